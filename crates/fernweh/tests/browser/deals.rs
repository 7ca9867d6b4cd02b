//! Business of a merchant: several deals are one plan, and what only opens further choices needs no confirmation.

use super::keys::ESCAPE;
use super::player::open_table_of;
use super::stage::Stage;
use super::window::{Look, Window};
use serde_json::{Value, json};

/// A solo merchant to whom two kinds of deals are offered.
async fn in_business(window: &Window) {
    window.be_calm().await;
    let table = open_table_of(window, "merchant-of-venus", &["me"], &[], 5).await;
    assert_eq!(window.run_on(include_str!("deals.js"), vec![]).await, json!(true), "no business comes");
    window.go(&table).await;
    window.until("document.querySelectorAll('#ask [data-adds]').length > 1").await;
}

/// The lines of the log.
const LOG: &str = "const [done] = arguments;
    const api = `/api${location.pathname.replace('/t/', '/tables/')}`;
    fetch(`${api}/log?from=0`).then((answer) => answer.json()).then((log) => done(log.map(({ line }) => line)));";

async fn log(window: &Window) -> Vec<Value> {
    window.run_on(LOG, vec![]).await.as_array().expect("a log").clone()
}

const PRESS: &str = "const press = (piece) => piece.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    const deals = [...document.querySelectorAll('#ask [data-adds]')].slice(0, 2);
    deals.forEach(press);";

/// What two presses plan, in order, and what the page shows of it.
const PLAN: &str = "const lines = deals.flatMap(({ dataset }) => Array(dataset.all === undefined ? 1 : Number(dataset.times)).fill(dataset.act));
    return { lines, label: document.querySelector('[data-go-label]').textContent, pressed: document.querySelectorAll('#ask [aria-pressed=true]').length,
             said: document.querySelectorAll('[data-question] .preview').length };";

async fn version_after(window: &Window, press: &str) {
    let version = window.run("return document.getElementById('table').dataset.version", vec![]).await;
    window.run(press, vec![]).await;
    let rests = "!document.getElementById('table').hasAttribute('aria-busy')";
    window.until(&format!("{rests} && document.getElementById('table').dataset.version !== {version}")).await;
}

#[tokio::test]
async fn several_deals_are_one_plan() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    in_business(&window).await;
    let before = log(&window).await;
    let plan = window.run(&format!("{PRESS} {PLAN}"), vec![]).await;
    let lines = plan["lines"].as_array().expect("lines");
    assert_eq!((&plan["pressed"], &plan["said"]), (&json!(2), &json!(2)), "{plan}");
    assert!(plan["label"].as_str().expect("a label").contains(&format!("all {}", lines.len())), "{plan}");
    // One step back leaves the first of them, and the next one nothing.
    let pressed = "return document.querySelectorAll('#ask [aria-pressed=true]').length";
    for left in [1, 0] {
        window.keys(&[ESCAPE]).await;
        assert_eq!(window.run(pressed, vec![]).await, json!(left));
    }
    window.run(PRESS, vec![]).await;
    version_after(&window, "document.querySelector('#ask [data-go]').click()").await;
    let after = log(&window).await;
    assert_eq!(after[..before.len()], before[..]);
    assert_eq!(
        after[before.len()..before.len() + lines.len()],
        lines[..],
        "all of it is done, in this order"
    );
    version_after(&window, "document.querySelector('[data-undo]').click()").await;
    assert_eq!(log(&window).await, before, "and taken back as one");
    assert_eq!(window.troubles().await, [""; 0]);
}

/// The end of business does what is planned, and ends it.
#[tokio::test]
async fn the_end_of_business_does_what_is_planned() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    in_business(&window).await;
    let before = log(&window).await;
    let plan = window.run(&format!("{PRESS} {PLAN}"), vec![]).await;
    let lines = plan["lines"].as_array().expect("lines");
    version_after(&window, "document.querySelector('#ask [data-act=done]').click()").await;
    let after = log(&window).await;
    let (planned, rest) = after[before.len()..].split_at(lines.len());
    assert_eq!((planned, &rest[0]), (&lines[..], &json!("done")));
    assert_eq!(window.troubles().await, [""; 0]);
}

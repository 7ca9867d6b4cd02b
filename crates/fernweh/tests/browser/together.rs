//! Two people at one table, each in their own browser, and a third who watches.

use super::player::{Come, play};
use super::stage::Stage;
use super::window::{Look, Window};
use serde_json::{Value, json};

/// Everything that must be the same before and after a reload.
const TABLE: &str = "
    const words = (css) => [...document.querySelectorAll(css)].map((place) => place.textContent.trim());
    const bar = document.getElementById('ask');
    return {
        state: bar.dataset.state,
        version: document.getElementById('table').dataset.version,
        question: words('[data-question]'),
        choices: [...bar.querySelectorAll('[data-act]')].map((choice) => choice.dataset.act),
        seats: words('.seats .seat'),
        tiles: words('.stage .tile'),
        log: words('.log li').filter((line) => line).length,
        lit: document.querySelectorAll('.stage .is-lit').length,
    };";

async fn table(window: &Window) -> Value {
    window.run(TABLE, vec![]).await
}

async fn is_asked(window: &Window) -> bool {
    window.run("return document.getElementById('ask').dataset.state === 'choose'", vec![]).await
        == json!(true)
}

/// The same version in all windows: every change reaches the others.
async fn wait_for_all(windows: &[&Window]) {
    let mut newest = 0;
    for window in windows {
        let version =
            window.run("return Number(document.getElementById('table').dataset.version)", vec![]).await;
        newest = newest.max(version.as_u64().expect("a version"));
    }
    for window in windows {
        window.until(&format!("Number(document.getElementById('table').dataset.version) >= {newest}")).await;
    }
}

#[tokio::test]
async fn two_browsers_meet_through_a_link_and_a_third_watches() {
    let stage = Stage::new();
    let ada = stage.window(Look::DESKTOP).await;
    ada.go("/new?game=new-frontiers").await;
    ada.press("label:has(input[name=players][value='2'])").await;
    ada.press("label:has(input[name=seat-2][value=open])").await;
    ada.write("#table-name", "Friday evening").await;
    ada.press("#new-table button.btn-primary").await;
    ada.until("document.querySelector('.waiting-room')").await;
    let link = ada.run("return document.querySelector('.waiting-room input').value", vec![]).await;
    let link = link.as_str().expect("an invitation").to_owned();

    let bo = stage.window(Look { lang: "de", theme: "light", ..Look::PHONE }).await;
    bo.go(&link).await;
    bo.write("#name", "Bo").await;
    bo.press("main form button").await;
    bo.until("document.querySelector('.stage.nf')").await;
    ada.until("document.querySelector('.stage.nf')").await;
    let here = ada.path().await;
    let cy = stage.window(Look::DESKTOP).await;
    cy.go(&here).await;

    let (mut n_ada, mut n_bo) = (0, 0);
    while n_ada < 9 || n_bo < 9 {
        for (window, n_moves) in [(&ada, &mut n_ada), (&bo, &mut n_bo)] {
            while is_asked(window).await {
                // One move at a time: the other may be asked after it.
                assert_eq!(play(window, 1, 100 + *n_moves).await, Come::Enough);
                *n_moves += 1;
                wait_for_all(&[&ada, &bo, &cy]).await;
            }
        }
        if n_ada + n_bo >= 8 && n_ada + n_bo < 11 {
            come_back(&[&ada, &bo, &cy]).await;
        }
    }

    assert!(
        table(&ada).await["seats"][1].as_str().is_some_and(|seat| seat.contains("Bo")),
        "the name was kept"
    );
    only_watches(&cy, &here).await;
    for window in [&ada, &bo] {
        assert_eq!(window.troubles().await, [""; 0]);
    }
}

/// All people reload the page in the middle of the game, and find it unchanged.
async fn come_back(windows: &[&Window]) {
    for window in windows {
        let before = table(window).await;
        window.reload().await;
        window.until("document.getElementById('ask')").await;
        assert_eq!(table(window).await, before, "nothing is lost");
    }
}

/// A spectator sees everything that is open, is offered nothing, and is refused when trying to act.
async fn only_watches(window: &Window, here: &str) {
    let seen = table(window).await;
    assert_eq!(seen["choices"], json!([]));
    assert_eq!(seen["lit"], json!(0));
    assert_ne!(seen["state"], "choose");
    assert!(seen["tiles"].as_array().is_some_and(|tiles| tiles.len() > 30), "the table is there: {seen}");
    assert_eq!(window.troubles().await, [""; 0]);
    let forced = "const [here, done] = arguments;
        const version = document.getElementById('table').dataset.version;
        const body = new URLSearchParams({ version, line: 'pass' });
        fetch(`${here}/act`, { method: 'POST', body }).then((answer) => done(answer.status));";
    assert_eq!(window.run_on(forced, vec![json!(here)]).await, json!(403));
}

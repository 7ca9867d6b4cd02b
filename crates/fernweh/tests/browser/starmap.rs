//! The star map in the browser: zoomed, moved, used for flights, and accessible.

use super::pages::audit;
use super::player::open_table_of;
use super::stage::Stage;
use super::window::{Look, Window};
use serde_json::{Value, json};

/// Nothing is being sent.
const RESTS: &str = "!document.getElementById('table').hasAttribute('aria-busy')";

/// Chooses `line` in the bar, confirms it, and waits for the next table.
async fn act(window: &Window, line: &str) {
    window
        .until(&format!("{RESTS} && document.querySelector('#ask [data-choices] [data-act=\"{line}\"]')"))
        .await;
    let version = window.run("return document.getElementById('table').dataset.version", vec![]).await;
    let press = "document.querySelector(`#ask [data-choices] [data-act=\"${arguments[0]}\"]`).click();
                 document.querySelector('#ask [data-go]').click();";
    window.run(press, vec![json!(line)]).await;
    window.until(&format!("document.getElementById('table').dataset.version !== '{}'", text(&version))).await;
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// A solo merchant after the first roll.
async fn after_the_roll(window: &Window) {
    open_table_of(window, "merchant-of-venus", &["me"], &[], 5).await;
    act(window, "set shield").await;
    act(window, "head BIO~GB.3").await;
    window.until("document.querySelector('#galaxy [data-course]')").await;
}

/// MV-053, MV-064: pressing a space plans a flight; the ship flies all of it, and one undo takes all of it back.
#[tokio::test]
async fn a_course_is_planned_flown_and_taken_back() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    after_the_roll(&window).await;
    let plan = "const sure = (piece) => piece.dataset.course.split(';').length === Number(piece.dataset.sure);
        const piece = [...document.querySelectorAll('#galaxy .pass[data-course]')].filter(sure).at(-1);
        piece.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        return { steps: piece.dataset.course.split(';').length, key: piece.id, way: document.getElementById('way').getAttribute('d'),
                 planned: [...document.querySelectorAll('.is-planned')].map((it) => it.id),
                 from: document.getElementById('galaxy').dataset.ship, to: piece.dataset.way.split(',').at(-1).split(' ').slice(0, 2).join(' ') };";
    let planned = window.run(plan, vec![]).await;
    assert_eq!(planned["planned"], json!([planned["key"]]), "one space is the goal");
    let steps = planned["steps"].as_u64().expect("a number of steps");
    assert!(steps > 1, "{planned}");
    assert_eq!(text(&planned["way"]).matches('L').count() as u64, steps, "every step is drawn: {planned}");

    let ship = |at: &Value| format!("document.getElementById('galaxy').dataset.ship === '{}'", text(at));
    window.run("document.querySelector('#ask [data-go]').click()", vec![]).await;
    // Where there is only one way on, the ship has flown further.
    window.until(&format!("!({})", ship(&planned["from"]))).await;
    window.until(&format!("{RESTS} && document.querySelector('[data-undo]')")).await;
    window.run("document.querySelector('[data-undo]').click()", vec![]).await;
    // All steps are taken back at once.
    window.until(&ship(&planned["from"])).await;
    assert_eq!(window.troubles().await, [""; 0]);
}

#[tokio::test]
async fn the_map_is_zoomed_and_moved() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    after_the_roll(&window).await;
    let look = "const map = document.getElementById('galaxy');
                return { width: map.getBoundingClientRect().width, zoom: map.dataset.zoom, left: document.getElementById('sky').scrollLeft };";
    let width = |seen: &Value| seen["width"].as_f64().expect("a width");
    let first = window.run(look, vec![]).await;
    assert_eq!(first["zoom"], "near", "the first look is at the ship");

    window.press("[data-zoom-by=in]").await;
    let closer = window.run(look, vec![]).await;
    assert!(width(&closer) > width(&first) * 1.2, "{first} {closer}");
    window.keys(&['0']).await;
    let whole = window.run(look, vec![]).await;
    assert_eq!(whole["zoom"], "far");
    window.keys(&['c']).await;
    let near = window.run(look, vec![]).await;
    assert_eq!(near["zoom"], "near");

    let drag = "const at = (name, x) => new PointerEvent(name, { pointerId: 7, clientX: x, clientY: 300, bubbles: true, cancelable: true });
        const map = document.getElementById('galaxy');
        for (const event of [at('pointerdown', 700), at('pointermove', 680), at('pointermove', 600), at('pointerup', 600)]) map.dispatchEvent(event);";
    window.run(drag, vec![]).await;
    let moved = window.run(look, vec![]).await;
    let left = |seen: &Value| seen["left"].as_f64().expect("a place");
    assert!((left(&moved) - left(&near) - 100.0).abs() < 2.0, "the map follows the hand: {near} {moved}");

    let wheel = "const at = new WheelEvent('wheel', { deltaY: 100, clientX: 700, clientY: 300, bubbles: true, cancelable: true });
        return !document.getElementById('galaxy').dispatchEvent(at);";
    assert_eq!(window.run(wheel, vec![]).await, json!(true), "the page does not scroll instead");
    let smaller = window.run(look, vec![]).await;
    assert!(width(&smaller) < width(&moved));
    assert_eq!(window.troubles().await, [""; 0]);
}

/// A label that the edge of the map would cut, or that would lie over a lit space, stands elsewhere or not at all, wherever
/// the map is moved.
#[tokio::test]
async fn no_label_is_cut_by_the_edge_of_the_map() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    window.be_calm().await;
    after_the_roll(&window).await;
    window.resize((1280, 720)).await;
    window.until("innerHeight === 720 && document.querySelector('.layer-plates > .is-in')").await;
    let report = window.run_on(include_str!("labels_at_edge.js"), vec![]).await;
    assert_eq!(report["cut"], json!([]));
    assert_eq!(report["over"], json!([]), "labels over lit spaces");
    assert!(report["seen"].as_u64().is_some_and(|n| n >= 20), "few labels were shown: {report}");
}

#[tokio::test]
async fn the_map_is_fit_for_everybody() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    after_the_roll(&window).await;
    let table = window.path().await;
    for (width, lang, theme) in
        [(1440, "en", "dark"), (1440, "de", "light"), (390, "de", "dark"), (390, "en", "light")]
    {
        window.look(Look { width, lang, theme }).await;
        window.go(&table).await;
        window.until("document.getElementById('galaxy')?.dataset.zoom").await;
        assert_eq!(audit(&window).await, [""; 0], "{width} {lang} {theme}");
    }
}

/// A typical turn takes at most six presses: half of the turns take no more, from the choice of a direction to the end.
#[tokio::test]
async fn a_typical_turn_takes_six_presses() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    window.be_calm().await;
    open_table_of(&window, "merchant-of-venus", &["me"], &[], 5).await;
    let report = window.run_on(include_str!("merchant_turns.js"), vec![json!(12)]).await;
    let turns = report.as_array().unwrap_or_else(|| panic!("{report}"));
    assert!(turns.len() >= 10, "{} turns", turns.len());
    let mut presses: Vec<usize> = turns.iter().map(|turn| turn.as_array().map_or(0, Vec::len)).collect();
    presses.sort_unstable();
    assert!(presses[presses.len() / 2] <= 6, "{presses:?}\n{turns:#?}");
    assert_eq!(window.troubles().await, [""; 0]);
}

//! The guided first game of Beyond the Sun: played to its last card, skipped, and left for another move.

use super::guide::{all_cards, follow, goes_on, rests, sight, start_with, to_card};
use super::keys::ESCAPE;
use super::pages::{audit, save};
use super::player::{Come, ONWARDS, play};
use super::stage::Stage;
use super::window::{Look, Window};
use serde_json::{Value, json};

async fn start_from_rules(window: &Window) {
    start_with(window, "/rules/beyond-the-sun", "form[action='/guide'] button").await;
}

/// Panels that overlap; offered cards overlap the tree on purpose.
const OVERLAPS: &str = "
    const panels = [...document.querySelectorAll('.stage .panel:not(.offer, .final)')]
        .map((panel) => [panel, panel.getBoundingClientRect()])
        .filter(([, box]) => box.width && box.height);
    const meet = (a, b) =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return panels.flatMap(([one, a], i) => panels.slice(i + 1)
        .filter(([two, b]) => !one.contains(two) && meet(a, b))
        .map(([two]) => `${one.className} and ${two.className}`));";

/// From the form of a new table to the last card; then the same game continues.
async fn whole_lesson(look: Look) {
    let stage = Stage::new();
    let window = stage.window(look).await;
    window.be_calm().await;
    start_with(&window, "/new?game=beyond-the-sun", "[formaction='/guide']").await;
    assert_eq!(window.run(OVERLAPS, vec![]).await, json!([]));
    all_cards(&window, look, "bts-guide").await;
    assert_eq!(window.run(OVERLAPS, vec![]).await, json!([]));
    goes_on(&window).await;
}

#[tokio::test]
async fn beyond_the_sun_is_taught_in_english_on_a_desktop() {
    whole_lesson(Look::DESKTOP).await;
}

#[tokio::test]
async fn beyond_the_sun_is_taught_in_german_on_a_phone() {
    whole_lesson(Look { lang: "de", ..Look::PHONE }).await;
}

#[tokio::test]
async fn beyond_the_sun_is_taught_in_german_on_a_light_tablet() {
    whole_lesson(Look { width: 820, lang: "de", theme: "light" }).await;
}

/// The card before the first move.
const FIRST_MOVE: u64 = 4;

#[tokio::test]
async fn the_guide_of_beyond_the_sun_can_be_skipped_and_called_back() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    start_from_rules(&window).await;
    to_card(&window, FIRST_MOVE).await;
    window.press("#coach .is-now .coach-skip").await;
    window.until("!document.getElementById('coach')").await;
    let n_acts = |seen: &Value| seen["acts"].as_array().map_or(0, Vec::len);
    let alone = sight(&window).await;
    assert!(n_acts(&alone) > 2, "everything that is legal is offered: {alone}");
    window.reload().await;
    assert_eq!(window.run("return document.getElementById('coach')", vec![]).await, Value::Null);
    assert_eq!(audit(&window).await, [""; 0]);

    window.press("#ask form[data-send=guide] button").await;
    window.until("document.getElementById('coach')").await;
    let back = rests(&window).await;
    assert_eq!((&back["card"], n_acts(&back)), (&json!(FIRST_MOVE), 1), "{back}");
    follow(&window, &back).await;
    assert_eq!(rests(&window).await["card"], json!(FIRST_MOVE + 1), "and the lesson goes on");
    assert_eq!(window.troubles().await, [""; 0]);
}

#[tokio::test]
async fn another_action_leads_out_of_the_lesson_of_beyond_the_sun() {
    let stage = Stage::new();
    let window = stage.window(Look { lang: "de", ..Look::PHONE }).await;
    start_from_rules(&window).await;
    to_card(&window, FIRST_MOVE).await;
    window.press("#space-basic-recruit-1").await;
    window.until("document.querySelector('.pop .other-way button')").await;
    save(&window, "bts-guide-other-way").await;
    assert_eq!(audit(&window).await, [""; 0]);
    window.keys(&[ESCAPE]).await;
    window.until("!document.querySelector('.pop')").await;
    assert_eq!(sight(&window).await["card"], json!(FIRST_MOVE), "looking leaves nothing");

    window.press("#space-basic-recruit-1").await;
    window.until("document.querySelector('.pop .other-way button')").await;
    window.press(".pop .other-way button").await;
    window.until("document.getElementById('ask') && !document.getElementById('coach')").await;
    window.press("#space-basic-recruit-1").await;
    window.press("[data-go]").await;
    window.until("document.querySelector('#ask [data-act=grow]')").await;
    let has_way_back = "return Boolean(document.querySelector('#ask form[data-send=guide]'))";
    assert_eq!(window.run(has_way_back, vec![]).await, json!(false), "there is no lesson any more");
    // An undo returns to where the lesson was left.
    window.press("[data-undo]").await;
    window.until("document.querySelector('#ask form[data-send=guide]')").await;
    assert_eq!(play(&window, ONWARDS, 3).await, Come::Enough, "the bot plays on by itself");
    assert_eq!(window.troubles().await, [""; 0]);
}

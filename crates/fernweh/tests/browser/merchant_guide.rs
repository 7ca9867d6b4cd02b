//! The guided first game of Merchant of Venus: played to its last card, skipped, and left for another move.

use super::guide::{all_cards, follow, goes_on, rests, sight, start_with, to_card};
use super::keys::ESCAPE;
use super::pages::{audit, save};
use super::player::{Come, ONWARDS, play};
use super::stage::Stage;
use super::window::{Look, Window};
use serde_json::{Value, json};

async fn start_from_rules(window: &Window) {
    start_with(window, "/rules/merchant-of-venus", "form[action='/guide'] button").await;
}

/// From the form of a new table to the last card; then the same game continues.
async fn whole_lesson(look: Look) {
    let stage = Stage::new();
    let window = stage.window(look).await;
    window.be_calm().await;
    start_with(&window, "/new?game=merchant-of-venus", "[formaction='/guide']").await;
    all_cards(&window, look, "mv-guide").await;
    goes_on(&window).await;
}

#[tokio::test]
async fn merchant_of_venus_is_taught_in_english_on_a_desktop() {
    whole_lesson(Look::DESKTOP).await;
}

#[tokio::test]
async fn merchant_of_venus_is_taught_in_german_on_a_phone() {
    whole_lesson(Look { lang: "de", ..Look::PHONE }).await;
}

/// The card before the first direction, and the one before the first flight.
const DIRECTION: u64 = 6;
const FLIGHT: u64 = 9;

#[tokio::test]
async fn the_guide_of_merchant_of_venus_can_be_skipped_and_called_back() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    start_from_rules(&window).await;
    to_card(&window, FLIGHT).await;
    // During a flight only its destination is highlighted; an undo during the flight shows the same card again.
    let flight = sight(&window).await;
    assert_eq!(flight["lit"], json!(["space-COL-A"]), "{flight}");
    window.press("#coach .is-now .coach-skip").await;
    window.until("!document.getElementById('coach')").await;
    let n_goals = "return document.querySelectorAll('#galaxy [data-course]').length";
    assert!(window.run(n_goals, vec![]).await.as_u64() > Some(3), "everything within reach is offered");
    window.reload().await;
    assert_eq!(window.run("return document.getElementById('coach')", vec![]).await, Value::Null);
    assert_eq!(audit(&window).await, [""; 0]);

    window.press("#ask form[data-send=guide] button").await;
    window.until("document.getElementById('coach')").await;
    let back = rests(&window).await;
    assert_eq!((&back["card"], &back["lit"]), (&json!(FLIGHT), &json!(["space-COL-A"])), "{back}");
    follow(&window, &back).await;
    assert_eq!(rests(&window).await["card"], json!(FLIGHT + 1), "and the lesson goes on");
    assert_eq!(window.troubles().await, [""; 0]);
}

#[tokio::test]
async fn another_direction_leads_out_of_the_lesson_of_merchant_of_venus() {
    let stage = Stage::new();
    let window = stage.window(Look { lang: "de", ..Look::PHONE }).await;
    start_from_rules(&window).await;
    to_card(&window, DIRECTION).await;
    window.press("[data-key='space-BIO_GB.3']").await;
    window.until("document.querySelector('.pop .other-way button')").await;
    save(&window, "mv-guide-other-way").await;
    assert_eq!(audit(&window).await, [""; 0]);
    window.keys(&[ESCAPE]).await;
    window.until("!document.querySelector('.pop')").await;
    assert_eq!(sight(&window).await["card"], json!(DIRECTION), "looking leaves nothing");

    window.press("[data-key='space-BIO_GB.3']").await;
    window.until("document.querySelector('.pop .other-way button')").await;
    window.press(".pop .other-way button").await;
    window.until("document.getElementById('ask') && !document.getElementById('coach')").await;
    window.press("[data-key='space-BIO_GB.3']").await;
    window.press("[data-go]").await;
    window.until("document.querySelector('#ask [data-act^=\"go \"]')").await;
    let has_way_back = "return Boolean(document.querySelector('#ask form[data-send=guide]'))";
    assert_eq!(window.run(has_way_back, vec![]).await, json!(false), "there is no lesson any more");
    assert_eq!(play(&window, ONWARDS, 3).await, Come::Enough, "the bot plays on by itself");
    assert_eq!(window.troubles().await, [""; 0]);
}

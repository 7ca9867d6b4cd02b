//! Lessons of Interportal in prepared positions, played from the page "Learn" to their last cards, on a phone and on a
//! desktop.

use super::guide::{cards_until, goes_on, rests, sight, start_with};
use super::pages::audit;
use super::stage::Stage;
use super::window::{Look, Window};
use serde_json::{Value, json};
use web::lesson::Lesson;

fn lesson(name: &str) -> &'static Lesson {
    let game = web::GAMES.find("interportal").expect("the game");
    game.lessons().iter().find(|lesson| lesson.name == name).expect("a lesson")
}

/// Opens a lesson from the page "Learn".
async fn start(window: &Window, name: &str) {
    start_with(window, "/rules", &format!("#lessons-interportal form:has([value='{name}']) button")).await;
}

/// Plays a lesson to its end and checks every card; then the same game goes on.
async fn whole(look: Look, name: &str) {
    let stage = Stage::new();
    let window = stage.window(look).await;
    window.be_calm().await;
    window.go("/rules").await;
    assert_eq!(audit(&window).await, [""; 0]);
    start(&window, name).await;
    let cards = cards_until(&window, look, &format!("x4-{name}"), u64::MAX).await;
    assert_eq!((cards[0], cards.last().copied()), (1, Some(lesson(name).n_cards() as u64)));
    window.press("#coach .is-now form[data-send=guide] button").await;
    window.until("!document.getElementById('coach')").await;
    goes_on(&window).await;
}

#[tokio::test]
async fn the_lesson_of_war_in_english_on_a_desktop() {
    whole(Look::DESKTOP, "war").await;
}

#[tokio::test]
async fn the_lesson_of_the_council_in_english_on_a_phone() {
    whole(Look::PHONE, "council").await;
}

#[tokio::test]
async fn the_lesson_of_the_council_in_english_on_a_desktop() {
    whole(Look::DESKTOP, "council").await;
}

#[tokio::test]
async fn the_lesson_of_agents_in_german_on_a_desktop() {
    whole(Look { lang: "de", ..Look::DESKTOP }, "agents").await;
}

#[tokio::test]
async fn the_lesson_of_tactical_battles_in_german_on_a_phone() {
    whole(Look { lang: "de", ..Look::PHONE }, "tactics").await;
}

/// "Show me" brings what a card points at back into view, and a lesson can be left at any card.
#[tokio::test]
async fn a_lesson_shows_where_to_press_and_can_be_left() {
    let stage = Stage::new();
    let window = stage.window(Look::PHONE).await;
    start(&window, "council").await;
    let first = rests(&window).await;
    assert_eq!((&first["card"], first["pointed"].as_u64()), (&json!(1), Some(1)), "{first}");
    window.press(".tabbar [data-pane=map]").await;
    window.until("document.querySelector('.is-pointed').getClientRects().length === 0").await;
    window.press("#coach .is-now [data-show]").await;
    window.until("document.querySelector('.is-pointed').getClientRects().length > 0").await;
    window.press("#coach .is-now .coach-skip").await;
    window.until("!document.getElementById('coach')").await;
    let alone = sight(&window).await;
    assert!(alone["acts"].as_array().is_some_and(|acts| acts.len() > 10), "everything is offered: {alone}");
    assert_eq!(window.run("return document.getElementById('coach')", vec![]).await, Value::Null);
    assert_eq!(window.troubles().await, [""; 0]);
}

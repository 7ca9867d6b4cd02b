//! The guided first game of Interportal: its first half on a phone, its second half on a desktop.

use super::guide::{cards_until, goes_on, start_with};
use super::stage::Stage;
use super::window::{Look, Window};
use serde_json::json;
use web::lesson::{Lesson, Step};

fn lesson() -> &'static Lesson {
    web::GAMES.find("interportal").and_then(web::tables::Entry::lesson).expect("a lesson")
}

/// The number of the first card of a chapter, and of the step that it stands before.
fn begins(chapter: &str) -> (u64, usize) {
    let lesson = lesson();
    let of_chapter = |step: &Step| step.cards.iter().any(|card| card.chapter == chapter);
    let step = lesson.steps.iter().position(of_chapter).expect("a chapter");
    (lesson.n_cards_before(step) as u64 + 1, step)
}

/// Opens the guided game from its page of rules, and goes back to its table where a test has left it.
async fn start(window: &Window) -> String {
    start_with(window, "/rules/interportal", "form[action='/guide'] button").await;
    window.path().await
}

/// Makes the moves of the learner before a step through the interface; the bot follows the script by itself.
async fn ahead(window: &Window, table: &str, step: usize) {
    let lesson = lesson();
    let mine = lesson.steps[..step].iter().filter(|it| it.seat == lesson.learner);
    let lines: Vec<&str> = mine.map(|it| it.line.as_str()).collect();
    let act = "const [path, lines, done] = arguments;
        const api = `/api${path.replace('/t/', '/tables/')}`;
        (async () => {
            for (const body of lines) {
                let facts = {};
                while (!facts.awaiting?.includes('p1')) facts = await (await fetch(api)).json();
                const sent = { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body };
                const answer = await fetch(`${api}/act?seat=p1&version=${facts.version}`, sent);
                if (!answer.ok) return `${body}: ${await answer.text()}`;
            }
            return 'done';
        })().then(done, (error) => done(String(error)));";
    window.go("/profile").await;
    assert_eq!(window.run_on(act, vec![json!(table), json!(lines)]).await, json!("done"));
    window.go(table).await;
}

#[tokio::test]
async fn interportal_is_taught_in_german_on_a_phone() {
    let look = Look { lang: "de", ..Look::PHONE };
    let stage = Stage::new();
    let window = stage.window(look).await;
    window.be_calm().await;
    start(&window).await;
    let (last, _) = begins("x4-guide-undoing");
    let cards = cards_until(&window, look, "x4-guide", last).await;
    assert_eq!(cards[0], 1);
    assert_eq!(window.troubles().await, [""; 0]);
}

#[tokio::test]
async fn interportal_is_taught_in_english_on_a_desktop() {
    let look = Look::DESKTOP;
    let stage = Stage::new();
    let window = stage.window(look).await;
    window.be_calm().await;
    let table = start(&window).await;
    let (first, step) = begins("x4-guide-undoing");
    ahead(&window, &table, step).await;
    let cards = cards_until(&window, look, "x4-guide", u64::MAX).await;
    assert_eq!((cards[0], cards.last().copied()), (first, Some(lesson().n_cards() as u64)));
    goes_on(&window).await;
}

//! A newcomer: two clicks to the first move, and then the first moves with the mouse alone.

use super::fit::check_fit;
use super::stage::Stage;
use super::window::{Look, Window};
use serde_json::{Value, json};

/// The moves that are made with the mouse. Whole games are played by `games`.
const BY_MOUSE: usize = 14;

/// What a newcomer sees: the state of the bar, and where a press would choose something. Pieces on the board are
/// preferred, because newcomers look there.
const SIGHT: &str = "
    const bar = document.getElementById('ask');
    const lit = [...document.querySelectorAll('.stage .is-lit')];
    const choices = [...bar.querySelectorAll('[data-choices] [data-act]')];
    return {
        state: document.getElementById('table').hasAttribute('aria-busy') ? 'busy' : bar.dataset.state,
        version: Number(document.getElementById('table').dataset.version),
        questions: [...document.querySelectorAll('[data-question]')].map((place) => place.textContent.trim()),
        lit: lit.map((piece) => piece.id),
        acts: choices.map((choice) => choice.dataset.act),
        isList: Boolean(bar.querySelector('details')),
    };";

async fn sight(window: &Window) -> Value {
    window.run(SIGHT, vec![]).await
}

fn list(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

#[tokio::test]
async fn a_newcomer_plays_against_bots() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    window.go("/").await;
    window.press("form[action='/quick'] button").await;
    window.until("document.getElementById('ask')").await;
    let n_seats = window.run("return document.querySelectorAll('.seats .seat').length", vec![]).await;
    assert_eq!(n_seats, json!(4), "three bots play along");

    for n_moves in 0..BY_MOUSE {
        window.until("!document.querySelector('[aria-busy]') && document.getElementById('ask').dataset.state !== 'wait'").await;
        let seen = sight(&window).await;
        let questions = list(&seen["questions"]);
        assert!(questions.len() == 1 && !questions[0].is_empty(), "one question: {seen}");
        check_fit(&window).await;
        one_move(&window, &seen, n_moves).await;
        let troubles = window.troubles().await;
        assert!(troubles.is_empty(), "after move {n_moves}: {troubles:#?}");
    }
}

/// Presses something highlighted, sees its preview, confirms it, and sees that it was done.
async fn one_move(window: &Window, seen: &Value, n: usize) {
    let (lit, acts) = (list(&seen["lit"]), list(&seen["acts"]));
    assert!(!acts.is_empty(), "asked, so there is something to choose: {seen}");
    if let Some(piece) = lit.get(n % lit.len().max(1)) {
        window.press(&format!("[id='{piece}']")).await;
    }
    // If nothing is highlighted, or a piece has several choices, the bar has the choice.
    let is_planned = "return !document.querySelector('[data-go]').hasAttribute('aria-disabled')";
    if window.run(is_planned, vec![]).await == json!(false) {
        let is_open = "return document.querySelector('#ask details')?.open ?? true";
        if window.run(is_open, vec![]).await == json!(false) {
            window.press("#ask summary").await;
        }
        window.press("#ask [data-choices] form:not([hidden]) [data-act]").await;
    }
    let plan = sight(window).await;
    assert_ne!(plan["questions"], seen["questions"], "the plan is shown in place of the question");
    window.press("[data-go]").await;
    let version = &seen["version"];
    window.until(&format!("Number(document.getElementById('table').dataset.version) > {version}")).await;
}

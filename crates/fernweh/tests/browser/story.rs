//! What happened between one's own turns can be stepped through, with the board as it was.

use super::player::{Come, open_table_of, skip};
use super::stage::Stage;
use super::window::{Look, Window};
use serde_json::json;

const GAMES: [&str; 4] = ["new-frontiers", "beyond-the-sun", "merchant-of-venus", "interportal"];

/// Steps back twice and to the present again.
async fn step_through(window: &Window, game: &str) {
    let question = "return document.querySelector('#ask .ask').textContent";
    let asked = window.run(question, vec![]).await;
    window.press("#tell a[data-story=back]").await;
    window.until("document.querySelector('#tell.is-past')").await;
    let quiet = "return document.querySelectorAll('.stage .is-lit, #ask [data-act]').length";
    assert_eq!(window.run(quiet, vec![]).await, json!(0), "{game}: nothing can be chosen in the past");
    let turn = "return Number(document.getElementById('tell').dataset.turn)";
    let last = window.run(turn, vec![]).await.as_f64().unwrap();
    window.press("#tell a[data-story=back]").await;
    window.until(&format!("document.getElementById('tell').dataset.turn === '{}'", last - 1.0)).await;
    window.press("#tell a[data-story=forward]").await;
    window.until(&format!("document.getElementById('tell').dataset.turn === '{last}'")).await;
    window.press("#tell .btn-now").await;
    window.until("!document.querySelector('#tell.is-past') && document.getElementById('ask').dataset.state === 'choose'").await;
    assert_eq!(window.run(question, vec![]).await, asked, "{game}: the same question as before");
    let left = "return document.querySelectorAll('.told-ring, .tell-ink').length";
    assert_eq!(window.run(left, vec![]).await, json!(0), "{game}: the present has no ring");
}

#[tokio::test]
async fn the_turns_of_the_others_can_be_stepped_through() {
    let stage = Stage::new();
    for game in GAMES {
        let window = stage.window(Look { width: 1366, ..Look::DESKTOP }).await;
        window.be_calm().await;
        let table = open_table_of(&window, game, &["me", "bot-greedy", "bot-greedy"], &[], 3).await;
        assert_eq!(skip(&window, &table, &["p1"], 8, 0, 3).await, Come::Enough);
        for width in [1366, 390] {
            window.look(Look { width, ..Look::DESKTOP }).await;
            window.go(&table).await;
            window.until("document.getElementById('ask').dataset.state === 'choose'").await;
            step_through(&window, game).await;
            assert_eq!(window.troubles().await, [""; 0], "{game}, {width} pixels wide");
        }
    }
}

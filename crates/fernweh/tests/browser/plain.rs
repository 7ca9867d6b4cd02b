//! A whole game in plain words: headings, lists and buttons, and no script that draws.

use super::player::open_table;
use super::stage::Stage;
use super::window::Look;
use serde_json::json;

/// More moves than a person makes in the first game.
const MOST: u64 = 400;

#[tokio::test]
async fn a_whole_game_is_played_in_plain_words() {
    let stage = Stage::new();
    let window = stage.window(Look::PHONE).await;
    let table = open_table(&window, &["me", "bot-greedy"], &["first-game"], 4).await;
    let plain = format!("{table}/plain");
    window.go(&plain).await;
    let mut n_moves = 0_u64;
    while n_moves < MOST {
        let n = "return document.querySelectorAll('.options button').length";
        let n = window.run(n, vec![]).await.as_u64().expect("a number");
        let is_over = "return Boolean(document.querySelector(`#main a[href$='/replay']`))";
        if window.run(is_over, vec![]).await == json!(true) {
            break;
        }
        if n == 0 {
            // A bot moves; the page is asked for again, as its reader does.
            window.go(&plain).await;
            continue;
        }
        let fits = "return document.documentElement.scrollWidth <= innerWidth && document.querySelectorAll('h1').length === 1";
        assert_eq!(window.run(fits, vec![]).await, json!(true), "after {n_moves} moves");
        let chosen = n_moves * 7 % n + 1;
        window.run("window.isLeft = true", vec![]).await;
        window.press(&format!(".options li:nth-child({chosen}) button")).await;
        window.until("!window.isLeft").await;
        assert_eq!(window.path().await, plain, "a button of this page returns to it");
        n_moves += 1;
    }
    assert!((10..MOST).contains(&n_moves), "{n_moves} moves");
    window.until("document.querySelector('#board ~ h3')").await;
    assert_eq!(window.troubles().await, [""; 0]);
}

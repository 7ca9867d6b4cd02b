//! A whole game in plain words: headings, lists and buttons, and no script that draws.

use super::player::{open_table, skip};
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

/// The page changes by itself while its reader waits, says so, and keeps the place that the reader is at.
#[tokio::test]
async fn a_page_in_plain_words_changes_by_itself() {
    let stage = Stage::new();
    let [player, reader] = [stage.window(Look::DESKTOP).await, stage.window(Look::PHONE).await];
    let table = open_table(&player, &["me", "here"], &["first-game"], 4).await;
    reader.go(&format!("{table}/plain")).await;
    reader.until("!document.querySelector('[data-plain-live]').hidden").await;
    let seen = "const main = document.querySelector('[data-plain]');
        document.querySelector(`nav a[href='#log']`).focus();
        window.isSame = true;
        return [main.dataset.version, document.querySelectorAll('#log + ol li').length]";
    let before = reader.run(seen, vec![]).await;
    skip(&player, &table, &["p1", "p2"], 4, 0, 1).await;
    let moved = format!(
        "document.querySelector('[data-plain]').dataset.version !== '{}'",
        before[0].as_str().expect("a version")
    );
    reader.until(&moved).await;
    reader.until("document.querySelector('[data-plain-news]').textContent.trim()").await;
    reader.until(&format!("document.querySelectorAll('#log + ol li').length > {}", before[1])).await;
    let kept = "return window.isSame && document.activeElement.getAttribute('href') === '#log'";
    assert_eq!(reader.run(kept, vec![]).await, json!(true), "it was not loaded anew, and the focus stays");
    assert_eq!(reader.troubles().await, [""; 0]);
}

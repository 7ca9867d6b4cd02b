//! A game in plain words: headings, lists and buttons, and no script that draws.

use super::player::{open_table, skip};
use super::stage::Stage;
use super::window::Look;
use serde_json::json;

/// More moves than a person makes in the first game.
const MOST: usize = 150;

/// What a bot would do, from the interface: it only says which button is pressed.
const HINT: &str = "const [path, done] = arguments;
    fetch(`/api${path.replace('/t/', '/tables/')}/hint?seat=p1`).then((it) => it.json()).then((it) => done(it.hint.line))";

/// A whole game, from the first to the last move by the buttons of this page.
#[tokio::test]
async fn a_game_is_played_in_plain_words() {
    let stage = Stage::new();
    let window = stage.window(Look::PHONE).await;
    let table = open_table(&window, &["me", "bot-greedy"], &["first-game"], 4).await;
    let plain = format!("{table}/plain");
    window.go(&plain).await;
    let end = "document.querySelector(`#main a[href$='/replay']`)";
    let mut n_moves = 0;
    loop {
        // If a bot moves, the page changes when the reader is asked.
        window.until(&format!("document.querySelector('.options button') || {end}")).await;
        if window.run(&format!("return Boolean({end})"), vec![]).await == json!(true) {
            break;
        }
        n_moves += 1;
        assert!(n_moves <= MOST, "the game does not end");
        let fits = "return document.documentElement.scrollWidth <= innerWidth && document.querySelectorAll('h1').length === 1";
        assert_eq!(window.run(fits, vec![]).await, json!(true), "at move {n_moves}");
        let line = window.run_on(HINT, vec![json!(table)]).await;
        let line = line.as_str().expect("a hint");
        window.run("window.isLeft = true", vec![]).await;
        window.press(&format!(".options button[value='{line}']")).await;
        window.until("!window.isLeft").await;
        assert_eq!(window.path().await, plain, "a button of this page returns to it");
    }
    assert!(n_moves >= 20, "only {n_moves} moves");
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

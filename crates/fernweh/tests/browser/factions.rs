//! Beyond the Sun in the browser: leaders fit, events are shown, abilities say what they do.

use super::keys::ESCAPE;
use super::player::{open_table_of, play};
use super::stage::Stage;
use super::window::Look;
use serde_json::json;

/// BTL-008: the two rows of four players are visible without scrolling, in the language with the longer words.
#[tokio::test]
async fn btl_008_the_draft_of_four_fits_on_a_desktop() {
    let stage = Stage::new();
    let window = stage.window(Look { lang: "de", ..Look::DESKTOP }).await;
    window.be_calm().await;
    for seed in [5, 6, 7] {
        let seats = ["me", "here", "here", "here"];
        open_table_of(&window, "beyond-the-sun", &seats, &["leaders"], seed).await;
        window.until("document.querySelectorAll('.draft .leader').length === 12").await;
        let over = "const draft = document.querySelector('.draft');
            const wide = [...draft.querySelectorAll('.leader > :is(.name, .line)')].filter((it) => it.scrollWidth > it.clientWidth);
            return [draft.scrollHeight - draft.clientHeight, ...wide.map((it) => it.textContent)];";
        assert_eq!(window.run(over, vec![]).await, json!([0]), "seed {seed}: it scrolls, or words run over");
    }
}

/// BTS-122: an event for all players is shown to all of them, also if it asks nobody.
#[tokio::test]
async fn bts_122_an_event_that_asks_nobody_is_told_as_news() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    open_table_of(&window, "beyond-the-sun", &["me"], &["solo=normal"], 9).await;
    let listen = "window.told = [];
        new MutationObserver((all) => all.forEach(({ addedNodes }) =>
            addedNodes.forEach((toast) => window.told.push(toast.querySelector('span').textContent)))
        ).observe(document.getElementById('toasts'), { childList: true });";
    window.run(listen, vec![]).await;
    for round in 0..6 {
        play(&window, 12, 9 + round).await;
        let last = "const last = document.querySelector('[data-news]');
            return [last?.dataset.quiet === undefined && last?.dataset.words, window.told];";
        let found = window.run(last, vec![]).await;
        if let Some(words) = found[0].as_str() {
            assert!(found[1].as_array().is_some_and(|told| told.contains(&json!(words))), "{found}");
            return;
        }
    }
    panic!("nothing was turned up");
}

/// An ability has a line on the mat and all its words in a popover.
#[tokio::test]
async fn abilities_of_experts_are_read_in_a_popover() {
    let stage = Stage::new();
    for width in [1440, 390] {
        let window = stage.window(Look { width, lang: "de", theme: "dark" }).await;
        window.be_calm().await;
        open_table_of(&window, "beyond-the-sun", &["me", "here"], &["expert"], 3).await;
        play(&window, 2, 3).await;
        window.run("document.getElementById('table').dataset.pane = 'mine'", vec![]).await;
        window.until("document.querySelectorAll('#mat .ability').length === 2").await;
        window
            .run("document.querySelector('#mat .ability').scrollIntoView({ block: 'center' })", vec![])
            .await;
        window.press("#mat .ability").await;
        window.until("document.querySelector('.pop .about p')?.textContent.length > 20").await;
        let fits = "const box = document.querySelector('.pop').getBoundingClientRect();
            return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;";
        assert_eq!(window.run(fits, vec![]).await, json!(true), "{width}: the popover is in view");
        window.keys(&[ESCAPE]).await;
        window.until("!document.querySelector('.pop')").await;
        assert_eq!(window.troubles().await, [""; 0]);
    }
}

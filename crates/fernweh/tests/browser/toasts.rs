//! Short messages cover nothing that can be pressed, at any width.

use super::fit::misfits;
use super::player::{Come, open_table_of, play};
use super::stage::Stage;
use super::window::{Look, Window};

const WIDTHS: [u32; 4] = [1440, 1200, 820, 390];

/// As many messages as there may be, each with two lines and an undo button, which stay visible.
async fn show_news(window: &Window, width: u32) {
    let show = "const done = arguments[0];
        const here = document.querySelector('script[type=module][src*=\"/static/\"]').src;
        import(here.replace(/[^/]*$/, 'app.js')).then(({ $toast: { toast } }) => {
            const news = { label: 'Undo', action() {}, seconds: 600 };
            for (let n = 0; n < 3; n += 1) toast('Procyon builds a level 2 ship above the Terraformed World', news);
            done(document.querySelectorAll('#toasts .toast').length);
        }, (error) => done(String(error)));";
    assert_eq!(window.run_on(show, vec![]).await, 1, "one message has room, {width} pixels wide");
    let inside = "const [strip, news] = ['#tell', '#toasts .toast'].map((it) => document.querySelector(it).getBoundingClientRect());
        return news.top >= strip.top - 1 && news.bottom <= strip.bottom + 1;";
    assert_eq!(window.run(inside, vec![]).await, true, "it lies over the strip, {width} pixels wide");
}

/// Plays `n_moves` moves of `game`, and checks every table on the way with messages at two of the widths, in turn. On some
/// tables there must be a highlighted element that `css` names.
async fn news_lie_over_nothing(game: &str, seed: u64, n_moves: u64, css: &str) {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    open_table_of(&window, game, &["me", "bot-greedy"], &[], seed).await;
    let lit = format!(
        "return [...document.querySelectorAll('.stage :is({css}).is-lit')].filter((it) => it.getClientRects().length).length"
    );
    let mut n_lit = [0; WIDTHS.len()];
    for n in 0..n_moves {
        for (width, n_lit) in WIDTHS.into_iter().zip(&mut n_lit).skip((n % 2) as usize).step_by(2) {
            window.look(Look { width, ..Look::DESKTOP }).await;
            show_news(&window, width).await;
            let found = misfits(&window).await;
            if !found.is_empty() {
                super::pages::save(&window, &format!("toasts-{game}-{n}-{width}")).await;
            }
            assert_eq!(found, [""; 0], "{width} pixels wide, after {n} moves");
            *n_lit += window.run(&lit, vec![]).await.as_u64().unwrap_or_default();
        }
        window.look(Look::DESKTOP).await;
        assert_eq!(play(&window, 1, seed + n).await, Come::Enough);
        window.until("document.getElementById('ask').dataset.state === 'choose'").await;
    }
    assert!(n_lit.iter().all(|n| *n > 0), "nothing of {css} was ever lit: {n_lit:?}");
    assert_eq!(window.troubles().await, [""; 0]);
}

#[tokio::test]
async fn news_lie_over_nothing_in_beyond_the_sun() {
    news_lie_over_nothing("beyond-the-sun", 3, 10, ".ship").await;
}

#[tokio::test]
async fn news_lie_over_nothing_in_merchant_of_venus() {
    news_lie_over_nothing("merchant-of-venus", 3, 10, ".galaxy *").await;
}

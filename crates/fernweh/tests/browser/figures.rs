//! Figures of the table pages: their weight, the first paint without a cache, and the time from a push to the picture.
//! They depend on the machine, so that nothing is checked here; docs/benchmarks.md has the command and the last figures.

use super::player::{open_table_of, skip};
use super::stage::Stage;
use super::window::{Look, Window};
use serde_json::Value;

/// Whether figures are measured: then pages are painted.
pub(super) fn is_measured() -> bool {
    std::env::var_os("FERNWEH_FIGURES").is_some()
}

/// Bytes of the page and its files as they were sent, without the stream of events, and the first paint in milliseconds.
const LOADED: &str = "const [page] = performance.getEntriesByType('navigation');
    const files = performance.getEntriesByType('resource').filter((it) => !it.name.endsWith('/events'));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const sum = (kind) => files.filter((it) => it.name.split(/[?#]/)[0].endsWith(kind)).reduce((all, it) => all + it.encodedBodySize, 0);
    const parts = ['css', 'js', 'svg', 'woff2'].map(sum);
    const all = page.encodedBodySize + files.reduce((all, it) => all + it.encodedBodySize, 0);
    return [page.encodedBodySize, ...parts, all, paint?.startTime ?? null]";

/// Notes the time after the picture that follows each update.
const NOTE: &str = "window.painted = [];
    document.addEventListener('fernweh:patched', () => requestAnimationFrame(() => setTimeout(() => {
        const asked = performance.getEntriesByType('resource').filter((it) => it.name.includes('/fragment')).at(-1);
        if (asked) window.painted.push(performance.now() - asked.startTime);
    }, 0)));";

/// How many times a page is loaded, and how many pushes are measured.
const N_LOADS: usize = 5;
const N_PUSHES: u64 = 12;

/// The middle one of some numbers.
fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or(f64::NAN)
}

fn numbers(value: &Value) -> Vec<f64> {
    value.as_array().into_iter().flatten().map(|it| it.as_f64().unwrap_or(f64::NAN)).collect()
}

/// Times from the moment at which the page learns of a move to the picture that shows it.
async fn pushes(player: &Window, watcher: &Window, table: &str) -> Vec<f64> {
    watcher.run(NOTE, vec![]).await;
    for n in 1..=N_PUSHES {
        skip(player, table, &["p1", "p2"], 1, 100, n).await;
        watcher.until(&format!("window.painted.length >= {n}")).await;
    }
    numbers(&watcher.run("return window.painted", vec![]).await)
}

#[tokio::test]
#[ignore = "it measures and checks nothing: FERNWEH_FIGURES=1 cargo test --workspace --test browser figures -- --ignored --nocapture"]
async fn figures() {
    assert!(is_measured(), "FERNWEH_FIGURES=1 makes the browser paint");
    println!(
        "| game | page | style | scripts | icons | letters | all, kB | first paint, ms | push to picture, ms |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    for game in ["new-frontiers", "beyond-the-sun", "merchant-of-venus", "interportal"] {
        let stage = Stage::new();
        let player = stage.window(Look::DESKTOP).await;
        let table = open_table_of(&player, game, &["me", "here"], &[], 5).await;
        let (mut paints, mut sizes) = (Vec::new(), Vec::new());
        let mut watcher = stage.window(Look::DESKTOP).await;
        for _ in 0..N_LOADS {
            // A new window has nothing in its cache.
            watcher = stage.window(Look::DESKTOP).await;
            watcher.go(&table).await;
            watcher.until("performance.getEntriesByName('first-contentful-paint').length").await;
            let loaded = numbers(&watcher.run(LOADED, vec![]).await);
            paints.push(loaded[6]);
            sizes = loaded;
        }
        let pushed = pushes(&player, &watcher, &table).await;
        let kilobytes: Vec<String> = sizes[..6].iter().map(|n| format!("{:.1}", n / 1000.0)).collect();
        println!("| {game} | {} | {:.0} | {:.0} |", kilobytes.join(" | "), median(paints), median(pushed));
    }
}

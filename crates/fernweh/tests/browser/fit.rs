//! Whether a table fits its window: nothing too tall, nothing highlighted under something else.

use super::window::Window;
use serde_json::Value;

/// The functions of the page that check it, to be put before a script that calls them.
pub(super) const FIT: &str = include_str!("fit.js");

/// What does not fit now.
pub(super) async fn misfits(window: &Window) -> Vec<String> {
    let found = window.run(&format!("{FIT} return misfits()"), vec![]).await;
    found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Fails with what does not fit, and saves a picture of it.
pub(super) async fn check_fit(window: &Window) {
    let found = misfits(window).await;
    if !found.is_empty() {
        super::pages::save(window, "misfit").await;
        panic!("{found:#?}");
    }
}

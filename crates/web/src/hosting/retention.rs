//! Removes tables that nobody has changed for as long as the host wants to keep them.

use crate::app::App;
use crate::config::Retention;
use crate::error::Error;
use std::time::Duration;

/// How often it is looked for old tables.
const PAUSE: Duration = Duration::from_secs(60 * 60);

/// How many are removed before other changes get their turn.
const AT_ONCE: u32 = 100;

impl App {
    /// Removes old tables now; returns how many. [`crate::serve`] does so every hour.
    pub async fn remove_old(&self) -> Result<usize, Error> {
        let Retention { finished, abandoned } = self.config().retention;
        let now = self.live().now();
        let mut n_removed = 0;
        for (over, kept) in [(true, finished), (false, abandoned)] {
            let Some(kept) = kept else { continue };
            let before = now.saturating_sub_unsigned(kept.as_secs());
            loop {
                let old = self.live().store().unchanged(over, before, AT_ONCE).await?;
                let n_before = n_removed;
                for id in &old {
                    // A table that somebody looks at is removed another time.
                    if !self.live().is_live(id) && self.live().store().forget(id, before).await? {
                        n_removed += 1;
                    }
                }
                if old.len() < AT_ONCE as usize || n_removed == n_before {
                    break;
                }
            }
        }
        Ok(n_removed)
    }
}

/// Removes old tables again and again, as long as the server runs.
pub(crate) async fn keep_fresh(app: App) {
    loop {
        match app.remove_old().await {
            Ok(0) => {}
            Ok(n) => tracing::info!(target: "audit", n, "old tables were removed"),
            Err(error) => tracing::warn!(?error, "old tables could not be removed; it will be tried again"),
        }
        tokio::time::sleep(PAUSE).await;
    }
}

//! Pictures of tables for chats and other sites that show a preview of an address.
//!
//! Anybody may ask for them, so little is done at a time: one picture is painted at once, a few requests wait, the last
//! pictures are kept, and all others get the picture that is the same for all tables.

mod paint;
mod picture;
mod subject;

pub(crate) use subject::Subject;

use axum::body::Bytes;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use tokio::sync::Semaphore;

/// How many requests may wait for a picture.
const MOST_WAITING: usize = 8;

/// How many pictures are kept.
const MOST_KEPT: usize = 64;

/// How many bytes these pictures may have together.
const MOST_BYTES: usize = 12 << 20;

/// The pictures of the last tables that were asked for, the newest first.
pub(crate) struct Pictures {
    kept: Mutex<VecDeque<(Subject, Bytes)>>,
    painting: Semaphore,
    n_waiting: AtomicUsize,
    n_painted: AtomicUsize,
}

impl Default for Pictures {
    fn default() -> Self {
        Self {
            kept: Mutex::default(),
            painting: Semaphore::new(1),
            n_waiting: AtomicUsize::new(0),
            n_painted: AtomicUsize::new(0),
        }
    }
}

/// A request that waits; it is counted until it is dropped.
struct Waiting<'a>(&'a AtomicUsize);

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Pictures {
    /// The picture as PNG; none if too many others wait for theirs.
    pub(crate) async fn of(&self, subject: Subject) -> Option<Bytes> {
        if let Some(kept) = self.kept(&subject) {
            return Some(kept);
        }
        let waiting = Waiting(&self.n_waiting);
        if self.n_waiting.fetch_add(1, Ordering::Relaxed) >= MOST_WAITING {
            return None;
        }
        let _place = self.painting.acquire().await.ok()?;
        // Another request may have asked for the same picture and was served first.
        if let Some(kept) = self.kept(&subject) {
            return Some(kept);
        }
        let asked = subject.clone();
        let painted = tokio::task::spawn_blocking(move || paint::png(&picture::svg(&asked))).await.ok()??;
        drop(waiting);
        self.n_painted.fetch_add(1, Ordering::Relaxed);
        let painted = Bytes::from(painted);
        self.keep(subject, painted.clone());
        Some(painted)
    }

    fn kept(&self, subject: &Subject) -> Option<Bytes> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let at = kept.iter().position(|(of, _)| of == subject)?;
        let found = kept.remove(at)?;
        let bytes = found.1.clone();
        kept.push_front(found);
        Some(bytes)
    }

    fn keep(&self, subject: Subject, bytes: Bytes) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_front((subject, bytes));
        while kept.len() > MOST_KEPT || kept.iter().map(|(_, bytes)| bytes.len()).sum::<usize>() > MOST_BYTES
        {
            kept.pop_back();
        }
    }
}

#[cfg(test)]
mod tests;

//! What a table has read from the store and every page of it shows: the chat and the request to undo. It is read once, not once
//! for each viewer after each move.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{Said, UndoRequest};

/// What was read, each with the number of the line of chat up to which it is right.
#[derive(Debug, Default)]
pub(crate) struct Kept(Mutex<Inner>);

#[derive(Debug, Default)]
struct Inner {
    said: Option<Arc<[Said]>>,
    undo_request: Option<(u64, Option<UndoRequest>)>,
}

impl Kept {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What was said last, if line `n_said` is part of it.
    pub(super) fn said(&self, n_said: u64) -> Option<Arc<[Said]>> {
        let said = self.inner().said.clone()?;
        said.last().is_some_and(|said| said.n >= n_said).then_some(said)
    }

    pub(super) fn keep_said(&self, said: Vec<Said>) -> Arc<[Said]> {
        let said: Arc<[Said]> = said.into();
        self.inner().said = Some(said.clone());
        said
    }

    /// The request to undo as it was when there were at least `n_said` lines of chat.
    pub(super) fn undo_request(&self, n_said: u64) -> Option<Option<UndoRequest>> {
        self.inner().undo_request.clone().filter(|(n, _)| *n >= n_said).map(|(_, request)| request)
    }

    pub(super) fn keep_undo_request(&self, n_said: u64, request: Option<UndoRequest>) {
        let mut inner = self.inner();
        if inner.undo_request.as_ref().is_none_or(|(n, _)| *n <= n_said) {
            inner.undo_request = Some((n_said, request));
        }
    }

    /// Gives the memory back; the next page reads it again.
    pub(super) fn forget(&self) {
        *self.inner() = Inner::default();
    }
}

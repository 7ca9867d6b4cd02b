//! What the tables of one match have drawn before: the pages of all viewers show the same lines after every move, and compare
//! the board with the same earlier moments.

use crate::game::{Names, Pages};
use crate::i18n::Lang;
use crate::story::Span;
use crate::tables::Looking;
use engine::{MAX_SEATS, Match, Viewer};
use maud::{Markup, PreEscaped};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The lines of more actions are not remembered: a page shows less.
const MOST_ACTIONS: usize = 4 * crate::table::LONGEST_LOG;

/// Shared by the tables of a match as long as nothing is undone: what was done stays as it was.
#[derive(Debug)]
pub(super) struct Memory<G: Pages> {
    texts: [Mutex<Texts<G>>; Lang::ALL.len()],
    /// By viewer the moment of the last look, by the number of actions, and what was seen then.
    views: Mutex<Vec<Seen<G::View>>>,
    gained: Mutex<Option<(Span, Option<i32>)>>,
}

impl<G: Pages> Default for Memory<G> {
    fn default() -> Self {
        Self {
            texts: std::array::from_fn(|_| Mutex::default()),
            views: Mutex::default(),
            gained: Mutex::default(),
        }
    }
}

/// Lines of the log in one language.
#[derive(Debug)]
pub(super) struct Texts<G: Pages> {
    names: Names,
    /// By the number of the action: its events, each with its line if it is told.
    by_action: HashMap<u32, Told<G::Event>>,
}

impl<G: Pages> Default for Texts<G> {
    fn default() -> Self {
        Self { names: Names::default(), by_action: HashMap::new() }
    }
}

type Text = PreEscaped<Arc<str>>;
type Told<E> = Vec<(E, Option<Text>)>;
type Seen<V> = (Viewer, usize, Arc<V>);

fn locked<T>(it: &Mutex<T>) -> MutexGuard<'_, T> {
    it.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<G: Pages> Memory<G> {
    /// The lines for this reader. They contain names, which change when a seat is handed over.
    pub(super) fn texts(&self, looking: &Looking<'_>) -> MutexGuard<'_, Texts<G>> {
        let mut texts = locked(&self.texts[looking.lang as usize]);
        if texts.names != *looking.names {
            *texts = Texts { names: looking.names.clone(), by_action: HashMap::new() };
        }
        texts
    }

    /// What `viewer` saw after `n` actions of this match.
    pub(super) fn view(&self, played: &Match<G>, n: usize, viewer: Viewer) -> Arc<G::View> {
        let mut views = locked(&self.views);
        if let Some((_, _, view)) = views.iter().find(|(whose, at, _)| (*whose, *at) == (viewer, n)) {
            return view.clone();
        }
        let view = Arc::new(played.at(n).view(viewer));
        views.retain(|(whose, ..)| *whose != viewer);
        views.truncate(MAX_SEATS);
        views.push((viewer, n, view.clone()));
        view
    }

    /// How many points a turn brought.
    pub(super) fn gained(&self, span: Span, count: impl FnOnce() -> Option<i32>) -> Option<i32> {
        let mut gained = locked(&self.gained);
        match *gained {
            Some((of, points)) if of == span => points,
            _ => gained.insert((span, count())).1,
        }
    }

    /// Forgets everything; the next page finds it out again.
    pub(super) fn forget(&self) {
        for texts in &self.texts {
            *locked(texts) = Texts::default();
        }
        *locked(&self.views) = Vec::new();
        *locked(&self.gained) = None;
    }
}

impl<G: Pages> Texts<G> {
    /// The line that tells `event` of action `n`; none if it is not told.
    pub(super) fn of(
        &mut self,
        n: u32,
        event: &G::Event,
        tell: impl FnOnce() -> Option<Markup>,
    ) -> Option<Text> {
        if self.by_action.len() >= MOST_ACTIONS {
            self.by_action.clear();
        }
        let told = self.by_action.entry(n).or_default();
        if let Some((_, text)) = told.iter().find(|(of, _)| of == event) {
            return text.clone();
        }
        let text = tell().map(|text| PreEscaped(Arc::from(text.into_string())));
        told.push((*event, text.clone()));
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;
    use maud::html;

    macro_rules! every_game {
        (playable: [$($game:ident)*], coming: [$($soon:ident)*]) => {
            $(remembers::<::$game::State>();)*
        };
    }

    fn played<G: Pages>() -> Match<G> {
        let options = G::Options::default();
        let n_seats = *G::seats(&options).end();
        let mut played = Match::<G>::new(n_seats, options, 1).unwrap();
        while played.log(Viewer::Spectator).next().is_none() || played.actions().len() < 3 {
            let seat = played.awaiting().iter().next().unwrap();
            let action = played.legal(seat)[0];
            played.act(seat, action).unwrap();
        }
        played
    }

    fn remembers<G: Pages>() {
        let (played, memory, mut n_told) = (played::<G>(), Memory::<G>::default(), 0);
        let said = played.log(Viewer::Spectator).next().unwrap();
        let mut line = |name: &str, n: u32| {
            let (names, chat) = (Names::new(vec![name.to_owned()]), html! {});
            let looking = Looking {
                lang: Lang::En,
                viewer: Viewer::Spectator,
                names: &names,
                seen: None,
                base: None,
                only: None,
                chat: &chat,
                rail: None,
                told: None,
            };
            let tell = || {
                n_told += 1;
                Some(html! { (names.of(Seat(0))) })
            };
            let text = memory.texts(&looking).of(n, &said.event, tell).unwrap();
            (text.0.to_string(), n_told)
        };
        assert_eq!(line("Ada", 0), ("Ada".to_owned(), 1));
        assert_eq!(line("Ada", 0), ("Ada".to_owned(), 1), "told once");
        assert_eq!(line("Ada", 1).1, 2, "another action");
        assert_eq!(line("Bob", 0), ("Bob".to_owned(), 3), "another name");

        let (first, last) = (Viewer::Seat(Seat(0)), Viewer::Spectator);
        for (viewer, n) in [(first, 1), (last, 1), (first, 2), (first, 1)] {
            let view = memory.view(&played, n, viewer);
            assert_eq!(*view, played.at(n).view(viewer));
            assert!(Arc::ptr_eq(&view, &memory.view(&played, n, viewer)), "kept for the next page");
        }
        let span = Span { seat: Seat(0), from: 0, to: 1 };
        assert_eq!(memory.gained(span, || Some(3)), Some(3));
        assert_eq!(memory.gained(span, || Some(4)), Some(3), "counted once");
        assert_eq!(memory.gained(Span { to: 2, ..span }, || None), None, "another turn");
    }

    #[test]
    fn what_was_drawn_before_is_remembered() {
        games::each!(every_game);
    }
}

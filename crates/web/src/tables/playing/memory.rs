//! What the tables of one match have drawn before: the pages of all viewers show the same lines after every move, and compare
//! the board with the same earlier moments.

use crate::folding::Folding;
use crate::game::{Names, Pages};
use crate::i18n::Lang;
use crate::story::Span;
use crate::tables::{LogLine, Looking};
use engine::{MAX_SEATS, Match, Seat, Viewer};
use maud::{Markup, PreEscaped};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The lines of more actions are not remembered: a page shows less.
const MOST_ACTIONS: usize = 4 * crate::table::LONGEST_LOG;

/// Shared by the tables of a match as long as nothing is undone: what was done stays as it was.
#[derive(Debug)]
pub(super) struct Memory<G: Pages> {
    texts: [Mutex<Texts<G>>; Lang::ALL.len()],
    views: Mutex<Views<G::View>>,
    points: Mutex<Points>,
}

/// What was seen.
#[derive(Debug)]
struct Views<V> {
    /// What everybody sees, where nobody has secrets, after so many actions: the newest moment.
    now: Option<(usize, Arc<V>)>,
    /// By viewer the moment of the last look, by the number of actions, and what was seen then.
    looks: Vec<Seen<V>>,
}

impl<V> Default for Views<V> {
    fn default() -> Self {
        Self { now: None, looks: Vec::new() }
    }
}

/// The points of the seats, as everybody sees them.
#[derive(Debug, Default)]
struct Points {
    /// What the last turn that was asked for has brought.
    gained: Option<(Span, i32)>,
    /// The beginning of that turn: its seat, the number of actions, the points of the seat.
    begin: Option<(Seat, usize, i32)>,
    /// The newest moment: the number of actions, the points of all seats.
    now: Option<(usize, Vec<i32>)>,
}

impl<G: Pages> Default for Memory<G> {
    fn default() -> Self {
        Self {
            texts: std::array::from_fn(|_| Mutex::default()),
            views: Mutex::default(),
            points: Mutex::default(),
        }
    }
}

/// Lines of the log in one language.
#[derive(Debug)]
pub(super) struct Texts<G: Pages> {
    names: Names,
    /// By the number of the action: its events, each with its line if it is told.
    by_action: HashMap<u32, Told<G::Event>, Folding>,
    /// The last lines, as everybody reads them, where nobody has secrets.
    last: Option<(Moment, Arc<[LogLine]>)>,
}

impl<G: Pages> Default for Texts<G> {
    fn default() -> Self {
        Self { names: Names::default(), by_action: HashMap::default(), last: None }
    }
}

/// After how many actions, and at most how many lines.
type Moment = (usize, usize);
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
            *texts = Texts { names: looking.names.clone(), ..Texts::default() };
        }
        texts
    }

    /// What `viewer` sees now. Where nobody has secrets, all see the same.
    pub(super) fn now(&self, played: &Match<G>, viewer: Viewer) -> Arc<G::View> {
        if G::has_secrets(played.options()) {
            return Arc::new(played.view(viewer));
        }
        let n = played.actions().len();
        let now = &mut locked(&self.views).now;
        match now.as_ref().filter(|(at, _)| *at == n) {
            Some((_, view)) => view.clone(),
            None => now.insert((n, Arc::new(played.view(viewer)))).1.clone(),
        }
    }

    /// Keeps what `viewer` sees now, after an own action: it is what the next pages are compared with.
    pub(super) fn look(&self, viewer: Viewer, n: usize, view: &Arc<G::View>) {
        let mut views = locked(&self.views);
        views.looks.retain(|(whose, ..)| *whose != viewer);
        views.looks.truncate(MAX_SEATS);
        views.looks.push((viewer, n, view.clone()));
    }

    /// What `viewer` saw after `n` actions of this match.
    pub(super) fn view(&self, played: &Match<G>, n: usize, viewer: Viewer) -> Arc<G::View> {
        let known = |views: &Views<G::View>| {
            let mut looks = views.looks.iter().filter(|(_, at, _)| *at == n);
            looks.find(|(whose, ..)| *whose == viewer).map(|(_, _, view)| view.clone())
        };
        if let Some(view) = known(&locked(&self.views)) {
            return view;
        }
        let view = Arc::new(played.at(n).view(viewer));
        self.look(viewer, n, &view);
        view
    }

    /// How many points a turn brought its seat. Replays the match only if neither this turn nor the end of the one before
    /// was asked for.
    pub(super) fn gained(&self, played: &Match<G>, span: Span) -> i32 {
        let points = &mut *locked(&self.points);
        if let Some((_, by)) = points.gained.filter(|(of, _)| *of == span) {
            return by;
        }
        let at = |n: usize| G::points(&played.at(n).view(Viewer::Spectator), span.seat);
        let seat = usize::from(span.seat.0);
        let begin = match (points.begin, &points.now) {
            (Some((whose, n, begin)), _) if (whose, n) == (span.seat, span.from) => begin,
            (_, Some((n, all))) if *n == span.from => all.get(seat).copied().unwrap_or_default(),
            _ => at(span.from),
        };
        let end = if span.to == played.actions().len() {
            let view = self.now(played, Viewer::Spectator);
            let all: Vec<i32> = (0..played.n_seats()).map(|n| G::points(&view, Seat(n))).collect();
            let end = all.get(seat).copied().unwrap_or_default();
            points.now = Some((span.to, all));
            end
        } else {
            at(span.to)
        };
        points.begin = Some((span.seat, span.from, begin));
        points.gained.insert((span, end - begin)).1
    }

    /// Forgets everything; the next page finds it out again.
    pub(super) fn forget(&self) {
        for texts in &self.texts {
            *locked(texts) = Texts::default();
        }
        *locked(&self.views) = Views::default();
        *locked(&self.points) = Points::default();
    }
}

impl<G: Pages> Texts<G> {
    /// The last lines that were kept, if they are of this moment.
    pub(super) fn lines(&self, moment: Moment) -> Option<&[LogLine]> {
        self.last.as_ref().filter(|(of, _)| *of == moment).map(|(_, lines)| &lines[..])
    }

    pub(super) fn keep_lines(&mut self, moment: Moment, lines: &[LogLine]) {
        self.last = Some((moment, lines.into()));
    }

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
    use maud::html;

    macro_rules! every_game {
        (playable: [$($game:ident)*], coming: [$($soon:ident)*]) => {
            $(remembers::<::$game::State>();)*
        };
    }

    macro_rules! every_game_counts {
        (playable: [$($game:ident)*], coming: [$($soon:ident)*]) => {
            $(counts_points::<::$game::State>();)*
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
            let looking = Looking::reading(Lang::En, Viewer::Spectator, &names, &chat);
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

        let logs = |viewer| played.log(viewer).map(|said| (said.n, said.event)).collect::<Vec<_>>();
        for seat in (0..played.n_seats()).map(Seat).filter(|_| !G::has_secrets(played.options())) {
            assert_eq!(logs(Viewer::Seat(seat)), logs(Viewer::Spectator), "lines are shared");
        }

        let (first, last) = (Viewer::Seat(Seat(0)), Viewer::Spectator);
        for (viewer, n) in [(first, 1), (last, 1), (first, 2), (first, 1)] {
            let view = memory.view(&played, n, viewer);
            assert_eq!(*view, played.at(n).view(viewer));
            assert!(Arc::ptr_eq(&view, &memory.view(&played, n, viewer)), "kept for the next page");
        }
        for viewer in [first, last] {
            let view = memory.now(&played, viewer);
            assert_eq!(*view, played.view(viewer));
            let is_kept = Arc::ptr_eq(&view, &memory.now(&played, viewer));
            assert_eq!(is_kept, !G::has_secrets(played.options()), "one for all, or each its own");
            memory.look(viewer, 3, &view);
            assert!(Arc::ptr_eq(&view, &memory.view(&played, 3, viewer)), "nothing is played again");
        }
    }

    /// Turns are asked for one after the other, as they are played, and then in any order.
    fn counts_points<G: Pages>() {
        let (mut played, memory) = (played::<G>(), Memory::<G>::default());
        let points =
            |played: &Match<G>, n: usize, seat: Seat| G::points(&played.at(n).view(Viewer::Spectator), seat);
        let (mut from, mut spans) = (0, vec![]);
        while played.actions().len() < 60 && !played.awaiting().is_empty() {
            let seat = played.awaiting().iter().next().unwrap();
            let before = played.actions().len();
            if played.actions().last().is_some_and(|(last, _)| *last != seat) {
                from = before;
            }
            let action = *played.legal(seat).last().unwrap();
            played.act(seat, action).unwrap();
            let span = Span { seat, from, to: before + 1 };
            let gained = points(&played, span.to, seat) - points(&played, from, seat);
            assert_eq!(memory.gained(&played, span), gained, "{span:?}");
            spans.push((span, gained));
        }
        for (span, gained) in spans.into_iter().rev().step_by(3) {
            assert_eq!(memory.gained(&played, span), gained, "{span:?}");
        }
    }

    #[test]
    fn the_points_of_a_turn_are_those_of_a_replay() {
        games::each!(every_game_counts);
    }

    #[test]
    fn what_was_drawn_before_is_remembered() {
        games::each!(every_game);
    }
}

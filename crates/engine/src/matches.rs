//! A match: one game being played, with its actions, its log and exact undo.

use crate::{Dealer, Game, Known, Log, Outcome, Seat, Seats, Turn, Viewer};
use std::fmt;
use std::sync::Arc;

/// Actions after which a state is kept again: an undo replays a few more than these at most.
const KEEP_EVERY: usize = 32;

/// A game being played.
///
/// The state itself never leaves the match. A match gives out a view for a viewer, a turn for a seat, or the opaque
/// bytes of [`Match::snapshot`].
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    pub(crate) n_seats: u8,
    pub(crate) options: G::Options,
    pub(crate) seed: u64,
    /// Where a replay starts, if not at the set-up: a replay cannot go back past a change of rules.
    pub(crate) base: Option<Box<Base<G>>>,
    pub(crate) actions: Vec<(Seat, G::Action)>,
    pub(crate) said: Vec<Said<G::Event>>,
    /// How many actions can no longer be undone.
    pub(crate) fixed: usize,
    /// A state that no undo goes back past, so that an undo need not replay the whole match.
    pub(crate) kept: Option<Arc<Kept<G>>>,
    pub(crate) state: G,
}

/// A state on the way, and the number of actions that led to it.
#[derive(Debug)]
pub(crate) struct Kept<G> {
    n_actions: usize,
    state: G,
}

/// A state from which a replay starts, and the number of actions that led to it.
#[derive(Clone, Debug)]
pub(crate) struct Base<G> {
    /// The rules number under which the match began. It is saved again, so that nobody replays the old actions under
    /// newer rules and takes the difference for damage.
    pub(crate) rules: u32,
    pub(crate) n_actions: usize,
    pub(crate) state: G,
}

/// One line of the log: an event, the action it belongs to, and who may know it.
#[derive(Clone, Copy, Debug)]
pub struct Said<E> {
    /// The number of the action, from 0.
    pub n: u32,
    /// Who may know it.
    pub known: Known,
    /// What happened.
    pub event: E,
}

impl<G: Game> Match<G> {
    /// Sets a match up.
    pub fn new(n_seats: u8, options: G::Options, seed: u64) -> Result<Self, Refused> {
        let seats = G::seats(&options);
        if !seats.contains(&n_seats) {
            return Err(Refused::Seats { wanted: n_seats, least: *seats.start(), most: *seats.end() });
        }
        let state = G::new(n_seats, &options, Dealer::seeded(seed));
        Ok(Self {
            n_seats,
            options,
            seed,
            base: None,
            actions: vec![],
            said: vec![],
            fixed: 0,
            kept: None,
            state,
        })
    }

    /// Does `action` for `seat`, or changes nothing and says why.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Log<G::Event>, Illegal> {
        self.check(seat, action)?;
        Ok(self.do_unchecked(seat, action))
    }

    /// Whether `seat` may do `action` now.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), Illegal> {
        let awaiting = self.state.awaiting();
        if awaiting.is_empty() {
            return Err(Illegal::Over);
        }
        if !awaiting.has(seat) {
            return Err(Illegal::NotYourDecision);
        }
        if !self.state.allows(seat, action) {
            return Err(Illegal::NotAllowed);
        }
        Ok(())
    }

    pub(crate) fn do_unchecked(&mut self, seat: Seat, action: G::Action) -> Log<G::Event> {
        let mut log = Log::written();
        self.state.apply(seat, action, &mut log);
        let n = self.actions.len() as u32;
        self.actions.push((seat, action));
        if log.revealed() {
            self.fixed = self.actions.len();
            self.keep();
        }
        self.said.extend(log.events().iter().map(|(known, event)| Said { n, known: *known, event: *event }));
        log
    }

    /// Keeps the present state, which can no longer be undone, unless one was kept a short while ago.
    fn keep(&mut self) {
        let n_actions = self.actions.len();
        if n_actions >= self.kept.as_ref().map_or(0, |kept| kept.n_actions) + KEEP_EVERY {
            self.kept = Some(Arc::new(Kept { n_actions, state: self.state.clone() }));
        }
    }

    /// Whether `seat` may undo its last action, and if not, why not. The end is final, because after the end the seed
    /// and every secret may be published.
    pub fn can_undo(&self, seat: Seat) -> Result<(), Illegal> {
        match self.actions.last() {
            None => Err(Illegal::NothingToUndo),
            Some(_) if self.awaiting().is_empty() => Err(Illegal::Over),
            Some(_) if self.actions.len() <= self.fixed => Err(Illegal::AlreadyRevealed),
            Some((last, _)) if *last != seat => Err(Illegal::NotYourAction),
            Some(_) => Ok(()),
        }
    }

    /// Undoes the last action of `seat` exactly, as long as nobody has learned anything from it and it did not end
    /// the match.
    pub fn undo(&mut self, seat: Seat) -> Result<G::Action, Illegal> {
        self.can_undo(seat)?;
        let (_, action) = self.actions.pop().ok_or(Illegal::NothingToUndo)?;
        self.state = self.rebuilt(self.actions.len());
        self.said.retain(|said| (said.n as usize) < self.actions.len());
        Ok(action)
    }

    /// The state after the first `n` actions, replayed from the start.
    pub(crate) fn replayed(&self, n: usize) -> G {
        let (from, mut state) = match &self.base {
            Some(base) => (base.n_actions, base.state.clone()),
            None => (0, G::new(self.n_seats, &self.options, Dealer::seeded(self.seed))),
        };
        self.play_on(&mut state, from, n);
        state
    }

    /// The same, replayed from the kept state if that comes before.
    fn rebuilt(&self, n: usize) -> G {
        let Some(kept) = self.kept.as_ref().filter(|kept| kept.n_actions <= n) else {
            return self.replayed(n);
        };
        let mut state = kept.state.clone();
        self.play_on(&mut state, kept.n_actions, n);
        state
    }

    /// Does the actions from number `from` to number `n` again.
    fn play_on(&self, state: &mut G, from: usize, n: usize) {
        for (seat, action) in self.actions.iter().take(n).skip(from) {
            state.apply(*seat, *action, &mut Log::silent());
        }
    }

    /// The first action that a replay can show; greater than 0 only if the rules changed during the match.
    pub fn first_replayable(&self) -> usize {
        self.base.as_ref().map_or(0, |base| base.n_actions)
    }

    /// This match as it was after the first `n` actions.
    #[must_use]
    pub fn at(&self, n: usize) -> Self {
        let n = n.clamp(self.first_replayable(), self.actions.len());
        Self {
            state: self.rebuilt(n),
            kept: self.kept.as_ref().filter(|kept| kept.n_actions <= n).cloned(),
            actions: self.actions[..n].to_vec(),
            said: self.said.iter().filter(|said| (said.n as usize) < n).copied().collect(),
            fixed: self.fixed.min(n),
            base: self.base.clone(),
            options: self.options.clone(),
            ..*self
        }
    }

    /// Everything that `seat` needs to decide, if it is asked.
    pub fn turn(&self, seat: Seat) -> Option<Turn<G>> {
        let decision = self.state.decision(seat)?;
        Some(Turn { seat, view: self.view(Viewer::Seat(seat)), decision, legal: self.legal(seat) })
    }

    /// What `viewer` may see.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(viewer)
    }

    /// What `seat` may do now.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.state.legal(seat, &mut legal);
        legal
    }

    /// Everything that `seat` may ask about now.
    pub fn things(&self, seat: Seat) -> Vec<G::Thing> {
        let mut things = Vec::new();
        self.state.things(seat, &mut things);
        things
    }

    /// Why `seat` can do nothing with `thing` now.
    pub fn why_not(&self, seat: Seat, thing: G::Thing) -> Option<G::Reason> {
        self.state.why_not(seat, thing)
    }

    /// Who is asked.
    pub fn awaiting(&self) -> Seats {
        self.state.awaiting()
    }

    /// What `seat` is asked.
    pub fn decision(&self, seat: Seat) -> Option<G::Decision> {
        self.state.decision(seat)
    }

    /// The result, once the match is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// What happened, as far as `viewer` may know it.
    pub fn log(&self, viewer: Viewer) -> impl DoubleEndedIterator<Item = &Said<G::Event>> {
        self.said.iter().filter(move |said| said.known.to(viewer))
    }

    /// The actions so far.
    pub fn actions(&self) -> &[(Seat, G::Action)] {
        &self.actions
    }

    /// How many actions can no longer be undone.
    pub fn fixed(&self) -> usize {
        self.fixed
    }

    /// How many seats play.
    pub fn n_seats(&self) -> u8 {
        self.n_seats
    }

    /// The variants chosen.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The state itself, for the laws only.
    pub(crate) fn state(&self) -> &G {
        &self.state
    }
}

/// Why an action or an undo was refused. A refusal changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// Somebody else is asked.
    NotYourDecision,
    /// The action is not legal.
    NotAllowed,
    /// Nothing has been done yet.
    NothingToUndo,
    /// Somebody else acted last.
    NotYourAction,
    /// Something hidden was shown after it.
    AlreadyRevealed,
    /// The match is over.
    Over,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Illegal::NotYourDecision => "another seat is asked now",
            Illegal::NotAllowed => "this is not among the legal actions",
            Illegal::NothingToUndo => "there is nothing to undo yet",
            Illegal::NotYourAction => "another seat acted last",
            Illegal::AlreadyRevealed => "something hidden was shown, so it cannot be undone",
            Illegal::Over => "the match is over",
        })
    }
}

impl std::error::Error for Illegal {}

/// Why a match cannot be set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The game needs another number of players.
    Seats {
        /// How many were requested.
        wanted: u8,
        /// The smallest number.
        least: u8,
        /// The largest number.
        most: u8,
    },
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Refused::Seats { wanted, least, most } = self;
        write!(f, "{wanted} players cannot play this: choose {least} to {most}")
    }
}

impl std::error::Error for Refused {}

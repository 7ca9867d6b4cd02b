//! The laws that every game must obey. A game's `tests/conformance.rs` calls them once for each variant.

mod recorded;

pub use recorded::Format;

use crate::{Chance, Game, Illegal, Log, Match, Quick, Seat, Seats, Viewer};

/// Games in which the laws are checked at every step. In the further games of a long soak, every [`SELDOM`]th step is
/// checked, starting at another step in each game: thousands of games add other positions, not other steps.
const CLOSELY: u64 = 40;
const SELDOM: usize = 8;

/// Actions of earlier steps that are asked about again.
const SEEN: usize = 48;

/// Plays whole random games. Checks every law at every step of the first forty games, and at some steps after that.
///
/// # Panics
/// If a law is broken. The message names the law, the seed and the step.
pub fn conforms<G: Game>(n_seats: u8, options: &G::Options, seeds: std::ops::Range<u64>, longest: usize) {
    let closely = seeds.start + CLOSELY;
    for seed in seeds {
        let mut luck = Quick::seeded(seed ^ 0xBEEF);
        let mut m = Match::<G>::new(n_seats, options.clone(), seed).expect("the options fit");
        let mut seen = Seen { actions: Vec::new(), luck: Quick::seeded(seed) };
        while let Some(seat) = someone(m.awaiting(), &mut luck) {
            let at = format!("seed {seed}, action {}", m.actions().len());
            assert!(m.actions().len() < longest, "{at}: a game ends");
            assert!(m.outcome().is_none(), "{at}: {seat} is asked, so there is no result yet");
            let legal = m.legal(seat);
            assert!(!legal.is_empty(), "{at}: {seat} is asked but has no action");
            if seed >= closely && luck.below(SELDOM) > 0 {
                m.act(seat, legal[luck.below(legal.len())]).expect("legal");
                continue;
            }
            actions_have_one_notation::<G>(&legal, &at);
            reasons_match_legality(&m, seat, &legal, &at);
            single_answers_match_the_list(&m, seat, &legal, &seen.actions, &at);
            seen.add(&legal);
            choices_at_once_commute(&m, &mut luck, &at);
            views_hide(&m, &mut luck, &at);
            let action = legal[luck.below(legal.len())];
            act_and_compare(&mut m, seat, action, &mut luck, &at);
        }
        let at = format!("seed {seed}");
        assert!(m.outcome().is_some(), "{at}: nobody is asked, so it is over");
        the_end_is_final(&m, &at);
        saved_and_restored(&m, &at);
    }
}

/// Plays whole random games fast, and checks only the laws that a dead end or a crash would break. For soak runs.
pub fn soaks<G: Game>(
    n_seats: u8,
    options: &G::Options,
    seed: u64,
    longest: usize,
    mut look: impl FnMut(&G),
) {
    let mut luck = Quick::seeded(seed ^ 0x50A4);
    let mut state = G::new(n_seats, options, crate::Dealer::seeded(seed));
    let mut legal = Vec::new();
    let mut n = 0;
    while let Some(seat) = someone(state.awaiting(), &mut luck) {
        legal.clear();
        state.legal(seat, &mut legal);
        assert!(!legal.is_empty(), "seed {seed}, action {n}: {seat} is asked but has no action");
        assert!(state.decision(seat).is_some(), "seed {seed}, action {n}: {seat} is asked something");
        state.apply(seat, legal[luck.below(legal.len())], &mut Log::silent());
        look(&state);
        n += 1;
        assert!(n < longest, "seed {seed}: a game ends");
    }
    assert!(state.outcome().is_some(), "seed {seed}: nobody is asked, so it is over");
}

fn someone(awaiting: Seats, luck: &mut Quick) -> Option<Seat> {
    (!awaiting.is_empty()).then(|| awaiting.iter().nth(luck.below(awaiting.len()))).flatten()
}

fn actions_have_one_notation<G: Game>(legal: &[G::Action], at: &str) {
    for (i, action) in legal.iter().enumerate() {
        let line = action.to_string();
        assert_eq!(line.parse::<G::Action>().as_ref(), Ok(action), "{at}: `{line}` reads back");
        assert!(!legal[..i].contains(action), "{at}: `{line}` is offered once");
    }
}

/// There is no reason against an action that `legal` offers, and there is one against everything else.
fn reasons_match_legality<G: Game>(m: &Match<G>, seat: Seat, legal: &[G::Action], at: &str) {
    let things = m.things(seat);
    for thing in &things {
        let line = thing.to_string();
        assert_eq!(line.parse::<G::Thing>().as_ref(), Ok(thing), "{at}: the thing `{line}` reads back");
        let offered = legal.iter().any(|action| G::thing(*action) == Some(*thing));
        let reason = m.why_not(seat, *thing);
        assert_eq!(offered, reason.is_none(), "{at}: `{line}` is legal or has a reason: {reason:?}");
    }
    for thing in legal.iter().filter_map(|action| G::thing(*action)) {
        assert!(things.contains(&thing), "{at}: `{thing}` can be pointed at");
    }
    for other in (0..m.n_seats()).map(Seat).filter(|other| !m.awaiting().has(*other)) {
        assert!(m.legal(other).is_empty(), "{at}: {other} is not asked and may do nothing");
        assert!(m.decision(other).is_none(), "{at}: {other} is not asked");
        for thing in m.things(other) {
            assert!(m.why_not(other, thing).is_some(), "{at}: `{thing}` has a reason for {other}");
        }
    }
}

/// Some actions that were legal earlier in the game.
struct Seen<A> {
    actions: Vec<A>,
    luck: Quick,
}

impl<A: Copy> Seen<A> {
    /// One action for each step is enough to have all sorts of them after a while.
    fn add(&mut self, legal: &[A]) {
        let action = legal[self.luck.below(legal.len())];
        if self.actions.len() < SEEN {
            self.actions.push(action);
        } else {
            self.actions[self.luck.below(SEEN)] = action;
        }
    }
}

/// What is said of one action alone is what the list says: of those in it, and of others that were legal before.
fn single_answers_match_the_list<G: Game>(
    m: &Match<G>,
    seat: Seat,
    legal: &[G::Action],
    seen: &[G::Action],
    at: &str,
) {
    for action in legal {
        assert!(m.state().allows(seat, *action), "{at}: `{action}` is listed, so it is allowed");
    }
    for action in seen.iter().filter(|action| !legal.contains(action)) {
        assert!(!m.state().allows(seat, *action), "{at}: `{action}` is not listed, so it is not allowed");
    }
    for other in (0..m.n_seats()).map(Seat).filter(|other| !m.awaiting().has(*other)) {
        let allowed = legal.iter().any(|action| m.state().allows(other, *action));
        assert!(!allowed, "{at}: {other} is not asked, so nothing is allowed");
    }
}

fn choices_at_once_commute<G: Game>(m: &Match<G>, luck: &mut Quick, at: &str) {
    let mut asked = m.awaiting().iter();
    let (Some(a), Some(b)) = (asked.next(), asked.next()) else { return };
    let mut pick = |seat: Seat| {
        let legal = m.legal(seat);
        (seat, legal[luck.below(legal.len())])
    };
    let (first, second) = (pick(a), pick(b));
    let both = |first: (Seat, G::Action), second: (Seat, G::Action)| {
        let mut state = m.state().clone();
        state.apply(first.0, first.1, &mut Log::silent());
        state.apply(second.0, second.1, &mut Log::silent());
        state
    };
    assert_eq!(both(first, second), both(second, first), "{at}: choices made at once commute");
}

/// A view contains nothing hidden: an imagined state could not reproduce it. The same holds for legality and reasons.
fn views_hide<G: Game>(m: &Match<G>, luck: &mut Quick, at: &str) {
    for seat in (0..m.n_seats()).map(Seat) {
        let viewer = Viewer::Seat(seat);
        let view = m.view(viewer);
        let guess = G::imagine(&view, seat, Chance::seeded(luck.word()));
        assert_eq!(guess.view(viewer), view, "{at}: the view of {seat} holds nothing hidden");
        let (guessed, real) = (guess.view(Viewer::Spectator), m.view(Viewer::Spectator));
        assert_eq!(guessed, real, "{at}: the view of those who watch holds nothing hidden");
        assert_eq!(guess.awaiting(), m.awaiting(), "{at}: who is asked is public");
        let mut legal = Vec::new();
        guess.legal(seat, &mut legal);
        assert_eq!(legal, m.legal(seat), "{at}: legality needs nothing hidden");
        for thing in m.things(seat) {
            let (guessed, real) = (guess.why_not(seat, thing), m.why_not(seat, thing));
            assert_eq!(guessed, real, "{at}: reasons need nothing hidden");
        }
    }
}

fn act_and_compare<G: Game>(m: &mut Match<G>, seat: Seat, action: G::Action, luck: &mut Quick, at: &str) {
    let before = m.state().clone();
    let me = Viewer::Seat(seat);
    let mut world = G::imagine(&before.view(me), seat, Chance::seeded(luck.word()));
    let log = m.act(seat, action).expect("legal");
    if log.revealed() {
        assert!(m.can_undo(seat).is_err(), "{at}: what was shown cannot be taken back");
    } else {
        assert!(!log.whispers_past(seat), "{at}: what is not marked tells nobody else a secret");
        let mut heard = Log::written();
        world.apply(seat, action, &mut heard);
        assert_eq!(world.view(me), m.view(me), "{at}: what is not marked shows the actor nothing new");
        let told: Vec<_> = log.seen_by(me).collect();
        assert_eq!(heard.seen_by(me).collect::<Vec<_>>(), told, "{at}: nor do its words");
        let last = m.actions().len() - 1;
        let back = if m.awaiting().is_empty() {
            // The end cannot be undone, but the way to it must be as exact as every other step.
            m.at(last)
        } else {
            let mut back = m.clone();
            back.undo(seat).expect("nothing was shown");
            back
        };
        assert_eq!(back.state(), &before, "{at}: undo is exact");
    }
    // Replaying the whole match at every step would make the laws quadratic. Replaying it sometimes is enough, and
    // less often the longer the match is.
    if luck.below(8 + m.actions().len() / 8) == 0 {
        assert_eq!(&m.replayed(m.actions().len()), m.state(), "{at}: replay is exact");
        saved_and_restored(m, at);
    }
}

/// After the end nobody can act or undo, because what was hidden may be published.
fn the_end_is_final<G: Game>(m: &Match<G>, at: &str) {
    for seat in (0..m.n_seats()).map(Seat) {
        assert!(m.legal(seat).is_empty(), "{at}: it is over, so {seat} may do nothing");
        assert!(m.decision(seat).is_none(), "{at}: it is over, so {seat} is asked nothing");
        assert_eq!(m.can_undo(seat), Err(Illegal::Over), "{at}: it is over, so {seat} takes nothing back");
        assert_eq!(m.clone().undo(seat), Err(Illegal::Over), "{at}: nor by trying");
    }
}

fn saved_and_restored<G: Game>(m: &Match<G>, at: &str) {
    let back = Match::<G>::restore(&m.saved()).unwrap_or_else(|broken| panic!("{at}: {broken}"));
    assert_eq!(back.state(), m.state(), "{at}: a saved match comes back");
    assert_eq!(back.fixed(), m.fixed(), "{at}: and so does its undo");
    let line = m.options().to_string();
    assert_eq!(line.parse::<G::Options>().as_ref(), Ok(m.options()), "{at}: options `{line}` read back");
}

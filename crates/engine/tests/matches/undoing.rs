//! Undo: possible until somebody has learned something, and never after that.

use super::{P1, P2, P3, asked, bid, bid_all, played, step, toy_match, trace};
use crate::laws::broken::Broken;
use crate::laws::faults::{CountsActions, n_done};
use crate::toy::{Action, Hold, Toy};
use engine::{Illegal, Match, Quick, Seat};
use proptest::prelude::*;

fn refuses(m: &mut Match<Toy>, seat: Seat, why: Illegal) {
    let before = trace(m);
    assert_eq!(m.can_undo(seat), Err(why));
    assert_eq!(m.undo(seat), Err(why));
    assert_eq!(trace(m), before, "nothing was changed");
}

#[test]
fn at_first_there_is_nothing_to_take_back() {
    refuses(&mut toy_match(1), P1, Illegal::NothingToUndo);
}

#[test]
fn one_takes_back_only_what_one_did_last() {
    let mut m = toy_match(1);
    let start = trace(&m);
    let (first, second) = (bid(&m, P1), bid(&m, P2));
    m.act(P1, first).expect("it is legal");
    refuses(&mut m, P2, Illegal::NotYourAction);
    m.act(P2, second).expect("it is legal");
    refuses(&mut m, P1, Illegal::NotYourAction);
    assert_eq!(m.undo(P2), Ok(second));
    assert_eq!(m.undo(P1), Ok(first));
    assert_eq!(trace(&m), start, "exactly as it was");
}

#[test]
fn opening_the_bids_is_final() {
    let mut m = toy_match(1);
    bid_all(&mut m);
    assert_eq!(m.fixed(), 3);
    for seat in [P1, P2, P3] {
        refuses(&mut m, seat, Illegal::AlreadyRevealed);
    }
}

#[test]
fn several_steps_are_taken_back_down_to_what_was_shown() {
    let mut m = toy_match(1);
    bid_all(&mut m);
    let winner = asked(&m);
    let shown = trace(&m);
    m.act(winner, Action::Stow(Hold::Left)).expect("the hold is empty");
    let stowed = trace(&m);
    assert_eq!(m.undo(winner), Ok(Action::Stow(Hold::Left)));
    assert_eq!(trace(&m), shown);
    m.act(winner, Action::Stow(Hold::Left)).expect("the hold is empty");
    assert_eq!(trace(&m), stowed, "doing it again leads to the same place");
    m.act(winner, Action::Dig).expect("there is fuel at first");
    refuses(&mut m, winner, Illegal::AlreadyRevealed);
}

/// At the end the seed is published, and with it everything that would have come.
#[test]
fn the_end_is_final() {
    let mut n_open_ends = 0;
    for seed in 0..40 {
        let mut m = played::<Toy>(seed, 200);
        assert!(m.outcome().is_some(), "200 actions are more than a game");
        n_open_ends += u32::from(m.actions().len() > m.fixed());
        for seat in [P1, P2, P3] {
            refuses(&mut m, seat, Illegal::Over);
        }
    }
    assert!(n_open_ends > 0, "some games end with an action that shows nothing");
}

#[test]
fn the_action_before_the_last_can_be_taken_back() {
    let m = played::<Toy>(3, 200);
    let n = (0..m.actions().len()).rev().find(|n| {
        let before = m.at(*n);
        !before.awaiting().is_empty() && before.actions().len() > before.fixed()
    });
    let mut before = m.at(n.expect("a step that shows nothing"));
    let (seat, action) = *before.actions().last().expect("there is one");
    assert_eq!(before.undo(seat), Ok(action));
}

/// A long match keeps a state on the way: an undo does not replay everything before it.
#[test]
fn late_undo_replays_little() {
    let mut n_late = 0;
    for seed in 0..10 {
        let mut m = played::<Broken<CountsActions>>(seed, 0);
        let mut luck = Quick::seeded(seed);
        for _ in 0..120 {
            step(&mut m, &mut luck);
            let (n_actions, open) = (m.actions().len(), m.actions().len() - m.fixed());
            if open > 0 {
                let (mut back, before) = (m.clone(), n_done());
                let (seat, _) = *m.actions().last().expect("something was done");
                back.undo(seat).expect("nothing was shown");
                assert!(n_done() - before < 32 + open, "seed {seed}: {} actions", n_done() - before);
                n_late += usize::from(n_actions > 32 + open);
            }
        }
    }
    assert!(n_late > 20, "{n_late} undos came late enough");
}

proptest! {
    /// Compares with a simple model: a stack of traces, and how many of them are final.
    #[test]
    fn undo_is_a_step_back_on_a_pile(seed in 0..1_000u64, tries in prop::collection::vec((any::<bool>(), 0..3u8), 1..80)) {
        let mut m = toy_match(seed);
        let mut luck = Quick::seeded(seed);
        let mut pile = vec![trace(&m)];
        for (forward, seat) in tries {
            if forward {
                if !m.awaiting().is_empty() {
                    step(&mut m, &mut luck);
                    pile.push(trace(&m));
                }
                continue;
            }
            let last = m.actions().last().map(|(seat, _)| *seat);
            let may = !m.awaiting().is_empty() && m.actions().len() > m.fixed() && last == Some(Seat(seat));
            prop_assert_eq!(m.undo(Seat(seat)).is_ok(), may);
            if may {
                pile.pop();
            }
            prop_assert_eq!(&trace(&m), pile.last().expect("the start stays"));
        }
    }
}

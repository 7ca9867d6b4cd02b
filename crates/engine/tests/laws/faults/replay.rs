//! Faults in the end, the storing and the replay of a game.

use crate::laws::broken::Fault;
use crate::toy::{Action, Decision, Event, Frame, Relic, Toy};
use engine::{Bag, Bits, Chance, Dealer, Game, List, Log, Outcome, Sealed, Seat};
use std::cell::Cell;

thread_local! {
    /// Something outside the state that rules must never read.
    static OUTSIDE: Cell<u32> = const { Cell::new(1) };
}

thread_local! {
    static DONE: Cell<usize> = const { Cell::new(0) };
}

/// Actions of [`CountsActions`] that were done in this thread, replayed ones included.
pub(crate) fn n_done() -> usize {
    DONE.get()
}

fn outside() -> u32 {
    OUTSIDE.replace(OUTSIDE.get() + 1)
}

faults! {
    /// Counts how often an action is done, in a game that goes on for ever.
    CountsActions {
        fn apply(toy: &mut Toy, beside: &mut u32, seat: Seat, action: Action, log: &mut Log<Event>) {
            DONE.set(DONE.get() + 1);
            NeverEnds::apply(toy, beside, seat, action, log);
        }
    }

    /// The stored state has lost the fuel.
    ForgetsAField {
        fn snapshot(toy: &Toy) -> Toy {
            Toy { fuel: toy.fuel.map(|_, _| 0), ..*toy }
        }
    }

    /// The stored state has lost the bids that are still sealed.
    ForgetsTheBids {
        fn snapshot(toy: &Toy) -> Toy {
            let empty = |frame: &Frame| match frame {
                Frame::Bidding(_) => Frame::Bidding(Sealed::empty(toy.n_seats())),
                other => *other,
            };
            Toy { frames: toy.frames.iter().map(empty).collect(), ..*toy }
        }
    }

    /// The round is never counted.
    NeverEnds {
        fn apply(toy: &mut Toy, _: &mut u32, seat: Seat, action: Action, log: &mut Log<Event>) {
            toy.apply(seat, action, log);
            toy.round = 1;
            // Hands, holds and bag must not run out, or another law would fail first.
            toy.holds = toy.holds.map(|_, _| Default::default());
            toy.bag = Bag::of(Bits::<Relic>::first(12));
            if toy.hands.iter().all(|(_, hand)| hand.len() < 3) {
                let fresh = Toy::new(toy.n_seats(), &toy.options, Dealer::seeded(7));
                *toy = Toy { round: 1, frames: toy.frames, discard: List::new(), ..fresh };
            }
        }
    }

    /// Nobody is asked any more, but there is no result.
    NoResult {
        fn outcome(_: &Toy) -> Option<Outcome> { None }
    }

    /// There is a result one round before the end, so it would be published while the game goes on.
    ResultTooEarly {
        fn outcome(toy: &Toy) -> Option<Outcome> {
            let is_last = toy.round == toy.options.rounds;
            let frames = if is_last { List::from_iter([Frame::Over]) } else { toy.frames };
            Toy { frames, ..*toy }.outcome()
        }
    }

    /// The last choices are still legal after the end.
    ActsAfterTheEnd {
        fn legal(toy: &Toy, seat: Seat, into: &mut Vec<Action>) {
            toy.legal(seat, into);
            if toy.awaiting().is_empty() {
                into.push(Action::Drop);
            }
        }
    }

    /// After the end everybody is still asked something.
    AsksAfterTheEnd {
        fn decision(toy: &Toy, seat: Seat) -> Option<Decision> {
            toy.decision(seat).or_else(|| toy.awaiting().is_empty().then_some(Decision::Bid))
        }
    }

    /// Stowing reads something outside the state.
    ReadsOutside {
        fn apply(toy: &mut Toy, beside: &mut u32, seat: Seat, action: Action, log: &mut Log<Event>) {
            toy.apply(seat, action, log);
            if matches!(action, Action::Stow(_) | Action::Drop) {
                *beside = outside();
            }
        }
    }

    /// The same, in a game where every action shows something and nothing can be undone.
    ReadsOutsideAndMarks {
        fn apply(toy: &mut Toy, beside: &mut u32, seat: Seat, action: Action, log: &mut Log<Event>) {
            ReadsOutside::apply(toy, beside, seat, action, log);
            Chance::seeded(0).below(2, log);
        }
    }
}

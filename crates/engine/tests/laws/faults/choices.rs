//! Faults in what is offered and in the reasons against the rest.

use crate::laws::broken::Fault;
use crate::toy::{Action, Decision, Event, Frame, Hold, Reason, Thing, Toy};
use engine::{Game, Log, Seat};

faults! {
    /// A player who has looked at a card may do nothing with it.
    DeadEnd {
        fn legal(toy: &Toy, seat: Seat, into: &mut Vec<Action>) {
            if !matches!(toy.top(), Frame::Looking { .. }) {
                toy.legal(seat, into);
            }
        }
    }

    /// The first bidder has an advantage.
    FirstComeFirstServed {
        fn apply(toy: &mut Toy, _: &mut u32, seat: Seat, action: Action, log: &mut Log<Event>) {
            if matches!(toy.top(), Frame::Bidding(bids) if bids.chosen().is_empty()) {
                toy.fuel[seat] += 1;
            }
            toy.apply(seat, action, log);
        }
    }

    /// Two actions print the same line.
    MixesUpActions {
        fn printed(line: String) -> String { line.replace("keep", "bury") }
    }

    /// Two things print the same line.
    MixesUpThings {
        fn printed(line: String) -> String { line.replace("hold left", "hold right") }
    }

    /// Options print a line that cannot be read.
    MixesUpOptions {
        fn printed(line: String) -> String { line.replace("digging", "delving") }
    }

    /// The same choice is offered twice.
    OffersTwice {
        fn legal(toy: &Toy, seat: Seat, into: &mut Vec<Action>) {
            toy.legal(seat, into);
            into.extend(into.first().copied());
        }
    }

    /// Says that a hold is full when it is not.
    ReasonAgainstLegal {
        fn why_not(toy: &Toy, seat: Seat, thing: Thing) -> Option<Reason> {
            match thing {
                Thing::Hold(Hold::Left) => Some(Reason::HoldIsFull { room: 2 }),
                _ => toy.why_not(seat, thing),
            }
        }
    }

    /// Gives no reason against the deck, which cannot be chosen.
    NoReasonAtAll {
        fn why_not(toy: &Toy, seat: Seat, thing: Thing) -> Option<Reason> {
            toy.why_not(seat, thing).filter(|_| thing != Thing::Deck)
        }
    }

    /// A legal choice whose thing is not listed.
    ForgetsAThing {
        fn things(toy: &Toy, seat: Seat, into: &mut Vec<Thing>) {
            toy.things(seat, into);
            into.retain(|thing| *thing != Thing::Hold(Hold::Right));
        }
    }

    /// Passing is listed, but refused when it is asked about alone.
    RefusesWhatItLists {
        fn allows(toy: &Toy, seat: Seat, action: Action) -> bool {
            action != Action::Pass && toy.allows(seat, action)
        }
    }

    /// Asked about alone, passing is allowed at any time.
    AllowsWhatItDoesNotList {
        fn allows(toy: &Toy, seat: Seat, action: Action) -> bool {
            action == Action::Pass && toy.awaiting().has(seat) || toy.allows(seat, action)
        }
    }

    /// Asked about alone, an action is allowed to everybody.
    AllowsUnasked {
        fn allows(toy: &Toy, seat: Seat, action: Action) -> bool {
            let mut all = (0..toy.n_seats()).map(Seat);
            if toy.awaiting().has(seat) { toy.allows(seat, action) } else { all.any(|it| toy.allows(it, action)) }
        }
    }

    /// Somebody who is not asked may pass.
    ActsUnasked {
        fn legal(toy: &Toy, seat: Seat, into: &mut Vec<Action>) {
            toy.legal(seat, into);
            if !toy.awaiting().has(seat) {
                into.push(Action::Pass);
            }
        }
    }

    /// Somebody who is not asked has a decision.
    DecidesUnasked {
        fn decision(toy: &Toy, seat: Seat) -> Option<Decision> {
            toy.decision(seat).or(Some(Decision::Bid))
        }
    }

    /// Somebody who is asked has no decision.
    AsksNothing {
        fn decision(_: &Toy, _: Seat) -> Option<Decision> { None }
    }

    /// A seat that is not asked gets no reason.
    NoReasonUnasked {
        fn why_not(toy: &Toy, seat: Seat, thing: Thing) -> Option<Reason> {
            toy.why_not(seat, thing).filter(|reason| *reason != Reason::NotAsked)
        }
    }
}

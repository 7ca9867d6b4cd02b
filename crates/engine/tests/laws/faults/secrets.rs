//! Faults that reveal what somebody must not know.

use crate::laws::broken::Fault;
use crate::toy::{Action, Decision, Event, Reason, Thing, Toy};
use engine::{Game, Known, Log, Seat, Seats, Viewer};

/// Does the action and forgets every mark.
fn apply_unmarked(toy: &mut Toy, seat: Seat, action: Action, log: &mut Log<Event>) {
    let mut marked = Log::written();
    toy.apply(seat, action, &mut marked);
    marked.events().iter().for_each(|(known, event)| log.say(*known, *event));
}

fn after(seat: Seat, toy: &Toy) -> Seat {
    Seat((seat.0 + 1) % toy.n_seats())
}

/// A fact about the next seat's hand that nobody else may know.
fn is_secret_odd(toy: &Toy, seat: Seat) -> bool {
    toy.hands[after(seat, toy)].iter().map(|card| card.0).sum::<u8>() % 2 == 1
}

faults! {
    /// Everybody sees a card of the next seat.
    LeaksHand {
        fn leak(toy: &Toy, viewer: Viewer) -> Option<u8> {
            let Viewer::Seat(seat) = viewer else { return None };
            toy.hands[after(seat, toy)].first().map(|card| card.0)
        }
    }

    /// Spectators see a card of the first seat.
    LeaksToSpectators {
        fn leak(toy: &Toy, viewer: Viewer) -> Option<u8> {
            (viewer == Viewer::Spectator).then(|| toy.hands[Seat(0)].first().map(|card| card.0)).flatten()
        }
    }

    /// Whether a player may bury depends on a hidden card.
    LegalByHiddenCard {
        fn legal(toy: &Toy, seat: Seat, into: &mut Vec<Action>) {
            toy.legal(seat, into);
            into.retain(|action| *action != Action::Bury || is_secret_odd(toy, seat));
        }
    }

    /// The numbers of a reason depend on a hidden card.
    ReasonByHiddenCard {
        fn why_not(toy: &Toy, seat: Seat, thing: Thing) -> Option<Reason> {
            let have = u8::from(is_secret_odd(toy, seat));
            toy.why_not(seat, thing).map(|_| Reason::TooLittleFuel { have, need: 1 })
        }
    }

    /// Whether the first seat is asked at once depends on a hidden card.
    AskedByHiddenCard {
        fn awaiting(toy: &Toy) -> Seats {
            let mut seats = toy.awaiting();
            if seats.len() > 1 && is_secret_odd(toy, Seat(0)) {
                seats.remove(Seat(0));
            }
            seats
        }
        fn legal(toy: &Toy, seat: Seat, into: &mut Vec<Action>) {
            if Self::awaiting(toy).has(seat) {
                toy.legal(seat, into);
            }
        }
        fn decision(toy: &Toy, seat: Seat) -> Option<Decision> {
            toy.decision(seat).filter(|_| Self::awaiting(toy).has(seat))
        }
        fn why_not(toy: &Toy, seat: Seat, thing: Thing) -> Option<Reason> {
            if Self::awaiting(toy).has(seat) { toy.why_not(seat, thing) } else { Some(Reason::NotAsked) }
        }
    }

    /// Digging shows a card and does not mark it.
    PeeksUnmarked {
        fn apply(toy: &mut Toy, _: &mut u32, seat: Seat, action: Action, log: &mut Log<Event>) {
            if action == Action::Dig {
                apply_unmarked(toy, seat, action, log);
            } else {
                toy.apply(seat, action, log);
            }
        }
    }

    /// Opening the bids shows them and does not mark it.
    OpensUnmarked {
        fn apply(toy: &mut Toy, _: &mut u32, seat: Seat, action: Action, log: &mut Log<Event>) {
            apply_unmarked(toy, seat, action, log);
        }
    }

    /// Stowing tells the actor a card of the next seat, only in an event.
    TellsTheActor {
        fn apply(toy: &mut Toy, _: &mut u32, seat: Seat, action: Action, log: &mut Log<Event>) {
            toy.apply(seat, action, log);
            if matches!(action, Action::Stow(_)) {
                let other = after(seat, toy);
                log.say(Known::Only(seat), Event::Saw(toy.hands[other][0]));
            }
        }
    }

    /// Stowing tells the next seat something in private.
    Whispers {
        fn apply(toy: &mut Toy, _: &mut u32, seat: Seat, action: Action, log: &mut Log<Event>) {
            toy.apply(seat, action, log);
            if matches!(action, Action::Stow(_)) {
                log.say(Known::Only(after(seat, toy)), Event::Dug(seat));
            }
        }
    }
}

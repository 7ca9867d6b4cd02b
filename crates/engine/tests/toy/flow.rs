//! The course of a round: who is asked, what they may do, what follows.

use super::state::{FULL_HAND, ROOM, take_up};
use super::{Action, Card, Decision, Event, Frame, Hold, Toy};
use engine::{Known, Log, Sealed, Seat, Seats, Secret};

pub(crate) fn awaiting(toy: &Toy) -> Seats {
    match toy.top() {
        Frame::Bidding(bids) => {
            let mut seats = Seats::first(toy.hands.n_seats());
            bids.chosen().iter().for_each(|seat| seats.remove(seat));
            seats
        }
        Frame::Stowing { seat, .. } | Frame::Digging { seat } | Frame::Looking { seat, .. } => {
            Seats::only(seat)
        }
        Frame::Refilling | Frame::Over => Seats::NONE,
    }
}

pub(crate) fn decision(toy: &Toy, seat: Seat) -> Option<Decision> {
    awaiting(toy).has(seat).then(|| match toy.top() {
        Frame::Stowing { relic, .. } => Decision::Stow(relic),
        Frame::Digging { .. } => Decision::Dig,
        Frame::Looking { card, .. } => Decision::Keep(card.for_its_keeper()),
        Frame::Bidding(_) | Frame::Refilling | Frame::Over => Decision::Bid,
    })
}

pub(crate) fn legal(toy: &Toy, seat: Seat, into: &mut Vec<Action>) {
    if !awaiting(toy).has(seat) {
        return;
    }
    match toy.top() {
        Frame::Bidding(_) => into.extend(toy.hands[seat].iter().copied().map(Action::Bid)),
        Frame::Stowing { .. } => {
            let open = [Hold::Left, Hold::Right].into_iter().filter(|hold| has_room(toy, seat, *hold));
            into.extend(open.map(Action::Stow));
            into.push(Action::Drop);
        }
        Frame::Digging { .. } => {
            if toy.fuel[seat] > 0 && !toy.deck.is_empty() {
                into.push(Action::Dig);
            }
            into.push(Action::Pass);
        }
        Frame::Looking { .. } => into.extend([Action::Keep, Action::Bury]),
        Frame::Refilling | Frame::Over => {}
    }
}

pub(crate) fn has_room(toy: &Toy, seat: Seat, hold: Hold) -> bool {
    toy.holds[seat][hold as usize].len() < usize::from(ROOM)
}

pub(crate) fn apply(toy: &mut Toy, seat: Seat, action: Action, log: &mut Log<Event>) {
    let frame = toy.frames.pop().expect("somebody is asked");
    match (frame, action) {
        (Frame::Bidding(mut bids), Action::Bid(card)) => {
            bids.put(seat, card);
            toy.frames.push(Frame::Bidding(bids));
            log.tell(Event::SealedBid(seat));
        }
        (Frame::Stowing { relic, .. }, Action::Stow(hold)) => {
            toy.holds[seat][hold as usize].push(relic);
            log.tell(Event::Stowed(seat, hold));
        }
        (Frame::Stowing { relic, .. }, Action::Drop) => {
            toy.bag.put(relic);
            log.tell(Event::Dropped(seat, relic));
        }
        (Frame::Digging { .. }, Action::Dig) => {
            toy.fuel[seat] -= 1;
            let card = toy.deck.draw(log).expect("digging is offered only while a card is left");
            toy.frames.push(Frame::Looking { seat, card: Secret::keep(card) });
            log.tell(Event::Dug(seat));
            log.say(Known::Only(seat), Event::Saw(card));
        }
        (Frame::Digging { .. }, Action::Pass) => {}
        (Frame::Looking { card, .. }, Action::Keep) => {
            take_up(&mut toy.hands[seat], card.for_its_keeper());
            log.tell(Event::Kept(seat));
        }
        (Frame::Looking { card, .. }, Action::Bury) => {
            toy.deck.put_under(card.for_its_keeper());
            log.tell(Event::Buried(seat));
        }
        (frame, action) => unreachable!("{action} is not legal in {frame:?}"),
    }
    while awaiting(toy).is_empty() && !matches!(toy.top(), Frame::Over) {
        run(toy, log);
    }
}

/// Does what needs no decision.
fn run(toy: &mut Toy, log: &mut Log<Event>) {
    match toy.frames.pop().expect("the game is not over") {
        Frame::Bidding(bids) => open(toy, &bids, log),
        Frame::Refilling => {
            for seat in toy.hands.seats() {
                refill(toy, seat, log);
            }
            if toy.round == toy.options.rounds {
                toy.frames.push(Frame::Over);
            } else {
                toy.round += 1;
                toy.frames.push(Frame::Bidding(Sealed::empty(toy.hands.n_seats())));
            }
        }
        frame => unreachable!("{frame:?} asks somebody"),
    }
}

fn open(toy: &mut Toy, bids: &Sealed<Card>, log: &mut Log<Event>) {
    let bids = bids.open(log).expect("everybody has bid");
    for (seat, card) in bids.iter() {
        toy.hands[seat] = toy.hands[seat].iter().copied().filter(|other| other != card).collect();
        toy.discard.push(*card);
        log.tell(Event::Opened(seat, *card));
    }
    let seat = bids.seats().max_by_key(|seat| bids[*seat]).expect("somebody plays");
    let relic = toy.bag.draw(&mut toy.chance, log).expect("there are more relics than rounds");
    log.tell(Event::Won(seat, relic));
    toy.frames.push(Frame::Refilling);
    if toy.options.digging {
        toy.frames.push(Frame::Digging { seat });
    }
    toy.frames.push(Frame::Stowing { seat, relic });
}

fn refill(toy: &mut Toy, seat: Seat, log: &mut Log<Event>) {
    let mut n_drawn = 0;
    while toy.hands[seat].len() < FULL_HAND && !toy.deck.is_empty() {
        let card = toy.deck.draw(log).expect("the deck is not empty");
        take_up(&mut toy.hands[seat], card);
        log.say(Known::Only(seat), Event::DrewCard(card));
        n_drawn += 1;
    }
    if n_drawn > 0 {
        log.tell(Event::Drew(seat, n_drawn));
    }
}

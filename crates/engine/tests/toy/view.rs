//! What a viewer sees, and imagined states that look the same.

use super::state::{Hand, Holds, N_CARDS, Options, take_up};
use super::{Card, Frame, Relic, Toy};
use engine::{Bag, Bits, BySeat, Chance, Deck, List, Sealed, Seat, Seats, Secret, Viewer};
use serde::Serialize;

/// All that may be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct View {
    pub(crate) options: Options,
    pub(crate) round: u8,
    pub(crate) n_in_deck: usize,
    pub(crate) bag: Bits<Relic>,
    pub(crate) discard: List<Card, 24>,
    pub(crate) n_in_hand: BySeat<usize>,
    pub(crate) my_hand: Hand,
    pub(crate) holds: BySeat<Holds>,
    pub(crate) fuel: BySeat<u8>,
    pub(crate) frames: List<Shown, 4>,
}

/// A frame as far as it may be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub(crate) enum Shown {
    Bidding {
        chosen: Seats,
        mine: Option<Card>,
    },
    Stowing {
        seat: Seat,
        relic: Relic,
    },
    Digging {
        seat: Seat,
    },
    Looking {
        seat: Seat,
        mine: Option<Card>,
    },
    Refilling,
    #[default]
    Over,
}

pub(crate) fn view(toy: &Toy, viewer: Viewer) -> View {
    // Named one by one, so that a new field does not compile until somebody decides who sees it.
    let Toy { options, round, chance: _, deck, bag, discard, hands, holds, fuel, frames } = *toy;
    let mine = |seat: Seat| viewer == Viewer::Seat(seat);
    let shown = frames.iter().map(|frame| match *frame {
        Frame::Bidding(bids) => Shown::Bidding {
            chosen: bids.chosen(),
            mine: hands.seats().find(|seat| mine(*seat)).and_then(|seat| bids.of(seat)),
        },
        Frame::Stowing { seat, relic } => Shown::Stowing { seat, relic },
        Frame::Digging { seat } => Shown::Digging { seat },
        Frame::Looking { seat, card } => {
            Shown::Looking { seat, mine: mine(seat).then(|| card.for_its_keeper()) }
        }
        Frame::Refilling => Shown::Refilling,
        Frame::Over => Shown::Over,
    });
    View {
        options,
        round,
        n_in_deck: deck.len(),
        bag: bag.contents(),
        discard,
        n_in_hand: hands.map(|_, hand| hand.len()),
        my_hand: hands.seats().find(|seat| mine(*seat)).map(|seat| hands[seat]).unwrap_or_default(),
        holds,
        fuel,
        frames: shown.collect(),
    }
}

pub(crate) fn imagine(view: &View, me: Seat, chance: Chance) -> Toy {
    let looking_at = view.frames.iter().find_map(|frame| match frame {
        Shown::Looking { mine, .. } => *mine,
        _ => None,
    });
    let mut unseen: Vec<Card> = (1..=N_CARDS)
        .map(Card)
        .filter(|card| {
            !view.my_hand.contains(card) && !view.discard.contains(card) && looking_at != Some(*card)
        })
        .collect();
    let mut dealer = chance.dealer();
    dealer.shuffle(&mut unseen);
    let hands = view.n_in_hand.map(|seat, n_cards| {
        let mut hand = Hand::new();
        if seat != me {
            unseen.drain(..*n_cards).for_each(|card| take_up(&mut hand, card));
            return hand;
        }
        view.my_hand
    });
    let frames = view.frames.iter().map(|shown| match *shown {
        Shown::Bidding { chosen, mine } => {
            let mut bids = Sealed::empty(view.n_in_hand.n_seats());
            chosen.iter().for_each(|seat| {
                let guess = hands[seat][dealer.below(hands[seat].len() as u32) as usize];
                bids.put(seat, if seat == me { mine.unwrap_or(guess) } else { guess });
            });
            Frame::Bidding(bids)
        }
        Shown::Stowing { seat, relic } => Frame::Stowing { seat, relic },
        Shown::Digging { seat } => Frame::Digging { seat },
        Shown::Looking { seat, mine } => Frame::Looking {
            seat,
            card: Secret::keep(
                mine.or_else(|| unseen.pop()).expect("a card that is looked at lies in no other place"),
            ),
        },
        Shown::Refilling => Frame::Refilling,
        Shown::Over => Frame::Over,
    });
    let frames = frames.collect();
    Toy {
        options: view.options,
        round: view.round,
        deck: Deck::shuffled(unseen, &mut dealer),
        chance: dealer.into_chance(),
        bag: Bag::of(view.bag),
        discard: view.discard,
        hands,
        holds: view.holds,
        fuel: view.fuel,
        frames,
    }
}

//! Everything the toy remembers, and how it starts.

use engine::{Bag, Bits, BySeat, Chance, Dealer, Deck, Index, List, Sealed, Seat, Secret};
use serde::{Deserialize, Serialize};

pub(crate) const N_CARDS: u8 = 24;
pub(crate) const N_RELICS: u8 = 12;
pub(crate) const FULL_HAND: usize = 3;
pub(crate) const ROOM: u8 = 2;

/// A card to bid with; higher is better, and no two are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Card(pub(crate) u8);

/// Something worth one, two or three points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Relic(pub(crate) u8);

impl Relic {
    pub(crate) fn points(self) -> i32 {
        i32::from(self.0) % 3 + 1
    }
}

impl Index for Relic {
    fn index(self) -> u8 {
        self.0
    }

    fn from_index(index: u8) -> Self {
        Self(index)
    }
}

/// Which of a ship's two holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Hold {
    Left,
    Right,
}

/// The variant: how long, and with or without digging.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Options {
    pub(crate) rounds: u8,
    pub(crate) digging: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { rounds: 6, digging: true }
    }
}

pub(crate) type Hand = List<Card, 4>;
pub(crate) type Holds = [List<Relic, 2>; 2];

/// What the toy waits for, or will do next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Frame {
    Bidding(Sealed<Card>),
    Stowing {
        seat: Seat,
        relic: Relic,
    },
    Digging {
        seat: Seat,
    },
    Looking {
        seat: Seat,
        card: Secret<Card>,
    },
    Refilling,
    #[default]
    Over,
}

/// The whole game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Toy {
    pub(crate) options: Options,
    pub(crate) round: u8,
    pub(crate) chance: Chance,
    pub(crate) deck: Deck<Card, 24>,
    pub(crate) bag: Bag<Relic>,
    pub(crate) discard: List<Card, 24>,
    pub(crate) hands: BySeat<Hand>,
    pub(crate) holds: BySeat<Holds>,
    pub(crate) fuel: BySeat<u8>,
    pub(crate) frames: List<Frame, 4>,
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) enum Event {
    SealedBid(Seat),
    Opened(Seat, Card),
    Won(Seat, Relic),
    Stowed(Seat, Hold),
    Dropped(Seat, Relic),
    Dug(Seat),
    Saw(Card),
    Kept(Seat),
    Buried(Seat),
    Drew(Seat, u8),
    DrewCard(Card),
}

impl Toy {
    pub(crate) fn top(&self) -> Frame {
        self.frames.last().copied().unwrap_or_default()
    }

    pub(crate) fn points(&self, seat: Seat) -> i32 {
        let relics: i32 =
            self.holds[seat].iter().flat_map(|hold| hold.iter()).map(|relic| relic.points()).sum();
        relics + i32::from(self.fuel[seat])
    }
}

/// A hand is sorted, because the order of drawing must stay secret.
pub(crate) fn take_up(hand: &mut Hand, card: Card) {
    hand.push(card);
    hand.sort();
}

pub(crate) fn set_up(n_seats: u8, options: Options, mut dealer: Dealer) -> Toy {
    let mut cards: Vec<Card> = (1..=N_CARDS).map(Card).collect();
    dealer.shuffle(&mut cards);
    let hands = BySeat::new(n_seats, |_| {
        let mut hand = Hand::new();
        cards.drain(..FULL_HAND).for_each(|card| take_up(&mut hand, card));
        hand
    });
    Toy {
        options,
        round: 1,
        deck: Deck::shuffled(cards, &mut dealer),
        chance: dealer.into_chance(),
        bag: Bag::of(Bits::first(N_RELICS)),
        discard: List::new(),
        hands,
        holds: BySeat::new(n_seats, |_| Holds::default()),
        fuel: BySeat::new(n_seats, |_| 2),
        frames: List::from_iter([Frame::Bidding(Sealed::empty(n_seats))]),
    }
}

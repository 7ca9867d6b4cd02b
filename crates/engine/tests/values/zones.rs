//! Hidden zones mark what they show, and show nothing else.

use engine::{Bag, Bits, Chance, Dealer, Deck, Index, Log, Sealed, Seat, Seats, Secret};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
struct Card(u8);

impl Index for Card {
    fn index(self) -> u8 {
        self.0
    }

    fn from_index(index: u8) -> Self {
        Self(index)
    }
}

/// Whether `touch` marks the log.
fn marks<T>(touch: impl FnOnce(&mut Log<()>) -> T) -> bool {
    let mut log = Log::written();
    touch(&mut log);
    log.revealed()
}

fn deck(n_cards: u8, seed: u64) -> Deck<Card, 60> {
    Deck::shuffled((0..n_cards).map(Card), &mut Dealer::seeded(seed))
}

fn drawn(mut deck: Deck<Card, 60>) -> Vec<Card> {
    std::iter::from_fn(|| deck.draw::<()>(&mut Log::silent())).collect()
}

#[test]
fn drawing_from_a_deck_marks_and_looking_at_its_size_does_not() {
    let mut pile = deck(3, 1);
    assert!(!marks(|_| (pile.len(), pile.is_empty())));
    assert!(!marks(|_| pile.put_under(Card(9))));
    assert!(marks(|log| pile.draw(log)));
}

#[test]
fn a_deck_runs_dry() {
    assert_eq!(deck(0, 1).draw::<()>(&mut Log::silent()), None);
    assert!(deck(0, 1).is_empty());
}

proptest! {
    #[test]
    fn a_deck_holds_each_card_once(n_cards in 0..60u8, seed: u64) {
        let pile = deck(n_cards, seed);
        prop_assert_eq!(pile.len(), usize::from(n_cards));
        let mut cards = drawn(pile);
        cards.sort();
        prop_assert_eq!(cards, (0..n_cards).map(Card).collect::<Vec<_>>());
    }

    #[test]
    fn a_card_put_under_comes_last(n_cards in 0..59u8, seed: u64) {
        let mut pile = deck(n_cards, seed);
        pile.put_under(Card(60));
        prop_assert_eq!(drawn(pile).pop(), Some(Card(60)));
    }

    #[test]
    fn a_bag_gives_what_is_in_it(cards in prop::collection::btree_set((0..64u8).prop_map(Card), 0..64), seed: u64) {
        let mut bag = Bag::of(cards.iter().copied().collect());
        let mut chance = Chance::seeded(seed);
        let mut left = cards.clone();
        while let Some(card) = bag.draw::<()>(&mut chance, &mut Log::silent()) {
            prop_assert!(left.remove(&card), "{:?} was in the bag, once", card);
            prop_assert_eq!(bag.contents().iter().collect::<BTreeSet<_>>(), left.clone());
            prop_assert_eq!(usize::from(bag.len()), left.len());
        }
        prop_assert!(left.is_empty() && bag.is_empty());
    }
}

#[test]
fn drawing_from_a_bag_marks_and_putting_back_does_not() {
    let mut bag = Bag::of(Bits::<Card>::first(2));
    let mut chance = Chance::seeded(1);
    assert!(marks(|log| bag.draw(&mut chance, log)));
    assert!(!marks(|_| bag.put(Card(7))));
    assert!(bag.contents().has(Card(7)));
}

#[test]
fn an_empty_bag_shows_nothing_and_uses_no_chance() {
    let mut bag = Bag::of(Bits::<Card>::EMPTY);
    let mut chance = Chance::seeded(1);
    assert!(!marks(|log| bag.draw(&mut chance, log)));
    assert_eq!(chance, Chance::seeded(1));
}

#[test]
fn each_thing_in_a_bag_is_as_likely() {
    let mut chance = Chance::seeded(5);
    let mut counts = [0u32; 10];
    for _ in 0..20_000 {
        let mut bag = Bag::of(Bits::<Card>::first(10));
        let card = bag.draw::<()>(&mut chance, &mut Log::silent()).expect("ten things are in it");
        counts[usize::from(card.0)] += 1;
    }
    assert!(counts.iter().all(|count| (1_800..2_200).contains(count)), "{counts:?}");
}

#[test]
fn sealed_choices_open_only_together() {
    let mut bids = Sealed::empty(3);
    assert!(!marks(|_| bids.put(Seat(2), Card(4))), "sealing shows nothing");
    bids.put(Seat(0), Card(1));
    assert_eq!(
        bids.chosen(),
        [Seat(0), Seat(2)].into_iter().fold(Seats::NONE, |mut seats, seat| {
            seats.add(seat);
            seats
        })
    );
    assert!(!marks(|log| assert_eq!(bids.open(log), None)), "a refused opening shows nothing");
    bids.put(Seat(1), Card(9));
    assert!(marks(|log| {
        let open = bids.open(log).expect("all have chosen");
        assert_eq!(open.as_slice(), [Card(1), Card(9), Card(4)]);
    }));
}

#[test]
fn a_sealed_choice_may_be_replaced_and_is_known_to_its_own_seat() {
    let mut bids = Sealed::empty(2);
    assert_eq!(bids.of(Seat(0)), None);
    bids.put(Seat(0), Card(1));
    bids.put(Seat(0), Card(2));
    assert_eq!(bids.of(Seat(0)), Some(Card(2)));
    assert_eq!(bids.chosen(), Seats::only(Seat(0)));
}

#[test]
fn a_secret_is_for_its_keeper_until_it_is_opened() {
    let goal = Secret::keep(Card(3));
    assert!(!marks(|_| assert_eq!(goal.for_its_keeper(), Card(3))), "the keeper knows it already");
    assert!(marks(|log| assert_eq!(goal.open(log), Card(3))));
}

#[test]
fn a_stacked_deck_is_drawn_from_its_end() {
    let pile: Deck<Card, 60> = Deck::stacked([Card(1), Card(2), Card(3)]);
    assert_eq!(drawn(pile), [Card(3), Card(2), Card(1)]);
}

#[test]
fn zones_are_written_and_read() {
    let pile = deck(20, 3);
    let bytes = postcard::to_stdvec(&pile).unwrap();
    assert_eq!(drawn(postcard::from_bytes(&bytes).unwrap()), drawn(pile), "in the same order");
    let bag = Bag::of(Bits::<Card>::first(9));
    assert_eq!(postcard::from_bytes::<Bag<Card>>(&postcard::to_stdvec(&bag).unwrap()).unwrap(), bag);
    let mut bids = Sealed::empty(3);
    bids.put(Seat(1), Card(5));
    assert_eq!(postcard::from_bytes::<Sealed<Card>>(&postcard::to_stdvec(&bids).unwrap()).unwrap(), bids);
}

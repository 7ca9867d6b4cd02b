//! BTA-004 to BTA-017: the part of the set-up that only the solo game has, and imagined states for it.

use super::{ANARCHISTS, Anarchists, Bans, Difficulty, FaceDown, PLAYER};
use crate::cards::Pack;
use crate::ids::{AnarchistAction, AnarchistEvent, Place, Slot};
use crate::state::{State, View};
use engine::{Bits, Dealer, Deck, Index, List, Secret};

/// Deals the cards of the anarchists, the markers and the goods of both sides.
pub(crate) fn deal(state: &mut State, difficulty: Difficulty, dealer: &mut Dealer) {
    let pack = state.pack.pack();
    let (fields, markers) = (pack.solo.track.n_fields(), difficulty.markers(pack));
    let first = of_level(pack, 1);
    state.board.anarchists = Some(Anarchists {
        difficulty,
        markers,
        beside: fields.saturating_sub(markers),
        extra: markers.saturating_sub(fields),
        top: List::new(),
        drawn: List::new(),
        discards: Bits::EMPTY,
        seen: first,
        turned: Bits::EMPTY,
        bans: Bans::default(),
        ended: None,
    });
    let slots = Slot::all().filter(|slot| (2..=3).contains(&pack[*slot].level)).collect();
    state.hidden.anarchists = FaceDown {
        deck: Deck::shuffled(first.iter(), dealer),
        actions: on_slots(pack, slots, dealer, |level| of_level(pack, level)),
        events: on_slots(pack, slots, dealer, |level| events_of(pack, level)),
    };
    let tableau = &mut state.tableaus[PLAYER];
    (tableau.pop, tableau.ore) = (pack.solo.pop, pack.solo.ore.into());
    tableau.add_ship(Place::Sol, pack.solo.ship);
    state.tableaus[ANARCHISTS].add_ship(Place::DeepSpace, pack.solo.anarchist_ship);
}

/// Deals deck, action cards and events again from all cards that can be there.
pub(crate) fn imagine(view: &View, dealer: &mut Dealer) -> FaceDown {
    let Some(anarchists) = &view.board.anarchists else { return FaceDown::nothing() };
    let pack = view.board.pack.pack();
    let deck = Deck::shuffled(anarchists.deck().iter(), dealer);
    debug_assert_eq!(deck.len(), usize::from(view.n_anarchist_actions));
    let actions = |level| of_level(pack, level).without(anarchists.seen);
    let events = |level| events_of(pack, level).without(anarchists.turned);
    FaceDown {
        deck,
        actions: on_slots(pack, view.anarchist_actions, dealer, actions),
        events: on_slots(pack, view.events, dealer, events),
    }
}

fn of_level(pack: &Pack, level: u8) -> Bits<AnarchistAction> {
    AnarchistAction::all().filter(|card| pack[*card].level == level).collect()
}

fn events_of(pack: &Pack, level: u8) -> Bits<AnarchistEvent> {
    AnarchistEvent::all().filter(|event| pack[*event].level == level).collect()
}

/// One of the cards of its level on each of these slots (BTA-004, BTA-013).
fn on_slots<I: Index>(
    pack: &Pack,
    slots: Bits<Slot>,
    dealer: &mut Dealer,
    cards: impl Fn(u8) -> Bits<I>,
) -> [Option<Secret<I>>; Slot::COUNT] {
    let mut dealt = [None; Slot::COUNT];
    for level in 2..=3 {
        let mut cards: Vec<I> = cards(level).iter().collect();
        dealer.shuffle(&mut cards);
        let slots = slots.iter().filter(|slot| pack[*slot].level == level);
        slots.zip(cards).for_each(|(slot, card)| dealt[slot.at()] = Some(Secret::keep(card)));
    }
    dealt
}

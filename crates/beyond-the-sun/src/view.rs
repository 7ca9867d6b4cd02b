//! What a viewer sees, and imagined states that look the same.

use crate::anarchists::{self, FaceDown};
use crate::ids::{EventId, Slot, SystemDeck};
use crate::state::{Hidden, State, View};
use engine::{Bits, Chance, Dealer, Deck, Index, List, Secret};

/// Everything is open except the order of the decks and the events on the slots (BTS-010, BTS-130).
pub(crate) fn view(state: &State) -> View {
    let State { board, hidden, chance: _ } = state;
    // The cards that will go back are shown on the board; only their order is hidden.
    let Hidden { techs, systems, events, techs_aside: _, systems_aside: _, anarchists } = hidden;
    let on_slot = |slot: &Slot| events[slot.at()].is_some() || anarchists.events[slot.at()].is_some();
    View {
        board: *board,
        n_techs: [0, 1, 2].map(|at| techs[at].len() as u8),
        n_systems: [0, 1].map(|at| systems[at].len() as u8),
        events: Slot::all().filter(on_slot).collect(),
        anarchist_actions: Slot::all().filter(|slot| anarchists.actions[slot.at()].is_some()).collect(),
        n_anarchist_actions: anarchists.deck.len() as u8,
    }
}

/// Decks and events are dealt again from all cards that are not open.
pub(crate) fn imagine(view: &View, chance: Chance) -> State {
    let View { board, n_techs, n_systems, events: on_slots, .. } = view;
    let mut dealer = chance.dealer();
    let techs = [2, 3, 4].map(|level| {
        let left = board.undealt(level).iter();
        let deck = Deck::shuffled(left, &mut dealer);
        debug_assert_eq!(deck.len(), usize::from(n_techs[usize::from(level) - 2]));
        deck
    });
    let systems = SystemDeck::ALL.map(|deck| {
        let cards = Deck::shuffled(board.undealt_systems(deck).iter(), &mut dealer);
        debug_assert_eq!(cards.len(), usize::from(n_systems[deck.at()]));
        cards
    });
    let mut techs_aside: List<_, { crate::state::DECK }> = board.shown.iter().collect();
    dealer.shuffle(&mut techs_aside);
    let mut systems_aside: List<_, 8> = board.shown_systems.iter().collect();
    dealer.shuffle(&mut systems_aside);
    let (events, anarchists) = if board.is_solo() {
        ([None; Slot::COUNT], anarchists::imagine(view, &mut dealer))
    } else {
        (deal_events(view, *on_slots, &mut dealer), FaceDown::nothing())
    };
    let hidden = Hidden { techs, systems, events, techs_aside, systems_aside, anarchists };
    State { board: *board, hidden, chance: dealer.into_chance() }
}

/// Events that have not been revealed yet; those that are always used are certainly among them.
fn deal_events(
    view: &View,
    on_slots: Bits<Slot>,
    dealer: &mut Dealer,
) -> [Option<Secret<EventId>>; Slot::COUNT] {
    let masks = &view.board.pack.masks;
    let mut events = [None; Slot::COUNT];
    for level in [2, 3] {
        let slots = on_slots.iter().filter(|slot| usize::from(view.board.pack[*slot].level) == level);
        let slots: Vec<Slot> = slots.collect();
        let left = masks.event_level[level].and(masks.events(view.board.modules)).without(view.board.turned);
        let mut dealt: Vec<EventId> = left.and(masks.light_events).iter().collect();
        let mut others: Vec<EventId> = left.without(masks.light_events).iter().collect();
        dealer.shuffle(&mut others);
        dealt.extend(others);
        dealt.truncate(slots.len());
        dealer.shuffle(&mut dealt);
        slots.iter().zip(dealt).for_each(|(slot, event)| events[slot.at()] = Some(Secret::keep(event)));
    }
    events
}

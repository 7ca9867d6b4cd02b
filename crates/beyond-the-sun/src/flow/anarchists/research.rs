//! BTA-051 to BTA-063: the anarchists research a technology.

use super::turn_up_event;
use crate::anarchists::{ANARCHISTS, Deed};
use crate::event::Event;
use crate::flow::{Part, select};
use crate::ids::{Slot, Tech, Type};
use crate::state::State;
use engine::{Bits, Index, Log};
use serde::{Deserialize, Serialize};

/// A researched technology whose event is carried out first (BTA-058); its card and the action card follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Infiltrating {
    pub slot: Slot,
    /// The allowed types of the card.
    pub kinds: Bits<Type>,
}

impl Infiltrating {
    /// BTA-051, BTA-057: a cube of their stock at the slot, of which there are always enough.
    pub(super) fn begin(state: &mut State, slot: Slot, kind: Option<Type>, log: &mut Log<Event>) {
        state.tableaus[ANARCHISTS].researched.add(slot);
        log.tell(Event::Researched(ANARCHISTS, slot, state.slots[slot.at()]));
        if state.pack[slot].level == 1 {
            return;
        }
        state.push(Infiltrating { slot, kinds: state.wanted_types(slot, kind) });
        if state.slots[slot.at()].is_none() {
            turn_up_event(state, slot, ANARCHISTS, log);
        }
    }

    /// BTA-059, BTA-066: cards are revealed until one fits; its text is ignored (BTA-053).
    fn find_card(&self, state: &mut State, log: &mut Log<Event>) {
        let level = state.pack[self.slot].level;
        let of_type = &state.pack.pack().masks.of_type;
        let fitting: Bits<Tech> =
            self.kinds.iter().fold(Bits::EMPTY, |fitting, kind| fitting.or(of_type[kind.at()]));
        if let (Some(only), 1) = (self.kinds.nth(0), self.kinds.len()) {
            log.tell(Event::Sought(ANARCHISTS, only));
        }
        let found = select::turn_up(state, level, fitting, 1, log).nth(0);
        log.tell(Event::ShowedTechs(ANARCHISTS, state.shown));
        select::put_under(state, level, found);
        if let Some(tech) = found {
            state.slots[self.slot.at()] = Some(tech);
            log.tell(Event::PutTech(ANARCHISTS, self.slot, tech));
        }
    }
}

impl Part<State> for Infiltrating {
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        if state.slots[self.slot.at()].is_none() {
            self.find_card(state, log);
        }
        // BTA-060, BTA-061: it goes on top of the deck, and the player has looked at it.
        if let Some(card) = state.hidden.anarchists.actions[self.slot.at()].take() {
            let card = card.open(log);
            if let Some(anarchists) = &mut state.board.anarchists {
                anarchists.top.push(card);
                anarchists.seen.add(card);
            }
            log.tell(Event::Anarchists(Deed::TookCard(self.slot, card)));
        }
    }
}

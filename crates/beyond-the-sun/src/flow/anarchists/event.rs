//! BTA-027 to BTA-029: events of the solo game.

use crate::anarchists::{Deed, PLAYER};
use crate::event::Event;
use crate::flow::{Part, Scope, Weighing};
use crate::ids::{AnarchistEvent, Slot};
use crate::state::State;
use engine::{Index, Log, Seat};
use serde::{Deserialize, Serialize};

/// An event that is being carried out; it stays visible until it is finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Erupting {
    pub event: AnarchistEvent,
    /// Who turned it up.
    pub by: Seat,
}

impl Part<State> for Erupting {}

/// Reveals the event of a slot, if there is one; only the section of the side that revealed it is carried out
/// (BTA-028). The text always addresses the player.
pub(crate) fn turn_up_event(state: &mut State, slot: Slot, by: Seat, log: &mut Log<Event>) {
    let Some(event) = state.hidden.anarchists.events[slot.at()].take() else { return };
    let event = event.open(log);
    if let Some(anarchists) = &mut state.board.anarchists {
        anarchists.turned.add(event);
    }
    log.tell(Event::Anarchists(Deed::TurnedEvent(by, event)));
    let card = &state.pack.pack()[event];
    let effect = if by == PLAYER { card.you } else { card.anarchists };
    state.push(Erupting { event, by });
    state.push(Weighing { seat: PLAYER, effect, optional: false, scope: Scope::default(), cause: None });
}

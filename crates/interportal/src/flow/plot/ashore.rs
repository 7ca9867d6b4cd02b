//! What agents do on colonies: corruption, rebellion, terror (X4-477, X4-480 to X4-482, X4-488 to X4-490).

use engine::Log;

use super::super::{build, conquest, returning, uprising};
use super::Plan;
use crate::event::Event;
use crate::intrigue::AgentEvent;
use crate::notation::BuildingKind;
use crate::state::State;

impl Plan {
    /// X4-477: resources of each resource building there, as many as its step.
    pub(super) fn corrupt(self, state: &mut State, log: &mut Log<Event>) {
        let pack = state.pack.pack();
        let Some(colony) = state.colony_at(self.hex).copied() else { return };
        for standing in colony.buildings.iter() {
            let card = &pack[standing.building];
            let (Some(resource), BuildingKind::Resource) = (standing.resource, card.kind) else { continue };
            let n = i16::from(card.step.unwrap_or(1));
            state.realms[self.seat].accounts[resource] += n;
            log.tell(Event::Gained(self.seat, resource, n));
        }
    }

    /// X4-481, X4R-251, X4R-348: the militia fights the other ground units and loyal troops; who wins has the planet.
    pub(super) fn rebel(self, state: &mut State, log: &mut Log<Event>) {
        let Some(colony) = state.colony_at(self.hex).copied() else { return };
        let militia = state.militia(self.hex);
        // X4R-348: loyal troops stand by the owner.
        let each = if state.realms[colony.seat].capital == self.hex { 2 } else { 1 };
        let loyal = each * colony.level;
        let fought = ("militia", militia);
        let (held, rebels) = uprising::fight(state, colony.seat, self.hex, fought, loyal, log);
        log.tell(Event::Agent(AgentEvent::Rebelled(self.seat, self.hex, !held)));
        if held {
            if let Some(colony) = state.board.colony_mut(self.hex) {
                colony.militia_lost = colony.militia_lost.saturating_add(militia - rebels);
            }
            return;
        }
        if state.at_war(self.seat, colony.seat) {
            super::envoys::weary(state, colony.seat, Some(self.seat), colony.level, log);
        }
        uprising::lose_all(state, colony.seat, self.hex, log);
        conquest::conquer(state, self.seat, self.hex, log);
        // X4R-349: the surviving rebels are its militia.
        if let Some(colony) = state.board.colony_mut(self.hex) {
            colony.militia_lost = 0;
        }
        let full = state.militia(self.hex);
        if let Some(colony) = state.board.colony_mut(self.hex) {
            colony.militia_lost = full.saturating_sub(rebels);
        }
    }

    /// X4-489: the colony loses a level, or is destroyed.
    pub(super) fn terrorise(self, state: &mut State, log: &mut Log<Event>) {
        let Some(colony) = state.colony_at(self.hex).copied() else { return };
        if state.at_war(self.seat, colony.seat) {
            super::envoys::weary(state, colony.seat, Some(self.seat), 1, log);
        }
        if colony.level > 1 {
            return build::lower(state, self.hex, log);
        }
        let place = state.colonies.iter().position(|it| it.hex == self.hex);
        place.into_iter().for_each(|place| {
            let colony = state.colonies.remove(place);
            returning::events(state, &colony);
        });
        log.tell(Event::Agent(AgentEvent::Destroyed(colony.seat, self.hex)));
        conquest::move_capital(state, colony.seat, self.hex);
        state.touch_all();
        state.stir();
    }
}

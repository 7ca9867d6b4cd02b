//! What agents do on colonies: corruption, rebellion, terror (X4-477, X4-480 to X4-482, X4-488 to X4-490).

use engine::{Log, Seat};

use super::super::{build, uprising};
use super::Plan;
use crate::economy::Books;
use crate::event::Event;
use crate::hex::Hex;
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

    /// X4-481, X4R-251: the militia fights the other ground units; who wins has the planet.
    pub(super) fn rebel(self, state: &mut State, log: &mut Log<Event>) {
        let Some(colony) = state.colony_at(self.hex).copied() else { return };
        let militia = state.militia(self.hex);
        let held = uprising::fight(state, colony.seat, self.hex, ("militia", militia), log);
        log.tell(Event::Agent(AgentEvent::Rebelled(self.seat, self.hex, !held)));
        if held {
            return;
        }
        if state.at_war(self.seat, colony.seat) {
            super::envoys::weary(state, colony.seat, Some(self.seat), colony.level, log);
        }
        conquer(state, self.seat, self.hex, log);
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
            state.colonies.remove(place);
        });
        log.tell(Event::Agent(AgentEvent::Destroyed(colony.seat, self.hex)));
        move_capital(state, colony.seat, self.hex);
        state.touch_all();
        state.stir();
    }
}

/// X4R-246, X4R-247: the colony belongs to the conqueror, has a level less and no income in the next Economy phase.
fn conquer(state: &mut State, seat: Seat, hex: Hex, log: &mut Log<Event>) {
    let pack = state.pack.pack();
    let loss = Books::open(state, seat).conquest_loss();
    let Some(colony) = state.board.colony_mut(hex) else { return };
    let owner = colony.seat;
    colony.seat = seat;
    colony.level = colony.level.saturating_sub(loss).max(1);
    colony.idle = true;
    let stays = |standing: &crate::state::Standing| {
        let card = &pack[standing.building];
        card.kind != BuildingKind::Defence && card.limit.is_none() && standing.seat != seat
    };
    let mut left = engine::List::new();
    for standing in colony.buildings.iter().filter(|it| stays(it)) {
        let mut standing = *standing;
        standing.seat = if standing.seat == owner { seat } else { standing.seat };
        left.push(standing);
    }
    colony.buildings = left;
    let level = colony.level;
    log.tell(Event::Raised(seat, hex, level));
    move_capital(state, owner, hex);
    state.touch_all();
    state.stir();
    state.refresh();
    build::make_room(state, hex);
}

/// X4R-249, X4R-443: who has lost the capital has it on the colony of the highest level.
fn move_capital(state: &mut State, seat: Seat, lost: Hex) {
    if state.realms[seat].capital != lost {
        return;
    }
    let best = state.colonies_of(seat).max_by_key(|it| (it.level, std::cmp::Reverse(it.hex.at())));
    if let Some(hex) = best.map(|colony| colony.hex) {
        state.realms[seat].capital = hex;
    }
}

//! A dying star (X4R-CR5), and capacity buildings that machines destroy (X4R-CR6).

use engine::{List, Log, Seat};

use super::crisis::pick;
use super::{hazard, returning, uprising};
use crate::council_words::CouncilEvent;
use crate::event::Event;
use crate::hex::{Hex, HexSet};
use crate::ids::{Building, Kind};
use crate::notation::BuildingKind;
use crate::state::State;

/// X4R-CR5, X4R-398: a discovered system of the inner rings without a home world is marked.
pub(super) fn mark(state: &mut State, log: &mut Log<Event>) {
    let fits = |hex: &Hex| {
        let kind = state.system(*hex).kind;
        let spared = matches!(
            kind,
            None | Some(Kind::HomeWorld | Kind::LostHomeWorld | Kind::GalacticCentre | Kind::Supernova)
        );
        (1..=2).contains(&hex.distance(Hex::CENTRE)) && !spared
    };
    let all: HexSet = Hex::all().filter(fits).collect();
    if let Some(hex) = pick(state, all, log) {
        state.council.trouble.marked.push(hex);
        log.tell(Event::Council(CouncilEvent::StarDying(hex)));
    }
}

/// The star bursts: units and colonies there are destroyed, a trade route stays.
pub(crate) fn burst(state: &mut State, hex: Hex, log: &mut Log<Event>) {
    for seat in state.in_order() {
        destroy_units(state, seat, hex, log);
    }
    lose_colony(state, hex, log);
    super::battling::vanish(state, hex);
    let system = &mut state.systems[hex.at()];
    system.kind = Some(Kind::Supernova);
    returning::planet(state, hex);
    log.tell(Event::Council(CouncilEvent::Supernova(hex)));
    state.stir();
    state.touch_all();
}

fn destroy_units(state: &mut State, seat: Seat, hex: Hex, log: &mut Log<Event>) {
    let berths: List<Option<u8>, { crate::realm::SHIPS }> =
        state.hidden.hands[seat].berths.of_ships().collect();
    let fleets = state.realms[seat].fleets;
    let in_fleet = |fleet: u8| fleets[usize::from(fleet)].is_some_and(|marker| marker.hex == hex);
    if fleets.iter().flatten().any(|marker| marker.hex == hex) {
        // Everybody sees what is lost.
        state.hidden.hands[seat].berths.show(log);
    }
    for ship in (0..state.realms[seat].ships.len()).rev() {
        let there = state.realms[seat].ships[ship].at == Some(hex);
        if there || berths[ship].is_some_and(in_fleet) {
            hazard::destroy(state, seat, ship, hex, log);
        }
    }
    uprising::lose_all(state, seat, hex, log);
}

/// A colony is gone; its event cards go under their decks.
fn lose_colony(state: &mut State, hex: Hex, log: &mut Log<Event>) {
    let Some(place) = state.colonies.iter().position(|colony| colony.hex == hex) else { return };
    let colony = state.board.colonies.remove(place);
    returning::events(state, &colony);
    log.tell(Event::Council(CouncilEvent::ColonyLost(colony.seat, hex)));
    state.touch_all();
}

/// The steps of all capacity buildings in a system.
pub(super) fn capacity_steps(state: &State, hex: Hex) -> u8 {
    let pack = state.pack.pack();
    let capacity = |building: Building| pack[building].kind == BuildingKind::Capacity;
    let buildings = state.colony_at(hex).into_iter().flat_map(|colony| colony.buildings.iter());
    let steps = buildings.filter(|it| capacity(it.building)).map(|it| pack[it.building].step.unwrap_or(1));
    steps.sum()
}

/// All capacity buildings there are destroyed.
pub(super) fn raze_capacity(state: &mut State, hex: Hex, log: &mut Log<Event>) {
    let pack = state.pack.pack();
    let Some(colony) = state.board.colony_mut(hex) else { return };
    let owner = colony.seat;
    for slot in (0..colony.buildings.len()).rev() {
        if pack[colony.buildings[slot].building].kind == BuildingKind::Capacity {
            let gone = colony.buildings.remove(slot);
            log.tell(Event::Removed(gone.seat, gone.building, hex));
        }
    }
    state.touch(owner);
}

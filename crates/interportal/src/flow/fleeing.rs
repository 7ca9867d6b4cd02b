//! Civil units alone that meet enemies at the start of the Battles phase (X4R-182, X4R-183, X4R-368).

use engine::{Log, Seat};

use super::plot::is_immune;
use super::{Retreating, hazard, moving};
use crate::action::Craft;
use crate::event::Event;
use crate::hex::Hex;
use crate::realm::Mark;
use crate::state::State;

/// The die that lets a civil unit withdraw (X4R-182).
const ESCAPE: u32 = 3;

/// X4R-182: each civil unit beside enemies rolls a die; on 3 or more it withdraws, otherwise it is destroyed.
pub(super) fn flee(state: &mut State, log: &mut Log<Event>) {
    for seat in state.in_order() {
        flee_from(state, seat, None, log);
    }
}

/// X4R-188, X4R-395: the same for one seat, in all systems or in one where its fleets are gone.
pub(super) fn flee_from(state: &mut State, seat: Seat, only: Option<Hex>, log: &mut Log<Event>) {
    let mut away = Retreating::of(seat);
    for ship in (0..state.realms[seat].ships.len()).rev() {
        let danger = in_danger(state, seat, ship).filter(|hex| only.is_none_or(|only| only == *hex));
        let Some(hex) = danger else { continue };
        let target = refuge(state, seat, Craft::Ship(ship as u8), hex);
        let escapes = state.chance.below(6, log) + 1 >= ESCAPE;
        match target.filter(|_| escapes) {
            Some(to) => {
                let craft = Craft::Ship(ship as u8);
                moving::transfer(state, seat, craft, to);
                log.tell(Event::Withdrew(seat, craft, hex, to));
                away.add(craft);
            }
            None => {
                hazard::destroy(state, seat, ship, hex, log);
                away.forget(ship);
            }
        }
    }
    away.begin(state);
}

/// X4R-169, X4R-182: civil ships of a player that are attacked in a system withdraw on 3 or more, or are destroyed.
pub(super) fn chase(state: &mut State, seat: Seat, hex: Hex, log: &mut Log<Event>) {
    let mut away = Retreating::of(seat);
    for ship in (0..state.realms[seat].ships.len()).rev() {
        let vessel = state.realms[seat].ships[ship];
        let open = vessel.at == Some(hex) && vessel.course.counts() && !state.hull(vessel.make).military;
        if !open {
            continue;
        }
        let craft = Craft::Ship(ship as u8);
        let escapes = state.chance.below(6, log) + 1 >= ESCAPE;
        match refuge(state, seat, craft, hex).filter(|_| escapes) {
            Some(to) => {
                moving::transfer(state, seat, craft, to);
                log.tell(Event::Withdrew(seat, craft, hex, to));
                away.add(craft);
            }
            None => {
                hazard::destroy(state, seat, ship, hex, log);
                away.forget(ship);
            }
        }
    }
    away.begin(state);
}

/// Where a civil ship is beside enemies, without a fleet of its owner (X4R-311).
fn in_danger(state: &State, seat: Seat, ship: usize) -> Option<Hex> {
    let vessel = &state.realms[seat].ships[ship];
    let hidden = vessel.course.is(Mark::Cloaked) || vessel.course.is(Mark::Aside);
    let hex = vessel.at.filter(|_| !hidden && !state.hull(vessel.make).military)?;
    let guarded = state.realms[seat].fleets.iter().flatten().any(|marker| marker.hex == hex);
    // X4-264: fleets of enemies do not attack who has diplomatic immunity; neutral units do.
    let meets = |hex: Hex| {
        has_neutrals(state, seat, hex) || has_enemies(state, seat, hex) && !is_immune(state, seat, ship as u8)
    };
    (!guarded && meets(hex)).then_some(hex)
}

/// Whether enemies at war or neutral units that fight civil ships are there.
fn is_unsafe(state: &State, seat: Seat, hex: Hex) -> bool {
    has_neutrals(state, seat, hex) || has_enemies(state, seat, hex)
}

fn has_neutrals(state: &State, seat: Seat, hex: Hex) -> bool {
    state.is_hostile(hex, false) && !state.pays_pirates(seat, hex)
}

fn has_enemies(state: &State, seat: Seat, hex: Hex) -> bool {
    let enemies = state.realms.seats().filter(|other| state.at_war(seat, *other));
    enemies.into_iter().any(|other| state.has_force(other, hex))
}

/// X4R-183: whether units of a seat can withdraw to a system.
pub(super) fn is_refuge(state: &State, seat: Seat, to: Hex) -> bool {
    let system = state.system(to);
    let open = system.kind.is_some() && system.group.is_none();
    open && state.can_be_entered(to) && !is_unsafe(state, seat, to)
}

/// X4R-183, X4R-368: the system that a craft came from, else the adjacent safe one nearest to its capital.
pub(super) fn refuge(state: &State, seat: Seat, craft: Craft, hex: Hex) -> Option<Hex> {
    let safe = |to: &Hex| is_refuge(state, seat, *to);
    let realm = &state.realms[seat];
    let came = match craft {
        Craft::Ship(ship) => realm.ships[usize::from(ship)].course.came,
        Craft::Fleet(fleet) => realm.fleets[usize::from(fleet)].and_then(|marker| marker.course.came),
    };
    let near = hex.neighbours().filter(|to| state.is_on_map(*to)).filter(safe);
    let capital = realm.capital;
    came.filter(|to| *to != hex).filter(safe).or_else(|| near.min_by_key(|to| to.distance(capital)))
}

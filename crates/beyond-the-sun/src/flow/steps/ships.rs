//! Steps that build, move, raise or take ships, foreseen and done.

use crate::effect::{Ability, Cube, Face, Spot};
use crate::event::Event;
use crate::flow::prospect::{Look, Purse, Refused};
use crate::flow::{Building, Donating, Scope};
use crate::state::State;
use crate::tableau::ON_TILE;
use crate::why::Reason;
use engine::{Log, Seat, require};

/// A cube that becomes a ship, or a ship that becomes population or supply, is foreseen. Without a supply cube
/// nothing is built; that population may replace it is a choice, which the look ahead follows itself (BTS-105).
pub(super) fn foresee_convert<R: Refused>(look: &Look<'_>, cube: Cube, purse: &mut Purse) -> Result<(), R> {
    match cube {
        Cube::Supply if purse.supply == 0 => return Ok(()),
        Cube::Supply => purse.supply -= 1,
        Cube::Pop => {
            require(purse.pop > 0, || look.too_little_population(0, 1, *purse))?;
            purse.pop -= 1;
        }
        Cube::Ship => return foresee_museum(look, purse),
    }
    purse.changed = true;
    Ok(())
}

/// The cube becomes a ship, or the ship becomes population or supply.
pub(super) fn convert(
    state: &mut State,
    seat: Seat,
    (cube, face, at): (Cube, Face, Spot),
    scope: Scope,
    log: &mut Log<Event>,
) {
    if cube == Cube::Ship {
        Donating::give(state, seat, face, log);
    } else if let Some(level) = face.level() {
        Building::begin(state, seat, cube, level, at, scope.action, log);
    }
}

/// Ships that are given away are foreseen.
pub(super) fn foresee_museum<R: Refused>(look: &Look<'_>, purse: &mut Purse) -> Result<(), R> {
    require(look.state.tableaus[look.seat].has_ships(), || Reason::CannotBeCarriedOut)?;
    purse.changed = true;
    Ok(())
}

/// Jumps are foreseen: those along lines may collect strength for a colony.
pub(super) fn foresee_jumps(look: &Look<'_>, n: u8, along_lines: bool, purse: &mut Purse) {
    let n = look.state.limited(n);
    let jumps = if along_lines { n + more_jumps(look) } else { 0 };
    purse.changed = purse.changed || n > 0 && look.state.tableaus[look.seat].has_ships();
    purse.jumps = look.state.limited(purse.jumps + jumps);
}

/// BTL-030: jumps that a token would add.
fn more_jumps(look: &Look<'_>) -> u8 {
    let more = |ability| if let Ability::TokenMoreJumps(more) = ability { Some(more) } else { None };
    look.state.token_for(look.seat, more).map_or(0, |(_, more)| more)
}

/// Upgrades are foreseen.
pub(super) fn foresee_upgrade(look: &Look<'_>, purse: &mut Purse) {
    if !purse.changed {
        let [one, two, three, _] = look.state.tableaus[look.seat].fleet();
        purse.changed = one + two + three > 0;
    }
}

/// A set-up raises the start ship of a faction, at its present place (BTL-031, BTL-046).
pub(super) fn upgrade_start(state: &mut State, seat: Seat, by: u8, log: &mut Log<Event>) {
    let tableau = &mut state.tableaus[seat];
    let Some((place, from)) = tableau.retinue.start else { return };
    let to = (from + by).min(4);
    let on_tile = tableau.retinue.tile.under == Some((place, from));
    tableau.change_ship(from + if on_tile { ON_TILE } else { 0 }, place, place, to);
    tableau.retinue.start = Some((place, to));
    log.tell(Event::Upgraded(seat, state.spot(place), from, to));
    state.correct_control(log);
}

/// BTL-036: the square tile goes under the start ship.
pub(super) fn place_tile(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let strength = |ability| if let Ability::ShipTile(more) = ability { Some(more) } else { None };
    if let Some((_, strength)) = state.leader_with(seat, strength) {
        state.tableaus[seat].retinue.tile.strength = strength;
        if let Some((place, level)) = state.tableaus[seat].retinue.start {
            state.put_tile(seat, place, level, log);
        }
        state.ships_left(seat, log);
    }
}

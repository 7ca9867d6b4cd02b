//! What can be ordered in a tactical battle, and what is done then (X4R-204 to X4R-219).

use engine::Seat;

use super::super::{Seek, fleeing};
use super::{Manoeuvring, approach, turns};
use crate::action::Craft;
use crate::cell::{COLUMNS, Cell};
use crate::combat::{Dice, ENDED, Melee, Reach, Trait};
use crate::state::{Board, State};
use crate::tactical::{Device, Spot, TacticalAction as Order};
use crate::tactical_words::{TacticalEvent, TacticalFault};
use crate::tactics::{Sign, Stage};
use crate::thing::Thing;
use crate::why::{Fault, Reason};

/// Shows the choices of a seat, each with its verdict.
pub(super) fn offers(
    state: &State,
    melee: &Melee,
    seat: Seat,
    seek: Seek,
    to: &mut dyn FnMut(Order, Result<(), Reason>),
) {
    let mut offer = |order: Order, verdict: Result<(), TacticalFault>| {
        if seek.wants(Thing::Spot(Spot::of(order))) {
            to(order, verdict.map_err(Into::into));
        }
    };
    let at = usize::from(state.tactics.unit);
    match state.tactics.stage {
        Stage::Joining => {
            offer(Order::TakePart, Ok(()));
            offer(Order::StayOut, Ok(()));
        }
        Stage::Mining => {
            for cell in Cell::all(melee.map.rows) {
                offer(Order::Mine(cell), approach::may_mine(state, cell));
            }
            offer(Order::Ready, Ok(()));
        }
        Stage::Deploying => {
            for cell in Cell::all(melee.map.rows) {
                offer(Order::Deploy(cell), approach::may_deploy(melee, state, at, cell));
            }
            offer(Order::LineUp, Ok(()));
        }
        Stage::Facing => {
            let numbers = &state.pack.pack().tactical_map;
            let own = melee.unit(at).own;
            let may = if own { &numbers.attacker_facings } else { &numbers.defender_facings };
            for facing in 0..6 {
                let fault = Err(TacticalFault::WrongFacing);
                offer(Order::Face(facing), if may.contains(&facing) { Ok(()) } else { fault });
            }
            offer(Order::LineUp, Ok(()));
        }
        Stage::Preparing => {
            for at in melee.present().filter(|at| melee.owner(*at) == Some(seat)) {
                for device in Device::ALL {
                    offer(Order::Switch(device, at as u8 + 1), melee.may_switch(at, device, false));
                }
            }
            offer(Order::Ready, Ok(()));
        }
        Stage::Choosing => {
            let next = turns::candidates(melee);
            for unit in 0..melee.map.units.len() {
                let verdict = match (next.contains(&unit), melee.owner(unit) == Some(seat)) {
                    (true, _) => Ok(()),
                    (false, true) => Err(TacticalFault::OthersFirst),
                    (false, false) => Err(TacticalFault::NotItsTurn),
                };
                offer(Order::Act(unit as u8 + 1), verdict);
            }
        }
        Stage::Yielding => {
            offer(Order::YieldMovement, Ok(()));
            offer(Order::YieldAttack, Ok(()));
        }
        Stage::Acting => {
            acting(state, melee, at, seek, to);
        }
    }
}

/// X4R-204: the movement action and the attack action of a unit.
fn acting(
    state: &State,
    melee: &Melee,
    at: usize,
    seek: Seek,
    to: &mut dyn FnMut(Order, Result<(), Reason>),
) {
    let wants = |spot: Spot| seek.wants(Thing::Spot(spot));
    for device in Device::ALL {
        let order = Order::Switch(device, at as u8 + 1);
        if wants(Spot::of(order)) {
            to(order, melee.may_switch(at, device, true).map_err(Into::into));
        }
    }
    if matches!(seek.only(), None | Some(Thing::Spot(Spot::Cell(_)))) {
        movement(melee, at, seek, to);
    }
    for other in 0..melee.map.units.len() {
        let number = other as u8 + 1;
        if !wants(Spot::Unit(number)) || other == at {
            continue;
        }
        if !melee.are_enemies(at, other) {
            to(Order::Dock(number), melee.may_dock(at, other).map_err(Into::into));
            continue;
        }
        to(Order::Disrupt(number), melee.may_pick(at, Trait::EWar, other).map_err(Into::into));
        to(Order::Command(number), melee.may_pick(at, Trait::Command, other).map_err(Into::into));
        to(Order::Storm(number), melee.may_storm(at, other).map_err(Into::into));
        let mut n_can = 0;
        for slot in 0..melee.arms(at).len() {
            let verdict = melee.may_fire(at, slot, other);
            n_can += u8::from(verdict.is_ok());
            to(Order::Fire(slot as u8 + 1, number), verdict.map(|_| ()).map_err(Into::into));
        }
        // Several weapons at once are worth a line of their own.
        if n_can > 1 {
            to(Order::Volley(number), Ok(()));
        }
    }
    for direction in (0..6).filter(|direction| wants(Spot::Facing(*direction))) {
        for slot in 0..melee.arms(at).len() {
            let verdict = melee.line(at, slot, direction).map(|_| ());
            to(Order::Beam(slot as u8 + 1, direction), verdict.map_err(Into::into));
        }
    }
    for planet in melee.map.planet.into_iter().filter(|planet| wants(Spot::Cell(*planet))) {
        for slot in 0..melee.arms(at).len() {
            let verdict = melee.may_bomb(at, slot);
            to(Order::Bomb(slot as u8 + 1, planet), verdict.map_err(Into::into));
        }
    }
    let mut word = |order: Order, verdict: Result<(), Reason>| {
        if wants(Spot::of(order)) {
            to(order, verdict);
        }
    };
    word(Order::Depart, may_depart(state, melee, at));
    word(Order::Sweep, may_sweep(state, melee, at).map_err(Into::into));
    word(Order::ByItself, if fresh(melee) { Ok(()) } else { Err(TacticalFault::TurnBegun.into()) });
    word(Order::Again, melee.may_repeat(at).map_err(Into::into));
    word(Order::EndTurn, Ok(()));
}

/// Whether nothing was done in this turn.
fn fresh(melee: &Melee) -> bool {
    let step = &melee.map.step;
    !(step.moved || step.attacked || step.ceased || step.switched != 0)
}

/// X4R-205 to X4R-208: hexes that can be reached, and why others cannot.
fn movement(melee: &Melee, at: usize, seek: Seek, to: &mut dyn FnMut(Order, Result<(), Reason>)) {
    let has_front = melee.has_front(at);
    let order = |reach: &Reach| Order::Fly(reach.cell, has_front.then_some(reach.facing));
    let fault = if melee.map.step.moved {
        Some(TacticalFault::Moved)
    } else if melee.is_steady(at) {
        Some(TacticalFault::Steady)
    } else {
        None
    };
    let reach = if fault.is_some() { Vec::new() } else { melee.reach(at) };
    for cell in Cell::all(melee.map.rows).filter(|cell| seek.wants(Thing::Spot(Spot::Cell(*cell)))) {
        let mut any = false;
        for way in reach.iter().filter(|way| way.cell == cell) {
            any = true;
            to(order(way), Ok(()));
        }
        if !any {
            let taken = !melee.is_free(cell) && melee.cell(at) != Some(cell);
            let other = if taken { TacticalFault::Occupied } else { TacticalFault::OutOfReach };
            let facing = has_front.then(|| melee.placed(at).facing());
            to(Order::Fly(cell, facing), Err(fault.unwrap_or(other).into()));
        }
    }
}

/// X4R-218, X4R-219, X4R-183: whether a unit can leave the map.
fn may_depart(state: &State, melee: &Melee, at: usize) -> Result<(), Reason> {
    let first = state.pack.pack().battle.retreat_from_round;
    if melee.map.step.moved {
        return Err(TacticalFault::Moved.into());
    }
    if melee.is_steady(at) {
        return Err(TacticalFault::Steady.into());
    }
    let edge = if melee.unit(at).own { 0 } else { COLUMNS - 1 };
    if melee.map.round < first || melee.cell(at).is_none_or(|cell| cell.column() != edge) {
        return Err(TacticalFault::NotAtEdge.into());
    }
    let left = state.battle.own[usize::from(melee.placed(at).at)];
    let vessel = &state.realms[left.seat].ships[usize::from(left.ship)];
    if state.hull(vessel.make).strategic == 0 {
        return Err(TacticalFault::NoDrive.into());
    }
    let hex = state.tactics.hex;
    let fleet = super::super::fleets(state, left.seat, hex).next();
    let refuge = fleet.and_then(|fleet| fleeing::refuge(state, left.seat, Craft::Fleet(fleet), hex));
    if refuge.is_some() { Ok(()) } else { Err(Fault::NoRefuge.into()) }
}

/// X4-287: whether a unit can remove mines.
fn may_sweep(state: &State, melee: &Melee, at: usize) -> Result<(), TacticalFault> {
    if melee.map.step.ceased || melee.map.step.attacked {
        return Err(TacticalFault::Attacked);
    }
    let near = melee.mines_near(state.pack.pack(), at);
    if near.is_empty() { Err(TacticalFault::NoMines) } else { Ok(()) }
}

/// Does what was ordered.
pub(super) fn carry_out(board: &Board, melee: &mut Melee, order: Order, dice: &mut impl Dice) {
    let pack = board.pack.pack();
    let at = usize::from(melee.map.unit);
    let place = |number: u8| usize::from(number.saturating_sub(1));
    match order {
        Order::TakePart => melee.map.units[at].set(Sign::Decided, true),
        Order::StayOut => {
            let placed = &mut melee.map.units[at];
            placed.set(Sign::Decided, true);
            placed.set(Sign::Waiting, false);
            placed.set(Sign::Out, true);
            melee.told.push(TacticalEvent::StayedOut(melee.fighter(at)));
        }
        Order::Mine(cell) => {
            melee.map.mines.push(cell);
            melee.map.left -= 1;
            if let Some(seat) = melee.owner(at) {
                melee.told.push(TacticalEvent::Mined(seat, cell));
            }
        }
        Order::Deploy(cell) => {
            approach::deploy(melee, at, cell);
            melee.map.stage = if melee.has_front(at) { Stage::Facing } else { Stage::Deploying };
        }
        Order::Face(facing) => {
            melee.map.units[at].turn_to(facing);
            melee.map.stage = Stage::Deploying;
        }
        Order::LineUp => {
            let seat = melee.owner(at);
            while let Some(next) = melee.next_to_deploy().filter(|next| melee.owner(*next) == seat) {
                approach::deploy_by_itself(melee, board, next);
            }
            melee.map.stage = Stage::Deploying;
        }
        Order::Switch(device, unit) => {
            let in_turn = melee.map.stage == Stage::Acting;
            melee.switch(place(unit), device, in_turn);
        }
        Order::Ready if melee.map.stage == Stage::Mining => melee.map.left = 0,
        Order::Ready => melee.map.unit += 1,
        Order::Act(unit) => Manoeuvring::begin_turn(melee, place(unit)),
        Order::YieldMovement => (melee.map.step.moved, melee.map.stage) = (true, Stage::Acting),
        Order::YieldAttack => (melee.map.step.ceased, melee.map.stage) = (true, Stage::Acting),
        Order::Disrupt(unit) => melee.disrupt(at, place(unit), dice),
        Order::Command(unit) => melee.command(at, place(unit)),
        Order::Fly(cell, facing) => {
            let ways = melee.reach(at);
            let fits = |way: &&Reach| way.cell == cell && facing.is_none_or(|facing| way.facing == facing);
            if let Some(way) = ways.iter().find(fits).copied() {
                melee.fly(pack, at, way);
            }
            melee.moved();
        }
        Order::Dock(unit) => {
            melee.dock(at, place(unit));
            melee.moved();
        }
        Order::Depart => {
            melee.told.push(TacticalEvent::Departed(melee.fighter(at)));
            melee.map.units[at].set(Sign::Out, true);
            melee.moved();
        }
        Order::Fire(weapon, unit) => melee.fire(at, place(weapon), place(unit), dice),
        Order::Volley(unit) => {
            for slot in 0..melee.arms(at).len() {
                if melee.may_fire(at, slot, place(unit)).is_ok() {
                    melee.fire(at, slot, place(unit), dice);
                }
            }
        }
        Order::Beam(weapon, direction) => melee.beam(at, place(weapon), direction, dice),
        // What stands on the planet is no part of the map: `Manoeuvring` does this.
        Order::Bomb(..) => {}
        Order::Storm(unit) => melee.storm(at, place(unit), dice),
        Order::Sweep => melee.sweep(pack, at),
        Order::ByItself => {
            melee.act(pack, at, dice);
            (melee.map.step.moved, melee.map.step.ceased) = (true, true);
        }
        Order::Again => {
            melee.end_turn(at);
            melee.repeat(at);
            Manoeuvring::begin_turn(melee, at);
        }
        Order::EndTurn => {
            (melee.map.step.moved, melee.map.step.ceased) = (true, true);
            melee.map.step.switched |= ENDED;
        }
    }
}

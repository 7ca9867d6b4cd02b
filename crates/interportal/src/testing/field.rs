//! Tactical battles in tests: units are put where a rule is to be seen.

use crate::battlefield::{Battlefield, Soldier};
use crate::cell::Cell;
use crate::combat::Melee;
use crate::state::State;
use crate::tactics::{Sign, Stage};

/// The battle that is going on.
///
/// # Panics
/// If there is none.
pub fn battlefield(state: &State) -> Battlefield {
    super::known(Battlefield::now(state), "tactical battle")
}

/// A unit of the battle, from 1.
pub fn soldier(state: &State, number: u8) -> Soldier {
    super::known(battlefield(state).soldier(number).cloned(), "unit with this number")
}

/// Puts a unit, from 1, into a hex with a facing.
pub fn station(state: &mut State, number: u8, cell: (u8, u8), facing: u8) {
    let placed = &mut state.board.tactics.units[usize::from(number) - 1];
    placed.set(Sign::Waiting, false);
    placed.place = super::known(Cell::new(cell.0, cell.1), "hex").number();
    placed.turn_to(facing);
}

/// Lays tokens: asteroids, mines, a planet.
pub fn tokens(state: &mut State, rocks: &[(u8, u8)], mines: &[(u8, u8)], planet: Option<(u8, u8)>) {
    let cell = |at: &(u8, u8)| super::known(Cell::new(at.0, at.1), "hex");
    let tactics = &mut state.board.tactics;
    tactics.rocks = rocks.iter().map(cell).collect();
    tactics.mines = mines.iter().map(cell).collect();
    tactics.planet = planet.as_ref().map(cell);
}

/// It is the turn of a unit, from 1, in a battle round.
pub fn on_turn(state: &mut State, number: u8, round: u8) {
    state.board.tactics.round = round;
    let mut melee = Melee::of(state);
    melee.begin_turn(usize::from(number) - 1);
    melee.map.stage = Stage::Acting;
    melee.save(&mut state.board);
    melee.told.clear();
}

/// What is left of the shield, armour and hull of a unit, from 1.
pub fn weaken(state: &mut State, number: u8, left: [u8; 3]) {
    let mut melee = Melee::of(state);
    let unit = &mut melee.field.units[usize::from(number) - 1];
    [unit.sh, unit.ar, unit.hu] = left;
    melee.save(&mut state.board);
}

/// E-war has taken so many actions from a unit, from 1.
pub fn halt(state: &mut State, number: u8, n: u8) {
    (0..n).for_each(|_| state.board.tactics.units[usize::from(number) - 1].halt());
}

/// So many ships of a stack, from 1, are left.
pub fn thin(state: &mut State, number: u8, n: u8) {
    let placed = &mut state.board.tactics.units[usize::from(number) - 1];
    let hull = placed.hull();
    placed.set_body(hull, n);
}

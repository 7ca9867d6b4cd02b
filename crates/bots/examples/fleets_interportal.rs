//! Fleets of equal price against each other: how often each standardised ship of Interportal beats each other one.
//!
//! `fleets_interportal [PRICE [RUNS]]` prints a table for docs/balance.md: the share of victories of the row, half of
//! the battles as attacker and half as defender, in quick battles without planets.

use engine::{Index, Seat, Seats};
use interportal::duel::Chances;
use interportal::ids::Standard;
use interportal::testing::{chart, dealt, enlist};
use interportal::{Hex, State};

const ROW: Seat = Seat(0);
const COLUMN: Seat = Seat(1);

/// Ships that a fleet has at most, as each player has 64 in all.
const MOST: usize = 40;

fn main() {
    let mut args = std::env::args().skip(1);
    let mut number = |usual: u32| args.next().map_or(usual, |arg| arg.parse().expect("a number"));
    let (price, n_runs) = (number(60), number(400));
    let mut state = dealt(2, 1);
    chart(&mut state);
    let all: Vec<Standard> = Standard::all().collect();
    let names: Vec<&str> = all.iter().map(|ship| ship.id().trim_start_matches("std-")).collect();
    println!("| {price} A of | A each | {} | mean |", names.join(" | "));
    println!("|---|---|{}---|", "---|".repeat(names.len()));
    for (row, name) in all.iter().zip(&names) {
        let others = all.iter().filter(|column| *column != row);
        let shares: Vec<u32> = others.map(|column| share(&state, *row, *column, price, n_runs)).collect();
        let mean = shares.iter().sum::<u32>() / shares.len() as u32;
        let mut cells: Vec<String> = shares.iter().map(ToString::to_string).collect();
        cells.insert(row.at(), "–".to_owned());
        println!("| {name} | {} | {} | {mean} |", state.pack[*row].cost.awe, cells.join(" | "));
    }
}

/// Percent of victories of the first kind of ship; an undecided battle is half a victory.
fn share(state: &State, row: Standard, column: Standard, price: u32, n_runs: u32) -> u32 {
    let hex = Hex::new(1, 0).expect("a hex");
    let mut state = *state;
    for (seat, ship) in [(ROW, row), (COLUMN, column)] {
        let n = (price / u32::from(state.pack[ship].cost.awe).max(1)).max(1) as usize;
        enlist(&mut state, seat, hex, ship.id(), n.min(MOST));
    }
    let attack = |one: Seat, other: Seat| {
        Chances::of_attack(&state, &[(one, 0)], Seats::only(other), hex, n_runs / 2, 1)
    };
    let (first, second) = (attack(ROW, COLUMN), attack(COLUMN, ROW));
    let halves = 2 * (first.won + second.lost) + first.drawn + second.drawn;
    50 * halves / (first.n_runs + second.n_runs).max(1)
}

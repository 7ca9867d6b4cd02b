//! Fleets of equal price against each other: how often each standardised ship of Interportal beats each other one.
//!
//! `fleets_interportal [PRICE [RUNS [PACK]]]` prints two tables for docs/balance.md: the share of victories of the row,
//! half of the battles as attacker and half as defender, in quick battles without planets. In the second table fighters
//! and bombers come with the carriers that they need to leave a colony. The file overrides entries of the pack.

use engine::{Index, Seat, Seats};
use interportal::cards::{Pack, PackRef};
use interportal::duel::Chances;
use interportal::ids::Standard;
use interportal::testing::{chart, dealt, enlist};
use interportal::{Hex, State};

const ROW: Seat = Seat(0);
const COLUMN: Seat = Seat(1);

/// Ships that a fleet has at most, as each player has 64 in all.
const MOST: usize = 40;

/// The ship that carries others, and how many of them.
const CARRIER: &str = "std-eyrie-carrier";
const HANGAR: u32 = 6;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u32| args.get(at).map_or(usual, |arg| arg.parse().expect("a number"));
    let (price, n_runs) = (number(0, 60), number(1, 400));
    let mut state = dealt(2, 1);
    if let Some(path) = args.get(2) {
        let text = std::fs::read_to_string(path).expect("a pack");
        state.pack = PackRef::new(Pack::with(path, &text).expect("a sound pack"));
    }
    chart(&mut state);
    let all: Vec<Standard> = Standard::all().collect();
    let names: Vec<&str> = all.iter().map(|ship| ship.id().trim_start_matches("std-")).collect();
    for carried in [false, true] {
        let title = if carried { "carried" } else { "at home" };
        println!("\n| {price} A, {title} | A each | {} | mean |", names.join(" | "));
        println!("|---|---|{}---|", "---|".repeat(names.len()));
        let fleet = |ship: Standard| Fleet::of(&state, ship, price, carried);
        for (row, name) in all.iter().zip(&names) {
            let others = all.iter().filter(|column| *column != row);
            let shares = others.map(|column| share(&state, fleet(*row), fleet(*column), n_runs));
            let shares: Vec<u32> = shares.collect();
            let mean = shares.iter().sum::<u32>() / shares.len() as u32;
            let mut cells: Vec<String> = shares.iter().map(ToString::to_string).collect();
            cells.insert(row.at(), "–".to_owned());
            println!("| {name} | {} | {} | {mean} |", state.pack[*row].cost.awe, cells.join(" | "));
        }
    }
}

/// As many ships of a kind as a price buys, with the carriers that they need.
#[derive(Clone, Copy)]
struct Fleet {
    ship: Standard,
    n: usize,
    carriers: usize,
}

impl Fleet {
    fn of(state: &State, ship: Standard, price: u32, carried: bool) -> Self {
        let cost = |ship: Standard| u32::from(state.pack[ship].cost.awe).max(1);
        let small = state.pack[state.pack[ship].base].strategic == 0;
        let carrier = Standard::from_id(CARRIER).filter(|_| carried && small).map(cost);
        let of = |n: u32| n * cost(ship) + carrier.map_or(0, |each| n.div_ceil(HANGAR) * each);
        let n = (1..=MOST as u32).rev().find(|n| of(*n) <= price).unwrap_or(1);
        let carriers = if carrier.is_some() { n.div_ceil(HANGAR) as usize } else { 0 };
        Self { ship, n: n as usize, carriers }
    }
}

/// Percent of victories of the first fleet; an undecided battle is half a victory.
fn share(state: &State, row: Fleet, column: Fleet, n_runs: u32) -> u32 {
    let hex = Hex::new(1, 0).expect("a hex");
    let mut state = *state;
    for (seat, fleet) in [(ROW, row), (COLUMN, column)] {
        enlist(&mut state, seat, hex, fleet.ship.id(), fleet.n);
        if fleet.carriers > 0 {
            enlist(&mut state, seat, hex, CARRIER, fleet.carriers);
        }
    }
    let attack = |one: Seat, other: Seat| {
        Chances::of_attack(&state, &[(one, 0)], Seats::only(other), hex, n_runs / 2, 1)
    };
    let (first, second) = (attack(ROW, COLUMN), attack(COLUMN, ROW));
    let halves = 2 * (first.won + second.lost) + first.drawn + second.drawn;
    50 * halves / (first.n_runs + second.n_runs).max(1)
}

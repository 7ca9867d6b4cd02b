//! Rounds of a battle that are fought without a match, to see what single weapons and items do.

use engine::{List, Quick, Seat};

use crate::combat::{Order, Orders};
use crate::flow::{field, fleets};
use crate::hex::Hex;
use crate::realm::MARKERS;
use crate::state::State;

/// What is left of each unit of one side: shield, armour, hull.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Side {
    /// By unit.
    pub left: Vec<[u8; 3]>,
    /// Whether each of them was captured.
    pub captured: Vec<bool>,
    /// Pieces of equipment of each of them that EMP attacks have stopped.
    pub stopped: Vec<u32>,
}

impl Side {
    /// All points that are left.
    pub fn points(&self) -> u32 {
        self.left.iter().flatten().map(|points| u32::from(*points)).sum()
    }
}

/// The fleets of a seat fight the neutral units of a system, from round 1 to this one: the player's side and the other.
/// A target may be named, from 1, and boarded.
///
/// # Panics
/// If no neutral units are there.
pub fn skirmish(
    state: &State,
    seat: Seat,
    hex: Hex,
    last: u8,
    named: Option<(u8, bool)>,
    seed: u64,
) -> [Side; 2] {
    let state = super::fresh(state);
    let group = super::known(state.system(hex).group, "group there");
    let all: List<u8, MARKERS> = fleets(&state, seat, hex).collect();
    let mut field = field(&state, (seat, &state.hidden.hands[seat]), &all, (hex, group), 1);
    let mut dice = Quick::seeded(seed);
    for round in 1..=last {
        let (target, board) = named.map_or((None, false), |(target, board)| (Some(target - 1), board));
        let target = target.and_then(|target| field.place(false, target));
        let orders = Orders::of(seat, Order { target, board });
        field.round(state.pack.pack(), round, orders, &mut dice);
    }
    [true, false].map(|own| {
        let mut side = Side::default();
        for unit in field.units.iter().filter(|unit| unit.own == own) {
            side.left.push(if unit.hu == 0 { [0; 3] } else { [unit.sh, unit.ar, unit.hu] });
            side.captured.push(unit.caught);
            side.stopped.push(unit.off.count_ones());
        }
        side
    })
}

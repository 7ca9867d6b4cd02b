//! Rounds of a battle that are fought without a match, to see what single weapons and items do.

use engine::{List, Quick, Seat};

use super::{dealt, known};
use crate::combat::{Body, Invasion, Order, Orders, Soldier};
use crate::economy::Books;
use crate::flow::{field, fleets};
use crate::hex::Hex;
use crate::ids::Ground;
use crate::realm::MARKERS;
use crate::state::State;
use crate::warfare::Tactic;

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

/// Puts the armies of a seat in a system aboard its first fleet there.
pub fn embark(state: &mut State, seat: Seat, hex: Hex) {
    let fleet = known(fleets(state, seat, hex).next(), "fleet there");
    for army in state.realms[seat].armies.iter_mut().flatten().filter(|army| army.hex == hex) {
        army.set_aboard(Some(fleet));
    }
}

/// So many rounds of a ground battle with these orders: what is left of attackers and defenders, buildings among them.
pub fn storm(
    attackers: &[(&str, u8)],
    defenders: &[(&str, u8)],
    tactics: [Tactic; 2],
    rounds: u8,
    seed: u64,
) -> [u8; 2] {
    let state = dealt(2, 1);
    let (pack, books) = (state.pack.pack(), Books::open(&state, Seat(0)));
    let fortified = defenders.iter().any(|(id, _)| *id == "fortress");
    let mut all = List::new();
    for (side, defends) in [(attackers, false), (defenders, true)] {
        for (id, n) in side {
            let body = match *id {
                "fortress" => Body::Fortress,
                "missile-base" => Body::Base,
                id => Body::Unit(known(Ground::from_id(id), id)),
            };
            (0..*n).for_each(|_| {
                all.push(Soldier::of(pack, &books, (body, Hex::CENTRE), defends, fortified && defends));
            });
        }
    }
    let mut invasion = Invasion { pack, all, fortified, tactics, missile: None };
    let mut dice = Quick::seeded(seed);
    (0..rounds).for_each(|_| invasion.round(&mut dice));
    [false, true]
        .map(|defends| invasion.all.iter().filter(|it| it.defends == defends && it.hu > 0).count() as u8)
}

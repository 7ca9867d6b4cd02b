//! A tactical battle as everybody sees it, with the chances of attacks: for pages and bots.

use engine::{Quick, Seat};
use serde::Serialize;

use crate::cell::Cell;
use crate::combat::Melee;
use crate::hex::Hex;
use crate::ids::{Class, Weapon};
use crate::odds::HullOf;
use crate::state::Board;
use crate::tactical::Device;
use crate::tactics::{Sign, Stage};

/// What weapons do to a target on average.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Aim {
    /// The lowest face that hits, of the best weapon.
    pub face: u8,
    /// Dice.
    pub dice: u8,
    /// Chance that the target is destroyed by one weapon alone, out of 46,656.
    pub chance: u32,
    /// Expected damage, in sixths of a point.
    pub expected: u32,
}

/// Where a unit is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Whereabouts {
    /// Not on the map yet.
    Waiting,
    /// In a hex.
    At(Cell),
    /// In a hangar.
    Docked,
    /// It has left the map, or never came.
    Gone,
    /// Destroyed.
    Lost,
    /// Captured.
    Captured,
}

/// A unit or stack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Soldier {
    /// Its number in the battle, from 1.
    pub number: u8,
    /// Whose it is; nobody's if it is neutral.
    pub owner: Option<Seat>,
    /// Whether it attacks.
    pub attacks: bool,
    /// Its hull.
    pub hull: HullOf,
    /// Class.
    pub class: Class,
    /// Initiative.
    pub initiative: u8,
    /// Ships of a stack, else 1.
    pub n: u8,
    /// Where it is.
    pub place: Whereabouts,
    /// Its facing, if it has a front.
    pub facing: Option<u8>,
    /// Shield, armour and hull that are left, of a stack those of the first ship.
    pub left: [u8; 3],
    /// Shield, armour and hull of a whole unit.
    pub full: [u8; 3],
    /// Weapons, by slot; nothing for an attack of its own.
    pub weapons: Vec<Option<Weapon>>,
    /// Whether it has acted in this round.
    pub acted: bool,
    /// Whether it is cloaked.
    pub cloaked: bool,
    /// What is switched on.
    pub on: Vec<Device>,
}

impl Soldier {
    /// The hex where it stands.
    pub const fn cell(&self) -> Option<Cell> {
        match self.place {
            Whereabouts::At(cell) => Some(cell),
            _ => None,
        }
    }
}

/// A tactical battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Battlefield {
    /// In which system.
    pub hex: Hex,
    /// The battle round; 0 before the first one.
    pub round: u8,
    /// Rows of the map.
    pub rows: u8,
    /// What is done now.
    pub stage: Stage,
    /// The number of the unit that it is about.
    pub unit: Option<u8>,
    /// Asteroids.
    pub rocks: Vec<Cell>,
    /// Mines.
    pub mines: Vec<Cell>,
    /// The planet.
    pub planet: Option<Cell>,
    /// Units and stacks.
    pub units: Vec<Soldier>,
}

impl Battlefield {
    /// The battle that is going on, if there is one.
    pub fn now(board: &Board) -> Option<Self> {
        if !board.tactics.is_on() {
            return None;
        }
        let melee = Melee::of(board);
        let map = &board.tactics;
        let units = (0..melee.map.units.len()).map(|at| soldier(&melee, at)).collect();
        let about = !matches!(map.stage, Stage::Preparing | Stage::Choosing | Stage::Mining);
        Some(Self {
            hex: map.hex,
            round: map.round,
            rows: map.rows,
            stage: map.stage,
            unit: about.then_some(map.unit + 1),
            rocks: map.rocks.to_vec(),
            mines: map.mines.to_vec(),
            planet: map.planet,
            units,
        })
    }

    /// The unit with a number.
    pub fn soldier(&self, number: u8) -> Option<&Soldier> {
        self.units.get(usize::from(number).checked_sub(1)?)
    }

    /// Units that act in this round, in the order of their initiative; who has acted first.
    pub fn order(&self) -> Vec<u8> {
        let mut all: Vec<&Soldier> = self.units.iter().filter(|unit| unit.cell().is_some()).collect();
        all.sort_by_key(|unit| (!unit.acted, std::cmp::Reverse(unit.initiative), unit.attacks, unit.number));
        all.iter().map(|unit| unit.number).collect()
    }
}

fn soldier(melee: &Melee, at: usize) -> Soldier {
    let (unit, placed) = (melee.unit(at), melee.placed(at));
    let fighter = melee.fighter(at);
    let place = match melee.cell(at) {
        Some(cell) => Whereabouts::At(cell),
        None if unit.caught => Whereabouts::Captured,
        None if !unit.is_alive() => Whereabouts::Lost,
        None if placed.is(Sign::Waiting) => Whereabouts::Waiting,
        None if placed.is(Sign::Docked) => Whereabouts::Docked,
        None => Whereabouts::Gone,
    };
    Soldier {
        number: fighter.number,
        owner: fighter.owner,
        attacks: unit.own,
        hull: fighter.hull,
        class: unit.class,
        initiative: unit.ini,
        n: placed.n(),
        place,
        facing: melee.has_front(at).then(|| placed.facing()),
        left: if unit.hu == 0 { [0; 3] } else { [unit.sh, unit.ar, unit.hu] },
        full: unit.full,
        weapons: melee.arms(at).iter().map(|arm| arm.card).collect(),
        acted: melee.has_acted(at),
        cloaked: unit.veiled,
        on: Device::ALL.into_iter().filter(|device| melee.is_switched(at, *device)).collect(),
    }
}

impl Board {
    /// What all weapons of the unit on turn would do to another one now; nothing if none can fire at it.
    pub fn volley(&self, target: u8) -> Option<Aim> {
        let melee = self.tactics.is_on().then(|| Melee::of(self))?;
        melee.volley(usize::from(self.tactics.unit), usize::from(target).checked_sub(1)?)
    }

    /// How often another unit falls if the unit on turn fires all its weapons at it now, in so many runs; of a stack its first
    /// ship.
    pub fn falls(&self, target: u8, n_runs: u32, seed: u64) -> u32 {
        let Some(target) = target.checked_sub(1).map(usize::from).filter(|_| self.tactics.is_on()) else {
            return 0;
        };
        let (start, at, mut dice) = (Melee::of(self), usize::from(self.tactics.unit), Quick::seeded(seed));
        let ships = |melee: &Melee| if melee.cell(target).is_some() { melee.placed(target).n() } else { 0 };
        let n_before = ships(&start);
        let mut n_falls = 0;
        for _ in 0..n_runs {
            let mut melee = start.clone();
            for slot in 0..melee.arms(at).len() {
                if melee.may_fire(at, slot, target).is_ok() {
                    melee.fire(at, slot, target, &mut dice);
                }
            }
            n_falls += u32::from(ships(&melee) < n_before);
        }
        n_falls
    }

    /// What one weapon of the unit on turn, from 1, would do to another one.
    pub fn aim(&self, weapon: u8, target: u8) -> Option<Aim> {
        let melee = self.tactics.is_on().then(|| Melee::of(self))?;
        let (slot, target) = (usize::from(weapon).checked_sub(1)?, usize::from(target).checked_sub(1)?);
        melee.may_fire(usize::from(self.tactics.unit), slot, target).ok()
    }

    /// What the unit on turn could expect to do from a hex with a facing to its best target there, and the points that
    /// enemies could expect to do to it there, in sixths of a point.
    pub fn prospects(&self, cell: Cell, facing: Option<u8>) -> (u32, u32) {
        if !self.tactics.is_on() {
            return (0, 0);
        }
        let mut melee = Melee::of(self);
        melee.prospects(usize::from(self.tactics.unit), cell, facing)
    }
}

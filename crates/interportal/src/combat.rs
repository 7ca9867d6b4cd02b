//! Space battles in quick mode: units, their weapons and what one battle round does to them (X4R-203 to X4R-231).

mod arm;
mod fire;
mod ground;
mod invasion;
mod kit;
mod manned;
mod round;
mod tactical;
mod volley;

use engine::{List, Seats};

pub(crate) use arm::Arm;
pub(crate) use ground::{Troop, put_down};
pub(crate) use invasion::{Body, Invasion, SOLDIERS, Soldier};
pub(crate) use kit::{Piece, Power, Trait};
pub(crate) use manned::{Fit, facing, is_there, kin, manned};
pub(crate) use round::{Order, Orders};
pub(crate) use tactical::{ENDED, Melee, Reach};

use crate::attack::Roll;
use crate::flow::ROUNDS;
use crate::ids::Class;

/// Where the dice of a battle come from.
pub(crate) trait Dice {
    /// Whether somebody is told what is rolled. Imagined battles save the work.
    const TELLS: bool = false;

    /// A number from 0 to `n - 1`.
    fn number(&mut self, n: u8) -> u8;

    /// A die.
    fn die(&mut self) -> u8 {
        self.number(6) + 1
    }

    /// What was rolled for a weapon, and what it did.
    fn tell(&mut self, _: &Roll) {}
}

/// Dice of imagined battles.
impl Dice for engine::Quick {
    fn number(&mut self, n: u8) -> u8 {
        self.below(usize::from(n)) as u8
    }
}

/// Players, and nobody.
pub(crate) const OWNERS: usize = 7;

/// The owner of neutral units.
pub(crate) const NOBODY: u8 = 6;

/// Pieces of equipment that a unit carries at most.
pub(crate) const PIECES: usize = 8;

/// A unit in a battle.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unit {
    /// Whether it attacks: it belongs to the player and not to the neutral group, or to the attackers.
    pub(crate) own: bool,
    /// The number of its owner's seat, or that of nobody.
    pub(crate) seat: u8,
    /// Its place in the list of ships, or in the neutral group.
    pub(crate) index: u8,
    pub(crate) class: Class,
    pub(crate) ini: u8,
    /// Tactical movement in each battle round, without items (X4R-A06).
    paces: [u8; ROUNDS as usize],
    pub(crate) sh: u8,
    pub(crate) ar: u8,
    pub(crate) hu: u8,
    /// Shield, armour and hull of a whole unit.
    pub(crate) full: [u8; 3],
    /// The pieces that EMP attacks have stopped, a bit for each (X4R-K19).
    pub(crate) off: u8,
    /// Whether its armour was at 0 (X4-245).
    pub(crate) broken: bool,
    /// Whether it is cloaked and has not attacked yet (X4-307).
    pub(crate) veiled: bool,
    /// Boarding markers (X4R-K20).
    pub(crate) markers: u8,
    /// Whether it was captured.
    pub(crate) caught: bool,
    /// The seat whose unit destroyed it.
    pub(crate) slayer: Option<u8>,
    /// What it is built as: units that are alike form stacks, and the number of its stack among them (X4R-196).
    kin: (u16, u8),
    /// The first of its weapons in the list of the field, and the one behind its last.
    arms: (u16, u16),
    pieces: List<Piece, PIECES>,
    /// What it can do without equipment, and with the equipment that works.
    bare: Power,
    whole: Power,
    now: Now,
}

/// What is noted about a unit in one battle round.
#[derive(Clone, Copy, Debug, Default)]
struct Now {
    acted: bool,
    /// Whether an E-war centre has stopped it (X4-270).
    halted: bool,
    /// Whether it is marked as a target (X4R-K16).
    marked: bool,
    /// Whether its hologram field is on (X4-277).
    hologram: bool,
    /// Whether the next projectile hit goes deeper (X4-291).
    weak: bool,
    /// Whether an EMP attack has hit it (X4R-K19).
    shorted: bool,
    rerolls: u8,
    magazines: u8,
    decoys: u8,
    /// Weapons that have intercepted, a bit for each.
    intercepted: u16,
}

impl Unit {
    /// Whether it fights.
    pub(crate) const fn is_alive(&self) -> bool {
        self.hu > 0 && !self.caught
    }

    /// Shield, armour and hull that are left.
    pub(crate) const fn left(&self) -> [u8; 3] {
        [self.sh, self.ar, self.hu]
    }

    /// Points until it is destroyed.
    const fn points(&self) -> u8 {
        self.sh + self.ar + self.hu
    }

    /// X4-241, X4-243, X4R-213: a hit goes through shield and armour into the hull; the hull points lost.
    fn take(&mut self, hit: &Hit) -> u8 {
        let colossal = hit.colossal;
        let projectile = if self.bare.is(Trait::HeavyArmour) && !colossal {
            hit.projectile.min(1)
        } else {
            hit.projectile
        };
        let mut left = projectile + hit.energy;
        if left > 0 && self.sh > 0 && self.bare.is(Trait::Absorption) && !colossal {
            self.sh = 0;
            return 0;
        }
        let stopped = left.min(self.sh);
        self.sh -= stopped;
        left -= stopped;
        let stopped = left.min(self.ar);
        self.ar -= stopped;
        left -= stopped;
        self.broken |= stopped > 0 && self.ar == 0;
        let deep = (if hit.doubled { 2 * left } else { left }) + hit.hull;
        let lost = deep.min(self.hu);
        self.hu -= lost;
        lost
    }

    /// X4R-K19: so many pieces stop for the rest of the battle, the first that work.
    fn short(&mut self, n: u8) {
        for _ in 0..n {
            let working = |(place, piece): &(usize, &Piece)| self.off >> place & 1 == 0 && !piece.immune;
            let Some((place, _)) = self.pieces.iter().enumerate().find(working) else { return };
            self.off |= 1 << place;
        }
        self.fit();
    }

    /// These pieces have stopped.
    pub(crate) fn stop(&mut self, off: u8) {
        if self.off != off {
            self.off = off;
            self.fit();
        }
    }

    /// What it can do follows from the pieces that work.
    fn fit(&mut self) {
        self.whole = self.bare;
        for (place, piece) in self.pieces.iter().enumerate() {
            if self.off >> place & 1 == 0 {
                self.whole.add(&piece.power);
            }
        }
    }

    /// Pieces that work and that a jammer would stop.
    fn n_pieces(&self) -> u32 {
        let stopped = |(place, piece): &(usize, &Piece)| self.off >> place & 1 == 0 && !piece.immune;
        self.pieces.iter().enumerate().filter(stopped).count() as u32
    }
}

/// The damage of one hit.
#[derive(Clone, Copy, Default)]
struct Hit {
    projectile: u8,
    energy: u8,
    /// Hull damage, which ignores shield and armour (X4R-214).
    hull: u8,
    doubled: bool,
    colossal: bool,
}

/// A battle: where it takes place, who fights, and with which weapons.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    /// X4R-040.
    pub(crate) nebula: bool,
    /// X4R-042: all ranges above 2 count as 2.
    pub(crate) storm: bool,
    /// Attack dice that each player may roll again in a round, whichever unit rolled them (X4R-333).
    pub(crate) rerolls: [u8; OWNERS],
    /// Players who can still give a unit a second turn in this battle (X4R-A06).
    pub(crate) doublers: Seats,
    /// The weapons of all units.
    pub(crate) arms: Vec<Arm>,
    pub(crate) units: Vec<Unit>,
}

impl Field {
    /// Hull points of the units of a side that fight.
    pub(crate) fn hull(&self, own: bool) -> u16 {
        let fighting = self.units.iter().filter(|unit| unit.own == own && unit.is_alive());
        fighting.map(|unit| u16::from(unit.hu)).sum()
    }
}

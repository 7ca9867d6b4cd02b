//! What is remembered of a tactical battle: the map, its tokens, and where every unit stands (X4R-191 to X4R-220).
//!
//! All of it lies open. Whose ship a unit is, its shield, armour and equipment are in [`Battle`](crate::state::Battle);
//! this adds place, facing, hull and what was done in the round.

use engine::List;
use serde::{Deserialize, Serialize};

use crate::cell::Cell;
use crate::hex::Hex;

/// Units and stacks on the map at most (X4R-450).
pub const PLACED: usize = 27;

/// Units and stacks of one side at most (X4R-450).
pub const SIDE: usize = 18;

/// Mine tokens at most.
pub const TOKENS: usize = 16;

/// What is done in a tactical battle (X4R-198, X4R-204).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Cloaked units join or stay out.
    #[default]
    Joining,
    /// Mines are placed.
    Mining,
    /// Units are placed.
    Deploying,
    /// A unit that was placed is turned.
    Facing,
    /// Fields, jammers and stabilisers are switched.
    Preparing,
    /// The next unit is chosen.
    Choosing,
    /// A unit gives up its movement or its attack (X4-270).
    Yielding,
    /// A unit moves and attacks.
    Acting,
}

/// A sign of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sign {
    /// It belongs to a neutral group.
    Neutral,
    /// It attacks.
    Attacker,
    /// It is not on the map yet.
    Waiting,
    /// It has left the map, or never came.
    Out,
    /// It is in the hangar of the unit whose number is its place.
    Docked,
    Hologram,
    Jamming,
    Steady,
    // From here on what holds for one round.
    Acted,
    Marked,
    Weak,
    Shorted,
    /// Whether its owner has said if it joins (X4-306).
    Decided,
}

/// Signs that end with a round.
const ROUND: u16 =
    1 << Sign::Acted as u16 | 1 << Sign::Marked as u16 | 1 << Sign::Weak as u16 | 1 << Sign::Shorted as u16;

/// A unit or stack of a tactical battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Placed {
    /// Its place in the list of ships of the battle, or in the neutral group; of a stack that of the first ship.
    pub(crate) at: u8,
    pub(crate) place: u8,
    /// Hull points of the first ship, and how many ships there are.
    pub(crate) body: u8,
    signs: [u8; 2],
    /// Facing, ships that it had at the start, and actions taken away by E-war.
    turned: u8,
    /// Rerolls, magazines and decoys used in this round, two bits each.
    pub(crate) spent: u8,
    /// Weapons that have intercepted in this round, a bit for each.
    pub(crate) intercepted: u8,
}

impl Placed {
    pub(crate) fn is(&self, sign: Sign) -> bool {
        u16::from_le_bytes(self.signs) >> sign as u16 & 1 == 1
    }

    pub(crate) fn set(&mut self, sign: Sign, on: bool) {
        let bit = 1 << sign as u16;
        let signs = u16::from_le_bytes(self.signs);
        self.signs = (if on { signs | bit } else { signs & !bit }).to_le_bytes();
    }

    /// Whether it is on the map and not destroyed.
    pub(crate) fn is_on_map(&self) -> bool {
        self.n() > 0 && ![Sign::Waiting, Sign::Out, Sign::Docked].into_iter().any(|sign| self.is(sign))
    }

    /// Where it stands.
    pub(crate) fn cell(&self) -> Option<Cell> {
        Cell::numbered(self.place).filter(|_| self.is_on_map())
    }

    pub(crate) const fn hull(&self) -> u8 {
        self.body & 0xF
    }

    /// Ships of the stack that are left; 1 for other units.
    pub(crate) const fn n(&self) -> u8 {
        self.body >> 4
    }

    pub(crate) fn set_body(&mut self, hull: u8, n: u8) {
        self.body = (n << 4) | hull.min(0xF);
    }

    /// Ships of the stack at the start.
    pub(crate) const fn all(&self) -> u8 {
        self.turned >> 3 & 7
    }

    /// A unit before the battle, off the map.
    pub(crate) fn new(at: u8, (hull, n): (u8, u8), neutral: bool, attacker: bool) -> Self {
        let mut placed = Self { at, turned: n << 3, ..Self::default() };
        placed.set_body(hull, n);
        placed.set(Sign::Neutral, neutral);
        placed.set(Sign::Attacker, attacker);
        placed.set(Sign::Waiting, true);
        placed
    }

    pub(crate) const fn facing(&self) -> u8 {
        self.turned & 7
    }

    pub(crate) fn turn_to(&mut self, facing: u8) {
        self.turned = (self.turned & !7) | (facing % 6);
    }

    /// X4-270: how many of its two actions it has lost.
    pub(crate) const fn halted(&self) -> u8 {
        self.turned >> 6
    }

    pub(crate) fn halt(&mut self) {
        self.turned = (self.turned & 0x3F) | ((self.halted() + 1).min(2) << 6);
    }

    /// What held for the last round is over.
    pub(crate) fn begin_round(&mut self) {
        let signs = u16::from_le_bytes(self.signs) & !ROUND;
        self.signs = signs.to_le_bytes();
        self.turned &= 0x3F;
        (self.spent, self.intercepted) = (0, 0);
    }
}

/// The turn of a unit (X4R-204).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Step {
    /// The movement action is over.
    pub(crate) moved: bool,
    /// The attack action has begun.
    pub(crate) attacked: bool,
    /// The attack action is over.
    pub(crate) ceased: bool,
    /// What was done at its start, a bit for each device.
    pub(crate) switched: u8,
    /// Weapons that have fired, a bit for each.
    pub(crate) fired: u8,
    /// Sides that a broadside was fired to: right, left.
    pub(crate) sides: u8,
    /// The first target, from 1.
    pub(crate) first: u8,
}

/// A tactical battle; without units there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tactics {
    /// Where.
    pub hex: Hex,
    /// The battle round, from 1; 0 before the first one.
    pub round: u8,
    /// Rows of the map.
    pub rows: u8,
    /// What is done now.
    pub stage: Stage,
    /// The unit that it is about, from 0, or the seat that is asked to prepare.
    pub(crate) unit: u8,
    /// Mine tokens that the unit may still place.
    pub(crate) left: u8,
    /// Initiative and side of the unit that acted last.
    pub(crate) last: (u8, bool),
    /// Points that the first target on the planet has lost by bombs in this battle (X4R-458).
    pub(crate) worn: u8,
    /// The planet token.
    pub(crate) planet: Option<Cell>,
    /// X4-279: the targets of command centres, from 1, of defenders and attackers.
    pub(crate) command: [u8; 2],
    /// Dice that players have rolled again in this round, by seat.
    pub(crate) rerolled: [u8; 6],
    pub(crate) step: Step,
    /// Asteroid tokens.
    pub rocks: List<Cell, 8>,
    /// Mine tokens.
    pub mines: List<Cell, TOKENS>,
    pub(crate) units: List<Placed, PLACED>,
}

impl Tactics {
    /// Whether a battle is going on.
    pub fn is_on(&self) -> bool {
        !self.units.is_empty()
    }
}

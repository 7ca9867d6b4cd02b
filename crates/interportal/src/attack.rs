//! An attack as everybody sees it: who fires at whom, the number that is needed as a sum, the dice, and what they do.

use engine::{List, words};
use serde::Serialize;

use crate::hex::Hex;
use crate::ids::Weapon;
use crate::tactical_words::Fighter;

/// Dice of one attack that are told; no weapon rolls as many.
const DICE: usize = 6;

words! {
    /// What makes a target easier or harder to hit (X4R-212, X4R-K17).
    Modifier {
        /// Evasion of the target (X4R-K01).
        Evade = "evade",
        /// The target is a swarm.
        Swarm = "swarm",
        /// The weapon has a light handicap (X4R-K15).
        Light = "light",
        /// A hologram field of the target is on (X4-276).
        Hologram = "hologram",
        /// The target is marked (X4R-K16).
        Marked = "marked",
        /// A frequency modulator.
        Frequency = "frequency",
        /// The first attack of a cloaked unit (X4-307).
        Unseen = "unseen",
        /// The attacker stands behind the target.
        Rear = "rear",
        /// A squadron centre (X4-299).
        Squadron = "squadron",
        /// Stabilisers (X4-297).
        Steady = "steady",
        /// A further target of a line of fire (X4R-K17).
        Further = "further",
    }
}

/// The number that a die needs, as a sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct ToHit {
    /// The number on the weapon for the class of the target.
    pub printed: u8,
    /// What each modifier adds to a die, in the order of [`Modifier`].
    pub modifiers: [i8; Modifier::COUNT],
    /// The lowest face that hits.
    pub face: u8,
}

impl ToHit {
    /// The modifiers that count, and what each adds to a die.
    pub fn parts(&self) -> impl Iterator<Item = (Modifier, i8)> + use<> {
        Modifier::ALL.into_iter().zip(self.modifiers).filter(|(_, n)| *n != 0)
    }
}

/// An attack with one weapon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Attack {
    /// Where.
    pub hex: Hex,
    /// Who attacks. In a battle against neutral units ships have the number of their place in the fleet list of their owner.
    pub by: Fighter,
    /// The weapon; nothing for an attack of the unit itself.
    pub weapon: Option<Weapon>,
    /// Who is attacked.
    pub target: Fighter,
    /// The number that a die needs.
    pub needs: ToHit,
    /// The dice as they count, after those that were rolled again.
    pub dice: List<u8, DICE>,
    /// Hits, before any is intercepted; also those without a die.
    pub hits: u8,
    /// Hits that were intercepted (X4R-217).
    pub stopped: u8,
    /// Shield, armour and hull of the target before and after it.
    pub left: [[u8; 3]; 2],
}

/// The same while the dice are rolled; units are places on the field.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Roll {
    pub(crate) at: usize,
    pub(crate) target: usize,
    pub(crate) weapon: Option<Weapon>,
    pub(crate) needs: ToHit,
    pub(crate) dice: List<u8, DICE>,
    pub(crate) hits: u8,
    pub(crate) stopped: u8,
    pub(crate) left: [[u8; 3]; 2],
}

impl Roll {
    /// A weapon that has not been rolled for.
    pub(crate) fn new((at, target): (usize, usize), weapon: Option<Weapon>, needs: ToHit) -> Self {
        Self { at, target, weapon, needs, dice: List::new(), hits: 0, stopped: 0, left: [[0; 3]; 2] }
    }

    /// A die that counts.
    pub(crate) fn die(&mut self, die: u8) {
        if self.dice.len() < DICE {
            self.dice.push(die);
        }
    }

    /// The attack as it is told.
    pub(crate) fn told(&self, hex: Hex, who: impl Fn(usize) -> Fighter) -> Attack {
        let Self { at, target, weapon, needs, dice, hits, stopped, left } = *self;
        Attack { hex, by: who(at), weapon, target: who(target), needs, dice, hits, stopped, left }
    }
}

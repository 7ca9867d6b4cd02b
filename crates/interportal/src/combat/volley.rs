//! Weapons that fire at what does not fire back: watches, planets and what stands on them (X4R-178, X4R-233).

use engine::Seat;

use super::arm::Arm;
use super::{Dice, Field, Hit};
use crate::cards::Pack;
use crate::ids::Class;

/// Hits of one weapon, each with so many points of damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Volley {
    pub(crate) hits: u8,
    pub(crate) damage: u8,
}

impl Arm {
    /// X4R-K12: whether it may fire at planets.
    pub(crate) const fn is_bombarding(&self) -> bool {
        self.bombards
    }

    /// Fires once at a target of a class; each die hits so much easier.
    pub(crate) fn volley(&self, class: Class, bonus: u8, dice: &mut impl Dice) -> Volley {
        let Some((line, face)) = self.line(0).and_then(|line| Some((line, line.hit(class)?))) else {
            return Volley::default();
        };
        let face = face.saturating_sub(bonus).clamp(2, 6);
        let hits = (0..line.dice).filter(|_| dice.die() >= face).count() as u8;
        Volley { hits, damage: line.projectile + line.energy }
    }

    /// What it does on average, in sixths of a point.
    pub(crate) fn prospect(&self, class: Class) -> u32 {
        let line = self.line(0).and_then(|line| Some((line, line.hit(class)?)));
        line.map_or(0, |(line, face)| {
            let faces = u32::from(7 - face.clamp(2, 6));
            u32::from(line.dice) * u32::from(line.projectile + line.energy) * faces
        })
    }
}

impl Field {
    fn distance(pack: &Pack, round: u8) -> u8 {
        let distances = &pack.quick_mode.distance_by_round;
        distances.get(usize::from(round) - 1).or(distances.last()).copied().unwrap_or(1)
    }

    /// X4R-235: the weapons of a player that reach the planet in a round of quick mode and may fire at it, with the
    /// places of their units.
    pub(crate) fn bombs(&self, pack: &Pack, round: u8, seat: Seat) -> Vec<(usize, usize)> {
        let distance = Self::distance(pack, round);
        let far = |arm: &Arm| if self.storm { arm.range.min(2) } else { arm.range };
        let units = self.units.iter().enumerate().filter(|(_, it)| it.seat == seat.0 && it.is_alive());
        let all = units.flat_map(|(at, unit)| {
            (usize::from(unit.arms.0)..usize::from(unit.arms.1)).map(move |slot| (at, slot))
        });
        all.filter(|(_, slot)| self.arms[*slot].bombards && far(&self.arms[*slot]) >= distance).collect()
    }

    /// These weapons are kept for the planet.
    pub(crate) fn spare(&mut self, bombs: &[(usize, usize)]) -> Vec<(usize, Arm)> {
        let taken = bombs.iter().map(|(at, slot)| (*at, std::mem::take(&mut self.arms[*slot])));
        taken.collect()
    }

    /// Whether a unit is there after a round and was not stopped in it.
    pub(crate) fn has_fired(&self, at: usize) -> bool {
        self.units[at].is_alive() && !self.units[at].now.halted
    }

    /// X4R-234: guns on a planet fire after all ships, each at the enemy in reach with fewest points left.
    pub(crate) fn fire_from_planet(
        &mut self,
        pack: &Pack,
        (round, guns): (u8, &[Arm]),
        (seat, attacks): (u8, bool),
        dice: &mut impl Dice,
    ) {
        let distance = Self::distance(pack, round);
        for gun in guns.iter().filter(|gun| gun.range >= distance) {
            let open = |at: &usize| {
                let unit = &self.units[*at];
                unit.own != attacks && unit.is_alive() && !unit.veiled && gun.prospect(unit.class) > 0
            };
            let target = (0..self.units.len()).filter(open).min_by_key(|at| self.units[*at].points());
            let Some(target) = target else { continue };
            let unit = &mut self.units[target];
            let volley = gun.volley(unit.class, 0, dice);
            for _ in 0..volley.hits {
                unit.take(&Hit { projectile: volley.damage, ..Hit::default() });
            }
            if unit.hu == 0 {
                unit.slayer.get_or_insert(seat);
            }
        }
    }
}

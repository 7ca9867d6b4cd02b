//! What weapons can fire at, and with which chances (X4R-209 to X4R-212, X4R-197, X4R-K17, X4-254).

use super::{Melee, NEAR, Trait};
use crate::attack::ToHit;
use crate::battlefield::Aim;
use crate::cell::{Cell, Sector};
use crate::combat::arm::Arm;
use crate::combat::fire::{Shot, Terms};
use crate::ids::Class;
use crate::tactical_words::TacticalFault;
use crate::tactics::Sign;

/// The sign of the side that a broadside fires to.
pub(super) const fn side_of(sector: Sector) -> u8 {
    match sector {
        Sector::Right => 1,
        Sector::Left => 2,
        Sector::Front | Sector::Rear => 0,
    }
}

impl Melee {
    /// The weapons of a unit.
    pub(crate) fn arms(&self, at: usize) -> &[Arm] {
        let (start, end) = self.field.units[at].arms;
        &self.field.arms[usize::from(start)..usize::from(end)]
    }

    /// X4-296: whether a unit is stabilised.
    pub(crate) fn is_steady(&self, at: usize) -> bool {
        self.map.units[at].is(Sign::Steady) && self.has(at, Trait::Stabilisers)
    }

    /// X4R-042, X4-297: how far a weapon fires; further at the target that others fire at, too.
    fn range(&self, at: usize, arm: &Arm, same: bool) -> u8 {
        let steady = same && (arm.energy || arm.projectile) && self.is_steady(at);
        let range = arm.range + u8::from(steady);
        if self.field.storm { range.min(2) } else { range }
    }

    /// Whether a target is the only one so far in this turn.
    fn is_same(&self, target: usize) -> bool {
        let first = self.map.step.first;
        first == 0 || usize::from(first) == target + 1
    }

    /// X4R-194, X4R-195, X4R-197, X4R-K11: whether a weapon has a free line to a hex.
    pub(super) fn is_free_line(&self, arm: &Arm, from: Cell, to: Cell) -> bool {
        let blocks = |cell: Cell| {
            self.map.planet == Some(cell)
                || (self.map.rocks.contains(&cell) && !(arm.step > 0 && arm.colossal))
        };
        arm.missile || from.sees(to, self.map.rows, blocks)
    }

    /// X4R-210, X4-307: whether a unit can be attacked by another one at all.
    pub(crate) fn is_target(&self, at: usize, target: usize) -> bool {
        target < self.field.units.len()
            && self.are_enemies(at, target)
            && self.cell(target).is_some()
            && !self.field.units[target].veiled
    }

    /// X4R-209 to X4R-212: the numbers of a weapon against a target, or why it cannot fire at it.
    pub(super) fn shot(&self, at: usize, arm: &Arm, target: usize) -> Result<Shot, TacticalFault> {
        if arm.step > 0 {
            return Err(TacticalFault::NoWeapon);
        }
        let (Some(from), true) = (self.cell(at), self.is_target(at, target)) else {
            return Err(TacticalFault::NoTarget);
        };
        let Some(to) = self.cell(target) else { return Err(TacticalFault::NoTarget) };
        if self.field.units[at].now.hologram {
            return Err(TacticalFault::Veiled);
        }
        if from.distance(to) > self.range(at, arm, self.is_same(target)) {
            return Err(TacticalFault::OutOfRange);
        }
        if self.has_front(at) {
            let sector = from.sector(self.map.units[at].facing(), to);
            if arm.sides {
                // X4-254: one target on each side.
                if side_of(sector) == 0 || self.map.step.sides & side_of(sector) != 0 {
                    return Err(TacticalFault::NotAbeam);
                }
            } else if sector == Sector::Rear && !arm.missile && !arm.point_defence {
                return Err(TacticalFault::Behind);
            }
        } else if arm.sides && usize::from(self.map.step.first) == target + 1 && self.map.step.sides > 0 {
            return Err(TacticalFault::NotAbeam);
        }
        if !self.is_free_line(arm, from, to) {
            return Err(TacticalFault::Hidden);
        }
        self.numbers(at, arm, target, 0).ok_or(TacticalFault::NoEffect)
    }

    /// X4R-211, X4R-212: the numbers of a weapon against a target, whether it may fire or not.
    pub(super) fn numbers(&self, at: usize, arm: &Arm, target: usize, order: u8) -> Option<Shot> {
        self.field.numbers((at, target), arm, &self.terms(at, arm, target, order)?)
    }

    /// X4R-212: the number that a die needs, as a sum.
    pub(super) fn needs(&self, at: usize, arm: &Arm, target: usize, order: u8) -> Option<ToHit> {
        self.field.needs((at, target), arm, &self.terms(at, arm, target, order)?)
    }

    /// X4R-212: the modifiers of both places.
    fn terms(&self, at: usize, arm: &Arm, target: usize, order: u8) -> Option<Terms> {
        let (from, to) = (self.cell(at)?, self.cell(target)?);
        let (power, theirs) = (self.power(at), self.power(target));
        let unit = &self.field.units[at];
        let facing = self.map.units[target].facing();
        let rear = self.has_front(target) && to.sector(facing, from) == Sector::Rear;
        // X4-299.
        let leads = |other: &usize| {
            let near = self.cell(*other).is_some_and(|it| it.distance(from) <= NEAR);
            near && self.field.units[*other].own == unit.own && self.has(*other, Trait::Squadron)
        };
        let led = power.is(Trait::Small) && self.present().any(|other| leads(&other));
        let steady = (arm.energy || arm.projectile) && self.is_same(target) && self.is_steady(at);
        let commanded = self.commanded(unit.own) == Some(target);
        Some(Terms { power, theirs, rear, led, steady, order, commanded })
    }

    /// Whether a weapon of a unit, from 0, can fire at a target now.
    pub(crate) fn may_fire(&self, at: usize, slot: usize, target: usize) -> Result<Aim, TacticalFault> {
        let arm = self.arms(at).get(slot).ok_or(TacticalFault::NoWeapon)?;
        if self.map.step.ceased {
            return Err(TacticalFault::Attacked);
        }
        if self.map.step.fired >> slot.min(7) & 1 == 1 {
            return Err(TacticalFault::Fired);
        }
        self.shot(at, arm, target).map(|shot| self.aim(&shot, target))
    }

    /// X4R-235: whether a weapon of an attacker, from 0, can fire at the guns on the planet now.
    pub(crate) fn may_bomb(&self, at: usize, slot: usize) -> Result<(), TacticalFault> {
        let arm = self.arms(at).get(slot).filter(|arm| arm.bombards).ok_or(TacticalFault::NoWeapon)?;
        let planet = self.map.planet.filter(|_| self.armed && self.field.units[at].own);
        let (Some(from), Some(planet)) = (self.cell(at), planet) else {
            return Err(TacticalFault::NoTarget);
        };
        if self.map.step.ceased {
            return Err(TacticalFault::Attacked);
        }
        if self.map.step.fired >> slot.min(7) & 1 == 1 {
            return Err(TacticalFault::Fired);
        }
        if self.field.units[at].now.hologram {
            return Err(TacticalFault::Veiled);
        }
        if from.distance(planet) > self.range(at, arm, false) {
            return Err(TacticalFault::OutOfRange);
        }
        let rear = || from.sector(self.map.units[at].facing(), planet) == Sector::Rear;
        if self.has_front(at) && !arm.missile && rear() {
            return Err(TacticalFault::Behind);
        }
        let free = arm.missile || from.sees(planet, self.map.rows, |cell| self.map.rocks.contains(&cell));
        if free { Ok(()) } else { Err(TacticalFault::Hidden) }
    }

    fn aim(&self, shot: &Shot, target: usize) -> Aim {
        let points = self.field.units[target].points();
        Aim { face: shot.face, dice: shot.dice, chance: shot.chance(points), expected: shot.expected() }
    }

    /// X4R-K17: the enemies in a line of hexes, nearest first, or why the weapon cannot fire along it.
    pub(crate) fn line(&self, at: usize, slot: usize, direction: u8) -> Result<Vec<usize>, TacticalFault> {
        let arm = self.arms(at).get(slot).filter(|arm| arm.step > 0).ok_or(TacticalFault::NoWeapon)?;
        if self.map.step.ceased {
            return Err(TacticalFault::Attacked);
        }
        if self.map.step.fired >> slot.min(7) & 1 == 1 {
            return Err(TacticalFault::Fired);
        }
        if self.field.units[at].now.hologram {
            return Err(TacticalFault::Veiled);
        }
        if self.has_front(at) && (direction + 6 - self.map.units[at].facing()) % 6 == 3 {
            return Err(TacticalFault::Behind);
        }
        let mut found = Vec::new();
        let mut cell = self.cell(at).ok_or(TacticalFault::NoTarget)?;
        for _ in 0..self.range(at, arm, false) {
            let Some(next) = cell.next(direction, self.map.rows) else { break };
            cell = next;
            let stops = self.map.rocks.contains(&cell) && !arm.colossal;
            if stops || self.map.planet == Some(cell) {
                break;
            }
            let there = self.present().find(|other| self.cell(*other) == Some(cell));
            found.extend(there.filter(|target| self.is_target(at, *target)));
        }
        let harms = |target: &usize| self.numbers(at, arm, *target, 0).is_some();
        if found.iter().any(harms) { Ok(found) } else { Err(TacticalFault::EmptyLine) }
    }

    /// What all weapons of a unit would do to a target now: the best face, and the expected damage in sixths.
    pub(crate) fn volley(&self, at: usize, target: usize) -> Option<Aim> {
        let n = u32::from(self.map.units[at].n());
        let aims = (0..self.arms(at).len()).filter_map(|slot| self.may_fire(at, slot, target).ok());
        aims.reduce(|one, other| Aim {
            face: one.face.min(other.face),
            dice: one.dice + other.dice,
            chance: one.chance.max(other.chance),
            expected: one.expected + other.expected,
        })
        .map(|aim| Aim { expected: aim.expected * n, ..aim })
    }

    /// X4R-K20, X4R-K23, X4R-K24: whether a unit can board another one.
    pub(crate) fn may_storm(&self, at: usize, target: usize) -> Result<(), TacticalFault> {
        if self.map.step.ceased || self.map.step.attacked {
            return Err(TacticalFault::Attacked);
        }
        let (Some(from), true) = (self.cell(at), self.is_target(at, target)) else {
            return Err(TacticalFault::NoTarget);
        };
        let near = self.cell(target).is_some_and(|to| from.distance(to) == 1);
        let (unit, power) = (&self.field.units[target], self.power(target));
        let kept = [Trait::Swarm, Trait::Repulsion, Trait::Being, Trait::Untouchable];
        let kept = kept.into_iter().any(|it| power.is(it) && (it != Trait::Untouchable || unit.sh > 0));
        let able = self.power(at).boarding > 0 && !self.field.units[at].now.hologram;
        let open = near && unit.sh == 0 && unit.class != Class::Mk && !kept;
        if open && able { Ok(()) } else { Err(TacticalFault::NoBoarding) }
    }
}

//! Weapons fire on the tactical map: dice, interception, damage and what follows (X4R-211 to X4R-217, X4R-K01 to X4R-K20).

use engine::List;

use super::aim::side_of;
use super::{Melee, Trait};
use crate::attack::Roll;
use crate::combat::arm::Arm;
use crate::combat::fire::Shot;
use crate::combat::{Dice, Hit};
use crate::ids::Class;
use crate::tactical_words::TacticalEvent;

impl Melee {
    /// X4R-210: a weapon fires, once for each ship of a stack.
    pub(crate) fn fire(&mut self, at: usize, slot: usize, target: usize, dice: &mut impl Dice) {
        let Some(arm) = self.arms(at).get(slot).copied() else { return };
        let sector = self.cell(at).zip(self.cell(target));
        let sector = sector.map(|(from, to)| from.sector(self.map.units[at].facing(), to));
        for _ in 0..self.map.units[at].n() {
            if !self.is_target(at, target) || self.cell(at).is_none() {
                break;
            }
            let Ok(shot) = self.shot(at, &arm, target) else { break };
            self.resolve((at, target), &arm, (shot, 0), dice);
        }
        let step = &mut self.map.step;
        step.attacked = true;
        if step.first == 0 {
            step.first = target as u8 + 1;
        }
        // X4-254: a broadside fires to one side, then to the other one.
        let one_side = arm.sides && step.sides == 0;
        if arm.sides {
            step.sides |= sector.map_or(0, side_of).max(1);
        }
        if !one_side {
            step.fired |= 1 << slot.min(7);
        }
        self.uncloak(at);
    }

    /// X4R-235: a weapon fires at the planet, once for each ship of a stack.
    pub(crate) fn bomb(&mut self, at: usize, slot: usize) -> Vec<Arm> {
        let Some(arm) = self.arms(at).get(slot).copied() else { return Vec::new() };
        self.map.step.attacked = true;
        self.map.step.fired |= 1 << slot.min(7);
        self.uncloak(at);
        vec![arm; usize::from(self.map.units[at].n())]
    }

    /// X4R-K17, X4-253: a weapon fires along a line of hexes.
    pub(crate) fn beam(&mut self, at: usize, slot: usize, direction: u8, dice: &mut impl Dice) {
        let (Some(arm), Ok(line)) = (self.arms(at).get(slot).copied(), self.line(at, slot, direction)) else {
            return;
        };
        for (order, target) in (0..).zip(line) {
            if self.is_target(at, target)
                && let Some(shot) = self.numbers(at, &arm, target, order)
            {
                self.resolve((at, target), &arm, (shot, order), dice);
            }
        }
        self.map.step.attacked = true;
        self.map.step.fired |= 1 << slot.min(7);
        self.uncloak(at);
    }

    /// X4-307: from its first attack on a unit can be attacked. The +2 counts for all weapons of that attack.
    pub(crate) fn uncloak(&mut self, at: usize) {
        let left = (0..self.arms(at).len()).any(|slot| self.map.step.fired >> slot.min(7) & 1 == 0);
        self.field.units[at].veiled &= left && !self.map.step.ceased;
    }

    /// X4R-211, X4R-213: the dice are rolled, and the hits that nobody intercepts do damage.
    fn resolve<D: Dice>(
        &mut self,
        (at, target): (usize, usize),
        arm: &Arm,
        (shot, order): (Shot, u8),
        dice: &mut D,
    ) {
        let power = self.power(at);
        let needs = if D::TELLS { self.needs(at, arm, target, order) } else { None };
        let mut roll = Roll::new((at, target), arm.card, needs.unwrap_or_default());
        roll.left = [self.field.units[target].left(); 2];
        let magazine = u8::from(arm.missile && self.field.units[at].now.magazines > 0);
        self.field.units[at].now.magazines -= magazine;
        let mut hits = shot.auto;
        for _ in 0..shot.dice + magazine {
            let mut die = dice.die();
            if die < shot.face && self.spend_reroll(at) {
                die = dice.die();
            }
            roll.die(die);
            if die >= shot.face {
                hits += 1 + u8::from(die >= shot.twice);
            }
        }
        roll.hits = hits;
        if arm.close_range || power.is(Trait::CloseRange) {
            hits = self.intercept((at, target), arm, hits, dice);
        }
        roll.stopped = roll.hits - hits;
        let (fighter, other) = (self.fighter(at), self.fighter(target));
        let place = self.told.len();
        let (mut lost, mut deep) = (0, 0);
        if arm.marks {
            if hits > 0 {
                self.field.units[target].now.marked = true;
                self.told.push(TacticalEvent::Marked(other));
            }
        } else {
            for _ in 0..hits {
                if self.cell(target).is_none() {
                    break;
                }
                let deeper = arm.projectile && std::mem::take(&mut self.field.units[target].now.weak);
                let (projectile, energy) = (shot.projectile, shot.energy);
                let (doubled, colossal) = (arm.doubled, arm.colossal);
                let hit = Hit { projectile, energy, hull: u8::from(deeper), doubled, colossal };
                let (all, hull) = self.hurt(target, &hit);
                (lost, deep) = (lost + all, deep + hull);
            }
        }
        self.told.insert(place, TacticalEvent::Fired(fighter, arm.card, other, hits, lost));
        if D::TELLS {
            roll.left[1] = self.field.units[target].left();
            let attack = roll.told(self.map.hex, |at| self.fighter(at));
            self.told.insert(place, TacticalEvent::Rolled(attack));
        }
        if hits == 0 || arm.marks {
            return;
        }
        // X4-291.
        self.field.units[target].now.weak |= deep > 0 && power.is(Trait::Analyser);
        let emp = arm.emp + power.emp;
        if emp > 0 && !self.field.units[target].now.shorted && self.field.units[target].is_alive() {
            self.field.units[target].now.shorted = true;
            self.field.units[target].short(emp);
        }
        self.spread(target, arm);
    }

    /// X4R-K13, X4-258: every other unit near the target, of either side.
    fn spread(&mut self, target: usize, arm: &Arm) {
        let Some(centre) = crate::cell::Cell::numbered(self.map.units[target].place) else { return };
        if arm.area == 0 {
            return;
        }
        let near: Vec<usize> = self
            .present()
            .filter(|it| *it != target)
            .filter(|it| self.cell(*it).is_some_and(|cell| cell.distance(centre) <= arm.radius))
            .collect();
        for it in near {
            let place = self.told.len();
            let (projectile, energy) = if arm.energy { (0, arm.area) } else { (arm.area, 0) };
            let (lost, _) =
                self.hurt(it, &Hit { projectile, energy, colossal: arm.colossal, ..Hit::default() });
            self.told.insert(place, TacticalEvent::Hurt(self.fighter(it), lost));
        }
    }

    /// X4R-333: first the unit's own rerolls, then those of its owner.
    fn spend_reroll(&mut self, at: usize) -> bool {
        let unit = &mut self.field.units[at];
        if unit.now.rerolls > 0 {
            unit.now.rerolls -= 1;
            return true;
        }
        let seat = usize::from(unit.seat);
        let spends = self.field.rerolls[seat] > 0;
        if spends {
            self.field.rerolls[seat] -= 1;
            self.map.rerolled[seat] += 1;
        }
        spends
    }

    /// X4R-217, X4R-332, X4R-K06: point defence cancels hits; what is left over damages a close-range unit that attacks.
    fn intercept(
        &mut self,
        (at, target): (usize, usize),
        arm: &Arm,
        mut hits: u8,
        dice: &mut impl Dice,
    ) -> u8 {
        let Some(cell) = self.cell(target) else { return hits };
        let mut defence: List<(u8, u8, u8), 64> = List::new();
        for it in self.present().filter(|it| !self.are_enemies(target, *it)) {
            let away = self.cell(it).map_or(u8::MAX, |other| other.distance(cell));
            for (slot, other) in (0_u8..).zip(self.arms(it)) {
                let used = self.field.units[it].now.intercepted >> slot.min(7) & 1 == 1;
                let may = if it == target { other.point_defence } else { other.fleet_defence >= away };
                if may && !used && defence.len() < 64 {
                    defence.push((if it == target { 0 } else { other.fleet_defence }, it as u8, slot));
                }
            }
        }
        defence.sort_by_key(|(rank, ..)| *rank);
        let power = self.power(at);
        let close = power.is(Trait::CloseRange);
        for (_, it, slot) in defence.iter().copied() {
            if hits == 0 {
                break;
            }
            let it = usize::from(it);
            self.field.units[it].now.intercepted |= 1 << slot.min(7);
            let other = self.arms(it)[usize::from(slot)];
            let traits = Trait::CloseRange.bit() | if close { power.traits } else { 0 };
            let class = if close { self.field.units[at].class } else { Class::Ks };
            let Some(line) = other.line(traits).copied() else { continue };
            let Some(hit) = line.hit(class) else { continue };
            let evade = if close { power.evade } else { arm.evade };
            let evade = if other.ignores_evade { 0 } else { evade.saturating_sub(other.reduces_evade) };
            let face = (hit + evade).clamp(2, 6);
            let mut stopped = if other.auto_vs & traits != 0 { other.auto } else { 0 };
            for _ in 0..line.dice {
                stopped += u8::from(dice.die() >= face);
            }
            if arm.missile {
                let decoys = &mut self.field.units[at].now.decoys;
                let ignored = stopped.min(*decoys);
                *decoys -= ignored;
                stopped -= ignored;
            }
            let cancelled = stopped.min(hits);
            hits -= cancelled;
            if cancelled > 0 {
                self.told.push(TacticalEvent::Intercepted(self.fighter(it), cancelled));
            }
            for _ in cancelled..stopped {
                if close && self.cell(at).is_some() {
                    let (projectile, energy, colossal) = (line.projectile, line.energy, other.colossal);
                    let (lost, _) = self.hurt(at, &Hit { projectile, energy, colossal, ..Hit::default() });
                    self.told.push(TacticalEvent::Hurt(self.fighter(at), lost));
                }
            }
        }
        hits
    }

    /// X4R-234: guns and missiles on the planet fire all round, each at the enemy in range with fewest points left.
    pub(crate) fn shell(&mut self, guns: &[Arm], attacks: bool, dice: &mut impl Dice) {
        let Some(planet) = self.map.planet else { return };
        for gun in guns {
            let in_range = |at: &usize| {
                let unit = &self.field.units[*at];
                let near = self.cell(*at).is_some_and(|cell| cell.distance(planet) <= gun.range);
                near && unit.own != attacks && !unit.veiled && gun.prospect(unit.class) > 0
            };
            let target = self.present().filter(in_range).min_by_key(|at| self.field.units[*at].points());
            let Some(target) = target else { continue };
            let volley = gun.volley(self.field.units[target].class, 0, dice);
            for _ in 0..volley.hits {
                if self.cell(target).is_none() {
                    break;
                }
                let place = self.told.len();
                let (lost, _) = self.hurt(target, &Hit { projectile: volley.damage, ..Hit::default() });
                self.told.insert(place, TacticalEvent::Hurt(self.fighter(target), lost));
            }
        }
    }

    /// X4R-K20: each 5 or 6 is a marker; as many as hull points are left capture the ship.
    pub(crate) fn storm(&mut self, at: usize, target: usize, dice: &mut impl Dice) {
        let defence = self.power(target).boarding;
        let parties = self.power(at).boarding.saturating_sub(defence);
        let markers = (0..parties).map(|_| u8::from(dice.die() >= 5)).sum();
        let unit = &mut self.field.units[target];
        unit.markers += markers;
        unit.caught = unit.markers >= unit.hu;
        let caught = unit.caught;
        self.told.push(TacticalEvent::Stormed(self.fighter(at), self.fighter(target), markers));
        if caught {
            self.told.push(TacticalEvent::Captured(self.fighter(target)));
        }
        (self.map.step.attacked, self.map.step.ceased) = (true, true);
        self.uncloak(at);
    }
}

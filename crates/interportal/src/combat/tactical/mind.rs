//! How neutral units act, and units that their owner leaves to themselves (X4R-220, X4R-335, X4R-454).

use super::{Melee, Trait};
use crate::cards::Pack;
use crate::cell::{COLUMNS, Cell};
use crate::combat::Dice;
use crate::tactical::Device;
use crate::tactics::Sign;

/// How good an attack is: chance to destroy, damage, points that the target has left.
type Worth = (u32, u32, u8);

impl Melee {
    /// X4R-335: the hex where a unit is placed: from the middle row of the last column outwards; small craft next to
    /// their carrier.
    pub(crate) fn place_for(&self, at: usize, may: impl Fn(Cell) -> bool) -> Option<Cell> {
        let (own, middle) = (self.field.units[at].own, i16::from(self.map.rows / 2));
        let rank = |cell: &Cell| {
            let column = if own { cell.column() } else { COLUMNS - 1 - cell.column() };
            let off = i16::from(cell.row()) - middle;
            (column, off.abs(), off > 0)
        };
        Cell::all(self.map.rows).filter(|cell| may(*cell)).min_by_key(rank)
    }

    /// What a unit does at the start of its turn.
    fn prepare(&mut self, at: usize, dice: &mut impl Dice) {
        let enemies: Vec<usize> = self.present().filter(|it| self.is_target(at, *it)).collect();
        let Some(cell) = self.cell(at) else { return };
        let away = |melee: &Self, it: usize| melee.cell(it).map_or(u8::MAX, |other| other.distance(cell));
        let nearest = enemies.iter().copied().min_by_key(|it| (away(self, *it), *it));
        if let Some(target) = nearest.filter(|it| self.may_pick(at, Trait::EWar, *it).is_ok()) {
            self.disrupt(at, target, dice);
        }
        let strong = enemies.iter().copied();
        let strong = strong.max_by_key(|it| (self.field.units[*it].points(), usize::MAX - it));
        if let Some(target) = strong.filter(|it| self.may_pick(at, Trait::Command, *it).is_ok()) {
            self.command(at, target);
        }
        if self.may_switch(at, Device::Jammer, true).is_ok() {
            // X4R-454: a jammer is on while more pieces of the enemy than own ones are near.
            let near = |own: bool| -> u32 {
                let it = self.present().filter(|it| self.field.units[*it].own == own);
                let it = it.filter(|it| away(self, *it) <= super::NEAR);
                it.map(|it| self.field.units[it].n_pieces()).sum()
            };
            let own = self.field.units[at].own;
            if (near(!own) > near(own)) != self.map.units[at].is(Sign::Jamming) {
                self.switch(at, Device::Jammer, true);
            }
        }
        if self.field.units[at].now.hologram && self.may_switch(at, Device::Hologram, true).is_ok() {
            self.switch(at, Device::Hologram, true);
        }
        if self.map.units[at].is(Sign::Steady)
            && !self.has_prey(at)
            && self.may_switch(at, Device::Stabilisers, true).is_ok()
        {
            self.switch(at, Device::Stabilisers, true);
        }
    }

    /// Whether some weapon of a unit can fire now.
    pub(crate) fn has_prey(&self, at: usize) -> bool {
        let enemies = || self.present().filter(|it| self.is_target(at, *it));
        let slots = self.arms(at).len();
        let beams = |slot: usize| (0..6).any(|direction| self.line(at, slot, direction).is_ok());
        (0..slots).any(|slot| {
            if self.arms(at)[slot].step > 0 {
                return beams(slot);
            }
            enemies().any(|target| self.may_fire(at, slot, target).is_ok())
        })
    }

    /// X4R-335, X4R-386: the best target of a weapon.
    fn best(&self, at: usize, slot: usize) -> Option<(Worth, usize)> {
        let mut best: Option<(Worth, usize)> = None;
        for target in self.present() {
            let Ok(aim) = self.may_fire(at, slot, target) else { continue };
            let worth = (aim.chance, aim.expected, u8::MAX - self.field.units[target].points());
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, target));
            }
        }
        best
    }

    /// The best direction of a weapon that fires along a line.
    fn best_line(&self, at: usize, slot: usize) -> Option<u8> {
        let arm = self.arms(at)[slot];
        let harm = |direction: u8| -> u32 {
            let line = self.line(at, slot, direction).unwrap_or_default();
            let shots = (0..).zip(line).filter_map(|(order, target)| self.numbers(at, &arm, target, order));
            shots.map(|shot| shot.expected()).sum()
        };
        let best = (0..6).max_by_key(|direction| (harm(*direction), 6 - direction));
        best.filter(|direction| harm(*direction) > 0)
    }

    /// X4R-335: each weapon in the order of slots takes its best target.
    pub(crate) fn attack(&mut self, at: usize, dice: &mut impl Dice) {
        for slot in 0..self.arms(at).len() {
            // A broadside fires to two sides.
            for _ in 0..2 {
                if self.cell(at).is_none() {
                    return;
                }
                if self.arms(at)[slot].step > 0 {
                    if let Some(direction) = self.best_line(at, slot) {
                        self.beam(at, slot, direction, dice);
                    }
                } else if let Some((_, target)) = self.best(at, slot) {
                    self.fire(at, slot, target, dice);
                }
            }
            self.map.step.fired |= 1 << slot.min(7);
        }
    }

    /// X4R-220: towards the nearest enemy, to a hex from which it can fire if there is one.
    fn approach(&mut self, pack: &Pack, at: usize) {
        let enemies: Vec<Cell> =
            self.present().filter(|it| self.is_target(at, *it)).filter_map(|it| self.cell(it)).collect();
        let near = |cell: Cell| enemies.iter().map(|it| it.distance(cell)).min().unwrap_or(0);
        let mut trial = self.clone();
        let mut best = None;
        for reach in self.reach(at) {
            if !self.is_free(reach.cell) && self.cell(at) != Some(reach.cell) {
                continue;
            }
            trial.map.units[at].place = reach.cell.number();
            trial.map.units[at].turn_to(reach.facing);
            let away = enemies.iter().min_by_key(|it| it.distance(reach.cell));
            let turned = away.filter(|_| self.has_front(at)).map_or(0, |it| {
                let turn = (reach.cell.direction(*it) + 6 - reach.facing) % 6;
                turn.min(6 - turn)
            });
            let rank =
                (!trial.has_prey(at), near(reach.cell) + 2 * reach.danger, turned, reach.effort, reach.cell);
            if best.is_none_or(|(least, _)| rank < least) {
                best = Some((rank, reach));
            }
        }
        let here = self.cell(at).map(near);
        if let Some(((blind, away, ..), reach)) = best
            && (!blind || here.is_none_or(|here| away < here) || self.has_front(at))
        {
            self.fly(pack, at, reach);
        }
    }

    /// X4R-220, X4R-454: attacks if something is in reach; else moves and attacks then.
    pub(crate) fn act(&mut self, pack: &Pack, at: usize, dice: &mut impl Dice) {
        self.prepare(at, dice);
        let prey = self.has_prey(at);
        // X4-270: it keeps the action that it can use.
        if self.map.units[at].halted() == 1 && !self.map.step.moved && !self.map.step.ceased {
            if prey {
                self.map.step.moved = true;
            } else {
                self.map.step.ceased = true;
            }
        }
        if !prey && !self.map.step.moved && !self.is_steady(at) {
            self.approach(pack, at);
            self.map.step.moved = true;
        }
        if !self.map.step.ceased && self.cell(at).is_some() {
            self.attack(at, dice);
        }
    }
}

impl Melee {
    /// What a unit can expect to do to its best target from a hex, and what all enemies can expect to do to it there.
    pub(crate) fn prospects(&mut self, at: usize, cell: Cell, facing: Option<u8>) -> (u32, u32) {
        self.map.units[at].place = cell.number();
        facing.into_iter().for_each(|facing| self.map.units[at].turn_to(facing));
        let enemies: Vec<usize> = self.present().filter(|it| self.are_enemies(at, *it)).collect();
        let own = enemies.iter().filter_map(|it| self.volley(at, *it)).map(|aim| aim.expected).max();
        self.map.step = crate::tactics::Step::default();
        let theirs = enemies.iter().filter_map(|it| self.volley(*it, at)).map(|aim| aim.expected).sum();
        (own.unwrap_or(0), theirs)
    }
}

//! Where units can move, and what happens to them on the way (X4R-205 to X4R-208, X4R-194, X4-285, X4R-K23).

use super::{Melee, Trait};
use crate::cards::Pack;
use crate::cell::{COLUMNS, Cell, ROWS};
use crate::combat::Hit;
use crate::ids::Class;
use crate::tactical_words::TacticalEvent;

/// A hex and facing that a unit can reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reach {
    pub(crate) cell: Cell,
    pub(crate) facing: u8,
    /// Asteroids and mines on the way that harm it.
    pub(crate) danger: u8,
    /// Hexes entered and sides turned.
    pub(crate) effort: u8,
    before: u16,
    steps: u8,
    turns: u8,
}

/// Hexes of the large map.
const CELLS: usize = (COLUMNS * ROWS) as usize;

/// Turns that are as good as any number.
const FREELY: u8 = 6;

/// How a unit moves in a turn.
#[derive(Clone, Copy)]
struct Gait {
    steps: u8,
    turns: u8,
    /// X4R-206: turning or moving, not both.
    either: bool,
    has_front: bool,
}

impl Melee {
    /// X4R-205 to X4R-207, X4R-043: hexes, and sides that it turns.
    fn gait(&self, at: usize) -> Gait {
        let unit = &self.field.units[at];
        let power = self.power(at);
        let round = usize::from(self.map.round.saturating_sub(1)).min(unit.paces.len() - 1);
        let steps = (unit.paces[round] as i8 + power.tac).max(0) as u8;
        let steps = if self.hole && steps > 1 { steps - 1 } else { steps };
        let rotates = power.is(Trait::Rotation);
        let (turns, either) = match (unit.class, rotates) {
            (Class::Ks, _) => (0, false),
            (Class::Us, true) => (FREELY, false),
            (Class::Us, false) | (Class::Hs, true) => (3, false),
            (Class::Hs, false) | (Class::Gs, true) => (2, false),
            (Class::Gs, false) | (Class::Mk, true) => (1, false),
            (Class::Mk, false) => (1, true),
        };
        let has_front = self.has_front(at);
        Gait { steps, turns: if has_front { turns } else { 0 }, either, has_front }
    }

    /// X4R-208, X4R-K23: for each hex whether a unit can enter it, and whether it can stay there.
    fn entries(&self, at: usize) -> [(bool, bool); CELLS] {
        let mut all = [(true, true); CELLS];
        let unit = &self.field.units[at];
        for other in self.present().filter(|other| *other != at) {
            let Some(cell) = self.cell(other) else { continue };
            let enemies = self.are_enemies(at, other);
            let passes = unit.class == Class::Ks && !enemies;
            all[usize::from(cell.number())] = (passes, passes && self.joins(at, other));
        }
        for other in self.present().filter(|other| unit.class <= Class::Us && self.are_enemies(at, *other)) {
            if let Some(cell) = self.cell(other).filter(|_| self.has(other, Trait::Repulsion)) {
                cell.around(self.map.rows).for_each(|near| all[usize::from(near.number())] = (false, false));
            }
        }
        if let Some(planet) = self.map.planet {
            all[usize::from(planet.number())] = (false, false);
        }
        all
    }

    /// X4R-196, X4R-208: whether one stack can join another.
    fn joins(&self, at: usize, other: usize) -> bool {
        let (unit, it) = (&self.field.units[at], &self.field.units[other]);
        let swarm = unit.bare.is(Trait::Swarm);
        let alike = unit.own == it.own && unit.seat == it.seat && unit.kin.0 == it.kin.0;
        swarm && alike && self.map.units[at].n() + self.map.units[other].n() <= 6
    }

    /// Asteroids and mines that harm a unit on entering a hex.
    fn dangers(&self, at: usize, cell: Cell) -> u8 {
        let unit = &self.field.units[at];
        if unit.class == Class::Ks {
            return 0;
        }
        let mine = !unit.veiled && self.map.mines.contains(&cell);
        u8::from(self.map.rocks.contains(&cell)) + 2 * u8::from(mine)
    }

    /// Every step of every way that a unit can take.
    fn ways(&self, at: usize) -> Vec<Reach> {
        let Some(cell) = self.cell(at) else { return Vec::new() };
        let gait = self.gait(at);
        let entries = self.entries(at);
        let facing = self.map.units[at].facing();
        let mut all =
            vec![Reach { cell, facing, danger: 0, effort: 0, before: u16::MAX, steps: 0, turns: 0 }];
        let mut next = 0;
        while next < all.len() {
            let here = all[next];
            let before = next as u16;
            next += 1;
            let mut add = |reach: Reach| {
                let same = all.iter().position(|it| {
                    (it.cell, it.facing, it.steps, it.turns)
                        == (reach.cell, reach.facing, reach.steps, reach.turns)
                });
                match same {
                    None => all.push(reach),
                    Some(place) if all[place].danger > reach.danger && place >= next => all[place] = reach,
                    Some(_) => {}
                }
            };
            if here.turns < gait.turns && !(gait.either && here.steps > 0) {
                for side in [1, 5] {
                    let (facing, turns) = ((here.facing + side) % 6, here.turns + 1);
                    add(Reach { facing, turns, effort: here.effort + 1, before, ..here });
                }
            }
            if here.steps == gait.steps || (gait.either && here.turns > 0) {
                continue;
            }
            let directions = if gait.has_front { here.facing..here.facing + 1 } else { 0..6 };
            for direction in directions {
                let Some(cell) = here.cell.next(direction, self.map.rows) else { continue };
                let steps = here.steps + 1;
                if entries[usize::from(cell.number())].0 {
                    let danger = here.danger + self.dangers(at, cell);
                    add(Reach { cell, danger, steps, effort: here.effort + 1, before, ..here });
                }
            }
        }
        all
    }

    /// Where a unit can be after its movement action, each hex and facing once, by the least harmful way.
    pub(crate) fn reach(&self, at: usize) -> Vec<Reach> {
        let mut best: Vec<Reach> = Vec::new();
        let entries = self.entries(at);
        for way in self.ways(at).into_iter().skip(1) {
            let here = self.cell(at) == Some(way.cell);
            if !here && !entries[usize::from(way.cell.number())].1 {
                continue;
            }
            // Back where it was, as it was, is no movement.
            if here && way.facing == self.map.units[at].facing() {
                continue;
            }
            let same = |it: &&mut Reach| (it.cell, it.facing) == (way.cell, way.facing);
            match best.iter_mut().find(same) {
                None => best.push(way),
                Some(it) if (way.danger, way.effort) < (it.danger, it.effort) => *it = way,
                Some(_) => {}
            }
        }
        best
    }

    /// A unit flies to a hex and turns, through what lies on its way.
    pub(crate) fn fly(&mut self, pack: &Pack, at: usize, to: Reach) {
        let Some(from) = self.cell(at) else { return };
        let ways = self.ways(at);
        let is_end = |way: &&Reach| {
            (way.cell, way.facing, way.danger, way.effort) == (to.cell, to.facing, to.danger, to.effort)
        };
        let mut path = Vec::new();
        let mut way = ways.iter().find(is_end);
        while let Some(here) = way {
            path.push(here.cell);
            way = ways.get(usize::from(here.before));
        }
        path.reverse();
        path.dedup();
        self.map.units[at].turn_to(to.facing);
        self.told.push(TacticalEvent::Flew(self.fighter(at), from, to.cell));
        for cell in path.into_iter().skip(1) {
            if !self.field.units[at].is_alive() {
                return;
            }
            self.map.units[at].place = cell.number();
            self.enter(pack, at, cell);
        }
        let other = self.present().find(|other| *other != at && self.cell(*other) == Some(to.cell));
        if let Some(other) = other.filter(|other| self.joins(at, *other)) {
            self.merge(at, other);
        }
    }

    /// X4R-194, X4-285, X4-286: asteroids and mines.
    fn enter(&mut self, pack: &Pack, at: usize, cell: Cell) {
        let class = self.field.units[at].class;
        if class == Class::Ks {
            return;
        }
        if self.map.rocks.contains(&cell) {
            self.told.push(TacticalEvent::Grazed(self.fighter(at), cell));
            let damage = &pack.tactical_map.asteroid_damage;
            let (projectile, energy) = (damage.projectile, damage.energy);
            self.hurt(at, &Hit { projectile, energy, ..Hit::default() });
        }
        let mine = self.map.mines.iter().position(|it| *it == cell);
        if let Some(mine) = mine.filter(|_| !self.field.units[at].veiled && self.cell(at).is_some()) {
            self.map.mines.remove(mine);
            self.told.push(TacticalEvent::Blown(self.fighter(at), cell));
            let (projectile, energy) = (pack.mine.damage.projectile, pack.mine.damage.energy);
            let hull = pack.mine.extra_hull_damage.of(class).unwrap_or(0);
            self.hurt(at, &Hit { projectile, energy, hull, ..Hit::default() });
        }
    }

    /// X4R-208: a stack joins another one; the more damaged ship stays in front.
    fn merge(&mut self, at: usize, other: usize) {
        self.told.push(TacticalEvent::Merged(self.fighter(at), self.fighter(other)));
        let n = self.map.units[at].n() + self.map.units[other].n();
        let (from, into) = (self.field.units[at], &mut self.field.units[other]);
        if from.points() < into.points() {
            (into.sh, into.ar, into.hu) = (from.sh, from.ar, from.hu);
        }
        let hull = into.hu;
        self.map.units[other].set_body(hull, n);
        // The ships are in the other stack now, and it has acted with them (X4R-452).
        self.field.units[other].now.acted = true;
        self.map.units[at].set_body(0, 0);
        self.field.units[at].hu = 0;
    }
}

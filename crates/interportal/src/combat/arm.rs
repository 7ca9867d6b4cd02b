//! A weapon as a battle uses it: its card worked out into numbers, so that a shot looks up little.

use super::kit::Trait;
use crate::cards::{BuiltInAttack, WeaponCard, WeaponLine};
use crate::ids::{Class, Keyword, Size, Weapon};

/// Ship classes.
const CLASSES: usize = Class::ALL.len();

/// An attack of a weapon against targets of some kind.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Line {
    /// Traits of which the target needs one; none if it fits everything.
    vs: u32,
    pub(super) dice: u8,
    /// To-hit number by class; 0 for a class that cannot be harmed.
    hit: [u8; CLASSES],
    pub(super) projectile: u8,
    pub(super) energy: u8,
}

impl Line {
    fn of(line: &WeaponLine, no_effect: &[Class]) -> Self {
        let hit = |class: Class| line.hit.of(class).filter(|_| !no_effect.contains(&class)).unwrap_or(0);
        Self {
            vs: line.vs.iter().map(|vs| traits_of(*vs)).fold(0, |all, it| all | it),
            dice: line.dice,
            hit: Class::ALL.map(hit),
            projectile: line.damage.projectile,
            energy: line.damage.energy,
        }
    }

    /// The to-hit number against a class, if it can be harmed.
    pub(super) fn hit(&self, class: Class) -> Option<u8> {
        Some(self.hit[class as usize]).filter(|hit| *hit > 0)
    }

    /// Whether it is meant for targets with one of these traits.
    pub(super) const fn is_against(&self, traits: u32) -> bool {
        self.vs & traits != 0
    }
}

fn traits_of(keyword: Keyword) -> u32 {
    Trait::of(keyword).map_or(0, Trait::bit)
}

/// A weapon of a unit.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Arm {
    lines: [Line; 2],
    n_lines: u8,
    pub(super) range: u8,
    /// X4-241, X4-243: whether it is of the largest size.
    pub(super) colossal: bool,
    pub(super) missile: bool,
    pub(super) close_range: bool,
    pub(super) energy: bool,
    pub(super) projectile: bool,
    pub(super) point_defence: bool,
    /// X4R-K06: its value; 0 if it protects only its own unit.
    pub(super) fleet_defence: u8,
    pub(super) light: bool,
    pub(super) marks: bool,
    pub(super) doubled: bool,
    /// X4R-K07, X4R-K08: the lowest face that hits twice, 7 if none does.
    pub(super) twice: u8,
    /// X4R-K17: how much harder each further target is; 0 if it has no line of fire.
    pub(super) step: u8,
    /// Targets of one attack.
    pub(super) n_targets: u8,
    /// Damage by the order of targets, where it differs (X4-253).
    pub(super) by_order: [u8; 3],
    /// X4R-K13: damage, and how far it goes.
    pub(super) area: u8,
    pub(super) radius: u8,
    /// X4-254: whether it fires only to the sides.
    pub(super) sides: bool,
    /// Its card, if it has one.
    pub(crate) card: Option<Weapon>,
    /// X4R-K18: hits without a roll, and the traits of which the target needs one.
    pub(super) auto: u8,
    pub(super) auto_vs: u32,
    /// X4R-K19.
    pub(super) emp: u8,
    /// X4R-K01 on a missile: interception is harder.
    pub(super) evade: u8,
    pub(super) ignores_evade: bool,
    pub(super) reduces_evade: u8,
    /// X4R-K09, a bit for each class.
    pub(super) lethal: u8,
    /// X4R-K12.
    pub(super) bombards: bool,
}

impl Arm {
    /// Its attack dice, of several lines the most.
    pub(super) fn n_dice(&self) -> u8 {
        let lines = &self.lines[..usize::from(self.n_lines)];
        lines.iter().map(|line| line.dice).max().unwrap_or(0).max(self.auto)
    }

    /// The weapon of a card; a line of fire has so many targets in quick mode (X4R-229).
    pub(crate) fn of(card: &WeaponCard, line_targets: u8) -> Self {
        let mut arm = Self { range: card.range, colossal: card.size == Size::X, twice: 7, ..Self::default() };
        arm.sides = card.arc.is_some();
        arm.card = Some(card.id);
        for line in card.lines.iter().take(arm.lines.len()) {
            arm.lines[usize::from(arm.n_lines)] = Line::of(line, &card.no_effect);
            arm.n_lines += 1;
        }
        arm.n_targets = card.targets.unwrap_or(1);
        arm.ignores_evade = card.ignore_evade;
        arm.reduces_evade = card.reduce_evade;
        for (place, damage) in card.damage_by_order.iter().take(arm.by_order.len()).enumerate() {
            arm.by_order[place] = *damage;
        }
        for used in &card.keywords {
            let x = used.x.unwrap_or(1);
            match used.keyword.id() {
                "missile" => arm.missile = true,
                "close-range" => arm.close_range = true,
                "energy" => arm.energy = true,
                "projectile" => arm.projectile = true,
                "point-defence" => arm.point_defence = true,
                "fleet-defence" => arm.fleet_defence = x,
                "light-handicap" => arm.light = true,
                "target-marking" => arm.marks = true,
                "hull-damage-x2" => arm.doubled = true,
                "he" => arm.twice = 6,
                "he-plus" => arm.twice = 5,
                "line-of-fire" => {
                    arm.step = used.hit_step.unwrap_or(1);
                    arm.n_targets = line_targets;
                }
                "area-damage" => (arm.area, arm.radius) = (used.d.unwrap_or(1), used.r.unwrap_or(1)),
                "auto-hit" => {
                    arm.auto = used.n.unwrap_or(1);
                    let vs = used.vs.as_deref().unwrap_or(&[]);
                    arm.auto_vs = vs.iter().map(|vs| traits_of(*vs)).fold(0, |all, it| all | it);
                }
                "bombardment" => arm.bombards = true,
                "emp-attack" => arm.emp = x,
                "evade" => arm.evade = x,
                "lethal" => arm.lethal |= classes(used.classes.as_deref().unwrap_or(&[])),
                _ => {}
            }
        }
        arm
    }

    /// The attack that a unit without weapons has of its own (X4R-N02).
    pub(crate) fn built_in(attack: &BuiltInAttack) -> Self {
        let line = Line {
            dice: attack.dice,
            hit: [attack.hit; CLASSES],
            projectile: attack.damage.projectile,
            energy: attack.damage.energy,
            ..Line::default()
        };
        let lines = [line, Line::default()];
        Self { lines, n_lines: 1, range: attack.range, n_targets: 1, twice: 7, ..Self::default() }
    }

    /// X4-248: the attack against a target with these traits: the last line that fits.
    pub(super) fn line(&self, traits: u32) -> Option<&Line> {
        let lines = &self.lines[..usize::from(self.n_lines)];
        lines.iter().rev().find(|line| line.vs == 0 || line.is_against(traits))
    }
}

/// A bit for each class.
pub(super) fn classes(all: &[Class]) -> u8 {
    all.iter().fold(0, |bits, class| bits | 1 << *class as u8)
}

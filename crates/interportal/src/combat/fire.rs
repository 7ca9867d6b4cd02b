//! Weapons fire: whom they choose, what they roll, who intercepts (X4R-210 to X4R-217, X4R-229, X4R-332 to X4R-336).

use engine::List;

use super::arm::{Arm, Line};
use super::round::Course;
use super::{Dice, Field, Hit, Power, Trait};
use crate::attack::{Modifier, Roll, ToHit};
use crate::ids::Class;

/// One weapon of a unit as it fires at one target.
#[derive(Clone, Copy)]
pub(super) struct Shot {
    pub(super) dice: u8,
    /// The lowest face that hits.
    pub(super) face: u8,
    pub(super) projectile: u8,
    pub(super) energy: u8,
    pub(super) auto: u8,
    /// The lowest face that hits twice (X4R-K07, X4R-K08).
    pub(super) twice: u8,
}

/// What a weapon meets at its target.
pub(super) struct Terms {
    pub(super) power: Power,
    pub(super) theirs: Power,
    /// Whether the attacker stands behind the target.
    pub(super) rear: bool,
    /// Whether a squadron centre leads the attacker (X4-299).
    pub(super) led: bool,
    /// Whether stabilisers help the weapon (X4-297).
    pub(super) steady: bool,
    /// The how manyth target of the attack it is.
    pub(super) order: u8,
    /// Whether a command centre has named the target (X4-279).
    pub(super) commanded: bool,
}

/// Ways out of 6 to the power of 6 that so many dice show at least so many hits, by dice, faces that hit, hits.
static WAYS: [[[u32; 7]; 6]; 7] = ways();

const fn ways() -> [[[u32; 7]; 6]; 7] {
    let mut all = [[[0; 7]; 6]; 7];
    let mut faces = 0;
    while faces < 6 {
        // Ways that exactly so many of the dice so far hit.
        let mut exactly = [0_u32; 7];
        exactly[0] = 1;
        let (mut dice, mut rest) = (0, 46_656);
        while dice < 7 {
            let mut hits = 7;
            let mut sum = 0;
            while hits > 0 {
                hits -= 1;
                sum += exactly[hits] * rest;
                all[dice][faces][hits] = sum;
            }
            if dice < 6 {
                rest /= 6;
                let mut hits = 7;
                while hits > 0 {
                    hits -= 1;
                    let more = if hits > 0 { exactly[hits - 1] * faces as u32 } else { 0 };
                    exactly[hits] = exactly[hits] * (6 - faces as u32) + more;
                }
            }
            dice += 1;
        }
        faces += 1;
    }
    all
}

impl Shot {
    /// X4R-335: how likely the target is destroyed, out of 6 to the power of 6.
    pub(super) fn chance(&self, points: u8) -> u32 {
        let damage = self.projectile + self.energy;
        if damage == 0 {
            return 0;
        }
        let needed = points.div_ceil(damage).saturating_sub(self.auto);
        let (dice, faces) = (usize::from(self.dice.min(6)), usize::from(7 - self.face));
        WAYS[dice][faces].get(usize::from(needed)).copied().unwrap_or(0)
    }

    /// X4R-386: the damage that can be expected, in sixths.
    pub(super) fn expected(&self) -> u32 {
        let damage = u32::from(self.projectile + self.energy);
        damage * (u32::from(self.dice) * u32::from(7 - self.face) + 6 * u32::from(self.auto))
    }
}

impl Field {
    /// Whether some weapon of a unit reaches the other side.
    pub(super) fn reaches(&self, at: usize, course: &Course) -> bool {
        let (start, end) = self.units[at].arms;
        (start..end).any(|arm| self.in_range(at, &self.arms[usize::from(arm)], course))
    }

    /// X4R-463: the attack dice of the weapons of a unit that reach the other side.
    pub(super) fn n_dice(&self, at: usize, course: &Course) -> u16 {
        let (start, end) = self.units[at].arms;
        let arms = (start..end).map(|arm| &self.arms[usize::from(arm)]);
        arms.filter(|arm| self.in_range(at, arm, course)).map(|arm| u16::from(arm.n_dice())).sum()
    }

    /// X4R-042, X4R-228, X4-297.
    fn in_range(&self, at: usize, arm: &Arm, course: &Course) -> bool {
        let steady = (arm.energy || arm.projectile) && self.power(at, course).is(Trait::Stabilisers);
        let range = arm.range + u8::from(steady);
        (if self.storm { range.min(2) } else { range }) >= course.distance
    }

    /// X4R-210: every weapon of a unit fires once.
    pub(super) fn attack<D: Dice>(&mut self, at: usize, course: &mut Course, dice: &mut D) {
        let (start, end) = self.units[at].arms;
        let (mut first, mut fired) = (None, false);
        for number in start..end {
            let arm = self.arms[usize::from(number)];
            if !self.units[at].is_alive() || !self.in_range(at, &arm, course) {
                continue;
            }
            let mut hit: List<u8, 4> = List::new();
            for order in 0..arm.n_targets.min(4) {
                let Some((target, shot)) = self.choose(at, &arm, order, (first, &hit), course) else { break };
                let needs = if D::TELLS {
                    self.needs((at, target), &arm, &self.terms((at, target), &arm, order, first, course))
                } else {
                    None
                };
                hit.push(target as u8);
                first = first.or(Some(target));
                fired = true;
                self.resolve((at, target), &arm, (shot, needs.unwrap_or_default()), course, dice);
            }
        }
        // X4-307: from its first attack on it can be attacked.
        self.units[at].veiled &= !fired;
    }

    /// X4R-335, X4R-336, X4R-386: the named target if the weapon may hit it, else the one that is most likely destroyed,
    /// then the one that suffers most.
    fn choose(
        &self,
        at: usize,
        arm: &Arm,
        order: u8,
        (first, hit): (Option<usize>, &List<u8, 4>),
        course: &Course,
    ) -> Option<(usize, Shot)> {
        let screened = self.is_screened(at);
        let shot = |target: usize| {
            let it = &self.units[target];
            let large = matches!(it.class, Class::Gs | Class::Mk);
            let small = self.units[at].bare.is(Trait::Small);
            let hidden = screened && large && arm.range < 3 && !arm.missile && !small;
            let open = it.own != self.units[at].own && it.is_alive() && !it.veiled;
            let may = open && !hidden && !hit.contains(&(target as u8));
            may.then(|| self.shot((at, target), arm, order, first, course)).flatten()
        };
        let named = self.named(at, course);
        if let Some(found) = named.and_then(|target| shot(target).map(|shot| (target, shot))) {
            return Some(found);
        }
        let mut best: Option<((u32, u32, u8), usize, Shot)> = None;
        for target in 0..self.units.len() {
            let Some(shot) = shot(target) else { continue };
            let points = self.units[target].points();
            let worth = (shot.chance(points), shot.expected(), u8::MAX - points);
            if best.is_none_or(|(most, ..)| worth > most) {
                best = Some((worth, target, shot));
            }
        }
        best.map(|(_, target, shot)| (target, shot))
    }

    /// X4R-230: whether the other side has units that screen its large ones.
    fn is_screened(&self, at: usize) -> bool {
        let own = self.units[at].own;
        self.units
            .iter()
            .any(|it| it.own != own && it.is_alive() && matches!(it.class, Class::Us | Class::Hs))
    }

    /// X4R-211, X4R-212: the numbers of a weapon against a target; nothing if it cannot harm it.
    fn shot(
        &self,
        (at, target): (usize, usize),
        arm: &Arm,
        order: u8,
        first: Option<usize>,
        course: &Course,
    ) -> Option<Shot> {
        self.numbers((at, target), arm, &self.terms((at, target), arm, order, first, course))
    }

    /// What a weapon meets at its target in this round.
    fn terms(
        &self,
        (at, target): (usize, usize),
        arm: &Arm,
        order: u8,
        first: Option<usize>,
        course: &Course,
    ) -> Terms {
        let side = usize::from(self.units[at].own);
        let (power, theirs) = (self.power(at, course), self.power(target, course));
        let led = course.squadron[side] && power.is(Trait::Small);
        let steady = power.is(Trait::Stabilisers)
            && (arm.energy || arm.projectile)
            && first.is_none_or(|first| first == target);
        let commanded = course.command[side] == Some(target);
        Terms { power, theirs, rear: false, led, steady, order, commanded }
    }

    /// X4R-212: what makes the target easier or harder to hit, one by one.
    fn modifiers(
        &self,
        (at, target): (usize, usize),
        arm: &Arm,
        line: &Line,
        terms: &Terms,
    ) -> [i8; Modifier::COUNT] {
        let (unit, it) = (&self.units[at], &self.units[target]);
        let Terms { power, theirs, .. } = terms;
        let evade = if arm.ignores_evade { 0 } else { theirs.evade.saturating_sub(arm.reduces_evade) };
        Modifier::ALL.map(|modifier| match modifier {
            Modifier::Evade => -(evade as i8),
            Modifier::Swarm => -i8::from(theirs.is(Trait::Swarm) && !line.is_against(Trait::Swarm.bit())),
            // X4R-K15, X4R-040.
            Modifier::Light => -i8::from(arm.light && (it.sh > 0 || self.nebula)),
            Modifier::Hologram => -i8::from(it.now.hologram),
            Modifier::Marked => i8::from(it.now.marked),
            Modifier::Frequency => i8::from(arm.energy && power.is(Trait::Frequency)),
            Modifier::Unseen => 2 * i8::from(unit.veiled),
            Modifier::Rear => i8::from(terms.rear),
            Modifier::Squadron => i8::from(terms.led),
            Modifier::Steady => i8::from(terms.steady),
            // X4R-K17: each further target of a line of fire is harder to hit.
            Modifier::Further => -((arm.step * terms.order) as i8),
        })
    }

    /// X4R-211, X4R-212: the number that a die needs, as a sum; nothing if the weapon cannot harm the target.
    pub(super) fn needs(&self, at: (usize, usize), arm: &Arm, terms: &Terms) -> Option<ToHit> {
        let (line, it) = (arm.line(terms.theirs.traits)?, &self.units[at.1]);
        let printed = line.hit(it.class)?;
        let modifiers = self.modifiers(at, arm, line, terms);
        let further = modifiers[Modifier::Further as usize];
        let bonus = modifiers.iter().sum::<i8>() - further;
        let close = arm.close_range || terms.power.is(Trait::CloseRange);
        let face = if close && it.sh > 0 && terms.theirs.is(Trait::Untouchable) {
            6
        } else {
            (printed as i8 - bonus.clamp(-3, 3) - further).clamp(2, 6) as u8
        };
        Some(ToHit { printed, modifiers, face })
    }

    /// X4R-211, X4R-212: the same with what the place of both units brings worked out.
    pub(super) fn numbers(&self, (at, target): (usize, usize), arm: &Arm, terms: &Terms) -> Option<Shot> {
        let (unit, it) = (&self.units[at], &self.units[target]);
        let Terms { power, theirs, order, commanded, .. } = *terms;
        let ToHit { face, .. } = self.needs((at, target), arm, terms)?;
        let line: &Line = arm.line(theirs.traits)?;
        let printed = arm.by_order[usize::from(order).min(2)];
        let by_order = arm.by_order[0] > 0;
        let lethal = u8::from((arm.lethal | power.lethal) >> it.class as u8 & 1 == 1);
        let (mut projectile, mut energy) = (line.projectile, line.energy);
        if by_order {
            (projectile, energy) = if projectile > 0 { (printed, 0) } else { (0, printed) };
        }
        if projectile > 0 {
            projectile += lethal;
        } else if energy > 0 {
            energy += lethal;
        }
        // X4-279: small ships hit twice against the target of a command centre.
        let helped = commanded && unit.class <= Class::Us;
        let twice = if helped { (arm.twice - 1).min(6) } else { arm.twice };
        let auto = if arm.auto_vs & theirs.traits != 0 { arm.auto } else { 0 };
        Some(Shot { dice: line.dice, face, projectile, energy, auto, twice })
    }

    /// X4R-211, X4R-213: the dice are rolled, and the hits that nobody intercepts do damage.
    fn resolve<D: Dice>(
        &mut self,
        (at, target): (usize, usize),
        arm: &Arm,
        (shot, needs): (Shot, ToHit),
        course: &mut Course,
        dice: &mut D,
    ) {
        let mut roll = Roll::new((at, target), arm.card, needs);
        roll.left = [self.units[target].left(); 2];
        let magazines = if arm.missile { std::mem::take(&mut self.units[at].now.magazines) } else { 0 };
        let mut hits = shot.auto;
        for _ in 0..shot.dice + magazines {
            let mut die = dice.die();
            // X4R-333: the first die that misses is rolled again.
            if die < shot.face && self.spend_reroll(at, course) {
                die = dice.die();
            }
            roll.die(die);
            if die >= shot.face {
                hits += 1 + u8::from(die >= shot.twice);
            }
        }
        roll.hits = hits;
        if arm.close_range || self.power(at, course).is(Trait::CloseRange) {
            hits = self.intercept((at, target), arm, hits, course, dice);
        }
        roll.stopped = roll.hits - hits;
        if arm.marks {
            self.units[target].now.marked |= hits > 0;
        } else if hits > 0 {
            self.damage((at, target), arm, (shot, hits), course);
        }
        roll.left[1] = self.units[target].left();
        if D::TELLS {
            dice.tell(&roll);
        }
    }

    /// X4R-213: the damage of hits that nobody intercepted, and what follows from it.
    fn damage(&mut self, (at, target): (usize, usize), arm: &Arm, (shot, hits): (Shot, u8), course: &Course) {
        let power = self.power(at, course);
        let (mut lost, mut target) = (0, target);
        for _ in 0..hits {
            target = self.hit_next(target);
            let unit = &mut self.units[target];
            // X4-291.
            let deeper = arm.projectile && std::mem::take(&mut unit.now.weak);
            let (projectile, energy) = (shot.projectile, shot.energy);
            let (doubled, colossal) = (arm.doubled, arm.colossal);
            lost += unit.take(&Hit { projectile, energy, hull: u8::from(deeper), doubled, colossal });
            self.slay(target, at);
        }
        let unit = &mut self.units[target];
        unit.now.weak |= lost > 0 && power.is(Trait::Analyser);
        let emp = arm.emp + power.emp;
        if emp > 0 && !unit.now.shorted {
            unit.now.shorted = true;
            unit.short(emp);
        }
        self.spread(at, target, arm);
    }

    /// X4R-227: who dealt the last damage.
    fn slay(&mut self, target: usize, by: usize) {
        let seat = self.units[by].seat;
        let unit = &mut self.units[target];
        if unit.hu == 0 {
            unit.slayer.get_or_insert(seat);
        }
    }

    /// X4R-216, X4R-334: the unit that a hit goes to: of a stack the next one, if the first is destroyed.
    fn hit_next(&self, target: usize) -> usize {
        let it = &self.units[target];
        if it.is_alive() || !it.bare.is(Trait::Swarm) {
            return target;
        }
        let alike = |other: &super::Unit| other.own == it.own && other.kin == it.kin && other.is_alive();
        self.units.iter().position(alike).unwrap_or(target)
    }

    fn spend_reroll(&mut self, at: usize, course: &mut Course) -> bool {
        let unit = &mut self.units[at];
        if unit.now.rerolls > 0 {
            unit.now.rerolls -= 1;
            return true;
        }
        let left = &mut course.rerolls[usize::from(unit.seat)];
        let spends = *left > 0;
        *left -= u8::from(spends);
        spends
    }

    /// X4R-229, X4R-K13, X4R-382: area damage hits one further unit, the one with most points left.
    fn spread(&mut self, by: usize, target: usize, arm: &Arm) {
        let own = self.units[target].own;
        let beside = |it: &usize| *it != target && self.units[*it].own == own && self.units[*it].is_alive();
        let beside = (0..self.units.len()).filter(|_| arm.area > 0).filter(beside);
        let Some(it) = beside.max_by_key(|it| (self.units[*it].points(), usize::MAX - it)) else { return };
        self.units[it].take(&Hit { projectile: arm.area, colossal: arm.colossal, ..Hit::default() });
        self.slay(it, by);
    }

    /// X4R-217, X4R-332: point defence cancels hits; what is left over damages a close-range unit that attacks.
    fn intercept(
        &mut self,
        (at, target): (usize, usize),
        arm: &Arm,
        mut hits: u8,
        course: &Course,
        dice: &mut impl Dice,
    ) -> u8 {
        let mut defence: List<(u8, u8, u16), 64> = List::new();
        for it in 0..self.units.len() {
            let unit = &self.units[it];
            if unit.own != self.units[target].own || !unit.is_alive() {
                continue;
            }
            let (start, end) = unit.arms;
            for number in start..end {
                let other = &self.arms[usize::from(number)];
                let used = unit.now.intercepted >> (number - start) & 1 == 1;
                let may = if it == target { other.point_defence } else { other.fleet_defence > 0 };
                if may && !used && defence.len() < 64 {
                    let rank = if it == target { 0 } else { other.fleet_defence };
                    defence.push((rank, it as u8, number));
                }
            }
        }
        // First the own unit's in the order of slots, then fleet defence from the lowest value up.
        defence.sort_by_key(|(rank, ..)| *rank);
        let close = self.power(at, course).is(Trait::CloseRange);
        for (_, it, number) in defence.iter().copied() {
            if hits == 0 {
                break;
            }
            let it = usize::from(it);
            self.units[it].now.intercepted |= 1 << (number - self.units[it].arms.0);
            let other = self.arms[usize::from(number)];
            let power = self.power(at, course);
            let traits = Trait::CloseRange.bit() | if close { power.traits } else { 0 };
            let class = if close { self.units[at].class } else { Class::Ks };
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
                let decoys = &mut self.units[at].now.decoys;
                let ignored = stopped.min(*decoys);
                *decoys -= ignored;
                stopped -= ignored;
            }
            let cancelled = stopped.min(hits);
            hits -= cancelled;
            for _ in cancelled..stopped {
                if close {
                    let (projectile, energy, colossal) = (line.projectile, line.energy, other.colossal);
                    self.units[at].take(&Hit { projectile, energy, colossal, ..Hit::default() });
                }
            }
        }
        hits
    }
}

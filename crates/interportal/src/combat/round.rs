//! One battle round in quick mode: all units act once, the quickest first (X4R-203, X4R-228 to X4R-231).

use engine::{List, Seat};

use super::{Dice, Field, Hit, Now, OWNERS, Power, Trait};
use crate::cards::Pack;
use crate::ids::Class;

/// What the owner of fleets orders for a round (X4R-369).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Order {
    /// The place of the unit that all weapons fire at if they can (X4R-336).
    pub(crate) target: Option<usize>,
    /// Whether units with boarding parties board it instead (X4R-338).
    pub(crate) board: bool,
}

/// The orders of all players, by seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Orders(pub(crate) [Order; OWNERS]);

impl Orders {
    /// What one player alone orders.
    pub(crate) fn of(seat: Seat, order: Order) -> Self {
        let mut orders = Self::default();
        orders.0[usize::from(seat.0)] = order;
        orders
    }
}

/// What holds for one round.
pub(super) struct Course {
    pub(super) distance: u8,
    pub(super) jammed: bool,
    /// What each player has ordered.
    orders: Orders,
    /// X4-279: the targets of command centres, of the group and of the player.
    pub(super) command: [Option<usize>; 2],
    /// X4-299: whether a squadron centre helps, by side.
    pub(super) squadron: [bool; 2],
    /// Dice of each player that may be rolled again.
    pub(super) rerolls: [u8; OWNERS],
    /// X4R-463: the units that take a second turn in this round.
    again: List<usize, OWNERS>,
}

impl Field {
    /// One round; the first one begins with mines (X4R-229).
    pub(crate) fn round(&mut self, pack: &Pack, round: u8, orders: Orders, dice: &mut impl Dice) {
        let mut course = self.course(pack, round, orders);
        for at in 0..self.units.len() {
            let power = self.power(at, &course);
            // X4-276: the field is on while nothing is in reach.
            let hologram = power.is(Trait::Hologram) && !self.reaches(at, &course);
            let (rerolls, magazines, decoys) = (power.rerolls, power.magazines, power.decoys);
            self.units[at].now = Now { rerolls, magazines, decoys, hologram, ..Now::default() };
        }
        if round == 1 {
            self.mines(pack, &course, dice);
        }
        course.again = self.repeating(&course);
        for at in self.order() {
            if self.units[at].is_alive() {
                self.act(at, &mut course, dice);
                self.act_again(at, &mut course, dice);
            }
        }
    }

    /// How often the unit at a place fights no more after a round, in so many runs that begin like this.
    pub(crate) fn falls(&self, place: usize, n_runs: u32, mut round: impl FnMut(&mut Self)) -> u32 {
        let mut field = self.clone();
        let mut n_falls = 0;
        for _ in 0..n_runs {
            field.units.copy_from_slice(&self.units);
            round(&mut field);
            n_falls += u32::from(!field.units[place].is_alive());
        }
        n_falls
    }

    /// How many units of a side have a weapon that reaches as far as the distance of a round.
    pub(crate) fn firing(&self, pack: &Pack, round: u8, own: bool) -> usize {
        let course = self.course(pack, round, Orders::default());
        let fires = |at: &usize| {
            let unit = &self.units[*at];
            unit.own == own && unit.is_alive() && self.reaches(*at, &course)
        };
        (0..self.units.len()).filter(fires).count()
    }

    /// X4R-463: of each player who can give a second turn the unit with most attack dice in reach, of several the first.
    fn repeating(&self, course: &Course) -> List<usize, OWNERS> {
        let of = |seat: Seat| {
            let able = (0..self.units.len()).filter(|at| {
                let unit = &self.units[*at];
                unit.seat == seat.0 && unit.is_alive() && self.n_dice(*at, course) > 0
            });
            able.max_by_key(|at| (self.n_dice(*at, course), usize::MAX - at))
        };
        self.doublers.iter().filter_map(of).collect()
    }

    /// X4R-463: a unit takes its second turn, if an E-war centre has not taken its attack.
    fn act_again(&mut self, at: usize, course: &mut Course, dice: &mut impl Dice) {
        let unit = &self.units[at];
        let seat = Seat(unit.seat);
        if course.again.contains(&at) && unit.is_alive() && !unit.now.halted && self.doublers.has(seat) {
            self.doublers.remove(seat);
            self.act(at, course, dice);
        }
    }

    /// X4R-338: whether a unit of a player can board the one at a place in this round.
    pub(crate) fn may_board(&self, pack: &Pack, round: u8, seat: Seat, target: usize) -> bool {
        let course = self.course(pack, round, Orders::default());
        let able = |at: usize| self.units[at].seat == seat.0 && self.power(at, &course).boarding > 0;
        let open = self.can_be_boarded(target, &course);
        open && (0..self.units.len()).any(|at| self.units[at].is_alive() && able(at))
    }

    /// The unit that the owner of another one has named as target, as long as it fights.
    pub(super) fn named(&self, at: usize, course: &Course) -> Option<usize> {
        let target = course.orders.0[usize::from(self.units[at].seat)].target?;
        let other = self.units.get(target)?;
        (other.is_alive() && other.own != self.units[at].own).then_some(target)
    }

    fn course(&self, pack: &Pack, round: u8, orders: Orders) -> Course {
        let distances = &pack.quick_mode.distance_by_round;
        let distance = distances.get(usize::from(round) - 1).or(distances.last()).copied().unwrap_or(1);
        let jammed = self.is_jammed();
        Course {
            distance,
            jammed,
            orders,
            command: [None; 2],
            squadron: [false, true].map(|own| self.has(own, Trait::Squadron, jammed)),
            rerolls: self.rerolls,
            again: List::new(),
        }
    }

    /// The place of a unit that still fights.
    pub(crate) fn place(&self, own: bool, index: u8) -> Option<usize> {
        self.units.iter().position(|unit| unit.own == own && unit.index == index && unit.is_alive())
    }

    /// What a unit can do in this round.
    pub(super) fn power(&self, at: usize, course: &Course) -> Power {
        let unit = &self.units[at];
        if !course.jammed {
            return unit.whole;
        }
        let mut power = unit.bare;
        unit.pieces.iter().filter(|piece| piece.immune).for_each(|piece| power.add(&piece.power));
        power
    }

    fn has(&self, own: bool, it: Trait, jammed: bool) -> bool {
        !jammed && self.units.iter().any(|unit| unit.own == own && unit.is_alive() && unit.whole.is(it))
    }

    /// X4-301, X4R-379: a jammer is on while the other side has more pieces that it stops.
    fn is_jammed(&self) -> bool {
        let n_pieces = |own: bool| -> u32 {
            let side = self.units.iter().filter(|unit| unit.own == own && unit.is_alive());
            side.map(super::Unit::n_pieces).sum()
        };
        let on = |own: bool| self.has(own, Trait::Jammer, false) && n_pieces(!own) > n_pieces(own);
        on(true) || on(false)
    }

    /// Descending initiative; at equal initiative the sides alternate, the defender first (X4R-203).
    pub(crate) fn order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.units.len()).filter(|at| self.units[*at].is_alive()).collect();
        // X4R-331: within a side the owners alternate, too, in the order in which their units stand.
        let nth = |at: usize| {
            let same = |other: &&super::Unit| {
                (other.ini, other.seat) == (self.units[at].ini, self.units[at].seat) && other.is_alive()
            };
            self.units[..at].iter().filter(same).count()
        };
        order.sort_by_cached_key(|at| (std::cmp::Reverse(self.units[*at].ini), nth(*at), *at));
        let mut keyed: Vec<(std::cmp::Reverse<u8>, u8, bool, usize)> = Vec::with_capacity(order.len());
        let mut ranks = [0_u8; 2];
        let mut last = None;
        for at in order {
            let unit = &self.units[at];
            if last != Some(unit.ini) {
                ranks = [0; 2];
                last = Some(unit.ini);
            }
            let rank = &mut ranks[usize::from(unit.own)];
            keyed.push((std::cmp::Reverse(unit.ini), *rank, unit.own, at));
            *rank += 1;
        }
        keyed.sort_unstable();
        keyed.into_iter().map(|(.., at)| at).collect()
    }

    /// X4-284, X4-286, X4R-229: each mine hits one enemy unit at random.
    fn mines(&mut self, pack: &Pack, course: &Course, dice: &mut impl Dice) {
        let (mine, least) = (&pack.mine, pack.quick_mode.mine_min_class);
        for at in 0..self.units.len() {
            let own = self.units[at].own;
            for _ in 0..self.power(at, course).mines * pack.tactical_map.mines_per_item {
                let is_hit = |it: &super::Unit| {
                    let fits = it.class >= least && !mine.ignores_classes.contains(&it.class);
                    it.own != own && it.is_alive() && fits && !it.veiled
                };
                let hit: Vec<usize> = (0..self.units.len()).filter(|at| is_hit(&self.units[*at])).collect();
                if hit.is_empty() {
                    return;
                }
                let unit = &mut self.units[hit[usize::from(dice.number(hit.len() as u8))]];
                let (projectile, energy) = (mine.damage.projectile, mine.damage.energy);
                let hull = mine.extra_hull_damage.of(unit.class).unwrap_or(0);
                unit.take(&Hit { projectile, energy, hull, ..Hit::default() });
            }
        }
    }

    /// X4R-204: the turn of a unit.
    fn act(&mut self, at: usize, course: &mut Course, dice: &mut impl Dice) {
        let power = self.power(at, course);
        let unit = &mut self.units[at];
        unit.now.acted = true;
        // X4-242, X4-245.
        unit.sh = unit.full[0].min(unit.sh + power.capacitors);
        if power.is(Trait::Regeneration) && !unit.broken {
            unit.ar = unit.full[1];
        }
        let (own, halted) = (unit.own, unit.now.halted);
        if power.is(Trait::Command) {
            course.command[usize::from(own)] = self.strongest(at, course);
        }
        if power.is(Trait::EWar) {
            self.disrupt(at, course, dice);
        }
        if !halted {
            let order = course.orders.0[usize::from(self.units[at].seat)];
            let boards = order.board && power.boarding > 0;
            let named = self.named(at, course);
            match named.filter(|target| boards && self.can_be_boarded(*target, course)) {
                Some(target) => self.board(at, target, course, dice),
                None => self.attack(at, course, dice),
            }
        }
        self.repair(at, power.repair);
    }

    /// X4-278: the named target, or the enemy with most points left.
    fn strongest(&self, at: usize, course: &Course) -> Option<usize> {
        self.named(at, course).or_else(|| {
            let enemy = |it: &usize| self.units[*it].own != self.units[at].own && self.units[*it].is_alive();
            (0..self.units.len()).filter(enemy).max_by_key(|it| (self.units[*it].points(), usize::MAX - it))
        })
    }

    /// X4-269 to X4-271, X4R-380: the next enemy to act may lose its attack.
    fn disrupt(&mut self, at: usize, course: &Course, dice: &mut impl Dice) {
        let own = self.units[at].own;
        let waits = |it: &super::Unit| {
            it.own != own && it.is_alive() && !it.now.acted && !it.now.halted && !it.veiled
        };
        let next = (0..self.units.len()).filter(|it| waits(&self.units[*it]));
        let next = next.max_by_key(|it| (self.units[*it].ini, usize::MAX - it));
        let Some(target) = next else { return };
        let needed = 2 + course.distance + self.units[target].sh / 2;
        self.units[target].now.halted = dice.die() >= needed;
    }

    /// X4R-K20, X4R-K23, X4R-K24, X4R-338: whether a unit can be boarded now.
    pub(super) fn can_be_boarded(&self, target: usize, course: &Course) -> bool {
        let unit = &self.units[target];
        let power = self.power(target, course);
        let kept = [Trait::Swarm, Trait::Repulsion, Trait::Being].into_iter().any(|it| power.is(it));
        let open = unit.is_alive() && unit.sh == 0 && !unit.veiled;
        course.distance <= 1 && open && unit.class != Class::Mk && !kept
    }

    /// X4R-K20: each 5 or 6 is a marker; as many as hull points are left capture the ship.
    fn board(&mut self, at: usize, target: usize, course: &Course, dice: &mut impl Dice) {
        let defence = self.power(target, course).boarding;
        let parties = self.power(at, course).boarding.saturating_sub(defence);
        for _ in 0..parties {
            self.units[target].markers += u8::from(dice.die() >= 5);
        }
        let unit = &mut self.units[target];
        unit.caught = unit.markers >= unit.hu;
    }

    /// X4R-K21, X4R-381: hull of the own unit that misses most of it, else armour.
    fn repair(&mut self, at: usize, n: u8) {
        let own = self.units[at].own;
        for _ in 0..n {
            let missing = |layer: usize, it: usize| {
                let unit = &self.units[it];
                unit.full[layer].saturating_sub(if layer == 2 { unit.hu } else { unit.ar })
            };
            let side = |it: &usize| self.units[*it].own == own && self.units[*it].is_alive();
            let worst = |layer: usize| {
                let worst = (0..self.units.len())
                    .filter(side)
                    .max_by_key(|it| (missing(layer, *it), usize::MAX - it));
                worst.filter(|it| missing(layer, *it) > 0)
            };
            if let Some(it) = worst(2) {
                self.units[it].hu += 1;
            } else if let Some(it) = worst(1) {
                self.units[it].ar += 1;
            }
        }
    }
}

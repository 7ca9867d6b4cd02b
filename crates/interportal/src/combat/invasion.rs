//! A ground battle with orders, round by round (X4R-238 to X4R-245, X4R-339).

use engine::List;

use super::{Arm, Dice};
use crate::cards::{GroundTag, GroundTarget, GroundType, Pack, Special};
use crate::economy::Books;
use crate::hex::Hex;
use crate::ids::{Building, Class, Ground, named};
use crate::warfare::Tactic;

/// Ground units, fortresses and bases of both sides at most (X4R-414).
pub(crate) const SOLDIERS: usize = 64;

/// What fights on the ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Body {
    /// A ground unit.
    Unit(Ground),
    /// X4-227: a fortress, which counts as a vehicle and does not attack.
    Fortress,
    /// X4-228: a missile base.
    Base,
}

impl Default for Body {
    fn default() -> Self {
        Self::Unit(Ground::default())
    }
}

/// One of them, as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Soldier {
    pub(crate) body: Body,
    /// Whether it defends the colony.
    pub(crate) defends: bool,
    pub(crate) ar: u8,
    pub(crate) hu: u8,
    ini: u8,
    bonus: u8,
    /// X4R-242: what is added to its next attack of this round.
    help: u8,
    /// X4-210: whether it supports and so keeps out of reach.
    supports: bool,
}

impl Soldier {
    /// A whole one, as the books of its owner have it; with a fortress militia is infantry (X4-226).
    pub(crate) fn of(
        pack: &Pack,
        books: &Books<'_>,
        (body, hex): (Body, Hex),
        defends: bool,
        fortified: bool,
    ) -> Self {
        let building = |it: Building| {
            let card = &pack[it];
            Self { body, defends, hu: card.hu.unwrap_or(1), ini: card.ini.unwrap_or(0), ..Self::default() }
        };
        match body {
            Body::Fortress => building(named!(Building, "fortress")),
            Body::Base => building(named!(Building, "missile-base")),
            Body::Unit(ground) => {
                let (ini, ar, bonus) = books.troop(ground, fights_as(ground, fortified), hex);
                Self { body, defends, ar, hu: pack[ground].hu, ini, bonus, ..Self::default() }
            }
        }
    }
}

/// X4-226: what a unit fights as.
fn fights_as(ground: Ground, fortified: bool) -> Ground {
    let militia = ground == named!(Ground, "militia");
    if militia && fortified { named!(Ground, "infantry") } else { ground }
}

/// A round of a ground battle.
#[derive(Clone, Copy)]
pub(crate) struct Invasion<'p> {
    pub(crate) pack: &'p Pack,
    pub(crate) all: List<Soldier, SOLDIERS>,
    /// Whether there is a fortress at the start of the battle.
    pub(crate) fortified: bool,
    /// What attackers and defenders have ordered.
    pub(crate) tactics: [Tactic; 2],
    /// X4R-243: the missile that bases fire.
    pub(crate) missile: Option<Arm>,
}

impl Invasion<'_> {
    /// X4R-245: whether a side still has a ground unit or a fortress.
    pub(crate) fn stands(&self, defends: bool) -> bool {
        self.all.iter().any(|it| it.defends == defends && it.hu > 0 && it.body != Body::Base)
    }

    /// X4R-238: all act once in descending initiative, at equal initiative the defender first.
    pub(crate) fn round(&mut self, dice: &mut impl Dice) {
        for at in 0..self.all.len() {
            let tactic = self.tactics[usize::from(self.all[at].defends)];
            let air = self.special(at) == Some(Special::AirSupport);
            (self.all[at].help, self.all[at].supports) = (0, air && tactic == Tactic::Support);
        }
        let mut order: List<u8, SOLDIERS> = (0..self.all.len() as u8).collect();
        order.sort_by_key(|at| {
            let it = &self.all[usize::from(*at)];
            (std::cmp::Reverse(it.ini), !it.defends)
        });
        for place in 0..order.len() {
            let at = usize::from(order[place]);
            if self.all[at].hu == 0 {
                continue;
            }
            let later: List<u8, SOLDIERS> = order[place + 1..].iter().copied().collect();
            if !self.assist(at, &later) {
                self.attack(at, dice);
            }
        }
    }

    fn special(&self, at: usize) -> Option<Special> {
        match self.all[at].body {
            Body::Unit(ground) => self.pack[ground].special,
            _ => None,
        }
    }

    /// X4-205, X4-209, X4-210, X4R-242: what units do instead of attacking, if support is ordered.
    fn assist(&mut self, at: usize, later: &[u8]) -> bool {
        let defends = self.all[at].defends;
        if self.tactics[usize::from(defends)] != Tactic::Support {
            return false;
        }
        match self.special(at) {
            Some(Special::DroneSupport) => self.help(defends, later, &[1]),
            Some(Special::AirSupport) => {
                self.help(defends, later, &[1, 1]) || self.help(defends, later, &[2])
            }
            Some(Special::FieldRepair) => self.repair(defends),
            _ => false,
        }
    }

    /// Own units that attack later in the round hit easier, each by one of these numbers.
    fn help(&mut self, defends: bool, later: &[u8], by: &[u8]) -> bool {
        let attacks = |at: &&u8| {
            let it = &self.all[usize::from(**at)];
            let idle =
                matches!(self.special(usize::from(**at)), Some(Special::DroneSupport | Special::AirSupport));
            it.defends == defends && it.hu > 0 && it.help == 0 && !idle && it.body != Body::Fortress
        };
        let helped: List<u8, 2> = later.iter().filter(attacks).take(by.len()).copied().collect();
        if helped.len() < by.len() {
            return false;
        }
        for (at, by) in helped.iter().zip(by) {
            self.all[usize::from(*at)].help = *by;
        }
        true
    }

    /// X4-205: a vehicle gets back a hull point; the fortress and bases count as vehicles.
    fn repair(&mut self, defends: bool) -> bool {
        let pack = self.pack;
        let full = |body: Body| match body {
            Body::Unit(ground) => pack[ground].hu,
            Body::Fortress => pack[named!(Building, "fortress")].hu.unwrap_or(1),
            Body::Base => pack[named!(Building, "missile-base")].hu.unwrap_or(1),
        };
        let damaged = |it: &Soldier| it.defends == defends && it.hu > 0 && it.hu < full(it.body);
        let Some(it) = self.all.iter_mut().find(|it| damaged(it)) else { return false };
        it.hu += 1;
        true
    }

    fn kind(&self, at: usize) -> GroundType {
        match self.all[at].body {
            Body::Unit(ground) => self.pack[ground].unit_type,
            _ => GroundType::Vehicle,
        }
    }

    fn is_air_force(&self, at: usize) -> bool {
        matches!(self.all[at].body, Body::Unit(it) if self.pack[it].tags.contains(&GroundTag::AirForce))
    }

    /// Whether it is a building: a base, or a gun against ships.
    fn is_building(&self, at: usize) -> bool {
        match self.all[at].body {
            Body::Unit(ground) => self.pack[ground].tags.contains(&GroundTag::Building),
            _ => true,
        }
    }

    /// X4-207, X4-210, X4-227, X4R-240: whether a unit can be attacked by another one.
    fn can_be_attacked(&self, at: usize, by: usize) -> bool {
        let (it, other) = (self.all[at], self.all[by]);
        if it.hu == 0 || it.defends == other.defends {
            return false;
        }
        let foes = other.defends;
        let side = || self.all.iter().filter(move |it| it.defends != foes && it.hu > 0);
        if it.body != Body::Fortress && side().any(|it| it.body == Body::Fortress) {
            return false;
        }
        let (flies, builds) = (self.is_air_force(by), self.is_building(by));
        if it.supports && !flies && !builds {
            return false;
        }
        // X4R-240: guns against ships attack only air force on the ground.
        if self.special(by) == Some(Special::AntiOrbital) {
            return self.is_air_force(at);
        }
        let far = flies || self.special(by) == Some(Special::Artillery);
        let screens = |it: &Soldier| matches!(it.body, Body::Unit(ground) if super::ground::protects(ground));
        let screened = self.special(at) == Some(Special::Artillery) && side().any(screens);
        far || !screened
    }

    /// X4R-339: the legal enemy of the ordered kind with fewest points left, else of the other kind.
    fn target(&self, at: usize) -> Option<usize> {
        let first = match self.tactics[usize::from(self.all[at].defends)] {
            Tactic::Infantry => Some(GroundType::Infantry),
            Tactic::Vehicles => Some(GroundType::Vehicle),
            Tactic::Support => None,
        };
        let enemies = (0..self.all.len()).filter(|it| self.can_be_attacked(*it, at));
        enemies.min_by_key(|it| {
            let other = first.is_some_and(|first| self.kind(*it) != first);
            (other, self.all[*it].ar + self.all[*it].hu)
        })
    }

    fn attack(&mut self, at: usize, dice: &mut impl Dice) {
        let Some(target) = self.target(at) else { return };
        let Body::Unit(ground) = self.all[at].body else {
            if self.all[at].body == Body::Base {
                self.fire_missile(target, dice);
            }
            return;
        };
        let (pack, defends) = (self.pack, self.all[at].defends);
        let card = &pack[fights_as(ground, self.fortified && defends)];
        let flies = self.is_air_force(target);
        let vs = match self.kind(target) {
            GroundType::Infantry => GroundTarget::Infantry,
            GroundType::Vehicle => GroundTarget::Vehicle,
        };
        let line = |vs: GroundTarget| card.attacks.iter().find(|line| line.vs == vs).copied();
        let Some(line) = line(vs).or_else(|| line(GroundTarget::AirForce).filter(|_| flies)) else { return };
        let artillery = card.special == Some(Special::Artillery);
        let swarm = match self.all[target].body {
            Body::Unit(it) => pack[it].keywords.iter().any(|used| used.keyword.id() == "swarm"),
            _ => false,
        };
        let help = std::mem::take(&mut self.all[at].help) + self.all[at].bonus;
        // X4-208, X4R-241: a swarm is harder to hit, but not for artillery.
        let face = (line.hit + u8::from(swarm && !artillery)).saturating_sub(help).clamp(2, 6);
        for _ in 0..line.dice {
            if dice.die() >= face {
                self.harm(target, line.damage, artillery);
            }
        }
    }

    /// X4R-243: the missile hits infantry like KS and vehicles like US.
    fn fire_missile(&mut self, target: usize, dice: &mut impl Dice) {
        let Some(missile) = self.missile else { return };
        let class = if self.kind(target) == GroundType::Infantry { Class::Ks } else { Class::Us };
        let volley = missile.volley(class, 0, dice);
        (0..volley.hits).for_each(|_| self.harm(target, volley.damage, false));
    }

    /// X4-206: the surplus of artillery goes on to units of the same name.
    fn harm(&mut self, target: usize, damage: u8, spreads: bool) {
        let (body, defends) = (self.all[target].body, self.all[target].defends);
        let (mut left, mut next) = (damage, Some(target));
        while let Some(at) = next.filter(|_| left > 0) {
            let it = &mut self.all[at];
            left = super::ground::wound(&mut it.ar, &mut it.hu, left);
            let alike = |it: &Soldier| it.body == body && it.defends == defends && it.hu > 0;
            next = self.all.iter().position(alike).filter(|_| spreads);
        }
    }
}

//! A ground battle without orders: an uprising against the ground units of a colony (X4R-238 to X4R-245, X4R-393).

use engine::{Index, List};

use super::Dice;
use crate::cards::{GroundCard, GroundTarget, GroundType, Pack, Special};
use crate::economy::Books;
use crate::hex::Hex;
use crate::ids::Ground;

/// Rounds after which rebels who have not won give up (X4R-393).
const ROUNDS: u8 = 100;

/// Ground units of both sides at most.
const TROOPERS: usize = 255;

/// How many of each kind, by `Ground`.
pub(crate) type Troop = [u8; Ground::COUNT];

/// A ground unit in a battle.
#[derive(Clone, Copy, Default)]
struct Trooper {
    ground: Ground,
    /// Whether it defends the colony.
    own: bool,
    ini: u8,
    ar: u8,
    hu: u8,
    /// What is added to its dice.
    bonus: u8,
}

struct Fight<'p> {
    pack: &'p Pack,
    all: List<Trooper, TROOPERS>,
}

/// So many rebels of a kind attack the ground units of a seat: what is left of these, all of it whole (X4R-226), and of the rebels.
pub(crate) fn put_down(
    pack: &Pack,
    books: &Books<'_>,
    (troop, hex): (&Troop, Hex),
    (rebel, n_rebels): (Ground, u8),
    dice: &mut impl Dice,
) -> (Troop, u8) {
    let mut all = List::new();
    for ground in Ground::all() {
        let (ini, ar, bonus) = books.troop(ground, ground, hex);
        for _ in 0..troop[ground.at()] {
            all.push(Trooper { ground, own: true, ini, ar, hu: pack[ground].hu, bonus });
        }
    }
    let card = &pack[rebel];
    for _ in 0..n_rebels {
        all.push(Trooper { ground: rebel, own: false, ini: card.ini, ar: card.ar, hu: card.hu, bonus: 0 });
    }
    // X4R-238: the quickest first, at equal initiative the defender.
    all.sort_by_key(|it| (std::cmp::Reverse(it.ini), !it.own));
    let mut fight = Fight { pack, all };
    for _ in 0..ROUNDS {
        if !fight.has(true) || !fight.has(false) {
            break;
        }
        for at in 0..fight.all.len() {
            fight.attack(at, dice);
        }
    }
    let rebels = fight.all.iter().filter(|it| !it.own && it.hu > 0).count() as u8;
    let mut left = [0; Ground::COUNT];
    for it in fight.all.iter().filter(|it| it.own && it.hu > 0) {
        left[it.ground.at()] += 1;
    }
    (left, rebels)
}

/// X4-207: units that protect the artillery of their side.
pub(super) fn protects(ground: Ground) -> bool {
    matches!(ground.id(), "militia" | "infantry" | "heavy-infantry" | "tank")
}

impl Fight<'_> {
    fn has(&self, own: bool) -> bool {
        self.all.iter().any(|it| it.own == own && it.hu > 0)
    }

    fn card(&self, at: usize) -> &GroundCard {
        &self.pack[self.all[at].ground]
    }

    /// X4-207: whether a unit can be attacked by another one.
    fn can_be_attacked(&self, at: usize, by: usize) -> bool {
        let (it, other) = (self.all[at], self.all[by]);
        if it.hu == 0 || it.own == other.own {
            return false;
        }
        let far = matches!(self.all[by].ground.id(), "artillery" | "air-force");
        let screened = || self.all.iter().any(|it| it.own != other.own && it.hu > 0 && protects(it.ground));
        far || self.card(at).special != Some(Special::Artillery) || !screened()
    }

    /// X4R-238, X4R-339: a unit attacks the enemy with fewest points left.
    fn attack(&mut self, at: usize, dice: &mut impl Dice) {
        let enemies = (0..self.all.len()).filter(|it| self.can_be_attacked(*it, at));
        let target = enemies.min_by_key(|it| self.all[*it].ar + self.all[*it].hu);
        let Some(target) = target.filter(|_| self.all[at].hu > 0) else { return };
        let vs = match self.card(target).unit_type {
            GroundType::Infantry => GroundTarget::Infantry,
            GroundType::Vehicle => GroundTarget::Vehicle,
        };
        let Some(line) = self.card(at).attacks.iter().find(|line| line.vs == vs).copied() else { return };
        let artillery = self.card(at).special == Some(Special::Artillery);
        let swarm = self.card(target).keywords.iter().any(|used| used.keyword.id() == "swarm");
        // X4-208, X4R-241: a swarm is harder to hit, but not for artillery.
        let face = (line.hit + u8::from(swarm && !artillery)).saturating_sub(self.all[at].bonus);
        for _ in 0..line.dice {
            if dice.die() >= face.clamp(2, 6) {
                self.harm(target, line.damage, artillery);
            }
        }
    }

    /// X4-206: the surplus of artillery goes on to units of the same name.
    fn harm(&mut self, target: usize, damage: u8, spreads: bool) {
        let (ground, own) = (self.all[target].ground, self.all[target].own);
        let (mut left, mut next) = (damage, Some(target));
        while let Some(at) = next.filter(|_| left > 0) {
            let it = &mut self.all[at];
            left = wound(&mut it.ar, &mut it.hu, left);
            let alike = |it: &Trooper| it.ground == ground && it.own == own && it.hu > 0;
            next = self.all.iter().position(alike).filter(|_| spreads);
        }
    }
}

/// X4R-239: damage takes armour, then hull; what is left of it.
pub(super) fn wound(ar: &mut u8, hu: &mut u8, damage: u8) -> u8 {
    let stopped = damage.min(*ar);
    *ar -= stopped;
    let lost = (damage - stopped).min(*hu);
    *hu -= lost;
    damage - stopped - lost
}

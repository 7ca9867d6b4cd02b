//! What ships are worth where they are: scouts, settlers and warships.

use super::Table;
use engine::Seat;
use interportal::cards::ShipCard;
use interportal::hex::{Hex, HexSet};
use interportal::ids::{Kind, Ship};
use interportal::realm::{Make, Vessel};
use interportal::state::System;
use std::sync::LazyLock;

/// The part of its worth that a target keeps for each step to it, in tenths.
const STEP: i64 = 8;

/// A for warships that beat the guard of the core: with few and with many players.
const GUARD: [i64; 2] = [38, 52];

static RESEARCH_SHIP: LazyLock<Option<Ship>> = LazyLock::new(|| Ship::from_id("research-ship"));
static COLONY_SHIP: LazyLock<Option<Ship>> = LazyLock::new(|| Ship::from_id("colony-ship"));

impl Table<'_> {
    /// The hull of a ship; Kosme ships leave again and count for nothing.
    pub(super) fn hull(&self, make: Make) -> Option<&'static ShipCard> {
        let pack = self.board.pack.pack();
        match make {
            Make::Blueprint(ship, _) => Some(&pack[ship]),
            Make::Standard(standard) => Some(&pack[pack[standard].base]),
            Make::Kosme(_) => None,
        }
    }

    fn civil(&self, wanted: Option<Ship>) -> impl Iterator<Item = Hex> {
        let is =
            move |vessel: &&Vessel| matches!(vessel.make, Make::Blueprint(ship, _) if Some(ship) == wanted);
        self.realm().ships.iter().filter(is).filter_map(|vessel| vessel.at)
    }

    /// Whether a player has a colony ship.
    pub(super) fn can_settle(&self, seat: Seat) -> bool {
        let is =
            |vessel: &Vessel| matches!(vessel.make, Make::Blueprint(ship, _) if Some(ship) == *COLONY_SHIP);
        self.board.realms[seat].ships.iter().any(is)
    }

    /// Whether a civil ship can go somewhere without being shot at.
    fn is_safe(&self, system: &System) -> bool {
        system.group.is_none() && (system.kind != Some(Kind::Supernova) || system.route.is_some())
    }

    /// The steps of each ship to a target of its own, the nearest first; nothing where there is none left.
    fn assigned(
        &self,
        ships: impl Iterator<Item = Hex>,
        mut targets: HexSet,
    ) -> impl Iterator<Item = Option<i64>> {
        ships.map(move |from| {
            let nearest = targets.iter().min_by_key(|hex| hex.distance(from))?;
            targets = targets.without(nearest);
            Some(i64::from(nearest.distance(from)))
        })
    }

    /// Research ships, by how near unexplored systems are.
    pub(super) fn scouts(&self) -> i64 {
        let hidden: HexSet =
            Hex::within(self.board.radius).filter(|hex| self.board.system(*hex).kind.is_none()).collect();
        let each = self.weights.exploring * self.rounds.min(6) / 6;
        self.assigned(self.civil(*RESEARCH_SHIP), hidden)
            .map(|steps| steps.map_or(15, |steps| nearer(each, steps - 1)))
            .sum()
    }

    /// Colony ships, by how near free planets are, as long as there is room for colonies.
    pub(super) fn settlers(&self) -> i64 {
        let (used, limit) = self.books.state_size();
        let room = usize::from(limit.saturating_sub(used));
        let all = self.assigned(self.civil(*COLONY_SHIP), self.free_planets());
        all.enumerate()
            .map(|(place, steps)| match steps {
                Some(steps) if place < room => nearer(self.prospect() * 9 / 10, steps),
                _ => 30,
            })
            .sum()
    }

    /// Planets that can be settled.
    fn free_planets(&self) -> HexSet {
        let foreign = |hex: Hex| self.board.controller(hex).is_some_and(|seat| seat != self.seat);
        let is_free = |hex: &Hex| {
            let system = self.board.system(*hex);
            system.planet.is_some()
                && self.is_safe(system)
                && self.board.colony_at(*hex).is_none()
                && !foreign(*hex)
        };
        Hex::all().filter(is_free).collect()
    }

    /// X4R-273: warships on the way to the core, by what they cost, and how near they are.
    pub(super) fn warships(&self) -> i64 {
        let (strength, need) = (self.strength(self.seat), self.needed());
        let core = (self.weights.core + 30 * self.rounds) * self.rounds.min(3) / 3;
        let share = core * strength.min(need) / need;
        if self.board.core == Some(self.seat) {
            // The points count it already; the ships must stay.
            return share + self.fleets_near(40);
        }
        if self.leads_a_war() {
            return share + self.front(80);
        }
        share + if strength >= need { self.fleets_near(40) } else { 0 }
    }

    /// Whether the own fleets are stronger than those of all enemies together, in a war.
    fn leads_a_war(&self) -> bool {
        let enemies = || self.board.realms.seats().filter(|other| self.board.at_war(self.seat, *other));
        let theirs: i64 = enemies().map(|other| self.strength(other)).sum();
        enemies().next().is_some() && self.strength(self.seat) > theirs
    }

    /// How near fleets are to enemies: to their fleets and colonies.
    fn front(&self, step: i64) -> i64 {
        let mut targets = self.enemy_colonies();
        for other in self.board.realms.seats().filter(|other| self.board.at_war(self.seat, *other)) {
            let fleets = self.board.realms[other].fleets.iter().flatten();
            fleets.filter(|marker| marker.course.counts()).for_each(|marker| targets.add(marker.hex));
        }
        let fleets = self.realm().fleets.iter().flatten();
        fleets.map(|marker| step * (8 - steps_to(targets, marker.hex)).max(0)).max().unwrap_or(0)
    }

    /// The colonies of enemies at war.
    fn enemy_colonies(&self) -> HexSet {
        let theirs = |seat: Seat| self.board.at_war(self.seat, seat);
        self.board.colonies.iter().filter(|colony| theirs(colony.seat)).map(|colony| colony.hex).collect()
    }

    /// A for warships that are enough to take the core, or to keep it.
    pub(super) fn needed(&self) -> i64 {
        let others = self.board.realms.seats().filter(|seat| *seat != self.seat);
        let rival = others.map(|seat| self.strength(seat)).max().unwrap_or(0);
        match self.board.core {
            Some(seat) if seat == self.seat => (rival + 4).clamp(8, 80),
            Some(seat) => (self.strength(seat) + 8).min(90),
            None => GUARD[usize::from(self.board.n_players() > 3)],
        }
    }

    /// How near fleets are to the core on average, at so much for each step; one fleet is better than several.
    fn fleets_near(&self, step: i64) -> i64 {
        let (mut n, mut sum) = (0, 0);
        for marker in self.realm().fleets.iter().flatten() {
            n += 1;
            sum += step * (6 - i64::from(marker.hex.distance(Hex::CENTRE)));
        }
        if n == 0 { 0 } else { 2 * sum / n - 10 * n }
    }

    /// What the warships have cost.
    pub(super) fn strength(&self, seat: Seat) -> i64 {
        let pack = self.board.pack.pack();
        let cost = |vessel: &Vessel| match vessel.make {
            // X4-144: small craft stay where they are.
            Make::Standard(standard) if pack[pack[standard].base].strategic == 0 => 0,
            Make::Standard(standard) => i64::from(pack[standard].cost.awe),
            // Without weapons a hull fights badly.
            make => {
                self.hull(make).filter(|hull| hull.military).map_or(0, |hull| i64::from(hull.cost.awe) / 2)
            }
        };
        self.board.realms[seat].ships.iter().map(cost).sum()
    }

    /// Hull points of the warships.
    pub(super) fn hull_points(&self) -> i64 {
        let military = |vessel: &&Vessel| self.hull(vessel.make).is_some_and(|hull| hull.military);
        self.realm().ships.iter().filter(military).map(|vessel| i64::from(vessel.hull)).sum()
    }

    /// What turning up this tile is worth, for a ship beside it.
    pub(super) fn discovery(&self, hex: Hex) -> i64 {
        let home = i64::from(hex.distance(self.realm().capital));
        self.weights.exploring * self.rounds.min(6) / 6 + (4 - home).max(0) * 20
    }
}

/// Steps to the nearest of these systems; 0 if there is none.
pub(super) fn steps_to(targets: HexSet, from: Hex) -> i64 {
    targets.iter().map(|hex| i64::from(hex.distance(from))).min().unwrap_or(0)
}

/// A worth that is some steps away.
fn nearer(worth: i64, steps: i64) -> i64 {
    (0..steps.clamp(0, 8)).fold(worth, |worth, _| worth * STEP / 10)
}

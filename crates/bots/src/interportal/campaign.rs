//! What armies and transporters are worth: colonies of others that they could take, and what others could take.

use super::galaxy::steps_to;
use super::{POINT, Table};
use engine::{Index, Seat};
use interportal::Board;
use interportal::hex::{Hex, HexSet};
use interportal::ids::{Building, Ground, Keyword, Tech};
use interportal::realm::Vessel;
use interportal::state::Colony;
use interportal::warfare::Pact;
use std::sync::LazyLock;

/// What the last colony of the last enemy is worth.
const FINISHED: i64 = 10 * POINT;

/// Rounds that must be left for a campaign to be prepared.
const PREPARED: i64 = 3;

/// What a ground unit counts in an attack, in tenths of infantry.
const UNITS: &[(&str, i64)] = &[
    ("infantry", 10),
    ("heavy-infantry", 11),
    ("tank", 12),
    ("artillery", 10),
    ("war-drones", 14),
    ("air-force", 13),
];

/// What a defender counts: militia, another unit, and a fortress or missile base.
const MILITIA: i64 = 8;
const SOLDIER: i64 = 11;
const BASTION: i64 = 25;

/// Tenths of infantry that an attacker needs beyond the defenders.
const MARGIN: i64 = 10;

/// Steps from which on a colony is out of reach.
const FAR: i64 = 7;

/// The list by unit.
static BY_GROUND: LazyLock<[i64; Ground::COUNT]> = LazyLock::new(|| {
    let mut all = [0; Ground::COUNT];
    for (id, worth) in UNITS {
        if let Some(ground) = Ground::from_id(id) {
            all[ground.at()] = *worth;
        }
    }
    all
});

/// Buildings that defend a colony.
static BASTIONS: LazyLock<[Option<Building>; 2]> =
    LazyLock::new(|| ["fortress", "missile-base"].map(Building::from_id));

/// The technologies of ground units that defend and that attack.
static ARMS: LazyLock<[Option<Tech>; 2]> =
    LazyLock::new(|| ["defence-troops", "combined-arms"].map(Tech::from_id));

static TRANSPORTER: LazyLock<Option<Keyword>> = LazyLock::new(|| Keyword::from_id("transporter"));

/// The strength of ground units, by `Ground`, in tenths of infantry.
pub(super) fn power(units: &[u8; Ground::COUNT]) -> i64 {
    units.iter().zip(BY_GROUND.iter()).map(|(n, worth)| i64::from(*n) * worth).sum()
}

/// What defends a colony, as far as everybody can see it, in tenths of infantry.
fn garrison(board: &Board, colony: &Colony) -> i64 {
    let each = i64::from(board.pack.pack().colony_levels.militia_per_level);
    let militia = (each * i64::from(colony.level) - i64::from(colony.militia_lost)).max(0);
    let realm = &board.realms[colony.seat];
    let armies = || realm.armies.iter().flatten().filter(|army| army.aboard().is_none());
    let units: i64 = realm.ground.iter().map(|n| i64::from(*n)).sum();
    let n_here = armies().filter(|army| army.hex == colony.hex).count() as i64;
    let n_all = realm.armies.iter().flatten().count().max(1) as i64;
    let bastions = colony.buildings.iter().filter(|it| BASTIONS.contains(&Some(it.building))).count() as i64;
    militia * MILITIA + units * n_here / n_all * SOLDIER + bastions * BASTION
}

/// Tenths of infantry that are enough to take a colony.
pub(super) fn needed(board: &Board, colony: &Colony) -> i64 {
    garrison(board, colony) * 11 / 10 + MARGIN
}

/// Whether a player may go to war against another, or is at war with it already.
pub(super) fn is_open(board: &Board, seat: Seat, other: Seat) -> bool {
    if other == seat {
        return false;
    }
    let known = board.realms[seat].discovered.has(other) && board.realms[other].fallen == 0;
    let bound = board.has_pact(Pact::Alliance, seat, other)
        || board.council.federation(seat).is_some_and(|all| all.has(other));
    let truce = board.truces.until(seat, other) > board.round + 1;
    board.at_war(seat, other) || known && !bound && !truce
}

impl Table<'_> {
    /// Colonies of others that armies could take, each with what it is worth and what it needs.
    pub(super) fn prey(&self) -> impl Iterator<Item = (&Colony, i64, i64)> {
        let board = self.board;
        let open = |colony: &&Colony| is_open(board, self.seat, colony.seat) && board.shield(colony) == 0;
        board.colonies.iter().filter(open).map(|colony| {
            let points = if colony.home && colony.founder == colony.seat { 4 * POINT } else { POINT };
            let own = colony.founder == self.seat;
            let points = if own { POINT / 2 } else { points };
            let points = if self.is_last_stand(colony) { FINISHED } else { points };
            (colony, points + self.prospect() / 2, needed(board, colony))
        })
    }

    /// X4R-250, X4R-287: whether nobody but this seat is left when a colony falls.
    fn is_last_stand(&self, colony: &Colony) -> bool {
        let board = self.board;
        let others = || board.realms.seats().filter(|seat| *seat != self.seat && !board.is_out(*seat));
        let alone = board.colonies_of(colony.seat).count() == 1 && !self.can_settle(colony.seat);
        alone && others().count() == 1
    }

    /// Places for ground units aboard a ship.
    pub(super) fn room(&self, vessel: &Vessel) -> i64 {
        let hull = self.hull(vessel.make);
        let used = hull.and_then(|hull| hull.keywords.iter().find(|it| Some(it.keyword) == *TRANSPORTER));
        i64::from(used.and_then(|used| used.x).unwrap_or(0))
    }

    /// The best colony that could be taken, by how much of what it needs is there.
    pub(super) fn campaign(&self) -> i64 {
        if self.weights.campaign == 0 {
            return 0;
        }
        let realm = self.realm();
        let [troops, arms] = ARMS.map(|tech| i64::from(tech.is_some_and(|tech| realm.techs.has(tech))));
        let all = power(&realm.ground);
        let units: i64 = realm.ground.iter().map(|n| i64::from(*n)).sum();
        let room: i64 = realm.ships.iter().map(|vessel| self.room(vessel)).sum();
        // X4R-173: an army comes aboard as a whole.
        let lifted = if room >= units { all } else { 0 };
        let (places, aboard, gathering) = (self.muster(), self.aboard(), self.gathering());
        let worth = |(colony, prize, need): (&Colony, i64, i64)| {
            let near = places.iter().map(|hex| i64::from(colony.hex.distance(hex))).min().unwrap_or(FAR);
            let at_war = self.board.at_war(self.seat, colony.seat);
            let guard = if self.is_guarded(colony) { 3 } else { 10 };
            // Hundredths of the way: what is known, what is there, and how near it is.
            let mut way = 10 * troops + 20 * arms;
            way += 25 * all.min(need) / need + 10 * (room * 10).min(need) / need;
            way += 10 * lifted.min(need) / need;
            if aboard > 0 {
                way += 10 * aboard.min(need) / need + (FAR - near).clamp(0, 5) * 3;
            } else {
                way += gathering;
            }
            let time = self.rounds - near.min(FAR) / 2;
            let late = if at_war { time.clamp(0, 2) * 50 } else { (time - PREPARED).clamp(0, 3) * 33 };
            prize * way / 100 * guard / 10 * late / 100 * if at_war { 12 } else { 10 } / 10
        };
        // Who has taken one colony goes on to the next.
        let (mut first, mut second) = (0, 0);
        for worth in self.prey().map(worth) {
            if worth > first {
                (first, second) = (worth, first);
            } else {
                second = second.max(worth);
            }
        }
        (first + second / 2) * self.weights.campaign / 100
    }

    /// Whether warships of its owner stand at a colony that are stronger than the own ones.
    pub(super) fn is_guarded(&self, colony: &Colony) -> bool {
        let there = self.board.has_warships(colony.seat, colony.hex);
        there && self.strength(colony.seat) >= self.strength(self.seat)
    }

    /// The strength of the armies aboard.
    fn aboard(&self) -> i64 {
        let Some(hand) = self.view.hand else { return 0 };
        let armies = (0..).zip(&self.realm().armies);
        let aboard = armies.filter(|(_, army)| army.is_some_and(|army| army.aboard().is_some()));
        aboard.map(|(army, _)| power(&hand.troops.army(army))).sum()
    }

    /// Where the armies aboard are, or the fleets that could take some aboard.
    fn muster(&self) -> HexSet {
        let realm = self.realm();
        let aboard: HexSet =
            realm.armies.iter().flatten().filter(|it| it.aboard().is_some()).map(|it| it.hex).collect();
        if aboard.is_empty() { realm.armies.iter().flatten().map(|it| it.hex).collect() } else { aboard }
    }

    /// How near an empty transporter is to ground units that wait for it, in hundredths of the way.
    fn gathering(&self) -> i64 {
        let realm = self.realm();
        let waiting: HexSet = realm.armies.iter().flatten().map(|army| army.hex).collect();
        let Some(hand) = self.view.hand.filter(|_| !waiting.is_empty()) else { return 0 };
        let berths = realm.ships.iter().zip(hand.berths.of_ships());
        let carriers = berths.filter(|(vessel, _)| self.room(vessel) > 0);
        let fleets = carriers.filter_map(|(_, berth)| realm.fleets[usize::from(berth?)]);
        fleets.map(|marker| (5 - steps_to(waiting, marker.hex)).clamp(0, 5)).max().unwrap_or(0)
    }

    /// Ground units at home, while others could land: as many as could come.
    pub(super) fn defence(&self) -> i64 {
        let board = self.board;
        let others = board.realms.seats().filter(|other| is_open(board, *other, self.seat));
        let landing = |other: Seat| {
            let realm = &board.realms[other];
            let room: i64 = realm.ships.iter().map(|vessel| self.room(vessel)).sum();
            let units: i64 = realm.ground.iter().map(|n| i64::from(*n)).sum();
            units.min(room)
        };
        let threat = others.map(landing).max().unwrap_or(0);
        let home: Hex = self.realm().capital;
        let there =
            self.realm().armies.iter().flatten().any(|army| army.hex == home && army.aboard().is_none());
        let units: i64 = self.realm().ground.iter().map(|n| i64::from(*n)).sum();
        units.min(threat).min(8) * if there { 26 } else { 20 } * self.weights.campaign / 100
    }
}

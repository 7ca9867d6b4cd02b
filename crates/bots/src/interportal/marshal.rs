//! Where fleets go: they gather, take armies aboard, carry them to colonies that they can take, and take the core.
//! Fleets with nothing else to do sail as privateers to trade routes of others, where a policy allows it.

use super::Table;
use super::campaign::power;
use engine::{Chance, Seat};
use interportal::Action;
use interportal::hex::{HEXES, Hex, HexSet};
use interportal::notation::Permission;
use interportal::odds::{Encounter, odds};
use interportal::realm::{Marker, Vessel};
use interportal::warfare::{Pact, Warfare};

/// Steps to a place that cannot be reached.
const NEVER: u8 = u8::MAX;

/// Battles that are imagined to tell the odds against neutral units.
const RUNS: u32 = 30;

/// Percent of victories from which on neutral units are attacked.
const GOOD: u32 = 70;

/// Steps that privateers go at most for a trade route.
const CRUISE: u8 = 3;

/// What a fleet is about to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Errand {
    /// It goes into this system.
    To(Hex),
    /// It goes beside this system and waits there for a war.
    Beside(Hex),
}

impl Table<'_> {
    /// The next choice of a fleet that moves.
    pub(super) fn command(&self, fleet: u8, legal: &[Action]) -> Option<Action> {
        let marker = self.realm().fleets[usize::from(fleet)]?;
        let find = |is: &dyn Fn(&Action) -> bool| legal.iter().copied().find(|action| is(action));
        let errand = self.errand(fleet, &marker);
        let holds_core = self.board.core == Some(self.seat) && marker.hex == Hex::CENTRE;
        if !holds_core && self.weights.campaign > 0 {
            let useful = |army: u8| self.fights(army - 1);
            if let Some(load) = find(&|it| matches!(it, Action::Load(army) if useful(*army))) {
                return Some(load);
            }
        }
        if let Some(take) = find(&|it| matches!(it, Action::Take(_))).filter(|_| !holds_core) {
            return Some(take);
        }
        if self.cruise(fleet, &marker).is_some_and(|hex| errand == Some(Errand::To(hex)))
            && let Some(hoist) = find(&|it| *it == Action::Warfare(Warfare::Hoist))
        {
            return Some(hoist);
        }
        let stop = || find(&|it| *it == Action::Stop);
        let (target, from) = match errand {
            Some(Errand::To(hex)) => (hex, 0),
            Some(Errand::Beside(hex)) => (hex, 1),
            None => return stop(),
        };
        let steps = self.steps_from(target);
        let here = steps[marker.hex.at()];
        if here <= from {
            return stop();
        }
        let next = legal.iter().copied().filter_map(|action| match action {
            Action::Go(hex) if hex == target || self.is_way(hex) => Some((steps[hex.at()], action)),
            _ => None,
        });
        let best = next.min_by_key(|(steps, _)| *steps).filter(|(steps, _)| *steps < here && *steps >= from);
        best.map(|(_, action)| action).or_else(stop)
    }

    /// What moving a fleet brings, against leaving it where it is.
    pub(super) fn rate_move(&self, fleet: u8) -> i64 {
        let Some(marker) = self.realm().fleets[usize::from(fleet)] else { return -1 };
        let (from, target) = match self.errand(fleet, &marker) {
            Some(Errand::To(hex)) => (0, Some(hex)),
            Some(Errand::Beside(hex)) => (1, Some(hex)),
            None => (0, None),
        };
        let goes = target.is_some_and(|hex| {
            let steps = self.steps_from(hex)[marker.hex.at()];
            steps > from && steps < NEVER
        });
        let waits = self.room_left(fleet) > 0
            && self.weights.campaign > 0
            && self.realm().armies.iter().flatten().any(|it| it.hex == marker.hex && it.aboard().is_none());
        // A fleet that goes on as privateers is declared anew in every round.
        let cruises = self.cruise(fleet, &marker) == Some(marker.hex) && !marker.is_privateer();
        if goes || waits || cruises { 60 } else { -1 }
    }

    /// The errand of a fleet; nothing if it stays.
    fn errand(&self, fleet: u8, marker: &Marker) -> Option<Errand> {
        let board = self.board;
        if board.core == Some(self.seat) && marker.hex == Hex::CENTRE {
            return None;
        }
        if let Some((colony, at_war)) = self.aim(fleet, marker) {
            return Some(if at_war { Errand::To(colony) } else { Errand::Beside(colony) });
        }
        let realm = self.realm();
        let waiting =
            realm.armies.iter().flatten().filter(|it| it.aboard().is_none() && it.hex != marker.hex);
        if self.room_left(fleet) > 0 && self.weights.campaign > 0 {
            let nearest = waiting.map(|it| it.hex).min_by_key(|hex| hex.distance(marker.hex));
            if let Some(hex) = nearest {
                return Some(Errand::To(hex));
            }
        }
        if let Some(hex) = self.besieged().iter().min_by_key(|hex| hex.distance(marker.hex)) {
            return Some(Errand::To(hex));
        }
        let carries = |other: u8| realm.armies.iter().flatten().any(|army| army.aboard() == Some(other));
        if !carries(fleet) && self.beats_guard(fleet) {
            return Some(Errand::To(Hex::CENTRE));
        }
        // Escorts go with the armies.
        let main = (0_u8..)
            .zip(&realm.fleets)
            .find(|(other, it)| *other != fleet && it.is_some() && carries(*other));
        let main = main.filter(|_| !carries(fleet)).and_then(|(_, it)| *it);
        let escort = main.filter(|it| it.hex != marker.hex).map(|it| Errand::To(it.hex));
        escort.or_else(|| self.cruise(fleet, marker).map(Errand::To))
    }

    /// X4R-166: the nearest trade route of others that privateers reach soon and that no fleet of its owner guards.
    fn cruise(&self, fleet: u8, marker: &Marker) -> Option<Hex> {
        let board = self.board;
        let carries = self.realm().armies.iter().flatten().any(|army| army.aboard() == Some(fleet));
        if carries || !self.books.is_allowed(Permission::Privateers) {
            return None;
        }
        let is_prey = |hex: &Hex| {
            let owner = board.system(*hex).route.filter(|owner| *owner != self.seat);
            let free = |owner: Seat| {
                !board.has_pact(Pact::Alliance, self.seat, owner) && !board.has_warships(owner, *hex)
            };
            owner.is_some_and(free) && self.is_way(*hex)
        };
        let near = Hex::within(board.radius).filter(|hex| hex.distance(marker.hex) <= CRUISE).filter(is_prey);
        near.min_by_key(|hex| hex.distance(marker.hex))
    }

    /// Own colonies with enemies above them that are weaker.
    fn besieged(&self) -> HexSet {
        let (board, own) = (self.board, self.strength(self.seat));
        let enemies = || board.realms.seats().filter(|other| board.at_war(self.seat, *other));
        let is =
            |hex: Hex| enemies().any(|other| board.has_warships(other, hex) && self.strength(other) < own);
        board.colonies_of(self.seat).map(|colony| colony.hex).filter(|hex| is(*hex)).collect()
    }

    /// The colony that the armies aboard a fleet are enough for, the best for its way; and whether there is war for it.
    fn aim(&self, fleet: u8, marker: &Marker) -> Option<(Hex, bool)> {
        let hand = self.view.hand?;
        let armies = (0_u8..).zip(&self.realm().armies);
        let aboard = armies.filter(|(_, army)| army.is_some_and(|army| army.aboard() == Some(fleet)));
        let force: i64 = aboard.map(|(army, _)| power(&hand.troops.army(army))).sum();
        if force == 0 {
            return None;
        }
        let wages = self.board.wars.iter().any(|war| war.seats().has(self.seat));
        let mut best: Option<(i64, Hex, bool)> = None;
        for (colony, prize, need) in self.prey() {
            let at_war = self.board.at_war(self.seat, colony.seat);
            if need > force || self.is_guarded(colony) || wages && !at_war {
                continue;
            }
            let steps = self.steps_from(colony.hex)[marker.hex.at()];
            if steps == NEVER || i64::from(steps) > 2 * self.rounds {
                continue;
            }
            let worth = prize / i64::from(steps + 2);
            if best.is_none_or(|(most, ..)| worth > most) {
                best = Some((worth, colony.hex, at_war));
            }
        }
        best.map(|(_, hex, at_war)| (hex, at_war))
    }

    /// Places for ground units that a fleet has left.
    fn room_left(&self, fleet: u8) -> i64 {
        let Some(hand) = self.view.hand else { return 0 };
        let realm = self.realm();
        let crew = realm.ships.iter().zip(hand.berths.of_ships()).filter(|(_, berth)| *berth == Some(fleet));
        let room: i64 = crew.map(|(vessel, _): (&Vessel, _)| self.room(vessel)).sum();
        let armies = (0_u8..).zip(&realm.armies);
        let aboard = armies.filter(|(_, army)| army.is_some_and(|army| army.aboard() == Some(fleet)));
        let units = |army: u8| hand.troops.army(army).iter().map(|n| i64::from(*n)).sum::<i64>();
        room - aboard.map(|(army, _)| units(army)).sum::<i64>()
    }

    /// Whether an army has units that attack.
    fn fights(&self, army: u8) -> bool {
        self.view.hand.is_some_and(|hand| power(&hand.troops.army(army)) > 0)
    }

    /// Whether a fleet would beat the guard of the core.
    fn beats_guard(&self, fleet: u8) -> bool {
        let board = self.board;
        if board.core.is_some() || 2 * self.strength(self.seat) < self.needed() {
            return false;
        }
        let Some(encounter) = Encounter::before(self.view, self.seat, Hex::CENTRE, &[fleet]) else {
            // Nobody guards it any more.
            return board.system(Hex::CENTRE).kind.is_some();
        };
        let odds = odds(self.view, self.seat, &encounter, RUNS, Chance::seeded(1));
        100 * odds.won >= GOOD * odds.n_runs.max(1)
    }

    /// Whether a fleet can pass a system without a battle.
    fn is_way(&self, hex: Hex) -> bool {
        let (board, system) = (self.board, self.board.system(hex));
        board.is_on_map(hex) && system.kind.is_some() && system.group.is_none() && !board.is_dangerous(hex)
    }

    /// Steps from each hex to a target on ways that fleets can take without a battle.
    fn steps_from(&self, target: Hex) -> [u8; HEXES] {
        let mut steps = [NEVER; HEXES];
        steps[target.at()] = 0;
        let mut edge = vec![target];
        for n in 1..NEVER {
            let mut next = Vec::new();
            for hex in edge.iter().flat_map(|hex| hex.neighbours()) {
                // The fleet itself may stand anywhere, but it goes on through open systems only.
                if steps[hex.at()] == NEVER {
                    steps[hex.at()] = n;
                    if self.is_way(hex) {
                        next.push(hex);
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            edge = next;
        }
        steps
    }
}

//! The value of achievements before they are claimed.

use super::means::{Price, Task};
use super::time::overtime;
use super::{POINT, Table};
use beyond_the_sun::effect::{Comparison, Condition, Count};
use beyond_the_sun::ids::SystemDeck;
use beyond_the_sun::state::Achieved;
use beyond_the_sun::tableau::strength;
use engine::Index;

/// How long it takes to make a system ready that others control or nobody controls, in tenths of a turn, by deck.
const FAR: [i64; 2] = [18, 26];

/// Distances beyond this hardly matter, in tenths of a turn.
const HORIZON: i64 = 150;

impl Table<'_> {
    /// Achievements that can still be claimed, by progress, and the end that they bring.
    pub(super) fn achievements(&self) -> i64 {
        let worth = |(achieved, way)| self.soon(self.points(achieved, way), way);
        self.ways().map(worth).sum::<i64>() * self.weights.way / 100 + self.nearer_end()
    }

    /// In a long game: claims by any seat, and the next claim by progress.
    pub(super) fn nearer_end(&self) -> i64 {
        let claim = self.claim();
        if claim == 0 {
            return 0;
        }
        let end = usize::from(self.board.pack.setup(self.board.n_seats().into()).end_markers);
        let n_claims: usize = self.board.achievements.iter().map(|achieved| achieved.claims.len()).sum();
        let nearest = self.ways().map(|(_, way)| way).min().filter(|_| n_claims < end);
        let next = nearest.map_or(0, |way| self.towards(claim, way));
        n_claims.min(end) as i64 * claim + next * self.weights.way / 100
    }

    /// The achievements that the seat can still claim, and how far away they are, in tenths of a turn.
    fn ways(&self) -> impl Iterator<Item = (&Achieved, i64)> {
        self.board.achievements.iter().filter_map(|achieved| Some((achieved, self.way_to(achieved)?)))
    }

    /// BTS-071: the longer a game takes, the more every seat values each claim that brings the end nearer, also
    /// claims of others. The value grows faster than the number of rounds, so that in the end nothing else counts.
    fn claim(&self) -> i64 {
        let overtime = overtime(self.board, self.weights);
        overtime * (8 + overtime) * POINT / 16
    }

    /// How much of a claim counts if it is this many tenths of a turn away. Every step towards it counts, at any
    /// distance: with few turns left, [`Self::soon`] does not distinguish far from farther.
    fn towards(&self, claim: i64, tenths: i64) -> i64 {
        let near = claim * self.weights.patience / (self.weights.patience + tenths);
        let straight = claim * (HORIZON - tenths).max(0) / HORIZON;
        (near + straight) / 2
    }

    /// How far away an achievement is, in tenths of a turn, if the seat can still claim it.
    pub(super) fn way_to(&self, achieved: &Achieved) -> Option<i64> {
        let (n_seats, card) = (self.board.n_seats(), &self.board.pack[achieved.card]);
        let free = achieved.claims.len() < usize::from(card.n_spaces(n_seats));
        let claimed = achieved.claims.iter().any(|claim| claim.seat == self.seat);
        (free && !claimed).then(|| self.way(card.condition(n_seats)))
    }

    /// What an achievement will bring: less if rivals are nearer.
    fn points(&self, achieved: &Achieved, way: i64) -> i64 {
        let (n_seats, card) = (self.board.n_seats(), &self.board.pack[achieved.card]);
        // The anarchists have no plans.
        let rivals = self.board.tableaus.seats().filter(|seat| *seat != self.seat && !self.board.is_solo());
        let nearer = rivals.filter(|seat| {
            let rival = Table::new(self.board, *seat, self.weights);
            rival.way_to(achieved).is_some_and(|theirs| theirs < way)
        });
        let (now, then) = (achieved.claims.len(), achieved.claims.len() + nearer.count());
        let points = |space: usize| {
            if space < card.n_spaces(n_seats).into() { i64::from(card.vp[space]) * POINT } else { 0 }
        };
        points(now) + (points(then) - points(now)) * self.weights.race / 100
    }

    /// How long it takes to reach an achievement, in tenths of a turn.
    fn way(&self, condition: Condition) -> i64 {
        let counted = |count: Count| self.board.count(self.seat, count);
        let missing =
            condition.comparisons().filter(|comparison| !comparison.holds(counted(comparison.count)));
        let task = missing.map(|comparison| self.task(comparison)).fold(Task::default(), Task::and);
        if task == Task::default() { 0 } else { self.tenths(task) }
    }

    /// What is needed until a comparison holds.
    fn task(&self, comparison: Comparison) -> Task {
        let counted = self.board.count(self.seat, comparison.count);
        let missing = i64::from(comparison.number.saturating_sub(counted));
        let steps = |tenths: i64, ore: i64, pop: i64| Task {
            tenths: missing * tenths,
            price: Price { ore: missing * ore / 2, pop: (missing * pop + 1) / 2 },
        };
        match comparison.count {
            Count::Tech => steps(10, 5, 2),
            Count::Tech3 => self.nearest(3, missing as usize).unwrap_or_else(|| steps(30, 12, 2)),
            Count::Tech4 => self.nearest(4, missing as usize).unwrap_or_else(|| steps(50, 16, 2)),
            Count::Colony => self.colonies(missing as usize, false),
            Count::BColony => self.colonies(missing as usize, true),
            Count::Automation => steps(13, 5, 2),
            Count::Removed => steps(8, 3, 1),
            Count::Strength => steps(7, 1, 1),
            Count::ControlledLocation => steps(12, 0, 1),
            Count::BestSpec | Count::FoodSpec | Count::OreSpec => steps(14, 2, 1),
            _ => steps(20, 4, 2),
        }
    }

    /// What is needed to colonise this many more systems, the nearest first.
    fn colonies(&self, n: usize, only_b: bool) -> Task {
        let (price, shut) = self.means.colonise.map_or((Price { ore: 4, pop: 0 }, 15), |price| (price, 0));
        let fleet = i64::from(strength(self.tableau().fleet()));
        let mut tasks = [(i64::MAX, 0); 8];
        let mut n_places = 0;
        for place in self.board.controllable() {
            let Some(system) = self.board.systems[place.at()] else { continue };
            let card = &self.board.pack[system];
            if only_b && card.deck != SystemDeck::B {
                continue;
            }
            let own = i64::from(self.tableau().strength(place));
            let weak = (i64::from(card.strength) - own).max(0);
            let elsewhere = weak.min(fleet - own);
            let ready =
                if self.controller_due(place) == Some(self.seat) { 0 } else { FAR[card.deck.at()] / 2 };
            tasks[n_places] = (10 + ready + 3 * elsewhere + 8 * (weak - elsewhere), weak - elsewhere);
            n_places += 1;
        }
        tasks[..n_places].sort_unstable();
        let far = 10 + FAR[usize::from(only_b)];
        let tenths = |at: usize| tasks[..n_places].get(at).map_or(far, |(tenths, _)| far.min(*tenths));
        let tenths = (0..n).map(tenths).sum::<i64>();
        // One cube is enough: it returns from each colony and can be used for the next.
        let ship = (0..n).any(|at| tasks[..n_places].get(at).is_none_or(|(_, lacking)| *lacking > 0));
        let n = n as i64;
        let price = Price { ore: n * price.ore, pop: n * price.pop + i64::from(ship) };
        Task { tenths: tenths + shut, price }
    }
}

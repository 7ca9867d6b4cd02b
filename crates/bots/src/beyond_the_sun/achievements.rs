//! What achievements are worth before they are claimed.

use super::means::{Price, Task};
use super::time::overtime;
use super::{POINT, Table};
use beyond_the_sun::effect::{Comparison, Condition, Count};
use beyond_the_sun::ids::SystemDeck;
use beyond_the_sun::state::Achieved;
use beyond_the_sun::tableau::strength;
use engine::Index;

/// How long it takes to have a system ready that others control or nobody, in tenths of a turn, by deck.
const FAR: [i64; 2] = [18, 26];

impl Table<'_> {
    /// Achievements that can still be claimed, as far as the way to them is made, and the end they bring.
    pub(super) fn achievements(&self) -> i64 {
        let ways =
            self.board.achievements.iter().filter_map(|achieved| Some((achieved, self.way_to(achieved)?)));
        let (mut sum, mut nearest) = (0, None);
        for (achieved, way) in ways {
            sum += self.soon(self.points(achieved, way), way);
            nearest = Some(nearest.map_or(way, |nearest: i64| nearest.min(way)));
        }
        let (claim, end) = (self.claim(), self.board.pack.setup(self.board.n_seats().into()).end_markers);
        let n_claims: usize = self.board.achievements.iter().map(|achieved| achieved.claims.len()).sum();
        let n_claims = n_claims.min(end.into());
        let next = nearest.filter(|_| n_claims < end.into()).map_or(0, |way| self.soon(claim, way));
        n_claims as i64 * claim + (sum + next) * self.weights.way / 100
    }

    /// BTS-071: the longer a game takes, the gladder everybody is of each claim that brings its end, whoever
    /// makes it.
    fn claim(&self) -> i64 {
        overtime(self.board, self.weights) * POINT / 2
    }

    /// How far away an achievement is, in tenths of a turn, if the seat can still claim it.
    fn way_to(&self, achieved: &Achieved) -> Option<i64> {
        let (n_seats, card) = (self.board.n_seats(), &self.board.pack[achieved.card]);
        let free = achieved.claims.len() < usize::from(card.n_spaces(n_seats));
        let claimed = achieved.claims.iter().any(|claim| claim.seat == self.seat);
        (free && !claimed).then(|| self.way(card.condition(n_seats)))
    }

    /// What an achievement will bring: less if rivals are nearer.
    fn points(&self, achieved: &Achieved, way: i64) -> i64 {
        let (n_seats, card) = (self.board.n_seats(), &self.board.pack[achieved.card]);
        // The anarchists plan nothing.
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

    /// How long the way to an achievement is, in tenths of a turn.
    fn way(&self, condition: Condition) -> i64 {
        let counted = |count: Count| self.board.count(self.seat, count);
        let missing =
            condition.comparisons().filter(|comparison| !comparison.holds(counted(comparison.count)));
        let task = missing.map(|comparison| self.task(comparison)).fold(Task::default(), Task::and);
        if task == Task::default() { 0 } else { self.tenths(task) }
    }

    /// What it takes until a comparison holds.
    fn task(&self, comparison: Comparison) -> Task {
        let counted = self.board.count(self.seat, comparison.count);
        let missing = i64::from(comparison.number.saturating_sub(counted));
        let steps = |tenths: i64, ore: i64, pop: i64| Task {
            tenths: missing * tenths,
            price: Price { ore: missing * ore / 2, pop: missing * pop / 2 },
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

    /// What it takes to colonise so many systems more, the readiest first.
    fn colonies(&self, n: usize, only_b: bool) -> Task {
        let (price, shut) = self.means.colonise.map_or((Price { ore: 4, pop: 0 }, 15), |price| (price, 0));
        let fleet = i64::from(strength(self.tableau().fleet()));
        let mut tasks = [i64::MAX; 8];
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
            tasks[n_places] = 10 + ready + 3 * elsewhere + 8 * (weak - elsewhere);
            n_places += 1;
        }
        tasks[..n_places].sort_unstable();
        let far = 10 + FAR[usize::from(only_b)];
        let tenths = (0..n).map(|at| tasks[..n_places].get(at).copied().unwrap_or(far).min(far)).sum::<i64>();
        let n = n as i64;
        Task { tenths: tenths + shut, price: Price { ore: n * price.ore, pop: n * price.pop } }
    }
}

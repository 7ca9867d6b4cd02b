//! What achievements are worth before they are claimed.

use super::{POINT, Table};
use beyond_the_sun::effect::Condition;

/// What a claim of anybody is worth in a long game.
const CLAIM: i64 = 3 * POINT;

impl Table<'_> {
    /// Achievements that can still be claimed, as far as the way to them is made.
    pub(super) fn achievements(&self) -> i64 {
        let n_seats = self.board.n_seats();
        let open = self.board.achievements.iter().filter_map(|achieved| {
            let card = &self.board.pack[achieved.card];
            let space = achieved.claims.len();
            let free = space < usize::from(card.n_spaces(n_seats));
            let claimed = achieved.claims.iter().any(|claim| claim.seat == self.seat);
            (free && !claimed)
                .then(|| i64::from(card.vp[space]) * POINT * self.way(card.condition(n_seats)) / 100)
        });
        open.sum::<i64>() + self.end_wanted()
    }

    /// BTS-071: in a long game everybody is glad of each claim, whoever makes it.
    fn end_wanted(&self) -> i64 {
        if i64::from(self.board.round) < self.weights.long_game {
            return 0;
        }
        let n_claims: usize = self.board.achievements.iter().map(|achieved| achieved.claims.len()).sum();
        n_claims as i64 * CLAIM
    }

    /// How much of an achievement the way to it is worth, in hundredths.
    fn way(&self, condition: Condition) -> i64 {
        let holds = condition.holds(|count| self.board.count(self.seat, count));
        if holds {
            return if self.turns > 0 { 95 } else { 0 };
        }
        let made = condition.comparisons().map(|comparison| {
            let counted = self.board.count(self.seat, comparison.count).min(comparison.number);
            100 * i64::from(counted) / i64::from(comparison.number.max(1))
        });
        let way = if self.is_long() { self.weights.way * 5 / 4 } else { self.weights.way };
        let made: i64 = made.min().unwrap_or_default();
        // What is to be claimed in the last turns must be next to done.
        let missing = if made < 75 { 3 } else { 1 };
        if missing > self.at_most() { 0 } else { made * made * way / 10_000 }
    }
}

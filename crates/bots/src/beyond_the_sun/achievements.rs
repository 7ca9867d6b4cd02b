//! What achievements are worth before they are claimed.

use super::{POINT, Table};
use beyond_the_sun::effect::Condition;

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
        open.sum()
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
        let made: i64 = made.min().unwrap_or_default();
        // What is to be claimed in the last turns must be next to done.
        let missing = if made < 75 { 3 } else { 1 };
        if missing > self.at_most() { 0 } else { made * made * self.weights.way / 10_000 }
    }
}

//! The way to a technology of level IIII.

use super::Table;
use beyond_the_sun::ids::Slot;

/// So many technologies are missing at the start, the last one included.
const WHOLE_WAY: i64 = 7;

impl Table<'_> {
    /// The way that is made to the nearest technology of level IIII.
    pub(super) fn way_up(&self) -> i64 {
        let tops = self.board.pack.masks.slots[4].without(self.tableau().researched);
        let Some(missing) = tops.iter().map(|slot| self.missing(slot)).min() else { return 0 };
        let made = (WHOLE_WAY - missing).max(0);
        let reached = self.tableau().researched.and(self.board.pack.masks.slots[4]).len();
        let summit = self.weights.summit / if reached == 0 { 1 } else { 2 };
        // Each step takes a turn.
        if missing > self.at_most() {
            return 0;
        }
        summit * made * made / (WHOLE_WAY * WHOLE_WAY)
    }

    /// How many technologies are missing for one, itself included.
    fn missing(&self, slot: Slot) -> i64 {
        if self.tableau().researched.has(slot) {
            return 0;
        }
        let card = &self.board.pack[slot];
        let mut ways = [i64::MAX; 3];
        for (way, need) in ways.iter_mut().zip(card.needs) {
            *way = self.missing(need);
        }
        ways.sort_unstable();
        1 + ways.iter().take(card.need.into()).sum::<i64>()
    }
}

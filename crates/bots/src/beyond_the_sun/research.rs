//! The way to a technology of level IIII.

use super::Table;
use beyond_the_sun::ids::Slot;

/// So many technologies are missing at the start, the last one included.
const WHOLE_WAY: i64 = 7;

/// What the way counts for while no action leads on, in hundredths.
const SHUT: i64 = 65;

impl Table<'_> {
    /// The way that is made to the nearest technology of level IIII.
    pub(super) fn way_up(&self) -> i64 {
        let tops = self.board.pack.masks.slots[4].without(self.tableau().researched);
        let Some(missing) = tops.iter().map(|slot| self.missing(slot)).min() else { return 0 };
        let made = (WHOLE_WAY - missing).max(0);
        let summit = self.weights.summit / if self.reached() { 2 } else { 1 };
        // Each step takes a turn.
        if missing > self.at_most() {
            return 0;
        }
        summit * made * made / (WHOLE_WAY * WHOLE_WAY) * self.gates(missing) / 100
    }

    /// Whether a technology of level IIII has been researched.
    pub(super) fn reached(&self) -> bool {
        !self.tableau().researched.and(self.board.pack.masks.slots[4]).is_empty()
    }

    /// How open the way is, in hundredths: the upper levels need actions that research them (BTS-008).
    fn gates(&self, missing: i64) -> i64 {
        let pack = self.board.pack.pack();
        let techs = self.board.techs(self.seat).without(self.tableau().private);
        let own = techs.iter().flat_map(|tech| pack[tech].actions.iter().map(|action| action.effect));
        let guilds = self.board.guilds.iter().map(|guild| pack[guild].action.effect);
        let options = own.chain(guilds).flat_map(|effect| pack.code.options(effect));
        let levels = options.fold(0, |levels, choice| levels | choice.unknown_levels);
        let gate = |level: u8| if levels >> level & 1 == 1 { 100 } else { SHUT };
        gate(4) * if missing > 1 { gate(3) } else { 100 } / 100
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

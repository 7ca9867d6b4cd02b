//! What space wonders are worth: stages that stand, and those that there is time for.

use super::Table;
use engine::Index;
use interportal::ids::{Tech, Wonder};
use std::sync::LazyLock;

/// Wonders that a player plans at most.
const PLANNED: i64 = 2;

/// The technologies on the way to the largest ships and the first stage.
static WAY: LazyLock<Vec<Tech>> = LazyLock::new(|| {
    let ids = ["ships-ks", "ships-us", "ships-hs", "ships-gs", "ships-mk"];
    ids.into_iter().filter_map(Tech::from_id).collect()
});

/// Research that a round brings on this way.
const PACE: i64 = 16;

impl Table<'_> {
    /// X4R-280 to X4R-282: stages of wonders that will be whole in time, and those to come.
    pub(super) fn wonders(&self) -> i64 {
        if self.weights.stage == [0, 0] {
            return 0;
        }
        let stages = i64::from(self.board.pack.pack().wonder_numbers.stages);
        let realm = self.realm();
        let begun = self.board.wonders.iter().flatten().filter(|it| it.seat == self.seat);
        let standing: i64 = begun.map(|it| i64::from(it.stages)).filter(|built| *built < stages).sum();
        let free = Wonder::all().filter(|it| self.board.wonders[it.at()].is_none()).count() as i64;
        let (paid, all) = self.shipyards();
        let (share, wait) = (100 * paid / all, (all - paid + PACE - 1) / PACE);
        // One stage a round; what was built in this one counts already.
        let time = (self.rounds - wait - i64::from(realm.done.stages)).max(0);
        let whole = ((standing + time) / stages).min(PLANNED).min(free + (standing + stages - 1) / stages);
        let planned = whole * stages;
        let sure = standing.min(planned);
        let [built, coming] = self.weights.stage;
        sure * built + (planned - sure) * coming * (share + share * share / 100) / 200
    }

    /// Research that was paid on the way to the largest ships, and that it takes in all.
    fn shipyards(&self) -> (i64, i64) {
        let (techs, pack) = (&self.realm().techs, self.board.pack.pack());
        let (mut paid, mut all) = (0, 0);
        for tech in WAY.iter().copied() {
            let cost = i64::from(pack[tech].cost.research);
            all += cost;
            paid += if techs.has(tech) { cost } else { 0 };
        }
        (paid, all.max(1))
    }

    /// How much of the way to the largest ships is researched, in hundredths.
    pub(super) fn shipbuilding(&self) -> i64 {
        let (paid, all) = self.shipyards();
        100 * paid / all
    }
}

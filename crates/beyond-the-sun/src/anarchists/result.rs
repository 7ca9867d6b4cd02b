//! BTA-070 to BTA-078: the ends that the player can reach, and the result.

use super::{ANARCHISTS, Difficulty, Ending, PLAYER};
use crate::cards::Verdict;
use crate::score::{self, Sheet};
use crate::state::Board;
use engine::{BySeat, Outcome};
use serde::Serialize;

/// How a solo game ended, or would if it ended now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SoloResult {
    /// How hard it was made.
    pub difficulty: Difficulty,
    /// What ended it, if anything has.
    pub ending: Option<Ending>,
    /// What the player scored.
    pub player: Sheet,
    /// What the anarchists scored.
    pub anarchists: Sheet,
    /// The points of the player less those of the anarchists.
    pub margin: i32,
    /// The line of the table of results.
    pub verdict: Verdict,
    /// Whether that is a victory of the player.
    pub victory: bool,
}

/// The result of a solo game in the present state; `None` if several people play.
pub fn solo_result(board: &Board) -> Option<SoloResult> {
    let anarchists = board.anarchists.as_ref()?;
    let [own, theirs] = [PLAYER, ANARCHISTS].map(|seat| score::sheet(board, seat));
    let margin = own.total() - theirs.total();
    let results = &board.pack.pack().solo.results;
    let line = results.iter().position(|line| line.below.is_none_or(|below| margin < below));
    let line = line.unwrap_or(results.len() - 1);
    Some(SoloResult {
        difficulty: anarchists.difficulty,
        ending: anarchists.ended,
        player: own,
        anarchists: theirs,
        margin,
        verdict: Verdict::ALL[line],
        victory: results[line].victory,
    })
}

/// The outcome for tables of results: the difference of points, and the first place only for a victory.
pub(crate) fn outcome(result: &SoloResult) -> Outcome {
    Outcome {
        points: BySeat::new(1, |_| result.margin),
        places: BySeat::new(1, |_| if result.victory { 1 } else { 2 }),
    }
}

impl Board {
    /// BTA-070 to BTA-072: the condition that ends the game after the player's turn, if one is met.
    pub fn end_met(&self) -> Option<u8> {
        let met = |condition: &crate::effect::Condition| condition.holds(|count| self.count(PLAYER, count));
        self.pack.solo.ends.iter().position(met).map(|n| n as u8)
    }

    /// BTA-075: VP for the markers that are left on the track.
    pub(crate) fn threat_points(&self) -> i32 {
        let markers = self.anarchists.as_ref().map_or(0, |it| it.markers);
        let solo = &self.pack.solo;
        if markers == 0 { 0 } else { i32::from(solo.marker_vp_base) + i32::from(solo.marker_vp * markers) }
    }

    /// BTA-076: VP for having colonised this many systems.
    pub(crate) fn colonist_points(&self) -> i32 {
        let solo = &self.pack.solo;
        let enough = self.tableaus[PLAYER].colonies.len() >= usize::from(solo.colonies_for_vp);
        if enough { solo.colonies_vp.into() } else { 0 }
    }
}

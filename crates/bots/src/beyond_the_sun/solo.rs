//! Beyond the Sun solo against the anarchists: the threat track or the player's own colonies end the game.

use super::{Judge, POINT};
use beyond_the_sun::ids::Place;
use beyond_the_sun::{ANARCHISTS, Board, solo_result};
use engine::{Index, Seat};

/// The value of a victory beyond its points: once it is certain there is nothing to wait for.
const VICTORY: i64 = 25 * POINT;

/// The value beyond its points of each system that brings the player's own end nearer.
const TOWARDS_END: i64 = 2 * POINT;

/// What a system that the anarchists are strong enough to colonise will cost: five points and two markers.
const ABOUT_TO_COLONISE: i64 = 4 * POINT;

/// What a level of an anarchist ship in Deep Space will cost.
const SHIP_LEVEL: i64 = POINT / 4;

impl Judge {
    /// The difference of points, with what both sides will make of the remaining time.
    pub(super) fn alone(&self, board: &Board, seat: Seat) -> i64 {
        let Some(result) = solo_result(board) else { return 0 };
        if result.ending.is_some() {
            let won = if result.victory { VICTORY } else { -VICTORY };
            return i64::from(result.margin) * POINT + won;
        }
        let colonies = board.tableaus[seat].colonies.len() as i64;
        self.holdings(board, seat) + colonies * TOWARDS_END
            - i64::from(result.anarchists.total()) * POINT
            - threats(board)
    }
}

/// What the anarchists are about to do.
fn threats(board: &Board) -> i64 {
    let tableau = &board.tableaus[ANARCHISTS];
    let ready = |place: &Place| {
        let need = board.systems[place.at()].map(|system| board.pack[system].strength);
        need.is_some_and(|need| tableau.strength(*place) >= need)
    };
    let ready = board.controlled(ANARCHISTS).iter().filter(ready).count() as i64;
    ready * ABOUT_TO_COLONISE + i64::from(tableau.strength(Place::DeepSpace)) * SHIP_LEVEL
}

/// BTA-068: how many turns will probably follow the current one: most turns of the anarchists cost a marker.
pub(super) fn turns_left(board: &Board) -> i64 {
    let markers = board.anarchists.as_ref().map_or(0, |it| i64::from(it.markers));
    markers.min(14)
}

//! NFG-025 to NFG-036: what face-up goals are worth.

use crate::cards::Counts;
use crate::ids::{Goal, Keywords, Kind, Phase};
use crate::query;
use crate::state::Board;
use engine::Seat;

/// NFG-011, NFG-025: every goal in play scores for everybody.
pub fn points(board: &Board, seat: Seat) -> i32 {
    let open = board.goals.map(|goals| goals.open).unwrap_or_default();
    open.iter().map(|goal| goal_points(board, seat, goal)).sum()
}

/// NFG-026, NFG-027: the row that is reached; amounts between two rows score the lower one.
pub fn goal_points(board: &Board, seat: Seat, goal: Goal) -> i32 {
    i32::from(board.pack[goal].vp(amount(board, seat, goal)))
}

/// How much `seat` has of what a goal counts.
pub fn amount(board: &Board, seat: Seat, goal: Goal) -> u8 {
    let (pack, empire) = (&board.pack, &board.empires[seat]);
    let stockpile = board.goals.map(|goals| goals.stockpiles[seat]).unwrap_or_default();
    let powers = || query::tiles(pack, empire).flat_map(|tile| tile.powers);
    let n = match pack[goal].counts {
        Counts::Phases => {
            Phase::ALL.into_iter().filter(|phase| powers().any(|power| power.phase() == *phase)).count()
        }
        Counts::ConsumePowers => powers().filter(|power| power.phase() == Phase::Consume).count(),
        Counts::Kinds => {
            let has = |kind: &Kind| {
                query::tiles(pack, empire)
                    .filter_map(|tile| tile.colony)
                    .any(|card| query::kind(card, empire.joker_counts_as) == Some(*kind))
            };
            Kind::ALL.iter().filter(|kind| has(kind)).count()
        }
        Counts::Keywords => {
            query::tiles(pack, empire).fold(Keywords::default(), |all, tile| all.union(tile.keywords)).len()
        }
        Counts::UnusedColonists => usize::from(empire.colonists),
        Counts::Worlds => usize::from(stockpile.worlds.len()),
        Counts::Goods => stockpile.goods.iter().map(|n| usize::from(*n)).sum(),
        Counts::Credits => usize::from(stockpile.credits),
    };
    n as u8
}

//! Missions as a goal: what they are worth before they can be completed.

use super::Weights;
use super::plan::{Hold, Planning};
use engine::{Index, Seat};
use merchant_of_venus::Board;
use merchant_of_venus::effect::{Cond, Deed, Expr, Function};
use merchant_of_venus::ids::{Mission, Source, System};

/// What an open mission would bring.
fn prize(board: &Board, mission: Mission, weights: &Weights) -> f64 {
    let pack = board.pack.pack();
    f64::from(pack[mission].fame) * f64::from(pack.constants.credits_per_fame) + weights.reward
}

/// The value of the progress of open missions.
pub(super) fn progress(board: &Board, seat: Seat, turns: f64, weights: &Weights) -> f64 {
    let worth = |mission: Mission| {
        // What counts within one turn is not there any more in the next one.
        if is_of_the_turn(&board.pack.pack().scripts.missions[mission.at()].cond) {
            return 0.0;
        }
        let Some(progress) = board.progress(seat, Source::Mission(mission)) else { return 0.0 };
        let share = (f64::from(progress.have) / f64::from(progress.want.max(1))).clamp(0.0, 1.0);
        share * prize(board, mission, weights)
    };
    let open = board.merchants[seat].missions.iter();
    open.map(|open| worth(open.mission)).sum::<f64>() * weights.striving * (turns / 6.0).min(1.0)
}

fn is_of_the_turn(cond: &Cond) -> bool {
    matches!(cond, Cond::Compare(Expr::Of(Function::Turn(_)), ..))
}

/// Open missions with the systems where they can be completed.
pub(super) fn destinations(board: &Board, seat: Seat) -> Vec<(Mission, System)> {
    let open = board.merchants[seat].missions.iter();
    open.filter_map(|open| Some((open.mission, board.pack[open.mission].system?))).collect()
}

impl Planning<'_> {
    /// What missions bring that can be completed at a mooring with this cargo, before or after trading there.
    pub(super) fn errands_with(&self, before: &Hold, after: &Hold, mooring: usize) -> f64 {
        let at = self.chart.moorings[mooring];
        let mut sum = 0.0;
        for (mission, system) in &self.destinations {
            if *system != at.system {
                continue;
            }
            let can = |hold: &Hold, has_sold: bool| {
                let mut there = self.view.board;
                let merchant = &mut there.merchants[self.seat];
                merchant.ship = at.space;
                merchant.goods = hold.goods;
                merchant.passengers = hold.passengers;
                merchant.credits = hold.cash.max(0) as u32;
                if has_sold {
                    for (n, tally) in self.view.pack.pack().scripts.tallies.iter().enumerate() {
                        if tally.deed == Deed::Sell && tally.category.is_none() {
                            there.turn.tallies[n] = 1;
                        }
                    }
                }
                there.can_complete(self.seat, *mission, true)
            };
            let sold = after.goods.iter().zip(&before.goods).any(|(after, before)| after < before);
            if can(before, false) || can(after, sold) {
                sum += prize(self.view, *mission, self.weights) + self.urges.mission(self.turns);
            }
        }
        sum
    }
}

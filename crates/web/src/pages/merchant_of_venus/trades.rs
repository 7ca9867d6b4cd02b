//! The trade helper: the best purchases and sales among what everybody knows.

use super::{market, names};
use crate::game::Scene;
use crate::i18n::t;
use engine::{Index, Seat};
use maud::{Markup, html};
use merchant_of_venus::ids::{Culture, Good};
use merchant_of_venus::{Board, State};

/// More than these would be a price list.
const MOST: usize = 5;

/// A good that can be bought in one known place and sold in another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Trade {
    /// What is traded.
    pub(super) good: Good,
    /// Where it is bought.
    pub(super) from: Culture,
    /// Where it is sold.
    pub(super) to: Culture,
    /// What one buys and sells brings.
    pub(super) profit: i32,
}

/// The best trades, at most one for each good and seller: the prices of `seat`, or the printed ones.
pub(super) fn best(board: &Board, seat: Option<Seat>) -> Vec<Trade> {
    let pack = board.pack.pack();
    let mut trades = Vec::new();
    for from in Culture::all().filter(|it| board.system_of(*it).is_some()) {
        for good in Good::all().filter(|good| board.offers[from.at()][good.at()] > 0) {
            let cost = seat.map_or(pack[good].cost, |seat| board.price_of_good(seat, from, good));
            let known = pack[good].buyers.iter().copied().filter(|to| board.system_of(*to).is_some());
            let sold = known.filter_map(|to| {
                let state = board.market_state(to, good)?;
                Some((to, i32::from(pack[good].resale[state.at()]) - i32::from(cost)))
            });
            if let Some((to, profit)) =
                sold.max_by_key(|(_, profit)| *profit).filter(|(_, profit)| *profit > 0)
            {
                trades.push(Trade { good, from, to, profit });
            }
        }
    }
    trades.sort_by_key(|trade| -trade.profit);
    trades
}

pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let trades = best(view, scene.seat());
    html! {
        div.panel-head { h2 { (t!(lang, "mv-trades")) } span.note { (t!(lang, "mv-trades-note")) } }
        ul.trades data-key="trades" {
            @if trades.is_empty() { li.muted.small { (t!(lang, "mv-no-trades")) } }
            @for trade in trades.iter().take(MOST) {
                li {
                    (market::asks(scene, trade.good))
                    span.way {
                        (market::number(trade.from, true)) "→" (market::number(trade.to, true))
                        span { (names::culture(view.pack.pack(), trade.to, lang)) }
                    }
                    b.v { "+" (trade.profit) }
                    span.vh {
                        (t!(lang, "mv-trade-words", good = names::good(view.pack.pack(), trade.good, lang),
                            from = market::culture_at(view, trade.from, lang), to = market::culture_at(view, trade.to, lang), n = trade.profit))
                    }
                }
            }
        }
    }
}

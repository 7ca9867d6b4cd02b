//! What a merchant owns, at the prices that are known.

use engine::{Index, Seat};
use merchant_of_venus::ids::{Culture, Good, Passenger};
use merchant_of_venus::{Board, score};

/// All that `seat` owns in credits: what final scoring would count, goods for what the best market that is known
/// pays now, and passengers for their fares.
///
/// Goods that nobody known buys count for what they cost, and passengers to places unknown for half of their
/// fare. In the last round there are no more journeys: only what is counted counts.
pub fn wealth(board: &Board, seat: Seat) -> i32 {
    let counted = score::sheet(board, seat).credits();
    if board.round >= board.pack.constants.rounds {
        return counted;
    }
    let merchant = &board.merchants[seat];
    let goods: i32 =
        merchant.kinds().map(|good| i32::from(merchant.goods[good.at()]) * sale(board, good)).sum();
    let fares: i32 = merchant.passengers.iter().map(|passenger| fare(board, passenger)).sum();
    counted + goods + fares
}

/// What a good brings where it sells best now.
fn sale(board: &Board, good: Good) -> i32 {
    let card = &board.pack[good];
    let known = Culture::all().filter(|culture| board.system_of(*culture).is_some());
    let states = known.filter_map(|culture| board.market_state(culture, good));
    states.map(|state| card.resale[state.at()]).max().unwrap_or(card.cost).into()
}

/// What a passenger pays in the end, fame included.
fn fare(board: &Board, passenger: Passenger) -> i32 {
    let card = &board.pack[passenger];
    let fame = i32::from(card.fame) * i32::from(board.pack.constants.credits_per_fame);
    let all = i32::from(card.fare) + fame;
    if card.to.is_none_or(|to| board.system_of(to).is_some()) { all } else { all / 2 }
}

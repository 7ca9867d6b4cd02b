//! The value of what a merchant owns, at the known prices.

use engine::{Index, Seat};
use merchant_of_venus::ids::{Culture, Good, Passenger, System};
use merchant_of_venus::query::distance;
use merchant_of_venus::{Board, score};

/// What it costs to carry something one space further.
const STEP: i32 = 3;

/// The largest possible distance on the board.
const FAR: u8 = 80;

/// Everything that `seat` owns in credits: what final scoring would count, goods at the price of the best known
/// market, and passengers at their fares, both minus the distance. Goods without a known buyer count for half of
/// their cost, and passengers to unknown places for half of their fare. In the last round there are no more journeys,
/// so only what is scored counts.
pub fn wealth(board: &Board, seat: Seat) -> i32 {
    let counted = score::sheet(board, seat).credits();
    let merchant = &board.merchants[seat];
    let is_empty = merchant.n_goods() == 0 && merchant.passengers.is_empty();
    if is_empty || board.round >= board.pack.constants.rounds {
        return counted;
    }
    let ways = ways(board, seat);
    let goods = merchant.kinds().map(|good| i32::from(merchant.goods[good.at()]) * sale(board, &ways, good));
    let fares = merchant.passengers.iter().map(|passenger| fare(board, &ways, passenger));
    counted + goods.sum::<i32>() + fares.sum::<i32>()
}

/// Spaces from the ship to the nearest landing place of each system.
fn ways(board: &Board, seat: Seat) -> [i32; System::COUNT] {
    let mut ways = [i32::from(FAR); System::COUNT];
    for (space, away) in distance(board, seat, FAR) {
        if let Some(system) = board.pack[space].system.filter(|_| board.is_landing_place(space)) {
            ways[system.at()] = ways[system.at()].min(away.into());
        }
    }
    ways
}

/// What a good brings at its best market now.
fn sale(board: &Board, ways: &[i32; System::COUNT], good: Good) -> i32 {
    let card = &board.pack[good];
    let price = |culture: Culture| {
        let system = board.system_of(culture)?;
        let state = board.market_state(culture, good)?;
        Some((i32::from(card.resale[state.at()]) - STEP * ways[system.at()]).max(0))
    };
    Culture::all().filter_map(price).max().unwrap_or(i32::from(card.cost) / 2)
}

/// What a passenger will pay, fame included.
fn fare(board: &Board, ways: &[i32; System::COUNT], passenger: Passenger) -> i32 {
    let card = &board.pack[passenger];
    let fame = i32::from(card.fame) * i32::from(board.pack.constants.credits_per_fame);
    let all = i32::from(card.fare) + fame;
    let system = match card.to {
        Some(culture) => board.system_of(culture),
        None => board.pack[board.pack.base()].system,
    };
    system.map_or(all / 2, |system| (all - STEP * ways[system.at()]).max(0))
}

//! What a merchant has, and its value while there are turns left to use it.

use super::fittings::fittings;
use super::trials::trials;
use super::{Weights, errands};
use engine::{Index, Seat};
use merchant_of_venus::effect::{Clause, Effect, Expr, Quantity};
use merchant_of_venus::ids::{Colour, Culture, Dial, Source, Technology};
use merchant_of_venus::{Board, score};

/// What final scoring would count now, and the value of ship and cash in `turns` turns.
pub(super) fn estate(board: &Board, seat: Seat, turns: f64, weights: &Weights) -> f64 {
    let sheet = score::sheet(board, seat);
    let merchant = &board.merchants[seat];
    let cards: f64 = Culture::all().map(|culture| f64::from(board.contact_credits(seat, culture))).sum();
    let n_known = board.discovered.iter().flatten().count() as f64;
    let ports = f64::from(board.n_ports(seat)) * weights.port * turns;
    let infamy = if sheet.is_disqualified() { -300.0 } else { 0.0 };
    f64::from(sheet.credits())
        + liquidity(f64::from(merchant.credits), turns, weights)
        + cards * card_credit(turns, weights)
        + n_known * weights.knowledge * turns
        + ports
        + infamy
        + ship(board, seat, turns, weights)
        + ends(board, seat, sheet.fame())
        + trials(board, seat, weights)
        + errands::progress(board, seat, turns, weights)
        + drills(board, seat, turns)
}

/// The value of cash beyond its amount: it can be invested, while there is little of it and much time.
pub(super) fn liquidity(cash: f64, turns: f64, weights: &Weights) -> f64 {
    cash.min(weights.cash_in_use) * weights.cash * (turns / 20.0).min(1.0)
}

/// What a credit on a First Contact card is worth.
pub(super) fn card_credit(turns: f64, weights: &Weights) -> f64 {
    weights.card * (turns / 12.0).min(1.0)
}

/// The value of the ship.
fn ship(board: &Board, seat: Seat, turns: f64, weights: &Weights) -> f64 {
    let merchant = &board.merchants[seat];
    let skips = board.skips(seat);
    let colours =
        [Colour::Yellow, Colour::Red].into_iter().filter(|colour| skips.has(*colour)).count() as f64;
    let dials: u8 = Dial::ALL.map(|dial| merchant.dials[dial.at()].min(4)).iter().sum();
    let dice = board.modified(seat, Quantity::AssignLimit, i32::from(board.level(seat)));
    let dots = f64::from(n_dots(board, seat));
    let scripts = &board.pack.pack().scripts;
    let lasting =
        scripts.abilities.iter().filter(|it| board.owns(seat, it.source) && !is_single(board, it.source));
    let others = [Quantity::ThrustValues, Quantity::PriceGood, Quantity::GreenCost];
    let others = others.iter().flat_map(|quantity| &scripts.modifiers[quantity.at()]);
    let others = others.filter(|modifier| board.owns(seat, modifier.source)).count() + lasting.count();
    let each_turn = dots * weights.dot
        + colours * weights.skip
        + f64::from(dials) * weights.dial
        + f64::from(board.pack[merchant.face].skill) * weights.skill
        + f64::from(dice) * weights.die
        + others as f64 * weights.advantage
        + fittings(board, seat, weights);
    let boosts = Technology::all().filter(|it| is_boost(board, *it));
    let boosts: u8 = boosts.map(|it| merchant.technologies[it.at()]).sum();
    each_turn * turns + f64::from(boosts) * weights.boost * turns.min(1.0)
}

/// What drill tokens on asteroids will pay.
fn drills(board: &Board, seat: Seat, turns: f64) -> f64 {
    let each = f64::from(board.pack.constants.drill_credits);
    board.merchants[seat].drills.len() as f64 * each * turns.min(1.0)
}

/// Dots of capacity, less what structures use.
pub(super) fn n_dots(board: &Board, seat: Seat) -> i32 {
    let dashboard = &board.pack.pack().dashboard;
    let holds = i32::from(dashboard.holds_start + board.merchants[seat].holds);
    let loose = board.modified(seat, Quantity::Capacity, 0).max(0);
    holds * i32::from(dashboard.hold_capacity) + loose - board.structures(seat).count() as i32
}

/// Whether a component is used once; a player may own any number of such components.
fn is_single(board: &Board, source: Source) -> bool {
    matches!(source, Source::Technology(it) if board.pack[it].max == 0)
}

/// Whether a component is used once and gives movement points.
fn is_boost(board: &Board, technology: Technology) -> bool {
    let moves = |clause: &Clause| match clause {
        Clause::Use { block, .. } => block.effects().iter().any(|effect| matches!(effect, Effect::Move(_))),
        _ => false,
    };
    let card = &board.pack[technology];
    card.max == 0 && card.script.0.iter().any(moves)
}

/// What dice at the end bring on average.
fn ends(board: &Board, seat: Seat, fame: i32) -> f64 {
    let pack = board.pack.pack();
    let each = f64::from(pack.constants.credits_per_fame);
    let owned = pack.scripts.ends.iter().filter(|end| board.owns(seat, end.source));
    let worth = |effect: &Effect| match effect {
        Effect::Fame(Expr::Dice(n)) => f64::from(*n) * 3.5 * each,
        // Two dice, and with a probability of one in six all fame counts twice.
        Effect::Fuzzy => 7.0 * each + f64::from(fame.max(0) + 7) * each / 6.0,
        _ => 0.0,
    };
    owned.flat_map(|end| &end.effects).map(worth).sum()
}

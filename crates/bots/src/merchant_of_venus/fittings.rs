//! What race technologies and other lasting advantages bring each turn.

use super::Weights;
use engine::{Index, Seat};
use merchant_of_venus::Board;
use merchant_of_venus::cards::{Step, TechnologyType};
use merchant_of_venus::effect::{Clause, Effect, Expr, Quantity, Trigger, Value};
use merchant_of_venus::ids::{Source, Technology};

/// What a die shows on average.
const DIE: f64 = 3.5;

/// What the technologies of a seat bring each turn, besides fame and what plans count.
pub(super) fn fittings(board: &Board, seat: Seat, weights: &Weights) -> f64 {
    let pack = board.pack.pack();
    let owned = |it: &Technology| board.merchants[seat].technologies[it.at()] > 0;
    let is_upgrade = |it: &Technology| pack[*it].kind == TechnologyType::Upgrade;
    let n_upgrades = Technology::all().filter(owned).filter(is_upgrade).count();
    let n_dice = board.modified(seat, Quantity::AssignLimit, i32::from(board.level(seat)));
    // Each upgrade needs a die of its own, and another one may be needed for navigation.
    let served = (f64::from(n_dice) / (n_upgrades as f64 + 0.5)).min(1.0);
    let each = |it: Technology| brings(board, it, weights) * if is_upgrade(&it) { served } else { 1.0 };
    Technology::all().filter(owned).map(each).sum::<f64>() + n_points(board, seat) * weights.point
}

/// What one technology brings each turn.
fn brings(board: &Board, technology: Technology, weights: &Weights) -> f64 {
    let clauses = &board.pack[technology].script.0;
    let worth = |clause: &Clause| match clause {
        Clause::On { on: Trigger::Assign, .. } => weights.flux,
        Clause::On { on: Trigger::EnterAsteroid, .. } => weights.drill,
        Clause::On { on: Trigger::Deliver, block, .. } => {
            block.effects().into_iter().map(credits).sum::<f64>() * weights.deliveries
        }
        Clause::Use { block, .. } if block.effects().iter().any(|it| matches!(it, Effect::Shuttle(_))) => {
            weights.shuttle
        }
        Clause::Mod { quantity: Quantity::PassengerCapacity, .. } => weights.tanks,
        Clause::Mod { quantity: Quantity::Laser | Quantity::Shield, .. } => weights.variable,
        Clause::Mod { quantity: Quantity::BlackMarket, .. } => weights.cloak,
        _ => 0.0,
    };
    clauses.iter().map(worth).sum()
}

/// Movement points that everything of a seat adds to a roll, on average.
fn n_points(board: &Board, seat: Seat) -> f64 {
    let modifiers = &board.pack.pack().scripts.modifiers[Quantity::Move.at()];
    let owned = modifiers.iter().filter(|it| board.owns(seat, it.source));
    let points = |value: &Value| match value {
        Value::Number(Expr::Number(n)) => f64::from(*n),
        _ => 0.0,
    };
    // A condition of a roll holds about half of the time.
    owned.map(|it| points(&it.value) * if it.when.is_some() { 0.5 } else { 1.0 }).sum()
}

/// What the delivery of a passenger brings besides the fare.
pub(super) fn tip(board: &Board, seat: Seat) -> f64 {
    let scripts = &board.pack.pack().scripts;
    let reactions = scripts.reactions.iter().filter(|it| it.on == Trigger::Deliver);
    let owned = reactions.filter(|it| board.owns(seat, it.source));
    let worth = |code: u16| match &scripts.code[usize::from(code)] {
        Step::Effect(effect) => credits(effect),
        _ => 0.0,
    };
    owned.map(|it| worth(it.code)).sum()
}

/// Credits that an effect brings on average.
fn credits(effect: &Effect) -> f64 {
    fn average(expr: &Expr) -> f64 {
        match expr {
            Expr::Number(n) => f64::from(*n),
            Expr::Dice(n) => f64::from(*n) * DIE,
            Expr::Times(a, b) => average(a) * average(b),
            Expr::Plus(a, b) => average(a) + average(b),
            _ => 0.0,
        }
    }
    match effect {
        Effect::Credits(expr) => average(expr),
        _ => 0.0,
    }
}

/// Whether an upgrade of a seat could raise this value in a test.
pub(super) fn is_variable(board: &Board, seat: Seat, quantity: Quantity) -> bool {
    let modifiers = &board.pack.pack().scripts.modifiers[quantity.at()];
    let is_upgrade = |source: Source| match source {
        Source::Technology(it) => board.pack[it].kind == TechnologyType::Upgrade,
        _ => false,
    };
    modifiers.iter().any(|it| is_upgrade(it.source) && board.owns(seat, it.source))
}

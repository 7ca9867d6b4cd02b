//! The value of the challenges of a solo game, and of progress towards them (D-80).

use super::Weights;
use engine::{Index, Seat};
use merchant_of_venus::Board;
use merchant_of_venus::effect::{Cmp, Cond, Count, Deed, Expr, Function};
use merchant_of_venus::eval::Context;
use merchant_of_venus::ids::{Good, Source};
use merchant_of_venus::state::Trial;

/// The part of a challenge that counts when only its declaration is missing.
const READY: f64 = 0.9;

/// Turns until goods aboard have been sold.
const SALE: f64 = 3.0;

/// The value at stake in the challenges: 0 in games of several players.
pub(super) fn trials(board: &Board, seat: Seat, weights: &Weights) -> f64 {
    let worth = |trial: &Trial| match trial.met {
        Some(true) => reserve(board, *trial, weights),
        Some(false) => 0.0,
        None => {
            let (cond, context) = goal(board, seat, *trial);
            READY * stake(board, *trial, weights) * progress(board, cond, context)
        }
    };
    board.trials.iter().map(worth).sum()
}

/// A number that an open challenge requires.
#[derive(Clone, Copy, Debug)]
pub(super) struct Urge {
    pub(super) function: Function,
    /// What one more is worth.
    each: f64,
    /// How many more are required.
    pub(super) missing: f64,
    /// The number of remaining turns at which it is too late.
    spare: f64,
}

/// Everything that the open challenges require.
#[derive(Clone, Debug, Default)]
pub(super) struct Urges(Vec<Urge>);

impl Urges {
    pub(super) fn of(board: &Board, seat: Seat, weights: &Weights) -> Self {
        let mut urges = Vec::new();
        for trial in board.trials.iter().filter(|trial| trial.met.is_none()) {
            let (cond, context) = goal(board, seat, *trial);
            let deadline = board.pack[trial.challenge].deadline;
            let spare = f64::from(board.pack.constants.rounds) - f64::from(deadline);
            let share = READY * stake(board, *trial, weights);
            want(
                board,
                cond,
                context,
                Urge { function: Function::Round, each: share, missing: 0.0, spare },
                &mut urges,
            );
        }
        Self(urges)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Urge> {
        self.0.iter()
    }

    /// The value of one more of this number with this many turns left.
    pub(super) fn each(&self, left: f64, is_it: impl Fn(Function) -> bool) -> f64 {
        self.0.iter().filter(|urge| is_it(urge.function)).map(|urge| urge.one(left)).sum()
    }

    /// One more First Contact.
    pub(super) fn contact(&self, left: f64) -> f64 {
        self.each(left, |it| matches!(it, Function::Count(Count::FirstContacts | Count::Discovered)))
    }

    /// One more passenger delivered.
    pub(super) fn delivery(&self, left: f64) -> f64 {
        self.each(left, |it| it == Function::Count(Count::Delivered))
    }

    /// One more mission completed.
    pub(super) fn mission(&self, left: f64) -> f64 {
        self.each(left, |it| it == Function::Count(Count::MissionsDone))
    }

    /// So many more sales.
    pub(super) fn sales(&self, n: u8, left: f64) -> f64 {
        let sales = self
            .0
            .iter()
            .filter(|urge| matches!(urge.function, Function::Tally(it) if it.deed == Deed::Sell));
        sales.map(|urge| urge.one(left) * f64::from(n).min(urge.missing)).sum()
    }

    /// This much more money, in cash and in goods at their cost.
    pub(super) fn money(&self, cash: f64, goods: f64, left: f64) -> f64 {
        let urges = self.0.iter().filter(|urge| urge.function == Function::Cash);
        let more = |urge: &Urge| (cash + goods * in_time(left - urge.spare)).min(urge.missing);
        urges.map(|urge| urge.one(left) * more(urge)).sum()
    }
}

impl Urge {
    /// The value of one more with this many turns left.
    pub(super) fn one(&self, left: f64) -> f64 {
        self.each * (left - self.spare + 1.0).clamp(0.0, 1.0)
    }
}

/// How much of the cost of goods counts as money this many turns before a deadline: they must be sold first.
fn in_time(turns: f64) -> f64 {
    (turns / SALE).clamp(0.0, 1.0)
}

/// What goods cost that are aboard.
pub(super) fn stock(board: &Board, goods: &[u8; Good::COUNT]) -> f64 {
    Good::all().map(|good| f64::from(goods[good.at()]) * f64::from(board.pack[good].cost)).sum()
}

/// What meeting a challenge brings: its fame, and the losses that it avoids.
fn stake(board: &Board, trial: Trial, weights: &Weights) -> f64 {
    let card = &board.pack.pack()[trial.challenge];
    let fame = f64::from(card.fame) * f64::from(board.pack.constants.credits_per_fame);
    fame + reserve(board, trial, weights)
}

/// What a met challenge avoids: its infamy, and the loss of its share of a victory that is still possible.
fn reserve(board: &Board, trial: Trial, weights: &Weights) -> f64 {
    let card = &board.pack.pack()[trial.challenge];
    let infamy = f64::from(card.infamy) * f64::from(board.pack.constants.credits_per_fame);
    let is_lost = board.trials.iter().any(|trial| trial.met == Some(false));
    infamy + if is_lost { 0.0 } else { weights.victory / board.trials.len() as f64 }
}

fn goal(board: &Board, seat: Seat, trial: Trial) -> (&'static Cond, Context) {
    let goal = &board.pack.pack().scripts.challenges[trial.challenge.at()];
    (&goal.cond, Context::of(seat, Source::Challenge(trial.challenge)))
}

/// How far a condition is met, from 0 to 1.
fn progress(board: &Board, cond: &Cond, context: Context) -> f64 {
    match cond {
        Cond::And(all) => {
            all.iter().map(|cond| progress(board, cond, context)).sum::<f64>() / all.len() as f64
        }
        Cond::Compare(a, Cmp::AtLeast, b) => {
            let (have, target) = have_and_want(board, a, b, context);
            (have / target).clamp(0.0, 1.0)
        }
        _ => f64::from(u8::from(board.holds(cond, context))),
    }
}

/// What a sum has and what it requires, both beyond the start values. Goods count as money.
fn have_and_want(board: &Board, a: &Expr, b: &Expr, context: Context) -> (f64, f64) {
    let Some(Source::Challenge(challenge)) = context.source else { return (0.0, 0.0) };
    let left = f64::from(board.pack[challenge].deadline) - f64::from(board.round);
    let stock = stock(board, &board.merchants[context.seat].goods) * in_time(left);
    let start = slope(a, Function::Level);
    let have = f64::from(board.value(a, context)) + slope(a, Function::Cash) * stock;
    (have - start, (f64::from(board.value(b, context)) - start).max(1.0))
}

/// What a condition requires more of.
fn want(board: &Board, cond: &Cond, context: Context, whole: Urge, into: &mut Vec<Urge>) {
    match cond {
        Cond::And(all) => {
            let part = Urge { each: whole.each / all.len() as f64, ..whole };
            all.iter().for_each(|cond| want(board, cond, context, part, into));
        }
        Cond::Compare(a, Cmp::AtLeast, b) => {
            let (have, target) = have_and_want(board, a, b, context);
            let mut functions = Vec::new();
            terms(a, &mut functions);
            for function in functions.into_iter().filter(|_| target > have) {
                let slope = slope(a, function);
                let (each, missing) = (whole.each * slope / target, (target - have) / slope);
                into.push(Urge { function, each, missing, ..whole });
            }
        }
        _ => {}
    }
}

/// The numbers in a sum.
fn terms(expr: &Expr, into: &mut Vec<Function>) {
    match expr {
        Expr::Of(function) => into.push(*function),
        Expr::Times(a, b) | Expr::Plus(a, b) => {
            terms(a, into);
            terms(b, into);
        }
        Expr::Number(_) | Expr::Dice(_) | Expr::Minus(..) | Expr::Negative(_) => {}
    }
}

/// How much one more of a number adds to a sum.
fn slope(expr: &Expr, of: Function) -> f64 {
    match expr {
        Expr::Of(function) => f64::from(u8::from(*function == of)),
        Expr::Plus(a, b) => slope(a, of) + slope(b, of),
        Expr::Times(a, b) => match (&**a, &**b) {
            (Expr::Number(n), other) | (other, Expr::Number(n)) => f64::from(*n) * slope(other, of),
            _ => 0.0,
        },
        Expr::Number(_) | Expr::Dice(_) | Expr::Minus(..) | Expr::Negative(_) => 0.0,
    }
}

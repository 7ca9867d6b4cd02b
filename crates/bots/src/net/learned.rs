//! A judge of states that asks a network.

use super::ladder::Ladder;
use super::maths::{exp, log_odds};
use super::{BySeats, Featured, Net};
use crate::Evaluate;
use crate::tree::Chances;
use engine::{Chance, MAX_SEATS, Seat};
use std::sync::Arc;

/// The share of the result itself in the value of a state. The rest is the lead in points, so that nobody idles in a
/// game that is decided.
const RESULT: f32 = 0.92;

/// One unit of the logarithm of odds, in the unit of [`Evaluate::worth`].
const ODDS: f32 = 1_000_000.0;

/// Judges states by a network.
#[derive(Clone, PartialEq, Debug)]
pub struct Learned {
    net: Arc<Net>,
    ladder: Arc<Ladder>,
}

impl Learned {
    /// A judge that asks `net`.
    pub fn new(net: impl Into<Arc<Net>>) -> Self {
        let net = net.into();
        let ladder = Arc::new(Ladder::of(&net));
        Self { net, ladder }
    }

    /// The network that it asks.
    pub fn net(&self) -> &Net {
        &self.net
    }
}

impl<G: Featured> Chances<G> for Learned {
    fn chances(&self, world: &G) -> BySeats {
        let n_seats = usize::from(world.n_seats());
        if let Some(outcome) = world.outcome() {
            let winners = outcome.winners();
            let share = 1.0 / winners.len().max(1) as f32;
            let won = |seat: usize| if winners.has(Seat(seat as u8)) { share } else { 0.0 };
            let points = |seat: usize| outcome.points[Seat(seat as u8)] as f32;
            return blended::<G>(n_seats, won, points);
        }
        let judgement = self.net.judged(world, Some(&self.ladder));
        blended::<G>(n_seats, |seat| judgement.chances[seat], |seat| judgement.points[seat] * G::POINTS)
    }

    fn is_secret(decision: G::Decision) -> bool {
        G::is_secret(decision)
    }
}

/// Chances of winning, with a little of the lead over the best of the others.
fn blended<G: Featured>(
    n_seats: usize,
    chance: impl Fn(usize) -> f32,
    points: impl Fn(usize) -> f32,
) -> BySeats {
    let mut values = [0.0; MAX_SEATS];
    for (seat, value) in values.iter_mut().enumerate().take(n_seats) {
        let others = (0..n_seats).filter(|other| *other != seat).map(&points);
        let lead = points(seat) - others.fold(if n_seats == 1 { G::ALONE } else { f32::MIN }, f32::max);
        let margin = 1.0 / (1.0 + exp(-lead / G::MARGIN));
        *value = RESULT * chance(seat) + (1.0 - RESULT) * margin;
    }
    values
}

impl<G: Featured> Evaluate<G> for Learned {
    /// The value of a state that looks like `view`.
    fn worth(&self, view: &G::View, seat: Seat) -> i64 {
        self.of_world(&G::imagine(view, seat, Chance::seeded(0)), seat)
    }

    fn of_world(&self, world: &G, seat: Seat) -> i64 {
        (ODDS * log_odds(self.chances(world)[usize::from(seat.0)])) as i64
    }
}

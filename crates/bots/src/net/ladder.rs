//! Sums of rows of the first layer, so that a number in steps costs two rows and not one for each step that it reaches.

use super::{FIRST, Net};

/// For each input of a block the sum of the rows of all inputs before it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Ladder {
    table: Vec<[f32; FIRST]>,
    seat: Vec<[f32; 2 * FIRST]>,
}

/// From so many steps on their sum is taken: two rows are read for it, and one for each step.
pub(super) const FROM: usize = 3;

impl Ladder {
    pub(super) fn of(net: &Net) -> Self {
        let shape = net.shape();
        Self {
            table: sums(shape.n_table, |input| net.row(shape.table(input))),
            seat: sums(shape.n_seat, |input| net.row(shape.seat(input))),
        }
    }

    /// Adds the rows of `n` inputs of the table from `from` on.
    #[inline]
    pub(super) fn add_table(&self, sum: &mut [f32; FIRST], from: usize, n: usize) {
        climb(sum, &self.table[from], &self.table[from + n]);
    }

    /// Adds the rows of `n` inputs of a seat from `from` on: those for the seat itself and those for the others.
    #[inline]
    pub(super) fn add_seat(&self, own: &mut [f32; FIRST], others: &mut [f32; FIRST], from: usize, n: usize) {
        let (low, high) =
            (self.seat[from].as_chunks::<FIRST>().0, self.seat[from + n].as_chunks::<FIRST>().0);
        climb(own, &low[0], &high[0]);
        climb(others, &low[1], &high[1]);
    }
}

fn sums<'n, const N: usize>(n_rows: usize, row: impl Fn(usize) -> &'n [f32; N]) -> Vec<[f32; N]> {
    let mut sums = vec![[0.0; N]];
    for at in 0..n_rows {
        let mut next = sums[at];
        next.iter_mut().zip(row(at)).for_each(|(sum, weight)| *sum += weight);
        sums.push(next);
    }
    sums
}

#[inline]
fn climb<const N: usize>(sum: &mut [f32; N], low: &[f32; N], high: &[f32; N]) {
    for ((sum, low), high) in sum.iter_mut().zip(low).zip(high) {
        *sum += high - low;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bot, Graded, Random};
    use engine::{Dealer, Log, Turn, Viewer};

    /// Sums of rows say the same as the rows one by one, but for the last digits.
    fn says_the_same<G: Graded>(n_seats: u8) {
        let learned = G::learned().expect("a network");
        let (net, ladder) = (learned.net(), Ladder::of(learned.net()));
        let (mut state, mut bot) =
            (G::new(n_seats, &G::Options::default(), Dealer::seeded(3)), Random::seeded(3));
        for _ in 0..300 {
            let Some(seat) = state.awaiting().iter().next() else { break };
            let (slow, quick) = (net.judge(&state), net.judged(&state, Some(&ladder)));
            for (slow, quick) in
                slow.chances.iter().chain(&slow.points).zip(quick.chances.iter().chain(&quick.points))
            {
                assert!((slow - quick).abs() < 1e-4, "{slow} and {quick}");
            }
            let (mut legal, decision) = (Vec::new(), state.decision(seat).expect("it is asked"));
            state.legal(seat, &mut legal);
            let action =
                bot.choose(&Turn::<G> { seat, view: state.view(Viewer::Seat(seat)), decision, legal });
            state.apply(seat, action, &mut Log::silent());
        }
    }

    #[test]
    fn a_ladder_says_what_its_steps_say() {
        says_the_same::<beyond_the_sun::State>(3);
        says_the_same::<new_frontiers::State>(2);
    }
}

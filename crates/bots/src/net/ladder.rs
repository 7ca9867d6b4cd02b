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

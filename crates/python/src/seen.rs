//! Observations: what a seat may see of a state, as numbers.

use bots::net::{Block, Featured, Sink, Writer};
use engine::Seat;

/// How many inputs a table and a seat have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Widths {
    table: usize,
    seat: usize,
    block: Option<Block>,
}

impl Widths {
    /// Those of a game, counted at one of its states; all states of a game have the same.
    pub(crate) fn of<G: Featured>(state: &G) -> Self {
        let mut widths = Self::default();
        state.features(&mut Writer::new(&mut widths));
        widths
    }

    /// The length of an observation at a table of so many.
    pub(crate) const fn whole(self, n_seats: u8) -> usize {
        self.table + self.seat * n_seats as usize
    }
}

impl Sink for Widths {
    fn begin(&mut self, block: Block) {
        self.block = Some(block);
    }

    fn put(&mut self, _: usize, _: f32) {}

    fn name(&mut self, width: usize, _: impl Fn(usize) -> String) {
        match self.block {
            Some(Block::Table) => self.table += width,
            Some(Block::Seat(0)) => self.seat += width,
            Some(Block::Seat(_)) | None => {}
        }
    }
}

/// Writes what `seat` may see of `state` into `row`: the table, then `seat` itself, then the other seats in order.
pub(crate) fn observe<G: Featured>(state: &G, seat: Seat, widths: Widths, row: &mut [f32]) {
    row.fill(0.0);
    let n_seats = usize::from(state.n_seats());
    let mut row = Row { row, widths, first: usize::from(seat.0), n_seats, from: 0 };
    state.seen_by(seat, &mut Writer::new(&mut row));
}

struct Row<'a> {
    row: &'a mut [f32],
    widths: Widths,
    first: usize,
    n_seats: usize,
    from: usize,
}

impl Sink for Row<'_> {
    fn begin(&mut self, block: Block) {
        self.from = match block {
            Block::Table => 0,
            Block::Seat(seat) => {
                let place = (seat + self.n_seats - self.first) % self.n_seats;
                self.widths.table + place * self.widths.seat
            }
        };
    }

    fn put(&mut self, at: usize, value: f32) {
        self.row[self.from + at] = value;
    }
}

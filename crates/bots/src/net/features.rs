//! How a game names and lists what the network reads.

use engine::{Game, Seat};
use std::fmt;

/// The part of the inputs that is being written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Block {
    /// What belongs to the table.
    Table,
    /// What belongs to one seat.
    Seat(usize),
}

/// A game that a network can judge.
pub trait Featured: Game {
    /// This many points in the lead are a clear lead.
    const MARGIN: f32;
    /// Final points are divided by this, so that the network learns numbers near 1.
    const POINTS: f32;
    /// A player alone who reaches this many points has about as much as a victory needs.
    const ALONE: f32 = 0.0;

    /// Room for the legal actions of one decision, for players who choose by number. Longer lists are cut off.
    const MOST_ACTIONS: usize;

    /// Writes everything that the network reads: the table first, then each seat in order.
    fn features<S: Sink>(&self, to: &mut Writer<'_, S>);

    /// The same without what is hidden from `seat`. All states that look the same to `seat` have the same inputs.
    /// Games override it if the network reads something that some seat cannot see.
    fn seen_by<S: Sink>(&self, _seat: Seat, to: &mut Writer<'_, S>) {
        self.features(to);
    }

    /// Whether the answer to this question stays hidden from the other seats.
    fn is_secret(decision: Self::Decision) -> bool;
}

/// What takes the inputs.
pub trait Sink {
    /// A block begins; its inputs are numbered from 0.
    fn begin(&mut self, block: Block);

    /// The input `at` of the present block has this value. Inputs that are not put are 0.
    fn put(&mut self, at: usize, value: f32);

    /// The `n` inputs of the present block from `from` on are 1.
    fn steps(&mut self, from: usize, n: usize) {
        (from..from + n).for_each(|at| self.put(at, 1.0));
    }

    /// The next `width` inputs of the present block have these names.
    fn name(&mut self, width: usize, name: impl Fn(usize) -> String) {
        let _ = (width, name);
    }
}

/// Writes inputs one group after the other, so that their numbers follow from their order.
#[derive(Debug)]
pub struct Writer<'a, S> {
    to: &'a mut S,
    at: usize,
}

impl<'a, S: Sink> Writer<'a, S> {
    /// A writer that hands everything to `to`.
    pub fn new(to: &'a mut S) -> Self {
        Self { to, at: 0 }
    }

    /// A block begins.
    pub fn begin(&mut self, block: Block) {
        self.at = 0;
        self.to.begin(block);
    }

    /// One input for each of `width` things, 1 if its bit is set; `name` names a thing.
    pub fn flags(&mut self, word: u64, width: usize, name: impl Fn(usize) -> String) {
        let mut rest = if width >= 64 { word } else { word & ((1 << width) - 1) };
        while rest != 0 {
            self.to.put(self.at + rest.trailing_zeros() as usize, 1.0);
            rest &= rest - 1;
        }
        self.grow(width, name);
    }

    /// A number in steps: one input for each step that it reaches, at most `width`.
    pub fn steps(&mut self, n: i32, step: i32, width: usize, name: impl fmt::Display) {
        let reached = (n / step).clamp(0, width as i32) as usize;
        self.to.steps(self.at, reached);
        self.grow(width, |at| format!("{name} at least {}", (at as i32 + 1) * step));
    }

    /// A plain number.
    pub fn number(&mut self, value: f32, name: &str) {
        if value != 0.0 {
            self.to.put(self.at, value);
        }
        self.grow(1, |_| name.to_owned());
    }

    /// One of `width` things, or none of them.
    pub fn one_of(&mut self, chosen: Option<usize>, width: usize, name: impl Fn(usize) -> String) {
        if let Some(chosen) = chosen.filter(|chosen| *chosen < width) {
            self.to.put(self.at + chosen, 1.0);
        }
        self.grow(width, name);
    }

    fn grow(&mut self, width: usize, name: impl Fn(usize) -> String) {
        self.to.name(width, name);
        self.at += width;
    }
}

/// The names of all inputs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    /// Those of the table.
    pub table: Vec<String>,
    /// Those of a seat; all seats have the same.
    pub seat: Vec<String>,
    seat_begun: Option<usize>,
}

impl Names {
    /// The names of the inputs of a game, read from any of its states.
    pub fn of<G: Featured>(state: &G) -> Self {
        let mut names = Self::default();
        state.features(&mut Writer::new(&mut names));
        names
    }

    /// A number that changes with every name and with their order (FNV-1a).
    pub fn fingerprint(&self) -> u64 {
        let lines = self.table.iter().chain([const { &String::new() }]).chain(&self.seat);
        let bytes = lines.flat_map(|line| line.bytes().chain([b'\n']));
        bytes.fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        })
    }
}

impl Sink for Names {
    fn begin(&mut self, block: Block) {
        self.seat_begun = match block {
            Block::Table => None,
            Block::Seat(seat) => Some(seat),
        };
    }

    fn put(&mut self, _: usize, _: f32) {}

    fn name(&mut self, width: usize, name: impl Fn(usize) -> String) {
        match self.seat_begun {
            None => self.table.extend((0..width).map(name)),
            Some(0) => self.seat.extend((0..width).map(name)),
            Some(_) => {}
        }
    }
}

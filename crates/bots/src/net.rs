//! A small network that says each seat's chance of winning at any decision.
//!
//! One tower of two layers serves all seats: it reads the table, the seat itself, and the mean of the other seats. So
//! the order of seats does not matter, and tables of all sizes use the same weights. Most inputs are 0, so the first
//! layer adds up only the weights of those that are not.

mod features;
mod file;
mod half;
mod ladder;
mod learned;
pub(crate) mod maths;
mod training;

pub use features::{Block, Featured, Names, Sink, Writer};
pub use file::{BadNet, Header};
use ladder::Ladder;
pub use learned::Learned;
pub use training::{Adam, Gradient, Loss, Sample};

use engine::{MAX_SEATS, Quick};

/// Units of the first layer.
pub(crate) const FIRST: usize = 64;
/// Units of the second layer.
pub(crate) const SECOND: usize = 32;

/// A number for each seat; seats that do not exist have 0.
pub type BySeats = [f32; MAX_SEATS];

/// How many inputs a network has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Inputs of the table.
    pub n_table: usize,
    /// Inputs of each seat.
    pub n_seat: usize,
}

/// The places of the weights: rows of the table, rows of a seat (its own weights, then those for the others), then
/// the small layers.
impl Shape {
    const fn table(self, input: usize) -> usize {
        input * FIRST
    }

    const fn seat(self, input: usize) -> usize {
        self.table(self.n_table) + input * 2 * FIRST
    }

    const fn first_bias(self) -> usize {
        self.seat(self.n_seat)
    }

    const fn second(self) -> usize {
        self.first_bias() + FIRST
    }

    const fn second_bias(self) -> usize {
        self.second() + FIRST * SECOND
    }

    const fn last(self) -> usize {
        self.second_bias() + SECOND
    }

    const fn last_bias(self) -> usize {
        self.last() + 2 * SECOND
    }

    /// How many weights a network of this shape has.
    pub const fn n_weights(self) -> usize {
        self.last_bias() + 2
    }
}

/// A network with its weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    shape: Shape,
    weights: Vec<f32>,
    /// Logits are divided by this before they become chances.
    temperature: f32,
}

/// What a network says about a state.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Judgement {
    /// Each seat's chance of winning; they add up to 1 if there are several seats.
    pub chances: BySeats,
    /// Each seat's final points, divided by [`Featured::POINTS`].
    pub points: BySeats,
}

/// What one seat's tower computes.
struct Tower {
    first: [f32; FIRST],
    second: [f32; SECOND],
    logit: f32,
    points: f32,
}

impl Net {
    /// A network with small random weights.
    pub fn seeded(shape: Shape, seed: u64) -> Self {
        let mut luck = Quick::seeded(seed);
        let mut within = |limit: f32| ((luck.word() >> 40) as f32 / (1u64 << 23) as f32 - 1.0) * limit;
        let mut weights = vec![0.0; shape.n_weights()];
        weights[..shape.first_bias()].fill_with(|| within(0.08));
        weights[shape.second()..shape.second_bias()].fill_with(|| within(0.15));
        weights[shape.last()..shape.last_bias()].fill_with(|| within(0.1));
        Self { shape, weights, temperature: 1.0 }
    }

    /// How many inputs it has.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// A number that changes with every weight and with the temperature.
    pub fn fingerprint(&self) -> u64 {
        let all = self.weights.iter().chain([&self.temperature]);
        let bytes: Vec<u8> = all.flat_map(|weight| weight.to_bits().to_le_bytes()).collect();
        file::sum(&bytes)
    }

    /// All weights.
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// The same network with other weights.
    ///
    /// # Panics
    /// If there are more or fewer of them.
    #[must_use]
    pub fn with_weights(&self, weights: Vec<f32>) -> Self {
        assert_eq!(weights.len(), self.weights.len(), "a network keeps its shape");
        Self { weights, ..*self }
    }

    /// What logits are divided by before they become chances.
    pub const fn temperature(&self) -> f32 {
        self.temperature
    }

    /// The same network, more or less sure of its chances.
    #[must_use]
    pub fn tempered(&self, temperature: f32) -> Self {
        Self { temperature, weights: self.weights.clone(), ..*self }
    }

    /// What it says about a state.
    pub fn judge<G: Featured>(&self, state: &G) -> Judgement {
        self.judged(state, None)
    }

    /// The same, with sums of rows that are ready.
    fn judged<G: Featured>(&self, state: &G, ladder: Option<&Ladder>) -> Judgement {
        let mut sums = Sums { ladder, ..Sums::new(self) };
        state.features(&mut Writer::new(&mut sums));
        sums.judgement(usize::from(state.n_seats()))
    }

    fn row<const N: usize>(&self, at: usize) -> &[f32; N] {
        self.weights[at..].first_chunk().expect("a place of the shape has a whole row")
    }

    /// The tower of a seat above its sums of the first layer.
    fn tower(&self, mut first: [f32; FIRST]) -> Tower {
        let shape = self.shape;
        let mut second: [f32; SECOND] = *self.row(shape.second_bias());
        for (unit, value) in first.iter_mut().enumerate() {
            *value = value.max(0.0);
            if *value > 0.0 {
                add(&mut second, *value, self.row(shape.second() + unit * SECOND));
            }
        }
        let [mut logit, mut points]: [f32; 2] = *self.row(shape.last_bias());
        for (unit, value) in second.iter_mut().enumerate() {
            *value = value.max(0.0);
            let [to_logit, to_points]: [f32; 2] = *self.row(shape.last() + 2 * unit);
            logit += *value * to_logit;
            points += *value * to_points;
        }
        Tower { first, second, logit, points }
    }
}

/// `sum` plus `factor` times `row`.
#[inline]
fn add<const N: usize>(sum: &mut [f32; N], factor: f32, row: &[f32; N]) {
    for (sum, weight) in sum.iter_mut().zip(row) {
        *sum += factor * weight;
    }
}

/// The sums of the first layer, added up while a game lists its inputs.
struct Sums<'n> {
    net: &'n Net,
    ladder: Option<&'n Ladder>,
    block: Block,
    table: [f32; FIRST],
    own: [[f32; FIRST]; MAX_SEATS],
    others: [[f32; FIRST]; MAX_SEATS],
}

impl Sink for Sums<'_> {
    #[inline]
    fn begin(&mut self, block: Block) {
        self.block = block;
    }

    #[inline]
    fn put(&mut self, at: usize, value: f32) {
        let shape = self.net.shape;
        match self.block {
            Block::Table => add(&mut self.table, value, self.net.row(shape.table(at))),
            Block::Seat(seat) => {
                add(&mut self.own[seat], value, self.net.row(shape.seat(at)));
                add(&mut self.others[seat], value, self.net.row(shape.seat(at) + FIRST));
            }
        }
    }

    #[inline]
    fn steps(&mut self, from: usize, n: usize) {
        match (self.ladder.filter(|_| n >= ladder::FROM), self.block) {
            (None, _) => (from..from + n).for_each(|at| self.put(at, 1.0)),
            (Some(ladder), Block::Table) => ladder.add_table(&mut self.table, from, n),
            (Some(ladder), Block::Seat(seat)) => {
                ladder.add_seat(&mut self.own[seat], &mut self.others[seat], from, n);
            }
        }
    }
}

impl<'n> Sums<'n> {
    fn new(net: &'n Net) -> Self {
        let none = [[0.0; FIRST]; MAX_SEATS];
        Self {
            net,
            ladder: None,
            block: Block::Table,
            table: *net.row(net.shape.first_bias()),
            own: none,
            others: none,
        }
    }

    /// The towers of all seats, first seat first.
    fn towers(&self, n_seats: usize) -> impl Iterator<Item = Tower> + '_ {
        let mut all = [0.0; FIRST];
        for others in &self.others[..n_seats] {
            add(&mut all, 1.0, others);
        }
        let share = 1.0 / (n_seats.max(2) - 1) as f32;
        (0..n_seats).map(move |seat| {
            let (own, others) = (&self.own[seat], &self.others[seat]);
            let sum = |unit: usize| self.table[unit] + own[unit] + (all[unit] - others[unit]) * share;
            self.net.tower(std::array::from_fn(sum))
        })
    }

    fn judgement(&self, n_seats: usize) -> Judgement {
        let (mut logits, mut judgement) = ([0.0; MAX_SEATS], Judgement::default());
        for (seat, tower) in self.towers(n_seats).enumerate() {
            logits[seat] = tower.logit / self.net.temperature;
            judgement.points[seat] = tower.points;
        }
        judgement.chances = shares(&logits, n_seats);
        judgement
    }
}

/// Logits as chances that add up to 1. A player alone has a chance of victory and one of defeat, whose logit is 0.
pub(crate) fn shares(logits: &BySeats, n_seats: usize) -> BySeats {
    let mut chances = [0.0; MAX_SEATS];
    if n_seats == 1 {
        chances[0] = 1.0 / (1.0 + maths::exp(-logits[0]));
        return chances;
    }
    let most = logits[..n_seats].iter().copied().fold(f32::MIN, f32::max);
    for (chance, logit) in chances.iter_mut().zip(&logits[..n_seats]) {
        *chance = maths::exp(logit - most);
    }
    let sum: f32 = chances.iter().sum();
    chances.map(|chance| chance / sum)
}

//! How a network learns: samples, gradients and steps.
//!
//! Nothing here starts a thread. Who trains cuts a batch into fixed parts, lets any number of threads compute the
//! gradient of each part, and hands all of them in order to [`Adam::step`]; so the weights do not depend on the
//! number of threads.

use super::{Block, BySeats, FIRST, Featured, Net, SECOND, Sink, Sums, Tower, Writer, add, maths, shares};
use engine::MAX_SEATS;

/// The weight of the final points against the chance of winning.
const POINTS_WEIGHT: f32 = 0.5;

/// A flag of an input: its value follows, otherwise it is 1.
const HAS_VALUE: u16 = 1 << 15;

/// Values are kept as whole multiples of this part of 1.
const FINENESS: f32 = 256.0;

/// A state and how its game ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    n_seats: u8,
    /// The inputs of all blocks, one block after the other.
    inputs: Vec<u16>,
    /// Where each block ends: the table, then the seats.
    ends: [u16; MAX_SEATS + 1],
    /// Each seat's share of the victory.
    pub won: BySeats,
    /// Each seat's final points, divided by [`Featured::POINTS`].
    pub points: BySeats,
}

/// How far a network is from the results of some samples; sums over the samples.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Loss {
    /// How many samples were counted.
    pub n: u64,
    /// The cross entropy of the chances.
    pub chances: f64,
    /// The squared error of the points, in the mean over the seats.
    pub points: f64,
}

impl Loss {
    /// What training lowers.
    pub fn total(self) -> f64 {
        self.chances + f64::from(POINTS_WEIGHT) * self.points
    }

    /// Both sums together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            n: self.n + other.n,
            chances: self.chances + other.chances,
            points: self.points + other.points,
        }
    }
}

/// The gradient of a part of a batch.
#[derive(Clone, PartialEq, Debug)]
pub struct Gradient {
    sums: Vec<f32>,
    /// The loss of the part.
    pub loss: Loss,
}

impl Sample {
    /// The inputs of a state; its result is not known yet.
    pub fn of<G: Featured>(state: &G) -> Self {
        let n_seats = state.n_seats();
        let none = [0.0; MAX_SEATS];
        let mut sample =
            Self { n_seats, inputs: Vec::new(), ends: [0; MAX_SEATS + 1], won: none, points: none };
        let mut packer = Packer { sample: &mut sample, at: 0 };
        state.features(&mut Writer::new(&mut packer));
        sample.inputs.shrink_to_fit();
        sample
    }

    /// How many seats the table has.
    pub fn n_seats(&self) -> usize {
        self.n_seats.into()
    }

    /// Calls `put` for every input of a block that is not 0.
    fn each(&self, block: usize, mut put: impl FnMut(usize, f32)) {
        let from = block.checked_sub(1).map_or(0, |last| self.ends[last]);
        let mut words = self.inputs[usize::from(from)..usize::from(self.ends[block])].iter();
        while let Some(word) = words.next() {
            let value = match word & HAS_VALUE {
                0 => 1.0,
                _ => words.next().map_or(0.0, |value| f32::from(*value as i16) / FINENESS),
            };
            put(usize::from(word & !HAS_VALUE), value);
        }
    }

    fn sums<'n>(&self, net: &'n Net) -> Sums<'n> {
        let mut sums = Sums::new(net);
        self.each(0, |at, value| sums.put(at, value));
        for seat in 0..self.n_seats() {
            sums.begin(Block::Seat(seat));
            self.each(1 + seat, |at, value| sums.put(at, value));
        }
        sums
    }

    /// Appends the sample to `bytes`.
    pub fn write(&self, bytes: &mut Vec<u8>) {
        bytes.push(self.n_seats);
        bytes.extend(self.ends.iter().chain(&self.inputs).flat_map(|word| word.to_le_bytes()));
        let results = self.won.iter().chain(&self.points);
        bytes.extend(results.flat_map(|value| value.to_le_bytes()));
    }

    /// Takes a sample from the front of `bytes`; `None` if there is none.
    pub fn read(bytes: &mut &[u8]) -> Option<Self> {
        let [n_seats] = take(bytes)?;
        let mut ends = [0; MAX_SEATS + 1];
        for end in &mut ends {
            *end = u16::from_le_bytes(take(bytes)?);
        }
        let n_inputs = *ends.get(usize::from(n_seats))?;
        let inputs = (0..n_inputs).map(|_| take(bytes).map(u16::from_le_bytes)).collect::<Option<_>>()?;
        let mut results = [0.0; 2 * MAX_SEATS];
        for result in &mut results {
            *result = f32::from_le_bytes(take(bytes)?);
        }
        let won = std::array::from_fn(|seat| results[seat]);
        let points = std::array::from_fn(|seat| results[MAX_SEATS + seat]);
        Some(Self { n_seats, inputs, ends, won, points })
    }

    /// How far `net` is from the result.
    pub fn loss(&self, net: &Net) -> Loss {
        let judgement = self.sums(net).judgement(self.n_seats());
        self.compared(&judgement.chances, &judgement.points)
    }

    /// The chances that `net` gives.
    pub fn chances(&self, net: &Net) -> BySeats {
        self.sums(net).judgement(self.n_seats()).chances
    }

    fn compared(&self, chances: &BySeats, points: &BySeats) -> Loss {
        let seats = 0..self.n_seats();
        let term = |won: f32, chance: f32| -f64::from(won * maths::ln(chance.max(1e-9)));
        let entropy = |seat: usize| term(self.won[seat], chances[seat]);
        let defeat = if self.n_seats == 1 { term(1.0 - self.won[0], 1.0 - chances[0]) } else { 0.0 };
        let square = |seat: usize| f64::from(points[seat] - self.points[seat]).powi(2);
        Loss {
            n: 1,
            chances: seats.clone().map(entropy).sum::<f64>() + defeat,
            points: seats.map(square).sum::<f64>() / self.n_seats() as f64,
        }
    }
}

fn take<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
    let (first, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(*first)
}

/// Writes inputs into a sample.
struct Packer<'a> {
    sample: &'a mut Sample,
    at: usize,
}

impl Sink for Packer<'_> {
    fn begin(&mut self, block: Block) {
        self.at = match block {
            Block::Table => 0,
            Block::Seat(seat) => 1 + seat,
        };
        self.sample.ends[self.at] = self.sample.inputs.len() as u16;
    }

    fn put(&mut self, at: usize, value: f32) {
        let inputs = &mut self.sample.inputs;
        if value == 1.0 {
            inputs.push(at as u16);
        } else {
            inputs.extend([at as u16 | HAS_VALUE, (value * FINENESS) as i16 as u16]);
        }
        self.sample.ends[self.at] = inputs.len() as u16;
    }
}

impl Gradient {
    /// The gradient of `net` over a part of a batch.
    pub fn of<'s>(net: &Net, part: impl IntoIterator<Item = &'s Sample>) -> Self {
        let mut gradient = Self { sums: vec![0.0; net.weights.len()], loss: Loss::default() };
        for sample in part {
            gradient.add(net, sample);
        }
        gradient
    }

    /// The slope of the loss for each weight; sums over the samples.
    pub fn slopes(&self) -> &[f32] {
        &self.sums
    }

    /// Adds one sample, from the result back to the inputs.
    fn add(&mut self, net: &Net, sample: &Sample) {
        let n_seats = sample.n_seats();
        let towers: Vec<Tower> = sample.sums(net).towers(n_seats).collect();
        let (mut logits, mut points) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
        for (seat, tower) in towers.iter().enumerate() {
            (logits[seat], points[seat]) = (tower.logit, tower.points);
        }
        let chances = shares(&logits, n_seats);
        self.loss = self.loss.and(sample.compared(&chances, &points));
        let mut firsts = [[0.0; FIRST]; MAX_SEATS];
        for (seat, tower) in towers.iter().enumerate() {
            let to_logit = chances[seat] - sample.won[seat];
            let to_points = POINTS_WEIGHT * (points[seat] - sample.points[seat]) * 2.0 / n_seats as f32;
            firsts[seat] = self.through_tower(net, tower, to_logit, to_points);
        }
        self.through_inputs(net, sample, &firsts);
    }

    /// The gradient of one seat's tower; what comes out at its lower end.
    fn through_tower(&mut self, net: &Net, tower: &Tower, to_logit: f32, to_points: f32) -> [f32; FIRST] {
        let shape = net.shape;
        let mut second = [0.0; SECOND];
        for (unit, value) in tower.second.iter().enumerate().filter(|(_, value)| **value > 0.0) {
            let at = shape.last() + 2 * unit;
            self.sums[at] += to_logit * value;
            self.sums[at + 1] += to_points * value;
            second[unit] = to_logit * net.weights[at] + to_points * net.weights[at + 1];
            self.sums[shape.second_bias() + unit] += second[unit];
        }
        self.sums[shape.last_bias()] += to_logit;
        self.sums[shape.last_bias() + 1] += to_points;
        let mut first = [0.0; FIRST];
        for (unit, value) in tower.first.iter().enumerate().filter(|(_, value)| **value > 0.0) {
            let at = shape.second() + unit * SECOND;
            add(self.row(at), *value, &second);
            let row: &[f32; SECOND] = net.row(at);
            first[unit] = row.iter().zip(&second).map(|(weight, slope)| weight * slope).sum();
        }
        first
    }

    /// The gradient of the rows of the first layer that the inputs of a sample touch.
    fn through_inputs(&mut self, net: &Net, sample: &Sample, firsts: &[[f32; FIRST]; MAX_SEATS]) {
        let (shape, n_seats) = (net.shape, sample.n_seats());
        let mut all = [0.0; FIRST];
        for first in &firsts[..n_seats] {
            add(&mut all, 1.0, first);
        }
        add(self.row(shape.first_bias()), 1.0, &all);
        sample.each(0, |at, value| add(self.row(shape.table(at)), value, &all));
        let share = 1.0 / (n_seats.max(2) - 1) as f32;
        for (seat, own) in firsts.iter().enumerate().take(n_seats) {
            let others: [f32; FIRST] = std::array::from_fn(|unit| (all[unit] - own[unit]) * share);
            sample.each(1 + seat, |at, value| {
                add(self.row(shape.seat(at)), value, own);
                add(self.row(shape.seat(at) + FIRST), value, &others);
            });
        }
    }

    fn row<const N: usize>(&mut self, at: usize) -> &mut [f32; N] {
        self.sums[at..].first_chunk_mut().expect("a place of the shape has a whole row")
    }
}

/// Adam: steps along the gradient, each weight at its own pace.
#[derive(Clone, PartialEq, Debug)]
pub struct Adam {
    means: Vec<f32>,
    squares: Vec<f32>,
    /// What the first steps are still missing in the two running means.
    missing: (f32, f32),
    decay: f32,
}

impl Adam {
    /// No step has been made yet; `decay` draws all weights a little to 0.
    pub fn new(net: &Net, decay: f32) -> Self {
        let none = vec![0.0; net.weights.len()];
        Self { means: none.clone(), squares: none, missing: (1.0, 1.0), decay }
    }

    /// One step with the gradients of all parts of a batch, added in their order.
    pub fn step(&mut self, net: &mut Net, parts: &[Gradient], rate: f32) {
        const MEAN: f32 = 0.9;
        const SQUARE: f32 = 0.999;
        let n: u64 = parts.iter().map(|part| part.loss.n).sum();
        let scale = 1.0 / n.max(1) as f32;
        self.missing = (self.missing.0 * MEAN, self.missing.1 * SQUARE);
        let (mean_known, square_known) = (1.0 - self.missing.0, 1.0 - self.missing.1);
        let mut sums = vec![0.0; net.weights.len()];
        for part in parts {
            for (sum, slope) in sums.iter_mut().zip(&part.sums) {
                *sum += slope;
            }
        }
        let moments = self.means.iter_mut().zip(&mut self.squares);
        for ((weight, sum), (mean, square)) in net.weights.iter_mut().zip(sums).zip(moments) {
            let slope = sum * scale + self.decay * *weight;
            *mean = MEAN * *mean + (1.0 - MEAN) * slope;
            *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
            *weight -= rate * (*mean / mean_known) / ((*square / square_known).sqrt() + 1e-8);
        }
    }
}

//! Fits the formula that turns the worth of states into chances (`bots::Odds`) on games of bots, and measures on other
//! games how far its chances come true.
//!
//! `fit_chances GAME SEATS LEVELS GAMES SEED [THREADS]`, such as `fit_chances interportal 2,3,4 normal,hard,expert 240 1`.
//! Seats and levels are taken in turn; all bots of a table have the same level. Three quarters of the games are for the
//! fit, the others for the measurement. In the end the weights of this version are measured on all games: with another
//! seed than that of their fit, they have not seen any of them.

use bots::{Bot, Level, N_TIMES, Odds, Reckoned, advice, times};
use engine::{Dealer, Log, Quick, Seat, Turn, Viewer};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// One choice of so many is kept.
const KEPT: u64 = 8;

/// More decisions than any game needs.
const LONGEST: usize = 20_000;

/// How often all weights are set, one after the other.
const PASSES: usize = 60;

/// What a judge made of a choice, and who won.
struct Sample {
    /// In thousands of units, less the greatest of them if there are several.
    worths: Vec<f64>,
    worths_as_told: Vec<i64>,
    left: f32,
    won: Vec<f64>,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, seats, levels, n_games, seed, rest @ ..] = &args[..] else {
        panic!("GAME SEATS LEVELS GAMES SEED [THREADS]")
    };
    let asked = Asked {
        seats: seats.split(',').map(|n| n.parse().expect("a number of seats")).collect(),
        levels: levels.split(',').map(|name| name.parse().expect("a bot")).collect(),
        n_games: n_games.parse().expect("a number of games"),
        seed: seed.parse().expect("a seed"),
        n_threads: rest.first().map_or(1, |n| n.parse().expect("a number of threads")),
    };
    match game.as_str() {
        "interportal" => asked.run::<interportal::State>(),
        "merchant-of-venus" => asked.run::<merchant_of_venus::State>(),
        other => panic!("{other} has a network, or is no game"),
    }
}

struct Asked {
    seats: Vec<u8>,
    levels: Vec<Level>,
    n_games: u64,
    seed: u64,
    n_threads: usize,
}

impl Asked {
    fn run<G: Reckoned>(&self) {
        let (next, games) = (AtomicU64::new(0), Mutex::new(Vec::new()));
        std::thread::scope(|scope| {
            for _ in 0..self.n_threads {
                scope.spawn(|| {
                    loop {
                        let n = next.fetch_add(1, Ordering::Relaxed);
                        if n >= self.n_games {
                            break;
                        }
                        let samples = self.game::<G>(n);
                        games.lock().expect("no game has failed").push((n, samples));
                    }
                });
            }
        });
        let mut games = games.into_inner().expect("no game has failed");
        games.sort_by_key(|(n, _)| *n);
        // Whole rounds of seats and levels, so that both parts have all of them.
        let of_fit = |n: u64| (n / (self.seats.len() * self.levels.len()) as u64) % 4 != 3;
        let part = |wanted: bool| -> Vec<&Sample> {
            games.iter().filter(|(n, _)| of_fit(*n) == wanted).flat_map(|(_, samples)| samples).collect()
        };
        let (fit, held) = (part(true), part(false));
        let several = |samples: &[&Sample]| samples.iter().filter(|it| it.won.len() > 1).count();
        println!(
            "{} choices to fit, {} of them at tables of several; {} held out",
            fit.len(),
            several(&fit),
            held.len()
        );
        let odds = Odds { sharpness: several_seats(&fit), alone: alone(&fit) };
        println!("Odds {{ sharpness: {:?}, alone: {:?} }}", odds.sharpness, odds.alone);
        report("fitted", &odds, &fit);
        report("held out", &odds, &held);
        let all: Vec<&Sample> = games.iter().flat_map(|(_, samples)| samples).collect();
        report("weights of this version, all games", &G::ODDS, &all);
        if games.iter().flat_map(|(_, it)| it).any(|it| it.won.len() == 1) {
            let alone: Vec<&Sample> = held.iter().copied().filter(|it| it.won.len() == 1).collect();
            report("held out, alone", &odds, &alone);
        }
    }

    fn game<G: Reckoned>(&self, n: u64) -> Vec<Sample> {
        let n_seats = self.seats[n as usize % self.seats.len()];
        let level = self.levels[n as usize / self.seats.len() % self.levels.len()];
        let deal = Quick::seeded(self.seed.wrapping_mul(1_000_003) ^ n).word();
        let mut luck = Quick::seeded(!deal);
        let mut players: Vec<_> = (0..n_seats).map(|_| level.player::<G>(luck.word())).collect();
        let mut state = G::new(n_seats, &G::Options::default(), Dealer::seeded(deal));
        let (mut samples, mut n_choices): (Vec<Sample>, u64) = (Vec::new(), 0);
        for _ in 0..LONGEST {
            let Some(seat) = state.awaiting().iter().next() else { break };
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            let decision = state.decision(seat).expect("who is awaited is asked something");
            let turn = Turn { seat, view: state.view(Viewer::Seat(seat)), decision, legal };
            if turn.legal.len() > 1 {
                n_choices += 1;
                if n_choices % KEPT == 0 {
                    samples.push(sample(&turn));
                }
            }
            let action = players[usize::from(seat.0)].choose(&turn);
            state.apply(seat, action, &mut Log::silent());
        }
        let Some(outcome) = state.outcome() else { return Vec::new() };
        let share = 1.0 / outcome.winners().len().max(1) as f64;
        let won = |seat| if outcome.winners().has(Seat(seat)) { share } else { 0.0 };
        for sample in &mut samples {
            sample.won = (0..n_seats).map(won).collect();
        }
        samples
    }
}

/// What a hint would say about this choice.
fn sample<G: Reckoned>(turn: &Turn<G>) -> Sample {
    let best = advice(turn)[0].action;
    let reckoning = G::reckon(turn, &[best]);
    let told = reckoning.worths(reckoning.after[0].worth);
    let most = if told.len() > 1 { told.iter().copied().max().unwrap_or(0) } else { 0 };
    let worths = told.iter().map(|worth| (worth - most) as f64 / 1e6).collect();
    Sample { worths, worths_as_told: told, left: reckoning.left, won: Vec::new() }
}

/// The weights that make what happened most likely: the cross entropy is convex, so one weight after the other is enough.
fn several_seats(samples: &[&Sample]) -> [f32; N_TIMES] {
    let mut weights = [0.0_f64; N_TIMES];
    let samples: Vec<_> =
        samples.iter().filter(|it| it.won.len() > 1).map(|it| (*it, times(it.left))).collect();
    for _ in 0..PASSES {
        for at in 0..N_TIMES {
            let (mut slope, mut bend) = (0.0, 1e-9);
            for (sample, now) in samples.iter().filter(|(_, now)| now[at] > 0.0) {
                let sharp: f64 = weights.iter().zip(now).map(|(weight, now)| weight * f64::from(*now)).sum();
                let powers: Vec<f64> = sample.worths.iter().map(|worth| (worth * sharp).exp()).collect();
                let sum: f64 = powers.iter().sum();
                let mean = |of: &dyn Fn(usize) -> f64| {
                    (0..powers.len()).map(|n| powers[n] / sum * of(n)).sum::<f64>()
                };
                let said = mean(&|n| sample.worths[n]);
                let spread = mean(&|n| (sample.worths[n] - said).powi(2));
                let happened: f64 =
                    sample.worths.iter().zip(&sample.won).map(|(worth, won)| worth * won).sum();
                let now = f64::from(now[at]);
                slope += now * (happened - said);
                bend += now * now * spread;
            }
            weights[at] = (weights[at] + slope / bend).max(0.0);
        }
    }
    weights.map(|weight| weight as f32)
}

/// The same for players alone: a logistic regression.
fn alone(samples: &[&Sample]) -> [[f32; N_TIMES]; 2] {
    let mut weights = [[0.0_f64; N_TIMES]; 2];
    let samples: Vec<_> =
        samples.iter().filter(|it| it.won.len() == 1).map(|it| (*it, times(it.left))).collect();
    for _ in 0..20 * PASSES {
        for kind in 0..2 {
            for at in 0..N_TIMES {
                let (mut slope, mut bend) = (0.0, 1e-9);
                for (sample, now) in samples.iter().filter(|(_, now)| now[at] > 0.0) {
                    let input = |kind: usize| if kind == 0 { 1.0 } else { sample.worths[0] };
                    let logit: f64 = (0..2)
                        .flat_map(|kind| (0..N_TIMES).map(move |at| (kind, at)))
                        .map(|(kind, at)| weights[kind][at] * f64::from(now[at]) * input(kind))
                        .sum();
                    let said = 1.0 / (1.0 + (-logit).exp());
                    let by = f64::from(now[at]) * input(kind);
                    slope += by * (sample.won[0] - said);
                    bend += by * by * said * (1.0 - said);
                }
                weights[kind][at] += slope / bend;
            }
        }
    }
    weights.map(|of| of.map(|weight| weight as f32))
}

/// Cross entropy, and what was said and what happened by tenths of the chance.
fn report(name: &str, odds: &Odds, samples: &[&Sample]) {
    let (mut entropy, mut blind, mut tenths) = (0.0, 0.0, [(0_u32, 0.0, 0.0); 10]);
    for sample in samples {
        let chances = odds.chances(&sample.worths_as_told, sample.left);
        for (chance, won) in chances.iter().zip(&sample.won) {
            let chance = f64::from(*chance);
            let tenth = &mut tenths[((chance * 10.0) as usize).min(9)];
            *tenth = (tenth.0 + 1, tenth.1 + chance, tenth.2 + won);
            entropy -= won * chance.max(1e-6).ln();
            if sample.won.len() == 1 {
                entropy -= (1.0 - won) * (1.0 - chance).max(1e-6).ln();
            }
        }
        blind += (sample.won.len().max(2) as f64).ln();
    }
    let n = samples.len().max(1) as f64;
    println!("{name}: cross entropy {:.3} (knowing nothing {:.3})", entropy / n, blind / n);
    for (at, (n, said, won)) in tenths.iter().enumerate().filter(|(_, tenth)| tenth.0 > 0) {
        let of = |sum: f64| 100.0 * sum / f64::from(*n);
        println!(
            "  {:2} to {:3} %: {n:6} times, said {:.1} %, won {:.1} %",
            10 * at,
            10 * at + 10,
            of(*said),
            of(*won)
        );
    }
}

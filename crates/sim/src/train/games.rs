//! Games for training, and matches between two networks.

use super::Training;
use crate::{Error, Reported, Share};
use bots::net::{Learned, Sample};
use bots::{Bot, Depth, Graded, Greedy, Level, Noisy, Player, Tree};
use engine::{Dealer, Log, Outcome, Quick, Seat, Turn, Viewer};
use rayon::prelude::*;
use std::fmt;
use std::str::FromStr;

/// A game is given up after this many decisions.
const PATIENCE: u32 = 3000;

/// At most this many states of a game are kept.
const N_SAMPLES: usize = 8;

/// The share of blind choices of the seats that make any, in hundredths.
const BLIND: usize = 12;

/// A kind of player in games for training.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The network, asked about the state after each action.
    Next,
    /// The network, asked about the state after the game action.
    Plan,
    /// The network as with `next`, but an action whose log-odds are so many thousandths lower is taken about a third
    /// as often.
    Noisy(u32),
    /// A tree of so many descents on the network.
    Tree(u32),
    /// A bot by its level.
    Level(Level),
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Next => f.write_str("next"),
            Self::Plan => f.write_str("plan"),
            Self::Noisy(n) => write!(f, "noisy:{n}"),
            Self::Tree(n) => write!(f, "tree:{n}"),
            Self::Level(level) => level.fmt(f),
        }
    }
}

impl FromStr for Kind {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        match text.split_once(':') {
            None if text == "next" => Ok(Self::Next),
            None if text == "plan" => Ok(Self::Plan),
            None => Ok(Self::Level(text.parse()?)),
            Some(("tree", n)) => n.parse().map(Self::Tree).map_err(|_| Error::Kind(text.to_owned())),
            Some(("noisy", n)) => n.parse().map(Self::Noisy).map_err(|_| Error::Kind(text.to_owned())),
            Some(_) => Err(Error::Kind(text.to_owned())),
        }
    }
}

/// A player of some kind.
enum Trainee<G: Reported + Graded> {
    Next(Greedy<Learned>),
    Plan(G::Plan),
    Noisy(Noisy<Learned>),
    Tree(Tree<Learned>),
    Level(Player<G>),
}

impl<G: Reported + Graded> Trainee<G> {
    fn new(kind: Kind, judge: &Learned, seed: u64) -> Self {
        match kind {
            Kind::Next => Self::Next(Greedy::seeded(judge.clone(), seed).looking(0)),
            Kind::Plan => Self::Plan(G::plan(judge.clone(), seed)),
            Kind::Noisy(n) => Self::Noisy(Noisy::seeded(judge.clone(), 1000.0 * n as f32, seed)),
            Kind::Tree(n) => Self::Tree(Tree::seeded(judge.clone(), Depth::of(n), seed)),
            Kind::Level(level) => Self::Level(level.player(seed)),
        }
    }

    fn choose(&mut self, turn: &Turn<G>) -> G::Action {
        match self {
            Self::Next(bot) => bot.choose(turn),
            Self::Plan(bot) => bot.choose(turn),
            Self::Noisy(bot) => bot.choose(turn),
            Self::Tree(bot) => bot.choose(turn),
            Self::Level(bot) => bot.choose(turn),
        }
    }
}

/// The states that are kept of each game of a round, in the order of the games.
pub(super) fn samples<G: Reported + Graded>(
    training: &Training,
    options: &[G::Options],
    kinds: &[Kind],
    judge: &Learned,
    round: u32,
    n_games: u64,
) -> Vec<Vec<Sample>> {
    let game = |n: u64| {
        let mut luck = Quick::seeded(training.seed ^ u64::from(round) << 40 ^ n << 1);
        let mut luck = Quick::seeded(luck.word());
        let options = &options[luck.below(options.len())];
        let possible = G::seats(options);
        let seats: Vec<u8> = training.seats.iter().copied().filter(|n| possible.contains(n)).collect();
        let n_seats = seats[luck.below(seats.len())];
        sampled::<G>(n_seats, options, kinds, judge, luck)
    };
    (0..n_games).into_par_iter().map(game).collect()
}

/// Plays one game; half of the seats make some blind choices, so that mistakes are seen, too.
fn sampled<G: Reported + Graded>(
    n_seats: u8,
    options: &G::Options,
    kinds: &[Kind],
    judge: &Learned,
    mut luck: Quick,
) -> Vec<Sample> {
    let mut state = G::new(n_seats, options, Dealer::seeded(luck.word()));
    let seat = |luck: &mut Quick| {
        let trainee = Trainee::<G>::new(kinds[luck.below(kinds.len())], judge, luck.word());
        (trainee, luck.below(2) * BLIND)
    };
    let mut players: Vec<_> = (0..n_seats).map(|_| seat(&mut luck)).collect();
    let (mut kept, mut n_asked) = (Vec::new(), 0);
    for _ in 0..PATIENCE {
        let Some(seat) = state.awaiting().iter().next() else { break };
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let action = if let [only] = legal[..] {
            only
        } else {
            let decision = state.decision(seat).expect("who is awaited is asked something");
            // Of all states that ask something, each has the same chance to be kept.
            if G::is_judged(decision) {
                n_asked += 1;
                if kept.len() < N_SAMPLES {
                    kept.push(Sample::of(&state));
                } else if let Some(kept) = kept.get_mut(luck.below(n_asked)) {
                    *kept = Sample::of(&state);
                }
            }
            let (trainee, blind) = &mut players[usize::from(seat.0)];
            if luck.below(100) < *blind {
                legal[luck.below(legal.len())]
            } else {
                trainee.choose(&Turn { seat, view: state.view(Viewer::Seat(seat)), decision, legal })
            }
        };
        state.apply(seat, action, &mut Log::silent());
    }
    let Some(outcome) = state.outcome() else { return Vec::new() };
    for sample in &mut kept {
        tell_result::<G>(sample, &outcome);
    }
    kept
}

fn tell_result<G: Graded>(sample: &mut Sample, outcome: &Outcome) {
    let winners = outcome.winners();
    for (seat, points) in outcome.points.iter() {
        let at = usize::from(seat.0);
        sample.won[at] = if winners.has(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        sample.points[at] = *points as f32 / G::POINTS;
    }
}

/// Matches of one player of the first side against players of the second side in all other seats: how many halves of
/// a victory the first side wins of all. An unfinished game is half a victory.
pub fn duel<G: Reported + Graded>(
    sides: [(Kind, &Learned); 2],
    options: &[G::Options],
    n_seats: u8,
    n_games: u64,
    seed: u64,
) -> Share {
    let game = |n: u64| {
        // Every deal is played once from each seat.
        let (deal, first) = (n / u64::from(n_seats), Seat((n % u64::from(n_seats)) as u8));
        let mut luck = Quick::seeded(Quick::seeded(seed ^ deal << 1).word());
        let options = &options[deal as usize % options.len()];
        let mut state = G::new(n_seats, options, Dealer::seeded(luck.word()));
        let side = |seat: u8| sides[usize::from(Seat(seat) != first)];
        let mut players: Vec<_> =
            (0..n_seats).map(side).map(|(kind, judge)| Trainee::<G>::new(kind, judge, luck.word())).collect();
        for _ in 0..PATIENCE {
            let Some(seat) = state.awaiting().iter().next() else { break };
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            let decision = state.decision(seat).expect("who is awaited is asked something");
            let turn = Turn { seat, view: state.view(Viewer::Seat(seat)), decision, legal };
            let action = players[usize::from(seat.0)].choose(&turn);
            state.apply(seat, action, &mut Log::silent());
        }
        let winners = state.outcome().map(|outcome| outcome.winners());
        winners.map_or(1, |winners| if winners.has(first) { 2 / winners.len() as u64 } else { 0 })
    };
    let n = (0..n_games).into_par_iter().map(game).sum();
    Share { n, of: 2 * n_games }
}

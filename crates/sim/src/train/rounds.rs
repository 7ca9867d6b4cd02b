//! The rounds of a training, one after the other.

use super::memory::Folder;
use super::{Kind, Training, fitting, games};
use crate::{Error, Reported, Share};
use bots::Graded;
use bots::net::{Header, Learned, Loss, Net, Sample};
use std::fs;
use std::str::FromStr;
use std::time::Instant;

/// This many rounds are remembered.
const MEMORY: usize = 10;

/// One game of so many is held out: nothing is trained with it.
const HELD_OUT: usize = 20;

/// A candidate becomes the best network with more than this share of the games against it.
const GATE: f64 = 0.52;

/// One round, as it is printed and written.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The number of the round, from 0.
    pub round: u32,
    /// How many games were played in it.
    pub n_games: u64,
    /// The loss of the chances in training and in games that were held out.
    pub losses: [f64; 2],
    /// The error of the points in games that were held out.
    pub error: f64,
    /// Half wins against [`Graded::TEACHER`].
    pub against_greedy: Share,
    /// Half wins against the best network so far.
    pub against_best: Share,
    /// Whether the candidate became the best network.
    pub is_best: bool,
}

impl Row {
    const HEAD: &'static str =
        "round,games,loss,held_out_loss,points_error,greedy_halves,greedy_of,best_halves,best_of,is_best\n";

    fn line(&self) -> String {
        let Self { round, n_games, losses: [loss, held_out], error, .. } = self;
        let (greedy, best) = (self.against_greedy, self.against_best);
        format!(
            "{round},{n_games},{loss:.4},{held_out:.4},{error:.2},{},{},{},{},{}\n",
            greedy.n, greedy.of, best.n, best.of, self.is_best
        )
    }

    fn read(line: &str) -> Option<Self> {
        let mut words = line.split(',');
        Some(Self {
            round: next(&mut words)?,
            n_games: next(&mut words)?,
            losses: [next(&mut words)?, next(&mut words)?],
            error: next(&mut words)?,
            against_greedy: Share { n: next(&mut words)?, of: next(&mut words)? },
            against_best: Share { n: next(&mut words)?, of: next(&mut words)? },
            is_best: next(&mut words)?,
        })
    }
}

fn next<'a, T: FromStr>(words: &mut impl Iterator<Item = &'a str>) -> Option<T> {
    words.next()?.parse().ok()
}

/// How a training went.
#[derive(Clone, PartialEq, Debug)]
pub struct Trained {
    /// All rounds, also those before an interruption.
    pub rows: Vec<Row>,
}

/// A training under way.
struct Course<'t, G: Graded> {
    training: &'t Training,
    folder: Folder<'t>,
    options: Vec<G::Options>,
    candidate: Net,
    best: Net,
    memory: Vec<Vec<Vec<Sample>>>,
    rows: Vec<Row>,
}

pub(super) fn run<G: Graded + Reported>(training: &Training, tell: fn(&Row)) -> Result<Trained, Error> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(training.n_threads).build()?;
    let (start, mut longest) = (Instant::now(), 0);
    let mut course = Course::<G>::resume(training)?;
    while (course.rows.len() as u32) < training.n_rounds {
        let begun = start.elapsed().as_secs();
        if training.seconds.is_some_and(|limit| begun + longest > limit) {
            break;
        }
        let row = pool.install(|| course.round())?;
        tell(&row);
        longest = longest.max(start.elapsed().as_secs() - begun);
    }
    Ok(Trained { rows: course.rows })
}

impl<'t, G: Graded + Reported> Course<'t, G> {
    /// Begins, or continues after the last round that is in the folder.
    fn resume(training: &'t Training) -> Result<Self, Error> {
        if training.n_games == 0 {
            return Err(Error::NoGames);
        }
        let options = training.options.iter().map(|line| line.parse()).collect::<Result<Vec<_>, _>>()?;
        check_seats::<G>(training, &options)?;
        let folder = Folder(&training.work);
        let mut net = Net::for_game::<G>(training.seed);
        let log = folder.read_log()?;
        let rows: Vec<Row> = log.lines().skip(1).map_while(Row::read).collect();
        let (mut best, mut memory) = (net.clone(), Vec::new());
        if !rows.is_empty() {
            best = folder.read_weights("best.weights", &net)?;
            net = folder.read_weights("candidate.weights", &net)?;
            let first = rows.len().saturating_sub(MEMORY);
            memory = (first..rows.len())
                .map(|round| folder.read_samples(round as u32))
                .collect::<Result<_, _>>()?;
        }
        Ok(Self { training, folder, options, candidate: net, best, memory, rows })
    }

    /// How many games a round plays.
    fn n_games(&self, round: u32) -> u64 {
        let n_games = self.training.n_games;
        if round == 0 { n_games.div_ceil(G::LESSONS) } else { n_games }
    }

    fn round(&mut self) -> Result<Row, Error> {
        let round = self.rows.len() as u32;
        let judge = Learned::new(self.best.clone());
        let by_hand = [Kind::Level(G::TEACHER)];
        let kinds = if round == 0 { &by_hand[..] } else { &self.training.kinds };
        let n_games = self.n_games(round);
        let played = games::samples::<G>(self.training, &self.options, kinds, &judge, round, n_games);
        self.folder.write_samples(round, &played)?;
        self.memory.push(played);
        if self.memory.len() > MEMORY {
            self.memory.remove(0);
            self.folder.forget(round - MEMORY as u32);
        }
        let (loss, held_out) = self.fit(round);
        let row = self.compare(round, loss, held_out);
        if row.is_best {
            self.best = self.candidate.clone();
        } else if row.against_best.value() < 0.5 {
            self.candidate = self.best.clone();
        }
        self.rows.push(row.clone());
        self.write()?;
        Ok(row)
    }

    /// Trains the candidate with everything remembered, except what is held out.
    fn fit(&mut self, round: u32) -> (Loss, Loss) {
        let games = || self.memory.iter().flat_map(|round| round.iter().enumerate());
        let seen: Vec<&Sample> =
            games().filter(|(n, _)| n % HELD_OUT != 0).flat_map(|(_, game)| game).collect();
        let newest = self.memory.last().into_iter().flat_map(|round| round.iter().step_by(HELD_OUT));
        let unseen: Vec<&Sample> = newest.flatten().collect();
        let (n_passes, rate) = match round {
            0 => (8, 2e-3),
            1..=4 => (3, 1e-3),
            _ => (2, 4e-4),
        };
        let loss =
            fitting::fit(&mut self.candidate, &seen, n_passes, rate, self.training.seed ^ u64::from(round));
        (loss, fitting::held_out(&self.candidate, &unseen))
    }

    fn compare(&self, round: u32, loss: Loss, held_out: Loss) -> Row {
        let candidate = Learned::new(self.candidate.clone());
        let best = Learned::new(self.best.clone());
        let (plan, n_games) = ((Kind::Plan, &candidate), self.training.n_gate);
        let seed = self.training.seed ^ 1 << 62;
        let options: Vec<G::Options> =
            self.options.iter().filter(|options| G::seats(options).contains(&2)).cloned().collect();
        // Without a table for two there is nobody to compare with.
        let n_games = if options.is_empty() { 0 } else { n_games };
        let teacher = (Kind::Level(G::TEACHER), &candidate);
        let against_greedy = games::duel::<G>([plan, teacher], &options, 2, n_games, seed);
        let seed = seed ^ u64::from(round) << 40;
        // Before the first round the best network knows nothing, and its games would not end.
        let n_games = if round == 0 { 0 } else { n_games };
        let against_best = games::duel::<G>([plan, (Kind::Plan, &best)], &options, 2, n_games, seed);
        let n_held_out = held_out.n.max(1) as f64;
        Row {
            round,
            n_games: self.n_games(round),
            losses: [loss.chances / loss.n.max(1) as f64, held_out.chances / n_held_out],
            error: (held_out.points / n_held_out).sqrt() * f64::from(G::POINTS),
            against_greedy,
            against_best,
            is_best: round == 0 || against_best.value() > GATE,
        }
    }

    /// Writes everything that is needed to continue, and the best network.
    fn write(&self) -> Result<(), Error> {
        self.folder.write_weights("candidate.weights", &self.candidate)?;
        self.folder.write_weights("best.weights", &self.best)?;
        let bytes = self.best.to_bytes(&self.header());
        fs::write(&self.training.out, bytes).map_err(|why| Error::write(&self.training.out, &why))?;
        let lines: String = self.rows.iter().map(Row::line).collect();
        self.folder.write_log(&format!("{}{lines}", Row::HEAD))
    }

    fn header(&self) -> Header {
        let best = self.rows.iter().rev().find(|row| row.is_best);
        let n_games: u64 = self.rows.iter().map(|row| row.n_games).sum();
        let mut header = Header::of::<G>();
        let mut note = |word: &str, text: String| header.notes.push((word.to_owned(), text));
        note("command", self.training.command.clone());
        note("seed", self.training.seed.to_string());
        note("rounds", format!("{}, {n_games} games", self.rows.len()));
        if let Some(row) = best {
            let (low, high) = Share::of_halves(row.against_greedy.n, row.against_greedy.of / 2).interval();
            let (share, teacher) = (100.0 * row.against_greedy.value(), G::TEACHER);
            note(
                "result",
                format!(
                    "round {}, one action ahead, against {teacher}: {share:.1} % of {} games ({:.1} to {:.1} %)",
                    row.round,
                    row.against_greedy.of / 2,
                    100.0 * low,
                    100.0 * high
                ),
            );
        }
        header
    }
}

/// All options must have a table of one of the named sizes, and every named size must exist.
fn check_seats<G: Graded>(training: &Training, options: &[G::Options]) -> Result<(), Error> {
    let exists = |n: &u8| options.iter().any(|options| G::seats(options).contains(n));
    for options in options {
        let possible = G::seats(options);
        let (least, most) = (*possible.start(), *possible.end());
        let has_table = training.seats.iter().any(|n| possible.contains(n));
        if !has_table || !training.seats.iter().all(exists) {
            return Err(Error::TableOf { game: G::NAME, least, most });
        }
    }
    Ok(())
}

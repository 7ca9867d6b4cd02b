//! How fast the rules of a game are on this machine, in processor time.

mod bots;

pub(crate) use bots::bots;
pub use bots::{Tenth, Thinking, Thought};

use engine::{Chance, Dealer, Game, Log, Match, Quick, Seat, Viewer};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// One measured figure and its target.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Figure {
    /// What was measured.
    pub name: &'static str,
    /// What came out.
    pub value: f64,
    /// Its target.
    pub bound: Bound,
}

/// The target of a figure.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Bound {
    /// At least this many per second of processor time.
    AtLeast(f64),
    /// At most this many seconds.
    AtMost(f64),
    /// At most this many bytes.
    Bytes(f64),
}

/// The targets of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Targets {
    /// Decisions of random play in a second.
    pub decisions: f64,
    /// Bytes of a state, in memory and as a snapshot.
    pub bytes: f64,
    /// Seconds for a copy of a state.
    pub copy: f64,
    /// Seconds for the view of a seat.
    pub view: f64,
    /// Seconds for an imagined state.
    pub imagine: f64,
    /// Seconds for a whole game from its log.
    pub reload: f64,
}

impl Targets {
    /// The targets of most games.
    pub const USUAL: Self =
        Self { decisions: 1_400_000.0, bytes: 16e3, copy: 1e-6, view: 1e-6, imagine: 20e-6, reload: 2e-3 };
}

impl Figure {
    /// Whether the figure meets its target.
    pub fn is_kept(&self) -> bool {
        match self.bound {
            Bound::AtLeast(least) => self.value >= least,
            Bound::AtMost(most) | Bound::Bytes(most) => self.value <= most,
        }
    }
}

/// Measures the rules of `G` at a table of `n_seats`, each figure for about `time`.
///
/// # Panics
/// If the game does not allow this number of seats.
pub fn rules<G: Game>(n_seats: u8, targets: &Targets, time: Duration) -> Vec<Figure> {
    let (played, late) = random_match::<G>(n_seats);
    let middle = played.at(played.actions().len() / 2);
    let view = middle.view(Viewer::Seat(Seat(0)));
    let world = G::imagine(&view, Seat(0), Chance::seeded(1));
    let saved = played.saved();
    let actor = late.actions().last().map_or(Seat(0), |(seat, _)| *seat);
    let sized = |name, n: usize| Figure { name, value: n as f64, bound: Bound::Bytes(targets.bytes) };
    vec![
        Figure {
            name: "decisions in random play",
            value: decisions::<G>(n_seats, time),
            bound: Bound::AtLeast(targets.decisions),
        },
        sized("state in memory", size_of::<G>()),
        sized("snapshot", middle.snapshot().len()),
        timed("copy of a state", targets.copy, time, || black_box(&world).clone()),
        timed("view of a seat", targets.view, time, || middle.view(black_box(Viewer::Seat(Seat(0))))),
        timed("imagined world", targets.imagine, time, || {
            G::imagine(black_box(&view), Seat(0), Chance::seeded(1))
        }),
        timed("snapshot for the database", 20e-6, time, || black_box(&middle).snapshot()),
        timed("undo late in the game", 1e-3, time, || late.clone().undo(black_box(actor))),
        timed("reload of a whole game", targets.reload, time, || {
            Match::<G>::restore(black_box(&saved)).map(|_| ())
        }),
    ]
}

/// The processor time of one call, and the most that it should be, in seconds.
pub fn timed<T>(name: &'static str, most: f64, time: Duration, call: impl FnMut() -> T) -> Figure {
    Figure { name, value: each(time, call), bound: Bound::AtMost(most) }
}

/// Decisions of random play a second of processor time: listing what is legal, choosing, doing it.
fn decisions<G: Game>(n_seats: u8, time: Duration) -> f64 {
    let options = G::Options::default();
    let mut luck = Quick::seeded(1);
    let mut legal = Vec::new();
    let mut n_decisions = 0_u64;
    let clock = Clock::start();
    for game in 0.. {
        let mut state = G::new(n_seats, &options, Dealer::seeded(game));
        while let Some(seat) = state.awaiting().iter().next() {
            legal.clear();
            state.legal(seat, &mut legal);
            state.apply(seat, legal[luck.below(legal.len())], &mut Log::silent());
            n_decisions += 1;
        }
        if clock.elapsed() >= time {
            break;
        }
    }
    n_decisions as f64 / clock.elapsed().as_secs_f64()
}

/// The seconds of processor time that one call takes.
fn each<T>(time: Duration, mut call: impl FnMut() -> T) -> f64 {
    let mut n_calls = 1_u32;
    loop {
        let clock = Clock::start();
        for _ in 0..n_calls {
            black_box(call());
        }
        let elapsed = clock.elapsed();
        if elapsed >= time || n_calls == u32::MAX {
            return elapsed.as_secs_f64() / f64::from(n_calls);
        }
        n_calls = n_calls.saturating_mul(2);
    }
}

/// A random match, and the same match when an action could be undone for the last time.
fn random_match<G: Game>(n_seats: u8) -> (Match<G>, Match<G>) {
    let mut luck = Quick::seeded(3);
    let mut played = Match::<G>::new(n_seats, G::Options::default(), 5).expect("a game for so many");
    let mut undoable = played.clone();
    while let Some(seat) = played.awaiting().iter().next() {
        let legal = played.legal(seat);
        played.act(seat, legal[luck.below(legal.len())]).expect("what is listed is legal");
        if played.can_undo(seat).is_ok() {
            undoable = played.clone();
        }
    }
    (played, undoable)
}

/// The processor time of this thread if the system provides it, otherwise the elapsed time.
struct Clock {
    on_wall: Instant,
    on_processor: Option<Duration>,
}

impl Clock {
    fn start() -> Self {
        Self { on_wall: Instant::now(), on_processor: on_processor() }
    }

    fn elapsed(&self) -> Duration {
        match (self.on_processor, on_processor()) {
            (Some(start), Some(now)) => now.saturating_sub(start),
            _ => self.on_wall.elapsed(),
        }
    }
}

/// Linux counts the time a thread has run in nanoseconds.
fn on_processor() -> Option<Duration> {
    let line = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    line.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

//! The games that can be simulated, and what a report says about each.

use crate::bench::{self, Figure, Targets, Thinking};
use crate::train::{Row, Trained, Training};
use crate::{Entry, Error, Ladder, Order, Report, ladder, run};
use bots::Judged;
use engine::Seat;
use std::time::Duration;

macro_rules! listed {
    (playable: [$($game:ident)*], coming: [$($soon:ident)*]) => { &[$(Simulated::of::<::$game::State>()),*] };
}

/// All games there are.
pub const GAMES: &[Simulated] = games::each!(listed);

/// A game with a report.
pub trait Reported: Judged {
    /// What is counted in the end.
    const UNIT: &'static str = "points";
    /// Further columns in tables of results: the sources of points, then other facts, then what is watched.
    const COLUMNS: &'static [&'static str];
    /// The first columns: where the points of a seat come from. They add up to its points in every row.
    const SOURCES: &'static [&'static str];
    /// The last columns: what is noted during the game.
    const WATCHED: &'static [&'static str] = &[];
    /// Whether [`Reported::told`] wants to hear the events of the game, which takes time.
    const TELLS: bool = false;
    /// How fast its rules should be.
    const TARGETS: Targets = Targets::USUAL;

    /// What `seat` would have if the game ended now.
    fn points(view: &Self::View, seat: Seat) -> i32;
    /// How many rounds were played.
    fn n_rounds(view: &Self::View) -> u32;
    /// What ended the game; several things may at once.
    fn endings(view: &Self::View) -> Vec<&'static str>;
    /// The values of [`Reported::COLUMNS`] for a seat, without what is watched.
    fn facts(view: &Self::View, seat: Seat) -> Vec<i32>;

    /// The seats in the order of play, as set up.
    fn order(_: &Self::View) -> Vec<Seat> {
        Vec::new()
    }

    /// Whether this decision gives a seat what its whole game is played with, such as a home; [`Order::by_lot`] answers it.
    ///
    /// [`Order::by_lot`]: crate::Order::by_lot
    fn is_dealt(_: Self::Decision) -> bool {
        false
    }

    /// What an action of `seat` takes.
    fn taken(_: &Self::View, _: Seat, _: Self::Action) -> Option<Entry> {
        None
    }

    /// What a seat has, as set up or at the end.
    fn owned(_: &Self::View, _: Seat) -> Vec<Entry> {
        Vec::new()
    }

    /// What the game offers to everybody, as set up or at the end.
    fn open(_: &Self::View) -> Vec<Entry> {
        Vec::new()
    }

    /// What an event says that a seat has got; see [`Reported::TELLS`].
    fn told(_: &Self::Event) -> Option<(Seat, Entry)> {
        None
    }

    /// Notes the values of [`Reported::WATCHED`] of a seat before its action.
    fn watch(_: &Self::View, _: Seat, _: Self::Action, _: &mut [i32]) {}

    /// Trains the network of the game and tells each round.
    ///
    /// # Errors
    /// If the game has no network, the training names something unknown, or a file cannot be written.
    fn train(_training: &Training, _tell: fn(&Row)) -> Result<Trained, Error> {
        Err(Error::NoNetwork(Self::NAME))
    }

    /// Figures that only this game has, each measured for about `time`.
    fn figures(_time: Duration) -> Vec<Figure> {
        Vec::new()
    }
}

/// See [`Reported::train`].
type Train = fn(&Training, fn(&Row)) -> Result<Trained, Error>;

/// A game in a list, known by name only.
#[derive(Clone, Copy, Debug)]
pub struct Simulated {
    /// Its name in commands.
    pub name: &'static str,
    run: fn(&Order) -> Result<Report, Error>,
    measure: fn(u8, Duration) -> Result<Vec<Figure>, Error>,
    climb: fn(&Order) -> Result<Ladder, Error>,
    train: Train,
    think: fn(&Order, bool) -> Result<Thinking, Error>,
}

impl Simulated {
    /// A game for a list.
    pub const fn of<G: Reported>() -> Self {
        Self {
            name: G::NAME,
            run: run::run::<G>,
            measure: measure::<G>,
            climb: ladder::climb::<G>,
            train: G::train,
            think: bench::bots::<G>,
        }
    }

    /// The game called `name`.
    ///
    /// # Errors
    /// If there is none of that name in the list.
    pub fn find(games: &'static [Self], name: &str) -> Result<&'static Self, Error> {
        let known = || games.iter().map(|game| game.name).collect();
        games
            .iter()
            .find(|game| game.name == name)
            .ok_or_else(|| Error::UnknownGame { wanted: name.to_owned(), known: known() })
    }

    /// Plays all games of an order, whatever game it names.
    ///
    /// # Errors
    /// If the order names what there is not, or a table of results cannot be written.
    pub fn simulate(&self, order: &Order) -> Result<Report, Error> {
        (self.run)(order)
    }

    /// Plays all pairs of the bots of an order, at tables of two.
    ///
    /// # Errors
    /// If the order names what there is not.
    pub fn climb(&self, order: &Order) -> Result<Ladder, Error> {
        (self.climb)(order)
    }

    /// Trains the network of the game and tells each round.
    ///
    /// # Errors
    /// If the game has no network, or a file cannot be read or written.
    pub fn train(&self, training: &Training, tell: fn(&Row)) -> Result<Trained, Error> {
        (self.train)(training, tell)
    }

    /// Plays the games of an order on one thread and measures how long its bots think. With `tells`, chances are asked
    /// for at some choices, and compared with the results, if the game has a network.
    ///
    /// # Errors
    /// If the order names what there is not.
    pub fn think(&self, order: &Order, tells: bool) -> Result<Thinking, Error> {
        (self.think)(order, tells)
    }

    /// Measures the rules at a table of `n_seats`, each figure for about `time`.
    ///
    /// # Errors
    /// If the game is not for so many.
    pub fn measure(&self, n_seats: u8, time: Duration) -> Result<Vec<Figure>, Error> {
        (self.measure)(n_seats, time)
    }
}

fn measure<G: Reported>(n_seats: u8, time: Duration) -> Result<Vec<Figure>, Error> {
    let possible = G::seats(&G::Options::default());
    if possible.contains(&n_seats) {
        let mut figures = bench::rules::<G>(n_seats, &G::TARGETS, time);
        figures.extend(G::figures(time));
        return Ok(figures);
    }
    Err(Error::TableOf { game: G::NAME, least: *possible.start(), most: *possible.end() })
}

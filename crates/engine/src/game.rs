//! The trait that every game implements.

use crate::{BySeat, Chance, Dealer, Log, Seat, Seats, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// A game. The implementing type *is* the state: plain data that can be copied, compared and stored.
///
/// Nothing is optional: a game says what it is, and [`crate::Match`] does the rest. Only [`Game::allows`] has a default.
pub trait Game: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The name in addresses, commands and the database.
    const NAME: &'static str;
    /// Must be raised with every change after which the same actions can lead to another state.
    const RULES: u32;

    /// Variants chosen before the game starts. Printed and parsed as one line.
    type Options: Clone + Eq + Debug + Default + Display + FromStr<Err = Unreadable> + Send + Sync;
    /// One small choice. Printed and parsed as one line, which is the same in requests, in the log and in tests.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err = Unreadable> + Send + Sync;
    /// What a seat is asked.
    type Decision: Copy + Eq + Debug + Serialize + Send + Sync;
    /// What happened.
    type Event: Copy + Eq + Debug + Serialize + Send + Sync;
    /// Everything that a viewer may see, in the terms of the screen.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;
    /// Something on the table that a player may ask about.
    type Thing: Copy + Eq + Debug + Display + FromStr<Err = Unreadable> + Send + Sync;
    /// Why a thing cannot be chosen now: the rule and the numbers.
    type Reason: Clone + Eq + Debug + Serialize + Send + Sync;

    /// How many players these options allow.
    fn seats(options: &Self::Options) -> RangeInclusive<u8>;
    /// Sets the game up.
    fn new(n_seats: u8, options: &Self::Options, dealer: Dealer) -> Self;
    /// How many seats this game has.
    fn n_seats(&self) -> u8;
    /// Who is asked. Nobody is asked exactly when the game is over.
    fn awaiting(&self) -> Seats;
    /// What `seat` is asked.
    fn decision(&self, seat: Seat) -> Option<Self::Decision>;
    /// Adds everything that `seat` may do now to `into`. Nothing else decides what is legal.
    fn legal(&self, seat: Seat, into: &mut Vec<Self::Action>);
    /// Whether [`Game::legal`] offers `action` to `seat`. A game with long lists answers without listing the rest; the
    /// laws compare both.
    fn allows(&self, seat: Seat, action: Self::Action) -> bool {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        legal.contains(&action)
    }
    /// Does a legal action and continues to the next decision. Cannot fail.
    fn apply(&mut self, seat: Seat, action: Self::Action, log: &mut Log<Self::Event>);
    /// What `viewer` may see. Nothing else leaves a game.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// A state that looks to `seat` exactly like `view`; `chance` fills in the hidden parts.
    fn imagine(view: &Self::View, seat: Seat, chance: Chance) -> Self;
    /// The result, once nobody is asked any more.
    fn outcome(&self) -> Option<Outcome>;
    /// Adds everything that `seat` may ask about now to `into`.
    fn things(&self, seat: Seat, into: &mut Vec<Self::Thing>);
    /// What an action refers to.
    fn thing(action: Self::Action) -> Option<Self::Thing>;
    /// Why `seat` can do nothing with `thing` now; `None` if a legal action refers to it.
    fn why_not(&self, seat: Seat, thing: Self::Thing) -> Option<Self::Reason>;
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Final points.
    pub points: BySeat<i32>,
    /// Final places from 1, after tie-breaks; tied seats share a place.
    pub places: BySeat<u8>,
}

impl Outcome {
    /// Ranks seats by points, then by the tie-breaker, higher first.
    pub fn ranked(points: BySeat<i32>, tie_break: &BySeat<i32>) -> Self {
        let worth = |seat: Seat| (points[seat], tie_break[seat]);
        let places = points
            .map(|seat, _| 1 + points.seats().filter(|other| worth(*other) > worth(seat)).count() as u8);
        Self { points, places }
    }

    /// Who won, alone or together.
    pub fn winners(&self) -> Seats {
        let mut winners = Seats::NONE;
        self.places.iter().filter(|(_, place)| **place == 1).for_each(|(seat, _)| winners.add(seat));
        winners
    }
}

/// A line of text that is not an action, thing or option of this game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// The line.
    pub line: String,
    /// What the reader would have accepted.
    pub expected: String,
}

impl Unreadable {
    /// `line` cannot be read; `expected` says what could be.
    pub fn new(line: impl Into<String>, expected: impl Into<String>) -> Self {
        Self { line: line.into(), expected: expected.into() }
    }
}

impl Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot read `{}`: expected {}", self.line, self.expected)
    }
}

impl std::error::Error for Unreadable {}

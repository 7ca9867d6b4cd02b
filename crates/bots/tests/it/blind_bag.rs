//! A game with a trap: a bag that can be opened only by those who guess its colour first.
//!
//! The player may leave the bag and win three times out of five, by a throw. Who opens it must guess first and wins if
//! the guess is right: one time out of two. A search that knows what it has dealt into the bag always guesses right.

use bots::Chances;
use bots::net::BySeats;
use engine::{BySeat, Chance, Dealer, Game, Log, Outcome, Seat, Seats, Turn, Unreadable, Viewer};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Stage {
    Open,
    Guess,
    Over { won: bool },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct BlindBag {
    pub(crate) stage: Stage,
    is_red: bool,
    chance: Chance,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Action {
    Leave,
    Open,
    Red,
    Blue,
}

const WORDS: [(Action, &str); 4] =
    [(Action::Leave, "leave"), (Action::Open, "open"), (Action::Red, "red"), (Action::Blue, "blue")];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(WORDS[*self as usize].1)
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        let found = WORDS.into_iter().find(|(_, word)| *word == line);
        found.map(|(action, _)| action).ok_or_else(|| Unreadable::new(line, "a word"))
    }
}

/// There are no variants.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Options;

impl fmt::Display for Options {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl FromStr for Options {
    type Err = Unreadable;

    fn from_str(_: &str) -> Result<Self, Unreadable> {
        Ok(Self)
    }
}

impl Game for BlindBag {
    const NAME: &'static str = "blind-bag";
    const RULES: u32 = 1;

    type Options = Options;
    type Action = Action;
    type Decision = Stage;
    type Event = ();
    type View = Stage;
    type Thing = Action;
    type Reason = ();

    fn seats(_: &Options) -> RangeInclusive<u8> {
        1..=1
    }

    fn new(_: u8, _: &Options, mut dealer: Dealer) -> Self {
        let is_red = dealer.heads();
        Self { stage: Stage::Open, is_red, chance: dealer.into_chance() }
    }

    fn n_seats(&self) -> u8 {
        1
    }

    fn awaiting(&self) -> Seats {
        if matches!(self.stage, Stage::Over { .. }) { Seats::NONE } else { Seats::first(1) }
    }

    fn decision(&self, _: Seat) -> Option<Stage> {
        (!self.awaiting().is_empty()).then_some(self.stage)
    }

    fn legal(&self, _: Seat, into: &mut Vec<Action>) {
        match self.stage {
            Stage::Open => into.extend([Action::Leave, Action::Open]),
            Stage::Guess => into.extend([Action::Red, Action::Blue]),
            Stage::Over { .. } => {}
        }
    }

    fn apply(&mut self, _: Seat, action: Action, log: &mut Log<()>) {
        self.stage = match action {
            Action::Open => Stage::Guess,
            Action::Leave => Stage::Over { won: self.chance.below(5, log) < 3 },
            Action::Red | Action::Blue => Stage::Over { won: self.is_red == (action == Action::Red) },
        };
    }

    fn view(&self, _: Viewer) -> Stage {
        self.stage
    }

    fn imagine(view: &Stage, _: Seat, chance: Chance) -> Self {
        Self { stage: *view, ..Self::new(1, &Options, chance.dealer()) }
    }

    fn outcome(&self) -> Option<Outcome> {
        let Stage::Over { won } = self.stage else { return None };
        let (points, places) = (BySeat::new(1, |_| won.into()), BySeat::new(1, |_| if won { 1 } else { 2 }));
        Some(Outcome { points, places })
    }

    fn things(&self, _: Seat, _: &mut Vec<Action>) {}

    fn thing(action: Action) -> Option<Action> {
        Some(action)
    }

    fn why_not(&self, _: Seat, _: Action) -> Option<()> {
        None
    }
}

/// The first turn, at which the bag is closed.
pub(crate) fn closed(seed: u64) -> Turn<BlindBag> {
    let bag = BlindBag::new(1, &Options, Dealer::seeded(seed));
    let (seat, mut legal) = (Seat(0), Vec::new());
    bag.legal(seat, &mut legal);
    Turn { seat, view: bag.stage, decision: bag.stage, legal }
}

/// Knows the result when there is one, and nothing before.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Referee;

impl Chances<BlindBag> for Referee {
    fn chances(&self, world: &BlindBag) -> BySeats {
        let value = match world.stage {
            Stage::Over { won } => f32::from(u8::from(won)),
            Stage::Open | Stage::Guess => 0.5,
        };
        std::array::from_fn(|_| value)
    }
}

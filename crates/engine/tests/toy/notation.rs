//! Actions, things and options as lines of text.

use super::{Card, Hold, Options};
use engine::Unreadable;
use std::fmt;
use std::str::FromStr;

/// One small choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Action {
    /// `bid 7`
    Bid(Card),
    /// `stow left`
    Stow(Hold),
    /// `drop`
    Drop,
    /// `dig`
    Dig,
    /// `keep`
    Keep,
    /// `bury`
    Bury,
    /// `pass`
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(card) => write!(f, "bid {}", card.0),
            Action::Stow(hold) => write!(f, "stow {hold}"),
            Action::Drop => f.write_str("drop"),
            Action::Dig => f.write_str("dig"),
            Action::Keep => f.write_str("keep"),
            Action::Bury => f.write_str("bury"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        let action = match line.split_once(' ') {
            Some(("bid", card)) => card.parse().ok().map(|card| Action::Bid(Card(card))),
            Some(("stow", hold)) => hold_named(hold).map(Action::Stow),
            Some(_) => None,
            None => match line {
                "drop" => Some(Action::Drop),
                "dig" => Some(Action::Dig),
                "keep" => Some(Action::Keep),
                "bury" => Some(Action::Bury),
                "pass" => Some(Action::Pass),
                _ => None,
            },
        };
        action.ok_or_else(|| {
            Unreadable::new(line, "bid N, stow left, stow right, drop, dig, keep, bury or pass")
        })
    }
}

/// Something that a player may ask about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Thing {
    /// `card 7`
    Card(Card),
    /// `hold left`
    Hold(Hold),
    /// `deck`
    Deck,
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Card(card) => write!(f, "card {}", card.0),
            Thing::Hold(hold) => write!(f, "hold {hold}"),
            Thing::Deck => f.write_str("deck"),
        }
    }
}

impl FromStr for Thing {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        let thing = match line.split_once(' ') {
            Some(("card", card)) => card.parse().ok().map(|card| Thing::Card(Card(card))),
            Some(("hold", hold)) => hold_named(hold).map(Thing::Hold),
            _ => (line == "deck").then_some(Thing::Deck),
        };
        thing.ok_or_else(|| Unreadable::new(line, "card N, hold left, hold right or deck"))
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rounds={} digging={}", self.rounds, if self.digging { "yes" } else { "no" })
    }
}

impl FromStr for Options {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        let parts = || {
            let (rounds, digging) = line.strip_prefix("rounds=")?.split_once(" digging=")?;
            let rounds = rounds.parse().ok().filter(|n| (1..=6).contains(n))?;
            let digging = match digging {
                "yes" => true,
                "no" => false,
                _ => return None,
            };
            Some(Options { rounds, digging })
        };
        parts().ok_or_else(|| Unreadable::new(line, "rounds=1..6 digging=yes or no"))
    }
}

impl fmt::Display for Hold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Hold::Left => "left",
            Hold::Right => "right",
        })
    }
}

fn hold_named(name: &str) -> Option<Hold> {
    match name {
        "left" => Some(Hold::Left),
        "right" => Some(Hold::Right),
        _ => None,
    }
}

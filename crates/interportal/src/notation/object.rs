//! What verbs act on: ships, places, items, advisors and the like.

use super::{Filter, Place, Selector};
use crate::ids::{Advisor, Building, Equipment, Kosme, Protection, Ship, Standard, Weapon};
use engine::words;

words! {
    /// Who receives a payment.
    Receiver {
        /// The bank.
        Bank = "bank",
        /// The player who researched the technology first.
        FirstResearcher = "first-researcher",
    }
}

words! {
    /// A kind of political action.
    ActionKind {
        /// Of any kind.
        Free = "free",
        /// Government.
        Government = "government",
        /// Treaty.
        Treaty = "treaty",
        /// Law.
        Law = "law",
        /// Institution.
        Institution = "institution",
    }
}

words! {
    /// When political actions come.
    When {
        /// At once.
        Now = "now",
        /// With the next Politics phase.
        NextPolitics = "next-politics",
    }
}

/// A ship that comes for free.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shipped {
    /// Of an own blueprint.
    Ship(Ship),
    /// A standardised one.
    Standard(Standard),
    /// A Kosme ship.
    Kosme(Kosme),
    /// One of these.
    One(Selector),
}

/// Where something comes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Site {
    /// A named place.
    Place(Place),
    /// A system that passes a filter.
    System(Filter),
}

/// A change of a level or of a movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shift {
    /// It rises by so much.
    Add(u8),
    /// It becomes so much.
    Set(u8),
}

/// A building that comes for free.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Built {
    /// This one.
    Building(Building),
    /// One of these.
    One(Selector),
}

words! {
    /// A pile that effects draw from, besides the decks of events.
    Deal {
        /// The deck just drawn from.
        SameDeck = "same-deck",
        /// The black market.
        BlackMarket = "black-market",
    }
}

/// Something that is destroyed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Destroyed {
    /// The ship that explores.
    Explorer,
    /// The thing at hand.
    It,
    /// The target of the action.
    Target,
    /// One of these.
    One(Selector),
}

words! {
    /// A unit that effects move.
    Mover {
        /// The ship that explores, with its fleet.
        Explorer = "explorer",
        /// One own fleet or civil unit.
        OneOwn = "one-own",
        /// One own civil unit.
        OneCivil = "one-civil",
    }
}

words! {
    /// Who picks.
    Pick {
        /// Chance.
        Random = "random",
        /// The holder.
        Holder = "holder",
    }
}

/// Systems that are turned up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Discovered {
    /// Of those just looked at.
    Peeked,
    /// Of these.
    Of(Selector),
}

/// What is introduced for free.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Introduced {
    /// A policy of the own government.
    Policy,
    /// A government of these.
    Of(Selector),
}

/// A piece that is fitted into blueprints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// A weapon.
    Weapon(Weapon),
    /// Protection.
    Protection(Protection),
    /// Other equipment.
    Equipment(Equipment),
}

/// What is fitted for free.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fitted {
    /// This item.
    Item(Item),
    /// One item just unlocked.
    OneUnlockedNow,
    /// All items just unlocked.
    AllUnlockedNow,
    /// Any one item.
    AnyItem,
}

words! {
    /// Into which blueprints.
    Into {
        /// One.
        One = "one",
        /// Any number.
        Any = "any",
        /// That of the ship just received.
        NewShip = "new-ship",
    }
}

/// An advisor that is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Advised {
    /// Any.
    Any,
    /// This one.
    Advisor(Advisor),
}

words! {
    /// Who performs an action for free.
    Performer {
        /// An own agent.
        Agent = "agent",
        /// The ship at hand.
        It = "it",
    }
}

words! {
    /// Who or what is meant.
    Meant {
        /// What was named when the law was put to the vote.
        Named = "named",
        /// The holder, or the holder's choice.
        Holder = "holder",
    }
}

words! {
    /// Where a found advisor goes.
    Found {
        /// Into the hand.
        Hand = "hand",
        /// Into the display.
        Display = "display",
    }
}

//! Numbers, conditions and prices that are worked out when they are read.

use super::{
    Circumstance, Context, Field, Filter, Measure, Moment, Place, Position, Relation, Scope, Selector,
};
use super::{Variable, vocabulary};
use crate::ids::{Resource, Tech};
use engine::words;

/// A number that is worked out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expr {
    /// A number.
    Number(u16),
    /// A fraction, which stands alone as a factor.
    Fraction(u8, u8),
    /// A number that the moment gives.
    Variable(Variable),
    /// How many things there are.
    Count(Selector),
    /// A field added up over things.
    Total(Selector, Field),
    /// What lies on an account.
    Account(Resource),
    /// Net income, at least 0.
    Income(Resource),
    /// A number of something at hand.
    Measure(Measure, Context),
    /// How often something happened.
    Events(Scope, Trigger),
    /// The greater of two.
    Max(Box<Expr>, Box<Expr>),
    /// The smaller of two.
    Min(Box<Expr>, Box<Expr>),
    /// Half of it, rounded up.
    HalfUp(Box<Expr>),
    /// Half of it, rounded down.
    HalfDown(Box<Expr>),
    /// A sum.
    Plus(Box<Expr>, Box<Expr>),
    /// A difference.
    Minus(Box<Expr>, Box<Expr>),
    /// A product.
    Times(Box<Expr>, Box<Expr>),
    /// A sum or difference in brackets, as a factor.
    Group(Box<Expr>),
}

impl Default for Expr {
    fn default() -> Self {
        Self::Number(0)
    }
}

/// A happening that effects wait for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trigger {
    /// The moment.
    pub moment: Moment,
    /// What it must be like.
    pub filter: Filter,
}

words! {
    /// What an amount is of.
    Any {
        /// AWE.
        Awe = "A",
        /// Food.
        Food = "F",
        /// Research.
        Research = "R",
        /// Culture.
        Culture = "C",
        /// Resources of choice.
        Any = "any",
    }
}

impl Any {
    /// The resource, if it is one and not of choice.
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Self::Awe => Some(Resource::Awe),
            Self::Food => Some(Resource::Food),
            Self::Research => Some(Resource::Research),
            Self::Culture => Some(Resource::Culture),
            Self::Any => None,
        }
    }
}

/// So much of a resource.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Amount {
    /// How much.
    pub number: Expr,
    /// Of what.
    pub of: Any,
}

/// Something that is so or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Several, of which one suffices.
    Or(Vec<Condition>),
    /// Several, which all must hold.
    And(Vec<Condition>),
    /// The opposite.
    Not(Box<Condition>),
    /// A word for what is going on.
    Is(Circumstance),
    /// A technology is owned.
    Tech(Tech),
    /// There is one of these.
    Has(Selector),
    /// The player controls a system.
    Controls(Place),
    /// The ship at hand is of class KS or civil.
    SmallOrCivil,
    /// A network of this level works in the target system.
    Network(u8),
    /// The actor is at such a place.
    At(Position),
    /// Two numbers stand in a relation.
    Compare(Expr, Relation, Expr),
}

impl Default for Condition {
    fn default() -> Self {
        Self::Or(Vec::new())
    }
}

words! {
    /// What a price is paid in.
    Unit {
        /// AWE.
        Awe = "A",
        /// Food.
        Food = "F",
        /// Research.
        Research = "R",
        /// Culture.
        Culture = "C",
        /// Resources of choice.
        Any = "any",
        /// Ground capacity.
        Gcap = "gcap",
        /// Space capacity.
        Scap = "scap",
        /// Event cards.
        Card = "card",
        /// A returned planet.
        ReturnedPlanet = "returned-planet",
        /// Political actions of any kind.
        PoliticalAction = "political-action",
        /// Institution actions.
        InstitutionAction = "institution-action",
    }
}

/// One part of a price.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Payment {
    /// How much.
    pub number: Expr,
    /// Of what.
    pub unit: Unit,
}

/// Prices of which one is paid, each with all its parts.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Costs(pub Vec<Vec<Payment>>);

impl vocabulary::Measure {
    /// What it can be taken of.
    pub const fn contexts(self) -> &'static [Context] {
        match self {
            Self::Level => &[Context::Here, Context::Target],
            Self::Police | Self::WatchLevels | Self::OwnPolice | Self::OwnWatchLevels => &[Context::Here],
            Self::Cost | Self::Hull | Self::Weariness | Self::Militia | Self::NetworksOfBoth => {
                &[Context::Target]
            }
        }
    }
}

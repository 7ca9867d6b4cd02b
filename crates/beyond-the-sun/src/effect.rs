//! What cards do: the notation of effects as flat `Copy` values that parse, print and compare.
//!
//! One [`Code`] contains all effects of a pack. An [`Effect`] is a range of options in it, and an option is a cost
//! and a range of items, so that a state needs only a few bytes to remember its position.

mod ability;
mod code;
mod count;
mod cursor;
mod needs;
mod parse;
mod parse_ability;
mod parse_step;
mod plot;
mod print;
mod scoring;
mod step;
mod terms;

pub use ability::{Ability, Exchange};
pub use code::{Code, Effect, EffectOption, Item, Items, Shown};
pub use count::{Comparison, Condition, Count, Relation, Scale};
pub use needs::Needs;
pub use pack::Misread;
pub use plot::Plot;
pub use scoring::{Scoring, Term};
pub use step::{Cost, Modes, Research, Step};
pub use terms::{Cube, Face, Neighbour, Site, Sorts, Spot, Whose};

/// The factions for which a group is carried out, each for itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// The resolver.
    Me,
    /// All factions.
    All,
    /// All but the resolver.
    Others,
    /// Everybody tied for the highest count.
    Most(Count),
    /// Everybody tied for the lowest count.
    Fewest(Count),
}

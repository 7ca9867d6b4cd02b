//! What pieces do: the notation of effects, conditions and prices as values that parse, print and compare.
//!
//! All effects of a pack lie in one [`Code`]. A [`Program`] is a run of statements in it, and so is each block
//! inside a statement, so that a state remembers where it stands in an effect in a few bytes.

mod code;
mod cursor;
mod expr;
mod filter;
mod flag;
mod object;
mod parse;
mod parse_expr;
mod parse_filter;
mod parse_verb;
mod print;
mod print_verb;
mod quantity;
mod verb;
mod vocabulary;

pub use code::{Case, Code, Core, Period, Prefix, Program, Shown, Statement};
pub use expr::{Amount, Any, Condition, Costs, Expr, Payment, Trigger, Unit};
pub use filter::{
    Actor, Attackers, BuildingKind, Company, Filter, Foe, Named, Near, Owner, Property, Relation, Selector,
    Test, Tier,
};
pub use flag::Flag;
pub use object::{
    ActionKind, Advised, Built, Deal, Destroyed, Discovered, Fitted, Found, Into, Introduced, Item, Meant,
    Mover, Performer, Pick, Receiver, Shift, Shipped, Site, When,
};
pub use pack::Misread;
pub use quantity::Quantity;
pub use verb::{Apply, Change, Lasting, Op, Span, Term, Verb};
pub use vocabulary::{
    Circumstance, Context, Field, Measure, Moment, Permission, Place, Position, Scope, Subject, Variable,
};

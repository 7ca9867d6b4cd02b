//! What cards do: the effect notation as values that parse, print and compare.

mod cursor;
mod names;
mod print;
mod read;
mod read_calls;

pub use names::{Count, Deed, DeedKind, Limit, Quantity, Trigger, Window};
pub use pack::Misread;

use crate::ids::{Category, Colours, Dial, Stat, States, System};

/// All clauses of a card.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Script(pub Vec<Clause>);

/// One clause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Clause {
    /// Carried out once: when drawn, kept or bought.
    Do(Block),
    /// Carried out in final scoring.
    End(Block),
    /// Mandatory, directly after an event.
    On {
        /// The event.
        on: Trigger,
        /// Only if this holds.
        when: Option<Cond>,
        /// How often.
        limit: Option<Limit>,
        /// What happens.
        block: Block,
    },
    /// Optional, in one of the windows.
    Use {
        /// The windows, in order.
        windows: Vec<Window>,
        /// Only if this holds.
        when: Option<Cond>,
        /// How often.
        limit: Option<Limit>,
        /// What happens.
        block: Block,
    },
    /// A continuous modifier.
    Mod {
        /// What is changed.
        quantity: Quantity,
        /// How.
        op: Op,
        /// By how much.
        value: Value,
        /// Only if this holds.
        when: Option<Cond>,
        /// How often.
        limit: Option<Limit>,
    },
    /// A condition to be met, and its cost.
    Goal {
        /// The condition.
        cond: Cond,
        /// The cost.
        cost: Block,
    },
}

/// How a modifier changes a quantity.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// Adds.
    Add,
    /// Subtracts.
    Subtract,
    /// Replaces; applied before the others.
    Set,
}

/// The value of a modifier.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A number.
    Number(Expr),
    /// Colours that are skipped.
    Colours(Colours),
    /// What is printed on the back of the token.
    Variant,
}

/// Statements, carried out from left to right.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Block(pub Vec<Statement>);

/// One statement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Statement {
    /// As a whole or not at all.
    May(Block),
    /// Exactly one of these.
    Choose(Vec<Block>),
    /// The first if the condition holds, else the second.
    If(Cond, Block, Block),
    /// The first if the test is passed, else the second.
    Test(Stat, Block, Block),
    /// A plain effect.
    Effect(Effect),
}

/// A plain effect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Credits from the bank, or to it as many as there are.
    Credits(Expr),
    /// Exactly this many credits to the bank.
    Pay(u16),
    /// Fame.
    Fame(Expr),
    /// Infamy.
    Infamy(Expr),
    /// Movement points.
    Move(Expr),
    /// Turns a dial.
    Dial(Dial, i8),
    /// Adds cargo holds.
    Hold(u8),
    /// Draws a reward.
    DrawReward,
    /// Turns the top reward up; a relic is kept.
    DrawRelic,
    /// Draws a passenger.
    DrawPassenger,
    /// Puts this telegate here.
    PlaceTelegate(u8),
    /// Puts a pirate that robs this category here.
    PlacePirate(Category),
    /// Puts an asteroid here.
    PlaceAsteroid,
    /// Makes this a blue space.
    PlaceBlue,
    /// Draws a production token.
    Production,
    /// Moves goods of a discovered culture from its supply area to its market.
    Restock(u8),
    /// Moves the market of a discovered culture.
    MarketMove,
    /// Takes a good of the category from any supply area.
    GainGood(Category),
    /// Returns a good to its supply area.
    LoseGood(Option<Category>),
    /// Ends movement and turn.
    EndTurn,
    /// Looks at so many face-down First Contact cards.
    Peek(u8),
    /// Exchanges the two cards just looked at.
    SwapContacts,
    /// Looks at the top encounter card, which may go under the deck.
    Scry,
    /// Throws a speed die again.
    Reroll,
    /// Turns a speed die to a value; any if none is given.
    SetDie(Option<u8>),
    /// Throws the effect die again.
    RerollTest,
    /// The hazard test counts as passed.
    AutoPass,
    /// The pirate space counts as blue.
    IgnoreSpace,
    /// Chooses the exit or the telegate freely.
    NavChoose,
    /// Puts the ship on a telegate.
    Relocate,
    /// Puts a drill token on this asteroid.
    Drill,
    /// Lets passengers come and go within a distance.
    Shuttle(Expr),
    /// Exchanges a mission with a player on the same space.
    SwapMission,
    /// Gives the title to the leader.
    Title,
    /// Rolls two dice for fame; a double makes all fame worth more.
    Fuzzy,
    /// The card or token goes back to where it came from.
    ReturnSelf,
    /// The card goes under its deck.
    DiscardSelf,
}

/// A number that may depend on the state and on dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expr {
    /// A number.
    Number(i32),
    /// The sum of so many dice.
    Dice(u8),
    /// What the state says.
    Of(Function),
    /// A product.
    Times(Box<Expr>, Box<Expr>),
    /// A sum.
    Plus(Box<Expr>, Box<Expr>),
    /// A difference.
    Minus(Box<Expr>, Box<Expr>),
    /// The negative.
    Negative(Box<Expr>),
}

/// A number that comes from the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Function {
    /// The sum of all speed dice of the turn.
    RollTotal,
    /// The die assigned to this upgrade.
    Die,
    /// A dial without modifiers.
    Dial(Dial),
    /// The pilot's level.
    Level,
    /// Cash.
    Cash,
    /// The round.
    Round,
    /// Fame as in final scoring, without dice.
    FameTotal,
    /// Goods aboard, of a category if given.
    AboardGoods(Option<Category>),
    /// Passengers aboard.
    AboardPassengers,
    /// Different goods aboard.
    AboardKinds,
    /// Things counted.
    Count(Count),
    /// Deeds since the card came into play.
    Tally(Tally),
    /// Deeds in this turn.
    Turn(Tally),
}

/// Deeds that are counted; a deed must meet all conditions that are set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The deed.
    pub deed: Deed,
    /// Only goods of this category.
    pub category: Option<Category>,
    /// Only sales in these states.
    pub states: Option<States>,
    /// Only what is bought or landed on.
    pub kind: Option<DeedKind>,
}

/// A condition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cond {
    /// A comparison.
    Compare(Expr, Cmp, Expr),
    /// The number is odd.
    Odd(Expr),
    /// The number is even.
    Even(Expr),
    /// Two speed dice show the same.
    Doubles,
    /// A die is assigned to this upgrade.
    Assigned,
    /// The ship is at a landing place of the destination.
    Landed,
    /// Movement ended in this system or anomaly in this turn.
    EndsOn(System),
    /// The contrary.
    Not(Box<Cond>),
    /// All of them.
    And(Vec<Cond>),
    /// Any of them.
    Or(Vec<Cond>),
}

/// A comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cmp {
    /// Equal.
    Equal,
    /// Not equal.
    NotEqual,
    /// At least.
    AtLeast,
    /// At most.
    AtMost,
    /// Less.
    Less,
    /// More.
    More,
}

impl Cmp {
    /// Every comparison with its sign, longer signs first.
    pub(crate) const SIGNS: [(&'static str, Self); 6] = [
        ("==", Self::Equal),
        ("!=", Self::NotEqual),
        (">=", Self::AtLeast),
        ("<=", Self::AtMost),
        ("<", Self::Less),
        (">", Self::More),
    ];

    /// Whether it holds.
    pub const fn holds(self, a: i32, b: i32) -> bool {
        match self {
            Cmp::Equal => a == b,
            Cmp::NotEqual => a != b,
            Cmp::AtLeast => a >= b,
            Cmp::AtMost => a <= b,
            Cmp::Less => a < b,
            Cmp::More => a > b,
        }
    }
}

impl Block {
    /// Every plain effect in the block, also in nested blocks.
    pub fn effects(&self) -> Vec<&Effect> {
        let mut found = Vec::new();
        for statement in &self.0 {
            match statement {
                Statement::May(block) => found.extend(block.effects()),
                Statement::Choose(blocks) => found.extend(blocks.iter().flat_map(Block::effects)),
                Statement::If(_, then, or) | Statement::Test(_, then, or) => {
                    found.extend(then.effects());
                    found.extend(or.effects());
                }
                Statement::Effect(effect) => found.push(effect),
            }
        }
        found
    }
}

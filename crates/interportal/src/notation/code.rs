//! Programs: statements in a row, with the blocks inside them.

use super::{Amount, Condition, Selector, Trigger, Verb};
use engine::words;
use serde::{Deserialize, Serialize};

/// A run of statements in a [`Code`]; the first one is empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Program(u16);

impl Program {
    /// The program that does nothing.
    pub const NONE: Self = Self(0);

    /// Whether it does nothing.
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Its place in the code.
    pub const fn at(self) -> usize {
        self.0 as usize
    }
}

words! {
    /// How long a limit of use lasts.
    Period {
        /// A round.
        Round = "round",
        /// The game.
        Game = "game",
    }
}

/// What stands before a statement and says when and how often it runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Prefix {
    /// Each time something happens.
    On(Trigger),
    /// Only if, or only while, something is so.
    When(Condition),
    /// At most once.
    Once(Period),
    /// If the holder wants it.
    May,
    /// So many times at most, chosen anew each time.
    UpTo(u8),
    /// For every one of these.
    Each(Selector),
    /// Until the holder has paid.
    UntilPaid(Vec<Amount>),
}

/// A case of a roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Case {
    /// The results, from the lowest to the highest; all that are left if none are named.
    pub results: Option<(u8, u8)>,
    /// What happens.
    pub program: Program,
}

/// The body of a statement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Core {
    /// Several statements as one.
    Block(Program),
    /// One of several programs, as the holder chooses.
    Choose(Vec<Program>),
    /// One of several programs, as the dice fall.
    Roll {
        /// How many six-sided dice.
        dice: u8,
        /// What follows from them.
        cases: Vec<Case>,
    },
    /// One thing to do, or one thing that is so.
    Do(Verb),
}

/// One statement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statement {
    /// When and how often.
    pub prefixes: Vec<Prefix>,
    /// What.
    pub core: Core,
}

impl Statement {
    /// Whether it holds for as long as its entry is in play, rather than running once.
    pub fn is_standing(&self) -> bool {
        self.prefixes.iter().any(|prefix| matches!(prefix, Prefix::On(_)))
            || matches!(&self.core, Core::Do(verb) if verb.is_standing())
    }
}

/// All programs of a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code(Vec<Vec<Statement>>);

impl Default for Code {
    fn default() -> Self {
        Self(vec![Vec::new()])
    }
}

impl Code {
    /// Adds a program.
    pub fn add(&mut self, statements: Vec<Statement>) -> Program {
        self.0.push(statements);
        Program((self.0.len() - 1) as u16)
    }

    /// The statements of a program.
    pub fn statements(&self, program: Program) -> &[Statement] {
        &self.0[usize::from(program.0)]
    }

    /// All programs, those inside blocks included.
    pub fn programs(&self) -> impl Iterator<Item = Program> + use<> {
        (0..self.0.len() as u16).map(Program)
    }

    /// Every statement of the code, those inside blocks included.
    pub fn all(&self) -> impl Iterator<Item = &Statement> {
        self.0.iter().flatten()
    }

    /// A program as text, as the notation writes it.
    pub const fn show(&self, program: Program) -> Shown<'_> {
        Shown { code: self, program }
    }
}

/// A program that prints itself.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'c> {
    pub(super) code: &'c Code,
    pub(super) program: Program,
}

//! Which statements of an effect change a quantity for as long as their entry is in play, worked out once per pack.

use std::ops::Range;

use crate::notation::{
    Apply, Change, Code, Condition, Core, Permission, Prefix, Program, Quantity, Statement, Verb,
};

/// A statement that changes a quantity while its entry is in play.
#[derive(Clone, Debug)]
pub struct Standing {
    /// The change.
    pub change: Change,
    /// To what it applies.
    pub apply: Option<Apply>,
    /// What must be so, all of it.
    pub when: Vec<Condition>,
    /// Whether it ends once its holder has paid.
    pub unpaid: bool,
    /// The options under which it stands, for choices inside each other.
    pub options: Vec<u8>,
}

impl Standing {
    /// The quantity that it changes.
    pub const fn quantity(&self) -> Quantity {
        self.change.quantity
    }

    /// Whether it holds for an entry with this option chosen, paid off or not.
    pub fn holds_for(&self, option: u8, paid: bool) -> bool {
        self.options.iter().all(|chosen| *chosen == option) && !(self.unpaid && paid)
    }
}

/// The standing changes of all programs.
#[derive(Debug, Default)]
pub struct Standings {
    all: Vec<Standing>,
    /// What each of them changes, close together, as prices look through them.
    quantities: Vec<Quantity>,
    /// Those of each program, in the order of the code.
    of: Vec<Range<usize>>,
    /// What each program allows by lying there.
    permissions: Vec<Vec<Permission>>,
}

/// What surrounds a statement.
#[derive(Clone, Default)]
struct Around {
    when: Vec<Condition>,
    unpaid: bool,
    options: Vec<u8>,
}

impl Standings {
    /// Works them out.
    pub(super) fn of_code(code: &Code) -> Self {
        let mut standings = Self::default();
        for program in code.programs() {
            let start = standings.all.len();
            standings.walk(code, program, &Around::default());
            standings.of.push(start..standings.all.len());
            let allowed = code.statements(program).iter().filter_map(|statement| match statement.core {
                Core::Do(Verb::Allow(permission)) => Some(permission),
                _ => None,
            });
            standings.permissions.push(allowed.collect());
        }
        standings
    }

    /// The numbers of the changes of a program.
    pub fn numbers(&self, program: Program) -> Range<u16> {
        let range = &self.of[program.at()];
        range.start as u16..range.end as u16
    }

    /// What a program allows by lying there.
    pub fn permissions(&self, program: Program) -> &[Permission] {
        &self.permissions[program.at()]
    }

    /// A change by its number.
    pub fn get(&self, number: u16) -> &Standing {
        &self.all[usize::from(number)]
    }

    /// What a change changes.
    pub fn quantity(&self, number: u16) -> Quantity {
        self.quantities[usize::from(number)]
    }

    fn walk(&mut self, code: &Code, program: Program, around: &Around) {
        for statement in code.statements(program) {
            let Some(around) = within(statement, around) else { continue };
            match &statement.core {
                Core::Do(Verb::Mod(change, apply)) => {
                    let Around { when, unpaid, options } = around;
                    let (change, apply) = (change.clone(), *apply);
                    self.quantities.push(change.quantity);
                    self.all.push(Standing { change, apply, when, unpaid, options });
                }
                Core::Block(inner) => self.walk(code, *inner, &around),
                Core::Choose(inner) => {
                    for (option, program) in (0..).zip(inner) {
                        let mut around = around.clone();
                        around.options.push(option);
                        self.walk(code, *program, &around);
                    }
                }
                Core::Roll { .. } | Core::Do(_) => {}
            }
        }
    }
}

/// What surrounds the body of a statement; nothing if it runs at a moment or by choice, and so never by lying there.
fn within(statement: &Statement, around: &Around) -> Option<Around> {
    let mut around = around.clone();
    for prefix in &statement.prefixes {
        match prefix {
            Prefix::When(condition) => around.when.push(condition.clone()),
            Prefix::UntilPaid(_) => around.unpaid = true,
            _ => return None,
        }
    }
    Some(around)
}

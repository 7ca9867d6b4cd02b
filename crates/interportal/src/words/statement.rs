//! Whole programs in words: statements, what stands before them, choices and rolls.

use super::clause::{Clause, Order};
use super::select::Form;
use super::{Words, full};
use crate::notation::{Case, Condition, Core, Period, Prefix, Program, Statement, Verb};

/// What stands before a statement.
#[derive(Default)]
struct Before {
    /// What must be so, as clauses under a conjunction.
    under: Vec<String>,
    /// Whether it happens each time.
    each_time: bool,
    /// How long it holds.
    until: Option<String>,
    /// How often or for what.
    middle: Vec<String>,
    may: bool,
}

impl Words<'_> {
    /// What a program does, as sentences.
    pub fn program(&self, program: Program) -> String {
        let statements = self.pack.code.statements(program);
        let said: Vec<String> = statements.iter().map(|it| full(&self.statement(it, Order::Main))).collect();
        said.join(" ")
    }

    /// What one statement of a program does, as a sentence; nothing behind the last one.
    pub fn step(&self, program: Program, at: u8) -> String {
        let statement = self.pack.code.statements(program).get(usize::from(at));
        statement.map_or_else(String::new, |statement| full(&self.statement(statement, Order::Main)))
    }

    /// The options of a statement that lets choose, each as a sentence.
    pub fn options(&self, program: Program, at: u8) -> Vec<String> {
        match self.pack.code.statements(program).get(usize::from(at)).map(|statement| &statement.core) {
            Some(Core::Choose(options)) => options.iter().map(|option| self.program(*option)).collect(),
            _ => Vec::new(),
        }
    }

    /// What a program does, as part of a sentence.
    fn part_of(&self, program: Program, order: Order) -> String {
        let statements = self.pack.code.statements(program);
        if let Some(either) = self.either(statements, order) {
            return either;
        }
        let mut said = String::new();
        for (at, statement) in statements.iter().enumerate() {
            if at == 0 {
                said = self.statement(statement, order);
            } else {
                said.push_str(self.pick(", then ", ", dann "));
                said.push_str(&self.statement(statement, Order::After));
            }
        }
        said
    }

    /// Two statements of which one or the other holds.
    fn either(&self, statements: &[Statement], order: Order) -> Option<String> {
        let [first, second] = statements else { return None };
        let ([Prefix::When(if_so)], [Prefix::When(Condition::Not(if_not))]) =
            (&first.prefixes[..], &second.prefixes[..])
        else {
            return None;
        };
        if **if_not != *if_so {
            return None;
        }
        let so = self.core(&first.core, &Before::default(), order);
        let not = self.core(&second.core, &Before::default(), Order::After);
        let condition = self.under(if_so);
        Some(self.pick(
            format!("{so} if {condition}, and otherwise {not}"),
            format!("{so}, wenn {condition}, und sonst {not}"),
        ))
    }

    fn statement(&self, statement: &Statement, order: Order) -> String {
        let mut before = Before::default();
        for prefix in &statement.prefixes {
            self.prefix(prefix, &mut before);
        }
        let conjunction =
            if before.each_time { self.pick("whenever", "immer wenn") } else { self.pick("if", "wenn") };
        let mut front = String::new();
        if !before.under.is_empty() {
            let under = before.under.join(self.pick(" and ", " und "));
            // After a result of a die the condition follows.
            if order == Order::After {
                let core = self.core(&statement.core, &before, order);
                return format!("{core}{} {under}", self.pick(" if", ", wenn"));
            }
            front = format!("{conjunction} {under}, ");
        }
        if let Some(until) = &before.until {
            front.push_str(&format!("{until}, "));
        }
        let order = if front.is_empty() { order } else { Order::After };
        let middle: String =
            self.pick(before.middle.iter().map(|it| format!("{it}, ")).collect::<String>(), String::new());
        format!("{front}{middle}{}", self.core(&statement.core, &before, order))
    }

    fn core(&self, core: &Core, before: &Before, order: Order) -> String {
        let put = |clause: Clause| {
            let clause = before.middle.iter().fold(clause, |clause, middle| clause.with(middle));
            if before.may { self.may(&clause, order) } else { self.put(&clause, order) }
        };
        match core {
            Core::Do(verb) => put(self.verb(verb)),
            Core::Block(inner) => {
                let statements = self.pack.code.statements(*inner);
                match statements {
                    [first, rest @ ..] if first.prefixes.is_empty() => {
                        let mut said = self.core(&first.core, before, order);
                        for statement in rest {
                            said.push_str(self.pick(", then ", ", dann "));
                            said.push_str(&self.statement(statement, Order::After));
                        }
                        said
                    }
                    _ => self.part_of(*inner, order),
                }
            }
            Core::Choose(options) => match &options[..] {
                [one, other] if before.middle.is_empty() && self.is_short(*one) && self.is_short(*other) => {
                    let [one, other] = [*one, *other].map(|it| self.part_of(it, Order::Main));
                    self.pick(format!("either {one}, or {other}"), format!("entweder {one}, oder {other}"))
                }
                _ => {
                    let letters = ["A", "B", "C", "D", "E"];
                    let said: Vec<_> = options
                        .iter()
                        .zip(letters)
                        .map(|(option, letter)| format!("{letter}) {}", self.part_of(*option, Order::Main)))
                        .collect();
                    put(self.you("choose", "wählst - wählen", format!(": {}", said.join("; "))))
                }
            },
            Core::Roll { dice, cases } => {
                let said: Vec<_> =
                    cases.iter().filter(|case| !self.is_empty(case)).map(|case| self.case(case)).collect();
                let dice = match dice {
                    1 => self.pick("a die", "einen Würfel").to_owned(),
                    n => self.pick(format!("{n} dice"), format!("{n} Würfel")),
                };
                put(self.you("roll", "wirfst - werfen", format!("{dice}: {}", said.join("; "))))
            }
        }
    }

    /// Whether a program is one statement without parts.
    fn is_short(&self, program: Program) -> bool {
        matches!(self.pack.code.statements(program), [Statement { core: Core::Do(_), .. }])
    }

    /// Whether nothing happens in any other case.
    fn is_empty(&self, case: &Case) -> bool {
        let statements = self.pack.code.statements(case.program);
        case.results.is_none() && statements.iter().all(|it| it.core == Core::Do(Verb::Nothing))
    }

    fn case(&self, case: &Case) -> String {
        let said = self.part_of(case.program, Order::After);
        match case.results {
            None => self.pick(format!("otherwise {said}"), format!("sonst {said}")),
            Some((low, high)) if low == high => {
                self.pick(format!("on {low}, {said}"), format!("bei {low} {said}"))
            }
            Some((low, high)) => {
                self.pick(format!("on {low}–{high}, {said}"), format!("bei {low}–{high} {said}"))
            }
        }
    }

    fn prefix(&self, prefix: &Prefix, before: &mut Before) {
        match prefix {
            Prefix::On(trigger) => {
                before.each_time = true;
                before.under.push(self.happens(trigger));
            }
            Prefix::When(condition) => before.under.push(self.under(condition)),
            Prefix::Once(Period::Round) => {
                before.middle.push(self.pick("once per round", "einmal je Runde").to_owned());
            }
            Prefix::Once(Period::Game) => {
                before.middle.push(self.pick("once per game", "einmal je Spiel").to_owned());
            }
            Prefix::May => before.may = true,
            Prefix::UpTo(n) => before.middle.push(match n {
                2 => self.pick("up to twice", "bis zu zweimal").to_owned(),
                n => self.pick(format!("up to {n} times"), format!("bis zu {n}-mal")),
            }),
            Prefix::Each(of) => {
                let things = self.things(of.subject, &of.filter, Form::Each);
                before.middle.push(self.pick(format!("for {things}"), format!("für {things}")));
            }
            Prefix::UntilPaid(amounts) => {
                let amounts = self.amounts(amounts);
                before.until =
                    Some(self.pick(
                        format!("until {amounts} have been paid"),
                        format!("bis {amounts} gezahlt sind"),
                    ));
            }
        }
    }
}

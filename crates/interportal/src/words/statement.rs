//! Whole programs in words: statements, what stands before them, choices and rolls.

use super::{Words, full};
use crate::notation::{Case, Core, Period, Prefix, Program, Statement};

impl Words<'_> {
    /// What a program does, as sentences.
    pub fn program(&self, program: Program) -> String {
        let said: Vec<String> = self.parts(program).iter().map(|part| full(part)).collect();
        said.join(" ")
    }

    /// What one statement of a program does, as a sentence; nothing behind the last one.
    pub fn step(&self, program: Program, at: u8) -> String {
        let statement = self.pack.code.statements(program).get(usize::from(at));
        statement.map_or_else(String::new, |statement| full(&self.statement(statement)))
    }

    /// The options of a statement that lets choose, each as a sentence.
    pub fn options(&self, program: Program, at: u8) -> Vec<String> {
        match self.pack.code.statements(program).get(usize::from(at)).map(|statement| &statement.core) {
            Some(Core::Choose(options)) => options.iter().map(|option| self.program(*option)).collect(),
            _ => Vec::new(),
        }
    }

    fn parts(&self, program: Program) -> Vec<String> {
        self.pack.code.statements(program).iter().map(|statement| self.statement(statement)).collect()
    }

    /// What a program does, as part of a sentence.
    fn clause(&self, program: Program) -> String {
        self.parts(program).join(self.pick(", then ", ", dann "))
    }

    fn statement(&self, statement: &Statement) -> String {
        let before: String = statement.prefixes.iter().map(|prefix| self.prefix(prefix)).collect();
        let core = match &statement.core {
            Core::Do(verb) => self.verb(verb),
            Core::Block(inner) => self.clause(*inner),
            Core::Choose(options) => {
                let letters = ["A", "B", "C", "D", "E"];
                let options = options.iter().zip(letters);
                let said: Vec<_> =
                    options.map(|(option, letter)| format!("{letter}) {}", self.clause(*option))).collect();
                format!("{} {}", self.pick("choose", "wählen:"), said.join("; "))
            }
            Core::Roll { dice, cases } => {
                let said: Vec<_> = cases.iter().map(|case| self.case(case)).collect();
                let die = self.pick(format!("roll {dice}d6"), format!("{dice}W6 würfeln"));
                format!("{die}: {}", said.join("; "))
            }
        };
        format!("{before}{core}")
    }

    fn case(&self, case: &Case) -> String {
        let results = match case.results {
            None => self.pick("otherwise", "sonst").to_owned(),
            Some((low, high)) if low == high => low.to_string(),
            Some((low, high)) => format!("{low}–{high}"),
        };
        format!("{results} – {}", self.clause(case.program))
    }

    fn prefix(&self, prefix: &Prefix) -> String {
        match prefix {
            Prefix::On(trigger) => {
                let happening = self.happening(trigger);
                self.pick(format!("each time ({happening}): "), format!("jedes Mal ({happening}): "))
            }
            Prefix::When(condition) => {
                self.pick("if ", "falls ").to_owned() + &self.condition(condition) + ": "
            }
            Prefix::Once(Period::Round) => self.pick("once per round: ", "einmal je Runde: ").to_owned(),
            Prefix::Once(Period::Game) => self.pick("once per game: ", "einmal je Spiel: ").to_owned(),
            Prefix::May => self.pick("you may: ", "du darfst: ").to_owned(),
            Prefix::UpTo(n) => self.pick(format!("up to {n} times: "), format!("bis zu {n} Mal: ")),
            Prefix::Each(of) => self.pick("for each ", "je ").to_owned() + &self.one(of) + ": ",
            Prefix::UntilPaid(amounts) => {
                let amounts = self.amounts(amounts);
                self.pick(format!("until {amounts} are paid: "), format!("bis {amounts} gezahlt sind: "))
            }
        }
    }
}

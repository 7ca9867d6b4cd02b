//! Numbers and amounts in words.

use super::Words;
use super::select::Form;
use crate::ids::Resource;
use crate::notation::{Amount, Any, Context, Expr, Field, Measure, Selector, Variable};

impl Words<'_> {
    /// A number that is worked out, as noun.
    pub(super) fn number(&self, expr: &Expr) -> String {
        match expr {
            Expr::Number(n) => n.to_string(),
            Expr::Fraction(1, 2) => self.pick("half", "die Hälfte").to_owned(),
            Expr::Fraction(over, under) => format!("{over}/{under}"),
            Expr::Variable(variable) => self.variable(*variable).to_owned(),
            Expr::Count(of) => {
                let things = self.things(of.subject, &of.filter, Form::Of);
                self.pick(format!("the number of {things}"), format!("die Anzahl {things}"))
            }
            Expr::Total(of, field) => self.total(of, *field),
            Expr::Account(resource) => {
                let resource = self.resource(*resource);
                self.pick(format!("{resource} on your account"), format!("{resource} auf deinem Konto"))
            }
            Expr::Income(resource) => self.income(*resource),
            Expr::Measure(measure, context) => self.measure(*measure, *context).to_owned(),
            Expr::Events(_, trigger) => {
                let happens = self.happens(trigger);
                self.pick(format!("how often {happens}"), format!("wie oft {happens}"))
            }
            Expr::Max(left, right) => self.two("the greater of", "der größere Wert von", left, right),
            Expr::Min(left, right) => self.two("the smaller of", "der kleinere Wert von", left, right),
            Expr::HalfUp(of) => self.half(of, "rounded up", "aufgerundet"),
            Expr::HalfDown(of) => self.half(of, "rounded down", "abgerundet"),
            Expr::Plus(left, right) => {
                format!("{} {} {}", self.number(left), self.pick("plus", "plus"), self.number(right))
            }
            Expr::Minus(left, right) => {
                format!("{} {} {}", self.number(left), self.pick("less", "minus"), self.number(right))
            }
            Expr::Times(left, right) => {
                format!("{} {} {}", self.number(left), self.pick("times", "mal"), self.number(right))
            }
            Expr::Group(inner) => self.number(inner),
        }
    }

    fn two(&self, en: &str, de: &str, left: &Expr, right: &Expr) -> String {
        let (left, right) = (self.number(left), self.number(right));
        self.pick(format!("{en} {left} and {right}"), format!("{de} {left} und {right}"))
    }

    fn half(&self, of: &Expr, en: &str, de: &str) -> String {
        let of = self.number(of);
        self.pick(format!("half of {of}, {en}"), format!("die Hälfte von {of}, {de}"))
    }

    fn total(&self, of: &Selector, field: Field) -> String {
        let things = self.things(of.subject, &of.filter, Form::Of);
        let (en, de) = match field {
            Field::Level => ("the levels", "die Stufen"),
            Field::Step => ("the steps", "die Stufen"),
            Field::Cost => ("the prices", "die Preise"),
            Field::Hull => ("the hull points", "die Hüllenpunkte"),
        };
        self.pick(format!("{en} of {things}"), format!("{de} {things}"))
    }

    fn income(&self, resource: Resource) -> String {
        let resource = self.resource(resource);
        self.pick(format!("{resource} of your income"), format!("{resource} deines Einkommens"))
    }

    /// For what, after an amount: `for each connected colony`.
    pub(super) fn per(&self, n: u8, expr: &Expr) -> String {
        let (each, every) = (self.pick("for each", "für jede"), self.pick("for every", "für je"));
        match expr {
            Expr::Count(of) if n == 1 => {
                let things = self.things(of.subject, &of.filter, Form::Each);
                self.pick(format!("for {things}"), format!("für {things}"))
            }
            Expr::Count(of) => format!("{every} {n} {}", self.many(of)),
            Expr::Total(of, field) => {
                let things = self.things(of.subject, &of.filter, Form::Of);
                let (en, de) = match field {
                    Field::Level => (["level", "levels"], ["Stufe", "Stufen"]),
                    Field::Step => (["step", "steps"], ["Stufe", "Stufen"]),
                    Field::Cost => (["AWE of the price", "AWE of the price"], ["AWE des Preises"; 2]),
                    Field::Hull => (["hull point", "hull points"], ["Hüllenpunkt", "Hüllenpunkte"]),
                };
                let noun = self.pick(en, de)[usize::from(n != 1)];
                let of = self.pick("of ", "");
                match n {
                    1 => format!("{each} {noun} {of}{things}"),
                    n => format!("{every} {n} {noun} {of}{things}"),
                }
            }
            Expr::Plus(left, right) => {
                format!("{} {} {}", self.per(n, left), self.pick("and", "und"), self.per(n, right))
            }
            Expr::Measure(Measure::Level, Context::Here) => {
                self.pick("for each of its levels", "für jede ihrer Stufen").to_owned()
            }
            Expr::Variable(Variable::ClassRank) => {
                self.pick("for each rank of the class", "für jeden Rang der Klasse").to_owned()
            }
            other if n == 1 => format!("{every} 1 {}", self.number(other)),
            other => format!("{every} {n} {}", self.number(other)),
        }
    }

    fn variable(&self, variable: Variable) -> &'static str {
        let (en, de) = match variable {
            Variable::Uses => ("earlier uses", "frühere Nutzungen"),
            Variable::Vp => ("your VP", "deine SP"),
            Variable::X => ("X", "X"),
            Variable::Distance => ("the distance", "die Entfernung"),
            Variable::NetworkLevel => ("the level of your network there", "die Stufe deines Netzwerks dort"),
            Variable::ClassRank => ("the rank of the class", "der Rang der Klasse"),
            Variable::FinishedAreas => ("finished research areas", "abgeschlossene Forschungsgebiete"),
            Variable::FirstBonuses => ("first-researcher bonuses", "Erstforscherboni"),
            Variable::CoreHeld => ("the core held", "der gehaltene Kern"),
            Variable::Sanctions => ("sanction levels", "Sanktionsstufen"),
        };
        self.pick(en, de)
    }

    fn measure(&self, measure: Measure, context: Context) -> &'static str {
        let (en, de) = match (measure, context) {
            (Measure::Level, Context::Here) => ("the level of the colony", "die Stufe der Kolonie"),
            (Measure::Level, Context::Target) => ("the level of the target", "die Stufe des Ziels"),
            (Measure::Cost, _) => ("the price of the target", "der Preis des Ziels"),
            (Measure::Hull, _) => ("the hull points of the target", "die Hüllenpunkte des Ziels"),
            (Measure::Weariness, _) => ("the war weariness of the target", "die Kriegsmüdigkeit des Ziels"),
            (Measure::Militia, _) => ("the militia of the target", "die Miliz des Ziels"),
            (Measure::Police, _) => ("foreign police there", "fremde Polizei dort"),
            (Measure::WatchLevels, _) => ("foreign watch levels there", "fremde Wachstufen dort"),
            (Measure::OwnPolice, _) => ("your police there", "deine Polizei dort"),
            (Measure::OwnWatchLevels, _) => ("your watch levels there", "deine Wachstufen dort"),
            (Measure::NetworksOfBoth, _) => ("the networks of both", "die Netzwerke beider"),
        };
        self.pick(en, de)
    }

    /// Amounts of resources.
    pub(super) fn amounts(&self, amounts: &[Amount]) -> String {
        let parts: Vec<String> = amounts
            .iter()
            .map(|amount| {
                let of = match amount.of {
                    Any::Any => self.pick("resources of your choice", "Rohstoffe deiner Wahl"),
                    other => other.resource().map_or("", |resource| self.resource(resource)),
                };
                self.amount(&amount.number, of)
            })
            .collect();
        self.and(&parts)
    }

    /// An amount of something: `4 culture for each policy`.
    fn amount(&self, number: &Expr, of: &str) -> String {
        match number {
            Expr::Number(n) => format!("{n} {of}"),
            Expr::Times(n, per) if matches!(**n, Expr::Number(_)) => {
                format!("{} {of} {}", self.number(n), self.per(1, per))
            }
            Expr::Plus(left, right) if matches!(**left, Expr::Times(..)) => {
                format!("{} {} {}", self.amount(left, of), self.pick("and", "und"), self.amount(right, of))
            }
            Expr::Count(_) | Expr::Total(..) | Expr::Plus(..) => format!("1 {of} {}", self.per(1, number)),
            Expr::HalfUp(inner) => match &**inner {
                Expr::Total(of_which, Field::Cost) => {
                    let things = self.things(of_which.subject, &of_which.filter, Form::Of);
                    self.pick(
                        format!("half the price of {things} in {of}, rounded up"),
                        format!("die Hälfte des Preises {things} in {of}, aufgerundet"),
                    )
                }
                _ => format!("{}: {of}", self.number(number)),
            },
            other => self.pick(
                format!("as much {of} as {}", self.number(other)),
                format!("so viel {of} wie {}", self.number(other)),
            ),
        }
    }
}

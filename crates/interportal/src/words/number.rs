//! Numbers, amounts, conditions and moments in words.

use super::Words;
use crate::notation::{
    Amount, Any, Circumstance, Condition, Context, Expr, Field, Filter, Measure, Moment, Position, Scope,
    Subject, Trigger, Variable,
};

impl Words<'_> {
    /// A number that is worked out.
    pub(super) fn number(&self, expr: &Expr) -> String {
        match expr {
            Expr::Number(n) => n.to_string(),
            Expr::Fraction(over, under) => format!("{over}/{under}"),
            Expr::Variable(variable) => self.variable(*variable).to_owned(),
            Expr::Count(of) => {
                self.pick(format!("number of {}", self.many(of)), format!("Anzahl ({})", self.many(of)))
            }
            Expr::Total(of, field) => {
                let (en, de) = self.field(*field);
                self.pick(format!("{en} of {}", self.many(of)), format!("{de} ({})", self.many(of)))
            }
            Expr::Account(resource) => {
                let resource = self.resource(*resource);
                self.pick(format!("{resource} on the account"), format!("{resource} auf dem Konto"))
            }
            Expr::Income(resource) => {
                let resource = self.resource(*resource);
                self.pick(format!("{resource} income"), format!("{resource} Einkommen"))
            }
            Expr::Measure(measure, context) => self.measure(*measure, *context).to_owned(),
            Expr::Events(scope, trigger) => {
                let scope = match scope {
                    Scope::Game => self.pick("in the game", "im Spiel"),
                    Scope::Round => self.pick("in one round", "in einer Runde"),
                    Scope::Government => self.pick("under this government", "unter dieser Regierung"),
                };
                format!("{} {scope}", self.happening(trigger))
            }
            Expr::Max(left, right) => self.two("the greater of", "der größere Wert von", left, right),
            Expr::Min(left, right) => self.two("the smaller of", "der kleinere Wert von", left, right),
            Expr::HalfUp(of) => self.half(of, "rounded up", "aufgerundet"),
            Expr::HalfDown(of) => self.half(of, "rounded down", "abgerundet"),
            Expr::Plus(left, right) => format!("{} + {}", self.number(left), self.number(right)),
            Expr::Minus(left, right) => format!("{} - {}", self.number(left), self.number(right)),
            Expr::Times(left, right) => format!("{} × {}", self.number(left), self.number(right)),
            Expr::Group(inner) => format!("({})", self.number(inner)),
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

    /// What comes after `per`.
    pub(super) fn per(&self, n: u8, expr: &Expr) -> String {
        match expr {
            Expr::Count(of) if n == 1 => self.one(of),
            Expr::Count(of) => format!("{n} {}", self.many(of)),
            Expr::Plus(left, right) if n == 1 => {
                let and = self.pick("and per", "und je");
                format!("{} {and} {}", self.per(1, left), self.per(1, right))
            }
            Expr::Measure(Measure::Level, _) => self.pick("level", "Stufe").to_owned(),
            other if n == 1 => self.number(other),
            other => format!("{n} {}", self.number(other)),
        }
    }

    fn field(&self, field: Field) -> (&'static str, &'static str) {
        match field {
            Field::Level => ("levels", "Stufen"),
            Field::Step => ("steps", "Stufen"),
            Field::Cost => ("prices", "Preise"),
            Field::Hull => ("hull points", "Hüllenpunkte"),
        }
    }

    fn variable(&self, variable: Variable) -> &'static str {
        let (en, de) = match variable {
            Variable::Uses => ("earlier uses", "frühere Nutzungen"),
            Variable::Vp => ("your VP", "eigene SP"),
            Variable::X => ("X", "X"),
            Variable::Distance => ("distance", "Entfernung"),
            Variable::NetworkLevel => ("level of your network there", "Stufe des eigenen Netzwerks dort"),
            Variable::ClassRank => ("rank of its class", "Rang der Klasse"),
            Variable::FinishedAreas => ("finished research areas", "abgeschlossene Forschungsgebiete"),
            Variable::FirstBonuses => ("first-researcher bonuses", "Erstforscherboni"),
            Variable::CoreHeld => ("the core held", "gehaltener Kern"),
            Variable::Sanctions => ("sanction levels", "Sanktionsstufen"),
        };
        self.pick(en, de)
    }

    fn measure(&self, measure: Measure, context: Context) -> &'static str {
        let (en, de) = match (measure, context) {
            (Measure::Level, Context::Here) => ("colony level", "Koloniestufe"),
            (Measure::Level, Context::Target) => ("level of the target", "Stufe des Ziels"),
            (Measure::Cost, _) => ("price of the target", "Preis des Ziels"),
            (Measure::Hull, _) => ("hull points of the target", "Hüllenpunkte des Ziels"),
            (Measure::Weariness, _) => ("war weariness of the target", "Kriegsmüdigkeit des Ziels"),
            (Measure::Militia, _) => ("militia of the target", "Miliz des Ziels"),
            (Measure::Police, _) => ("foreign police there", "fremde Polizei dort"),
            (Measure::WatchLevels, _) => ("foreign watch levels there", "fremde Wachstufen dort"),
            (Measure::OwnPolice, _) => ("your police there", "eigene Polizei dort"),
            (Measure::OwnWatchLevels, _) => ("your watch levels there", "eigene Wachstufen dort"),
            (Measure::NetworksOfBoth, _) => ("networks of both", "Netzwerke beider"),
        };
        self.pick(en, de)
    }

    /// Amounts of resources.
    pub(super) fn amounts(&self, amounts: &[Amount]) -> String {
        let parts: Vec<String> = amounts
            .iter()
            .map(|amount| {
                let of = match amount.of {
                    Any::Any => self.pick("resources of choice", "Rohstoffe nach Wahl"),
                    other => other.resource().map_or("", |resource| self.resource(resource)),
                };
                match &amount.number {
                    Expr::Number(n) => format!("{n} {of}"),
                    other => format!("{of}: {}", self.number(other)),
                }
            })
            .collect();
        parts.join(", ")
    }

    /// What must be so.
    pub fn condition(&self, condition: &Condition) -> String {
        let joined = |parts: &[Condition], word: &str| {
            let parts: Vec<_> = parts.iter().map(|part| self.condition(part)).collect();
            parts.join(&format!(" {word} "))
        };
        match condition {
            Condition::Or(parts) => joined(parts, self.pick("or", "oder")),
            Condition::And(parts) => joined(parts, self.pick("and", "und")),
            Condition::Not(part) => match &**part {
                Condition::Is(Circumstance::AtWar) => {
                    self.pick("you are not at war", "du nicht im Krieg bist").to_owned()
                }
                Condition::SmallOrCivil => self
                    .pick("it is neither of class KS nor civil", "es weder Klasse KS noch zivil ist")
                    .to_owned(),
                Condition::Has(of) => {
                    self.pick(format!("no {}", self.one(of)), format!("nicht vorhanden: {}", self.one(of)))
                }
                other => self.pick("not: ", "nicht: ").to_owned() + &self.condition(other),
            },
            Condition::Is(word) => self.circumstance(*word).to_owned(),
            Condition::Tech(tech) => {
                let name = self.name(&self.pack[*tech].name);
                self.pick(format!("technology {name}"), format!("Technologie {name}"))
            }
            Condition::Has(of) => {
                self.pick(format!("at least 1 {}", self.one(of)), format!("mindestens 1 {}", self.one(of)))
            }
            Condition::Controls(place) => self
                .pick(format!("control {}", self.place(*place)), format!("Kontrolle {}", self.place(*place))),
            Condition::SmallOrCivil => {
                self.pick("it is of class KS or civil", "es Klasse KS oder zivil ist").to_owned()
            }
            Condition::Network(n) => {
                self.pick(format!("network of level {n}"), format!("Netzwerk der Stufe {n}"))
            }
            Condition::At(position) => self.position(*position).to_owned(),
            Condition::Compare(Expr::Count(of), relation, Expr::Number(n)) if self.is_named(of) => {
                format!("{}: {}", self.one(of), self.compared(*relation, &n.to_string()))
            }
            Condition::Compare(Expr::Count(of), relation, Expr::Number(n)) => {
                format!("{} {}", self.compared(*relation, &n.to_string()), self.many(of))
            }
            Condition::Compare(left, relation, right) => {
                format!("{}: {}", self.number(left), self.compared(*relation, &self.number(right)))
            }
        }
    }

    fn circumstance(&self, word: Circumstance) -> &'static str {
        let (en, de) = match word {
            Circumstance::HoldsCore => ("you hold the galactic core", "du den galaktischen Kern hältst"),
            Circumstance::AtWar => ("you are at war", "du im Krieg bist"),
            Circumstance::FewestVp => ("nobody has fewer VP", "niemand weniger SP hat"),
            Circumstance::AllDiscovered => ("all players are discovered", "alle Spieler entdeckt sind"),
        };
        self.pick(en, de)
    }

    fn position(&self, position: Position) -> &'static str {
        use Position as P;
        let (en, de) = match position {
            P::ForeignHome => ("on a foreign home world", "auf einer fremden Heimatwelt"),
            P::ForeignPlanet => ("on a foreign colony", "auf einer fremden Kolonie"),
            P::ForeignPlanetOrRoute => {
                ("on a foreign colony or route", "auf einer fremden Kolonie oder Handelsroute")
            }
            P::OwnPlanet => ("on one of your colonies", "auf einer eigenen Kolonie"),
            P::OwnNetwork => ("on one of your networks", "auf einem eigenen Netzwerk"),
            P::OwnWatch => ("on one of your watches", "auf einer eigenen Wache"),
            P::OwnEmbassy => ("at one of your embassies", "bei einer eigenen Botschaft"),
            P::AsteroidOrRoute => {
                ("on an asteroid field or trade route", "auf einem Asteroidenfeld oder einer Handelsroute")
            }
            P::PlanetOfTurnPlayer => {
                ("on a colony of the player on turn", "auf einer Kolonie des Spielers am Zug")
            }
            P::ResearchSystem => {
                ("where a foreign colony yields research", "wo eine fremde Kolonie Forschung bringt")
            }
            P::IllegalIaSystem => {
                ("where an illegal action is performed", "wo eine illegale Aktion ausgeführt wird")
            }
            P::EnteredSystem => {
                ("where a foreign unit has just entered", "wo eine fremde Einheit gerade eingeflogen ist")
            }
        };
        self.pick(en, de)
    }

    /// A happening.
    pub(super) fn happening(&self, trigger: &Trigger) -> String {
        use Moment as M;
        let (en, de) = match trigger.moment {
            M::Income => ("income", "Einkommen"),
            M::PoliticsStart => ("start of the Politics phase", "Beginn der Politik-Phase"),
            M::ClosingEvents => ("check of planetary events", "Prüfung planetarer Ereignisse"),
            M::Found => ("founding of a colony", "Gründung einer Kolonie"),
            M::Explore => ("exploring", "Erkunden"),
            M::Discover => ("discovery of a system", "Entdeckung eines Systems"),
            M::TechFirst => ("own first-researcher bonus", "eigener Erstforscherbonus"),
            M::TechFirstOther => {
                ("first-researcher bonus of another player", "Erstforscherbonus eines anderen Spielers")
            }
            M::BuyKnownTech => (
                "purchase of a technology that another player has",
                "Kauf einer Technologie, die ein anderer Spieler hat",
            ),
            M::BattleWon => ("battle won", "gewonnene Schlacht"),
            M::ArrestWon => ("arrest won", "gewonnene Festnahme"),
            M::NetworkDetected => ("network detected", "entdecktes Netzwerk"),
            M::GroupDestroyed => ("neutral group destroyed", "zerstörte neutrale Gruppe"),
            M::PrivateerDestroys => (
                "route or civil unit destroyed by your privateers",
                "von eigenen Freibeutern zerstörte Handelsroute oder zivile Einheit",
            ),
            M::Toll => (
                "first use of your routes or gates by a foreign unit in a round",
                "erste Nutzung eigener Handelsrouten oder Tore durch eine fremde Einheit je Runde",
            ),
            M::Enter => ("entering", "Betreten"),
            M::IaDone => ("institution action performed", "ausgeführte Institutionsaktion"),
            M::LawPassed => ("own law passed", "angenommenes eigenes Gesetz"),
        };
        let filter: &Filter = &trigger.filter;
        // The noun of a trigger is the happening itself.
        let said = self.things(Subject::Trigger, filter, false);
        let noun = self.pick("event", "Ereignis");
        said.replacen(noun, self.pick(en, de), 1)
    }
}

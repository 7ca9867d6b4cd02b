//! What must be so, and what happens, as clauses.

use super::clause::{Clause, Order};
use super::select::Form;
use super::{Words, full};
use crate::notation::{
    Circumstance, Condition, Expr, Field, Flag, Measure, Moment, Position, Property, Relation, Scope,
    Selector, Subject, Trigger, Variable,
};

impl Words<'_> {
    /// What must be so, as a sentence.
    pub fn condition(&self, condition: &Condition) -> String {
        full(&self.joined(condition, Order::Main))
    }

    /// What must be so, after `if` or `wenn`.
    pub(super) fn under(&self, condition: &Condition) -> String {
        self.joined(condition, Order::Under)
    }

    fn joined(&self, condition: &Condition, order: Order) -> String {
        let parts = |parts: &[Condition], word: &str| {
            let parts: Vec<_> = parts.iter().map(|part| self.joined(part, order)).collect();
            parts.join(&format!(" {word} "))
        };
        match condition {
            Condition::Or(alternatives) => parts(alternatives, self.pick("or", "oder")),
            Condition::And(all) => parts(all, self.pick("and", "und")),
            other => self.put(&self.holds(other), order),
        }
    }

    /// One condition as a clause.
    fn holds(&self, condition: &Condition) -> Clause {
        match condition {
            Condition::Or(_) | Condition::And(_) => Clause::default(),
            Condition::Not(part) => self.not(part),
            Condition::Is(Circumstance::HoldsCore) => {
                self.says(["you", "hold", "the galactic core"], ["du", "hältst", "den galaktischen Kern"])
            }
            Condition::Is(Circumstance::AtWar) => {
                self.says(["you", "are", "at war"], ["du", "bist", "im Krieg"])
            }
            Condition::Is(Circumstance::FewestVp) => {
                self.says(["nobody", "has", "fewer VP"], ["niemand", "hat", "weniger SP"])
            }
            Condition::Is(Circumstance::AllDiscovered) => {
                self.says(["all players", "are", "discovered"], ["alle Spieler", "sind", "entdeckt"])
            }
            Condition::Tech(tech) => {
                let name = self.name(&self.pack[*tech].name);
                self.says(
                    ["you", "have", &format!("the technology “{name}”")],
                    ["du", "hast", &format!("die Technologie „{name}“")],
                )
            }
            Condition::Has(of) => self.has(of, Relation::AtLeast, 1),
            Condition::Controls(place) => {
                let place = self.place(*place);
                self.says(["you", "have control", place], ["du", "hast", &format!("die Kontrolle {place}")])
            }
            Condition::SmallOrCivil => {
                self.says(["it", "is", "of class KS or civil"], ["es", "ist", "von Klasse KS oder zivil"])
            }
            Condition::Network(n) => self.says(
                ["you", "have", &format!("a network of level {n} there")],
                ["du", "hast", &format!("dort ein Netzwerk der Stufe {n}")],
            ),
            Condition::At(position) => {
                let (en, de) = Self::position(*position);
                self.says(["the character", "stands", en], ["der Charakter", "steht", de])
            }
            Condition::Compare(Expr::Count(of), relation, Expr::Number(n)) => self.has(of, *relation, *n),
            Condition::Compare(left, relation, right) => self.compares(left, *relation, right),
        }
    }

    fn not(&self, condition: &Condition) -> Clause {
        match condition {
            Condition::Is(Circumstance::AtWar) => {
                self.says(["you", "are", "not at war"], ["du", "bist", "nicht im Krieg"])
            }
            Condition::SmallOrCivil => self.says(
                ["it", "is", "neither of class KS nor civil"],
                ["es", "ist", "weder von Klasse KS noch zivil"],
            ),
            Condition::Has(of) if of.subject == Subject::Group => {
                let things = self.things(of.subject, &of.filter, Form::One);
                self.says([&format!("no {things}"), "are", "left"], [&things, "sind", "nicht mehr da"])
            }
            Condition::Has(of) => {
                let things = self.things(of.subject, &of.filter, Form::No);
                self.says(["you", "have", &things], ["du", "hast", &things])
            }
            other => {
                let text = self.joined(other, Order::Under);
                self.says(
                    ["it", "is", &format!("not so that {text}")],
                    ["es", "gilt", &format!("nicht, dass {text}")],
                )
            }
        }
    }

    /// A number of things that the player has.
    fn has(&self, of: &Selector, relation: Relation, n: u16) -> Clause {
        let level = of.filter.iter().find_map(|test| match test.property {
            Property::Level(relation, n) => Some((relation, n)),
            _ => None,
        });
        let home = |test: &crate::notation::Test| !test.not && test.property == Property::Flag(Flag::Home);
        if let (true, Some((relation, level))) = (of.filter.iter().any(home), level) {
            let level = level.to_string();
            return self.says(
                ["your home world", "has", &format!("level {}", self.compared(relation, &level))],
                ["deine Heimatwelt", "hat", &self.level_of(relation, &level)],
            );
        }
        let form = if n == 1 { Form::One } else { Form::Some };
        let n = self.compared(relation, &n.to_string());
        let things = format!("{n} {}", self.things(of.subject, &of.filter, form));
        self.says(["you", "have", &things], ["du", "hast", &things])
    }

    fn level_of(&self, relation: Relation, n: &str) -> String {
        match relation {
            Relation::AtLeast => format!("mindestens Stufe {n}"),
            Relation::AtMost => format!("höchstens Stufe {n}"),
            _ => format!("Stufe {n}"),
        }
    }

    fn compares(&self, left: &Expr, relation: Relation, right: &Expr) -> Clause {
        let n = self.compared(relation, &self.number(right));
        let one = matches!(right, Expr::Number(1));
        match left {
            Expr::Total(of, field) => {
                let (en, de) = match field {
                    Field::Level => ("levels", "Stufen"),
                    Field::Step => ("steps", "Stufen"),
                    Field::Cost => ("AWE of price", "AWE Preis"),
                    Field::Hull => ("hull points", "Hüllenpunkte"),
                };
                let things = self.things(of.subject, &of.filter, Form::Yours);
                self.says(
                    [&things, "have", &format!("{n} {en} in all")],
                    [&things, "haben", &format!("zusammen {n} {de}")],
                )
            }
            Expr::Account(resource) => {
                let resource = self.resource(*resource);
                self.says(
                    ["you", "have", &format!("{n} {resource} on your account")],
                    ["du", "hast", &format!("{n} {resource} auf deinem Konto")],
                )
            }
            Expr::Measure(Measure::Level, _) => self.says(
                ["the colony", "has", &format!("level {n}")],
                ["die Kolonie", "hat", &self.level_of(relation, &self.number(right))],
            ),
            Expr::Variable(Variable::FinishedAreas) => self.says(
                ["you", "have", &format!("finished {n} research area{}", if one { "" } else { "s" })],
                ["du", "hast", &format!("{n} Forschungsgebiet{} abgeschlossen", if one { "" } else { "e" })],
            ),
            Expr::Variable(Variable::FirstBonuses) => self.says(
                ["you", "have", &format!("received {n} first-researcher bonuses")],
                ["du", "hast", &format!("{n} Erstforscherboni erhalten")],
            ),
            Expr::Variable(Variable::Sanctions) => self.says(
                ["you", "have", &format!("{n} sanction levels")],
                ["du", "hast", &format!("{n} Sanktionsstufen")],
            ),
            Expr::Events(scope, trigger) => self.happened(*scope, trigger, &n, one),
            other => {
                let number = self.number(other);
                self.says([&number, "is", &n], [&number, "ist", &n])
            }
        }
    }

    /// How often something has happened.
    fn happened(&self, scope: Scope, trigger: &Trigger, n: &str, one: bool) -> Clause {
        use Moment as M;
        let scope = match scope {
            Scope::Game => "",
            Scope::Round => self.pick("in one round", "in einer Runde"),
            Scope::Government => self.pick("under this government", "unter dieser Regierung"),
        };
        let told = match trigger.moment {
            M::BattleWon => Some((["battle", "battles", "won"], ["Schlacht", "Schlachten", "gewonnen"])),
            M::ArrestWon => Some((["arrest", "arrests", "won"], ["Festnahme", "Festnahmen", "gewonnen"])),
            M::LawPassed => Some((["law", "laws", "passed"], ["Gesetz", "Gesetze", "durchgebracht"])),
            M::IaDone => Some((
                ["institution action", "institution actions", "performed"],
                ["Institutionsaktion", "Institutionsaktionen", "ausgeführt"],
            )),
            M::NetworkDetected => {
                Some((["network", "networks", "detected"], ["Netzwerk", "Netzwerke", "entdeckt"]))
            }
            _ => None,
        };
        match told {
            Some((en, de)) => {
                let [single, plural, done] = self.pick(en, de);
                let noun = if one { single } else { plural };
                let things = self.things(Subject::Trigger, &trigger.filter, Form::Some);
                let (before, after) =
                    things.split_once(self.pick("events", "Ereignisse")).unwrap_or_default();
                let scoped = |text: &str| if scope.is_empty() { String::new() } else { format!(" {text}") };
                self.says(
                    ["you", "have", &format!("{done} {n} {before}{noun}{after}{}", scoped(scope))],
                    ["du", "hast", format!("{scope} {n} {before}{noun}{after} {done}").trim_start()],
                )
            }
            None => {
                let happens = self.happens(trigger);
                self.says(
                    ["it", "has happened", &format!("{n} times {scope} that {happens}")],
                    ["es", "ist", &format!("{scope} {n} Mal geschehen, dass {happens}")],
                )
            }
        }
    }

    fn position(position: Position) -> (&'static str, &'static str) {
        use Position as P;
        match position {
            P::ForeignHome => ("on a foreign home world", "auf einer fremden Heimatwelt"),
            P::ForeignPlanet => ("on a foreign colony", "auf einer fremden Kolonie"),
            P::ForeignPlanetOrRoute => {
                ("on a foreign colony or route", "auf einer fremden Kolonie oder Handelsroute")
            }
            P::OwnPlanet => ("on one of your colonies", "auf einer deiner Kolonien"),
            P::OwnNetwork => ("on one of your networks", "auf einem deiner Netzwerke"),
            P::OwnWatch => ("on one of your watches", "auf einer deiner Wachen"),
            P::OwnEmbassy => ("at one of your embassies", "bei einer deiner Botschaften"),
            P::AsteroidOrRoute => {
                ("on an asteroid field or trade route", "auf einem Asteroidenfeld oder einer Handelsroute")
            }
            P::PlanetOfTurnPlayer => {
                ("on a colony of the player on turn", "auf einer Kolonie des Spielers am Zug")
            }
            P::ResearchSystem => {
                ("where a foreign colony yields research", "dort, wo eine fremde Kolonie Forschung bringt")
            }
            P::IllegalIaSystem => {
                ("where an illegal action is performed", "dort, wo eine illegale Aktion ausgeführt wird")
            }
            P::EnteredSystem => (
                "where a foreign unit has just entered",
                "dort, wo eine fremde Einheit gerade eingeflogen ist",
            ),
        }
    }

    /// What happens, after `whenever` or `immer wenn`.
    pub(super) fn happens(&self, trigger: &Trigger) -> String {
        use Moment as M;
        // The circumstances stand in the place of the star.
        let (en, de) = match trigger.moment {
            M::Income => ("income is paid*", "Einkommen gezahlt wird*"),
            M::PoliticsStart => ("a Politics phase starts*", "eine Politikphase beginnt*"),
            M::ClosingEvents => ("planetary events are checked*", "planetare Ereignisse geprüft werden*"),
            M::Found => ("you found a colony*", "du eine Kolonie* gründest"),
            M::Explore => ("you explore*", "du* erkundest"),
            M::Discover => ("you discover a system*", "du ein System* entdeckst"),
            M::TechFirst => ("you receive a first-researcher bonus*", "du einen Erstforscherbonus* erhältst"),
            M::TechFirstOther => (
                "another player receives a first-researcher bonus*",
                "ein anderer Spieler einen Erstforscherbonus* erhält",
            ),
            M::BuyKnownTech => (
                "you buy a technology that another player has*",
                "du eine Technologie kaufst, die ein anderer Spieler hat*",
            ),
            M::BattleWon => ("you win a battle*", "du eine Schlacht* gewinnst"),
            M::ArrestWon => ("you win an arrest*", "du eine Festnahme* gewinnst"),
            M::NetworkDetected => ("you detect a network*", "du ein Netzwerk* entdeckst"),
            M::GroupDestroyed => ("you destroy a neutral group*", "du eine neutrale Gruppe* zerstörst"),
            M::PrivateerDestroys => (
                "your privateers destroy a route or a civil unit*",
                "deine Freibeuter eine Handelsroute oder eine zivile Einheit* zerstören",
            ),
            M::Toll => (
                "a foreign unit uses your routes or gates for the first time in a round*",
                "eine fremde Einheit in einer Runde zum ersten Mal deine Handelsrouten oder Tore* benutzt",
            ),
            M::Enter => ("ships enter*", "Schiffe hereinkommen*"),
            M::IaDone => ("you perform an institution action*", "du eine Institutionsaktion* ausführst"),
            M::LawPassed => ("one of your laws is passed*", "eines deiner Gesetze* angenommen wird"),
        };
        let things = self.things(Subject::Trigger, &trigger.filter, Form::Some);
        let noun = self.pick("events", "Ereignisse");
        let (before, after) = things.split_once(noun).unwrap_or_default();
        let before = before.trim();
        let before = if before.is_empty() { String::new() } else { format!(" ({before})") };
        self.pick(en, de).replacen('*', &format!("{before}{after}"), 1)
    }
}

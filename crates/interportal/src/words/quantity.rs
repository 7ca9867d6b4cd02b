//! What a change of each quantity means, as a clause.

use super::Words;
use super::change::{Turn, Unit, Way, unit};
use super::clause::Clause;
use super::select::Form;
use crate::notation::{BuildingKind, Change, Property, Quantity, Subject};

const AWE: Unit = unit("AWE", "AWE", "kein");
const FOOD: Unit = unit("food", "Nahrung", "keine");
const RESEARCH: Unit = unit("research", "Forschung", "keine");
const CULTURE: Unit = unit("culture", "Kultur", "keine");
const CAPACITY: Unit = unit("capacity", "Kapazität", "keine");
const UPKEEP: Unit = unit("upkeep", "Unterhalt", "keinen");
const POINTS: Unit = unit("", "", "nichts");

const COST: ([&str; 2], [&str; 2]) = (["costs", "cost"], ["kostet", "kosten"]);
const HAVE: ([&str; 2], [&str; 2]) = (["has", "have"], ["hat", "haben"]);
const YIELD: ([&str; 2], [&str; 2]) = (["yields", "yield"], ["bringt", "bringen"]);

impl Words<'_> {
    /// What a change does.
    pub(super) fn change(&self, change: &Change) -> Clause {
        use Quantity as Q;
        let turn = &self.turn(change);
        match change.quantity {
            Q::IncomeA => self.earns(change, turn, AWE, ("your AWE income", "dein AWE-Einkommen")),
            Q::IncomeF => self.earns(change, turn, FOOD, ("your food income", "dein Nahrungseinkommen")),
            Q::IncomeR => {
                self.earns(change, turn, RESEARCH, ("your research income", "dein Forschungseinkommen"))
            }
            Q::IncomeC => self.earns(change, turn, CULTURE, ("your culture income", "dein Kultureinkommen")),
            Q::Gcap => self.earns(
                change,
                turn,
                unit("ground capacity", "Bodenkapazität", "keine"),
                ("your ground capacity", "deine Bodenkapazität"),
            ),
            Q::Scap => self.earns(
                change,
                turn,
                unit("space capacity", "Weltraumkapazität", "keine"),
                ("your space capacity", "deine Weltraumkapazität"),
            ),
            Q::YieldRes => self.each_building(change, turn, BuildingKind::Resource, POINTS),
            Q::YieldGcap => {
                let capacity = unit("ground capacity", "Bodenkapazität", "keine");
                self.each_building(change, turn, BuildingKind::Capacity, capacity)
            }
            Q::YieldScap => {
                let capacity = unit("space capacity", "Weltraumkapazität", "keine");
                self.each_building(change, turn, BuildingKind::Capacity, capacity)
            }
            Q::YieldLevel => {
                let (things, many) = self.subject_of(Subject::Colony, &change.filter);
                let verb = self.pick(["counts", "count"], ["zählt", "zählen"])[usize::from(many)];
                let (n, levels) = (&turn.n, self.levels(turn));
                Clause::says(
                    things,
                    verb,
                    self.pick(
                        format!("as {n} {levels} higher for yields and ground capacity"),
                        format!("für Erträge und Bodenkapazität {n} {levels} höher"),
                    ),
                )
            }
            Q::YieldConnection => {
                let things =
                    (self.pick("each connected colony", "jede verbundene Kolonie").to_owned(), false);
                self.with_unit(turn, things, YIELD.0, YIELD.1, AWE)
            }
            Q::CostTech => self.priced(change, turn, ("technologies", "Technologien"), RESEARCH),
            Q::CostUnit => self.priced(change, turn, ("units", "Einheiten"), AWE),
            Q::CostBuilding => self.priced(change, turn, ("buildings", "Gebäude"), AWE),
            Q::CostFit => {
                let (things, many) = if change.filter.is_empty() {
                    (self.pick("each item", "jedes Teil").to_owned(), false)
                } else {
                    self.subject_of(Subject::Item, &change.filter)
                };
                let verb = self.pick(COST.0, COST.1)[usize::from(many)];
                let much = self.so_much(turn, AWE);
                Clause::says(things, verb, self.pick(format!("{much} to fit"), format!("beim Einbau {much}")))
            }
            Q::CostLevel => match &change.filter[..] {
                [] => self.price_of(turn, ("raising a colony", "der Ausbau einer Kolonie"), FOOD),
                filter => {
                    let here = self.subject_of(Subject::Colony, filter);
                    let en = format!("raising {}", here.0);
                    let de = if here.1 {
                        format!("der Ausbau {}", strong(&here.0))
                    } else {
                        "der Ausbau dieser Kolonie".to_owned()
                    };
                    self.price_of(turn, (&en, &de), FOOD)
                }
            },
            Q::CostAdvisorUpgrade => {
                let points = unit("resources", "Rohstoffe", "keine");
                self.price_of(turn, ("a level of an advisor", "eine Beraterstufe"), points)
            }
            Q::CostVote => self.price_of(turn, ("a vote", "eine Stimme"), CULTURE),
            Q::CostTreaty => self.priced(change, turn, ("treaties", "Verträge"), CULTURE),
            Q::CostIa => self.priced(change, turn, ("institution actions", "Institutionsaktionen"), CULTURE),
            Q::CostKosme => self.priced(change, turn, ("Kosme ships", "Kosme-Schiffe"), CULTURE),
            Q::CostWatch => self.priced(change, turn, ("watches", "Wachen"), CULTURE),
            Q::CostRepair => {
                self.price_of(turn, ("repairing a hull point", "die Reparatur eines Hüllenpunkts"), AWE)
            }
            Q::CostStudy => {
                self.price_of(turn, ("studying an anomaly", "das Untersuchen einer Anomalie"), RESEARCH)
            }
            Q::CostExpeditionResearch => self.priced(change, turn, ("expeditions", "Expeditionen"), RESEARCH),
            Q::CostGift => {
                let resources = unit("resources", "Rohstoffe", "keine");
                let gift = ("a gift to the High Council", "ein Geschenk an den Hohen Rat");
                self.price_of(turn, gift, resources)
            }
            Q::CostWonderStage => {
                self.price_of(turn, ("a stage of a wonder", "eine Stufe eines Wunders"), AWE)
            }
            Q::CapcostUnit => self.priced(change, turn, ("units", "Einheiten"), CAPACITY),
            Q::CapcostBuilding => self.priced(change, turn, ("buildings", "Gebäude"), CAPACITY),
            Q::UpkeepPolicy => self.price_of(turn, ("each policy", "jede Politik"), UPKEEP),
            Q::UpkeepAdvisor => self.price_of(turn, ("each advisor", "jeder Berater"), UPKEEP),
            Q::UpkeepBuilding => self.priced(change, turn, ("buildings", "Gebäude"), UPKEEP),
            Q::UpkeepUnit => self.priced(change, turn, ("units", "Einheiten"), UPKEEP),
            Q::UpkeepWatch => self.priced(change, turn, ("watches", "Wachen"), UPKEEP),
            Q::UpkeepWar => {
                let upkeep = unit("culture of upkeep", "Kultur Unterhalt", "keine");
                self.priced(change, turn, ("your wars", "deine Kriege"), upkeep)
            }
            Q::StatIni => self.stat(change, turn, unit("initiative", "Initiative", "keine")),
            Q::StatTac => self.stat(change, turn, unit("tactical movement", "taktische Bewegung", "keine")),
            Q::StatStr => {
                self.stat(change, turn, unit("strategic movement", "strategische Bewegung", "keine"))
            }
            Q::StatSh => self.stat(change, turn, unit("shield", "Schild", "keinen")),
            Q::StatAr => self.stat(change, turn, unit("armour", "Panzerung", "keine")),
            other => self.other_change(change, turn, other),
        }
    }

    /// Income or capacity, of the whole empire or of one colony.
    fn earns(&self, change: &Change, turn: &Turn, of: Unit, mine: (&str, &str)) -> Clause {
        if change.filter.is_empty() {
            return self.rises(turn, mine, false);
        }
        let things = self.subject_of(Subject::Colony, &change.filter);
        self.with_unit(turn, things, YIELD.0, YIELD.1, of)
    }

    fn each_building(&self, change: &Change, turn: &Turn, kind: BuildingKind, of: Unit) -> Clause {
        let filter = Self::of_kind(&change.filter, kind);
        let things = (self.things(Subject::Building, &filter, Form::Every), false);
        let mut clause = self.with_unit(turn, things.clone(), YIELD.0, YIELD.1, of);
        if of.en[0].is_empty() {
            let much = match turn.way {
                Way::More => self.pick(format!("{} more", turn.n), format!("{} mehr", turn.n)),
                Way::Less => self.pick(format!("{} less", turn.n), format!("{} weniger", turn.n)),
                Way::Double => self.pick("twice as much", "doppelt so viel").to_owned(),
                Way::Half => self.pick("half as much", "halb so viel").to_owned(),
                Way::AtLeast => self.pick(format!("at least {}", turn.n), format!("mindestens {}", turn.n)),
                Way::AtMost => self.pick(format!("at most {}", turn.n), format!("höchstens {}", turn.n)),
                Way::Is => turn.n.clone(),
            };
            let verb = self.pick(YIELD.0, YIELD.1)[0];
            clause = Clause::says(things.0, verb, format!("{much}{}", turn.after));
        }
        clause
    }

    /// What things cost; `usual` if no filter says which.
    fn priced(&self, change: &Change, turn: &Turn, usual: (&str, &str), of: Unit) -> Clause {
        let subject = change.quantity.subject().filter(|_| !change.filter.is_empty());
        let things = match subject {
            None => (self.pick(usual.0, usual.1).to_owned(), true),
            Some(subject) => self.subject_of(subject, &change.filter),
        };
        self.costs(turn, things, of)
    }

    fn price_of(&self, turn: &Turn, thing: (&str, &str), of: Unit) -> Clause {
        self.costs(turn, (self.pick(thing.0, thing.1).to_owned(), false), of)
    }

    fn costs(&self, turn: &Turn, things: (String, bool), of: Unit) -> Clause {
        let verb = self.pick(COST.0, COST.1)[usize::from(things.1)];
        // English says `1 AWE less`, where other amounts are `1 less …`.
        let n = &turn.n;
        let much = match turn.way {
            Way::More => self.pick(format!("{n} {} more", of.en[0]), format!("{n} {} mehr", of.de[0])),
            Way::Less => self.pick(format!("{n} {} less", of.en[0]), format!("{n} {} weniger", of.de[0])),
            _ => return Clause::says(things.0, verb, self.so_much(turn, of)),
        };
        Clause::says(things.0, verb, format!("{much}{}", turn.after))
    }

    fn stat(&self, change: &Change, turn: &Turn, of: Unit) -> Clause {
        let things = if change.filter.is_empty() {
            (self.pick("units", "Einheiten").to_owned(), true)
        } else {
            self.subject_of(Subject::Unit, &change.filter)
        };
        self.with_unit(turn, things, HAVE.0, HAVE.1, of)
    }

    pub(super) fn levels(&self, turn: &Turn) -> &'static str {
        if turn.is_one() { self.pick("level", "Stufe") } else { self.pick("levels", "Stufen") }
    }

    /// The resource that a filter names.
    pub(super) fn resource_of(&self, change: &Change) -> Option<&'static str> {
        change.filter.iter().find_map(|test| match &test.property {
            Property::Resource(resources) => resources.first().map(|it| self.resource(*it)),
            _ => None,
        })
    }
}

/// German things in the genitive without an article: `verbundener Kolonien`.
fn strong(things: &str) -> String {
    match things.split_once(' ') {
        Some((word, rest)) if word.ends_with('e') && word.starts_with(char::is_lowercase) => {
            format!("{word}r {rest}")
        }
        _ => format!("der {things}"),
    }
}

//! What a change of each quantity means, as a clause.

use super::Words;
use super::change::{Unit, Way, Wording, unit};
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
pub(super) const LEVELS: Unit = Unit { en: ["level", "levels"], de: ["Stufe", "Stufen"], none: "keine" };

const COST: ([&str; 2], [&str; 2]) = (["costs", "cost"], ["kostet", "kosten"]);
const HAVE: ([&str; 2], [&str; 2]) = (["has", "have"], ["hat", "haben"]);
const YIELD: ([&str; 2], [&str; 2]) = (["yields", "yield"], ["bringt", "bringen"]);

impl Words<'_> {
    /// What a change does.
    pub(super) fn change(&self, change: &Change) -> Clause {
        use Quantity as Q;
        let wording = &self.wording(change);
        match change.quantity {
            Q::IncomeA => self.earns(change, wording, AWE, ("your AWE income", "dein AWE-Einkommen")),
            Q::IncomeF => self.earns(change, wording, FOOD, ("your food income", "dein Nahrungseinkommen")),
            Q::IncomeR => {
                self.earns(change, wording, RESEARCH, ("your research income", "dein Forschungseinkommen"))
            }
            Q::IncomeC => {
                self.earns(change, wording, CULTURE, ("your culture income", "dein Kultureinkommen"))
            }
            Q::Gcap => self.earns(
                change,
                wording,
                unit("ground capacity", "Bodenkapazität", "keine"),
                ("your ground capacity", "deine Bodenkapazität"),
            ),
            Q::Scap => self.earns(
                change,
                wording,
                unit("space capacity", "Weltraumkapazität", "keine"),
                ("your space capacity", "deine Weltraumkapazität"),
            ),
            Q::YieldRes => self.each_building(change, wording, BuildingKind::Resource, POINTS),
            Q::YieldGcap => {
                let capacity = unit("ground capacity", "Bodenkapazität", "keine");
                self.each_building(change, wording, BuildingKind::Capacity, capacity)
            }
            Q::YieldScap => {
                let capacity = unit("space capacity", "Weltraumkapazität", "keine");
                self.each_building(change, wording, BuildingKind::Capacity, capacity)
            }
            Q::YieldLevel => {
                let (things, many) = self.subject_of(Subject::Colony, &change.filter);
                let verb = self.pick(["counts", "count"], ["zählt", "zählen"])[usize::from(many)];
                let (n, levels) = (&wording.n, self.levels(wording));
                let rest = if wording.is_just(Way::More) {
                    self.pick(
                        format!("as {n} {levels} higher for yields and ground capacity"),
                        format!("für Erträge und Bodenkapazität {n} {levels} höher"),
                    )
                } else {
                    let much = self.so_much(wording, LEVELS);
                    self.pick(
                        format!("for yields and ground capacity with {much}"),
                        format!("für Erträge und Bodenkapazität mit: {much}"),
                    )
                };
                Clause::says(things, verb, rest)
            }
            Q::YieldConnection => {
                let things =
                    (self.pick("each connected colony", "jede verbundene Kolonie").to_owned(), false);
                self.with_unit(wording, things, YIELD.0, YIELD.1, AWE)
            }
            Q::CostTech => self.priced(change, wording, ("technologies", "Technologien"), RESEARCH),
            Q::CostUnit => self.priced(change, wording, ("units", "Einheiten"), AWE),
            Q::CostBuilding => self.priced(change, wording, ("buildings", "Gebäude"), AWE),
            Q::CostFit => {
                let (things, many) = if change.filter.is_empty() {
                    (self.pick("each item", "jedes Teil").to_owned(), false)
                } else {
                    self.subject_of(Subject::Item, &change.filter)
                };
                let verb = self.pick(COST.0, COST.1)[usize::from(many)];
                let much = self.so_much(wording, AWE);
                Clause::says(things, verb, self.pick(format!("{much} to fit"), format!("beim Einbau {much}")))
            }
            Q::CostLevel => match &change.filter[..] {
                [] => self.price_of(wording, ("raising a colony", "der Ausbau einer Kolonie"), FOOD),
                filter => {
                    let here = self.subject_of(Subject::Colony, filter);
                    let en = format!("raising {}", here.0);
                    let de = if here.1 {
                        format!("der Ausbau {}", strong(&here.0))
                    } else {
                        "der Ausbau dieser Kolonie".to_owned()
                    };
                    self.price_of(wording, (&en, &de), FOOD)
                }
            },
            Q::CostAdvisorUpgrade => {
                let points = unit("resources", "Rohstoffe", "keine");
                self.price_of(wording, ("a level of an advisor", "eine Beraterstufe"), points)
            }
            Q::CostVote => self.price_of(wording, ("a vote", "eine Stimme"), CULTURE),
            Q::CostTreaty => self.priced(change, wording, ("treaties", "Verträge"), CULTURE),
            Q::CostIa => {
                self.priced(change, wording, ("institution actions", "Institutionsaktionen"), CULTURE)
            }
            Q::CostKosme => self.priced(change, wording, ("Kosme ships", "Kosme-Schiffe"), CULTURE),
            Q::CostWatch => self.priced(change, wording, ("watches", "Wachen"), CULTURE),
            Q::CostRepair => {
                self.price_of(wording, ("repairing a hull point", "die Reparatur eines Hüllenpunkts"), AWE)
            }
            Q::CostStudy => {
                self.price_of(wording, ("studying an anomaly", "das Untersuchen einer Anomalie"), RESEARCH)
            }
            Q::CostExpeditionResearch => {
                self.priced(change, wording, ("expeditions", "Expeditionen"), RESEARCH)
            }
            Q::CostGift => {
                let resources = unit("resources", "Rohstoffe", "keine");
                let gift = ("a gift to the High Council", "ein Geschenk an den Hohen Rat");
                self.price_of(wording, gift, resources)
            }
            Q::CostWonderStage => {
                self.price_of(wording, ("a stage of a wonder", "eine Stufe eines Wunders"), AWE)
            }
            Q::CapcostUnit => self.priced(change, wording, ("units", "Einheiten"), CAPACITY),
            Q::CapcostBuilding => self.priced(change, wording, ("buildings", "Gebäude"), CAPACITY),
            Q::UpkeepPolicy => self.price_of(wording, ("each policy", "jede Politik"), UPKEEP),
            Q::UpkeepAdvisor => self.price_of(wording, ("each advisor", "jeder Berater"), UPKEEP),
            Q::UpkeepBuilding => self.priced(change, wording, ("buildings", "Gebäude"), UPKEEP),
            Q::UpkeepUnit => self.priced(change, wording, ("units", "Einheiten"), UPKEEP),
            Q::UpkeepWatch => self.priced(change, wording, ("watches", "Wachen"), UPKEEP),
            Q::UpkeepWar => {
                let upkeep = unit("culture of upkeep", "Kultur Unterhalt", "keine");
                self.priced(change, wording, ("your wars", "deine Kriege"), upkeep)
            }
            Q::StatIni => self.stat(change, wording, unit("initiative", "Initiative", "keine")),
            Q::StatTac => {
                self.stat(change, wording, unit("tactical movement", "taktische Bewegung", "keine"))
            }
            Q::StatStr => {
                self.stat(change, wording, unit("strategic movement", "strategische Bewegung", "keine"))
            }
            Q::StatSh => self.stat(change, wording, unit("shield", "Schild", "keinen")),
            Q::StatAr => self.stat(change, wording, unit("armour", "Panzerung", "keine")),
            other => self.other_change(change, wording, other),
        }
    }

    /// Income or capacity, of the whole empire or of one colony.
    fn earns(&self, change: &Change, wording: &Wording, of: Unit, mine: (&str, &str)) -> Clause {
        if change.filter.is_empty() {
            return self.rises(wording, mine, false);
        }
        let things = self.subject_of(Subject::Colony, &change.filter);
        self.with_unit(wording, things, YIELD.0, YIELD.1, of)
    }

    fn each_building(&self, change: &Change, wording: &Wording, kind: BuildingKind, of: Unit) -> Clause {
        let filter = Self::of_kind(&change.filter, kind);
        let things = (self.things(Subject::Building, &filter, Form::Every), false);
        let mut clause = self.with_unit(wording, things.clone(), YIELD.0, YIELD.1, of);
        if of.en[0].is_empty() {
            let much = match wording.way {
                Way::More => self.pick(format!("{} more", wording.n), format!("{} mehr", wording.n)),
                Way::Less => self.pick(format!("{} less", wording.n), format!("{} weniger", wording.n)),
                Way::Double => self.pick("twice as much", "doppelt so viel").to_owned(),
                Way::Half => self.pick("half as much", "halb so viel").to_owned(),
                Way::Times => {
                    self.pick(format!("{} times as much", wording.n), format!("{}-mal so viel", wording.n))
                }
                Way::AtLeast => {
                    self.pick(format!("at least {}", wording.n), format!("mindestens {}", wording.n))
                }
                Way::AtMost => {
                    self.pick(format!("at most {}", wording.n), format!("höchstens {}", wording.n))
                }
                Way::Is => wording.n.clone(),
            };
            let verb = self.pick(YIELD.0, YIELD.1)[0];
            clause = Clause::says(things.0, verb, format!("{much}{}", wording.after));
        }
        clause
    }

    /// What things cost; `usual` if no filter says which.
    fn priced(&self, change: &Change, wording: &Wording, usual: (&str, &str), of: Unit) -> Clause {
        let subject = change.quantity.subject().filter(|_| !change.filter.is_empty());
        let things = match subject {
            None => (self.pick(usual.0, usual.1).to_owned(), true),
            Some(subject) => self.subject_of(subject, &change.filter),
        };
        self.costs(wording, things, of)
    }

    fn price_of(&self, wording: &Wording, thing: (&str, &str), of: Unit) -> Clause {
        self.costs(wording, (self.pick(thing.0, thing.1).to_owned(), false), of)
    }

    fn costs(&self, wording: &Wording, things: (String, bool), of: Unit) -> Clause {
        let verb = self.pick(COST.0, COST.1)[usize::from(things.1)];
        // English says `1 AWE less`, where other amounts are `1 less …`.
        let n = &wording.n;
        let much = match wording.way {
            Way::More => self.pick(format!("{n} {} more", of.en[0]), format!("{n} {} mehr", of.de[0])),
            Way::Less => self.pick(format!("{n} {} less", of.en[0]), format!("{n} {} weniger", of.de[0])),
            _ => return Clause::says(things.0, verb, self.so_much(wording, of)),
        };
        Clause::says(things.0, verb, format!("{much}{}", wording.after))
    }

    fn stat(&self, change: &Change, wording: &Wording, of: Unit) -> Clause {
        let things = if change.filter.is_empty() {
            (self.pick("units", "Einheiten").to_owned(), true)
        } else {
            self.subject_of(Subject::Unit, &change.filter)
        };
        self.with_unit(wording, things, HAVE.0, HAVE.1, of)
    }

    pub(super) fn levels(&self, wording: &Wording) -> &'static str {
        if wording.is_one() { self.pick("level", "Stufe") } else { self.pick("levels", "Stufen") }
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

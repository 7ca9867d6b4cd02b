//! What filters say of things: words before the noun, words after it, or another noun.

use super::Words;
use crate::notation::{
    Actor, Attackers, BuildingKind, Company, Flag, Foe, Named, Near, Owner, Place, Property, Relation,
    Subject, Test, Tier,
};

/// How a property is said.
pub(super) enum Part {
    /// Before the noun; German adjectives still need their ending.
    Before(&'static str),
    /// After the noun.
    After(String),
    /// In the place of the noun, with its form for several.
    Instead(String, String),
    /// Names in the place of the noun.
    Names(String),
    /// Not at all: it goes without saying.
    Unsaid,
}

fn after(text: impl Into<String>) -> Part {
    Part::After(text.into())
}

fn instead(one: impl Into<String>, many: impl Into<String>) -> Part {
    Part::Instead(one.into(), many.into())
}

/// Which levels or steps, after an English noun.
fn of_level(word: &str, relation: Relation, n: impl std::fmt::Display) -> String {
    match relation {
        Relation::Equal => format!("of {word} {n}"),
        Relation::AtLeast => format!("of {word} {n} or higher"),
        Relation::AtMost => format!("of {word} {n} or lower"),
        Relation::Greater => format!("above {word} {n}"),
        Relation::Less => format!("below {word} {n}"),
        Relation::Not => format!("of another {word} than {n}"),
    }
}

/// Which levels or steps, after a German noun.
fn der_stufe(relation: Relation, n: impl std::fmt::Display) -> String {
    match relation {
        Relation::Equal => format!("der Stufe {n}"),
        Relation::AtLeast => format!("ab Stufe {n}"),
        Relation::AtMost => format!("bis Stufe {n}"),
        Relation::Greater => format!("über Stufe {n}"),
        Relation::Less => format!("unter Stufe {n}"),
        Relation::Not => format!("einer anderen Stufe als {n}"),
    }
}

impl Words<'_> {
    /// A number in a relation: `3`, `3 or more`, `up to 3`.
    pub(super) fn compared(&self, relation: Relation, number: &str) -> String {
        match relation {
            Relation::Equal => number.to_owned(),
            Relation::AtLeast => self.pick(format!("{number} or more"), format!("mindestens {number}")),
            Relation::AtMost => self.pick(format!("at most {number}"), format!("höchstens {number}")),
            Relation::Greater => self.pick(format!("more than {number}"), format!("mehr als {number}")),
            Relation::Less => self.pick(format!("less than {number}"), format!("weniger als {number}")),
            Relation::Not => self.pick(format!("other than {number}"), format!("nicht {number}")),
        }
    }

    /// The name of a thing named by its id.
    pub(super) fn named(&self, named: Named) -> &str {
        match named {
            Named::Ship(it) => self.name(&self.pack[it].name),
            Named::Ground(it) => self.name(&self.pack[it].name),
            Named::Building(it) => self.name(&self.pack[it].name),
            Named::Deed(it) => self.name(&self.pack[it].name),
            Named::Group(it) => self.name(&self.pack[it].name),
        }
    }

    fn names<'n>(&self, names: impl Iterator<Item = &'n str>) -> String {
        let names: Vec<String> = names.map(str::to_owned).collect();
        self.or(&names)
    }

    /// How a test is said of a subject.
    pub(super) fn part(&self, subject: Subject, test: &Test) -> Part {
        let part = self.property(subject, &test.property);
        if !test.not {
            return part;
        }
        match (&test.property, part) {
            (Property::Flag(Flag::ForeignUnits), _) => {
                after(self.pick("without foreign units", "ohne fremde Einheiten"))
            }
            (_, Part::Before(word)) => after(self.pick(format!("(not {word})"), format!("(nicht {word})"))),
            (_, Part::After(text) | Part::Instead(text, _) | Part::Names(text)) => {
                let text = text.trim_matches(['(', ')']);
                after(self.pick(format!("(not {text})"), format!("(nicht {text})")))
            }
            (_, Part::Unsaid) => Part::Unsaid,
        }
    }

    fn property(&self, subject: Subject, property: &Property) -> Part {
        match property {
            Property::Flag(flag) => self.flag(subject, *flag),
            Property::Level(relation, n) => {
                after(self.pick(of_level("level", *relation, *n), der_stufe(*relation, *n)))
            }
            Property::Step(relation, n) => {
                after(self.pick(of_level("step", *relation, *n), der_stufe(*relation, *n)))
            }
            Property::SlottedBuildings(relation, n) => {
                let n = self.compared(*relation, &n.to_string());
                after(self.pick(format!("with {n} buildings"), format!("mit {n} Gebäuden")))
            }
            Property::Cost(relation, n) => {
                let n = self.compared(*relation, &n.to_string());
                after(self.pick(format!("(cost {n})"), format!("(Kosten {n})")))
            }
            Property::BattleRound(_, n) => {
                after(self.pick(format!("in battle round {n}"), format!("in Kampfrunde {n}")))
            }
            Property::Within(n) => {
                after(self.pick(format!("within {n} systems"), format!("im Umkreis von {n} Systemen")))
            }
            Property::Class(relation, class) => after(match relation {
                Relation::AtLeast => {
                    self.pick(format!("of class {class} or larger"), format!("ab Klasse {class}"))
                }
                Relation::AtMost => {
                    self.pick(format!("of class {class} or smaller"), format!("bis Klasse {class}"))
                }
                _ => self.pick(format!("of class {class}"), format!("der Klasse {class}")),
            }),
            Property::Planet(planets) => {
                let names = self.names(planets.iter().map(|it| self.name(&self.pack[*it].name)));
                after(format!("({names})"))
            }
            Property::Id(ids) => {
                let names = self.names(ids.iter().map(|it| self.named(*it)));
                Part::Names(names)
            }
            Property::Hull(ships) => {
                let names = self.names(ships.iter().map(|it| self.name(&self.pack[*it].name)));
                Part::Names(names)
            }
            Property::Treaty(treaties) => {
                let names = self.names(treaties.iter().map(|it| self.name(&self.pack[*it].name)));
                Part::Names(names)
            }
            Property::System(kinds) => {
                let names = self.names(kinds.iter().map(|it| self.name(&self.pack[*it].name)));
                Part::Names(names)
            }
            Property::Building(kinds) => {
                let one =
                    self.or(&kinds.iter().map(|kind| self.kind(*kind, false).to_owned()).collect::<Vec<_>>());
                let many =
                    self.or(&kinds.iter().map(|kind| self.kind(*kind, true).to_owned()).collect::<Vec<_>>());
                instead(one, many)
            }
            Property::Resource(resources) => {
                let names = self.names(resources.iter().map(|it| self.resource(*it)));
                after(self.pick(format!("for {names}"), format!("für {names}")))
            }
            Property::Size(sizes) => {
                let names = self.names(sizes.iter().map(|it| it.id()));
                after(self.pick(format!("of size {names}"), format!("der Größe {names}")))
            }
            Property::Weapon(keyword) => after(format!("({})", self.name(&self.pack[*keyword].name))),
            Property::Attackers(Attackers::Infantry) => after(self.pick("of infantry", "von Infanterie")),
            Property::Attackers(Attackers::Militia) => after(self.pick("of militia", "von Miliz")),
            Property::Owner(Owner::Own) => Part::Unsaid,
            Property::Owner(Owner::Other) | Property::By(Actor::Other) => {
                after(self.pick("of other players", "anderer Spieler"))
            }
            Property::Owner(Owner::Any) => after(self.pick("of all players", "aller Spieler")),
            Property::By(Actor::Me) => after(self.pick("passed by you", "von dir eingebracht")),
            Property::Deck(None) => Part::Unsaid,
            Property::Deck(Some(deck)) => after(format!("({})", self.name(&self.pack[*deck].name))),
            Property::Tier(tier) => after(match tier {
                Tier::Start => self.pick("of the start", "des Beginns").to_owned(),
                Tier::Special => self.pick("of the special kind", "der besonderen Art").to_owned(),
                Tier::One | Tier::Two => self.pick(format!("of tier {tier}"), format!("der Stufe {tier}")),
            }),
            Property::Area(area) => after(format!("({})", self.name(&self.pack[*area].name))),
            Property::At(place) => after(self.place(*place)),
            Property::With(Company::ResearchShip) => {
                after(self.pick("with your research ship", "mit eigenem Forschungsschiff"))
            }
            Property::With(Company::Kosme) => after(self.pick("with a Kosme ship", "mit Kosme-Schiff")),
            Property::Adjacent(Near::Here) => after(self.pick("next to this system", "neben diesem System")),
            Property::Adjacent(Near::ResearchShip) => {
                after(self.pick("next to your research ships", "neben eigenen Forschungsschiffen"))
            }
            Property::Vs(Foe::Player) => after(self.pick("against a player", "gegen einen Spieler")),
            Property::Vs(Foe::Neutral) => after(self.pick("against neutral units", "gegen Neutrale")),
        }
    }

    fn kind(&self, kind: BuildingKind, many: bool) -> &'static str {
        let (one, several, de) = match kind {
            BuildingKind::Resource => ("resource building", "resource buildings", "Rohstoffgebäude"),
            BuildingKind::Capacity => ("capacity building", "capacity buildings", "Kapazitätsgebäude"),
            BuildingKind::Special => ("special building", "special buildings", "Spezialgebäude"),
            BuildingKind::Space => ("route or gate", "routes and gates", "Handelsroute oder Tor"),
            BuildingKind::Defence => ("defence building", "defence buildings", "Verteidigungsgebäude"),
            BuildingKind::Upgrade => ("upgrade", "upgrades", "Verbesserung"),
            BuildingKind::Ship => ("starbase", "starbases", "Sternenbasis"),
        };
        self.pick(if many { several } else { one }, de)
    }

    fn flag(&self, subject: Subject, flag: Flag) -> Part {
        let before = |en: &'static str, de: &'static str| Part::Before(self.pick(en, de));
        let later = |en: &str, de: &str| after(self.pick(en, de));
        match flag {
            Flag::Home => instead(
                self.pick("home world", "Heimatwelt"),
                self.pick("your home world", "die eigene Heimatwelt"),
            ),
            Flag::EnemyHome => later("(enemy home world)", "(feindliche Heimatwelt)"),
            Flag::Connected => before("connected", "verbunden"),
            Flag::Conquered => before("conquered", "erobert"),
            Flag::Developed => before("fully developed", "voll ausgebaut"),
            Flag::Here => later("here", "hier"),
            Flag::Slotted => later("in slots", "auf Bauplätzen"),
            Flag::Site => later("at the building site", "am Bauort"),
            Flag::Available => before("available", "verfügbar"),
            Flag::Military => before("military", "militärisch"),
            Flag::Civil => before("civil", "zivil"),
            Flag::Standard => before("standardised", "standardisiert"),
            Flag::Regular => before("regular", "regulär"),
            Flag::Kosme => later("of the Kosme", "der Kosme"),
            Flag::Mercenary => before("hired", "angeheuert"),
            Flag::SmallCraft => later("(small craft)", "(Klein)"),
            Flag::Privateer => later("of privateers", "von Freibeutern"),
            Flag::Ship => instead(self.pick("ship", "Schiff"), self.pick("ships", "Schiffe")),
            Flag::Ground => {
                instead(self.pick("ground unit", "Bodeneinheit"), self.pick("ground units", "Bodeneinheiten"))
            }
            Flag::Vehicle => later("(vehicles)", "(Fahrzeuge)"),
            Flag::Character => later("with a character", "mit Charakter"),
            Flag::Own if subject == Subject::Attack => Part::Unsaid,
            Flag::Own => {
                instead(self.pick("this unit", "diese Einheit"), self.pick("this unit", "diese Einheit"))
            }
            Flag::UnlockedNow => later("(just unlocked)", "(gerade freigeschaltet)"),
            Flag::Entering => later("that enter", "beim Betreten"),
            Flag::SiteCapacity => later("at a capacity building", "an einem Kapazitätsgebäude"),
            Flag::Active => before("active", "aktiv"),
            Flag::Discovered => before("discovered", "entdeckt"),
            Flag::TreatyPartner => later("with a treaty with you", "mit eigenem Vertrag"),
            Flag::Undiscovered => before("undiscovered", "unentdeckt"),
            Flag::Safe => before("safe", "sicher"),
            Flag::AdjacentOwn => {
                later("next to your units or colonies", "neben eigenen Einheiten oder Kolonien")
            }
            Flag::ForeignUnits => later("with foreign units", "mit fremden Einheiten"),
            Flag::Other => before("other", "ander"),
            Flag::Weapon => instead(self.pick("weapon", "Waffe"), self.pick("weapons", "Waffen")),
            Flag::Illegal if subject == Subject::Trigger => later("(illegal)", "(illegal)"),
            Flag::Illegal => before("illegal", "illegal"),
            Flag::AgainstMe => later("against you", "gegen dich"),
            Flag::Attacker => later("as attacker", "als Angreifer"),
            Flag::Enemies => later("of your enemies", "der eigenen Gegner"),
        }
    }

    /// A place, as a phrase with its preposition.
    pub(super) fn place(&self, place: Place) -> &'static str {
        let (en, de) = match place {
            Place::Home => ("on your home world", "auf der eigenen Heimatwelt"),
            Place::Here => ("here", "hier"),
            Place::Colony => ("on one of your colonies", "auf einer eigenen Kolonie"),
            Place::Network => ("on one of your networks", "auf einem eigenen Netzwerk"),
            Place::Watch => ("on one of your watches", "auf einer eigenen Wache"),
            Place::Army => ("in one of your armies or a new one", "in einer eigenen oder neuen Armee"),
            Place::ResearchShip => ("at one of your research ships", "bei einem eigenen Forschungsschiff"),
            Place::ScapSite => {
                ("where you produce space capacity", "dort, wo du Weltraumkapazität produzierst")
            }
            Place::Presence => {
                ("where you have a unit or colony", "dort, wo du eine Einheit oder Kolonie hast")
            }
            Place::Any => ("in any discovered system", "in einem beliebigen entdeckten System"),
            Place::GalacticCentre => ("in the galactic centre", "im Galaktischen Zentrum"),
        };
        self.pick(en, de)
    }
}

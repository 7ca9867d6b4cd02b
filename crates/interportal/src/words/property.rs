//! What filters say of things: words before the noun, words after it, or another noun.

use super::Words;
use crate::cards::{Gender, Name};
use crate::ids::Deck;
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
    /// In the place of the noun, with its form for several and its gender.
    Instead(String, String, Gender),
    /// Names in the place of the noun.
    Names(Names),
    /// Not at all: it goes without saying.
    Unsaid,
}

/// Names of things, one of which is meant or all of them.
pub(super) struct Names {
    pub(super) one: String,
    pub(super) many: String,
    /// Whether there is a form for several.
    pub(super) counts: bool,
    /// The gender of the German names; none if they have no article.
    pub(super) gender: Option<Gender>,
}

fn after(text: impl Into<String>) -> Part {
    Part::After(text.into())
}

fn instead(one: impl Into<String>, many: impl Into<String>, gender: Gender) -> Part {
    Part::Instead(one.into(), many.into(), gender)
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
            Relation::AtLeast => self.pick(format!("at least {number}"), format!("mindestens {number}")),
            Relation::AtMost => self.pick(format!("at most {number}"), format!("höchstens {number}")),
            Relation::Greater => self.pick(format!("more than {number}"), format!("mehr als {number}")),
            Relation::Less => self.pick(format!("less than {number}"), format!("weniger als {number}")),
            Relation::Not => self.pick(format!("other than {number}"), format!("nicht {number}")),
        }
    }

    /// The name of a thing named by its id.
    fn named(&self, named: Named) -> &Name {
        match named {
            Named::Ship(it) => &self.pack[it].name,
            Named::Ground(it) => &self.pack[it].name,
            Named::Building(it) => &self.pack[it].name,
            Named::Deed(it) => &self.pack[it].name,
            Named::Group(it) => &self.pack[it].name,
        }
    }

    fn words_of<'n>(&self, words: impl Iterator<Item = &'n str>) -> String {
        let words: Vec<String> = words.map(str::to_owned).collect();
        self.or(&words)
    }

    /// Names in the place of a noun.
    pub(super) fn names<'n>(&self, names: impl Iterator<Item = &'n Name>) -> Names {
        let names: Vec<&Name> = names.collect();
        let one = self.words_of(names.iter().map(|name| self.pick(&*name.en, &*name.de)));
        let several: Option<Vec<String>> =
            names.iter().map(|name| self.pick(&name.en_many, &name.de_many).clone()).collect();
        Names {
            counts: several.is_some(),
            many: several.map_or_else(|| one.clone(), |several| self.and(&several)),
            gender: names.first().and_then(|name| name.gender),
            one,
        }
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
            (Property::Flag(Flag::SmallCraft), _) => {
                after(self.pick("except small craft", "außer kleinen Einheiten"))
            }
            (Property::Flag(Flag::Home), _) => {
                after(self.pick("other than your home world", "außer deiner Heimatwelt"))
            }
            (Property::Flag(Flag::EnemyHome), _) => after(
                self.pick("and other than an enemy home world", "und außer einer feindlichen Heimatwelt"),
            ),
            (Property::Flag(Flag::Kosme), _) => {
                after(self.pick("other than those of the Kosme", "außer denen der Kosme"))
            }
            (_, Part::Before(word)) => {
                after(self.pick(format!("that are not {word}"), format!("außer: {word}")))
            }
            (_, Part::After(text) | Part::Instead(text, ..) | Part::Names(Names { one: text, .. })) => {
                after(self.pick(format!("other than {text}"), format!("außer {text}")))
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
                after(self.pick(format!("costing {n}"), format!("mit einem Preis von {n}")))
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
                let names = self.words_of(planets.iter().map(|it| self.name(&self.pack[*it].name)));
                after(self.pick(format!("of the type {names}"), format!("vom Typ {names}")))
            }
            Property::Id(ids) => Part::Names(self.names(ids.iter().map(|it| self.named(*it)))),
            Property::Hull(ships) => Part::Names(self.names(ships.iter().map(|it| &self.pack[*it].name))),
            Property::Treaty(treaties) => {
                Part::Names(self.names(treaties.iter().map(|it| &self.pack[*it].name)))
            }
            Property::System(kinds) => Part::Names(self.names(kinds.iter().map(|it| &self.pack[*it].name))),
            Property::Building(kinds) => {
                let one =
                    self.or(&kinds.iter().map(|kind| self.kind(*kind, false).to_owned()).collect::<Vec<_>>());
                let many =
                    self.or(&kinds.iter().map(|kind| self.kind(*kind, true).to_owned()).collect::<Vec<_>>());
                instead(one, many, Gender::N)
            }
            Property::Resource(resources) => {
                let names = self.words_of(resources.iter().map(|it| self.resource(*it)));
                after(self.pick(format!("for {names}"), format!("für {names}")))
            }
            Property::Size(sizes) => {
                let names = self.words_of(sizes.iter().map(|it| it.id()));
                after(self.pick(format!("of size {names}"), format!("der Größe {names}")))
            }
            Property::Weapon(keyword) => {
                let name = self.name(&self.pack[*keyword].name);
                after(self.pick(format!("with the keyword {name}"), format!("mit dem Schlüsselwort {name}")))
            }
            Property::Attackers(Attackers::Infantry) => after(self.pick("of infantry", "von Infanterie")),
            Property::Attackers(Attackers::Militia) => after(self.pick("of militia", "von Miliz")),
            Property::Owner(Owner::Own) => Part::Unsaid,
            Property::Owner(Owner::Other) | Property::By(Actor::Other) => {
                after(self.pick("of other players", "anderer Spieler"))
            }
            Property::Owner(Owner::Any) => after(self.pick("of any player", "aller Spieler")),
            Property::By(Actor::Me) => after(self.pick("that you have put", "von dir")),
            Property::Deck(None) => Part::Unsaid,
            Property::Deck(Some(deck)) => after(self.deck_of(*deck)),
            Property::Tier(tier) => after(match tier {
                Tier::Start => self.pick("of the start", "des Beginns").to_owned(),
                Tier::Special => self.pick("of the special kind", "der besonderen Art").to_owned(),
                Tier::One | Tier::Two => self.pick(format!("of tier {tier}"), format!("der Stufe {tier}")),
            }),
            Property::Area(area) => {
                let name = self.name(&self.pack[*area].name);
                after(self.pick(format!("of the area {name}"), format!("aus dem Gebiet {name}")))
            }
            Property::At(place) => after(self.place(*place)),
            Property::With(Company::ResearchShip) => {
                after(self.pick("with your research ship", "mit deinem Forschungsschiff"))
            }
            Property::With(Company::Kosme) => after(self.pick("with a Kosme ship", "mit Kosme-Schiff")),
            Property::Adjacent(Near::Here) => after(self.pick("next to this system", "neben diesem System")),
            Property::Adjacent(Near::ResearchShip) => {
                after(self.pick("next to your research ships", "neben deinen Forschungsschiffen"))
            }
            Property::Vs(Foe::Player) => after(self.pick("against a player", "gegen einen Spieler")),
            Property::Vs(Foe::Neutral) => {
                after(self.pick("against neutral units", "gegen neutrale Einheiten"))
            }
        }
    }

    /// From which deck, after a noun.
    pub(super) fn deck_of(&self, deck: Deck) -> String {
        let name = self.name(&self.pack[deck].name);
        let of = if name.ends_with("deck") || name.ends_with("Deck") { "aus dem" } else { "vom Stapel" };
        self.pick(format!("from the {name}"), format!("{of} {name}"))
    }

    fn kind(&self, kind: BuildingKind, many: bool) -> &'static str {
        let (one, several, de_one, de_several) = match kind {
            BuildingKind::Resource => {
                ("resource building", "resource buildings", "Rohstoffgebäude", "Rohstoffgebäude")
            }
            BuildingKind::Capacity => {
                ("capacity building", "capacity buildings", "Kapazitätsgebäude", "Kapazitätsgebäude")
            }
            BuildingKind::Special => {
                ("special building", "special buildings", "Spezialgebäude", "Spezialgebäude")
            }
            BuildingKind::Space => {
                ("route or gate", "routes and gates", "Handelsroute oder Tor", "Handelsrouten und Tore")
            }
            BuildingKind::Defence => {
                ("defence building", "defence buildings", "Verteidigungsgebäude", "Verteidigungsgebäude")
            }
            BuildingKind::Upgrade => ("upgrade", "upgrades", "Verbesserung", "Verbesserungen"),
            BuildingKind::Ship => ("starbase", "starbases", "Sternenbasis", "Sternenbasen"),
        };
        if many { self.pick(several, de_several) } else { self.pick(one, de_one) }
    }

    fn flag(&self, subject: Subject, flag: Flag) -> Part {
        let before = |en: &'static str, de: &'static str| Part::Before(self.pick(en, de));
        let later = |en: &str, de: &str| after(self.pick(en, de));
        match flag {
            Flag::Home => instead(
                self.pick("home world", "Heimatwelt"),
                self.pick("home worlds", "Heimatwelten"),
                Gender::F,
            ),
            Flag::EnemyHome => before("enemy", "feindlich"),
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
            Flag::SmallCraft => later("of the small craft", "der kleinen Einheiten"),
            Flag::Privateer => later("of privateers", "von Freibeutern"),
            Flag::Ship => instead(self.pick("ship", "Schiff"), self.pick("ships", "Schiffe"), Gender::N),
            Flag::Ground => instead(
                self.pick("ground unit", "Bodeneinheit"),
                self.pick("ground units", "Bodeneinheiten"),
                Gender::F,
            ),
            Flag::Vehicle => {
                instead(self.pick("vehicle", "Fahrzeug"), self.pick("vehicles", "Fahrzeuge"), Gender::N)
            }
            Flag::Character => later("with a character", "mit Charakter"),
            Flag::Own if subject == Subject::Attack => Part::Unsaid,
            Flag::Own => {
                let unit = self.pick("this unit", "diese Einheit");
                instead(unit, unit, Gender::F)
            }
            Flag::UnlockedNow => before("newly unlocked", "gerade freigeschaltet"),
            Flag::Entering => later("that enters", ", das hereinkommt,"),
            Flag::SiteCapacity => later("at a capacity building", "an einem Kapazitätsgebäude"),
            Flag::Active => before("active", "aktiv"),
            Flag::Discovered => before("discovered", "entdeckt"),
            Flag::TreatyPartner => later("with a treaty with you", "mit einem Vertrag mit dir"),
            Flag::Undiscovered => before("undiscovered", "unentdeckt"),
            Flag::Safe => before("safe", "sicher"),
            Flag::AdjacentOwn => {
                later("next to your units or colonies", "neben deinen Einheiten oder Kolonien")
            }
            Flag::ForeignUnits => later("with foreign units", "mit fremden Einheiten"),
            Flag::Other => before("other", "ander"),
            Flag::Weapon => instead(self.pick("weapon", "Waffe"), self.pick("weapons", "Waffen"), Gender::F),
            Flag::Illegal => before("illegal", "illegal"),
            Flag::AgainstMe => later("against you", "gegen dich"),
            Flag::Attacker => later("as attacker", "als Angreifer"),
            Flag::Enemies => later("of your enemies", "deiner Gegner"),
        }
    }

    /// A place, as a phrase with its preposition.
    pub(super) fn place(&self, place: Place) -> &'static str {
        let (en, de) = match place {
            Place::Home => ("on your home world", "auf deiner Heimatwelt"),
            Place::Here => ("here", "hier"),
            Place::Colony => ("on one of your colonies", "auf einer deiner Kolonien"),
            Place::Network => ("on one of your networks", "auf einem deiner Netzwerke"),
            Place::Watch => ("on one of your watches", "auf einer deiner Wachen"),
            Place::Army => ("in one of your armies or a new one", "in einer deiner Armeen oder einer neuen"),
            Place::ResearchShip => ("at one of your research ships", "bei einem deiner Forschungsschiffe"),
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

//! What a statement does to research, government, people and the council, as a clause.

use super::Words;
use super::clause::Clause;
use crate::notation::{Advised, Found, Into, Introduced, Meant, Performer, Verb};

impl Words<'_> {
    pub(super) fn deed(&self, verb: &Verb) -> Clause {
        match verb {
            Verb::Aside => self.says(
                ["the exploring ship", "returns", "here in the next Movement phase"],
                ["das erkundende Schiff", "kehrt", "in der nächsten Bewegungsphase hierher zurück"],
            ),
            Verb::Research(of) => {
                let what = self.a(of);
                let rest = self.pick(format!("{what} for free"), format!("kostenlos {what}"));
                self.you("research", "erforschst - erforschen", rest)
            }
            Verb::BuyTech(of, (over, under)) => {
                let what = self.a(of);
                let share = match (over, under) {
                    (1, 2) => self.pick("half of the price", "den halben Preis").to_owned(),
                    _ => self
                        .pick(format!("{over}/{under} of the price"), format!("{over}/{under} des Preises")),
                };
                let rest = self.pick(format!("{what} for {share}"), format!("für {share} {what}"));
                self.you("buy", "kaufst - kaufen", rest)
            }
            Verb::Introduce(introduced) => {
                let what = match introduced {
                    Introduced::Policy => self.pick("a policy", "eine Politik").to_owned(),
                    Introduced::Of(of) => self.a(of),
                };
                let rest = self.pick(format!("{what} for free"), format!("kostenlos {what}"));
                self.you("introduce", "führst ein einführen", rest)
            }
            Verb::RefundPolicy => {
                let rest = self.pick("the price of a policy", "den Preis einer Politik");
                self.you("get back", "erhältst zurück zurückerhalten", rest)
            }
            Verb::Fit(what, into, free) => {
                let what = self.fitted(*what);
                let (en, de) = match into {
                    Into::One => ("into one blueprint", "in einen Bauplan"),
                    Into::Any => ("into any of your blueprints", "in beliebige deiner Baupläne"),
                    Into::NewShip => ("into the blueprint of that ship", "in den Bauplan dieses Schiffs"),
                };
                let free = if *free {
                    self.pick(", even without its technology", "auch ohne die Technologie ")
                } else {
                    ""
                };
                let rest =
                    self.pick(format!("{what} {en} for free{free}"), format!("{free}kostenlos {what} {de}"));
                self.you("fit", "baust ein einbauen", rest)
            }
            Verb::AdvisorUpgrade => self.you(
                "train",
                "bildest aus ausbilden",
                self.pick("an advisor by 1 level for free", "kostenlos einen Berater um 1 Stufe"),
            ),
            Verb::SearchAdvisor(who, to) => {
                let who = match who {
                    Advised::Any => {
                        self.pick("an advisor of your choice", "einen Berater deiner Wahl").to_owned()
                    }
                    Advised::Advisor(advisor) => {
                        let name = self.name(&self.pack[*advisor].name);
                        self.pick(format!("“{name}”"), format!("„{name}“"))
                    }
                };
                let rest = match to {
                    Found::Hand => self.pick(format!("{who} into your hand"), format!("{who} auf die Hand")),
                    Found::Display => {
                        self.pick(format!("{who} into the display"), format!("{who} in die Auslage"))
                    }
                };
                self.you("take", "nimmst - nehmen", rest)
            }
            Verb::Duplicate(of) => self.you("duplicate", "verdoppelst - verdoppeln", self.a(of)),
            Verb::Perform(what, by) => {
                let what = match what {
                    None => {
                        self.pick("any institution action", "eine beliebige Institutionsaktion").to_owned()
                    }
                    Some(deed) => {
                        let name = self.name(&self.pack[*deed].name);
                        self.pick(format!("“{name}”"), format!("„{name}“"))
                    }
                };
                let by = match by {
                    Some(Performer::Agent) => self.pick(" with an agent", "mit einem Agenten "),
                    Some(Performer::It) => self.pick(" with that ship", "mit diesem Schiff "),
                    None => "",
                };
                let rest = self.pick(format!("{what}{by} for free"), format!("{by}kostenlos {what}"));
                self.you("perform", "führst aus ausführen", rest)
            }
            Verb::TakePlanet => self.you(
                "take",
                "nimmst - nehmen",
                self.pick(
                    "the top planet card as a returned planet",
                    "die oberste Planetenkarte als zurückgegebenen Planeten",
                ),
            ),
            Verb::Expedition => {
                self.you("send", "entsendest - entsenden", self.pick("an expedition", "eine Expedition"))
            }
            Verb::RepairFleet => self.says(
                ["one of your fleets", "regains", "all its hull"],
                ["eine deiner Flotten", "erhält", "ihre ganze Hülle zurück"],
            ),
            Verb::PassLaw => self.you(
                "pass",
                "bringst durch durchbringen",
                self.pick("a law from your hand without a vote", "ohne Abstimmung ein Gesetz deiner Hand"),
            ),
            Verb::CancelLaw(Meant::Named) => {
                self.says(["the named law", "is", "discarded"], ["das genannte Gesetz", "wird", "abgelegt"])
            }
            Verb::CancelLaw(Meant::Holder) => {
                self.you("cancel", "hebst auf aufheben", self.pick("one active law", "ein aktives Gesetz"))
            }
            Verb::Sanction(op, n, whose) => self.sanctions(*op, *n, *whose),
            Verb::EndWar => self.says(
                ["the named war", "ends", "in the status quo"],
                ["der genannte Krieg", "endet", "im Status quo"],
            ),
            Verb::FoundFederation => self.says(
                ["the named players", "form", "a federation"],
                ["die genannten Spieler", "bilden", "eine Föderation"],
            ),
            Verb::ElectSovereign => self.says(
                ["the named candidate", "wins", "the game"],
                ["der genannte Kandidat", "gewinnt", "das Spiel"],
            ),
            Verb::ForceTreaty(treaties) => {
                let names: Vec<_> =
                    treaties.iter().map(|it| self.with_article(&self.pack[*it].name)).collect();
                let names = self.or(&names);
                let rest = self.pick(
                    format!("{names} on a discovered player"),
                    format!("einem entdeckten Spieler {names}"),
                );
                self.you("force", "zwingst auf aufzwingen", rest)
            }
            Verb::Dismiss(of) => {
                let what = self.many(of);
                self.says([&what, "are", "removed"], [&what, "werden", "entfernt"])
            }
            Verb::AddResource => self.says(
                ["the planet", "also produces", "one resource of your choice"],
                ["der Planet", "produziert", "auch einen Rohstoff deiner Wahl"],
            ),
            // Those stand in the module next to this one.
            Verb::Mod(..)
            | Verb::Grant(..)
            | Verb::Allow(_)
            | Verb::Forbid(_)
            | Verb::Keyword(..)
            | Verb::Nothing
            | Verb::Gain(_)
            | Verb::Pay(..)
            | Verb::Actions(..)
            | Verb::Ship(..)
            | Verb::Ground(..)
            | Verb::Group(..)
            | Verb::Network(..)
            | Verb::Watch(..)
            | Verb::Build(..)
            | Verb::UpgradeBuilding(..)
            | Verb::Raise(_)
            | Verb::SetLevel(_)
            | Verb::Draw(..)
            | Verb::Deal(..)
            | Verb::Damage(..)
            | Verb::Destroy(_)
            | Verb::LoseBuilding(..)
            | Verb::Strategic(..)
            | Verb::Relocate(..)
            | Verb::Peek(..)
            | Verb::Discover(..) => Clause::default(),
        }
    }
}

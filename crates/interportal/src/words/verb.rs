//! What a statement does, in words.

use super::Words;
use crate::notation::{
    ActionKind, Advised, Built, Deal, Discovered, Found, Into, Introduced, Meant, Performer, Pick, Receiver,
    Verb, When,
};

impl Words<'_> {
    /// What a statement does.
    pub(super) fn verb(&self, verb: &Verb) -> String {
        let (en, de) = match verb {
            Verb::Mod(change, apply) => {
                let text = format!("{}{}", self.change(change), self.apply(*apply));
                (text.clone(), text)
            }
            Verb::Grant(change, lasting) => {
                let text = format!("{}{}", self.change(change), self.lasting(*lasting));
                (text.clone(), text)
            }
            Verb::Allow(what) => (
                format!("allowed: {}", self.permission(*what)),
                format!("erlaubt: {}", self.permission(*what)),
            ),
            Verb::Forbid(what) => (
                format!("forbidden: {}", self.permission(*what)),
                format!("verboten: {}", self.permission(*what)),
            ),
            Verb::Keyword(keyword, n) => {
                let card = &self.pack[*keyword];
                let said = n.map_or_else(String::new, |n| format!(" {n}"));
                let text = format!("{}{said}. {}", self.name(&card.name), self.with_x(&card.text, *n));
                (text.clone(), text)
            }
            Verb::Nothing => ("nothing".into(), "nichts".into()),
            Verb::Gain(amounts) => {
                (format!("gain {}", self.amounts(amounts)), format!("{} erhalten", self.amounts(amounts)))
            }
            Verb::Pay(amounts, to) => {
                let to = match to {
                    Some(Receiver::FirstResearcher) => {
                        self.pick(" to the first researcher", " an den Erstforscher")
                    }
                    Some(Receiver::Bank) | None => "",
                };
                (
                    format!("pay {}{to}", self.amounts(amounts)),
                    format!("{}{to} zahlen", self.amounts(amounts)),
                )
            }
            Verb::Actions(n, kind, when) => {
                let (en, de) = match kind {
                    ActionKind::Free => ("free", "freie"),
                    ActionKind::Government => ("government", "Regierungs-"),
                    ActionKind::Treaty => ("treaty", "Vertrags-"),
                    ActionKind::Law => ("law", "Gesetzes-"),
                    ActionKind::Institution => ("institution", "Institutions-"),
                };
                let when = match when {
                    When::Now => self.pick("now", "jetzt"),
                    When::NextPolitics => {
                        self.pick("in the next Politics phase", "in der nächsten Politik-Phase")
                    }
                };
                (format!("{n} {en} action {when}"), format!("{n} {de} Aktion {when}"))
            }
            Verb::Ship(ship, sites, upkeep) => {
                let free =
                    if *upkeep == Some(0) { self.pick(", without upkeep", ", ohne Unterhalt") } else { "" };
                let text = format!("{}{}{free}", self.shipped(ship), self.sites(sites));
                (format!("free: {text}"), format!("kostenlos: {text}"))
            }
            Verb::Ground(unit, sites) => {
                let text = format!("{}{}", self.name(&self.pack[*unit].name), self.sites(sites));
                (format!("free: {text}"), format!("kostenlos: {text}"))
            }
            Verb::Group(group, sites) => {
                let text = format!("{}{}", self.name(&self.pack[*group].name), self.sites(sites));
                (format!("appears: {text}"), format!("erscheint: {text}"))
            }
            Verb::Network(shift, sites) => {
                let (shift, sites) = (self.shift(*shift), self.sites(sites));
                (format!("network {shift}{sites}"), format!("Netzwerk {shift}{sites}"))
            }
            Verb::Watch(shift, sites) => {
                let (shift, sites) = (self.shift(*shift), self.sites(sites));
                (format!("watch {shift}{sites}"), format!("Wache {shift}{sites}"))
            }
            Verb::Build(built, sites) => {
                let what = match built {
                    Built::Building(building) => self.name(&self.pack[*building].name).to_owned(),
                    Built::One(of) => self.one(of),
                };
                let text = format!("{what}{}", self.sites(sites));
                (format!("build free of charge: {text}"), format!("kostenlos bauen: {text}"))
            }
            Verb::UpgradeBuilding(of, step) => (
                format!("upgrade to step {step} free of charge: {}", self.one(of)),
                format!("kostenlos auf Stufe {step} ausbauen: {}", self.one(of)),
            ),
            Verb::Raise(None) => ("this colony +1 level".into(), "diese Kolonie +1 Stufe".into()),
            Verb::Raise(Some(of)) => {
                (format!("+1 level: {}", self.one(of)), format!("+1 Stufe: {}", self.one(of)))
            }
            Verb::SetLevel(n) => (format!("it starts at level {n}"), format!("sie beginnt auf Stufe {n}")),
            Verb::Draw(decks, n, effect) => {
                let names: Vec<_> =
                    decks.iter().map(|deck| self.name(&self.pack[*deck].name).to_owned()).collect();
                self.draw(*n, &self.or(&names), *effect)
            }
            Verb::Deal(Deal::SameDeck, n, effect) => {
                self.draw(*n, self.pick("same deck", "gleicher Stapel"), *effect)
            }
            Verb::Deal(Deal::BlackMarket, n, effect) => {
                self.draw(*n, self.pick("black market", "Schwarzmarkt"), *effect)
            }
            Verb::Damage(n, to) => {
                let to = self.destroyed(to);
                (format!("{n} hull damage: {to}"), format!("{n} Hüllenschaden: {to}"))
            }
            Verb::Destroy(what) => {
                let what = self.destroyed(what);
                (format!("destroyed: {what}"), format!("zerstört: {what}"))
            }
            Verb::LoseBuilding(n, sites) => {
                let sites = self.sites(sites);
                (
                    format!("{n} building{sites} of your choice is lost"),
                    format!("{n} Gebäude{sites} nach Wahl geht verloren"),
                )
            }
            Verb::Strategic(mover, shift, now) => {
                let (mover, shift) = (self.mover(*mover), self.shift(*shift));
                let when = if *now {
                    self.pick("this round", "diese Runde")
                } else {
                    self.pick("next round", "nächste Runde")
                };
                (
                    format!("strategic movement {shift} {when}: {mover}"),
                    format!("strategische Bewegung {shift} {when}: {mover}"),
                )
            }
            Verb::Relocate(mover, sites, pick) => {
                let (mover, sites) = (self.mover(*mover), self.sites(sites));
                let pick = if *pick == Pick::Random { self.pick(", at random", ", zufällig") } else { "" };
                (
                    format!("move {mover} to 1 system{sites}{pick}"),
                    format!("in 1 System{sites} versetzen{pick}: {mover}"),
                )
            }
            Verb::Aside => (
                "the explorer returns here in the next Movement phase".into(),
                "erkundendes Schiff kehrt in der nächsten Bewegungsphase hierher zurück".into(),
            ),
            Verb::Peek(n, of) => (
                format!("look at up to {n} {}", self.many(of)),
                format!("bis zu {n} ansehen: {}", self.many(of)),
            ),
            Verb::Discover(n, of, event) => {
                let of = match of {
                    Discovered::Peeked => self.pick("of those", "davon").to_owned(),
                    Discovered::Of(of) if *n == 1 => self.one(of),
                    Discovered::Of(of) => self.many(of),
                };
                let event = if *event { "" } else { self.pick(", without event", ", ohne Ereignis") };
                (format!("discover up to {n} {of}{event}"), format!("bis zu {n} {of} entdecken{event}"))
            }
            Verb::Research(of) => (
                format!("research free of charge: {}", self.one(of)),
                format!("kostenlos erforschen: {}", self.one(of)),
            ),
            Verb::BuyTech(of, (over, under)) => (
                format!("buy for {over}/{under} of the price: {}", self.one(of)),
                format!("für {over}/{under} des Preises kaufen: {}", self.one(of)),
            ),
            Verb::Introduce(Introduced::Policy) => {
                ("introduce one policy free of charge".into(), "eine Politik kostenlos einführen".into())
            }
            Verb::Introduce(Introduced::Of(of)) => (
                format!("introduce free of charge: {}", self.one(of)),
                format!("kostenlos einführen: {}", self.one(of)),
            ),
            Verb::RefundPolicy => {
                ("get back the price of the policy".into(), "den Preis der Politik zurückerhalten".into())
            }
            Verb::Fit(what, into, free) => {
                let what = self.fitted(*what);
                let (en, de) = match into {
                    Into::One => ("into one blueprint", "in einen Bauplan"),
                    Into::Any => ("into any blueprints", "in beliebige Baupläne"),
                    Into::NewShip => ("into the blueprint of that ship", "in den Bauplan dieses Schiffs"),
                };
                let free = if *free {
                    self.pick(", even without its technology", ", auch ohne Technologie")
                } else {
                    ""
                };
                (
                    format!("fit {what} {en} free of charge{free}"),
                    format!("{what} kostenlos {de} einbauen{free}"),
                )
            }
            Verb::AdvisorUpgrade => (
                "upgrade an advisor by 1 level free of charge".into(),
                "einen Berater kostenlos um 1 Stufe ausbilden".into(),
            ),
            Verb::SearchAdvisor(who, to) => {
                let who = match who {
                    Advised::Any => self.pick("an advisor of choice", "einen Berater nach Wahl"),
                    Advised::Advisor(advisor) => self.name(&self.pack[*advisor].name),
                };
                let (en, de) = match to {
                    Found::Hand => ("into your hand", "auf die Hand"),
                    Found::Display => ("into the display", "in die Auslage"),
                };
                (format!("search {who} {en}"), format!("{who} {de} suchen"))
            }
            Verb::Duplicate(of) => {
                (format!("duplicate 1 {}", self.one(of)), format!("verdoppeln: 1 {}", self.one(of)))
            }
            Verb::Perform(what, by) => {
                let what = what.map_or(
                    self.pick("any one institution action", "eine beliebige Institutionsaktion"),
                    |deed| self.name(&self.pack[deed].name),
                );
                let by = match by {
                    Some(Performer::Agent) => self.pick(" with an agent", " mit einem Agenten"),
                    Some(Performer::It) => self.pick(" with that ship", " mit diesem Schiff"),
                    None => "",
                };
                (format!("perform free of charge{by}: {what}"), format!("kostenlos ausführen{by}: {what}"))
            }
            Verb::TakePlanet => (
                "take the top planet card as returned planet".into(),
                "die oberste Planetenkarte als zurückgegebenen Planeten nehmen".into(),
            ),
            Verb::Expedition => ("send an expedition".into(), "eine Expedition entsenden".into()),
            Verb::RepairFleet => {
                ("one fleet regains all hull".into(), "eine Flotte erhält alle Hülle zurück".into())
            }
            Verb::PassLaw => (
                "pass a law from your hand without a vote".into(),
                "ein Gesetz der Hand ohne Abstimmung beschließen".into(),
            ),
            Verb::CancelLaw(Meant::Named) => {
                ("the named law is discarded".into(), "das genannte Gesetz wird abgelegt".into())
            }
            Verb::CancelLaw(Meant::Holder) => {
                ("cancel one active law".into(), "ein aktives Gesetz aufheben".into())
            }
            Verb::Sanction(op, n, Meant::Named) => (
                format!("sanction levels of the named player: {op}{n}"),
                format!("Sanktionsstufen des genannten Spielers: {op}{n}"),
            ),
            Verb::Sanction(op, n, Meant::Holder) => {
                (format!("own sanction levels: {op}{n}"), format!("eigene Sanktionsstufen: {op}{n}"))
            }
            Verb::EndWar => (
                "the named war ends in the status quo".into(),
                "der genannte Krieg endet im Status quo".into(),
            ),
            Verb::FoundFederation => (
                "the named players form a federation".into(),
                "die genannten Spieler bilden eine Föderation".into(),
            ),
            Verb::ElectSovereign => {
                ("the named candidate wins the game".into(), "der genannte Kandidat gewinnt das Spiel".into())
            }
            Verb::ForceTreaty(treaties) => {
                let names: Vec<_> =
                    treaties.iter().map(|it| self.name(&self.pack[*it].name).to_owned()).collect();
                let names = self.or(&names);
                (
                    format!("force on a discovered player: {names}"),
                    format!("einem entdeckten Spieler aufzwingen: {names}"),
                )
            }
            Verb::Dismiss(of) => {
                (format!("removed: {}", self.many(of)), format!("entfernt: {}", self.many(of)))
            }
            Verb::AddResource => (
                "the planet also produces one resource of choice".into(),
                "der Planet produziert auch einen Rohstoff nach Wahl".into(),
            ),
        };
        self.pick(en, de)
    }

    fn draw(&self, n: u8, pile: &str, effect: Option<bool>) -> (String, String) {
        let effect = match effect {
            Some(true) => self.pick(" and carry them out", " und ausführen"),
            Some(false) => self.pick(", without effect", ", ohne Effekt"),
            None => "",
        };
        (format!("draw {n} ({pile}){effect}"), format!("{n} ziehen ({pile}){effect}"))
    }
}

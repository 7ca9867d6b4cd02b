//! What a statement does, as a clause.

use super::Words;
use super::clause::Clause;
use crate::notation::{
    ActionKind, Built, Deal, Destroyed, Discovered, Meant, Mover, Named, Op, Pick, Place, Receiver, Shift,
    Site, Verb, When,
};

impl Words<'_> {
    /// What a statement does.
    pub(super) fn verb(&self, verb: &Verb) -> Clause {
        match verb {
            Verb::Mod(change, apply) => self.change(change).ending(self.apply(*apply)),
            Verb::Grant(change, lasting) => self.change(change).ending(&self.lasting(*lasting)),
            Verb::Allow(what) => self.allows(*what),
            Verb::Forbid(what) => self.forbids(*what),
            Verb::Keyword(keyword, n) => {
                let card = &self.pack[*keyword];
                let said = n.map_or_else(String::new, |n| format!(" {n}"));
                let text = self.with_x(&card.text, *n);
                Clause::says(format!("{}{said}.", self.name(&card.name)), text, "")
            }
            Verb::Nothing => self.says(["nothing", "happens", ""], ["nichts", "passiert", ""]),
            Verb::Gain(amounts) => self.you("gain", "erhältst - erhalten", self.amounts(amounts)),
            Verb::Pay(amounts, to) => {
                let to = match to {
                    Some(Receiver::FirstResearcher) => {
                        self.pick(" to the first researcher", " an den Erstforscher")
                    }
                    Some(Receiver::Bank) | None => "",
                };
                self.you("pay", "zahlst - zahlen", format!("{}{to}", self.amounts(amounts)))
            }
            Verb::Actions(n, kind, when) => self.actions(*n, *kind, *when),
            Verb::Ship(ship, sites, upkeep) => {
                let clause = self.place_free(&self.shipped(ship), &self.sites(sites));
                let none = self.pick(", without upkeep", ", ohne Unterhalt");
                if *upkeep == Some(0) { clause.ending(none) } else { clause }
            }
            Verb::Ground(unit, sites) => {
                self.place_free(&self.a_named(Named::Ground(*unit)), &self.sites(sites))
            }
            Verb::Group(group, sites) => {
                let (name, sites) = (self.with_article_first(&self.pack[*group].name), self.sites(sites));
                let verb = if self.pack[*group].name.gender.is_some() {
                    self.pick("appears", "erscheint")
                } else {
                    self.pick("appear", "erscheinen")
                };
                Clause::says(name, verb, sites.trim_start())
            }
            Verb::Network(shift, sites) => self.shifts(("network", "Netzwerk"), *shift, sites),
            Verb::Watch(shift, sites) => self.shifts(("watch", "Wach"), *shift, sites),
            Verb::Build(built, sites) => {
                let what = match built {
                    Built::Building(building) => self.a_named(Named::Building(*building)),
                    Built::One(of) => self.a(of),
                };
                let sites = self.sites(sites);
                let rest = self.pick(format!("{what} for free{sites}"), format!("kostenlos {what}{sites}"));
                self.you("build", "baust - bauen", rest)
            }
            Verb::UpgradeBuilding(of, step) => {
                let what = self.a(of);
                let rest = self.pick(
                    format!("{what} to step {step} for free"),
                    format!("kostenlos {what} auf Stufe {step}"),
                );
                self.you("upgrade", "baust aus ausbauen", rest)
            }
            Verb::Raise(None) => {
                self.says(["this colony", "rises", "by 1 level"], ["diese Kolonie", "steigt", "um 1 Stufe"])
            }
            Verb::Raise(Some(of)) => {
                let what = self.a(of);
                let rest =
                    self.pick(format!("{what} by 1 level for free"), format!("kostenlos {what} um 1 Stufe"));
                self.you("raise", "baust aus ausbauen", rest)
            }
            Verb::SetLevel(n) => self.says(
                ["it", "starts", &format!("at level {n}")],
                ["sie", "beginnt", &format!("auf Stufe {n}")],
            ),
            Verb::Draw(..) | Verb::Deal(..) => self.draws(verb),
            Verb::Damage(n, to) => {
                let to = self.destroyed(to);
                self.says(
                    [&to, "takes", &format!("{n} hull damage")],
                    [&to, "erleidet", &format!("{n} Hüllenschaden")],
                )
            }
            Verb::Destroy(Destroyed::One(of)) => self.you("destroy", "zerstörst - zerstören", self.a(of)),
            Verb::Destroy(what) => {
                let what = self.destroyed(what);
                self.says([&what, "is", "destroyed"], [&what, "wird", "zerstört"])
            }
            Verb::LoseBuilding(n, sites) => {
                let sites = self.sites(sites);
                let what = if *n == 1 {
                    self.pick("a building", "ein Gebäude").to_owned()
                } else {
                    self.pick(format!("{n} buildings"), format!("{n} Gebäude"))
                };
                let rest =
                    self.pick(format!("{what} of your choice{sites}"), format!("{what} deiner Wahl{sites}"));
                self.you("lose", "verlierst - verlieren", rest)
            }
            Verb::Strategic(mover, shift, now) => self.quickens(*mover, *shift, *now),
            Verb::Relocate(mover, sites, pick) => {
                let (mover, sites) = (self.mover(*mover), self.aims(sites));
                let pick = if *pick == Pick::Random { self.pick(" at random", " zufällig") } else { "" };
                self.you("move", "versetzt - versetzen", format!("{mover}{pick}{sites}"))
            }
            Verb::Peek(n, of) => {
                let what = self.up_to(*n, of);
                let rest = self.pick(format!("at {what}"), format!("dir {what}"));
                self.you("look", "siehst an ansehen", rest)
            }
            Verb::Discover(n, of, event) => {
                let of = match of {
                    Discovered::Peeked if *n == 1 => self.pick("one of them", "eines davon").to_owned(),
                    Discovered::Peeked => self.pick(format!("{n} of them"), format!("{n} davon")),
                    Discovered::Of(of) => self.up_to(*n, of),
                };
                let event = if *event { "" } else { self.pick(" without an event", " ohne Ereignis") };
                self.you("discover", "entdeckst - entdecken", format!("{of}{event}"))
            }
            other => self.deed(other),
        }
    }

    fn place_free(&self, what: &str, sites: &str) -> Clause {
        let rest = self.pick(format!("{what} for free{sites}"), format!("kostenlos {what}{sites}"));
        self.you("receive", "erhältst - erhalten", rest)
    }

    fn actions(&self, n: u8, kind: ActionKind, when: When) -> Clause {
        let (en, de) = match kind {
            ActionKind::Free => (["free action", "free actions"], ["freie Aktion", "freie Aktionen"]),
            ActionKind::Government => {
                (["government action", "government actions"], ["Regierungsaktion", "Regierungsaktionen"])
            }
            ActionKind::Treaty => {
                (["treaty action", "treaty actions"], ["Vertragsaktion", "Vertragsaktionen"])
            }
            ActionKind::Law => (["law action", "law actions"], ["Gesetzesaktion", "Gesetzesaktionen"]),
            ActionKind::Institution => (
                ["institution action", "institution actions"],
                ["Institutionsaktion", "Institutionsaktionen"],
            ),
        };
        let noun = self.pick(en, de)[usize::from(n != 1)];
        let when = match when {
            When::Now => self.pick("now", "sofort"),
            When::NextPolitics => self.pick("in the next Politics phase", "in der nächsten Politikphase"),
        };
        let rest = self.pick(format!("{n} more {noun} {when}"), format!("{when} {n} weitere {noun}"));
        self.you("get", "erhältst - erhalten", rest)
    }

    /// A network or a watch gets levels, or is raised to one.
    fn shifts(&self, (en, de): (&str, &str), shift: Shift, sites: &[Site]) -> Clause {
        let at = self.sites(sites);
        match shift {
            Shift::Add(n) => {
                let levels = self.pick(["level", "levels"], ["stufe", "stufen"])[usize::from(n != 1)];
                let rest = self.pick(format!("{n} {en} {levels}{at}"), format!("{n} {de}{levels}{at}"));
                self.you("gain", "erhältst - erhalten", rest)
            }
            Shift::Set(n) => {
                let own = matches!(sites, [Site::Place(Place::Network | Place::Watch)]);
                let (en, de) = match (own, en) {
                    (true, "network") => ("one of your networks", "eines deiner Netzwerke"),
                    (true, _) => ("one of your watches", "eine deiner Wachen"),
                    (false, "network") => ("your network", "dein Netzwerk"),
                    (false, _) => ("your watch", "deine Wache"),
                };
                let at = if own { "" } else { &at };
                self.you(
                    "raise",
                    "erhöhst - erhöhen",
                    self.pick(format!("{en}{at} to level {n}"), format!("{de}{at} auf Stufe {n}")),
                )
            }
        }
    }

    fn draws(&self, verb: &Verb) -> Clause {
        let (n, what, effect) = match verb {
            Verb::Draw(decks, n, effect) => {
                let decks: Vec<_> = decks.iter().map(|deck| self.deck_of(*deck)).collect();
                let card = if *n == 1 { self.pick("card", "Karte") } else { self.pick("cards", "Karten") };
                (*n, format!("{n} {card} {}", self.or(&decks)), *effect)
            }
            Verb::Deal(Deal::SameDeck, n, effect) => {
                let card = if *n == 1 { self.pick("card", "Karte") } else { self.pick("cards", "Karten") };
                let rest = self.pick(
                    format!("{n} more {card} from the same deck"),
                    format!("{n} weitere {card} vom selben Stapel"),
                );
                (*n, rest, *effect)
            }
            Verb::Deal(Deal::BlackMarket, n, effect) => {
                let card = if *n == 1 {
                    self.pick("black-market card", "Schwarzmarktkarte")
                } else {
                    self.pick("black-market cards", "Schwarzmarktkarten")
                };
                (*n, format!("{n} {card}"), *effect)
            }
            _ => (0, String::new(), None),
        };
        let it = if n == 1 { "it" } else { "them" };
        let effect = match effect {
            Some(true) => self.pick(format!(" and carry {it} out"), " und führst sie aus".to_owned()),
            Some(false) => {
                self.pick(format!(" without carrying {it} out"), ", ohne sie auszuführen".to_owned())
            }
            None => String::new(),
        };
        self.you("draw", "ziehst - ziehen", format!("{what}{effect}"))
    }

    fn quickens(&self, mover: Mover, shift: Shift, now: bool) -> Clause {
        let mover = self.mover(mover);
        let when = if now {
            self.pick("this round", "in dieser Runde")
        } else {
            self.pick("next round", "in der nächsten Runde")
        };
        match shift {
            Shift::Set(0) => self
                .says([mover, "cannot move", when], [mover, "kann", &format!("sich {when} nicht bewegen")]),
            Shift::Set(n) => self.says(
                [mover, "has", &format!("{n} strategic movement {when}")],
                [mover, "hat", &format!("{when} {n} strategische Bewegung")],
            ),
            Shift::Add(n) => self.says(
                [mover, "has", &format!("{n} more strategic movement {when}")],
                [mover, "hat", &format!("{when} {n} strategische Bewegung mehr")],
            ),
        }
    }

    /// By how much sanction levels change.
    pub(super) fn sanctions(&self, op: Op, n: u8, whose: Meant) -> Clause {
        let levels = self.pick(["level", "levels"], ["stufe", "stufen"])[usize::from(n != 1)];
        let levels = self.pick(format!("{n} sanction {levels}"), format!("{n} Sanktions{levels}"));
        match (whose, op) {
            (Meant::Named, Op::Minus) => self
                .says(["the named player", "loses", &levels], ["der genannte Spieler", "verliert", &levels]),
            (Meant::Named, _) => self
                .says(["the named player", "receives", &levels], ["der genannte Spieler", "erhält", &levels]),
            (Meant::Holder, Op::Minus) => self.you("lose", "verlierst - verlieren", levels),
            (Meant::Holder, _) => self.you("receive", "erhältst - erhalten", levels),
        }
    }
}

//! Card text in English and German, printed from the effect so that text and behaviour cannot disagree.

mod act;
mod clauses;
mod conditions;
mod effects;

use crate::cards::{Name, Pack, TechnologyType};
use crate::effect::{Clause, Script};
use crate::ids::{Category, Dial, MarketState, Mission, Origin, Source, Stat, System, Technology};
use engine::Index;
pub use pack::Lang;

/// Writes texts about one pack in one language.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    /// The pack, for names.
    pub pack: &'a Pack,
    /// The language.
    pub lang: Lang,
}

/// The same sentence in both languages, of which one is used.
macro_rules! say {
    ($speaker:expr, $en:literal, $de:literal) => {
        match $speaker.lang {
            $crate::words::Lang::En => format!($en),
            $crate::words::Lang::De => format!($de),
        }
    };
}
pub(crate) use say;

impl Speaker<'_> {
    /// The text in the own language.
    pub fn pick<'t>(&self, en: &'t str, de: &'t str) -> &'t str {
        match self.lang {
            Lang::En => en,
            Lang::De => de,
        }
    }

    /// A name in the own language.
    pub fn name<'n>(&self, name: &'n Name) -> &'n str {
        self.pick(&name.en, &name.de)
    }

    /// The text of a card: a sentence for each clause.
    pub fn script(&self, script: &Script) -> String {
        script.0.iter().map(|clause| self.clause(clause)).collect::<Vec<_>>().join(" ")
    }

    /// What a component says.
    pub fn card(&self, source: Source) -> String {
        let pack = self.pack;
        match source {
            Source::Pilot(face) => self.script(&pack[face].script),
            Source::Technology(technology) => self.technology(technology),
            Source::Reward(reward) => self.reward(reward),
            Source::Encounter(encounter) => self.encounter(encounter),
            Source::Equipment(equipment) => self.script(&pack[equipment].script),
            Source::Mission(mission) => self.mission(mission),
            Source::Challenge(challenge) => {
                let card = &pack[challenge];
                let (goal, deadline) = (self.script(&card.script), card.deadline);
                say!(
                    self,
                    "By the end of round {deadline}: {goal}",
                    "Bis zum Ende von Runde {deadline}: {goal}"
                )
            }
        }
    }

    /// What a technology does, then its type, what it occupies and what it excludes.
    fn technology(&self, technology: Technology) -> String {
        let (pack, card) = (self.pack, &self.pack[technology]);
        let mut text = format!("{} {}", self.script(&card.script), self.technology_type(card.kind));
        if card.capacity > 0 {
            let n = card.capacity;
            text.push_str(&say!(self, "; it takes up {n} capacity", "; sie belegt {n} Kapazität"));
        }
        text.push('.');
        let is_same = |it: &Technology| pack[*it].group == card.group;
        let same: Vec<_> = Technology::all().filter(is_same).map(|it| self.name(&pack[it].name)).collect();
        if !card.group.is_empty() && same.len() > 1 {
            let same = same.join(self.pick(" or ", " oder "));
            text.push_str(&say!(
                self,
                " A player may have only one of {same}.",
                " Ein Spieler darf nur eines haben: {same}."
            ));
        }
        text
    }

    /// The type of a technology.
    pub fn technology_type(&self, kind: TechnologyType) -> &'static str {
        match kind {
            TechnologyType::Structure => self.pick("Structure", "Struktur"),
            TechnologyType::Upgrade => self.pick("Ship upgrade", "Schiffsverbesserung"),
            TechnologyType::Supply => self.pick("Supply technology", "Versorgungstechnologie"),
            TechnologyType::Special => self.pick("Special technology", "Spezialtechnologie"),
        }
    }

    fn reward(&self, reward: crate::ids::Reward) -> String {
        let card = &self.pack[reward];
        let mut sentences = Vec::new();
        if card.relic {
            sentences.push(self.pick("Relic.", "Relikt.").to_owned());
        }
        sentences.push(self.script(&card.script));
        if card.script.0.is_empty() && !card.relic {
            sentences.push(self.pick("Pure fame.", "Reiner Ruhm.").to_owned());
        }
        sentences.retain(|sentence| !sentence.is_empty());
        sentences.join(" ")
    }

    fn encounter(&self, encounter: crate::ids::Encounter) -> String {
        let card = &self.pack[encounter];
        match &card.leads {
            Some(criterion) => {
                let (what, fame) = (self.most(criterion), card.fame);
                say!(
                    self,
                    "The player with the most {what} has this title, worth {fame} fame at game end.",
                    "Der Spieler mit den meisten {what} hat diesen Titel, der am Spielende {fame} Ruhm bringt."
                )
            }
            None => self.script(&card.script),
        }
    }

    fn mission(&self, mission: Mission) -> String {
        let card = &self.pack[mission];
        let goal = self.script(&card.script);
        match card.system {
            Some(system) => {
                let place = self.system(system);
                let bare =
                    matches!(&card.script.0[..], [Clause::Goal { cond: crate::effect::Cond::Landed, .. }]);
                if bare {
                    say!(self, "You land at “{place}”.", "Du landest bei „{place}“.")
                } else {
                    say!(self, "You land at “{place}”. {goal}", "Du landest bei „{place}“. {goal}")
                }
            }
            None => goal,
        }
    }

    /// A system by name.
    pub fn system(&self, system: System) -> &str {
        self.name(&self.pack[system].name)
    }

    /// A category.
    pub fn category(&self, category: Category) -> &'static str {
        match (self.lang, category) {
            (Lang::En, Category::Basic) => "basic good",
            (Lang::En, Category::Premium) => "high-grade good",
            (Lang::En, Category::Luxury) => "luxury good",
            (Lang::De, Category::Basic) => "Grundgut",
            (Lang::De, Category::Premium) => "hochwertiges Gut",
            (Lang::De, Category::Luxury) => "Luxusgut",
        }
    }

    /// Goods of a category, one or several.
    pub(crate) fn goods(&self, category: Category, one: bool) -> &'static str {
        if one {
            return self.category(category);
        }
        match (self.lang, category) {
            (Lang::En, Category::Basic) => "basic goods",
            (Lang::En, Category::Premium) => "high-grade goods",
            (Lang::En, Category::Luxury) => "luxury goods",
            (Lang::De, Category::Basic) => "Grundgüter",
            (Lang::De, Category::Premium) => "hochwertige Güter",
            (Lang::De, Category::Luxury) => "Luxusgüter",
        }
    }

    pub(crate) fn dial(&self, dial: Dial) -> &'static str {
        self.stat(Stat::from_index(dial.index()))
    }

    fn test(&self, stat: Stat) -> &'static str {
        match (self.lang, stat) {
            (Lang::En, Stat::Laser) => "Laser test",
            (Lang::De, Stat::Laser) => "Laserprüfung",
            (Lang::En, Stat::Shield) => "Shield test",
            (Lang::De, Stat::Shield) => "Schildprüfung",
            (Lang::En, Stat::Pilot) => "Pilot test",
            (Lang::De, Stat::Pilot) => "Pilotenprüfung",
        }
    }

    pub(crate) fn stat(&self, stat: Stat) -> &'static str {
        match (self.lang, stat) {
            (_, Stat::Laser) => "Laser",
            (Lang::En, Stat::Shield) => "Shield",
            (Lang::De, Stat::Shield) => "Schild",
            (Lang::En, Stat::Pilot) => "Pilot",
            (Lang::De, Stat::Pilot) => "Pilot",
        }
    }

    /// A state of a market.
    pub fn market(&self, state: MarketState) -> &'static str {
        match (self.lang, state) {
            (Lang::En, MarketState::Weak) => "weak",
            (Lang::En, MarketState::Active) => "active",
            (Lang::En, MarketState::Strong) => "strong",
            (Lang::De, MarketState::Weak) => "schwach",
            (Lang::De, MarketState::Active) => "aktiv",
            (Lang::De, MarketState::Strong) => "stark",
        }
    }

    /// How sure something is.
    pub fn origin(&self, origin: Origin) -> &'static str {
        match (self.lang, origin) {
            (Lang::En, Origin::Rulebook) => "rulebook",
            (Lang::En, Origin::Public) => "public",
            (Lang::En, Origin::Partial) => "partial",
            (Lang::En, Origin::Reconstructed) => "our own",
            (Lang::De, Origin::Rulebook) => "Regelheft",
            (Lang::De, Origin::Public) => "öffentlich",
            (Lang::De, Origin::Partial) => "teilweise",
            (Lang::De, Origin::Reconstructed) => "eigene",
        }
    }
}

/// The text of a component of a pack.
pub fn text(pack: &Pack, source: Source, lang: Lang) -> String {
    Speaker { pack, lang }.card(source)
}

/// A sentence with its first letter in upper case.
pub(crate) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

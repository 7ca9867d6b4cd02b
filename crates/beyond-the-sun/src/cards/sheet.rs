//! All cards on one page of Markdown, as people read them.

use std::fmt::{self, Write as _};

use engine::Bits;

use super::{Name, Origin, Pack};
use crate::ids::{Basic, Colour, Set, Sort, SystemDeck};
use crate::words::{CardText, Lang, Words, roman};

/// All cards of the standard pack on one page of Markdown.
pub fn sheet(lang: Lang) -> String {
    Pack::standard().sheet(lang)
}

impl Pack {
    /// All cards of the pack on one page of Markdown.
    pub fn sheet(&self, lang: Lang) -> String {
        let mut text = String::new();
        Sheet(Words::new(lang, self)).write(&mut text).expect("writing to a string does not fail");
        text
    }
}

pub(super) struct Sheet<'p>(pub(super) Words<'p>);

impl<'p> Sheet<'p> {
    fn write(&self, to: &mut String) -> fmt::Result {
        let pack = self.0.pack;
        writeln!(to, "# {}: {}\n", self.name(&pack.meta.name), self.0.pick("cards", "Karten"))?;
        let about = self.0.pick(
            "Text and origin of every component, printed from the pack. Where the origin is not the rulebook \
             alone, some or all values are our own. Cards marked * belong to the expansion, those marked £ stand \
             for base cards that were withdrawn.",
            "Text und Herkunft aller Bestandteile, gedruckt aus dem Kartensatz. Wo die Herkunft nicht allein das \
             Regelheft ist, sind manche oder alle Werte von uns. Karten mit * gehören zur Erweiterung, Karten mit £ \
             stehen für zurückgezogene Karten des Grundspiels.",
        );
        writeln!(to, "{about}")?;
        self.boards(to)?;
        self.techs(to)?;
        self.events(to)?;
        self.systems(to)?;
        self.achievements(to)?;
        self.mats(to)?;
        self.leaders(to)?;
        self.anarchists(to)
    }

    fn boards(&self, to: &mut String) -> fmt::Result {
        let pack = self.0.pack;
        let [text, spaces] =
            [self.0.pick("Text", "Text"), self.0.pick("Spaces (extra ore)", "Felder (Zusatzerz)")];
        let basics = Basic::all().map(|basic| {
            let card = &pack[basic];
            let spaces = [2, 3, 4].map(|players| {
                let extra: Vec<_> = card.spaces(players).iter().map(u8::to_string).collect();
                format!("{players}: {}", if card.unlimited { "∞".to_owned() } else { extra.join(" ") })
            });
            vec![
                self.name(&card.name),
                joined(&self.0.basic(basic)),
                spaces.join(", "),
                self.origin(card.origin),
            ]
        });
        self.section(to, self.0.pick("Basics", "Grundlagen"), &[text, spaces], basics)?;
        let guilds = pack.guilds.iter().map(|card| {
            let by: Vec<_> = card.opened_by.iter().map(|event| self.name(&pack[event].name)).collect();
            vec![self.name(&card.name), joined(&self.0.guild(card)), by.join(", "), self.origin(card.origin)]
        });
        let columns = [text, self.0.pick("Opened by", "Geöffnet durch")];
        self.section(to, self.0.pick("Guilds", "Gilden"), &columns, guilds)
    }

    fn techs(&self, to: &mut String) -> fmt::Result {
        let pack = self.0.pack;
        let columns = [self.0.pick("Types", "Arten"), self.0.pick("VP", "SP"), self.0.pick("Text", "Text")];
        for level in 1..=4 {
            let cards = pack.techs.iter().filter(|card| card.level == level);
            let rows = cards.map(|card| {
                let types: Vec<_> = card.left.iter().map(|kind| self.0.kind(*kind).to_owned()).collect();
                let withdrawn =
                    pack.techs.iter().any(|other| other.replaces.is_some_and(|old| old.id() == card.id));
                let name = self.marked(&card.name, card.set);
                let name = if withdrawn { format!("~~{name}~~") } else { name };
                vec![
                    name,
                    types.join(", "),
                    card.vp.to_string(),
                    format!("{} {}", joined(&self.0.tech(card)), self.0.solo_note(card)).trim().to_owned(),
                    self.origin(card.origin),
                ]
            });
            let title =
                format!("{} {}", self.0.pick("Technologies, level", "Technologien, Stufe"), roman(level));
            self.section(to, &title, &columns, rows)?;
        }
        Ok(())
    }

    fn events(&self, to: &mut String) -> fmt::Result {
        let pack = self.0.pack;
        for level in 2..=3 {
            let rows = pack.events.iter().filter(|card| card.level == level).map(|card| {
                let always = card.border == super::Border::Light;
                let always = if always { self.0.pick("yes", "ja") } else { "" };
                let name = self.marked(&card.name, card.set);
                vec![name, always.to_owned(), joined(&self.0.event(card)), self.origin(card.origin)]
            });
            let title = format!("{} {}", self.0.pick("Events, level", "Ereignisse, Stufe"), roman(level));
            let columns = [self.0.pick("Always", "Immer"), self.0.pick("Text", "Text")];
            self.section(to, &title, &columns, rows)?;
        }
        Ok(())
    }

    fn systems(&self, to: &mut String) -> fmt::Result {
        let pack = self.0.pack;
        let columns = [
            self.0.pick("Strength", "Stärke"),
            self.0.pick("Specialisation", "Spezialisierung"),
            self.0.pick("VP", "SP"),
            self.0.pick("Text", "Text"),
        ];
        for deck in SystemDeck::ALL {
            let rows = pack.systems.iter().filter(|card| card.deck == deck).map(|card| {
                let start = if card.start { self.0.pick(" (start)", " (Start)") } else { "" };
                vec![
                    format!("{}{start}", self.marked(&card.name, card.set)),
                    card.strength.to_string(),
                    self.spec(card.spec),
                    card.vp.to_string(),
                    joined(&self.0.system(card)),
                    self.origin(card.origin),
                ]
            });
            let title = format!("{} {deck}", self.0.pick("Systems, deck", "Systeme, Stapel"));
            self.section(to, &title, &columns, rows)?;
        }
        Ok(())
    }

    fn achievements(&self, to: &mut String) -> fmt::Result {
        let rows = self.0.pack.achievements.iter().map(|card| {
            let spaces = card
                .vp
                .iter()
                .zip(&card.min_players)
                .map(|(vp, least)| if *least == 2 { vp.to_string() } else { format!("{vp} ({least}+)") });
            vec![
                self.name(&card.name),
                self.0.pick(card.deck.id(), &card.deck.id().replace("basic", "Basis")).to_owned(),
                spaces.collect::<Vec<_>>().join(", "),
                joined(&self.0.achievement(card)),
                self.origin(card.origin),
            ]
        });
        let columns = [
            self.0.pick("Deck", "Stapel"),
            self.0.pick("VP (players)", "SP (Personen)"),
            self.0.pick("Condition", "Bedingung"),
        ];
        self.section(to, self.0.pick("Achievements", "Errungenschaften"), &columns, rows)
    }

    fn mats(&self, to: &mut String) -> fmt::Result {
        let pack = self.0.pack;
        let columns = [
            self.0.pick("Columns", "Spalten"),
            self.0.pick("Growth", "Wachstum"),
            self.0.pick("Ore", "Erz"),
            self.0.pick("Automation", "Automation"),
            self.0.pick("Text", "Text"),
        ];
        for expert in [false, true] {
            let rows = pack.mats.iter().filter(|card| card.expert == expert).map(|card| {
                let faction = &pack[card.faction];
                let growth = card.growth.iter().map(|symbol| format!("{}{}", symbol.column, symbol.at));
                vec![
                    self.marked(&faction.name, faction.set),
                    numbers(card.columns.into_iter().filter(|size| *size > 0)),
                    growth.collect::<Vec<_>>().join(" "),
                    numbers(card.mine.iter().copied()),
                    numbers(card.automation.into_iter()),
                    joined(&self.0.mat(card)),
                    self.origin(card.origin),
                ]
            });
            let title = if expert {
                self.0.pick("Expert mats", "Expertentableaus")
            } else {
                self.0.pick("Standard mats", "Standardtableaus")
            };
            self.section(to, title, &columns, rows)?;
        }
        Ok(())
    }

    fn leaders(&self, to: &mut String) -> fmt::Result {
        let pack = self.0.pack;
        for (colour, title) in [
            (Colour::Political, self.0.pick("Political leaders", "Politische Anführer")),
            (Colour::Military, self.0.pick("Military leaders", "Militärische Anführer")),
        ] {
            let rows = pack.leaders.iter().filter(|card| card.colour == colour).map(|card| {
                vec![self.name(&card.name), joined(&self.0.leader(card)), self.origin(card.origin)]
            });
            self.section(to, title, &[self.0.pick("Text", "Text")], rows)?;
        }
        Ok(())
    }

    /// A heading and a table; every row has a name before the columns and an origin after them.
    pub(super) fn section(
        &self,
        to: &mut String,
        title: &str,
        columns: &[&str],
        rows: impl Iterator<Item = Vec<String>>,
    ) -> fmt::Result {
        let rows: Vec<_> = rows.collect();
        writeln!(to, "\n## {title} ({})\n", rows.len())?;
        writeln!(to, "| Name | {} | {} |", columns.join(" | "), self.0.pick("Origin", "Herkunft"))?;
        writeln!(to, "|{}", "---|".repeat(columns.len() + 2))?;
        rows.iter().try_for_each(|row| writeln!(to, "| {} |", row.join(" | ")))
    }

    pub(super) fn name(&self, name: &'p Name) -> String {
        self.0.name(name).to_owned()
    }

    fn marked(&self, name: &'p Name, set: Set) -> String {
        let mark = match set {
            Set::Base => "",
            Set::Replacement => " £",
            Set::Expansion => " *",
        };
        format!("{}{mark}", self.0.name(name))
    }

    fn spec(&self, spec: Bits<Sort>) -> String {
        spec.iter().map(|sort| self.0.sort(sort)).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn origin(&self, origin: Origin) -> String {
        self.0.origin(origin).to_owned()
    }
}

fn numbers(numbers: impl Iterator<Item = u8>) -> String {
    numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
}

pub(super) fn joined(text: &CardText) -> String {
    text.joined()
}

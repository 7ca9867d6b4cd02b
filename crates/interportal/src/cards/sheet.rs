//! All cards on one page of Markdown, as people read them.

use std::fmt::{self, Write as _};

use super::{Name, Origin, Pack, Price};
use crate::ids::Class;
use crate::words::{Lang, Words, full};

/// All cards of the standard pack on one page of Markdown.
pub fn sheet(lang: Lang) -> String {
    Pack::standard().sheet(lang)
}

impl Pack {
    /// All cards of the pack on one page of Markdown.
    ///
    /// # Panics
    /// Never: a string can always be written to.
    pub fn sheet(&self, lang: Lang) -> String {
        let mut text = String::new();
        Sheet(Words::new(lang, self)).write(&mut text).expect("writing to a string does not fail");
        text
    }
}

pub(super) struct Sheet<'p>(pub(super) Words<'p>);

impl<'p> Sheet<'p> {
    fn write(&self, to: &mut String) -> fmt::Result {
        let title = self.0.pick("cards", "Karten");
        writeln!(to, "# {}: {title}\n", self.name(&self.0.pack.meta.name))?;
        let about = self.0.pick(
            "Text and origin of the components, printed from the pack. A reading is a value of the source whose symbol \
             was lost; what is ours fills gaps of the source.",
            "Text und Herkunft der Bestandteile, gedruckt aus dem Kartensatz. Eine Lesung ist ein Wert der Quelle, dessen \
             Symbol verloren ist; was von uns ist, füllt Lücken der Quelle.",
        );
        writeln!(to, "{about}")?;
        self.techs(to)?;
        self.politics(to)?;
        self.laws(to)?;
        self.buildings(to)?;
        self.ships(to)?;
        self.items(to)?;
        self.cards(to)?;
        self.planets(to)
    }

    pub(super) fn name(&self, name: &'p Name) -> String {
        self.0.name(name).to_owned()
    }

    pub(super) fn price(&self, price: Price) -> String {
        self.0.price(price)
    }

    /// A heading, and a table of names, cells and origins.
    pub(super) fn section(
        &self,
        to: &mut String,
        title: (&str, &str),
        columns: &[(&str, &str)],
        rows: impl Iterator<Item = (&'p Name, Vec<String>, Origin)>,
    ) -> fmt::Result {
        let rows: Vec<_> = rows.collect();
        writeln!(to, "\n## {} ({})\n", self.0.pick(title.0, title.1), rows.len())?;
        let columns: Vec<_> = columns.iter().map(|(en, de)| self.0.pick(*en, *de)).collect();
        writeln!(to, "| Name | {} | {} |", columns.join(" | "), self.0.pick("Origin", "Herkunft"))?;
        writeln!(to, "|{}", "---|".repeat(columns.len() + 2))?;
        for (name, cells, origin) in rows {
            let cells = cells.join(" | ");
            writeln!(
                to,
                "| {} | {cells} | {} |",
                full(self.0.name(name)).trim_end_matches('.'),
                self.0.origin(origin)
            )?;
        }
        Ok(())
    }

    fn techs(&self, to: &mut String) -> fmt::Result {
        let pack = self.0.pack;
        let columns =
            [("Price", "Preis"), ("After", "Nach"), ("Text", "Text"), ("First researcher", "Erstforscher")];
        for area in &pack.areas {
            let rows = pack.techs.iter().filter(|card| card.area == area.id).map(|card| {
                let after: Vec<_> =
                    card.arrows_from.iter().map(|tech| self.name(&pack[*tech].name)).collect();
                let after = if after.is_empty() { "–".to_owned() } else { after.join(", ") };
                (
                    &card.name,
                    vec![self.price(card.cost), after, self.0.tech(card), self.0.bonus(card)],
                    card.origin,
                )
            });
            let title =
                (format!("Technologies: {}", area.name.en), format!("Technologien: {}", area.name.de));
            self.section(to, (&title.0, &title.1), &columns, rows)?;
        }
        Ok(())
    }

    fn politics(&self, to: &mut String) -> fmt::Result {
        let pack = self.0.pack;
        let rows = pack.governments.iter().map(|card| {
            let actions = card.actions;
            let kinds = [
                (actions.free, "F"),
                (actions.government, self.0.pick("G", "R")),
                (actions.treaty, self.0.pick("T", "V")),
                (actions.law, self.0.pick("L", "G")),
                (actions.institution, "I"),
            ];
            let actions: Vec<String> = kinds
                .iter()
                .flat_map(|(n, kind)| std::iter::repeat_n((*kind).to_owned(), usize::from(*n)))
                .collect();
            let goals: Vec<String> =
                card.goals.iter().map(|goal| full(&self.0.condition(&pack[*goal].cond))).collect();
            let goals = if goals.is_empty() { "–".to_owned() } else { goals.join(" ") };
            let text = self.0.text(card.effect.as_ref(), card.special);
            (&card.name, vec![self.price(card.cost), actions.join(" "), text, goals], card.origin)
        });
        let columns = [("Price", "Preis"), ("Actions", "Aktionen"), ("Text", "Text"), ("Goals", "Ziele")];
        self.section(to, ("Governments", "Regierungen"), &columns, rows)?;
        let rows = pack.policies.iter().map(|card| {
            let bound = if card.bound { self.0.pick("yes", "ja") } else { "" };
            let cells = vec![
                self.name(&pack[card.government].name),
                self.price(card.cost),
                bound.to_owned(),
                self.0.program(*card.effect),
            ];
            (&card.name, cells, card.origin)
        });
        let columns =
            [("Government", "Regierung"), ("Price", "Preis"), ("Bound", "Gebunden"), ("Text", "Text")];
        self.section(to, ("Policies", "Politiken"), &columns, rows)?;
        let rows = pack.advisors.iter().map(|card| {
            let [basic, second, third] = self.0.advisor(card);
            let prices = [card.cost, card.level2_cost, card.level3_cost].map(|price| self.price(price));
            (&card.name, vec![prices.join(" / "), basic, second, third], card.origin)
        });
        let columns =
            [("Prices", "Preise"), ("Basic", "Grundlage"), ("Level 2", "Stufe 2"), ("Level 3", "Stufe 3")];
        self.section(to, ("Advisors", "Berater"), &columns, rows)
    }

    fn laws(&self, to: &mut String) -> fmt::Result {
        let pack = self.0.pack;
        let always =
            pack.always_laws.iter().map(|card| (&card.name, vec![self.0.program(*card.effect)], card.origin));
        self.section(to, ("Always-laws", "Immer-Gesetze"), &[("Text", "Text")], always)?;
        let laws = pack.laws.iter().map(|card| (&card.name, vec![self.0.program(*card.effect)], card.origin));
        self.section(to, ("Laws", "Gesetze"), &[("Text", "Text")], laws)
    }

    fn cards(&self, to: &mut String) -> fmt::Result {
        let pack = self.0.pack;
        let rows = pack.events.iter().map(|card| {
            let deck = self.name(&pack[card.deck].name);
            (&card.name, vec![deck, card.copies.to_string(), self.0.event(card)], card.origin)
        });
        let columns = [("Deck", "Stapel"), ("Copies", "Anzahl"), ("Text", "Text")];
        self.section(to, ("Events", "Ereignisse"), &columns, rows)?;
        let rows = pack.planetary_events.iter().map(|card| {
            let deck = self.name(&pack[card.deck].name);
            (&card.name, vec![deck, self.0.text(card.effect.as_ref(), card.special)], card.origin)
        });
        self.section(
            to,
            ("Planetary events", "Planetare Ereignisse"),
            &[("Deck", "Stapel"), ("Text", "Text")],
            rows,
        )?;
        let rows = pack.market_cards.iter().map(|card| {
            let text = self.0.text(card.effect.as_ref(), card.special);
            (&card.name, vec![card.copies.to_string(), text], card.origin)
        });
        self.section(to, ("Black market", "Schwarzmarkt"), &[("Copies", "Anzahl"), ("Text", "Text")], rows)?;
        let rows = pack.crises.iter().map(|card| {
            let text = self.0.text(card.effect.as_ref(), card.special);
            (&card.name, vec![card.roll.to_string(), card.rounds.to_string(), text], card.origin)
        });
        let columns = [("Roll", "Wurf"), ("Rounds", "Runden"), ("Text", "Text")];
        self.section(to, ("Crises", "Krisen"), &columns, rows)?;
        let rows = pack
            .wonders
            .iter()
            .map(|card| (&card.name, vec![self.0.text(card.effect.as_ref(), card.special)], card.origin));
        self.section(to, ("Wonders", "Weltraumwunder"), &[("Text", "Text")], rows)?;
        let rows = pack.investors.iter().map(|card| {
            let said = |condition| full(&self.0.condition(condition));
            let cells = vec![said(&card.request), self.0.program(*card.reward), said(&card.milestone)];
            (&card.name, cells, card.origin)
        });
        let columns = [("Request", "Anliegen"), ("Reward", "Belohnung"), ("Milestone", "Meilenstein")];
        self.section(to, ("Investor groups", "Investorengruppen"), &columns, rows)
    }

    fn planets(&self, to: &mut String) -> fmt::Result {
        let pack = self.0.pack;
        let rows = pack
            .kinds
            .iter()
            .map(|card| (&card.name, vec![self.0.text(card.effect.as_ref(), None)], card.origin));
        self.section(to, ("Systems", "Systeme"), &[("Text", "Text")], rows)?;
        let rows = pack.planets.iter().map(|card| {
            let resources: Vec<_> = card.resources.iter().map(|it| self.0.resource(*it)).collect();
            let text = self.0.text(card.effect.as_ref(), None);
            let cells = vec![
                card.cards.to_string(),
                resources.join(", "),
                self.price(card.yield_per_level),
                card.max_level.to_string(),
                text,
            ];
            (&card.name, cells, card.origin)
        });
        let columns = [
            ("Cards", "Karten"),
            ("Resources", "Rohstoffe"),
            ("Yield per level", "Ertrag je Stufe"),
            ("Highest level", "Höchste Stufe"),
            ("Text", "Text"),
        ];
        self.section(to, ("Planets", "Planeten"), &columns, rows)?;
        let rows = Class::ALL.into_iter().map(|class| {
            let card = &pack[class];
            (&card.name, vec![class.to_string(), card.turns_per_turn.to_string()], card.origin)
        });
        self.section(
            to,
            ("Ship classes", "Schiffsklassen"),
            &[("Short", "Kurz"), ("Turns", "Drehungen")],
            rows,
        )
    }
}

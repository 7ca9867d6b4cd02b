//! All cards on one page of Markdown, as people read them.

use std::fmt::{self, Write as _};

use super::{ColonyCard, DevelopmentCard, Name, Origin, Pack, Points};
use crate::ids::{Development, Keywords, Kind};
use crate::words::{Lang, Words, colony_text, development_text};

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

struct Sheet<'p>(Words<'p>);

impl Sheet<'_> {
    fn write(&self, to: &mut String) -> fmt::Result {
        let pack = self.0.pack;
        writeln!(to, "# {}: {}\n", pack.meta.game, self.0.pick("cards", "Karten"))?;
        let about = self.0.pick(
            "Text and origin of every tile, printed from the pack. Where the origin is not the rulebook alone, \
             some or all values are our own and fit the statistics of the printed game.",
            "Text und Herkunft aller Plättchen, gedruckt aus dem Kartensatz. Wo die Herkunft nicht allein das \
             Regelheft ist, sind manche oder alle Werte von uns und passen zu den Statistiken des gedruckten Spiels.",
        );
        writeln!(to, "{about}")?;

        let text = self.0.pick("Text", "Text");
        let vp = self.0.pick("VP", "SP");
        let cost = self.0.pick("Cost", "Kosten");
        let defence = self.0.pick("Defence", "Verteidigung");
        let keywords = self.0.pick("Keywords", "Schlüsselworte");
        let colony = [self.0.pick("Colonists", "Kolonisten"), vp, self.0.pick("Kind", "Art"), keywords, text];

        let tiles = pack
            .tiles
            .iter()
            .map(|card| vec![self.name(&card.name), self.name(&card.text), self.origin(card.origin)]);
        self.section(to, self.0.pick("Action tiles", "Aktionsplättchen"), &[text], tiles)?;

        let homes = pack.homes.iter().map(|card| {
            let mut row = self.colony(&card.colony);
            if card.colony.military {
                row[1] = format!("{} ({defence})", row[1]);
            }
            row
        });
        let columns = [&[cost], &colony[..]].concat();
        self.section(to, self.0.pick("Homes", "Heimatkolonien"), &columns, homes)?;

        let sizes = [
            (false, self.0.pick("Small developments", "Kleine Entwicklungen")),
            (true, self.0.pick("Large developments", "Große Entwicklungen")),
        ];
        for (large, title) in sizes {
            let cards = Development::all().filter(|development| pack[*development].large == large);
            let rows = cards.map(|development| self.development(development, &pack[development]));
            self.section(to, title, &[cost, vp, keywords, text], rows)?;
        }

        let worlds = [
            (true, self.0.pick("Military worlds", "Militärische Welten"), defence),
            (false, self.0.pick("Non-military worlds", "Nicht-militärische Welten"), cost),
        ];
        for (military, title, value) in worlds {
            let cards = pack.worlds.iter().filter(|card| card.military == military);
            self.section(to, title, &[&[value], &colony[..]].concat(), cards.map(|card| self.colony(card)))?;
        }

        let goals = pack.goals.iter().map(|card| {
            let steps: Vec<_> =
                card.steps.iter().map(|step| format!("{}: {} {vp}", step.amount, step.vp)).collect();
            vec![self.name(&card.name), steps.join(", "), self.name(&card.text), self.origin(card.origin)]
        });
        self.section(to, self.0.pick("Goals", "Ziele"), &[self.0.pick("Steps", "Stufen"), text], goals)?;

        let goods = Kind::ALL.into_iter().map(|kind| {
            let good = &pack[kind];
            let name = format!("{} ({})", self.name(&good.name), self.name(&good.colour));
            vec![name, good.count.to_string(), good.price.to_string(), self.origin(good.origin)]
        });
        let columns = [self.0.pick("Pieces", "Spielsteine"), self.0.pick("Price", "Preis")];
        self.section(to, self.0.pick("Goods", "Güter"), &columns, goods)
    }

    /// A heading and a table; every row has a name before the columns and an origin after them.
    fn section(
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

    fn colony(&self, card: &ColonyCard) -> Vec<String> {
        let kind = [self.0.colour(card.colour), self.0.yields(card.yields)];
        vec![
            self.name(&card.name),
            card.value.to_string(),
            card.colonists.to_string(),
            points(&card.points),
            kind.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(", "),
            self.keywords(card.keywords),
            colony_text(self.0.pack, card, self.0.lang),
            self.origin(card.origin),
        ]
    }

    fn development(&self, development: Development, card: &DevelopmentCard) -> Vec<String> {
        vec![
            self.name(&card.name),
            card.cost.to_string(),
            points(&card.points),
            self.keywords(card.keywords),
            development_text(self.0.pack, development, self.0.lang),
            self.origin(card.origin),
        ]
    }

    fn name(&self, name: &Name) -> String {
        self.0.pick(&name.en, &name.de).to_owned()
    }

    fn origin(&self, origin: Origin) -> String {
        self.0.origin(origin).to_owned()
    }

    fn keywords(&self, keywords: Keywords) -> String {
        keywords.iter().map(|keyword| self.0.keyword(keyword)).collect::<Vec<_>>().join(", ")
    }
}

fn points(points: &Points) -> String {
    match points {
        Points::Printed(vp) => vp.to_string().replace('-', "−"),
        Points::Scored(_) => "?".to_owned(),
    }
}

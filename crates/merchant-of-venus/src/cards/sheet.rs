//! All cards on one page of Markdown, as people read them.

use std::fmt::{self, Write as _};

use super::{Name, Pack};
use crate::ids::{
    Challenge, Culture, Encounter, Equipment, Face, Good, Mission, Origin, Passenger, Pirate, Reward, Source,
    Technology,
};
use crate::words::{Lang, Speaker};

/// All cards of the standard pack on one page of Markdown.
pub fn sheet(lang: Lang) -> String {
    Pack::standard().sheet(lang)
}

impl Pack {
    /// All cards of the pack on one page of Markdown.
    pub fn sheet(&self, lang: Lang) -> String {
        let mut text = String::new();
        Sheet(Speaker { pack: self, lang }).write(&mut text).expect("writing to a string does not fail");
        text
    }
}

struct Sheet<'p>(Speaker<'p>);

impl Sheet<'_> {
    fn write(&self, to: &mut String) -> fmt::Result {
        let (words, pack) = (self.0, self.0.pack);
        writeln!(to, "# {}: {}\n", words.name(&pack.meta.title), words.pick("cards", "Karten"))?;
        let about = words.pick(
            "Text and origin of every card and token, printed from the pack. Where the origin is not the rulebook \
             alone, some or all values are our own.",
            "Text und Herkunft aller Karten und Marker, gedruckt aus dem Kartensatz. Wo die Herkunft nicht allein das \
             Regelheft ist, sind manche oder alle Werte von uns.",
        );
        writeln!(to, "{about}")?;
        self.trade(to)?;
        self.ship(to)?;
        self.people(to)?;
        self.decks(to)
    }

    fn trade(&self, to: &mut String) -> fmt::Result {
        let (words, pack) = (self.0, self.0.pack);
        let (cost, text) = (words.pick("Cost", "Kosten"), "Text");
        let cultures = Culture::all().map(|culture| {
            let credits = pack.contacts[usize::from(culture.number()) - 1].credits;
            let good = words.name(&pack[culture.good()].name).to_owned();
            self.row(
                &pack[culture].name,
                vec![culture.to_string(), good, credits.to_string()],
                pack[culture].origin,
            )
        });
        let columns = [
            words.pick("Number", "Nummer"),
            words.pick("Good", "Ware"),
            words.pick("First Contact", "Erstkontakt"),
        ];
        self.section(to, words.pick("Cultures", "Kulturen"), &columns, cultures)?;

        let goods = Good::all().map(|good| {
            let card = &pack[good];
            let buyers: Vec<String> = card.buyers.iter().map(ToString::to_string).collect();
            let resale = card.resale.map(|price| price.to_string()).join(" / ");
            let fields = vec![
                card.cost.to_string(),
                resale,
                words.category(card.category).to_owned(),
                buyers.join(", "),
                card.black_market.to_string(),
                card.count.to_string(),
            ];
            self.row(&card.name, fields, card.origin)
        });
        let columns = [
            cost,
            words.pick("Weak / active / strong", "Schwach / aktiv / stark"),
            words.pick("Category", "Kategorie"),
            words.pick("Buyers", "Käufer"),
            words.pick("Black market", "Schwarzmarkt"),
            words.pick("Tokens", "Marker"),
        ];
        self.section(to, words.pick("Goods", "Waren"), &columns, goods)?;

        let technologies = Technology::all().map(|it| {
            let card = &pack[it];
            let fields =
                vec![card.culture.to_string(), card.cost.to_string(), words.card(Source::Technology(it))];
            self.row(&card.name, fields, card.origin)
        });
        let columns = [words.pick("Culture", "Kultur"), cost, text];
        self.section(to, words.pick("Race technologies", "Rassentechnologien"), &columns, technologies)
    }

    fn ship(&self, to: &mut String) -> fmt::Result {
        let (words, pack) = (self.0, self.0.pack);
        let equipment = Equipment::all().map(|it| {
            let card = &pack[it];
            let sellers: Vec<String> = card.sellers.iter().map(ToString::to_string).collect();
            let fields = vec![card.price.to_string(), sellers.join(", "), words.card(Source::Equipment(it))];
            self.row(&card.name, fields, card.origin)
        });
        let columns = [words.pick("Price", "Preis"), words.pick("Sellers", "Verkäufer"), "Text"];
        self.section(to, words.pick("Equipment", "Ausrüstung"), &columns, equipment)?;

        let faces = Face::all().map(|face| {
            let card = &pack[face];
            let pilot = format!("{}, {}{}", words.name(&pack[card.pilot].species), card.level, card.side);
            self.row(
                &card.name,
                vec![pilot, card.skill.to_string(), words.card(Source::Pilot(face))],
                card.origin,
            )
        });
        let columns = [words.pick("Pilot", "Pilot"), words.pick("Skill", "Können"), "Text"];
        self.section(to, words.pick("Pilots", "Piloten"), &columns, faces)
    }

    fn people(&self, to: &mut String) -> fmt::Result {
        let (words, pack) = (self.0, self.0.pack);
        let place = |culture: Option<Culture>| {
            culture.map_or(words.pick("Base", "Basis").to_owned(), |culture| culture.to_string())
        };
        let passengers = Passenger::all().map(|it| {
            let card = &pack[it];
            let fame = card.fame.to_string().replace('-', "−");
            let fields = vec![
                place(card.from),
                place(card.to),
                card.fare.to_string(),
                fame,
                card.capacity.to_string(),
            ];
            self.row(&card.name, fields, card.origin)
        });
        let columns = [
            words.pick("From", "Von"),
            words.pick("To", "Nach"),
            words.pick("Fare", "Fahrpreis"),
            words.pick("Fame", "Ruhm"),
            words.pick("Capacity", "Kapazität"),
        ];
        self.section(to, words.pick("Passengers", "Passagiere"), &columns, passengers)?;
        let pirates = Pirate::all().map(|it| {
            let card = &pack[it];
            let fields = vec![words.category(card.category).to_owned(), format!("+{}", card.modifier)];
            self.row(&card.name, fields, card.origin)
        });
        let columns = [words.pick("Robs", "Raubt"), words.pick("Modifier", "Wert")];
        self.section(to, words.pick("Pirates", "Piraten"), &columns, pirates)
    }

    fn decks(&self, to: &mut String) -> fmt::Result {
        let (words, pack) = (self.0, self.0.pack);
        let fame = words.pick("Fame", "Ruhm");
        let missions = Mission::all().map(|it| {
            let card = &pack[it];
            self.row(&card.name, vec![card.fame.to_string(), words.card(Source::Mission(it))], card.origin)
        });
        self.section(to, words.pick("Missions", "Aufträge"), &[fame, "Text"], missions)?;
        let rewards = Reward::all().map(|it| {
            let card = &pack[it];
            let exchange = if card.exchange { "✓" } else { "" };
            let fields = vec![card.fame.to_string(), exchange.to_owned(), words.card(Source::Reward(it))];
            self.row(&card.name, fields, card.origin)
        });
        let columns = [fame, words.pick("Exchange", "Tausch"), "Text"];
        self.section(to, words.pick("Rewards", "Belohnungen"), &columns, rewards)?;
        let encounters = Encounter::all().map(|it| {
            let card = &pack[it];
            let price = if card.price > 0 { card.price.to_string() } else { String::new() };
            self.row(
                &card.name,
                vec![card.copies.to_string(), price, words.card(Source::Encounter(it))],
                card.origin,
            )
        });
        let columns = [words.pick("Copies", "Anzahl"), words.pick("Price", "Preis"), "Text"];
        self.section(to, words.pick("Encounters", "Begegnungen"), &columns, encounters)?;
        let challenges = Challenge::all().map(|it| {
            let card = &pack[it];
            let fields = vec![
                card.tier.to_string(),
                card.fame.to_string(),
                card.infamy.to_string(),
                words.card(Source::Challenge(it)),
            ];
            self.row(&card.name, fields, card.origin)
        });
        let columns = [words.pick("Tier", "Stufe"), fame, words.pick("Infamy", "Schande"), "Text"];
        self.section(to, words.pick("Challenges", "Herausforderungen"), &columns, challenges)
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

    fn row(&self, name: &Name, fields: Vec<String>, origin: Origin) -> Vec<String> {
        let mut row = vec![self.0.name(name).to_owned()];
        row.extend(fields);
        row.push(self.0.origin(origin).to_owned());
        row
    }
}

//! The part of the page with buildings, ships, ground units, weapons and equipment.

use std::fmt;

use super::sheet::Sheet;

impl Sheet<'_> {
    pub(super) fn buildings(&self, to: &mut String) -> fmt::Result {
        let rows = self.0.pack.buildings.iter().map(|card| {
            let capacity = card.capacity;
            let ground = self.0.pick("ground", "Boden");
            let space = self.0.pick("space", "Weltraum");
            let any = self.0.pick("ground or space", "Boden oder Weltraum");
            let parts = [(capacity.gcap, ground), (capacity.scap, space), (capacity.gcap_or_scap, any)];
            let parts: Vec<_> =
                parts.iter().filter(|(n, _)| *n > 0).map(|(n, unit)| format!("{n} {unit}")).collect();
            let capacity = if parts.is_empty() { "–".to_owned() } else { parts.join(", ") };
            let text = self.0.building(card);
            (&card.name, vec![self.price(card.cost), self.price(card.upkeep), capacity, text], card.origin)
        });
        let columns =
            [("Price", "Preis"), ("Upkeep", "Unterhalt"), ("Capacity", "Kapazität"), ("Text", "Text")];
        self.section(to, ("Buildings", "Gebäude"), &columns, rows)
    }

    pub(super) fn ships(&self, to: &mut String) -> fmt::Result {
        let pack = self.0.pack;
        let rows = pack.ships.iter().map(|card| {
            let stats =
                [card.ini, card.tac, card.strategic, card.sh, card.ar, card.hu].map(|n| n.to_string());
            let upkeep = match (card.upkeep.food, card.upkeep.per) {
                (0, _) => "–".to_owned(),
                (food, 1) => food.to_string(),
                (food, per) => format!("{food}/{per}"),
            };
            let text = self.0.text(card.effect.as_ref(), card.special);
            let cells = vec![
                card.class.to_string(),
                stats.join("/"),
                self.0.slots(card),
                card.eq.to_string(),
                self.price(card.cost),
                upkeep,
                self.0.keywords(&card.keywords),
                text,
            ];
            (&card.name, cells, card.origin)
        });
        let columns = [
            ("Class", "Klasse"),
            ("INI/TAC/STR/SH/AR/HU", "INI/TAC/STR/SH/AR/HU"),
            ("Weapon slots", "Waffenplätze"),
            ("EQ", "EQ"),
            ("Price", "Preis"),
            ("Upkeep", "Unterhalt"),
            ("Keywords", "Schlüsselwörter"),
            ("Text", "Text"),
        ];
        self.section(to, ("Ships", "Schiffe"), &columns, rows)?;
        let rows = pack.standards.iter().map(|card| {
            let weapons: Vec<_> = card.weapons.iter().map(|it| self.name(&pack[*it].name)).collect();
            let outfit: Vec<_> = card.equipment.iter().map(|it| self.0.item(it.0).to_owned()).collect();
            let outfit = if outfit.is_empty() { "–".to_owned() } else { outfit.join(", ") };
            let cells =
                vec![self.name(&pack[card.base].name), weapons.join(", "), outfit, self.price(card.cost)];
            (&card.name, cells, card.origin)
        });
        let columns =
            [("Hull", "Rumpf"), ("Weapons", "Waffen"), ("Equipment", "Ausrüstung"), ("Price", "Preis")];
        self.section(to, ("Standardised ships", "Standardisierte Schiffe"), &columns, rows)?;
        let rows = pack.grounds.iter().map(|card| {
            let stats = [card.ini, card.ar, card.hu].map(|n| n.to_string());
            let cells = vec![
                stats.join("/"),
                self.price(card.cost),
                self.0.keywords(&card.keywords),
                self.0.text(None, card.special),
            ];
            (&card.name, cells, card.origin)
        });
        let columns = [
            ("INI/AR/HU", "INI/AR/HU"),
            ("Price", "Preis"),
            ("Keywords", "Schlüsselwörter"),
            ("Text", "Text"),
        ];
        self.section(to, ("Ground units", "Bodeneinheiten"), &columns, rows)
    }

    pub(super) fn items(&self, to: &mut String) -> fmt::Result {
        let pack = self.0.pack;
        let rows = pack.weapons.iter().map(|card| {
            let cells = vec![
                self.price(card.cost),
                card.size.to_string(),
                card.range.to_string(),
                self.0.attacks(card),
                self.0.keywords(&card.keywords),
                self.0.weapon_notes(card),
            ];
            (&card.name, cells, card.origin)
        });
        let columns = [
            ("Price", "Preis"),
            ("Size", "Größe"),
            ("Range", "Reichweite"),
            ("Attack", "Angriff"),
            ("Keywords", "Schlüsselwörter"),
            ("Text", "Text"),
        ];
        self.section(to, ("Weapons", "Waffen"), &columns, rows)?;
        let rows = pack.protections.iter().map(|card| {
            let text = self.0.text(Some(&card.effect), card.special);
            (&card.name, vec![self.price(card.cost), text], card.origin)
        });
        self.section(to, ("Protection", "Schutz"), &[("Price", "Preis"), ("Text", "Text")], rows)?;
        let rows = pack.equipments.iter().map(|card| {
            let alternative =
                card.cost_alt.map(|price| format!(" {} {}", self.0.pick("or", "oder"), self.price(price)));
            let price = self.price(card.cost) + &alternative.unwrap_or_default();
            let text = self.0.equipment(card);
            (&card.name, vec![price, card.slots.to_string(), self.0.allowed(card), text], card.origin)
        });
        let columns = [("Price", "Preis"), ("Slots", "Plätze"), ("Fits", "Passt in"), ("Text", "Text")];
        self.section(to, ("Equipment", "Ausrüstung"), &columns, rows)?;
        let rows = pack.keywords.iter().map(|card| (&card.name, vec![self.name(&card.text)], card.origin));
        self.section(to, ("Keywords", "Schlüsselwörter"), &[("Text", "Text")], rows)
    }
}

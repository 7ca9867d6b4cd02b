//! Technologies, buildings, units, items, systems and planets as cards.

use super::{Deck, Face};
use crate::art::Kind as Tone;
use crate::i18n::t;
use crate::pages::interportal::{about, names};
use interportal::action::{Fitting, Unit};
use interportal::cards::{NeutralHull, Price};
use interportal::ids::{
    Building, Equipment, Ground, Group, Keyword, Kind, Kosme, Planet, Protection, Ship, Standard, Tech,
    Weapon,
};
use interportal::notation::Item;

impl Deck {
    /// Everything that is built, fitted or found on the map.
    pub(super) fn pieces(&self) -> Vec<Face> {
        let mut faces: Vec<Face> = Tech::all().map(|it| self.tech(it)).collect();
        faces.extend(Building::all().map(|it| self.building(it)));
        faces.extend(Ship::all().map(|it| self.ship(it)));
        faces.extend(Standard::all().map(|it| self.standard(it)));
        faces.extend(Kosme::all().map(|it| self.kosme(it)));
        faces.extend(Ground::all().map(|it| self.ground(it)));
        faces.extend(Weapon::all().map(|it| self.weapon(it)));
        faces.extend(Protection::all().map(|it| self.protection(it)));
        faces.extend(Equipment::all().map(|it| self.equipment(it)));
        faces.extend(Group::all().map(|it| self.group(it)));
        faces.extend(Kind::ALL.map(|it| self.system(it)));
        faces.extend(Planet::all().map(|it| self.planet(it)));
        faces.extend(Keyword::all().map(|it| self.keyword(it)));
        faces
    }

    /// A printed price as a line.
    fn price(&self, price: Price) -> (String, String) {
        (t!(self.lang, "x4-about-price"), names::words(self.pack, self.lang).price(price))
    }

    fn tech(&self, it: Tech) -> Face {
        let (card, lang, words) = (&self.pack[it], self.lang, names::words(self.pack, self.lang));
        let after: Vec<_> = card.arrows_from.iter().map(|it| self.name(&self.pack[*it].name)).collect();
        let lines = vec![
            (String::new(), words.tech(card)),
            self.price(card.cost),
            (t!(lang, "x4-about-after"), after.join(", ")),
            (t!(lang, "x4-about-first"), words.bonus(card)),
        ];
        let area = names::title(self.name(&self.pack[card.area].name));
        let face = self.face(("tech", ("research", Tone::Blue)), (it, &card.name), area, lines, card.origin);
        face.worth(card.cost.research)
    }

    fn building(&self, it: Building) -> Face {
        let (card, lang, words) = (&self.pack[it], self.lang, names::words(self.pack, self.lang));
        let lines = vec![
            (String::new(), words.building(card)),
            about::price(self.pack, card.cost, card.capacity, lang),
            (t!(lang, "x4-about-upkeep"), words.price(card.upkeep)),
        ];
        let caption = t!(lang, "x4-all-buildings");
        let face =
            self.face(("building", ("building", Tone::Rare)), (it, &card.name), caption, lines, card.origin);
        face.worth(card.cost.awe)
    }

    fn ship(&self, it: Ship) -> Face {
        let card = &self.pack[it];
        let lines = about::unit_lines(self.pack, Unit::Ship(it, 1), self.lang);
        let caption = names::title(self.name(&self.pack[card.class].name));
        let face = self.face(("ship", ("fleet", Tone::Grey)), (it, &card.name), caption, lines, card.origin);
        face.worth(card.cost.awe)
    }

    fn standard(&self, it: Standard) -> Face {
        let card = &self.pack[it];
        let lines = about::unit_lines(self.pack, Unit::Standard(it), self.lang);
        let caption = t!(self.lang, "x4-all-standards");
        let face =
            self.face(("standard", ("fleet", Tone::Rare)), (it, &card.name), caption, lines, card.origin);
        face.worth(card.cost.awe)
    }

    fn kosme(&self, it: Kosme) -> Face {
        let card = &self.pack[it];
        let mut lines = vec![self.price(card.cost)];
        lines.extend(about::of_hull(self.pack, &self.pack[card.base], self.lang));
        let caption = t!(self.lang, "x4-all-kosme");
        let face =
            self.face(("kosme", ("fleet", Tone::Alien)), (it, &card.name), caption, lines, card.origin);
        face.worth(card.cost.culture)
    }

    fn ground(&self, it: Ground) -> Face {
        let card = &self.pack[it];
        let lines = about::unit_lines(self.pack, Unit::Ground(it), self.lang);
        let caption = t!(self.lang, "x4-all-ground");
        let face =
            self.face(("ground", ("troops", Tone::Genes)), (it, &card.name), caption, lines, card.origin);
        face.worth(card.cost.awe)
    }

    fn item(&self, item: Item) -> Vec<(String, String)> {
        about::item_lines(self.pack, Fitting::from(item), self.lang)
    }

    fn weapon(&self, it: Weapon) -> Face {
        let (card, lines) = (&self.pack[it], self.item(Item::Weapon(it)));
        let caption = t!(self.lang, "x4-all-weapons");
        let face = self.face(("weapon", ("gun", Tone::Red)), (it, &card.name), caption, lines, card.origin);
        face.worth(card.cost.awe)
    }

    fn protection(&self, it: Protection) -> Face {
        let (card, lines) = (&self.pack[it], self.item(Item::Protection(it)));
        let caption = t!(self.lang, "x4-all-protection");
        let face =
            self.face(("protection", ("shield", Tone::Blue)), (it, &card.name), caption, lines, card.origin);
        face.worth(card.cost.awe)
    }

    fn equipment(&self, it: Equipment) -> Face {
        let (card, lines) = (&self.pack[it], self.item(Item::Equipment(it)));
        let caption = t!(self.lang, "x4-all-equipment");
        let face =
            self.face(("equipment", ("drive", Tone::Violet)), (it, &card.name), caption, lines, card.origin);
        face.worth(card.cost.awe)
    }

    fn group(&self, it: Group) -> Face {
        let (card, lang, words) = (&self.pack[it], self.lang, names::words(self.pack, self.lang));
        let units = card.units.iter().map(|units| {
            let name = match units.unit {
                NeutralHull::Ship(ship) => self.name(&self.pack[ship].name),
                NeutralHull::Unit(unit) => self.name(&self.pack[unit].name),
            };
            format!("{} {name}", units.n)
        });
        let lines = vec![
            (t!(lang, "x4-about-army"), units.collect::<Vec<_>>().join(", ")),
            (t!(lang, "x4-card-reward"), words.program(*card.reward)),
        ];
        let caption = t!(lang, "x4-all-groups");
        self.face(("group", ("neutral", Tone::Red)), (it, &card.name), caption, lines, card.origin)
    }

    fn system(&self, it: Kind) -> Face {
        let (card, words) = (&self.pack[it], names::words(self.pack, self.lang));
        let lines = vec![(String::new(), words.text(card.effect.as_ref(), None))];
        let id = (format!("system-{it}"), &card.name);
        let caption = t!(self.lang, "x4-all-systems");
        self.face(("system", ("system", Tone::Star)), id, caption, lines, card.origin)
    }

    fn planet(&self, it: Planet) -> Face {
        let (card, lang, words) = (&self.pack[it], self.lang, names::words(self.pack, self.lang));
        let resources: Vec<_> = card.resources.iter().map(|it| names::resource(*it, lang)).collect();
        let lines = vec![
            (String::new(), words.text(card.effect.as_ref(), None)),
            (t!(lang, "x4-about-production"), resources.join(", ")),
            (t!(lang, "x4-card-yield"), words.price(card.yield_per_level)),
            (t!(lang, "x4-about-most"), card.max_level.to_string()),
        ];
        let caption = t!(lang, "x4-all-planets");
        self.face(("planet", ("colony", Tone::Genes)), (it, &card.name), caption, lines, card.origin)
    }

    fn keyword(&self, it: Keyword) -> Face {
        let card = &self.pack[it];
        let lines = vec![(String::new(), self.name(&card.text).to_owned())];
        let id = (format!("keyword-{it}"), &card.name);
        let caption = t!(self.lang, "x4-all-keywords");
        self.face(("keyword", ("help", Tone::Grey)), id, caption, lines, card.origin)
    }
}

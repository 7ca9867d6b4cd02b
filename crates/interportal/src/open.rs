//! Items of blueprints that everybody knows of: characters and staff headquarters (X4R-390).

use engine::{List, Log, Seat};

use crate::action::Fitting;
use crate::cards::{Character, EquipmentCard};
use crate::drawing::{Drawing, is_open};
use crate::event::Event;
use crate::hex::Hex;
use crate::ids::Ship;
use crate::notation::Item;
use crate::realm::Make;
use crate::state::{Board, State};

/// The items of a blueprint that lie open, by their numbers.
fn open_items(board: &Board, drawing: &Drawing) -> List<u8, 24> {
    let pack = board.pack.pack();
    drawing.items().filter(|item| is_open(pack, *item)).map(Fitting::number).collect()
}

impl Board {
    /// Whether everybody knows that a ship carries such a piece of equipment.
    pub(crate) fn shows(&self, seat: Seat, make: Make, is: impl Fn(&EquipmentCard) -> bool) -> bool {
        let pack = self.pack.pack();
        let fits = |item: Item| matches!(item, Item::Equipment(it) if is(&pack[it]));
        match make {
            Make::Blueprint(ship, variant) => {
                let shown = self.realms[seat].shown.get(pack, ship, variant);
                shown.is_some_and(|drawing| drawing.items().any(|item| fits(item.item())))
            }
            Make::Standard(ship) => pack[ship].equipment.iter().any(|outfit| fits(outfit.0)),
            Make::Kosme(ship) => pack[ship].equipment.iter().any(|outfit| fits(outfit.0)),
        }
    }

    /// Which characters everybody knows a ship to carry, by `Character`.
    pub(crate) fn shown_characters(&self, seat: Seat, make: Make) -> [bool; Character::COUNT] {
        let pack = self.pack.pack();
        let mut all = [false; Character::COUNT];
        let mut note = |item: Item| {
            if let Item::Equipment(it) = item
                && let Some(character) = pack[it].character
            {
                all[character as usize] = true;
            }
        };
        match make {
            Make::Blueprint(ship, variant) => {
                let shown = self.realms[seat].shown.get(pack, ship, variant);
                shown.iter().flat_map(Drawing::items).for_each(|item| note(item.item()));
            }
            Make::Standard(ship) => pack[ship].equipment.iter().for_each(|outfit| note(outfit.0)),
            Make::Kosme(ship) => pack[ship].equipment.iter().for_each(|outfit| note(outfit.0)),
        }
        all
    }

    /// The ships of a seat in a system that everybody knows to carry such a character (X4R-390).
    pub(crate) fn n_characters(&self, seat: Seat, character: Character, hex: Hex) -> i16 {
        // Ships that lie open are built by blueprints: characters of others are in fleets.
        if self.realms[seat].shown.is_empty() {
            return 0;
        }
        let is = |card: &EquipmentCard| card.character == Some(character);
        let ships = self.realms[seat].ships.iter().filter(|vessel| vessel.at == Some(hex));
        ships.filter(|vessel| self.shows(seat, vessel.make, is)).count() as i16
    }

    /// Whether a seat has such a character in a system.
    pub(crate) fn has_character(&self, seat: Seat, character: Character, hex: Hex) -> bool {
        self.n_characters(seat, character, hex) > 0
            || character == Character::Diplomat && self.represents(seat, hex)
    }

    /// X4-435: with an ambassador a seat has a diplomat wherever it has an embassy with that player.
    fn represents(&self, seat: Seat, hex: Hex) -> bool {
        let host = self.colony_at(hex).map(|colony| colony.seat);
        let envoy = |host: Seat| self.realms[seat].service.envoys[usize::from(host.0)] > 0;
        host.is_some_and(envoy) && self.has_embassy(seat, hex)
    }

    /// X4-032: police of other players in a system.
    pub(crate) fn n_police(&self, seat: Seat, hex: Hex) -> i16 {
        let others = self.realms.seats().filter(|other| *other != seat);
        others.map(|other| self.n_characters(other, Character::Police, hex)).sum()
    }
}

impl State {
    /// X4R-390: a blueprint is shown to everybody when an item that lies open has come into it or has gone out of it.
    pub(crate) fn disclose(&mut self, seat: Seat, (ship, variant): (Ship, u8), log: &mut Log<Event>) {
        let pack = self.pack.pack();
        let now = open_items(self, &self.hidden.hands[seat].drawings.get(pack, ship, variant));
        let shown = self.realms[seat].shown.get(pack, ship, variant);
        let known = shown.map_or_else(List::new, |drawing| open_items(self, &drawing));
        if now != known {
            let State { board, hidden, .. } = self;
            let shown = &mut board.realms[seat].shown;
            hidden.hands[seat].drawings.show(pack, (ship, variant), shown, log);
            log.tell(Event::BlueprintShown(seat, ship, variant));
            self.touch(seat);
        }
    }
}

//! The value of ships at their places: control, and systems that can be colonised soon.

use super::{POINT, Table};
use beyond_the_sun::ids::Place;
use engine::{Index, Seat};

/// The weight of the best system, the second best and so on, in hundredths.
const WEIGHTS: [i64; 3] = [100, 55, 25];

impl Table<'_> {
    /// Places controlled, contested, and ready to be colonised.
    pub(super) fn places(&self) -> i64 {
        let mut prospects = [0; WEIGHTS.len()];
        let (mut sum, access) = (0, self.access());
        for place in self.board.controllable() {
            let (due, is) = (self.controller_due(place), self.board.controller(place));
            if due == Some(self.seat) {
                sum += self.control();
                sum += if is == due { 0 } else { POINT };
                super::actions::insert(&mut prospects, self.prospect(place, access));
            } else {
                sum += self.contested(place) - if is == Some(self.seat) { POINT } else { 0 };
            }
        }
        sum + prospects.iter().zip(WEIGHTS).map(|(prospect, weight)| prospect * weight / 100).sum::<i64>()
    }

    /// The value of an outpost beyond its point. In a long game it is 0, because two fleets that expel each other
    /// again and again would never end the game.
    fn control(&self) -> i64 {
        if self.is_long() { -POINT } else { self.in_time(self.weights.control, 4) }
    }

    /// Who will control a place when the ships have stopped moving (BTS-155 to BTS-160).
    pub(super) fn controller_due(&self, place: Place) -> Option<Seat> {
        let strength = |seat: Seat| self.board.tableaus[seat].strength(place);
        let most = self.board.tableaus.seats().map(strength).max().unwrap_or_default();
        let controller = self.board.controller(place);
        if most == 0 || controller.is_some_and(|seat| strength(seat) == most) {
            return controller;
        }
        let mut strongest = self.board.tableaus.seats().filter(|seat| strength(*seat) == most);
        let first = strongest.next();
        first.filter(|_| strongest.next().is_none())
    }

    /// Strength at a place of others counts as progress towards taking it.
    fn contested(&self, place: Place) -> i64 {
        let others = self.board.tableaus.iter().filter(|(seat, _)| *seat != self.seat);
        let most = others.map(|(_, tableau)| tableau.strength(place)).max().unwrap_or_default();
        let own = i64::from(self.tableau().strength(place));
        self.in_time(self.weights.contest * own / (i64::from(most) + 1).max(own), 3)
    }

    /// What colonising the system of a place would bring, by how far the ships there suffice.
    fn prospect(&self, place: Place, access: i64) -> i64 {
        let Some(system) = self.board.systems[place.at()] else { return 0 };
        let card = &self.board.pack[system];
        let need = i64::from(card.strength.max(1));
        let own = i64::from(self.tableau().strength(place)).min(need);
        // The outpost goes with the card, and the ships go back to supply.
        let gain = i64::from(card.vp) * POINT - POINT
            + self.effect(card.colonise)
            + self.weights.marker * self.turns / 10;
        let ready = gain * own * own / (need * need);
        let weight = if self.is_long() { self.weights.prospect / 2 } else { self.weights.prospect };
        self.in_time(ready, 3) * weight / 100 * access / 100
    }

    /// How near an action that colonises is, in hundredths.
    fn access(&self) -> i64 {
        match self.means.colonise {
            Some(price) if i64::from(self.tableau().ore) >= price.ore => 100,
            Some(_) => 80,
            None => 45,
        }
    }
}

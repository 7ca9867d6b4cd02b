//! Cloaks and the sensors that detect them (X4-293, X4-295, X4-304 to X4-308, X4R-305, X4R-367).

use engine::{Log, Seat};

use super::moving::course;
use crate::action::Craft;
use crate::economy::Books;
use crate::event::Event;
use crate::hex::{Hex, HexSet};
use crate::ids::{Equipment, named};
use crate::notation::{Item, Permission};
use crate::realm::{MARKERS, Make, Mark};
use crate::state::State;

impl State {
    /// Whether ships of this make have a piece of equipment, for the eyes of their owner.
    pub(super) fn is_fitted(&self, seat: Seat, make: Make, equipment: Equipment) -> bool {
        let is = |item: Item| item == Item::Equipment(equipment);
        match make {
            Make::Blueprint(ship, variant) => {
                let drawing = self.hidden.hands[seat].drawings.get(&self.pack, ship, variant);
                drawing.items().any(|fitting| is(fitting.item()))
            }
            Make::Standard(ship) => self.pack[ship].equipment.iter().any(|outfit| is(outfit.0)),
            Make::Kosme(ship) => self.pack[ship].equipment.iter().any(|outfit| is(outfit.0)),
        }
    }

    /// X4-306, X4R-367: whether a craft can be cloaked: all its ships have a cloak.
    pub(super) fn has_cloak(&self, seat: Seat, craft: Craft) -> bool {
        match craft {
            Craft::Ship(ship) => {
                let vessel = self.realms[seat].ships.get(usize::from(ship));
                vessel.is_some_and(|vessel| self.is_fitted(seat, vessel.make, named!(Equipment, "cloak")))
            }
            Craft::Fleet(fleet) => self
                .crew(seat, fleet)
                .all(|(_, vessel)| self.is_fitted(seat, vessel.make, named!(Equipment, "cloak"))),
        }
    }

    /// X4R-367: a craft that moves or whose ships change is cloaked if it can be and was not detected.
    pub(super) fn cloak(&mut self, seat: Seat, craft: Craft, log: &mut Log<Event>) {
        let able = self.has_cloak(seat, craft);
        let course = course(self, seat, craft);
        let on = able && !course.is(Mark::Detected);
        if course.is(Mark::Cloaked) != on {
            course.set(Mark::Cloaked, on);
            log.tell(Event::Cloaked(seat, craft, on));
            self.stir();
        }
    }

    /// The crafts of a seat that are cloaked, and where they are.
    fn cloaked(&self, seat: Seat) -> impl Iterator<Item = (Craft, Hex)> {
        let realm = &self.realms[seat];
        let fleets = (0..MARKERS as u8).filter_map(move |fleet| {
            let marker = realm.fleets[usize::from(fleet)]?;
            marker.course.is(Mark::Cloaked).then_some((Craft::Fleet(fleet), marker.hex))
        });
        let ships = (0..).zip(realm.ships.iter()).filter(|(_, vessel)| vessel.course.is(Mark::Cloaked));
        fleets.chain(ships.filter_map(|(ship, vessel)| Some((Craft::Ship(ship), vessel.at?))))
    }

    /// X4-293, X4-295: sensors detect cloaked units of others in their system, in the end in adjacent ones too.
    pub(super) fn detect(&mut self, log: &mut Log<Event>) {
        let n = self.n_players();
        if !(0..n).any(|seat| self.cloaked(Seat(seat)).next().is_some()) {
            return;
        }
        for watcher in (0..n).map(Seat) {
            let reach = self.sensors(watcher);
            for seat in (0..n).map(Seat).filter(|seat| *seat != watcher) {
                loop {
                    let found = self.cloaked(seat).find(|(_, hex)| reach.has(*hex));
                    let Some((craft, _)) = found else { break };
                    let course = course(self, seat, craft);
                    course.set(Mark::Cloaked, false);
                    course.set(Mark::Detected, true);
                    // That there are sensors was a secret of their owner.
                    self.hidden.hands[watcher].berths.show(log);
                    log.tell(Event::Detected(seat, craft));
                    self.stir();
                }
            }
        }
    }

    /// The systems in which a seat detects what is cloaked.
    pub(super) fn sensors(&self, seat: Seat) -> HexSet {
        let books = Books::open(self, seat);
        let realm = &self.realms[seat];
        let berths = self.hidden.hands[seat].berths.of_ships();
        let bearers = realm.ships.iter().zip(berths).filter_map(|(vessel, berth)| {
            let fleet = berth.and_then(|fleet| realm.fleets[usize::from(fleet)]);
            let hex = vessel.at.or(fleet.map(|marker| marker.hex))?;
            self.is_fitted(seat, vessel.make, named!(Equipment, "sensors")).then_some(hex)
        });
        let places: HexSet = bearers.collect();
        // X4-505: watches count as equipped with sensors.
        let places = places.or(Hex::all().filter(|hex| self.system(*hex).watches[seat] > 0).collect());
        if places.is_empty() {
            HexSet::NONE
        } else if books.is_allowed(Permission::AdvancedSensors) {
            places.grown()
        } else if books.is_allowed(Permission::ImprovedSensors) {
            places
        } else {
            HexSet::NONE
        }
    }
}

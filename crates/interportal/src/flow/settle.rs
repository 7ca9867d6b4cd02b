//! What follows whenever units come, go or are damaged: named hull points, blockades, discovery of players.

use engine::{List, Log, Seat};

use crate::event::Event;
use crate::hex::{Hex, HexSet};
use crate::ids::{Equipment, Resource, named};
use crate::realm::{Make, Vessel};
use crate::state::{NAMED, Named, State};

/// X4-267: culture for the first meeting.
const GREETING: i16 = 3;

impl State {
    /// Notes that units came, went or were damaged.
    pub(crate) const fn stir(&mut self) {
        self.board.stirred = true;
    }

    /// Works out what follows, if anything has happened to units.
    pub(super) fn settle(&mut self, log: &mut Log<Event>) {
        if std::mem::take(&mut self.board.stirred) {
            self.detect(log);
            self.board.stirred = false;
            self.name_hull(log);
            self.end_blockades(log);
            self.spot_privateers(log);
            self.discover_players(log);
        }
    }

    /// X4R-302: in systems with units of two or more players that count for control, each names the hull points there.
    fn name_hull(&mut self, log: &mut Log<Event>) {
        let watched = self.watched();
        let forces = self.realms.map(|seat, _| self.forces(seat, watched));
        let (mut once, mut twice) = (HexSet::NONE, HexSet::NONE);
        for there in forces.as_slice() {
            twice = twice.or(once.and(*there));
            once = once.or(*there);
        }
        if twice.is_empty() && self.named.is_empty() {
            return;
        }
        let mut named: List<Named, NAMED> = List::new();
        for hex in twice.iter() {
            for seat in self.realms.seats().filter(|seat| forces[*seat].has(hex)) {
                // No game comes near so many; a list that is full keeps it going.
                if named.len() < NAMED {
                    named.push(Named { hex, seat, hull: self.hull_points(seat, hex) });
                }
            }
        }
        for now in named.iter().filter(|now| !self.named.contains(now)) {
            self.hidden.hands[now.seat].berths.show(log);
            log.tell(Event::HullNamed(now.seat, now.hex, now.hull));
        }
        self.named = named;
    }

    /// X4R-177: the hull points of a seat that count for control in a system; a watch counts its level (X4R-177).
    pub(crate) fn hull_points(&self, seat: Seat, hex: Hex) -> u16 {
        let realm = &self.realms[seat];
        let berths = &self.hidden.hands[seat].berths;
        let mut points = u16::from(self.system(hex).watches[seat]);
        for (vessel, fleet) in realm.ships.iter().zip(berths.of_ships()) {
            let marker = fleet.and_then(|fleet| realm.fleets[usize::from(fleet)]);
            let in_fleet = marker.is_some_and(|marker| marker.hex == hex && marker.course.counts());
            let in_place = vessel.at == Some(hex) && self.hull(vessel.make).military;
            if in_fleet || in_place {
                points += u16::from(vessel.hull);
            }
        }
        // X4R-258: paid neutral units count as own ships.
        if self.pays_pirates(seat, hex) { points + self.group_hull(hex) } else { points }
    }

    /// X4R-180, X4-510: a blockade ends when its declarer loses control or has no fleet there, or nothing is left to
    /// blockade.
    fn end_blockades(&mut self, log: &mut Log<Event>) {
        for hex in self.systems_where(|system| system.blockade.is_some()).iter() {
            let Some(seat) = self.system(hex).blockade else { continue };
            let holds = self.controller(hex) == Some(seat) && self.has_fleet(seat, hex);
            if !holds || !self.can_be_blockaded(seat, hex) {
                self.systems[hex.at()].blockade = None;
                log.tell(Event::BlockadeEnded(seat, hex));
                self.touch_all();
            }
        }
        self.open_routes(log);
    }

    /// X4-267: a diplomat who meets another player brings culture.
    fn greet(&mut self, seat: Seat, others: HexSet, log: &mut Log<Event>) {
        let near = others.grown();
        let ships = self.realms[seat].ships.iter();
        let is_near = |vessel: &&Vessel| vessel.course.counts() && vessel.at.is_some_and(|hex| near.has(hex));
        let greets = |vessel: &&Vessel| self.is_fitted(seat, vessel.make, named!(Equipment, "diplomat"));
        let mut near = ships.filter(is_near).peekable();
        if near.peek().is_some() {
            // That nobody greets tells something about the blueprints, too.
            self.hidden.hands[seat].berths.show(log);
        }
        let Some(make) = near.find(greets).map(|vessel| vessel.make) else { return };
        let State { board, hidden, .. } = self;
        let realm = &mut board.realms[seat];
        if let Make::Blueprint(ship, variant) = make {
            // The gain tells what is fitted.
            let pack = board.pack.pack();
            hidden.hands[seat].drawings.show(pack, (ship, variant), &mut realm.shown, log);
        }
        realm.accounts[Resource::Culture] += GREETING;
        log.tell(Event::Gained(seat, Resource::Culture, GREETING));
    }

    /// X4-069, X4-070, X4R-314: players whose units or planets are in the same system or in adjacent ones discover
    /// each other, and each learns whom the other has discovered.
    fn discover_players(&mut self, log: &mut Log<Event>) {
        let n = self.n_players();
        let unknown = |state: &Self, one: Seat| {
            (0..n).any(|other| other != one.0 && !state.realms[one].discovered.has(Seat(other)))
        };
        if !self.realms.seats().any(|seat| unknown(self, seat)) {
            return;
        }
        let presence = self.realms.map(|seat, _| self.visible(seat));
        for one in (0..n).map(Seat) {
            let near = presence[one].grown();
            for other in (one.0 + 1..n).map(Seat) {
                let known = self.realms[one].discovered.has(other) && self.realms[other].discovered.has(one);
                if known || near.and(presence[other]).is_empty() {
                    continue;
                }
                let mut diplomats: List<(Seat, Seat), 2> = List::new();
                let (first, second) = (self.realms[one].discovered, self.realms[other].discovered);
                for (seat, met, learned) in [(one, other, second), (other, one, first)] {
                    let discovered = &mut self.board.realms[seat].discovered;
                    discovered.add(met);
                    diplomats.push((seat, met));
                    learned.iter().filter(|it| *it != seat).for_each(|it| discovered.add(it));
                    self.touch(seat);
                }
                log.tell(Event::Met(one, other));
                for (seat, met) in diplomats.iter().copied() {
                    self.greet(seat, presence[met], log);
                }
            }
        }
    }
}

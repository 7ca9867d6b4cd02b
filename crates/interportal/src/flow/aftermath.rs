//! What follows from a battle between players: losses, captured ships, victory (X4R-221, X4R-227, X4R-383).

use engine::{List, Log, Seat, Seats};

use super::battling::fleets;
use super::{Clash, fleeing, happening, hazard, muster};
use crate::combat::Field;
use crate::event::Event;
use crate::ids::Class;
use crate::notation::{Foe, Moment};
use crate::realm::{Make, SHIPS, Vessel};
use crate::score;
use crate::state::{Battle, Left, State};
use crate::war::WarEvent;

impl Clash {
    /// Hull points that were lost, ships, and titans (X4R-227).
    pub(super) fn losses(&self, state: &mut State, field: &Field, log: &mut Log<Event>) {
        let mut list: List<Left, SHIPS> = List::new();
        let mut gone: List<(Seat, u8), SHIPS> = List::new();
        for unit in &field.units {
            let (seat, ship) = (Seat(unit.seat), usize::from(unit.index));
            let vessel = &mut state.board.realms[seat].ships[ship];
            if unit.hu == 0 {
                gone.push((seat, unit.index));
                if let Some(slayer) = unit.slayer.filter(|it| unit.class == Class::Mk && *it < 6) {
                    score::book(state, Seat(slayer), "vp-titan-destroyed", log);
                }
                continue;
            }
            if unit.hu < vessel.hull {
                log.tell(Event::Damaged(seat, vessel.make, self.hex, vessel.hull - unit.hu));
            }
            vessel.hull = unit.hu;
            list.push(Left::of(unit));
        }
        gone.sort_unstable_by(|one, other| other.cmp(one));
        for (seat, ship) in gone.iter().copied() {
            hazard::destroy(state, seat, usize::from(ship), self.hex, log);
            let later = list.iter_mut().filter(|left| left.seat == seat && left.ship > ship);
            later.for_each(|left| left.ship -= 1);
        }
        state.board.battle.own = list;
        state.stir();
    }

    /// X4R-221: captured ships, docking, and the victory.
    pub(super) fn end(self, state: &mut State, winner: Option<bool>, log: &mut Log<Event>) {
        self.capture(state, log);
        for seat in state.in_order().filter(|seat| self.has(*seat)) {
            for fleet in fleets(state, seat, self.hex) {
                hazard::shed(state, seat, fleet, self.hex, log);
            }
        }
        let kosme = state.battle.kosme;
        state.battle = Battle::default();
        let Some(attackers) = winner else { return };
        let (won, lost) =
            if attackers { (self.attackers, self.defenders) } else { (self.defenders, self.attackers) };
        log.tell(Event::War(WarEvent::Victory(Self::lead(won), Self::lead(lost), self.hex)));
        let any = |one: Seats, other: Seats| one.iter().any(|seat| other.has(seat));
        for war in state.board.wars.iter_mut() {
            if any(war.attackers, won) && any(war.defenders, lost) {
                war.balance = war.balance.saturating_add(1);
            } else if any(war.attackers, lost) && any(war.defenders, won) {
                war.balance = war.balance.saturating_sub(1);
            }
        }
        for seat in won.iter() {
            let victories = &mut state.board.realms[seat].office.victories;
            victories.all = victories.all.saturating_add(1);
            victories.players = victories.players.saturating_add(1);
            victories.with_kosme = victories.with_kosme.saturating_add(u8::from(kosme));
            happening::happen_against(state, seat, Moment::BattleWon, Foe::Player, Some(self.hex), log);
        }
        for seat in lost.iter() {
            fleeing::flee_from(state, seat, Some(self.hex), log);
        }
    }

    /// X4R-K20, X4R-383: captured ships join the first fleet of the other side, without equipment.
    fn capture(&self, state: &mut State, log: &mut Log<Event>) {
        let mut caught: List<(Seat, u8), SHIPS> =
            state.battle.own.iter().filter(|it| it.is_caught()).map(|it| (it.seat, it.ship)).collect();
        caught.sort_unstable_by(|one, other| other.cmp(one));
        for (seat, ship) in caught.iter().copied() {
            let vessel = state.realms[seat].ships[usize::from(ship)];
            let hull = state.hull(vessel.make).id;
            muster::remove(state, seat, usize::from(ship));
            let side = if self.attackers.has(seat) { self.defenders } else { self.attackers };
            let captor = side.iter().find_map(|it| Some((it, fleets(state, it, self.hex).next()?)));
            if let Some((captor, fleet)) = captor.filter(|(it, _)| state.realms[*it].ships.len() < SHIPS) {
                log.tell(Event::ShipCaptured(captor, hull, self.hex));
                let taken = Vessel { make: Make::Blueprint(hull, 1), hull: vessel.hull, ..Vessel::default() };
                muster::place(state, captor, taken, self.hex, Some(fleet));
            }
        }
    }
}

//! What can be done in the rotation of the Movement phase (X4R-171, X4R-307, X4R-309).

use engine::{Log, Seat};

use super::{
    Moving, Regrouping, Rotation, Seek, Verdict, advising, giving, hand, market, pirates, privateers,
};
use crate::action::{Action, Craft};
use crate::event::Event;
use crate::hex::{Hex, HexSet};
use crate::ids::{WarReason, named};
use crate::realm::{Course, MARKERS, Mark, Vessel};
use crate::state::{Board, Phase, RETHOUGHT, State};
use crate::thing::Thing;
use crate::war::WarFault;
use crate::why::Fault;

/// X4-141: all units may move again, those held back excepted.
pub(super) fn begin(state: &mut State) {
    for seat in state.realms.seats() {
        let realm = &mut state.board.realms[seat];
        let markers = realm.fleets.iter_mut().chain(&mut realm.armies).flatten();
        markers.for_each(|marker| marker.course.begin());
        privateers::end(realm, &mut state.hidden.hands[seat]);
        let recruited = realm.ships.iter().any(Vessel::is_new);
        realm.ships.iter_mut().for_each(|vessel| vessel.course.begin());
        realm.regrouped.clear();
        // X4-455: the Economy phase is over.
        realm.service.tapped = 0;
        if recruited {
            state.touch(seat);
        }
    }
    state.rethought.clear();
    if !state.closed.is_empty() {
        state.closed.clear();
        state.touch_all();
    }
    state.stir();
    if let Some(rotation) = Rotation::begin(Phase::Movement, state) {
        state.push(rotation);
    }
}

impl Board {
    /// X4R-292: whether a unit of a seat may still move, or ships of it may still regroup. Whether a unit has moved lies
    /// open, and so do the numbers of ships and of fleets; which ships are in a fleet does not.
    fn has_moves(&self, seat: Seat) -> bool {
        let realm = &self.realms[seat];
        let fresh = |course: Course| !course.is(Mark::Moved) && !course.is(Mark::Aside);
        let fleets = || realm.fleets.iter().flatten();
        let civil = || realm.ships.iter().filter(|vessel| vessel.at.is_some());
        let pirates = || self.paid.iter().any(|(_, payer, _)| *payer == seat);
        let regroups = || {
            let (n_fleets, sites) = (fleets().count(), self.fleet_sites(seat));
            let alone = || realm.ships.len() - civil().count() <= n_fleets;
            let apart = sites.iter().count() == n_fleets && alone();
            !apart && sites.iter().any(|hex| !realm.regrouped.contains(&hex))
        };
        fleets().any(|it| fresh(it.course)) || civil().any(|it| fresh(it.course)) || pirates() || regroups()
    }

    /// The systems with own fleets.
    fn fleet_sites(&self, seat: Seat) -> HexSet {
        self.realms[seat].fleets.iter().flatten().map(|marker| marker.hex).collect()
    }
}

/// X4R-292, X4R-304: whether a seat can do something in the Movement phase by all that lies open: units, the number of
/// cards, advisors, and what it may blockade.
pub(super) fn is_asked(state: &State, seat: Seat) -> bool {
    let cards = || !state.hidden.hands[seat].market.is_empty() || giving::cards(state, seat).next().is_some();
    let blockades = |hex: Hex| state.can_be_blockaded(seat, hex) && may_blockade(state, seat, hex).is_ok();
    state.has_moves(seat)
        || cards()
        || !state.realms[seat].advisors.is_empty()
        || blockade_sites(state, seat).iter().any(blockades)
}

/// All that a seat might do.
pub(super) fn offers(state: &State, seat: Seat, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
    let realm = &state.realms[seat];
    for (fleet, marker) in (0..).zip(&realm.fleets) {
        if marker.is_some() && seek.wants(Thing::Fleet(fleet + 1)) {
            let craft = Craft::Fleet(fleet);
            to(Action::Move(craft), may_move(state, seat, craft));
        }
    }
    for (ship, vessel) in (0..).zip(realm.ships.iter()) {
        let civil = vessel.at.is_some();
        if civil && seek.wants(Thing::Vessel(ship + 1)) {
            let craft = Craft::Ship(ship);
            to(Action::Move(craft), may_move(state, seat, craft));
        }
    }
    if matches!(seek.only(), None | Some(Thing::System(_))) {
        for hex in state.fleet_sites(seat).iter().filter(|hex| seek.wants(Thing::System(*hex))) {
            to(Action::Regroup(hex), may_regroup(state, seat, hex));
        }
        // Who controls a system takes longer to tell than what others have there.
        let empty = |hex: Hex| seek.is_legal() && !state.can_be_blockaded(seat, hex);
        let wanted = |hex: &Hex| seek.wants(Thing::System(*hex)) && !empty(*hex);
        for hex in blockade_sites(state, seat).iter().filter(wanted) {
            to(Action::Blockade(hex), may_blockade(state, seat, hex));
        }
    }
    if matches!(seek.only(), None | Some(Thing::System(_))) {
        pirates::offers(state, seat, seek, to);
    }
    market::offers(state, seat, Phase::Movement, seek, to);
    hand::offers(state, seat, seek, to);
    advising::abilities(state, seat, seek, to);
}

/// X4R-306, X4R-307: once a phase, with a movement of its own.
fn may_move(state: &State, seat: Seat, craft: Craft) -> Verdict {
    let realm = &state.realms[seat];
    let course = match craft {
        Craft::Fleet(fleet) => realm.fleets[usize::from(fleet)].unwrap_or_default().course,
        Craft::Ship(ship) => realm.ships[usize::from(ship)].course,
    };
    if course.is(Mark::Moved) || course.is(Mark::Aside) {
        return Err(Fault::HasMoved.into());
    }
    let stride = match craft {
        Craft::Fleet(fleet) => state.fleet_stride(seat, fleet),
        Craft::Ship(ship) => state.ship_stride(seat, ship),
    };
    if stride == 0 { Err(Fault::NoMovement.into()) } else { Ok(()) }
}

/// X4R-307: once per system and round, where there are ships to regroup.
fn may_regroup(state: &State, seat: Seat, hex: Hex) -> Verdict {
    let realm = &state.realms[seat];
    if realm.regrouped.contains(&hex) || realm.regrouped.len() >= MARKERS {
        return Err(Fault::Regrouped.into());
    }
    // X4R-459.
    if state.has_privateers(seat, hex) {
        return Err(WarFault::Privateers.into());
    }
    let ships = (0..MARKERS as u8)
        .filter(|fleet| realm.fleets[usize::from(*fleet)].is_some_and(|marker| marker.hex == hex));
    let n_ships: usize = ships.map(|fleet| state.crew(seat, fleet).count()).sum();
    if n_ships > 1 { Ok(()) } else { Err(Fault::NothingToRegroup.into()) }
}

/// Systems in which a seat might think of a blockade: where it blockades or has a fleet.
fn blockade_sites(board: &Board, seat: Seat) -> HexSet {
    board.systems_where(|system| system.blockade == Some(seat)).or(board.fleet_sites(seat))
}

/// X4-151, X4R-309: who controls a system may declare a blockade of what others have there, and lift it.
pub(super) fn may_blockade(state: &State, seat: Seat, hex: Hex) -> Verdict {
    if state.rethought.contains(&hex) || state.rethought.len() >= RETHOUGHT {
        return Err(Fault::BlockadeChanged.into());
    }
    if state.controller(hex) != Some(seat) {
        return Err(Fault::NotInControl.into());
    }
    // X4-510: only fleets blockade, starbases and watches do not.
    if !state.has_fleet(seat, hex) {
        return Err(Fault::NotInControl.into());
    }
    if state.can_be_blockaded(seat, hex) { Ok(()) } else { Err(Fault::NothingToBlockade.into()) }
}

/// X4-151, X4R-309: declares a blockade, or lifts it.
pub(super) fn blockade(state: &mut State, seat: Seat, hex: Hex, log: &mut Log<Event>) {
    state.rethought.push(hex);
    let system = &mut state.board.systems[hex.at()];
    let lifted = system.blockade.take().is_some();
    if !lifted {
        system.blockade = Some(seat);
    }
    log.tell(if lifted { Event::BlockadeEnded(seat, hex) } else { Event::Blockaded(seat, hex) });
    state.touch_all();
    if !lifted {
        // X4R-181: who is blockaded at peace has a reason for war.
        let system = *state.system(hex);
        let colony = state.colony_at(hex).map(|colony| colony.seat);
        let hit = |it: &Seat| colony == Some(*it) || system.route == Some(*it) || system.gates.has(*it);
        for victim in state.realms.seats().filter(hit).filter(|it| *it != seat) {
            state.aggrieve(named!(WarReason, "wr-blockade"), (victim, seat), hex, log);
        }
    }
}

/// Does what was chosen; it has been counted as an action.
pub(super) fn act(state: &mut State, seat: Seat, action: Action, log: &mut Log<Event>) {
    match action {
        Action::Move(craft) => Moving::begin(state, seat, craft, log),
        Action::Regroup(hex) => {
            state.realms[seat].regrouped.push(hex);
            state.push(Regrouping::of(seat, hex));
        }
        _ => {}
    }
}

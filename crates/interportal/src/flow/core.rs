//! Who holds the galactic core (X4-173, X4R-273, X4R-345).

use engine::{Log, Seat};

use crate::event::Event;
use crate::hex::Hex;
use crate::realm::Make;
use crate::state::State;

/// Hull points of military ships of a seat in the galactic centre, and whether one of them is no Kosme ship.
fn force(state: &State, seat: Seat) -> (u16, bool) {
    let realm = &state.realms[seat];
    let berths = &state.hidden.hands[seat].berths;
    let (mut hull, mut own) = (0, false);
    for (ship, vessel) in realm.ships.iter().enumerate() {
        let fleet = berths.fleet(ship).and_then(|fleet| realm.fleets[usize::from(fleet)]);
        let at = vessel.at.or(fleet.map(|marker| marker.hex));
        if at == Some(Hex::CENTRE) && state.hull(vessel.make).military {
            hull += u16::from(vessel.hull);
            own |= !matches!(vessel.make, Make::Kosme(_));
        }
    }
    (hull, own)
}

/// X4R-274: whether a seat has a military ship there that is no Kosme ship.
pub(super) fn has_warship(state: &State, seat: Seat) -> bool {
    force(state, seat).1
}

/// X4R-177: whether a seat has more hull points there than anybody else, and no neutral units are there.
pub(super) fn controls(state: &State, seat: Seat) -> bool {
    let watches = |seat: Seat| u16::from(state.system(Hex::CENTRE).watches[seat]);
    let hull = |seat: Seat| force(state, seat).0 + watches(seat);
    let mut others = state.realms.seats().filter(|other| *other != seat);
    let free = state.system(Hex::CENTRE).group.is_none();
    free && hull(seat) > 0 && others.all(|other| hull(other) < hull(seat))
}

/// X4R-273: the player who controls the centre with a military ship holds the core, or nobody does.
pub(super) fn check(state: &mut State, log: &mut Log<Event>) {
    let there = |seat: &Seat| {
        let realm = &state.realms[*seat];
        let fleets = realm.fleets.iter().flatten().any(|marker| marker.hex == Hex::CENTRE);
        fleets || realm.ships.iter().any(|vessel| vessel.at == Some(Hex::CENTRE))
    };
    // Who is there is open; which ships they are is told now (X4R-302).
    for seat in state.realms.seats().filter(there) {
        state.hidden.hands[seat].berths.shown(log);
    }
    let mut seats = state.realms.seats();
    let holder = seats.find(|seat| controls(state, *seat)).filter(|seat| has_warship(state, *seat));
    if holder != state.core {
        state.core = holder;
        log.tell(Event::Core(holder));
        state.touch_all();
    }
}

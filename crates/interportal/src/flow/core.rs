//! Who holds the galactic core (X4-173, X4R-273, X4R-345).

use engine::{Log, Seat};

use crate::event::Event;
use crate::hex::Hex;
use crate::realm::Make;
use crate::state::State;

/// X4R-274: whether a seat has a military ship in the galactic centre that is no Kosme ship, and that counts there.
pub(super) fn has_warship(state: &State, seat: Seat) -> bool {
    let realm = &state.realms[seat];
    let berths = state.hidden.hands[seat].berths.of_ships();
    realm.ships.iter().zip(berths).any(|(vessel, fleet)| {
        let marker = fleet.and_then(|fleet| realm.fleets[usize::from(fleet)]);
        let in_fleet = marker.is_some_and(|marker| marker.hex == Hex::CENTRE && marker.course.counts());
        let there = in_fleet || vessel.at == Some(Hex::CENTRE);
        there && state.hull(vessel.make).military && !matches!(vessel.make, Make::Kosme(_))
    })
}

/// X4R-177: whether a seat has more hull points there than anybody else, and no neutral units are there.
pub(super) fn controls(state: &State, seat: Seat) -> bool {
    let hull = |seat: Seat| state.hull_points(seat, Hex::CENTRE);
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
        state.hidden.hands[seat].berths.show(log);
    }
    let mut seats = state.realms.seats();
    let holder = seats.find(|seat| controls(state, *seat)).filter(|seat| has_warship(state, *seat));
    if holder != state.core {
        state.core = holder;
        log.tell(Event::Core(holder));
        state.touch_all();
    }
}

//! What is open and what is secret (chapter 4.27), and how much room a state takes.

use engine::{Index, Seat};
use interportal::ids::Ground;
use interportal::testing::{berths, dealt, land, launch, troops};
use interportal::{Hex, State};

const ME: Seat = Seat(0);

/// X4-115, X4R-300: of a military ship everybody sees that it exists, and of a fleet where it is; which ship is in
/// which fleet only its owner knows.
#[test]
fn x4r_300_berths_are_secret() {
    let mut state = dealt(2, 1);
    let (home, far) = (state.realms[ME].capital, Hex::corner(2, 0));
    launch(&mut state, ME, home, "cruiser", 2);
    launch(&mut state, ME, far, "corvette", 1);
    let realm = &state.realms[ME];
    let places: Vec<_> = realm.ships.iter().map(|vessel| vessel.at).collect();
    assert_eq!(
        places,
        [Some(home), Some(home), Some(home), None, None, None],
        "X4-116: civil ships are open"
    );
    let markers: Vec<_> = realm.fleets.iter().flatten().map(|marker| marker.hex).collect();
    assert_eq!(markers, [home, far]);
    assert_eq!(berths(&state, ME), [None, None, None, Some(0), Some(0), Some(1)]);
}

/// X4-200: a starbase counts as a building of its system, so everybody sees where it is.
#[test]
fn x4_200_starbases_are_open() {
    let mut state = dealt(2, 1);
    let far = Hex::corner(2, 0);
    launch(&mut state, ME, far, "starbase", 1);
    assert_eq!(state.realms[ME].ships.last().and_then(|vessel| vessel.at), Some(far));
    assert!(state.realms[ME].fleets.iter().all(Option::is_none));
}

/// X4R-300: of ground units everybody sees how many there are in all and where armies stand.
#[test]
fn x4r_300_armies() {
    let mut state = dealt(2, 1);
    let home = state.realms[ME].capital;
    land(&mut state, ME, home, "tank", 2);
    land(&mut state, ME, Hex::corner(2, 0), "tank", 1);
    let tank = Ground::from_id("tank").expect("a tank").at();
    assert_eq!(state.realms[ME].ground[tank], 3);
    assert_eq!([0, 1, 2].map(|army| troops(&state, ME, army)[tank]), [2, 1, 0]);
}

/// A state is copied by every search, so it stays small.
#[test]
fn a_state_fits_into_16_kilobytes() {
    let size = size_of::<State>();
    assert!(size <= 16 * 1024, "{size} bytes");
}

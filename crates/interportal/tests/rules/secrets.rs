//! What is open and what is secret (chapter 4.27), and how much room a state takes.

use engine::{Chance, Game, Index, Seat, Viewer};
use interportal::ids::Ground;
use interportal::testing::{Play, berths, dealt, land, launch, learn, troops};
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

/// A view as it leaves the match, byte by byte.
fn bytes(play: &Play, viewer: Viewer) -> Vec<u8> {
    postcard::to_stdvec(&play.state.view(viewer)).expect("a view is written")
}

/// Two ways to go on that only their player can tell apart.
fn look_alike(begun: &Play, one: &str, other: &str) {
    let (mut first, mut second) = (begun.clone(), begun.clone());
    first.play(one);
    second.play(other);
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2))] {
        assert_eq!(bytes(&first, viewer), bytes(&second, viewer), "{viewer:?}: `{one}` or `{other}`");
        if let Viewer::Seat(seat) = viewer {
            let world = State::imagine(&first.state.view(viewer), seat, Chance::seeded(1));
            assert_eq!(world.awaiting(), first.state.awaiting(), "who is asked is known");
        }
    }
    assert_ne!(bytes(&first, Viewer::Seat(ME)), bytes(&second, Viewer::Seat(ME)), "`{one}` or `{other}`");
}

/// X4R-301: neither the blueprint nor the item that is being fitted is shown to others, not even before it is paid.
#[test]
fn x4r_301_a_fitting_under_way_is_secret() {
    let techs =
        ["ships-ks", "ships-us", "energy-weapons-1", "projectile-weapons-1", "military-industrial-complex"];
    let table = |techs: &[&str]| Play::of(3, |state| learn(state, ME, techs)).with(ME, [60, 0, 60, 0]);
    let play = table(&techs);
    look_alike(&play, "p1 refit corvette", "p1 refit destroyer");
    look_alike(&play, "p1 refit corvette; p1 fit light-gun 1", "p1 refit frigate; p1 fit light-gun 1");
    // Further copies (X4-414): the item is secret, and so is the blueprint that has just got one.
    look_alike(
        &play,
        "p1 refit corvette; p1 fit light-gun 1; p1 done",
        "p1 refit destroyer; p1 fit light-gun 1; p1 done",
    );
    let bonus = table(&techs[..2]);
    look_alike(
        &bonus,
        "p1 research projectile-weapons-1; p1 choose kinetic-gun",
        "p1 research projectile-weapons-1; p1 choose hunter-gun",
    );
}

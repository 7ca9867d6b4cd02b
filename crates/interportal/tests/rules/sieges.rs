//! What colonies under siege and fleets that withdraw are spared (chapters 4.12 to 4.14 and 4.27).

use engine::{Index, Seat};
use interportal::ids::Ground;
use interportal::score::hull_points;
use interportal::testing::{build, dealt, enlist, fight, fit_out, found, land, launch, troops};
use interportal::war::WarDecision;
use interportal::{Decision, Hex, State};

use super::clashes::{hex, meeting};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

/// The second seat has a colony in the middle; battleships of the first with bombs are there.
fn siege(state: &mut State) {
    found(state, YOU, hex(), "garden-world", 1);
    launch(state, ME, hex(), "battleship", 3);
    fit_out(state, ME, "battleship", &["nox-bombs", "nox-bombs"]);
}

/// X4R-170: in peace a colony is neither bombarded nor invaded.
#[test]
fn x4r_170_colonies_in_peace() {
    let table = |peace: bool| {
        meeting(2, 1, |state| {
            siege(state);
            if peace {
                state.wars.clear();
            }
        })
    };
    assert!(table(false).may(ME, "bombard units 1,0"));
    assert_ne!(table(true).decision(), Some(Decision::War(WarDecision::Assault)), "nothing can be attacked");
}

/// X4R-340: an attacker who bombards units leaves missile bases alone.
#[test]
fn x4r_340_bombs_on_units_spare_bases() {
    let mut killed = 0;
    for seed in 0..30 {
        let mut play = meeting(2, seed, |state| {
            siege(state);
            build(state, YOU, hex(), "missile-base", None);
        });
        play.play("p1 bombard units 1,0");
        let colony = play.state.colony_at(hex()).expect("a colony");
        assert_eq!(colony.buildings.len(), 1, "the base stands");
        killed += usize::from(colony.militia_lost >= 2);
    }
    assert!(killed > 0, "all militia was killed now and then");
}

/// X4R-233: of the units artillery is hit last.
#[test]
fn x4r_233_artillery_is_hit_last() {
    let artillery = Ground::from_id("artillery").expect("artillery").at();
    let mut killed = 0;
    for seed in 0..30 {
        let mut play = meeting(2, seed, |state| {
            siege(state);
            land(state, YOU, hex(), "artillery", 1);
        });
        play.play("p1 bombard units 1,0");
        let militia = play.state.colony_at(hex()).map_or(0, |it| it.militia_lost);
        let stands = troops(&play.state, YOU, 0)[artillery] == 1;
        assert!(stands || militia == 2, "{militia} of two militia were hit before");
        killed += u32::from(militia > 0);
    }
    assert!(killed > 0);
}

/// X4R-202: each ship that withdraws at once suffers 1 hull damage on a 1.
#[test]
fn x4r_202_withdrawing_costs_hull_on_a_one() {
    let mut lost = 0;
    for seed in 0..40 {
        let mut play = meeting(2, seed, |state| {
            enlist(state, ME, hex(), "std-arrow-destroyer", 9);
            enlist(state, YOU, hex(), "std-arrow-destroyer", 3);
        });
        play.play("p1 fight");
        let before = hull_points(&play.state, YOU);
        play.play("p2 decline");
        lost += before - hull_points(&play.state, YOU);
    }
    // One of six of 120 ships.
    assert!((8..=36).contains(&lost), "{lost} hull points");
}

/// X4R-183: who withdraws goes back to where it came from, if that is safe.
#[test]
fn x4r_183_back_to_where_it_came_from() {
    let from = |state: &State| {
        let capital = state.realms[YOU].capital;
        let near = hex().neighbours().filter(|it| *it != Hex::CENTRE);
        near.max_by_key(|it| it.distance(capital)).expect("a neighbour")
    };
    let mut play = meeting(2, 5, |state| {
        enlist(state, ME, hex(), "std-arrow-destroyer", 4);
        enlist(state, YOU, hex(), "std-arrow-destroyer", 1);
        let came = from(state);
        let marker = state.realms[YOU].fleets.iter_mut().flatten().next().expect("a fleet");
        marker.course.came = Some(came);
    });
    play.play("p1 fight; p2 decline");
    let expected = from(&play.state);
    assert_eq!(play.state.realms[YOU].fleets[0].map(|it| it.hex), Some(expected));
}

/// X4R-164: the pips of a war count half for a defender, rounded down.
#[test]
fn x4r_164_half_of_three_pips() {
    let mut state = dealt(2, 1);
    fight(&mut state, YOU, ME, 3);
    assert_eq!((state.weariness(YOU), state.weariness(ME)), (3, 1));
    assert_eq!(interportal::Books::open(&interportal::testing::fresh(&state), ME).upkeep().wars, 1);
}

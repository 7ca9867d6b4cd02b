//! MV-042 to MV-046, MV-165: rounds and turns.

use merchant_of_venus::ids::Culture;
use merchant_of_venus::testing::{Play, seat_of};
use merchant_of_venus::{Decision, Event};

fn n_waiting(play: &Play) -> u8 {
    play.board().waiting.iter().map(|waiting| waiting.len()).sum()
}

/// MV-042: the marker moves on when all have had their turn, and the last round is the thirtieth.
#[test]
fn mv_042_rounds() {
    let mut play = Play::deal("seats 3\np1 at BIO01\np2 at BIO01\np3 at BIO01");
    play.play("p1 stay\np2 stay");
    assert_eq!(play.board().round, 1);
    play.play("p3 stay");
    assert_eq!((play.board().round, play.asked().as_deref()), (2, Some("p1")));
    play.idle_until(|_| false);
    assert_eq!(play.board().round, 30);
}

/// MV-043, MV-044: a passenger appears on odd rounds from 3 to 27, at its culture whether known or not.
#[test]
fn mv_043_mv_044_passengers_appear() {
    let mut play = Play::deal("p1 at BIO01\np2 at BIO01");
    for (round, expected) in [(2, 0), (3, 1), (4, 1), (5, 2), (28, 13), (29, 13)] {
        play.idle_to_round(round);
        assert_eq!(n_waiting(&play), expected, "round {round}");
    }
    for culture in Culture::all() {
        for passenger in play.board().waiting[usize::from(culture.number())] {
            assert_eq!(play.board().pack[passenger].from, Some(culture));
        }
    }
}

/// MV-045: every player is paid for drill tokens, on even rounds.
#[test]
fn mv_045_drills_of_all_players() {
    let mut play =
        Play::deal("p1 at BIO01 credits 0\np2 at BIO01 credits 0\np1 drills DES05\np2 drills JUN09 ICE02");
    play.play("p1 stay\np2 stay");
    assert_eq!((play.merchant("p1").credits, play.merchant("p2").credits), (10, 20));
    assert_eq!(play.board().n_tokens_left(seat_of("p2")), 5);
}

/// MV-046: movement, First Contact, business, building: in this order.
#[test]
fn mv_046_phases() {
    let mut play = Play::deal("p1 at COL06 credits 500\nthrows 2+2+2 1");
    play.play("p1 head COL05\np1 go COL05\np1 go COL04\np1 go COL-B");
    let events = play.events();
    let at = |wanted: fn(&Event) -> bool| events.iter().position(wanted).expect("it happened");
    assert!(
        at(|event| matches!(event, Event::Landed(..))) < at(|event| matches!(event, Event::Discovered(..)))
    );
    assert_eq!(play.decision(), Some(Decision::Trade));
    assert!(play.offers("p1 build COL04"));
    play.play("p1 build COL04");
    assert_eq!(play.asked().as_deref(), Some("p2"), "building ends the turn");
}

/// MV-165: in open space the turn ends with the movement.
#[test]
fn mv_165_end_of_turn() {
    let mut play = Play::deal("p1 at TRP~JUN.2\nthrows 1+1+1");
    play.play("p1 head TRP~JUN.3\np1 go TRP~JUN.3\np1 go TRP~JUN.4\np1 go TRP~JUN.5");
    assert_eq!(play.asked().as_deref(), Some("p2"));
    assert!(
        play.board().turn.assigned.is_empty() && play.board().turn.dice.is_empty(),
        "dice are taken back"
    );
}

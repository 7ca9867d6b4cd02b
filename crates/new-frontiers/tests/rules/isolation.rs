//! NF-075: Retreat into Isolation.

use new_frontiers::effect::Gains;
use new_frontiers::ids::Tile;
use new_frontiers::testing::{Play, seat_of};
use new_frontiers::{Decision, Event, Giver};

/// NF-075: the selector gains 2 credits, and nothing else happens.
#[test]
fn nf_075_the_selector_gains_two_credits() {
    let mut play = Play::deal("seats 3\np1 credits 1\np2 credits 5\np3 credits 5");
    let before = *play.board();
    play.play("p1 select retreat_into_isolation");
    let gains = Gains { credits: 2, ..Gains::default() };
    let isolation = Tile::Isolation;
    assert_eq!(
        play.events(),
        [
            Event::Selected(seat_of("p1"), isolation),
            Event::Gained(seat_of("p1"), gains, Giver::Tile(isolation)),
        ]
    );
    assert_eq!(["p1", "p2", "p3"].map(|seat| play.empire(seat).credits), [3, 5, 5]);
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p2"), Some(Decision::Select)));
    let mut expected = before;
    expected.empires[seat_of("p1")].credits = 3;
    expected.selected = play.board().selected;
    expected.n_selected = 1;
    assert_eq!(*play.board(), expected);
}

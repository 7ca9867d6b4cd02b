//! BTS-043 to BTS-058, BTS-107 to BTS-111: the production phase and cubes going back.

use beyond_the_sun::Decision;
use beyond_the_sun::testing::Play;

/// BTS-043, BTS-050, OQ-02: exactly one of three options; trade is possible without an exchange.
#[test]
fn bts_043_one_of_three() {
    let mut play = Play::deal("");
    play.play("p1 go basic-recruit");
    assert_eq!(play.legal_of("p1"), ["grow", "mine", "trade"]);
    play.play("p1 trade\np1 done");
    assert_eq!(play.asked().as_deref(), Some("p2"));
}

/// BTS-053, BTS-054: 3 ore for the leftmost supply cube, and population never stands in.
#[test]
fn bts_053_ore_for_population() {
    let mut play = Play::deal("p1 ore 5 pop 0\np1 supply 0 0 2 3 3");
    play.play("p1 go basic-recruit\np1 trade\np1 buy");
    assert_eq!((play.goods("p1"), play.tableau("p1").supply), ((3, 2), [0, 0, 0, 3, 3, 0]));
    play.play("p1 buy");
    assert_eq!(play.tableau("p1").supply, [0, 0, 0, 2, 3, 0]);
    assert!(!play.offers("p1 buy"), "no ore is left");
    let mut play = Play::deal("p1 ore 9 pop 5\np1 supply 0 0 0 0 0");
    play.play("p1 go basic-recruit\np1 trade");
    assert!(!play.offers("p1 buy") && play.offers("p1 sell"));
}

/// BTS-056: a ship retired is a ship less at its place.
#[test]
fn bts_056_retiring_a_ship_checks_control() {
    let mut play = Play::deal(
        "place a1 sirius
        p1 ships a1 2
        p1 outpost a1 ore
        p2 ships a1 1",
    );
    play.play("p1 go basic-recruit\np1 trade\np1 retire 2 a1");
    assert_eq!((play.outposts("p1"), play.outposts("p2")), (vec![], vec!["a1 ore".to_owned()]));
    assert_eq!(play.tableau("p2").ore, 1, "the bonus of Sirius");
    assert_eq!(play.decision(), Some(Decision::Trade), "and the trade goes on");
}

/// BTS-057, BTS-108, BTS-109: cubes go back to the rightmost free field, and on top of column A when all are full.
#[test]
fn bts_108_from_right_to_left() {
    let mut play = Play::deal("p1 pop 4\np1 supply 4 3 3 2 3");
    play.play("p1 go basic-recruit");
    assert_eq!(play.tableau("p1").supply, [3, 3, 3, 2, 3, 0]);
    play.play("p1 trade\np1 sell");
    assert_eq!(play.tableau("p1").supply, [3, 3, 3, 3, 3, 0]);
    play.play("p1 sell\np1 sell\np1 sell");
    assert_eq!(play.tableau("p1").supply, [5, 4, 3, 3, 3, 0], "column A grows beyond its four fields");
    assert_eq!(play.goods("p1"), (1 + 4, 1));
}

/// BTS-035, BTS-096: the lowest action recruits and mines, and two spaces of the basics cost 1 ore more.
#[test]
fn bts_035_spaces_that_cost_more() {
    let mut play = Play::deal("p1 pawn basic-research-1\np1 ore 0 pop 1");
    assert!(!play.offers("p1 go basic-research-1 2"));
    play = Play::deal("p1 pawn basic-research-1\np1 ore 1 pop 1");
    play.play("p1 go basic-research-1 2");
    assert_eq!(play.tableau("p1").ore, 0);
    let mut play = Play::deal("p1 pawn basic-recruit\np2 pawn basic-recruit");
    play.play("p1 go basic-recruit");
    assert_eq!(play.goods("p1"), (1, 3), "again and again, whoever stands there");
}

//! MV-153 to MV-164: merchant spaceports.

use merchant_of_venus::ids::{Site, Space};
use merchant_of_venus::query::Kind;
use merchant_of_venus::testing::{Play, seat_of};
use merchant_of_venus::{Decision, Reason};

fn in_city(more: &str) -> Play {
    let mut play = Play::deal(&format!("culture 3 COL\np1 at COL-B credits 500\n{more}"));
    play.play("p1 stay");
    play
}

/// MV-153, MV-156: in a city, for 200, on the orbit space above it.
#[test]
fn mv_153_mv_156_building() {
    let mut play = in_city("");
    assert_eq!(play.offered("build"), ["build COL04"]);
    assert_eq!(play.why_not("p1", "site COL01"), Some(Reason::WrongPlace), "the other city's");
    play.play("p1 build COL04");
    assert_eq!(play.merchant("p1").credits, 300);
    let space = Space::from_id("COL04").expect("a space");
    assert_eq!(
        play.board().kind(space),
        Kind::Merchant(Site::from_id("COL04").expect("a site"), seat_of("p1"))
    );
    let mut poor = Play::deal("culture 3 COL\np1 at COL-B credits 199");
    poor.play("p1 stay");
    assert_eq!(
        poor.why_not("p1", "site COL04"),
        Some(Reason::TooExpensive { need: 200, have: 199, printed: 200 })
    );
    assert_eq!(in_city("port COL04 p2").why_not("p1", "site COL04"), Some(Reason::SiteTaken(seat_of("p2"))));
}

/// MV-154: printed spaceports belong to nobody: no fee there.
#[test]
fn mv_154_neutral_spaceports() {
    let mut play = Play::deal("culture 3 BIO\np1 at BIO-S credits 100");
    play.play("p1 stay\np1 buy good space_spice");
    assert_eq!(play.merchant("p1").credits, 70);
    assert!(play.offered("build").is_empty());
}

/// MV-155: not after a buy action; after a sale it is allowed.
#[test]
fn mv_155_not_after_buying() {
    let mut play = in_city("");
    play.play("p1 buy good space_spice");
    assert_eq!(play.why_not("p1", "site COL04"), Some(Reason::BoughtThisTurn));
    let mut play = Play::deal("culture 7 COL\np1 at COL-B credits 500\np1 goods space_spice");
    play.play("p1 stay\np1 sell space_spice\np1 build COL04");
}

/// MV-157: the ship moves up, and the turn is over; the next one can trade without limit.
#[test]
fn mv_157_the_turn_ends() {
    let mut play = in_city("p2 at BIO01");
    play.play("p1 build COL04");
    assert_eq!((play.ship("p1"), play.asked().as_deref()), ("COL04", Some("p2")));
    play.play("p2 stay\np1 stay");
    assert_eq!((play.decision(), play.board().limits().buys), (Some(Decision::Trade), None));
}

/// MV-158: nobody can enter the city any more, but a ship that is there can leave.
#[test]
fn mv_158_the_city_is_closed() {
    let table = "culture 3 COL\nport COL04 p1";
    let mut play = Play::deal(&format!("{table}\np1 at COL05\nthrows 1+2+3"));
    play.play("p1 head COL04\np1 go COL04");
    assert_eq!(play.offered("go"), ["go COL03"]);
    assert_eq!(play.why_not("p1", "space COL-B"), Some(Reason::Closed(seat_of("p1"))), "not even its owner");
    let mut play = Play::deal(&format!("{table}\np1 at COL-B\nthrows 1+2+3"));
    play.play("p1 head COL04\np1 go COL04");
    let mut other = Play::deal(&format!("{table}\np1 at COL02\nthrows 1+2+3"));
    other.play("p1 head COL01\np1 go COL01\np1 go COL-A");
}

/// MV-159: the usual limits hold at a merchant spaceport.
#[test]
fn mv_159_usual_rules() {
    let mut play = Play::deal("culture 3 COL\nport COL04 p2\np1 at COL06 credits 500\nthrows 1+2+3");
    play.play("p1 head COL05\np1 go COL05\np1 go COL04\np1 land\np1 buy good space_spice");
    assert!(play.offered("buy").is_empty());
}

/// MV-160: the fee must be in cash, also when the card pays for the good.
#[test]
fn mv_160_the_fee() {
    let mut play = Play::deal("culture 3 COL\nport COL04 p2\np1 at COL04 credits 9\np1 contact 3 90");
    play.play("p1 stay");
    assert!(!play.offers("p1 buy good space_spice"));
    let mut play =
        Play::deal("culture 3 COL\nport COL04 p2\np1 at COL04 credits 10\np1 contact 3 90\np2 credits 0");
    play.play("p1 stay\np1 buy good space_spice");
    assert_eq!((play.merchant("p1").credits, play.merchant("p2").credits), (0, 10));
}

/// MV-161: the owner gets 10 from the bank for each own action.
#[test]
fn mv_161_the_owner() {
    let mut play = Play::deal("culture 3 COL\nport COL04 p1\np1 at COL04 credits 100");
    play.play("p1 stay\np1 buy good space_spice\np1 buy good space_spice");
    assert_eq!(play.merchant("p1").credits, 100 - 60 + 20);
}

/// MV-162, MV-163, MV-164: in the asteroid system players build from a neutral spaceport, which is ruined.
#[test]
fn mv_162_mv_163_mv_164_asteroid_system() {
    let mut play = Play::deal("culture 3 AST\np1 at AST-S1 credits 500\np2 at AST-S1");
    play.play("p1 stay");
    assert_eq!(play.offered("build"), ["build AST12"]);
    play.play("p1 build AST12");
    let kind = |id: &str| play.board().kind(Space::from_id(id).expect("a space"));
    assert_eq!((play.ship("p1"), kind("AST-S1"), kind("AST-S2")), ("AST12", Kind::Asteroid, Kind::Port));
    assert_eq!(play.decision(), Some(Decision::Start));
    play.play("p2 stay");
    assert_eq!(play.asked().as_deref(), Some("p1"), "no business on an asteroid");
}

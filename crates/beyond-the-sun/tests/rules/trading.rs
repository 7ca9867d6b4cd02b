//! BTS-052 to BTS-058: resource trade.

use beyond_the_sun::ids::Place;
use beyond_the_sun::testing::{Play, seat_of};
use beyond_the_sun::{Decision, Event, Reason};

/// A table at the trade of p1, whose action was that of Advanced Robotics (3 ore).
fn trading(lines: &str) -> Play {
    let mut play = Play::deal(&format!("{lines}\np1 researched I-4"));
    play.play("p1 go advanced-robotics\np1 trade");
    assert_eq!(play.decision(), Some(Decision::Trade));
    play
}

/// BTS-052: any number of exchanges in any mix, none included.
#[test]
fn bts_052_any_number_of_exchanges() {
    let mut play = trading("p1 ore 3 pop 1");
    assert_eq!(play.legal_of("p1"), ["buy", "retire 1 sol", "sell", "done"]);
    play.play("p1 sell\np1 retire 1 sol\np1 buy\np1 sell\np1 done");
    assert_eq!(play.goods("p1"), (6 + 1 - 1 - 3 + 1, 1));
    assert_eq!(play.asked().as_deref(), Some("p2"));
    let mut play = trading("");
    play.play("p1 done");
    assert_eq!(
        (play.goods("p1"), play.asked().as_deref()),
        ((3, 2), Some("p2")),
        "nothing at all is a choice"
    );
}

/// BTS-053: 3 ore for a cube of the leftmost column that has any, whatever food markers lie on the track.
#[test]
fn bts_053_ore_for_population() {
    let mut play = trading("p1 ore 3 pop 0\np1 supply 0 0 1 3 3");
    play.play("p1 buy");
    assert_eq!((play.goods("p1"), play.tableau("p1").supply), ((3, 1), [0, 0, 0, 3, 3, 0]));
    play.play("p1 buy");
    assert_eq!((play.goods("p1"), play.tableau("p1").supply), ((0, 2), [0, 0, 0, 2, 3, 0]));
    assert_eq!(play.tableau("p1").removed, [0, 0]);
    assert!(!play.offers("p1 buy"));
    assert_eq!(play.why_not("p1", "buy"), Some(Reason::TooLittleOre { need: 3, have: 0 }));
}

/// BTS-054: without supply there is nothing to buy, and population cannot replace it.
#[test]
fn bts_054_nothing_to_buy_without_supply() {
    let mut play = trading("p1 ore 9 pop 2\np1 supply 0 0 0 0 0");
    assert_eq!(play.legal_of("p1"), ["retire 1 sol", "sell", "done"]);
    assert_eq!(play.why_not("p1", "buy"), Some(Reason::NoSupply));
    play.play("p1 sell");
    assert!(play.offers("p1 buy"), "a cube that went back can be bought");
}

/// BTS-055: 1 ore and a ship of any place and level for population.
#[test]
fn bts_055_retiring_ships() {
    let mut play = trading("p1 pop 0\np1 ships sol 1 deep-space 4 a2 2\np1 outpost a2 food");
    assert_eq!(play.offered("p1", "retire"), ["1 sol", "4 deep-space", "2 a2"]);
    play.play("p1 retire 4 deep-space");
    assert_eq!((play.goods("p1"), play.ships("p1")), ((2, 1), vec!["sol 1".to_owned(), "a2 2".to_owned()]));
    assert!(play.events().contains(&Event::Retired(seat_of("p1"), 4, play.board().spot(Place::DeepSpace))));
    play.play("p1 retire 1 sol\np1 retire 2 a2");
    assert_eq!((play.goods("p1"), play.ships("p1").len()), ((0, 3), 0));
    let mut play = trading("p1 pop 1\np1 ships sol 1 1");
    play.play("p1 buy");
    assert_eq!(play.why_not("p1", "ship 1 sol"), Some(Reason::TooLittleOre { need: 1, have: 0 }));
}

/// BTS-056: retiring a ship may cost control at once, in the middle of the trade.
#[test]
fn bts_056_retiring_may_cost_control() {
    let mut play = trading("place a1 sirius\np1 ships a1 2\np1 outpost a1 ore\np2 ships a1 1");
    play.play("p1 retire 2 a1");
    assert_eq!(play.decision(), Some(Decision::Trade), "trade goes on");
    assert_eq!((play.outposts("p1").len(), play.outposts("p2")), (0, vec!["a1 ore".to_owned()]));
    assert_eq!(play.goods("p2").0, 1, "with the bonus of Sirius");
    assert_eq!(play.tableau("p1").removed, [0, 0]);
}

/// BTS-057: population goes to the rightmost column with room, for 1 ore.
#[test]
fn bts_057_population_for_ore() {
    let mut play = trading("p1 pop 3\np1 supply 4 2 3 2 3");
    play.play("p1 sell");
    assert_eq!((play.goods("p1"), play.tableau("p1").supply), ((4, 2), [4, 2, 3, 3, 3, 0]));
    play.play("p1 sell\np1 sell");
    assert_eq!((play.goods("p1"), play.tableau("p1").supply), ((6, 0), [4, 4, 3, 3, 3, 0]));
    assert!(!play.offers("p1 sell"));
    assert_eq!(play.why_not("p1", "sell"), Some(Reason::TooLittlePopulation { need: 1, have: 0 }));
}

/// BTS-058: what one exchange yields pays for the next.
#[test]
fn bts_058_yields_pay_for_more() {
    let mut play = trading("p1 pop 0\np1 ships sol 1 1 1");
    assert_eq!(play.goods("p1"), (3, 0));
    assert!(!play.offers("p1 sell"), "there is no population yet");
    play.play("p1 retire 1 sol\np1 retire 1 sol\np1 retire 1 sol");
    assert!(!play.offers("p1 buy"));
    play.play("p1 sell\np1 sell\np1 sell\np1 buy\np1 done");
    assert_eq!(play.goods("p1"), (0, 1));
}

/// BTL-015: the credit tile is only for an exchange that costs ore, so the reason against selling is not population.
#[test]
fn btl_015_nothing_is_sold_on_credit() {
    let mut play = Play::deal("p1 leaders investor\np1 ore 0 pop 2");
    play.play("p1 go basic-recruit\np1 trade\np1 less investor");
    assert!(play.offers("p1 buy") && !play.offers("p1 sell"));
    assert_eq!(play.why_not("p1", "sell"), Some(Reason::CannotBeUsed));
}

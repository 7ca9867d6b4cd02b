//! BTA-045 to BTA-050: the anarchists colonise.

use super::bta::{account, markers, moved};
use beyond_the_sun::testing::{Play, spent};
use beyond_the_sun::{Decision, Event, Marker, Reason};

/// A card that colonises, on this table.
fn colonised(lines: &str) -> Play {
    moved(&format!("rows convoy-raid colonise\ntop convoy-raid\nmarkers 10\n{lines}"))
}

/// BTA-045: control and strength are needed.
#[test]
fn bta_045_control_and_strength() {
    let play = colonised("p2 ships a1 4\np1 ships a1 4\np1 outpost a1 food");
    assert!(account(&play).contains(&"not colonise: NothingControlled".to_owned()));
    let play = colonised("p2 ships a1 1\np2 outpost a1");
    assert!(account(&play).contains(&"not colonise: TooWeak { place: A1, need: 2, have: 1 }".to_owned()));
    let play = colonised("p2 ships a1 1 1\np2 outpost a1");
    assert_eq!(play.colonies("p2"), ["alpha-centauri"]);
    let play = colonised("p2 ships yard-top 4\np2 outpost yard-top");
    assert!(play.colonies("p2").is_empty(), "a shipyard is no system");
}

/// BTA-046: of several systems the player chooses.
#[test]
fn bta_046_the_player_chooses() {
    let mut play = colonised("p2 ships a1 2 a2 2 b1 3\np2 outpost a1\np2 outpost a2\np2 outpost b1");
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p1"), Some(Decision::AnarchistsColonise)));
    assert_eq!(play.legal_of("p1"), ["colonise a1", "colonise a2"], "b1 needs more");
    assert_eq!(play.why_not("p1", "place b1"), Some(Reason::NotTheirs));
    play.play("p1 colonise a2");
    assert_eq!(play.colonies("p2"), ["barnards-star"]);
}

/// BTA-047: as little strength as possible, and weaker ships first.
#[test]
fn bta_047_weaker_ships_are_spent() {
    let play = colonised("p2 ships a1 1 1 2\np2 outpost a1");
    assert_eq!(play.ships("p2"), ["deep-space 2"], "the two weak ones are gone");
    let play = colonised("p2 ships b1 3 3 4\np2 outpost b1");
    assert_eq!(play.ships("p2"), ["deep-space 3 3"], "4 is exact, 6 would be too much");
}

/// BTA-048: ships taken back are gone, all others go to Deep Space.
#[test]
fn bta_048_the_rest_goes_to_deep_space() {
    let play = colonised("p2 ships a1 2 3\np2 outpost a1\np1 ships a1 1 4 sol 1");
    let ships = (play.ships("p2"), play.ships("p1"));
    assert_eq!(
        ships,
        (vec!["deep-space 3".to_owned()], vec!["sol 1".to_owned(), "deep-space 1 4".to_owned()])
    );
}

/// BTA-049: the card lies beside the track with the outpost and one more marker, and a new system is drawn (OQ-17).
#[test]
fn bta_049_one_more_marker() {
    let play = colonised("p2 ships a1 2\np2 outpost a1\ndeck A wolf-359");
    assert_eq!(play.tableau("p2").colonies[0].markers, [Some(Marker::Threat); 2]);
    assert_eq!((markers(&play), play.outposts("p2").len()), ((9, 0), 0));
    assert_eq!(play.system("a1").as_deref(), Some("wolf-359"));
}

/// BTA-050: the colonise bonus is ignored.
#[test]
fn bta_050_no_bonus() {
    let play = colonised("p2 ships a2 2\np2 outpost a2\np1 pop 1");
    assert_eq!(play.colonies("p2"), ["barnards-star"]);
    assert_eq!((play.decision(), play.goods("p1").1, play.tableau("p2").pop), (Some(Decision::Act), 1, 0));
    assert!(!play.events().iter().any(|event| matches!(event, Event::Due(..) | Event::Recruited(..))));
}

/// BTA-047: least excess first, then the highest levels are kept.
#[test]
fn bta_047_least_excess_then_weaker_ships() {
    assert_eq!(spent([2, 1, 0, 1], 4), [2, 1, 0, 0], "of equal sums the weak ones go");
    assert_eq!(spent([0, 0, 2, 1], 4), [0, 0, 0, 1], "an exact sum before weaker ships");
    assert_eq!(spent([1, 0, 2, 0], 5), [0, 0, 2, 0], "6 is the least that reaches 5");
    assert_eq!(spent([1, 2, 0, 0], 4), [0, 2, 0, 0], "one strength more is not given");
    assert_eq!(spent([3, 1, 1, 0], 3), [3, 0, 0, 0]);
}

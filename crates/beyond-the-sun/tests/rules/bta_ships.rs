//! BTA-034 to BTA-044: ships of the anarchists.

use super::bta::{account, anarchists, done, markers, moved, own_turn};
use beyond_the_sun::cards::Pack;
use beyond_the_sun::testing::Play;
use beyond_the_sun::{Decision, Event};

/// Jumps of so many ships.
fn jumped(n: u8, lines: &str) -> Play {
    moved(&format!("rows convoy-raid jump {n}\ntop convoy-raid\n{lines}"))
}

/// BTA-034, BTA-036: a ship of the shown level is placed in Deep Space; it is an anarchist ship, on events as well.
#[test]
fn bta_034_bta_036_ships_come_to_deep_space() {
    for level in 1..=4 {
        let play = moved(&format!("rows convoy-raid ship {level}\ntop convoy-raid"));
        assert_eq!(play.ships("p2"), [format!("deep-space {level}")]);
    }
    let play = moved(
        "event II-1 refugee-convoys\np2 researched I-1\nrows convoy-raid research 2 military\ntop convoy-raid",
    );
    assert_eq!(
        (play.ships("p2"), play.ships("p1")),
        (vec!["deep-space 1".to_owned()], vec!["sol 1".to_owned()])
    );
}

/// BTA-035: they never run out of cubes.
#[test]
fn bta_035_no_end_of_cubes() {
    let fleet = vec!["1"; 30].join(" ");
    let slots = "I-1 I-2 I-3 I-4";
    let play = moved(&format!(
        "p2 ships a2 {fleet}\np2 researched {slots}\nslot II-1 plasma-cannon
        rows convoy-raid ship 4 / research 2 military\ntop convoy-raid"
    ));
    assert_eq!(done(&play), ["ship 4", "research 2 military"]);
    assert_eq!(play.tableau("p2").fleet(), [30, 0, 0, 1]);
}

/// BTA-037: up to so many ships move, one for each jump, all to one system.
#[test]
fn bta_037_ships_move_to_one_target() {
    let play = jumped(2, "p2 ships deep-space 1 1 1");
    assert_eq!(play.ships("p2"), ["deep-space 1", "a1 1 1"]);
    let play = jumped(2, "p2 ships deep-space 1");
    assert_eq!(play.ships("p2"), ["a1 1"], "fewer if there are fewer");
    let play = jumped(1, "p2 ships deep-space 1\nmarkers 11");
    assert_eq!(play.ships("p2"), ["b1 1"], "however far");
}

/// BTA-038: only ships of Deep Space move, and never to Sol or to the shipyard.
#[test]
fn bta_038_only_out_of_deep_space() {
    let play = jumped(3, "p2 ships a2 4 deep-space 1\np2 outpost a2");
    assert_eq!(play.ships("p2"), ["a1 1", "a2 4"]);
    let targets = &Pack::standard().solo.track.targets;
    assert!(targets.iter().all(|place| ["a1", "a2", "b1"].contains(&place.id())), "{targets:?}");
}

/// BTA-039: the field directly left of the leftmost marker shows the target.
#[test]
fn bta_039_the_track_shows_the_target() {
    let targets = Pack::standard().solo.track.targets.clone();
    assert_eq!(targets.len(), 14);
    for markers in 2..=13_usize {
        let play = jumped(1, &format!("p2 ships deep-space 1\nmarkers {markers}"));
        assert_eq!(play.ships("p2"), [format!("{} 1", targets[13 - markers])], "{markers} markers");
    }
    let easy = |markers| Play::deal(&format!("solo easy\nmarkers {markers}")).board().target();
    assert_eq!(
        [14, 13, 2].map(easy),
        [targets[0], targets[1], targets[12]].map(Some),
        "two on the last field"
    );
}

/// BTA-040: the stronger ships move first.
#[test]
fn bta_040_stronger_ships_first() {
    let play = jumped(2, "p2 ships deep-space 1 3 2");
    assert_eq!(play.tableau("p2").ships[beyond_the_sun::ids::Place::A1 as usize], [0, 1, 1, 0]);
}

/// BTA-041: all ships move together, and control is checked after that: the marker that is used does not redirect the
/// others.
#[test]
fn bta_041_all_at_once() {
    let play = jumped(2, "p2 ships deep-space 2 2\np1 ships a1 3\np1 outpost a1 food");
    assert_eq!((play.ships("p2"), play.outposts("p1").len()), (vec!["a1 2 2".to_owned()], 0));
    let kinds = play.events().iter().filter_map(|event| match event {
        Event::Jumped(..) => Some("jumped"),
        Event::TookControl(..) => Some("took"),
        _ => None,
    });
    assert_eq!(kinds.collect::<Vec<_>>(), ["jumped", "jumped", "took"]);
}

/// BTA-042: with no ship in Deep Space the next effect is tried.
#[test]
fn bta_042_without_ships_the_next_effect() {
    let play = moved("rows convoy-raid jump 2 > ship 2\ntop convoy-raid\np2 ships a1 4\np2 outpost a1");
    assert!(account(&play).contains(&"not jump 2: NoShipInDeepSpace".to_owned()));
    assert_eq!(play.ships("p2"), ["deep-space 2", "a1 4"]);
}

/// BTA-043: the leftmost marker is their outpost, and goes back to the track with the control.
#[test]
fn bta_043_markers_are_outposts() {
    let play = jumped(1, "p2 ships deep-space 1");
    assert_eq!((markers(&play), play.outposts("p2").len()), ((12, 0), 1));
    assert_eq!([1, 2].map(|field| play.board().markers_on(field)), [0, 1]);
    let mut play = own_turn("p2 ships a2 1\np2 outpost a2\nmarkers 10\nbeside 2\np1 ships sol 2");
    play.play("p1 go basic-build-jump\np1 pass\np1 jump 2 sol a2\np1 done");
    assert_eq!((markers(&play), play.outposts("p1")), ((11, 2), vec!["a2 food".to_owned()]), "not beside it");
    assert!(play.outposts("p2").is_empty());
    let tie = jumped(1, "p2 ships deep-space 1\np1 ships a1 1\np1 outpost a1 food");
    assert_eq!((markers(&tie), tie.outposts("p1").len()), ((13, 0), 1), "a tie changes nothing");
}

/// BTA-044: they ignore entry rules and bonuses.
#[test]
fn bta_044_no_text_concerns_them() {
    let play = jumped(1, "place a1 dx-cancri\np2 ships deep-space 1");
    assert_eq!(play.ships("p2"), ["a1 1"], "a ship of level 1 where level 2 is needed");
    let play = jumped(2, "place a1 van-maanens-star\np2 ships deep-space 1 1");
    assert_eq!(play.ships("p2"), ["a1 1 1"], "a jump each where more are needed");
    let bonus = Pack::standard().systems.iter().find(|card| !card.control.is_none()).expect("a bonus").id;
    let play = jumped(1, &format!("place a1 {bonus}\np2 ships deep-space 1"));
    assert_eq!((play.decision(), play.outposts("p2").len()), (Some(Decision::Act), 1));
    assert!(!play.events().iter().any(|event| matches!(event, Event::Due(..))), "nobody gets {bonus}");
    assert_eq!(anarchists(&play).markers, 12);
}

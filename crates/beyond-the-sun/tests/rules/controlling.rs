//! BTS-154 to BTS-172, BTS-019: who controls a place, the outpost there, and the bonus for taking it.

use beyond_the_sun::ids::{Place, System};
use beyond_the_sun::testing::{Play, seat_of};
use beyond_the_sun::{Cause, Decision, Event};

/// The table after jumps of p1 with Letters of Marque.
fn jumped(lines: &str, jumps: &[&str]) -> Play {
    let mut play = Play::deal(&format!("slot II-1 letters-of-marque\np1 researched II-1\n{lines}"));
    play.play("p1 go letters-of-marque");
    for jump in jumps {
        play.play(&format!("p1 jump {jump}"));
    }
    if jumps.len() < 4 {
        play.play("p1 done");
    }
    play
}

/// Who controls Barnard's Star (food) on the right A place.
fn holder(play: &Play) -> Option<String> {
    play.board().controller(Place::A2).map(|seat| seat.to_string())
}

/// BTS-154: levels count, not cubes, and outposts add nothing.
#[test]
fn bts_154_strength_is_the_sum_of_levels() {
    let play = jumped("p1 ships sol 3\np2 ships a2 1 1\np2 outpost a2 food", &["3 sol a2"]);
    assert_eq!(holder(&play).as_deref(), Some("p1"), "3 against 2, one cube against two");
    assert_eq!(play.tableau("p2").strength(Place::A2), 2);
    let play = jumped("p1 ships sol 3\np2 ships a2 1 2 1\np2 outpost a2 food", &["3 sol a2"]);
    assert_eq!(holder(&play).as_deref(), Some("p2"));
}

/// BTS-155: a place without ships is taken by leaving one there, even over an outpost of another.
#[test]
fn bts_155_empty_places_are_taken() {
    assert_eq!(holder(&jumped("p1 ships sol 1", &["1 sol a2"])).as_deref(), Some("p1"));
    let play = jumped("p1 ships sol 1\np2 outpost a2 food", &["1 sol a2"]);
    assert_eq!((holder(&play).as_deref(), play.tableau("p2").removed), (Some("p1"), [0, 0]));
    let play = jumped("p1 ships sol 1\np2 outpost a2 food", &["1 sol a2", "1 a2 yard-right"]);
    assert_eq!(holder(&play).as_deref(), Some("p2"), "nothing was left there");
}

/// BTS-156, BTS-158: strictly more strength than the controller is needed; a tie changes nothing.
#[test]
fn bts_156_bts_158_more_than_the_controller() {
    let taken = |own: &str| {
        let play = jumped(
            &format!("p1 ships sol {own}\np2 ships a2 2\np2 outpost a2 food"),
            &[&format!("{own} sol a2")],
        );
        holder(&play)
    };
    assert_eq!(["1", "2", "3"].map(taken).map(Option::unwrap_or_default), ["p2", "p2", "p1"]);
}

/// BTS-157: when ships of the controller leave, some or all, the strongest other takes over.
#[test]
fn bts_157_ships_that_leave() {
    let table = "p1 ships a2 2 1\np1 outpost a2 food\np2 ships a2 2\np3 ships a2 1";
    let play = jumped(table, &["2 a2 sol"]);
    assert_eq!(holder(&play).as_deref(), Some("p2"), "some left: 1 against 2");
    let play = jumped(table, &["2 a2 sol", "1 a2 sol"]);
    assert_eq!(holder(&play).as_deref(), Some("p2"), "all left");
    let play = jumped(table, &["1 a2 sol"]);
    assert_eq!(holder(&play).as_deref(), Some("p1"), "2 against 2 is no change");
}

/// BTS-159: if several others are then tied for the most, nobody controls the place.
#[test]
fn bts_159_several_others_tied() {
    let table = "p1 ships a2 3\np1 outpost a2 food\np2 ships a2 2\np3 ships a2 1 1";
    let play = jumped(table, &["3 a2 sol"]);
    assert_eq!((holder(&play), play.tableau("p1").removed), (None, [0, 0]), "the outpost goes back");
    assert!(play.events().contains(&Event::LostControl(seat_of("p1"), play.board().spot(Place::A2))));
}

/// BTS-160: if all ships leave and nobody else is there, control stays.
#[test]
fn bts_160_empty_places_stay_controlled() {
    let play = jumped("p1 ships a2 1\np1 outpost a2 food", &["1 a2 sol"]);
    assert_eq!((holder(&play).as_deref(), play.tableau("p1").removed), (Some("p1"), [1, 0]));
}

/// BTS-161, BTS-019: the leftmost marker of the fitting track goes to the place, unasked, and production rises.
#[test]
fn bts_161_bts_019_the_outpost_is_mandatory() {
    let mut play = jumped("p1 ships sol 1\np1 removed food 1", &["1 sol a2"]);
    assert_eq!(play.decision(), Some(Decision::Produce), "a place of one sort leaves nothing to ask");
    assert_eq!((play.outposts("p1"), play.tableau("p1").removed), (vec!["a2 food".to_owned()], [2, 0]));
    let before = play.tableau("p1").supply;
    play.play("p1 grow");
    assert_eq!(
        (before, play.tableau("p1").supply),
        ([4, 4, 3, 3, 3, 0], [3, 3, 3, 3, 3, 0]),
        "A and B grow now"
    );
}

/// BTS-162, BTS-166: at a place with both sorts the new controller chooses, regardless of the loser's marker.
#[test]
fn bts_162_bts_166_a_choice_of_sorts() {
    for (sort, removed) in [("food", [1, 0]), ("ore", [0, 1])] {
        let mut play = jumped("p1 ships sol 1\np2 outpost a1 ore", &["1 sol a1"]);
        assert_eq!(play.legal_of("p1"), ["outpost a1 food", "outpost a1 ore"]);
        play.play(&format!("p1 outpost a1 {sort}"));
        assert_eq!((play.outposts("p1"), play.tableau("p1").removed), (vec![format!("a1 {sort}")], removed));
    }
}

/// BTS-163: with no marker of the sort left a substitute lies there; the sort may still be chosen.
#[test]
fn bts_163_substitutes_as_outposts() {
    let play = jumped("p1 ships sol 1\np1 removed food 8", &["1 sol a2"]);
    assert_eq!((play.outposts("p1"), play.tableau("p1").removed), (vec!["a2 substitute".to_owned()], [8, 0]));
    let mut play = jumped("p1 ships sol 1\np1 removed food 8", &["1 sol a1"]);
    play.play("p1 outpost a1 food");
    assert_eq!(play.outposts("p1"), ["a1 substitute"]);
    assert_eq!(play.board().last_round, None);
}

/// BTS-164, BTS-165: the loser takes its marker back to its own track before the new one is placed.
#[test]
fn bts_164_bts_165_outposts_go_back() {
    let mut play =
        jumped("p1 ships sol 2\np2 removed ore 2\np2 ships a1 1\np2 outpost a1 ore", &["2 sol a1"]);
    assert_eq!(play.tableau("p2").removed, [0, 2], "back already, while p1 still chooses");
    assert_eq!(play.board().controller(Place::A1), None);
    play.play("p1 outpost a1 food");
    let lost = Event::LostControl(seat_of("p2"), play.board().spot(Place::A1));
    assert!(!play.events().contains(&lost), "that was before");
    assert_eq!(play.board().controller(Place::A1), Some(seat_of("p1")));
}

/// BTS-167: the outpost is what counts for building and colonising, not the ships.
#[test]
fn bts_167_outposts_count_as_control() {
    let mut play = Play::deal(
        "p1 ships yard-left 4 a2 4\np2 ships yard-left 4 a2 4\np2 outpost yard-left food\np2 outpost a2 food\np1 researched I-2\np1 ore 4",
    );
    assert!(!play.offers("p1 go terraforming"), "as strong as p2, but without an outpost");
    play.play("p1 go basic-build-jump\np1 do");
    assert_eq!(play.ships("p1"), ["sol 1", "a2 4", "yard-left 4"], "Sol is the only shipyard");
}

/// BTS-168: taking control gives the bonus of the system at once, whether or not ships had been there.
#[test]
fn bts_168_take_control_bonuses() {
    let sirius = Cause::Control(System::from_id("sirius").expect("a known id"));
    for ships in ["", "p2 ships a1 1\np2 outpost a1 ore"] {
        let play = jumped(&format!("place a1 sirius\np1 ships sol 2\n{ships}"), &["2 sol a1"]);
        let due = Event::Due(seat_of("p1"), sirius);
        assert!(play.events().contains(&due));
        let taken = if ships.is_empty() { 0 } else { 2 };
        assert_eq!(play.goods("p1").0, 1 + taken, "1 ore of Sirius, and 2 of the action for a place taken");
    }
    let play = jumped("place a1 sirius\np1 ships sol 1 a1 1\np1 outpost a1 ore", &["1 sol a1"]);
    assert_eq!(play.goods("p1").0, 0, "p1 had it before");
}

/// BTS-169: the bonus also comes in the turn of another.
#[test]
fn bts_169_bonuses_in_other_turns() {
    let play = jumped("place a1 sirius\np1 ships a1 2\np1 outpost a1 ore\np2 ships a1 1", &["2 a1 sol"]);
    assert_eq!(play.goods("p2").0, 1);
}

/// BTS-170: colonising does not give the take-control bonus again.
#[test]
fn bts_170_no_second_bonus_for_colonising() {
    let mut play =
        Play::deal("place a1 ross-128\np1 ships a1 2\np1 outpost a1 food\np1 researched I-2\np1 ore 4 pop 0");
    play.play("p1 go terraforming\np1 colonise a1");
    assert_eq!(play.goods("p1"), (2, 0), "2 ore of the colony, no population of taking control");
}

/// BTS-171: other rules printed on a system hold: Van Maanen's Star costs one more jump to enter.
#[test]
fn bts_171_rules_of_systems() {
    let lines = "place b1 van-maanens-star\np1 ships yard-left 1";
    let mut play = Play::deal(lines);
    play.play("p1 go basic-build-jump\np1 pass");
    assert!(play.offers("p1 jump 1 yard-left b1"));
    play.play("p1 jump 1 yard-left b1");
    assert_eq!(play.outposts("p1"), ["b1 ore"], "both jumps are used up");
    let mut play = Play::deal("place b1 van-maanens-star\np1 ships deep-space 1 a2 1\np1 outpost a2 food");
    play.play("p1 go basic-build-jump\np1 pass\np1 jump 1 a2 sol");
    assert!(!play.offers("p1 jump 1 deep-space b1"), "one jump is too little");
}

/// BTS-172: a faction that takes several systems at once orders their bonuses.
#[test]
fn bts_172_bonuses_in_any_order() {
    for (first, causes) in [("a1", ["sirius", "ross-128"]), ("a2", ["ross-128", "sirius"])] {
        let mut play =
            jumped("place a1 sirius\nplace a2 ross-128\np1 ships sol 1 1", &["1 sol a1", "1 sol a2"]);
        assert_eq!(play.legal_of("p1"), ["bonus a1", "bonus a2"]);
        play.play(&format!("p1 bonus {first}"));
        let due = play.events().iter().filter_map(|event| match event {
            Event::Due(_, Cause::Control(system)) => Some(system.to_string()),
            _ => None,
        });
        assert_eq!(due.collect::<Vec<_>>(), causes);
        assert_eq!(play.goods("p1"), (1, 3));
    }
}

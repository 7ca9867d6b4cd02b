//! BTS-017, BTS-018, BTS-149 to BTS-153: moving ships.

use beyond_the_sun::testing::{Play, seat_of};
use beyond_the_sun::{Decision, Event, Reason};

/// The jumps of Letters of Marque: four of them and nothing else.
fn jumping(lines: &str) -> Play {
    let mut play = Play::deal(&format!("slot II-1 letters-of-marque\np1 researched II-1\n{lines}"));
    play.play("p1 go letters-of-marque");
    assert_eq!(play.decision(), Some(Decision::Jump(4)));
    play
}

/// BTS-017: a jump leads along a line, and nowhere else.
#[test]
fn bts_017_jumps_follow_lines() {
    let from = |place: &str| {
        let jumps = jumping(&format!("p1 ships {place} 1")).offered("p1", "jump");
        jumps.iter().filter_map(|jump| jump.rsplit(' ').next().map(str::to_owned)).collect::<Vec<_>>()
    };
    assert_eq!(from("sol"), ["a1", "a2"]);
    assert_eq!(from("a1"), ["sol", "deep-space", "yard-left"]);
    assert_eq!(from("yard-right"), ["a2", "b2"]);
    assert_eq!(from("deep-space"), ["a1", "a2", "b1", "b2"]);
    assert_eq!(from("b1"), ["deep-space", "yard-left"]);
}

/// BTS-018: systems and shipyards have one controller at most; Sol and Deep Space never have any.
#[test]
fn bts_018_what_can_be_controlled() {
    let mut play = jumping("p1 ships deep-space 4 a1 1\np1 outpost a1 food\np2 ships deep-space 1");
    play.play("p1 jump 4 deep-space b2\np1 jump 1 a1 yard-left\np1 jump 1 yard-left a1\np1 jump 1 a1 sol");
    assert_eq!(play.outposts("p1"), ["a1 food", "b2 ore"], "neither Deep Space nor Sol");
    for place in play.board().places() {
        let controllable = play.board().controllable().has(place);
        assert_eq!(controllable, !matches!(place.to_string().as_str(), "sol" | "deep-space"), "{place}");
    }
    let mut play = jumping("p1 ships sol 2\np2 ships a2 1\np2 outpost a2 food");
    play.play("p1 jump 2 sol a2\np1 done");
    assert_eq!(
        (play.outposts("p1"), play.outposts("p2").len()),
        (vec!["a2 food".to_owned()], 0),
        "one at a time"
    );
}

/// BTS-149, BTS-150: each jump moves one ship along one line; the player distributes jumps over the ships freely.
#[test]
fn bts_149_bts_150_jumps_are_spread_freely() {
    let mut play = jumping("p1 ships sol 1 1 1 1");
    play.play("p1 jump 1 sol a1\np1 jump 1 a1 yard-left\np1 jump 1 yard-left b1\np1 jump 1 b1 deep-space");
    assert_eq!(play.ships("p1"), ["sol 1 1 1", "deep-space 1"], "all for one ship");
    let mut play = jumping("p1 ships sol 1 1 1 1");
    play.play("p1 jump 1 sol a1\np1 jump 1 sol a2\np1 jump 1 sol a1\np1 jump 1 sol a2");
    assert_eq!(play.ships("p1"), ["a1 1 1", "a2 1 1"], "one for each of four");
    assert!(!matches!(play.decision(), Some(Decision::Jump(_))), "there is no fifth");
    let play = jumping("p1 ships sol 1");
    assert_eq!(play.why_not("p1", "ship 2 sol"), Some(Reason::CannotMove), "there is no such ship");
}

/// BTS-151: all moves of one effect are simultaneous: nothing is checked on the way.
#[test]
fn bts_151_nothing_is_checked_on_the_way() {
    let mut play = jumping("place a1 sirius\np1 ships sol 2\np2 outpost a1 ore\np1 ore 0");
    play.play("p1 jump 2 sol a1\np1 jump 2 a1 yard-left");
    assert_eq!(play.outposts("p2"), ["a1 ore"], "passing through changes nothing");
    play.play("p1 done");
    assert_eq!(
        (play.outposts("p1"), play.outposts("p2")),
        (vec!["yard-left food".to_owned()], vec!["a1 ore".to_owned()])
    );
    assert_eq!(play.goods("p1").0, 0, "no bonus of Sirius");
    let mut play = jumping("place a1 sirius\np1 ships a1 2 sol 1\np1 outpost a1 ore\np2 ships a1 1");
    play.play("p1 jump 2 a1 sol\np1 jump 1 sol a2\np1 jump 2 sol a1\np1 done");
    assert!(
        play.events().iter().all(|event| !matches!(event, Event::LostControl(..))),
        "it left and came back"
    );
}

/// BTS-152: jumps may be left unused; none is saved for later.
#[test]
fn bts_152_unused_jumps_are_lost() {
    let mut play = jumping("p1 ships sol 1");
    play.play("p1 jump 1 sol a2\np1 done");
    assert_eq!((play.decision(), play.ships("p1")), (Some(Decision::Produce), vec!["a2 1".to_owned()]));
    play.play("p1 mine\np2 go basic-recruit\np2 mine\np3 go basic-recruit\np3 mine\np1 go basic-build-jump\np1 pass");
    assert_eq!(play.decision(), Some(Decision::Jump(2)), "two, not five");
}

/// BTS-153: control is corrected in the turns of others, too, as soon as their movement is done.
#[test]
fn bts_153_control_is_corrected_at_once() {
    let mut play = jumping("p1 ships a2 3\np1 outpost a2 food\np2 ships a2 2\np3 ships a2 1");
    play.play("p1 jump 3 a2 yard-right");
    assert_eq!(play.outposts("p1"), ["a2 food"], "not while ships are moving");
    play.play("p1 done");
    assert_eq!(
        (play.outposts("p1"), play.outposts("p2")),
        (vec!["yard-right ore".to_owned()], vec!["a2 food".to_owned()])
    );
    let took = |event: &Event| matches!(event, Event::TookControl(seat, ..) if *seat == seat_of("p2"));
    assert!(play.events().iter().any(took), "in the turn of p1");
}

/// BTS-153: giving a ship as a cost may also cost control.
#[test]
fn bts_153_ships_given_as_a_cost() {
    let mut play = Play::deal(
        "slot IV-1 black-market-industries\np1 researched IV-1\np1 ships a2 2\np1 outpost a2 food\np2 ships a2 1",
    );
    play.play("p1 use black-market-industries\np1 option b\np1 return 2 a2");
    assert_eq!((play.outposts("p1").len(), play.outposts("p2")), (0, vec!["a2 food".to_owned()]));
}

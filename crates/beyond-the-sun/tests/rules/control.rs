//! BTS-140 to BTS-172, BTS-195, BTS-196: ships, control, outposts and the bonuses for taking control.

use beyond_the_sun::testing::Play;
use beyond_the_sun::{Decision, Marker, Reason};

/// BTS-105, BTS-194: without supply population may stand in for a ship, or the ship is left.
#[test]
fn bts_105_population_stands_in() {
    let mut play = Play::deal("p1 supply 0 0 0 0 0\np1 pop 2");
    play.play("p1 go basic-research-1\np1 research I-1");
    assert_eq!(play.decision(), Some(Decision::BuildFromPopulation(2)));
    assert_eq!(play.legal_of("p1"), ["build sol", "pass"]);
    let mut left = play.clone();
    play.play("p1 build sol");
    assert_eq!((play.ships("p1"), play.tableau("p1").pop), (vec!["sol 1 2".to_owned()], 0));
    left.play("p1 pass");
    assert_eq!((left.ships("p1"), left.tableau("p1").pop), (vec!["sol 1".to_owned()], 1));
}

/// BTS-141, BTS-167: ships are built on Sol and on shipyards with an own outpost.
#[test]
fn bts_141_where_ships_are_built() {
    let mut play = Play::deal("p1 outpost yard-left food\np2 outpost yard-right ore\np1 outpost a1 ore");
    play.play("p1 go basic-build-jump\np1 do");
    assert_eq!(play.legal_of("p1"), ["build sol", "build yard-left"]);
    assert_eq!(play.why_not("p1", "place yard-right"), Some(Reason::NoShipyard));
    play.play("p1 build yard-left");
    assert_eq!(play.ships("p1"), ["sol 1", "yard-left 1"]);
}

/// BTS-145, OQ-07: upgrades end at level 4.
#[test]
fn bts_145_level_four_is_the_highest() {
    let mut play = Play::deal("slot II-1 supply-base\np1 researched I-1 II-1\np1 ships sol 3 4 a1 1");
    play.play("p1 go supply-base");
    assert_eq!(play.offered("p1", "upgrade"), ["3 sol", "1 a1"]);
    assert_eq!(play.why_not("p1", "ship 4 sol"), Some(Reason::HighestLevel));
    play.play("p1 upgrade 3 sol");
    assert_eq!(play.ships("p1"), ["sol 4 4", "a1 1"]);
    assert_eq!(play.offered("p1", "upgrade"), ["1 a1"]);
    play.play("p1 upgrade 1 a1");
    assert_eq!(play.decision(), Some(Decision::PlaceOutpost(beyond_the_sun::ids::Place::A1)), "BTS-148");
}

/// p1 controls a1 with one ship; p2 and p3 have these ships there, and p1 leaves.
fn leave(p2: &str, p3: &str) -> Play {
    let mut play = Play::deal(&format!(
        "place a1 wolf-359
        p1 ships a1 4
        p1 outpost a1 ore
        p2 ships a1 {p2}
        p3 ships a1 {p3}"
    ));
    play.play("p1 go basic-build-jump\np1 pass\np1 jump 4 a1 sol\np1 done");
    play
}

/// BTS-157: when the controller leaves, the strongest of the others takes control.
#[test]
fn bts_157_the_strongest_left_behind() {
    let play = leave("1 1", "3");
    assert_eq!((play.outposts("p1"), play.outposts("p3")), (vec![], vec!["a1 ore".to_owned()]));
    assert_eq!(play.tableau("p1").removed, [0, 0], "BTS-164");
    assert_eq!(play.asked().as_deref(), Some("p1"), "and p1's turn goes on");
}

/// BTS-159: when others tie, nobody controls the place.
#[test]
fn bts_159_a_tie_of_others() {
    let mut play = leave("1 1", "2");
    for seat in ["p1", "p2", "p3"] {
        assert_eq!(play.outposts(seat), Vec::<String>::new());
    }
    assert_eq!(play.tableau("p1").removed, [0, 0]);
    // OQ-03: the tie is broken later by a departure.
    play.play("p1 mine\np2 go basic-build-jump 2\np2 pass\np2 jump 1 a1 sol\np2 done");
    assert_eq!(play.outposts("p3"), ["a1 ore"]);
}

/// BTS-163, BTS-195, BTS-196: without a marker of the sort a substitute is placed; it goes back to no track.
#[test]
fn bts_163_a_substitute_as_outpost() {
    let mut play = Play::deal("place a1 wolf-359\np1 removed ore 8\np1 ships sol 1\np2 ships sol 2");
    play.play("p1 go basic-build-jump\np1 pass\np1 jump 1 sol a1\np1 done");
    assert_eq!(play.outposts("p1"), ["a1 substitute"]);
    assert_eq!(play.tableau("p1").removed, [0, 8]);
    play.play("p1 mine\np2 go basic-build-jump 2\np2 pass\np2 jump 2 sol a1\np2 done");
    assert_eq!((play.outposts("p1"), play.outposts("p2")), (vec![], vec!["a1 ore".to_owned()]));
    assert_eq!(play.tableau("p1").removed, [0, 8]);
    let marker = play.board().outposts.iter().flatten().next().map(|outpost| outpost.marker);
    assert_eq!(marker, Some(Marker::Of(beyond_the_sun::ids::Sort::Ore)));
}

/// BTS-172: several bonuses are carried out in the order of choice.
#[test]
fn bts_172_the_order_of_bonuses() {
    let mut play = Play::deal("place a1 sirius\nplace a2 ross-128\np1 ships sol 1 1");
    play.play("p1 go basic-build-jump\np1 pass\np1 jump 1 sol a1\np1 jump 1 sol a2");
    assert_eq!(play.decision(), Some(Decision::OrderBonuses));
    assert_eq!(play.legal_of("p1"), ["bonus a1", "bonus a2"]);
    assert_eq!(play.outposts("p1"), ["a1 ore", "a2 food"], "outposts first");
    play.play("p1 bonus a2");
    assert_eq!(play.goods("p1"), (1, 3), "and then the other one");
}

/// BTS-171: Van Maanen's Star takes one jump more to enter.
#[test]
fn bts_171_a_rule_of_a_system() {
    let mut play = Play::deal("place b1 van-maanens-star\np1 ships yard-left 1 1");
    play.play("p1 go basic-build-jump\np1 pass");
    assert!(play.offers("p1 jump 1 yard-left b1"));
    play.play("p1 jump 1 yard-left a1");
    assert!(!play.offers("p1 jump 1 yard-left b1"), "one jump is left");
}

/// BTS-122, BTS-182: a system that an event laid beside the board is one jump away, and is not replaced.
#[test]
fn bts_122_a_system_beside_the_board() {
    let mut play =
        Play::deal("beside wolf-359 a2\np1 researched I-2\np1 ore 4\np1 ships a2 2\np1 outpost a2 food");
    play.play("p1 go basic-build-jump\np1 pass\np1 jump 2 a2 x1\np1 done");
    assert_eq!(play.outposts("p1"), ["a2 food", "x1 ore"]);
    play.play("p1 mine\np2 go basic-recruit\np2 mine\np3 go basic-recruit\np3 mine");
    play.play("p1 go terraforming\np1 colonise x1");
    assert_eq!((play.system("x1"), play.colonies("p1")), (None, vec!["wolf-359".to_owned()]));
    assert_eq!(
        play.board().neighbours(beyond_the_sun::ids::Place::A2).len(),
        3,
        "Sol, Deep Space and the yard"
    );
}

/// BTS-121, BTS-122: an event lays a system beside the board before the technology is chosen.
#[test]
fn bts_121_the_rift_opens() {
    let mut play = Play::deal(
        "event II-1 dimensional-rift
        deck A struve-2398
        deck 2 plasma-cannon human-experiments
        p1 researched I-1
        p1 ore 2 pop 1",
    );
    play.play("p1 go basic-research-2\np1 research II-1");
    assert_eq!(
        (play.decision(), play.system("x1").as_deref()),
        (Some(Decision::AttachSystem), Some("struve-2398"))
    );
    assert_eq!(play.offered("p1", "attach"), ["a1", "a2", "b1", "b2"]);
    play.play("p1 attach b2");
    assert_eq!(play.decision(), Some(Decision::Jump(1)), "everybody jumps, the researcher first");
    play.play("p1 done\np2 done\np3 done\np1 choose plasma-cannon");
    assert_eq!(play.decision(), Some(Decision::Produce));
}

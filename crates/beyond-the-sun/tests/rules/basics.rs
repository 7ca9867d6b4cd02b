//! BTS-093 to BTS-097: the basic actions.

use beyond_the_sun::testing::{Play, seat_of};
use beyond_the_sun::{Decision, Event, Reason};

/// BTS-093: a cube for a technology of level I, without ore.
#[test]
fn bts_093_research_one() {
    let mut play = Play::deal("p1 ore 0 pop 1");
    play.play("p1 go basic-research-1");
    assert_eq!((play.decision(), play.offered("p1", "research").len()), (Some(Decision::Research(1)), 4));
    play.play("p1 research I-4");
    assert_eq!(play.goods("p1"), (1, 0), "the ore comes from the bonus of Advanced Robotics");
    assert_eq!(
        play.tableau("p1").researched.iter().map(|slot| slot.to_string()).collect::<Vec<_>>(),
        ["I-4"]
    );
    assert!(!play.events().iter().any(|event| matches!(event, Event::Paid(..))));
}

/// BTS-094: 2 ore and a cube for a technology of level II, known or unknown, with its prerequisites.
#[test]
fn bts_094_research_two() {
    let table =
        "p1 pop 1\np1 researched I-1 I-2\nslot II-3 data-brokers\ndeck 2 plasma-cannon letters-of-marque";
    let mut play = Play::deal(&format!("{table}\np1 ore 2"));
    play.play("p1 go basic-research-2");
    assert_eq!(play.goods("p1"), (0, 1));
    assert_eq!(play.offered("p1", "research"), ["II-1", "II-2", "II-3"], "unknown ones and a known one");
    play.play("p1 research II-1\np1 choose plasma-cannon");
    assert_eq!((play.goods("p1"), play.tech("II-1").as_deref()), ((0, 0), Some("plasma-cannon")));
    let play = Play::deal(&format!("{table}\np1 ore 1"));
    assert_eq!(play.why_not("p1", "space basic-research-2"), Some(Reason::TooLittleOre { need: 2, have: 1 }));
}

/// BTS-095: optionally a level 1 ship from population on Sol or an own shipyard; then up to 2 jumps.
#[test]
fn bts_095_build_and_jump() {
    let table = "p1 pop 1\np1 ships sol 1\np1 outpost yard-left food";
    let mut play = Play::deal(table);
    play.play("p1 go basic-build-jump");
    assert_eq!(play.legal_of("p1"), ["do", "pass"]);
    play.play("p1 do");
    assert_eq!(play.offered("p1", "build"), ["sol", "yard-left"]);
    play.play("p1 build yard-left");
    assert_eq!((play.goods("p1").1, play.decision()), (0, Some(Decision::Jump(2))));
    play.play("p1 jump 1 yard-left b1\np1 jump 1 sol a2");
    assert_eq!(play.ships("p1"), ["a2 1", "b1 1"]);
    assert_ne!(play.decision(), Some(Decision::Jump(1)), "there is no third jump");
    let mut play = Play::deal(table);
    play.play("p1 go basic-build-jump\np1 pass\np1 jump 1 sol a2\np1 done");
    assert_eq!((play.goods("p1").1, play.ships("p1")), (1, vec!["a2 1".to_owned()]));
}

/// BTS-096: the leftmost supply cube becomes population, whatever the food track shows; and 1 ore.
#[test]
fn bts_096_recruit_and_mine() {
    let mut play = Play::deal("p1 pop 0\np1 supply 0 0 0 2 3");
    play.play("p1 go basic-recruit");
    assert_eq!((play.goods("p1"), play.tableau("p1").supply), ((1, 1), [0, 0, 0, 1, 3, 0]));
    let mut play = Play::deal("p1 pop 2\np1 supply 0 0 0 0 0");
    play.play("p1 go basic-recruit");
    assert_eq!(play.goods("p1"), (1, 2), "without supply the ore is left");
}

/// BTS-097: spaces of the example game with four players, and a third faction on the lowest action.
#[test]
fn bts_097_spaces_of_the_basics() {
    let play =
        Play::deal("seats 4\np1 ore 3\np1 researched I-1\np2 pawn basic-recruit\np3 pawn basic-recruit");
    let spaces = |id: &str| play.offered("p1", "go").iter().filter(|space| space.starts_with(id)).count();
    assert_eq!((spaces("basic-research-1"), spaces("basic-build-jump"), spaces("basic-recruit")), (3, 2, 1));
    let mut play = Play::deal("seats 4\np2 pawn basic-build-jump\np3 pawn basic-build-jump 2");
    assert!(!play.offers("p1 go basic-build-jump"));
    assert_eq!(play.why_not("p1", "space basic-build-jump 2"), Some(Reason::Occupied(seat_of("p3"))));
    play.play("p1 go basic-recruit");
    assert_eq!(play.decision(), Some(Decision::Produce));
}

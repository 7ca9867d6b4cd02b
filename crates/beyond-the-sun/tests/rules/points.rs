//! BTS-077 to BTS-088: what is scored at the end.

use beyond_the_sun::testing::{Play, seat_of};
use engine::Game;

/// BTS-077, BTS-078, BTS-079: 1, 2 and 3 VP for technologies of the levels I, II and III.
#[test]
fn bts_077_bts_078_bts_079_researched_technologies() {
    let play = Play::deal(
        "slot II-1 plasma-cannon\nslot II-2 supply-base\nslot III-1 capital-ship
        p1 researched I-1 I-2 I-3 II-1 II-2 III-1\np2 researched I-4",
    );
    let sheet = play.sheet("p1");
    assert_eq!((sheet.level_1, sheet.level_2, sheet.level_3), (3, 2 * 2, 3));
    let sheet = play.sheet("p2");
    assert_eq!((sheet.level_1, sheet.level_2, sheet.level_3), (1, 0, 0));
}

/// BTS-080: 2 VP for a private technology of level II, 3 for one of level III.
#[test]
fn bts_080_private_technologies() {
    let private = |ids: &str| Play::deal(&format!("p1 private {ids}")).sheet("p1");
    assert_eq!((private("plasma-cannon").private, private("plasma-cannon").level_2), (2, 0));
    assert_eq!((private("capital-ship").private, private("capital-ship").level_3), (3, 0));
    assert_eq!(private("plasma-cannon supply-base capital-ship").private, 7);
}

/// BTS-081: technologies of level IIII have their printed VP.
#[test]
fn bts_081_level_four_as_printed() {
    let level_4 = |id: &str, more: &str| {
        Play::deal(&format!("slot IV-1 {id}\np1 researched IV-1\n{more}")).sheet("p1").level_4
    };
    assert_eq!(level_4("zero-point-reactor", ""), 7);
    assert_eq!(level_4("neo-industrial-revolution", ""), 5);
    assert_eq!(
        level_4("galactic-empire", "p1 colonies sirius\np1 outpost a1 food\np1 outpost a2 food"),
        3 + 1 + 2
    );
}

/// BTS-082: the VP up to the automation level reached, and 1 for each level beyond the seventh.
#[test]
fn bts_082_the_automation_track() {
    let automation = |n: u8| {
        let (food, ore) = (n.min(8), n.saturating_sub(8));
        Play::deal(&format!("p1 removed food {food} ore {ore}")).sheet("p1").automation
    };
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12].map(automation), [0, 0, 1, 1, 2, 2, 3, 5, 6, 7, 10]);
}

/// BTS-083: the VP printed on each colony.
#[test]
fn bts_083_colonies() {
    let colonies = |ids: &str| Play::deal(&format!("p1 colonies {ids}")).sheet("p1").colonies;
    assert_eq!(colonies("gliese-832"), 8);
    assert_eq!(colonies("gliese-832 wolf-359 sirius"), 8 + 2 + 4);
}

/// BTS-084: 1 VP for each outpost on a system or a shipyard; colonies are none.
#[test]
fn bts_084_outposts() {
    let play = Play::deal(
        "p1 outpost a1 food\np1 outpost b2 ore\np1 outpost yard-left food\np1 colonies sirius\np2 outpost a2 food",
    );
    assert_eq!((play.sheet("p1").outposts, play.sheet("p2").outposts, play.sheet("p3").outposts), (3, 1, 0));
}

/// BTS-085: events score beside the achievements, on a place for its controller, and with a faction.
#[test]
fn bts_085_events() {
    let table =
        "lasting galactic-census\np1 researched I-1 I-2\np2 researched I-1\np3 researched I-3\np1 vp 2";
    let play = Play::deal(table);
    let events = |play: &Play| ["p1", "p2", "p3"].map(|seat| play.sheet(seat).events);
    assert_eq!(events(&play), [3 + 2, 1, 1], "ranked by technologies: both second ones get 1");

    let mut play = Play::deal(
        "p1 ore 2\np1 researched I-1\nevent II-1 customs-station\ndeck 2 plasma-cannon letters-of-marque
        p2 outpost yard-left food\np1 ships sol 1\np2 ships yard-left 1\np3 ships sol 1",
    );
    play.play("p1 go basic-research-2\np1 research II-1");
    assert_eq!(play.offered("p1", "attach"), ["yard-left", "yard-right"]);
    play.play("p1 attach yard-left");
    assert_eq!(events(&play), [0, 2, 0], "2 VP for the faction that controls the shipyard");
}

/// BTS-086: the VP of each achievement space held.
#[test]
fn bts_086_achievements() {
    let play = Play::deal(
        "seats 4\nachievements empire transcendence polymath specialist
        p1 claimed empire\np2 claimed empire\np3 claimed empire\np4 claimed empire
        p4 claimed polymath\np1 claimed polymath",
    );
    assert_eq!(["p1", "p2", "p3", "p4"].map(|seat| play.sheet(seat).achievements), [5 + 2, 3, 2, 1 + 4]);
}

/// BTS-087: 1 VP for the greatest strength on Sol and in Deep Space, for all who are tied, none without ships.
#[test]
fn bts_087_majorities() {
    let majorities = |lines: &str| {
        let play = Play::deal(&format!("p1 ships\np2 ships\np3 ships\n{lines}"));
        ["p1", "p2", "p3"].map(|seat| play.sheet(seat).majorities)
    };
    assert_eq!(majorities(""), [0, 0, 0]);
    assert_eq!(majorities("p1 ships sol 1 1\np2 ships sol 3"), [0, 1, 0], "strength, not number");
    assert_eq!(majorities("p1 ships sol 1 2\np2 ships sol 3\np3 ships sol 2"), [1, 1, 0]);
    assert_eq!(majorities("p1 ships sol 4 deep-space 4\np3 ships deep-space 1"), [2, 0, 0]);
    assert_eq!(majorities("p2 ships a1 4\np3 ships deep-space 1"), [0, 0, 1], "other places give nothing");
}

/// BTS-088: most VP wins, all lines added up.
#[test]
fn bts_088_most_points_win() {
    let mut play = Play::deal(
        "seats 2\nachievements empire transcendence polymath specialist\nturn p2\nround 9\nlast-round 9
        p1 colonies sirius\np1 researched I-1\np1 vp 2
        p2 colonies struve-2398\np2 removed food 8\np2 outpost a1 food",
    );
    assert_eq!(play.state().outcome(), None);
    play.play("p2 go basic-recruit\np2 mine");
    let outcome = play.state().outcome().expect("it is over");
    let p1 = 4 + 1 + 2 + 1;
    let p2 = 5 + 6 + 1 + 1;
    assert_eq!(
        outcome.points.as_slice(),
        [p1, p2],
        "colony, technology, event, Sol; colony, track, outpost, Sol"
    );
    assert_eq!([play.sheet("p1").total(), play.sheet("p2").total()], [p1, p2]);
    assert_eq!(outcome.winners().iter().collect::<Vec<_>>(), [seat_of("p2")]);
    assert_eq!(outcome.places.as_slice(), [2, 1]);
}

//! BTS-077 to BTS-092: points and places.

use beyond_the_sun::score;
use beyond_the_sun::testing::Play;
use engine::Seat;

/// BTS-077 to BTS-079, BTS-081: technologies by level, those of level IIII as printed and by their scoring.
#[test]
fn bts_077_technologies() {
    let play = Play::deal(
        "slot IV-1 megafleet-construction
        p1 researched I-1 I-2 II-1 III-1 IV-1
        p1 ships sol 4 a1 3",
    );
    let sheet = play.sheet("p1");
    assert_eq!((sheet.level_1, sheet.level_2, sheet.level_3), (2, 2, 3));
    assert_eq!(sheet.level_4, 3 + 2, "1 for each 3 of strength 7");
}

/// BTS-082, BTS-138: the automation track, and 1 for each level beyond the seventh.
#[test]
fn bts_082_automation() {
    let vp =
        |food: u8, ore: u8| Play::deal(&format!("p1 removed food {food} ore {ore}")).sheet("p1").automation;
    assert_eq!([vp(0, 0), vp(1, 0), vp(2, 0), vp(2, 2), vp(6, 0), vp(7, 0)], [0, 0, 1, 2, 3, 5]);
    assert_eq!(vp(8, 1), 5 + 2);
}

/// BTS-083, BTS-084: colonies as printed and by their scoring; outposts on systems and shipyards.
#[test]
fn bts_083_colonies_and_outposts() {
    let play = Play::deal(
        "p1 colonies luyten-726-8 sirius
        p1 outpost a1 food
        p1 outpost yard-left food
        p2 outpost a2 food",
    );
    assert_eq!((play.sheet("p1").colonies, play.sheet("p1").outposts), (3 + 2 + 4, 2));
    assert_eq!(play.sheet("p2").outposts, 1);
}

/// BTS-085: events beside the achievements rank the factions; a tie takes the better rank and skips the next.
#[test]
fn bts_085_ranks() {
    let table = "lasting interstellar-arms-race";
    let events = |play: &Play| ["p1", "p2", "p3"].map(|seat| play.sheet(seat).events);
    let play = Play::deal(&format!("{table}\np1 ships sol 4\np2 ships sol 3\np3 ships sol 1"));
    assert_eq!(events(&play), [3, 1, 0]);
    let play = Play::deal(&format!("{table}\np1 ships sol 4\np2 ships sol 4\np3 ships sol 1"));
    assert_eq!(events(&play), [3, 3, 0]);
    let play = Play::deal(&format!("{table}\np1 ships sol 4\np2 ships\np3 ships"));
    assert_eq!(events(&play), [3, 0, 0], "nothing for nothing");
    let two = Play::deal(&format!("seats 2\n{table}\np1 ships sol 4\np2 ships sol 3"));
    assert_eq!([two.sheet("p1").events, two.sheet("p2").events], [3, 0]);
}

/// BTS-086: an achievement is worth the space held on it.
#[test]
fn bts_086_achievements() {
    let play = Play::deal(
        "achievements empire transcendence polymath specialist\np2 claimed empire\np1 claimed empire",
    );
    assert_eq!((play.sheet("p1").achievements, play.sheet("p2").achievements), (3, 5));
}

/// BTS-087, OQ-01: the greatest strength on Sol and in Deep Space, ties for all, nothing without ships.
#[test]
fn bts_087_majorities() {
    let majorities = |play: &Play| ["p1", "p2", "p3"].map(|seat| play.sheet(seat).majorities);
    let play = Play::deal("p1 ships sol 2 deep-space 1\np2 ships sol 1 1\np3 ships sol 1");
    assert_eq!(majorities(&play), [2, 1, 0]);
    let play = Play::deal("p1 ships a1 1\np2 ships a2 1\np3 ships b1 1");
    assert_eq!(majorities(&play), [0, 0, 0]);
}

/// BTS-089 to BTS-092: fewest markers on the tracks, then population, then ore, then together.
#[test]
fn bts_089_tie_breaks() {
    let before = |lines: &str| {
        let play = Play::deal(lines);
        score::tie_break(play.board(), Seat(0)).cmp(&score::tie_break(play.board(), Seat(1)))
    };
    assert!(before("p1 removed food 1\np2 pop 9 ore 99").is_gt());
    assert!(before("p1 pop 3\np2 ore 99").is_gt());
    assert!(before("p1 ore 3\np2 ore 2").is_gt());
    assert!(before("").is_eq());
}

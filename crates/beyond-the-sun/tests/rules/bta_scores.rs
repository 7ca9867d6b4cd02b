//! BTA-074 to BTA-078: points and results of a solo game.

use super::bta::own_turn;
use beyond_the_sun::cards::{Level, Verdict};
use beyond_the_sun::testing::Play;
use beyond_the_sun::{Difficulty, SoloResult, solo_result};
use engine::Game;

fn result(play: &Play) -> SoloResult {
    solo_result(play.board()).expect("a solo game")
}

/// BTA-074, OQ-21: both sides count as usual: technologies, outposts and the majorities of Sol and Deep Space.
#[test]
fn bta_074_both_sides_count() {
    let play = own_turn(
        "p2 researched I-1 I-2 II-1 III-1\nslot II-1 plasma-cannon\nslot III-1 capital-ship\np2 outpost a1\np2 outpost a2
        p2 ships deep-space 2\np1 researched I-1\np1 ships sol 1 deep-space 1\np1 outpost b1 food\np1 removed food 2",
    );
    let theirs = result(&play).anarchists;
    assert_eq!((theirs.level_1, theirs.level_2, theirs.level_3), (2, 2, 3));
    assert_eq!((theirs.outposts, theirs.majorities, theirs.total()), (2, 1, 10));
    let own = result(&play).player;
    assert_eq!((own.level_1, own.outposts, own.majorities), (1, 1, 1));
    let tie = own_turn("p2 ships deep-space 2\np1 ships deep-space 2");
    assert_eq!((result(&tie).player.majorities, result(&tie).anarchists.majorities), (1, 1));
}

/// BTA-075: 3 VP and 1 for each marker that is left on the track; nothing once it is empty.
#[test]
fn bta_075_markers_left() {
    for (markers, vp) in [(13, 16), (5, 8), (1, 4), (0, 0)] {
        let play = own_turn(&format!("markers {markers}"));
        assert_eq!(result(&play).player.threat, vp, "{markers} markers");
        assert_eq!(result(&play).anarchists.threat, 0);
    }
}

/// BTA-076: 5 VP for four colonies.
#[test]
fn bta_076_four_colonies() {
    assert_eq!(result(&own_turn("p1 colonies sirius tau-ceti wolf-359")).player.colonist, 0);
    let play = own_turn("p1 colonies sirius tau-ceti wolf-359 procyon\np2 colonies teegardens-star");
    assert_eq!((result(&play).player.colonist, result(&play).anarchists.colonist), (5, 0));
    assert_eq!(play.sheet("p1").total(), result(&play).player.total());
}

/// BTA-077: 5 VP for each of their colonies, whatever is printed.
#[test]
fn bta_077_their_colonies() {
    let play = own_turn("p2 colonies kapteyns-star sirius\np1 colonies tau-ceti");
    assert_eq!(result(&play).anarchists.colonies, 10);
    let printed = play.board().pack[play.tableau("p1").colonies[0].system].vp;
    assert_eq!(result(&play).player.colonies, i32::from(printed), "the player's count as printed");
}

/// A table with this difference of points: without ships and markers both sides have exactly the given points.
fn margin(vp: u8) -> SoloResult {
    result(&own_turn(&format!("markers 0\np1 ships\np1 vp {vp}\np2 colonies sirius")))
}

/// BTA-078: below 0 the anarchists win, up to 7 nobody, up to 15 the player narrowly, above completely.
#[test]
fn bta_078_the_table_of_results() {
    let expected = [
        (4, -1, Verdict::Defeat),
        (5, 0, Verdict::Stalemate),
        (12, 7, Verdict::Stalemate),
        (13, 8, Verdict::Narrow),
        (20, 15, Verdict::Narrow),
        (21, 16, Verdict::Complete),
    ];
    for (vp, points, verdict) in expected {
        let result = margin(vp);
        assert_eq!((result.margin, result.verdict), (points, verdict));
        assert_eq!(result.victory, points >= 8);
    }
    assert_eq!(margin(5).difficulty, Difficulty::Level(Level::Normal));
}

/// BTA-078: a finished match keeps the difference as its points, and the first place for a victory alone.
#[test]
fn bta_078_the_outcome_of_a_match() {
    for (vp, place) in [(30, 1), (0, 2)] {
        let mut play = own_turn(&format!(
            "p1 colonies sirius tau-ceti wolf-359 procyon\np1 vp {vp}\np2 colonies ross-128 gliese-832 gliese-876\np2 outpost a1\nmarkers 1"
        ));
        super::bta::idle(&mut play);
        let outcome = play.state().outcome().expect("it is over");
        let result = result(&play);
        assert_eq!(outcome.points.as_slice(), [result.margin]);
        assert_eq!(
            (outcome.places.as_slice(), result.victory),
            ([place].as_slice(), place == 1),
            "{result:?}"
        );
    }
    assert_eq!(solo_result(Play::deal("seats 2").board()), None, "with others there is no such result");
}

//! BTS-071 to BTS-076: how the game ends.

use beyond_the_sun::Event;
use beyond_the_sun::testing::Play;

const CARDS: &str = "achievements empire transcendence industrial-giant grand-armada";
const GIANT: &str = "removed food 4 ore 3";

/// Turns that change nothing, of these seats.
fn idle(play: &mut Play, seats: &[&str]) {
    for seat in seats {
        play.play(&format!("{seat} go basic-recruit\n{seat} mine"));
    }
}

/// BTS-071: the third marker triggers the end with two and three players, the fourth with four, wherever they lie.
#[test]
fn bts_071_markers_trigger_the_end() {
    let last_round = |n_seats: u8, claimed: &[&str]| {
        let claimed = claimed.join("\n");
        let mut play = Play::deal(&format!("seats {n_seats}\nround 6\n{CARDS}\n{claimed}\np1 {GIANT}"));
        play.play("p1 go basic-recruit\np1 mine\np1 claim industrial-giant");
        play.board().last_round
    };
    let one = ["p2 claimed empire"];
    let two = ["p2 claimed empire", "p1 claimed empire"];
    let apart = ["p2 claimed empire", "p2 claimed grand-armada"];
    let three = ["p2 claimed empire", "p1 claimed transcendence", "p2 claimed transcendence"];
    assert_eq!([2, 3, 4].map(|n| last_round(n, &one)), [None; 3]);
    assert_eq!([2, 3, 4].map(|n| last_round(n, &two)), [Some(7), Some(7), None]);
    assert_eq!([2, 3, 4].map(|n| last_round(n, &apart)), [Some(7), Some(7), None]);
    assert_eq!(last_round(4, &three), Some(7));
}

/// BTS-072: the round is finished, its last turn being that of the player right of the start player, and one
/// complete round follows.
#[test]
fn bts_072_one_more_round() {
    let mut play =
        Play::deal(&format!("first p2\nround 6\n{CARDS}\np1 claimed empire\np3 claimed empire\np2 {GIANT}"));
    play.play("p2 go basic-recruit\np2 mine\np2 claim industrial-giant");
    assert!(play.events().contains(&Event::EndIsNear(7)));
    idle(&mut play, &["p3", "p1"]);
    assert_eq!(play.board().round, 7);
    idle(&mut play, &["p2", "p3"]);
    assert_eq!(play.asked().as_deref(), Some("p1"));
    idle(&mut play, &["p1"]);
    assert_eq!(play.asked(), None);
    assert!(play.events().contains(&Event::Ended));
}

/// BTS-073: if the last player of the round triggers it, the final round begins directly.
#[test]
fn bts_073_the_last_player_triggers() {
    let mut play =
        Play::deal(&format!("turn p3\nround 6\n{CARDS}\np1 claimed empire\np2 claimed empire\np3 {GIANT}"));
    play.play("p3 go basic-recruit\np3 mine\np3 claim industrial-giant");
    assert_eq!((play.board().round, play.board().last_round), (7, Some(7)));
    idle(&mut play, &["p1", "p2", "p3"]);
    assert_eq!(play.asked(), None);
}

/// BTS-074: claiming goes on after the trigger and does not put the end off.
#[test]
fn bts_074_claims_after_the_trigger() {
    let mut play = Play::deal(&format!(
        "round 6\nlast-round 7\n{CARDS}\np1 claimed empire\np2 claimed empire\np1 claimed industrial-giant
        p2 ships sol 4 4 4\nslot IV-1 galactic-empire\np2 researched IV-1"
    ));
    idle(&mut play, &["p1"]);
    play.play("p2 go basic-recruit\np2 mine\np2 claim grand-armada");
    idle(&mut play, &["p3", "p1"]);
    play.play("p2 go basic-recruit\np2 mine\np2 claim transcendence");
    let n: usize = play.board().achievements.iter().map(|achieved| achieved.claims.len()).sum();
    assert_eq!((n, play.board().last_round), (5, Some(7)), "five markers, and the end stays where it was");
    idle(&mut play, &["p3"]);
    assert_eq!(play.asked(), None);
}

/// BTS-075: substitutes on the automation track, on places and on colonies are no achievements.
#[test]
fn bts_075_substitutes_do_not_trigger_the_end() {
    let mut play = Play::deal(&format!(
        "round 6\n{CARDS}\np1 claimed industrial-giant\np2 claimed empire\np1 removed food 8 ore 8
        p1 outpost a2 food\np1 outpost yard-left food\np1 ships a2 2\np1 researched I-2\np1 ore 4"
    ));
    play.play("p1 go terraforming\np1 colonise a2");
    let markers = play.tableau("p1").colonies[0].markers;
    assert_eq!(markers, [Some(beyond_the_sun::Marker::Substitute); 2]);
    play.play("p1 mine");
    assert_eq!((play.asked().as_deref(), play.board().last_round), (Some("p2"), None));
}

/// BTS-076: about 15 rounds are usual, but no number of rounds ends the game.
#[test]
fn bts_076_rounds_have_no_limit() {
    let mut play = Play::deal("round 299");
    for round in 299..302 {
        assert_eq!(play.board().round, round);
        idle(&mut play, &["p1", "p2", "p3"]);
    }
    assert_eq!(play.asked().as_deref(), Some("p1"));
}

/// BTS-076, R59: where no faction has a cube left, one more round is played and the game is over.
#[test]
fn bts_076_without_a_cube_the_end_comes() {
    let spent = |seat, pop| format!("{seat} pop {pop}\n{seat} supply 0 0 0 0 0\n{seat} ships sol");
    let table = |pop| format!("seats 2\nround 40\n{}\n{}", spent("p1", 0), spent("p2", pop));

    let mut play = Play::deal(&table(1));
    idle(&mut play, &["p1", "p2"]);
    assert_eq!((play.board().round, play.board().last_round), (41, None), "one cube is enough to go on");

    let mut play = Play::deal(&table(0));
    idle(&mut play, &["p1", "p2"]);
    assert!(play.events().contains(&Event::AllAreSpent(41)));
    idle(&mut play, &["p1", "p2"]);
    assert_eq!(play.asked(), None);
}

//! NF-165, NF-166: what ends the game, and when.

use new_frontiers::testing::Play;
use new_frontiers::{Decision, Ending, Event};

const NINE_SMALL: &str = "p1 developments space_marines prefab_habitats contact_specialist genome_archive
    p1 developments homesteading_pioneers mining_conglomerate consumer_markets imperium_arms_factory
    p1 developments survey_team";

const SIX_COLONIES: &str =
    "p1 colonies iron_hills comet_zone glass_desert artist_settlement spice_world orbital_gardens";

/// NF-165 (a): eleven development spaces, a large one counting two, end the game; ten do not.
#[test]
fn nf_165_eleven_development_spaces() {
    for (buys, ends) in [("mining_robots", false), ("mining_league", true)] {
        let mut play = Play::deal(&format!("{NINE_SMALL}\np1 credits 9"));
        play.play(&format!("p1 select develop\np1 develop {buys}"));
        assert_eq!(play.board().ending, Ending { developments: ends, ..Ending::default() }, "{buys}");
    }
}

/// NF-165 (a): the spaces of any player count, no matter who selected.
#[test]
fn nf_165_eleven_spaces_of_any_player() {
    let mut play = Play::deal(&format!("order p2 p1 p3\n{NINE_SMALL}\np1 credits 9"));
    play.play("p2 select develop\np2 pass\np1 develop mining_league");
    assert!(play.board().ending.developments);
}

/// NF-165 (b): eight colonies with the home end the game after Settle; seven do not.
#[test]
fn nf_165_eight_colonies() {
    for (script, ends) in [("p1 settle shattered_moon", true), ("p1 colonists", false)] {
        let mut play = Play::deal(&format!("{SIX_COLONIES}\np1 credits 1\np1 explored shattered_moon"));
        play.play(&format!("p1 select settle\n{script}"));
        assert!(!play.board().ending.is_near(), "checked when everybody is done");
        play.play("p2 colonists\np3 colonists");
        assert_eq!(play.board().ending, Ending { colonies: ends, ..Ending::default() });
    }
}

/// NF-165 (b): a home that was replaced is no longer a colony.
#[test]
fn nf_165_a_replaced_home_does_not_count() {
    let mut play = Play::deal(&format!(
        "{SIX_COLONIES}\np1 home doomed_world credits 1 colonists 1\np1 explored shattered_moon cradle_seas"
    ));
    play.play("p1 select settle\np1 replace home with cradle_seas\np1 colonists\np2 colonists\np3 colonists");
    assert!(!play.board().ending.is_near(), "seven before, seven after");
}

/// NF-165 (c): four colonists or fewer in the supply at the end of Settle end the game; five do not.
#[test]
fn nf_165_four_colonists_after_settle() {
    for (supply, ends) in [(12, false), (11, true)] {
        let mut play = Play::deal(&format!("supply colonists {supply}"));
        play.play("p1 select settle\np1 colonists\np2 colonists\np3 colonists");
        assert_eq!(play.board().colonists, supply - 7);
        assert_eq!(play.board().ending, Ending { colonists: ends, ..Ending::default() });
    }
}

/// NF-165 (c): the supply is checked only after Settle: a small supply at other times does not end the game, and
/// colonists that return to a mat do not refill it.
#[test]
fn nf_165_colonists_are_counted_after_settle_only() {
    let mut play = Play::deal("supply colonists 5\np1 colonies emigrant_port*\np1 home luyten_garrison");
    play.play("p1 select trade_consume\np1 pass");
    assert_eq!(play.board().colonists, 4);
    assert!(!play.board().ending.is_near());
    play.play("p2 select retreat_into_isolation\np3 select produce");
    assert_eq!(play.board().round, 2, "the game goes on");
    play.play("p1 select settle\np1 colonists\np2 colonists\np3 pass");
    assert!(play.board().ending.colonists);
}

/// NF-165 (d): the pool of points may run out in any action: by a bonus or by a power.
#[test]
fn nf_165_an_empty_pool_at_any_time() {
    for tile in ["trade_consume", "send_diplomatic_envoys"] {
        let mut play = Play::deal("supply vp 1");
        play.play(&format!("p1 select {tile}"));
        assert_eq!(play.board().ending, Ending { points: true, ..Ending::default() }, "{tile}");
    }
    let mut play = Play::deal("supply vp 2\np1 home luyten_garrison\np1 colonies orbital_gardens*");
    play.play("p1 select trade_consume\np1 pass");
    assert!(play.board().ending.points);
}

/// NF-165: several conditions may be met in one round; one is enough.
#[test]
fn nf_165_several_at_once() {
    let mut play = Play::deal(&format!(
        "supply colonists 6 vp 1
         {SIX_COLONIES}
         p1 credits 1
         p1 explored shattered_moon"
    ));
    play.play("p1 select settle\np1 settle shattered_moon\np2 colonists\np3 colonists");
    play.play("p2 select trade_consume");
    let all = Ending { colonies: true, colonists: true, points: true, developments: false };
    assert_eq!(play.board().ending, all);
}

/// NF-166: the round is played to its end: players who have not selected still do, everybody executes, and only then
/// the game is over. After that nobody is asked.
#[test]
fn nf_166_the_round_is_played_to_its_end() {
    let mut play = Play::deal("seats 4\nsupply vp 1\np3 credits 3");
    play.play("p1 select send_diplomatic_envoys");
    assert!(play.board().ending.points);
    assert_eq!(play.decision(), Some(Decision::Select));
    play.play("p2 select retreat_into_isolation");
    play.play("p3 select develop\np3 develop contact_specialist\np2 pass");
    assert_eq!(play.developments("p3"), ["contact_specialist"]);
    assert!(play.asked().is_some());
    play.play("p4 select settle\np4 colonists\np1 colonists\np2 colonists\np3 colonists");
    assert_eq!(play.events().last(), Some(&Event::Ended));
    assert_eq!(play.asked(), None);
    assert_eq!(play.board().round, 1, "no further round");
    for seat in ["p1", "p2", "p3", "p4"] {
        assert!(play.legal_of(seat).is_empty());
    }
}

/// NF-166: a condition met by the last selection ends the game at once.
#[test]
fn nf_166_the_last_selection_may_end_it() {
    let mut play = Play::deal("supply vp 1");
    play.play("p1 select retreat_into_isolation\np2 select produce");
    assert!(!play.board().ending.is_near());
    play.play("p3 select send_diplomatic_envoys");
    assert_eq!(play.asked(), None);
}

//! NF-167 to NF-175: points, winners and ties.

use engine::{Game, Outcome};
use new_frontiers::score::{Sheet, sheet};
use new_frontiers::testing::{Play, seat_of};
use new_frontiers::{Decision, ids::Kind};

/// Plays one last round on a table of three. In it p1 gains 1 point and p3 2 credits, everybody gains
/// colonists, and nothing else happens.
fn ended(lines: &str) -> Play {
    let mut play = Play::deal(&format!("supply vp 1\n{lines}"));
    play.play(
        "p1 select send_diplomatic_envoys
         p2 select settle\np2 colonists\np3 colonists\np1 colonists
         p3 select retreat_into_isolation",
    );
    play
}

fn of(play: &Play, seat: &str) -> Sheet {
    sheet(play.board(), seat_of(seat))
}

fn outcome(play: &Play) -> Outcome {
    play.state().outcome().expect("the game is over")
}

fn places(play: &Play) -> Vec<u8> {
    outcome(play).places.as_slice().to_vec()
}

/// NF-167: explored worlds go back to the bag and count for nothing, neither by points nor for a "?".
#[test]
fn nf_167_explored_worlds_count_for_nothing() {
    let table = "p2 developments pan_galactic_league frontier_settlers";
    let without = ended(table);
    let with = ended(&format!("{table}\np2 explored rebel_last_bastion swarm_nest\np1 explored iron_hills"));
    assert_eq!(of(&with, "p2"), of(&without, "p2"));
    for seat in ["p1", "p2", "p3"] {
        assert!(with.explored(seat).is_empty());
    }
    assert_eq!(with.bag().len(), 60, "all worlds are in the bag again");
}

/// NF-168: the home counts like any colony: its points, and for every "?" it fits.
#[test]
fn nf_168_the_home_counts() {
    let play = ended(
        "p1 home doomed_world
         p2 home rebel_haven
         p2 developments frontier_settlers
         p3 home imperium_marches
         p3 developments imperium_lords",
    );
    assert_eq!(of(&play, "p1").colonies, -1);
    assert_eq!((of(&play, "p2").colonies, of(&play, "p2").scored_developments), (3, 1));
    assert_eq!((of(&play, "p3").colonies, of(&play, "p3").scored_developments), (3, 2), "Lords and Marches");
}

/// NF-169: chips, printed points and "?" points of developments and colonies make the score.
#[test]
fn nf_169_what_the_score_is_made_of() {
    let play = ended(
        "p2 vp 7
         p2 developments space_marines alien_monument galactic_federation
         p2 colonies iron_hills dream_studios uplift_academy uplift_otter_clans",
    );
    let expected = Sheet {
        chips: 7,
        developments: 1 + 3,
        colonies: 3 + 1 + 3 + 2,
        scored_developments: 3,
        scored_colonies: 2 * 2,
        ..Sheet::default()
    };
    assert_eq!(of(&play, "p2"), expected);
    assert_eq!(expected.total(), 27);
    assert_eq!(outcome(&play).points[seat_of("p2")], 27);
}

/// NF-169: goods, credits and colonists left over are worth no points.
#[test]
fn nf_169_leftovers_are_worth_nothing() {
    let play = ended("p2 credits 30 colonists 9\np2 colonies iron_hills*");
    assert_eq!(of(&play, "p2").total(), 3 + 1);
}

/// NF-170, NFX-13: a colony counts for one condition of a "?" only: a military Genes colony is worth 2.
#[test]
fn nfx_13_pan_galactic_league() {
    let cases = [
        ("rebel_clone_legion", 2),
        ("cradle_seas", 2),
        ("rebel_outpost", 1),
        ("iron_hills", 0),
        ("rebel_clone_legion cradle_seas rebel_outpost iron_hills", 5),
    ];
    for (colonies, points) in cases {
        let play = ended(&format!("p2 developments pan_galactic_league\np2 colonies {colonies}"));
        assert_eq!(of(&play, "p2").scored_developments, points, "{colonies}");
    }
}

/// NF-170: the better condition is the one that counts.
#[test]
fn nf_170_the_better_condition_counts() {
    // A novelty production colony is non-military too; a two-colonist colony is a colony too.
    let play = ended(
        "p1 developments free_trade_association
         p1 colonies artist_settlement devolved_uplift_race militia_town rebel_outpost
         p2 developments frontier_settlers
         p2 colonies dream_studios iron_hills",
    );
    assert_eq!(of(&play, "p1").scored_developments, 2 + 1 + 2 + 1, "with the home");
    assert_eq!(of(&play, "p2").scored_developments, 2 + 1 + 1);
}

/// NF-171: two "?" tiles may count the same colony.
#[test]
fn nf_171_different_tiles_count_the_same_colony() {
    let play = ended(
        "p2 developments pan_galactic_league galactic_imperium
         p2 colonies rebel_clone_legion",
    );
    assert_eq!(of(&play, "p2").scored_developments, 2 + 2);
}

/// NF-172: a "?" tile counts itself where it fits, on developments and on worlds.
#[test]
fn nf_172_a_tile_counts_itself() {
    let play = ended(
        "p1 developments alien_tech_institute
         p2 developments galactic_federation
         p3 colonies uplift_academy rebel_resistance",
    );
    assert_eq!(of(&play, "p1").scored_developments, 2);
    assert_eq!(of(&play, "p2").scored_developments, 1);
    assert_eq!(of(&play, "p3").scored_colonies, 2 + 2);
}

/// NFD-18: Imperium Lords, one more Imperium tile and three Rebel military colonies: 8 points. A Rebel home
/// that is not military adds none.
#[test]
fn nfd_18_imperium_lords() {
    let play = ended(
        "p2 home rebel_haven
         p2 developments imperium_lords imperium_arms_factory
         p2 colonies rebel_outpost rebel_citadel rebel_ore_haulers",
    );
    assert_eq!(of(&play, "p2").scored_developments, 8);
}

/// NF-169: "per strength" counts permanent strength against all worlds, its own included.
#[test]
fn nf_169_points_for_strength() {
    let play = ended(
        "p2 home imperium_marches
         p2 developments new_galactic_order space_marines alien_researchers
         p2 colonies imperium_depot* dormant_alien_armada",
    );
    assert_eq!(of(&play, "p2").scored_developments, 1 + 1 + 2 + 2, "nothing conditional, nothing to discard");
}

/// NF-169, NF-074: points for different kinds; grey is not a kind, and the joker has the kind that its owner
/// declares.
#[test]
fn nf_169_points_for_kinds() {
    let table = "p2 developments galactic_exchange\np2 colonies iron_hills comet_zone";
    for (more, points) in [("", 1), ("artist_settlement", 3), ("artist_settlement cradle_seas", 6)] {
        let play = ended(&format!("{table} {more}"));
        assert_eq!(of(&play, "p2").scored_developments, points, "{more}");
    }
    for (kind, points) in [(Kind::Rare, 1), (Kind::Genes, 3)] {
        let mut play = ended(&format!("{table} alien_oort_cloud_refinery"));
        assert_eq!(play.decision(), Some(Decision::CountAs), "before it is over");
        assert!(play.state().outcome().is_none());
        play.play(&format!("p2 declare {kind}"));
        assert_eq!(of(&play, "p2").scored_developments, points);
        assert_eq!(play.asked(), None);
    }
}

/// NF-173: most points win, by any margin; credits do not matter then.
#[test]
fn nf_173_most_points_win() {
    let play = ended("p1 vp 10 credits 50\np2 vp 12\np3 vp 9");
    assert_eq!(outcome(&play).points.as_slice(), [14, 15, 12]);
    assert_eq!(places(&play), [2, 1, 3]);
}

/// NF-174: with equal points, goods and credits together decide.
#[test]
fn nf_174_goods_and_credits_break_a_tie() {
    // 13 points each. p1: 1 good and 3 credits; p2: 2 goods and 1 credit; p3: 2 credits and many colonists.
    let play = ended(
        "p1 vp 8 credits 3
         p1 colonies iron_hills*
         p2 vp 7 credits 1
         p2 colonies comet_zone* glass_desert*
         p3 vp 10 colonists 9",
    );
    assert_eq!(outcome(&play).points.as_slice(), [13, 13, 13]);
    assert_eq!(places(&play), [1, 2, 3], "4 against 3 against 2");
}

/// NFD-14: 40 points each; 2 goods and 3 credits lose to 6 credits.
#[test]
fn nfd_14_six_credits_beat_two_goods_and_three_credits() {
    let play = ended(
        "p1 vp 34 credits 3
         p1 colonies artist_settlement* iron_hills*
         p2 vp 37 credits 6",
    );
    assert_eq!(outcome(&play).points.as_slice()[..2], [40, 40]);
    assert_eq!(places(&play)[..2], [2, 1]);
}

/// NF-175: players who are still tied share the victory, and nobody is second.
#[test]
fn nf_175_the_rest_share() {
    let play = ended(
        "p1 vp 8 credits 3
         p1 colonies iron_hills*
         p2 vp 10 credits 4
         p3 vp 9",
    );
    assert_eq!(outcome(&play).points.as_slice(), [13, 13, 12]);
    assert_eq!(places(&play), [1, 1, 3]);
    assert_eq!(outcome(&play).winners().len(), 2);
}

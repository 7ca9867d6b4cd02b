//! Values of states of New Frontiers: their order, not their exact numbers.

use bots::Evaluate;
use bots::new_frontiers::{Judge, ScoreOnly};
use engine::{Game, Seat, Viewer};
use new_frontiers::Decision;
use new_frontiers::testing::Play;

/// The value for the first seat of the table that `lines` describe.
fn worth(lines: &str) -> i64 {
    let table = Play::deal(lines);
    Judge.worth(&table.state().view(Viewer::Seat(Seat(0))), Seat(0))
}

#[test]
fn a_point_is_a_thousand() {
    assert_eq!(worth("p1 vp 3") - worth("p1 vp 2"), 1000);
}

#[test]
fn what_others_have_counts_against_one_but_less() {
    let lost = worth("seats 2") - worth("seats 2\np2 vp 1");
    assert!((1..1000).contains(&lost), "{lost}");
    let of_three = worth("seats 3") - worth("seats 3\np2 vp 1");
    assert!((1..lost).contains(&of_three), "{of_three} of one rival among two");
    assert!(worth("p2 developments drop_ships") < worth("p2 vp 3"), "their powers as well");
}

#[test]
fn who_has_the_better_prospects_does_not_want_the_end_near() {
    let engine = "p1 developments investment_credits prefab_habitats\np1 credits 8";
    let rush = |more: &str| worth(&format!("supply vp 3\n{more}")) - worth(more);
    assert!(rush(engine) < 0);
    assert!(rush(&engine.replace("p1", "p2")) > 0, "against such a rival it is welcome");
}

#[test]
fn in_a_long_game_nothing_is_gained_by_waiting() {
    let engine = "p1 developments investment_credits prefab_habitats\np1 credits 8";
    let rush = |round: u8| {
        let at = format!("round {round}\n{engine}");
        worth(&format!("supply vp 1\n{at}")) - worth(&at)
    };
    assert!(rush(3) < 0, "early on the end is unwelcome");
    assert_eq!(rush(13), 0, "but time runs out by itself");
    assert_eq!(rush(60), 0);
}

#[test]
fn late_in_a_long_game_a_point_is_better_than_all_that_can_be_taken_in_its_place() {
    let at = |more: &str| worth(&format!("seats 2\nround 20\np1 credits 5 {more}"));
    let point = at("vp 1");
    assert!(point > worth("seats 2\nround 20\np1 credits 7"), "Retreat into Isolation");
    let explored = "seats 2\nround 20\np1 credits 5\np1 explored artist_settlement iron_hills";
    assert!(point > worth(explored), "Explore");
}

#[test]
fn nothing_but_points_counts_after_the_last_selection() {
    let after = |lines: &str| {
        let mut table = Play::deal(&format!("seats 2\nsupply vp 1\n{lines}"));
        table.play("p1 select trade_consume\np2 select retreat_into_isolation\np1 select explore");
        while table.asked().as_deref() != Some("p2") || table.decision() != Some(Decision::Select) {
            let seat = table.asked().expect("not over yet");
            let line = table.legal_of(&seat)[0].clone();
            table.play(&format!("{seat} {line}"));
        }
        let early = Judge.worth(&table.state().view(Viewer::Seat(Seat(0))), Seat(0));
        table.play("p2 select send_diplomatic_envoys");
        assert!(table.asked().is_none(), "the pool is empty, so that was all");
        (early, Judge.worth(&table.state().view(Viewer::Seat(Seat(0))), Seat(0)))
    };
    let ((early, late), (early_rich, late_rich)) = (after(""), after("p1 credits 5"));
    assert_eq!(late_rich - late, 5, "credits break ties and do no more");
    assert!(early_rich - early > 5, "while they can still be spent");
}

#[test]
fn an_early_place_on_the_track_is_better() {
    assert!(worth("order p1 p2 p3") > worth("order p2 p1 p3"));
    assert!(worth("order p2 p1 p3") > worth("order p2 p3 p1"));
    let lead = |round: u8| {
        worth(&format!("round {round}\norder p1 p2 p3")) - worth(&format!("round {round}\norder p3 p2 p1"))
    };
    assert!(lead(1) > lead(10), "the more rounds are to come");
}

/// NFG-011, NFG-026: a goal is worth its points, and progress to the next step counts, too.
#[test]
fn goals_draw_towards_them() {
    let goal =
        |more: &str| worth(&format!("goals open diversity\n{more}")) - worth(&format!("goals\n{more}"));
    assert_eq!(goal(""), 0);
    let two_kinds = goal("p1 colonies iron_hills artist_settlement");
    assert!(two_kinds > goal("p1 colonies iron_hills glass_desert"), "a second kind, but no points yet");
    let three_kinds = goal("p1 colonies iron_hills artist_settlement cradle_seas");
    assert!(three_kinds >= 3000 && three_kinds > two_kinds, "{three_kinds}");
    assert!(goal("p2 colonies iron_hills artist_settlement cradle_seas") < 0, "it is not mine alone");
}

/// NFG-009: only its owner knows a face-down goal.
#[test]
fn the_keeper_plays_for_the_goal_that_lies_face_down() {
    let rich = "p1 colonies iron_hills artist_settlement cradle_seas";
    let kept = |seat: &str, goal: &str| worth(&format!("goals keeper {seat} {goal}\n{rich}"));
    assert_eq!(kept("p1", "diversity"), worth(&format!("goals open diversity\n{rich}")));
    assert!(kept("p1", "diversity") > kept("p1", "conscription"));
    assert_eq!(kept("p2", "diversity"), kept("p2", "conscription"), "others cannot know");
}

#[test]
fn a_forecast_is_the_score_and_nothing_else() {
    let score = |lines: &str| {
        let table = Play::deal(lines);
        ScoreOnly.worth(&table.state().view(Viewer::Seat(Seat(0))), Seat(0))
    };
    assert_eq!(score("p1 vp 3") - score(""), 3000);
    assert_eq!(score("p1 credits 9 colonists 4\np2 vp 5\norder p3 p2 p1"), score(""));
}

#[test]
fn credits_always_count_but_late_less_than_points() {
    let credit =
        |supply: &str| worth(&format!("{supply}\np1 credits 3")) - worth(&format!("{supply}\np1 credits 2"));
    assert!(credit("") > 0);
    assert!((1..1000).contains(&credit("supply vp 18")), "{}", credit("supply vp 18"));
}

#[test]
fn credits_are_worth_little_at_the_end() {
    let early = worth("p1 credits 6") - worth("p1 credits 0");
    let late = worth("supply vp 1\np1 credits 6") - worth("supply vp 1\np1 credits 0");
    assert!(late * 4 < early, "{late} against {early}");
}

#[test]
fn a_purchase_is_better_than_its_price() {
    assert!(worth("p1 credits 0\np1 developments investment_credits") > worth("p1 credits 3"));
}

#[test]
fn a_power_is_worth_less_the_nearer_the_end() {
    let power = |supply: &str| {
        worth(&format!("{supply}\np1 developments space_marines")) - worth(&format!("{supply}\np1 credits 0"))
    };
    assert!(power("") > power("supply vp 2"));
    assert!(power("supply vp 2") >= 1000, "its point stays");
}

#[test]
fn a_colony_is_better_than_an_explored_world_that_cannot_be_settled() {
    assert!(worth("p1 colonies iron_hills") > worth("p1 explored iron_hills"));
    assert!(worth("p1 explored iron_hills") > worth(""));
}

#[test]
fn a_world_within_reach_is_better_than_one_beyond() {
    let hope = |means: &str| worth(&format!("{means}\np1 explored swarm_nest")) - worth(means);
    assert!(
        hope("p1 colonists 1\np1 developments drop_ships")
            > hope("p1 colonists 1\np1 developments survey_team")
    );
}

#[test]
fn a_good_is_worth_something_and_a_dear_one_more() {
    let good = |world: &str| worth(&format!("p1 colonies {world}*")) - worth(&format!("p1 colonies {world}"));
    assert!(good("iron_hills") > 0);
    assert!(good("alien_seed_reactor") > good("iron_hills"));
}

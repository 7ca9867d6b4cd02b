//! NFG-009: who sees which goal, at every step and in everything that leaves the game.

use super::{goal, keeper};
use engine::{Chance, Game, Known, Seat, Viewer};
use new_frontiers::ids::Goal;
use new_frontiers::testing::{Play, seat_of};
use new_frontiers::{Action, Event, State, View};
use std::collections::BTreeSet;

const STACK: &str = "goals stack diversity conscription exploration trade_taxes skilled_workers";

/// p1, p2, p3 and a spectator.
const VIEWERS: [Viewer; 4] =
    [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Spectator];

/// What each viewer sees of face-down goals: those being looked at, then the one kept.
fn seen(play: &Play) -> [String; 4] {
    VIEWERS.map(|viewer| {
        let View { drawn, kept, .. } = play.state().view(viewer);
        let drawn: Vec<&str> = drawn.iter().map(|goal| goal.id()).collect();
        format!("{} | {}", drawn.join(" "), kept.map_or("", Goal::id))
    })
}

/// NFG-009: only the drawer sees drawn goals, and only the owner sees the kept goal, until it is turned up.
#[test]
fn nfg_009_who_sees_which_goal() {
    let blind = " | ";
    let mut play = Play::deal(&format!("seats 3\np3 colonies spice_world*\n{STACK}"));
    assert_eq!(seen(&play), [blind; 4]);
    play.play("p1 select set_galactic_goals");
    assert_eq!(seen(&play), ["diversity conscription exploration | ", blind, blind, blind]);
    play.play("p1 keep conscription");
    assert_eq!(seen(&play), ["diversity exploration | conscription", blind, blind, blind]);
    play.play("p1 under diversity");
    assert_eq!(seen(&play), [" | conscription", blind, blind, blind], "and the rest is out of sight");

    play.play("p2 select produce\np1 pass\np3 select trade_consume\np1 pass\np3 pass");
    play.play("p1 select produce\np1 pass\np2 select set_galactic_goals");
    let drawn = "trade_taxes skilled_workers diversity | ";
    assert_eq!(seen(&play), [" | conscription", drawn, blind, blind]);
    play.play("p2 keep trade_taxes");
    assert_eq!(seen(&play), [blind, "skilled_workers diversity | trade_taxes", blind, blind]);
    play.play("p2 under diversity\np3 select trade_consume\np2 reveal");
    assert_eq!(seen(&play), [blind; 4], "both lie open now");
    assert_eq!(super::open(&play), ["conscription", "trade_taxes"]);
}

/// NFG-009: how many goals are in the stack or being looked at is public, and so is who keeps one.
#[test]
fn nfg_009_what_everybody_sees() {
    let mut play = Play::deal(&format!("seats 3\n{STACK}"));
    let mut steps = Vec::new();
    for script in ["p1 select set_galactic_goals", "p1 keep conscription", "p1 under diversity"] {
        play.play(script);
        let all = VIEWERS.map(|viewer| {
            let view = play.state().view(viewer);
            (view.n_stack, view.n_drawn, view.goals.expect("the variant").keeper)
        });
        assert_eq!(all, [all[0]; 4]);
        steps.push(all[0]);
    }
    let p1 = Some(seat_of("p1"));
    assert_eq!(steps, [(2, 3, None), (2, 2, p1), (4, 0, p1)]);
}

/// NFG-009: the log tells everybody that a goal was kept, but only its owner which one.
#[test]
fn nfg_009_the_log_tells_the_keeper_alone() {
    let mut play = Play::deal(&format!("seats 3\n{STACK}"));
    play.play("p1 select set_galactic_goals\np1 keep conscription\np1 under exploration");
    let p1 = seat_of("p1");
    let private: Vec<_> = play.said().iter().filter(|(known, _)| *known != Known::ToAll).copied().collect();
    assert_eq!(private, [(Known::Only(p1), Event::KeptThis(p1, goal("conscription")))]);
    let about_goals: Vec<_> = play
        .events()
        .iter()
        .filter(|event| !matches!(event, Event::Selected(..) | Event::Gained(..)))
        .copied()
        .collect();
    assert_eq!(about_goals, [Event::DrewGoals(p1, 3), Event::KeptGoal(p1)]);
}

/// NFG-009: for the others it makes no visible difference what was drawn, kept or put under the stack.
#[test]
fn nfg_009_the_others_cannot_tell_two_games_apart() {
    let played = |stack: &str, keep: &str, under: &str| {
        let mut play = Play::deal(&format!("seats 3\n{stack}"));
        play.play(&format!("p1 select set_galactic_goals\np1 keep {keep}\np1 under {under}"));
        play
    };
    let one = played(STACK, "diversity", "conscription");
    let other_stack =
        "goals stack exploration volunteer_programme stockpile_resources conscription trade_taxes";
    let games = [
        played(STACK, "exploration", "diversity"),
        played(other_stack, "exploration", "stockpile_resources"),
    ];
    for other in games {
        assert_eq!(one.events(), other.events());
        for viewer in &VIEWERS[1..] {
            assert_eq!(one.state().view(*viewer), other.state().view(*viewer));
        }
        let mine = VIEWERS[0];
        assert_ne!(one.state().view(mine), other.state().view(mine), "the keeper can");
    }
}

/// NFG-009: an opponent can only guess: any goal that is not visible may be the kept one or one of those being looked
/// at.
#[test]
fn nfg_009_a_guess_is_a_guess() {
    let mut play = Play::deal("seats 3\ngoals open skilled_workers\ngoals keeper p3 diversity");
    play.play("p1 select set_galactic_goals");
    let (mut kept, mut drawn) = (BTreeSet::new(), BTreeSet::new());
    let view = play.state().view(VIEWERS[1]);
    for seed in 0..200 {
        let guess = State::imagine(&view, seat_of("p2"), Chance::seeded(seed));
        kept.insert(guess.view(VIEWERS[2]).kept.expect("p3 keeps one").id());
        drawn.extend(guess.view(VIEWERS[0]).drawn.iter().map(|goal| goal.id()));
        assert_eq!(guess.view(Viewer::Spectator), play.state().view(Viewer::Spectator));
    }
    let unseen: BTreeSet<_> = Goal::all().map(Goal::id).filter(|id| *id != "skilled_workers").collect();
    assert_eq!((&kept, &drawn), (&unseen, &unseen));
    let own = State::imagine(&play.state().view(VIEWERS[0]), seat_of("p1"), Chance::seeded(1));
    assert_eq!(
        seen_by(&own, VIEWERS[0]),
        seen_by(play.state(), VIEWERS[0]),
        "what one sees one need not guess"
    );
    let own = State::imagine(&play.state().view(VIEWERS[2]), seat_of("p3"), Chance::seeded(1));
    assert_eq!(own.view(VIEWERS[2]).kept, Some(goal("diversity")));
}

/// NFG-009: the preview of an action does not include the points of a goal that the player cannot know.
#[test]
fn nfg_009_a_forecast_does_not_guess() {
    let p1 = seat_of("p1");
    for (keeper, points) in [("p3", 0), ("p1", 8)] {
        let mut play = Play::deal(&format!("seats 3\np1 colonists 9\ngoals keeper {keeper} conscription"));
        play.play("p1 select set_galactic_goals");
        let view = play.state().view(Viewer::Seat(p1));
        for drawn in view.drawn.iter() {
            let forecast = view.forecast(p1, Action::Keep(*drawn));
            assert_eq!(forecast.points, points, "{keeper} turns Conscription up");
            let named = forecast.events.iter().any(|event| matches!(event, Event::RevealedGoal(..)));
            assert_eq!((named, forecast.reveals), (keeper == "p1", true));
        }
    }
}

fn seen_by(state: &State, viewer: Viewer) -> Vec<&'static str> {
    state.view(viewer).drawn.iter().map(|goal| goal.id()).collect()
}

/// NFG-009: reasons and things name drawn goals only to the drawer.
#[test]
fn nfg_009_nobody_else_can_point_at_drawn_goals() {
    let mut play = Play::deal(&format!("seats 3\n{STACK}"));
    play.play("p1 select set_galactic_goals");
    let things = |play: &Play, seat: &str| -> Vec<String> {
        let mut things = Vec::new();
        play.state().things(seat_of(seat), &mut things);
        things.iter().map(ToString::to_string).filter(|thing| thing.starts_with("goal ")).collect()
    };
    assert_eq!(things(&play, "p1"), ["goal diversity", "goal conscription", "goal exploration"]);
    assert!(things(&play, "p2").is_empty() && things(&play, "p3").is_empty());
    play.play("p1 keep diversity\np1 under conscription");
    assert!(things(&play, "p1").is_empty());
    assert_eq!(keeper(&play).as_deref(), Some("p1"));
}

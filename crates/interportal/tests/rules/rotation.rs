//! Rounds, phases and turns (chapters 1.1 and 4.27), and the end of the game (4.22).

use engine::{Game, Match, Seat, Viewer};
use interportal::state::Phase;
use interportal::testing::{Play, build, found, market};
use interportal::why::{Fault, Reason};
use interportal::{Action, Decision, Hex, State};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

/// X4-006, X4-007, X4R-029: the first round begins with the Economy phase and the first income.
#[test]
fn x4r_029_the_first_round_begins_with_income() {
    let play = Play::table(|_| {});
    assert_eq!((play.asked(), play.decision()), (Some(ME), Some(Decision::Act(Phase::Economy, 0))));
    assert_eq!(play.accounts(ME), [14, 8, 9, 9], "X4-097");
    assert_eq!(play.accounts(YOU), [14, 8, 9, 9], "X4-098: all at the same time");
}

/// X4-001, X4-002, X4R-291: a turn is one action and then a second one or the end; then the next player clockwise.
#[test]
fn x4r_291_turns_of_one_or_two_actions() {
    let mut play = Play::of(3, |state| state.first = Seat(1)).with(Seat(2), [0, 0, 15, 0]);
    assert_eq!(play.asked(), Some(Seat(1)), "X4-001: beginning with the start player");
    assert!(play.may(Seat(1), "pass") && !play.may(Seat(1), "end"));
    assert_eq!(play.why("p2 end"), Some(Reason::Fault(Fault::NothingDone)));
    play.play("p2 research drives-1");
    assert_eq!(play.decision(), Some(Decision::Act(Phase::Economy, 1)));
    assert_eq!(play.why("p2 pass"), Some(Reason::Fault(Fault::Acted)), "passing replaces the first action");
    play.play("p2 end");
    assert_eq!(play.asked(), Some(Seat(2)));
    play.play("p3 research drives-1; p3 research refineries");
    assert_eq!(play.asked(), Some(ME), "X4-002: two actions at most");
    assert_eq!(play.why("p2 pass"), Some(Reason::NotYourTurn(ME)));
}

/// X4R-290: with five or six players, too, a turn of the Politics phase has room for exactly two actions.
#[test]
fn x4r_290_two_actions_with_many_players() {
    for n_seats in [5, 6] {
        let mut play = Play::of(n_seats, |_| {});
        play.until_round(2);
        while play.decision() != Some(Decision::Act(Phase::Politics, 0)) {
            let seat = play.asked().expect("somebody");
            play.play(&format!("{seat} {}", play.legal(seat)[0].clone()));
        }
        let seat = play.asked().expect("somebody");
        play.state.realms[seat].accounts = interportal::realm::Stock::new(|_| 90);
        play.play(&format!("{seat} cabinet aid"));
        assert_eq!((play.asked(), play.decision()), (Some(seat), Some(Decision::Act(Phase::Politics, 1))));
        play.play(&format!("{seat} invest A F"));
        assert_ne!(play.asked(), Some(seat), "{n_seats} players: the second action ends the turn");
        assert_eq!(play.decision(), Some(Decision::Act(Phase::Politics, 0)));
    }
}

/// X4-003, X4-004, X4-005: who has passed is not asked again; the last one goes on alone; then the phase is over.
#[test]
fn x4_004_passing_is_final() {
    let mut play = Play::table(|_| {}).with(YOU, [0, 0, 30, 0]);
    play.play("p1 pass; p2 research drives-1; p2 research refineries");
    assert_eq!(play.asked(), Some(YOU), "X4-003");
    play.play("p2 research sensors-1; p2 at -2,0; p2 end; p2 pass");
    let next = Decision::Act(Phase::Movement, 0);
    assert_eq!(play.decision(), Some(next), "X4-005: the next phase begins");
}

/// X4R-292: a seat that can only pass is asked all the same.
#[test]
fn x4r_292_asked_even_if_only_to_pass() {
    let play = Play::table(|state| market(state, &[])).with(ME, [0, 0, 0, 0]);
    assert_eq!(play.legal(ME), ["tear-down", "abandon", "pass"]);
    assert_eq!(play.asked(), Some(ME));
}

/// X4-172: the marker is passed on and a new round begins.
#[test]
fn x4_172_the_marker_goes_on() {
    let mut play = Play::of(3, |_| {});
    play.until_round(2);
    assert_eq!((play.state.round, play.state.first, play.asked()), (2, Seat(1), Some(Seat(1))));
    play.until_round(4);
    assert_eq!(play.state.first, ME);
}

/// X4R-286: after round 20 the player with the most points wins.
#[test]
fn x4r_286_twenty_rounds() {
    let mut play = Play::table(|state| state.realms[YOU].booked[0] = 3);
    play.until_round(21);
    assert_eq!((play.state.round, play.asked()), (20, None));
    let outcome = play.state.outcome().expect("the game is over");
    assert_eq!((outcome.places[ME], outcome.places[YOU]), (2, 1));
    assert_eq!(play.why("p1 pass"), Some(Reason::Over));
}

/// X4-157, X4R-283: 15 points win in the check of the Closing phase, halves counted.
#[test]
fn x4_157_fifteen_points_win() {
    let points = |half_points: u8| {
        let mut play = Play::table(|state| {
            state.realms[ME].booked[0] = half_points;
            found(state, ME, Hex::corner(2, 0), "garden-world", 3);
            for building in ["fortress", "fortress", "fortress"] {
                build(state, ME, Hex::corner(2, 0), building, None);
            }
        });
        play.until_round(2);
        play.state.outcome().map(|outcome| outcome.winners().has(ME))
    };
    assert_eq!(points(28), None, "fourteen and a half");
    assert_eq!(points(29), Some(true));
}

/// X4-006: a view tells the phase in which a seat acts, and that the game is over.
#[test]
fn x4_006_a_view_tells_the_phase() {
    let mut table: Match<State> = Match::new(2, "short".parse().unwrap(), 5).unwrap();
    let mut seen = Vec::new();
    for _ in 0..20_000 {
        let Some(seat) = table.awaiting().iter().next() else { break };
        let turn = table.turn(seat).unwrap();
        assert!(!turn.view.is_over() && interportal::score::outcome(&turn.view).is_none());
        if let Decision::Act(phase, _) = turn.decision {
            assert_eq!(turn.view.phase(), phase);
            seen.push(phase);
        }
        let pass = turn.legal.iter().copied().find(|action| *action == Action::Pass);
        table.act(seat, pass.unwrap_or(turn.legal[0])).unwrap();
    }
    let view = table.view(Viewer::Spectator);
    assert!(view.is_over(), "X4R-283: the last round ends the game");
    assert_eq!(interportal::score::outcome(&view), table.outcome());
    assert!([Phase::Politics, Phase::Economy].iter().all(|phase| seen.contains(phase)), "{seen:?}");
}

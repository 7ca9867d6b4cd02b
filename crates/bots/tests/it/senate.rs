//! Interportal: how bots vote on the election of a sovereign.

use crate::interportal::turn_at;
use bots::{Bot, Level};
use engine::Seat;
use interportal::State;
use interportal::council::Victory;
use interportal::testing::{self, Play};
use interportal::{CouncilDecision, Decision};

const SEATS: [Seat; 3] = [Seat(0), Seat(1), Seat(2)];

/// The vote on the first seat as sovereign, with these half points; the bot votes for the others.
fn election(half_points: [u8; 3]) -> State {
    let mut play = Play::of(3, |state| {
        state.first = SEATS[2];
        testing::market(state, &[]);
        testing::meet(state);
        for (seat, half) in SEATS.into_iter().zip(half_points) {
            testing::learn(state, seat, &["jurisprudence"]);
            state.realms[seat].booked[0] = half;
        }
        state.colonies.iter_mut().for_each(|colony| colony.level = 4);
    });
    play.until_round(2);
    for seat in SEATS {
        play = play.with(seat, [60, 60, 60, 0]);
    }
    play.play("p1 put election-as-sovereign p1; p1 done; p2 done; p3 done");
    while let Some(Decision::Council(CouncilDecision::Vote(_))) = play.decision() {
        let turn = turn_at(&play);
        let action = Level::Greedy.player::<State>(1).choose(&turn);
        play.play(&format!("{} {action}", turn.seat));
    }
    play.state
}

fn is_elected(half_points: [u8; 3]) -> bool {
    matches!(election(half_points).council.victory, Some(Victory::Sovereign(Seat(0), _)))
}

/// X4R-322: who cannot win any more votes for a leader who is about to, and comes before those who do not.
#[test]
fn the_last_one_elects_a_leader_who_wins_anyway() {
    let state = election([24, 14, 10]);
    assert!(matches!(state.council.victory, Some(Victory::Sovereign(Seat(0), _))));
    let places = interportal::score::outcome(&state).expect("it is over").places;
    assert_eq!(places.as_slice(), [1, 3, 2]);
}

/// X4R-137: the second one gains no place, and a leader who is far from winning or close to the others gets no vote.
#[test]
fn nobody_else_is_elected() {
    assert!(!is_elected([20, 10, 8]), "two thirds of the points are not enough");
    assert!(!is_elected([24, 21, 20]), "the last one can still win");
    assert!(!is_elected([24, 10, 10]), "nobody is behind another one");
}

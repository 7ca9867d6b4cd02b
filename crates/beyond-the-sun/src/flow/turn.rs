//! BTS-023 to BTS-025, BTS-072: the three phases of a turn, the rounds, and the end.

use super::{Acting, ActingAgain, Claiming, Part, Pausing, Producing, Swapping, Uprising, claim, triggers};
use crate::event::Event;
use crate::state::State;
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

/// What comes next in the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Turning {
    /// The first turn of the first round.
    Begin,
    /// The action phase.
    Act,
    /// The end of the action phase.
    AfterAct,
    /// The production phase.
    Produce,
    /// The moment before the achievement phase.
    BeforeClaim,
    /// The achievement phase.
    Claim,
    /// The moment after it.
    AfterClaim,
    /// The next player.
    End,
}

impl Part<State> for Turning {
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        let seat = state.turn;
        match self {
            Turning::Begin => {
                state.round = 1;
                log.tell(Event::RoundBegan(1));
                state.board.tableaus.seats().for_each(|seat| state.tableaus[seat].retinue.start = None);
                if state.is_solo() {
                    return state.push(Uprising::Begin);
                }
                let first = state.first;
                state.begin_turn(first, log);
                state.push(Turning::Act);
            }
            Turning::Act => {
                state.push(Turning::AfterAct);
                state.push(Acting {});
            }
            Turning::AfterAct => {
                state.push(Turning::Produce);
                state.push(ActingAgain {});
                triggers::after_action(state, seat);
            }
            Turning::Produce => {
                state.push(Turning::BeforeClaim);
                state.push(Producing {});
            }
            Turning::BeforeClaim => {
                state.push(Turning::Claim);
                if claim::has_any_time(state, seat) {
                    state.push(Pausing {});
                }
            }
            Turning::Claim => {
                let claims = claim::claimable(state, seat).next().is_some();
                if claims {
                    state.push(Turning::AfterClaim);
                    state.push(Claiming {});
                } else {
                    state.push(Turning::End);
                }
            }
            Turning::AfterClaim => {
                state.push(Turning::End);
                if claim::has_any_time(state, seat) {
                    state.push(Pausing {});
                }
            }
            Turning::End if state.is_solo() => state.end_solo_turn(log),
            Turning::End => end(state, log),
        }
    }
}

/// BTS-025: the player to the left; after the last round of the last player the game is over.
fn end(state: &mut State, log: &mut Log<Event>) {
    let next = Seat((state.turn.0 + 1) % state.n_seats());
    if next == state.first {
        if state.last_round.is_some_and(|last| state.round >= last) {
            return state.push(Swapping { seat: Seat(0) });
        }
        // R59: without any cube nobody can reach anything, and the game would never end.
        if state.last_round.is_none() && state.tableaus.iter().all(|(_, tableau)| tableau.is_spent()) {
            let last = state.round + 1;
            state.last_round = Some(last);
            log.tell(Event::AllAreSpent(last));
        }
        state.round += 1;
        let round = state.round;
        log.tell(Event::RoundBegan(round));
    }
    state.begin_turn(next, log);
    state.push(Turning::Act);
}

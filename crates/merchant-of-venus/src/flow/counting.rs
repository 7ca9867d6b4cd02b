//! MV-034 to MV-038: the last dice before the credits are counted.

use super::{Frame, Part};
use crate::effect::Effect;
use crate::eval::Context;
use crate::event::Event;
use crate::state::{Board, State};
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

/// Final scoring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Counting;

impl Part<State> for Counting {
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        for seat in state.order() {
            let n_ports = state.n_ports(seat);
            if n_ports > 0 {
                log.tell(Event::PortsSold(
                    seat,
                    u16::from(n_ports) * state.pack.constants.spaceport_final_sale,
                ));
            }
            let ends: Vec<_> = state.ends(seat).filter(|(_, effect)| Board::end_dice(effect) > 0).collect();
            for (source, effect) in ends {
                let fame = match effect {
                    Effect::Fame(fame) => state.rolled(fame, Context::of(seat, source), log),
                    _ => roll_fuzzy(state, seat, log),
                };
                state.board.tails[seat].fame += fame as i16;
                log.tell(Event::FinalRoll(seat, source, fame as u8));
            }
        }
        log.tell(Event::Ended);
        state.board.frames.push(Frame::Over);
    }
}

/// MV-207, MV-208: two dice; a double makes all fame worth more.
fn roll_fuzzy(state: &mut State, seat: Seat, log: &mut Log<Event>) -> i32 {
    let (a, b) = (state.roll(log), state.roll(log));
    if a == b {
        state.board.tails[seat].double = true;
    }
    i32::from(a) + i32::from(b)
}

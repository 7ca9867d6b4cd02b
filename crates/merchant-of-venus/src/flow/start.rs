//! MV-047 to MV-053: the start of a turn: abilities, drives, direction and roll.

use super::{Advancing, Ending, Part, Trading, landing};
use crate::action::Action;
use crate::cards::SpaceKind;
use crate::effect::{Quantity, Window};
use crate::event::{Decision, Event};
use crate::ids::{Encounter, Source, Space};
use crate::state::State;
use crate::why::Reason;
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

/// The player decides whether and where to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Starting;

impl Starting {
    /// D-67: whether `seat` may buy this intel now: one a turn, and one at a time.
    pub(crate) fn may_buy_intel(state: &State, seat: Seat, card: Encounter) -> Result<Action, Reason> {
        let merchant = &state.merchants[seat];
        if merchant.intel.is_some() || state.turn.bought_intel {
            return Err(Reason::AlreadyDone);
        }
        merchant.afford(state.pack.pack()[card].price)?;
        Ok(Action::Intel(card))
    }
}

impl Part<State> for Starting {
    fn asks(&self, state: &State) -> Option<Seat> {
        Some(state.turn.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Start
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        let seat = state.turn.seat;
        let (pack, merchant) = (state.pack.pack(), &state.merchants[seat]);
        let card = &pack[merchant.ship];
        into.push(Action::Stay);
        if card.kind == SpaceKind::Nav {
            into.push(Action::Launch);
        } else {
            into.extend(card.lines.iter().filter_map(|line| state.may_head(line.to).ok()));
        }
        state.list_usable(seat, Window::BeforeDirection, into);
        into.extend(state.active_drives(seat).map(Action::SwitchOff));
        into.extend(state.row.iter().filter_map(|card| Self::may_buy_intel(state, seat, card).ok()));
        state.list_complete(seat, false, into);
        if state.can_open_hatch(seat) {
            into.push(Action::Cargo);
        }
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let seat = state.turn.seat;
        match action {
            Action::Stay => {
                log.tell(Event::Stayed(seat));
                landing::finish_turn(state);
                if state.place(state.merchants[seat].ship).is_some() {
                    state.push(Trading);
                }
                // MV-202: a player who stays has also finished the movement phase.
                return state.push(Ending);
            }
            Action::Head(space) => return roll(state, Some(space), log),
            Action::Launch => return roll(state, None, log),
            _ => {}
        }
        state.push(Starting);
        match action {
            Action::Use(source) => state.use_ability(seat, source, log),
            Action::SwitchOff(source) => {
                state.board.turn.off[usize::from(!matches!(source, Source::Equipment(_)))] = true;
                log.tell(Event::SwitchedOff(seat, source));
            }
            Action::Intel(card) => {
                let price = u32::from(state.pack[card].price);
                let merchant = &mut state.board.merchants[seat];
                merchant.credits -= price;
                merchant.intel = Some(card);
                state.board.row.remove(card);
                state.board.turn.bought_intel = true;
                log.tell(Event::BoughtIntel(seat, card));
            }
            Action::Complete(source) => state.complete(seat, source, log),
            Action::Cargo => state.open_hatch(),
            _ => {}
        }
    }
}

/// MV-049, MV-051: the direction is declared and three dice are rolled; then the ship must move.
fn roll(state: &mut State, heading: Option<Space>, log: &mut Log<Event>) {
    let seat = state.turn.seat;
    let n_dice = state.pack.constants.speed_dice;
    // All dice are rolled at once: one throw uses chance once.
    let mut thrown = state.chance.below(6_u32.pow(u32::from(n_dice)), log);
    let skips = state.skips(seat);
    let turn = &mut state.board.turn;
    turn.heading = heading;
    turn.moved = true;
    turn.skips = skips;
    for _ in 0..n_dice {
        turn.dice.push((thrown % 6) as u8 + 1);
        thrown /= 6;
    }
    log.tell(Event::Rolled(seat, turn.dice));
    state.refresh_points();
    state.push(Advancing);
}

impl State {
    /// D-22: movement points before the first step: all dice, then the single additions.
    pub(crate) fn refresh_points(&mut self) {
        let seat = self.turn.seat;
        let total: u8 = self.turn.dice.iter().sum();
        let points = self.modified(seat, Quantity::Move, i32::from(total)) + i32::from(self.turn.extra);
        self.board.turn.points = points.clamp(0, 200) as u8;
    }
}

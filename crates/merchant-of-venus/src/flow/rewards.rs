//! MV-179 to MV-183: drawing, keeping and exchanging rewards; stowaways.

use super::{Carrying, Part};
use crate::action::Action;
use crate::event::{Decision, Event};
use crate::ids::{Passenger, Reward, Source};
use crate::query::Place;
use crate::state::State;
use engine::{Index, Log, Seat};
use serde::{Deserialize, Serialize};

/// A reward was drawn that may be exchanged; if there is none, an exchanged card is taken (D-61).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Rewarding {
    seat: Seat,
    drawn: Option<Reward>,
}

impl State {
    /// MV-179, D-61: draws a reward for `seat`.
    pub(crate) fn draw_reward(&mut self, seat: Seat, log: &mut Log<Event>) {
        if self.rewards_left.is_empty() {
            if self.exchanged.is_empty() {
                let credits = i32::from(self.pack.constants.reward_exchange_credits);
                return self.earn(seat, credits, log);
            }
            return self.push(Rewarding { seat, drawn: None });
        }
        let Some(reward) = self.take_top_reward(seat, log) else { return };
        if self.pack[reward].exchange {
            self.push(Rewarding { seat, drawn: Some(reward) });
        } else {
            self.keep_reward(seat, reward, log);
        }
    }

    fn take_top_reward(&mut self, seat: Seat, log: &mut Log<Event>) -> Option<Reward> {
        let reward = self.hidden.rewards.draw(log)?;
        self.board.rewards_left.remove(reward);
        log.tell(Event::DrewReward(seat, reward));
        Some(reward)
    }

    /// D-69: the top reward is turned up; a relic is kept.
    pub(crate) fn draw_relic(&mut self, seat: Seat, log: &mut Log<Event>) {
        match self.take_top_reward(seat, log) {
            Some(reward) if self.pack[reward].relic => self.keep_reward(seat, reward, log),
            Some(reward) => self.put_reward_under(seat, reward, log),
            None => {}
        }
    }

    /// MV-180: the reward is face up in front of `seat`, and its immediate effect is carried out.
    pub(crate) fn keep_reward(&mut self, seat: Seat, reward: Reward, log: &mut Log<Event>) {
        self.board.merchants[seat].rewards.add(reward);
        log.tell(Event::KeptReward(seat, reward));
        if let Some(code) = self.pack.pack().scripts.rewards[reward.at()] {
            self.push(Carrying::of(seat, Source::Reward(reward), code));
        }
    }

    /// A passenger is drawn and comes aboard if there is space and `seat` wants it.
    pub(crate) fn draw_stowaway(&mut self, seat: Seat, log: &mut Log<Event>) {
        let State { board, chance, .. } = self;
        let Some(passenger) = board.passengers.draw(chance, log) else { return };
        self.push(Stowing { seat, passenger });
    }
}

impl Rewarding {
    /// The reward that was drawn.
    pub(crate) fn drawn(&self) -> Option<Reward> {
        self.drawn
    }
}

impl Part<State> for Rewarding {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        self.drawn.map_or(Decision::TakeExchanged, Decision::Reward)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        match self.drawn {
            Some(reward) => into.extend([Action::Keep(reward), Action::Exchange(reward)]),
            None => into.extend(state.exchanged.iter().map(Action::Keep)),
        }
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Keep(reward) => {
                state.board.exchanged.remove(reward);
                state.keep_reward(self.seat, reward, log);
            }
            Action::Exchange(reward) => {
                state.board.exchanged.add(reward);
                log.tell(Event::ExchangedReward(self.seat, reward));
                state.earn(self.seat, i32::from(state.pack.constants.reward_exchange_credits), log);
            }
            _ => {}
        }
    }
}

/// A stowaway may come aboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Stowing {
    seat: Seat,
    pub(crate) passenger: Passenger,
}

impl Stowing {
    fn fits(&self, state: &State) -> bool {
        state.has_room_for_passenger(self.seat, self.passenger)
    }
}

impl Part<State> for Stowing {
    fn asks(&self, state: &State) -> Option<Seat> {
        let can_make_room = state.can_open_hatch(self.seat);
        (self.fits(state) || can_make_room).then_some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::TakeAboard(self.passenger)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend([if self.fits(state) { Action::Yes } else { Action::Cargo }, Action::No]);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Yes => {
                state.board.merchants[self.seat].passengers.add(self.passenger);
                log.tell(Event::Boarded(self.seat, self.passenger));
            }
            Action::Cargo => {
                state.push(self);
                state.open_hatch();
            }
            _ => self.run(state, log),
        }
    }

    /// Without space the passenger waits at the start.
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        let from = state.pack.pack()[self.passenger].from;
        state.board.waiting[Place::of(from).at()].add(self.passenger);
        log.tell(Event::PassengerAppeared(self.passenger, from));
    }
}

//! MV-172 to MV-178: completing missions and meeting challenges.

use super::{Carrying, Part};
use crate::action::Action;
use crate::cards::Goal;
use crate::effect::Effect;
use crate::eval::Context;
use crate::event::{Decision, Event};
use crate::ids::{Mission, Source};
use crate::state::{Board, State};
use engine::{Index, Log, Seat};
use serde::{Deserialize, Serialize};

impl Board {
    /// D-59: whether `seat` could complete an open mission; those with a destination only after movement.
    pub fn can_complete(&self, seat: Seat, mission: Mission, after_movement: bool) -> bool {
        let pack = self.pack.pack();
        let merchant = &self.merchants[seat];
        if !merchant.missions.iter().any(|open| open.mission == mission) {
            return false;
        }
        if let Some(system) = pack[mission].system {
            let there = pack[merchant.ship].system == Some(system) && self.is_landing_place(merchant.ship);
            if !after_movement || !there {
                return false;
            }
        }
        let goal = &pack.scripts.missions[mission.at()];
        self.holds(&goal.cond, self.goal_context(seat, Source::Mission(mission))) && self.can_pay(seat, goal)
    }

    fn can_pay(&self, seat: Seat, goal: &Goal) -> bool {
        goal.cost.effects().into_iter().all(|effect| match effect {
            Effect::Pay(n) => self.merchants[seat].credits >= u32::from(*n),
            Effect::LoseGood(category) => self.goods_of(seat, *category).next().is_some(),
            _ => true,
        })
    }

    /// Whether the solo player could meet a challenge.
    pub(crate) fn can_meet(&self, seat: Seat, n: usize) -> bool {
        let trial = self.trials[n];
        let goal = &self.pack.pack().scripts.challenges[trial.challenge.at()];
        trial.met.is_none() && self.holds(&goal.cond, Context::of(seat, Source::Challenge(trial.challenge)))
    }

    /// Adds the missions and challenges that `seat` could complete.
    pub(crate) fn list_complete(&self, seat: Seat, after_movement: bool, into: &mut Vec<Action>) {
        for open in self.merchants[seat].missions.iter() {
            if self.can_complete(seat, open.mission, after_movement) {
                into.push(Action::Complete(Source::Mission(open.mission)));
            }
        }
        for n in 0..self.trials.len() {
            if self.can_meet(seat, n) {
                into.push(Action::Complete(Source::Challenge(self.trials[n].challenge)));
            }
        }
    }
}

impl State {
    /// Completes a mission or meets a challenge.
    pub(crate) fn complete(&mut self, seat: Seat, source: Source, log: &mut Log<Event>) {
        match source {
            Source::Mission(mission) => {
                let code = self.pack.pack().scripts.missions[mission.at()].code;
                self.push(Completing { seat, mission, rewarded: false });
                self.push(Carrying::of(seat, source, code));
            }
            Source::Challenge(challenge) => {
                let place = self.trials.iter().position(|trial| trial.challenge == challenge);
                if let Some(place) = place {
                    self.board.trials[place].met = Some(true);
                    log.tell(Event::Met(seat, challenge));
                    self.gain_fame(seat, i32::from(self.pack[challenge].fame), log);
                }
            }
            _ => {}
        }
    }

    /// MV-175: a new mission for `seat`, as long as there are any.
    pub(crate) fn draw_mission(&mut self, seat: Seat, log: &mut Log<Event>) {
        if self.missions_left.is_empty() {
            return;
        }
        let Some(mission) = self.hidden.missions.draw(log) else { return };
        self.board.missions_left.remove(mission);
        let opened = self.open_mission(seat, mission);
        self.board.merchants[seat].missions.push(opened);
        log.tell(Event::DrewMission(seat, mission));
    }
}

/// MV-175: the card is turned over; a reward, then a new mission.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Completing {
    seat: Seat,
    mission: Mission,
    rewarded: bool,
}

impl Part<State> for Completing {
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        let seat = self.seat;
        if self.rewarded {
            return state.draw_mission(seat, log);
        }
        let merchant = &mut state.board.merchants[seat];
        if let Some(place) = merchant.missions.iter().position(|open| open.mission == self.mission) {
            merchant.missions.remove(place);
        }
        merchant.done.add(self.mission);
        log.tell(Event::Completed(seat, self.mission));
        state.push(Completing { rewarded: true, ..self });
        state.draw_reward(seat, log);
    }
}

/// The last opportunity in a turn to complete missions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Declaring;

impl Declaring {
    /// Without business there was no moment after movement for missions with a destination, and none is needed: they
    /// require a landing place.
    fn choices(state: &State) -> Vec<Action> {
        let mut choices = Vec::new();
        state.list_complete(state.turn.seat, true, &mut choices);
        choices
    }
}

impl Part<State> for Declaring {
    fn asks(&self, state: &State) -> Option<Seat> {
        (!Self::choices(state).is_empty()).then_some(state.turn.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Declare
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(Self::choices(state));
        into.push(Action::Done);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if let Action::Complete(source) = action {
            state.push(self);
            state.complete(state.turn.seat, source, log);
        }
    }
}

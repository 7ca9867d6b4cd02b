//! MV-172 to MV-178: completing missions and meeting challenges.

use super::{Carrying, Part};
use crate::action::Action;
use crate::cards::Goal;
use crate::effect::Effect;
use crate::eval::Context;
use crate::event::{Decision, Event};
use crate::ids::{Challenge, Mission, Source};
use crate::query::Progress;
use crate::state::{Board, State};
use crate::why::Reason;
use engine::{Index, Log, Refusal, Seat, Unsaid, require};
use serde::{Deserialize, Serialize};

impl Board {
    /// Whether `seat` could complete an open mission.
    pub fn can_complete(&self, seat: Seat, mission: Mission, after_movement: bool) -> bool {
        self.may_complete::<Unsaid>(seat, mission, after_movement).is_ok()
    }

    /// MV-172 to MV-174, D-59: whether `seat` may complete a mission; those with a destination only after movement.
    pub(crate) fn may_complete<R: Refusal<Reason>>(
        &self,
        seat: Seat,
        mission: Mission,
        after_movement: bool,
    ) -> Result<Action, R> {
        let (pack, merchant) = (self.pack.pack(), &self.merchants[seat]);
        let (source, goal) = (Source::Mission(mission), &pack.scripts.missions[mission.at()]);
        require(merchant.missions.iter().any(|open| open.mission == mission), || Reason::NotOwned)?;
        if let Some(system) = pack[mission].system {
            let there = pack[merchant.ship].system == Some(system) && self.is_landing_place(merchant.ship);
            require(there, || Reason::LandAt(system))?;
        }
        let met = self.holds(&goal.cond, self.goal_context(seat, source)) && self.can_pay(seat, goal);
        require(met, || self.unmet(seat, source))?;
        require(pack[mission].system.is_none() || after_movement, || Reason::AfterMovement)?;
        Ok(Action::Complete(source))
    }

    /// What a mission or challenge needs and what there is.
    fn unmet(&self, seat: Seat, goal: Source) -> Reason {
        match self.progress(seat, goal) {
            Some(Progress { have, want, .. }) if have < want => Reason::GoalOpen { goal, have, want },
            _ => Reason::GoalUnmet(goal),
        }
    }

    fn can_pay(&self, seat: Seat, goal: &Goal) -> bool {
        goal.cost.effects().into_iter().all(|effect| match effect {
            Effect::Pay(n) => self.merchants[seat].credits >= u32::from(*n),
            Effect::LoseGood(category) => self.goods_of(seat, *category).next().is_some(),
            _ => true,
        })
    }

    /// Whether the solo player may meet a challenge.
    pub(crate) fn may_meet<R: Refusal<Reason>>(&self, seat: Seat, challenge: Challenge) -> Result<Action, R> {
        let source = Source::Challenge(challenge);
        let goal = &self.pack.pack().scripts.challenges[challenge.at()];
        let open = self.trials.iter().any(|trial| trial.challenge == challenge && trial.met.is_none());
        let met = open && self.holds(&goal.cond, Context::of(seat, source));
        require(met, || self.unmet(seat, source))?;
        Ok(Action::Complete(source))
    }

    /// Adds the missions and challenges that `seat` could complete.
    pub(crate) fn list_complete(&self, seat: Seat, after_movement: bool, into: &mut Vec<Action>) {
        let missions = self.merchants[seat].missions.iter().map(|open| open.mission);
        into.extend(missions.filter_map(|it| self.may_complete::<Unsaid>(seat, it, after_movement).ok()));
        let challenges = self.trials.iter().map(|trial| trial.challenge);
        into.extend(challenges.filter_map(|it| self.may_meet::<Unsaid>(seat, it).ok()));
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

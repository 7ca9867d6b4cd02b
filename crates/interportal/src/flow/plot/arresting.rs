//! Arrests, and bids of culture in arrests and assassinations (X4-465, X4-498 to X4-501, X4R-007, X4R-147).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::super::{Frame, Offer, Seek, Verdict, happening, moving, politics};
use super::Plan;
use crate::action::{Action, Craft};
use crate::agent::{Agency, Agent, Mission, Order};
use crate::cards::Character;
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::ids::Resource;
use crate::intrigue::{AgentDecision, AgentEvent};
use crate::notation::{ActionKind, Moment};
use crate::office::Bid;
use crate::service::{ERRANDS, Errand};
use crate::state::State;
use crate::thing::Thing;

/// The highest bid, so that the list of choices stays short.
const MOST: i16 = 40;

/// Everybody with police or a watch there is asked, clockwise from the acting player (X4R-007).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Arresting {
    plan: Plan,
    /// Steps from the acting player.
    step: u8,
}

impl Arresting {
    pub(super) const fn of(plan: Plan) -> Self {
        Self { plan, step: 1 }
    }

    fn seat(&self, state: &State) -> Seat {
        Seat((self.plan.seat.0 + self.step) % state.n_players())
    }

    /// X4R-146: the watch that arrests without an institution action, once per round.
    fn free_watch(&self, state: &State, seat: Seat) -> Option<Errand> {
        let (agent, character) = (Agent::Watch(self.plan.hex), Character::Watch);
        let service = &state.realms[seat].service;
        let there = state.system(self.plan.hex).watches[seat] > 0;
        let used = service.has_done(agent, character, Mission::Arrest) || service.done.len() == ERRANDS;
        let errand = Errand { agent, character, mission: Mission::Arrest, hex: self.plan.hex };
        (there && !used).then_some(errand)
    }

    /// X4-498, X4-499, X4R-304: police or a watch there, and an action to pay with; all of it is open.
    fn can_arrest(&self, state: &State, seat: Seat) -> bool {
        if !state.is_foreign(self.plan.seat, seat) {
            return false;
        }
        let police = state.has_character(seat, Character::Police, self.plan.hex);
        let watch = state.system(self.plan.hex).watches[seat] > 0;
        let token = state.realms[seat].office.tokens.payer(ActionKind::Institution).is_some();
        (police || watch) && token || self.free_watch(state, seat).is_some()
    }

    fn arrest(self, state: &mut State, seat: Seat, log: &mut Log<Event>) {
        match self.free_watch(state, seat) {
            Some(errand) => state.realms[seat].service.done.push(errand),
            None => politics::spend(state, seat, ActionKind::Institution),
        }
        log.tell(Event::Agent(AgentEvent::Arresting(seat, self.plan.seat)));
        state.push(Self { step: self.step + 1, ..self });
        state.push(Haggling { plan: self.plan, other: seat, step: 0, is_arrest: true });
    }
}

impl Part<State> for Arresting {
    fn asks(&self, state: &State) -> Option<Seat> {
        let seat = self.seat(state);
        let asked = self.step < state.n_players() && self.can_arrest(state, seat);
        Some(seat).filter(|seat| asked && !state.realms[*seat].service.leaves_out(Order::Arrests))
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Agent(AgentDecision::Arrest(self.plan.seat, self.plan.mission, self.plan.hex))
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if action == Action::Agency(Agency::Arrest) {
            let seat = self.seat(state);
            self.arrest(state, seat, log);
        } else {
            state.push(Self { step: self.step + 1, ..self });
        }
    }

    fn run(self, state: &mut State, _: &mut Log<Event>) {
        if self.step < state.n_players() {
            state.push(Self { step: self.step + 1, ..self });
        }
    }
}

impl Offer for Arresting {
    fn offers(&self, _: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        for action in [Agency::Arrest, Agency::Let].map(Action::Agency) {
            if seek.wants(Thing::of(action)) {
                to(action, Ok(()));
            }
        }
    }
}

/// X4-465, X4-500: two players bid culture in secret, the defender or the police first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Haggling {
    plan: Plan,
    other: Seat,
    step: u8,
    /// Whether it is an arrest, or else an assassination.
    is_arrest: bool,
}

impl Haggling {
    /// An assassination.
    pub(super) const fn over(plan: Plan, other: Seat) -> Self {
        Self { plan, other, step: 0, is_arrest: false }
    }

    const fn seat(&self) -> Seat {
        if self.step == 0 { self.other } else { self.plan.seat }
    }

    fn most(&self, state: &State) -> u8 {
        state.realms[self.seat()].accounts[Resource::Culture].clamp(0, MOST) as u8
    }

    fn put(self, state: &mut State, bid: u8) {
        state.hidden.hands[self.seat()].bid = Bid::of(bid);
        state.push(Self { step: self.step + 1, ..self });
    }

    /// X4-465, X4-497, X4-500: what is added to the bid of the defender or the police.
    fn bonus(&self, state: &State) -> i16 {
        let guard = state.guard(self.other, self.plan.hex, true);
        let forged = self.plan.blamed.map_or(0, |_| state.guard(self.plan.seat, self.plan.hex, true));
        let guard = (guard - forged).max(0);
        if self.is_arrest { guard + Books::open(state, self.other).arrest_bonus() } else { 2 * guard }
    }

    fn resolve(self, state: &mut State, log: &mut Log<Event>) {
        let (actor, other) = (self.plan.seat, self.other);
        let bonus = self.bonus(state);
        let mut bids = [0; 2];
        for (bid, (seat, more)) in bids.iter_mut().zip([(other, bonus), (actor, 0)]) {
            let spent = std::mem::take(&mut state.hidden.hands[seat].bid).open(log);
            state.realms[seat].accounts[Resource::Culture] -= i16::from(spent);
            log.tell(Event::Agent(AgentEvent::Wagered(seat, spent, more as u8)));
            log.tell(Event::Gained(seat, Resource::Culture, -i16::from(spent)));
            *bid = i16::from(spent) + more;
        }
        let [theirs, own] = bids;
        if !self.is_arrest {
            // X4R-147: the tie goes to the defender.
            self.plan.stab(state, other, own > theirs, log);
        } else if theirs > own {
            self.succeed(state, log);
        } else {
            log.tell(Event::Agent(AgentEvent::Slipped(actor, other)));
        }
    }

    /// X4-501: the action is prevented, and the acting ship is placed in its home system.
    fn succeed(self, state: &mut State, log: &mut Log<Event>) {
        let Plan { seat, agent, mission, .. } = self.plan;
        for _ in 0..2 {
            if matches!(state.top(), Frame::Arresting(_) | Frame::Striking(_)) {
                state.board.frames.pop();
            }
        }
        log.tell(Event::Agent(AgentEvent::Arrested(self.other, seat, mission)));
        if let Agent::Ship(ship) = agent
            && state.realms[seat].ships[usize::from(ship)].at.is_some()
        {
            let home = state.realms[seat].capital;
            moving::transfer(state, seat, Craft::Ship(ship), home);
        }
        let record = &mut state.board.realms[self.other].service.record;
        record.arrests = record.arrests.saturating_add(1);
        happening::happen(state, self.other, Moment::ArrestWon, None, log);
    }
}

impl Part<State> for Haggling {
    /// Accounts lie open, so who has no culture need not be asked (X4R-304).
    fn asks(&self, state: &State) -> Option<Seat> {
        (self.step < 2 && self.most(state) > 0).then(|| self.seat())
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Agent(AgentDecision::Wager(self.plan.mission, self.plan.hex))
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, _: &mut Log<Event>) {
        if let Action::Agency(Agency::Wager(bid)) = action {
            self.put(state, bid);
        }
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        if self.step < 2 { self.put(state, 0) } else { self.resolve(state, log) }
    }
}

impl Offer for Haggling {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        for bid in 0..=self.most(state) {
            let action = Action::Agency(Agency::Wager(bid));
            if seek.wants(Thing::of(action)) {
                to(action, Ok(()));
            }
        }
    }
}

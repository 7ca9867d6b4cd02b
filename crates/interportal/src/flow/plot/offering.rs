//! Institution actions as actions of a turn, and those that an effect gives (X4-162, X4-407, X4R-142).

use std::cell::LazyCell;

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::super::{Offer, Seek, Verdict, politics};
use super::{Plan, Plotting, covert, reach};
use crate::action::Action;
use crate::agent::{Agency, Agent, Mission, Order};
use crate::cards::Character;
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::hex::HexSet;
use crate::intrigue::{AgentDecision, AgentEvent, AgentFault};
use crate::notation::{ActionKind, Permission};
use crate::service::ERRANDS;
use crate::state::State;
use crate::thing::Thing;

/// X4R-L16: culture for reconnaissance without a character.
const SCOUTING: i16 = 2;

/// Whether a choice is no action of the turn (X4R-440).
pub(in crate::flow) const fn is_free(agency: Agency) -> bool {
    matches!(agency, Agency::Order(..))
}

/// All that the characters of a seat might do in its turn.
pub(in crate::flow) fn offers(state: &State, seat: Seat, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
    if !matches!(seek.only(), None | Some(Thing::Agency(_))) {
        return;
    }
    // Most players have nobody who could use them.
    let networks = LazyCell::new(|| state.networks(seat));
    for agent in state.agents(seat) {
        let aboard = state.characters(seat, agent);
        // What no character aboard can ever perform, and what is no action of a turn, is not shown.
        for mission in state.pack.fits.missions(&aboard) {
            let action = Action::Agency(Agency::Deed(agent, mission));
            if seek.means(action) {
                to(action, may(state, seat, (agent, &aboard), mission, false, *networks));
            }
        }
    }
    scouting(state, seat, seek, to);
    orders(state, seat, seek, to);
}

/// Whether an agent with these characters can perform an action somewhere; else the nearest reason against it.
fn may(
    state: &State,
    seat: Seat,
    (agent, aboard): (Agent, &[Character]),
    mission: Mission,
    free: bool,
    networks: HexSet,
) -> Verdict {
    let plan = Plan::by(state, seat, (agent, aboard), mission, free)?;
    let mut verdict: Verdict = Err(AgentFault::WrongPlace.into());
    for hex in reach::systems(state, seat, agent, mission, networks).iter() {
        match (Plan { hex, ..plan }).may(state) {
            Ok(()) => return Ok(()),
            Err(reason) => {
                if verdict == Err(AgentFault::WrongPlace.into()) {
                    verdict = Err(reason);
                }
            }
        }
    }
    verdict
}

/// X4-162: the character that performs an action that comes free of charge.
pub(super) fn volunteer(
    state: &State,
    seat: Seat,
    (agent, aboard): (Agent, &[Character]),
    mission: Mission,
) -> Option<Character> {
    let card = mission.card(state.pack.pack());
    let service = &state.realms[seat].service;
    let able = |it: &Character| card.actor.contains(it) && !service.has_done(agent, *it, mission);
    let open = !card.reaction && service.done.len() < ERRANDS;
    aboard.iter().copied().find(able).filter(|_| open)
}

/// X4R-L16: reconnaissance by law.
fn scouting(state: &State, seat: Seat, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
    let books = Books::open(state, seat);
    if !books.is_allowed(Permission::ReconWithoutCharacter) {
        return;
    }
    for other in state.realms.seats().filter(|other| state.is_foreign(seat, *other)) {
        let action = Action::Agency(Agency::Scout(other));
        if state.realms[seat].discovered.has(other) && seek.means(action) {
            let seen = state.realms[seat].service.seen.has(other);
            let again: Verdict = if seen { Err(AgentFault::DoneAlready.into()) } else { Ok(()) };
            let token = politics::has_token(state, seat, ActionKind::Institution);
            to(action, again.and(token).and_then(|()| books.has_culture(SCOUTING)));
        }
    }
}

/// X4R-440: reactions that are left out, each changed once per phase.
fn orders(state: &State, seat: Seat, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
    let service = &state.realms[seat].service;
    for order in Order::ALL {
        let action = Action::Agency(Agency::Order(order, service.leaves_out(order)));
        if seek.means(action) {
            let changed: Verdict = Err(AgentFault::ChangedAlready.into());
            to(action, if service.has_changed(order) { changed } else { Ok(()) });
        }
    }
}

/// Does what was chosen.
pub(in crate::flow) fn act(state: &mut State, seat: Seat, agency: Agency, log: &mut Log<Event>) {
    match agency {
        Agency::Deed(agent, mission) => {
            if let Some(plan) = Plan::new(state, seat, agent, mission, false) {
                Plotting::begin(state, plan);
            }
        }
        Agency::Scout(other) => {
            politics::spend(state, seat, ActionKind::Institution);
            state.realms[seat].pay_culture(SCOUTING);
            covert::reconnoitre(state, seat, other, log);
        }
        Agency::Order(order, on) => {
            state.realms[seat].service.set_order(order, on);
            log.tell(Event::Agent(AgentEvent::Ordered(seat, order, on)));
        }
        _ => {}
    }
}

/// X4-162, X4-407: institution actions without any price: one with an agent, or going underground with each ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Performing {
    pub(in crate::flow) seat: Seat,
    /// Only with such a character.
    pub(in crate::flow) by: Option<Character>,
    /// Only this one, as often as there are ships.
    pub(in crate::flow) only: Option<Mission>,
}

impl Performing {
    fn deeds(&self, state: &State) -> impl Iterator<Item = (Agent, Mission)> {
        let (seat, by, only) = (self.seat, self.by, self.only);
        let fits = move |it: &(Agent, Mission)| {
            let aboard = state.characters(seat, it.0);
            let manned = by.is_none_or(|by| aboard.contains(&by));
            let meant = only.is_none_or(|mission| mission == it.1);
            // An action of an agent is one that agents perform.
            let actor = by.is_none_or(|by| it.1.card(state.pack.pack()).actor.contains(&by));
            manned && meant && actor
        };
        let of = move |agent: Agent| state.pack.fits.missions(&state.characters(seat, agent));
        let all = state.agents(seat).flat_map(move |agent| of(agent).map(move |mission| (agent, mission)));
        all.filter(fits)
    }

    fn may(&self, state: &State, agent: Agent, mission: Mission) -> Verdict {
        let aboard = state.characters(self.seat, agent);
        may(state, self.seat, (agent, &aboard), mission, true, state.networks(self.seat))
    }
}

impl Part<State> for Performing {
    /// Nobody, if nothing can be performed; then it is lost (X4R-096).
    fn asks(&self, state: &State) -> Option<Seat> {
        let mut deeds = self.deeds(state);
        let any = deeds.any(|(agent, mission)| self.may(state, agent, mission).is_ok());
        any.then_some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Agent(AgentDecision::Perform)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, _: &mut Log<Event>) {
        let Action::Agency(Agency::Deed(agent, mission)) = action else { return };
        if self.only.is_some() {
            state.push(self);
        }
        if let Some(plan) = Plan::new(state, self.seat, agent, mission, true) {
            Plotting::begin(state, plan);
        }
    }
}

impl Offer for Performing {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        for (agent, mission) in self.deeds(state) {
            let action = Action::Agency(Agency::Deed(agent, mission));
            if seek.means(action) {
                to(action, self.may(state, agent, mission));
            }
        }
        let enough = Action::Agency(Agency::Enough);
        if seek.means(enough) {
            to(enough, Ok(()));
        }
    }
}

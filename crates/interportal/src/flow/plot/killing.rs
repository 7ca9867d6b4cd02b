//! Contract killing: a unit with a character is destroyed (X4-035 to X4-038).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::super::{Offer, Seek, Verdict, hazard, underground};
use super::{is_immune, sanction};
use crate::action::{Action, Craft};
use crate::agent::{Agency, Agent};
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::ids::Resource;
use crate::intrigue::{AgentDecision, AgentEvent, AgentFault};
use crate::state::State;
use crate::thing::Thing;

/// X4-038: A for covering a killing up, less the own network there.
const COVER: i16 = 6;

/// A seat sends a killer: the unit is named, and then whether the deed is covered up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Killing {
    seat: Seat,
    prey: Option<(Seat, u8)>,
}

/// X4-035: ships of others that everybody knows to carry a character.
fn targets(state: &State, seat: Seat) -> impl Iterator<Item = (Seat, u8)> {
    let others = state.realms.seats().filter(move |other| *other != seat);
    others.flat_map(move |other| {
        let ships = (0..).zip(state.realms[other].ships.iter());
        let seen = ships.filter(|(_, vessel)| vessel.at.is_some() && vessel.course.counts());
        let manned = move |ship: &u8| !state.characters(other, Agent::Ship(*ship)).is_empty();
        seen.map(|(ship, _)| ship).filter(manned).map(move |ship| (other, ship))
    })
}

/// X4-038: what the killing costs where the unit is.
fn price(state: &State, seat: Seat, (other, ship): (Seat, u8)) -> Option<i16> {
    let hex = state.realms[other].ships[usize::from(ship)].at?;
    Some(underground::killing_price(state, seat, hex))
}

fn may_kill(state: &State, seat: Seat, prey: (Seat, u8)) -> Verdict {
    let price = price(state, seat, prey).ok_or(AgentFault::NoTarget)?;
    Books::open(state, seat).has(Resource::Awe, price)
}

/// Whether anybody can be killed.
pub(in crate::flow) fn may(state: &State, seat: Seat) -> Verdict {
    let mut verdict: Verdict = Err(AgentFault::NoTarget.into());
    for prey in targets(state, seat) {
        verdict = may_kill(state, seat, prey);
        if verdict.is_ok() {
            break;
        }
    }
    verdict
}

impl Killing {
    pub(in crate::flow) const fn of(seat: Seat) -> Self {
        Self { seat, prey: None }
    }

    fn cover_price(&self, state: &State, (other, ship): (Seat, u8)) -> i16 {
        let hex = state.realms[other].ships[usize::from(ship)].at;
        let network = hex.map_or(0, |hex| i16::from(state.system(hex).networks[self.seat]));
        (COVER - network).max(0)
    }

    /// X4-036: a sanction for violated immunity, unless the deed is covered up.
    fn kill(self, state: &mut State, prey: (Seat, u8), covered: bool, log: &mut Log<Event>) {
        let (other, ship) = prey;
        let Some(hex) = state.realms[other].ships[usize::from(ship)].at else { return };
        let more = if covered { self.cover_price(state, prey) } else { 0 };
        let price = price(state, self.seat, prey).unwrap_or(0) + more;
        state.realms[self.seat].accounts[Resource::Awe] -= price;
        log.tell(Event::Gained(self.seat, Resource::Awe, -price));
        let immune = is_immune(state, other, ship);
        log.tell(Event::Agent(AgentEvent::Murdered(self.seat, other, hex)));
        hazard::destroy(state, other, usize::from(ship), hex, log);
        if immune && !covered {
            sanction(state, self.seat, log);
        }
    }
}

impl Part<State> for Killing {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Agent(match self.prey {
            None => AgentDecision::Kill,
            Some((other, _)) => AgentDecision::Cover(other),
        })
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match (action, self.prey) {
            (Action::Agency(Agency::Prey(other, Craft::Ship(ship))), None) => {
                // Only who has immunity is worth a cover.
                if is_immune(state, other, ship) {
                    state.push(Self { prey: Some((other, ship)), ..self });
                } else {
                    self.kill(state, (other, ship), false, log);
                }
            }
            (Action::Agency(Agency::Cover), Some(prey)) => self.kill(state, prey, true, log),
            (_, Some(prey)) => self.kill(state, prey, false, log),
            _ => {}
        }
    }
}

impl Offer for Killing {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let mut offer = |agency: Agency, verdict: Verdict| {
            let action = Action::Agency(agency);
            if seek.wants(Thing::of(action)) {
                to(action, verdict);
            }
        };
        let Some(prey) = self.prey else {
            for prey in targets(state, self.seat) {
                offer(Agency::Prey(prey.0, Craft::Ship(prey.1)), may_kill(state, self.seat, prey));
            }
            return;
        };
        let whole = price(state, self.seat, prey).unwrap_or(0) + self.cover_price(state, prey);
        offer(Agency::Cover, Books::open(state, self.seat).has(Resource::Awe, whole));
        offer(Agency::Bare, Ok(()));
    }
}

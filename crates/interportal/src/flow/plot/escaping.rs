//! The escape plan: an agent withdraws when a unit of another player comes (X4-469 to X4-471).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::super::{Offer, Seek, Verdict, moving, picking, politics};
use super::{price, reach};
use crate::action::{Action, Craft};
use crate::agent::{Agency, Agent, Mission, Order};
use crate::cards::Character;
use crate::economy::{Books, Deal};
use crate::event::{Decision, Event};
use crate::hex::Hex;
use crate::intrigue::{AgentDecision, AgentEvent};
use crate::notation::ActionKind;
use crate::realm::Mark;
use crate::service::{ERRANDS, Errand};
use crate::state::State;
use crate::thing::Thing;
use crate::why::Fault;

/// A seat is asked whether its agent withdraws from a system that another player has entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Escaping {
    seat: Seat,
    /// The agent's ship.
    ship: u8,
    hex: Hex,
    /// Who has come.
    from: Seat,
    /// Where units go, once that is named.
    to: Option<Hex>,
}

/// X4R-007: a unit has entered a system; everybody with an agent there is asked, clockwise from the mover.
pub(in crate::flow) fn alarm(state: &mut State, mover: Seat, hex: Hex) {
    let n = state.n_players();
    for seat in (1..n).rev().map(|step| Seat((mover.0 + step) % n)) {
        let first = (0..state.realms[seat].ships.len() as u8).find(|ship| is_ready(state, seat, *ship, hex));
        if let Some(ship) = first {
            state.push(Escaping { seat, ship, hex, from: mover, to: None });
        }
    }
}

/// Whether a ship is an agent there that has an action left (X4R-304).
fn is_ready(state: &State, seat: Seat, ship: u8, hex: Hex) -> bool {
    let agent = Agent::Ship(ship);
    let (service, vessel) = (&state.realms[seat].service, &state.realms[seat].ships[usize::from(ship)]);
    if vessel.at != Some(hex) || !state.characters(seat, agent).contains(&Character::Agent) {
        return false;
    }
    let fresh = !service.has_done(agent, Character::Agent, Mission::EscapePlan);
    let own = !service.has_acted(agent, Character::Agent)
        && !reach::is_only_hired(state, seat, agent, Character::Agent);
    let token = state.realms[seat].office.tokens.payer(ActionKind::Institution).is_some();
    fresh && (own || token) && service.done.len() < ERRANDS && !service.leaves_out(Order::Escapes)
}

impl Escaping {
    /// X4R-140, X4-471: a culture for each hull point or level, and what police adds to the first.
    fn price(&self, state: &State, n: i16) -> i16 {
        let surcharge = if self.to.is_none() { state.police_surcharges(self.seat, self.hex) } else { 0 };
        let deal = Deal { mission: Mission::EscapePlan, hex: self.hex, victim: None };
        Books::open(state, self.seat).deed_price(deal, n + surcharge)
    }

    /// X4-470: adjacent discovered systems without enemies and neutral units.
    fn refuges(&self, state: &State) -> impl Iterator<Item = Hex> {
        let seat = self.seat;
        let calm = move |hex: &Hex| {
            let system = state.system(*hex);
            let mut enemies = state.realms.seats().filter(|other| state.at_war(seat, *other));
            let open = system.kind.is_some() && system.group.is_none() && state.can_be_entered(*hex);
            open && !enemies.any(|enemy| state.has_force(enemy, *hex))
        };
        state.lanes(seat, self.hex).iter().filter(calm)
    }

    fn hull(&self, state: &State, craft: Craft) -> i16 {
        price::hull_points(state, self.seat, craft)
    }

    fn may_pay(&self, state: &State, n: i16) -> Verdict {
        Books::open(state, self.seat).has_culture(self.price(state, n))
    }

    /// Further own units that can withdraw.
    fn others(&self, state: &State) -> impl Iterator<Item = Craft> {
        let (seat, hex) = (self.seat, self.hex);
        let able = move |craft: &Craft| match craft {
            Craft::Ship(_) => true,
            Craft::Fleet(fleet) => {
                state.can_carry(seat, *fleet, None) && state.rest_has_room(seat, *fleet, hex)
            }
        };
        state.crafts_at(seat, hex, true).filter(able)
    }

    fn pay(&self, state: &mut State, n: i16) -> i16 {
        let price = self.price(state, n);
        state.realms[self.seat].pay_culture(price);
        price
    }

    /// X4-420: the agent's own action of the round, or an institution action.
    fn use_up(&self, state: &mut State, price: i16, log: &mut Log<Event>) {
        let (agent, character) = (Agent::Ship(self.ship), Character::Agent);
        let hired = reach::is_only_hired(state, self.seat, agent, character);
        if hired || state.realms[self.seat].service.has_acted(agent, character) {
            politics::spend(state, self.seat, ActionKind::Institution);
        }
        let mission = Mission::EscapePlan;
        state.realms[self.seat].service.done.push(Errand { agent, character, mission, hex: self.hex });
        state.realms[self.seat].service.record.ever = true;
        log.tell(Event::Agent(AgentEvent::Announced(self.seat, agent, mission, self.hex, price)));
    }

    fn withdraw(&self, state: &mut State, craft: Craft, to: Hex, log: &mut Log<Event>) {
        if matches!(craft, Craft::Fleet(_)) {
            // The price tells everybody the hull points.
            state.hidden.hands[self.seat].berths.show(log);
        }
        moving::transfer(state, self.seat, craft, to);
        log.tell(Event::Withdrew(self.seat, craft, self.hex, to));
    }
}

impl Part<State> for Escaping {
    /// X4R-304: only who has a system to withdraw to and culture for it; all that is open.
    fn asks(&self, state: &State) -> Option<Seat> {
        let asks = match self.to {
            Some(_) => state.crafts_at(self.seat, self.hex, true).next().is_some(),
            None => {
                let ready = is_ready(state, self.seat, self.ship, self.hex);
                ready && self.refuges(state).next().is_some() && self.may_pay(state, 1).is_ok()
            }
        };
        asks.then_some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Agent(match self.to {
            None => AgentDecision::Escape(self.from, self.hex),
            Some(to) => AgentDecision::Bring(to),
        })
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::Agency(agency) = action else { return };
        match (agency, self.to) {
            (Agency::Flee(to), None) => {
                let craft = Craft::Ship(self.ship);
                let price = self.pay(state, self.hull(state, craft));
                self.use_up(state, price, log);
                self.withdraw(state, craft, to, log);
                moving::course(state, self.seat, craft).set(Mark::Detected, false);
                state.push(Self { to: Some(to), ..self });
            }
            (Agency::FleeNetwork(to), None) => {
                let level = state.system(self.hex).networks[self.seat];
                let price = self.pay(state, i16::from(level));
                self.use_up(state, price, log);
                picking::set_level(state, self.seat, self.hex, false, 0, log);
                picking::set_level(state, self.seat, to, false, level, log);
            }
            (Agency::Bring(craft), Some(to)) => {
                let price = self.pay(state, self.hull(state, craft));
                debug_assert!(price >= 0, "prices are never negative");
                self.withdraw(state, craft, to, log);
                state.push(self);
            }
            _ => {}
        }
    }
}

impl Offer for Escaping {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let mut offer = |agency: Agency, verdict: Verdict| {
            let action = Action::Agency(agency);
            if seek.wants(Thing::of(action)) {
                to(action, verdict);
            }
        };
        if self.to.is_some() {
            for craft in self.others(state) {
                offer(Agency::Bring(craft), self.may_pay(state, self.hull(state, craft)));
            }
            return offer(Agency::Enough, Ok(()));
        }
        let hull = self.hull(state, Craft::Ship(self.ship));
        let level = state.system(self.hex).networks[self.seat];
        for hex in self.refuges(state) {
            offer(Agency::Flee(hex), self.may_pay(state, hull));
            if level > 0 && self.hex.distance(hex) == 1 {
                let taken: Verdict = Err(Fault::InForce.into());
                let free = if state.system(hex).networks[self.seat] == 0 { Ok(()) } else { taken };
                offer(Agency::FleeNetwork(hex), free.and_then(|()| self.may_pay(state, i16::from(level))));
            }
        }
        offer(Agency::Stay, Ok(()));
    }
}

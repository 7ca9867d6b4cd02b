//! What diplomats do: recruiting away, bribery, ambassadors, dialogue, pressure, cubes on laws (X4-427 to X4-446).

use engine::{Log, Seat};

use super::super::{battling, muster};
use super::strike::recall;
use super::targets::treaty;
use super::{Aim, Plan, price};
use crate::agent::{Agent, Pressure};
use crate::cards::NeutralHull;
use crate::economy::Books;
use crate::event::Event;
use crate::ids::{Deed, Resource, WarReason};
use crate::intrigue::AgentEvent;
use crate::realm::{Course, Make, Mark, Vessel};
use crate::service::Bribed;
use crate::state::{State, Treaty};

impl Plan {
    /// X4-428, X4-429: neutral units, or a unit of a war-weary player, change sides.
    pub(super) fn recruit_away(self, state: &mut State, log: &mut Log<Event>) {
        if let Aim::Bait(other, fleet, offered) = self.aim {
            return self.lure(state, other, fleet, offered, log);
        }
        let Some(group) = state.system(self.hex).group else { return };
        let hulls = state.neutrals.iter().find(|it| it.hex == self.hex).map(|it| it.hulls);
        let units = super::recruits(state, group);
        battling::vanish(state, self.hex);
        let (mut at, mut fleet) = (0, None);
        for (unit, n) in units.iter() {
            let NeutralHull::Ship(ship) = unit else { continue };
            for _ in 0..*n {
                let make = Make::Blueprint(*ship, 1);
                let whole = Vessel::built(state, make);
                let hull = hulls.map_or(whole.hull, |hulls| hulls.get(at).copied().unwrap_or(whole.hull));
                at += 1;
                if hull == 0 {
                    continue;
                }
                // X4R-258: its upkeep begins with the next round.
                let course = Course::only(Mark::Aside);
                muster::place(state, self.seat, Vessel { hull, course, ..whole }, self.hex, fleet);
                let berths = &state.hidden.hands[self.seat].berths;
                fleet = berths.fleet(state.realms[self.seat].ships.len() - 1);
                log.tell(Event::Agent(AgentEvent::Recruited(self.seat, make, self.hex)));
            }
        }
    }

    /// X4-429: the dearest unit of a fleet whose price the weariness and the offer reach.
    fn lure(self, state: &mut State, other: Seat, fleet: u8, offered: u8, log: &mut Log<Event>) {
        // Whatever comes of it tells what the fleet consists of.
        state.hidden.hands[other].berths.show(log);
        let weariness = state.weariness(other);
        let cost = |make: Make| price::printed(state, make);
        let ready = |make: Make| cost(make) <= weariness && 2 * cost(make) <= i16::from(offered);
        let crew = state
            .crew(other, fleet)
            .filter(|(_, it)| ready(it.make) && !it.is_mercenary() && !matches!(it.make, Make::Kosme(_)));
        let found = crew.max_by_key(|(ship, it)| (cost(it.make), std::cmp::Reverse(*ship)));
        let Some((ship, vessel)) = found.map(|(ship, vessel)| (ship, *vessel)) else {
            log.tell(Event::Agent(AgentEvent::NobodyCame(self.seat, self.hex)));
            return;
        };
        muster::remove(state, other, ship);
        let make = vessel.make;
        let hull = vessel.hull;
        muster::place(state, self.seat, Vessel { make, hull, ..Vessel::default() }, self.hex, None);
        log.tell(Event::Agent(AgentEvent::Recruited(self.seat, make, self.hex)));
        super::super::hazard::shed(state, other, fleet, self.hex, log);
    }

    /// X4-431: until the end of the round the ability works for the actor and not for its owner.
    pub(super) fn bribe(self, state: &mut State, log: &mut Log<Event>) {
        let (Aim::Ability(advisor, level), Some(owner)) = (self.aim, self.victim(state)) else { return };
        state.realms[self.seat].service.bribed = Some(Bribed { seat: owner, advisor, level });
        log.tell(Event::Agent(AgentEvent::Bribed(self.seat, owner, advisor, level)));
        state.touch(self.seat);
        state.touch(owner);
    }

    /// X4-434: the ship goes onto the board of the other player, or comes back.
    pub(super) fn appoint(self, state: &mut State, log: &mut Log<Event>) {
        let Some(host) = state.foreign_colony(self.seat, self.hex).map(|colony| colony.seat) else { return };
        match self.agent {
            Agent::Envoy(host) => recall(state, self.seat, host, self.hex, log),
            Agent::Ship(ship) => {
                let Make::Blueprint(_, variant) = state.realms[self.seat].ships[usize::from(ship)].make
                else {
                    return;
                };
                muster::remove(state, self.seat, usize::from(ship));
                state.realms[self.seat].service.envoys[usize::from(host.0)] = variant;
                log.tell(Event::Agent(AgentEvent::Envoy(self.seat, host)));
            }
            Agent::Watch(_) => {}
        }
    }

    /// X4-437: culture for the level of the colony, and for its owner; doubled by an embassy.
    pub(super) fn talk(self, state: &mut State, log: &mut Log<Event>) {
        let Some(colony) = state.foreign_colony(self.seat, self.hex).copied() else { return };
        let times = 1 + i16::from(state.has_embassy(self.seat, self.hex));
        let own = Books::open(state, self.seat).dialogue(times * i16::from(colony.level));
        for (seat, n) in [(self.seat, own), (colony.seat, times)] {
            state.realms[seat].accounts[Resource::Culture] += n;
            log.tell(Event::Gained(seat, Resource::Culture, n));
        }
    }

    /// X4-439 to X4-442: cubes of pressure, or war weariness; doubled by an embassy.
    pub(super) fn press(self, state: &mut State, log: &mut Log<Event>) {
        let Some(owner) = self.victim(state) else { return };
        let n = 1 + u8::from(state.has_embassy(self.seat, self.hex));
        match self.aim {
            Aim::Press(card, true) => {
                let cubes = &mut state.board.realms[self.seat].service.cubes[usize::from(owner.0)];
                let lie = (cubes.on(card) + n).min(2);
                cubes.set(card, lie);
                log.tell(Event::Agent(AgentEvent::Pressed(self.seat, owner, card, lie)));
                if lie == 2 {
                    self.force(state, owner, card, log);
                }
            }
            Aim::Press(card, false) => {
                let cubes = &mut state.board.realms[owner].service.cubes[usize::from(self.seat.0)];
                let lie = cubes.on(card).saturating_sub(n);
                cubes.set(card, lie);
                log.tell(Event::Agent(AgentEvent::Pressed(owner, self.seat, card, lie)));
            }
            _ => weary(state, owner, Some(self.seat), n, log),
        }
    }

    /// X4-440: two cubes on the war card are a reason for war; on another card they force that treaty, if it is paid.
    fn force(self, state: &mut State, owner: Seat, card: Pressure, log: &mut Log<Event>) {
        let Some(kind) = treaty(card) else {
            state.realms[self.seat].service.cubes[usize::from(owner.0)].set(card, 0);
            let reason = WarReason::from_id("wr-pressure").unwrap_or_default();
            return state.aggrieve(reason, (self.seat, owner), self.hex, log);
        };
        let price = treaty_price(state, self.seat, owner, kind);
        let pair = |it: &&Treaty| it.kind == kind && it.partners.has(self.seat) && it.partners.has(owner);
        let most = usize::from(state.pack[kind].per_pair_max.unwrap_or(1));
        let free = state.treaties.iter().filter(pair).count() < most;
        if !free || Books::open(state, self.seat).has_culture(price).is_err() {
            return;
        }
        state.realms[self.seat].pay_culture(price);
        state.realms[self.seat].service.cubes[usize::from(owner.0)].set(card, 0);
        let mut partners = engine::Seats::only(self.seat);
        partners.add(owner);
        let held = state.round + FORCED;
        state.treaties.push(Treaty { kind, partners, held, ..Treaty::default() });
        log.tell(Event::Agent(AgentEvent::Forced(self.seat, owner, card)));
        state.touch_all();
    }

    /// X4-446: cubes on an always-law come or go; doubled by an embassy.
    pub(super) fn lay_cubes(self, state: &mut State, log: &mut Log<Event>) {
        let (Aim::Law(law, comes), Some(owner)) = (self.aim, self.victim(state)) else { return };
        let n = 1 + u8::from(state.has_embassy(self.seat, self.hex));
        let cubes = &mut state.board.realms[self.seat].service.cubes[usize::from(owner.0)];
        let lie = cubes.on_law(law);
        let lie = if comes { (lie + n).min(3) } else { lie.saturating_sub(n) };
        cubes.set_law(law, lie);
        log.tell(Event::Agent(AgentEvent::Cubes(self.seat, owner, law, lie)));
    }
}

/// X4R-152: rounds that a forced treaty lasts at least.
const FORCED: u8 = 3;

/// X4-074: what a treaty costs who forces it.
fn treaty_price(state: &State, seat: Seat, other: Seat, kind: Deed) -> i16 {
    let fixed = state.pack[kind].cost.map(|price| i16::from(price.culture));
    let networks = |seat: Seat| state.systems.iter().filter(|it| it.networks[seat] > 0).count() as i16;
    fixed.unwrap_or_else(|| networks(seat) + networks(other))
}

/// X4-442, X4-489, X4-491: war weariness of a player rises, in the war with another one or in the first.
pub(super) fn weary(state: &mut State, seat: Seat, by: Option<Seat>, n: u8, log: &mut Log<Event>) {
    let both = |war: &crate::state::War| {
        let with = |it: Seat| war.attackers.has(it) || war.defenders.has(it);
        with(seat) && by.is_none_or(with)
    };
    if let Some(war) = state.board.wars.iter_mut().find(|war| both(war)) {
        war.extra[seat] = war.extra[seat].saturating_add(n);
        log.tell(Event::Agent(AgentEvent::Weary(seat, n)));
        state.touch(seat);
    }
}

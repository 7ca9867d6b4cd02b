//! What agents do in secret: looking, networks, smuggling, theft, mines, sabotage, espionage (X4-447 to X4-492).

use engine::{Index, Log, Seat, Secret};

use super::super::{hazard, moving, picking};
use super::arresting::Haggling;
use super::{Aim, Plan};
use crate::action::Craft;
use crate::agent::{Agent, Pile};
use crate::event::Event;
use crate::ids::{MarketCard, Resource, named};
use crate::intrigue::AgentEvent;
use crate::realm::{Mark, SECRET_EVENTS};
use crate::service::Cargo;
use crate::state::State;

impl Plan {
    /// X4-447: all fleets and armies of a player are seen until the end of the round.
    pub(super) fn scout(self, state: &mut State, log: &mut Log<Event>) {
        let Aim::Seat(other) = self.aim else { return };
        reconnoitre(state, self.seat, other, log);
    }

    /// X4-449: a network rises by a level.
    pub(super) fn build_network(self, state: &mut State, log: &mut Log<Event>) {
        let level = state.system(self.hex).networks[self.seat];
        picking::set_level(state, self.seat, self.hex, false, level + 1, log);
    }

    /// X4-453: a bronze cube on the ship.
    pub(super) fn load(self, state: &mut State, log: &mut Log<Event>) {
        let Agent::Ship(ship) = self.agent else { return };
        state.realms[self.seat].service.cargoes.push(Cargo { ship, gold: false });
        log.tell(Event::Agent(AgentEvent::Cargo(self.seat, self.hex, false)));
    }

    /// X4-462: a small ship is elsewhere at once, and moves no more in this round.
    pub(super) fn dive(self, state: &mut State, log: &mut Log<Event>) {
        let Aim::Way(craft, to) = self.aim else { return };
        moving::transfer(state, self.seat, craft, to);
        moving::course(state, self.seat, craft).set(Mark::Held, true);
        log.tell(Event::Moved(self.seat, craft, self.hex, to));
        hazard::roll(state, &moving::Moving::halted(self.seat, craft), to, log);
    }

    /// X4-465: the bids come first.
    pub(super) fn attack_advisor(self, state: &mut State) {
        if let Some(owner) = self.victim(state) {
            state.push(Haggling::over(self, owner));
        }
    }

    /// X4-466: the advisor is discarded, or nothing happens.
    pub(super) fn stab(self, state: &mut State, owner: Seat, succeeds: bool, log: &mut Log<Event>) {
        let Aim::Advisor(advisor) = self.aim else { return };
        let advisors = &mut state.board.realms[owner].advisors;
        let place = advisors.iter().position(|it| it.advisor == advisor);
        match place.filter(|_| succeeds) {
            Some(place) => {
                advisors.remove(place);
                state.hidden.advisors.put_under(advisor);
                log.tell(Event::Agent(AgentEvent::Killed(owner, advisor)));
                state.touch(owner);
            }
            None => log.tell(Event::Agent(AgentEvent::Survived(owner, advisor))),
        }
    }

    /// X4-467: resources, or a card at random.
    pub(super) fn steal(self, state: &mut State, log: &mut Log<Event>) {
        let Some(owner) = self.victim(state) else { return };
        match self.aim {
            Aim::Loot(loot) => {
                for resource in Resource::ALL {
                    let n = i16::from(loot[resource as usize]).min(state.realms[owner].accounts[resource]);
                    if n > 0 {
                        state.realms[owner].accounts[resource] -= n;
                        state.realms[self.seat].accounts[resource] += n;
                        log.tell(Event::Gained(owner, resource, -n));
                        log.tell(Event::Gained(self.seat, resource, n));
                    }
                }
            }
            Aim::Card(Pile::Market) => {
                let n = state.hidden.hands[owner].market.len() as u32;
                if n > 0 {
                    let place = state.chance.below(n, log) as usize;
                    let card = state.hidden.hands[owner].market.remove(place);
                    state.hidden.hands[self.seat].market.push(card);
                    log.tell(Event::Agent(AgentEvent::Stolen(self.seat, owner)));
                }
            }
            Aim::Card(Pile::Event) => self.steal_event(state, owner, log),
            _ => {}
        }
    }

    /// X4R-265: an event card keeps its level; one that lay open stays known.
    fn steal_event(self, state: &mut State, owner: Seat, log: &mut Log<Event>) {
        let n_open = state.cards_of(owner).count();
        let n = n_open + state.hidden.hands[owner].events.len();
        if n == 0 {
            return;
        }
        let place = state.chance.below(n as u32, log) as usize;
        if place < n_open {
            let mut theirs = state.board.cards.iter_mut().filter(|(holder, _)| *holder == owner);
            theirs.nth(place).into_iter().for_each(|(holder, _)| *holder = self.seat);
        } else {
            let held = state.hidden.hands[owner].events.remove(place - n_open);
            if state.hidden.hands[self.seat].events.len() < SECRET_EVENTS {
                state.hidden.hands[self.seat].events.push(held);
            } else {
                state.hidden.hands[owner].events.push(held);
            }
        }
        state.touch(owner);
        state.touch(self.seat);
        log.tell(Event::Agent(AgentEvent::Stolen(self.seat, owner)));
    }

    /// X4-473: a mine, whose force only its owner knows.
    pub(super) fn mine(self, state: &mut State, log: &mut Log<Event>) {
        let Aim::Number(force) = self.aim else { return };
        state.mines.push((self.hex, self.seat));
        state.hidden.hands[self.seat].mines.lay(self.hex, force);
        log.tell(Event::Agent(AgentEvent::Mined(self.seat, self.hex)));
    }

    /// X4-478: culture for the level of the own network.
    pub(super) fn probe(self, state: &mut State, log: &mut Log<Event>) {
        let n = i16::from(state.network(self.seat, self.hex));
        state.realms[self.seat].accounts[Resource::Culture] += n;
        log.tell(Event::Gained(self.seat, Resource::Culture, n));
    }

    /// X4-479: a civil unit, a watch or a building is destroyed.
    pub(super) fn sabotage(self, state: &mut State, log: &mut Log<Event>) {
        match self.aim {
            Aim::Craft(seat, Craft::Ship(ship)) => {
                hazard::destroy(state, seat, usize::from(ship), self.hex, log);
            }
            Aim::Watch(seat) => picking::set_level(state, seat, self.hex, true, 0, log),
            Aim::Slot(slot) => {
                let colony = state.colony_at(self.hex);
                let owner = colony.and_then(|it| it.buildings.get(usize::from(slot) - 1)).map(|it| it.seat);
                if let Some(owner) = owner {
                    super::super::build::tear_down(state, owner, self.hex, slot, log);
                }
            }
            _ => {}
        }
        log.tell(Event::Agent(AgentEvent::Sabotaged(self.seat, self.hex)));
    }

    /// X4-484: the unit has 1 step less in this round.
    pub(super) fn disrupt(self, state: &mut State, log: &mut Log<Event>) {
        let Aim::Craft(other, craft) = self.aim else { return };
        if matches!(craft, Craft::Fleet(_)) {
            // The price tells everybody the hull points.
            state.hidden.hands[other].berths.show(log);
        }
        state.realms[other].service.slowed.push(craft);
        log.tell(Event::Agent(AgentEvent::Slowed(other, craft, self.hex)));
    }

    /// X4-486, X4-487, X4R-092: a technology without its bonus; the owner loses research.
    pub(super) fn copy(self, state: &mut State, log: &mut Log<Event>) {
        let (Aim::Tech(tech), Some(owner)) = (self.aim, self.victim(state)) else { return };
        let research = &mut state.board.realms[owner].accounts[Resource::Research];
        let lost = (i16::from(state.board.pack.pack()[tech].cost.research) / 2).min(*research);
        *research -= lost;
        log.tell(Event::Gained(owner, Resource::Research, -lost));
        log.tell(Event::Agent(AgentEvent::Copied(self.seat, owner, tech)));
        super::super::research::acquire(state, self.seat, tech, log);
    }

    /// X4-491, X4-492: war weariness, or a unit is destroyed.
    pub(super) fn subvert(self, state: &mut State, log: &mut Log<Event>) {
        match self.aim {
            Aim::Craft(other, Craft::Ship(ship)) => {
                let ship = usize::from(ship);
                let fleet = state.hidden.hands[other].berths.fleet(ship);
                if fleet.is_some() {
                    state.hidden.hands[other].berths.show(log);
                }
                hazard::destroy(state, other, ship, self.hex, log);
                if let Some(fleet) = fleet {
                    hazard::shed(state, other, fleet, self.hex, log);
                }
            }
            _ => {
                if let Some(owner) = self.victim(state) {
                    super::envoys::weary(state, owner, None, 1, log);
                }
            }
        }
    }
}

/// X4-447: a player sees the fleets, armies and blueprints of another one until the end of the round.
pub(super) fn reconnoitre(state: &mut State, seat: Seat, other: Seat, log: &mut Log<Event>) {
    state.realms[seat].service.seen.add(other);
    state.hidden.hands[other].berths.show(log);
    log.tell(Event::Agent(AgentEvent::Scouted(seat, other)));
}

/// X4R-BM02: forged papers are played.
pub(super) fn show_papers(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let papers = named!(MarketCard, "bm-forged-papers");
    let hand = &mut state.hidden.hands[seat].market;
    if let Some(place) = hand.iter().position(|card| card.index() == papers.index()) {
        hand.remove(place);
        state.played.push(papers);
        Secret::keep(papers).open(log);
        log.tell(Event::Agent(AgentEvent::Papers(seat)));
    }
}

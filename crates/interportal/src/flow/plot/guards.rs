//! What police does: networks are detected, watches erected, units sent from watch to watch (X4-493, X4-502 to X4-509).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::super::{Offer, Seek, Verdict, happening, moving, picking};
use super::{Aim, Plan, price};
use crate::action::{Action, Craft};
use crate::agent::{Agency, Agent, Mission};
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::hex::Hex;
use crate::ids::Resource;
use crate::intrigue::{AgentDecision, AgentEvent};
use crate::notation::Moment;
use crate::realm::Mark;
use crate::state::State;
use crate::thing::Thing;
use crate::why::Fault;

/// X4-509: what the next level of a watch costs in A or culture, after so many levels of the series.
fn level_price(state: &State, seat: Seat, resource: Resource, after: u8) -> i16 {
    let card = Mission::ErectWatch.card(state.pack.pack());
    let price = if resource == Resource::Awe { card.cost_alt } else { card.cost };
    let each = price.map_or(0, |price| i16::from(price[resource]));
    let books = Books::open(state, seat);
    let whole = |n: u8| books.watch_price(each * i16::from(n));
    if after == 0 { whole(1) } else { whole(after + 1) - whole(after) }
}

fn may_erect(state: &State, seat: Seat, resource: Resource, after: u8) -> Verdict {
    let price = level_price(state, seat, resource, after);
    let books = Books::open(state, seat);
    if resource == Resource::Awe { books.has(Resource::Awe, price) } else { books.has_culture(price) }
}

/// Whether a level can be paid at all.
pub(super) fn may_erect_any(state: &State, seat: Seat, after: u8) -> Verdict {
    let culture = may_erect(state, seat, Resource::Culture, after);
    may_erect(state, seat, Resource::Awe, after).or(culture)
}

impl Plan {
    /// X4-493: a network of another player falls by a level.
    pub(super) fn detect(self, state: &mut State, log: &mut Log<Event>) {
        let Aim::Seat(other) = self.aim else { return };
        let level = state.system(self.hex).networks[other].saturating_sub(1);
        picking::set_level(state, other, self.hex, false, level, log);
        happening::happen(state, self.seat, Moment::NetworkDetected, Some(self.hex), log);
    }

    /// X4-502: the police goes to another own watch, and others can go with it.
    pub(super) fn patrol(self, state: &mut State, log: &mut Log<Event>) {
        let (Aim::Hex(to), Agent::Ship(ship)) = (self.aim, self.agent) else { return };
        let level = Books::open(state, self.seat).watch_level(state.system(self.hex).watches[self.seat]);
        let craft = Craft::Ship(ship);
        let left = level - price::hull_points(state, self.seat, craft);
        moving::transfer(state, self.seat, craft, to);
        log.tell(Event::Moved(self.seat, craft, self.hex, to));
        log.tell(Event::Agent(AgentEvent::Patrolled(self.seat, self.hex, to)));
        if left > 0 {
            state.push(Patrolling { seat: self.seat, from: self.hex, to, left: left as u8 });
        }
    }

    /// X4-508: level after level.
    pub(super) fn erect(self, state: &mut State) {
        state.push(Erecting { seat: self.seat, hex: self.hex, n: 0 });
    }
}

/// X4-502: further units go from one own watch to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Patrolling {
    seat: Seat,
    from: Hex,
    to: Hex,
    /// Hull points that can still go.
    left: u8,
}

impl Patrolling {
    fn crafts(&self, state: &State) -> impl Iterator<Item = Craft> {
        let seat = self.seat;
        let moves = move |craft: &Craft| match craft {
            Craft::Ship(ship) => state.ship_stride(seat, *ship) > 0,
            Craft::Fleet(fleet) => {
                state.fleet_stride(seat, *fleet) > 0
                    && state.can_carry(seat, *fleet, None)
                    && state.rest_has_room(seat, *fleet, self.from)
            }
        };
        state.crafts_at(seat, self.from, true).filter(moves)
    }

    fn may(&self, state: &State, craft: Craft) -> Verdict {
        let hull = price::hull_points(state, self.seat, craft);
        if hull <= i16::from(self.left) { Ok(()) } else { Err(Fault::TooMany.into()) }
    }
}

impl Part<State> for Patrolling {
    /// Where units are lies open, so nobody is asked if none is there.
    fn asks(&self, state: &State) -> Option<Seat> {
        let any = self.left > 0 && state.crafts_at(self.seat, self.from, true).next().is_some();
        any.then_some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Agent(AgentDecision::Bring(self.to))
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::Agency(Agency::Bring(craft)) = action else { return };
        let hull = price::hull_points(state, self.seat, craft) as u8;
        if matches!(craft, Craft::Fleet(_)) {
            // What still can go tells everybody the hull points.
            state.hidden.hands[self.seat].berths.show(log);
        }
        moving::transfer(state, self.seat, craft, self.to);
        moving::course(state, self.seat, craft).set(Mark::Detected, false);
        log.tell(Event::Moved(self.seat, craft, self.from, self.to));
        state.push(Self { left: self.left - hull, ..self });
    }
}

impl Offer for Patrolling {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        for craft in self.crafts(state) {
            let action = Action::Agency(Agency::Bring(craft));
            if seek.wants(Thing::of(action)) {
                to(action, self.may(state, craft));
            }
        }
        let enough = Action::Agency(Agency::Enough);
        if seek.wants(Thing::of(enough)) {
            to(enough, Ok(()));
        }
    }
}

/// X4-503, X4-508: levels of a watch, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Erecting {
    seat: Seat,
    hex: Hex,
    /// Levels erected in this series.
    n: u8,
}

impl Erecting {
    fn is_open(&self, state: &State) -> bool {
        let highest = Books::open(state, self.seat).highest(true);
        let level = state.system(self.hex).watches[self.seat];
        level < highest && may_erect_any(state, self.seat, self.n).is_ok()
    }
}

impl Part<State> for Erecting {
    fn asks(&self, state: &State) -> Option<Seat> {
        Some(self.seat).filter(|_| self.is_open(state))
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Agent(AgentDecision::Aim(Mission::ErectWatch, self.hex))
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::Agency(Agency::Erect(resource)) = action else { return };
        let price = level_price(state, self.seat, resource, self.n);
        let realm = &mut state.board.realms[self.seat];
        if resource == Resource::Awe {
            realm.accounts[Resource::Awe] -= price;
        } else {
            realm.pay_culture(price);
        }
        log.tell(Event::Gained(self.seat, resource, -price));
        let level = state.system(self.hex).watches[self.seat];
        picking::set_level(state, self.seat, self.hex, true, level + 1, log);
        state.push(Self { n: self.n + 1, ..self });
    }
}

impl Offer for Erecting {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        for resource in [Resource::Culture, Resource::Awe] {
            let action = Action::Agency(Agency::Erect(resource));
            if seek.wants(Thing::of(action)) {
                to(action, may_erect(state, self.seat, resource, self.n));
            }
        }
        let enough = Action::Agency(Agency::Enough);
        if self.n > 0 && seek.wants(Thing::of(enough)) {
            to(enough, Ok(()));
        }
    }
}

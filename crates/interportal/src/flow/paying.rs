//! How a purchase is paid, and what comes of it (X4-110, X4-114).

use engine::{Index, Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::buying::Purchase;
use super::fitting::Order;
use super::{Bulk, Crowning, Doubling, Offer, Seek, Verdict, muster};
use crate::action::Action;
use crate::affair::Affair;
use crate::cards::Special;
use crate::economy::{Books, Quote};
use crate::event::{Decision, Event};
use crate::hex::Hex;
use crate::ids::{Building, Capacity, Resource};
use crate::state::{Standing, State};
use crate::thing::Thing;
use crate::why::{Fault, Reason};

/// X4-114, X4R-298: the price may be lowered by spare capacity before it is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Paying {
    pub(super) seat: Seat,
    pub(super) what: Purchase,
    pub(super) hex: Hex,
    pub(super) fleet: Option<u8>,
    /// Capacity spent to lower the price.
    pub(super) off: [u8; Capacity::COUNT],
    /// Whether it costs nothing (X4R-096).
    pub(super) free: bool,
}

impl Paying {
    /// The price without what was taken off it.
    fn quote(&self, state: &State) -> Quote {
        if self.free {
            return Quote::default();
        }
        let books = Books::open(state, self.seat);
        let standing = |place: u8| {
            state.colony_at(self.hex).map(|colony| colony.buildings[usize::from(place) - 1].building)
        };
        let mut quote = match self.what {
            Purchase::Unit(unit) => books.unit_quote(unit, self.hex),
            Purchase::Building(building, _) => books.building_quote(building, None, self.hex),
            Purchase::Upgrade(to, place) => books.building_quote(to, standing(place), self.hex),
            Purchase::Item(order) => books.fit_quote(order.item()),
        };
        for capacity in Capacity::ALL {
            let off = self.off[capacity as usize];
            quote.awe -= off;
            quote.capacity[capacity as usize] += off;
        }
        quote
    }

    fn may_spend(state: &State, seat: Seat, quote: &Quote, capacity: Capacity) -> Verdict {
        let spare = Books::open(state, seat).spare(quote, capacity);
        if quote.awe <= 1 {
            return Err(Fault::LowestPrice.into());
        }
        let reason = Reason::NoCapacity { capacity, need: 1, have: spare };
        if spare == 0 { Err(reason) } else { Ok(()) }
    }

    fn pay(self, state: &mut State, log: &mut Log<Event>) {
        let quote = self.quote(state);
        let Self { seat, what, hex, fleet, .. } = self;
        let books = Books::open(state, seat);
        // X4R-G04: what is for one purchase a round is used up by the first that is paid.
        let used = match what {
            _ if self.free => 0,
            Purchase::Unit(unit) => books.unit_uses(unit, hex),
            Purchase::Building(building, _) | Purchase::Upgrade(building, _) => {
                books.building_uses(building, hex)
            }
            Purchase::Item(_) => 0,
        };
        state.realms[seat].done.once |= used;
        let realm = &mut state.board.realms[seat];
        realm.accounts[Resource::Awe] -= i16::from(quote.awe);
        for capacity in Capacity::ALL {
            realm.spent[capacity as usize] += quote.capacity[capacity as usize];
        }
        if let Some(colony) = state.board.colony_mut(hex).filter(|_| quote.saved > 0) {
            colony.industry[0] += quote.saved;
        }
        state.overlook(seat, log);
        match what {
            Purchase::Unit(unit) => {
                log.tell(Event::Bought(seat, unit, hex, quote.awe));
                muster::commission(state, seat, unit, hex, fleet);
                if !self.free {
                    Doubling::offer(state, seat, unit, hex);
                }
            }
            Purchase::Building(building, resource) => {
                log.tell(Event::Built(seat, building, hex, quote.awe));
                erect(state, seat, building, resource, hex);
                if state.pack[building].limit.is_some() {
                    state.push(Crowning { seat, hex });
                }
            }
            Purchase::Upgrade(to, place) => {
                log.tell(Event::Upgraded(seat, to, hex, quote.awe));
                if let Some(colony) = state.board.colony_mut(hex) {
                    colony.buildings[usize::from(place) - 1].building = to;
                }
                state.touch(seat);
            }
            Purchase::Item(order) => {
                log.tell(Event::Fitted(seat, quote.awe));
                fit(state, seat, order, log);
            }
        }
    }

    /// X4-RC08: the item and the culture that may be paid for it in place of A.
    fn by_culture(&self, state: &State) -> Option<(Order, i16)> {
        let Purchase::Item(order) = self.what else { return None };
        let culture = Books::open(state, self.seat).fit_culture(order.item());
        culture.filter(|_| !self.free).map(|culture| (order, culture))
    }

    /// X4-RC08: pays culture; capacity that was to lower the price in A stays.
    fn pay_culture(self, state: &mut State, log: &mut Log<Event>) {
        let Some((order, culture)) = self.by_culture(state) else { return };
        state.realms[self.seat].pay_culture(culture);
        state.overlook(self.seat, log);
        log.tell(Event::FittedForCulture(self.seat, culture as u8));
        fit(state, self.seat, order, log);
    }
}

/// The item is in the blueprint; some technology lets copies follow for capacity.
fn fit(state: &mut State, seat: Seat, order: Order, log: &mut Log<Event>) {
    order.fit(state, seat, log);
    if state.tally(seat).has(Special::BulkFitting) {
        state.push(Bulk::of(seat, order));
    }
}

/// A building comes: on a colony, or as a route or gate into a system.
pub(super) fn erect(state: &mut State, seat: Seat, building: Building, resource: Option<Resource>, hex: Hex) {
    if state.pack[building].slots > 0 {
        if let Some(colony) = state.board.colony_mut(hex) {
            colony.buildings.push(Standing { building, seat, resource });
            // An embassy stands on a colony of another player (X4R-397).
            let owner = colony.seat;
            state.touch(owner);
        }
        state.touch(seat);
    } else {
        let system = &mut state.board.systems[hex.at()];
        match building.id() {
            "trade-route" => system.route = Some(seat),
            _ => system.gates.add(seat),
        }
        // X4-236: routes serve everybody.
        state.touch_all();
    }
}

impl Part<State> for Paying {
    fn asks(&self, state: &State) -> Option<Seat> {
        let quote = self.quote(state);
        let lowers = Capacity::ALL.map(|it| Self::may_spend(state, self.seat, &quote, it).is_ok());
        let books = Books::open(state, self.seat);
        let by_culture = self.by_culture(state).is_some_and(|(_, n)| books.has_culture(n).is_ok());
        Some(self.seat).filter(|_| lowers.contains(&true) || by_culture)
    }

    fn decision(&self, state: &State) -> Decision {
        Decision::Pay(self.quote(state).awe)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(mut self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Spend(capacity) => {
                self.off[capacity.at()] += 1;
                state.push(self);
            }
            Action::Affair(Affair::Pay(Resource::Culture)) => self.pay_culture(state, log),
            _ => self.pay(state, log),
        }
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        self.pay(state, log);
    }
}

impl Offer for Paying {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let quote = self.quote(state);
        for capacity in Capacity::ALL.into_iter().filter(|it| seek.wants(Thing::Capacity(*it))) {
            to(Action::Spend(capacity), Self::may_spend(state, self.seat, &quote, capacity));
        }
        let pay = Action::Affair(Affair::Pay(Resource::Culture));
        if let Some((_, culture)) = self.by_culture(state).filter(|_| seek.wants(Thing::of(pay))) {
            to(pay, Books::open(state, self.seat).has_culture(culture));
        }
        if seek.wants(Thing::of(Action::Done)) {
            to(Action::Done, Books::open(state, self.seat).has(Resource::Awe, i16::from(quote.awe)));
        }
    }
}

//! Underground actions, each for 1 political action of any kind (X4-031 to X4-052, X4R-318).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{
    Killing, Offer, Seek, Slipping, Verdict, muster, picking, pirates, plot, politics, slipping, workshop,
};
use crate::action::{Action, Unit};
use crate::affair::{Affair, Underground};
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::hex::{Hex, HexSet};
use crate::ids::{Deed, EventCard, Keyword, Resource, Ship, named};
use crate::intrigue::AgentEvent;
use crate::notation::ActionKind;
use crate::object::Object;
use crate::realm::{SHIPS, Vessel};
use crate::state::{Board, State};
use crate::thing::Thing;
use crate::why::Fault;

/// X4-034, X4R-318: what the clan government adds for others, and takes off for its holder.
const CLAN: i16 = 2;

/// X4-041: A for each hull point that takes secret routes.
const PER_HULL_POINT: i16 = 5;

fn deed(underground: Underground) -> Deed {
    match underground {
        Underground::SmugglingNetwork => named!(Deed, "ug-smuggling-network"),
        Underground::HireWitnesses => named!(Deed, "ug-hire-witnesses"),
        Underground::PayOffPirates => named!(Deed, "ug-pay-off-pirates"),
        Underground::SecretRoutes => named!(Deed, "ug-secret-routes"),
        Underground::ContractKilling => named!(Deed, "ug-contract-killing"),
    }
}

/// The player with the clan government.
fn clan(board: &Board) -> Option<Seat> {
    let is = |seat: &Seat| Some(board.realms[*seat].government) == board.pack.fits.clan;
    board.realms.seats().find(is)
}

/// The price in A of an action that is used on a system.
fn price(state: &State, seat: Seat, underground: Underground, hex: Hex) -> i16 {
    let base = state.pack[deed(underground)].cost.map_or(0, |price| i16::from(price.awe));
    changed(state, seat, underground, base, hex)
}

/// X4-041: the price in A of secret routes into a system for so many hull points.
pub(super) fn route_price(state: &State, seat: Seat, hull_points: i16, hex: Hex) -> i16 {
    changed(state, seat, Underground::SecretRoutes, PER_HULL_POINT.saturating_mul(hull_points), hex)
}

/// The most hull points that can take secret routes anywhere for what a player has.
pub(super) fn most_hull_points(state: &State, seat: Seat) -> i16 {
    let networks = state.systems_where(|system| !system.networks.is_empty());
    let less = networks.iter().map(|hex| state.network_level(seat, hex)).max().unwrap_or(0);
    (state.realms[seat].accounts[Resource::Awe] + i16::from(less) + CLAN) / PER_HULL_POINT
}

/// X4-038: the price in A of a killing in a system.
pub(super) fn killing_price(state: &State, seat: Seat, hex: Hex) -> i16 {
    price(state, seat, Underground::ContractKilling, hex)
}

/// X4-032, X4-034: police of others makes an action dearer, the own network there cheaper, the clan either.
fn changed(state: &State, seat: Seat, underground: Underground, base: i16, hex: Hex) -> i16 {
    let card = &state.pack[deed(underground)];
    let surcharge = i16::from(state.pack.politics.police_surcharge_underground.awe);
    // X4-045: pirates are called into no system.
    let n_police = if underground == Underground::PayOffPirates { 0 } else { state.n_police(seat, hex) };
    let network = state.network_level(seat, hex);
    let less = if card.reduction_expr.is_some() { i16::from(network) } else { 0 };
    let clan = clan(state).map_or(0, |holder| if holder == seat { -CLAN } else { CLAN });
    (base + surcharge * n_police - less + clan).max(0)
}

pub(super) fn offers(
    state: &State,
    books: &Books<'_>,
    seat: Seat,
    seek: Seek,
    to: &mut dyn FnMut(Action, Verdict),
) {
    // Without a political action nothing else needs to be looked at.
    let any = state.realms[seat].office.tokens.total() > 0;
    if seek.only().is_none() && !any {
        return;
    }
    for underground in Underground::ALL {
        if !seek.wants(Thing::Object(Object::Underground(underground))) {
            continue;
        }
        let verdict = if any { may(state, books, seat, underground, seek) } else { Ok(()) };
        for kind in ActionKind::ALL {
            let verdict = politics::has_kind(state, seat, kind).and(verdict);
            to(Action::Affair(Affair::Underground(underground, kind)), verdict);
        }
    }
}

fn may(state: &State, books: &Books<'_>, seat: Seat, underground: Underground, seek: Seek) -> Verdict {
    if underground == Underground::SecretRoutes {
        return slipping::may(state, seat, seek);
    }
    if underground == Underground::ContractKilling {
        return plot::may_kill(state, seat);
    }
    if underground == Underground::HireWitnesses && may_hire(state, books, seat).is_ok() {
        return Ok(());
    }
    let sites = targets(state, seat, underground, false);
    let pays = |hex: Hex| books.has(Resource::Awe, price(state, seat, underground, hex)).is_ok();
    let full = underground == Underground::HireWitnesses && state.realms[seat].ships.len() >= SHIPS;
    if seek.is_legal() {
        return if !full && sites.iter().any(pays) { Ok(()) } else { Err(Fault::NoSite.into()) };
    }
    let Some(best) = sites.iter().map(|hex| price(state, seat, underground, hex)).min() else {
        return Err(Fault::NoSite.into());
    };
    if full {
        return Err(Fault::TooMany.into());
    }
    books.has(Resource::Awe, best)
}

/// The systems that an action can be used on; the second one of a smuggling network comes after the first.
fn targets(state: &State, seat: Seat, underground: Underground, second: bool) -> HexSet {
    let highest = Books::open(state, seat).highest(false);
    let networks = |hex: &Hex| state.system(*hex).networks[seat];
    match underground {
        Underground::SmugglingNetwork if !second => {
            let own = state.colonies_of(seat).map(|colony| colony.hex);
            own.filter(|hex| networks(hex) < highest).collect()
        }
        // X4-047: not dangerous, without units or colonies of anyone else.
        Underground::SmugglingNetwork => {
            let others = state.realms.seats().filter(|other| *other != seat);
            let foreign = others.fold(HexSet::NONE, |all, other| all.or(state.presence(other)));
            let calm = |hex: &Hex| {
                let system = state.system(*hex);
                let kind = system.kind.map(|kind| &state.pack.pack()[kind]);
                kind.is_some_and(|card| !card.dangerous) && system.group.is_none()
            };
            let free = |hex: &Hex| calm(hex) && !foreign.has(*hex) && networks(hex) < highest;
            Hex::all().filter(|hex| state.is_on_map(*hex)).filter(free).collect()
        }
        Underground::HireWitnesses => {
            state.systems_where(|system| system.networks.near(seat) != 0 && system.networks[seat] > 0)
        }
        // X4-044, X4-045: pirates cannot be paid under the clan; the own capital stands for the deck of events.
        Underground::PayOffPirates => {
            let all = state.pirates().filter(|_| clan(state).is_none());
            all.collect::<HexSet>().or(HexSet::only(state.realms[seat].capital))
        }
        // Their goal depends on the unit that goes or dies.
        Underground::SecretRoutes | Underground::ContractKilling => HexSet::NONE,
    }
}

/// The political action is spent; then the target is named.
pub(super) fn act(
    state: &mut State,
    seat: Seat,
    underground: Underground,
    kind: ActionKind,
    log: &mut Log<Event>,
) {
    state.realms[seat].office.tokens.take(kind);
    // X4R-G13: the clan earns 1 A from the bank for each underground action of another player.
    if let Some(holder) = clan(state).filter(|holder| *holder != seat) {
        state.realms[holder].accounts[Resource::Awe] += 1;
        log.tell(Event::Gained(holder, Resource::Awe, 1));
    }
    log.tell(Event::Underground(seat, underground));
    match underground {
        Underground::SecretRoutes => state.push(Slipping::of(seat)),
        Underground::ContractKilling => state.push(Killing::of(seat)),
        _ => state.push(Scheming { seat, underground, second: false }),
    }
}

/// Where an underground action is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Scheming {
    seat: Seat,
    pub(super) underground: Underground,
    second: bool,
}

impl Scheming {
    fn may(&self, state: &State, hex: Hex) -> Verdict {
        if self.second {
            return Ok(());
        }
        let price = price(state, self.seat, self.underground, hex);
        Books::open(state, self.seat).has(Resource::Awe, price)
    }

    fn at(self, state: &mut State, hex: Hex, log: &mut Log<Event>) {
        let seat = self.seat;
        let network = state.system(hex).networks[seat];
        if !self.second {
            let price = price(state, seat, self.underground, hex);
            state.realms[seat].accounts[Resource::Awe] -= price;
            log.tell(Event::Gained(seat, Resource::Awe, -price));
        }
        match self.underground {
            Underground::SmugglingNetwork => {
                picking::set_level(state, seat, hex, false, network + 1, log);
                if !self.second {
                    state.push(Self { second: true, ..self });
                }
            }
            Underground::HireWitnesses => {
                let ship = Ship::from_id("research-ship").expect("the pack has research ships");
                let unit = Unit::Ship(ship, 1);
                log.tell(Event::Bought(seat, unit, hex, 0));
                muster::commission(state, seat, unit, hex, None);
            }
            Underground::PayOffPirates if state.system(hex).group.is_some() => {
                pirates::pay(state, seat, hex, log);
            }
            Underground::PayOffPirates => call_pirates(state, log),
            Underground::SecretRoutes | Underground::ContractKilling => {}
        }
    }
}

/// X4-049: own civil ships and transporters; those that are alike are offered once.
fn witnesses(state: &State, seat: Seat) -> impl Iterator<Item = u8> {
    let ships = &state.realms[seat].ships;
    let carries = |it: &Vessel| {
        let hull = state.hull(it.make);
        !hull.military || hull.keywords.iter().any(|used| used.keyword == named!(Keyword, "transporter"))
    };
    let places = (0..ships.len()).filter(move |ship| carries(&ships[*ship]));
    let same = move |one: usize, other: usize| {
        ships[one] == ships[other]
            && workshop::whereabouts(state, seat, one) == workshop::whereabouts(state, seat, other)
    };
    places.filter(move |ship| !(0..*ship).any(|other| same(other, *ship))).map(|ship| ship as u8)
}

/// X4-052: the price where the ship is.
fn may_testify(state: &State, seat: Seat, ship: u8) -> Verdict {
    let hex = workshop::whereabouts(state, seat, usize::from(ship)).ok_or(Fault::NotHere)?;
    let price = price(state, seat, Underground::HireWitnesses, hex);
    Books::open(state, seat).has(Resource::Awe, price)
}

/// X4-049: whether any ship can be made an agent.
fn may_hire(state: &State, books: &Books<'_>, seat: Seat) -> Verdict {
    books.has(Resource::Awe, 0)?;
    let mut verdict = Err(Fault::NoSite.into());
    for ship in witnesses(state, seat) {
        verdict = may_testify(state, seat, ship);
        if verdict.is_ok() {
            break;
        }
    }
    verdict
}

/// X4-049: a ship counts as agent in this round.
fn hire(state: &mut State, seat: Seat, ship: usize, log: &mut Log<Event>) {
    let Some(hex) = workshop::whereabouts(state, seat, ship) else { return };
    let price = price(state, seat, Underground::HireWitnesses, hex);
    let vessel = state.realms[seat].ships[ship];
    if vessel.at.is_none() {
        // Everybody learns that the transporter is there.
        state.hidden.hands[seat].berths.show(log);
    }
    state.realms[seat].accounts[Resource::Awe] -= price;
    log.tell(Event::Gained(seat, Resource::Awe, -price));
    state.realms[seat].service.witness = Some(ship as u8);
    log.tell(Event::Agent(AgentEvent::Witness(seat, vessel.make)));
}

/// X4-045: the event is looked for, the deck shuffled, and the event put at random among its top two cards.
fn call_pirates(state: &mut State, log: &mut Log<Event>) {
    let State { hidden, chance, .. } = state;
    let mut cards = engine::List::<EventCard, 16>::new();
    while !hidden.events[0].is_empty() {
        hidden.events[0].draw(log).into_iter().for_each(|card| cards.push(card));
    }
    chance.shuffle(&mut cards, log);
    if let Some(place) = cards.iter().position(|card| card.id() == "pirates") {
        let pirates = cards.remove(place);
        let below = usize::from(chance.below(2, log) == 1).min(cards.len());
        cards.insert(cards.len() - below, pirates);
    }
    hidden.events[0] = engine::Deck::stacked(cards.iter().copied());
}

impl Part<State> for Scheming {
    fn asks(&self, state: &State) -> Option<Seat> {
        let mut sites = targets(state, self.seat, self.underground, self.second).iter();
        let hires = self.underground == Underground::HireWitnesses;
        // Without pirates in sight only the deck is left.
        let least = usize::from(self.underground == Underground::PayOffPirates);
        let open = sites.nth(least).is_some();
        Some(self.seat).filter(|_| open || hires)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::PickSystem
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match action {
            Action::At(hex) => self.at(state, hex, log),
            Action::Ship(ship) => hire(state, self.seat, usize::from(ship) - 1, log),
            _ => {}
        }
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        if self.underground == Underground::PayOffPirates {
            self.at(state, state.realms[self.seat].capital, log);
        }
    }
}

impl Offer for Scheming {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let sites = targets(state, self.seat, self.underground, self.second);
        for hex in sites.iter().filter(|hex| seek.wants(Thing::System(*hex))) {
            let room =
                self.underground != Underground::HireWitnesses || state.realms[self.seat].ships.len() < SHIPS;
            let full: Verdict = if room { Ok(()) } else { Err(Fault::TooMany.into()) };
            to(Action::At(hex), full.and_then(|()| self.may(state, hex)));
        }
        if self.underground == Underground::HireWitnesses {
            for ship in witnesses(state, self.seat).filter(|it| seek.wants(Thing::Vessel(it + 1))) {
                to(Action::Ship(ship + 1), may_testify(state, self.seat, ship));
            }
        }
    }
}

//! What can be done in the rotation of the Economy phase (X4-105, X4R-084).

use engine::{Log, Seat};

use super::site::Sites;
use super::{
    Choosing, Fitting, Placing, Seek, Verdict, abandoning, advising, build, buying, fitting, market, plot,
    research, treaties, wonders, workshop,
};
use crate::action::{Action, Unit};
use crate::affair::Affair;
use crate::economy::Books;
use crate::event::Event;
use crate::hex::Hex;
use crate::ids::{Building, Ground, Resource, Ship, Standard};
use crate::notation::{Permission, Quantity};
use crate::state::{Board, Phase, State};
use crate::thing::{Thing, Word};
use crate::why::Fault;

/// All that a seat might do.
pub(super) fn offers(state: &State, seat: Seat, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
    let (books, sites) = (Books::open(state, seat), Sites::of(state, seat));
    research::offers(state, &books, seat, seek, to);
    treaties::economy_offers(state, seat, seek, to);
    if seek.only().is_none() {
        buying::list(state, &books, seat, &sites, to);
        build::list(state, &books, seat, &sites, to);
    }
    if matches!(seek.only(), Some(Thing::Unit(_))) {
        for unit in units(state).filter(|unit| seek.wants(Thing::Unit(*unit))) {
            to(Action::Buy(unit), buying::may_buy(state, &books, seat, unit, &sites));
        }
    }
    if matches!(seek.only(), Some(Thing::Building(_))) {
        for building in Building::all().filter(|building| seek.wants(Thing::Building(*building))) {
            build::offers(state, &books, seat, building, &sites, to);
        }
    }
    let least = i16::from(state.pack.colony_levels.min_cost);
    let rebated = !state.realms[seat].rebates.is_empty();
    // Without food for the lowest price no colony rises.
    let rises = seek.only().is_some() || rebated || books.has(Resource::Food, least).is_ok();
    if rises && matches!(seek.only(), None | Some(Thing::System(_))) {
        let hexes = state.colonies_of(seat).map(|colony| colony.hex);
        for hex in hexes.filter(|hex| seek.wants(Thing::System(*hex))) {
            to(Action::Raise(hex), may_raise(state, &books, seat, hex));
        }
    }
    if matches!(seek.only(), None | Some(Thing::Blueprint(..))) {
        fitting::blueprints(state, &books, seat, seek, to);
    }
    if seek.wants(Thing::Word(Word::TearDown)) {
        to(Action::TearDown, build::may_tear_down(state, seat));
    }
    if seek.wants(Thing::Word(Word::StateSize)) {
        to(Action::StateSize, may_grow(state, &books, seat));
    }
    plot::pips(state, seat, seek, to);
    market::offers(state, seat, Phase::Economy, seek, to);
    workshop::offers(state, &books, seat, seek, to);
    workshop::transforms(state, &books, seat, seek, to);
    wonders::offers(state, &books, seat, seek, to);
    advising::abilities(state, seat, seek, to);
    abandoning::offer(state, seat, seek, to);
    exchanges(&books, seek, to);
}

/// Everything that is for sale as a unit, or might be thought to be.
pub(super) fn units(board: &Board) -> impl Iterator<Item = Unit> {
    let pack = board.pack.pack();
    let ships = Ship::all()
        .flat_map(move |ship| (1..=pack[ship].variants).map(move |variant| Unit::Ship(ship, variant)));
    ships.chain(Standard::all().map(Unit::Standard)).chain(Ground::all().map(Unit::Ground))
}

/// X4R-067: the bank's ratios, as far as accounts reach.
pub(super) fn exchanges(books: &Books<'_>, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
    if !matches!(seek.only(), None | Some(Thing::Exchange(..))) {
        return;
    }
    let ratios = books.ratios();
    for from in Resource::ALL {
        // No ratio is better than the best.
        if seek.only().is_none() && books.has(from, books.best_ratio()).is_err() {
            continue;
        }
        for other in Resource::ALL.into_iter().filter(|other| *other != from) {
            if seek.wants(Thing::Exchange(from, other)) {
                let ratio = i16::from(ratios.of(from, other));
                to(Action::Exchange(from, other), books.has(from, ratio));
            }
        }
    }
}

pub(super) fn exchange(state: &mut State, seat: Seat, from: Resource, to: Resource, log: &mut Log<Event>) {
    let ratio = Books::open(state, seat).ratio(from, to);
    let accounts = &mut state.board.realms[seat].accounts;
    accounts[from] -= i16::from(ratio);
    accounts[to] += 1;
    log.tell(Event::Exchanged(seat, from, to, ratio));
}

/// X4R-053, X4R-054: once per round, for food.
fn may_raise(state: &State, books: &Books<'_>, seat: Seat, hex: Hex) -> Verdict {
    let own = state.colony_at(hex).filter(|colony| colony.seat == seat);
    let colony = own.ok_or(Fault::NotYours)?;
    state.may_now(Permission::RaiseColony)?;
    if colony.raised {
        return Err(Fault::RaisedThisRound.into());
    }
    let food = books.raise_cost(colony).ok_or(Fault::HighestLevel)?;
    books.has(Resource::Food, i16::from(food))
}

/// X4-347, X4R-102: once per round, for culture.
fn may_grow(state: &State, books: &Books<'_>, seat: Seat) -> Verdict {
    research::needs(state, seat, state.pack.fits.state_size.as_slice())?;
    if state.realms[seat].done.state_size {
        return Err(Fault::OncePerRound.into());
    }
    books.has_culture(i16::from(books.state_size_price().1))
}

/// Does what was chosen; it has been counted as an action.
pub(super) fn act(state: &mut State, seat: Seat, action: Action, log: &mut Log<Event>) {
    match action {
        Action::Research(tech) => research::research(state, seat, tech, log),
        Action::Buy(unit) => state.push(Placing::of(seat, buying::Purchase::Unit(unit))),
        Action::Build(building, resource) => {
            state.push(Placing::of(seat, buying::Purchase::Building(building, resource)));
        }
        Action::Upgrade(building) => state.push(Choosing { seat, to: Some(building) }),
        Action::TearDown => state.push(Choosing { seat, to: None }),
        Action::Raise(hex) => {
            let books = Books::open(state, seat);
            let food = state.colony_at(hex).and_then(|colony| books.raise_cost(colony)).unwrap_or(0);
            let rebate = books.rebate(Quantity::CostLevel, Some(hex));
            if let Some(place) = rebate {
                state.realms[seat].rebates.remove(place);
            }
            state.realms[seat].accounts[Resource::Food] -= i16::from(food);
            build::raise(state, hex, log);
        }
        Action::StateSize => {
            let (_, culture) = Books::open(state, seat).state_size_price();
            let realm = &mut state.board.realms[seat];
            realm.pay_culture(i16::from(culture));
            realm.done.state_size = true;
            realm.grant(Quantity::LimitStateSize, 1);
            log.tell(Event::StateSize(seat, culture));
        }
        Action::Affair(Affair::Auction(card)) => market::call(state, seat, card, log),
        Action::Affair(Affair::Study(card)) => workshop::study(state, seat, card, log),
        Action::Affair(Affair::Repair(fleet)) => workshop::repair(state, seat, fleet, log),
        Action::Affair(Affair::Convert(unit)) => workshop::convert(state, seat, unit, log),
        Action::Affair(Affair::Stage(wonder, hex)) => wonders::stage(state, seat, wonder, hex, log),
        Action::Refit(ship, variant, set) => state.push(Fitting { seat, ship, variant, set }),
        _ => {}
    }
}

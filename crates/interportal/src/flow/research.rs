//! Technologies: along the arrows, cheaper for those who come later, with a bonus for the first (X4-106 to X4-109).

use engine::{Log, Seat};

use super::{Effecting, Granting, Rediscovering, Seek, Verdict, happening};
use crate::action::Action;
use crate::cards::Special;
use crate::economy::Books;
use crate::event::Event;
use crate::ids::{Resource, Tech};
use crate::notation::{Moment, Quantity};
use crate::score;
use crate::state::State;
use crate::thing::Thing;
use crate::why::{Fault, Reason};

pub(super) fn offers(
    state: &State,
    books: &Books<'_>,
    seat: Seat,
    seek: Seek,
    to: &mut dyn FnMut(Action, Verdict),
) {
    if !matches!(seek.only(), None | Some(Thing::Tech(_))) {
        return;
    }
    let prices = books.tech_prices();
    let realm = &state.realms[seat];
    if seek.only().is_none() {
        if books.has(Resource::Research, i16::from(prices.least())).is_err() {
            return;
        }
        for tech in state.pack.fits.next_techs(realm.techs) {
            if books.has(Resource::Research, i16::from(prices.of(tech))).is_ok() {
                to(Action::Research(tech), Ok(()));
            }
        }
        return;
    }
    for tech in Tech::all().filter(|tech| seek.wants(Thing::Tech(*tech))) {
        let may = || -> Verdict {
            if realm.techs.has(tech) {
                return Err(Fault::Owned.into());
            }
            needs(state, seat, &state.pack[tech].arrows_from)?;
            books.has(Resource::Research, i16::from(prices.of(tech)))
        };
        to(Action::Research(tech), may());
    }
}

/// X4R-090: whether all of these technologies are owned.
pub(super) fn needs(state: &State, seat: Seat, techs: &[Tech]) -> Verdict {
    let missing = techs.iter().find(|tech| !state.realms[seat].techs.has(**tech));
    missing.map_or(Ok(()), |tech| Err(Reason::NeedsTech(*tech)))
}

/// X4-178, X4R-093: the last node of an area brings its points.
fn finish_area(state: &mut State, seat: Seat, tech: Tech, log: &mut Log<Event>) {
    let pack = state.pack.pack();
    let mut nodes = Tech::all().filter(|other| pack[*other].area == pack[tech].area);
    if nodes.all(|other| state.realms[seat].techs.has(other)) {
        score::book(state, seat, "vp-research-area", log);
    }
}

/// X4-107: pays and learns.
pub(super) fn research(state: &mut State, seat: Seat, tech: Tech, log: &mut Log<Event>) {
    let books = Books::open(state, seat);
    let (price, rebate) = (books.tech_cost(tech), books.rebate(Quantity::CostTech, None));
    if let Some(place) = rebate {
        state.realms[seat].rebates.remove(place);
    }
    learn(state, seat, tech, price, log);
}

/// X4-486, X4R-092: a technology of another player, without its bonus.
pub(super) fn acquire(state: &mut State, seat: Seat, tech: Tech, log: &mut Log<Event>) {
    state.realms[seat].techs.add(tech);
    state.touch(seat);
    finish_area(state, seat, tech, log);
}

/// Learns for this price, which may be nothing (X4R-091).
pub(super) fn learn(state: &mut State, seat: Seat, tech: Tech, price: u8, log: &mut Log<Event>) {
    let first = !state.realms.iter().any(|(_, realm)| realm.techs.has(tech));
    let realm = &mut state.board.realms[seat];
    realm.accounts[Resource::Research] -= i16::from(price);
    realm.techs.add(tech);
    if first {
        realm.first.add(tech);
    }
    log.tell(Event::Researched(seat, tech, price, first));
    state.touch(seat);
    if !first && price > 0 {
        happening::happen_with(state, seat, Moment::BuyKnownTech, tech, log);
    }
    finish_area(state, seat, tech, log);
    let card = &state.pack.pack()[tech];
    if first && (card.bonus.is_some() || card.bonus_special.is_some()) {
        if let Some(bonus) = &card.bonus {
            state.push(Effecting::bonus(seat, tech, **bonus));
        }
        match card.bonus_special {
            Some(Special::MassProductionGrant) => Granting::begin(state, seat, log),
            Some(Special::Rediscover) => state.push(Rediscovering::one(seat)),
            Some(Special::RediscoverAll) => state.push(Rediscovering::all(seat)),
            _ => {}
        }
        for other in state.in_order() {
            let moment = if other == seat { Moment::TechFirst } else { Moment::TechFirstOther };
            happening::happen(state, other, moment, None, log);
        }
    }
}

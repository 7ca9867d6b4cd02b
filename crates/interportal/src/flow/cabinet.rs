//! Cabinet actions, which cost no political action (X4-053 to X4-067, X4R-132).

use std::cell::LazyCell;
use std::sync::LazyLock;

use engine::{Index, Log, Seat};

use super::{
    Analysing, Effecting, Errand, Expedition, Gift, Giving, Lending, Seek, Verdict, giving, lending, moving,
    politics,
};
use crate::action::{Action, Craft, Fitting};
use crate::affair::{Affair, Cabinet};
use crate::economy::Books;
use crate::event::Event;
use crate::ids::{Deed, Equipment, Kosme, Resource, named};
use crate::notation::{ActionKind, Item};
use crate::object::pairs;
use crate::realm::Make;
use crate::state::State;
use crate::thing::Thing;
use crate::why::Fault;

/// The card of a cabinet action.
fn deed(cabinet: Cabinet) -> Deed {
    static DEEDS: LazyLock<[Deed; Cabinet::COUNT]> = LazyLock::new(|| {
        Cabinet::ALL.map(|it| Deed::from_id(it.card()).expect("the pack has the cabinet actions"))
    });
    DEEDS[cabinet as usize]
}

/// X4-059: A that every expedition costs.
const EXPEDITION_AWE: i16 = 5;
/// X4-060: cards that pay for an expedition.
const EXPEDITION_CARDS: u8 = 3;
/// X4-064: commissions in a phase.
const COMMISSIONS: u8 = 2;
/// X4-063: culture for turning a political action into a free one.
const CONVERSION: i16 = 1;

pub(super) fn offers(
    state: &State,
    books: &Books<'_>,
    seat: Seat,
    seek: Seek,
    to: &mut dyn FnMut(Action, Verdict),
) {
    let mut offer = |affair: Affair, verdict: &dyn Fn() -> Verdict| {
        let action = Action::Affair(affair);
        if seek.means(action) {
            to(action, verdict());
        }
    };
    let rim = LazyCell::new(|| !state.beyond(seat).is_empty());
    for cabinet in Cabinet::ALL {
        offer(Affair::Cabinet(cabinet), &|| may(state, books, seat, cabinet, &|| *rim));
    }
    for kind in ActionKind::ALL {
        offer(Affair::Sell(kind), &|| politics::has_kind(state, seat, kind));
        if kind != ActionKind::Free {
            offer(Affair::ConvertAction(kind), &|| may_convert(state, books, seat, kind));
        }
    }
    // All pairs cost the same.
    let invests = !seek.is_legal() || books.has(Resource::Awe, invest_price(state)).is_ok();
    for (one, other) in pairs().filter(|_| invests) {
        offer(Affair::Invest(one, other), &|| may_invest(state, books, seat, one, other));
    }
    if matches!(seek.only(), None | Some(Thing::Card(_))) {
        giving::cards(state, seat).for_each(|card| offer(Affair::Analyse(card), &|| Ok(())));
    }
    let room = LazyCell::new(|| !lending::sites(state, seat).is_empty());
    for kosme in Kosme::all() {
        offer(Affair::Kosme(kosme), &|| may_lend(state, books, seat, kosme, *room));
    }
    let delegates = LazyCell::new(|| may_delegate(state, books, seat));
    for other in state.realms.seats().filter(|other| *other != seat) {
        offer(Affair::Delegation(other), &|| *delegates);
    }
}

fn fixed(state: &State, cabinet: Cabinet, resource: Resource) -> i16 {
    state.pack[deed(cabinet)].cost.map_or(0, |price| i16::from(price[resource]))
}

/// Whether a cabinet action can be done; `rim` tells whether an expedition has anywhere to go.
fn may(state: &State, books: &Books<'_>, seat: Seat, cabinet: Cabinet, rim: &dyn Fn() -> bool) -> Verdict {
    let office = &state.realms[seat].office;
    match cabinet {
        Cabinet::Aid => books.has_culture(books.aid_cost() as i16),
        Cabinet::Gift => books.has_any(i16::from(books.gift_cost())),
        Cabinet::Parts => {
            if office.passing.iter().any(|granted| granted.by >= 100) {
                return Err(Fault::TooMany.into());
            }
            books.has(Resource::Awe, fixed(state, cabinet, Resource::Awe))
        }
        Cabinet::Sanction => {
            if state.realms[seat].sanctions == 0 {
                return Err(Fault::NoSanction.into());
            }
            if office.lifted {
                return Err(Fault::OncePerRound.into());
            }
            books.has_culture(fixed(state, cabinet, Resource::Culture))
        }
        Cabinet::Commission => {
            may_found(state, seat)?;
            books.has_culture(fixed(state, cabinet, Resource::Culture))
        }
        Cabinet::ExpeditionResearch | Cabinet::ExpeditionCards | Cabinet::ExpeditionPlanet => {
            may_explore(state, books, seat, cabinet, rim)
        }
    }
}

/// X4-064.
fn may_found(state: &State, seat: Seat) -> Verdict {
    let used = state.realms[seat].office.commissions;
    if used < COMMISSIONS { Ok(()) } else { Err(Fault::TwoCommissions.into()) }
}

/// X4-063: another political action becomes a free one.
fn may_convert(state: &State, books: &Books<'_>, seat: Seat, kind: ActionKind) -> Verdict {
    may_found(state, seat)?;
    politics::has_kind(state, seat, kind)?;
    books.has_culture(CONVERSION)
}

/// X4-062: down to 2:1.
fn may_invest(state: &State, books: &Books<'_>, seat: Seat, one: Resource, other: Resource) -> Verdict {
    if state.realms[seat].ratios.of(one, other) <= state.pack.exchange.best_ratio {
        return Err(Fault::BestRatio.into());
    }
    books.has(Resource::Awe, invest_price(state))
}

fn invest_price(state: &State) -> i16 {
    let deed = named!(Deed, "cab-trade-investment");
    state.pack[deed].cost.map_or(0, |price| i16::from(price.awe))
}

/// X4-065, X4-066: one of each class in a round, paid in culture.
fn may_lend(state: &State, books: &Books<'_>, seat: Seat, kosme: Kosme, room: bool) -> Verdict {
    if state.realms[seat].office.kosme & 1 << kosme.index() != 0 {
        return Err(Fault::OncePerRound.into());
    }
    if !room {
        return Err(Fault::TooMany.into());
    }
    books.has_culture(i16::from(books.kosme_cost(kosme)))
}

/// The own civil ships on the home world whose blueprint carries a diplomat.
fn diplomats(state: &State, seat: Seat) -> impl Iterator<Item = usize> {
    let realm = &state.realms[seat];
    let diplomat = Fitting::from(Item::Equipment(named!(Equipment, "diplomat")));
    let carries = move |make: Make| match make {
        Make::Blueprint(ship, variant) => {
            let drawing = state.hidden.hands[seat].drawings.get(state.pack.pack(), ship, variant);
            drawing.items().any(|item| item == diplomat)
        }
        _ => false,
    };
    let home = realm.ships.iter().enumerate().filter(|(_, vessel)| vessel.at == Some(realm.capital));
    home.filter(move |(_, vessel)| carries(vessel.make)).map(|(place, _)| place)
}

/// X4-055: diplomats on the home world.
fn may_delegate(state: &State, books: &Books<'_>, seat: Seat) -> Verdict {
    if diplomats(state, seat).next().is_none() {
        return Err(Fault::NoDiplomat.into());
    }
    books.has_culture(delegation_price(state))
}

fn delegation_price(state: &State) -> i16 {
    let deed = named!(Deed, "cab-send-delegation");
    state.pack[deed].cost.map_or(0, |price| i16::from(price.culture))
}

/// X4-059, X4-060, X4R-064, X4R-066, X4R-313.
fn may_explore(
    state: &State,
    books: &Books<'_>,
    seat: Seat,
    cabinet: Cabinet,
    rim: &dyn Fn() -> bool,
) -> Verdict {
    if state.explorers(seat).next().is_none() {
        return Err(Fault::NoResearchShip.into());
    }
    books.has(Resource::Awe, EXPEDITION_AWE)?;
    may_pay_expedition(state, books, seat, cabinet)?;
    if rim() { Ok(()) } else { Err(Fault::NoSite.into()) }
}

/// X4-060: research, event cards or a returned planet.
fn may_pay_expedition(state: &State, books: &Books<'_>, seat: Seat, cabinet: Cabinet) -> Verdict {
    let planet = if state.hidden.planets.is_empty() { Err(Fault::NotThere.into()) } else { Ok(()) };
    match cabinet {
        Cabinet::ExpeditionPlanet => {
            state.realms[seat].returned.map_or(Err(Fault::NotThere.into()), |_| Ok(()))
        }
        Cabinet::ExpeditionCards if giving::n_cards(state, seat) < usize::from(EXPEDITION_CARDS) => {
            Err(Fault::NotThere.into())
        }
        Cabinet::ExpeditionCards => planet,
        _ => {
            planet?;
            books.has(Resource::Research, i16::from(books.expedition_cost()))
        }
    }
}

/// Does what was chosen; it has been counted as an action.
pub(super) fn act(state: &mut State, seat: Seat, affair: Affair, log: &mut Log<Event>) {
    let pack = state.pack.pack();
    match affair {
        Affair::Cabinet(cabinet) => perform(state, seat, cabinet, log),
        Affair::Sell(kind) => {
            state.realms[seat].office.tokens.take(kind);
            state.realms[seat].accounts[Resource::Culture] += 1;
            log.tell(Event::Gained(seat, Resource::Culture, 1));
        }
        Affair::ConvertAction(kind) => {
            let realm = &mut state.board.realms[seat];
            realm.pay_culture(CONVERSION);
            realm.office.tokens.take(kind);
            realm.office.tokens.add(ActionKind::Free, 1);
            realm.office.commissions += 1;
            log.tell(Event::Commission(seat, CONVERSION as u8));
        }
        Affair::Invest(one, other) => {
            let price = invest_price(state);
            let realm = &mut state.board.realms[seat];
            realm.accounts[Resource::Awe] -= price;
            let ratio = realm.ratios.of(one, other) - pack.exchange.investment_step;
            realm.ratios.set(one, other, ratio);
            log.tell(Event::Invested(seat, one, other, ratio));
            state.touch(seat);
        }
        Affair::Analyse(card) => {
            state.push(Analysing { seat, left: None });
            giving::sell(state, seat, card, log);
        }
        Affair::Kosme(kosme) => {
            let price = i16::from(Books::open(state, seat).kosme_cost(kosme));
            let realm = &mut state.board.realms[seat];
            realm.pay_culture(price);
            realm.office.kosme |= 1 << kosme.index();
            state.push(Lending::of(seat, Make::Kosme(kosme)));
        }
        Affair::Delegation(other) => {
            let price = delegation_price(state);
            state.realms[seat].pay_culture(price);
            let goal = state.realms[other].capital;
            let sent: engine::List<u8, 64> = diplomats(state, seat).map(|ship| ship as u8).collect();
            for ship in sent.iter() {
                moving::transfer(state, seat, Craft::Ship(*ship), goal);
            }
            // Everybody sees what the ships are.
            engine::Secret::keep(()).open(log);
            log.tell(Event::Delegation(seat, other, sent.len() as u8));
            state.touch_all();
        }
        _ => {}
    }
}

fn perform(state: &mut State, seat: Seat, cabinet: Cabinet, log: &mut Log<Event>) {
    let books = Books::open(state, seat);
    let (aid, gift, research) = (books.aid_cost() as i16, books.gift_cost(), books.expedition_cost());
    let (awe, culture) = (fixed(state, cabinet, Resource::Awe), fixed(state, cabinet, Resource::Culture));
    let effect = state.pack.pack()[deed(cabinet)].effect.as_ref();
    let realm = &mut state.board.realms[seat];
    match cabinet {
        Cabinet::Aid => {
            realm.pay_culture(aid);
            realm.aids = realm.aids.saturating_add(1);
            log.tell(Event::Aid(seat, aid));
            effect.into_iter().for_each(|effect| state.push(Effecting::plain(seat, **effect)));
        }
        Cabinet::Gift => {
            state.push(Gift { seat });
            state.push(Giving::of(seat, gift));
        }
        Cabinet::Parts => {
            realm.accounts[Resource::Awe] -= awe;
            log.tell(Event::Parts(seat, awe));
            effect.into_iter().for_each(|effect| state.push(Effecting::plain(seat, **effect)));
        }
        Cabinet::Sanction => {
            realm.pay_culture(culture);
            realm.office.lifted = true;
            realm.sanctions -= 1;
            log.tell(Event::SanctionLifted(seat, culture));
            state.touch(seat);
        }
        Cabinet::Commission => {
            realm.pay_culture(culture);
            realm.office.tokens.add(ActionKind::Free, 1);
            realm.office.commissions += 1;
            log.tell(Event::Commission(seat, culture as u8));
        }
        Cabinet::ExpeditionResearch => {
            realm.accounts[Resource::Awe] -= EXPEDITION_AWE;
            realm.accounts[Resource::Research] -= i16::from(research);
            state.push(Expedition { seat, errand: Errand::Deck, at: None });
        }
        Cabinet::ExpeditionCards => {
            realm.accounts[Resource::Awe] -= EXPEDITION_AWE;
            state.push(Expedition { seat, errand: Errand::Deck, at: None });
            state.push(Analysing { seat, left: Some(EXPEDITION_CARDS) });
        }
        Cabinet::ExpeditionPlanet => {
            realm.accounts[Resource::Awe] -= EXPEDITION_AWE;
            state.push(Expedition { seat, errand: Errand::Returned, at: None });
        }
    }
}

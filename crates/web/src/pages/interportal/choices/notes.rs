//! What a choice costs and brings, below its label.

use crate::called::called;
use crate::i18n::{Lang, t};
use crate::pages::interportal::{about, battle, names, senate, tactical, war};
use engine::{Seat, Turn};
use interportal::action::{Craft, Unit};
use interportal::affair::{Affair, Cabinet};
use interportal::economy::Quote;
use interportal::ids::{Capacity, Deed, Resource};
use interportal::now::{Forecast, Topic};
use interportal::realm::Stock;
use interportal::{Action, Books, Decision, Hex, State, View};

/// What the accounts and capacities change by at once; nothing if they stay as they are.
pub(super) fn change(forecast: &Forecast, lang: Lang) -> Option<String> {
    let mut parts = Vec::new();
    if forecast.stock != Stock::default() {
        parts.push(names::change(&forecast.stock, lang));
    }
    for capacity in Capacity::ALL {
        let by = forecast.capacity[capacity as usize];
        if by != 0 {
            parts.push(format!("{} {}", names::signed(by.into()), names::capacity(capacity, lang)));
        }
    }
    if forecast.half_points != 0 {
        let sign = if forecast.half_points > 0 { "+" } else { "" };
        parts.push(format!("{sign}{}", names::points(forecast.half_points, lang)));
    }
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// A price in one resource, with the printed one where they differ.
fn price(n: u8, printed: u8, resource: Resource, lang: Lang) -> String {
    let what = t!(lang, "x4-of", n = n, what = names::resource(resource, lang));
    if n == printed { what } else { t!(lang, "x4-cost-sum", what = what, printed = printed) }
}

/// A price in AWE and capacity, with the printed one where they differ.
fn quote(quote: &Quote, printed: u8, lang: Lang) -> String {
    let what = names::quote(quote, lang);
    if quote.awe == printed { what } else { t!(lang, "x4-cost-sum", what = what, printed = printed) }
}

/// The printed price of a unit in AWE.
fn printed(view: &View, unit: Unit) -> u8 {
    let pack = view.pack.pack();
    match unit {
        Unit::Ship(ship, _) => pack[ship].cost.awe,
        Unit::Standard(ship) => pack[ship].cost.awe,
        Unit::Ground(ground) => pack[ground].cost.awe,
    }
}

/// What an action costs and brings.
pub(super) fn note(turn: &Turn<State>, action: Action, forecast: &Forecast, lang: Lang) -> Option<String> {
    let (view, pack, seat) = (&turn.view, turn.view.pack.pack(), turn.seat);
    let (books, words) = (Books::open(view, seat), names::words(pack, lang));
    let at_once = || change(forecast, lang);
    let is_act = matches!(turn.decision, Decision::Act(..));
    match action {
        Action::Research(tech) if is_act => {
            let cost = price(books.tech_cost(tech), pack[tech].cost.research, Resource::Research, lang);
            let first = view.realms.iter().all(|(_, realm)| !realm.techs.has(tech));
            let bonus = words.bonus(&pack[tech]);
            if first && bonus != "–" {
                return Some(format!("{cost}; {}", t!(lang, "x4-first-bonus", text = bonus)));
            }
            Some(cost)
        }
        Action::Buy(unit) if is_act => {
            Some(quote(&view.cheapest_unit(seat, unit)?, printed(view, unit), lang))
        }
        Action::Build(building, _) if is_act => {
            Some(quote(&view.cheapest_building(seat, building)?, pack[building].cost.awe, lang))
        }
        Action::Upgrade(building) => {
            let quote = view.cheapest_upgrade(seat, building)?;
            Some(names::quote(&quote, lang))
        }
        Action::Raise(hex) => {
            let food = books.raise_cost(view.colony_at(hex)?)?;
            Some(t!(lang, "x4-of", n = food, what = names::resource(Resource::Food, lang)))
        }
        Action::StateSize => {
            let n = books.state_size_price().1;
            Some(t!(lang, "x4-of", n = n, what = names::resource(Resource::Culture, lang)))
        }
        Action::Exchange(..) if is_act => Some(t!(lang, "x4-no-action")),
        Action::At(hex) => Some(placed(view, seat, hex, lang)),
        Action::Slot(hex, slot) => {
            let standing = view.colony_at(hex)?.buildings.get(usize::from(slot).checked_sub(1)?)?;
            match view.topic() {
                Some(Topic::Upgrade(to)) => {
                    Some(names::quote(&books.building_quote(to, Some(standing.building), hex), lang))
                }
                _ => None,
            }
        }
        Action::Fleet(fleet) | Action::Join(fleet) | Action::Take(fleet) => ships(view, seat, fleet, lang),
        Action::Move(Craft::Fleet(fleet)) => {
            let hex = view.realms[seat].fleets.get(usize::from(fleet)).copied().flatten()?.hex;
            let from = t!(lang, "x4-from-place", place = names::place(hex));
            Some(ships(view, seat, fleet + 1, lang).map_or(from.clone(), |ships| format!("{from}: {ships}")))
        }
        Action::Ship(ship) | Action::Leave(ship) | Action::Shift(ship, _) => {
            let vessel = view.realms[seat].ships.get(usize::from(ship).checked_sub(1)?)?;
            Some(t!(lang, "x4-hull-note", n = vessel.hull))
        }
        Action::Go(hex) => Some(system(view, hex, lang)),
        Action::Spend(capacity) => Some(t!(lang, "x4-spare", n = books.capacity_left(capacity))),
        Action::Fit(item, _) => Some(names::quote(&books.fit_quote(item.item()), lang)),
        Action::Option(_) => at_once(),
        Action::Discard(card) | Action::CarryOut(card) => Some(words.event(&pack[card])),
        Action::Found | Action::Done | Action::Use => at_once(),
        Action::Affair(affair) => of_affair(turn, affair, forecast, lang),
        Action::Motion(motion) => senate::note(pack, motion, lang).or_else(at_once),
        Action::Warfare(warfare) => war::note(turn, warfare, lang).or_else(at_once),
        Action::Aim(target) => {
            Some(t!(lang, "x4t-falls-brief", n = battle::falls(view, seat, target, false)?))
        }
        Action::Board(target) => {
            Some(t!(lang, "x4t-boarded-brief", n = battle::falls(view, seat, target, true)?))
        }
        Action::Tactical(action) => tactical::note(turn, action, lang),
        _ => at_once(),
    }
}

/// What a purchase costs in a system, or what the system is.
fn placed(view: &View, seat: Seat, hex: Hex, lang: Lang) -> String {
    let books = Books::open(view, seat);
    match view.topic() {
        Some(Topic::Unit(unit)) => names::quote(&books.unit_quote(unit, hex), lang),
        Some(Topic::Building(building, _)) => names::quote(&books.building_quote(building, None, hex), lang),
        _ => system(view, hex, lang),
    }
}

/// The ships of an own fleet, by their number from 1, as their owner knows them: `2 cruiser, 1 frigate`.
pub(in crate::pages::interportal) fn ships(view: &View, seat: Seat, fleet: u8, lang: Lang) -> Option<String> {
    let (pack, hand) = (view.pack.pack(), view.hand.as_ref()?);
    let berths = view.realms[seat].ships.iter().zip(hand.berths.of_ships());
    let crew = berths.filter(|(_, it)| it.is_some_and(|it| it + 1 == fleet));
    let mut kinds: Vec<(&str, u8)> = Vec::new();
    for (vessel, _) in crew {
        let name = names::make(pack, vessel.make, lang);
        match kinds.iter_mut().find(|(known, _)| *known == name) {
            Some((_, n)) => *n += 1,
            None => kinds.push((name, 1)),
        }
    }
    let said: Vec<_> = kinds.iter().map(|(name, n)| format!("{n} {name}")).collect();
    (!said.is_empty()).then(|| said.join(", "))
}

/// What a system is: its kind or planet, what is dangerous there, and who controls it.
fn system(view: &View, hex: Hex, lang: Lang) -> String {
    let (pack, system) = (view.pack.pack(), view.system(hex));
    let Some(kind) = system.kind else { return t!(lang, "x4-unknown") };
    let name = match system.planet {
        Some(planet) => names::name(&pack[planet].name, lang),
        None => names::name(&pack[kind].name, lang),
    };
    let mut parts = vec![match pack[kind].dangerous {
        true => t!(lang, "x4-danger", kind = name),
        false => name.to_owned(),
    }];
    if let Some(group) = system.group {
        parts.push(t!(lang, "x4-neutral", it = names::name(&pack[group].name, lang)));
    }
    if let Some(seat) = view.controller(hex) {
        parts.push(t!(lang, "x4-owned-by", who = called(seat)));
    }
    parts.join(", ")
}

/// What a choice of politics, of the black market or of the Closing phase costs and brings.
fn of_affair(turn: &Turn<State>, affair: Affair, forecast: &Forecast, lang: Lang) -> Option<String> {
    let (view, pack, seat) = (&turn.view, turn.view.pack.pack(), turn.seat);
    let (books, words) = (Books::open(view, seat), names::words(pack, lang));
    let at_once = || change(forecast, lang);
    let with = |text: String| match at_once() {
        Some(change) if text == "–" => change,
        Some(change) => format!("{change}. {text}"),
        None => text,
    };
    match affair {
        Affair::Government(it) => Some(with(words.text(pack[it].effect.as_ref(), pack[it].special))),
        Affair::Policy(it) => Some(with(words.program(*pack[it].effect))),
        Affair::GiveUp(_) | Affair::Release(_) => Some(t!(lang, "x4-no-action")),
        Affair::Keep(it) | Affair::Recruit(it) => {
            let [basic, ..] = words.advisor(&pack[it]);
            Some(format!("{}. {basic}", words.price(pack[it].cost)))
        }
        Affair::Promote(it, ability) => {
            let level = view.realms[seat].advisors.iter().find(|recruit| recruit.advisor == it)?.level;
            let abilities = if level == 1 { &pack[it].level2 } else { &pack[it].level3 };
            let text = abilities.get(usize::from(ability).checked_sub(1)?)?;
            Some(with(words.program(*text.effect)))
        }
        Affair::Auction(card) | Affair::Play(card) => {
            Some(words.text(pack[card].effect.as_ref(), pack[card].special))
        }
        Affair::Analyse(_) => {
            let n = books.discovery_price();
            Some(t!(
                lang,
                "x4-gain",
                what = t!(lang, "x4-of", n = n, what = names::resource(Resource::Research, lang))
            ))
        }
        Affair::Study(card) => {
            let cost =
                t!(lang, "x4-of", n = books.study_cost(), what = names::resource(Resource::Research, lang));
            Some(format!("{cost}. {}", words.event(&pack[card])))
        }
        Affair::Kosme(it) => {
            let n = books.kosme_cost(it);
            Some(t!(lang, "x4-of", n = n, what = names::resource(Resource::Culture, lang)))
        }
        Affair::Votes(n) => {
            let votes = u16::from(books.votes()) + u16::from(n);
            Some(with(t!(lang, "x4-votes-sum", n = votes)))
        }
        Affair::Cabinet(Cabinet::Aid) => {
            let effect = Deed::from_id("cab-development-aid").and_then(|deed| pack[deed].effect.as_ref())?;
            Some(t!(lang, "x4-aid-note", n = books.aid_cost(), text = words.program(**effect)))
        }
        Affair::Cabinet(Cabinet::Gift) => Some(t!(lang, "x4-gift-note", n = books.gift_cost())),
        Affair::Cabinet(Cabinet::ExpeditionResearch) => {
            Some(t!(lang, "x4-expedition-note", n = books.expedition_cost()))
        }
        Affair::Cabinet(Cabinet::ExpeditionCards | Cabinet::ExpeditionPlanet) => {
            Some(t!(lang, "x4-expedition-plain"))
        }
        Affair::Choose(item) => Some(about::item_text(pack, item, lang)),
        _ => at_once(),
    }
}

//! Legal actions as choices: a label, a note, and the piece each lights.

use super::labels::{label, verb};
use super::odds::Odds;
use super::{events, names, preview};
use crate::game::Choice;
use crate::i18n::{Lang, t};
use engine::Turn;
use merchant_of_venus::ids::{Dial, Source, Space, Stat};
use merchant_of_venus::now::Forecast;
use merchant_of_venus::query::{Kind, Place};
use merchant_of_venus::{Action, Cargo, Decision, State};

/// One choice for each legal action, in the same order.
pub(super) fn choices(turn: &Turn<State>, lang: Lang) -> Vec<Choice> {
    turn.legal.iter().map(|action| choice(turn, *action, lang)).collect()
}

fn choice(turn: &Turn<State>, action: Action, lang: Lang) -> Choice {
    let label = label(turn, action, lang);
    let forecast = turn.view.forecast(turn.seat, action);
    let times = match action {
        Action::BuyGood(_) | Action::Sell(_) | Action::BuyEquipment(_) => {
            turn.view.in_a_row(turn.seat, action)
        }
        _ => 1,
    };
    let note = note(turn, action, &forecast, lang);
    Choice {
        line: action.to_string(),
        preview: Some(preview::preview(turn, action, &label, &forecast, lang)),
        note: match note {
            Some(note) if times > 1 => Some(format!("{note}, {}", t!(lang, "mv-note-times", n = times))),
            note => note,
        },
        times,
        adds: matches!(turn.decision, Decision::Trade | Decision::Unload)
            && is_deal(action)
            && !forecast.reveals,
        all: matches!(action, Action::Sell(_) | Action::BuyGood(_)) && times > 1,
        opens: !forecast.reveals && opens(turn, action),
        // A player who has done all business ends it with one press; so does one who has no other choice.
        is_ready: ends(turn.decision) && action == Action::Done || turn.legal.len() == 1,
        icon: icon(action),
        key: key(turn, action),
        confirm: verb(action, lang),
        reveals: forecast.reveals,
        label,
    }
}

/// Whether it is a piece of business, of which one does several at a place.
fn is_deal(action: Action) -> bool {
    use Action::{Build, BuyEquipment, BuyGood, BuyReward, BuyTechnology, Contract};
    use Action::{Complete, Drop, Leave, Promote, SecondMission, Sell, Smuggle, Take, Throw};
    let trades = matches!(
        action,
        BuyGood(_) | BuyTechnology(_) | BuyEquipment(_) | BuyReward(_) | Sell(_) | Smuggle(_) | Contract(_)
    );
    let loads = matches!(action, Take(_) | Drop(_) | Leave(_) | Throw(_));
    trades || loads || matches!(action, Build(_) | Promote(_) | SecondMission | Complete(_))
}

/// Whether it does nothing but open further choices: the hatch, and business where the ship already is.
fn opens(turn: &Turn<State>, action: Action) -> bool {
    let ship = turn.view.merchants[turn.seat].ship;
    action == Action::Cargo || action == Action::Stay && turn.view.place(ship).is_some()
}

/// Whether "done" is what is left once everything else is done.
fn ends(decision: Decision) -> bool {
    matches!(decision, Decision::Trade | Decision::Unload | Decision::EndOfMove)
}

/// What it costs or brings, below the label.
fn note(turn: &Turn<State>, action: Action, forecast: &Forecast, lang: Lang) -> Option<String> {
    let (view, pack, seat) = (&turn.view, turn.view.pack.pack(), turn.seat);
    let merchant = &view.merchants[seat];
    let culture = view.place(merchant.ship).and_then(Place::culture);
    let price = |n: u32| t!(lang, "mv-credits", n = n);
    let text = |source| names::cut(&names::speaker(pack, lang).card(source), 64);
    match action {
        Action::Pilot(it) => {
            let first = Source::Pilot(pack[it].faces[0]);
            Some(format!("{}: {}", names::name(&pack[it].species, lang), text(first)))
        }
        Action::Head(to) => Some(danger(turn, to, lang).unwrap_or_else(|| names::place(pack, to, lang))),
        Action::Go(to) | Action::Steer(to) => {
            let cost = t!(lang, "mv-points", n = view.step_to(to).unwrap_or_default());
            let danger = match (view.kind(to), test_odds(turn, to)) {
                // The label says which test it is.
                (Kind::Hazard(_), Some((_, odds))) => Some(t!(lang, "mv-danger-odds", n = odds.percent())),
                _ => danger(turn, to, lang),
            };
            Some(danger.map_or(cost.clone(), |danger| format!("{cost}, {danger}")))
        }
        Action::Land => Some(names::kind(view, merchant.ship, lang)),
        Action::Navigate(value) => Some(t!(lang, "mv-note-navigate", n = value)),
        Action::Thrust(_) => Some(t!(lang, "mv-note-thrust")),
        Action::Power(it, _) => Some(text(Source::Technology(it))),
        Action::Use(it) | Action::Complete(it) => Some(text(it)),
        Action::Intel(it) => Some(price(pack[it].price.into())),
        Action::Fight(stat) => match turn.decision {
            Decision::Fight(pirate) => {
                let odds = Odds::of_fight(view, seat, stat, pirate);
                Some(t!(lang, "mv-note-odds", n = odds.percent(), value = view.strength(seat, stat)))
            }
            _ => None,
        },
        Action::BuyGood(it) => Some(price(view.price_of_good(seat, culture?, it).into())),
        Action::BuyTechnology(it) => Some(price(view.price_of_technology(seat, culture?, it).into())),
        Action::BuyEquipment(it) => Some(price(view.price_of_equipment(seat, culture?, it).into())),
        Action::BuyReward(_) => Some(price(pack.constants.reward_buy_price.into())),
        Action::Sell(it) => {
            let (state, price) = view.can_sell(seat, culture?, it).ok()?;
            let market = names::speaker(pack, lang).market(state);
            Some(t!(lang, "mv-note-sell", n = price, market = market))
        }
        Action::Smuggle(it) => Some(price(view.can_smuggle(seat, culture?, it).ok()?.into())),
        Action::Take(it) | Action::Drop(it) => {
            let card = &pack[it];
            let to = names::destination(pack, card.to, lang);
            Some(t!(lang, "mv-note-passenger", to = to, n = card.fare))
        }
        Action::Promote(it) => {
            Some(format!("{}, {}", price(pack.constants.pilot_upgrade_price.into()), text(Source::Pilot(it))))
        }
        Action::SecondMission => Some(price(pack.constants.second_mission_price.into())),
        Action::Build(it) => Some(price(view.price_of_site(seat, it))),
        Action::Contract(_) => Some(price(view.price_of_contract(seat).into())),
        Action::Exchange(_) => Some(price(pack.constants.reward_exchange_credits.into())),
        Action::Keep(it) => Some(text(Source::Reward(it))),
        Action::Gate(n) => view.telegate(n).map(|space| names::place(pack, space, lang)),
        Action::System(it) => view.known[usize::from(engine::Index::index(it))]
            .map(|culture| names::culture(pack, culture, lang).to_owned()),
        Action::Choose(_) | Action::Yes => {
            let told = events::briefly(forecast, turn, lang);
            (!told.is_empty()).then(|| names::cut(&told, 64))
        }
        _ => None,
    }
}

/// What may happen on entering a space, with its odds; none where nothing does.
pub(super) fn danger(turn: &Turn<State>, to: Space, lang: Lang) -> Option<String> {
    let (view, seat) = (&turn.view, turn.view.turn.seat);
    match view.kind(to) {
        Kind::Hazard(_) => {
            let (stat, odds) = test_odds(turn, to)?;
            Some(t!(lang, "mv-danger-test", test = names::test(stat, lang), n = odds.percent()))
        }
        Kind::Pirate(pirate) => {
            let (_, odds) = Odds::of_pirate(view, seat, pirate);
            Some(t!(lang, "mv-danger-pirate", n = odds.percent()))
        }
        Kind::Encounter if names::is_marked(view, to) => Some(t!(lang, "mv-danger-marker")),
        Kind::Encounter => Some(t!(lang, "mv-danger-card")),
        _ => None,
    }
}

/// The test of a hazard on entering it, with its odds; none where nothing is tested.
fn test_odds(turn: &Turn<State>, to: Space) -> Option<(Stat, Odds)> {
    let (view, seat) = (&turn.view, turn.view.turn.seat);
    match view.kind(to) {
        Kind::Hazard(stat) if !view.is_skipped(to) && !is_lowered(turn, stat.dial()) => {
            Some((stat, Odds::of_hazard(view, seat, stat)))
        }
        _ => None,
    }
}

fn is_lowered(turn: &Turn<State>, dial: Option<Dial>) -> bool {
    dial.is_some_and(|dial| turn.view.turn.lowered[usize::from(engine::Index::index(dial))])
}

/// The piece a choice lights; none where it stands only in the bar.
fn key(turn: &Turn<State>, action: Action) -> Option<String> {
    let view = &turn.view;
    let stat_key = |stat: merchant_of_venus::ids::Stat| match stat.dial() {
        Some(dial) => names::dial_key(dial),
        None => names::card_key(Source::Pilot(view.merchants[turn.seat].face)),
    };
    Some(match action {
        Action::Pilot(it) => format!("pilot-{it}"),
        Action::Set(it) => names::dial_key(it),
        Action::Intel(it) => names::sale_key(Source::Encounter(it)),
        Action::Use(it) | Action::SwitchOff(it) | Action::Complete(it) => names::card_key(it),
        Action::Head(it) | Action::Go(it) | Action::Steer(it) => names::space_key(it),
        Action::Navigate(value) | Action::Thrust(value) | Action::Die(value) | Action::Turn(value, _) => {
            names::die_key(value)
        }
        Action::Power(it, _) => names::card_key(Source::Technology(it)),
        Action::Land => names::space_key(view.merchants[turn.seat].ship),
        Action::Jump | Action::Ignore => names::space_key(view.merchants[view.turn.seat].ship),
        Action::Gate(n) => names::space_key(view.telegate(n)?),
        Action::Fight(it) => stat_key(it),
        Action::Lower => match turn.decision {
            Decision::LowerOrEnd(dial) => names::dial_key(dial),
            _ => return None,
        },
        Action::Give(it) | Action::Sell(it) | Action::Smuggle(it) => names::good_key(it),
        Action::Gain(it) | Action::BuyGood(it) => names::offer_key(it),
        Action::System(it) => names::system_key(it),
        Action::Swap(_, _, theirs) => names::card_key(Source::Mission(theirs)),
        Action::BuyTechnology(it) => names::sale_key(Source::Technology(it)),
        Action::BuyEquipment(it) => names::sale_key(Source::Equipment(it)),
        Action::BuyReward(it) => names::sale_key(Source::Reward(it)),
        Action::Take(it) | Action::Drop(it) => names::passenger_key(it),
        Action::Leave(it) | Action::Throw(it) => match it {
            Cargo::Good(it) => names::good_key(it),
            Cargo::Technology(it) => names::card_key(Source::Technology(it)),
            Cargo::Passenger(it) => names::passenger_key(it),
        },
        Action::Promote(it) => names::sale_key(Source::Pilot(it)),
        Action::Build(it) => names::space_key(view.pack.pack()[it].space),
        Action::Contract(it) => names::contract_key(it),
        Action::Keep(it) | Action::Exchange(it) => names::card_key(Source::Reward(it)),
        Action::Choose(way) => format!("way-{way}"),
        _ => return None,
    })
}

fn icon(action: Action) -> Option<&'static str> {
    Some(match action {
        Action::Head(_) | Action::Launch => "dice",
        Action::Navigate(_) => "nav",
        Action::Thrust(_) => "booster",
        Action::Power(..) => "upgrade-slot",
        Action::Go(_) | Action::Steer(_) => "ship-1",
        Action::Land => "spaceport",
        Action::Jump | Action::Gate(_) => "telegate",
        Action::Fight(stat) => names::stat_icon(stat),
        Action::BuyGood(it)
        | Action::Sell(it)
        | Action::Smuggle(it)
        | Action::Give(it)
        | Action::Gain(it) => names::good_icon(it),
        Action::Take(_) | Action::Drop(_) => "passenger",
        Action::Complete(_) | Action::SecondMission => "mission",
        Action::Promote(_) | Action::Pilot(_) => "pilot",
        Action::Build(_) | Action::Contract(_) => "spaceport",
        Action::Cargo | Action::Leave(_) | Action::Throw(_) => "cargo",
        Action::BuyTechnology(_) => "upgrade-slot",
        Action::BuyEquipment(_) => "upgrade",
        Action::Set(dial) => match dial {
            Dial::Laser => "laser",
            Dial::Shield => "shield",
        },
        _ => return None,
    })
}

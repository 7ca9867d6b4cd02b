//! The legal actions as choices: a label, what it costs and brings, and the piece it lights.

mod labels;
pub(super) mod notes;
#[cfg(test)]
mod tests;
mod verbs;

use super::{agents, battle, cabinet, names, senate, tactical, war};
use crate::game::Choice;
use crate::i18n::{Lang, t};
use engine::{Seat, Turn};
use interportal::action::{Craft, Unit};
use interportal::now::Forecast;
use interportal::{Action, Affair, State, View};
use maud::{Markup, html};

/// One choice for each legal action, in that order.
pub(super) fn choices(turn: &Turn<State>, lang: Lang) -> Vec<Choice> {
    turn.legal.iter().map(|action| choice(turn, *action, lang)).collect()
}

fn choice(turn: &Turn<State>, action: Action, lang: Lang) -> Choice {
    let forecast = turn.view.forecast(turn.seat, action);
    let label = labels::label(turn, action, lang);
    let mut note = notes::note(turn, action, &forecast, lang);
    let mut at_once = told(action, note.as_deref(), &forecast, lang);
    if let Some(odds) = battle::ahead(turn, action) {
        note = Some(format!("{}; {}", battle::in_brief(&odds, lang), note.unwrap_or_default()));
        at_once = Some(battle::basis(&odds, lang));
    }
    if let Some(odds) = war::ahead(turn, action, lang) {
        note = Some(match note {
            Some(note) => format!("{odds}; {note}"),
            None => odds,
        });
    }
    Choice {
        line: action.to_string(),
        preview: Some(preview(&label, note.as_deref(), at_once)),
        note: note.map(|note| names::cut(&note, 96)),
        icon: icon(action),
        key: key(&turn.view, turn.seat, action),
        confirm: verbs::verb(action, lang),
        reveals: forecast.reveals,
        label,
        ..Choice::default()
    }
}

/// The sentence that replaces the question: what is chosen, its price, and what the accounts change by at once.
fn preview(label: &str, note: Option<&str>, at_once: Option<String>) -> Markup {
    html! {
        b { (label) } "?"
        @if let Some(note) = note { " " (names::title(note)) @if !note.ends_with(['.', '!', '…']) { "." } }
        @if let Some(at_once) = at_once { " " (at_once) }
    }
}

/// What the accounts change by at once; nothing where the label or the note says it.
fn told(action: Action, note: Option<&str>, forecast: &Forecast, lang: Lang) -> Option<String> {
    let priced = matches!(
        action,
        Action::Research(_)
            | Action::Raise(_)
            | Action::StateSize
            | Action::Fit(..)
            | Action::Exchange(..)
            | Action::Done
            | Action::New
            | Action::Affair(_)
            | Action::Motion(_)
            | Action::Warfare(_)
    );
    let change = notes::change(forecast, lang).filter(|change| !priced && note != Some(change.as_str()))?;
    Some(t!(lang, "x4-at-once", what = change))
}

/// The piece a choice lights; none where it stands only in the bar.
fn key(view: &View, seat: Seat, action: Action) -> Option<String> {
    Some(match action {
        Action::At(hex)
        | Action::Go(hex)
        | Action::Raise(hex)
        | Action::Look(hex)
        | Action::Blockade(hex)
        | Action::Regroup(hex)
        | Action::Slot(hex, _)
        | Action::Affair(
            Affair::Transform(hex, ..)
            | Affair::AbandonNetwork(hex)
            | Affair::AbandonWatch(hex)
            | Affair::Battle(hex, _),
        ) => names::hex_key(hex),
        Action::Research(tech) => names::tech_key(tech),
        Action::Buy(unit) | Action::Dismiss(unit) | Action::Affair(Affair::Convert(unit)) => {
            names::unit_key(unit)
        }
        Action::Build(building, _) | Action::Upgrade(building) => names::building_key(building),
        Action::Refit(ship, variant, _) => names::blueprint_key(ship, variant),
        Action::Fit(item, _) | Action::Affair(Affair::Choose(item)) => names::item_key(item),
        Action::Exchange(from, to) => format!("exchange-{from}-{to}"),
        Action::Move(Craft::Fleet(fleet)) => names::fleet_key(seat, fleet + 1),
        Action::Move(Craft::Ship(ship)) => names::ship_key(seat, ship + 1),
        Action::Fleet(fleet)
        | Action::Join(fleet)
        | Action::Take(fleet)
        | Action::Affair(Affair::Repair(fleet)) => names::fleet_key(seat, fleet),
        Action::Ship(ship) | Action::Leave(ship) | Action::Shift(ship, _) => names::ship_key(seat, ship),
        Action::Load(army) | Action::Unload(army) => names::army_key(seat, army),
        Action::Discard(card)
        | Action::CarryOut(card)
        | Action::Affair(Affair::Analyse(card) | Affair::Study(card) | Affair::UseCard(card, None)) => {
            names::card_key(card)
        }
        Action::Affair(Affair::Stage(_, Some(hex))) => names::hex_key(hex),
        Action::Affair(Affair::Auction(card) | Affair::Play(card)) => names::card_key(card),
        Action::Affair(Affair::Government(it)) => names::card_key(it),
        Action::Affair(Affair::Policy(it) | Affair::GiveUp(it)) => names::card_key(it),
        Action::Affair(
            Affair::Keep(it)
            | Affair::Recruit(it)
            | Affair::Promote(it, _)
            | Affair::Release(it)
            | Affair::Ability(it),
        ) => names::card_key(it),
        Action::Affair(affair) => return cabinet::key_of(affair),
        Action::Motion(motion) => return senate::key(motion),
        Action::Agency(agency) => return agents::key(seat, agency),
        Action::Warfare(warfare) => return war::key(warfare),
        Action::Tactical(action) => return tactical::key(view, action),
        Action::Aim(target) | Action::Board(target) => return names::target_key(view, target),
        _ => return None,
    })
}

fn icon(action: Action) -> Option<&'static str> {
    Some(match action {
        Action::Research(_) => "research",
        Action::Buy(Unit::Ground(_)) | Action::Load(_) | Action::Unload(_) => "troops",
        Action::Buy(_) | Action::Refit(..) => "shipyard",
        Action::Build(..) | Action::Slot(..) => "building",
        Action::Upgrade(_) => "upgrade",
        Action::Raise(_) | Action::Found => "colony",
        Action::StateSize => "state-size",
        Action::Exchange(..) => "swap",
        Action::Move(Craft::Fleet(_)) | Action::Regroup(_) | Action::Fleet(_) | Action::New => "fleet",
        Action::Go(_) | Action::Move(_) => "jump",
        Action::Explore => "explore",
        Action::Look(_) => "sensor",
        Action::Blockade(_) => "blockade",
        Action::Cloak => "cloak",
        Action::Fight | Action::Aim(_) => "military",
        Action::Board(_) => "troops",
        Action::Retreat => "retreat",
        Action::Pass | Action::End | Action::Stop => "next",
        Action::Done => "check",
        Action::Affair(affair) => return of_affair(affair),
        Action::Motion(_) => "vote",
        Action::Agency(agency) => agents::icon(agency),
        Action::Warfare(warfare) => return war::icon(warfare),
        Action::Tactical(action) => return tactical::icon(action),
        _ => return None,
    })
}

fn of_affair(affair: Affair) -> Option<&'static str> {
    Some(match affair {
        Affair::Government(_) => "government",
        Affair::Policy(_) | Affair::GiveUp(_) => "policy",
        Affair::Advisors
        | Affair::Keep(_)
        | Affair::Recruit(_)
        | Affair::Promote(..)
        | Affair::Release(_)
        | Affair::Ability(_) => "advisor",
        Affair::Cabinet(_) | Affair::Sell(_) | Affair::ConvertAction(_) | Affair::Kosme(_) => "cabinet",
        Affair::Invest(..) | Affair::Transform(..) => "swap",
        Affair::Underground(..) => "underground",
        Affair::Auction(_) | Affair::Bid(_) | Affair::Play(_) => "black-market",
        Affair::Study(_) | Affair::Analyse(_) => "research",
        Affair::Stage(..) => "building",
        Affair::UseCard(..) => "explore",
        Affair::Repair(_) | Affair::Convert(_) => "shipyard",
        Affair::Votes(_) | Affair::Decide(_) => "vote",
        Affair::Delegation(_) => "diplomat",
        Affair::Battle(..) => "military",
        Affair::Pay(_) | Affair::Choose(_) | Affair::AbandonNetwork(_) | Affair::AbandonWatch(_) => {
            return None;
        }
    })
}

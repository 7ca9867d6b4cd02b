//! Legal actions as choices: a label, a note, and the piece each lights.

use super::{about, glyphs, leaders, names, preview};
use crate::called::called;
use crate::game::Choice;
use crate::i18n::{Lang, t};
use beyond_the_sun::ids::Slot;
use beyond_the_sun::tableau::hull;
use beyond_the_sun::words::roman;
use beyond_the_sun::{Action, Forecast, Owned, State};
use engine::{Index, Turn};

/// One choice for each legal action, in the same order.
pub(super) fn choices(turn: &Turn<State>, lang: Lang) -> Vec<Choice> {
    let forecasts = turn.view.forecasts(turn.seat, &turn.legal);
    turn.legal
        .iter()
        .zip(&forecasts)
        .map(|(action, forecast)| choice(turn, *action, forecast, lang))
        .collect()
}

fn choice(turn: &Turn<State>, action: Action, forecast: &Forecast, lang: Lang) -> Choice {
    let label = label(turn, action, lang);
    Choice {
        line: action.to_string(),
        preview: Some(preview::preview(turn, action, &label, forecast, lang)),
        note: note(turn, action, lang),
        icon: icon(action),
        key: key(turn, action),
        confirm: verb(action, lang),
        reveals: forecast.reveals,
        label,
        ..Choice::default()
    }
}

/// The action in a few words.
pub(super) fn label(turn: &Turn<State>, action: Action, lang: Lang) -> String {
    let view = &turn.view;
    let pack = view.pack.pack();
    let place = |it| names::place(view, it, lang);
    let ship = |level: u8, at| t!(lang, "bts-ship-at", level = names::ship(level), place = place(at));
    match action {
        Action::Mat(mat) => names::name(&pack[pack[mat].faction].name, lang).to_owned(),
        Action::Go(space) => names::holder(pack, space.holder, lang).to_owned(),
        Action::Option(n) => option_text(turn, n, lang)
            .map_or_else(|| t!(lang, "bts-option", letter = about::letter(n)), |text| names::cut(&text, 70)),
        Action::Do => {
            option_text(turn, 0, lang).map_or_else(|| t!(lang, "bts-do"), |text| names::cut(&text, 70))
        }
        Action::Pass => t!(lang, "bts-pass"),
        Action::Done => t!(lang, "bts-done"),
        Action::PayTo(seat) => t!(lang, "bts-pay-to", who = called(seat)),
        Action::PayOre => t!(lang, "bts-pay-ore"),
        Action::PayPopulation => t!(lang, "bts-pay-population"),
        Action::Jump(level, from, to) | Action::Warp(level, from, to) => {
            t!(lang, "bts-move", level = names::ship(level), from = place(from), to = place(to))
        }
        Action::Return(level, at)
        | Action::Museum(level, at)
        | Action::Upgrade(level, at)
        | Action::Retire(level, at) => ship(level, at),
        Action::Banish(seat, level, at) => {
            t!(lang, "bts-banish", who = called(seat), level = names::ship(level), place = place(at))
        }
        Action::Build(at)
        | Action::Colonise(at)
        | Action::Bonus(at)
        | Action::Attach(at)
        | Action::Scatter(at) => place(at),
        Action::Spend(level) => t!(lang, "bts-spend", level = names::ship(level)),
        Action::Outpost(_, sort) | Action::Marker(sort) | Action::Automate(sort) => names::sort(sort, lang),
        Action::Shift(from, to) => t!(lang, "bts-shift", from = from.id(), to = to.id()),
        Action::Research(slot) => names::slot(view, slot, lang),
        Action::Seek(kind) => names::words(pack, lang).kind(kind).to_owned(),
        Action::Choose(tech) => names::tech(pack, tech, lang).to_owned(),
        Action::Charter(system) => names::system(pack, system, lang).to_owned(),
        Action::Copy(printed) => names::holder(pack, printed.holder, lang).to_owned(),
        Action::Grow => t!(lang, "bts-grow"),
        Action::Mine => t!(lang, "bts-mine"),
        Action::Trade => t!(lang, "bts-trade"),
        Action::Buy => t!(lang, "bts-buy"),
        Action::Sell => t!(lang, "bts-sell"),
        Action::Claim(it) => names::achievement(pack, it, lang).to_owned(),
        Action::Use(owned) => names::owned(pack, owned, lang).to_owned(),
        Action::Swap(it, sort) => {
            t!(lang, "bts-swap", it = names::achievement(pack, it, lang), sort = names::sort(sort, lang))
        }
        other => leaders::label(turn, other, lang).unwrap_or_default(),
    }
}

/// The sentence of an option that is asked for.
pub(super) fn option_text(turn: &Turn<State>, n: u8, lang: Lang) -> Option<String> {
    let pack = turn.view.pack.pack();
    let option = pack.code.options(turn.view.options_asked()?).get(usize::from(n))?;
    Some(names::words(pack, lang).option(option))
}

/// What it costs or brings, below the label.
fn note(turn: &Turn<State>, action: Action, lang: Lang) -> Option<String> {
    let view = &turn.view;
    let pack = view.pack.pack();
    let words = names::table_words(view, lang);
    let short = |text: &str| names::cut(text, 64);
    match action {
        Action::Go(space) => {
            let effect = space.holder.effect(pack, space.printed(pack).n)?;
            let extra = space.surcharge(pack, view.n_seats());
            let text = words.effect(effect);
            Some(if extra > 0 {
                format!("{}. {}", t!(lang, "bts-extra", n = extra), names::cut(&text, 48))
            } else {
                short(&text)
            })
        }
        Action::Copy(printed) => Some(short(&words.effect(printed.holder.effect(pack, printed.n)?))),
        Action::Mat(mat) => Some(short(&words.mat(&pack[mat]).joined())),
        Action::Research(slot) => Some(research_note(turn, slot, lang)),
        Action::Choose(tech) => Some(short(&words.tech(&pack[tech]).joined())),
        Action::Charter(system) => Some(t!(lang, "bts-vp", n = pack[system].vp)),
        Action::Colonise(place) => {
            let card = &pack[view.systems[place.at()]?];
            Some(t!(lang, "bts-colony-note", n = card.vp, strength = card.strength))
        }
        Action::Bonus(place) => Some(short(&words.effect(pack[view.systems[place.at()]?].control))),
        Action::Upgrade(level, _) => Some(t!(lang, "bts-upgrade-note", level = names::ship(level))),
        Action::Use(owned) => Some(short(&abilities(turn, owned, lang))),
        Action::Claim(it) => {
            let n = view.achievements.iter().find(|achieved| achieved.card == it)?.claims.len();
            Some(t!(lang, "bts-vp", n = pack[it].vp.get(n).copied().unwrap_or_default()))
        }
        other => leaders::note(turn, other, lang),
    }
}

fn research_note(turn: &Turn<State>, slot: Slot, lang: Lang) -> String {
    let (view, pack) = (&turn.view, turn.view.pack.pack());
    match view.slots[slot.at()] {
        Some(tech) => {
            let immediate = names::words(pack, lang).effect(pack[tech].immediate);
            if immediate.is_empty() {
                t!(lang, "bts-level", level = roman(pack[slot].level))
            } else {
                names::cut(&immediate, 64)
            }
        }
        None if view.events.has(slot) => t!(lang, "bts-opens-event"),
        None => t!(lang, "bts-finds-card"),
    }
}

fn abilities(turn: &Turn<State>, owned: Owned, lang: Lang) -> String {
    let pack = turn.view.pack.pack();
    let abilities = match owned {
        Owned::Tech(tech) => &pack[tech].abilities,
        Owned::System(system) => &pack[system].abilities,
    };
    let words = names::words(pack, lang);
    abilities.iter().map(|ability| words.ability(*ability)).collect::<Vec<_>>().join(" ")
}

/// The piece a choice lights; none where it stands only in the bar.
fn key(turn: &Turn<State>, action: Action) -> Option<String> {
    let view = &turn.view;
    let own = |level, place| Some(names::ship_key(true, turn.seat, level, place));
    match action {
        Action::Mat(mat) => Some(format!("mat-{mat}")),
        Action::Go(space) => Some(names::space_key(space)),
        Action::Copy(printed) => names::printed_key(view.pack.pack(), printed, view.n_seats()),
        Action::Return(level, place)
        | Action::Museum(level, place)
        | Action::Retire(level, place)
        | Action::Upgrade(level, place)
        | Action::Jump(level, place, _)
        | Action::Warp(level, place, _) => own(level, place),
        Action::Spend(level) => view.colonising().and_then(|place| own(level, place)),
        Action::Banish(seat, level, place) => Some(names::ship_key(false, seat, level, place)),
        Action::Build(place)
        | Action::Prototype(place)
        | Action::Colonise(place)
        | Action::Bonus(place)
        | Action::Attach(place)
        | Action::Scatter(place) => Some(names::place_key(place)),
        Action::Outpost(_, sort) | Action::Marker(sort) | Action::Automate(sort) => {
            Some(names::track_key(sort))
        }
        Action::Shift(from, _) => Some(names::column_key(from)),
        Action::Research(slot) => Some(names::slot_key(slot)),
        Action::Choose(tech) => Some(names::tech_key(tech)),
        Action::Charter(system) => Some(names::system_key(system)),
        Action::Grow => Some("do-grow".to_owned()),
        Action::Mine => Some("do-mine".to_owned()),
        Action::Trade => Some("do-trade".to_owned()),
        Action::Buy => Some("do-buy".to_owned()),
        Action::Sell => Some("do-sell".to_owned()),
        Action::PayOre => Some("res-ore".to_owned()),
        Action::PayPopulation => Some("res-pop".to_owned()),
        Action::Claim(it) | Action::Swap(it, _) => Some(names::achievement_key(it)),
        Action::Use(owned) => Some(names::owned_key(view, turn.seat, owned)),
        Action::Lead(leader)
        | Action::SetUpLeader(leader)
        | Action::Less(leader)
        | Action::Repay(leader)
        | Action::More(leader) => Some(names::leader_key(leader)),
        Action::Tile(level, place) => own(level, place),
        Action::KeepSystem(system) => Some(names::system_key(system)),
        Action::KeepAchievement(it) => Some(names::achievement_key(it)),
        Action::SetUpMat(_) | Action::Predict(_) | Action::PayFull | Action::AttachDyson(_) => None,
        Action::Option(_) | Action::Do | Action::Pass | Action::Done | Action::PayTo(_) | Action::Seek(_) => {
            None
        }
    }
}

fn icon(action: Action) -> Option<&'static str> {
    match action {
        Action::Seek(kind) | Action::Predict(kind) => Some(names::type_icon(kind)),
        Action::Outpost(_, sort) | Action::Marker(sort) | Action::Automate(sort) => {
            Some(names::sort_icon(sort))
        }
        Action::Jump(..) | Action::Warp(..) | Action::More(_) => Some("jump"),
        Action::Upgrade(..) | Action::Prototype(_) => Some("upgrade"),
        Action::Spend(level) => Some(glyphs::ship_icon(hull(level))),
        Action::Grow => Some("population"),
        Action::Mine | Action::PayOre => Some("ore"),
        Action::PayPopulation => Some("recall"),
        Action::Trade | Action::Buy | Action::Sell | Action::Retire(..) => Some("trade"),
        Action::Claim(_) => Some("achievement"),
        _ => None,
    }
}

/// The verb on the confirm button.
fn verb(action: Action, lang: Lang) -> String {
    match action {
        Action::Go(_) => t!(lang, "bts-verb-go"),
        Action::Research(_) => t!(lang, "bts-verb-research"),
        Action::Build(_) | Action::Prototype(_) => t!(lang, "bts-verb-build"),
        Action::Lead(_) => t!(lang, "btl-verb-lead"),
        Action::Jump(..) | Action::Warp(..) => t!(lang, "bts-verb-jump"),
        Action::Upgrade(..) => t!(lang, "bts-verb-upgrade"),
        Action::Colonise(_) | Action::Charter(_) => t!(lang, "bts-verb-colonise"),
        Action::PayTo(_)
        | Action::PayOre
        | Action::PayPopulation
        | Action::PayFull
        | Action::Return(..)
        | Action::Spend(_) => t!(lang, "bts-verb-pay"),
        Action::Outpost(..) | Action::Marker(_) => t!(lang, "bts-verb-place"),
        Action::Automate(_) => t!(lang, "bts-verb-automate"),
        Action::Grow => t!(lang, "bts-verb-grow"),
        Action::Mine => t!(lang, "bts-verb-mine"),
        Action::Trade | Action::Buy | Action::Sell | Action::Retire(..) => t!(lang, "bts-verb-trade"),
        Action::Claim(_) => t!(lang, "bts-verb-claim"),
        Action::Pass | Action::Done => t!(lang, "bts-verb-go-on"),
        _ => t!(lang, "bts-verb-choose"),
    }
}

//! The log in words.

use super::{leaders, names};
use crate::game::Names;
use crate::i18n::{Lang, t};
use beyond_the_sun::cards::Pack;
use beyond_the_sun::{ANARCHISTS, Cause, Event};
use engine::{Bits, Index, Seat};
use maud::{Markup, PreEscaped, html};

/// An event as a line; `None` for those that another line tells already.
pub(super) fn line(event: &Event, pack: &Pack, who: &Names, solo: bool, lang: Lang) -> Option<Markup> {
    let told = if solo { who.and(t!(lang, "bta-actor")) } else { who.clone() };
    Some(match said(event, pack, &told, solo, lang)? {
        (Some(seat), words) => html! { (told.mark(seat)) " " (PreEscaped(words)) },
        (None, words) => html! { (PreEscaped(words)) },
    })
}

/// Who did something, and what, without the name; nobody where it happened by itself.
pub(super) fn said(
    event: &Event,
    pack: &Pack,
    who: &Names,
    solo: bool,
    lang: Lang,
) -> Option<(Option<Seat>, String)> {
    if let Some(words) = of_nobody(event, pack, who, lang) {
        return Some((None, words.into_string()));
    }
    let (seat, words) = match *event {
        // BTA-077: what is printed does not count for them.
        Event::Colonised(ANARCHISTS, it) if solo => {
            let it = bold(names::system(pack, it, lang));
            (ANARCHISTS, t!(lang, "bts-log-colonised", it = it, n = pack.solo.anarchist_colony_vp))
        }
        _ => of_seat(event, pack, who, lang)?,
    };
    Some((Some(seat), words))
}

fn bold(name: &str) -> String {
    html! { b { (name) } }.into_string()
}

/// What happens without anybody doing it.
fn of_nobody(event: &Event, pack: &Pack, who: &Names, lang: Lang) -> Option<Markup> {
    let place = |place| bold(&names::place_of_old(pack, place, lang));
    Some(match *event {
        Event::RoundBegan(n) => html! { span.sep data-sep { (t!(lang, "bts-round", n = n)) } },
        Event::TurnBegan(seat) => {
            html! { span.turn { (PreEscaped(t!(lang, "bts-log-turn", name = who.mark(seat).into_string()))) } }
        }
        Event::Discovered(at, system) => {
            let it = bold(names::system(pack, system, lang));
            html! { (PreEscaped(t!(lang, "bts-log-discovered", it = it, place = place(at)))) }
        }
        Event::NothingDiscovered(at) => {
            html! { (PreEscaped(t!(lang, "bts-log-nothing", place = place(at)))) }
        }
        Event::OpenedTech(tech) => {
            html! { (PreEscaped(t!(lang, "bts-log-opened-tech", it = bold(names::tech(pack, tech, lang))))) }
        }
        Event::OpenedGuild(guild) => {
            html! { (PreEscaped(t!(lang, "bts-log-guild", it = bold(names::name(&pack[guild].name, lang))))) }
        }
        Event::LaidEvent(event, at) => {
            let it = bold(names::event(pack, event, lang));
            html! { (PreEscaped(t!(lang, "bts-log-laid", it = it, place = place(at)))) }
        }
        Event::LaidEventOnDyson(event, system) => {
            let it = bold(names::event(pack, event, lang));
            let place = bold(names::system(pack, system, lang));
            html! { (PreEscaped(t!(lang, "bts-log-laid", it = it, place = place))) }
        }
        Event::OfferedLeaders(leaders) => {
            let it = listed(leaders, |it| names::leader(pack, it, lang));
            html! { (PreEscaped(t!(lang, "btl-log-offered", it = it))) }
        }
        Event::DysonBegan(system) => {
            html! { (PreEscaped(t!(lang, "bts-log-dyson", it = bold(names::system(pack, system, lang))))) }
        }
        Event::AllAreSpent(_) => html! { b { (t!(lang, "bts-log-all-spent")) } },
        Event::EndIsNear(_) => html! { b { (t!(lang, "bts-log-end-near")) } },
        Event::Ended => html! { b { (t!(lang, "bts-log-ended")) } },
        Event::Anarchists(deed) => html! { (PreEscaped(super::anarchists::deed(deed, pack, lang))) },
        _ => return None,
    })
}

/// What somebody does.
fn of_seat(event: &Event, pack: &Pack, who: &Names, lang: Lang) -> Option<(Seat, String)> {
    let place = |spot| bold(&names::spot(pack, spot, lang));
    let tech = |tech| bold(names::tech(pack, tech, lang));
    let system = |system| bold(names::system(pack, system, lang));
    let named = |seat: Seat| who.mark(seat).into_string();
    Some(match *event {
        Event::PickedMat(seat, mat) => {
            (seat, t!(lang, "bts-log-mat", it = bold(names::name(&pack[pack[mat].faction].name, lang))))
        }
        Event::Went(seat, space) => {
            (seat, t!(lang, "bts-log-went", it = bold(names::holder(pack, space.holder, lang))))
        }
        Event::Pushed(seat, other) => (seat, t!(lang, "bts-log-pushed", other = named(other))),
        Event::Paid(seat, n) => (seat, t!(lang, "bts-log-paid", n = n)),
        Event::PaidTo(seat, other, n) => (seat, t!(lang, "bts-log-paid-to", n = n, other = named(other))),
        Event::Gained(seat, n) => (seat, t!(lang, "bts-log-gained", n = n)),
        Event::Lost(seat, n) => (seat, t!(lang, "bts-log-lost", n = n)),
        Event::Recalled(seat, n) => (seat, t!(lang, "bts-log-recalled", n = n)),
        Event::Recruited(seat, n) => (seat, t!(lang, "bts-log-recruited", n = n)),
        Event::Grew(seat, n) => (seat, t!(lang, "bts-log-grew", n = n)),
        Event::Mined(seat, n) => (seat, t!(lang, "bts-log-mined", n = n)),
        Event::Built(seat, level, at) => (seat, t!(lang, "bts-log-built", level = level, place = place(at))),
        Event::Jumped(seat, level, from, to) => {
            (seat, t!(lang, "bts-log-jumped", level = level, from = place(from), to = place(to)))
        }
        Event::Upgraded(seat, at, from, to) => {
            (seat, t!(lang, "bts-log-upgraded", from = from, to = to, place = place(at)))
        }
        Event::ReturnedShip(seat, level, at) => {
            (seat, t!(lang, "bts-log-returned", level = level, place = place(at)))
        }
        Event::Retired(seat, level, at) => {
            (seat, t!(lang, "bts-log-retired", level = level, place = place(at)))
        }
        Event::Expelled(seat, level, at) => {
            (seat, t!(lang, "bts-log-expelled", level = level, place = place(at)))
        }
        Event::Donated(seat, level, at) => {
            (seat, t!(lang, "bts-log-donated", level = level, place = place(at)))
        }
        Event::TookControl(seat, at, marker) => {
            (seat, t!(lang, "bts-log-took", place = place(at), marker = names::marker(marker, lang)))
        }
        Event::LostControl(seat, at) => (seat, t!(lang, "bts-log-lost-control", place = place(at))),
        Event::Colonised(seat, it) => (seat, t!(lang, "bts-log-colonised", it = system(it), n = pack[it].vp)),
        Event::Marked(seat, it, marker) => {
            (seat, t!(lang, "bts-log-marked", it = system(it), marker = names::marker(marker, lang)))
        }
        Event::Automated(seat, marker) => {
            (seat, t!(lang, "bts-log-automated", marker = names::marker(marker, lang)))
        }
        Event::Shifted(seat, from, to) => (seat, t!(lang, "bts-log-shifted", from = from.id(), to = to.id())),
        Event::Researched(seat, _, Some(it)) => (seat, t!(lang, "bts-log-researched", it = tech(it))),
        Event::Researched(seat, slot, None) => {
            let it = t!(lang, "bts-unknown-at", slot = names::slot_code(pack, slot));
            (seat, t!(lang, "bts-log-researched", it = bold(&it)))
        }
        Event::EventTurned(seat, event) => {
            let text = names::words(pack, lang).event(&pack[event]).joined();
            let text = html! { (text) }.into_string();
            (seat, t!(lang, "bts-log-event", it = bold(names::event(pack, event, lang)), text = text))
        }
        Event::Sought(seat, kind) => {
            (seat, t!(lang, "bts-log-sought", it = bold(names::words(pack, lang).kind(kind))))
        }
        Event::ShowedTechs(seat, techs) => {
            (seat, t!(lang, "bts-log-showed", it = listed(techs, |it| names::tech(pack, it, lang))))
        }
        Event::ShowedSystems(seat, systems) => {
            (seat, t!(lang, "bts-log-showed", it = listed(systems, |it| names::system(pack, it, lang))))
        }
        Event::PutTech(seat, slot, it) => {
            (seat, t!(lang, "bts-log-put", it = tech(it), slot = names::slot_code(pack, slot)))
        }
        Event::KeptTech(seat, it) => (seat, t!(lang, "bts-log-kept", it = tech(it))),
        Event::Due(seat, cause) => (seat, due(cause, pack, lang)),
        Event::Copied(seat, printed) => {
            (seat, t!(lang, "bts-log-copied", it = bold(names::holder(pack, printed.holder, lang))))
        }
        Event::GainedVp(seat, n) => (seat, t!(lang, "bts-log-vp", n = n)),
        Event::Unlocked(seat, n) => (seat, t!(lang, "bts-log-unlocked", n = n + 1)),
        Event::Traded(seat) => (seat, t!(lang, "bts-log-traded")),
        Event::Bought(seat) => (seat, t!(lang, "bts-log-bought")),
        Event::Sold(seat) => (seat, t!(lang, "bts-log-sold")),
        Event::Claimed(seat, it, n) => {
            (seat, t!(lang, "bts-log-claimed", it = bold(names::achievement(pack, it, lang)), n = n))
        }
        Event::Swapped(seat, it, sort) => {
            let achievement = bold(names::achievement(pack, it, lang));
            (seat, t!(lang, "bts-log-swapped", it = achievement, sort = names::sort(sort, lang)))
        }
        _ => return leaders::told(event, pack, lang),
    })
}

fn due(cause: Cause, pack: &Pack, lang: Lang) -> String {
    match cause {
        Cause::Immediate(it) => t!(lang, "bts-log-immediate", it = bold(names::tech(pack, it, lang))),
        Cause::Control(it) => t!(lang, "bts-log-control", it = bold(names::system(pack, it, lang))),
        Cause::Colonise(it) => t!(lang, "bts-log-colonise-bonus", it = bold(names::system(pack, it, lang))),
        Cause::Event(it) => t!(lang, "bts-log-event-due", it = bold(names::event(pack, it, lang))),
        Cause::Mat(n) => t!(lang, "bts-log-mat-due", n = n + 1),
        Cause::MatOption(_, n) => t!(lang, "btl-log-option-due", n = n + 1),
        Cause::Leader(it) => t!(lang, "btl-log-leader-due", it = bold(names::leader(pack, it, lang))),
        Cause::LeaderSetUp(it) => t!(lang, "btl-log-leader-set-up", it = bold(names::leader(pack, it, lang))),
        Cause::Use(it) => t!(lang, "bts-log-use", it = bold(names::owned(pack, it, lang))),
        Cause::SetUp(it) => {
            t!(lang, "bts-log-set-up", it = bold(names::name(&pack[pack[it].faction].name, lang)))
        }
    }
}

fn listed<'a, I: Index>(cards: Bits<I>, name: impl Fn(I) -> &'a str) -> String {
    let names: Vec<&str> = cards.iter().map(name).collect();
    html! { (names.join(", ")) }.into_string()
}

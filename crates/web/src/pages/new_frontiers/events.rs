//! The log in words.

use super::names;
use crate::game::Names;
use crate::i18n::{Lang, t};
use engine::Seat;
use maud::{Markup, PreEscaped, html};
use new_frontiers::cards::Pack;
use new_frontiers::effect::Gains;
use new_frontiers::{Colony, Ending, Event, Giver, Source};

/// An event as a line; `None` for those that another line tells already.
pub(super) fn line(event: &Event, pack: &Pack, who: &Names, lang: Lang) -> Option<Markup> {
    if let Some(words) = of_nobody(event, pack, lang) {
        return Some(words);
    }
    let (seat, words) = of_seat(event, pack, lang)?;
    Some(html! { (who.mark(seat)) " " (PreEscaped(words)) })
}

/// What happens without anybody doing it.
pub(super) fn of_nobody(event: &Event, pack: &Pack, lang: Lang) -> Option<Markup> {
    Some(match *event {
        Event::RoundBegan(n) => html! { span.sep data-sep { (t!(lang, "nf-round", n = n)) } },
        Event::LaidOut(worlds) => {
            let words = t!(lang, "nf-log-laid-out", n = worlds.len());
            let all: Vec<&str> = worlds.iter().map(|world| names::world(pack, world, lang)).collect();
            html! { (words) " " (all.join(", ")) }
        }
        Event::PutBack(n) => html! { (t!(lang, "nf-log-put-back", n = n)) },
        Event::CreditOnProduce(n) => html! { (t!(lang, "nf-log-credit", n = n)) },
        Event::EndIsNear(ending) => html! { b { (end_is_near(ending, lang)) } },
        Event::Ended => html! { b { (t!(lang, "nf-log-ended")) } },
        _ => return None,
    })
}

/// What somebody does, without the name.
pub(super) fn of_seat(event: &Event, pack: &Pack, lang: Lang) -> Option<(Seat, String)> {
    let bold = |name: &str| html! { b { (name) } }.into_string();
    let world = |world| bold(names::world(pack, world, lang));
    Some(match *event {
        Event::ChoseHome(seat, home) => {
            let home = bold(names::name(&pack[home].colony.name, lang));
            (seat, t!(lang, "nf-log-home", it = home))
        }
        Event::Selected(seat, tile) => {
            (seat, t!(lang, "nf-log-select", it = bold(names::name(&pack[tile].name, lang))))
        }
        Event::Gained(seat, gains, giver) => {
            (seat, t!(lang, "nf-log-gain", it = amounts(&gains, lang), from = self::giver(giver, pack, lang)))
        }
        Event::Developed(seat, development, cost) => {
            let name = bold(names::development(pack, development, lang));
            (seat, t!(lang, "nf-log-develop", it = name, n = cost))
        }
        Event::DidNotDevelop(seat) => (seat, t!(lang, "nf-log-no-develop")),
        Event::Took(seat, it) => (seat, t!(lang, "nf-log-take", it = world(it))),
        Event::Drew(seat, it) => (seat, t!(lang, "nf-log-draw", it = world(it))),
        Event::Returned(seat, it) => (seat, t!(lang, "nf-log-return", it = world(it))),
        Event::TookColonists(seat, n) => (seat, t!(lang, "nf-log-colonists", n = n)),
        Event::SettledFor(seat, it, cost) => (seat, t!(lang, "nf-log-settle", it = world(it), n = cost)),
        Event::Conquered(seat, it, strength) => {
            (seat, t!(lang, "nf-log-conquer", it = world(it), n = strength))
        }
        Event::DiscardedFor(seat, from, n) => {
            (seat, t!(lang, "nf-log-discard", it = colony(from, pack, lang), n = n))
        }
        Event::Replaced(seat, old, new) => {
            (seat, t!(lang, "nf-log-replace", old = colony(old, pack, lang), new = world(new)))
        }
        Event::Declared(seat, kind) => {
            (seat, t!(lang, "nf-log-declare", it = bold(&names::good(kind, lang))))
        }
        Event::Produced(seat, on, kind) => {
            let good = names::good(kind, lang);
            (seat, t!(lang, "nf-log-produce", good = good, it = colony(on, pack, lang)))
        }
        Event::Sold(seat, kind, n) => (seat, t!(lang, "nf-log-sell", good = names::good(kind, lang), n = n)),
        Event::Consumed(seat, by, n) => {
            (seat, t!(lang, "nf-log-consume", n = n, it = source(by, pack, lang)))
        }
        Event::MovedFirst(seat) => (seat, t!(lang, "nf-log-first")),
        Event::MovedUp(seat) => (seat, t!(lang, "nf-log-up")),
        Event::DrewGoals(seat, n) => (seat, t!(lang, "nf-log-goals", n = n)),
        Event::KeptGoal(seat) => (seat, t!(lang, "nf-log-kept")),
        Event::KeptThis(seat, goal) => {
            (seat, t!(lang, "nf-log-kept-this", it = bold(names::name(&pack[goal].name, lang))))
        }
        Event::RevealedGoal(seat, goal) => {
            (seat, t!(lang, "nf-log-revealed", it = bold(names::name(&pack[goal].name, lang))))
        }
        Event::StoredWorld(seat, it) => (seat, t!(lang, "nf-log-store", it = world(it))),
        Event::StoredGood(seat, kind) => {
            (seat, t!(lang, "nf-log-store", it = bold(&names::good(kind, lang))))
        }
        Event::StoredCredits(seat, n) => (seat, t!(lang, "nf-log-store", it = t!(lang, "nf-credits", n = n))),
        Event::RoundBegan(_)
        | Event::LaidOut(_)
        | Event::PutBack(_)
        | Event::CreditOnProduce(_)
        | Event::EndIsNear(_)
        | Event::Ended => return None,
    })
}

/// What came in, in words.
pub(super) fn amounts(gains: &Gains, lang: Lang) -> String {
    let parts = [
        (gains.vp, t!(lang, "nf-vp", n = gains.vp)),
        (gains.colonists, t!(lang, "nf-colonists", n = gains.colonists)),
        (gains.credits, t!(lang, "nf-credits", n = gains.credits)),
    ];
    let some: Vec<String> = parts.into_iter().filter(|(n, _)| *n > 0).map(|(_, words)| words).collect();
    some.join(", ")
}

fn giver(giver: Giver, pack: &Pack, lang: Lang) -> String {
    match giver {
        Giver::Tile(tile) => names::name(&pack[tile].name, lang).to_owned(),
        Giver::Power(by) => source(by, pack, lang),
    }
}

fn source(source: Source, pack: &Pack, lang: Lang) -> String {
    match source {
        Source::Development(on) => names::development(pack, on, lang).to_owned(),
        Source::Colony(on) => colony(on, pack, lang),
    }
}

/// A home is called so: which one it was may have changed since.
fn colony(colony: Colony, pack: &Pack, lang: Lang) -> String {
    colony.world().map_or_else(|| t!(lang, "nf-home"), |world| names::world(pack, world, lang).to_owned())
}

fn end_is_near(ending: Ending, lang: Lang) -> String {
    let reason = match ending {
        Ending { developments: true, .. } => t!(lang, "nf-ends-developments"),
        Ending { colonies: true, .. } => t!(lang, "nf-ends-colonies"),
        Ending { colonists: true, .. } => t!(lang, "nf-ends-colonists"),
        _ => t!(lang, "nf-ends-points"),
    };
    t!(lang, "nf-log-end-near", reason = reason)
}

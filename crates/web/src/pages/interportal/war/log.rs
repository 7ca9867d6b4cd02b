//! Treaties and wars in the log.

use super::{aim, pact, tactic};
use crate::game::Names;
use crate::i18n::{Lang, t};
use crate::pages::interportal::names;
use engine::Seat;
use interportal::Hex;
use interportal::cards::Pack;
use interportal::war::{Aim, WarEnd, WarEvent};
use interportal::warfare::Prey;
use maud::html;

fn bold(text: &str) -> String {
    html! { b { (text) } }.into_string()
}

/// Who did something, and what; nobody where it happened by itself.
pub(in crate::pages::interportal) fn said(
    event: &WarEvent,
    pack: &Pack,
    who: &Names,
    lang: Lang,
) -> (Option<Seat>, String) {
    let other = |seat: Seat| who.mark(seat).into_string();
    let resource = |it| names::resource(it, lang);
    let place = |hex: Hex| bold(names::place(hex));
    let pact = |it| bold(&pact(it, lang));
    let goal = |goal, hex, victories| bold(&aim(pack, &Aim { goal, hex, victories, ..Aim::default() }, lang));
    let (seat, words) = match *event {
        WarEvent::Offered(seat, it, to) => {
            (seat, t!(lang, "x4w-log-offered", it = pact(it), other = other(to)))
        }
        WarEvent::Refused(seat, by) => (seat, t!(lang, "x4w-log-refused", other = other(by))),
        WarEvent::Signed(seat, it, with, n) => {
            (seat, t!(lang, "x4w-log-signed", it = pact(it), other = other(with), n = n))
        }
        WarEvent::Cancelled(seat, it, with) => {
            (seat, t!(lang, "x4w-log-cancelled", it = pact(it), other = other(with)))
        }
        WarEvent::TreatyEnded(it, one, with) => {
            (one, t!(lang, "x4w-log-treaty-ended", it = pact(it), other = other(with)))
        }
        WarEvent::Traded(seat, with, give, take, n) => {
            let (give, take) = (resource(give), resource(take));
            (seat, t!(lang, "x4w-log-traded", n = n, give = give, take = take, other = other(with)))
        }
        WarEvent::Borrowed(seat, from, it) => {
            (seat, t!(lang, "x4w-log-borrowed", what = names::capacity(it, lang), other = other(from)))
        }
        WarEvent::Hired(seat, it, n) => {
            (seat, t!(lang, "x4w-log-hired", it = bold(names::name(&pack[it].name, lang)), n = n))
        }
        WarEvent::Grievance(seat, against, it) => {
            let it = bold(names::name(&pack[it].name, lang));
            (seat, t!(lang, "x4w-log-grievance", other = other(against), it = it))
        }
        WarEvent::Declared(seat, on, Some(it), _) => {
            let it = bold(names::name(&pack[it].name, lang));
            (seat, t!(lang, "x4w-log-declared-reason", other = other(on), it = it))
        }
        WarEvent::Declared(seat, on, None, n) => {
            (seat, t!(lang, "x4w-log-declared", other = other(on), n = n))
        }
        WarEvent::Prevented(seat, by, n) => (seat, t!(lang, "x4w-log-prevented", other = other(by), n = n)),
        WarEvent::Joined(seat, with) => (seat, t!(lang, "x4w-log-joined", other = other(with))),
        WarEvent::GoalNamed(seat, it, hex, n) => (seat, t!(lang, "x4w-log-goal", it = goal(it, hex, n))),
        WarEvent::GoalMet(seat, it, hex) => (seat, t!(lang, "x4w-log-goal-met", it = goal(it, hex, 0))),
        WarEvent::Die(seat, on, n) => (seat, t!(lang, "x4w-log-die", other = other(on), n = n)),
        WarEvent::PeaceOffer(seat, true) => (seat, t!(lang, "x4w-log-peace")),
        WarEvent::PeaceOffer(seat, false) => (seat, t!(lang, "x4w-log-no-peace")),
        WarEvent::Ended(seat, on, how) => {
            let other = other(on);
            let words = match how {
                WarEnd::Fulfilled => t!(lang, "x4w-log-ended-fulfilled", other = other),
                WarEnd::Agreed => t!(lang, "x4w-log-ended-agreed", other = other),
                WarEnd::Weary => t!(lang, "x4w-log-ended-weary", other = other),
                WarEnd::Fallen => t!(lang, "x4w-log-ended-fallen", other = other),
            };
            (seat, words)
        }
        WarEvent::Clash(seat, with, at) => {
            (seat, t!(lang, "x4w-log-clash", other = other(with), place = place(at)))
        }
        WarEvent::Declined(seat, at) => (seat, t!(lang, "x4w-log-declined", place = place(at))),
        WarEvent::Round(at, n) => return (None, t!(lang, "x4w-log-round", place = place(at), n = n)),
        WarEvent::Victory(seat, over, at) => {
            (seat, t!(lang, "x4w-log-victory", other = other(over), place = place(at)))
        }
        WarEvent::Salvo(seat, enemy, at) => {
            (seat, t!(lang, "x4w-log-salvo", other = other(enemy), place = place(at)))
        }
        WarEvent::PiratesPaid(seat, at) => (seat, t!(lang, "x4w-log-pirates-paid", place = place(at))),
        WarEvent::PiratesMoved(seat, from, to) => {
            (seat, t!(lang, "x4w-log-pirates-moved", from = place(from), place = place(to)))
        }
        WarEvent::BoughtOff(seat, from, n) => {
            (seat, t!(lang, "x4w-log-bought-off", other = other(from), n = n))
        }
        WarEvent::KeptOn(seat, n) => (seat, t!(lang, "x4w-log-kept-on", n = n)),
        WarEvent::Duplicated(seat, at) => (seat, t!(lang, "x4w-log-duplicated", place = place(at))),
        WarEvent::Privateers(at) => return (None, t!(lang, "x4w-log-privateers", place = place(at))),
        WarEvent::PrivateersMoved(from, to) => {
            return (None, t!(lang, "x4w-log-privateers-moved", from = place(from), place = place(to)));
        }
        WarEvent::RouteClosed(at, true) => {
            return (None, t!(lang, "x4w-log-route-closed", place = place(at)));
        }
        WarEvent::RouteClosed(at, false) => {
            return (None, t!(lang, "x4w-log-route-opened", place = place(at)));
        }
        WarEvent::Plundered(victim, prey, at) => {
            let (other, place) = (other(victim), place(at));
            return (
                None,
                match prey {
                    Prey::Ships => t!(lang, "x4w-log-plunder-ships", other = other, place = place),
                    Prey::Route => t!(lang, "x4w-log-plunder-route", other = other, place = place),
                    Prey::Gate => t!(lang, "x4w-log-plunder-gate", other = other, place = place),
                    Prey::Watch => t!(lang, "x4w-log-plunder-watch", other = other, place = place),
                },
            );
        }
        WarEvent::Unmasked(seat, at) => (seat, t!(lang, "x4w-log-unmasked", place = place(at))),
        WarEvent::Raided(seat, victim, prey, at) => {
            let (other, place) = (other(victim), place(at));
            let words = match prey {
                Prey::Ships => t!(lang, "x4w-log-raid-ships", other = other, place = place),
                Prey::Route => t!(lang, "x4w-log-raid-route", other = other, place = place),
                Prey::Gate => t!(lang, "x4w-log-raid-gate", other = other, place = place),
                Prey::Watch => t!(lang, "x4w-log-raid-watch", other = other, place = place),
            };
            (seat, words)
        }
        WarEvent::Wrecked(seat, prey, at) => {
            let words = match prey {
                Prey::Ships => t!(lang, "x4w-log-wrecked-ships", place = place(at)),
                Prey::Route => t!(lang, "x4w-log-wrecked-route", place = place(at)),
                Prey::Gate => t!(lang, "x4w-log-wrecked-gate", place = place(at)),
                Prey::Watch => t!(lang, "x4w-log-wrecked-watch", place = place(at)),
            };
            (seat, words)
        }
        WarEvent::WatchHit(seat, at, n) => (seat, t!(lang, "x4w-log-watch-hit", place = place(at), n = n)),
        WarEvent::Bombarded(seat, owner, at, 0) => {
            (seat, t!(lang, "x4w-log-bombarded", other = other(owner), place = place(at)))
        }
        WarEvent::Bombarded(seat, owner, at, n) => {
            (seat, t!(lang, "x4w-log-bombarded-shield", other = other(owner), place = place(at), n = n))
        }
        WarEvent::MilitiaLost(seat, at, n) => {
            (seat, t!(lang, "x4w-log-militia-lost", place = place(at), n = n))
        }
        WarEvent::Landed(seat, owner, at, n) => {
            (seat, t!(lang, "x4w-log-landed", other = other(owner), place = place(at), n = n))
        }
        WarEvent::GroundRound(at, n, one, two) => {
            let (one, two) = (tactic(one, lang), tactic(two, lang));
            return (
                None,
                t!(lang, "x4w-log-ground-round", place = place(at), n = n, one = one, other = two),
            );
        }
        WarEvent::BrokeOff(seat, at) => (seat, t!(lang, "x4w-log-broke-off", place = place(at))),
        WarEvent::Repelled(seat, by, at) => {
            (seat, t!(lang, "x4w-log-repelled", other = other(by), place = place(at)))
        }
        WarEvent::Conquered(seat, from, at) => {
            (seat, t!(lang, "x4w-log-conquered", other = other(from), place = place(at)))
        }
        WarEvent::Destroyed(seat, owner, at) => {
            (seat, t!(lang, "x4w-log-destroyed", other = other(owner), place = place(at)))
        }
        WarEvent::Eliminated(seat) => (seat, t!(lang, "x4w-log-eliminated")),
        WarEvent::Reparation(seat, to, n) => (seat, t!(lang, "x4w-log-reparation", other = other(to), n = n)),
    };
    (Some(seat), words)
}

/// The system that an event is about.
pub(in crate::pages::interportal) const fn hex(event: &WarEvent) -> Option<Hex> {
    match *event {
        WarEvent::GoalNamed(_, _, hex, _) | WarEvent::GoalMet(_, _, hex) => hex,
        WarEvent::Clash(_, _, hex)
        | WarEvent::Declined(_, hex)
        | WarEvent::Round(hex, _)
        | WarEvent::Victory(_, _, hex)
        | WarEvent::Duplicated(_, hex)
        | WarEvent::PiratesPaid(_, hex)
        | WarEvent::Salvo(_, _, hex)
        | WarEvent::PiratesMoved(_, _, hex)
        | WarEvent::Privateers(hex)
        | WarEvent::PrivateersMoved(_, hex)
        | WarEvent::RouteClosed(hex, _)
        | WarEvent::Plundered(_, _, hex)
        | WarEvent::Unmasked(_, hex)
        | WarEvent::Raided(_, _, _, hex)
        | WarEvent::Wrecked(_, _, hex)
        | WarEvent::WatchHit(_, hex, _)
        | WarEvent::Bombarded(_, _, hex, _)
        | WarEvent::MilitiaLost(_, hex, _)
        | WarEvent::Landed(_, _, hex, _)
        | WarEvent::GroundRound(hex, ..)
        | WarEvent::BrokeOff(_, hex)
        | WarEvent::Repelled(_, _, hex)
        | WarEvent::Conquered(_, _, hex)
        | WarEvent::Destroyed(_, _, hex) => Some(hex),
        _ => None,
    }
}

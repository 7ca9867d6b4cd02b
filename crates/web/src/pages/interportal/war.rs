//! Treaties and wars in words: questions, choices, the log, reasons, and their part of the council.

mod duel;
mod ground;
mod log;
mod panel;
mod why;

use super::names;
use crate::called::called;
use crate::i18n::{Lang, t};
use engine::Turn;
use interportal::action::Craft;
use interportal::cards::Pack;
use interportal::ids::{Deed, Resource};
use interportal::war::{Aim, WarDecision};
use interportal::warfare::{Blow, Pact, Prey, Tactic, Warfare};
use interportal::{Books, State, View};

pub(super) use duel::{ahead, duel_odds};
pub(super) use ground::ground;
pub(super) use log::{hex, said};
pub(super) use panel::section;
pub(super) use why::fault;

/// A treaty.
pub(super) fn pact(pact: Pact, lang: Lang) -> String {
    names::title(deed(pact.deed(), lang))
}

fn deed(deed: Deed, lang: Lang) -> &'static str {
    names::name(&Pack::standard()[deed].name, lang)
}

fn culture(n: impl Into<i64>, lang: Lang) -> String {
    t!(lang, "x4-of", n = n.into(), what = names::resource(Resource::Culture, lang))
}

/// A goal of a war.
fn aim(pack: &Pack, aim: &Aim, lang: Lang) -> String {
    match (aim.victories, aim.hex) {
        (0, Some(hex)) => {
            let it = names::name(&pack[aim.goal].name, lang);
            t!(lang, "x4w-goal-at", it = it, place = names::place(hex))
        }
        (0, None) => names::name(&pack[aim.goal].name, lang).to_owned(),
        (1, _) => t!(lang, "x4w-goal-victory"),
        (n, _) => t!(lang, "x4w-goal-victories", n = n),
    }
}

/// What is asked.
pub(super) fn ask(decision: WarDecision, lang: Lang) -> String {
    let resource = |it| names::resource(it, lang);
    match decision {
        WarDecision::Treaty(it, seat) => t!(lang, "x4w-ask-treaty", who = called(seat), it = pact(it, lang)),
        WarDecision::Trade(seat, give, take) => {
            t!(lang, "x4w-ask-trade", who = called(seat), give = resource(give), take = resource(take))
        }
        WarDecision::Share(seat) => t!(lang, "x4w-ask-share", who = called(seat)),
        WarDecision::Hire => t!(lang, "x4w-ask-hire"),
        WarDecision::Declare(seat) => t!(lang, "x4w-ask-declare", who = called(seat)),
        WarDecision::Prevent(seat, price) => t!(lang, "x4w-ask-prevent", who = called(seat), price = price),
        WarDecision::Goal(seat) => t!(lang, "x4w-ask-goal", who = called(seat)),
        WarDecision::Engage(hex) => t!(lang, "x4w-ask-engage", place = names::place(hex)),
        WarDecision::Decline(hex) => t!(lang, "x4w-ask-decline", place = names::place(hex)),
        WarDecision::Orders(hex, round) => {
            t!(lang, "x4w-ask-orders", place = names::place(hex), n = round)
        }
        WarDecision::Bribe(hex) => t!(lang, "x4w-ask-bribe", place = names::place(hex)),
        WarDecision::KeepMercenary(_, price) => t!(lang, "x4w-ask-keep", price = price),
        WarDecision::Duplicate(hex) => t!(lang, "x4w-ask-duplicate", place = names::place(hex)),
        WarDecision::Assault => t!(lang, "x4w-ask-assault"),
        WarDecision::Ground(hex, round) => {
            t!(lang, "x4w-ask-ground", place = names::place(hex), n = round)
        }
        WarDecision::PressOn(hex, _) => t!(lang, "x4w-ask-press-on", place = names::place(hex)),
        WarDecision::EndWar(seat) => t!(lang, "x4w-ask-end", who = called(seat)),
        WarDecision::Peace(seat) => t!(lang, "x4w-ask-peace", who = called(seat)),
        WarDecision::Refuge(Craft::Fleet(n), hex) => {
            t!(lang, "x4w-ask-refuge", n = n + 1, place = names::place(hex))
        }
        WarDecision::Refuge(Craft::Ship(_), hex) => {
            t!(lang, "x4w-ask-refuge-civil", place = names::place(hex))
        }
    }
}

/// What one ought to know before answering.
pub(super) fn ask_note(decision: WarDecision, lang: Lang) -> Option<String> {
    Some(match decision {
        WarDecision::Treaty(it, _) => effect(it, lang),
        WarDecision::Share(_) => effect(Pact::ArmamentsCooperation, lang),
        WarDecision::Declare(_) => t!(lang, "x4w-note-declare"),
        WarDecision::Goal(_) => t!(lang, "x4w-note-goal"),
        WarDecision::Engage(_) => t!(lang, "x4w-note-engage"),
        WarDecision::Decline(_) => t!(lang, "x4w-note-decline"),
        WarDecision::Orders(..) => t!(lang, "x4w-note-orders"),
        WarDecision::Assault => t!(lang, "x4w-note-assault"),
        WarDecision::Ground(..) => t!(lang, "x4w-note-ground"),
        WarDecision::PressOn(..) => t!(lang, "x4w-note-press-on"),
        WarDecision::EndWar(_) => t!(lang, "x4w-note-end"),
        WarDecision::Peace(_) => t!(lang, "x4w-note-peace"),
        WarDecision::Bribe(_) => t!(lang, "x4w-note-bribe"),
        WarDecision::Duplicate(_) => t!(lang, "x4w-note-duplicate"),
        WarDecision::Refuge(..) => t!(lang, "x4w-note-refuge"),
        WarDecision::Trade(..)
        | WarDecision::Hire
        | WarDecision::Prevent(..)
        | WarDecision::KeepMercenary(..) => return None,
    })
}

/// What a treaty brings.
fn effect(pact: Pact, lang: Lang) -> String {
    match pact {
        Pact::Alliance => t!(lang, "x4w-alliance"),
        Pact::IntelligenceAgreement => t!(lang, "x4w-intelligence"),
        Pact::TradeTreaty => t!(lang, "x4w-trade"),
        Pact::ArmamentsCooperation => t!(lang, "x4w-armaments"),
    }
}

/// A choice in a few words.
pub(super) fn label(view: &View, warfare: Warfare, lang: Lang) -> String {
    let pack = view.pack.pack();
    let resource = |it| names::resource(it, lang);
    match warfare {
        Warfare::Offer(it, seat) => t!(lang, "x4w-do-offer", it = pact(it, lang), who = called(seat)),
        Warfare::Cancel(it, seat) => t!(lang, "x4w-do-cancel", it = pact(it, lang), who = called(seat)),
        Warfare::Trade(seat, give, take) => {
            t!(lang, "x4w-do-trade", who = called(seat), give = resource(give), take = resource(take))
        }
        Warfare::Borrow(seat, it) => {
            t!(lang, "x4w-do-borrow", who = called(seat), what = names::capacity(it, lang))
        }
        Warfare::Accept => t!(lang, "x4w-do-accept"),
        Warfare::Refuse => t!(lang, "x4w-do-refuse"),
        Warfare::Hire(it) => t!(lang, "x4w-do-hire", it = names::name(&pack[it].name, lang)),
        Warfare::Declare(seat) => t!(lang, "x4w-do-declare", who = called(seat)),
        Warfare::Reason(it) => {
            t!(lang, "x4w-do-reason", it = names::title(names::name(&pack[it].name, lang)))
        }
        Warfare::Stake(stake) => t!(lang, "x4w-do-stake", n = stake),
        Warfare::Prevent => t!(lang, "x4w-do-prevent"),
        Warfare::Allow => t!(lang, "x4w-do-allow"),
        Warfare::GoalColony(hex) => t!(lang, "x4w-do-goal-colony", place = names::place(hex)),
        Warfare::GoalVictories(1) => t!(lang, "x4w-do-goal-victory"),
        Warfare::GoalVictories(n) => t!(lang, "x4w-do-goal-victories", n = n),
        Warfare::Hold => t!(lang, "x4w-do-hold"),
        Warfare::Stand => t!(lang, "x4w-do-stand"),
        Warfare::Suppress => t!(lang, "x4w-do-suppress"),
        Warfare::Decline => t!(lang, "x4w-do-decline"),
        Warfare::Clash(hex, one, other) => {
            t!(lang, "x4w-do-clash", place = names::place(hex), one = called(one), other = called(other))
        }
        Warfare::Drive(from, to) => {
            t!(lang, "x4w-do-drive", from = names::place(from), place = names::place(to))
        }
        Warfare::Bribe(target) => t!(lang, "x4w-do-bribe", it = names::target(view, target, lang)),
        Warfare::KeepOn => t!(lang, "x4w-do-keep-on"),
        Warfare::LetGo => t!(lang, "x4w-do-let-go"),
        Warfare::Duplicate => t!(lang, "x4w-do-duplicate"),
        Warfare::Hoist => t!(lang, "x4w-do-hoist"),
        Warfare::Hunt(hex) => t!(lang, "x4w-do-hunt", place = names::place(hex)),
        Warfare::Plunder(prey, hex, seat) => {
            let (place, who) = (names::place(hex), called(seat));
            match prey {
                Prey::Ships => t!(lang, "x4w-do-plunder-ships", place = place, who = who),
                Prey::Route => t!(lang, "x4w-do-plunder-route", place = place, who = who),
                Prey::Gate => t!(lang, "x4w-do-plunder-gate", place = place, who = who),
                Prey::Watch => t!(lang, "x4w-do-plunder-watch", place = place, who = who),
            }
        }
        Warfare::Raid(prey, hex, seat) => {
            let (place, who) = (names::place(hex), called(seat));
            match prey {
                Prey::Ships => t!(lang, "x4w-do-raid-ships", place = place, who = who),
                Prey::Route => t!(lang, "x4w-do-raid-route", place = place, who = who),
                Prey::Gate => t!(lang, "x4w-do-raid-gate", place = place, who = who),
                Prey::Watch => t!(lang, "x4w-do-raid-watch", place = place, who = who),
            }
        }
        Warfare::Bombard(Blow::Units, hex) => t!(lang, "x4w-do-bombard-units", place = names::place(hex)),
        Warfare::Bombard(Blow::Buildings, hex) => {
            t!(lang, "x4w-do-bombard-buildings", place = names::place(hex))
        }
        Warfare::Raze(hex) => t!(lang, "x4w-do-raze", place = names::place(hex)),
        Warfare::Demolish(hex) => t!(lang, "x4w-do-demolish", place = names::place(hex)),
        Warfare::Invade(hex) => t!(lang, "x4w-do-invade", place = names::place(hex)),
        Warfare::Tactic(it) => names::title(&tactic(it, lang)),
        Warfare::PressOn => t!(lang, "x4w-do-press-on"),
        Warfare::BreakOff => t!(lang, "x4w-do-break-off"),
        Warfare::EndWar => t!(lang, "x4w-do-end"),
        Warfare::Peace => t!(lang, "x4w-do-peace"),
        Warfare::WarOn => t!(lang, "x4w-do-war-on"),
    }
}

/// An order for a round of a ground battle.
fn tactic(tactic: Tactic, lang: Lang) -> String {
    match tactic {
        Tactic::Infantry => t!(lang, "x4w-tactic-infantry"),
        Tactic::Vehicles => t!(lang, "x4w-tactic-vehicles"),
        Tactic::Support => t!(lang, "x4w-tactic-support"),
    }
}

/// What a choice costs and brings; nothing where the label says it all.
pub(super) fn note(turn: &Turn<State>, warfare: Warfare, lang: Lang) -> Option<String> {
    let (view, pack) = (&turn.view, turn.view.pack.pack());
    let books = Books::open(view, turn.seat);
    Some(match warfare {
        Warfare::Offer(it, seat) => {
            format!("{}. {}", culture(books.treaty_cost(it, seat), lang), effect(it, lang))
        }
        Warfare::Cancel(..) => t!(lang, "x4w-note-cancel"),
        Warfare::Declare(seat) => {
            let reasons: Vec<_> =
                view.reasons(turn.seat, seat).map(|it| names::name(&pack[it.reason].name, lang)).collect();
            match reasons.is_empty() {
                true => t!(lang, "x4w-note-no-reason", n = books.least_stake()),
                false => t!(lang, "x4w-note-reasons", what = reasons.join(", ")),
            }
        }
        Warfare::Reason(it) => names::name(&pack[pack[it].goal].text, lang).to_owned(),
        Warfare::Stake(stake) => t!(lang, "x4w-note-stake", n = books.prevention(stake)),
        Warfare::Raid(_, _, seat) if !view.at_war(turn.seat, seat) => t!(lang, "x4w-note-raid"),
        Warfare::Hoist => t!(lang, "x4w-note-hoist"),
        Warfare::Plunder(..) | Warfare::Hunt(_) => t!(lang, "x4w-note-plunder"),
        Warfare::Suppress => t!(lang, "x4w-note-suppress"),
        Warfare::Bombard(..) => t!(lang, "x4w-note-bombard"),
        Warfare::Invade(hex) => match view.colony_at(hex) {
            Some(colony) => t!(lang, "x4w-note-invade", n = colony.level),
            None => return None,
        },
        Warfare::Hire(it) => {
            let n = pack[it].cost.awe / 2;
            t!(lang, "x4-of", n = n, what = names::resource(Resource::Awe, lang))
        }
        _ => return None,
    })
}

/// The piece that a choice lights.
pub(super) fn key(warfare: Warfare) -> Option<String> {
    Some(match warfare {
        Warfare::Offer(pact, seat) | Warfare::Cancel(pact, seat) => format!("pact-{pact}-{}", seat.0 + 1),
        Warfare::Declare(seat) => format!("war-{}", seat.0 + 1),
        Warfare::GoalColony(hex) | Warfare::Clash(hex, ..) | Warfare::Drive(_, hex) => names::hex_key(hex),
        _ if warfare.target().is_some() => names::hex_key(warfare.target()?),
        Warfare::Hire(it) => names::unit_key(interportal::action::Unit::Standard(it)),
        _ => return None,
    })
}

/// Its picture.
pub(super) const fn icon(warfare: Warfare) -> Option<&'static str> {
    Some(match warfare {
        Warfare::Offer(..) | Warfare::Cancel(..) | Warfare::Accept | Warfare::Peace | Warfare::EndWar => {
            "treaty"
        }
        Warfare::Trade(..) | Warfare::Borrow(..) => "swap",
        Warfare::Hire(_) | Warfare::Duplicate | Warfare::Bribe(_) | Warfare::KeepOn => "shipyard",
        Warfare::Declare(_)
        | Warfare::Reason(_)
        | Warfare::Stake(_)
        | Warfare::WarOn
        | Warfare::Allow
        | Warfare::Stand
        | Warfare::Suppress
        | Warfare::Raid(..)
        | Warfare::Hoist
        | Warfare::Plunder(..)
        | Warfare::Hunt(_)
        | Warfare::Bombard(..)
        | Warfare::Raze(_)
        | Warfare::Demolish(_)
        | Warfare::Invade(_)
        | Warfare::Tactic(_)
        | Warfare::PressOn
        | Warfare::Drive(..)
        | Warfare::Clash(..) => "military",
        Warfare::GoalColony(_) | Warfare::GoalVictories(_) => "goal",
        Warfare::Refuse
        | Warfare::Prevent
        | Warfare::Hold
        | Warfare::Decline
        | Warfare::BreakOff
        | Warfare::LetGo => {
            return None;
        }
    })
}

/// The verb on the button that confirms it.
pub(super) fn verb(warfare: Warfare, lang: Lang) -> String {
    match warfare {
        Warfare::Offer(..) | Warfare::Trade(..) | Warfare::Peace => t!(lang, "x4w-verb-offer"),
        Warfare::Cancel(..) => t!(lang, "x4w-verb-cancel"),
        Warfare::Accept => t!(lang, "x4w-verb-accept"),
        Warfare::Refuse => t!(lang, "x4w-verb-refuse"),
        Warfare::Hire(_) => t!(lang, "x4w-verb-hire"),
        Warfare::Declare(_) | Warfare::Reason(_) | Warfare::Stake(_) => t!(lang, "x4w-verb-declare"),
        _ => t!(lang, "x4-verb-choose"),
    }
}

/// What a thing of treaties and wars is and does.
pub(super) fn about(view: &View, warfare: Warfare, lang: Lang) -> Option<(String, String)> {
    let pack = view.pack.pack();
    Some(match warfare {
        Warfare::Offer(it, _) | Warfare::Cancel(it, _) => (pact(it, lang), effect(it, lang)),
        Warfare::Declare(_) => (t!(lang, "x4w-war"), t!(lang, "x4w-note-declare")),
        Warfare::Reason(it) => {
            let name = names::name(&pack[it].name, lang).to_owned();
            (name, names::name(&pack[it].text, lang).to_owned())
        }
        _ => return None,
    })
}

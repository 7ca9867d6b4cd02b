//! "Why not?" in words.

use super::{ask, names};
use crate::game::Why;
use crate::i18n::{Lang, t};
use merchant_of_venus::Reason;
use merchant_of_venus::cards::Pack;
use merchant_of_venus::effect::Limit;
use merchant_of_venus::query::Refusal;

pub(super) fn why(reason: &Reason, lang: Lang) -> Why {
    let (title, text) = words(reason, lang);
    Why { title, text, sums: sums(reason, lang), rule: reason.rule() }
}

/// Names of places are the same in every pack, so the standard one will do.
fn words(reason: &Reason, lang: Lang) -> (String, String) {
    let pack = Pack::standard();
    match reason {
        Reason::Over => (t!(lang, "mv-why-over"), t!(lang, "mv-why-over-text")),
        Reason::NotYourTurn(_) => (t!(lang, "mv-why-turn"), t!(lang, "mv-why-turn-text")),
        Reason::AskedSomethingElse(decision) => {
            (t!(lang, "mv-why-else"), t!(lang, "mv-why-else-text", what = ask::plain(*decision, lang)))
        }
        Reason::NotJoined => (t!(lang, "mv-why-joined"), t!(lang, "mv-why-joined-text")),
        Reason::Backwards => (t!(lang, "mv-why-backwards"), t!(lang, "mv-why-backwards-text")),
        Reason::Closed(seat) => (t!(lang, "mv-why-closed"), t!(lang, "mv-why-closed-text", n = seat.0 + 1)),
        Reason::TooFar { .. } => (t!(lang, "mv-why-far"), t!(lang, "mv-why-far-text")),
        Reason::OtherHeading(space) => (
            t!(lang, "mv-why-heading"),
            t!(lang, "mv-why-heading-text", place = names::space(pack, *space, lang)),
        ),
        Reason::Navigation => (t!(lang, "mv-why-navigation"), t!(lang, "mv-why-navigation-text")),
        Reason::AtGate => (t!(lang, "mv-why-gate"), t!(lang, "mv-why-gate-text")),
        Reason::MustMove => (t!(lang, "mv-why-move"), t!(lang, "mv-why-move-text")),
        Reason::NoLanding => (t!(lang, "mv-why-landing"), t!(lang, "mv-why-landing-text")),
        Reason::Refused(refusal) => refused(refusal, lang),
        Reason::NoBusiness => (t!(lang, "mv-why-business"), t!(lang, "mv-why-business-text")),
        Reason::NotHere => (t!(lang, "mv-why-here"), t!(lang, "mv-why-here-text")),
        Reason::NoRoom => (t!(lang, "mv-why-room"), t!(lang, "mv-why-room-text")),
        Reason::OtherDestination(to) => (
            t!(lang, "mv-why-destination"),
            t!(lang, "mv-why-destination-text", place = names::destination(pack, *to, lang)),
        ),
        Reason::WrongPlace => (t!(lang, "mv-why-place"), t!(lang, "mv-why-place-text")),
        Reason::TooExpensive { .. } => (t!(lang, "mv-why-credits"), t!(lang, "mv-why-credits-text")),
        Reason::AlreadyDone => (t!(lang, "mv-why-done"), t!(lang, "mv-why-done-text")),
        Reason::NotOwned => (t!(lang, "mv-why-owned"), t!(lang, "mv-why-owned-text")),
        Reason::UsedUp(limit) => {
            let text = match limit {
                Limit::Turn => t!(lang, "mv-why-used-turn"),
                Limit::Round => t!(lang, "mv-why-used-round"),
                Limit::Game => t!(lang, "mv-why-used-game"),
            };
            (t!(lang, "mv-why-used"), text)
        }
        Reason::WrongMoment => (t!(lang, "mv-why-moment"), t!(lang, "mv-why-moment-text")),
        Reason::ConditionNotMet => (t!(lang, "mv-why-condition"), t!(lang, "mv-why-condition-text")),
        Reason::NoSuchDie => (t!(lang, "mv-why-die"), t!(lang, "mv-why-die-text")),
        Reason::AssignLimit(n) => (t!(lang, "mv-why-assign"), t!(lang, "mv-why-assign-text", n = *n)),
        Reason::SiteTaken(seat) => (t!(lang, "mv-why-site"), t!(lang, "mv-why-site-text", n = seat.0 + 1)),
        Reason::NoToken => (t!(lang, "mv-why-token"), t!(lang, "mv-why-token-text")),
        Reason::BoughtThisTurn => (t!(lang, "mv-why-bought"), t!(lang, "mv-why-bought-text")),
        Reason::NoPointsLeft => (t!(lang, "mv-why-points"), t!(lang, "mv-why-points-text")),
        Reason::CanFight => (t!(lang, "mv-why-fight"), t!(lang, "mv-why-fight-text")),
    }
}

fn refused(refusal: &Refusal, lang: Lang) -> (String, String) {
    match refusal {
        Refusal::NotOffered => (t!(lang, "mv-why-offered"), t!(lang, "mv-why-offered-text")),
        Refusal::LeftThisTurn => (t!(lang, "mv-why-left"), t!(lang, "mv-why-left-text")),
        Refusal::NoActionLeft => (t!(lang, "mv-why-action"), t!(lang, "mv-why-action-text")),
        Refusal::TooExpensive { .. } => (t!(lang, "mv-why-credits"), t!(lang, "mv-why-credits-text")),
        Refusal::NoRoom => (t!(lang, "mv-why-room"), t!(lang, "mv-why-room-text")),
        Refusal::AlreadyOwned => (t!(lang, "mv-why-have"), t!(lang, "mv-why-have-text")),
        Refusal::NoSlot => (t!(lang, "mv-why-slot"), t!(lang, "mv-why-slot-text")),
        Refusal::DialFull => (t!(lang, "mv-why-dial"), t!(lang, "mv-why-dial-text")),
        Refusal::NoneLeft => (t!(lang, "mv-why-none"), t!(lang, "mv-why-none-text")),
        Refusal::NotAboard => (t!(lang, "mv-why-aboard"), t!(lang, "mv-why-aboard-text")),
        Refusal::NotWanted => (t!(lang, "mv-why-wanted"), t!(lang, "mv-why-wanted-text")),
    }
}

/// The sum that fails: what there is, what it takes.
fn sums(reason: &Reason, lang: Lang) -> Vec<(String, String)> {
    let pair = |label: String, have: u32, need: u32| {
        vec![(label, have.to_string()), (t!(lang, "mv-sum-need"), need.to_string())]
    };
    match *reason {
        Reason::TooFar { need, have } => pair(t!(lang, "mv-sum-points"), have.into(), need.into()),
        Reason::TooExpensive { need, have } | Reason::Refused(Refusal::TooExpensive { need, have }) => {
            pair(t!(lang, "mv-sum-credits"), have, need)
        }
        _ => vec![],
    }
}

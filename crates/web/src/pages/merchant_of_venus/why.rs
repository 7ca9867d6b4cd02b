//! "Why not?" in words.

use super::{ask, names};
use crate::called::called;
use crate::game::Why;
use crate::i18n::{Lang, t};
use merchant_of_venus::Reason;
use merchant_of_venus::cards::Pack;
use merchant_of_venus::effect::Limit;
use merchant_of_venus::query::Refusal;

pub(super) fn why(pack: &Pack, reason: &Reason, lang: Lang) -> Why {
    let (title, text) = words(pack, reason, lang);
    Why { title, text, sums: sums(reason, lang), rule: reason.rule() }
}

fn words(pack: &Pack, reason: &Reason, lang: Lang) -> (String, String) {
    match reason {
        Reason::Over => (t!(lang, "mv-why-over"), t!(lang, "mv-why-over-text")),
        Reason::NotYourTurn(_) => (t!(lang, "mv-why-turn"), t!(lang, "mv-why-turn-text")),
        Reason::AskedSomethingElse(decision) => {
            (t!(lang, "mv-why-else"), t!(lang, "mv-why-else-text", what = ask::plain(*decision, lang)))
        }
        Reason::NotJoined => (t!(lang, "mv-why-joined"), t!(lang, "mv-why-joined-text")),
        Reason::Backwards => (t!(lang, "mv-why-backwards"), t!(lang, "mv-why-backwards-text")),
        Reason::Closed(seat) => {
            (t!(lang, "mv-why-closed"), t!(lang, "mv-why-closed-text", name = called(*seat)))
        }
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
        Reason::NotLanded => (t!(lang, "mv-why-landed"), t!(lang, "mv-why-landed-text")),
        Reason::LandAt(system) => (
            t!(lang, "mv-why-land-at"),
            t!(lang, "mv-why-land-at-text", place = names::system(pack, *system, lang)),
        ),
        Reason::AfterMovement => (t!(lang, "mv-why-after"), t!(lang, "mv-why-after-text")),
        Reason::GoalOpen { goal, .. } | Reason::GoalUnmet(goal) => {
            let goal = names::speaker(pack, lang).card(*goal);
            (t!(lang, "mv-why-goal"), t!(lang, "mv-why-goal-text", goal = goal))
        }
        Reason::Reserved(seat) => {
            (t!(lang, "mv-why-reserved"), t!(lang, "mv-why-reserved-text", name = called(*seat)))
        }
        Reason::NoSuchDie => (t!(lang, "mv-why-die"), t!(lang, "mv-why-die-text")),
        Reason::AssignLimit(n) => (t!(lang, "mv-why-assign"), t!(lang, "mv-why-assign-text", n = *n)),
        Reason::SiteTaken(seat) => {
            (t!(lang, "mv-why-site"), t!(lang, "mv-why-site-text", name = called(*seat)))
        }
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
        Refusal::NoContracts => (t!(lang, "mv-why-contracts"), t!(lang, "mv-why-contracts-text")),
        Refusal::NotAboard => (t!(lang, "mv-why-aboard"), t!(lang, "mv-why-aboard-text")),
        Refusal::NotWanted => (t!(lang, "mv-why-wanted"), t!(lang, "mv-why-wanted-text")),
    }
}

/// The sum that fails: what there is, what it takes, and how the price came about where it is not the printed one.
fn sums(reason: &Reason, lang: Lang) -> Vec<(String, String)> {
    let pair = |label: String, have: i64, need: i64| {
        vec![(label, have.to_string()), (t!(lang, "mv-sum-need"), need.to_string())]
    };
    match *reason {
        Reason::TooFar { need, have } => pair(t!(lang, "mv-sum-points"), have.into(), need.into()),
        Reason::TooExpensive { need, have, printed } => price(need, have, printed, 0, lang),
        Reason::Refused(Refusal::TooExpensive { need, have, printed, fee }) => {
            price(need, have, printed, fee, lang)
        }
        Reason::GoalOpen { have, want, .. } => pair(t!(lang, "mv-sum-have"), have.into(), want.into()),
        _ => vec![],
    }
}

/// A price that cannot be paid: the printed one, what discounts take off or add, the fee, and their sum.
fn price(need: u32, have: u32, printed: u32, fee: u32, lang: Lang) -> Vec<(String, String)> {
    let [need, have, printed, fee] = [need, have, printed, fee].map(i64::from);
    let signed = |n: i64| format!("{}{}", if n < 0 { "−" } else { "+" }, n.abs());
    let change = need - fee - printed;
    let mut sums = vec![(t!(lang, "mv-sum-credits"), have.to_string())];
    if need != printed {
        sums.push((t!(lang, "mv-sum-printed"), printed.to_string()));
    }
    if change != 0 {
        sums.push((t!(lang, "mv-sum-change"), signed(change)));
    }
    if fee != 0 {
        sums.push((t!(lang, "mv-sum-fee"), signed(fee)));
    }
    sums.push((t!(lang, "mv-sum-need"), need.to_string()));
    sums
}

#[cfg(test)]
mod tests {
    use super::*;
    use merchant_of_venus::ids::Source;

    fn told(reason: Reason) -> Why {
        why(Pack::standard(), &reason, Lang::En)
    }

    fn pairs(why: &Why) -> Vec<(&str, &str)> {
        why.sums.iter().map(|(label, n)| (label.as_str(), n.as_str())).collect()
    }

    /// MV-126, MV-160: a price that differs from the printed one is told with its parts.
    #[test]
    fn prices_are_added_up() {
        let plain = told(Reason::TooExpensive { need: 60, have: 59, printed: 60 });
        assert_eq!(pairs(&plain), [("credits", "59"), ("needed", "60")]);
        let refusal = Refusal::TooExpensive { need: 40, have: 20, printed: 60, fee: 10 };
        let summed = told(Reason::Refused(refusal));
        let parts = [
            ("credits", "20"),
            ("printed price", "60"),
            ("discounts and surcharges", "−30"),
            ("fee to the owner", "+10"),
            ("needed", "40"),
        ];
        assert_eq!(pairs(&summed), parts);
    }

    /// MV-174: a mission tells what it asks for and how much of it there is.
    #[test]
    fn a_mission_tells_what_is_missing() {
        let goal = Source::from_id("ms_21").expect("a mission");
        let open = told(Reason::GoalOpen { goal, have: 1, want: 2 });
        assert!(
            open.text.contains("at least 2 luxury goods while this card lies before you"),
            "{}",
            open.text
        );
        assert_eq!(pairs(&open), [("so far", "1"), ("needed", "2")]);
    }

    /// Other players are called by their names, though a reason is written without knowing who sits where.
    #[test]
    fn others_are_called_by_their_names() {
        let other = engine::Seat(1);
        for reason in [Reason::Closed(other), Reason::Reserved(other), Reason::SiteTaken(other)] {
            let text = told(reason).text;
            assert!(text.contains(&called(other)), "{text}");
        }
    }
}

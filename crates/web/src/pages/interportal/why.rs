//! "Why not?" in words.

use super::{agents, ask, names, senate, tactical, war};
use crate::called::called;
use crate::game::Why;
use crate::i18n::{Lang, t};
use interportal::why::Fault;
use interportal::{Decision, Reason, View};

/// Why something cannot be chosen now.
pub(super) fn reason(view: &View, reason: &Reason, lang: Lang) -> Why {
    let (title, text) = words(view, reason, lang);
    Why { title, text, sums: sums(reason, lang), rule: reason.rule() }
}

fn words(view: &View, reason: &Reason, lang: Lang) -> (String, String) {
    match *reason {
        Reason::Over => (t!(lang, "x4-why-over"), t!(lang, "x4-why-over-text")),
        Reason::NotYourTurn(seat) => {
            (t!(lang, "x4-why-turn"), t!(lang, "x4-why-turn-text", who = called(seat)))
        }
        Reason::AskedSomethingElse(Decision::Act(phase, _)) => {
            let phase = names::phase(phase, lang);
            (t!(lang, "x4-why-phase"), t!(lang, "x4-why-phase-text", phase = phase))
        }
        Reason::AskedSomethingElse(decision) => {
            let what = ask::plain(decision, view, lang);
            (t!(lang, "x4-why-else"), t!(lang, "x4-why-else-text", what = what))
        }
        Reason::NeedsTech(tech) => {
            let pack = view.pack.pack();
            let (it, n) = (names::title(names::tech(pack, tech, lang)), pack[tech].cost.research);
            (t!(lang, "x4-why-tech"), t!(lang, "x4-why-tech-text", it = it, n = n))
        }
        Reason::TooExpensive { resource, need, have } => {
            let what = names::resource(resource, lang);
            (t!(lang, "x4-why-price"), t!(lang, "x4-why-price-text", need = need, what = what, have = have))
        }
        Reason::NoCapacity { capacity, need, have } => {
            let what = names::capacity(capacity, lang);
            let text = t!(lang, "x4-why-capacity-text", need = need, what = what, have = have);
            (t!(lang, "x4-why-capacity"), text)
        }
        Reason::TooFewResources { need, have } => {
            (t!(lang, "x4-why-resources"), t!(lang, "x4-why-resources-text", need = need, have = have))
        }
        Reason::NoPoliticalAction(kind) => {
            (t!(lang, "x4-why-action"), t!(lang, "x4-why-action-text", kind = names::kind(kind, lang)))
        }
        Reason::Council(fault) => senate::why(fault, lang),
        Reason::War(fault) => war::fault(fault, lang),
        Reason::Fault(fault) => self::fault(view, fault, lang),
        Reason::Agent(fault) => agents::fault(fault, lang),
        Reason::Tactical(fault) => tactical::fault(fault, lang),
    }
}

/// What there is, what it takes, and what is missing.
fn sums(reason: &Reason, lang: Lang) -> Vec<(String, String)> {
    let (what, have, need) = match *reason {
        Reason::TooExpensive { resource, need, have } => {
            (names::resource(resource, lang).to_owned(), i32::from(have), i32::from(need))
        }
        Reason::NoCapacity { capacity, need, have } => {
            (names::capacity(capacity, lang), i32::from(have), i32::from(need))
        }
        Reason::TooFewResources { need, have } => {
            (t!(lang, "x4-any-resource"), i32::from(have), i32::from(need))
        }
        _ => return vec![],
    };
    vec![
        (what, have.to_string()),
        (t!(lang, "x4-sum-need"), need.to_string()),
        (t!(lang, "x4-sum-missing"), (need - have).to_string()),
    ]
}

fn fault(view: &View, fault: Fault, lang: Lang) -> (String, String) {
    match fault {
        Fault::Owned => (t!(lang, "x4-why-owned"), t!(lang, "x4-why-owned-text")),
        Fault::Acted => (t!(lang, "x4-why-acted"), t!(lang, "x4-why-acted-text")),
        Fault::NothingDone => (t!(lang, "x4-why-nothing-done"), t!(lang, "x4-why-nothing-done-text")),
        Fault::NotForSale => (t!(lang, "x4-why-not-for-sale"), t!(lang, "x4-why-not-for-sale-text")),
        Fault::NoSite => (t!(lang, "x4-why-no-site"), t!(lang, "x4-why-no-site-text")),
        Fault::NoSlot => (t!(lang, "x4-why-no-slot"), t!(lang, "x4-why-no-slot-text")),
        Fault::WrongResource => (t!(lang, "x4-why-wrong-resource"), t!(lang, "x4-why-wrong-resource-text")),
        Fault::CentreLimit => (t!(lang, "x4-why-centre"), t!(lang, "x4-why-centre-text")),
        Fault::NothingToUpgrade => (t!(lang, "x4-why-upgrade"), t!(lang, "x4-why-upgrade-text")),
        Fault::NotYours => (t!(lang, "x4-why-yours"), t!(lang, "x4-why-yours-text")),
        Fault::HighestLevel => (t!(lang, "x4-why-highest"), t!(lang, "x4-why-highest-text")),
        Fault::RaisedThisRound => (t!(lang, "x4-why-raised"), t!(lang, "x4-why-raised-text")),
        Fault::TooMany => (t!(lang, "x4-why-many"), t!(lang, "x4-why-many-text")),
        Fault::OncePerRound => (t!(lang, "x4-why-once-round"), t!(lang, "x4-why-once-round-text")),
        Fault::LowestPrice => (t!(lang, "x4-why-lowest"), t!(lang, "x4-why-lowest-text")),
        Fault::NothingToRemove => (t!(lang, "x4-why-remove"), t!(lang, "x4-why-remove-text")),
        Fault::DoesNotFit => (t!(lang, "x4-why-fit"), t!(lang, "x4-why-fit-text")),
        Fault::NoSuchSet => (t!(lang, "x4-why-set"), t!(lang, "x4-why-set-text")),
        Fault::FittedAlready => (t!(lang, "x4-why-fitted"), t!(lang, "x4-why-fitted-text")),
        Fault::ExchangeFirst => (t!(lang, "x4-why-exchange"), t!(lang, "x4-why-exchange-text")),
        Fault::OtherDebt => (t!(lang, "x4-why-debt"), t!(lang, "x4-why-debt-text")),
        Fault::HasMoved => (t!(lang, "x4-why-moved"), t!(lang, "x4-why-moved-text")),
        Fault::NoMovement => (t!(lang, "x4-why-still"), t!(lang, "x4-why-still-text")),
        Fault::MoveEnded => (t!(lang, "x4-why-move-ended"), t!(lang, "x4-why-move-ended-text")),
        Fault::NoSteps => (t!(lang, "x4-why-steps"), t!(lang, "x4-why-steps-text")),
        Fault::TooFar => (t!(lang, "x4-why-far"), t!(lang, "x4-why-far-text")),
        Fault::NeedsRoute => (t!(lang, "x4-why-route"), t!(lang, "x4-why-route-text")),
        Fault::NotCarried => (t!(lang, "x4-why-carried"), t!(lang, "x4-why-carried-text")),
        Fault::NotHere => (t!(lang, "x4-why-here"), t!(lang, "x4-why-here-text")),
        Fault::LastShip => (t!(lang, "x4-why-last"), t!(lang, "x4-why-last-text")),
        Fault::NothingToRegroup => (t!(lang, "x4-why-regroup"), t!(lang, "x4-why-regroup-text")),
        Fault::Regrouped => (t!(lang, "x4-why-regrouped"), t!(lang, "x4-why-regrouped-text")),
        Fault::NotInControl => (t!(lang, "x4-why-control"), t!(lang, "x4-why-control-text")),
        Fault::NothingToBlockade => (t!(lang, "x4-why-blockade"), t!(lang, "x4-why-blockade-text")),
        Fault::BlockadeChanged => (t!(lang, "x4-why-rethought"), t!(lang, "x4-why-rethought-text")),
        Fault::NoSensors => (t!(lang, "x4-why-sensors"), t!(lang, "x4-why-sensors-text")),
        Fault::NotInHand => (t!(lang, "x4-why-hand"), t!(lang, "x4-why-hand-text")),
        Fault::NoRefuge => (t!(lang, "x4-why-refuge"), t!(lang, "x4-why-refuge-text")),
        Fault::NoBoarding => (t!(lang, "x4-why-boarding"), t!(lang, "x4-why-boarding-text")),
        Fault::NoCloak => (t!(lang, "x4-why-cloak"), t!(lang, "x4-why-cloak-text")),
        Fault::NeutralsFirst => (t!(lang, "x4-why-neutrals"), t!(lang, "x4-why-neutrals-text")),
        Fault::NotThere => (t!(lang, "x4-why-there"), t!(lang, "x4-why-there-text")),
        Fault::CalledAlready => (t!(lang, "x4-why-called"), t!(lang, "x4-why-called-text")),
        Fault::NotNow => (t!(lang, "x4-why-now"), t!(lang, "x4-why-now-text")),
        Fault::NoShipyard => (t!(lang, "x4-why-yard"), t!(lang, "x4-why-yard-text")),
        Fault::Undamaged => (t!(lang, "x4-why-whole"), t!(lang, "x4-why-whole-text")),
        Fault::NoAdvanced => (t!(lang, "x4-why-advanced"), t!(lang, "x4-why-advanced-text")),
        Fault::NoResearchShip => (t!(lang, "x4-why-explorer"), t!(lang, "x4-why-explorer-text")),
        Fault::NotIntroducible => (t!(lang, "x4-why-introducible"), t!(lang, "x4-why-introducible-text")),
        Fault::InForce => (t!(lang, "x4-why-force"), t!(lang, "x4-why-force-text")),
        Fault::Taken => (t!(lang, "x4-why-taken"), t!(lang, "x4-why-taken-text")),
        Fault::OtherGovernment => {
            (t!(lang, "x4-why-other-government"), t!(lang, "x4-why-other-government-text"))
        }
        Fault::PolicyLimit => (t!(lang, "x4-why-policies"), t!(lang, "x4-why-policies-text")),
        Fault::AdvisorLimit => (t!(lang, "x4-why-advisors"), t!(lang, "x4-why-advisors-text")),
        Fault::MasterAdvisor => (t!(lang, "x4-why-master"), t!(lang, "x4-why-master-text")),
        Fault::OncePerGame => (t!(lang, "x4-why-once-game"), t!(lang, "x4-why-once-game-text")),
        Fault::NoSanction => (t!(lang, "x4-why-sanction"), t!(lang, "x4-why-sanction-text")),
        Fault::TwoCommissions => (t!(lang, "x4-why-commissions"), t!(lang, "x4-why-commissions-text")),
        Fault::BestRatio => {
            (t!(lang, "x4-why-ratio"), t!(lang, "x4-why-ratio-text", n = view.pack.exchange.best_ratio))
        }
        Fault::NoDiplomat => (t!(lang, "x4-why-diplomat"), t!(lang, "x4-why-diplomat-text")),
        Fault::Undiscovered => (t!(lang, "x4-why-undiscovered"), t!(lang, "x4-why-undiscovered-text")),
        Fault::CausesBattle => (t!(lang, "x4-why-causes-battle"), t!(lang, "x4-why-causes-battle-text")),
        Fault::NothingToAbandon => (t!(lang, "x4-why-abandon"), t!(lang, "x4-why-abandon-text")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Game, Match, Seat, Viewer};
    use interportal::State;
    use interportal::ids::Resource;

    /// X4R-005: what is missing is told with its sum, in both languages.
    #[test]
    fn a_price_that_cannot_be_paid_is_added_up() {
        let view = view();
        let short = Reason::TooExpensive { resource: Resource::Food, need: 6, have: 4 };
        let why = reason(&view, &short, Lang::De);
        assert_eq!(why.text, "Es kostet 6 Nahrung, und du hast 4.");
        let sums: Vec<_> = why.sums.iter().map(|(label, n)| (label.as_str(), n.as_str())).collect();
        assert_eq!(sums, [("Nahrung", "4"), ("nötig", "6"), ("es fehlt", "2")]);
        assert_eq!(why.rule, "X4R-005");
    }

    #[test]
    fn every_fault_has_words_in_both_languages() {
        let view = view();
        for lang in Lang::ALL {
            for fault in Fault::ALL {
                let why = reason(&view, &fault.into(), lang);
                let whole = |text: &str| !text.is_empty() && !text.contains("x4-") && !text.contains('$');
                assert!(whole(&why.title) && whole(&why.text), "{fault} in {}: {why:?}", lang.code());
            }
        }
    }

    #[test]
    fn every_fault_of_characters_has_words_in_both_languages() {
        let view = view();
        for lang in Lang::ALL {
            for fault in interportal::intrigue::AgentFault::ALL {
                let why = reason(&view, &fault.into(), lang);
                let whole = |text: &str| !text.is_empty() && !text.contains("x4a-") && !text.contains('$');
                assert!(whole(&why.title) && whole(&why.text), "{fault} in {}: {why:?}", lang.code());
            }
        }
    }

    fn view() -> interportal::View {
        let options = <State as Game>::Options::default();
        Match::<State>::new(2, options, 1).map(|it| it.view(Viewer::Seat(Seat(0)))).expect("two can play")
    }
}

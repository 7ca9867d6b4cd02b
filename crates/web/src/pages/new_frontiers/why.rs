//! "Why not?" in words.

use crate::game::Why;
use crate::i18n::{Lang, t};
use new_frontiers::{Decision, Reason};

pub(super) fn why(reason: &Reason, lang: Lang) -> Why {
    let (title, text) = words(reason, lang);
    Why { title, text, sums: sums(reason, lang), rule: reason.rule() }
}

fn words(reason: &Reason, lang: Lang) -> (String, String) {
    match reason {
        Reason::Over => (t!(lang, "nf-why-over"), t!(lang, "nf-why-over-text")),
        Reason::NotYourTurn(_) => (t!(lang, "nf-why-turn"), t!(lang, "nf-why-turn-text")),
        Reason::AskedSomethingElse(decision) => (t!(lang, "nf-why-else"), asked(decision, lang)),
        Reason::TileTaken(_) => (t!(lang, "nf-why-taken"), t!(lang, "nf-why-taken-text")),
        Reason::AlreadyOwned => (t!(lang, "nf-why-owned"), t!(lang, "nf-why-owned-text")),
        Reason::BoughtOut => (t!(lang, "nf-why-gone"), t!(lang, "nf-why-gone-text")),
        Reason::NoRoom { .. } => (t!(lang, "nf-why-room"), t!(lang, "nf-why-room-text")),
        Reason::TooExpensive { .. } => (t!(lang, "nf-why-cost"), t!(lang, "nf-why-cost-text")),
        Reason::TooFewColonists { .. } => (t!(lang, "nf-why-colonists"), t!(lang, "nf-why-colonists-text")),
        Reason::WorldTooExpensive { .. } => (t!(lang, "nf-why-cost"), t!(lang, "nf-why-world-cost-text")),
        Reason::TooWeak { .. } => (t!(lang, "nf-why-weak"), t!(lang, "nf-why-weak-text")),
        Reason::SettledAlready => (t!(lang, "nf-why-settled"), t!(lang, "nf-why-settled-text")),
        Reason::TookColonists => (t!(lang, "nf-why-took"), t!(lang, "nf-why-took-text")),
        Reason::NoGood => (t!(lang, "nf-why-no-good"), t!(lang, "nf-why-no-good-text")),
        Reason::Untradable => (t!(lang, "nf-why-untradable"), t!(lang, "nf-why-untradable-text")),
        Reason::DoesNotFit => (t!(lang, "nf-why-unfit"), t!(lang, "nf-why-unfit-text")),
        Reason::PowerCannotBeUsed => (t!(lang, "nf-why-power"), t!(lang, "nf-why-power-text")),
        Reason::NoConsumePower => (t!(lang, "nf-why-no-power"), t!(lang, "nf-why-no-power-text")),
        Reason::MustConsume => (t!(lang, "nf-why-must"), t!(lang, "nf-why-must-consume-text")),
        Reason::MustTake => (t!(lang, "nf-why-must"), t!(lang, "nf-why-must-take-text")),
        Reason::MustSelect => (t!(lang, "nf-why-must"), t!(lang, "nf-why-must-select-text")),
        Reason::MustSettleOrTake => (t!(lang, "nf-why-must"), t!(lang, "nf-why-must-settle-text")),
        Reason::NotDoneYet => (t!(lang, "nf-why-not-done"), t!(lang, "nf-why-not-done-text")),
        Reason::NotAStockpileGoal => (t!(lang, "nf-why-no-stockpile"), t!(lang, "nf-why-no-stockpile-text")),
        Reason::NoColonistsLeft => (t!(lang, "nf-why-supply"), t!(lang, "nf-why-supply-text")),
    }
}

/// What is asked now, so that the reader sees why this is not it.
fn asked(decision: &Decision, lang: Lang) -> String {
    let what = match decision {
        Decision::ChooseHome => t!(lang, "nf-asked-home"),
        Decision::Select => t!(lang, "nf-asked-select"),
        Decision::Develop => t!(lang, "nf-asked-develop"),
        Decision::Explore | Decision::ExploreMore => t!(lang, "nf-asked-explore"),
        Decision::Return(_) => t!(lang, "nf-asked-return"),
        Decision::Settle | Decision::SettleMore => t!(lang, "nf-asked-settle"),
        Decision::Declare | Decision::CountAs => t!(lang, "nf-asked-declare"),
        Decision::ProduceShort(_) | Decision::Windfall => t!(lang, "nf-asked-produce"),
        Decision::Trade | Decision::SellMore => t!(lang, "nf-asked-trade"),
        Decision::Consume | Decision::Spend(_) => t!(lang, "nf-asked-consume"),
        Decision::KeepGoal | Decision::PutUnder | Decision::RevealGoal => t!(lang, "nf-asked-goal"),
        Decision::StoreGoods | Decision::StoreCredits(_) => t!(lang, "nf-asked-store"),
    };
    t!(lang, "nf-why-else-text", what = what)
}

/// The sum that fails: what there is, what it takes.
fn sums(reason: &Reason, lang: Lang) -> Vec<(String, String)> {
    let pair = |label: String, have: u16, need: u8| {
        vec![(label, have.to_string()), (t!(lang, "nf-sum-need"), need.to_string())]
    };
    match *reason {
        Reason::NoRoom { need, have } => pair(t!(lang, "nf-sum-spaces"), have.into(), need),
        Reason::TooExpensive { need, have } | Reason::WorldTooExpensive { need, have } => {
            pair(t!(lang, "nf-sum-credits"), have, need)
        }
        Reason::TooFewColonists { need, have } => pair(t!(lang, "nf-sum-colonists"), have.into(), need),
        Reason::TooWeak { need, have } => pair(t!(lang, "nf-sum-strength"), have.into(), need),
        _ => vec![],
    }
}

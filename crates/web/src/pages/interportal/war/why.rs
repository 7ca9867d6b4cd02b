//! Why something of treaties and wars cannot be chosen.

use crate::i18n::{Lang, t};
use interportal::war::WarFault;

/// Title and sentence.
pub(in crate::pages::interportal) fn fault(fault: WarFault, lang: Lang) -> (String, String) {
    match fault {
        WarFault::Unknown => (t!(lang, "x4w-why-unknown"), t!(lang, "x4w-why-unknown-text")),
        WarFault::Fallen => (t!(lang, "x4w-why-fallen"), t!(lang, "x4w-why-fallen-text")),
        WarFault::AtWar => (t!(lang, "x4w-why-at-war"), t!(lang, "x4w-why-at-war-text")),
        WarFault::Truce => (t!(lang, "x4w-why-truce"), t!(lang, "x4w-why-truce-text")),
        WarFault::PactLimit => (t!(lang, "x4w-why-limit"), t!(lang, "x4w-why-limit-text")),
        WarFault::NoPact => (t!(lang, "x4w-why-no-pact"), t!(lang, "x4w-why-no-pact-text")),
        WarFault::TurnedDown => (t!(lang, "x4w-why-turned-down"), t!(lang, "x4w-why-turned-down-text")),
        WarFault::TradeUsed => (t!(lang, "x4w-why-used"), t!(lang, "x4w-why-used-text")),
        WarFault::PartnerLacks => (t!(lang, "x4w-why-lacks"), t!(lang, "x4w-why-lacks-text")),
        WarFault::NoReason => (t!(lang, "x4w-why-reason"), t!(lang, "x4w-why-reason-text")),
        WarFault::StakeTooLow => (t!(lang, "x4w-why-stake"), t!(lang, "x4w-why-stake-text")),
        WarFault::GoalLimit => (t!(lang, "x4w-why-goals"), t!(lang, "x4w-why-goals-text")),
        WarFault::NoGoal => (t!(lang, "x4w-why-goal"), t!(lang, "x4w-why-goal-text")),
        WarFault::GoalMissing => (t!(lang, "x4w-why-goal-missing"), t!(lang, "x4w-why-goal-missing-text")),
        WarFault::GoalsOpen => (t!(lang, "x4w-why-goals-open"), t!(lang, "x4w-why-goals-open-text")),
        WarFault::Struck => (t!(lang, "x4w-why-struck"), t!(lang, "x4w-why-struck-text")),
        WarFault::NoWeapon => (t!(lang, "x4w-why-weapon"), t!(lang, "x4w-why-weapon-text")),
        WarFault::Shielded => (t!(lang, "x4w-why-shield"), t!(lang, "x4w-why-shield-text")),
        WarFault::NoArmy => (t!(lang, "x4w-why-army"), t!(lang, "x4w-why-army-text")),
        WarFault::Guarded => (t!(lang, "x4w-why-guarded"), t!(lang, "x4w-why-guarded-text")),
        WarFault::NoPrivateers => (t!(lang, "x4w-why-no-privateers"), t!(lang, "x4w-why-no-privateers-text")),
        WarFault::Privateers => (t!(lang, "x4w-why-privateers"), t!(lang, "x4w-why-privateers-text")),
        WarFault::Forced => (t!(lang, "x4w-why-forced"), t!(lang, "x4w-why-forced-text")),
        WarFault::Federated => (t!(lang, "x4w-why-federated"), t!(lang, "x4w-why-federated-text")),
        WarFault::Forbidden => (t!(lang, "x4w-why-forbidden"), t!(lang, "x4w-why-forbidden-text")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_of_war_has_words_in_both_languages() {
        for lang in Lang::ALL {
            for it in WarFault::ALL {
                let (title, text) = fault(it, lang);
                let whole = |text: &str| !text.is_empty() && !text.contains("x4w-");
                assert!(whole(&title) && whole(&text), "{it} in {}", lang.code());
            }
        }
    }
}

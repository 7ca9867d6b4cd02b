//! The verb on the button that confirms a choice.

use crate::i18n::{Lang, t};
use crate::pages::interportal::{tactical, war};
use interportal::{Action, Affair, Motion};

/// The verb of an action.
pub(super) fn verb(action: Action, lang: Lang) -> String {
    match action {
        Action::Pass => t!(lang, "x4-verb-pass"),
        Action::End => t!(lang, "x4-verb-end"),
        Action::Research(_) | Action::Affair(Affair::Study(_)) => t!(lang, "x4-verb-research"),
        Action::Buy(_) | Action::Affair(Affair::Votes(_)) => t!(lang, "x4-verb-buy"),
        Action::Build(..) => t!(lang, "x4-verb-build"),
        Action::Upgrade(_) => t!(lang, "x4-verb-upgrade"),
        Action::Raise(_) | Action::StateSize | Action::Affair(Affair::Promote(..)) => {
            t!(lang, "x4-verb-raise")
        }
        Action::Refit(..) | Action::Affair(Affair::Convert(_)) => t!(lang, "x4-verb-refit"),
        Action::TearDown => t!(lang, "x4-verb-tear-down"),
        Action::Exchange(..) | Action::Affair(Affair::Transform(..)) => t!(lang, "x4-verb-exchange"),
        Action::At(_) | Action::Fleet(_) | Action::New | Action::KeepPlanet => t!(lang, "x4-verb-place"),
        Action::Done | Action::Affair(Affair::Pay(_)) => t!(lang, "x4-verb-done"),
        Action::Spend(_) | Action::Discard(_) | Action::DiscoverPlanet => t!(lang, "x4-verb-spend"),
        Action::Fit(..) | Action::Affair(Affair::Choose(_)) => t!(lang, "x4-verb-fit"),
        Action::Found => t!(lang, "x4-verb-found"),
        Action::Move(_) | Action::Shift(..) => t!(lang, "x4-verb-move"),
        Action::Go(_) => t!(lang, "x4-verb-go"),
        Action::Stop => t!(lang, "x4-verb-stop"),
        Action::Look(_) => t!(lang, "x4-verb-look"),
        Action::Explore => t!(lang, "x4-verb-explore"),
        Action::Fight => t!(lang, "x4-verb-fight"),
        Action::Retreat => t!(lang, "x4-verb-retreat"),
        Action::Affair(Affair::Government(_) | Affair::Policy(_)) => t!(lang, "x4-verb-introduce"),
        Action::Affair(Affair::Recruit(_)) => t!(lang, "x4-verb-recruit"),
        Action::Affair(Affair::Sell(_) | Affair::Analyse(_)) => t!(lang, "x4-verb-sell"),
        Action::Affair(Affair::Bid(_) | Affair::Auction(_)) => t!(lang, "x4-verb-bid"),
        Action::Affair(Affair::Play(_)) => t!(lang, "x4-verb-play"),
        Action::Affair(Affair::Repair(_)) => t!(lang, "x4-verb-repair"),
        Action::Affair(
            Affair::GiveUp(_) | Affair::Release(_) | Affair::AbandonNetwork(_) | Affair::AbandonWatch(_),
        )
        | Action::Abandon
        | Action::Dismiss(_) => t!(lang, "x4-verb-give-up"),
        Action::Warfare(warfare) => war::verb(warfare, lang),
        Action::Motion(Motion::Yes(_) | Motion::No(_) | Motion::Abstain) => t!(lang, "x4-verb-vote"),
        Action::Tactical(action) => tactical::verb(action, lang),
        _ => t!(lang, "x4-verb-choose"),
    }
}

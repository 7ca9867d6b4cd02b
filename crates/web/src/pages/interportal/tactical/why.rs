//! Why something is not possible in a tactical battle.

use crate::i18n::{Lang, t};
use interportal::TacticalFault as Fault;

/// Title and text of a reason.
pub(in crate::pages::interportal) fn fault(fault: Fault, lang: Lang) -> (String, String) {
    match fault {
        Fault::NotCloaked => (t!(lang, "x4b-why-cloak"), t!(lang, "x4b-why-cloak-text")),
        Fault::Occupied => (t!(lang, "x4b-why-occupied"), t!(lang, "x4b-why-occupied-text")),
        Fault::InZone => (t!(lang, "x4b-why-in-zone"), t!(lang, "x4b-why-in-zone-text")),
        Fault::OutsideZone => (t!(lang, "x4b-why-outside"), t!(lang, "x4b-why-outside-text")),
        Fault::BesideCarrier => (t!(lang, "x4b-why-beside"), t!(lang, "x4b-why-beside-text")),
        Fault::WrongFacing => (t!(lang, "x4b-why-facing"), t!(lang, "x4b-why-facing-text")),
        Fault::NoDevice => (t!(lang, "x4b-why-device"), t!(lang, "x4b-why-device-text")),
        Fault::Switched => (t!(lang, "x4b-why-switched"), t!(lang, "x4b-why-switched-text")),
        Fault::TurnBegun => (t!(lang, "x4b-why-begun"), t!(lang, "x4b-why-begun-text")),
        Fault::OthersFirst => (t!(lang, "x4b-why-others"), t!(lang, "x4b-why-others-text")),
        Fault::NotItsTurn => (t!(lang, "x4b-why-turn"), t!(lang, "x4b-why-turn-text")),
        Fault::Moved => (t!(lang, "x4b-why-moved"), t!(lang, "x4b-why-moved-text")),
        Fault::Steady => (t!(lang, "x4b-why-steady"), t!(lang, "x4b-why-steady-text")),
        Fault::OutOfReach => (t!(lang, "x4b-why-reach"), t!(lang, "x4b-why-reach-text")),
        Fault::Attacked => (t!(lang, "x4b-why-attacked"), t!(lang, "x4b-why-attacked-text")),
        Fault::Veiled => (t!(lang, "x4b-why-veiled"), t!(lang, "x4b-why-veiled-text")),
        Fault::Fired => (t!(lang, "x4b-why-fired"), t!(lang, "x4b-why-fired-text")),
        Fault::NoWeapon => (t!(lang, "x4b-why-weapon"), t!(lang, "x4b-why-weapon-text")),
        Fault::OutOfRange => (t!(lang, "x4b-why-range"), t!(lang, "x4b-why-range-text")),
        Fault::Behind => (t!(lang, "x4b-why-behind"), t!(lang, "x4b-why-behind-text")),
        Fault::NotAbeam => (t!(lang, "x4b-why-abeam"), t!(lang, "x4b-why-abeam-text")),
        Fault::Hidden => (t!(lang, "x4b-why-hidden"), t!(lang, "x4b-why-hidden-text")),
        Fault::NoEffect => (t!(lang, "x4b-why-effect"), t!(lang, "x4b-why-effect-text")),
        Fault::NoTarget => (t!(lang, "x4b-why-target"), t!(lang, "x4b-why-target-text")),
        Fault::NoBoarding => (t!(lang, "x4b-why-boarding"), t!(lang, "x4b-why-boarding-text")),
        Fault::NoMines => (t!(lang, "x4b-why-mines"), t!(lang, "x4b-why-mines-text")),
        Fault::NoHangar => (t!(lang, "x4b-why-hangar"), t!(lang, "x4b-why-hangar-text")),
        Fault::NotAtEdge => (t!(lang, "x4b-why-edge"), t!(lang, "x4b-why-edge-text")),
        Fault::NoDrive => (t!(lang, "x4b-why-drive"), t!(lang, "x4b-why-drive-text")),
        Fault::EmptyLine => (t!(lang, "x4b-why-line"), t!(lang, "x4b-why-line-text")),
        Fault::NoSecondTurn => (t!(lang, "x4b-why-again"), t!(lang, "x4b-why-again-text")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_has_words_in_both_languages() {
        for lang in Lang::ALL {
            for it in Fault::ALL {
                let (title, text) = fault(it, lang);
                let whole = |text: &str| !text.is_empty() && !text.contains("x4b-");
                assert!(whole(&title) && whole(&text), "{it} in {}", lang.code());
            }
        }
    }
}

//! "Why not?" in words.

use super::{ask, names};
use crate::game::Why;
use crate::i18n::{Lang, t};
use beyond_the_sun::words::roman;
use beyond_the_sun::{Reason, View};

pub(super) fn why(view: &View, reason: &Reason, lang: Lang) -> Why {
    let (title, text) = words(view, reason, lang);
    Why { title, text, sums: sums(reason, lang), rule: reason.rule() }
}

fn words(view: &View, reason: &Reason, lang: Lang) -> (String, String) {
    match reason {
        Reason::Over => (t!(lang, "bts-why-over"), t!(lang, "bts-why-over-text")),
        Reason::NotYourTurn(_) => (t!(lang, "bts-why-turn"), t!(lang, "bts-why-turn-text")),
        Reason::AskedSomethingElse(decision) => {
            (t!(lang, "bts-why-else"), t!(lang, "bts-why-else-text", what = ask::plain(*decision, lang)))
        }
        Reason::Occupied(_) => (t!(lang, "bts-why-occupied"), t!(lang, "bts-why-occupied-text")),
        Reason::StandingThere => (t!(lang, "bts-why-standing"), t!(lang, "bts-why-standing-text")),
        Reason::NotResearched => (t!(lang, "bts-why-unresearched"), t!(lang, "bts-why-unresearched-text")),
        Reason::GuildClosed => (t!(lang, "bts-why-guild"), t!(lang, "bts-why-guild-text")),
        Reason::TooLittleOre { .. } | Reason::OtherPrice { .. } => {
            (t!(lang, "bts-why-ore"), t!(lang, "bts-why-ore-text"))
        }
        Reason::TooLittlePopulation { .. } => (t!(lang, "bts-why-pop"), t!(lang, "bts-why-pop-text")),
        Reason::PopulationAddsUp { .. } => (t!(lang, "bts-why-pop"), t!(lang, "bts-why-pop-sum-text")),
        Reason::NothingToResearch => (t!(lang, "bts-why-no-research"), t!(lang, "bts-why-no-research-text")),
        Reason::NothingToColonise => (t!(lang, "bts-why-no-colony"), t!(lang, "bts-why-no-colony-text")),
        Reason::NothingWouldChange => (t!(lang, "bts-why-nothing"), t!(lang, "bts-why-nothing-text")),
        Reason::AlreadyResearched => (t!(lang, "bts-why-have"), t!(lang, "bts-why-have-text")),
        Reason::OtherLevel(level) => {
            (t!(lang, "bts-why-level"), t!(lang, "bts-why-level-text", level = roman(*level)))
        }
        Reason::MissingPrerequisite(slot) => {
            let it = names::slot(view, *slot, lang);
            (t!(lang, "bts-why-needs"), t!(lang, "bts-why-needs-text", it = it))
        }
        Reason::NotFaceUp => (t!(lang, "bts-why-face"), t!(lang, "bts-why-face-text")),
        Reason::NoCardLeft => (t!(lang, "bts-why-card"), t!(lang, "bts-why-card-text")),
        Reason::NotASystem => (t!(lang, "bts-why-system"), t!(lang, "bts-why-system-text")),
        Reason::NotControlled => (t!(lang, "bts-why-control"), t!(lang, "bts-why-control-text")),
        Reason::ControlledBefore => (t!(lang, "bts-why-before"), t!(lang, "bts-why-before-text")),
        Reason::TooWeak { .. } => (t!(lang, "bts-why-weak"), t!(lang, "bts-why-weak-text")),
        Reason::NoShipyard => (t!(lang, "bts-why-yard"), t!(lang, "bts-why-yard-text")),
        Reason::NoSupply => (t!(lang, "bts-why-supply"), t!(lang, "bts-why-supply-text")),
        Reason::CannotMove => (t!(lang, "bts-why-move"), t!(lang, "bts-why-move-text")),
        Reason::HighestLevel => (t!(lang, "bts-why-highest"), t!(lang, "bts-why-highest-text")),
        Reason::ConditionNotMet => (t!(lang, "bts-why-condition"), t!(lang, "bts-why-condition-text")),
        Reason::AlreadyClaimed => (t!(lang, "bts-why-claimed"), t!(lang, "bts-why-claimed-text")),
        Reason::NoSpaceLeft => (t!(lang, "bts-why-full"), t!(lang, "bts-why-full-text")),
        Reason::CannotBeUsed => (t!(lang, "bts-why-use"), t!(lang, "bts-why-use-text")),
        Reason::CannotBeCarriedOut => (t!(lang, "bts-why-option"), t!(lang, "bts-why-option-text")),
        Reason::Mandatory => (t!(lang, "bts-why-must"), t!(lang, "bts-why-must-text")),
        Reason::NeededLater => (t!(lang, "bts-why-later"), t!(lang, "bts-why-later-text")),
        Reason::NotYourLeader => (t!(lang, "btl-why-leader"), t!(lang, "btl-why-leader-text")),
        Reason::NoTokenLeft => (t!(lang, "btl-why-token"), t!(lang, "btl-why-token-text")),
        Reason::ColourTaken => (t!(lang, "btl-why-colour"), t!(lang, "btl-why-colour-text")),
        Reason::CreditUsed => (t!(lang, "btl-why-credit"), t!(lang, "btl-why-credit-text")),
        Reason::NotNow => (t!(lang, "btl-why-now"), t!(lang, "btl-why-now-text")),
        Reason::Forbidden => (t!(lang, "bta-why-forbidden"), t!(lang, "bta-why-forbidden-text")),
        Reason::NotTheirs => (t!(lang, "bta-why-theirs"), t!(lang, "bta-why-theirs-text")),
    }
}

/// The sum that fails: what there is, what it takes.
fn sums(reason: &Reason, lang: Lang) -> Vec<(String, String)> {
    let pair = |label: String, have: u16, need: u16| {
        vec![(label, have.to_string()), (t!(lang, "bts-sum-need"), need.to_string())]
    };
    match *reason {
        Reason::OtherPrice { printed, extra, off, have } => {
            let parts = [
                (t!(lang, "bts-sum-printed"), printed.to_string()),
                (t!(lang, "bts-sum-extra"), if extra > 0 { format!("+{extra}") } else { String::new() }),
                (t!(lang, "bts-sum-off"), if off > 0 { format!("−{off}") } else { String::new() }),
            ];
            let mut sum: Vec<_> = parts.into_iter().filter(|(_, number)| !number.is_empty()).collect();
            sum.extend(
                pair(t!(lang, "bts-sum-ore"), have, (printed + extra).saturating_sub(off)).into_iter().rev(),
            );
            sum
        }
        Reason::PopulationAddsUp { recall, used, have } => {
            let mut sum = vec![
                (t!(lang, "bts-sum-recall"), recall.to_string()),
                (t!(lang, "bts-sum-used"), format!("+{used}")),
            ];
            let need = u16::from(recall) + u16::from(used);
            sum.extend(pair(t!(lang, "bts-sum-pop"), have.into(), need).into_iter().rev());
            sum
        }
        Reason::TooLittleOre { need, have } => pair(t!(lang, "bts-sum-ore"), have, need),
        Reason::TooLittlePopulation { need, have } => pair(t!(lang, "bts-sum-pop"), have.into(), need.into()),
        Reason::TooWeak { need, have } => pair(t!(lang, "bts-sum-strength"), have.into(), need.into()),
        _ => vec![],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(reason: &Reason, lang: Lang) -> Vec<String> {
        sums(reason, lang).into_iter().map(|(label, number)| format!("{label} {number}")).collect()
    }

    /// A price that is not the printed one is told as a sum, part by part (BTS-035, BTL-067).
    #[test]
    fn other_prices_are_told_as_sums() {
        let price = Reason::OtherPrice { printed: 5, extra: 1, off: 2, have: 3 };
        assert_eq!(
            shown(&price, Lang::En),
            ["Printed 5", "On top for this space +1", "Less by your cards −2", "Needed 4", "Your ore 3"]
        );
        assert_eq!(
            shown(&price, Lang::De),
            [
                "Aufgedruckt 5",
                "Zuschlag für dieses Feld +1",
                "Nachlass durch deine Karten −2",
                "Nötig 4",
                "Dein Erz 3"
            ]
        );
        let surcharge = Reason::OtherPrice { printed: 2, extra: 1, off: 0, have: 2 };
        assert_eq!(shown(&surcharge, Lang::En).len(), 4, "nothing is taken off");
        let plain = Reason::TooLittleOre { need: 4, have: 3 };
        assert_eq!(shown(&plain, Lang::En), ["Your ore 3", "Needed 4"]);
    }

    /// BTS-110: population of the cost and of the effect adds up.
    #[test]
    fn population_adds_up() {
        let reason = Reason::PopulationAddsUp { recall: 2, used: 1, have: 2 };
        assert_eq!(
            shown(&reason, Lang::En),
            ["Recalled as cost 2", "Used by the action +1", "Needed 3", "Your population 2"]
        );
    }
}

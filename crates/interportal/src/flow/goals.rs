//! Goals of governments (X4-016, X4R-112, X4R-317).

use engine::Log;

use crate::cards::GoalCheck;
use crate::economy::Books;
use crate::event::Event;
use crate::score;
use crate::state::{Phase, State};

use super::core;

/// Whether a goal is looked at when a phase ends.
const fn is_due(check: GoalCheck, ended: Phase) -> bool {
    match check {
        GoalCheck::PhaseEnd => true,
        GoalCheck::EconomyEnd => matches!(ended, Phase::Economy),
        GoalCheck::PoliticsEnd => matches!(ended, Phase::Politics),
        GoalCheck::ClosingCentreCheck => matches!(ended, Phase::Closing),
    }
}

/// X4R-112: at the end of a phase, each player with the goals of the own government; every full pair is a point.
pub(super) fn check(state: &mut State, ended: Phase, log: &mut Log<Event>) {
    state.refresh();
    let pack = state.pack.pack();
    for seat in state.in_order() {
        let government = state.realms[seat].government;
        for goal in &pack[government].goals {
            let card = &pack[*goal];
            if state.realms[seat].goals.has(*goal) || !is_due(card.check, ended) {
                continue;
            }
            let holds = match card.check {
                GoalCheck::ClosingCentreCheck => core::controls(state, seat),
                _ => Books::open(state, seat).holds(&card.cond, None) == Some(true),
            };
            if holds {
                state.realms[seat].goals.add(*goal);
                log.tell(Event::GoalMet(seat, *goal));
                if state.realms[seat].goals.len().is_multiple_of(2) {
                    score::book(state, seat, "vp-government-goals", log);
                }
            }
        }
    }
}

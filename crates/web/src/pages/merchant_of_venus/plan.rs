//! The plan behind a choice, for a hint: where it leads, what each stop brings, and what that is in each round.

use super::names;
use crate::i18n::{Lang, t};
use bots::merchant_of_venus::{Itinerary, Stop};
use engine::Turn;
use merchant_of_venus::{Action, State};

/// The plan of a trader after a choice; nothing if it has none.
pub(super) fn told(turn: &Turn<State>, action: Action, lang: Lang) -> Option<String> {
    let plan = Itinerary::after(turn, action);
    let pack = turn.view.pack.pack();
    let stop = |stop: &Stop| {
        let place = names::system(pack, stop.system, lang);
        let n = signed(stop.brings);
        match stop.rounds {
            0 => t!(lang, "mv-plan-now", place = place, n = n),
            rounds => t!(lang, "mv-plan-stop", place = place, rounds = rounds, n = n),
        }
    };
    let stops = plan.stops.iter().map(stop).collect::<Vec<_>>().join(", ");
    Some(match plan.each_round {
        _ if stops.is_empty() => return None,
        Some(n) => t!(lang, "mv-plan-rate", stops = stops, n = n),
        None => stops,
    })
}

/// A number of credits with its sign.
fn signed(n: i32) -> String {
    if n < 0 { format!("\u{2212}{}", n.unsigned_abs()) } else { format!("+{n}") }
}

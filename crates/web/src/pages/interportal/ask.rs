//! What is asked, where the game stands, and what is said of a seat.

use crate::game::{Ask, HintWords, Plate, Switch};
use crate::i18n::{Lang, t};
use crate::pages::components::amount;
use engine::{Seat, Turn};
use interportal::{State, View, score};
use maud::html;

/// The game's own words for a hint.
pub(super) const HINT: HintWords = HintWords {
    choice: |lang, it| t!(lang, "x4-hint", it = it),
    clear: |lang| t!(lang, "x4-hint-clear"),
    close: |lang| t!(lang, "x4-hint-close"),
    second: |lang, it, gap| t!(lang, "x4-hint-second", it = it, gap = gap),
};

/// The variants a table can be opened with.
pub(super) fn switches(_lang: Lang) -> Vec<Switch> {
    vec![]
}

/// Where the game stands.
pub(super) fn moment(view: &View, lang: Lang) -> String {
    if view.is_over() {
        return t!(lang, "moment-over");
    }
    format!("{} · {}", view.round, view.phase())
}

/// A seat in the top bar.
pub(super) fn plate(view: &View, seat: Seat, _lang: Lang) -> Plate {
    let points = score::half_points(view, seat);
    Plate { words: points.to_string(), amounts: html! { (amount("points", points.into(), "")) } }
}

/// What is asked, in one sentence.
pub(super) fn ask(turn: &Turn<State>, _lang: Lang) -> Ask {
    Ask { sentence: html! { (format!("{:?}", turn.decision)) }, note: None, trail: vec![] }
}

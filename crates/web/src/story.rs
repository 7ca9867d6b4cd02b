//! What happened in one turn, as one sentence: the clauses of a game, joined.

mod chapters;

pub use chapters::Chapter;
pub(crate) use chapters::chapters;

use crate::game::Names;
use crate::i18n::{Lang, t};
use engine::Seat;
use maud::{Markup, PreEscaped, html};

/// More clauses than this are counted, not told.
const MOST: usize = 5;
/// So many sentences about others, or about nobody, follow the first one.
const MOST_OTHERS: usize = 3;

/// A turn: consecutive actions of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// Whose turn it was.
    pub seat: Seat,
    /// How many actions had been done before it.
    pub from: usize,
    /// How many actions had been done after it.
    pub to: usize,
}

impl Span {
    /// Whether the `n`th action, counted from one, belongs to this turn.
    pub fn has(&self, n: usize) -> bool {
        self.from < n && n <= self.to
    }
}

/// A part of the sentence that tells a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause {
    /// Who did it. Without a seat the words are a sentence of their own.
    pub seat: Option<Seat>,
    /// A predicate without its subject, as HTML: "settles <b>Comet Zone</b> for 3".
    pub words: String,
    /// Whether it is told in any case. The others are told only where nothing of the turn is.
    pub is_main: bool,
    /// The `data-key` of the piece that it changed.
    pub at: Option<String>,
    /// The `data-key` of the place where that began.
    pub from: Option<String>,
}

impl Clause {
    /// What `seat` did.
    pub fn of(seat: Seat, words: String) -> Self {
        Self { seat: Some(seat), words, is_main: true, at: None, from: None }
    }

    /// What happened without anybody doing it.
    pub fn by_nobody(words: Markup) -> Self {
        Self { seat: None, words: words.into_string(), is_main: true, at: None, from: None }
    }

    /// The same with the piece that it changed.
    #[must_use]
    pub fn at(self, key: Option<String>) -> Self {
        Self { at: key, ..self }
    }

    /// The same, told only where there is nothing better to tell.
    #[must_use]
    pub fn minor_if(self, is_minor: bool) -> Self {
        Self { is_main: self.is_main && !is_minor, ..self }
    }
}

/// A turn in words, and where it can be seen.
#[derive(Clone, Debug)]
pub struct Tale {
    /// The sentence.
    pub sentence: Markup,
    /// The `data-key`s of the pieces it is about, in the order of the turn.
    pub keys: Vec<String>,
    /// Whether it did something to the one who looks.
    pub concerns: bool,
}

/// A turn that is to be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Telling {
    /// Whose turn it was.
    pub seat: Seat,
    /// Who looks; none for one who watches.
    pub reader: Option<Seat>,
    /// How the points of the seat changed in it, in words.
    pub gained: Option<String>,
}

/// Tells a turn to the one who looks.
pub(crate) fn tale(clauses: &[Clause], turn: &Telling, names: &Names, lang: Lang) -> Tale {
    let Telling { seat: actor, reader, ref gained } = *turn;
    let has_main = clauses.iter().any(|clause| clause.is_main);
    let told: Vec<&Clause> = clauses.iter().filter(|clause| clause.is_main || !has_main).collect();
    let of = |seat: Option<Seat>| -> Vec<&Clause> {
        told.iter().copied().filter(|clause| clause.seat == seat).collect()
    };
    let mut others: Vec<Seat> = Vec::new();
    for seat in told.iter().filter_map(|clause| clause.seat).filter(|seat| *seat != actor) {
        if !others.contains(&seat) {
            others.push(seat);
        }
    }
    // What was done to the reader comes before what was done to others.
    others.sort_by_key(|seat| Some(*seat) != reader);
    let mut sentences: Vec<String> = Vec::new();
    for seat in [actor].into_iter().chain(others.iter().copied().take(MOST_OTHERS)) {
        let own = of(Some(seat));
        if !own.is_empty() {
            let gained = gained.as_ref().filter(|_| seat == actor);
            let gained = gained.map_or_else(String::new, |by| format!(" ({by})"));
            sentences.push(format!("{} {}{gained}", names.mark(seat).into_string(), predicate(&own, lang)));
        }
    }
    sentences.extend(of(None).into_iter().take(MOST_OTHERS).map(|clause| clause.words.clone()));
    let sentence = sentences.iter().map(|words| ended(words)).collect::<Vec<_>>().join(" ");
    // Also what is not told shows where the turn began.
    let own = clauses.iter().filter(|clause| clause.seat == Some(actor));
    let mut keys: Vec<String> =
        own.flat_map(|clause| [&clause.from, &clause.at]).flatten().cloned().collect();
    keys.dedup();
    let concerns = reader.is_some_and(|reader| reader != actor && others.contains(&reader));
    Tale { sentence: html! { (PreEscaped(sentence)) }, keys, concerns }
}

/// Several predicates of one subject: "flies to Graw, sells silk for 70 and buys a shield".
fn predicate(clauses: &[&Clause], lang: Lang) -> String {
    let mut parts: Vec<(String, usize)> = Vec::new();
    for clause in clauses {
        let words = clause.words.trim_end_matches('.');
        match parts.last_mut() {
            Some((last, n)) if last == words => *n += 1,
            _ => parts.push((words.to_owned(), 1)),
        }
    }
    let left = parts.len().saturating_sub(MOST);
    let mut words: Vec<String> = parts
        .into_iter()
        .take(MOST)
        .map(|(words, n)| if n > 1 { t!(lang, "story-times", it = words, n = n) } else { words })
        .collect();
    if left > 0 {
        return t!(lang, "story-more", all = words.join(", "), n = left);
    }
    let last = words.pop().unwrap_or_default();
    if words.is_empty() { last } else { t!(lang, "story-and", all = words.join(", "), last = last) }
}

/// A sentence ends with a full stop.
fn ended(words: &str) -> String {
    let text = words.trim_end();
    let visible = text.trim_end_matches("</b>").trim_end_matches("</span>");
    if visible.ends_with(['.', '!', '?', '…']) { text.to_owned() } else { format!("{text}.") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Names {
        Names::new(vec!["Ada".into(), "Deneb".into(), "Lyra".into()])
    }

    fn plain(tale: &Tale) -> String {
        crate::spoken::without_tags(&tale.sentence.clone().into_string())
    }

    fn said(clauses: &[Clause], lang: Lang) -> String {
        plain(&tale(clauses, &turn(Some(Seat(0))), &names(), lang))
    }

    /// The turn of Deneb, told to `reader`.
    fn turn(reader: Option<Seat>) -> Telling {
        Telling { seat: Seat(1), reader, gained: None }
    }

    fn did(words: &str) -> Clause {
        Clause::of(Seat(1), words.to_owned())
    }

    #[test]
    fn a_turn_is_one_sentence_with_one_subject() {
        let turn = [did("flies to Graw"), did("sells silk for 70"), did("buys a shield")];
        assert_eq!(said(&turn, Lang::En), "Deneb flies to Graw, sells silk for 70 and buys a shield.");
        assert_eq!(said(&turn[..2], Lang::De), "Deneb flies to Graw und sells silk for 70.");
        assert_eq!(said(&turn[..1], Lang::En), "Deneb flies to Graw.");
    }

    #[test]
    fn the_change_of_points_stands_behind_what_the_seat_did() {
        let turn = Telling { gained: Some("+3 VP".into()), ..turn(None) };
        let lost = Clause::of(Seat(0), "loses control".to_owned());
        let told = tale(&[did("jumps"), lost], &turn, &names(), Lang::En);
        assert_eq!(plain(&told), "Deneb jumps (+3 VP). Ada loses control.");
    }

    #[test]
    fn small_things_are_told_only_alone() {
        let roll = did("rolls 3").minor_if(true);
        assert_eq!(said(&[roll.clone(), did("stays")], Lang::En), "Deneb stays.");
        assert_eq!(said(&[roll], Lang::En), "Deneb rolls 3.");
    }

    #[test]
    fn what_is_done_twice_is_counted() {
        assert_eq!(said(&[did("mines 2 ore"), did("mines 2 ore")], Lang::En), "Deneb mines 2 ore (2 ×).");
        let many: Vec<Clause> = (1..=7).map(|n| did(&format!("builds {n}"))).collect();
        let all = "Deneb builds 1, builds 2, builds 3, builds 4, builds 5 and takes 2 more steps.";
        assert_eq!(said(&many, Lang::En), all);
    }

    #[test]
    fn what_was_done_to_the_reader_is_marked_and_comes_first() {
        let lost = |seat| Clause::of(Seat(seat), "loses control".to_owned());
        let over = Clause::by_nobody(html! { b { "The game is over." } });
        let clauses = [did("jumps"), lost(2), lost(0), over];
        let tale = tale(&clauses, &turn(Some(Seat(0))), &names(), Lang::En);
        assert!(tale.concerns);
        assert_eq!(plain(&tale), "Deneb jumps. Ada loses control. Lyra loses control. The game is over.");
        assert!(!super::tale(&clauses[..2], &turn(Some(Seat(0))), &names(), Lang::En).concerns);
    }

    #[test]
    fn the_pieces_of_a_turn_come_in_its_order() {
        let went = Clause { from: Some("a".into()), ..did("goes").at(Some("b".into())) };
        let clauses =
            [went, did("pays"), did("builds").at(Some("b".into())), did("takes").at(Some("c".into()))];
        assert_eq!(tale(&clauses, &turn(None), &names(), Lang::En).keys, ["a", "b", "c"]);
    }
}

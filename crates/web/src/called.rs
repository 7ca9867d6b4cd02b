//! Names of players in texts that are written without knowing who sits where.

use crate::game::{About, Ask, Choice, Hint, Names, Why};
use engine::Seat;
use maud::{Markup, PreEscaped, html};

/// Signs for private use: no text of a game contains one.
const FIRST: u32 = 0xE100;

/// The first byte of each of them.
const SIGN: u8 = 0xEE;

/// Stands for the name of `seat`, in the words of choices, questions, explanations and reasons: the table puts the name in
/// its place before anybody reads it.
pub(crate) fn called(seat: Seat) -> String {
    char::from_u32(FIRST + u32::from(seat.0)).map(String::from).unwrap_or_default()
}

impl Names {
    /// `text` with the names that [`called`] stands for, each written by `write`.
    fn put(&self, text: String, write: impl Fn(&str) -> String) -> String {
        // Whole pages pass here, and most of them name nobody: the first byte of every such sign tells.
        let mut rest = text.as_str();
        let mut named = String::new();
        let mut from = 0;
        while let Some(at) = memchr::memchr(SIGN, &rest.as_bytes()[from..]).map(|at| from + at) {
            // A byte that no letter but such a sign begins with stands at the beginning of a letter.
            let letter = rest[at..].chars().next().unwrap_or_default();
            let seat = u32::from(letter).checked_sub(FIRST).filter(|n| (*n as usize) < self.n());
            from = at + letter.len_utf8();
            if let Some(n) = seat {
                named.reserve(text.len());
                named.push_str(&rest[..at]);
                named.push_str(&write(self.of(Seat(n as u8))));
                (rest, from) = (&rest[from..], 0);
            }
        }
        if rest.len() == text.len() {
            return text;
        }
        named + rest
    }

    /// A text with the names of its players.
    pub(crate) fn text(&self, text: String) -> String {
        self.put(text, str::to_owned)
    }

    /// A part of a page with the names of its players.
    pub(crate) fn page(&self, page: Markup) -> Markup {
        PreEscaped(self.put(page.0, |name| html! { (name) }.into_string()))
    }

    pub(crate) fn choice(&self, choice: Choice) -> Choice {
        Choice {
            label: self.text(choice.label),
            note: choice.note.map(|note| self.text(note)),
            preview: choice.preview.map(|preview| self.page(preview)),
            ..choice
        }
    }

    pub(crate) fn ask(&self, ask: Ask) -> Ask {
        Ask {
            sentence: self.page(ask.sentence),
            note: ask.note.map(|note| self.text(note)),
            trail: ask.trail.into_iter().map(|(step, at)| (self.text(step), at)).collect(),
        }
    }

    pub(crate) fn about(&self, about: About) -> About {
        About { name: self.text(about.name), lines: self.pairs(about.lines) }
    }

    pub(crate) fn why(&self, why: Why) -> Why {
        Why {
            title: self.text(why.title),
            text: self.text(why.text),
            sums: self.pairs(why.sums),
            rule: why.rule,
        }
    }

    pub(crate) fn hint(&self, hint: Hint) -> Hint {
        Hint {
            choice: self.text(hint.choice),
            reason: self.text(hint.reason),
            follows: hint.follows.map(|follows| self.text(follows)),
            others: hint.others.into_iter().map(|other| self.text(other)).collect(),
            ..hint
        }
    }

    pub(crate) fn bearings(&self, told: Vec<(String, Vec<String>)>) -> Vec<(String, Vec<String>)> {
        let each = |sentences: Vec<String>| sentences.into_iter().map(|it| self.text(it)).collect();
        told.into_iter().map(|(title, sentences)| (self.text(title), each(sentences))).collect()
    }

    fn pairs(&self, pairs: Vec<(String, String)>) -> Vec<(String, String)> {
        pairs.into_iter().map(|(one, other)| (self.text(one), self.text(other))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_take_their_place_and_are_escaped_on_pages() {
        let names = Names::new(vec!["Ada".into(), "D & D".into()]);
        let text = format!("{} greets {}.", called(Seat(0)), called(Seat(1)));
        assert_eq!(names.text(text.clone()), "Ada greets D & D.");
        assert_eq!(names.page(html! { b { (text) } }).0, "<b>Ada greets D &amp; D.</b>");
        assert_eq!(names.text("nobody".into()), "nobody");
        let strange = "\u{E105}\u{E000}ü".to_owned();
        assert_eq!(names.text(strange.clone()), strange, "nobody sits there");
        assert_eq!(names.text(format!("{strange}{}!", called(Seat(1)))), "\u{E105}\u{E000}üD & D!");
    }
}

//! A table in parts: a browser that has most of them already gets the others only.
//!
//! The text of a table is cut before elements; before which ones follows from their own text, so that a change moves no cut
//! elsewhere. A browser names the parts that it has by their digests, in the order in which it has them; the answer says which
//! of them to keep and brings the others. Put together they are the same text, letter for letter, that a browser without parts
//! gets. The server remembers nothing, so any node can answer.
//!
//! Some parts are [pieces](crate::pieces): they have a name before they are drawn.

use crate::folding;
use crate::pieces::{DRAWN, KEPT};
use std::fmt::Write;

/// What stands between the list and the new parts. It is no letter of any text that a page shows.
const BETWEEN: char = '\u{1e}';

/// A part has at least so many bytes, unless it is the last one.
const LEAST: usize = 300;

/// From how many bytes on a part ends before one of so many elements.
const ENDS: [(usize, u64); 3] = [(1600, 1), (800, 2), (LEAST, 8)];

/// So many bytes of the text of an element decide whether a part begins with it.
const LOOKED_AT: usize = 32;

/// A piece that has at least so many bytes is sent in parts, too: what is drawn from something else often has nearly the same
/// text. Two parts without text stand before and after them, with the name of the piece and that of its end.
const LONG: usize = 1200;

/// A browser names no more parts than this.
const MOST: usize = 1000;

/// How many letters name a part: 60 bits, so that two different parts practically never have the same name.
const LETTERS: usize = 10;

/// The name of a part.
pub(crate) type Digest = [u8; LETTERS];

/// The letters of a name, all of which are ASCII.
pub(crate) fn letters(name: &[u8]) -> &str {
    std::str::from_utf8(name).unwrap_or_default()
}

/// The names of the parts that a browser says it has, in its order.
#[derive(Debug)]
pub(crate) struct Names<'a> {
    names: &'a [Digest],
    /// The numbers of the names from 1, each at the place that its letters lead to, or at the next free one.
    places: Vec<u16>,
}

impl<'a> Names<'a> {
    pub(crate) fn of(have: &'a str) -> Self {
        let (names, _) = have.as_bytes().as_chunks::<LETTERS>();
        let names = &names[..names.len().min(MOST)];
        let mut places = vec![0; (2 * names.len()).next_power_of_two()];
        for (n, name) in (1..).zip(names) {
            let mut at = Self::begin(name, places.len());
            while places[at] != 0 {
                at = (at + 1) % places.len();
            }
            places[at] = n;
        }
        Self { names, places }
    }

    fn begin(name: &Digest, n_places: usize) -> usize {
        let sum = name.iter().fold(0_usize, |sum, letter| sum.wrapping_mul(67) ^ usize::from(*letter));
        sum & (n_places - 1)
    }

    /// Where the browser has a part; parts mostly stay in their order, so that `next` is looked at first.
    pub(crate) fn place(&self, name: &Digest, next: usize) -> Option<usize> {
        if self.names.get(next) == Some(name) {
            return Some(next);
        }
        let mut at = Self::begin(name, self.places.len());
        while let Some(n) = usize::from(self.places[at]).checked_sub(1) {
            if self.names[n] == *name {
                return Some(n);
            }
            at = (at + 1) % self.places.len();
        }
        None
    }

    /// From where to where the browser has a piece.
    fn piece(&self, name: &Digest, next: usize) -> Option<(usize, usize)> {
        let from = self.place(name, next)?;
        let end = self.place(&end_of(name), from).filter(|end| *end > from);
        Some((from, end.unwrap_or(from)))
    }
}

/// The list of what to keep and what is new, followed by the new parts, each after [`BETWEEN`]. `have` is what the browser
/// says that it has. `None` if `text` cannot be sent in parts, or a piece was not drawn that the browser does not have.
///
/// The list has words with a space between them: `4` or `4-17` for parts to keep, counted from 0 in `have`, `+` and a
/// digest for a new one.
pub(crate) fn changed(text: &str, have: &str) -> Option<String> {
    if memchr::memchr(BETWEEN as u8, text.as_bytes()).is_some() {
        return None;
    }
    let have = Names::of(have);
    let (mut list, mut new) = (String::with_capacity(256), Vec::new());
    // The run of parts to keep that is not written yet.
    let mut run: Option<(usize, usize)> = None;
    // Parts mostly stay in their order.
    let mut next = 0;
    for Part { name, text } in parts(text) {
        let kept = match text {
            Some(_) => have.place(&name, next).map(|at| (at, at)),
            None => Some(have.piece(&name, next)?),
        };
        match (kept, &mut run) {
            (Some((from, to)), Some((_, last))) if from == *last + 1 => *last = to,
            (Some(kept), _) => write_run(&mut list, run.replace(kept)),
            (None, _) => {
                write_run(&mut list, run.take());
                list.push('+');
                list.push_str(letters(&name));
                list.push(' ');
                new.push(text.unwrap_or_default());
            }
        }
        next = 1 + kept.map_or(next, |(_, to)| to);
    }
    write_run(&mut list, run);
    list.pop();
    list.reserve(new.iter().map(|part| part.len() + 1).sum());
    for part in new {
        list.push(BETWEEN);
        list.push_str(part);
    }
    Some(list)
}

fn write_run(list: &mut String, run: Option<(usize, usize)>) {
    // Writing into memory cannot fail.
    let _ = match run {
        None => Ok(()),
        Some((from, to)) if from == to => write!(list, "{from} "),
        Some((from, to)) => write!(list, "{from}-{to} "),
    };
}

/// The name of the end of a piece.
fn end_of(piece: &Digest) -> Digest {
    digest(piece)
}

/// A part: its name, and its text if it is drawn.
struct Part<'a> {
    name: Digest,
    text: Option<&'a str>,
}

/// The parts of a text in which pieces are marked.
fn parts(text: &str) -> Vec<Part<'_>> {
    let mut parts = Vec::with_capacity(128);
    let mut rest = text;
    while let Some(at) = memchr::memchr2(KEPT as u8, DRAWN as u8, rest.as_bytes()) {
        let (before, marked) = rest.split_at(at);
        parts.extend(named(before));
        let (name, after) = (marked.get(1..=LETTERS), marked.get(1 + LETTERS..).unwrap_or_default());
        let name = name.and_then(|name| name.as_bytes().try_into().ok()).unwrap_or([b'A'; LETTERS]);
        if marked.starts_with(KEPT) {
            parts.push(Part { name, text: None });
            rest = after;
        } else {
            let (text, after) = after.split_once(DRAWN).unwrap_or((after, ""));
            if text.len() < LONG {
                parts.push(Part { name, text: Some(text) });
            } else {
                parts.push(Part { name, text: Some("") });
                parts.extend(named(text));
                parts.push(Part { name: end_of(&name), text: Some("") });
            }
            rest = after;
        }
    }
    parts.extend(named(rest));
    parts
}

/// The parts of a text without pieces.
fn named(text: &str) -> impl Iterator<Item = Part<'_>> {
    cut(text).map(|text| Part { name: digest(text.as_bytes()), text: Some(text) })
}

/// A text, cut where parts begin.
fn cut(text: &str) -> impl Iterator<Item = &str> {
    let bytes = text.as_bytes();
    let mut from = 0;
    std::iter::from_fn(move || {
        if from >= bytes.len() {
            return None;
        }
        let least = from + LEAST;
        let elements = memchr::memchr_iter(b'<', bytes.get(least..).unwrap_or_default());
        let to = elements.map(|at| least + at).find(|at| is_begin(&bytes[*at..], at - from));
        let to = to.unwrap_or(bytes.len());
        let part = text.get(from..to);
        from = to;
        part
    })
}

/// Whether a part begins with this element, where the part before it has so many bytes.
fn is_begin(element: &[u8], n_before: usize) -> bool {
    let one_of = ENDS.iter().find(|(least, _)| n_before >= *least).map_or(1, |(_, one_of)| *one_of);
    let sum = match element.first_chunk::<LOOKED_AT>() {
        Some(begin) => folding::rough(begin),
        None => folding::sum(0, element),
    };
    sum.is_multiple_of(one_of)
}

/// The name of a part. Nobody gains anything by making two parts of the same name: only their own words would not be shown.
pub(crate) fn digest(part: &[u8]) -> Digest {
    const LETTER: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let sum = folding::sum(0, part);
    std::array::from_fn(|n| LETTER[(sum >> (6 * n)) as usize & 63])
}

/// What a browser has after an answer in parts: the names of all its parts. `None` if the answer is no such list.
pub(crate) fn having(answer: &str, have: &str) -> Option<String> {
    let list = answer.split(BETWEEN).next()?;
    let mut names = String::new();
    for word in list.split(' ') {
        match word.strip_prefix('+') {
            Some(digest) => names.push_str(digest),
            None => {
                let (from, to) = word.split_once('-').unwrap_or((word, word));
                let (from, to): (usize, usize) = (from.parse().ok()?, to.parse().ok()?);
                names.push_str(have.get(from * LETTERS..(to + 1) * LETTERS)?);
            }
        }
    }
    Some(names)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// A browser.
    #[derive(Default)]
    struct Browser {
        have: String,
        texts: HashMap<String, String>,
    }

    impl Browser {
        /// Puts a table together.
        fn fetch(&mut self, table: &str) -> (String, usize) {
            let answer = changed(table, &self.have).unwrap();
            let mut new = answer.split(BETWEEN).skip(1);
            self.have = having(&answer, &self.have).unwrap();
            for word in answer.split(BETWEEN).next().unwrap().split(' ') {
                if let Some(digest) = word.strip_prefix('+') {
                    self.texts.insert(digest.to_owned(), new.next().unwrap().to_owned());
                }
            }
            assert_eq!(new.next(), None);
            let names = self.have.as_bytes().chunks(LETTERS).map(|name| std::str::from_utf8(name).unwrap());
            (names.map(|name| self.texts[name].as_str()).collect(), answer.len())
        }
    }

    fn table(version: u32, cards: impl IntoIterator<Item = u32>) -> String {
        let card = |n: u32| format!("<li data-key=\"card-{n}\">{}</li>", format!("Card {n} ü ").repeat(50));
        let cards: String = cards.into_iter().map(card).collect();
        format!("<div id=\"table\" data-version=\"{version}\"><ul>{cards}</ul></div>")
    }

    #[test]
    fn parts_are_put_together_to_the_same_text() {
        let mut browser = Browser::default();
        let first = table(1, 0..40);
        let (text, n_first) = browser.fetch(&first);
        assert_eq!(text, first);
        for (n, cards) in [
            (0..40).collect::<Vec<_>>(),
            (0..40).rev().collect(),
            (0..20).chain(30..45).collect(),
            vec![],
            (0..5).chain(0..5).collect(),
            vec![1, 1, 1, 2],
        ]
        .into_iter()
        .enumerate()
        {
            let next = table(n as u32 + 2, cards);
            assert_eq!(browser.fetch(&next).0, next);
        }
        assert!(n_first > first.len());
    }

    #[test]
    fn only_what_differs_is_sent_again() {
        let mut browser = Browser::default();
        browser.fetch(&table(1, 0..40));
        let (_, n_bytes) = browser.fetch(&table(2, (0..17).chain(18..40).chain([99])));
        // The head, the cards around the one that was taken, and those around the new one; the list.
        assert!(n_bytes < 7000, "{n_bytes} of {}", table(2, 0..40).len());
        let (_, n_bytes) = browser.fetch(&table(2, (0..17).chain(18..40).chain([99])));
        assert!(n_bytes < 10, "{n_bytes}");
    }

    #[test]
    fn what_a_browser_says_may_be_anything() {
        let text = table(1, 0..3);
        for have in ["x", "ü", "äöüßäöüßäöüß", &"a".repeat(100_000)] {
            assert!(changed(&text, have).unwrap().len() > text.len());
        }
        assert_eq!(changed("a\u{1e}b", ""), None, "the mark is in the text itself");
        assert_eq!(having("5-9", "AAAAAAAAAA"), None);
    }

    #[test]
    fn different_parts_have_different_names() {
        let mut names = std::collections::HashSet::new();
        let base = "x".repeat(333);
        for n in 0..333 {
            let mut other = base.clone().into_bytes();
            other[n] = b'y';
            assert!(names.insert(digest(&other)));
            assert!(names.insert(digest(&base.as_bytes()[..n])));
        }
    }
}

//! The search in a rulebook.

use super::{Page, Rulebook, Section};
use maud::{Markup, html};

/// A section that was found.
#[derive(Clone, Debug)]
pub struct Hit {
    /// Where it is.
    pub href: String,
    /// Its heading, with the words that were looked for marked.
    pub title: Markup,
    /// The title of its page.
    pub page: String,
    /// A piece of its text around the first of these words.
    pub excerpt: Markup,
}

/// How many letters of a text are shown before the first hit, and in all.
const EXCERPT: (usize, usize) = (30, 110);

impl Rulebook {
    /// The sections that contain all words of `query`, those first that have them in their heading or explain them as a
    /// term; at most `n_most`.
    pub fn find(&self, query: &str, n_most: usize) -> Vec<Hit> {
        let query = folded(query);
        let words: Vec<&str> = query.split_whitespace().collect();
        if words.is_empty() {
            return vec![];
        }
        let all = self.pages.iter().flat_map(|page| page.sections.iter().map(move |section| (page, section)));
        let mut found: Vec<_> =
            all.filter_map(|(page, section)| Some((weight(page, section, &words)?, page, section))).collect();
        found.sort_by_key(|(weight, _, _)| std::cmp::Reverse(*weight));
        found.into_iter().take(n_most).map(|(_, page, section)| self.hit(page, section, &words)).collect()
    }

    fn hit(&self, page: &Page, section: &Section, words: &[&str]) -> Hit {
        let at = if section.id.is_empty() { String::new() } else { format!("#{}", section.id) };
        Hit {
            href: self.href(page) + &at,
            title: marked(&section.title, words),
            page: page.title.clone(),
            excerpt: marked(&excerpt(&section.text, words), words),
        }
    }
}

/// How well a section fits; none if a word is missing.
fn weight(page: &Page, section: &Section, words: &[&str]) -> Option<u32> {
    let (title, head, text) = (folded(&section.title), folded(&page.title), folded(&section.text));
    let terms: Vec<String> = section.terms.iter().map(|(word, _)| folded(word)).collect();
    let mut weight = 0;
    for word in words {
        let here = [
            (title.contains(word), 8),
            (terms.iter().any(|term| term.contains(word)), 6),
            (head.contains(word), 3),
            (text.contains(word), 1),
        ];
        weight += here.iter().filter(|(is_here, _)| *is_here).map(|(_, n)| n).max()?;
    }
    Some(weight)
}

/// A text as it is compared: without capitals and without soft hyphens.
pub(super) fn folded(text: &str) -> String {
    text.chars().filter(|c| *c != '\u{ad}').map(small).collect()
}

/// One letter for one letter, so that places stay the same.
fn small(letter: char) -> char {
    let mut small = letter.to_lowercase();
    match (small.next(), small.next()) {
        (Some(one), None) => one,
        _ => letter,
    }
}

/// The text around the first of the words, or its beginning.
fn excerpt(text: &str, words: &[&str]) -> String {
    let (before, in_all) = EXCERPT;
    let small: String = text.chars().map(small).collect();
    let at = words.iter().filter_map(|word| small.find(word)).min();
    let at = at.map_or(0, |at| small[..at].chars().count());
    let letters: Vec<char> = text.chars().collect();
    let mut from = at.saturating_sub(before);
    while from > 0 && !letters[from - 1].is_whitespace() {
        from -= 1;
    }
    let until = (from + in_all).min(letters.len());
    let cut: String = letters[from..until].iter().collect();
    format!(
        "{}{}{}",
        if from > 0 { "… " } else { "" },
        cut.trim(),
        if until < letters.len() { " …" } else { "" }
    )
}

/// The text with every occurrence of the words marked.
fn marked(text: &str, words: &[&str]) -> Markup {
    let letters: Vec<char> = text.chars().collect();
    let mut pieces: Vec<(String, bool)> = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        let found = words.iter().map(|word| word.chars().count()).zip(words).find(|(n, word)| {
            letters.get(at..at + n).is_some_and(|here| here.iter().map(|c| small(*c)).eq(word.chars()))
        });
        let n = found.map_or(1, |(n, _)| n);
        let piece: String = letters[at..at + n].iter().collect();
        match pieces.last_mut() {
            Some((text, is_marked)) if *is_marked == found.is_some() => text.push_str(&piece),
            _ => pieces.push((piece, found.is_some())),
        }
        at += n;
    }
    html! { @for (piece, is_marked) in &pieces { @if *is_marked { mark { (piece) } } @else { (piece) } } }
}

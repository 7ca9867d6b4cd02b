//! Soft hyphens in long words of names, from a list that each game brings along; and the beginning of long texts.

/// A hyphen that shows only where a line ends at it.
pub(super) const SOFT: char = '\u{AD}';

/// No word has more places where a line may end.
const MOST_MARKS: usize = 4;

/// `name` with soft hyphens in its long words; `words` has those, with `|` where a line may end.
pub(super) fn with_breaks(name: &str, words: &[&str]) -> String {
    name.split_inclusive([' ', '-']).map(|word| word_with_breaks(word, words)).collect()
}

fn word_with_breaks(word: &str, words: &[&str]) -> String {
    let bare = word.trim_end_matches([' ', '-']);
    let Some(known) = words.iter().find(|known| is_word(known, bare)) else { return word.to_owned() };
    let mut letters = word.chars();
    let mut broken = String::with_capacity(word.len() + 2 * SOFT.len_utf8());
    for mark in known.chars() {
        broken.extend(if mark == '|' { Some(SOFT) } else { letters.next() });
    }
    broken.extend(letters);
    broken
}

/// The beginning of a text, of at most so many letters: whole words, and a sign that there is more. A text that is short enough
/// loses its full stop.
pub(super) fn cut(text: &str, most: usize) -> String {
    let Some((end, _)) = text.char_indices().nth(most) else { return text.trim_end_matches('.').to_owned() };
    let (begin, rest) = text.split_at(end);
    let is_whole = rest.starts_with([' ', '.', ',', ':', ';']);
    let words = begin.rsplit_once(' ').filter(|_| !is_whole).map_or(begin, |(words, _)| words);
    format!("{}…", words.trim_end_matches([' ', ',', ':', ';']))
}

/// Whether `known` is `word`, written with a capital or without.
fn is_word(known: &str, word: &str) -> bool {
    // Nearly all words differ in length, so their letters need not be compared. A capital has as many bytes as its small letter.
    let n_marks = known.len().wrapping_sub(word.len());
    if !(1..=MOST_MARKS).contains(&n_marks) {
        return false;
    }
    let known = known.chars().filter(|letter| *letter != '|');
    known.flat_map(char::to_lowercase).eq(word.chars().flat_map(char::to_lowercase))
}

/// Fails if `with_breaks` of a game changes a name of its cards, or leaves a word too long for a card.
#[cfg(test)]
pub(super) fn check(names: Vec<String>, with_breaks: fn(&str) -> String) {
    let mut forgotten = Vec::new();
    for name in names {
        let broken = with_breaks(&name);
        assert_eq!(broken.replace(SOFT, ""), name, "only soft hyphens are added");
        if broken.split([' ', '-', SOFT]).any(|part| part.chars().count() > 12) {
            forgotten.push(name);
        }
    }
    assert!(forgotten.is_empty(), "too long for a card, add them to the words: {forgotten:?}");
}

#[cfg(test)]
mod tests {
    use super::{cut, with_breaks};

    #[test]
    fn a_word_is_broken_with_a_capital_and_without() {
        let words = &["Frei|handels|vereinigung", "Künstler|siedlung", "Über|gang", "a|b|c|d|e"];
        assert_eq!(with_breaks("freihandelsvereinigung", words), "frei\u{AD}handels\u{AD}vereinigung");
        assert_eq!(with_breaks("Die KÜNSTLERSIEDLUNG", words), "Die KÜNSTLER\u{AD}SIEDLUNG");
        assert_eq!(with_breaks("übergang-Übergang", words), "über\u{AD}gang-Über\u{AD}gang");
        assert_eq!(
            with_breaks("abcde", words),
            "a\u{AD}b\u{AD}c\u{AD}d\u{AD}e",
            "as many marks as are allowed"
        );
        assert_eq!(with_breaks("Künstler Siedlung abcdf", words), "Künstler Siedlung abcdf");
    }

    #[test]
    fn a_text_is_cut_between_words() {
        assert_eq!(cut("One dot.", 8), "One dot");
        assert_eq!(cut("War on one is war on both.", 12), "War on one…", "a word is left out as a whole");
        assert_eq!(cut("War on one is war on both.", 13), "War on one is…", "or is whole");
        assert_eq!(cut("War on one, or both.", 11), "War on one…");
        assert_eq!(cut("Kriegsmüdigkeit", 6), "Kriegs…", "one word has no other end");
    }
}

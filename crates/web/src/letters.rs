//! What people write: which characters are removed from it, and which names are refused.

use crate::error::Error;
use crate::pages::profile::MAX_NAME;

/// A name as it may be shown on a page: one line, not too long, not empty.
pub(crate) fn clean_name(name: &str) -> Option<String> {
    clean(name, usize::from(MAX_NAME))
}

/// The name of a table, or another short line that is not the name of a person.
pub(crate) fn clean_title(name: &str) -> Option<String> {
    clean(name, 60).map(|name| readable(&name)).filter(|name| !name.is_empty())
}

/// What somebody says: without characters that cannot be written, that reverse the text beside them, or that cover the lines
/// above and below.
pub(crate) fn clean_saying(text: &str) -> String {
    readable(text).trim().to_owned()
}

/// Refuses a name that others cannot recognise: with invisible characters, with characters that reverse the text
/// beside them, or with heaps of marks.
pub(crate) fn check_name(name: &str) -> Result<(), Error> {
    if name.starts_with(is_mark) || readable(name) != name {
        return Err(Error::BadName);
    }
    let mut before = ' ';
    for c in name.chars() {
        // These two join several characters into one picture, and have no other use.
        let joins = matches!(c, '\u{200d}' | '\u{fe0f}') && is_picture(before);
        if is_unseen(c) && !joins {
            return Err(Error::BadName);
        }
        before = c;
    }
    Ok(())
}

/// Format characters, fillers and selectors of Unicode: they take no space, or look like a space.
fn is_unseen(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{600}'..='\u{605}' | '\u{61c}' | '\u{6dd}' | '\u{70f}' | '\u{890}'..='\u{891}'
        | '\u{8e2}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{e000}'..='\u{f8ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{110bd}' | '\u{110cd}' | '\u{13430}'..='\u{1343f}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

/// Whether it is an emoji or another symbol.
fn is_picture(c: char) -> bool {
    matches!(c, '\u{200d}' | '\u{fe0f}' | '\u{2190}'..='\u{27bf}' | '\u{2900}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}')
}

/// Whether it is a mark above or below the letter before it.
fn is_mark(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}' | '\u{6d6}'..='\u{6dc}' | '\u{6df}'..='\u{6e4}' | '\u{e31}' | '\u{e34}'..='\u{e3a}'
        | '\u{e47}'..='\u{e4e}' | '\u{eb1}' | '\u{eb4}'..='\u{ebc}' | '\u{ec8}'..='\u{ece}' | '\u{f71}'..='\u{f84}'
        | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// No language puts more marks on a letter.
const MOST_MARKS: usize = 4;

/// A text without control characters, without embeddings and isolates of another direction, without numbers that stand for no
/// character, and with few marks on each letter.
fn readable(text: &str) -> String {
    let mut n_marks = 0;
    let is_good = |c: &char| {
        n_marks = if is_mark(*c) { n_marks + 1 } else { 0 };
        let is_control = c.is_control() && !matches!(c, '\n' | '\t');
        let is_other = matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{fdd0}'..='\u{fdef}')
            || u32::from(*c) & 0xfffe == 0xfffe;
        n_marks <= MOST_MARKS && !is_control && !is_other
    };
    text.chars().filter(is_good).collect()
}

fn clean(text: &str, longest: usize) -> Option<String> {
    let words: Vec<&str> =
        text.split(|c: char| c.is_whitespace() || c.is_control()).filter(|w| !w.is_empty()).collect();
    let text: String = words.join(" ").chars().take(longest).collect();
    (!text.is_empty()).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_short_line() {
        assert_eq!(clean_name("  Ada \n Lovelace\t"), Some("Ada Lovelace".into()));
        assert_eq!(clean_name("\u{0} \n"), None);
        assert_eq!(clean_name(&"ä".repeat(99)).map(|name| name.chars().count()), Some(usize::from(MAX_NAME)));
    }

    #[test]
    fn names_that_cannot_be_told_by_their_look_are_refused() {
        for good in [
            "Ada",
            "Zoë Ørsted",
            "李小龍",
            "محمد",
            "दीपक",
            "👩\u{200d}🚀 Ada",
            "☕\u{fe0f}",
            "José",
            "한글",
            "Ngu\u{302}\u{303}",
            "ที่รัก",
        ] {
            assert_eq!(check_name(good), Ok(()), "{good}");
        }
        for bad in
            ["\u{200b}", "Ada\u{200b}", "\u{202e}adA", "\u{2066}Ada\u{2069}", "\u{3164}", "\u{2800}\u{2800}"]
        {
            assert_eq!(check_name(bad), Err(Error::BadName), "{bad:?}");
        }
        for bad in [
            "A\u{ad}da",
            "\u{200f}Ada",
            "A\u{200d}da",
            "Ada\u{fe0f}",
            "\u{e0041}",
            "\u{61c}Ada",
            "\u{feff}Ada",
            "\u{301}\u{302}",
            "Z\u{300}\u{301}\u{302}\u{303}\u{304}",
            "Ada\u{fffe}",
        ] {
            assert_eq!(check_name(bad), Err(Error::BadName), "{bad:?}");
        }
    }

    #[test]
    fn what_is_said_stays_within_its_line() {
        for good in
            ["Hello <b>all</b>", "one\ntwo", "👩\u{200d}🚀", "می\u{200c}خواهم", "Ngu\u{302}\u{303}", "ที่รัก"]
        {
            assert_eq!(clean_saying(good), good);
        }
        assert_eq!(clean_saying(" a\u{0}b\u{7}\u{202e}c\u{2066}d\u{fffe} "), "abcd");
        assert_eq!(
            clean_saying(&format!("Z{}!", "\u{334}".repeat(90))),
            format!("Z{}!", "\u{334}".repeat(4))
        );
        assert_eq!(clean_saying("\u{202e}\u{1}"), "", "nothing is said");
        assert_eq!(clean_title("Fri\u{202e}day \u{0}"), Some("Friday".into()));
    }
}

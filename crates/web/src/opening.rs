//! Reads what people write when they open a table: seats, seeds, names.

use crate::error::Error;
use crate::live::NewPlace;
use crate::pages::profile::MAX_NAME;
use crate::tables::AnyGame;

/// A seat in one word: `me`, `here` (somebody on the same device), `open`, or `bot-<name>`. `own` is the name of
/// the host.
pub(crate) fn place(game: AnyGame, word: &str, own: &str) -> Result<NewPlace, Error> {
    let bot = word.strip_prefix("bot-").and_then(|name| game.bot(name));
    match (word, bot) {
        ("me" | "here", _) => Ok(NewPlace::Here(own.to_owned())),
        ("open", _) => Ok(NewPlace::Open),
        (_, Some(bot)) => Ok(NewPlace::Bot(bot)),
        _ => {
            let bots: Vec<String> = game.bots().iter().map(|bot| format!("bot-{bot}")).collect();
            Err(Error::Request(format!("`{word}` is no seat: me, here, open, {}", bots.join(", "))))
        }
    }
}

/// People who share a device need different names: all but the first get a number.
pub(crate) fn number_shared(places: &mut [NewPlace]) {
    let mut n_here = 0;
    for place in places {
        if let NewPlace::Here(name) = place {
            n_here += 1;
            if n_here > 1 {
                *name = format!("{name} {n_here}");
            }
        }
    }
}

/// A seed: a number as it is, any other text by its letters; `None` for an empty text.
pub(crate) fn seed(text: &str) -> Option<u64> {
    let text = text.trim();
    if text.is_empty() {
        return None;
    }
    // FNV-1a: any function from text to number will do, as long as it never changes.
    let of_text =
        || text.bytes().fold(0xcbf2_9ce4_8422_2325, |h, b| (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3));
    Some(text.parse().unwrap_or_else(|_| of_text()))
}

/// A name as it may be shown on a page: one line, not too long, not empty.
pub(crate) fn clean_name(name: &str) -> Option<String> {
    clean(name, usize::from(MAX_NAME))
}

/// The name of a table.
pub(crate) fn clean_title(name: &str) -> Option<String> {
    clean(name, 60)
}

/// Refuses a name that others cannot recognise: with invisible characters, or with characters that reverse the text
/// beside them.
pub(crate) fn check_name(name: &str) -> Result<(), Error> {
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
    fn seeds_are_numbers_or_words() {
        assert_eq!(seed(" 42 "), Some(42));
        assert_eq!(seed("18446744073709551615"), Some(u64::MAX));
        assert_eq!(seed("Friday"), seed("Friday"));
        assert_ne!(seed("Friday"), seed("Monday"));
        assert_eq!(seed("  "), None);
    }

    #[test]
    fn names_are_one_short_line() {
        assert_eq!(clean_name("  Ada \n Lovelace\t"), Some("Ada Lovelace".into()));
        assert_eq!(clean_name("\u{0} \n"), None);
        assert_eq!(clean_name(&"ä".repeat(99)).map(|name| name.chars().count()), Some(usize::from(MAX_NAME)));
    }

    #[test]
    fn names_that_cannot_be_told_by_their_look_are_refused() {
        for good in
            ["Ada", "Zoë Ørsted", "李小龍", "محمد", "दीपक", "👩\u{200d}🚀 Ada", "☕\u{fe0f}", "José", "한글"]
        {
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
        ] {
            assert_eq!(check_name(bad), Err(Error::BadName), "{bad:?}");
        }
    }

    #[test]
    fn who_shares_a_device_is_numbered() {
        let here = |name: &str| NewPlace::Here(name.into());
        let mut places = [here("Ada"), NewPlace::Open, here("Ada"), here("Ada")];
        number_shared(&mut places);
        assert_eq!(places, [here("Ada"), NewPlace::Open, here("Ada 2"), here("Ada 3")]);
    }
}

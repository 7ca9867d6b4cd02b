//! Reading what people write when they open a table: seats, seeds, names.

use crate::error::Error;
use crate::live::NewPlace;
use crate::pages::profile::MAX_NAME;
use crate::tables::Entry;

/// A seat in one word: `me`, `here` (somebody on the same device), `open`, or `bot-<name>`. `own` is the name of
/// the host.
pub(crate) fn place(game: &Entry, word: &str, own: &str) -> Result<NewPlace, Error> {
    let bot = |name: &str| game.bots.iter().find(|bot| **bot == name);
    match word.split_once('-') {
        None if word == "me" || word == "here" => Ok(NewPlace::Here(own.to_owned())),
        None if word == "open" => Ok(NewPlace::Open),
        Some(("bot", name)) if bot(name).is_some() => {
            Ok(NewPlace::Bot(bot(name).copied().unwrap_or_default()))
        }
        _ => {
            let bots: Vec<String> = game.bots.iter().map(|bot| format!("bot-{bot}")).collect();
            Err(Error::Request(format!("`{word}` is no seat: me, here, open, {}", bots.join(", "))))
        }
    }
}

/// Those who share a device need names to tell them apart: all but the first get a number.
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

/// A seed: a number as it is, any other text by its letters; nothing for an empty text.
pub(crate) fn seed(text: &str) -> Option<u64> {
    let text = text.trim();
    if text.is_empty() {
        return None;
    }
    // FNV-1a: any way from text to number will do, as long as it stays the same.
    let of_text =
        || text.bytes().fold(0xcbf2_9ce4_8422_2325, |h, b| (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3));
    Some(text.parse().unwrap_or_else(|_| of_text()))
}

/// A name as it may stand on a page: one line, not too long, not empty.
pub(crate) fn clean_name(name: &str) -> Option<String> {
    clean(name, usize::from(MAX_NAME))
}

/// The name of a table.
pub(crate) fn clean_title(name: &str) -> Option<String> {
    clean(name, 60)
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
    fn who_shares_a_device_is_numbered() {
        let here = |name: &str| NewPlace::Here(name.into());
        let mut places = [here("Ada"), NewPlace::Open, here("Ada"), here("Ada")];
        number_shared(&mut places);
        assert_eq!(places, [here("Ada"), NewPlace::Open, here("Ada 2"), here("Ada 3")]);
    }
}

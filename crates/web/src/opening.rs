//! Reads what people write when they open a table: seats and seeds.

use crate::error::Error;
use crate::live::NewPlace;
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
    fn who_shares_a_device_is_numbered() {
        let here = |name: &str| NewPlace::Here(name.into());
        let mut places = [here("Ada"), NewPlace::Open, here("Ada"), here("Ada")];
        number_shared(&mut places);
        assert_eq!(places, [here("Ada"), NewPlace::Open, here("Ada 2"), here("Ada 3")]);
    }
}

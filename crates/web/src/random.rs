//! Values that nobody may guess: ids, invitations, seeds. Also names that are easy to say.

use crate::error::Error;

/// Random bytes from the operating system.
pub(crate) fn bytes<const N: usize>() -> Result<[u8; N], Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| Error::Store(store::Error::Io(error.to_string())))?;
    Ok(bytes)
}

/// A random number.
pub(crate) fn word() -> Result<u64, Error> {
    bytes().map(u64::from_le_bytes)
}

/// 128 random bits in letters that an address can hold.
pub(crate) fn secret() -> Result<String, Error> {
    let bytes = bytes::<16>()?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// A name for a table that is easy to say: `kite-ember-42`. Not a secret.
pub(crate) fn table_id() -> Result<String, Error> {
    let word = word()?;
    let (first, second) = (FIRST[(word % 64) as usize], SECOND[(word >> 8) as usize % 64]);
    Ok(format!("{first}-{second}-{}", 10 + (word >> 16) % 9990))
}

/// A name for a guest who has not given one: a star, the same for the same guest.
pub(crate) fn star(id: &str) -> &'static str {
    let sum = id.bytes().fold(0_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(usize::from(byte)));
    STARS[sum % STARS.len()]
}

#[rustfmt::skip]
const FIRST: [&str; 64] = [
    "amber", "arrow", "aspen", "atlas", "basil", "beacon", "birch", "brass", "brook", "cedar", "cinder", "clover",
    "cobalt", "comet", "copper", "coral", "crane", "crystal", "delta", "drift", "echo", "falcon", "fern", "flint",
    "frost", "garnet", "glade", "harbor", "hazel", "heron", "indigo", "iris", "ivory", "jade", "juniper", "kelp",
    "kite", "lantern", "lark", "laurel", "linden", "lotus", "maple", "marble", "meadow", "mist", "moss", "nectar",
    "north", "opal", "orchid", "otter", "pebble", "pine", "quartz", "raven", "reed", "river", "saffron", "sage",
    "silver", "thistle", "velvet", "willow",
];

#[rustfmt::skip]
const SECOND: [&str; 64] = [
    "anchor", "arch", "basin", "bay", "bell", "bloom", "bridge", "candle", "canyon", "castle", "cliff", "cloud",
    "coast", "compass", "cove", "crest", "dawn", "dune", "ember", "field", "fjord", "flame", "forest", "fountain",
    "garden", "gate", "glacier", "grove", "haven", "hill", "horizon", "island", "isle", "lagoon", "lake", "lantern",
    "ledge", "light", "meteor", "mill", "mirror", "moon", "orbit", "path", "peak", "petal", "pier", "plain",
    "pond", "prairie", "reef", "ridge", "road", "sail", "shore", "sky", "spring", "star", "stone", "summit",
    "tide", "tower", "trail", "valley",
];

#[rustfmt::skip]
const STARS: [&str; 32] = [
    "Adhara", "Alcor", "Aldebaran", "Algol", "Alioth", "Alnair", "Altair", "Antares", "Arcturus", "Atria", "Bellatrix",
    "Canopus", "Capella", "Castor", "Deneb", "Electra", "Elnath", "Izar", "Kochab", "Maia", "Merak", "Mira", "Mizar",
    "Pollux", "Procyon", "Regulus", "Rigel", "Sabik", "Sirius", "Spica", "Tania", "Vega",
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_word_stands_twice() {
        for words in [&FIRST[..], &SECOND[..], &STARS[..]] {
            assert_eq!(words.iter().collect::<BTreeSet<_>>().len(), words.len());
        }
    }

    #[test]
    fn secrets_are_long_and_never_the_same() {
        let secrets: BTreeSet<String> = (0..100).map(|_| secret().unwrap()).collect();
        assert_eq!(secrets.len(), 100);
        assert!(secrets.iter().all(|secret| secret.len() == 32));
    }

    #[test]
    fn a_guest_keeps_the_same_star() {
        assert_eq!(star("0123abcd"), star("0123abcd"));
        assert!(table_id().unwrap().split('-').count() == 3);
    }
}

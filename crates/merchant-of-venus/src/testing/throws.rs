//! Chance that throws the dice that a test needs.

use engine::{Chance, Log};

/// The lowest seed whose stream throws this: single dice as `6`, three speed dice at once as `1+4+5`.
///
/// # Panics
/// If none is found among some million, or the throws cannot be read.
pub fn seed_that_throws(throws: &str) -> u64 {
    let wanted: Vec<(u32, u32)> = throws.split_whitespace().map(throw).collect();
    (0..40_000_000)
        .find(|seed| {
            let mut chance = Chance::seeded(*seed);
            wanted.iter().all(|(sides, value)| chance.below::<()>(*sides, &mut Log::silent()) == *value)
        })
        .unwrap_or_else(|| panic!("no seed throws `{throws}`"))
}

/// The number of outcomes, and the wanted one; the first die is the lowest digit, as in a roll. `a/b` is the outcome
/// a of b, for draws.
fn throw(word: &str) -> (u32, u32) {
    let number = |word: &str| word.parse::<u32>().unwrap_or_else(|_| panic!("`{word}` is no throw"));
    if let Some((value, of)) = word.split_once('/') {
        return (number(of), number(value));
    }
    let dice: Vec<u32> = word.split('+').map(|die| number(die) - 1).collect();
    let value = dice.iter().rev().fold(0, |sum, die| sum * 6 + die);
    (6_u32.pow(dice.len() as u32), value)
}

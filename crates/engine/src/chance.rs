//! Chance that belongs to the match: the same seed always deals the same game.

use crate::{Log, Reveal};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// The dice and shuffles of a running match.
///
/// The stream is cryptographic (ChaCha8), because with a weak generator a player could compute the rest of a bag from
/// what was drawn. It is stored as key and position, so a copy takes 16 bytes and two equal states draw equal
/// numbers. Every use reveals something new, so it marks the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Chance {
    seed: u64,
    drawn: u64,
}

impl Chance {
    /// The random numbers of `seed`.
    pub const fn seeded(seed: u64) -> Self {
        Self { seed, drawn: 0 }
    }

    /// A number from 0 to `n - 1`, each with the same probability.
    pub fn below<E>(&mut self, n: u32, log: &mut Log<E>) -> u32 {
        log.mark(Reveal::new());
        self.unmarked_below(n)
    }

    pub(crate) fn unmarked_below(&mut self, n: u32) -> u32 {
        let mut stream = self.stream();
        self.next_below(n, &mut stream)
    }

    /// The same as `below`, from a stream that is already at the position of this one, and moves this one on.
    fn next_below(&mut self, n: u32, stream: &mut ChaCha8Rng) -> u32 {
        assert!(n > 0, "there is nothing to choose from");
        // Words beyond the last full multiple of n would make small results more likely.
        let fair = u32::MAX - (u32::MAX % n + 1) % n;
        loop {
            self.drawn += 1;
            let word = stream.next_u32();
            if word <= fair {
                return word % n;
            }
        }
    }

    /// Shuffles `items`.
    pub fn shuffle<T, E>(&mut self, items: &mut [T], log: &mut Log<E>) {
        if items.len() > 1 {
            log.mark(Reveal::new());
            self.unmarked_shuffle(items);
        }
    }

    fn unmarked_shuffle<T>(&mut self, items: &mut [T]) {
        // Positioning the stream takes far longer than reading the next words.
        let mut stream = self.stream();
        for last in (1..items.len()).rev() {
            items.swap(last, self.next_below(last as u32 + 1, &mut stream) as usize);
        }
    }

    /// A dealer that continues from here: for imagined states, whose hidden parts are dealt again.
    pub const fn dealer(self) -> Dealer {
        Dealer(self)
    }

    fn stream(self) -> ChaCha8Rng {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.to_le_bytes());
        let mut stream = ChaCha8Rng::from_seed(key);
        stream.set_word_pos(u128::from(self.drawn));
        stream
    }
}

/// Chance before the first move. Nobody has seen anything yet, so nothing needs to be marked.
#[derive(Debug)]
pub struct Dealer(Chance);

impl Dealer {
    /// A dealer with the random numbers of `seed`.
    pub const fn seeded(seed: u64) -> Self {
        Self(Chance::seeded(seed))
    }

    /// A number from 0 to `n - 1`.
    pub fn below(&mut self, n: u32) -> u32 {
        self.0.unmarked_below(n)
    }

    /// A random yes or no.
    pub fn heads(&mut self) -> bool {
        self.below(2) == 0
    }

    /// Shuffles `items`.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.0.unmarked_shuffle(items);
    }

    /// A log for steps of the set-up that also occur in play. Nobody has seen anything yet, so there is nothing to
    /// mark. Rules have no other way to get a log that marks nothing.
    pub fn silent<E>(&self) -> Log<E> {
        Log::silent()
    }

    /// Ends the set-up: from now on chance marks what it shows.
    pub fn into_chance(self) -> Chance {
        self.0
    }
}

/// A fast and weak generator for bots and tests. Never use it for a match: its numbers can be predicted.
#[derive(Clone, Debug)]
pub struct Quick(u64);

impl Quick {
    /// The random numbers of `seed`.
    pub const fn seeded(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits (SplitMix64).
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^ (word >> 31)
    }

    /// A number from 0 to `n - 1`; the bias is below one in 2^32.
    pub fn below(&mut self, n: usize) -> usize {
        (((self.word() >> 32) * n as u64) >> 32) as usize
    }
}

//! Chance that the match owns: the same seed always deals the same game.

use crate::{Log, Reveal};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// The dice and shuffles of a running match.
///
/// The stream is cryptographic (ChaCha8), since with a weak one a player could work out the bag from what
/// was drawn. It is kept as key and position, so a copy is 16 bytes and two equal states have equal futures.
/// Every use tells somebody something new, so it marks the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Chance {
    seed: u64,
    drawn: u64,
}

impl Chance {
    /// The stream that belongs to `seed`.
    pub const fn seeded(seed: u64) -> Self {
        Self { seed, drawn: 0 }
    }

    /// A number from 0 to `n - 1`, each as likely as the other.
    pub fn below<E>(&mut self, n: u32, log: &mut Log<E>) -> u32 {
        log.mark(Reveal::new());
        self.unmarked_below(n)
    }

    pub(crate) fn unmarked_below(&mut self, n: u32) -> u32 {
        let mut stream = self.stream();
        self.next_below(n, &mut stream)
    }

    /// The same from a stream that stands where this one does, and goes on with it.
    fn next_below(&mut self, n: u32, stream: &mut ChaCha8Rng) -> u32 {
        assert!(n > 0, "there is nothing to choose from");
        // Of the 2^32 words, those past the last full multiple of n would favour small results.
        let fair = u32::MAX - (u32::MAX % n + 1) % n;
        loop {
            self.drawn += 1;
            let word = stream.next_u32();
            if word <= fair {
                return word % n;
            }
        }
    }

    /// Puts `items` in an order nobody can foresee.
    pub fn shuffle<T, E>(&mut self, items: &mut [T], log: &mut Log<E>) {
        if items.len() > 1 {
            log.mark(Reveal::new());
            self.unmarked_shuffle(items);
        }
    }

    fn unmarked_shuffle<T>(&mut self, items: &mut [T]) {
        // Finding the place in the stream costs far more than reading on.
        let mut stream = self.stream();
        for last in (1..items.len()).rev() {
            items.swap(last, self.next_below(last as u32 + 1, &mut stream) as usize);
        }
    }

    /// Deals from here: for imagined worlds, whose hidden parts are dealt anew.
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

/// Chance before the first move, when nothing has been shown to anybody and so nothing needs marking.
#[derive(Debug)]
pub struct Dealer(Chance);

impl Dealer {
    /// Deals from the stream that belongs to `seed`.
    pub const fn seeded(seed: u64) -> Self {
        Self(Chance::seeded(seed))
    }

    /// A number from 0 to `n - 1`.
    pub fn below(&mut self, n: u32) -> u32 {
        self.0.unmarked_below(n)
    }

    /// Heads or tails.
    pub fn heads(&mut self) -> bool {
        self.below(2) == 0
    }

    /// Puts `items` in an order nobody can foresee.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.0.unmarked_shuffle(items);
    }

    /// A log for steps of the set-up that also occur in play: nobody has seen anything yet, so there is nothing to
    /// mark. Rules have no other way to a log that marks nothing.
    pub fn silent<E>(&self) -> Log<E> {
        Log::silent()
    }

    /// Ends the set-up: from here on chance marks what it shows.
    pub fn into_chance(self) -> Chance {
        self.0
    }
}

/// A fast and weak generator for bots and tests. Never for a match: its future can be computed.
#[derive(Clone, Debug)]
pub struct Quick(u64);

impl Quick {
    /// The sequence that belongs to `seed`.
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

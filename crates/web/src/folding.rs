//! Sums of bytes by folded multiplication: names for parts of pages, and a hash for what is remembered from page to page.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::LazyLock;

const ODD: [u64; 4] =
    [0x9e37_79b9_7f4a_7c15, 0xbf58_476d_1ce4_e5b9, 0x94d0_49bb_1331_11eb, 0xd6e8_feb8_6659_fd93];

/// Other for every start of the program.
static SEED: LazyLock<u64> = LazyLock::new(|| RandomState::new().build_hasher().finish());

/// A number of 64 bits in which every bit depends on all bytes and on `seed`: 16 bytes at a time are multiplied to 128 bits and
/// folded.
pub(crate) fn sum(seed: u64, bytes: &[u8]) -> u64 {
    let (chunks, rest) = bytes.as_chunks::<16>();
    let mut last = [0; 16];
    last[..rest.len()].copy_from_slice(rest);
    let mut sum = seed ^ ODD[0] ^ bytes.len() as u64;
    for chunk in chunks.iter().chain([&last]) {
        let (words, _) = chunk.as_chunks::<8>();
        sum = folded(u64::from_le_bytes(words[0]) ^ ODD[1] ^ sum, u64::from_le_bytes(words[1]) ^ ODD[2])
            .wrapping_add(sum.rotate_left(23));
    }
    folded(sum ^ ODD[3], ODD[1])
}

fn folded(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}

/// Makes hashes for maps. Keys may come from people, so the hash is another one for every start of the program.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Folding;

impl BuildHasher for Folding {
    type Hasher = Folded;

    fn build_hasher(&self) -> Folded {
        Folded(*SEED)
    }
}

/// A hash under way.
#[derive(Debug)]
pub(crate) struct Folded(u64);

impl Hasher for Folded {
    fn write(&mut self, bytes: &[u8]) {
        self.0 = sum(self.0, bytes);
    }

    fn write_usize(&mut self, n: usize) {
        self.0 = folded(self.0 ^ ODD[2], n as u64 ^ ODD[3]);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_byte_and_the_seed_count() {
        let bytes = [b'x'; 100];
        let mut sums = HashSet::from([sum(0, &bytes), sum(1, &bytes)]);
        for n in 0..bytes.len() {
            let mut other = bytes;
            other[n] = b'y';
            sums.extend([sum(0, &other), sum(0, &bytes[..n])]);
        }
        assert_eq!(sums.len(), 202);
    }

    #[test]
    fn equal_keys_are_found_again() {
        let hash = |text: &str| Folding.hash_one(text);
        assert_eq!(hash("Ada"), hash("Ada"));
        assert_ne!(hash("Ada"), hash("Adb"));
    }
}

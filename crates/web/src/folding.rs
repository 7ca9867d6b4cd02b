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
    let mut sum = seed ^ ODD[0] ^ bytes.len() as u64;
    let (blocks, bytes) = bytes.as_chunks::<64>();
    if !blocks.is_empty() {
        // Four sums beside each other: a processor need not wait for one to begin with the next.
        let mut lanes = ODD.map(|odd| sum ^ odd);
        for block in blocks {
            let (chunks, _) = block.as_chunks::<16>();
            for (lane, chunk) in lanes.iter_mut().zip(chunks) {
                *lane = with(*lane, chunk);
            }
        }
        for lane in lanes {
            sum = folded(sum ^ ODD[1], lane ^ ODD[2]).wrapping_add(sum.rotate_left(23) ^ lane);
        }
    }
    let (chunks, rest) = bytes.as_chunks::<16>();
    let mut last = [0; 16];
    last[..rest.len()].copy_from_slice(rest);
    for chunk in chunks.iter().chain([&last]) {
        sum = with(sum, chunk);
    }
    folded(sum ^ ODD[3], ODD[1])
}

fn with(sum: u64, chunk: &[u8; 16]) -> u64 {
    let (words, _) = chunk.as_chunks::<8>();
    folded(u64::from_le_bytes(words[0]) ^ ODD[1] ^ sum, u64::from_le_bytes(words[1]) ^ ODD[2])
        .wrapping_add(sum.rotate_left(23))
}

/// A number that depends on all these bytes, made with little work, for a choice among a few.
pub(crate) fn rough(bytes: &[u8; 32]) -> u64 {
    let (words, _) = bytes.as_chunks::<8>();
    let [a, b, c, d] = std::array::from_fn(|n| u64::from_le_bytes(words[n]) ^ ODD[n]);
    folded(a ^ c.rotate_left(29), b ^ d.rotate_left(41))
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
        let bytes = [b'x'; 300];
        let mut sums = HashSet::from([sum(0, &bytes), sum(1, &bytes)]);
        for n in 0..bytes.len() {
            let mut other = bytes;
            other[n] = b'y';
            sums.extend([sum(0, &other), sum(0, &bytes[..n])]);
            // The same sixteen bytes at another place.
            other[n] = b'x';
            other[n..].iter_mut().take(16).for_each(|byte| *byte = b'z');
            sums.insert(sum(0, &other));
        }
        assert_eq!(sums.len(), 902);
        let begins: HashSet<u64> = (0..32)
            .map(|n| {
                let mut other = [b'x'; 32];
                other[n] = b'y';
                rough(&other)
            })
            .collect();
        assert_eq!(begins.len(), 32);
    }

    #[test]
    fn equal_keys_are_found_again() {
        let hash = |text: &str| Folding.hash_one(text);
        assert_eq!(hash("Ada"), hash("Ada"));
        assert_ne!(hash("Ada"), hash("Adb"));
    }
}

//! A quick compressor for answers that are sent once: the format gzip, with the codes that the format itself fixes. What is
//! made for files of any size spends much of the time that an answer of some kilobytes takes with its own memory.

use flate2::Crc;

/// No time, no name, any system.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 4, 255];

/// So many places of four bytes are remembered.
const PLACES: usize = 1 << 12;

/// The format reaches no farther back.
const FARTHEST: usize = 1 << 15;

/// The longest repetition that is written as one.
const LONGEST: usize = 258;

/// Bits to be written, the first in the lowest place, and how many they are.
type Bits = (u32, u32);

/// By byte, and then the end of the block.
static LITERALS: [Bits; 257] = literals();

/// By the length of a repetition.
static LENGTHS: [Bits; LONGEST + 1] = lengths();

/// The codes are written from their highest bit on.
const fn code(code: u32, n_bits: u32) -> Bits {
    (code.reverse_bits() >> (32 - n_bits), n_bits)
}

const fn symbol(n: u32) -> Bits {
    match n {
        0..144 => code(0x30 + n, 8),
        144..256 => code(0x190 + n - 144, 9),
        256..280 => code(n - 256, 7),
        _ => code(0xc0 + n - 280, 8),
    }
}

const fn literals() -> [Bits; 257] {
    let mut all = [(0, 0); 257];
    let mut n = 0;
    while n < all.len() {
        all[n] = symbol(n as u32);
        n += 1;
    }
    all
}

const fn lengths() -> [Bits; LONGEST + 1] {
    let mut all = [(0, 0); LONGEST + 1];
    let mut n = 3;
    while n < LONGEST {
        let (number, n_more, more) = group(n as u32 - 3, 4);
        let (bits, n_bits) = symbol(257 + number);
        all[n] = (bits | more << n_bits, n_bits + n_more);
        n += 1;
    }
    all[LONGEST] = symbol(285);
    all
}

/// Numbers are written by groups of growing size: the number of the group, then so many bits that tell which of the group. There
/// are `each` groups of every size.
const fn group(n: u32, each: u32) -> (u32, u32, u32) {
    if n < each {
        return (n, 0, 0);
    }
    let n_more = n.ilog2() - each.ilog2();
    (each * n_more + (n >> n_more), n_more, n & ((1 << n_more) - 1))
}

/// How far back a repetition begins.
fn distance(n: usize) -> Bits {
    let (number, n_more, more) = group(n as u32 - 1, 2);
    let (bits, n_bits) = code(number, 5);
    (bits | more << n_bits, n_bits + n_more)
}

/// What is written, and the bits after it.
struct Out {
    /// The last ones are room for more.
    bytes: Vec<u8>,
    n_bytes: usize,
    bits: u64,
    n_bits: u32,
}

impl Out {
    fn put(&mut self, (bits, n_bits): Bits) {
        self.bits |= u64::from(bits) << self.n_bits;
        self.n_bits += n_bits;
    }

    /// Writes all whole bytes, so that less than eight bits are left.
    fn flush(&mut self) {
        let n_bytes = (self.n_bits / 8) as usize;
        self.bytes[self.n_bytes..][..8].copy_from_slice(&self.bits.to_le_bytes());
        self.n_bytes += n_bytes;
        self.bits >>= 8 * n_bytes;
        self.n_bits %= 8;
    }
}

/// `bytes` as a file in the format gzip.
pub(super) fn gzip(bytes: &[u8]) -> Vec<u8> {
    // No byte takes more than nine bits; eight bytes are written at once.
    let mut packed = vec![0; HEAD.len() + bytes.len() / 8 * 9 + 40];
    packed[..HEAD.len()].copy_from_slice(&HEAD);
    // One block, the last one, with the fixed codes.
    let mut out = Out { bytes: packed, n_bytes: HEAD.len(), bits: 0b011, n_bits: 3 };
    let mut places = [0_u32; PLACES];
    let mut at = 0;
    while let Some(next) = bytes.get(at..).and_then(<[u8]>::first_chunk::<4>) {
        let word = u32::from_le_bytes(*next);
        let place = &mut places[(word.wrapping_mul(0x9e37_79b1) >> 20) as usize % PLACES];
        // Counted from 1.
        let before = (*place as usize).wrapping_sub(1);
        *place = at as u32 + 1;
        let far = at.wrapping_sub(before);
        if before < at && far <= FARTHEST && bytes[before..].first_chunk() == Some(next) {
            let n = 4 + same(&bytes[before + 4..], &bytes[at + 4..]);
            out.put(LENGTHS[n]);
            out.put(distance(far));
            out.flush();
            at += n;
        } else {
            out.put(LITERALS[usize::from(next[0])]);
            at += 1;
            // Of 64 bits a repetition takes at most 31.
            if out.n_bits > 24 {
                out.flush();
            }
        }
    }
    for byte in bytes.get(at..).unwrap_or_default() {
        out.put(LITERALS[usize::from(*byte)]);
        out.flush();
    }
    out.put(LITERALS[256]);
    out.n_bits = out.n_bits.next_multiple_of(8);
    out.flush();
    out.bytes.truncate(out.n_bytes);
    out.bytes.shrink_to(out.n_bytes + 8);
    let mut sum = Crc::new();
    sum.update(bytes);
    out.bytes.extend_from_slice(&sum.sum().to_le_bytes());
    out.bytes.extend_from_slice(&(bytes.len() as u32).to_le_bytes());
    out.bytes
}

/// How many of the next bytes are the same, as far as one repetition may reach.
fn same(before: &[u8], here: &[u8]) -> usize {
    let most = here.len().min(LONGEST - 4);
    let (here, before) = (&here[..most], &before[..most]);
    let (chunks, _) = here.as_chunks::<8>();
    let (olds, _) = before.as_chunks::<8>();
    let mut n = 0;
    for (chunk, old) in chunks.iter().zip(olds) {
        let differs = u64::from_le_bytes(*chunk) ^ u64::from_le_bytes(*old);
        if differs != 0 {
            return n + differs.trailing_zeros() as usize / 8;
        }
        n += 8;
    }
    n + here[n..].iter().zip(&before[n..]).take_while(|(a, b)| a == b).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::GzDecoder;
    use std::io::Read;

    #[track_caller]
    fn check(bytes: &[u8]) -> usize {
        let packed = gzip(bytes);
        let mut again = vec![];
        GzDecoder::new(&packed[..]).read_to_end(&mut again).unwrap();
        assert!(again == bytes, "{} bytes are {} bytes", bytes.len(), again.len());
        packed.len()
    }

    /// Numbers that look as if they were drawn.
    fn mixed(n: u32) -> Vec<u8> {
        (0..n).map(|n| (n.wrapping_mul(2_654_435_761).rotate_left(11) >> 7) as u8).collect()
    }

    #[test]
    fn every_byte_every_length_and_every_distance_come_back() {
        check(&(0..=255).collect::<Vec<u8>>());
        for n in 0..600 {
            check(&vec![b'x'; n]);
            check(&mixed(n as u32));
        }
        for far in (1..400).chain([1023, 1024, 1025, 20_000, 32_767, 32_768, 32_769, 40_000]) {
            let noise = mixed(far);
            for n in [4, 5, 11, 12, 130, 257, 258, 259, 300] {
                check(&[&noise[..], &noise[..n.min(noise.len())]].concat());
            }
        }
    }

    #[test]
    fn what_repeats_itself_becomes_short() {
        let page = "<li data-key=\"card-7\">Explorer</li>".repeat(3000);
        assert!(check(page.as_bytes()) < page.len() / 50);
        let noise = mixed(100_000);
        assert!(check(&noise) < noise.len() / 8 * 9 + 40);
    }
}

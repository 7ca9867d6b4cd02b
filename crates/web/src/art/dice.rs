//! Random numbers for pictures: a stream of numbers that depends only on a text seed.

/// A stream of numbers; SplitMix64, because it is small and will never change.
#[derive(Clone, Debug)]
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new(seed: &str) -> Self {
        Self(
            seed.bytes().fold(0xcbf2_9ce4_8422_2325, |h, b| (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3)),
        )
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from `low` up to `high`.
    pub(super) fn between(&mut self, low: f64, high: f64) -> f64 {
        // 32 bits are exact in a double, so every machine draws the same.
        let unit = f64::from((self.next() >> 32) as u32) / f64::from(u32::MAX);
        low + unit * (high - low)
    }

    /// A whole number below `n`.
    pub(super) fn below(&mut self, n: u32) -> u32 {
        ((self.next() >> 32) as u32) % n.max(1)
    }

    /// True `percent` times in a hundred.
    pub(super) fn chance(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }
}

/// A coordinate with one decimal: enough for pictures of this size, and short.
pub(crate) fn c(x: f64) -> String {
    let text = format!("{x:.1}");
    text.strip_suffix(".0").map(str::to_owned).unwrap_or(text)
}

/// An opacity with two decimals.
pub(crate) fn o(x: f64) -> String {
    format!("{x:.2}")
}

//! Shares with their uncertainty, and sums with their spread.

/// Two-sided 95 % of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// How often something happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Share {
    /// How often.
    pub n: u64,
    /// Out of how many.
    pub of: u64,
}

impl Share {
    /// A share of victories counted in halves; an odd half is left out.
    pub fn of_halves(halves: u64, n_games: u64) -> Self {
        Self { n: halves / 2, of: n_games }
    }

    /// The share, from 0 to 1.
    pub fn value(self) -> f64 {
        if self.of == 0 { 0.0 } else { self.n as f64 / self.of as f64 }
    }

    /// The 95 % confidence interval of the share (Wilson's interval).
    pub fn interval(self) -> (f64, f64) {
        if self.of == 0 {
            return (0.0, 1.0);
        }
        let (n, share) = (self.of as f64, self.value());
        let scale = 1.0 + Z * Z / n;
        let middle = share + Z * Z / (2.0 * n);
        let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        (((middle - half) / scale).max(0.0), ((middle + half) / scale).min(1.0))
    }
}

/// Whole numbers seen so far: how many, their mean, spread and ends.
///
/// The sums are whole too, so that the result does not depend on the order of adding.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spread {
    n: u64,
    sum: i64,
    squares: i128,
    ends: Option<(i64, i64)>,
}

impl Spread {
    /// Adds a value.
    pub fn add(&mut self, value: i64) {
        self.n += 1;
        self.sum += value;
        self.squares += i128::from(value) * i128::from(value);
        let (least, most) = self.ends.unwrap_or((value, value));
        self.ends = Some((least.min(value), most.max(value)));
    }

    /// The mean; 0 without values.
    pub fn mean(&self) -> f64 {
        if self.n == 0 { 0.0 } else { self.sum as f64 / self.n as f64 }
    }

    /// The standard deviation of the values as a sample; 0 for fewer than two.
    pub fn deviation(&self) -> f64 {
        if self.n < 2 {
            return 0.0;
        }
        let n = i128::from(self.n);
        let sum = i128::from(self.sum);
        ((n * self.squares - sum * sum) as f64 / (n * (n - 1)) as f64).sqrt()
    }

    /// The 95 % confidence interval of the mean, if there are many values.
    pub fn interval(&self) -> (f64, f64) {
        let half = Z * self.deviation() / (self.n.max(1) as f64).sqrt();
        (self.mean() - half, self.mean() + half)
    }

    /// The least and the greatest value.
    pub fn ends(&self) -> Option<(i64, i64)> {
        self.ends
    }

    /// The sum.
    pub fn sum(&self) -> i64 {
        self.sum
    }
}

/// Pairs of whole numbers seen so far, and how closely one follows the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Relation {
    first: Spread,
    second: Spread,
    products: i128,
}

impl Relation {
    /// Adds a pair.
    pub fn add(&mut self, first: i64, second: i64) {
        self.first.add(first);
        self.second.add(second);
        self.products += i128::from(first) * i128::from(second);
    }

    /// The first numbers of all pairs.
    pub fn first(&self) -> &Spread {
        &self.first
    }

    /// Pearson's correlation, from -1 to 1; 0 if one of the two is always the same.
    pub fn correlation(&self) -> f64 {
        let n = i128::from(self.first.n);
        let spread = |of: &Spread| n * of.squares - i128::from(of.sum) * i128::from(of.sum);
        let both = n * self.products - i128::from(self.first.sum) * i128::from(self.second.sum);
        let scale = (spread(&self.first) as f64).sqrt() * (spread(&self.second) as f64).sqrt();
        if scale == 0.0 { 0.0 } else { both as f64 / scale }
    }
}

//! Exponential and logarithm from basic operations, so that every machine gets the same last bit.

/// `e` to the power of `x`, with a relative error below one in a million; `x` is clamped to ±80.
pub(crate) fn exp(x: f32) -> f32 {
    let scaled = x.clamp(-80.0, 80.0) * std::f32::consts::LOG2_E;
    let whole = scaled.round();
    let part = (scaled - whole) * std::f32::consts::LN_2;
    // The Taylor series up to the sixth power is enough for |part| <= ln 2 / 2.
    let series = [1.0 / 720.0, 1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0];
    let fraction = series.into_iter().fold(0.0, |sum: f32, factor| sum * part + factor);
    fraction * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}

/// The natural logarithm of `x`, with an absolute error below one in a million; `x` must be a normal positive number.
pub(crate) fn ln(x: f32) -> f32 {
    let bits = x.to_bits();
    let mut exponent = (bits >> 23) as i32 - 127;
    let mut fraction = f32::from_bits((bits & 0x007f_ffff) | 0x3f80_0000);
    // A fraction near 1 on both sides keeps the series short.
    if fraction > std::f32::consts::SQRT_2 {
        fraction *= 0.5;
        exponent += 1;
    }
    let ratio = (fraction - 1.0) / (fraction + 1.0);
    let square = ratio * ratio;
    let series = [2.0 / 11.0, 2.0 / 9.0, 2.0 / 7.0, 2.0 / 5.0, 2.0 / 3.0, 2.0];
    let sum = series.into_iter().fold(0.0, |sum: f32, factor| sum * square + factor);
    exponent as f32 * std::f32::consts::LN_2 + sum * ratio
}

/// The logarithm of the odds of a chance, limited to chances that are not certain.
pub(crate) fn log_odds(chance: f32) -> f32 {
    let chance = chance.clamp(1e-6, 1.0 - 1e-6);
    ln(chance / (1.0 - chance))
}

#[cfg(test)]
mod tests {
    use super::{exp, ln, log_odds};

    #[test]
    fn exponential_and_logarithm_are_close_to_those_of_the_library() {
        for step in -600..600 {
            let x = step as f32 * 0.1;
            let (ours, theirs) = (exp(x), x.exp());
            assert!((ours - theirs).abs() <= 4e-6 * theirs, "exp {x}: {ours} and {theirs}");
            let y = (x * 0.5).exp();
            assert!(
                (ln(y) - y.ln()).abs() <= 2e-6 * y.ln().abs().max(1.0),
                "ln {y}: {} and {}",
                ln(y),
                y.ln()
            );
        }
    }

    #[test]
    fn certain_chances_have_finite_odds() {
        assert!(log_odds(0.0) < -13.0 && log_odds(0.0).is_finite());
        assert!(log_odds(1.0) > 13.0 && log_odds(1.0).is_finite());
        assert!(log_odds(0.5).abs() < 1e-6);
    }
}

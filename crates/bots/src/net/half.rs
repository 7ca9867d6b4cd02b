//! Floats of 16 bits, as weights are stored.

/// The nearest 16-bit float; numbers beyond its range become its largest.
pub(super) fn to_half(value: f32) -> u16 {
    let bits = value.to_bits();
    let sign = (bits >> 16) as u16 & 0x8000;
    let size = f32::from_bits(bits & 0x7fff_ffff);
    if size >= 65504.0 {
        return sign | 0x7bff;
    }
    // Below the smallest normal number the steps are equal.
    if size < 6.103_515_6e-5 {
        return sign | (size * 16_777_216.0).round_ties_even() as u16;
    }
    // Half of the last kept bit, and the kept bit itself so that ties go to the even number.
    let rounded = size.to_bits() + 0x0fff + (size.to_bits() >> 13 & 1);
    sign | ((rounded - 0x3800_0000) >> 13) as u16
}

/// The number that a 16-bit float stands for; infinities and what is not a number give `None`.
pub(super) fn from_half(half: u16) -> Option<f32> {
    let (exponent, fraction) = (half >> 10 & 0x1f, f32::from(half & 0x03ff));
    let size = match exponent {
        0x1f => return None,
        0 => fraction / 16_777_216.0,
        _ => f32::from_bits(u32::from(half & 0x7fff) << 13) * f32::from_bits(0x7780_0000),
    };
    Some(if half & 0x8000 == 0 { size } else { -size })
}

#[cfg(test)]
mod tests {
    use super::{from_half, to_half};

    #[test]
    fn every_16_bit_float_survives_the_way_there_and_back() {
        for half in 0..=u16::MAX {
            match from_half(half) {
                Some(value) => assert_eq!(to_half(value), half, "{value}"),
                None => assert_eq!(half >> 10 & 0x1f, 0x1f),
            }
        }
    }

    #[test]
    fn numbers_between_two_floats_go_to_the_nearest() {
        assert_eq!(from_half(to_half(1.000_4)), Some(1.0));
        assert_eq!(from_half(to_half(1.000_6)), Some(1.000_976_6));
        assert_eq!(from_half(to_half(1e9)), Some(65504.0));
        assert_eq!(from_half(to_half(-0.1)), Some(-0.099_975_586));
    }
}

//! Public keys as devices write them (COSE), and their signatures.

use ring::signature::{
    ECDSA_P256_SHA256_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents, UnparsedPublicKey,
};

/// The kinds of keys that are accepted, by their numbers: ECDSA with P-256, Ed25519, RSA.
pub(super) const KINDS: [i64; 3] = [-7, -8, -257];

/// A public key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Key {
    P256(Vec<u8>),
    Ed25519(Vec<u8>),
    Rsa { n: Vec<u8>, e: Vec<u8> },
}

/// A value of a key.
enum Value<'a> {
    Number(i64),
    Bytes(&'a [u8]),
}

impl Key {
    /// Reads a key. What follows it, such as extensions, is not looked at.
    pub(super) fn read(mut bytes: &[u8]) -> Option<Self> {
        let (5, n) = head(&mut bytes)? else { return None };
        let mut values = Vec::new();
        for _ in 0..n.min(16) {
            let Value::Number(name) = value(&mut bytes)? else { return None };
            values.push((name, value(&mut bytes)?));
        }
        let number = |name| {
            values.iter().find_map(|(at, value)| match value {
                Value::Number(number) if *at == name => Some(*number),
                _ => None,
            })
        };
        let text = |name| {
            values.iter().find_map(|(at, value)| match value {
                Value::Bytes(bytes) if *at == name => Some(bytes.to_vec()),
                _ => None,
            })
        };
        match (number(1)?, number(3)?, number(-1)) {
            (2, -7, Some(1)) => {
                let (x, y) = (text(-2)?, text(-3)?);
                (x.len() == 32 && y.len() == 32).then(|| Self::P256([&[4][..], &x, &y].concat()))
            }
            (1, -8, Some(6)) => text(-2).filter(|x| x.len() == 32).map(Self::Ed25519),
            (3, -257, None) => Some(Self::Rsa { n: text(-1)?, e: text(-2)? }),
            _ => None,
        }
    }

    /// Whether this key has signed the message.
    pub(super) fn verifies(&self, message: &[u8], signature: &[u8]) -> bool {
        match self {
            Self::P256(key) => {
                UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, key).verify(message, signature).is_ok()
            }
            Self::Ed25519(key) => UnparsedPublicKey::new(&ED25519, key).verify(message, signature).is_ok(),
            Self::Rsa { n, e } => RsaPublicKeyComponents { n, e }
                .verify(&RSA_PKCS1_2048_8192_SHA256, message, signature)
                .is_ok(),
        }
    }
}

/// The kind and the number at the beginning of a value in CBOR.
fn head(bytes: &mut &[u8]) -> Option<(u8, u64)> {
    let (&first, rest) = bytes.split_first()?;
    let n_bytes = match first & 31 {
        n @ 0..=23 => {
            *bytes = rest;
            return Some((first >> 5, u64::from(n)));
        }
        24 => 1,
        25 => 2,
        26 => 4,
        _ => return None,
    };
    let (number, rest) = rest.split_at_checked(n_bytes)?;
    *bytes = rest;
    Some((first >> 5, number.iter().fold(0, |sum, byte| (sum << 8) | u64::from(*byte))))
}

fn value<'a>(bytes: &mut &'a [u8]) -> Option<Value<'a>> {
    match head(bytes)? {
        (0, n) => Some(Value::Number(i64::try_from(n).ok()?)),
        (1, n) => Some(Value::Number(-1 - i64::try_from(n).ok()?)),
        (2, n) => {
            let (text, rest) = bytes.split_at_checked(usize::try_from(n).ok()?)?;
            *bytes = rest;
            Some(Value::Bytes(text))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::rand::SystemRandom;
    use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair};

    fn p256(public: &[u8]) -> Vec<u8> {
        [
            &[0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32][..],
            &public[1..33],
            &[0x22, 0x58, 32],
            &public[33..],
        ]
        .concat()
    }

    #[test]
    fn a_signature_is_of_its_key_and_message() {
        let random = SystemRandom::new();
        let kind = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let made = EcdsaKeyPair::generate_pkcs8(kind, &random).unwrap();
        let pair = EcdsaKeyPair::from_pkcs8(kind, made.as_ref(), &random).unwrap();
        let key = Key::read(&p256(pair.public_key().as_ref())).unwrap();
        let signature = pair.sign(&random, b"message").unwrap();
        assert!(key.verifies(b"message", signature.as_ref()));
        assert!(!key.verifies(b"another", signature.as_ref()));
        assert!(!key.verifies(b"message", &signature.as_ref()[1..]));

        let pair = Ed25519KeyPair::from_seed_unchecked(&[7; 32]).unwrap();
        let written =
            [&[0xa4, 1, 1, 3, 0x27, 0x20, 6, 0x21, 0x58, 32][..], pair.public_key().as_ref()].concat();
        let key = Key::read(&written).unwrap();
        assert!(key.verifies(b"message", pair.sign(b"message").as_ref()));
        assert!(!key.verifies(b"another", pair.sign(b"message").as_ref()));
    }

    #[test]
    fn a_key_that_cannot_be_read_is_refused() {
        let good = p256(&[4; 65]);
        assert!(Key::read(&good).is_some());
        assert!(Key::read(&[&good[..], b"more"].concat()).is_some(), "extensions follow");
        for n in 0..good.len() {
            assert!(Key::read(&good[..n]).is_none(), "{n}");
        }
        for at in [0, 2, 4, 6] {
            let mut bad = good.clone();
            bad[at] ^= 1;
            assert!(Key::read(&bad).is_none(), "{at}");
        }
        assert!(Key::read(&[0xbf, 1, 2]).is_none(), "no end is named");
        assert!(Key::read(&[0xa1, 1, 0x5a, 0xff, 0xff, 0xff, 0xff]).is_none(), "longer than it is");
    }
}

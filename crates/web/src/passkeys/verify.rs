//! What a browser says that it has signed, and what the device says about itself.

use ring::digest::{SHA256, digest};
use serde::Deserialize;

/// A person has touched the device.
const PRESENT: u8 = 1;

/// A new key follows.
const MADE: u8 = 1 << 6;

/// What the browser says.
#[derive(Debug, Deserialize)]
pub(super) struct Said {
    #[serde(rename = "type")]
    kind: String,
    /// The number that was signed.
    pub challenge: String,
    origin: String,
    #[serde(rename = "crossOrigin", default)]
    is_framed: bool,
}

impl Said {
    /// Reads it if it is of this kind and for a page of this origin.
    pub(super) fn read(json: &[u8], kind: &str, origin: &str) -> Option<Self> {
        let said: Self = serde_json::from_slice(json).ok()?;
        (said.kind == kind && said.origin == origin && !said.is_framed).then_some(said)
    }
}

/// What the device says.
#[derive(Debug)]
pub(super) struct Data<'a> {
    /// How often it has signed, if it counts.
    pub counter: u32,
    /// The name and the public part of a new key.
    pub made: Option<(&'a [u8], &'a [u8])>,
}

impl<'a> Data<'a> {
    /// Reads it if it is for this site and a person was present.
    pub(super) fn read(bytes: &'a [u8], site: &str) -> Option<Self> {
        let (whose, rest) = bytes.split_at_checked(32)?;
        let (&flags, rest) = rest.split_first()?;
        let (counter, rest) = rest.split_first_chunk::<4>()?;
        if whose != digest(&SHA256, site.as_bytes()).as_ref() || flags & PRESENT == 0 {
            return None;
        }
        let made = match flags & MADE {
            0 => None,
            _ => {
                let (_model, rest) = rest.split_at_checked(16)?;
                let (length, rest) = rest.split_first_chunk::<2>()?;
                Some(rest.split_at_checked(usize::from(u16::from_be_bytes(*length)))?)
            }
        };
        Some(Self { counter: u32::from_be_bytes(*counter), made })
    }
}

/// The bytes that a device signs.
pub(super) fn signed(data: &[u8], client: &[u8]) -> Vec<u8> {
    [data, digest(&SHA256, client).as_ref()].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(json: &str) -> bool {
        Said::read(json.as_bytes(), "webauthn.get", "https://games.example.org").is_some()
    }

    #[test]
    fn what_was_signed_for_another_page_is_refused() {
        let good = r#"{"type":"webauthn.get","challenge":"x","origin":"https://games.example.org","crossOrigin":false}"#;
        assert!(said(good));
        for (from, to) in [
            ("webauthn.get", "webauthn.create"),
            ("games.example.org", "evil.example"),
            ("https:", "http:"),
            ("false", "true"),
            ("{", ""),
        ] {
            assert!(!said(&good.replacen(from, to, 1)), "{to}");
        }
    }

    #[test]
    fn what_a_device_says_is_read_strictly() {
        let site = digest(&SHA256, b"games.example.org");
        let bytes =
            [site.as_ref(), &[PRESENT | MADE], &[0, 0, 0, 7], &[9; 16], &[0, 2], b"id", b"key"].concat();
        let data = Data::read(&bytes, "games.example.org").unwrap();
        assert_eq!((data.counter, data.made), (7, Some((&b"id"[..], &b"key"[..]))));
        assert!(Data::read(&bytes, "evil.example").is_none());
        for n in 0..bytes.len() - 3 {
            assert!(Data::read(&bytes[..n], "games.example.org").is_none(), "{n}");
        }
        let mut absent = bytes;
        absent[32] = MADE;
        assert!(Data::read(&absent, "games.example.org").is_none(), "nobody was there");
    }
}

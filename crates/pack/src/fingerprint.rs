//! A number that stays the same as long as the content of a pack does.

use toml::de::{DeTable, DeValue};

use crate::document::Document;

/// The 64-bit FNV-1a hash.
#[derive(Clone, Copy, Debug)]
pub struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    /// Adds more bytes.
    pub fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// The hash of all bytes so far.
    pub fn finish(self) -> u64 {
        self.0
    }
}

impl Document<'_> {
    /// Fingerprint of the merged content. Spacing, comments and the order of fields do not change it, and neither do
    /// the fields and sections named in `apart_from`, so that a corrected spelling does not make a new pack.
    pub fn fingerprint(&self, apart_from: &[&str]) -> u64 {
        let mut hash = Fnv::default();
        write_table(&mut hash, self.root(), apart_from);
        hash.finish()
    }
}

// Every value starts with a letter for its type and stops with an end mark, so that different trees give different
// bytes.
fn write_table(hash: &mut Fnv, table: &DeTable<'_>, apart_from: &[&str]) {
    hash.write(b"t");
    for (key, value) in table {
        let key = key.get_ref().as_ref();
        if !apart_from.contains(&key) {
            write_text(hash, b"k", key);
            write_value(hash, value.get_ref(), apart_from);
        }
    }
    hash.write(b"\0");
}

fn write_value(hash: &mut Fnv, value: &DeValue<'_>, apart_from: &[&str]) {
    match value {
        DeValue::String(text) => write_text(hash, b"s", text),
        DeValue::Integer(number) => write_text(hash, b"i", &number.to_string()),
        DeValue::Float(number) => write_text(hash, b"f", number.as_str()),
        DeValue::Boolean(truth) => write_text(hash, b"b", if *truth { "1" } else { "0" }),
        DeValue::Datetime(moment) => write_text(hash, b"d", &moment.to_string()),
        DeValue::Array(list) => {
            hash.write(b"a");
            list.iter().for_each(|value| write_value(hash, value.get_ref(), apart_from));
            hash.write(b"\0");
        }
        DeValue::Table(table) => write_table(hash, table, apart_from),
    }
}

fn write_text(hash: &mut Fnv, letter: &[u8], text: &str) {
    hash.write(letter);
    hash.write(text.as_bytes());
    hash.write(b"\0");
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Published test vectors of FNV-1a.
    #[test]
    fn fnv_1a() {
        let hash = |text: &str| {
            let mut hash = Fnv::default();
            hash.write(text.as_bytes());
            hash.finish()
        };
        assert_eq!(hash(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(hash("a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(hash("foobar"), 0x8594_4171_f739_67e8);
    }
}

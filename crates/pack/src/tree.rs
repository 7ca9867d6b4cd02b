//! Walking a TOML tree that remembers where each value stands.

use std::fmt::Write as _;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::document::{Section, Shape};

pub(crate) type Value<'t> = Spanned<DeValue<'t>>;

/// The table with all positions moved on by `by`.
pub(crate) fn moved(table: DeTable<'_>, by: usize) -> DeTable<'_> {
    let key = |key: Spanned<_>| Spanned::new(shift(key.span(), by), key.into_inner());
    table.into_iter().map(|(name, value)| (key(name), moved_value(value, by))).collect()
}

fn moved_value(value: Value<'_>, by: usize) -> Value<'_> {
    let span = shift(value.span(), by);
    let value = match value.into_inner() {
        DeValue::Table(table) => DeValue::Table(moved(table, by)),
        DeValue::Array(list) => {
            DeValue::Array(list.into_iter().map(|value| moved_value(value, by)).collect())
        }
        leaf => leaf,
    };
    Spanned::new(span, value)
}

fn shift(span: Range<usize>, by: usize) -> Range<usize> {
    span.start + by..span.end + by
}

/// What the key field of an entry says.
pub(crate) fn key_of(entry: &DeValue<'_>, key: &str) -> Option<String> {
    match entry.as_table()?.get(key)?.get_ref() {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Integer(number) => Some(number.to_string()),
        _ => None,
    }
}

/// A key as it stands in the file: words in quotes, numbers bare.
pub(crate) fn quoted(key: &str) -> String {
    if key.parse::<i64>().is_ok() { key.to_owned() } else { format!("\"{key}\"") }
}

/// Section, entry and field that a position belongs to, such as `world "spice_world": powers[0]`.
pub(crate) fn place(root: &DeTable<'_>, sections: &[Section], at: &Range<usize>) -> String {
    let mut search = Search { at, best: None };
    for (name, value) in root {
        let section = name.get_ref().as_ref();
        search.visit(name.span(), section);
        let shape = sections.iter().find(|known| known.name == section).map(|known| known.shape);
        match (shape, value.get_ref()) {
            (Some(Shape::List { key }), DeValue::Array(entries)) => {
                for (number, entry) in entries.iter().enumerate() {
                    let label = key_of(entry.get_ref(), key)
                        .map_or_else(|| format!("#{}", number + 1), |id| quoted(&id));
                    search.entry(&format!("{section} {label}"), entry);
                }
            }
            (Some(Shape::Tables), DeValue::Table(entries)) => {
                for (id, entry) in entries {
                    let label = format!("{section} {}", quoted(id.get_ref()));
                    search.visit(id.span(), &label);
                    search.entry(&label, entry);
                }
            }
            _ => search.entry(section, value),
        }
    }
    search.best.map(|(_, place)| place).unwrap_or_default()
}

struct Search<'a> {
    at: &'a Range<usize>,
    best: Option<(usize, String)>,
}

impl Search<'_> {
    /// Takes the place if its text encloses the position more tightly than what was found so far.
    fn visit(&mut self, span: Range<usize>, place: &str) {
        let encloses = span.start <= self.at.start && self.at.end <= span.end && !span.is_empty();
        if encloses && self.best.as_ref().is_none_or(|(len, _)| span.len() <= *len) {
            self.best = Some((span.len(), place.to_owned()));
        }
    }

    fn entry(&mut self, label: &str, entry: &Value<'_>) {
        self.visit(entry.span(), label);
        if let DeValue::Table(fields) = entry.get_ref() {
            for (name, value) in fields {
                let place = format!("{label}: {}", name.get_ref());
                self.visit(name.span(), &place);
                self.field(&place, value);
            }
        }
    }

    fn field(&mut self, place: &str, value: &Value<'_>) {
        self.visit(value.span(), place);
        let mut inner = String::new();
        match value.get_ref() {
            DeValue::Table(fields) => {
                for (name, value) in fields {
                    inner.clear();
                    let _ = write!(inner, "{place}.{}", name.get_ref());
                    self.visit(name.span(), &inner);
                    self.field(&inner, value);
                }
            }
            DeValue::Array(list) => {
                for (i, value) in list.iter().enumerate() {
                    inner.clear();
                    let _ = write!(inner, "{place}[{i}]");
                    self.field(&inner, value);
                }
            }
            _ => {}
        }
    }
}

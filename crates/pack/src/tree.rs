//! Functions on a TOML tree that keeps the position of each value.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::document::{Section, Shape};

pub(crate) type Value<'t> = Spanned<DeValue<'t>>;

/// The table with all positions moved by `by`.
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

/// The value of the key field of an entry.
pub(crate) fn key_of(entry: &DeValue<'_>, key: &str) -> Option<String> {
    match entry.as_table()?.get(key)?.get_ref() {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Integer(number) => Some(number.to_string()),
        _ => None,
    }
}

/// A key as it is written in the file: words in quotes, numbers without.
pub(crate) fn quoted(key: &str) -> String {
    if key.parse::<i64>().is_ok() { key.to_owned() } else { format!("\"{key}\"") }
}

/// The table at exactly this position.
pub(crate) fn find_table<'a, 't>(root: &'a DeTable<'t>, at: &Range<usize>) -> Option<&'a DeTable<'t>> {
    fn find<'a, 't>(value: &'a Value<'t>, at: &Range<usize>) -> Option<&'a DeTable<'t>> {
        match value.get_ref() {
            DeValue::Table(table) if value.span() == *at => Some(table),
            DeValue::Table(table) => find_table(table, at),
            DeValue::Array(list) => list.iter().find_map(|value| find(value, at)),
            _ => None,
        }
    }
    root.values().find_map(|value| find(value, at))
}

/// Section, entry and field that enclose a position, such as `world "spice_world": powers[0]`.
pub(crate) fn place(root: &DeTable<'_>, sections: &[Section], at: &Range<usize>) -> Option<String> {
    let mut best: Option<(usize, String)> = None;
    visit(root, sections, &mut |span, place| {
        let encloses = span.start <= at.start && at.end <= span.end && !span.is_empty();
        if encloses && best.as_ref().is_none_or(|(len, _)| span.len() <= *len) {
            best = Some((span.len(), place.to_owned()));
        }
    });
    best.map(|(_, place)| place)
}

/// The last section, entry or field that begins before a position.
pub(crate) fn place_before(root: &DeTable<'_>, sections: &[Section], at: &Range<usize>) -> Option<String> {
    let mut best: Option<(usize, String)> = None;
    visit(root, sections, &mut |span, place| {
        if span.start < at.start && best.as_ref().is_none_or(|(start, _)| *start < span.start) {
            best = Some((span.start, place.to_owned()));
        }
    });
    best.map(|(_, place)| place)
}

/// Calls a function for every key and value of a tree with its place, outer ones first.
fn visit(root: &DeTable<'_>, sections: &[Section], show: &mut dyn FnMut(Range<usize>, &str)) {
    for (name, value) in root {
        let section = name.get_ref().as_ref();
        show(name.span(), section);
        let shape = sections.iter().find(|known| known.name == section).map(|known| known.shape);
        match (shape, value.get_ref()) {
            (Some(Shape::List { key } | Shape::OpenList { key, .. }), DeValue::Array(entries)) => {
                for (number, entry) in entries.iter().enumerate() {
                    let label = key_of(entry.get_ref(), key)
                        .map_or_else(|| format!("#{}", number + 1), |id| quoted(&id));
                    visit_value(entry, &format!("{section} {label}"), ": ", show);
                }
            }
            (Some(Shape::Tables), DeValue::Table(entries)) => {
                for (id, entry) in entries {
                    let label = format!("{section} {}", quoted(id.get_ref()));
                    show(id.span(), &label);
                    visit_value(entry, &label, ": ", show);
                }
            }
            _ => visit_value(value, section, ": ", show),
        }
    }
}

/// Calls it for a value and its content; `dot` separates the place of a table from its fields.
fn visit_value(value: &Value<'_>, place: &str, dot: &str, show: &mut dyn FnMut(Range<usize>, &str)) {
    show(value.span(), place);
    match value.get_ref() {
        DeValue::Table(fields) => {
            for (name, value) in fields {
                let place = format!("{place}{dot}{}", name.get_ref());
                show(name.span(), &place);
                visit_value(value, &place, ".", show);
            }
        }
        DeValue::Array(list) => {
            for (i, value) in list.iter().enumerate() {
                visit_value(value, &format!("{place}[{i}]"), ".", show);
            }
        }
        _ => {}
    }
}

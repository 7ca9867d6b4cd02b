//! Overrides: a second file that replaces what it names and leaves the rest unchanged.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::document::{Document, Fault, Section, Shape};
use crate::error::Errors;
use crate::near::suggestion;
use crate::tree::{Value, key_of};

/// An override entry with `replace = true` replaces the whole entry instead of single fields.
const REPLACE: &str = "replace";

impl<'t> Document<'t> {
    /// Lets an override replace entries by id. Fields that it gives replace those of the pack, also inside tables;
    /// lists are replaced as a whole; all other fields stay. An entry with `replace = true` replaces the whole entry,
    /// so that a field can be removed. An entry with a new id is added to an open list while there is room; no other entry
    /// can be added, and none can be removed.
    ///
    /// # Errors
    /// All faults of the override's syntax and sections, and all entries that cannot be added. Its values are checked
    /// when the merged document is read.
    pub fn replace(&mut self, file: &'t str, text: &'t str) -> Result<(), Errors> {
        let over = self.parse(file, text)?;
        self.check(&over, Vec::new())?;
        let mut faults = Vec::new();
        let mut merged = self.root().clone();
        for (name, value) in over.clone() {
            let (Some(section), Some(base)) = (self.section(name.get_ref()), merged.get_mut(&name)) else {
                continue;
            };
            replace_section(section, base, value, &mut faults);
        }
        self.raise(&over, faults)?;
        *self.root_mut() = merged;
        Ok(())
    }
}

fn replace_section<'t>(section: Section, base: &mut Value<'t>, over: Value<'t>, faults: &mut Vec<Fault>) {
    match (section.shape, base.get_mut(), over.into_inner()) {
        (Shape::Table, DeValue::Table(base), DeValue::Table(over)) => replace_fields(base, over),
        (Shape::Tables, DeValue::Table(base), DeValue::Table(over)) => {
            let known: Vec<_> = base.keys().map(|id| id.get_ref().to_string()).collect();
            for (id, entry) in over {
                match base.get_mut(&id) {
                    Some(old) => replace_entry(old, entry),
                    None => faults.push((id.span(), unknown("table", id.get_ref(), &known))),
                }
            }
        }
        (Shape::List { key } | Shape::OpenList { key, .. }, DeValue::Array(base), DeValue::Array(over)) => {
            let known: Vec<_> = base.iter().filter_map(|entry| key_of(entry.get_ref(), key)).collect();
            for entry in over {
                let Some(id) = key_of(entry.get_ref(), key) else {
                    faults.push((entry.span(), format!("missing field `{key}`, which says what to replace")));
                    continue;
                };
                if let Some(old) =
                    base.iter_mut().find(|old| key_of(old.get_ref(), key).as_ref() == Some(&id))
                {
                    replace_entry(old, entry);
                    continue;
                }
                match section.shape {
                    Shape::OpenList { most, .. } if base.len() < most => base.push(entry),
                    Shape::OpenList { most, .. } => {
                        let message = format!("expected at most {most} {} entries", section.name);
                        faults.push((entry.get_ref()[key].span(), message));
                    }
                    _ => faults.push((entry.get_ref()[key].span(), unknown(section.name, &id, &known))),
                }
            }
        }
        _ => unreachable!("the shapes of both trees have been checked"),
    }
}

fn unknown(thing: &str, id: &str, known: &[String]) -> String {
    let near = suggestion(id, known.iter().map(String::as_str));
    if !near.is_empty() {
        return format!("there is no such {thing}{near}");
    }
    let n_known = known.len();
    format!(
        "there is no such {thing}: the game has exactly {n_known} and the pack has all of them, so that an override \
         can change one but not add one"
    )
}

fn replace_entry<'t>(base: &mut Value<'t>, over: Value<'t>) {
    let span = over.span();
    let (DeValue::Table(old), DeValue::Table(mut new)) = (base.get_mut(), over.into_inner()) else {
        unreachable!("entries of a checked section are tables");
    };
    let replace = new.get(REPLACE).and_then(|value| value.get_ref().as_bool());
    if replace.is_some() {
        new.remove(REPLACE);
    }
    if replace == Some(true) {
        *base = Spanned::new(span, DeValue::Table(new));
    } else {
        replace_fields(old, new);
    }
}

fn replace_fields<'t>(base: &mut DeTable<'t>, over: DeTable<'t>) {
    for (name, value) in over {
        if let (Some(DeValue::Table(old)), true) =
            (base.get_mut(&name).map(Spanned::get_mut), value.get_ref().is_table())
        {
            let DeValue::Table(new) = value.into_inner() else { continue };
            replace_fields(old, new);
        } else {
            // Inserting alone would keep the old key and its old position.
            base.remove(&name);
            base.insert(name, value);
        }
    }
}

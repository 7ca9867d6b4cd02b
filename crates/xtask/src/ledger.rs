//! Rule ids: what the ledgers define, what the tests cite, and what is missing.

use crate::Fault;
use crate::members::members;
use crate::rust::{layers, names};
use crate::tree::File;
use std::collections::{BTreeMap, BTreeSet};

mod translated;
mod waiting;
pub use translated::astray;
pub use waiting::out_of_date;

/// The families of ids that the games have: `NF` in `NF-042`.
struct Families {
    /// Those whose rules must all have a test.
    due: Vec<String>,
    all: Vec<String>,
}

impl Families {
    fn of(files: &[File]) -> Self {
        let members = members(files);
        let due: Vec<String> = members.iter().flat_map(|member| member.due.clone()).collect();
        let begun = members.into_iter().flat_map(|member| member.begun);
        Self { all: due.iter().cloned().chain(begun).collect(), due }
    }

    /// The ids in a line of prose.
    fn ids(&self, line: &str) -> Vec<String> {
        let words = line.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
        let is_id = |word: &str| {
            word.split_once('-').is_some_and(|(family, number)| {
                self.all.iter().any(|known| known == family)
                    && !number.is_empty()
                    && number.chars().all(|c| c.is_ascii_digit())
            })
        };
        words.filter(|word| is_id(word)).map(str::to_owned).collect()
    }

    /// The ids in the name of a function that a line of code begins: `fn nf_042_order()`.
    fn ids_in_names(&self, code: &str) -> Vec<String> {
        let mut words = names(code).skip_while(|word| *word != "fn").skip(1);
        let parts: Vec<&str> = words.next().map(|name| name.split('_').collect()).unwrap_or_default();
        let pairs = parts.windows(2).map(|pair| format!("{}-{}", pair[0].to_uppercase(), pair[1]));
        pairs.flat_map(|id| self.ids(&id)).collect()
    }
}

/// An id such as `NF-042`, and its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mention {
    /// The id.
    pub id: String,
    /// The file.
    pub path: String,
    /// The line, from 1.
    pub line: usize,
}

/// The ids that the ledgers in `docs/rules` define: list items that begin with the id in bold. A translation defines
/// nothing.
pub fn defined(files: &[File]) -> Vec<Mention> {
    let families = Families::of(files);
    let ledgers = files.iter().filter(|file| {
        file.path.starts_with("docs/rules/")
            && file.extension() == "md"
            && translated::original(file).is_none()
    });
    let lines =
        ledgers.flat_map(|file| file.text.lines().enumerate().map(move |(n, line)| (file, n + 1, line)));
    let items = lines.filter_map(|(file, n, line)| Some((file, n, line.strip_prefix("- **")?)));
    items
        .filter_map(|(file, line, item)| {
            let id = families.ids(item).into_iter().next().filter(|id| item.starts_with(id.as_str()))?;
            Some(Mention { id, path: file.path.clone(), line })
        })
        .collect()
}

/// The ids that tests cite, in a comment or in the name of a function.
pub fn cited(files: &[File]) -> Vec<Mention> {
    let families = Families::of(files);
    let mut found = Vec::new();
    for file in sources(files) {
        let layers = layers(file);
        // The first comment of a file describes the file and tests nothing.
        let is_head = |line: &str| line.trim_start().starts_with("//!");
        found.extend(mentioned(file, &layers.test_comments, |line| {
            if is_head(line) { vec![] } else { families.ids(line) }
        }));
        found.extend(mentioned(file, &layers.tests, |code| families.ids_in_names(code)));
    }
    found
}

/// Rules that no test cites although their family is due and they do not wait for a part that is not built.
pub fn untested(files: &[File]) -> Vec<Fault> {
    let cited: BTreeSet<String> = cited(files).into_iter().map(|mention| mention.id).collect();
    let due = Families::of(files).due;
    let is_due = |id: &str| due.iter().any(|family| family == prefix(id));
    let due = defined(files).into_iter().filter(|rule| is_due(&rule.id));
    let waiting: BTreeSet<String> = waiting::listed(files).0.into_iter().map(|rule| rule.id).collect();
    due.filter(|rule| !cited.contains(&rule.id) && !waiting.contains(&rule.id))
        .map(|rule| {
            let name = rule.id.to_lowercase().replace('-', "_");
            let what = format!("{} has no test: name one `{name}_…` or cite the id in its comment", rule.id);
            Fault::at(&rule.path, rule.line, what)
        })
        .collect()
}

/// Mentions of a rule that no ledger defines, in sources and documents.
pub fn unknown(files: &[File]) -> Vec<Fault> {
    let defined: BTreeSet<String> = defined(files).into_iter().map(|rule| rule.id).collect();
    let families = Families::of(files);
    let ids = |line: &str| families.ids(line);
    let mut mentions = Vec::new();
    for file in sources(files) {
        let layers = layers(file);
        mentions.extend(mentioned(file, &layers.comments, ids));
        mentions.extend(mentioned(file, &layers.test_comments, ids));
        mentions.extend(mentioned(file, &layers.tests, |code| families.ids_in_names(code)));
    }
    for file in files.iter().filter(|file| file.extension() == "md") {
        mentions.extend(mentioned(file, &file.text, ids));
    }
    let unknown = mentions.into_iter().filter(|mention| !defined.contains(&mention.id));
    unknown
        .map(|mention| {
            let what = format!("cites {}, which no ledger in docs/rules defines", mention.id);
            Fault::at(&mention.path, mention.line, what)
        })
        .collect()
}

/// Ids that a ledger defines twice.
pub fn defined_twice(files: &[File]) -> Vec<Fault> {
    let mut first = BTreeMap::new();
    let mut faults = Vec::new();
    for rule in defined(files) {
        if let Some(before) = first.get(&rule.id) {
            faults.push(Fault::at(
                &rule.path,
                rule.line,
                format!("{} is already defined in line {before}", rule.id),
            ));
        }
        first.entry(rule.id).or_insert(rule.line);
    }
    faults
}

fn sources(files: &[File]) -> impl Iterator<Item = &File> {
    // The samples of this crate cite ids that do not exist.
    files.iter().filter(|file| file.extension() == "rs" && file.member() != Some("xtask"))
}

fn mentioned(file: &File, text: &str, ids: impl Fn(&str) -> Vec<String>) -> Vec<Mention> {
    let lines = (1..).zip(text.lines());
    let found = lines.flat_map(|(line, text)| ids(text).into_iter().map(move |id| (line, id)));
    found.map(|(line, id)| Mention { id, path: file.path.clone(), line }).collect()
}

fn prefix(id: &str) -> &str {
    id.split_once('-').map_or("", |(prefix, _)| prefix)
}

#[cfg(test)]
mod tests;

//! Rules that wait: `tests/waiting.toml` of a game lists the rules of parts that are not built yet, by part.

use super::{cited, defined};
use crate::Fault;
use crate::tree::File;
use std::collections::BTreeSet;
use toml::{Table, Value};

/// A rule that has no test yet, and its place in the list.
pub(super) struct Waiting {
    pub(super) id: String,
    path: String,
    line: usize,
}

/// The rules that wait, and the lists that cannot be read.
pub(super) fn listed(files: &[File]) -> (Vec<Waiting>, Vec<Fault>) {
    let (mut waiting, mut faults) = (Vec::new(), Vec::new());
    for list in files.iter().filter(|file| file.path.ends_with("/tests/waiting.toml")) {
        let parts = match list.text.parse::<Table>() {
            Ok(parts) => parts,
            Err(error) => {
                faults.push(Fault::in_file(&list.path, format!("cannot be read: {error}")));
                continue;
            }
        };
        for (part, ids) in &parts {
            let Some(ids) = ids.as_array() else {
                faults.push(Fault::in_file(&list.path, format!("`{part}` is no list of ids")));
                continue;
            };
            for id in ids.iter().filter_map(Value::as_str) {
                let line = list.text.lines().position(|line| line.contains(&format!("\"{id}\"")));
                let line = line.map_or(0, |line| line + 1);
                waiting.push(Waiting { id: id.to_owned(), path: list.path.clone(), line });
            }
        }
    }
    (waiting, faults)
}

/// What is wrong with the lists: rules that have a test, rules that no ledger defines, rules that are listed twice.
pub fn out_of_date(files: &[File]) -> Vec<Fault> {
    let cited: BTreeSet<String> = cited(files).into_iter().map(|mention| mention.id).collect();
    let defined: BTreeSet<String> = defined(files).into_iter().map(|rule| rule.id).collect();
    let (waiting, mut faults) = listed(files);
    let mut seen = BTreeSet::new();
    for Waiting { id, path, line } in waiting {
        if cited.contains(&id) {
            faults.push(Fault::at(&path, line, format!("{id} has a test: take it off the list")));
        }
        if !defined.contains(&id) {
            faults.push(Fault::at(
                &path,
                line,
                format!("{id} waits, but no ledger in docs/rules defines it"),
            ));
        }
        if !seen.insert(id.clone()) {
            faults.push(Fault::at(&path, line, format!("{id} is listed twice")));
        }
    }
    faults
}

//! Rules broken on purpose: `tests/mutants.toml` of a crate lists small changes of its sources, each of which a test of
//! the rule must notice.

pub mod copy;
pub mod grid;
pub mod run;

use crate::Fault;
use crate::members::{Kind, members};
use crate::tree::File;
use std::collections::BTreeSet;
use toml::{Table, Value};

/// There must be so many in all.
const N_LEAST: usize = 60;

/// One rule broken on purpose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mutant {
    /// The crate, by folder.
    pub member: String,
    /// Its own name, unique in the project.
    pub id: String,
    /// The rule of the ledger that it breaks; in a crate without a ledger, what must hold.
    pub rule: String,
    /// The file, from the root of the project.
    pub file: String,
    /// The text that is replaced; it stands in the file exactly once.
    pub find: String,
    /// What replaces it.
    pub replace: String,
    /// The test program that notices it.
    pub program: String,
    /// Part of the names of the tests that notice it.
    pub tests: String,
}

impl Mutant {
    /// The text of its file with the rule broken; none if the text to be replaced does not stand there exactly once.
    pub fn applied(&self, text: &str) -> Option<String> {
        (text.matches(&self.find).count() == 1).then(|| text.replacen(&self.find, &self.replace, 1))
    }
}

/// The mutants that one of these words chooses: those of the crate of that name; if there is none, those whose id or rule
/// contains the word. Without a word all of them.
pub fn chosen(mutants: Vec<Mutant>, words: &[&str]) -> Vec<Mutant> {
    let is_crate = |word: &str| mutants.iter().any(|mutant| mutant.member == word);
    let crates: Vec<&str> = words.iter().copied().filter(|word| is_crate(word)).collect();
    let fits = |mutant: &Mutant, word: &str| match crates.contains(&word) {
        true => mutant.member == word,
        false => mutant.id.contains(word) || mutant.rule.contains(word),
    };
    let is_chosen = |mutant: &Mutant| words.is_empty() || words.iter().any(|word| fits(mutant, word));
    mutants.into_iter().filter(is_chosen).collect()
}

/// All mutants of the project, and what is wrong with the lists.
#[derive(Debug)]
pub struct List {
    /// Those that can be read.
    pub mutants: Vec<Mutant>,
    /// Entries that cannot be read, lead nowhere or come twice.
    pub faults: Vec<Fault>,
}

/// Reads the lists of all crates.
pub fn listed(files: &[File]) -> List {
    let (mut mutants, mut faults) = (Vec::new(), Vec::new());
    let mut ids = BTreeSet::new();
    for list in files.iter().filter(|file| file.path.ends_with("/tests/mutants.toml")) {
        let entries = match list.text.parse::<Table>() {
            Ok(table) => table.get("mutant").and_then(Value::as_array).cloned().unwrap_or_default(),
            Err(error) => {
                faults.push(Fault::in_file(&list.path, format!("cannot be read: {error}")));
                continue;
            }
        };
        for (n, entry) in (1..).zip(&entries) {
            let member = list.member().unwrap_or_default();
            let judged = read(member, entry).and_then(|mutant| judge(&mutant, files).map(|()| mutant));
            match judged {
                Ok(mutant) if ids.insert(mutant.id.clone()) => mutants.push(mutant),
                Ok(mutant) => faults.push(at(list, n, &mutant.id, "has an id that is already taken")),
                Err(fault) => {
                    let id = entry.get("id").and_then(Value::as_str).unwrap_or("?");
                    faults.push(at(list, n, id, &fault));
                }
            }
        }
    }
    List { mutants, faults }
}

/// What is wrong with the lists; too few of them is a fault, too.
pub fn astray(files: &[File]) -> Vec<Fault> {
    let List { mutants, mut faults } = listed(files);
    if mutants.len() < N_LEAST {
        let what = format!("{} mutants in all that can be applied: keep at least {N_LEAST}", mutants.len());
        faults.push(Fault::in_file("crates/*/tests/mutants.toml", what));
    }
    faults
}

fn at(list: &File, n: usize, id: &str, what: &str) -> Fault {
    let line = list.text.lines().position(|line| line == format!("id = \"{id}\""));
    Fault::at(&list.path, line.map_or(0, |line| line + 1), format!("mutant {n} (`{id}`) {what}"))
}

fn read(member: &str, entry: &Value) -> Result<Mutant, String> {
    let known = ["id", "rule", "file", "find", "replace", "program", "tests"];
    let table = entry.as_table().ok_or("is no table")?;
    if let Some(other) = table.keys().find(|key| !known.contains(&key.as_str())) {
        return Err(format!("has an unknown key `{other}`"));
    }
    let optional = |key: &str| table.get(key).and_then(Value::as_str).map(str::to_owned);
    let text = |key: &str| optional(key).ok_or_else(|| format!("has no text `{key}`"));
    Ok(Mutant {
        member: member.to_owned(),
        id: text("id")?,
        rule: text("rule")?,
        file: format!("crates/{member}/{}", text("file")?),
        find: text("find")?,
        replace: text("replace")?,
        program: optional("program").unwrap_or_else(|| "rules".to_owned()),
        tests: text("tests")?,
    })
}

/// Whether a mutant still fits the project.
fn judge(mutant: &Mutant, files: &[File]) -> Result<(), String> {
    let file = files.iter().find(|file| file.path == mutant.file);
    let file = file.ok_or_else(|| format!("changes {}, which is not there", mutant.file))?;
    if mutant.applied(&file.text).is_none() {
        let n = file.text.matches(&mutant.find).count();
        return Err(format!("does not apply: its `find` stands {n} times in {}, not once", mutant.file));
    }
    if mutant.find == mutant.replace {
        return Err("changes nothing".to_owned());
    }
    let own = || files.iter().filter(|file| file.member() == Some(mutant.member.as_str()));
    let names_test = |line: &str| {
        let name = line.trim_start().strip_prefix("fn ").and_then(|rest| rest.split('(').next());
        name.is_some_and(|name| name.contains(&mutant.tests))
    };
    if !own().any(|file| file.is_for_tests() && file.text.lines().any(names_test)) {
        return Err(format!("is to be noticed by `{}`, but no test is named so", mutant.tests));
    }
    let is_game = members(files).iter().any(|it| it.name == mutant.member && it.kind == Kind::Game);
    if is_game && !is_rule(&mutant.rule, &mutant.member, files) {
        return Err(format!("breaks {}, which the ledger does not define", mutant.rule));
    }
    Ok(())
}

/// Whether the ledger of a game has an item that begins with this id: a rule or a ruling.
fn is_rule(id: &str, game: &str, files: &[File]) -> bool {
    let ledger = |file: &&File| file.path.starts_with(&format!("docs/rules/{game}"));
    let defines = |line: &str| {
        let rest = line.strip_prefix("- **").and_then(|item| item.strip_prefix(id));
        rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '-'))
    };
    files.iter().filter(ledger).any(|file| file.text.lines().any(defines))
}

#[cfg(test)]
mod tests;

//! Checks the list of threats: every row names a test, and that test exists.

use crate::Fault;
use crate::tree::File;
use std::collections::HashSet;

/// The page with the list.
const PAGE: &str = "docs/security.md";

/// Rows of the list without a test, and tests that do not exist.
pub fn threats_without_a_test(files: &[File]) -> Vec<Fault> {
    let Some(page) = files.iter().find(|file| file.path == PAGE) else {
        return vec![Fault::in_file(PAGE, "is missing")];
    };
    let tests = tests(files);
    let mut faults = vec![];
    let mut n_rows = 0;
    for row in page.text.lines().filter(|line| line.starts_with("| ")).skip(1) {
        n_rows += 1;
        let last = row.trim_end_matches([' ', '|']).rsplit('|').next().unwrap_or_default();
        let named: Vec<&str> = last.split('`').skip(1).step_by(2).collect();
        if named.is_empty() {
            faults.push(Fault::in_file(PAGE, format!("no test is named in: {row}")));
        }
        for name in named.into_iter().filter(|name| !tests.contains(name)) {
            faults.push(Fault::in_file(PAGE, format!("there is no test `{name}`")));
        }
    }
    if n_rows == 0 {
        faults.push(Fault::in_file(PAGE, "has no list of threats"));
    }
    faults
}

/// The names of all functions with a test attribute.
fn tests(files: &[File]) -> HashSet<&str> {
    let mut found = HashSet::new();
    for file in files.iter().filter(|file| file.extension() == "rs") {
        let mut is_test = false;
        for line in file.text.lines().map(str::trim) {
            if line.starts_with("#[") {
                is_test |= line.contains("test]") || line.contains("test(");
            } else if std::mem::take(&mut is_test) {
                let name = line.split("fn ").nth(1);
                found.extend(name.and_then(|name| name.split('(').next()));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_without_a_living_test_is_found() {
        let source = "#[test]\nfn it_holds() {}\n#[tokio::test(flavor = \"x\")]\n    async fn it_waits() {}\nfn no_test() {}\n";
        let list = "| threat | what happens | test |\n|---|---|---|\n| a | b | `it_holds`, `it_waits` |\n";
        let of = |list: &str| {
            threats_without_a_test(&[File::new(PAGE, list), File::new("crates/a/tests/b.rs", source)])
        };
        assert_eq!(of(list).len(), 0);
        assert_eq!(of(&format!("{list}| c | d | `no_test` |\n| e | f | |\n")).len(), 2);
        assert_eq!(of("nothing").len(), 1);
        assert_eq!(threats_without_a_test(&[]).len(), 1);
    }
}

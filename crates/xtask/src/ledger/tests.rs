//! The checks of the ledgers on small samples.

use super::*;

const LEDGER: &str = "\
# Rules
- **NF-001** [turn] First, see NF-002.
- **NF-002** [turn] Second.
- **NFX-01 Worked example.** Given nothing.
- **X4-001** [turn] Not due.
- **G1** no rule.
";

/// The sample game, with families whose rules need tests and one whose rules do not.
fn sample() -> File {
    let about = "[package.metadata.fernweh]\nkind = \"game\"\nrules = [\"NF\", \"NFX\", \"BTS\"]\nrules-begun = [\"X4\"]\n";
    File::new("crates/sample/Cargo.toml", about)
}

fn files(path: &str, source: &str) -> Vec<File> {
    vec![sample(), File::new("docs/rules/sample.md", LEDGER), File::new(path, source)]
}

fn missing(path: &str, source: &str) -> Vec<String> {
    let faults = untested(&files(path, source));
    faults.iter().map(|fault| fault.what.split(' ').next().unwrap_or_default().to_owned()).collect()
}

const TEST: &str = "crates/sample/tests/rules.rs";
const SOURCE: &str = "crates/sample/src/flow.rs";

#[test]
fn rules_are_list_items_that_begin_with_their_id() {
    let ids: Vec<String> = defined(&files(TEST, "")).into_iter().map(|rule| rule.id).collect();
    assert_eq!(ids, ["NF-001", "NF-002", "NFX-01", "X4-001"]);
}

#[test]
fn a_rule_without_a_test_is_missing() {
    assert_eq!(missing(TEST, ""), ["NF-001", "NF-002", "NFX-01"], "and X4 is not due");
}

#[test]
fn a_name_or_a_comment_cites() {
    assert_eq!(
        missing(TEST, "#[test]\nfn nf_001_first_of_all() {}\n/// NF-002: second.\n// NFX-01"),
        [""; 0]
    );
    assert_eq!(missing(TEST, "fn nf_001_and_nf_002() {}"), ["NFX-01"]);
    assert_eq!(missing(TEST, "fn nf_001() {}"), ["NF-002", "NFX-01"]);
}

#[test]
fn only_tests_cite() {
    assert_eq!(missing(SOURCE, "/// NF-001, NF-002, NFX-01\nfn nf_001() {}").len(), 3);
    let source = "#[cfg(test)]\nmod tests {\n    /// NF-001\n    fn nf_002_x() {}\n}\n/// NFX-01\nfn f() {}";
    assert_eq!(missing(SOURCE, source), ["NFX-01"]);
}

#[test]
fn the_head_of_a_file_tests_nothing() {
    assert_eq!(missing(TEST, "//! NF-001 to NF-002").len(), 3);
    assert_eq!(unknown(&files(TEST, "//! NF-998 to NF-999")).len(), 2, "but it must not be wrong");
}

#[test]
fn strings_and_other_numbers_cite_nothing() {
    assert_eq!(missing(TEST, "fn f() { g(\"NF-001\"); } // XNF-001 NF-0012 NF-").len(), 3);
}

#[test]
fn an_unknown_id_is_found_wherever_it_stands() {
    let found = |path: &str, text: &str| unknown(&files(path, text)).len();
    assert_eq!(found(TEST, "fn nf_999_nonsense() {}"), 1);
    assert_eq!(found(TEST, "/// NF-999"), 1);
    assert_eq!(found(SOURCE, "//! NF-999 is no rule"), 1);
    assert_eq!(found("docs/decisions/0001-x.md", "see NF-999"), 1);
    assert_eq!(found(TEST, "// BTS-001 has no ledger yet"), 1);
    assert_eq!(found(TEST, "// NF-001..NF-002"), 0);
}

#[test]
fn a_second_definition_is_a_fault() {
    let twice = format!("{LEDGER}- **NF-001** [turn] Again.\n");
    assert_eq!(defined_twice(&[sample(), File::new("docs/rules/sample.md", &twice)]).len(), 1);
    assert_eq!(defined_twice(&files(TEST, "")), []);
    assert_eq!(defined_twice(&files("docs/rules/sample.de.md", LEDGER)), [], "a translation says it again");
}

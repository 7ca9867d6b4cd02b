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

/// The sample with a list of rules that wait and a test of the first rule.
fn with_waiting(list: &str) -> Vec<File> {
    let mut files = files(TEST, "fn nf_001() {}");
    files.push(File::new("crates/sample/tests/waiting.toml", list));
    files
}

#[test]
fn a_rule_that_waits_needs_no_test() {
    let left = untested(&with_waiting("war = [\"NF-002\"]\n"));
    assert_eq!(left.len(), 1, "neither tested nor waiting: {left:?}");
    assert!(left[0].what.starts_with("NFX-01 has no test"));
    assert_eq!(untested(&with_waiting("war = [\"NF-002\"]\ncouncil = [\"NFX-01\"]\n")), []);
}

#[test]
fn a_list_of_waiting_rules_is_kept_up_to_date() {
    let faults = |list: &str| {
        let faults = out_of_date(&with_waiting(list));
        faults.iter().map(|fault| format!("{} {}", fault.line, fault.what)).collect::<Vec<_>>()
    };
    assert_eq!(faults("# Rules.\nwar = [\n    \"NF-002\",\n]\n"), [""; 0]);
    assert_eq!(faults("war = [\"NF-001\"]\n"), ["1 NF-001 has a test: take it off the list"]);
    let unknown = "2 NF-009 waits, but no ledger in docs/rules defines it";
    assert_eq!(faults("war = [\"NF-002\",\n\"NF-009\"]\n"), [unknown]);
    assert_eq!(faults("war = [\"NF-002\"]\nlaw = [\"NF-002\"]\n"), ["1 NF-002 is listed twice"]);
    assert_eq!(faults("war = 7\n"), ["0 `war` is no list of ids"]);
    assert_eq!(faults("war = [\n").len(), 1);
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

//! Lists of mutants in small samples, each with one fault.

use super::*;

const ENTRY: &str = "[[mutant]]
id = \"more\"
rule = \"NF-001\"
file = \"src/lib.rs\"
find = \"a + 1\"
replace = \"a + 2\"
tests = \"nf_001\"
";

fn project(list: &str) -> Vec<File> {
    vec![
        File::new("crates/a/Cargo.toml", "[package.metadata.fernweh]\nkind = \"game\"\nrules = [\"NF\"]\n"),
        File::new("crates/a/src/lib.rs", "fn one(a: u8) -> u8 { a + 1 }\nfn two() { b + 2; b + 2 }\n"),
        File::new("crates/a/tests/rules/one.rs", "#[test]\nfn nf_001_one_more() {}\n"),
        File::new("crates/a/tests/mutants.toml", list),
        File::new("docs/rules/a.md", "- **NF-001** [turn] One more.\n- **R12.** A ruling.\n"),
    ]
}

fn fault(from: &str, to: &str) -> String {
    assert!(ENTRY.contains(from), "`{from}`");
    let List { mutants, faults } = listed(&project(&ENTRY.replacen(from, to, 1)));
    assert_eq!((mutants.len(), faults.len()), (0, 1), "`{from}` made `{to}`");
    faults[0].to_string()
}

#[test]
fn an_entry_that_fits_is_a_mutant() {
    let List { mutants, faults } = listed(&project(ENTRY));
    assert_eq!(faults, []);
    let [mutant] = &mutants[..] else { panic!("{mutants:?}") };
    assert_eq!((mutant.program.as_str(), mutant.file.as_str()), ("rules", "crates/a/src/lib.rs"));
    assert_eq!(mutant.applied("a + 1;").as_deref(), Some("a + 2;"));
    assert_eq!(mutant.applied("a + 1; a + 1"), None);
    let ruling = listed(&project(&ENTRY.replace("NF-001", "R12")));
    assert_eq!((ruling.mutants.len(), ruling.faults), (1, vec![]));
}

#[test]
fn an_entry_that_has_gone_astray_is_found() {
    let here = "crates/a/tests/mutants.toml:2: mutant 1 (`more`) ";
    let cases = [
        ("a + 1", "a + 3", "does not apply: its `find` stands 0 times in crates/a/src/lib.rs, not once"),
        ("a + 1", "b + 2", "does not apply: its `find` stands 2 times in crates/a/src/lib.rs, not once"),
        ("a + 2", "a + 1", "changes nothing"),
        ("src/lib.rs", "src/two.rs", "changes crates/a/src/two.rs, which is not there"),
        ("nf_001", "nf_002", "is to be noticed by `nf_002`, but no test is named so"),
        ("NF-001", "NF-002", "breaks NF-002, which the ledger does not define"),
        ("NF-001", "R1", "breaks R1, which the ledger does not define"),
        ("rule =", "rules =", "has an unknown key `rules`"),
        ("replace = \"a + 2\"", "", "has no text `replace`"),
    ];
    for (from, to, what) in cases {
        assert_eq!(fault(from, to), format!("{here}{what}"));
    }
    assert!(fault("[[mutant]]", "[[mutant]").starts_with("crates/a/tests/mutants.toml: cannot be read"));
}

#[test]
fn an_id_is_given_once() {
    let List { mutants, faults } = listed(&project(&ENTRY.repeat(2)));
    assert_eq!((mutants.len(), faults.len()), (1, 1));
    assert!(faults[0].what.ends_with("has an id that is already taken"));
}

#[test]
fn a_word_chooses() {
    let List { mutants, .. } = listed(&project(&format!("{ENTRY}{}", ENTRY.replace("more", "a-less"))));
    let n = |words: &[&str]| chosen(mutants.clone(), words).len();
    assert_eq!((n(&[]), n(&["a"]), n(&["a-"]), n(&["more"]), n(&["NF-0"]), n(&["b"])), (2, 2, 1, 1, 2, 0));
    assert_eq!((n(&["more", "less"]), n(&["more", "b"])), (2, 1));
}

#[test]
fn there_are_enough() {
    let entry = |n: usize| ENTRY.replace("\"more\"", &format!("\"more-{n}\""));
    let of = |n: usize| project(&(0..n).map(entry).collect::<String>());
    assert_eq!(astray(&of(N_LEAST)), []);
    let [few] = &astray(&of(N_LEAST - 1))[..] else { panic!("one fault") };
    assert!(few.what.starts_with("59 mutants in all"));
}

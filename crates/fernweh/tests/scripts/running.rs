//! What `scripts/test` runs, counts and reports.

use super::machine::{Came, Machine};
use std::fs;

/// A test program: its name, what it prints, and how it ends.
type Program<'a> = (&'a str, &'a str, u8);

const GOOD: Program =
    ("rules-0a", "test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out", 0);
const BROWSER: Program =
    ("browser-0b", "test result: ok. 4 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out", 0);

/// Runs the script where cargo builds these programs, and does `body` for everything else.
fn run(word: &str, programs: &[Program], body: &str) -> Came {
    let mut machine = Machine::bare().with("cc", "").with("chromium", "").with("postgres", "").with_python();
    let package = machine.path().join("some package");
    fs::create_dir(&package).expect("a folder for a package");
    let mut built = String::from("{\"reason\":\"build-finished\",\"success\":true}\n");
    for (name, says, code) in programs {
        let log = machine.path().join("log").display().to_string();
        machine = machine.with(
            name,
            &format!("echo \"{name} in $PWD of $CARGO_MANIFEST_DIR\" >> {log}; echo '{says}'; exit {code}"),
        );
        built += &format!(
            "{{\"reason\":\"compiler-artifact\",\"manifest_path\":\"{}/Cargo.toml\",\"target\":{{\"test\":true}},\
             \"profile\":{{\"opt_level\":\"0\",\"test\":true}},\"features\":[],\"executable\":\"{}\",\"fresh\":true}}\n",
            package.display(),
            machine.path().join("bin").join(name).display(),
        );
    }
    // A program that is no test, although its sources may hold tests.
    built += "{\"manifest_path\":\"/x/Cargo.toml\",\"target\":{\"test\":true},\"profile\":{\"test\":false},\
              \"features\":[],\"executable\":\"/x/fernweh\"}\n";
    let list = machine.path().join("built");
    fs::write(&list, built).expect("a file");
    let cargo = format!(
        "case \"$*\" in --version) echo 'cargo 1.999.0';; *--no-run*) cat {};; *) {body};; esac",
        list.display()
    );
    machine.with("cargo", &cargo).run_script("test", word)
}

#[test]
fn every_program_is_run_in_its_package_and_counted() {
    let came = run("all", &[GOOD, BROWSER], "true");
    came.well();
    for name in ["rules-0a", "browser-0b"] {
        let runs =
            came.did.iter().filter(|line| line.starts_with(&format!("{name} in "))).collect::<Vec<_>>();
        assert_eq!(runs.len(), 1, "{:#?}", came.did);
        let (place, of) = runs[0].split_once(" of ").expect("both");
        assert!(place.ends_with("/some package") && of.ends_with("/some package"), "{runs:?}");
    }
    assert!(came.said.ends_with("\n9 passed, 0 failed\n"), "{}", came.said);
    for check in ["cargo fmt", "cargo clippy", "cargo doc", "cargo test --workspace --doc"] {
        assert!(came.did(check), "{check}: {:#?}", came.did);
    }
}

#[test]
fn a_quick_run_leaves_slow_programs_out() {
    let says = "test result: ok. 5 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out";
    let slow = ["soak-0c", "postgres-0d"].map(|name| (name, says, 0));
    let came = run("quick", &[GOOD, BROWSER, slow[0], slow[1]], "true");
    came.well();
    assert!(came.did("rules-0a in "), "{:#?}", came.did);
    for name in ["browser-0b", "soak-0c", "postgres-0d"] {
        assert!(!came.did(name), "{name}: {:#?}", came.did);
    }
    assert!(came.did("cargo clippy") && !came.did("cargo doc") && !came.did("--doc"), "{:#?}", came.did);
    assert!(came.said.ends_with("\n3 passed, 0 failed\n"), "{}", came.said);
}

#[test]
fn failures_are_shown_and_counted() {
    let bad = ("bad-0c", "it is broken\ntest result: FAILED. 1 passed; 2 failed; 0 ignored; 0 measured", 101);
    let came = run("all", &[GOOD, bad], "true");
    assert!(!came.is_well && came.said.contains("it is broken"), "{}", came.said);
    assert!(came.said.ends_with("\n6 passed, 2 failed\n"), "{}", came.said);
}

/// A program that ends without a result has failed.
#[test]
fn a_crash_is_a_failure() {
    let came = run("all", &[GOOD, ("crash-0d", "Segmentation fault", 139)], "true");
    assert!(!came.is_well && came.said.contains("Segmentation fault"), "{}", came.said);
    assert!(came.said.ends_with("\n5 passed, 1 failed\n"), "{}", came.said);
}

#[test]
fn a_run_without_programs_is_a_failure() {
    let came = run("all", &[], "true");
    assert!(!came.is_well && came.said.contains("no test program was built"), "{}", came.said);
    assert!(came.said.ends_with("\n2 passed, 1 failed\n"), "{}", came.said);
}

#[test]
fn a_check_that_fails_beside_the_tests_is_a_failure() {
    let came = run("all", &[GOOD], "case \"$*\" in clippy*--workspace*) echo 'a lint'; exit 101;; esac");
    assert!(!came.is_well && came.said.contains("a lint"), "{}", came.said);
    assert!(came.said.contains("lints      FAILED"), "{}", came.said);
    assert!(came.said.ends_with("\n5 passed, 1 failed\n"), "{}", came.said);
}

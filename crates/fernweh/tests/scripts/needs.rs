//! What `scripts/needs.sh` does on machines where something is missing.

use super::machine::{Machine, wanted};
use std::fs;
use std::path::Path;

#[test]
fn rust_that_is_new_enough_stays() {
    let machine =
        Machine::bare().with("cargo", &format!("echo 'cargo {}.0 (840b83a10 2025-07-30)'", wanted()));
    let came = machine.run("need_rust");
    came.well();
    assert!(came.did.iter().all(|line| line == "cargo --version"), "{:?}", came.did);
    assert_eq!(came.said, "", "nothing to say");
}

#[test]
fn without_rust_the_official_installer_brings_it() {
    let came = Machine::bare().with_installer("1.95.0").run("need_rust; cargo --version");
    came.well();
    assert!(came.did("https://sh.rustup.rs"), "{:?}", came.did);
    assert_eq!(came.own_lines().len(), 1, "said in one line: {}", came.said);
    assert!(came.own_lines()[0].contains("rustup.rs"), "{}", came.said);
    assert!(came.said.ends_with("cargo 1.95.0\n"), "it can be used at once: {}", came.said);
}

/// `scripts/test` calls `scripts/python`, and both need Rust.
#[test]
fn a_script_that_another_calls_leaves_the_path_as_it_is() {
    let machine = Machine::bare().with_installer("1.95.0");
    let came = machine.run("need_rust; first=$PATH; need_rust; [ \"$PATH\" = \"$first\" ]");
    came.well();
}

#[test]
fn a_rust_of_the_system_that_is_too_old_is_passed_over() {
    let machine = Machine::bare().with("cargo", "echo 'cargo 1.63.0'").with_packages("1.63.0");
    let came = machine.with_installer("1.95.0").run("need_rust; cargo --version");
    came.well();
    assert!(!came.did("apt-get"), "the package is too old as well: {:?}", came.did);
    assert!(came.said.ends_with("cargo 1.95.0\n"), "the new one comes first: {}", came.said);
}

#[test]
fn a_package_that_is_new_enough_is_taken() {
    let came = Machine::bare().with_packages("1.95.0").with_installer("1.95.0").run("need_rust");
    came.well();
    assert!(came.did("apt-get install --yes --no-install-recommends rustc cargo"), "{:?}", came.did);
    assert!(!came.did("curl"), "{:?}", came.did);
    assert_eq!(came.own_lines(), ["fernweh: installing rustc cargo"]);
}

/// 1.100 is newer than 1.90, and 1.9 is older.
#[test]
fn versions_are_compared_by_number() {
    let machine = Machine::bare();
    let came = machine.run(
        "is_new_enough 1.100.0 1.90; is_new_enough 1.90 1.90; ! is_new_enough 1.9.9 1.90; ! is_new_enough '' 1.90",
    );
    came.well();
}

#[test]
fn rustup_brings_an_old_rust_up_to_date() {
    let cargo = "if [ -e \"$HOME/new\" ]; then echo 'cargo 1.95.0'; else echo 'cargo 1.80.0'; fi";
    let machine = Machine::bare().with("cargo", cargo).with("rustup", "echo new > \"$HOME/new\"");
    let came = machine.with_packages("1.95.0").run("need_rust");
    came.well();
    assert!(came.did("rustup toolchain install stable"), "{:?}", came.did);
    assert!(!came.did("apt-get"), "{:?}", came.did);
}

/// A driver of rustup without a toolchain answers with an error.
#[test]
fn rustup_without_a_toolchain_is_given_one() {
    let cargo = "if [ -e \"$HOME/new\" ]; then echo 'cargo 1.95.0'; else echo 'no toolchain' >&2; exit 1; fi";
    let machine = Machine::bare().with("cargo", cargo).with("rustup", "echo new > \"$HOME/new\"");
    let came = machine.run("need_rust");
    came.well();
    assert!(came.did("rustup toolchain install stable"), "{:?}", came.did);
}

#[test]
fn what_cannot_be_installed_is_told() {
    let came = Machine::bare().with("curl", "exit 6").run("need_rust; echo went on");
    assert!(!came.is_well && !came.said.contains("went on"), "{}", came.said);
    assert!(came.said.contains("could not install Rust"), "{}", came.said);
    // An installer that brings a Rust that is too old, for example from a mirror.
    let came = Machine::bare().with_installer("1.2.3").run("need_rust");
    assert!(!came.is_well, "{}", came.said);
    assert!(
        came.said.contains(&format!("Rust {} or newer is needed, and 1.2.3 is here", wanted())),
        "{}",
        came.said
    );
}

#[test]
fn a_machine_without_curl_gets_it_first() {
    let installer = Machine::bare().with("apt-get", "").run("need_rust");
    assert!(
        installer.did("apt-get install --yes --no-install-recommends curl ca-certificates"),
        "{:?}",
        installer.did
    );
}

#[test]
fn missing_lints_are_installed() {
    let cargo = "case \"$1\" in fmt|clippy) exit 101;; esac; echo 'cargo 1.95.0'";
    let packed = Machine::bare().with("cargo", cargo).with("apt-get", "").run("need_lints");
    assert!(packed.did("rustfmt rust-clippy"), "{:?}", packed.did);
    let added = Machine::bare().with("cargo", cargo).with("rustup", "").run("need_lints");
    assert!(added.did("rustup component add rustfmt clippy"), "{:?}", added.did);
}

#[test]
fn a_long_build_says_what_it_does_and_how_long_it_takes() {
    let machine = Machine::bare();
    let came = machine
        .run("announce_build nowhere/fernweh 'building, five minutes'; announce_build scripts/play no");
    came.well();
    assert_eq!(came.said, "fernweh: building, five minutes\n");
    for script in ["play", "test"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts").join(script);
        let text = fs::read_to_string(path).expect("a script");
        let (_, announced) =
            text.split_once("announce_build").unwrap_or_else(|| panic!("{script} announces its build"));
        assert!(announced.contains("on two cores"), "{script} says how long");
    }
}

#[test]
fn a_postgresql_in_the_path_is_enough() {
    let came = Machine::bare().with("postgres", "").run("need_postgres");
    came.well();
    assert!(!came.did("apt-get") && came.said.is_empty(), "{:?} {}", came.did, came.said);
}

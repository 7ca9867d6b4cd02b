//! The project's checks of itself on its own files; a failure says what to correct.

use std::sync::LazyLock;
use xtask::tree::{self, File};
use xtask::{
    Fault, css, documents, german, ledger, lengths, manifests, mutants, names, one_list, security, shape,
    untested, words,
};

static FILES: LazyLock<Vec<File>> =
    LazyLock::new(|| tree::files(&tree::root()).expect("the project's files can be read"));

/// Fails with every fault, one per line.
fn none(faults: &[Fault]) {
    let lines: Vec<String> = faults.iter().map(Fault::to_string).collect();
    assert!(faults.is_empty(), "{} to correct:\n{}\n", faults.len(), lines.join("\n"));
}

#[test]
fn crates_depend_only_on_allowed_crates() {
    none(&manifests::over_the_wall(&FILES));
    none(&manifests::rows_without_member(&FILES));
}

#[test]
fn a_game_is_named_in_one_list() {
    none(&one_list::named_elsewhere(&FILES));
    none(&one_list::unlisted(&FILES));
}

#[test]
fn a_name_has_one_meaning() {
    none(&names::with_a_second_meaning(&FILES));
}

#[test]
fn every_test_is_run() {
    none(&untested::never_run(&FILES));
    none(&untested::unlisted(&FILES));
}

#[test]
fn every_threat_has_a_test() {
    none(&security::threats_without_a_test(&FILES));
}

#[test]
fn style_sheets_have_one_layout() {
    none(&css::misformatted(&FILES));
}

#[test]
fn no_file_is_too_long() {
    none(&lengths::too_long(&FILES));
}

#[test]
fn every_source_says_what_it_is() {
    none(&lengths::without_a_first_sentence(&FILES));
}

#[test]
fn every_rule_that_is_due_has_a_test() {
    none(&ledger::untested(&FILES));
    none(&ledger::out_of_date(&FILES));
}

#[test]
fn only_known_rules_are_cited() {
    none(&ledger::unknown(&FILES));
    none(&ledger::defined_twice(&FILES));
}

#[test]
fn translated_rules_are_the_same_rules() {
    none(&ledger::astray(&FILES));
}

#[test]
fn every_mutant_still_applies() {
    none(&mutants::astray(&FILES));
}

#[test]
fn german_has_one_word_for_one_thing() {
    none(&german::variants(&FILES));
}

#[test]
fn there_is_one_open_set_of_types() {
    none(&shape::trait_objects(&FILES));
}

#[test]
fn nothing_panics_while_serving() {
    none(&shape::panics_while_serving(&FILES));
}

#[test]
fn rules_do_no_io_and_use_no_floats() {
    none(&shape::impurities(&FILES));
    none(&shape::unguarded(&FILES));
}

#[test]
fn rules_mark_every_draw() {
    none(&shape::unmarked_logs(&FILES));
}

#[test]
fn cards_speak_in_sentences() {
    none(&words::formulas(&FILES));
}

#[test]
fn no_unwanted_word_is_used() {
    none(&words::unwanted(&FILES));
}

#[test]
fn no_code_is_commented_out() {
    none(&words::commented_out(&FILES));
}

#[test]
fn every_decision_has_situation_choice_and_cost() {
    none(&documents::bad_decisions(&FILES));
}

#[test]
fn the_overview_is_an_overview() {
    none(&documents::long_overview(&FILES));
}

#[test]
fn links_and_paths_lead_somewhere() {
    none(&documents::dead_ends(&FILES));
}

//! BTS-168, BTS-171, BTS-186: every system: its take-control bonus, its colonise bonus and its rules.

use super::row::{change, check, counts, deal, play};
use beyond_the_sun::cards::Pack;
use beyond_the_sun::ids::System;
use beyond_the_sun::{Decision, Reason};
use std::collections::BTreeSet;

/// A level 2 ship of p1 goes from Sol to the system.
fn control(system: &str, table: &str, script: &str) -> String {
    let mut table = deal(&format!("place a1 {system}; p1 ships sol 2; {table}"));
    play(&mut table, "go basic-build-jump; pass");
    let before = counts(&table);
    play(&mut table, &format!("jump 2 sol a1; {script}"));
    assert_eq!(table.decision(), Some(Decision::Produce), "{system}: the script is over with the action");
    change(&before, &counts(&table))
}

#[test]
fn every_take_control_bonus() {
    let played = check(include_str!("control.txt"), control);
    let systems = Pack::standard().systems.iter().filter(|card| !card.control.is_none());
    assert_eq!(played, systems.map(|card| card.id).collect::<BTreeSet<_>>());
}

/// The system is colonised with Terraforming (4 ore) by exactly the ships that it needs.
fn colonise(system: &str, table: &str, script: &str) -> String {
    let card = &Pack::standard()[System::from_id(system).expect("a known id")];
    let ships = ["2", "3", "4", "4 1", "4 2"][usize::from(card.strength) - 2];
    let sort = card.spec.nth(0).expect("a specialisation");
    let next = if system == "wolf-359" { "ez-aquarii" } else { "wolf-359" };
    let mut table = deal(&format!(
        "place a1 {system}; p1 ships a1 {ships}; p1 outpost a1 {sort}; p1 researched I-2; p1 ore 4;
        p1 supply 4 4 3 3 1; deck A {next}; {table}"
    ));
    play(&mut table, "go terraforming");
    let before = counts(&table);
    play(&mut table, &format!("colonise a1; {script}"));
    assert_eq!(table.decision(), Some(Decision::Produce), "{system}: the script is over with the action");
    change(&before, &counts(&table))
}

#[test]
fn every_colonise_bonus() {
    let played = check(include_str!("colonise.txt"), colonise);
    assert_eq!(played, System::all().map(System::id).collect::<BTreeSet<_>>());
}

/// 61 Cygni: once in each own turn, while nothing is being resolved, a recall for 2 ore.
#[test]
fn cygni_sells_population_at_any_time() {
    for before in ["", "go basic-recruit", "go basic-recruit; mine"] {
        let mut table = deal("p1 colonies 61-cygni; p1 supply 3 4 3 3 3; p1 pop 1");
        play(&mut table, before);
        let (ore, pop) = table.goods("p1");
        play(&mut table, "use 61-cygni");
        assert_eq!(table.goods("p1"), (ore + 2, pop - 1), "{before}");
        assert!(!table.offers("p1 use 61-cygni"), "once");
        assert_ne!(table.why_not("p1", "system 61-cygni"), None);
    }
    let mut table = deal("p1 colonies 61-cygni; p1 pop 1");
    play(&mut table, "go basic-recruit; mine");
    assert_eq!(table.legal_of("p1"), ["use 61-cygni", "done"], "before the turn ends");
    let mut table =
        deal("p1 colonies 61-cygni; p1 pop 1; achievements industrial-giant; p1 removed food 4 ore 3");
    play(&mut table, "go basic-recruit; mine; done; claim industrial-giant");
    assert_eq!(table.legal_of("p1"), ["use 61-cygni", "done"], "and after the last phase");
    let table = deal("p1 colonies 61-cygni; p1 pop 0");
    assert_eq!(table.why_not("p1", "system 61-cygni"), Some(Reason::CannotBeUsed));
}

/// Rules that apply while a card is on the board.
#[test]
fn rules_of_the_board() {
    let jumps = |system: &str| {
        let mut table = deal(&format!("place a1 {system}; p1 ships sol 1 2"));
        play(&mut table, "go basic-build-jump; pass; jump 1 sol a2");
        table.offered("p1", "jump").into_iter().filter(|jump| jump.ends_with("a1")).collect::<Vec<_>>()
    };
    assert_eq!(jumps("sirius"), ["2 sol a1"]);
    assert_eq!(jumps("dx-cancri"), ["2 sol a1"]);
    assert!(
        jumps("yz-ceti").is_empty() && jumps("van-maanens-star").is_empty(),
        "one jump is left, two are needed"
    );
    let mut table = deal("place a1 dx-cancri; p1 ships sol 1 2");
    play(&mut table, "go basic-build-jump; pass");
    assert!(!table.offers("p1 jump 1 sol a1") && table.offers("p1 jump 2 sol a1"), "level 2 at least");
    let mut table = deal("place a1 kruger-60; p1 outpost a1 food");
    play(&mut table, "go basic-build-jump; do");
    assert_eq!(table.offered("p1", "build"), ["sol", "a1"], "it counts as a shipyard");
}

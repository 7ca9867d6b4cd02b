//! BTS-132: the immediate bonus of every technology.

use super::row::{change, check, counts, deal, play};
use beyond_the_sun::Decision;
use beyond_the_sun::cards::Pack;
use beyond_the_sun::ids::Tech;
use std::collections::BTreeSet;

/// Researches the known card and subtracts the cost of research from the changes.
fn bonus(card: &str, table: &str, script: &str) -> String {
    let (slot, base, space) = match Pack::standard()[Tech::from_id(card).expect("a known id")].level {
        1 => ("I-1", "", "basic-research-1"),
        2 => ("II-1", "p1 researched I-1; p1 ore 2", "basic-research-2"),
        3 => (
            "III-1",
            "guild scholars-guild; p1 researched II-1; p1 ore 5 pop 4; p1 supply 4 4 3 3 2",
            "scholars-guild",
        ),
        _ => ("IV-2", "guild architects-guild; p1 researched III-3 III-4; p1 ore 8", "architects-guild"),
    };
    let mut table = deal(&format!("slot {slot} {card}; {base}; {table}"));
    play(&mut table, &format!("go {space}"));
    let before = counts(&table);
    play(&mut table, &format!("research {slot}; {script}"));
    assert_eq!(table.decision(), Some(Decision::Produce), "{card}: the script is over with the action");
    let mut after = counts(&table);
    assert_eq!(after.remove(&format!("p1 cube {slot}")), Some(1), "{card}");
    *after.entry("p1 pop".to_owned()).or_default() += 1;
    change(&before, &after)
}

#[test]
fn every_immediate_bonus() {
    let played = check(include_str!("bonuses.txt"), bonus);
    let cards: BTreeSet<_> =
        Pack::standard().techs.iter().filter(|card| !card.immediate.is_none()).map(|card| card.id).collect();
    assert_eq!(played, cards, "every card with a bonus has its row");
}

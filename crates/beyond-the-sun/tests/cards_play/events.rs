//! BTS-121, BTS-122: every event, turned up by p1.

use super::row::{change, check, counts, deal, play};
use beyond_the_sun::Decision;
use beyond_the_sun::cards::Pack;
use beyond_the_sun::ids::EventId;
use std::collections::BTreeSet;

/// Researches the slot of the event, up to the choice of the card, and subtracts the cost from the changes.
fn event(event: &str, table: &str, script: &str) -> String {
    let (slot, base, space) = match Pack::standard()[EventId::from_id(event).expect("a known id")].level {
        2 => ("II-1", "p1 researched I-1; p1 ore 2", "basic-research-2"),
        _ => (
            "III-1",
            "guild scholars-guild; slot II-1 plasma-cannon; p1 researched II-1; p1 ore 5 pop 4; p1 supply 4 4 3 3 2",
            "scholars-guild",
        ),
    };
    let decks = "deck 2 plasma-cannon letters-of-marque; deck 3 capital-ship mercenary-fleet";
    let mut table = deal(&format!("event {slot} {event}; {decks}; {base}; {table}"));
    play(&mut table, &format!("go {space}"));
    let before = counts(&table);
    play(&mut table, &format!("research {slot}; {script}"));
    assert!(matches!(table.decision(), Some(Decision::ChooseTech(_))), "{event}: {:?}", table.decision());
    let mut after = counts(&table);
    assert_eq!(after.remove(&format!("p1 cube {slot}")), Some(1), "{event}");
    *after.entry("p1 pop".to_owned()).or_default() += 1;
    change(&before, &after)
}

#[test]
fn every_event() {
    let played = check(include_str!("events.txt"), event);
    assert_eq!(played, EventId::all().map(EventId::id).collect::<BTreeSet<_>>());
}

//! BTA-023, BTA-028: every action card of the anarchists, and both sections of every event.

use super::row::{change, check, counts, deal, play};
use beyond_the_sun::cards::Pack;
use beyond_the_sun::ids::{AnarchistAction, AnarchistEvent};
use beyond_the_sun::testing::Play;
use beyond_the_sun::{Decision, Phase};
use std::collections::BTreeSet;

/// A table on which the anarchists have something of everything.
const TABLE: &str = "p2 ships deep-space 2 1; p2 researched I-1 I-3 II-1; slot II-1 plasma-cannon;
    slot II-4 generation-ships; p1 ore 5 pop 3; deck 2 orbital-hydroponics supply-base; deck 3 capital-ship;
    plot II-4 pirate-squadron; plot III-1 rogue-dreadnought; rows disinformation-campaign ship 1;
    rows recruitment-drive ship 1; rows smuggled-blueprints ship 1; rows wildcat-strikes ship 1";

/// Plays a script, and then takes the first offered answer to every question in their turn.
fn finish(table: &mut Play, script: &str) {
    play(table, script);
    while table.board().phase() == Phase::Anarchists {
        let first = table.legal_of("p1")[0].clone();
        play(table, &first);
    }
}

/// What a card changes: the table after their turn compared with the table before it.
fn action(card: &str, table: &str, script: &str) -> String {
    // The other cards of level I have other rows, so that a card drawn in between always has the same effect.
    let own = format!("rows {card} ship 1");
    let table = format!("solo normal; {TABLE}; {table}; top {card}").replace(&own, "");
    let before = counts(&deal(&table));
    let mut after = deal(&format!("turn p2; {table}"));
    finish(&mut after, script);
    assert_eq!(after.decision(), Some(Decision::Act), "{card}: their turn is over");
    change(&before, &counts(&after))
}

/// What a section of an event changes, without the ore cost of research; `name you` or `name anarchists`.
fn section(name: &str, table: &str, script: &str) -> String {
    let (event, by) = name.split_once(' ').expect("an event and who turns it up");
    let second = Pack::standard()[AnarchistEvent::from_id(event).expect("an event")].level == 2;
    let (slot, level, before, space, cost) = if second {
        ("II-1", 2, "I-1", "basic-research-2", 2)
    } else {
        ("III-1", 3, "II-1; slot II-1 plasma-cannon", "scholars-guild", 5)
    };
    let guild = if event == "leaked-archives" { "" } else { "guild scholars-guild" };
    let table = format!(
        "solo normal; event {slot} {event}; markers 9; beside 2; p1 ore 9 pop 4; p2 ships deep-space 1; {guild};
        deck 2 modular-fleet-r; deck 3 capital-ship; {table}"
    );
    if by == "anarchists" {
        let table = format!(
            "{table}; p2 researched {before}; rows convoy-raid research {level} military; top convoy-raid"
        );
        let before = counts(&deal(&table));
        let mut after = deal(&format!("turn p2; {table}"));
        finish(&mut after, script);
        return change(&before, &counts(&after));
    }
    let mut table = deal(&format!("{table}; p1 researched {before}"));
    let before = counts(&table);
    play(&mut table, &format!("go {space}; research {slot}; {script}"));
    assert!(matches!(table.decision(), Some(Decision::ChooseTech(_))), "{event}: {:?}", table.decision());
    let mut after = counts(&table);
    *after.entry("p1 ore".to_owned()).or_default() += cost;
    change(&before, &after)
}

#[test]
fn every_action_card() {
    let played = check(include_str!("anarchist_actions.txt"), action);
    assert_eq!(played, AnarchistAction::all().map(AnarchistAction::id).collect::<BTreeSet<_>>());
}

#[test]
fn every_event() {
    let played = check(include_str!("anarchist_events.txt"), section);
    let all = AnarchistEvent::all().flat_map(|it| ["you", "anarchists"].map(|by| format!("{it} {by}")));
    assert_eq!(played.into_iter().map(str::to_owned).collect::<BTreeSet<_>>(), all.collect());
}

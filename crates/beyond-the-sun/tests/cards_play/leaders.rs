//! BTL-012 to BTL-020: every leader, its set-up, and what it is worth at the end.

use super::row::{change, check, counts, deal, play};
use beyond_the_sun::cards::Pack;
use beyond_the_sun::ids::{Leader, Slot, Tech};
use beyond_the_sun::testing::Play;
use std::collections::BTreeSet;

/// What a script changes for p1, who has the leader.
fn led(leader: &str, table: &str, script: &str) -> String {
    let mut table = deal(&format!("p1 leaders {leader}; {table}"));
    let before = counts(&table);
    play(&mut table, script);
    change(&before, &counts(&table))
}

/// What the set-up of a leader changes for its owner, who plays the United Nations of Sol.
fn set_up(leader: &str, script: &[&str]) -> String {
    let military = Pack::standard()[Leader::from_id(leader).expect("a leader")].colour.id() == "military";
    let wanted = if military { ["inventor", leader] } else { [leader, "terraformer"] };
    let (mut table, me) = Play::drafted("uns-expert", wanted);
    let before = counts(&table);
    table.play(&format!("{me} set-up {leader}"));
    for line in script {
        let slot = line.strip_prefix("research ").map(|tech| {
            let tech = Tech::from_id(tech).expect("a technology");
            let on = Slot::all().zip(table.board().slots).find(|(_, it)| *it == Some(tech));
            format!("research {}", on.expect("it is in play").0)
        });
        let any = || table.legal_of(&me)[0].clone();
        let line = slot.unwrap_or_else(|| if *line == "any" { any() } else { (*line).to_owned() });
        table.play(&format!("{me} {line}"));
    }
    let after = counts(&table);
    // The set-up of the mat, the only remaining one, has been carried out as well: 2 ore and a cube of
    // population.
    let own = |key: &&str| key.starts_with(&me) && !key.contains("cube");
    let changed = change(&before, &after);
    let changed: Vec<_> = changed.split(", ").filter(own).map(|line| line[3..].to_owned()).collect();
    changed.join(", ")
}

#[test]
fn set_ups_of_leaders() {
    let mut played = BTreeSet::new();
    for (leader, script, expected) in [
        ("overachiever", &["any"][..], "A -2, goal +1, ore +2, pop +1, ship 2 sol +1"),
        ("scholar", &["research advanced-genetics"], "A -4, food automated +1, food off +1, ore +2, pop +3"),
        ("genius-engineer", &[], "A -1, ore +2, pop +1, ship 1 sol -1, ship 2 sol +1"),
        ("investor", &[], "A -1, ore +6, pop +1"),
        ("astrobotanist", &[], "A -2, food automated +1, food off +1, ore +2, pop +2"),
        ("astrochemist", &[], "A -1, ore +3, ore automated +1, ore off +1, pop +1"),
        ("completionist", &[], "A -1, ore +4, pop +1"),
        ("guerrilla-tactician", &[], "A -1, ore +2, pop +1, tile 1 sol +1"),
        ("smuggler", &["any"], "A -1, ore +2, pop +1"),
        ("fleet-director", &["done"], "A -1, ore +2, pop +1"),
        ("military-investor", &[], "A -1, ore +4, pop +1"),
    ] {
        let found = set_up(leader, script);
        assert_eq!(found, expected, "{leader}");
        played.insert(leader);
    }
    let all = Pack::standard().leaders.iter().filter(|card| !card.setup.is_none()).map(|card| card.id);
    assert_eq!(played, all.collect::<BTreeSet<_>>());
}

/// What leaders score, with a table for it.
const ENDS: [(&str, &str, i32); 6] = [
    ("overachiever", "p1 goal grand-armada; p1 ships sol 4 4 4; achievements empire", 0),
    ("investor", "p1 credit used", -1),
    ("astrobotanist", "p1 colonies sirius", 2),
    ("astrochemist", "p1 colonies sirius", 2),
    ("terraformer", "p1 colonies sirius procyon", 4),
    (
        "logistician",
        "p1 outpost a1 food; p1 outpost a2 food; p1 outpost b1 ore; p1 outpost b2 ore; p1 outpost yard-left food",
        4,
    ),
];

#[test]
fn every_leader() {
    let mut played = check(include_str!("leaders.txt"), led);
    for (leader, table, vp) in ENDS {
        assert_eq!(deal(&format!("p1 leaders {leader}; {table}")).sheet("p1").leaders, vp, "{leader}");
        played.insert(leader);
    }
    assert_eq!(played, Leader::all().map(Leader::id).collect::<BTreeSet<_>>());
    let scoring = Pack::standard().leaders.iter().filter(|card| !card.end.is_none()).map(|card| card.id);
    assert_eq!(ENDS.map(|(leader, ..)| leader).into_iter().collect::<BTreeSet<_>>(), scoring.collect());
}

//! BTS-061: every achievement: a table that just meets it, and one that just misses it.

use super::row::{deal, play};
use beyond_the_sun::ids::Achievement;
use std::collections::BTreeSet;

/// Card, what meets it, what misses it, and the VP of the first space.
const ACHIEVEMENTS: &[(&str, &str, &str, i32)] = &[
    ("empire", "p1 colonies sirius procyon wolf-359 ross-128", "p1 colonies sirius procyon wolf-359", 5),
    ("transcendence", "p1 researched IV-1", "p1 researched III-1 III-2 III-3", 5),
    ("industrial-giant", "p1 removed food 3 ore 4", "p1 removed food 3 ore 3; p1 outpost a1 food", 4),
    (
        "polymath",
        "p1 researched I-1 I-2 I-3 I-4 II-1 II-2 II-3 II-4 III-1; p1 private plasma-cannon",
        "p1 researched I-1 I-2 I-3 I-4 II-1 II-2 II-3 II-4 III-1",
        4,
    ),
    (
        "vanguard-of-science",
        "p1 researched III-1 III-2; p1 private capital-ship",
        "p1 researched III-1 III-2 II-1",
        4,
    ),
    (
        "land-of-plenty",
        "p1 removed food 5 ore 5; p1 outpost a1 food; p1 outpost b2 ore",
        "p1 removed food 5 ore 6",
        4,
    ),
    (
        "specialist",
        "p1 outpost b2 ore; p1 outpost yard-right ore; p1 colonies sirius wolf-359 gliese-581",
        "p1 outpost b2 ore; p1 outpost yard-right ore; p1 colonies sirius wolf-359 ross-128",
        4,
    ),
    ("grand-armada", "p1 ships sol 4 3 deep-space 2 a1 3", "p1 ships sol 4 3 deep-space 2 a1 2", 4),
    (
        "hegemon",
        "p1 outpost a1 food; p1 outpost a2 food; p1 outpost yard-left food; p1 outpost b2 ore; p1 colonies sirius",
        "p1 outpost a1 food; p1 outpost a2 food; p1 outpost yard-left food; p1 colonies sirius procyon",
        4,
    ),
    ("frontier-lords", "p1 colonies sirius ross-154 gliese-832", "p1 colonies sirius procyon gliese-832", 4),
];

/// Whether p1 may claim `card`, while the other achievements cannot be claimed or do not matter.
fn claims(card: &str, table: &str) -> Option<i32> {
    let mut table = deal(&format!("achievements {card}; {table}"));
    play(&mut table, "go basic-recruit; mine");
    let may = table.offers(&format!("p1 claim {card}"));
    may.then(|| {
        play(&mut table, &format!("claim {card}"));
        table.sheet("p1").achievements
    })
}

#[test]
fn every_achievement() {
    for (card, meets, misses, vp) in ACHIEVEMENTS {
        assert_eq!(claims(card, meets), Some(*vp), "{card} is met");
        assert_eq!(claims(card, misses), None, "{card} is missed");
    }
    let played: BTreeSet<_> = ACHIEVEMENTS.iter().map(|(card, ..)| *card).collect();
    assert_eq!(played, Achievement::all().map(Achievement::id).collect::<BTreeSet<_>>());
}

/// With two players, whose board is smaller, the Hegemon needs three places.
#[test]
fn the_hegemon_of_two_players() {
    let places = "seats 2; p1 outpost a1 food; p1 outpost a2 food; p1 outpost yard-top food";
    assert_eq!(claims("hegemon", &format!("{places}; p1 colonies sirius")), Some(4));
    assert_eq!(claims("hegemon", places), None, "a colony is needed as well");
}

//! BTS-081, BTS-083, BTS-085: what cards score at the end.

use super::row::deal;
use beyond_the_sun::cards::Pack;
use beyond_the_sun::score::Sheet;
use std::collections::BTreeSet;

/// Card, table, and what p1, p2 and p3 score in the line of that card.
const SCORING: &[(&str, &str, [i32; 3])] = &[
    ("megafleet-construction", "p1 ships sol 4 3; p2 ships sol 4 4", [3 + 2, 0, 0]),
    ("megafleet-construction", "p1 ships sol 4 4 4 4 4", [3 + 5, 0, 0]),
    (
        "parallel-universe-generator",
        "achievements empire polymath; p1 claimed empire; p1 claimed polymath",
        [9, 0, 0],
    ),
    ("parallel-universe-generator", "achievements empire; p2 claimed empire; p1 claimed empire", [3, 0, 0]),
    ("giga-corporations", "p1 removed food 4 ore 4", [3 + 2, 0, 0]),
    ("giga-corporations", "p1 removed food 8 ore 8", [3 + 5, 0, 0]),
    (
        "galactic-empire",
        "p1 colonies sirius procyon wolf-359 ross-128; p1 outpost a1 food; p1 outpost b1 food",
        [3 + 3 + 2, 0, 0],
    ),
    ("luyten-726-8", "p1 colonies luyten-726-8 sirius", [3 + 2 + 4, 0, 0]),
    (
        "luyten-726-8",
        "p1 colonies luyten-726-8 ross-128 wolf-359 procyon luytens-star",
        [3 + 4 + 3 + 2 + 2 + 2, 0, 0],
    ),
    ("hd-49995", "p1 colonies hd-49995; p1 ships sol 4 4 deep-space 1 1 1", [4 + 2, 0, 0]),
    ("spacecraft-museum", "lasting spacecraft-museum", [0, 0, 0]),
    (
        "interstellar-arms-race",
        "lasting interstellar-arms-race; p1 ships sol 2; p2 ships sol 4; p3 ships a1 1",
        [1, 3, 0],
    ),
    (
        "interstellar-arms-race",
        "lasting interstellar-arms-race; p1 ships sol 4; p2 ships sol 4; p3 ships a1 1",
        [3, 3, 0],
    ),
    (
        "interstellar-arms-race",
        "seats 2; lasting interstellar-arms-race; p1 ships sol 4; p2 ships sol 2",
        [3, 0, 0],
    ),
    (
        "interstellar-arms-race",
        "lasting interstellar-arms-race; p1 ships sol 4; p2 ships; p3 ships",
        [3, 0, 0],
    ),
    ("galactic-census", "lasting galactic-census; p1 researched I-1; p2 researched I-1 I-2", [1, 3, 0]),
];

/// The line of the score in which a card is counted.
fn line(card: &str, sheet: &Sheet) -> i32 {
    let pack = Pack::standard();
    match () {
        () if pack.techs.iter().any(|it| it.id == card) => sheet.level_4,
        () if pack.systems.iter().any(|it| it.id == card) => sheet.colonies,
        () => sheet.events,
    }
}

#[test]
fn every_card_that_scores() {
    for (card, table, expected) in SCORING {
        let is_tech = Pack::standard().techs.iter().any(|it| it.id == *card);
        let rigged = if is_tech {
            format!("slot IV-1 {card}; p1 researched IV-1; {table}")
        } else {
            (*table).to_owned()
        };
        let table = deal(&rigged);
        let seats: Vec<_> = table.board().tableaus.seats().map(|seat| seat.to_string()).collect();
        let found: Vec<_> = seats.iter().map(|seat| line(card, &table.sheet(seat))).collect();
        assert_eq!(found, expected[..seats.len()], "{card}: {rigged}");
    }
    let pack = Pack::standard();
    let techs = pack.techs.iter().filter(|card| card.end.terms().next().is_some()).map(|card| card.id);
    let systems = pack.systems.iter().filter(|card| card.end.terms().next().is_some()).map(|card| card.id);
    let events = pack.events.iter().filter(|card| card.end.terms().next().is_some()).map(|card| card.id);
    let played: BTreeSet<_> = SCORING.iter().map(|(card, ..)| *card).collect();
    assert_eq!(played, techs.chain(systems).chain(events).collect::<BTreeSet<_>>());
}

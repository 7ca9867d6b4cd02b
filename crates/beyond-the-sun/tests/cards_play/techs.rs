//! BTS-134: the lasting abilities of technologies.

use super::row::{change, check, counts, deal, play};
use beyond_the_sun::Reason;
use beyond_the_sun::cards::Pack;
use std::collections::BTreeSet;

/// Transdimensional AI: of two prerequisites of a known technology one may be missing.
#[test]
fn transdimensional_ai_skips_a_prerequisite() {
    let choosing = |lines: &str| {
        let mut table = deal(&format!(
            "p1 ore 2; slot II-2 plasma-cannon; slot II-1 supply-base; slot III-1 transdimensional-ai; {lines}"
        ));
        play(&mut table, "go basic-research-2");
        table.offered("p1", "research")
    };
    assert_eq!(choosing("p1 researched I-2"), ["II-3"]);
    assert_eq!(
        choosing("p1 researched I-2 III-1"),
        ["II-2", "II-3"],
        "I-1 is missing; II-1 needs it alone, II-5 is unknown"
    );
}

/// Android Rights Movement: one recall of an action's cost may be paid as 1 ore.
#[test]
fn android_rights_movement_pays_a_recall_as_ore() {
    let table = "slot III-4 android-rights-movement; slot II-1 bio-synaptic-network; slot III-1 capital-ship; p1 supply 4 4 3 3 1";
    let mut play_ore = deal(&format!("{table}; p1 researched II-1 III-4; p1 ore 3 pop 3"));
    play(&mut play_ore, "go bio-synaptic-network");
    assert_eq!(play_ore.legal_of("p1"), ["pay population", "pay ore"]);
    play(&mut play_ore, "pay ore; research III-1");
    assert_eq!((play_ore.goods("p1"), play_ore.tableau("p1").supply[4]), ((0, 1), 2), "3 ore and one recall");
    let table_2 = deal(&format!("{table}; p1 researched II-1 III-4; p1 ore 3 pop 2"));
    assert!(table_2.offers("p1 go bio-synaptic-network"), "two cubes are enough");
    let table_3 = deal(&format!("{table}; p1 researched II-1; p1 ore 3 pop 2"));
    assert!(!table_3.offers("p1 go bio-synaptic-network"), "not without the technology");
    let mut forced =
        deal(&format!("{table}; p1 researched I-2 III-4; p1 ore 4 pop 0; p1 ships a2 2; p1 outpost a2 food"));
    play(&mut forced, "go terraforming 2");
    assert_eq!(forced.goods("p1"), (0, 0), "without population the ore is not asked for");
}

/// Subatomic Fabrication: a marker may come from either track, wherever one is taken.
#[test]
fn subatomic_fabrication_takes_from_either_track() {
    let mut table = deal("slot III-4 subatomic-fabrication; p1 researched III-4");
    play(&mut table, "go basic-build-jump; pass; jump 1 sol a2; done");
    assert_eq!(
        table.legal_of("p1"),
        ["outpost a2 food", "outpost a2 ore"],
        "Barnard's Star is of food alone"
    );
    play(&mut table, "outpost a2 ore");
    assert_eq!((table.outposts("p1"), table.tableau("p1").removed), (vec!["a2 ore".to_owned()], [0, 1]));
    let mut table = deal("slot III-4 subatomic-fabrication; p1 researched III-4");
    play(&mut table, "go basic-research-1; research I-4; automate food");
    assert_eq!(table.tableau("p1").automated, [1, 0, 0], "Advanced Robotics automates ore otherwise");
    let mut table = deal(
        "slot III-4 subatomic-fabrication; p1 researched I-2 III-4; p1 ships a2 2; p1 outpost a2 food; p1 ore 4",
    );
    play(&mut table, "go terraforming; colonise a2; marker ore");
    assert_eq!(table.tableau("p1").removed, [1, 1]);
}

/// Wormhole Technology: jumps lead anywhere, but from Sol and Deep Space along lines.
#[test]
fn wormhole_technology_jumps_anywhere() {
    let jumps = |ships: &str| {
        let mut table =
            deal(&format!("slot III-4 wormhole-technology; p1 researched III-4; p1 ships {ships}"));
        play(&mut table, "go basic-build-jump; pass");
        table.offered("p1", "jump")
    };
    assert_eq!(jumps("sol 1"), ["1 sol a1", "1 sol a2"]);
    let anywhere =
        ["sol", "deep-space", "a1", "a2", "b2", "yard-left", "yard-right"].map(|to| format!("1 b1 {to}"));
    assert_eq!(jumps("b1 1"), anywhere);
}

/// Before the action of p1, whose turn it is.
fn at_any_time(card: &str, table: &str, script: &str) -> String {
    let mut table = deal(&format!("slot IV-1 {card}; p1 researched IV-1; {table}"));
    let before = counts(&table);
    play(&mut table, &format!("use {card}; {script}"));
    assert_eq!(
        table.why_not("p1", &format!("tech {card}")),
        Some(Reason::CannotBeUsed),
        "{card}: once in a turn"
    );
    change(&before, &counts(&table))
}

#[test]
fn abilities_at_any_time() {
    check(include_str!("any_time.txt"), at_any_time);
    let play = deal("slot IV-1 galactic-hq; p1 researched IV-1; p1 ore 0");
    assert_eq!(play.why_not("p1", "tech galactic-hq"), Some(Reason::CannotBeUsed), "1 ore is missing");
}

/// An any-time ability is there again in the next own turn, and not in the turns of others.
#[test]
fn once_in_each_own_turn() {
    let mut table = deal(
        "seats 2; slot IV-1 mind-machine-assimilation; p1 researched IV-1; p1 ore 3; achievements polymath",
    );
    play(&mut table, "use mind-machine-assimilation; go basic-recruit; mine");
    assert_eq!((table.asked().as_deref(), table.legal_of("p1").len()), (Some("p2"), 0));
    play(&mut table, "p2 go basic-recruit; p2 mine");
    assert!(table.offers("p1 use mind-machine-assimilation"));
}

/// Giga-Corporations: a marker on an achievement is exchanged for a production marker, also before scoring.
#[test]
fn giga_corporations_swap_markers() {
    let rigged = "seats 2; slot IV-1 giga-corporations; p1 researched IV-1; achievements empire transcendence; p1 claimed transcendence";
    let mut table = deal(rigged);
    assert_eq!(table.offered("p1", "swap"), ["transcendence food", "transcendence ore"]);
    let before = counts(&table);
    play(&mut table, "swap transcendence ore");
    assert_eq!(
        change(&before, &counts(&table)),
        "claim transcendence p1 -1, claim transcendence p1 ore +1, p1 ore off +1"
    );
    assert_eq!(
        (table.sheet("p1").achievements, table.offered("p1", "swap").len()),
        (5, 0),
        "the claim stays"
    );
    let mut table = deal(&format!("{rigged}; turn p2; round 3; last-round 3"));
    play(&mut table, "p2 go basic-recruit; p2 mine");
    assert_eq!(table.asked().as_deref(), Some("p1"), "once more before scoring");
    play(&mut table, "swap transcendence food");
    assert_eq!((table.asked(), table.tableau("p1").removed), (None, [1, 0]));
}

/// Every technology with an ability is one of those above.
#[test]
fn no_ability_is_left_out() {
    let played = [
        "transdimensional-ai",
        "android-rights-movement",
        "subatomic-fabrication",
        "wormhole-technology",
        "giga-corporations",
        "galactic-hq",
        "mind-machine-assimilation",
        "black-market-industries",
    ];
    let cards = Pack::standard().techs.iter().filter(|card| !card.abilities.is_empty()).map(|card| card.id);
    assert_eq!(cards.collect::<BTreeSet<_>>(), played.into_iter().collect());
}

//! BTS-098 to BTS-111: ore, population, supply and recall.

use beyond_the_sun::testing::{Play, seat_of};
use beyond_the_sun::{Decision, Event, Reason};

/// BTS-098: an ore cost goes to the stock, or to the opponent the effect names, before the effect.
#[test]
fn bts_098_whom_ore_is_paid_to() {
    let mut play = Play::deal(
        "slot II-3 intersystem-diplomacy\np1 researched II-3\np1 ore 2 pop 1\np1 ships a2 2\np1 outpost a2 food",
    );
    play.play("p1 go intersystem-diplomacy\np1 pay p3");
    assert_eq!(play.decision(), Some(Decision::Colonise), "the effect has not begun");
    assert_eq!(["p1", "p2", "p3"].map(|seat| play.goods(seat).0), [0, 0, 2]);
    assert!(play.events().contains(&Event::PaidTo(seat_of("p1"), seat_of("p3"), 2)));
    let mut play = Play::deal("p1 ore 2\np1 researched I-1\nslot II-1 plasma-cannon");
    play.play("p1 go basic-research-2");
    assert_eq!(["p1", "p2", "p3"].map(|seat| play.goods(seat).0), [0, 0, 0], "to the stock");
}

/// BTS-099, BTS-100: the whole amount comes from an unlimited stock.
#[test]
fn bts_099_bts_100_ore_has_no_end() {
    let mut play = Play::deal("p1 researched I-4\np1 ore 300\np2 ore 60");
    play.play("p1 go advanced-robotics");
    assert_eq!(play.goods("p1").0, 303);
    assert!(play.events().contains(&Event::Gained(seat_of("p1"), 3)));
}

/// BTS-101, BTS-102: used population must be available; it lies beside a technology as population, or is a ship.
#[test]
fn bts_101_bts_102_population_is_used() {
    let mut play = Play::deal("p1 ore 2 pop 1\np1 researched I-1\nslot II-1 plasma-cannon");
    assert!(play.offers("p1 go narrow-beam-lasers"));
    play.play("p1 go narrow-beam-lasers");
    assert_eq!((play.goods("p1").1, play.ships("p1")), (0, vec!["sol 1 2".to_owned()]));
    let supply = play.tableau("p1").supply;
    assert_eq!(supply, [4, 4, 3, 3, 3, 0], "no supply cube was used");
    let mut play = Play::deal("p1 ore 2 pop 1\np1 researched I-2\nslot II-3 data-brokers");
    play.play("p1 go basic-research-2\np1 research II-3");
    assert_eq!((play.goods("p1").1, play.tableau("p1").researched.len()), (0, 2));
    let play = Play::deal("p1 ore 9 pop 0\np1 researched I-1\nslot II-1 plasma-cannon");
    let why = |space: &str| play.why_not("p1", &format!("space {space}"));
    assert_eq!(why("narrow-beam-lasers"), Some(Reason::TooLittlePopulation { need: 1, have: 0 }));
    assert_eq!(why("basic-research-2"), Some(Reason::TooLittlePopulation { need: 1, have: 0 }));
}

/// BTS-107, BTS-108, BTS-109, BTS-111: recalled cubes fill columns from the right; then they lengthen column A.
#[test]
fn bts_107_bts_108_bts_109_bts_111_recalled_cubes() {
    let after = |supply: &str| {
        let mut play = Play::deal(&format!(
            "slot II-1 bio-synaptic-network\nslot III-1 capital-ship\np1 researched II-1\np1 ore 2 pop 3\np1 supply {supply}"
        ));
        play.play("p1 go bio-synaptic-network");
        assert_eq!(play.goods("p1"), (0, 1), "two of three were recalled");
        play.tableau("p1").supply
    };
    assert_eq!(after("4 4 3 3 1"), [4, 4, 3, 3, 3, 0]);
    assert_eq!(after("4 4 2 3 2"), [4, 4, 3, 3, 3, 0], "E is full before C is touched");
    assert_eq!(after("0 3 2 3 3"), [0, 4, 3, 3, 3, 0], "then C before B");
    assert_eq!(after("4 3 3 3 3"), [5, 4, 3, 3, 3, 0], "the second goes above column A");
    assert_eq!(after("4 4 3 3 3"), [6, 4, 3, 3, 3, 0]);
}

/// BTS-109: cubes above column A belong to it, for growth and for taking from the left.
#[test]
fn bts_109_cubes_above_column_a() {
    let mut play = Play::deal("p1 supply 6 4 3 3 3\np1 pop 0");
    play.play("p1 go basic-recruit\np1 grow");
    assert_eq!((play.tableau("p1").supply, play.goods("p1").1), ([4, 4, 3, 3, 3, 0], 2));
}

/// BTS-110: population of the cost and of the effect adds up.
#[test]
fn bts_110_population_adds_up() {
    let table = "slot II-1 bio-synaptic-network\nslot III-1 capital-ship\np1 researched II-1\np1 ore 2";
    let play = Play::deal(&format!("{table}\np1 pop 2"));
    assert!(!play.offers("p1 go bio-synaptic-network"));
    assert_eq!(
        play.why_not("p1", "space bio-synaptic-network"),
        Some(Reason::PopulationAddsUp { recall: 2, used: 1, have: 2 })
    );
    let mut play = Play::deal(&format!("{table}\np1 pop 3\np1 supply 4 4 3 3 0"));
    play.play("p1 go bio-synaptic-network\np1 research III-1");
    assert_eq!((play.goods("p1").1, play.tableau("p1").supply[4]), (0, 2));
    assert_eq!(play.tableau("p1").researched.len(), 2);
}

/// BTS-103, BTS-104, BTS-111: supply used directly comes from the left, column by column, whatever the food track shows.
#[test]
fn bts_103_bts_104_bts_111_supply_from_the_left() {
    let mut play = Play::deal(
        "slot II-4 mass-cloning-r\np1 researched II-4\np1 pop 0\np1 supply 1 0 1 3 3\np1 removed food 0",
    );
    play.play("p1 go mass-cloning-r");
    assert_eq!(
        (play.goods("p1").1, play.tableau("p1").supply),
        (3, [0, 0, 0, 2, 3, 0]),
        "A, C and D in turn"
    );
}

/// BTS-105: without supply population may replace it for a ship, but need not.
#[test]
fn bts_105_population_may_stand_in() {
    let table =
        "slot III-1 android-armada\np1 researched III-1\np1 ore 4 pop 2\np1 supply 0 0 0 0 0\np1 ships sol 1";
    let mut play = Play::deal(table);
    play.play("p1 go android-armada");
    assert_eq!(play.decision(), Some(Decision::BuildFromPopulation(4)));
    assert_eq!(play.legal_of("p1"), ["build sol", "pass"]);
    play.play("p1 build sol");
    assert_eq!((play.goods("p1").1, play.ships("p1")), (1, vec!["sol 1 4".to_owned()]));
    let mut play = Play::deal(table);
    play.play("p1 go android-armada\np1 pass");
    assert_eq!(
        (play.goods("p1"), play.ships("p1"), play.decision()),
        ((0, 2), vec!["sol 1".to_owned()], Some(Decision::Jump(3)))
    );
    let mut play = Play::deal(&table.replace("0 0 0 0 0", "0 0 0 0 1"));
    play.play("p1 go android-armada");
    assert_eq!(
        (play.goods("p1").1, play.tableau("p1").n_supply()),
        (2, 0),
        "supply, as long as there is any"
    );
}

/// BTS-106: each missing cube of several may be replaced or forgone.
#[test]
fn bts_106_each_missing_cube_by_itself() {
    let table =
        "guild architects-guild\nslot IV-2 megafleet-construction\np1 researched III-3 III-4\np1 ore 8 pop 2
        p1 supply 0 0 0 0 1\np1 ships";
    let mut play = Play::deal(table);
    play.play("p1 go architects-guild\np1 research IV-2");
    assert_eq!(
        (play.ships("p1"), play.goods("p1").1),
        (vec!["sol 2".to_owned()], 1),
        "the first from supply"
    );
    assert_eq!(play.legal_of("p1"), ["build sol", "pass"]);
    play.play("p1 build sol");
    assert_eq!((play.ships("p1"), play.goods("p1").1), (vec!["sol 2 2".to_owned()], 0));
    let mut play = Play::deal(table);
    play.play("p1 go architects-guild\np1 research IV-2\np1 pass");
    assert_eq!((play.ships("p1"), play.decision()), (vec!["sol 2".to_owned()], Some(Decision::Jump(2))));
}

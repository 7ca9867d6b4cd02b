//! BTL-049 to BTL-053: the expert mats of the expansion.

use beyond_the_sun::ids::{Place, Tech};
use beyond_the_sun::testing::{Play, seat_of};
use beyond_the_sun::{Decision, Event};

/// BTL-050: the Hivemind has its resources after the cost and before the event.
#[test]
fn btl_050_before_the_event_and_after_the_cost() {
    let table = "p1 mat hivemind-expert\np1 removed food 1\np1 ore 2 pop 1\np1 researched I-1\ndeck 2 plasma-cannon letters-of-marque";
    let mut play = Play::deal(&format!(
        "{table}\nevent II-1 pirate-raids\np2 ships sol 2\np3 ships sol 2\np1 ships sol 2"
    ));
    play.play("p1 go basic-research-2\np1 research II-1");
    // The ore of the ability is the most anybody has, so the raid takes it.
    assert_eq!(play.goods("p1"), (0, 0), "2 paid, 1 gained, 1 lost");
    let at = |fits: &dyn Fn(&Event) -> bool| play.events().iter().position(fits).expect("it happened");
    let (turned, gained) =
        (at(&|it| matches!(it, Event::EventTurned(..))), at(&|it| matches!(it, Event::Gained(..))));
    assert!(turned < gained && gained < at(&|it| matches!(it, Event::Lost(..))));
    let mut other =
        Play::deal(&format!("{table}\nturn p2\nevent II-1 bumper-harvest\np2 ore 2\np2 researched I-1"));
    other.play("p2 go basic-research-2\np2 research II-1");
    assert_eq!(other.goods("p1").0, 2, "not for events of others");
    let mut locked = Play::deal(
        &table
            .replace("removed food 1", "removed food 0")
            .replace("p1 ore", "event II-1 bumper-harvest\np1 ore"),
    );
    locked.play("p1 go basic-research-2\np1 research II-1");
    assert_eq!(locked.goods("p1").0, 0, "from the first automated marker on");
}

/// BTL-049: a prediction brings a tile when any player puts a technology with that main type on a slot of the level.
#[test]
fn btl_049_predictions_come_true() {
    let table = "modules new-factions\np1 mat hivemind-expert\np1 predicts military science commerce\nturn p2\np2 ore 2\np2 researched I-1";
    let mut play = Play::deal(&format!("{table}\ndeck 2 plasma-cannon letters-of-marque"));
    play.play("p2 go basic-research-2\np2 research II-1\np2 choose plasma-cannon");
    let tech = Tech::from_id("plasma-cannon").expect("a technology");
    assert!(play.events().contains(&Event::Foresaw(seat_of("p1"), tech)));
    assert_eq!((play.tableau("p1").retinue.vp_tiles, play.sheet("p1").leaders), (1, 1));
    // Probe Swarms is military in the second place only.
    let mut play = Play::deal(&format!("{table}\ndeck 2 probe-swarms letters-of-marque"));
    play.play("p2 go basic-research-2\np2 research II-1\np2 choose probe-swarms");
    assert_eq!(play.tableau("p1").retinue.vp_tiles, 0, "the main type counts");
    let mut known = Play::deal(&format!("{table}\nslot II-1 plasma-cannon"));
    known.play("p2 go basic-research-2\np2 research II-1");
    assert_eq!(known.tableau("p1").retinue.vp_tiles, 0, "a card that lies there already");
}

/// BTL-051: the extra ship of the Privateers comes before the jumps and may use them.
#[test]
fn btl_051_one_more_ship_before_the_jumps() {
    let table = "p1 mat privateers-expert\np1 removed food 2\np1 ships sol 4\np1 pop 2";
    let mut play = Play::deal(table);
    play.play("p1 go basic-build-jump\np1 do");
    assert_eq!(play.decision(), Some(Decision::BuildOneMore));
    assert_eq!(play.legal_of("p1"), ["build sol", "pass"], "where the action has built");
    let supply = play.tableau("p1").n_supply();
    play.play("p1 build sol");
    assert_eq!((play.ships("p1"), play.tableau("p1").n_supply()), (vec!["sol 1 1 4".to_owned()], supply - 1));
    play.play("p1 jump 1 sol a1\np1 jump 1 sol a2");
    assert_eq!(play.decision(), Some(Decision::PlaceOutpost(Place::A1)), "both of level 1 have jumped");
    let mut none = Play::deal(table);
    none.play("p1 go basic-build-jump\np1 pass");
    assert_eq!(none.decision(), Some(Decision::Jump(2)), "nothing was built");
    let locked = Play::deal("p1 mat privateers-expert\np1 removed food 1");
    let mut locked = locked;
    locked.play("p1 go basic-build-jump\np1 do");
    assert_eq!(locked.decision(), Some(Decision::Jump(2)), "from two markers on");
}

/// BTL-051: at the end of an action that builds and does not jump.
#[test]
fn btl_051_one_more_ship_at_the_end() {
    let mut play = Play::deal(
        "p1 mat privateers-expert\np1 removed food 2\nslot II-2 probe-swarms\nslot II-1 stellar-cartography\np1 researched I-1 II-2\np1 ore 3",
    );
    play.play("p1 go probe-swarms\np1 research II-1\np1 done");
    assert_eq!(play.decision(), Some(Decision::BuildOneMore));
    play.play("p1 pass");
    assert_eq!(play.decision(), Some(Decision::Produce), "once");
}

/// R64 (BTL-051): only if the action has built, and from population if no supply is left.
#[test]
fn r64_one_more_ship_where_the_action_has_built() {
    let table = "p1 mat privateers-expert\np1 removed food 2\np1 outpost yard-left food\np1 pop 3";
    for (site, other) in [("yard-left", "sol"), ("sol", "yard-left")] {
        let mut play = Play::deal(table);
        play.play(&format!("p1 go basic-build-jump\np1 do\np1 build {site}"));
        assert_eq!(play.decision(), Some(Decision::BuildOneMore));
        assert_eq!(play.legal_of("p1"), [&format!("build {site}"), "pass"], "and not {other}");
    }
    let mut none = Play::deal(&format!("{table}\np1 supply 0 0 0 0"));
    none.play("p1 go basic-build-jump\np1 do\np1 build sol\np1 build sol");
    assert_eq!(none.goods("p1").1, 1, "population stands in for supply (BTS-105)");
}

/// BTL-052: the option is chosen at the first use, and the other one is lost.
#[test]
fn btl_052_chosen_at_the_first_use() {
    let table = "seats 2\nachievements polymath\np1 mat privateers-expert\np1 removed food 5\np1 ships sol 1 deep-space 1 1\np2 ships deep-space 1\np2 outpost a2 food";
    let mut play = Play::deal(table);
    play.play("p1 go basic-build-jump\np1 pass\np1 jump 1 sol a2\np1 done");
    assert_eq!(play.decision(), Some(Decision::ChooseForGood(0)), "Plunder: a place was taken from another");
    play.play("p1 pass");
    assert_eq!(play.decision(), Some(Decision::ChooseForGood(1)), "Free Port: two ships in Deep Space");
    play.play("p1 do");
    assert_eq!((play.tableau("p1").retinue.forever, play.goods("p1").0), (Some(1), 1));
    let mut play = Play::deal(table);
    play.play("p1 go basic-build-jump\np1 pass\np1 jump 1 sol a2\np1 done\np1 do");
    assert_eq!((play.tableau("p1").retinue.forever, play.goods("p1").0), (Some(0), 2));
    assert_eq!(play.decision(), Some(Decision::Produce), "Free Port is void from now on");
}

/// BTL-053: the requirement of the chosen option must be met each time, and it is used once in a turn.
#[test]
fn btl_053_requirements_hold_every_time() {
    let ore = |table: &str, script: &str| {
        let mut play = Play::deal(&format!("seats 3\np1 mat privateers-expert\np1 removed food 5\n{table}"));
        play.play(script);
        assert_eq!(play.decision(), Some(Decision::Produce));
        play.goods("p1").0
    };
    let stay = "p1 go basic-recruit";
    assert_eq!(ore("p1 forever 1\np1 ships deep-space 1 1", stay), 2, "1 of the action and 1 of Free Port");
    assert_eq!(ore("p1 forever 1\np1 ships deep-space 1 sol 1", stay), 1, "one ship is too few");
    assert_eq!(ore("p1 forever 0\np1 ships deep-space 1 1", stay), 1, "the other option was chosen");
    let two = "p1 ships sol 1 1\np2 ships deep-space 1\np2 outpost a1 food\np2 outpost a2 food";
    let script = "p1 go basic-build-jump\np1 pass\np1 jump 1 sol a1\np1 jump 1 sol a2\np1 outpost a1 food";
    assert_eq!(ore(&format!("p1 forever 0\n{two}"), script), 2, "two places, once in a turn");
    assert_eq!(
        ore("p1 forever 0\np1 ships sol 1", "p1 go basic-build-jump\np1 pass\np1 jump 1 sol a2\np1 done"),
        0,
        "it was nobody's"
    );
}

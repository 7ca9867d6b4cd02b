//! R60 to R63, BTS-190, BTS-193: mandatory steps cannot be avoided, and earned bonuses are not lost with them.

use beyond_the_sun::ids::Place;
use beyond_the_sun::testing::Play;
use beyond_the_sun::{Decision, Marker, Reason};

/// Stealth Terraformers in the hands of p1, with ships and systems as said.
fn stealth(lines: &str) -> Play {
    Play::deal(&format!(
        "slot III-3 stealth-terraformers-r\np1 researched III-3\np1 ore 4\np1 pop 0\n{lines}"
    ))
}

/// R60 (BTS-168): if a system is colonised before its bonus was due, only that bonus is lost; the ore from abilities
/// for taking the place is paid.
#[test]
fn r60_abilities_pay_for_a_place_colonised_at_once() {
    let script = "p1 go stealth-terraformers-r\np1 jump 2 sol a2\np1 done\np1 colonise a2";
    let table = "p1 ships sol 2\nplace a2 ross-128\ndeck A wolf-359";
    let mut plain = stealth(table);
    plain.play(script);
    assert_eq!(plain.goods("p1"), (2, 0), "2 ore of the colony; the population of Ross 128 is lost");
    let mut investor = stealth(&format!("{table}\np1 leaders military-investor"));
    investor.play(script);
    assert_eq!(investor.goods("p1"), (3, 0), "and 1 of the Military Investor");
    let mut mars = stealth(&format!("p1 mat martian-expert\np1 removed food 6\n{table}"));
    mars.play(script);
    assert_eq!(mars.goods("p1"), (3, 0), "and 1 of Mars, ability B");
}

/// R60: Plunder pays for a place that another faction controlled until these jumps, even if it becomes a colony at
/// once.
#[test]
fn r60_plunder_pays_for_a_place_colonised_at_once() {
    // Nobody controlled the place when the turn began: p2 takes it in this turn, when the first ship of p1 leaves.
    let mut play = stealth(
        "p1 mat privateers-expert\np1 removed food 5\np1 forever 0\nplace a2 ross-128\ndeck A wolf-359
        slot IV-1 galactic-hq\np1 researched III-3 IV-1\np1 ore 5\np1 ships a2 3 sol 4\np2 ships a2 3\np3 ships a2 1",
    );
    play.play("p1 use galactic-hq\np1 jump 3 a2 sol\np1 done");
    assert_eq!(play.outposts("p2"), ["a2 food"]);
    play.play("p1 go stealth-terraformers-r\np1 jump 4 sol a2\np1 done");
    assert_eq!(play.outposts("p1"), ["a2 food"]);
    play.play("p1 colonise a2");
    while play.decision() != Some(Decision::Produce) {
        let first = play.legal_of("p1")[0].clone();
        play.play(&format!("p1 {first}"));
    }
    assert_eq!(play.goods("p1").0, 2 + 2, "the colony and Plunder");
}

/// R60: the card that is drawn for a colonised place gives no bonus for it.
#[test]
fn r60_the_bonus_of_the_next_system_is_not_paid() {
    let mut play = stealth("p1 ships sol 2\nplace a2 ross-128\ndeck A sirius");
    play.play("p1 go stealth-terraformers-r\np1 jump 2 sol a2\np1 done\np1 colonise a2");
    assert_eq!(
        (play.system("a2").as_deref(), play.goods("p1")),
        (Some("sirius"), (2, 0)),
        "not 1 more of Sirius"
    );
}

/// R61 (BTS-136): with both tracks empty Nishida chooses what it automates, because ability A depends on it.
#[test]
fn r61_nishida_chooses_ore_with_empty_tracks() {
    let empty = "p1 removed food 8 ore 8\nguild scholars-guild\nslot II-4 orbital-hydroponics
        slot III-4 subatomic-fabrication\np1 researched II-4\np1 ore 5 pop 4\np1 ships";
    // Ability B pays 4 ore for the two empty tracks, the technology 1.
    for (sort, ore) in [("food", 5), ("ore", 6)] {
        let mut play = Play::deal(&format!("p1 mat nishida-expert\n{empty}"));
        play.play("p1 go scholars-guild\np1 research III-4");
        assert_eq!(play.offered("p1", "automate"), ["food", "ore"]);
        play.play(&format!("p1 automate {sort}"));
        assert_eq!((play.goods("p1").0, play.tableau("p1").automated[2]), (ore, 1), "{sort}: a substitute");
    }
    let mut other = Play::deal(&format!("p1 mat martian-expert\n{empty}"));
    other.play("p1 go scholars-guild\np1 research III-4");
    assert_eq!(other.decision(), Some(Decision::Produce), "nobody asks what makes no difference");
}

/// R62 (BTS-122): Golden Age gives nothing for the most automated markers if nobody has any.
#[test]
fn r62_nobody_has_the_most_of_nothing() {
    let vp = |lines: &str| {
        let mut play = Play::deal(&format!(
            "seats 2\nguild scholars-guild\nslot II-1 plasma-cannon\np1 researched II-1\np1 ore 5
            event III-1 golden-age\ndeck 3 capital-ship mercenary-fleet\n{lines}"
        ));
        play.play("p1 go scholars-guild\np1 research III-1");
        [play.tableau("p1").vp, play.tableau("p2").vp]
    };
    assert_eq!(vp("p1 pop 3"), [0, 0], "nobody has automated");
    assert_eq!(vp("p1 pop 3\np2 removed ore 1"), [0, 2]);
    assert_eq!(vp("p1 pop 3\np1 removed food 1\np2 removed ore 1"), [2, 2], "both are tied");
}

/// R63 (BTS-190): the last population cube is not offered for a ship when research must follow.
#[test]
fn r63_the_last_cube_is_kept_for_research() {
    let table = "p1 supply 0 0 0 0 0\np1 researched I-1 II-2\nslot II-1 plasma-cannon\nslot II-2 probe-swarms\np1 ore 3";
    let mut play = Play::deal(&format!("{table}\np1 pop 1"));
    play.play("p1 go probe-swarms");
    assert_eq!(
        (play.decision(), play.ships("p1")),
        (Some(Decision::Research(2)), vec!["sol 1".to_owned()]),
        "the ship of supply is forgone"
    );
    let mut play = Play::deal(&format!("{table}\np1 pop 2"));
    play.play("p1 go probe-swarms");
    assert_eq!(play.legal_of("p1"), ["build sol", "pass"], "with two cubes both are possible");
    play.play("p1 build sol");
    assert_eq!(play.decision(), Some(Decision::Research(2)));
    let mut deep = Play::deal(
        "p1 supply 0 0 0 0 0\np1 researched II-1 III-2\nslot II-1 plasma-cannon\nslot III-2 deep-space-megastructures
        slot III-1 capital-ship\np1 ore 4\np1 pop 1",
    );
    deep.play("p1 go deep-space-megastructures");
    assert_eq!(deep.decision(), Some(Decision::Research(3)));
}

/// R63: effects that interrupt the action must also leave the cube: a bonus that would build, and one that may
/// research.
#[test]
fn r63_a_bonus_does_not_take_what_the_action_needs() {
    // Quantum Data Exchange requires the research of Data Brokers (BTS-202), which comes after its jumps.
    let table = "slot II-3 data-brokers\nslot III-3 quantum-data-exchange\nslot II-1 plasma-cannon\nslot III-1 capital-ship
        p1 researched I-1 II-1 II-3 III-3\np1 ore 6\np1 supply 0 0 0 0 0\np1 ships sol 1\np1 pop 1";
    let mut build = Play::deal(&format!("{table}\nplace a2 groombridge-34"));
    build.play("p1 go quantum-data-exchange\np1 copy data-brokers\np1 jump 1 sol a2\np1 done");
    assert_eq!(build.decision(), Some(Decision::Research(3)), "no ship for the last cube");
    let mut research = Play::deal(&format!("{table}\nplace a2 cd-69-2001\nslot II-2 stellar-cartography"));
    research.play("p1 go quantum-data-exchange\np1 copy data-brokers\np1 jump 1 sol a2\np1 done");
    assert_eq!(research.decision(), Some(Decision::Research(3)), "no known technology for the last cube");
    let mut enough = Play::deal(&format!("{table}\nplace a2 groombridge-34").replace("pop 1", "pop 2"));
    enough.play("p1 go quantum-data-exchange\np1 copy data-brokers\np1 jump 1 sol a2\np1 done");
    assert_eq!(enough.decision(), Some(Decision::BuildFromPopulation(1)));
}

/// R63: the jump of LHS 292 does not leave the system that Terranova Cruisers must colonise.
#[test]
fn r63_a_bonus_jump_does_not_evade_the_colony() {
    let mut play = Play::deal(
        "modules new-systems new-technologies\nslot II-3 terranova-cruisers\np1 researched II-3\np1 ore 4
        place a1 barnards-star\nplace a2 lhs-292\np1 ships sol 2 a1 1",
    );
    play.play("p1 go terranova-cruisers\np1 jump 2 sol a2\np1 done");
    assert_eq!(play.decision(), Some(Decision::Jump(1)), "the bonus of LHS 292");
    assert!(play.offers("p1 jump 1 a1 sol") && play.offers("p1 done"));
    assert!(!play.offers("p1 jump 2 a2 sol"), "then nothing could be colonised");
    assert_eq!(play.why_not("p1", "ship 2 a2"), Some(Reason::NeededLater));
    play.play("p1 done");
    assert_eq!(play.decision(), Some(Decision::Colonise));
}

/// BTS-190, BTS-193: distributing levels is mandatory while a ship can be raised; a single ship is raised without
/// asking.
#[test]
fn bts_193_upgrades_are_mandatory() {
    let jump = |ships: &str| {
        let mut play = Play::deal(&format!("place a2 lacaille-9352\np1 ships {ships}"));
        play.play("p1 go basic-build-jump\np1 pass\np1 jump 1 sol a2\np1 done");
        play
    };
    let mut play = jump("sol 1 3");
    assert_eq!(play.legal_of("p1"), ["upgrade 3 sol", "upgrade 1 a2"]);
    assert_eq!(play.why_not("p1", "done"), Some(Reason::Mandatory));
    play.play("p1 upgrade 3 sol");
    assert_eq!(play.ships("p1"), ["sol 4", "a2 1"]);
    let play = jump("sol 1 4");
    assert_eq!(
        (play.decision(), play.ships("p1")),
        (Some(Decision::Produce), vec!["sol 4".to_owned(), "a2 2".to_owned()])
    );
    let mut offer = Play::deal("slot II-3 supply-base\np1 researched II-3\np1 ships sol 1 1");
    offer.play("p1 go supply-base");
    assert!(offer.offers("p1 done"), "up to two ships are an offer");
}

/// R11, R61: a place takes a substitute of either sort without a question when both tracks are empty.
#[test]
fn r61_outposts_of_empty_tracks_are_not_asked_for() {
    let mut play = Play::deal("p1 mat nishida-expert\np1 removed food 8 ore 8\np1 ships sol 1");
    play.play("p1 go basic-build-jump\np1 pass\np1 jump 1 sol a1\np1 done");
    assert_eq!(play.board().outposts[Place::A1 as usize].map(|it| it.marker), Some(Marker::Substitute));
    assert_eq!(play.decision(), Some(Decision::Produce));
}

//! BTS-199 to BTS-216: cards with a clarification of their own.

use beyond_the_sun::testing::Play;
use beyond_the_sun::{Decision, Event, Marker, Reason};
use engine::Seat;

/// BTS-199: the upgrades of Modular Fleet are optional; its jumps alone are an action.
#[test]
fn bts_199_modular_fleet_for_its_jumps_alone() {
    let mut play = Play::deal("slot II-1 modular-fleet-r\np1 researched I-1 II-1\np1 pop 0");
    play.play("p1 go modular-fleet-r");
    assert_eq!(play.legal_of("p1"), ["do", "pass"]);
    play.play("p1 pass");
    assert_eq!(
        play.decision(),
        Some(Decision::Jump(3)),
        "there is neither ore nor population for the others"
    );
    assert!(!play.offers("p1 done"), "nothing has changed yet");
    play.play("p1 jump 1 sol a1\np1 done");
    assert!(play.offers("p1 outpost a1 food"));
}

/// Quantum Data Exchange beside Mass Cloning, which p1 has not researched.
const EXCHANGE: &str = "
    slot II-1 stellar-cartography
    slot II-4 mass-cloning-r
    slot III-1 quantum-data-exchange
    p1 researched I-1 I-3 II-1 III-1
    p1 ore 2 pop 1
    p2 pawn basic-research-2";

/// BTS-200, BTS-202: an occupied action may be copied; of several options the one with research must be taken.
#[test]
fn bts_202_the_option_with_research_is_copied() {
    let mut play = Play::deal(EXCHANGE);
    play.play("p1 go quantum-data-exchange");
    assert_eq!(play.offered("p1", "copy"), ["basic-research-1", "basic-research-2", "mass-cloning-r"]);
    let supply = play.tableau("p1").n_supply();
    play.play("p1 copy mass-cloning-r");
    assert_eq!((play.decision(), play.goods("p1")), (Some(Decision::Research(2)), (0, 1)), "option C");
    play.play("p1 research II-4");
    assert_eq!(play.tableau("p1").n_supply(), supply - 2, "the cube and the bonus come from supply");
    assert_eq!(
        play.tableau("p1").pawn.map(|space| space.to_string()).as_deref(),
        Some("quantum-data-exchange")
    );
}

/// BTS-201: an action that copies research may be copied itself, but not by itself.
#[test]
fn bts_201_copying_the_technocrats() {
    let mut play = Play::deal(&format!("{EXCHANGE}\nguild technocrats-guild"));
    play.play("p1 go quantum-data-exchange");
    assert!(play.offers("p1 copy technocrats-guild"));
    assert!(!play.offers("p1 copy quantum-data-exchange"));
    play.play("p1 copy technocrats-guild");
    assert_eq!(play.tableau("p1").ore, 0);
    assert_eq!(play.offered("p1", "copy"), ["basic-research-1"], "what can be paid for, and no circle");
    play.play("p1 copy basic-research-1\np1 research I-2");
    assert_eq!(play.tableau("p1").pop, 0);
}

/// BTS-203: the Colonial Ministry takes one of three systems as a colony, with two markers.
#[test]
fn bts_203_colonial_ministry() {
    let mut play = Play::deal(
        "slot IV-1 colonial-ministry
        guild architects-guild
        deck A wolf-359 ross-128 struve-2398
        p1 researched III-1 III-2
        p1 ore 8 pop 1",
    );
    play.play("p1 go architects-guild\np1 research IV-1");
    assert_eq!(play.decision(), Some(Decision::CharterSystem));
    play.play("p1 charter wolf-359");
    let ore = Some(Marker::Of(beyond_the_sun::ids::Sort::Ore));
    assert_eq!(play.colonies("p1"), ["wolf-359"]);
    assert_eq!(play.tableau("p1").colonies[0].markers, [ore, ore]);
    assert_eq!(play.tableau("p1").removed, [0, 3], "two for the colony, one automated by its bonus");
    assert_eq!(play.tableau("p1").ore, 1);
}

/// BTS-205: with Ross 154 the pawn on a space is pushed aside; its owner still counts as standing there.
#[test]
fn bts_205_ross_154_pushes() {
    let table = "p2 pawn basic-build-jump\np3 pawn basic-build-jump 2";
    assert!(!Play::deal(table).offers("p1 go basic-build-jump"));
    let mut play = Play::deal(&format!("{table}\np1 colonies ross-154"));
    play.play("p1 go basic-build-jump\np1 do");
    assert!(play.events().contains(&Event::Pushed(Seat(0), Seat(1))));
    play.play("p1 done\np1 mine");
    assert_eq!(play.why_not("p2", "space basic-build-jump"), Some(Reason::Occupied(Seat(0))));
    play.play("p2 go basic-recruit\np2 mine\np3 go basic-recruit\np3 mine\np1 go basic-recruit\np1 mine");
    assert!(play.offers("p2 go basic-build-jump"));
}

/// BTS-085, BTS-206: ships in the museum are out of play and score their level.
#[test]
fn bts_206_the_spacecraft_museum() {
    let mut play = Play::deal(
        "event II-1 spacecraft-museum
        deck 2 plasma-cannon human-experiments
        p1 researched I-1
        p1 ore 2 pop 1
        p1 ships sol 3",
    );
    play.play("p1 go basic-research-2\np1 research II-1\np1 do\np1 museum 3 sol");
    assert_eq!((play.ships("p1"), play.asked().as_deref()), (vec![], Some("p2")));
    play.play("p2 pass\np3 pass");
    assert_eq!(
        play.decision(),
        Some(Decision::ChooseTech(beyond_the_sun::ids::Slot::from_id("II-1").expect("it")))
    );
    assert_eq!((play.sheet("p1").events, play.sheet("p2").events), (3, 0));
}

/// BTS-208, BTS-209: the card under the Dyson sphere becomes a colony without markers; the pawn stands nowhere.
#[test]
fn bts_208_the_dyson_sphere() {
    let mut play = Play::deal("place b1 tau-ceti\ndyson kapteyns-star\np1 ore 8");
    assert_eq!(play.why_not("p1", "place b1"), Some(Reason::AskedSomethingElse(Decision::Act)));
    play.play("p1 go dyson-sphere-mk-i");
    assert_eq!(play.colonies("p1"), ["kapteyns-star"]);
    assert_eq!(play.tableau("p1").colonies[0].markers, [None, None]);
    assert_eq!((play.tableau("p1").pawn, play.board().dyson), (None, None));
    assert_eq!(play.legal_of("p1"), ["do", "pass"], "its colonise bonus");
}

/// BTS-080, BTS-213 to BTS-216: a private technology needs no cube, gives its bonus and is its owner's alone.
#[test]
fn bts_213_a_private_technology() {
    let mut play = Play::deal(
        "place a1 procyon
        deck 2 plasma-cannon human-experiments orbital-hydroponics
        p1 researched I-2
        p1 ore 4 pop 1
        p1 ships a1 3
        p1 outpost a1 food",
    );
    play.play("p1 go terraforming\np1 colonise a1\np1 marker ore");
    assert_eq!(
        play.legal_of("p1"),
        ["choose orbital-hydroponics", "choose plasma-cannon", "choose human-experiments"]
    );
    play.play("p1 choose plasma-cannon");
    assert_eq!((play.ships("p1"), play.tableau("p1").pop), (vec!["sol 3".to_owned()], 1));
    assert_eq!((play.sheet("p1").private, play.sheet("p1").level_2), (2, 0));
    play.play("p1 mine\np2 go basic-recruit\np2 mine\np3 go basic-recruit\np3 mine");
    assert_eq!(play.why_not("p1", "space plasma-cannon"), Some(Reason::TooLittleOre { need: 2, have: 1 }));
    assert!(play.why_not("p2", "space plasma-cannon").is_some());
}

/// Stealth Terraformers and 4 ore; p1 has these ships.
fn stealth(ships: &str) -> Play {
    Play::deal(&format!(
        "place a1 ross-128
        place a2 sirius
        slot III-1 stealth-terraformers-r
        p1 researched I-1 II-1 III-1
        p1 ore 4
        p1 ships {ships}"
    ))
}

/// BTS-190: every jump leaves the colony possible, and the bonus for taking the colonised system is lost.
#[test]
fn bts_190_stealth_terraformers_must_colonise() {
    let mut play = stealth("sol 2");
    play.play("p1 go stealth-terraformers-r");
    assert_eq!(
        play.legal_of("p1"),
        ["jump 2 sol a1", "jump 2 sol a2"],
        "to a1, if need be by Sol or Deep Space"
    );
    play.play("p1 jump 2 sol a2");
    assert!(!play.offers("p1 done"), "there is nothing to colonise");
    assert_eq!(play.offered("p1", "jump"), ["2 a2 sol", "2 a2 deep-space"]);
    play.play("p1 jump 2 a2 sol\np1 jump 2 sol a1\np1 colonise a1");
    assert_eq!(play.colonies("p1"), ["ross-128"]);
    assert_eq!(play.goods("p1"), (2, 2), "2 ore for colonising, no population for taking it");
    assert!(!stealth("sol 1").offers("p1 go stealth-terraformers-r"), "too weak for any system");
}

/// BTS-168: bonuses of other systems wait until the colony is founded.
#[test]
fn bts_168_held_bonuses_come_after_the_colony() {
    let mut play = stealth("sol 2 2");
    play.play("p1 go stealth-terraformers-r\np1 jump 2 sol a1\np1 jump 2 sol a2\np1 done");
    assert_eq!(
        (play.outposts("p1"), play.tableau("p1").ore),
        (vec!["a1 food".to_owned(), "a2 ore".to_owned()], 0)
    );
    play.play("p1 colonise a1");
    assert_eq!(play.tableau("p1").ore, 2 + 1);
}

/// BTS-098: ore goes to the opponent whom the effect names, and that opponent's actions may be copied.
#[test]
fn bts_098_ore_to_an_opponent() {
    let table = "slot II-3 intersystem-diplomacy\np1 researched I-2 II-3\np1 ore 1\np2 researched I-4";
    let mut play = Play::deal(&format!("{table}\np3 researched I-4"));
    play.play("p1 go intersystem-diplomacy");
    assert_eq!(
        (play.decision(), play.offered("p1", "pay")),
        (Some(Decision::PayWhom), vec!["p2".to_owned(), "p3".to_owned()])
    );
    play.play("p1 pay p3");
    assert_eq!((play.tableau("p1").ore, play.tableau("p3").ore), (0, 1));
    assert_eq!(play.legal_of("p1"), ["copy advanced-robotics"]);
    play.play("p1 copy advanced-robotics");
    assert_eq!(play.tableau("p1").ore, 3);

    let mut play = Play::deal(table);
    play.play("p1 go intersystem-diplomacy");
    assert_eq!(play.tableau("p2").ore, 1, "p3 has nothing to copy");
}

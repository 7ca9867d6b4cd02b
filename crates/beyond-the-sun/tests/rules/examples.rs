//! The worked examples of the rulebook: Annie, Bernd, Cindy, the last round, Denis, and the short ones.

use beyond_the_sun::testing::Play;
use beyond_the_sun::{Decision, Event, Reason};

/// EX-01 (BTS-027, BTS-028, BTS-032): Annie picks a space.
#[test]
fn ex_01_annie_picks_a_space() {
    let play = Play::deal(
        "seats 4
        p1 ore 3 pop 3
        p1 researched I-1 I-3
        p1 pawn basic-research-1
        p2 pawn basic-build-jump
        p3 pawn basic-build-jump 2",
    );
    assert_eq!(
        play.offered("p1", "go"),
        [
            "basic-research-1 2",
            "basic-research-1 3",
            "basic-research-2",
            "basic-research-2 2",
            "basic-recruit",
            "narrow-beam-lasers"
        ],
        "any free space of the basics but the own one, and the one of Narrow Beam Lasers"
    );
    let why = |space: &str| play.why_not("p1", &format!("space {space}"));
    assert_eq!(why("basic-research-1"), Some(Reason::StandingThere));
    assert_eq!(why("basic-build-jump"), Some(Reason::Occupied(engine::Seat(1))));
    assert_eq!(why("basic-build-jump 2"), Some(Reason::Occupied(engine::Seat(2))));
    assert_eq!(why("terraforming"), Some(Reason::NotResearched));
    assert_eq!(why("terraforming 2"), Some(Reason::NotResearched));
    let spaces = play.board().pack.techs.iter().find(|card| card.id == "advanced-genetics");
    assert_eq!(spaces.map(beyond_the_sun::cards::TechCard::n_spaces), Some(0), "a bonus only");
}

/// EX-02 (BTS-046, BTS-048): Bernd's growth: an empty column brings nothing, and no other column replaces it.
#[test]
fn ex_02_bernds_growth() {
    let mut play = Play::deal("p1 removed food 5\np1 supply 0 4 3 3 3\np1 pop 0");
    play.play("p1 go basic-recruit");
    let before = play.tableau("p1").supply;
    assert_eq!((play.tableau("p1").pop, before), (1, [0, 3, 3, 3, 3, 0]), "the leftmost cube was recruited");
    play.play("p1 grow");
    assert_eq!((play.tableau("p1").pop, play.tableau("p1").supply), (1 + 2, [0, 2, 2, 3, 3, 0]));
}

/// EX-03 (BTS-049): Cindy's ore.
#[test]
fn ex_03_cindys_ore() {
    let mut play = Play::deal("p1 removed ore 4");
    play.play("p1 go basic-recruit\np1 mine");
    assert_eq!(play.tableau("p1").ore, 1 + 3);
    assert!(play.events().contains(&Event::Mined(engine::Seat(0), 3)));
}

/// Plays a turn that does not matter.
fn quick_turn(play: &mut Play, seat: &str) {
    assert_eq!((play.asked().as_deref(), play.decision()), (Some(seat), Some(Decision::Act)));
    play.play(&format!("{seat} go basic-recruit\n{seat} mine"));
}

/// A table of four in round 7, where three markers lie and `seat` is about to place the fourth.
fn before_the_fourth_marker(seat: &str) -> Play {
    Play::deal(&format!(
        "seats 4
        achievements empire transcendence polymath specialist
        round 7
        turn {seat}
        p1 claimed empire
        p2 claimed empire
        {} claimed empire
        slot IV-1 zero-point-reactor
        {seat} researched IV-1",
        if seat == "p4" { "p3" } else { "p4" }
    ))
}

/// EX-04 (BTS-071, BTS-072, BTS-074): Cindy places the fourth marker; Denis ends the round, and all play one more.
#[test]
fn ex_04_the_last_round() {
    let mut play = before_the_fourth_marker("p3");
    play.play("p3 go basic-recruit\np3 mine");
    assert_eq!(play.decision(), Some(Decision::Claim));
    assert_eq!(play.legal_of("p3"), ["claim transcendence"], "there is no passing");
    play.play("p3 claim transcendence");
    assert!(play.events().contains(&Event::EndIsNear(8)));
    for seat in ["p4", "p1", "p2", "p3", "p4"] {
        quick_turn(&mut play, seat);
    }
    assert_eq!(play.asked(), None);
}

/// EX-05 (BTS-073): when the last player triggers the end, the final round begins directly.
#[test]
fn ex_05_the_last_player_triggers() {
    let mut play = before_the_fourth_marker("p4");
    play.play("p4 go basic-recruit\np4 mine\np4 claim transcendence");
    for seat in ["p1", "p2", "p3", "p4"] {
        quick_turn(&mut play, seat);
    }
    assert_eq!(play.asked(), None);
}

/// EX-06 (BTS-113, BTS-124, BTS-127, BTS-041): Denis researches level II.
#[test]
fn ex_06_denis_researches_level_two() {
    let mut play = Play::deal(
        "p1 researched I-1 I-2
        p1 ore 2 pop 1
        event II-2 asteroid-rush
        deck 2 stellar-cartography human-experiments orbital-hydroponics plasma-cannon",
    );
    play.play("p1 go basic-research-2");
    assert_eq!(play.legal_of("p1"), ["research II-1", "research II-2", "research II-3"]);
    assert_eq!(
        play.why_not("p1", "slot II-4"),
        Some(Reason::MissingPrerequisite(beyond_the_sun::ids::Slot::from_id("I-3").expect("a slot")))
    );
    assert_eq!(play.goods("p1"), (0, 1), "2 ore are paid first");

    play.play("p1 research II-2");
    assert!(play.revealed(), "the event is turned up");
    assert_eq!(play.goods("p1"), (1, 0), "the cube is placed and the event gives everybody ore");
    assert_eq!(play.goods("p2"), (1, 2));
    assert_eq!(play.legal_of("p1"), ["seek military", "seek commerce"]);

    play.play("p1 seek military");
    assert_eq!(play.legal_of("p1"), ["choose plasma-cannon", "choose human-experiments"]);
    assert_eq!(play.board().shown.len(), 4, "two that fit and two that do not");
    play.play("p1 choose plasma-cannon");
    assert!(!play.revealed(), "the choice shows nothing new");
    assert_eq!(play.tech("II-2").as_deref(), Some("plasma-cannon"));
    assert_eq!(play.ships("p1"), ["sol 1 3"], "its immediate bonus");
    assert!(play.board().shown.is_empty());

    play.play("p1 mine\np2 go basic-recruit");
    assert_eq!(
        play.why_not("p2", "space plasma-cannon"),
        Some(Reason::AskedSomethingElse(Decision::Produce))
    );
    play.play("p2 mine");
    assert_eq!(play.why_not("p3", "space plasma-cannon"), Some(Reason::NotResearched));
    play.play("p3 go basic-recruit\np3 mine");
    assert!(!play.offers("p1 go plasma-cannon"), "there is no population for the ship yet");
    assert_eq!(
        play.why_not("p1", "space plasma-cannon"),
        Some(Reason::TooLittlePopulation { need: 1, have: 0 })
    );
}

/// EX-09 (BTS-110): population asked for in the cost and in the effect adds up.
#[test]
fn ex_09_cost_and_effect_both_need_population() {
    let table = |pop: u8| {
        Play::deal(&format!(
            "slot II-1 bio-synaptic-network
            p1 researched I-1 II-1
            p1 ore 2 pop {pop}"
        ))
    };
    let few = table(2);
    assert!(!few.offers("p1 go bio-synaptic-network"));
    assert_eq!(
        few.why_not("p1", "space bio-synaptic-network"),
        Some(Reason::PopulationAddsUp { recall: 2, used: 1, have: 2 })
    );
    let mut enough = table(3);
    let supply = enough.tableau("p1").n_supply();
    enough.play("p1 go bio-synaptic-network");
    assert_eq!((enough.goods("p1"), enough.tableau("p1").n_supply()), ((0, 1), supply + 2));
    enough.play("p1 research III-1");
    assert_eq!(enough.tableau("p1").pop, 0);
}

/// EX-10 (BTS-042): four jumps of which none is made are not an action; ore without a jump is one.
#[test]
fn ex_10_no_empty_action() {
    let mut play = Play::deal("slot II-1 letters-of-marque\np1 researched I-1 II-1");
    play.play("p1 go letters-of-marque");
    assert_eq!(play.legal_of("p1"), ["jump 1 sol a1", "jump 1 sol a2"], "and not `done`");
    play.play("p1 jump 1 sol a1");
    assert!(play.offers("p1 done"));
    play.play("p1 jump 1 a1 sol");
    assert!(!play.offers("p1 done"), "all is as it was");

    let mut play = Play::deal("slot II-1 stellar-cartography\np1 researched I-1 II-1");
    play.play("p1 go stellar-cartography\np1 done");
    assert_eq!((play.tableau("p1").ore, play.decision()), (2, Some(Decision::Produce)));
}

/// EX-11 (BTS-055, BTS-057, BTS-058, BTS-211): three exchanges set off ability A of the United Nations.
#[test]
fn ex_11_three_trades() {
    let mut play = Play::deal(
        "expert
        p1 mat uns-expert
        p1 removed food 1 ore 1
        p1 ore 1 pop 0
        p1 ships sol 1 1",
    );
    play.play("p1 go basic-recruit");
    let (goods, supply) = (play.goods("p1"), play.tableau("p1").n_supply());
    assert_eq!(goods, (2, 1));
    play.play("p1 trade\np1 retire 1 sol\np1 retire 1 sol\np1 sell\np1 done");
    assert_eq!(play.goods("p1"), (2 - 1, 1 + 1), "1 ore less and 1 population more");
    assert_eq!(play.tableau("p1").n_supply(), supply + 1);
    assert_eq!(play.ships("p1"), Vec::<String>::new());
    assert_eq!(play.decision(), Some(Decision::Automate), "the ability");
    play.play("p1 automate food");
    assert_eq!(play.tableau("p1").n_automated(), 3);

    let mut play = Play::deal("expert\np1 mat uns-expert\np1 removed food 1 ore 1\np1 pop 3");
    play.play("p1 go basic-recruit\np1 trade\np1 sell\np1 sell\np1 done");
    assert_eq!(play.asked().as_deref(), Some("p2"), "two exchanges are too few");
}

/// EX-12 (BTS-066): an achievement is claimed once, however far its condition is exceeded.
#[test]
fn ex_12_one_claim_for_each_achievement() {
    let mut play = Play::deal(
        "achievements empire transcendence polymath specialist
        p1 colonies sirius procyon wolf-359 ross-128 struve-2398 epsilon-indi gliese-832 gliese-581
        p1 claimed empire
        p2 colonies tau-ceti lacaille-9352 luyten-726-8 luytens-star",
    );
    play.play("p1 go basic-recruit\np1 mine");
    assert_eq!(play.offered("p1", "claim"), ["specialist"]);
    assert_eq!(play.why_not("p1", "achievement empire"), Some(Reason::AlreadyClaimed));
    play.play("p1 claim specialist\np2 go basic-recruit\np2 mine");
    assert_eq!(play.offered("p2", "claim"), ["empire"], "the second space is free");
}

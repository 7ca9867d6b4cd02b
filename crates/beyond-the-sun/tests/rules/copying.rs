//! BTS-200 to BTS-202: actions that carry out other actions.

use beyond_the_sun::Decision;
use beyond_the_sun::testing::Play;

/// Where the pawn of a seat stands.
fn pawn(play: &Play, seat: &str) -> Option<String> {
    play.tableau(seat).pawn.map(|space| space.to_string())
}

/// BTS-200: an action chosen through Quantum Data Exchange or the Technocrats may be occupied, and unresearched.
#[test]
fn bts_200_copied_actions_may_be_occupied() {
    let table = "slot III-3 quantum-data-exchange\nguild technocrats-guild\nslot II-1 probe-swarms\np2 researched II-1
        p1 researched I-1 III-3\np2 pawn probe-swarms\np3 pawn basic-research-2\np1 ore 5 pop 2";
    for (space, cost) in [("quantum-data-exchange", 0), ("technocrats-guild", 2)] {
        let mut play = Play::deal(table);
        assert!(!play.offers("p1 go probe-swarms") && !play.offers("p1 go basic-research-2"));
        play.play(&format!("p1 go {space}"));
        assert!(play.offers("p1 copy basic-research-2") && play.offers("p1 copy probe-swarms"), "{space}");
        play.play("p1 copy probe-swarms\np1 research II-1");
        assert_eq!(
            (pawn(&play, "p1").as_deref(), play.goods("p1").0),
            (Some(space), 5 - cost - 3),
            "at its own cost"
        );
        assert_eq!(pawn(&play, "p2").as_deref(), Some("probe-swarms"), "and nobody moves");
    }
}

/// BTS-201: any action that contains research may be copied, no other.
#[test]
fn bts_201_actions_with_research() {
    let mut play = Play::deal(
        "slot III-3 quantum-data-exchange\nslot III-1 deep-space-megastructures\nslot II-1 plasma-cannon
        guild technocrats-guild colonists-guild\np1 researched I-1 I-4 II-1 III-3\np1 ore 9 pop 3
        slot II-3 stellar-cartography\nslot II-6 spacetime-anomaly-studies-r",
    );
    play.play("p1 go quantum-data-exchange");
    assert_eq!(
        play.offered("p1", "copy"),
        [
            "basic-research-1",
            "basic-research-2",
            "technocrats-guild",
            "spacetime-anomaly-studies-r",
            "deep-space-megastructures"
        ]
        .map(str::to_owned)
    );
    play.play("p1 copy deep-space-megastructures");
    assert_eq!(
        (play.ships("p1"), play.goods("p1").0),
        (vec!["sol 1".to_owned(), "deep-space 2".to_owned()], 5)
    );
    play.play("p1 research III-1");
    assert!(play.tableau("p1").researched.has(beyond_the_sun::ids::Slot::from_id("III-1").expect("a slot")));
}

/// BTS-201: a copy may copy in turn, but no action twice.
#[test]
fn bts_201_copies_of_copies() {
    let mut play = Play::deal(
        "slot III-3 quantum-data-exchange\nguild technocrats-guild\np1 researched III-3\np1 ore 2 pop 1",
    );
    play.play("p1 go quantum-data-exchange\np1 copy technocrats-guild");
    assert_eq!((play.goods("p1").0, play.offered("p1", "copy")), (0, vec!["basic-research-1".to_owned()]));
}

/// BTS-202: of a copied Mass Cloning the third option must be the one carried out.
#[test]
fn bts_202_the_option_with_research() {
    for card in ["mass-cloning", "mass-cloning-r"] {
        let mut play = Play::deal(&format!(
            "slot III-3 quantum-data-exchange\nslot II-4 {card}\np1 researched I-1 III-3\np1 ore 2 pop 2\nslot II-1 plasma-cannon"
        ));
        play.play(&format!("p1 go quantum-data-exchange\np1 copy {card}"));
        assert_eq!(
            (play.decision(), play.goods("p1").0),
            (Some(Decision::Research(2)), 0),
            "{card}: no other option"
        );
        let play = Play::deal(&format!(
            "slot II-4 {card}\np1 researched I-1 II-4\np1 ore 2 pop 2\nslot II-1 plasma-cannon"
        ));
        let mut own = play.clone();
        own.play(&format!("p1 go {card}"));
        assert_eq!(
            own.legal_of("p1"),
            ["option a", "option b", "option c"],
            "{card} itself leaves the choice"
        );
    }
}

/// BTS-202: the optional research of a copied action must be carried out.
#[test]
fn bts_202_optional_research_is_not_skipped() {
    let table = "slot III-3 quantum-data-exchange\nslot II-6 spacetime-anomaly-studies-r\np1 researched II-6 III-3\np1 pop 2\nslot III-6 hivemind-computing";
    let mut play = Play::deal(&format!("{table}\np1 ore 4"));
    play.play("p1 go quantum-data-exchange\np1 copy spacetime-anomaly-studies-r");
    assert_eq!((play.decision(), play.goods("p1").0), (Some(Decision::Research(3)), 0));
    let mut play = Play::deal(&format!("{table}\np1 ore 3"));
    assert!(play.offers("p1 go spacetime-anomaly-studies-r"), "its own space gives the ore alone");
    play.play("p1 go quantum-data-exchange");
    assert!(!play.offers("p1 copy spacetime-anomaly-studies-r"), "2 ore more are not enough");
}

/// BTS-098, BTS-200: an action that copies those of the opponent paid is limited to what that opponent has researched.
#[test]
fn bts_200_actions_of_the_opponent_paid() {
    let table =
        "slot II-3 intersystem-diplomacy\np1 researched II-3\np1 ore 5\np2 researched I-1\np3 researched I-4
        p3 pawn advanced-robotics";
    for (paid, action) in [("p2", "narrow-beam-lasers"), ("p3", "advanced-robotics")] {
        let mut play = Play::deal(table);
        play.play("p1 go intersystem-diplomacy");
        assert_eq!(play.legal_of("p1"), ["pay p2", "pay p3"]);
        play.play(&format!("p1 pay {paid}"));
        assert_eq!(play.offered("p1", "copy"), [action], "occupied or not");
    }
}

//! Every face of every pilot does what it says.

use engine::Index;
use merchant_of_venus::Decision;
use merchant_of_venus::cards::Pack;
use merchant_of_venus::ids::{Culture, Equipment, Face, Pirate, Stat, Technology};
use merchant_of_venus::testing::{Play, seat_of};

/// The skill of each face counts in pilot tests.
#[test]
fn every_face_has_its_skill() {
    for face in Face::all() {
        let play = Play::deal(&format!("p1 pilot {face}"));
        assert_eq!(
            play.board().strength(seat_of("p1"), Stat::Pilot),
            i32::from(Pack::standard()[face].skill)
        );
        assert_eq!(play.board().level(seat_of("p1")), Pack::standard()[face].level);
    }
}

#[test]
fn humans_change_dice() {
    let rolled = |pilot: &str, throws: &str| {
        let mut play = Play::deal(&format!("p1 pilot {pilot}\nthrows {throws}"));
        play.play("p1 head BIO~GB.3");
        play
    };
    assert!(!rolled("human_1", "1+2+3").offers("p1 use human_1"), "no double");
    let mut play = rolled("human_1", "2+2+3 6");
    play.play("p1 use human_1\np1 die 2");
    assert_eq!((play.board().turn.dice.to_vec(), play.board().turn.points), (vec![6, 2, 3], 11));
    for pilot in ["human_2", "human_3b"] {
        let mut play = rolled(pilot, "1+2+3 6");
        play.play(&format!("p1 use {pilot}\np1 die 1"));
        assert_eq!(play.board().turn.points, 11);
        assert!(!play.offers(&format!("p1 use {pilot}")), "once a turn");
    }
    let mut play = rolled("human_3a", "1+2+3");
    play.play("p1 use human_3a\np1 turn 1 6");
    assert_eq!(play.board().turn.points, 11);
}

#[test]
fn a_multitasker_uses_a_die_twice() {
    let mut play = Play::deal("p1 pilot human_3b\np1 technologies shuttle variable_laser\nthrows 4+4+5");
    play.play("p1 head BIO~GB.3\np1 navigate 5");
    assert!(play.offers("p1 power shuttle 5"), "the same die");
    play.play("p1 power shuttle 5");
    assert!(!play.offers("p1 power variable_laser 5"), "two slots at most");
    assert!(play.offers("p1 power variable_laser 4"));
    let mut play = Play::deal("p1 pilot human_3a\np1 technologies shuttle\nthrows 4+4+5");
    play.play("p1 head BIO~GB.3\np1 navigate 5");
    assert!(!play.offers("p1 power shuttle 5"));
}

#[test]
fn whynoms_build_cheaply() {
    for (pilot, hold, port) in
        [("whynom_1", 80, 200), ("whynom_2", 80, 170), ("whynom_3a", 100, 170), ("whynom_3b", 100, 160)]
    {
        let play = Play::deal(&format!("p1 pilot {pilot}"));
        let cargo_hold = Equipment::from_id("cargo_hold").expect("a hold");
        let culture = Culture::numbered(3).expect("a culture");
        assert_eq!(play.board().price_of_equipment(seat_of("p1"), culture, cargo_hold), hold, "{pilot}");
        assert_eq!(play.board().price_of_port(seat_of("p1")), port, "{pilot}");
        let mut play = Play::deal(&format!("culture 3 TRP\np1 at TRP-A credits 200\np1 pilot {pilot}"));
        play.play("p1 stay\np1 build TRP01");
        assert_eq!((play.merchant("p1").fame, play.merchant("p1").credits), (2, 200 - port), "{pilot}");
    }
    let mut play = Play::deal("culture 3 TRP\np1 at TRP-A credits 300\np1 pilot whynom_3b");
    play.play("p1 stay\np1 buy good space_spice");
    assert!(play.offers("p1 build TRP01"), "even after buying");
}

#[test]
fn a_harbour_master_earns_from_every_action() {
    let mut play =
        Play::deal("culture 3 TRP\nport TRP01 p2\np1 at TRP01 credits 100\np2 credits 0\np2 pilot whynom_3a");
    play.play("p1 stay\np1 buy good space_spice");
    assert_eq!(play.merchant("p2").credits, 10 + 10);
}

#[test]
fn eeepeeeps_buy_cheaply() {
    for (pilot, less) in [("eeepeeep_1", 10), ("eeepeeep_2", 20), ("eeepeeep_3a", 20), ("eeepeeep_3b", 20)] {
        let play = Play::deal(&format!("p1 pilot {pilot}"));
        let culture = Culture::numbered(3).expect("a culture");
        for equipment in Equipment::all() {
            let price = Pack::standard()[equipment].price;
            assert_eq!(play.board().price_of_equipment(seat_of("p1"), culture, equipment), price - less);
        }
        for technology in Technology::all() {
            let cost = Pack::standard()[technology].cost;
            assert_eq!(play.board().price_of_technology(seat_of("p1"), culture, technology), cost - less);
        }
    }
}

#[test]
fn a_circuit_whisperer_assigns_and_moves_more() {
    let mut play = Play::deal(
        "p1 pilot eeepeeep_3b\np1 technologies shuttle variable_laser variable_shield\nthrows 1+2+3 4",
    );
    play.play("p1 head BIO~GB.3");
    assert_eq!(play.board().turn.points, 7);
    play.play("p1 thrust 1\np1 power shuttle 2\np1 power variable_laser 3\np1 power variable_shield 4");
    assert_eq!(play.board().turn.assigned.len(), 4, "one more than level 3");
}

#[test]
fn qossuths_fight_well() {
    let pirate = Pirate::from_id("pi_s3").expect("a pirate");
    for (pilot, modifier) in [("qossuth_1", 2), ("qossuth_2", 1), ("qossuth_3a", 1), ("qossuth_3b", 1)] {
        let play = Play::deal(&format!("p1 pilot {pilot}"));
        assert_eq!(play.board().pirate_modifier(seat_of("p1"), pirate), modifier, "{pilot}");
        let mut play = Play::deal(&format!("p1 at WAR03 laser 3\np1 pilot {pilot}\nthrows 1+2+3 6 1"));
        play.play("p1 head WAR04\np1 go WAR04");
        assert!(matches!(play.decision(), Some(Decision::AcceptTest(Stat::Laser))));
        play.play(&format!("p1 use {pilot}"));
        assert_eq!(play.decision(), Some(Decision::Move), "the second die counts");
        let extra = if pilot == "qossuth_3b" { 2 } else { 0 };
        assert_eq!(play.board().turn.points, 5 + extra, "{pilot}");
    }
    for (pilot, fame, credits) in
        [("qossuth_1", 0, 0), ("qossuth_2", 0, 20), ("qossuth_3a", 2, 20), ("qossuth_3b", 0, 0)]
    {
        let mut play = Play::deal(&format!(
            "p1 at DES01 credits 0\np1 pilot {pilot}\ntoken DES03 pirate pi_c0a 0\nthrows 1+2+3 1"
        ));
        play.play("p1 head DES02\np1 go DES02\np1 go DES03\np1 fight pilot");
        assert_eq!((play.merchant("p1").fame, play.merchant("p1").credits), (fame, credits), "{pilot}");
    }
}

/// Every face is reached by promotion.
#[test]
fn every_face_is_reached() {
    let pack = Pack::standard();
    for pilot in merchant_of_venus::ids::Pilot::all() {
        let [one, two, a, b] = pack[pilot].faces;
        let mut play = Play::deal(&format!("p1 pilot {one}\np1 at BIO~GB.3 credits 60\nthrows 1+2+3"));
        play.play(&format!("p1 head GB\np1 go GB\np1 land\np1 promote {two}"));
        for face in [a, b] {
            let home = pack[pilot].home;
            let mut play = Play::deal(&format!(
                "culture {home} TRP\np1 at TRP01 credits 60\np1 pilot {two}\nthrows 1+2+3"
            ));
            play.play(&format!("p1 head TRP-A\np1 go TRP-A\np1 promote {face}"));
            assert_eq!(play.merchant("p1").face, face);
            assert!(face.at() < Face::COUNT);
        }
    }
}

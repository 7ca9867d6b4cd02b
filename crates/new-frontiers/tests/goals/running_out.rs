//! NFG-023: stored things are missing from the supply; then players get what is left, in order.

use super::{EIGHT, laden, stockpile};
use engine::Index;
use new_frontiers::ids::Kind;
use new_frontiers::testing::Play;
use new_frontiers::{Decision, Event};

/// Each player has a colony that makes Genes, and only `n` Genes are left.
fn genes(n: u8) -> Play {
    Play::deal(&format!(
        "seats 3
         order p3 p1 p2
         supply genes {n}
         p1 colonies swarm_nest
         p2 colonies designer_species
         p3 colonies uplift_academy
         goals open stockpile_resources"
    ))
}

/// NFG-023, NF-135: goods that run short go to the selector first, then round the track.
#[test]
fn nfg_023_goods_are_served_in_order() {
    for (n, served) in [(3, ["p1", "p2", "p3"].as_slice()), (2, &["p1", "p2"]), (1, &["p1"]), (0, &[])] {
        let mut play = genes(n);
        play.play("p3 select trade_consume\np1 select produce");
        let made: Vec<_> = play
            .events()
            .iter()
            .filter_map(
                |event| if let Event::Produced(seat, ..) = event { Some(seat.to_string()) } else { None },
            )
            .collect();
        assert_eq!(made, served, "{n} left");
        assert_eq!(play.board().goods[Kind::Genes.at()], n - served.len() as u8);
    }
}

/// NFG-023: stored goods do not come back, so in the next Produce there are fewer; sold ones do.
#[test]
fn nfg_023_stored_goods_are_missing() {
    let mut play = genes(2);
    play.play("p3 select produce\np3 store good uplift_academy\np1 done");
    assert_eq!(["p1", "p2", "p3"].map(|seat| laden(&play, seat).len()), [1, 0, 0]);
    play.play("p1 select trade_consume\np1 pass\np2 select settle\np2 colonists\np3 colonists\np1 colonists");
    play.play("p3 select trade_consume\np1 sell swarm_nest\np1 select settle\np1 colonists\np2 colonists\np3 colonists");
    play.play("p2 select produce");
    assert_eq!(["p1", "p2", "p3"].map(|seat| laden(&play, seat).len()), [0, 1, 0], "the one that was sold");
    assert_eq!(stockpile(&play, "p3").goods, [0, 0, 1, 0]);
}

/// NFG-023, NF-136: a player who has more empty colonies than goods are left chooses.
#[test]
fn nfg_023_a_choice_in_a_shortage() {
    let mut play = Play::deal(
        "seats 3\nsupply rare 1\np1 colonies iron_hills comet_zone\np2 colonies glass_desert
         goals open stockpile_resources",
    );
    play.play("p1 select produce");
    assert_eq!(play.decision(), Some(Decision::ProduceShort(Kind::Rare)));
    play.play("p1 produce comet_zone\np1 done");
    assert_eq!((laden(&play, "p1"), laden(&play, "p2")), (vec!["comet_zone".to_owned()], vec![]));
}

/// NFG-023: a windfall colony that is settled when its goods have run out gets none.
#[test]
fn nfg_023_no_good_for_a_windfall_colony() {
    for (n, first, second) in [(2, 1, 1), (1, 1, 0), (0, 0, 0)] {
        let mut play = Play::deal(&format!(
            "seats 3\nsupply genes {n}\np1 colonists 1 credits 2\np1 explored cradle_seas
             p2 colonists 1 credits 3\np2 explored deep_space_symbionts\ngoals open stockpile_resources"
        ));
        play.play("p1 select settle\np1 settle cradle_seas\np2 settle deep_space_symbionts\np3 colonists");
        assert_eq!(["p1", "p2"].map(|seat| laden(&play, seat).len()), [first, second], "{n} left");
    }
}

/// NFG-023: Explore lays out what is in the bag; the selector takes first, later players may get none, and a
/// second world is taken only if one is left.
#[test]
fn nfg_023_worlds_are_served_in_order() {
    let worlds = ["comet_zone", "iron_hills", "spice_world", "swarm_nest", "new_vinland"];
    for (n, taken) in
        [(5, [1, 2, 1]), (4, [1, 2, 1]), (3, [1, 1, 1]), (2, [0, 1, 1]), (1, [0, 1, 0]), (0, [0; 3])]
    {
        let bag = worlds[..n].join(" ");
        let mut play = Play::deal(&format!("seats 3\nbag {bag}\ngoals open exploration"));
        play.play("p1 select produce\np2 select explore");
        assert_eq!(play.layout().len(), n);
        while play.decision() != Some(Decision::Select) {
            let seat = play.asked().expect("the game goes on");
            let action = play.legal_of(&seat)[0].clone();
            play.play(&format!("{seat} {action}"));
        }
        assert_eq!(["p1", "p2", "p3"].map(|seat| play.explored(seat).len()), taken, "{n} in the bag");
        assert_eq!(play.bag().len(), n - taken.iter().sum::<usize>());
        assert_eq!(play.asked().as_deref(), Some("p3"));
    }
}

/// NFG-023, NF-060: powers for Explore also work for players who find no world to take, once each.
#[test]
fn nfg_023_explore_powers_without_a_world() {
    for (n, bag) in ["", "comet_zone", "comet_zone iron_hills"].into_iter().enumerate() {
        let mut play = Play::deal(&format!(
            "seats 3
             bag {bag}
             p1 developments homesteading_pioneers
             p2 developments homesteading_pioneers survey_team
             p3 home kepler_drift_fleet
             goals open exploration"
        ));
        play.play("p1 select explore");
        while play.decision() != Some(Decision::Select) {
            let seat = play.asked().expect("the game goes on");
            let action = play.legal_of(&seat)[0].clone();
            play.play(&format!("{seat} {action}"));
        }
        let seats = ["p1", "p2", "p3"];
        assert_eq!(seats.map(|seat| play.empire(seat).colonists), [1, 1, 0], "{n} worlds");
        assert_eq!(seats.map(|seat| play.empire(seat).credits), [0, 0, 1], "{n} worlds");
        assert_eq!(seats.map(|seat| play.explored(seat).len()).iter().sum::<usize>(), n);
    }
}

/// NFG-023: draws from the bag go in order too, and from an empty bag nothing is drawn.
#[test]
fn nfg_023_draws_go_in_order() {
    for (bag, drawn) in [("comet_zone spice_world", [1, 1]), ("comet_zone", [0, 1]), ("", [0, 0])] {
        let mut play = Play::deal(&format!(
            "seats 3
             order p2 p1 p3
             bag {bag}
             p1 developments terraforming_robots
             p1 colonists 1 credits 2
             p1 explored iron_hills
             p2 developments terraforming_robots
             p2 colonists 1 credits 2
             p2 explored glass_desert
             goals open exploration"
        ));
        play.play("p2 select settle\np2 settle glass_desert\np1 settle iron_hills\np3 colonists");
        assert_eq!(["p1", "p2"].map(|seat| play.explored(seat).len()), drawn, "{bag}");
    }
}

/// NFG-023: a stored world is not in the bag, so the last player in order may get none.
#[test]
fn nfg_023_stored_worlds_are_missing() {
    let mut play = Play::deal(&format!(
        "seats 3\nbag comet_zone spice_world iron_hills swarm_nest\np1 explored {EIGHT}\ngoals open exploration"
    ));
    play.play(
        "p1 select explore\np1 take comet_zone\np2 take spice_world\np3 take iron_hills\np1 take swarm_nest",
    );
    play.play("p1 store world comet_zone\np1 return swarm_nest");
    assert_eq!(play.bag(), ["swarm_nest"]);
    play.play(
        "p2 select produce\np3 select trade_consume\np1 select send_diplomatic_envoys\np2 select explore",
    );
    assert_eq!(play.layout(), ["swarm_nest"]);
    play.play("p2 take swarm_nest");
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p3"), Some(Decision::Select)));
}

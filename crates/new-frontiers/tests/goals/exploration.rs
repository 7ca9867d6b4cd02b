//! NFG-018 to NFG-020: worlds are stored for Exploration.

use super::{BAG, EIGHT, stored_worlds};
use new_frontiers::ids::World;
use new_frontiers::testing::{Play, seat_of};
use new_frontiers::{Decision, Event};

/// NFG-018: after Explore one of the worlds that must be returned may be stored, whichever; the rest goes
/// back to the bag.
#[test]
fn nfg_018_after_explore_one_world_may_be_stored() {
    let mut play = Play::deal(&format!("seats 3\n{BAG}\np1 explored {EIGHT}\ngoals open exploration"));
    play.play(
        "p1 select explore\np1 take comet_zone\np2 take iron_hills\np3 take new_vinland\np1 take swarm_nest",
    );
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p1"), Some(Decision::Return(2))));
    let explored = play.explored("p1");
    for verb in ["return", "store world"] {
        assert!(explored.iter().all(|world| play.offers(&format!("p1 {verb} {world}"))), "{verb} any");
    }
    assert_eq!(play.legal_of("p1").len(), 2 * explored.len(), "and nothing else");
    play.play("p1 store world cradle_seas");
    let world = World::from_id("cradle_seas").expect("a world");
    assert_eq!(play.events(), [Event::StoredWorld(seat_of("p1"), world)]);
    assert_eq!(play.decision(), Some(Decision::Return(1)));
    assert!(play.legal_of("p1").iter().all(|action| action.starts_with("return ")), "one world an action");
    play.play("p1 return comet_zone");
    assert_eq!(stored_worlds(&play, "p1"), ["cradle_seas"]);
    assert!(!play.bag().contains(&"cradle_seas".to_owned()) && play.bag().contains(&"comet_zone".to_owned()));
    assert_eq!((play.empire("p1").n_worlds(), play.decision()), (9, Some(Decision::Select)));
}

/// NFG-018: storing is optional: both worlds may go back, or the first may go back and the second be stored.
#[test]
fn nfg_018_storing_is_a_choice() {
    let dealt = || {
        let mut play = Play::deal(&format!("seats 3\n{BAG}\np1 explored {EIGHT}\ngoals open exploration"));
        play.play("p1 select explore\np1 take comet_zone\np2 take iron_hills\np3 take new_vinland");
        play.play("p1 take swarm_nest\np1 return ring_quarry");
        play
    };
    let mut play = dealt();
    play.play("p1 return cradle_seas");
    assert!(stored_worlds(&play, "p1").is_empty());
    let mut play = dealt();
    play.play("p1 store world cradle_seas");
    assert_eq!(stored_worlds(&play, "p1"), ["cradle_seas"]);
}

/// NFG-018: one in every action: again in the next Explore.
#[test]
fn nfg_018_one_in_each_action() {
    let mut play = Play::deal(&format!("seats 3\np1 explored {EIGHT}\ngoals open exploration"));
    for n in 1..=2_usize {
        play.play("p1 select explore");
        while play.decision() != Some(Decision::Select) {
            let seat = play.asked().expect("the game goes on");
            let legal = play.legal_of(&seat);
            let stores = legal.iter().find(|action| action.starts_with("store world"));
            let action = stores.unwrap_or(&legal[0]).clone();
            play.play(&format!("{seat} {action}"));
        }
        assert_eq!((stored_worlds(&play, "p1").len(), play.empire("p1").n_worlds()), (n, 9));
        play.play("p2 select produce\np3 select trade_consume");
    }
}

/// NFG-019: with nine worlds or fewer none has to go back, so none may be stored.
#[test]
fn nfg_019_only_a_surplus_is_stored() {
    let seven = EIGHT.trim_end_matches(" shattered_moon");
    for (explored, n_returned) in [(seven.trim_end_matches(" festival_world"), 0), (seven, 1)] {
        let mut play = Play::deal(&format!("seats 3\n{BAG}\np1 explored {explored}\ngoals open exploration"));
        play.play("p1 select explore\np1 take comet_zone\np2 take iron_hills\np3 take new_vinland");
        play.play("p1 take swarm_nest");
        let decision = if n_returned > 0 { Decision::Return(n_returned) } else { Decision::Select };
        assert_eq!(play.decision(), Some(decision), "{} worlds", play.empire("p1").n_worlds());
    }
    let mut play = Play::deal(&format!(
        "seats 3\np1 colonists 1 credits 9\np1 explored {EIGHT}\ngoals open exploration"
    ));
    play.play("p1 select settle\np1 settle orbital_gardens");
    assert_eq!(
        (play.empire("p1").n_worlds(), play.asked().as_deref()),
        (9, Some("p2")),
        "no draw, no surplus"
    );
}

/// NFG-019: colonies are neither returned nor stored.
#[test]
fn nfg_019_colonies_stay() {
    let mut play = Play::deal(&format!(
        "seats 3\n{BAG}\np1 colonies cradle_seas ring_quarry dream_studios grand_bazaar
         p1 explored orbital_gardens glowing_belt festival_world shattered_moon\ngoals open exploration"
    ));
    play.play(
        "p1 select explore\np1 take comet_zone\np2 take iron_hills\np3 take new_vinland\np1 take swarm_nest",
    );
    let stored: Vec<_> =
        play.legal_of("p1").into_iter().filter(|action| action.starts_with("store")).collect();
    let explored = play.explored("p1").into_iter().map(|world| format!("store world {world}"));
    assert_eq!(stored, explored.collect::<Vec<_>>());
}

/// NFX-16, NFG-020: nine worlds, one of them settled with Terraforming Robots: the tenth may be stored, that
/// one or another.
#[test]
fn nfx_16_the_tenth_world_of_robots_may_be_stored() {
    let table = format!(
        "seats 3\nbag comet_zone\np1 colonists 1 credits 9\np1 developments terraforming_robots\np1 explored {EIGHT}"
    );
    for stored in ["comet_zone", "glowing_belt"] {
        let mut play = Play::deal(&format!("{table}\ngoals open exploration"));
        play.play("p1 select settle\np1 settle orbital_gardens\np2 colonists\np3 colonists");
        assert_eq!((play.asked().as_deref(), play.decision()), (Some("p1"), Some(Decision::Return(1))));
        play.play(&format!("p1 store world {stored}"));
        assert_eq!(stored_worlds(&play, "p1"), [stored]);
        assert_eq!((play.empire("p1").n_worlds(), play.bag()), (9, vec![]), "it did not go back");
    }
    let mut play = Play::deal(&format!("{table}\ngoals"));
    play.play("p1 select settle\np1 settle orbital_gardens\np2 colonists\np3 colonists");
    assert!(
        play.offers("p1 return comet_zone") && !play.offers("p1 store world comet_zone"),
        "without the goal"
    );
}

/// NFG-020: everybody whose Robots drew a tenth world may store one, in player order, one each.
#[test]
fn nfg_020_everybody_with_robots() {
    let others = "devolved_uplift_race new_vinland emigrant_port travelling_carnival spice_world iron_hills \
                  glass_desert artist_settlement";
    let mut play = Play::deal(&format!(
        "seats 3
         p1 colonists 1 credits 2
         p1 developments terraforming_robots
         p1 explored {EIGHT}
         p2 colonists 1
         p2 developments terraforming_robots
         p2 explored {others}
         goals open exploration"
    ));
    play.play("p1 select settle\np1 settle orbital_gardens\np2 settle devolved_uplift_race\np3 colonists");
    for (seat, stored) in [("p1", "glowing_belt"), ("p2", "spice_world")] {
        assert_eq!((play.asked().as_deref(), play.decision()), (Some(seat), Some(Decision::Return(1))));
        play.play(&format!("{seat} store world {stored}"));
        assert_eq!((stored_worlds(&play, seat), play.empire(seat).n_worlds()), (vec![stored.to_owned()], 9));
    }
    assert_eq!(play.decision(), Some(Decision::Select));
}

//! NF-106 to NF-114: settling twice, paying for military worlds, drawing after settling.

mod replacing;

use new_frontiers::ids::World;
use new_frontiers::testing::{Play, seat_of};
use new_frontiers::{Decision, Event, Giver, Price, Reason, Source};

/// NF-106: with Improved Logistics a second world may be settled in the same action, and no third.
#[test]
fn nf_106_improved_logistics_settles_a_second_world() {
    let mut play = Play::deal(
        "p1 credits 9 colonists 4
         p1 developments improved_logistics
         p1 explored iron_hills spice_world artist_settlement",
    );
    play.play("p1 select settle\np1 settle iron_hills");
    assert_eq!(play.decision(), Some(Decision::SettleMore));
    assert_eq!(play.legal_of("p1"), ["done", "settle artist_settlement", "settle spice_world"]);
    play.play("p1 settle spice_world");
    assert_eq!(play.asked().as_deref(), Some("p2"), "a third world is not offered");
    assert_eq!(play.empire("p1").credits, 9 - 2 - 2);
    assert_eq!(play.empire("p1").colonists, 4 + 1 - 2, "each world takes its colonists");
}

/// NF-106: only the tile allows it; without it one world ends the turn. Taking colonists does not count as a first
/// world.
#[test]
fn nf_106_one_world_without_it_and_none_after_taking_colonists() {
    let table = "p1 credits 9 colonists 4\np1 explored iron_hills spice_world";
    let mut play = Play::deal(table);
    play.play("p1 select settle\np1 settle iron_hills");
    assert_eq!(play.asked().as_deref(), Some("p2"));

    let mut play = Play::deal(&format!("{table}\np1 developments improved_logistics"));
    play.play("p1 select settle\np1 colonists");
    assert_eq!(play.asked().as_deref(), Some("p2"));
}

/// NF-106: the second world is optional. A player who declines it keeps the explored world.
#[test]
fn nf_106_the_second_world_may_be_declined() {
    let mut play = Play::deal(
        "p1 credits 9 colonists 4
         p1 developments improved_logistics
         p1 explored iron_hills spice_world",
    );
    play.play("p1 select settle\np1 settle iron_hills\np1 done");
    assert_eq!(play.asked().as_deref(), Some("p2"));
    assert_eq!(play.explored("p1"), ["spice_world"]);
}

/// NF-107: strength from a discarded good counts for both worlds, and not in the next Settle.
#[test]
fn nf_107_temporary_strength_counts_for_both_worlds() {
    let mut play = Play::deal(
        "p1 colonists 4
         p1 developments improved_logistics
         p1 explored uplift_otter_clans uplift_raven_flocks alien_guard_drones
         p1 colonies imperium_depot*",
    );
    play.play("p1 select settle");
    assert!(!play.offers("p1 settle uplift_otter_clans"), "the Depot's strength is against Rebels");
    play.play(
        "p1 discard imperium_depot for imperium_depot
         p1 settle uplift_otter_clans
         p1 settle uplift_raven_flocks",
    );
    let conquered: Vec<_> = play.events().iter().filter(|e| matches!(e, Event::Conquered(..))).collect();
    assert!(conquered.iter().all(|event| matches!(event, Event::Conquered(_, _, 2))), "{conquered:?}");
    assert_eq!(conquered.len(), 2);

    play.play("p2 colonists\np3 colonists\np2 select retreat_into_isolation\np3 select produce");
    play.play("p1 select settle");
    assert_eq!(
        play.why_not("p1", "world alien_guard_drones"),
        Some(Reason::TooWeak { need: 2, have: 0 }),
        "two rounds, two actions: the strength is gone"
    );
}

/// NF-105: a good can be discarded only while there is a military world that it could help to settle (ruling R3).
#[test]
fn nf_105_no_discarding_for_nothing() {
    let table = "p1 credits 9\np1 colonies imperium_depot*\np1 explored artist_settlement";
    let mut play = Play::deal(table);
    play.play("p1 select settle");
    assert_eq!(play.legal_of("p1"), ["colonists", "settle artist_settlement"]);
    let mut play = Play::deal(&format!("{table} rebel_last_bastion"));
    play.play("p1 select settle");
    assert_eq!(play.legal_of("p1"), ["colonists", "settle artist_settlement"], "2 of 9 would be in vain");
    play.play("p1 settle artist_settlement");
    assert_eq!(play.asked().as_deref(), Some("p2"), "no second world, no second thoughts");
}

/// NF-108: neither the strength nor the discount of the first world helps to settle the second.
#[test]
fn nf_108_powers_of_the_first_world_do_not_serve_the_second() {
    let mut play = Play::deal(
        "p1 credits 3 colonists 4
         p1 developments improved_logistics expeditionary_force
         p1 explored rebel_uplift_world uplift_otter_clans",
    );
    play.play("p1 select settle\np1 settle rebel_uplift_world");
    assert_eq!(play.asked().as_deref(), Some("p2"), "1 + 1 would be enough for the Otter Clans");
    play.play("p2 colonists\np3 colonists\np2 select retreat_into_isolation\np3 select produce");
    play.play("p1 select settle");
    assert!(play.offers("p1 settle uplift_otter_clans"), "from the next action on it counts");

    let mut play = Play::deal(
        "p1 credits 3 colonists 4
         p1 developments improved_logistics
         p1 explored glass_desert iron_hills artist_settlement",
    );
    play.play("p1 select settle\np1 settle glass_desert");
    assert_eq!(
        play.why_not("p1", "world iron_hills"),
        Some(Reason::WorldTooExpensive { need: 2, have: 1, price: Price::printed(2) }),
        "the Glass Desert would make it cost 1"
    );
}

/// NF-109: the good that comes with the first world may be discarded for the second.
#[test]
fn nf_109_the_windfall_good_of_the_first_world_may_be_discarded_for_the_second() {
    let mut play = Play::deal(
        "p1 credits 1 colonists 4
         p1 developments improved_logistics
         p1 explored shattered_moon uplift_otter_clans
         p1 colonies imperium_depot",
    );
    play.play("p1 select settle");
    assert_eq!(play.legal_of("p1"), ["colonists", "settle shattered_moon"], "there is no good yet");
    play.play("p1 settle shattered_moon");
    assert_eq!(play.legal_of("p1"), ["done", "discard shattered_moon for imperium_depot"]);
    play.play("p1 discard shattered_moon for imperium_depot\np1 settle uplift_otter_clans");
    let colonies = play.colonies("p1");
    assert_eq!(colonies, ["uplift_otter_clans*genes", "imperium_depot", "shattered_moon", "home"]);
    assert_eq!(play.board().goods, [19, 17, 12, 11], "the discarded good is back in the supply");
}

/// NF-110: powers triggered by settling work for each of the two worlds; a gain from the first world may pay for the
/// second, never for itself.
#[test]
fn nf_110_settle_triggers_fire_for_each_world() {
    let mut play = Play::deal(
        "p1 credits 2 colonists 1
         p1 developments improved_logistics terraforming_specialists frontier_settlers
         p1 explored iron_hills artist_settlement comet_zone",
    );
    play.play("p1 select settle");
    assert!(!play.offers("p1 settle comet_zone"), "the credit for settling comes too late");
    play.play("p1 settle iron_hills");
    assert_eq!((play.empire("p1").credits, play.empire("p1").colonists), (1, 2));
    play.play("p1 settle artist_settlement");
    assert_eq!((play.empire("p1").credits, play.empire("p1").colonists), (1, 2));
}

/// NF-110, NF-066: nothing is triggered by taking colonists.
#[test]
fn nf_110_no_settling_no_trigger() {
    let mut play = Play::deal(
        "p1 developments terraforming_specialists frontier_settlers terraforming_robots
         bag comet_zone",
    );
    play.play("p1 select settle\np1 colonists");
    assert_eq!((play.empire("p1").credits, play.empire("p1").colonists), (0, 3));
    assert_eq!(play.bag(), ["comet_zone"]);
}

/// NF-114, NF-039: after Settle, too, surplus worlds go back in player order, the selector first.
#[test]
fn nf_114_surplus_goes_back_in_player_order() {
    let cheap = ["iron_hills", "glass_desert", "spice_world"];
    let others: Vec<_> = World::all().map(World::id).filter(|id| !cheap.contains(id)).collect();
    let seats = ["p1", "p2", "p3"].into_iter().zip(cheap).zip(others.chunks(7));
    let own: Vec<_> = seats
        .map(|((seat, cheap), seven)| {
            let explored = seven.join(" ");
            format!("{seat} credits 9 colonists 1\n{seat} explored {cheap} {explored}\n{seat} developments terraforming_robots")
        })
        .collect();
    let mut play = Play::deal(&format!("seats 5\norder p3 p1 p2 p4 p5\n{}", own.join("\n")));
    play.play("p3 select produce\np1 select settle\np1 settle iron_hills\np2 settle glass_desert");
    play.play("p4 colonists\np5 colonists\np3 settle spice_world");
    for seat in ["p1", "p2", "p3"] {
        assert_eq!((play.asked().as_deref(), play.decision()), (Some(seat), Some(Decision::Return(1))));
        let first = play.legal_of(seat)[0].clone();
        play.play(&format!("{seat} {first}"));
    }
}

/// NF-111: with Contact Specialist a military world without Alien may be paid for, one credit below its
/// defence; it still takes its colonists.
#[test]
fn nf_111_contact_specialist_pays_defence_less_one() {
    let table = "order p2 p1 p3
         p1 developments contact_specialist
         p1 explored swarm_nest";
    let mut poor = Play::deal(&format!("{table}\np1 credits 1 colonists 1"));
    poor.play("p2 select settle\np2 colonists");
    assert_eq!(poor.legal_of("p1"), ["colonists"]);
    let mut alone = Play::deal(&format!("{table}\np1 credits 2 colonists 0"));
    alone.play("p2 select settle\np2 colonists");
    assert_eq!(alone.legal_of("p1"), ["colonists"]);

    let mut play = Play::deal(&format!("{table}\np1 credits 2 colonists 1"));
    play.play("p2 select settle\np2 colonists");
    assert_eq!(play.legal_of("p1"), ["colonists", "settle swarm_nest for credits"]);
    play.play("p1 settle swarm_nest for credits");
    let swarm_nest = play.empire("p1").settled.iter().next().expect("a colony");
    assert_eq!(play.events(), [Event::SettledFor(seat_of("p1"), swarm_nest, 2)]);
    assert_eq!((play.empire("p1").credits, play.empire("p1").colonists), (0, 0));
}

/// NF-111: Alien worlds cannot be paid for, and without the specialist no military world can.
#[test]
fn nf_111_alien_worlds_cannot_be_paid_for() {
    let mut play = Play::deal(
        "p1 credits 20 colonists 4
         p1 developments contact_specialist
         p1 explored alien_guard_drones dormant_alien_armada",
    );
    play.play("p1 select settle");
    assert_eq!(play.legal_of("p1"), ["colonists"]);
    let mut play = Play::deal("p1 credits 20 colonists 4\np1 explored swarm_nest");
    play.play("p1 select settle");
    assert_eq!(play.legal_of("p1"), ["colonists"]);
}

/// NF-097, NF-111: a military windfall world that is paid for has its good at once, too.
#[test]
fn nf_111_a_windfall_world_paid_for_has_its_good() {
    let mut play = Play::deal(
        "p1 credits 1 colonists 2
         p1 developments contact_specialist
         p1 explored uplift_otter_clans",
    );
    let supply = play.board().goods;
    play.play("p1 select settle\np1 settle uplift_otter_clans for credits");
    assert_eq!(play.colonies("p1"), ["uplift_otter_clans*genes", "home"]);
    assert_eq!(play.board().goods, [supply[0], supply[1], supply[2] - 1, supply[3]]);
}

/// NF-111: a player who can neither overcome nor pay for a world sees both calculations.
#[test]
fn nf_111_neither_strength_nor_credits() {
    let mut play = Play::deal(
        "p1 home alpha_centauri credits 1
         p1 developments contact_specialist
         p1 explored imperium_siege_yards",
    );
    play.play("p1 select settle");
    let by = |id: &str| Giver::Power(Source::from_id(id).expect("a tile"));
    let price = Price { printed: 5, less: vec![(by("home"), 1), (by("contact_specialist"), 1)] };
    let reason = Reason::TooWeakAndExpensive { defence: 5, strength: 1, need: 3, have: 1, price };
    assert_eq!(play.why_not("p1", "world imperium_siege_yards"), Some(reason));
}

/// NF-111: it is optional: a player who is strong enough may still conquer and pay nothing.
#[test]
fn nf_111_who_is_strong_enough_may_still_conquer() {
    let mut play = Play::deal(
        "p1 credits 9
         p1 developments contact_specialist drop_ships
         p1 explored swarm_nest",
    );
    play.play("p1 select settle");
    let both = ["colonists", "settle swarm_nest", "settle swarm_nest for credits"];
    assert_eq!(play.legal_of("p1"), both);
    play.play("p1 settle swarm_nest");
    assert_eq!(play.empire("p1").credits, 9);
}

/// NF-111: a world that was paid for stays a military world in scoring (ruling 9 of the open questions).
#[test]
fn nf_111_a_world_paid_for_stays_military() {
    let mut play = Play::deal(
        "p1 credits 4
         p1 developments contact_specialist pan_galactic_league
         p1 colonists 2
         p1 explored rebel_outpost",
    );
    play.play("p1 select settle\np1 settle rebel_outpost for credits");
    let sheet = new_frontiers::score::sheet(play.board(), seat_of("p1"));
    assert_eq!(sheet.scored_developments, 1, "one other military colony");
}

/// NF-112: other discounts come on top, those for a kind too, and nothing costs less than 0.
#[test]
fn nf_112_other_discounts_apply_down_to_zero() {
    let mut play = Play::deal(
        "p1 home alpha_centauri colonists 2
         p1 developments contact_specialist prefab_habitats
         p1 explored militia_town rebel_arms_cache imperium_siege_yards",
    );
    play.play("p1 select settle");
    // 1 - 1 - 1, then 2 - 1 - 1 - 1, then 5 - 1 - 1 - 1: the last two are Rare Elements worlds.
    let free = ["colonists", "settle militia_town for credits", "settle rebel_arms_cache for credits"];
    assert_eq!(play.legal_of("p1"), free);
    play.play("p1 settle rebel_arms_cache for credits");
    assert_eq!(play.empire("p1").credits, 0);
}

/// NFD-11: defence 3, the specialist and one more discount: 1 credit and the colonists.
#[test]
fn nfd_11_contact_specialist_and_one_more_discount() {
    for (credits, offered) in [(0, false), (1, true)] {
        let mut play = Play::deal(&format!(
            "p1 credits {credits}
             p1 developments contact_specialist prefab_habitats
             p1 explored swarm_nest"
        ));
        play.play("p1 select settle");
        assert_eq!(play.offers("p1 settle swarm_nest for credits"), offered, "with {credits}");
        if offered {
            play.play("p1 settle swarm_nest for credits");
            assert_eq!((play.empire("p1").credits, play.empire("p1").colonists), (0, 0));
        }
    }
}

/// NF-113: after settling, Terraforming Robots draw a world from the bag; it comes as an explored world.
#[test]
fn nf_113_terraforming_robots_draw_a_world_after_settling() {
    let mut play = Play::deal(
        "bag comet_zone
         p1 credits 1
         p1 developments terraforming_robots
         p1 explored artist_settlement",
    );
    play.play("p1 select settle\np1 settle artist_settlement");
    assert_eq!(play.explored("p1"), ["comet_zone"]);
    assert_eq!(play.colonies("p1"), ["artist_settlement", "home"]);
    assert!(play.bag().is_empty());
    assert!(play.revealed(), "the bag was opened");
}

/// NF-113: with an empty bag there is nothing to draw.
#[test]
fn nf_113_an_empty_bag_gives_nothing() {
    let mut play = Play::deal(
        "p1 credits 1
         p1 developments terraforming_robots
         p1 explored artist_settlement
         bag",
    );
    play.play("p1 select settle\np1 settle artist_settlement");
    assert!(play.explored("p1").is_empty());
}

/// NF-113: a world drawn after the first of two settlings may be the second (ruling 10).
#[test]
fn nf_113_the_world_drawn_may_be_settled_second() {
    let mut play = Play::deal(
        "bag artist_settlement
         p1 credits 3 colonists 1
         p1 developments terraforming_robots improved_logistics
         p1 explored iron_hills",
    );
    play.play("p1 select settle\np1 settle iron_hills\np1 settle artist_settlement");
    assert_eq!(play.colonies("p1"), ["artist_settlement", "iron_hills", "home"]);
}

/// NF-114: a tenth world is put back when everybody has had Settle, an explored one of the owner's choice.
#[test]
fn nf_114_a_tenth_world_goes_back_at_the_end_of_settle() {
    let mut play = Play::deal(
        "p1 credits 1
         p1 developments terraforming_robots
         p1 explored artist_settlement iron_hills glass_desert cradle_seas
         p1 explored swarm_nest militia_town new_vinland spice_world
         bag comet_zone",
    );
    play.play("p1 select settle\np1 settle artist_settlement");
    assert_eq!(play.empire("p1").n_worlds(), 10);
    assert_eq!(play.asked().as_deref(), Some("p2"), "everybody else settles first");
    play.play("p2 colonists\np3 colonists");
    assert_eq!(play.decision(), Some(Decision::Return(1)));
    let explored = ["militia_town", "swarm_nest", "spice_world", "new_vinland", "iron_hills", "glass_desert"];
    let explored = explored.into_iter().chain(["cradle_seas", "comet_zone"]);
    assert_eq!(play.legal_of("p1"), explored.map(|id| format!("return {id}")).collect::<Vec<_>>());
    play.play("p1 return iron_hills");
    assert_eq!(play.bag(), ["iron_hills"]);
    assert_eq!(play.asked().as_deref(), Some("p2"), "nine are left, the round goes on");
    assert_eq!(play.decision(), Some(Decision::Select));
}

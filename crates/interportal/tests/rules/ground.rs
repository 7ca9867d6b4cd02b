//! Rounds of ground battles with orders: who acts first, who attacks whom, and how hard (chapters 1.8, 4.14 and 4.27).

use interportal::testing::storm;
use interportal::warfare::Tactic;

/// Seeds of one comparison.
const SEEDS: u64 = 300;

const INFANTRY: [Tactic; 2] = [Tactic::Infantry; 2];
const VEHICLES: [Tactic; 2] = [Tactic::Vehicles; 2];

/// How many attackers and defenders are lost in one round each of so many battles.
fn lost(attackers: &[(&str, u8)], defenders: &[(&str, u8)], tactics: [Tactic; 2]) -> [u32; 2] {
    let n = |side: &[(&str, u8)]| side.iter().map(|(_, n)| n).sum::<u8>();
    let (mine, yours) = (n(attackers), n(defenders));
    (0..SEEDS).fold([0, 0], |[a, b], seed| {
        let left = storm(attackers, defenders, tactics, 1, seed);
        [a + u32::from(mine - left[0]), b + u32::from(yours - left[1])]
    })
}

/// X4R-238: the quicker unit acts first, at equal initiative the defender; who falls before acts no more.
#[test]
fn x4r_238_who_acts_first() {
    let [attackers, defenders] = lost(&[("infantry", 1)], &[("infantry", 1)], INFANTRY);
    assert!(attackers > 2 * defenders, "{attackers} attackers, {defenders} defenders");
    let [attackers, defenders] = lost(&[("infantry", 1)], &[("militia", 1)], INFANTRY);
    assert!(defenders > 2 * attackers, "{attackers} attackers, {defenders} defenders");
    for seed in 0..SEEDS {
        let left = storm(&[("infantry", 1)], &[("infantry", 1)], INFANTRY, 1, seed);
        assert_ne!(left, [0, 0], "who falls does not act");
    }
}

/// X4R-339: units attack the ordered kind first, even where the other kind has fewer points left.
#[test]
fn x4r_339_the_ordered_kind_first() {
    // A point of damage destroys a militia, but no tank.
    let defenders = [("tank", 1), ("militia", 1)];
    assert_eq!(lost(&[("infantry", 1)], &defenders, VEHICLES)[1], 0);
    assert!(lost(&[("infantry", 1)], &defenders, INFANTRY)[1] > 0);
    // It destroys a drone, but no heavy infantry.
    let defenders = [("war-drones", 1), ("heavy-infantry", 1)];
    assert_eq!(lost(&[("air-force", 1)], &[("tank", 1), ("heavy-infantry", 1)], VEHICLES)[1], 0);
    let orders = [Tactic::Infantry, Tactic::Support];
    assert_eq!(lost(&[("militia", 1)], &defenders, orders)[1], 0);
}

/// X4-206: what artillery has left over goes on to units of the same name, and to no others.
#[test]
fn x4_206_artillery_in_a_landing() {
    let least = |defenders: &[(&str, u8)]| {
        (0..SEEDS).map(|seed| storm(&[("artillery", 1)], defenders, INFANTRY, 1, seed)[1]).min()
    };
    assert_eq!(least(&[("militia", 3)]), Some(0), "three points destroy three militia");
    assert_eq!(least(&[("militia", 1), ("infantry", 1)]), Some(1));
}

/// X4-207: artillery behind other units is out of reach, but for air force and artillery.
#[test]
fn x4_207_artillery_in_the_second_line() {
    let defenders = [("artillery", 1), ("militia", 1)];
    // Two points destroy the artillery, one point the militia before it.
    let [_, screened] = lost(&[("infantry", 2)], &defenders, VEHICLES);
    assert!(screened > 200, "the militia is attacked: {screened}");
    let [_, hit] = lost(&[("air-force", 1)], &defenders, VEHICLES);
    assert!(hit > 150, "two of three attacks destroy the artillery: {hit}");
}

/// X4R-241: a swarm is harder to hit by 1; X4-208: not for artillery.
#[test]
fn x4r_241_swarms_in_a_landing() {
    let [_, drones] = lost(&[("air-force", 6)], &[("war-drones", 12)], VEHICLES);
    assert!((800..1000).contains(&drones), "half of all attacks hit: {drones} of 1800");
    let [_, drones] = lost(&[("artillery", 1)], &[("war-drones", 1)], VEHICLES);
    assert!(drones > 75, "a third of all attacks hits: {drones} of 300");
}

/// X4-226: with a fortress militia fights exactly as infantry does.
#[test]
fn x4_226_militia_fights_as_infantry() {
    let left = |who: &str, seed: u64| {
        storm(&[("heavy-infantry", 4)], &[(who, 4), ("fortress", 1)], INFANTRY, 1, seed)[0]
    };
    for seed in 0..SEEDS {
        assert_eq!(left("militia", seed), left("infantry", seed), "seed {seed}");
    }
}

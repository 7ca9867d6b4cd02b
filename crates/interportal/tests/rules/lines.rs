//! Lines, modifiers and targets of weapons in quick battles (X4-248 to X4-256, X4R-212, X4R-386).

use engine::Seat;
use interportal::State;
use interportal::ids::Kind;
use interportal::testing::skirmish;

use super::weapons::{SEEDS, altered, dummies, fights, here, left, units, with};

const ME: Seat = Seat(0);
const N: u32 = SEEDS as u32;

/// Points that a group of this size has lost in all fights up to this round.
fn lost(table: &State, whole: u32, hull: &str, items: &str, last: u8) -> u32 {
    whole * N - left(&with(table, 1, hull, items), last)[1]
}

/// Whether a number of 300 is what so many sixths of one hit a fight lead to.
fn is_about(n: u32, sixths: u32) -> bool {
    let expected = N * sixths / 6;
    (expected.saturating_sub(32)..=expected + 32).contains(&n)
}

/// X4-248: against swarms the second line of a rapid-fire gun replaces the first: three dice on 4+ in place of 6+.
#[test]
fn x4_248_the_second_line() {
    let swarm = lost(&dummies(6, "bomber"), 12, "corvette", "rapid-fire-gun", 3);
    let other = lost(&dummies(6, "corvette"), 18, "corvette", "rapid-fire-gun", 3);
    assert!(is_about(swarm, 9), "{swarm} hits on bombers");
    assert!(is_about(other, 3), "{other} hits on corvettes");
}

/// X4-251: damage that reaches the hull is doubled: after the first hit of a torpedo the second destroys a carrier.
#[test]
fn x4_251_hull_damage_is_doubled() {
    let state = with(&dummies(1, "carrier"), 1, "carrier", "torpedo");
    let hulls: Vec<u8> = fights(&state, 6).map(|[_, group]| group.left[0][2]).collect();
    assert!(hulls.iter().all(|hull| [0, 4].contains(hull)), "{hulls:?}");
    assert!(hulls.iter().filter(|hull| **hull == 0).count() > 30);
    let plain = with(&dummies(1, "carrier"), 1, "carrier", "heavy-gun");
    assert!(fights(&plain, 6).any(|[_, group]| group.left[0][2] == 2), "others take 2 of 4 points");
}

/// X4-255: hunter guns and rapid-fire guns lower evade by 1, but not below 0.
#[test]
fn x4_255_evade_is_reduced() {
    let hits = |hull: &str, points: u32, gun: &str| lost(&dummies(6, hull), 6 * points, "corvette", gun, 3);
    // On 4+ against swarms.
    let hunter = hits("fighter", 1, "hunter-gun");
    assert!(is_about(hunter, 3), "{hunter}: evade 1 does not help");
    let rapid = hits("fighter", 1, "rapid-fire-gun");
    assert!(is_about(rapid, 9), "{rapid}: three dice");
    let none = hits("bomber", 2, "hunter-gun");
    assert!(is_about(none, 3), "{none}: without evade it is no easier");
    let two = hits("advanced-fighter", 2, "hunter-gun");
    assert!(is_about(two, 2), "{two}: 1 of 2 is left");
    let plain = altered(&units(6, "fighter", "", ""), "[[weapon]]\nid = \"hunter-gun\"\nreduce_evade = 0\n");
    let plain = lost(&plain, 6, "corvette", "hunter-gun", 3);
    assert!(is_about(plain, 2), "{plain}: the rule is what makes the difference");
}

/// X4-256: lightning fleet defence ignores evade, though not the swarm.
#[test]
fn x4_256_evade_is_ignored() {
    // 2+, and 1 worse against a swarm.
    let hits = |table: &State| lost(table, 12, "carrier", "lightning-fleet-defence", 3);
    let ignored = hits(&dummies(6, "advanced-fighter"));
    assert!(is_about(ignored, 4), "{ignored}");
    let change = "[[weapon]]\nid = \"lightning-fleet-defence\"\nignore_evade = false\n";
    let plain = hits(&altered(&units(6, "advanced-fighter", "", ""), change));
    assert!(is_about(plain, 2), "{plain}: evade 2 would count");
}

/// X4R-196, X4R-216, X4R-334: the hits of one attack go on to the next unit of a stack, but not to other stacks.
#[test]
fn x4r_196_hits_on_a_stack() {
    let most = |n: u8, hull: &str, items: &str| {
        let state = with(&dummies(n, hull), 1, "corvette", items);
        let destroyed = fights(&state, 3).map(|[_, group]| group.left.iter().filter(|it| it[2] == 0).count());
        destroyed.max()
    };
    assert_eq!(most(6, "fighter", "rapid-fire-gun"), Some(3), "three dice, three fighters");
    assert_eq!(most(2, "fighter", "rapid-fire-gun"), Some(2));
    let state = with(&dummies(2, "corvette"), 1, "corvette", "rapid-fire-gun");
    let harmed = fights(&state, 3).map(|[_, group]| group.left.iter().filter(|it| **it != [1; 3]).count());
    assert_eq!(harmed.max(), Some(1), "other ships form no stack");
    // Of seven the last one is a stack of its own.
    let state = with(&dummies(7, "fighter"), 1, "corvette", "rapid-fire-gun");
    for seed in 0..SEEDS {
        let [_, group] = skirmish(&state, ME, here(), 3, Some((7, false)), seed);
        assert!(group.left[..6].iter().all(|left| left[2] == 1), "seed {seed}: only the one that was named");
    }
}

/// X4R-215, X4-241: of a hit with both kinds of damage heavy armour lowers only the projectile part.
#[test]
fn x4r_215_both_kinds_of_damage() {
    // 2 projectile and 1 energy damage: with heavy armour 1 and 1.
    let lost = |equipment: &str| -> Vec<u32> {
        let table = altered(&units(1, "titan", "", equipment), "");
        let whole = skirmish(&with(&table, 1, "carrier", "multi-core-torpedo"), ME, here(), 0, None, 1);
        let state = with(&table, 1, "carrier", "multi-core-torpedo");
        let mut seen: Vec<u32> =
            fights(&state, 3).map(|[_, group]| whole[1].points() - group.points()).collect();
        seen.sort_unstable();
        seen.dedup();
        seen
    };
    assert_eq!(lost("heavy-armour")[..2], [0, 2], "one hit");
    assert_eq!(lost("simple-armour")[..2], [0, 3]);
}

fn all_classes(weapon: &str, face: u8) -> String {
    let hit: String = ["KS", "US", "HS", "GS", "MK"].map(|class| format!("{class} = {face}, ")).concat();
    format!(
        "[[weapon]]\nid = \"{weapon}\"\nlines = [{{ dice = 1, hit = {{ {hit} }}, damage = {{ E = 1 }} }}]\n"
    )
}

/// X4R-212: modifiers add up, but to no more than 3 in either direction.
#[test]
fn x4r_212_modifiers_are_limited() {
    let change = all_classes("quantum-light-gun", 6);
    let table = altered(&units(1, "titan", "", ""), &change);
    let hits =
        |items: &str| lost(&table, 10, "advanced-battlecruiser", &format!("quantum-light-gun {items}"), 2);
    let one = hits("");
    assert!(is_about(one, 2), "{one}: stabilised, 5+");
    let two = hits("frequency-modulator");
    assert!(is_about(two, 3), "{two}: and with a frequency modulator, 4+");
    let three = hits("cloak");
    assert!(is_about(three, 4), "{three}: from the cloak 2 more, 3+");
    let four = hits("frequency-modulator cloak");
    assert!(is_about(four, 4), "{four}: 4 is more than 3, still 3+");
    // Evade 2, a swarm and a nebula for a weapon of light: 4 worse, 3 count.
    let mut table = altered(&units(1, "advanced-fighter", "", ""), &all_classes("light-gun", 2));
    table.systems[here().at()].kind = Some(Kind::Nebula);
    let worse = N - left(&with(&table, 1, "corvette", "light-gun"), 3)[1];
    assert!(is_about(worse, 2), "{worse}: on 5+");
}

/// X4R-386: of targets that it cannot destroy a weapon takes the one that it harms most, not the one with fewest points.
#[test]
fn x4r_386_the_most_harm() {
    let group = format!("{}, {}", units(1, "destroyer", "", ""), units(1, "battleship", "", ""));
    let state = with(&altered(&group, ""), 1, "carrier", "torpedo");
    let mut hit = 0;
    for seed in 0..SEEDS {
        let [_, group] = skirmish(&state, ME, here(), 3, None, seed);
        assert_eq!(group.left[0], [1, 1, 2], "seed {seed}: on 5+ against 4 points");
        hit += u32::from(group.left[1] != [1, 1, 3]);
    }
    assert!(is_about(hit, 4), "{hit}: on 3+ against 5 points");
}

//! Single weapons, damage and the order of units in quick battles (chapters 1.11, 4.13 and 4.16).

use engine::{Dealer, Seat};
use interportal::cards::{Pack, PackRef};
use interportal::ids::{Advisor, Group, Kind};
use interportal::realm::Recruit;
use interportal::testing::{Side, fit_out, launch, skirmish};
use interportal::{Hex, Options, State, deal};

const ME: Seat = Seat(0);
const SEEDS: u64 = 200;

fn here() -> Hex {
    Hex::new(1, 0).expect("a hex")
}

/// A table where so many neutral units of one hull stand in a system of this kind, with these weapons.
fn against(kind: Kind, n: u8, hull: &str, weapons: &str) -> State {
    let list: String = weapons.split_whitespace().map(|id| format!("\"{id}\", ")).collect();
    let unit = format!("{{ unit = \"{hull}\", n = {n}, weapons = [{list}], equipment = [] }}");
    let text = format!("[[group]]\nid = \"pirate-fleet\"\nunits = [{unit}]\n");
    let pack = Pack::with("mine.toml", &text).unwrap_or_else(|errors| panic!("{errors}"));
    let options = Options { pack: PackRef::new(pack), ..Options::default() };
    let mut state = deal(2, &options, Dealer::seeded(1));
    state.systems[here().at()].kind = Some(kind);
    state.systems[here().at()].group = Group::from_id("pirate-fleet");
    state
}

fn dummies(n: u8, hull: &str) -> State {
    against(Kind::AsteroidField, n, hull, "")
}

fn with(state: &State, n: usize, hull: &str, items: &str) -> State {
    let mut state = *state;
    launch(&mut state, ME, here(), hull, n);
    fit_out(&mut state, ME, hull, &items.split_whitespace().collect::<Vec<_>>());
    state
}

fn fights(state: &State, last: u8) -> impl Iterator<Item = [Side; 2]> {
    (0..SEEDS).map(move |seed| skirmish(state, ME, here(), last, None, seed))
}

/// The points that the group has left in all fights.
fn left(state: &State, last: u8) -> u32 {
    fights(state, last).map(|[_, group]| group.points()).sum()
}

/// X4-126, X4R-254: a slot without a weapon holds an emergency weapon, which reaches distance 1 and hits on 6.
#[test]
fn x4_126_emergency_weapons() {
    let state = with(&dummies(2, "cruiser"), 2, "cruiser", "");
    assert_eq!(left(&state, 2), 2 * 4 * SEEDS as u32, "rounds 1 and 2 are fought from afar");
    let lost = 2 * 4 * SEEDS as u32 - left(&state, 3);
    // Four slots, one die each, 1 of 6, 1 damage.
    let expected = 4 * SEEDS as u32 / 6;
    assert!(
        (expected * 7 / 10..=expected * 13 / 10).contains(&lost),
        "{lost} points lost, expected {expected}"
    );
}

/// X4-249: what a weapon has no effect on is never harmed by it.
#[test]
fn x4_249_without_effect() {
    let harm = |hull: &str| {
        8 * SEEDS as u32 * 2 - left(&with(&dummies(4, hull), 2, "battleship", "kinetic-artillery"), 2)
    };
    let untouched = left(&with(&dummies(4, "corvette"), 2, "battleship", "kinetic-artillery"), 2);
    assert_eq!(untouched, 4 * 3 * SEEDS as u32, "small ships");
    assert!(harm("cruiser") > 100, "others are hit");
}

/// X4-254, X4R-229: a broadside fires at two targets.
#[test]
fn x4_254_two_targets() {
    let state = with(&dummies(4, "cruiser"), 1, "battleship", "broadside");
    let hit = |side: &Side| side.left.iter().filter(|left| left.iter().sum::<u8>() < 4).count();
    let most = fights(&state, 3).map(|[_, group]| hit(&group)).max();
    // Two empty slots fire emergency weapons, each at one more unit at most.
    assert!(most.is_some_and(|most| (2..=4).contains(&most)), "{most:?}");
    let two = fights(&state, 2).filter(|[_, group]| hit(group) == 2).count();
    assert_eq!(two, 0, "its range is 2");
}

/// X4-252, X4-253, X4R-K17: a mass accelerator deals 3, 2 and 1 damage to three targets, each harder to hit.
#[test]
fn x4_253_mass_accelerator() {
    let state = with(&dummies(3, "cruiser"), 1, "battleship", "mass-accelerator");
    let mut lost = [0_u32; 3];
    let mut most = [0; 3];
    for seed in 0..SEEDS {
        let [_, group] = skirmish(&state, ME, here(), 2, Some((1, false)), seed);
        for (at, unit) in group.left.iter().enumerate() {
            let points = 4 - unit.iter().sum::<u8>();
            lost[at] += u32::from(points > 0);
            most[at] = most[at].max(points);
        }
    }
    most.sort_unstable();
    assert_eq!(most, [1, 2, 3]);
    let hits = lost.iter().sum::<u32>();
    // 3+, 4+ and 5+.
    let expected = SEEDS as u32 * (4 + 3 + 2) / 6;
    assert!((expected * 8 / 10..=expected * 12 / 10).contains(&hits), "{hits} hits, expected {expected}");
}

/// X4-272: a boarding party lets a ship board.
#[test]
fn x4_272_boarding_parties() {
    let boarded = |items: &str| {
        let state = with(&dummies(1, "transporter"), 3, "cruiser", items);
        let all = (0..SEEDS).map(|seed| skirmish(&state, ME, here(), 8, Some((1, true)), seed));
        all.filter(|[_, group]| group.captured[0]).count()
    };
    assert_eq!(boarded("light-gun"), 0);
    assert!(boarded("light-gun boarding-party") > 20);
}

/// X4R-186, X4R-203: the quickest act first, at equal initiative the defender; the player is the attacker.
#[test]
fn x4r_203_order_of_initiative() {
    let duel = |quick: bool| {
        let mut state =
            with(&against(Kind::AsteroidField, 1, "corvette", "kinetic-gun"), 1, "corvette", "kinetic-gun");
        if quick {
            let advisor = Advisor::from_id("admiral").expect("an advisor");
            state.realms[ME].advisors.push(Recruit { advisor, level: 1, chosen: [0, 0] });
        }
        let won = (0..600).map(|seed| skirmish(&state, ME, here(), 8, None, seed));
        won.fold([0, 0], |sum, [own, group]| {
            [sum[0] + u32::from(group.points() == 0), sum[1] + u32::from(own.points() == 0)]
        })
    };
    let (tie, quick) = (duel(false), duel(true));
    assert!(tie[1] > tie[0], "the neutral corvette shoots first: {tie:?}");
    assert!(quick[0] > quick[1], "with 1 initiative more the own one does: {quick:?}");
}

/// X4R-213, X4R-214: damage goes through the shield, then the armour, then the hull.
#[test]
fn x4r_213_layers() {
    let state = with(&dummies(3, "battleship"), 3, "cruiser", "kinetic-gun kinetic-gun");
    let mut met = [0; 3];
    for [_, group] in (3..=6).flat_map(|last| fights(&state, last).collect::<Vec<_>>()) {
        for [sh, ar, hu] in group.left.into_iter().filter(|left| left[2] > 0) {
            assert!(sh == 0 || ar == 1, "armour is hit only without a shield");
            assert!(ar == 0 || hu == 3, "the hull is hit only without armour");
            met[usize::from(sh == 0) + usize::from(hu < 3)] += 1;
        }
    }
    assert!(met.iter().all(|n| *n > 0), "{met:?}");
}

/// X4R-216, X4R-334: a hit destroys one unit of a swarm at most; its surplus is lost.
#[test]
fn x4r_334_one_hit_one_unit() {
    // One die of 3 damage in round 2; emergency weapons do not reach so far.
    let state = with(&dummies(6, "bomber"), 1, "battleship", "mass-accelerator");
    for [_, group] in fights(&state, 2) {
        let lost = group.left.iter().filter(|left| left[2] == 0).count();
        assert!(lost <= 3, "at most one for each of three targets");
    }
    let plain = with(&dummies(6, "bomber"), 1, "cruiser", "heavy-gun");
    let most =
        fights(&plain, 2).map(|[_, group]| group.left.iter().filter(|left| left[2] == 0).count()).max();
    assert!(most.is_some_and(|most| most <= 2), "{most:?}");
}

/// X4R-040: in a nebula shields are halved, rounded down, and weapons of light hit worse, shield or not.
#[test]
fn x4r_040_nebulae() {
    let shields = |kind: Kind| {
        let state =
            with(&against(kind, 1, "cruiser", ""), 1, "cruiser", "light-gun simple-shield simple-shield");
        let [own, group] = skirmish(&state, ME, here(), 0, None, 1);
        (own.left[0][0], group.left[0][0])
    };
    let open = shields(Kind::AsteroidField);
    assert_eq!(shields(Kind::Nebula), (open.0 / 2, open.1 / 2));
    assert!(open.0 >= 2 && open.1 == 1);
    // Bombers have no shield: only the nebula makes them harder to hit.
    let bombers =
        |kind: Kind| left(&with(&against(kind, 6, "bomber", ""), 2, "cruiser", "light-gun light-gun"), 3);
    assert!(bombers(Kind::Nebula) > bombers(Kind::AsteroidField) + 20);
}

/// X4R-211: a natural 6 always hits, however hard the target is to hit.
#[test]
fn x4r_211_a_six_hits() {
    // 6+, and 2 worse against a swarm that evades.
    let state = with(&dummies(6, "fighter"), 2, "cruiser", "");
    let lost = 6 * SEEDS as u32 - left(&state, 3);
    let expected = 4 * SEEDS as u32 / 6;
    assert!((expected * 6 / 10..=expected * 14 / 10).contains(&lost), "{lost} hits, expected {expected}");
}

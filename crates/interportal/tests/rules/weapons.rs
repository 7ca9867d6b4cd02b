//! Weapons, keywords, protection and equipment in quick battles (chapters 1.10 to 1.12, 4.13 and 4.15).

use engine::{Dealer, Seat};
use interportal::cards::{Pack, PackRef};
use interportal::ids::{Group, Kind};
use interportal::testing::{Side, fit_out, launch, skirmish};
use interportal::{Hex, Options, State, deal};

const ME: Seat = Seat(0);

pub(super) fn here() -> Hex {
    Hex::new(1, 0).expect("a hex")
}

/// A table where the pirate fleet consists of these units and stands in an asteroid field.
fn against(units: &str) -> State {
    altered(units, "")
}

/// The same with a pack that is changed in other places, too.
pub(super) fn altered(units: &str, more: &str) -> State {
    let text = format!("[[group]]\nid = \"pirate-fleet\"\nunits = [{units}]\n{more}");
    let pack = Pack::with("mine.toml", &text).unwrap_or_else(|errors| panic!("{errors}"));
    let options = Options { pack: PackRef::new(pack), ..Options::default() };
    let mut state = deal(2, &options, Dealer::seeded(1));
    state.systems[here().at()].kind = Some(Kind::AsteroidField);
    state.systems[here().at()].group = Group::from_id("pirate-fleet");
    state
}

/// Units of a group: how many, their hull, weapons and equipment.
pub(super) fn units(n: u8, hull: &str, weapons: &str, equipment: &str) -> String {
    let list = |ids: &str| -> String { ids.split_whitespace().map(|id| format!("\"{id}\", ")).collect() };
    format!(
        "{{ unit = \"{hull}\", n = {n}, weapons = [{}], equipment = [{}] }}",
        list(weapons),
        list(equipment)
    )
}

/// The same table with ships of the player, fitted with these items.
pub(super) fn with(state: &State, n: usize, hull: &str, items: &str) -> State {
    let mut state = *state;
    launch(&mut state, ME, here(), hull, n);
    fit_out(&mut state, ME, hull, &items.split_whitespace().collect::<Vec<_>>());
    state
}

pub(super) const SEEDS: u64 = 300;

/// All fights to this round, with other dice.
pub(super) fn fights(state: &State, last: u8) -> impl Iterator<Item = [Side; 2]> {
    (0..SEEDS).map(move |seed| skirmish(state, ME, here(), last, None, seed))
}

/// Points that are left in all fights: of the player and of the group.
pub(super) fn left(state: &State, last: u8) -> [u32; 2] {
    fights(state, last).fold([0, 0], |sum, [own, group]| [sum[0] + own.points(), sum[1] + group.points()])
}

/// What the items add: the points of the player and of the group, without and with them.
fn compared(table: &State, n: usize, hull: &str, items: &str, more: &str, last: u8) -> ([u32; 2], [u32; 2]) {
    let plain = left(&with(table, n, hull, items), last);
    let better = left(&with(table, n, hull, &format!("{items} {more}")), last);
    (plain, better)
}

/// Weapons that do nothing: the emergency weapon hits rarely, so a dummy has none.
pub(super) fn dummies(n: u8, hull: &str) -> State {
    against(&units(n, hull, "", ""))
}

/// X4R-217, X4R-332: point defence cancels hits of close-range weapons.
#[test]
fn x4r_217_point_defence() {
    let harm = |gun: &str| {
        let table = against(&units(2, "cruiser", gun, ""));
        left(&with(&table, 2, "cruiser", "torpedo torpedo"), 3)[1]
    };
    let (bare, defended) = (harm("heavy-gun heavy-gun"), harm("auto-cannons auto-cannons"));
    assert!(defended > bare + SEEDS as u32 / 4, "{defended} points are left, without point defence {bare}");
}

/// X4R-K06, X4R-229: fleet defence protects all units of its side.
#[test]
fn x4r_229_fleet_defence() {
    let harm = |gun: &str| {
        let group = format!("{}, {}", units(2, "destroyer", "", ""), units(1, "cruiser", gun, ""));
        let state = with(&against(&group), 2, "cruiser", "swarm-missiles swarm-missiles");
        let all = (0..SEEDS).map(|seed| skirmish(&state, ME, here(), 3, Some((1, false)), seed));
        all.map(|[_, group]| u32::from(group.left[0].iter().sum::<u8>())).sum::<u32>()
    };
    let (bare, defended) = (harm("heavy-gun"), harm("steel-hail-fleet-defence"));
    assert!(defended > bare + SEEDS as u32 / 4, "{defended} points are left, without fleet defence {bare}");
}

/// X4-309, X4R-332: decoys take the first hit of point defence.
#[test]
fn x4_309_decoys() {
    let table = against(&units(2, "cruiser", "auto-cannons auto-cannons", ""));
    let (plain, better) = compared(&table, 2, "cruiser", "torpedo torpedo", "decoys", 3);
    assert!(better[1] + 30 < plain[1], "{better:?} with decoys, {plain:?} without");
}

/// X4R-332: hits of point defence beyond those to cancel damage a close-range unit that attacks.
#[test]
fn x4r_332_bombers_are_shot_down() {
    let lost = |gun: &str| {
        let table = against(&units(1, "carrier", gun, ""));
        let state = with(&table, 6, "bomber", "nox-bombs");
        // The carrier acts after the bombers: one that is destroyed by then has only intercepted.
        let won = fights(&state, 3).filter(|[_, group]| group.points() == 0);
        won.map(|[own, _]| own.left.iter().filter(|left| left[2] == 0).count()).sum::<usize>()
    };
    let (none, some) = (lost(""), lost("rapid-fire-gun"));
    assert_eq!(none, 0);
    assert!(some > 0, "{some} bombers were shot down");
}

/// X4-258, X4R-229, X4R-382: area damage hits one further unit of the target's side.
#[test]
fn x4_258_area_damage() {
    let state = with(&dummies(3, "cruiser"), 1, "cruiser", "artillery-torpedo artillery-torpedo");
    let mut met = 0;
    for seed in 0..SEEDS {
        let [_, group] = skirmish(&state, ME, here(), 2, Some((1, false)), seed);
        let lost: Vec<u8> = group.left.iter().map(|left| 4 - left.iter().sum::<u8>()).collect();
        assert_eq!(lost[0] > 0, lost[1] + lost[2] > 0, "seed {seed}: {lost:?}");
        met += usize::from(lost[0] > 0);
    }
    assert!(met > 50);
}

/// X4-257, X4R-K18: auto cannons hit swarms once without a roll.
#[test]
fn x4_257_automatic_hits() {
    let state = with(&dummies(4, "bomber"), 1, "cruiser", "auto-cannons");
    for [_, group] in fights(&state, 3) {
        assert!(group.points() < 8, "a bomber was hit");
    }
    let state = with(&dummies(4, "cruiser"), 1, "cruiser", "auto-cannons");
    assert!(fights(&state, 3).any(|[_, group]| group.points() == 16), "other ships are rolled for");
}

/// X4R-K19, X4-261: an EMP attack stops equipment, but no crews.
#[test]
fn x4r_k19_emp_attacks() {
    let table = against(&units(1, "advanced-frigate", "", "boarding-party jammer sensors"));
    let state = with(&table, 6, "bomber", "nox-bombs");
    let most = fights(&state, 3).map(|[_, group]| group.stopped[0]).max();
    assert_eq!(most, Some(1), "once in a round");
    let most = fights(&state, 5).map(|[_, group]| group.stopped[0]).max();
    assert_eq!(most, Some(2), "boarding parties are no equipment");
}

/// X4R-K20, X4R-338: boarding parties capture a ship without a shield, at distance 1.
#[test]
fn x4r_k20_boarding() {
    let state = with(&dummies(1, "bomber"), 3, "advanced-cruiser", "");
    let boarded = |state: &State, last: u8| {
        let all = (0..SEEDS).map(|seed| skirmish(state, ME, here(), last, Some((1, true)), seed));
        all.filter(|[_, group]| group.captured[0]).count()
    };
    assert_eq!(boarded(&state, 8), 0, "swarms cannot be boarded");
    let transporters = dummies(1, "transporter");
    let bare = "[[ship]]\nid = \"transporter\"\nsh = 0\n";
    let state = with(&altered(&units(1, "transporter", "", ""), bare), 3, "advanced-cruiser", "");
    assert_eq!(boarded(&state, 2), 0, "the distance is 3 in round 2");
    assert!(boarded(&state, 3) > 50, "a ship without a shield is boarded at once in round 3");
    let state = with(&transporters, 3, "advanced-cruiser", "light-gun");
    assert!(boarded(&state, 8) > 50, "the shield is shot down first, then they board");
    let state = with(&transporters, 3, "advanced-cruiser", "target-marker target-marker");
    assert_eq!(boarded(&state, 8), 0, "the shield holds");
    let table = against(&units(1, "transporter", "", "boarding-party"));
    assert_eq!(
        boarded(&with(&table, 3, "advanced-cruiser", "light-gun"), 8),
        0,
        "its own party is as strong"
    );
}

/// X4-241: heavy armour lowers projectile hits to 1, except those of colossal weapons.
#[test]
fn x4_241_heavy_armour() {
    let lost = |gun: &str, items: &str| left(&with(&against(gun), 1, "titan", items), 3)[0];
    let guns = units(2, "cruiser", "heavy-gun heavy-gun", "");
    let breakers = r#"{ unit = "titan", n = 2, weapons = ["planet-breaker"], equipment = [], slot_set = 1 }"#;
    let (heavy, simple) = (lost(&guns, "heavy-armour"), lost(&guns, "simple-armour"));
    assert!(heavy > simple + 100, "{heavy} points are left, with simple armour {simple}");
    assert_eq!(lost(breakers, "heavy-armour"), lost(breakers, "simple-armour"));
}

/// X4-243: an absorption shield fails at the first hit and stops all of it.
#[test]
fn x4_243_absorption_shield() {
    let table = against(&units(1, "cruiser", "concave-gun", ""));
    let state = with(&table, 1, "titan", "absorption-shield");
    let mut met = 0;
    for [own, _] in fights(&state, 2) {
        assert_eq!(&own.left[0][1..], [2, 6], "the shield took all of the first hit");
        met += usize::from(own.left[0][0] == 0);
    }
    assert_eq!(met, 0, "the distance is 3 in round 2");
    for [own, _] in fights(&state, 3) {
        assert_eq!(&own.left[0][1..], [2, 6]);
        assert!([0, 3].contains(&own.left[0][0]), "nothing or all of it");
        met += usize::from(own.left[0][0] == 0);
    }
    assert!(met > 50);
}

/// X4-242, X4-245: capacitors restore a shield point each turn; regenerative armour is whole again until it broke.
#[test]
fn x4_242_restoring() {
    let table = against(&units(1, "cruiser", "heavy-gun", ""));
    let (plain, better) = compared(&table, 1, "titan", "simple-shield", "shield-capacitors", 8);
    assert!(better[0] > plain[0] + 2 * SEEDS as u32, "{better:?} with capacitors, {plain:?} without");
    let (plain, better) = compared(&table, 1, "titan", "", "regenerative-armour", 8);
    assert!(
        better[0] > plain[0] + 3 * SEEDS as u32,
        "{better:?} with regenerative armour, {plain:?} without"
    );
}

/// X4-273, X4-274, X4-279, X4-282, X4-291, X4-297, X4-299, X4R-333: equipment that helps to hit or to harm.
#[test]
fn x4_273_equipment_that_helps_to_hit() {
    let table = dummies(1, "titan");
    for (hull, items, more) in [
        ("cruiser", "heavy-gun heavy-gun", "veteran-crew"),
        ("cruiser", "concave-gun concave-gun", "frequency-modulator"),
        ("cruiser", "torpedo torpedo", "macro-magazine"),
        ("cruiser", "heavy-gun heavy-gun", "stabilisers"),
    ] {
        let (plain, better) = compared(&table, 1, hull, items, more, 3);
        assert!(better[1] + 20 < plain[1], "{more}: {better:?}, without {plain:?}");
    }
    let (plain, better) = compared(&table, 1, "cruiser", "heavy-gun heavy-gun", "weak-point-analyser", 5);
    assert!(better[1] + 20 < plain[1], "X4-291: {better:?}, without {plain:?}");
    let bombers = |more: &str| {
        let state = with(&dummies(2, "cruiser"), 3, "bomber", "bombs");
        left(&with(&state, 1, "carrier", more), 3)[1]
    };
    assert!(bombers("squadron-centre") + 50 < bombers(""), "X4-299");
    let commanded = |more: &str| {
        let state = with(&table, 1, "carrier", more);
        left(&with(&state, 3, "transporter", "light-gun"), 3)[1]
    };
    assert!(commanded("command-centre") + 20 < commanded(""), "X4-279: ships that act after it");
}

/// X4-276, X4-277: a ship that reaches nobody hides behind its hologram field.
#[test]
fn x4_277_hologram_field() {
    let table = against(&units(1, "battleship", "mass-accelerator", ""));
    let (plain, better) = compared(&table, 1, "cruiser", "heavy-gun", "hologram-field", 2);
    assert!(better[0] > plain[0], "{better:?} with the field, {plain:?} without");
    let (plain, better) = compared(&table, 1, "cruiser", "mass-accelerator", "hologram-field", 2);
    assert_eq!(better[0], plain[0], "who reaches the enemy attacks instead");
}

/// X4-284, X4-286, X4R-229: four mines a ship hit units of class US and larger before the first round.
#[test]
fn x4_284_mines() {
    let state = with(&dummies(1, "titan"), 1, "advanced-corvette", "mines");
    for [_, group] in fights(&state, 1) {
        assert_eq!(group.left[0], [0; 3], "4 mines with 3 and 3 damage each");
    }
    let state = with(&dummies(1, "corvette"), 1, "advanced-corvette", "mines");
    assert!(fights(&state, 1).all(|[_, group]| group.points() == 3), "X4-285: not on KS");
}

/// X4-301, X4R-229, X4R-379: a jammer stops all equipment, and is on while the enemy has more of it.
#[test]
fn x4_301_jammer() {
    let table = |equipment: &str| against(&units(2, "advanced-frigate", "light-gun kinetic-gun", equipment));
    let items = "concave-gun concave-gun frequency-modulator weak-point-analyser";
    let state = with(&table("jammer jammer"), 2, "advanced-cruiser", items);
    let free = with(&table("sensors"), 2, "advanced-cruiser", items);
    assert_eq!(left(&state, 3)[1], left(&free, 3)[1], "as many pieces: it is off");
    let jammed = with(&table("jammer"), 2, "advanced-cruiser", items);
    assert!(left(&jammed, 3)[1] > left(&free, 3)[1] + 20);
}

/// X4-269, X4-270, X4-271, X4R-380: an E-war centre takes the attack of the next enemy.
#[test]
fn x4_269_e_war() {
    let table = against(&units(1, "battleship", "broadside broadside broadside", ""));
    let (plain, better) = compared(&table, 1, "advanced-cruiser", "heavy-gun", "e-war-centre", 3);
    assert!(better[0] > plain[0] + 100, "{better:?} with the centre, {plain:?} without");
}

/// X4-307: nobody can attack a cloaked ship before its first attack.
#[test]
fn x4_307_cloaked_in_battle() {
    let table = against(&units(1, "battleship", "mass-accelerator", ""));
    let state = with(&table, 1, "destroyer", "kinetic-gun cloak");
    assert!(fights(&state, 2).all(|[own, _]| own.points() == 4), "it has reached nobody yet");
    assert!(fights(&with(&table, 1, "destroyer", "kinetic-gun"), 2).any(|[own, _]| own.points() < 4));
    let hits = |items: &str| left(&with(&dummies(1, "titan"), 1, "destroyer", items), 3)[1];
    assert!(hits("kinetic-gun kinetic-gun cloak") + 100 < hits("kinetic-gun kinetic-gun"), "+2 to hit");
}

/// X4R-K16: a marked target is easier to hit for the rest of the round.
#[test]
fn x4r_k16_target_marking() {
    let table = dummies(1, "titan");
    let harm = |marker: &str| {
        let state = with(&table, 2, "advanced-fighter", marker);
        left(&with(&state, 2, "battlecruiser", "heavy-gun heavy-gun heavy-gun"), 3)[1]
    };
    let (marked, plain) = (harm("target-marker"), harm(""));
    assert!(marked + 50 < plain, "{marked} points are left, without a marker {plain}");
}

/// X4R-K21, X4R-381: units with repair mend the hull of their side.
#[test]
fn x4r_k21_repair() {
    let table = against(&units(2, "corvette", "kinetic-gun", ""));
    let (plain, better) = compared(&table, 1, "titan", "", "logistics-centre", 8);
    assert!(better[0] > plain[0], "{better:?} with a logistics centre, {plain:?} without");
}

/// X4R-K24, X4-246: while its shield holds, close-range attacks hit an untouchable unit only with a 6.
#[test]
fn x4r_k24_untouchable() {
    let table = against(&units(2, "cruiser", "storm-torpedoes storm-torpedoes", ""));
    let (plain, better) = compared(&table, 1, "titan", "simple-shield", "gravity-shield", 3);
    assert!(better[0] > plain[0] + SEEDS as u32, "{better:?} with a gravity shield, {plain:?} without");
}

/// X4R-336: the named target is fired at, whatever would be easier to destroy.
#[test]
fn x4r_336_naming_a_target() {
    let group = format!("{}, {}", units(2, "corvette", "", ""), units(1, "cruiser", "", ""));
    let state = with(&against(&group), 2, "cruiser", "heavy-gun heavy-gun");
    let mut met = 0;
    for seed in 0..SEEDS {
        let [_, group] = skirmish(&state, ME, here(), 3, Some((3, false)), seed);
        let lost: Vec<bool> =
            [3, 3, 4].iter().zip(&group.left).map(|(all, it)| it.iter().sum::<u8>() < *all).collect();
        assert!(lost[2] || !lost[0] && !lost[1], "seed {seed}: {lost:?}");
        met += usize::from(lost[2]);
    }
    assert!(met > 200, "{met}");
}

/// X4R-230: large ships are screened by others, but not from far weapons, missiles and small craft.
#[test]
fn x4r_230_screens() {
    let group = format!("{}, {}", units(1, "battleship", "", ""), units(2, "cruiser", "", ""));
    let harmed = |hull: &str, items: &str| {
        let state = with(&against(&group), 1, hull, items);
        let all = (0..SEEDS).map(|seed| skirmish(&state, ME, here(), 3, Some((1, false)), seed));
        all.filter(|[_, group]| group.left[0].iter().sum::<u8>() < 5).count()
    };
    assert_eq!(harmed("cruiser", "heavy-gun heavy-gun"), 0);
    assert!(harmed("cruiser", "torpedo torpedo") > 50);
    assert!(harmed("battleship", "kinetic-artillery") > 50);
    assert!(harmed("bomber", "bombs") > 50);
}

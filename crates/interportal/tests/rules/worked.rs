//! The worked checks of the ledger (chapter 4.26) about weapons and agents; `checks.rs` has those about income and upkeep.

use std::collections::BTreeSet;

use interportal::hex::Hex;
use interportal::testing::equip_openly;
use interportal::{Decision, State};

use super::agents::{FAR, ME, YOU, agent, colony};
use super::weapons::{SEEDS, altered, dummies, fights, left, units, with};

/// What a single unit of the group can have left after this round: shield, armour, hull.
fn outcomes(state: &State, last: u8) -> BTreeSet<[u8; 3]> {
    fights(state, last).map(|[_, group]| group.left[0]).collect()
}

/// X4R-X05: a heavy gun deals 2 points, and 1 more to a small ship: each hit destroys a fresh corvette.
#[test]
fn x4r_x05_heavy_gun_at_a_corvette() {
    let state = with(&dummies(1, "corvette"), 1, "carrier", "heavy-gun");
    assert_eq!(outcomes(&state, 3), BTreeSet::from([[0; 3], [1, 1, 1]]));
    let larger = with(&dummies(1, "frigate"), 1, "carrier", "heavy-gun");
    assert_eq!(outcomes(&larger, 3), BTreeSet::from([[0, 0, 2], [1, 1, 2]]), "2 points at a US");
}

/// X4R-X06: a mass accelerator deals 3 points, and 1 more to a US: each hit destroys a fresh destroyer.
#[test]
fn x4r_x06_mass_accelerator_at_a_destroyer() {
    let state = with(&dummies(1, "destroyer"), 1, "battleship", "mass-accelerator");
    assert_eq!(outcomes(&state, 2), BTreeSet::from([[0; 3], [1, 1, 2]]));
    let larger = with(&dummies(1, "cruiser"), 1, "battleship", "mass-accelerator");
    assert_eq!(outcomes(&larger, 2), BTreeSet::from([[0, 0, 1], [1, 1, 2]]), "3 points at an HS");
}

/// X4R-X07, X4R-K15: a light gun hits a corvette with a shield on 5+, one without on 4+.
#[test]
fn x4r_x07_light_gun_at_a_shield() {
    let hits = |shield: &str| {
        let table = altered(&units(1, "frigate", "", ""), shield);
        let [_, whole] = fights(&table, 0).next().expect("a fight");
        whole.points() * SEEDS as u32 - left(&with(&table, 1, "corvette", "light-gun"), 3)[1]
    };
    let (shielded, bare) = (hits(""), hits("[[ship]]\nid = \"frigate\"\nsh = 0\n"));
    assert!((70..=130).contains(&shielded), "{shielded} of 300: two of six");
    assert!((120..=180).contains(&bare) && bare > shielded, "{bare} of 300: three of six");
}

/// X4R-X08, X4R-K10: of 2 points of a torpedo 1 is left behind the armour of a frigate and is doubled: it is destroyed.
#[test]
fn x4r_x08_torpedo_at_a_frigate() {
    let table = altered(&units(1, "frigate", "", ""), "[[ship]]\nid = \"frigate\"\nsh = 0\n");
    let state = with(&table, 1, "carrier", "torpedo");
    assert_eq!(outcomes(&state, 3), BTreeSet::from([[0; 3], [0, 1, 2]]));
}

/// X4R-X09: kinetic artillery deals 3 points, and 1 to heavy armour.
#[test]
fn x4r_x09_kinetic_artillery_at_heavy_armour() {
    let hit = |armour: &str| {
        let table = altered(&units(1, "cruiser", "", armour), "");
        outcomes(&with(&table, 1, "battleship", "kinetic-artillery"), 2)
    };
    assert_eq!(hit("heavy-armour"), BTreeSet::from([[0, 2, 2], [1, 2, 2]]));
    assert_eq!(hit("simple-armour"), BTreeSet::from([[0, 0, 2], [1, 2, 2]]));
}

/// X4R-X20: six bombers hit a battleship on 3+, with 3 points a hit and another hit on 5+; each of its rapid-fire guns
/// intercepts once, three dice on 4+.
#[test]
fn x4r_x20_bombers_at_a_battleship() {
    let tough = "[[ship]]\nid = \"battleship\"\nsh = 15\nar = 15\n";
    let lost = |guns: &str| {
        let state = with(&altered(&units(1, "battleship", guns, ""), tough), 6, "bomber", "bombs");
        f64::from(33 * SEEDS as u32 - left(&state, 3)[1]) / SEEDS as f64
    };
    let [none, one, two] = ["", "rapid-fire-gun", "rapid-fire-gun rapid-fire-gun"].map(lost);
    assert!((none - 18.0).abs() < 1.2, "{none}: six hits of 3 points");
    // Three dice on 4+ are one and a half hits of 3 points; what a gun hits beyond the hits of one bomber cancels nothing.
    assert!((3.0..=5.0).contains(&(none - one)), "{none} points, {one} with a gun");
    assert!((6.0..=10.0).contains(&(none - two)), "{none} points, {two} with two guns");
}

/// X4R-X11: 5 A are stolen for 5 culture, 2 for a foreign police and 2 for a watch of level 2.
#[test]
fn x4r_x11_theft_under_watch() {
    let mut play = agent(
        "agent",
        |_| FAR,
        |state| {
            colony(state, 2);
            equip_openly(state, YOU, "research-ship", 1, "police-unit");
            state.realms[YOU].ships[0].at = Some(FAR);
            state.systems[FAR.at()].watches.set(YOU, 2);
        },
    );
    play.play("p1 deed 1 theft; p1 steal A 5; p1 enough");
    assert!(
        matches!(play.decision(), Some(Decision::Agent(_))),
        "the arrest is asked about after the price is paid"
    );
    assert_eq!(play.accounts(ME)[3], 60 - 9);
}

/// X4R-X12: going underground over five systems costs half of five, rounded down, less the 2 levels of the network.
#[test]
fn x4r_x12_underground_for_nothing() {
    let far = Hex::corner(2, 3);
    let cost = |level: u8| {
        let mut play = agent(
            "agent",
            |state| state.realms[ME].capital,
            move |state| {
                let home = state.realms[ME].capital;
                assert_eq!(home.distance(far), 5);
                state.systems[home.at()].networks.set(ME, level);
                state.systems[far.at()].networks.set(ME, 1);
            },
        );
        play.play(&format!("p1 deed 1 go-underground; p1 move ship 1; p1 at {far}"));
        60 - play.accounts(ME)[3]
    };
    assert_eq!([cost(1), cost(2), cost(3)], [1, 0, 0]);
}

//! MV-001 to MV-015: the board and the material.

use merchant_of_venus::cards::{Pack, SpaceKind, SystemKind};
use merchant_of_venus::ids::{Category, Good, Site, Space, System};
use merchant_of_venus::query::Kind;
use merchant_of_venus::testing::Play;

fn space(id: &str) -> Space {
    Space::from_id(id).expect("a space")
}

/// MV-001: every kind of space is on the board or comes with tokens.
#[test]
fn mv_001_kinds_of_spaces() {
    let pack = Pack::standard();
    for kind in SpaceKind::ALL {
        assert!(pack.spaces.iter().any(|card| card.kind == kind), "{kind}");
    }
    let play = Play::deal(
        "token DES03 telegate 3\ntoken JUN05 pirate pi_g6 0\ntoken JUN08 asteroid\ntoken ICE04 blue",
    );
    let kind = |id: &str| play.board().kind(space(id));
    assert_eq!(kind("DES03"), Kind::Telegate(3));
    assert!(matches!(kind("JUN05"), Kind::Pirate(_)));
    assert_eq!((kind("JUN08"), kind("ICE04"), kind("ICE09")), (Kind::Asteroid, Kind::Plain, Kind::Encounter));
}

/// MV-002: the Galactic Base is where pilots are promoted and second missions are bought.
#[test]
fn mv_002_the_base() {
    let mut play = Play::deal("p1 at BIO~GB.3 credits 200\nthrows 1+2+3");
    play.play("p1 head GB\np1 go GB\np1 land");
    assert!(play.offers("p1 promote human_2") && play.offers("p1 second mission"));
}

/// MV-003, MV-004: lines are grey or green; between systems they are grey.
#[test]
fn mv_003_mv_004_lines() {
    let pack = Pack::standard();
    let n_green = pack.spaces.iter().flat_map(|card| card.lines.iter()).filter(|line| line.is_green).count();
    assert_eq!(n_green, 2 * 26);
    for card in pack.spaces.iter().filter(|card| card.route.is_some()) {
        assert!(card.lines.iter().all(|line| !line.is_green), "trade routes are grey");
    }
}

/// MV-005: a discovered system has a market with goods and technologies of its culture.
#[test]
fn mv_005_markets() {
    let play = Play::deal("culture 3 TRP");
    let culture = merchant_of_venus::ids::Culture::numbered(3).expect("a culture");
    let offers = play.board().offers[2];
    assert_eq!(offers.iter().map(|n| u32::from(*n)).sum::<u32>(), 6, "space spice alone");
    assert_eq!(play.board().tech_offers[2].iter().sum::<u8>(), 3, "three Strong Flames");
    assert_eq!(play.board().system_of(culture), System::from_id("TRP"));
}

/// MV-006: the asteroid system has two orbit spaces, each joined by three green lines to a spaceport.
#[test]
fn mv_006_asteroid_system() {
    let pack = Pack::standard();
    let system = System::from_id("AST").expect("a system");
    let orbits: Vec<&str> = pack[system].orbits.iter().map(|orbit| orbit.id()).collect();
    assert_eq!(orbits, ["AST12", "AST96"]);
    for id in orbits {
        assert_eq!(pack[Site::from_id(id).expect("a site")].path.len(), 4);
    }
}

/// MV-007: anomalies hold no First Contact card.
#[test]
fn mv_007_anomalies() {
    let pack = Pack::standard();
    let anomalies: Vec<&str> =
        System::all().filter(|system| pack[*system].kind == SystemKind::Anomaly).map(System::id).collect();
    assert_eq!(anomalies, ["SGI", "SNO"]);
    let play = Play::deal("");
    assert_eq!(play.board().unknown_systems().count(), 14);
    assert!(play.board().unknown_systems().all(|system| !anomalies.contains(&system.id())));
}

/// MV-008: one drive slot, three upgrade slots, two holds to start with and two more.
#[test]
fn mv_008_dashboard() {
    let board = &Pack::standard().dashboard;
    assert_eq!((board.drive_slots, board.upgrade_slots, board.nav_slots, board.thrust_slots), (1, 3, 1, 1));
    assert_eq!((board.holds_start, board.holds_max, board.fuzzy_dice_slots), (2, 4, 1));
}

/// MV-009: two holds take four goods; a big passenger takes a whole one.
#[test]
fn mv_009_capacity() {
    let table = "culture 3 TRP\np1 at TRP-A credits 500";
    let mut play = Play::deal(table);
    play.play("p1 stay\np1 buy good space_spice\np1 buy good space_spice\np1 buy good space_spice\np1 buy good space_spice");
    assert!(!play.offers("p1 buy good space_spice"), "four dots");
    let mut play = Play::deal(&format!("{table}\np1 passengers pa_13"));
    play.play("p1 stay\np1 buy good space_spice\np1 buy good space_spice");
    assert!(!play.offers("p1 buy good space_spice"), "a whole hold is taken");
}

/// MV-010, MV-011: goods state all that trade needs, and the category follows from the cost.
#[test]
fn mv_010_mv_011_goods() {
    let pack = Pack::standard();
    for good in Good::all() {
        let card = &pack[good];
        let expected = match card.cost {
            10..=40 => Category::Basic,
            50..=110 => Category::Premium,
            _ => Category::Luxury,
        };
        assert_eq!(card.category, expected, "{good}");
        assert!(card.cost >= 10 && card.cost <= 200 && !card.buyers.is_empty() && card.capacity == 1);
    }
}

/// MV-012, MV-013: cards and tokens of all types are there.
#[test]
fn mv_012_mv_013_material() {
    let pack = Pack::standard();
    let n = [
        pack.encounters.len(),
        pack.contacts.len(),
        pack.missions.len(),
        pack.pilots.len(),
        pack.rewards.len(),
    ];
    assert_eq!(n, [33, 14, 28, 4, 24]);
    assert_eq!((pack.challenges.len(), pack.passengers.len(), pack.pirates.len()), (12, 20, 12));
    assert_eq!(pack.goods.iter().map(|card| u32::from(card.count)).sum::<u32>(), 76);
}

/// MV-014: three speed dice; single dice are the effect die.
#[test]
fn mv_014_dice() {
    let mut play = Play::deal("throws 6+6+6");
    play.play("p1 head BIO~GB.3");
    assert_eq!(play.board().turn.dice.to_vec(), [6, 6, 6]);
}

/// MV-015: equipment runs out, fame does not.
#[test]
fn mv_015_limits_of_material() {
    let mut play = Play::deal(
        "seats 4\nculture 5 TRP\np1 at TRP-A credits 900\np2 drive yellow_drive\np3 drive yellow_drive\np4 drive yellow_drive",
    );
    play.play("p1 stay\np1 buy equipment yellow_drive");
    let mut none = Play::deal("seats 2\nculture 5 TRP\np1 at TRP-A credits 900\np2 drive yellow_drive");
    none.play("p1 stay");
    assert!(none.offers("p1 buy equipment yellow_drive"));
    use engine::Index;
    let drive = merchant_of_venus::ids::Equipment::from_id("yellow_drive").expect("a drive");
    assert_eq!(play.board().equipment[drive.at()], 0, "four of a kind");
}

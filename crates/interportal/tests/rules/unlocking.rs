//! What technologies unlock, and which blueprints take which items (chapters 1.8, 1.11 to 1.13).

use engine::Seat;
use interportal::ids::{Ship, Tech};
use interportal::realm::Stock;
use interportal::testing::{Play, learn, tech};
use interportal::why::Reason;

const ME: Seat = Seat(0);

/// A rich table whose first seat knows all technologies but one, or all.
fn all_but(missing: Option<&str>) -> Play {
    Play::table(|state| {
        let known: Vec<&str> = Tech::all().map(Tech::id).filter(|id| Some(*id) != missing).collect();
        learn(state, ME, &known);
        state.realms[ME].accounts = Stock::new(|_| 200);
    })
}

/// These things need this technology, and with it nothing more: units, buildings, items and wonders.
fn unlocks(id: &str, things: &[&str]) {
    let (without, with) = (all_but(Some(id)), all_but(None));
    for thing in things {
        let why = |play: &Play| {
            let mut play = play.clone();
            // Items are asked about while a blueprint is open.
            if thing.starts_with("item") {
                play.play("p1 refit research-ship");
            }
            play.why(&format!("p1 {thing}"))
        };
        assert_eq!(why(&without), Some(Reason::NeedsTech(tech(id))), "{thing} without {id}");
        let reason = why(&with);
        assert!(!matches!(reason, Some(Reason::NeedsTech(_))), "{thing} with {id}: {reason:?}");
    }
}

/// X4-311, X4-313: drives.
#[test]
fn x4_311_drives() {
    unlocks("drives-1", &["building trade-route", "item manoeuvring-thrusters"]);
    unlocks("drives-2", &["item rotation-drive", "item tritium-injection"]);
}

/// X4-317, X4-342, X4-417: steps of buildings, the centre and staff headquarters.
#[test]
fn x4_317_industry() {
    unlocks("automated-factories", &["building capacity-building-2"]);
    unlocks("high-industry", &["building capacity-building-3", "building resource-building-3"]);
    unlocks("economic-centre", &["building centre", "item staff-headquarters"]);
}

/// X4-319, X4-330, X4-338, X4-381: characters and what serves them.
#[test]
fn x4_319_institutions() {
    unlocks("diplomatic-corps", &["item diplomat"]);
    unlocks("council-of-experts", &["item command-centre"]);
    unlocks("secret-service", &["item agent", "item jammer"]);
    unlocks("jurisprudence", &["item police-unit"]);
    unlocks("excellence-initiative", &["item veteran-crew"]);
    unlocks("hybrid-war", &["item e-war-centre", "item cloak"]);
    unlocks("terraforming", &["item salvage-module", "item stabilisers"]);
}

/// X4-323, X4-324, X4-325: energy weapons.
#[test]
fn x4_323_energy_weapons() {
    unlocks("energy-weapons-1", &["item light-gun", "item target-marker"]);
    unlocks("energy-weapons-2", &["item frequency-modulator", "item concave-gun", "item convex-gun"]);
    let third = ["lightning-fleet-defence", "focus-beam", "light-main-gun", "quantum-light-gun", "ure-beam"];
    unlocks("energy-weapons-3", &third.map(|id| format!("item {id}")).each_ref().map(String::as_str));
}

/// X4-371, X4-372, X4-373: projectile weapons.
#[test]
fn x4_371_projectile_weapons() {
    unlocks("projectile-weapons-1", &["item kinetic-gun", "item hunter-gun"]);
    unlocks("projectile-weapons-2", &["item weak-point-analyser", "item rapid-fire-gun", "item heavy-gun"]);
    let third = [
        "item auto-cannons",
        "item broadside",
        "item kinetic-artillery",
        "item mass-accelerator",
        "item planet-breaker",
        "item steel-hail-fleet-defence",
    ];
    unlocks("projectile-weapons-3", &third);
}

/// X4-375, X4-376, X4-377: missiles.
#[test]
fn x4_375_missiles() {
    unlocks("missiles-1", &["item mines", "item bombs", "item missile-launcher", "item decoys"]);
    let second = [
        "building missile-base",
        "item swarm-missiles",
        "item cluster-bombs",
        "item torpedo",
        "item volcano-launcher",
    ];
    unlocks("missiles-2", &second);
    let third = [
        "item artillery-torpedo",
        "item multi-core-torpedo",
        "item nox-bombs",
        "item storm-torpedoes",
        "item gate-missile",
        "item macro-magazine",
    ];
    unlocks("missiles-3", &third);
}

/// X4-392, X4-393, X4-394: protection.
#[test]
fn x4_392_protection() {
    unlocks("protection-1", &["item hologram-field", "item simple-armour", "item simple-shield"]);
    let second =
        ["item shield-capacitors", "item heavy-armour", "item improved-armour", "item improved-shield"];
    unlocks("protection-2", &second);
    let third = [
        "building planetary-shield",
        "item absorption-shield",
        "item gravity-shield",
        "item silk-steel-armour",
        "item advanced-armour",
        "item advanced-shield",
    ];
    unlocks("protection-3", &third);
}

/// X4-386, X4-387, X4-388, X4-389, X4-390: ships by class, the hangar and the wonders.
#[test]
fn x4_386_ships() {
    unlocks("ships-ks", &["item hangar", "unit bomber", "unit fighter", "unit corvette"]);
    unlocks("ships-us", &["unit frigate", "unit destroyer"]);
    unlocks("ships-hs", &["unit cruiser", "unit battlecruiser"]);
    unlocks("ships-gs", &["unit battleship", "unit carrier"]);
    unlocks("ships-mk", &["unit titan", "wonder dyson-sphere", "wonder ring-world"]);
}

/// X4-351, X4-396, X4-408, X4-410: troops, sensors and what is built with them.
#[test]
fn x4_408_troops() {
    let invasion = ["unit anti-orbital-gun", "unit war-drones", "item boarding-party", "item assault-ramp"];
    unlocks("invasion-tactics", &invasion);
    unlocks("sensors-1", &["item sensors"]);
    unlocks(
        "combined-arms",
        &["unit artillery", "unit air-force", "unit heavy-infantry", "unit transporter"],
    );
    unlocks("defence-troops", &["unit infantry", "unit tank", "unit starbase", "building fortress"]);
}

/// X4-194, X4-196, X4-336: every blueprint that can be upgraded has an advanced version, which one technology unlocks;
/// titan, research ship and colony ship have none.
#[test]
fn x4_336_advanced_versions() {
    let all = [
        "fighter",
        "bomber",
        "corvette",
        "destroyer",
        "frigate",
        "cruiser",
        "battlecruiser",
        "battleship",
        "carrier",
        "starbase",
        "transporter",
    ];
    let things: Vec<String> = all.iter().map(|id| format!("unit advanced-{id}")).collect();
    unlocks("advanced-construction", &things.iter().map(String::as_str).collect::<Vec<_>>());
    let pack = interportal::cards::Pack::standard();
    let upgradable: Vec<&str> =
        Ship::all().filter(|ship| pack[*ship].advanced.is_some()).map(Ship::id).collect();
    assert_eq!(upgradable, all);
    // X4R-103: only these can be converted.
    let play = all_but(None);
    for id in ["titan", "research-ship", "colony-ship"] {
        assert!(!play.legal(ME).iter().any(|line| line.starts_with(&format!("convert {id}"))));
    }
}

/// The blueprints into which an item can be fitted.
fn takers(item: &str) -> Vec<&'static str> {
    let play = all_but(None);
    let fits = |id: &str, set: &str| {
        let refit = format!("refit {id}{set}");
        if !play.may(ME, &refit) {
            return false;
        }
        let mut play = play.clone();
        play.play(&format!("p1 {refit}"));
        play.legal(ME).iter().any(|line| line.starts_with(&format!("fit {item} ")))
    };
    Ship::all().map(Ship::id).filter(|id| ["", " set 2", " set 3"].iter().any(|set| fits(id, set))).collect()
}

/// X4-259, X4-263, X4-288: agents, diplomats and police travel in research ships.
#[test]
fn x4_259_characters() {
    for item in ["agent", "diplomat", "police-unit"] {
        assert_eq!(takers(item), ["research-ship"], "{item}");
    }
}

/// X4-250: bombs are for bombers, hunter gun and target marker for fighters.
#[test]
fn x4_250_bombers_and_fighters() {
    for item in ["bombs", "cluster-bombs", "nox-bombs"] {
        assert_eq!(takers(item), ["bomber", "advanced-bomber"], "{item}");
    }
    for item in ["hunter-gun", "target-marker"] {
        assert_eq!(takers(item), ["fighter", "advanced-fighter"], "{item}");
    }
}

/// X4-269, X4-276, X4-278: by class.
#[test]
fn x4_278_by_class() {
    let pack = interportal::cards::Pack::standard();
    let rank = |id: &str| pack[Ship::from_id(id).expect("a ship")].class.rank();
    let ranks = |item: &str| takers(item).into_iter().map(rank).collect::<Vec<_>>();
    assert!(ranks("command-centre").iter().all(|rank| *rank >= 4), "GS and larger");
    assert!(ranks("e-war-centre").iter().all(|rank| *rank >= 3), "HS and larger");
    assert!(ranks("hologram-field").iter().all(|rank| *rank <= 2), "US and smaller");
    let n = |item: &str| takers(item).len();
    assert!(n("command-centre") >= 5 && n("e-war-centre") >= 9 && n("hologram-field") >= 5);
}

/// X4-280, X4-283, X4-292, X4-299, X4-300, X4-304: by hull.
#[test]
fn x4_280_by_hull() {
    let both = |ids: &[&str]| -> Vec<String> {
        let all = ids.iter().flat_map(|id| [(*id).to_owned(), format!("advanced-{id}")]);
        all.collect()
    };
    let sorted = |item: &str| {
        let mut all = takers(item);
        all.sort_unstable();
        all
    };
    let expected = |ids: &[&str], more: &[&'static str]| {
        let mut all = both(ids);
        all.extend(more.iter().map(|id| (*id).to_owned()));
        all.sort_unstable();
        all
    };
    assert_eq!(sorted("logistics-centre"), expected(&["frigate", "carrier"], &[]));
    assert_eq!(sorted("mines"), ["advanced-corvette", "research-ship"], "a corvette has no slot");
    assert_eq!(sorted("sensors"), expected(&["frigate"], &["research-ship"]));
    assert_eq!(sorted("squadron-centre"), expected(&["carrier"], &[]));
    assert_eq!(sorted("jammer"), expected(&["frigate", "destroyer"], &[]));
    assert_eq!(sorted("cloak"), expected(&["destroyer", "transporter"], &["research-ship"]));
}

/// X4-275, X4-302: hangars are for military ships, assault ramps for ships with a hangar of their own.
#[test]
fn x4_275_hangars() {
    let hangars = takers("hangar");
    assert!(!hangars.contains(&"research-ship") && !hangars.contains(&"colony-ship"));
    assert!(hangars.contains(&"destroyer") && hangars.contains(&"titan"));
    let ramps = takers("assault-ramp");
    assert!(ramps.contains(&"carrier") && !ramps.contains(&"cruiser"), "{ramps:?}");
}

/// X4-197, X4R-086: a slot takes weapons of its size or smaller, a slot in brackets only those of its type.
#[test]
fn x4_197_slots() {
    let fits = |hull: &str, item: &str| takers(item).contains(&hull);
    assert!(fits("corvette", "kinetic-gun") && !fits("corvette", "heavy-gun"), "a small slot");
    assert!(
        fits("cruiser", "kinetic-gun") && fits("cruiser", "heavy-gun"),
        "a medium slot takes smaller ones"
    );
    assert!(!fits("cruiser", "focus-beam") && fits("battleship", "focus-beam"), "a large slot");
    assert!(fits("carrier", "rapid-fire-gun") && !fits("carrier", "heavy-gun"), "point defence");
    assert!(fits("battlecruiser", "heavy-gun") && !fits("battlecruiser", "torpedo"), "energy or projectile");
    assert!(fits("destroyer", "torpedo") && !fits("destroyer", "concave-gun"), "missiles");
}

/// X4-349: the embassy needs Interportale Gemeinschaft.
#[test]
fn x4_349_embassies() {
    unlocks("interportal-community", &["building embassy"]);
}

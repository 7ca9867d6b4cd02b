//! What the standard pack holds: every entry of every file, and that files, ledger and tables say the same.

use std::collections::BTreeSet;

use engine::Index;
use interportal::cards::{Pack, Scaling, Side};
use interportal::ids::{Building, Class, Kind, Planet, Ship, Tech, Weapon};
use interportal::notation::Quantity;

use super::broken::STANDARD;

const LEDGER: &str = include_str!("../../../../docs/rules/interportal.md");

/// The entries of all lists, as the text of the files has them.
#[test]
fn every_entry_of_every_file_is_read() {
    let pack = Pack::standard();
    let written: usize = STANDARD.iter().map(|(_, text)| text.matches("\n[[").count()).sum();
    let read = [
        pack.materials.len(),
        pack.keywords.len() + pack.classes.len() + pack.sizes.len() + pack.symbols.len(),
        pack.layouts.len() + pack.kinds.len() + pack.planets.len(),
        pack.upkeeps.len(),
        pack.areas.len() + pack.techs.len(),
        pack.governments.len() + pack.goals.len() + pack.policies.len() + pack.advisors.len(),
        pack.always_laws.len() + pack.laws.len() + pack.deeds.len(),
        pack.buildings.len() + pack.ships.len() + pack.standards.len() + pack.kosmes.len(),
        pack.neutral_units.len() + pack.groups.len() + pack.grounds.len(),
        pack.weapons.len() + pack.protections.len() + pack.equipments.len(),
        pack.decks.len() + pack.events.len() + pack.planetary_events.len() + pack.market_cards.len(),
        pack.crises.len() + pack.wonders.len() + pack.investors.len(),
        pack.reasons.len() + pack.war_goals.len() + pack.modifiers.len() + pack.sources.len(),
    ];
    assert_eq!(read.iter().sum::<usize>(), written);
    assert_eq!(written, 695);
    assert_eq!(STANDARD.len(), 24);
}

/// Every effect, condition and price of the files is in the notation and prints as it was written.
#[test]
fn every_text_prints_as_it_was_written() {
    let pack = Pack::standard();
    let mut n = 0;
    macro_rules! shown {
        ($($list:ident: $($field:ident)*;)*) => {$(for card in &pack.$list {$(
            if let Some(text) = &card.$field {
                assert_eq!(pack.code.show(**text).to_string(), text.written(), "{}", card.id);
                n += 1;
            }
        )*})*};
    }
    shown! {
        techs: effect bonus;
        governments: effect;
        buildings: effect;
        ships: effect;
        equipments: effect;
        kinds: effect;
        planets: effect;
        events: effect effect_2 effect_3 hand_effect;
        planetary_events: effect;
        market_cards: effect;
        crises: effect;
        wonders: effect;
        deeds: effect;
    }
    let always = pack.policies.iter().map(|card| &card.effect);
    let always = always.chain(pack.laws.iter().map(|card| &card.effect));
    let always = always.chain(pack.always_laws.iter().map(|card| &card.effect));
    let always = always.chain(pack.protections.iter().map(|card| &card.effect));
    let always = always.chain(pack.groups.iter().map(|card| &card.reward));
    let always = always.chain(pack.investors.iter().map(|card| &card.reward));
    let abilities = pack.advisors.iter().flat_map(|card| card.level2.iter().chain(&card.level3));
    let always = always.chain(pack.advisors.iter().map(|card| &card.effect));
    for text in always.chain(abilities.map(|ability| &ability.effect)) {
        assert_eq!(pack.code.show(**text).to_string(), text.written());
        n += 1;
    }
    let conditions = pack.goals.iter().map(|card| &card.cond);
    let conditions =
        conditions.chain(pack.investors.iter().flat_map(|card| [&card.request, &card.milestone]));
    for text in conditions.chain(pack.deeds.iter().filter_map(|card| card.prerequisite.as_ref())) {
        assert_eq!(text.to_string(), text.written());
        n += 1;
    }
    for card in &pack.deeds {
        for text in [&card.cost_expr, &card.cost_alt_expr, &card.extra_cost_expr].into_iter().flatten() {
            assert_eq!(text.to_string(), text.written());
            n += 1;
        }
        if let Some(text) = &card.reduction_expr {
            assert_eq!(text.to_string(), text.written());
            n += 1;
        }
    }
    assert!(n > 450, "{n} texts");
}

/// The rules that entries cite stand in the ledger, and every row of its tables has an entry.
#[test]
fn the_pack_and_the_ledger_know_each_other() {
    let mut cited = BTreeSet::new();
    for (file, text) in STANDARD {
        for line in text.lines().filter_map(|line| line.strip_prefix("rules = [")) {
            for id in line.trim_end_matches(']').split(", ").map(|id| id.trim_matches('"')) {
                let stands = LEDGER.contains(&format!("- **{id}**")) || LEDGER.contains(&format!("| {id} |"));
                assert!(stands, "{file} cites {id}");
                cited.insert(id);
            }
        }
    }
    let rows = LEDGER.lines().filter_map(|line| line.strip_prefix("| X4")?.split(" |").next());
    let rows = rows.map(|row| format!("X4{row}"));
    let about_components = |row: &String| {
        let asides = ["X4-GAP", "X4-CON", "X4-ALT", "X4-RC", "X4-LW", "X4R-X"];
        !asides.iter().any(|aside| row.starts_with(aside))
    };
    let missing: Vec<_> = rows.filter(about_components).filter(|row| !cited.contains(row.as_str())).collect();
    assert_eq!(missing, [""; 0]);
}

/// Names come in both languages, and none is left empty.
#[test]
fn names_in_both_languages() {
    for (file, text) in STANDARD {
        for (n, line) in text.lines().enumerate().filter(|(_, line)| line.starts_with("name = ")) {
            let both = line.contains("en = \"") && line.contains("de = \"") && !line.contains("\"\"");
            assert!(both, "{file}:{}: {line}", n + 1);
        }
    }
}

/// X4-247 and the worked table of the ledger.
#[test]
fn x4_247_to_hit_numbers_by_class() {
    let larger = Scaling { class: Class::Ks, side: Side::Larger, base: 6 };
    assert_eq!(Class::ALL.map(|class| larger.against(class)), [Some(6), Some(5), Some(4), Some(3), Some(2)]);
    let smaller = Scaling { class: Class::Us, side: Side::Smaller, base: 4 };
    assert_eq!(Class::ALL.map(|class| smaller.against(class)), [Some(5), Some(4), None, None, None]);
    let pack = Pack::standard();
    let hit = |weapon: &str, class: Class| {
        let weapon = Weapon::from_id(weapon).expect("a weapon");
        pack[weapon].line(&[]).and_then(|line| line.hit.of(class))
    };
    // X4R-X04: a torpedo at a cruiser.
    assert_eq!(hit("torpedo", Class::Hs), Some(4));
    assert_eq!(hit("nox-bombs", Class::Mk), Some(2));
    assert_eq!(hit("kinetic-artillery", Class::Ks), None);
    assert_eq!(hit("lightning-fleet-defence", Class::Ks), None, "it fires at close range alone");
}

/// X4-110, X4-129, X4-134 and X4-140: prices and capacities of some pieces.
#[test]
fn x4_110_capacity_is_hull() {
    let pack = Pack::standard();
    let ship = |id: &str| &pack[Ship::from_id(id).expect("a ship")];
    // X4R-X19.
    assert_eq!(ship("titan").capacity.scap, 6);
    assert_eq!(ship("starbase").capacity.gcap_or_scap, 3);
    let building = |id: &str| &pack[Building::from_id(id).expect("a building")];
    assert_eq!(
        (building("resource-building-3").cost.awe, building("resource-building-3").capacity.gcap),
        (9, 5)
    );
    assert_eq!(building("trade-route").cost_dangerous.map(|cost| cost.awe), Some(10));
}

#[test]
fn things_are_found_by_their_id() {
    let pack = Pack::standard();
    let tech = Tech::from_id("exotic-mining").expect("a technology");
    assert_eq!(pack[tech].name.de, "Exotischer Materialienabbau");
    assert_eq!(pack[Kind::BlackHole].name.en, "black hole");
    assert_eq!(pack[Planet::from_id("volcanic-world").expect("a planet")].max_level, 2);
    assert_eq!(pack.layout(5).lost_home_corner, Some(5));
    assert_eq!(Quantity::from_id("yield.res"), Some(Quantity::YieldRes));
    assert_eq!(tech.at(), 17);
}

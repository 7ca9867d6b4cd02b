//! Packs whose parts can each be read but do not fit together.

use expect_test::expect;

use super::broken::broken;

#[test]
fn links_that_go_one_way() {
    broken(
        "technologies.toml",
        "jurisprudence",
        "equipment = [\"police-unit\"]",
        "equipment = [\"sensors\"]",
        &expect![[r#"
        technologies.toml:202:11: tech "jurisprudence": unlocks: "sensors" does not name this technology in its `unlocked_by`
        equipment.toml:203:15: equipment "police-unit": unlocked_by: none of these names "police-unit" in its `unlocks`"#]],
    );
    broken(
        "policies.toml",
        "dogma",
        "government = \"hierocracy\"",
        "government = \"empire\"",
        &expect![[r#"
        governments.toml:205:12: government "hierocracy": policies: "dogma" belongs to another government
        policies.toml:374:14: policy "dogma": government: it does not list this policy"#]],
    );
    broken(
        "ships.toml",
        "corvette",
        "advanced = \"advanced-corvette\"",
        "advanced = \"advanced-frigate\"",
        &expect![[r#"
        ships.toml:82:12: ship "corvette": advanced: it does not name this hull as `basic`
        ships.toml:366:9: ship "advanced-corvette": basic: it does not name this hull as `advanced`"#]],
    );
}

#[test]
fn the_tree() {
    broken(
        "technologies.toml",
        "ships-ks",
        "arrows_from = []",
        "arrows_from = [\"ships-mk\"]",
        &expect![[r#"
        technologies.toml:637:15: tech "ships-ks": arrows_from: the arrows before it run in a circle: nobody could ever buy it
        technologies.toml:653:15: tech "ships-us": arrows_from: the arrows before it run in a circle: nobody could ever buy it
        technologies.toml:669:15: tech "ships-hs": arrows_from: the arrows before it run in a circle: nobody could ever buy it
        technologies.toml:685:15: tech "ships-gs": arrows_from: the arrows before it run in a circle: nobody could ever buy it
        technologies.toml:701:15: tech "ships-mk": arrows_from: the arrows before it run in a circle: nobody could ever buy it
        technologies.toml:777:15: tech "military-industrial-complex": arrows_from: the arrows before it run in a circle: nobody could ever buy it
        technologies.toml:794:15: tech "advanced-construction": arrows_from: the arrows before it run in a circle: nobody could ever buy it"#]],
    );
    broken(
        "technologies.toml",
        "ships-ks",
        "cost = { R = 6 }",
        "cost = { R = 7 }",
        &expect![[r#"technologies.toml:50:12: area "military": cost_sum: its technologies cost 199"#]],
    );
}

#[test]
fn numbers_that_follow_from_others() {
    broken(
        "ships.toml",
        "titan",
        "capacity = { scap = 6 }",
        "capacity = { scap = 5 }",
        &expect![[r#"
        ships.toml:604:12: ship "titan": capacity: expected the 6 hull points (X4-110)
        ships.toml:895:12: standard "std-pillar-titan": capacity: "titan" has another one"#]],
    );
    broken(
        "buildings.toml",
        "fortress",
        "capacity = { gcap = 3 }",
        "capacity = { gcap = 2 }",
        &expect![[r#"buildings.toml:182:12: building "fortress": capacity: expected gcap = 3 (X4-129)"#]],
    );
    broken(
        "buildings.toml",
        "embassy",
        "upkeep = { F = 2 }",
        "upkeep = { F = 1 }",
        &expect![[
            r#"buildings.toml:130:10: building "embassy": upkeep: "upkeep-embassy-gate-centre" of the overview says otherwise"#
        ]],
    );
    broken(
        "weapons.toml",
        "torpedo",
        "KS = 6, US = 5",
        "KS = 6, US = 6",
        &expect![[
            r#"weapons.toml:90:9: weapon "torpedo": lines: the number against US does not fit `scaled_by` and `no_effect`"#
        ]],
    );
    broken(
        "weapons.toml",
        "volcano-launcher",
        "{ k = \"evade\", x = 1 }",
        "{ k = \"evade\" }",
        &expect![[r#"weapons.toml:105:12: weapon "volcano-launcher": keywords: keyword "evade" carries x"#]],
    );
}

#[test]
fn ships_fitted_in_advance() {
    broken(
        "ships.toml",
        "std-light-corvette",
        "[\"light-gun\"]",
        "[\"torpedo\"]",
        &expect![[
            r#"ships.toml:731:11: standard "std-light-corvette": weapons: "torpedo" finds no slot of "corvette""#
        ]],
    );
    broken(
        "ships.toml",
        "std-arrow-destroyer",
        "[\"simple-armour\"]",
        "[\"simple-armour\", \"decoys\"]",
        &expect![[
            r#"ships.toml:764:13: standard "std-arrow-destroyer": equipment: "destroyer" has 1 equipment slots"#
        ]],
    );
    broken(
        "ships.toml",
        "std-rampart-frigate",
        "slot_set = 0",
        "slot_set = 1",
        &expect![[
            r#"ships.toml:794:12: standard "std-rampart-frigate": slot_set: "frigate" has no such set of slots"#
        ]],
    );
}

#[test]
fn maps_and_piles() {
    broken(
        "map.toml",
        "layout-3",
        "nebula = 4, anomaly = 4",
        "nebula = 5, anomaly = 4",
        &expect![[r#"
        map.toml:36:9: layout "layout-3": tiles: expected 33 tiles for this map
        map.toml:37:8: layout "layout-3": rest: the numbers of nebula do not add up to `tiles`"#]],
    );
    broken(
        "events.toml",
        "pirates",
        "copies = 3",
        "copies = 2",
        &expect![[r#"
        setup.toml:59:9: material "deck-asteroid": cards: its list has 15 cards
        events.toml:16:9: event_deck "asteroid": cards: 15 cards belong to this deck"#]],
    );
    broken(
        "setup.toml",
        "[player]",
        "variants = [1, 2]",
        "variants = [1, 3]",
        &expect![[r#"setup.toml:1:1: [player] needs a variant from 1 to 2 for each "research-ship""#]],
    );
}

#[test]
fn prices_of_actions() {
    broken(
        "actions.toml",
        "ia-sabotage",
        "cost = { C = 3 }",
        "cost = { C = 3 }\ncost_of = \"convert\"",
        &expect![[
            r#"actions.toml:723:1: action "ia-sabotage": expected exactly one of `cost`, `cost_expr` and `cost_of`"#
        ]],
    );
}

#[test]
fn blueprints_without_room() {
    broken(
        "ships.toml",
        "titan",
        "variants = 1",
        "variants = 9",
        &expect![[
            r#"ships.toml:606:12: ship "titan": variants: all blueprints together need 174 places, at most 120"#
        ]],
    );
}

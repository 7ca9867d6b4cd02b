//! Packs that can be read but contradict themselves: each contradiction is reported with its place.

use expect_test::expect;

use super::broken::broken;

#[test]
fn levels_types_and_spaces_of_technologies() {
    broken(
        "techs.toml",
        "terraforming",
        "level = 1",
        "level = 5",
        &expect![[r#"
        techs.toml:27:9: tech "terraforming": level: expected a level from 1 to 4, found 5
        techs.toml:29:9: tech "terraforming": right: expected no `right`: level IIII passes nothing on"#]],
    );
    broken(
        "techs.toml",
        "plasma-cannon",
        "right = \"military\"",
        "right = \"science\"",
        &expect![[
            r#"techs.toml:205:9: tech "plasma-cannon": right: expected `right = "military"`, the main type"#
        ]],
    );
    broken(
        "techs.toml",
        "galactic-hq",
        "vp = 6",
        "vp = 6\nright = \"commerce\"",
        &expect![[
            r#"techs.toml:591:9: tech "galactic-hq": right: expected no `right`: level IIII passes nothing on"#
        ]],
    );
    broken(
        "techs.toml",
        "plasma-cannon",
        "\"military\", \"science\"",
        "\"military\", \"military\"",
        &expect![[r#"techs.toml:204:8: tech "plasma-cannon": left: expected one type, or two that differ"#]],
    );
    broken(
        "techs.toml",
        "terraforming",
        "spaces = 1",
        "spaces = 2",
        &expect![[
            r#"techs.toml:32:11: tech "terraforming": actions: a technology has at most 2 action spaces"#
        ]],
    );
    broken(
        "techs.toml",
        "terraforming",
        "spaces = 1",
        "spaces = 0",
        &expect![[
            r#"techs.toml:33:14: tech "terraforming": actions[0].spaces: expected 1 or 2 spaces, found 0"#
        ]],
    );
}

#[test]
fn withdrawn_technologies_are_replaced() {
    broken(
        "techs.toml",
        "mass-cloning-r",
        "replaces = \"mass-cloning\"",
        "replaces = \"data-brokers\"",
        &expect![[r#"
            techs.toml:129:1: tech "mass-cloning": no card stands for this withdrawn one
            techs.toml:673:12: tech "mass-cloning-r": replaces: expected a withdrawn card of the same level that no other card replaces"#]],
    );
    broken(
        "techs.toml",
        "mass-cloning-r",
        "set = \"replacement\"",
        "set = \"base\"",
        &expect![[
            r#"techs.toml:672:7: tech "mass-cloning-r": set: cards of set replacement, and no others, have `replaces`"#
        ]],
    );
    broken(
        "setup.toml",
        "[techs]",
        "[\"mass-cloning\", ",
        "[",
        &expect![[
            r#"techs.toml:673:12: tech "mass-cloning-r": replaces: expected a withdrawn card of the same level that no other card replaces"#
        ]],
    );
}

#[test]
fn there_are_enough_cards_to_deal() {
    broken(
        "techs.toml",
        "zero-point-reactor",
        "level = 4",
        "level = 1\nright = \"science\"",
        &expect!["setup.toml:63:13: techs: withdrawn: 5 technologies of level 1 do not fit its 4 slots"],
    );
    broken(
        "events.toml",
        "ono",
        "border = \"light\"",
        "border = \"normal\"",
        &expect![
            "setup.toml:70:19: events: light_per_level: there are 1 events of level 3 with a light border"
        ],
    );
    broken(
        "setup.toml",
        "[events]",
        "per_level = 6",
        "per_level = 5",
        &expect![[r#"
        setup.toml:69:13: events: per_level: there are 6 slots of level 2 and 10 events for them
        setup.toml:69:13: events: per_level: there are 6 slots of level 3 and 10 events for them"#]],
    );
    broken(
        "setup.toml",
        "[systems]",
        "start_on_a = 2",
        "start_on_a = 3",
        &expect![[r#"
        boards.toml:295:10: exploration "side-2": places: expected an A place for each of 3 start systems, found 2
        boards.toml:315:10: exploration "side-3-4": places: expected an A place for each of 3 start systems, found 2"#]],
    );
    broken(
        "setup.toml",
        "[achievements]",
        "from_a = 1",
        "from_a = 5",
        &expect!["setup.toml:78:10: achievements: from_a: deck A has 4 cards"],
    );
    broken(
        "setup.toml",
        "[display]",
        "level = 2, size = 5",
        "level = 2, size = 9",
        &expect![
            "setup.toml:86:8: display: rows: expected rows for levels 2, 3 and 4 with 1 to 6 cards each"
        ],
    );
    broken(
        "setup.toml",
        "[techs]",
        "reveal_until_matches = 2",
        "reveal_until_matches = 3",
        &expect!["setup.toml:64:24: techs: reveal_until_matches: expected 1 or 2 matching cards"],
    );
}

#[test]
fn set_ups_fit_their_boards() {
    broken(
        "setup.toml",
        "count = 4",
        "ore = [1, 2, 2, 3]",
        "ore = [1, 2, 2]",
        &expect!["setup.toml:55:7: players 4: ore: expected 4 numbers, found 3"],
    );
    broken(
        "setup.toml",
        "count = 2",
        "board = \"side-2\"",
        "board = \"side-3-4\"",
        &expect!["setup.toml:31:9: players 2: board: this side is not for so many players"],
    );
    broken(
        "setup.toml",
        "count = 2",
        "count = 2",
        "count = 5",
        &expect![[r#"
        setup.toml:1:1: expected set-ups for 2, 3 and 4 players, found [5, 3, 4]
        setup.toml:31:9: players 5: board: this side is not for so many players
        setup.toml:33:7: players 5: ore: expected 5 numbers, found 2"#]],
    );
    broken(
        "setup.toml",
        "count = 2",
        "start_ship = 1",
        "start_ship = 5",
        &expect!["setup.toml:34:14: players 2: start_ship: expected a level from 1 to 4"],
    );
    broken(
        "setup.toml",
        "count = 2",
        "end_markers = 3",
        "end_markers = 0",
        &expect!["setup.toml:36:15: players 2: end_markers: expected 1 to 8 markers"],
    );
    broken(
        "setup.toml",
        "count = 2",
        "pop = 2",
        "pop = 3",
        &expect![[r#"
            factions.toml:80:11: mat "uns-standard": columns: expected 16 fields: 20 cubes without population and start ship, found 17
            factions.toml:94:11: mat "nishida-standard": columns: expected 16 fields: 20 cubes without population and start ship, found 17
            factions.toml:108:11: mat "martian-standard": columns: expected 16 fields: 20 cubes without population and start ship, found 17
            factions.toml:122:11: mat "belt-standard": columns: expected 16 fields: 20 cubes without population and start ship, found 17
            factions.toml:138:11: mat "uns-expert": columns: expected 16 fields: 20 cubes without population and start ship, found 17
            factions.toml:155:11: mat "nishida-expert": columns: expected 16 fields: 20 cubes without population and start ship, found 17
            factions.toml:172:11: mat "martian-expert": columns: expected 16 fields: 20 cubes without population and start ship, found 17
            factions.toml:189:11: mat "belt-expert": columns: expected 16 fields: 20 cubes without population and start ship, found 17
            factions.toml:205:11: mat "hivemind-expert": columns: expected 16 fields: 20 cubes without population and start ship, found 17
            factions.toml:222:11: mat "privateers-expert": columns: expected 16 fields: 20 cubes without population and start ship, found 17"#]],
    );
}

#[test]
fn systems_and_achievements() {
    broken(
        "systems.toml",
        "sirius",
        "spec = [\"ore\"]",
        "spec = []",
        &expect![[
            r#"systems.toml:41:8: system "sirius": spec: expected one specialisation, or two that differ"#
        ]],
    );
    broken(
        "systems.toml",
        "sirius",
        "strength = 3",
        "strength = 0",
        &expect![[r#"systems.toml:40:12: system "sirius": strength: expected a strength from 1 to 20"#]],
    );
    broken(
        "systems.toml",
        "ross-154",
        "start = false",
        "start = true",
        &expect![[r#"systems.toml:197:9: system "ross-154": start: start systems belong to deck A"#]],
    );
    broken(
        "systems.toml",
        "lhs-292",
        "control = \"jump 1\"\n",
        "",
        &expect![[
            r#"systems.toml:322:1: system "lhs-292": there is no take-control bonus to time or to limit"#
        ]],
    );
    broken(
        "achievements.toml",
        "empire",
        "vp = [5, 3, 2, 1]",
        "vp = [5, 3, 3, 1]",
        &expect![[
            r#"achievements.toml:10:6: achievement "empire": vp: expected 1 to 4 spaces whose VP fall from left to right"#
        ]],
    );
    broken(
        "achievements.toml",
        "empire",
        "[2, 2, 3, 4]",
        "[2, 2, 3]",
        &expect![[
            r#"achievements.toml:11:15: achievement "empire": min_players: expected a player count from 2 to 4 for each space, 2 for the first, none falling"#
        ]],
    );
    broken(
        "achievements.toml",
        "empire",
        "[2, 2, 3, 4]",
        "[3, 3, 3, 4]",
        &expect![[
            r#"achievements.toml:11:15: achievement "empire": min_players: expected a player count from 2 to 4 for each space, 2 for the first, none falling"#
        ]],
    );
}

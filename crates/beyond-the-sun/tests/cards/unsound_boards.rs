//! Boards and mats that can be read but contradict themselves.

use expect_test::expect;

use super::broken::broken;

#[test]
fn slots_and_basics() {
    broken(
        "boards.toml",
        "III-1",
        "needs = [\"II-1\"]",
        "needs = [\"I-1\"]",
        &expect![[
            r#"boards.toml:118:9: slot "III-1": needs: expected slots one level lower, and none for level I"#
        ]],
    );
    broken(
        "boards.toml",
        "IV-1",
        "need = 2",
        "need = 3",
        &expect![[r#"boards.toml:173:8: slot "IV-1": need: expected 2 of 3 needed slots"#]],
    );
    broken(
        "boards.toml",
        "II-2",
        "[\"I-1\", \"I-2\"]",
        "[\"I-1\", \"I-1\"]",
        &expect![[r#"boards.toml:73:17: slot "II-2": needs[1]: this slot is already needed"#]],
    );
    broken(
        "boards.toml",
        "basic-recruit",
        "p2 = []",
        "p2 = [0]",
        &expect![[
            r#"boards.toml:232:10: basic "basic-recruit": spaces: expected no spaces: the action is unlimited"#
        ]],
    );
    broken(
        "boards.toml",
        "basic-research-1",
        "p4 = [0, 0, 1]",
        "p4 = []",
        &expect![[r#"boards.toml:201:10: basic "basic-research-1": spaces: expected 1 to 3 spaces"#]],
    );
    broken(
        "boards.toml",
        "scholars-guild",
        "spaces = 1",
        "spaces = 2",
        &expect![[r#"boards.toml:256:10: guild "scholars-guild": spaces: a guild has 1 action space"#]],
    );
}

#[test]
fn places_and_lines() {
    broken(
        "boards.toml",
        "side-2",
        "kind = \"yard\",   ",
        "kind = \"system\",",
        &expect![[r#"
        boards.toml:300:31: exploration "side-2": places[4].kind: expected "yard" for yard-top
        boards.toml:300:31: exploration "side-2": places[4].kind: places of kind system, and no others, have a deck
        boards.toml:300:31: exploration "side-2": places[4].kind: shipyards, and no other places, have a specialisation"#]],
    );
    broken(
        "boards.toml",
        "side-2",
        "id = \"a2\"",
        "id = \"a1\"",
        &expect![[r#"
        boards.toml:298:10: exploration "side-2": places[2].id: this place is already on the board
        boards.toml:304:18: exploration "side-2": lines[1]: expected a new line between two places of this side
        boards.toml:306:25: exploration "side-2": lines[5]: expected a new line between two places of this side"#]],
    );
    broken(
        "boards.toml",
        "side-2",
        "id = \"b1\"",
        "id = \"x1\"",
        &expect![[r#"
        boards.toml:299:10: exploration "side-2": places[3].id: this place is kept for systems that events bring
        boards.toml:305:23: exploration "side-2": lines[3]: expected a new line between two places of this side
        boards.toml:306:47: exploration "side-2": lines[6]: expected a new line between two places of this side"#]],
    );
    broken(
        "boards.toml",
        "side-2",
        "[\"sol\", \"a2\"]",
        "[\"sol\", \"a1\"]",
        &expect![[
            r#"boards.toml:304:18: exploration "side-2": lines[1]: expected a new line between two places of this side"#
        ]],
    );
    broken(
        "boards.toml",
        "side-2",
        "[\"yard-top\", \"b1\"]",
        "[\"yard-top\", \"b2\"]",
        &expect![[
            r#"boards.toml:305:23: exploration "side-2": lines[3]: expected a new line between two places of this side"#
        ]],
    );
    broken(
        "boards.toml",
        "side-2",
        "[\"a1\", \"yard-top\"], [\"yard-top\", \"b1\"],",
        "",
        &expect![[
            r#"boards.toml:303:9: exploration "side-2": lines: expected Sol, Deep Space, and lines from Sol to every place"#
        ]],
    );
}

#[test]
fn mats() {
    let file = "factions.toml";
    broken(
        file,
        "uns-standard",
        "id = \"A\", size = 4",
        "id = \"A\", size = 5",
        &expect![[
            r#"factions.toml:80:11: mat "uns-standard": columns: expected 17 fields: 20 cubes without population and start ship, found 18"#
        ]],
    );
    broken(
        file,
        "uns-standard",
        "{ id = \"B\", size = 4 }",
        "{ id = \"C\", size = 4 }",
        &expect![[r#"
        factions.toml:80:11: mat "uns-standard": columns: expected columns from A on, in order, none without fields
        factions.toml:81:10: mat "uns-standard": growth: a symbol draws from a column that the mat does not have"#]],
    );
    broken(
        file,
        "uns-standard",
        "{ at = 8, column = \"E\" }",
        "{ at = 9, column = \"E\" }",
        &expect![[r#"factions.toml:81:10: mat "uns-standard": growth: more markers than the track has"#]],
    );
    broken(
        file,
        "uns-expert",
        "column = \"D\"",
        "column = \"E\"",
        &expect![[
            r#"factions.toml:139:10: mat "uns-expert": growth: a symbol draws from a column that the mat does not have"#
        ]],
    );
    broken(
        file,
        "uns-standard",
        "{ at = 2, ",
        "{ at = 5, ",
        &expect![[
            r#"factions.toml:81:10: mat "uns-standard": growth: expected symbols from 0 removed markers on, rising"#
        ]],
    );
    broken(
        file,
        "uns-standard",
        "mine = [0, 2",
        "mine = [1, 2",
        &expect![[
            r#"factions.toml:82:8: mat "uns-standard": mine: expected symbols from 0 removed markers on, rising"#
        ]],
    );
    broken(
        file,
        "uns-standard",
        "mine = [0, 2, 4, 6, 8]",
        "mine = [0, 2, 4, 6, 9]",
        &expect![[r#"factions.toml:82:8: mat "uns-standard": mine: more markers than the track has"#]],
    );
    broken(
        file,
        "uns-expert",
        "kind = \"expert\"",
        "kind = \"standard\"",
        &expect![[r#"factions.toml:137:8: mat "uns-expert": kind: only expert mats have abilities"#]],
    );
    broken(
        file,
        "privateers-expert",
        "\"choose-one-forever\"",
        "\"extra-ship\"",
        &expect![[
            r#"factions.toml:230:50: mat "privateers-expert": abilities[1].ability: `choose-one-forever`, and no other ability, has `options`"#
        ]],
    );
    broken(
        file,
        "prediction-2",
        "level = 2",
        "level = 3",
        &expect![[
            r#"factions.toml:251:9: prediction "prediction-3": level: expected each level from 2 to 4 once"#
        ]],
    );
    broken(
        file,
        "[common]",
        "automation_levels = 7",
        "automation_levels = 8",
        &expect!["factions.toml:66:21: common: automation_levels: the automation track has 7 levels"],
    );
    broken(
        file,
        "[common]",
        "cubes = 20",
        "cubes = 30",
        &expect!["factions.toml:62:9: common: cubes: a faction has 1 to 20 cubes"],
    );
    broken(
        file,
        "[common]",
        "ore_markers = 8",
        "ore_markers = 16",
        &expect!["factions.toml:64:15: common: ore_markers: a track has 1 to 15 markers"],
    );
}

//! Packs that can be read but contradict themselves: each contradiction is reported with its place.

use expect_test::expect;

use super::broken::broken;

#[test]
fn score_rises() {
    broken(
        "imperium_lords",
        "1 per other imperium",
        "3 per other imperium",
        &expect![[
            r#"pack.toml:1067:100: development "imperium_lords": powers[1]: expected at most 2 points, as in the clause before, found "3 per other imperium tile""#
        ]],
    );
}

#[test]
fn points_or_score() {
    broken(
        "mining_league",
        "cost = 9",
        "cost = 9\nvp = 4",
        &expect![[
            r#"pack.toml:948:6: development "mining_league": vp: expected either `vp` or a score line, found both"#
        ]],
    );
    broken(
        "spice_world",
        "vp = 1\n",
        "",
        &expect![[
            r#"pack.toml:1540:6: world "spice_world": id: expected either `vp` or a score line, found neither"#
        ]],
    );
    broken(
        "uplift_academy",
        "[\"score",
        "[\"score: 1 per strength\", \"score",
        &expect![[
            r#"pack.toml:1827:36: world "uplift_academy": powers[1]: a tile has at most one such line"#
        ]],
    );
}

#[test]
fn cost_or_defence() {
    broken(
        "spice_world",
        "military = false",
        "military = true",
        &expect![[
            r#"pack.toml:1540:6: world "spice_world": id: expected `defence` and no `cost`: it is military"#
        ]],
    );
    broken(
        "rebel_citadel",
        "defence = 6",
        "defence = 6\ncost = 6",
        &expect![[
            r#"pack.toml:1397:6: world "rebel_citadel": id: expected `defence` and no `cost`: it is military"#
        ]],
    );
}

#[test]
fn kind_and_type() {
    broken(
        "spice_world",
        "type = \"production\"\n",
        "",
        &expect![[
            r#"pack.toml:1546:8: world "spice_world": kind: expected a `type` beside it: "windfall" or "production""#
        ]],
    );
    broken(
        "rebel_citadel",
        "kind = \"grey\"",
        "kind = \"grey\"\ntype = \"windfall\"",
        &expect![[r#"pack.toml:1404:8: world "rebel_citadel": type: a grey colony has no type"#]],
    );
    broken(
        "alien_oort_cloud_refinery",
        "\"property: joker\", ",
        "",
        &expect![[
            r#"pack.toml:1506:8: world "alien_oort_cloud_refinery": kind: kind "joker" and the line "property: joker" go together"#
        ]],
    );
}

#[test]
fn keywords_stand_in_names() {
    broken(
        "spice_world",
        "keywords = []",
        "keywords = [\"alien\"]",
        &expect![[
            r#"pack.toml:1548:12: world "spice_world": keywords: keyword "alien" is wrong: it does not occur in both names"#
        ]],
    );
    broken(
        "rebel_citadel",
        "keywords = [\"rebel\"]",
        "keywords = []",
        &expect![[
            r#"pack.toml:1404:12: world "rebel_citadel": keywords: keyword "rebel" is missing: it occurs in both names"#
        ]],
    );
}

#[test]
fn only_homes_have_mats() {
    broken(
        "spice_world",
        "vp = 1",
        "vp = 1\nmat = 3",
        &expect![[r#"pack.toml:1546:7: world "spice_world": mat: only a home has this field"#]],
    );
    broken(
        "old_earth",
        "mat = 1\n",
        "",
        &expect![[
            r#"pack.toml:233:6: home "old_earth": id: a home needs the fields `mat`, `side` and `first_game`"#
        ]],
    );
    broken(
        "old_earth",
        "mat = 1\n",
        "mat = 2\n",
        &expect![[r#"
            pack.toml:1:1: expected one home for mat 1 side a, found 0
            pack.toml:266:7: home "sirius_freeport": mat: expected one home for mat 2 side a, found 2"#]],
    );
    broken(
        "old_earth",
        "first_game = true",
        "first_game = false",
        &expect![[
            r#"pack.toml:236:14: home "old_earth": first_game: side a, and no other, is for the first game"#
        ]],
    );
}

#[test]
fn stacks() {
    broken(
        "survey_team",
        "first_game = true",
        "first_game = false",
        &expect![[
            r#"pack.toml:657:14: development "survey_team": first_game: stack "A": expected one face for the first game, found 0"#
        ]],
    );
    broken(
        "survey_team",
        "stack = \"A\"",
        "stack = \"Z\"",
        &expect![[r#"
            pack.toml:639:8: development "expeditionary_force": face: stack "A": expected the faces [1, 2], found [1]
            pack.toml:641:14: development "expeditionary_force": first_game: stack "A": expected one face for the first game, found 0
            pack.toml:655:8: development "survey_team": face: stack "Z": expected the faces [1, 2], found [2]
            pack.toml:659:9: development "survey_team": place: its place is taken by stack "A""#]],
    );
    broken(
        "space_marines",
        "column = 1",
        "column = 4",
        &expect![[r#"
            pack.toml:515:9: development "space_marines": place: its mat has no place for it at row 1, column 4
            pack.toml:787:9: development "investment_credits": place: its place is taken by stack "S1"
            pack.toml:802:9: development "improved_logistics": place: its place is taken by stack "S1""#]],
    );
    broken(
        "survey_team",
        "size = \"small\"",
        "size = \"large\"",
        &expect![[r#"
            pack.toml:654:9: development "survey_team": stack: stack "A": `fixed`, `size` and `place` differ
            pack.toml:659:9: development "survey_team": place: large developments and no others have a place on the large mat
            pack.toml:659:9: development "survey_team": place: its mat has no place for it at row 1, column 3"#]],
    );
}

#[test]
fn developments_are_no_colonies() {
    broken(
        "space_marines",
        "settle: military +2",
        "when produces: gain 1 vp",
        &expect![[
            r#"pack.toml:509:6: development "space_marines": id: one of its lines needs a colony, but this is a development"#
        ]],
    );
}

#[test]
fn numbers() {
    broken(
        "[limits]",
        "world_tiles = 60",
        "world_tiles = 59",
        &expect!["pack.toml:69:15: limits: world_tiles: expected 60, found 59"],
    );
    broken(
        "players = 3",
        "start_credits = [3, 3, 4]",
        "start_credits = [3, 4]",
        &expect!["pack.toml:121:17: setup 3: start_credits: expected 3 numbers, found 2"],
    );
    broken(
        "players = 3",
        "disc_owner = [0, 1, 2]",
        "disc_owner = [0, 1, 3]",
        &expect![[r#"
        pack.toml:123:14: setup 3: disc_owner: place 2 owns no disc
        pack.toml:123:14: setup 3: disc_owner: there is no place 3"#]],
    );
    broken(
        "players = 5",
        "vp_pool = 60",
        "vp_pool = 61",
        &expect!["pack.toml:143:11: setup 5: vp_pool: expected at most 60, found 61"],
    );
}

#[test]
fn goals() {
    broken(
        "diversity",
        "[[3, 3], [4, 8]]",
        "[[4, 3], [3, 8]]",
        &expect![[
            r#"pack.toml:1977:9: goal "diversity": steps: expected steps that rise in amount and points"#
        ]],
    );
    broken(
        "exploration",
        "max = 4",
        "max = 3",
        &expect![[
            r#"pack.toml:2008:7: goal "exploration": max: only this many can be stored, so the last step cannot be reached"#
        ]],
    );
    broken(
        "exploration",
        "rule = \"stockpile\"",
        "rule = \"amount\"",
        &expect![[
            r#"pack.toml:2005:8: goal "exploration": rule: expected "stockpile", as it counts worlds, found "amount""#
        ]],
    );
}

#[test]
fn nf_183_statistics() {
    broken(
        "spice_world",
        "cost = 2",
        "cost = 3",
        &expect![[
            r#"pack.toml:1937:8: statistics "non_military": cost: expected {"0": 1, "1": 3, "2": 12, "3": 5, "4": 4, "5": 6, "6": 2, "7": 1}, found {"0": 1, "1": 3, "2": 11, "3": 6, "4": 4, "5": 6, "6": 2, "7": 1} in the worlds"#
        ]],
    );
    broken(
        "uplift_academy",
        "score: 2 per uplift tile",
        "score: 2 per rebel tile",
        &expect![[
            r#"pack.toml:1944:20: statistics "non_military": question_mark_by: expected [Imperium, Uplift], found [Imperium, Rebel] in the worlds"#
        ]],
    );
}

//! Broken packs: each fault is told with its place and what was expected.

use expect_test::{Expect, expect};
use new_frontiers::cards::Pack;

const STANDARD: &str = include_str!("../../cards/pack.toml");

/// The pack with `old` turned into `new`, once, at its first place after `anchor`.
fn changed(text: &str, anchor: &str, old: &str, new: &str) -> String {
    let start = text.find(anchor).unwrap_or_else(|| panic!("no {anchor}"));
    let at = start + text[start..].find(old).unwrap_or_else(|| panic!("no {old} after {anchor}"));
    format!("{}{new}{}", &text[..at], &text[at + old.len()..])
}

fn told(text: &str, expected: &Expect) {
    let errors = Pack::read("pack.toml", text).expect_err("the pack is broken");
    expected.assert_eq(&errors.to_string());
}

fn broken(anchor: &str, old: &str, new: &str, expected: &Expect) {
    told(&changed(STANDARD, anchor, old, new), expected);
}

#[test]
fn the_standard_pack_is_not_broken() {
    Pack::read("pack.toml", STANDARD).expect("it is the standard pack");
}

#[test]
fn syntax() {
    broken(
        "id = \"spice_world\"",
        "cost = 2",
        "cost = ",
        &expect![[
            r#"pack.toml:1538:8: world "spice_world": string values must be quoted, expected literal string"#
        ]],
    );
    broken(
        "id = \"spice_world\"",
        "military = false",
        "military = false\nmilitary = true",
        &expect![[r#"pack.toml:1538:1: world "spice_world": duplicate key"#]],
    );
}

#[test]
fn unknown_field() {
    broken(
        "id = \"spice_world\"",
        "vp = 1",
        "vp = 1\nvps = 1",
        &expect![[
            r#"pack.toml:1541:1: world "spice_world": vps: unknown field `vps`, expected one of `id`, `mat`, `side`, `first_game`, `name`, `military`, `cost`, `defence`, `colonists`, `vp`, `kind`, `type`, `keywords`, `powers`, `origin`, `note`"#
        ]],
    );
}

#[test]
fn missing_field() {
    broken(
        "id = \"spice_world\"",
        "colonists = 1\n",
        "",
        &expect![[r#"pack.toml:1534:1: world "spice_world": missing field `colonists`"#]],
    );
}

#[test]
fn wrong_type() {
    broken(
        "id = \"spice_world\"",
        "cost = 2",
        "cost = \"2\"",
        &expect![[r#"pack.toml:1538:8: world "spice_world": cost: invalid type: string "2", expected u8"#]],
    );
    broken(
        "id = \"spice_world\"",
        "cost = 2",
        "cost = 256",
        &expect![[
            r#"pack.toml:1538:8: world "spice_world": cost: invalid value: integer `256`, expected u8"#
        ]],
    );
    broken(
        "id = \"spice_world\"",
        "name = {",
        "name = { fr = \"Monde d'épices\",",
        &expect![[
            r#"pack.toml:1536:10: world "spice_world": name.fr: unknown field `fr`, expected `en` or `de`"#
        ]],
    );
}

#[test]
fn duplicate_id() {
    broken(
        "id = \"spice_world\"",
        "spice_world",
        "new_vinland",
        &expect![[r#"pack.toml:1549:6: world "new_vinland": id: already taken at pack.toml:1535"#]],
    );
}

#[test]
fn unknown_id() {
    broken(
        "id = \"spice_world\"",
        "spice_world",
        "spicy_world",
        &expect![[
            r#"pack.toml:1535:6: world "spicy_world": id: there is no such world, did you mean "spice_world"?"#
        ]],
    );
}

#[test]
fn missing_entry() {
    let start = STANDARD.find("[[world]]\nid = \"spice_world\"").expect("spice world");
    let end = STANDARD.find("[[world]]\nid = \"new_vinland\"").expect("the world after it");
    told(
        &format!("{}{}", &STANDARD[..start], &STANDARD[end..]),
        &expect![[r#"pack.toml:1:1: missing world "spice_world""#]],
    );
}

#[test]
fn unknown_words() {
    broken(
        "id = \"spice_world\"",
        "kind = \"novelty\"",
        "kind = \"novelties\"",
        &expect![[
            r#"pack.toml:1541:8: world "spice_world": kind: unknown variant `novelties`, expected one of `grey`, `joker`, `novelty`, `rare`, `genes`, `alientech`"#
        ]],
    );
    broken(
        "id = \"rebel_outpost\"",
        "[\"rebel\"]",
        "[\"rebels\"]",
        &expect![[
            r#"pack.toml:1359:13: world "rebel_outpost": keywords[0]: unknown variant `rebels`, expected one of `alien`, `imperium`, `rebel`, `terraforming`, `uplift`"#
        ]],
    );
    broken(
        "id = \"rebel_outpost\"",
        "origin = \"rulebook\"",
        "origin = \"rumour\"",
        &expect![[
            r#"pack.toml:1361:10: world "rebel_outpost": origin: unknown variant `rumour`, expected one of `rulebook`, `public`, `partial`, `reconstructed`"#
        ]],
    );
}

#[test]
fn notation() {
    broken(
        "id = \"space_marines\"",
        "military +2",
        "militray +2",
        &expect![[
            r#"pack.toml:515:20: development "space_marines": powers[0]: expected "military +<n>" or "military +<n> vs <target>", found "militray +2""#
        ]],
    );
    broken(
        "id = \"trade_league\"",
        "consume: may sell 1",
        "consume: may sel 1",
        &expect![[
            r#"pack.toml:882:38: development "trade_league": powers[1]: expected "sell 1 at base price", found "sel 1 at base price""#
        ]],
    );
    broken(
        "id = \"technology_investors\"",
        "for large",
        "for lareg",
        &expect![[
            r#"pack.toml:866:33: development "technology_investors": powers[0]: expected "large", found "lareg""#
        ]],
    );
    broken(
        "id = \"retreat_into_isolation\"",
        "gain 2 credits",
        "gain 2 credit",
        &expect![[
            r#"pack.toml:159:18: action "retreat_into_isolation": bonus[0]: expected one of "vp", "colonists", "credits", found "credit", did you mean "credits"?"#
        ]],
    );
}

#[test]
fn unknown_reference() {
    broken(
        "id = \"new_economy\"",
        "galactic_salon",
        "galactic_saloon",
        &expect![[
            r#"pack.toml:1122:57: development "new_economy": powers[0]: expected the id of a development, found "galactic_saloon", did you mean "galactic_salon"?"#
        ]],
    );
}

#[test]
fn score_rises() {
    broken(
        "id = \"imperium_lords\"",
        "1 per other imperium",
        "3 per other imperium",
        &expect![[
            r#"pack.toml:1062:100: development "imperium_lords": powers[1]: expected at most 2 points, as in the clause before, found "3 per other imperium tile""#
        ]],
    );
}

#[test]
fn sections() {
    broken(
        "[limits]",
        "[limits]",
        "[limit]",
        &expect![[r#"
        pack.toml:1:1: missing section [limits]
        pack.toml:67:2: limit: there is no such section, did you mean "limits"?"#]],
    );
    broken("[chips]", "[chips]", "[[chips]]", &expect!["pack.toml:88:3: chips: expected [chips]"]);
    broken(
        "[goods.rare]",
        "[goods.rare]",
        "[goods.ore]",
        &expect![[r#"pack.toml:31:8: goods "ore": there is no such table, did you mean "rare"?"#]],
    );
}

#[test]
fn points_or_score() {
    broken(
        "id = \"mining_league\"",
        "cost = 9",
        "cost = 9\nvp = 4",
        &expect![[
            r#"pack.toml:943:6: development "mining_league": vp: expected either `vp` or a score line, found both"#
        ]],
    );
    broken(
        "id = \"spice_world\"",
        "vp = 1\n",
        "",
        &expect![[
            r#"pack.toml:1535:6: world "spice_world": id: expected either `vp` or a score line, found neither"#
        ]],
    );
    broken(
        "id = \"uplift_academy\"",
        "[\"score",
        "[\"score: 1 per strength\", \"score",
        &expect![[
            r#"pack.toml:1822:36: world "uplift_academy": powers[1]: a tile has one such line at most"#
        ]],
    );
}

#[test]
fn cost_or_defence() {
    broken(
        "id = \"spice_world\"",
        "military = false",
        "military = true",
        &expect![[
            r#"pack.toml:1535:6: world "spice_world": id: expected `defence` and no `cost`: it is military"#
        ]],
    );
    broken(
        "id = \"rebel_citadel\"",
        "defence = 6",
        "defence = 6\ncost = 6",
        &expect![[
            r#"pack.toml:1392:6: world "rebel_citadel": id: expected `defence` and no `cost`: it is military"#
        ]],
    );
}

#[test]
fn kind_and_type() {
    broken(
        "id = \"spice_world\"",
        "type = \"production\"\n",
        "",
        &expect![[
            r#"pack.toml:1541:8: world "spice_world": kind: expected a `type` beside it: "windfall" or "production""#
        ]],
    );
    broken(
        "id = \"rebel_citadel\"",
        "kind = \"grey\"",
        "kind = \"grey\"\ntype = \"windfall\"",
        &expect![[r#"pack.toml:1399:8: world "rebel_citadel": type: a grey colony has no type"#]],
    );
    broken(
        "id = \"alien_oort_cloud_refinery\"",
        "\"property: joker\", ",
        "",
        &expect![[
            r#"pack.toml:1501:8: world "alien_oort_cloud_refinery": kind: kind "joker" and the line "property: joker" go together"#
        ]],
    );
}

#[test]
fn keywords_stand_in_names() {
    broken(
        "id = \"spice_world\"",
        "keywords = []",
        "keywords = [\"alien\"]",
        &expect![[
            r#"pack.toml:1543:12: world "spice_world": keywords: keyword "alien" must go: it does not stand in both names"#
        ]],
    );
    broken(
        "id = \"rebel_citadel\"",
        "keywords = [\"rebel\"]",
        "keywords = []",
        &expect![[
            r#"pack.toml:1399:12: world "rebel_citadel": keywords: keyword "rebel" is missing: it stands in both names"#
        ]],
    );
}

#[test]
fn only_homes_have_mats() {
    broken(
        "id = \"spice_world\"",
        "vp = 1",
        "vp = 1\nmat = 3",
        &expect![[r#"pack.toml:1541:7: world "spice_world": mat: only a home has this field"#]],
    );
    broken(
        "id = \"old_earth\"",
        "mat = 1\n",
        "",
        &expect![[
            r#"pack.toml:233:6: home "old_earth": id: a home needs the fields `mat`, `side` and `first_game`"#
        ]],
    );
    broken(
        "id = \"old_earth\"",
        "mat = 1\n",
        "mat = 2\n",
        &expect![[r#"
        pack.toml:1:1: expected one home for mat 1 side a, found 0
        pack.toml:265:7: home "sirius_freeport": mat: expected one home for mat 2 side a, found 2"#]],
    );
    broken(
        "id = \"old_earth\"",
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
        "id = \"survey_team\"",
        "first_game = true",
        "first_game = false",
        &expect![[
            r#"pack.toml:652:14: development "survey_team": first_game: stack "A": expected one face for the first game, found 0"#
        ]],
    );
    broken(
        "id = \"survey_team\"",
        "stack = \"A\"",
        "stack = \"Z\"",
        &expect![[r#"
        pack.toml:634:8: development "expeditionary_force": face: stack "A": expected the faces [1, 2], found [1]
        pack.toml:636:14: development "expeditionary_force": first_game: stack "A": expected one face for the first game, found 0
        pack.toml:650:8: development "survey_team": face: stack "Z": expected the faces [1, 2], found [2]
        pack.toml:654:9: development "survey_team": place: its place is taken by stack "A""#]],
    );
    broken(
        "id = \"space_marines\"",
        "column = 1",
        "column = 4",
        &expect![[r#"
        pack.toml:510:9: development "space_marines": place: row 1, column 4 is no place for it on its mat
        pack.toml:766:9: development "diversified_economy": place: its place is taken by stack "S1"
        pack.toml:782:9: development "investment_credits": place: its place is taken by stack "S1""#]],
    );
    broken(
        "id = \"survey_team\"",
        "size = \"small\"",
        "size = \"large\"",
        &expect![[r#"
        pack.toml:649:9: development "survey_team": stack: stack "A": `fixed`, `size` and `place` differ
        pack.toml:654:9: development "survey_team": place: small and large developments lie on mats of their own
        pack.toml:654:9: development "survey_team": place: row 1, column 3 is no place for it on its mat"#]],
    );
}

#[test]
fn developments_are_no_colonies() {
    broken(
        "id = \"space_marines\"",
        "settle: military +2",
        "when produces: gain 1 vp",
        &expect![[
            r#"pack.toml:504:6: development "space_marines": id: a development is no colony, which one of its lines needs"#
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
        "id = \"diversity\"",
        "[[3, 3], [4, 8]]",
        "[[4, 3], [3, 8]]",
        &expect![[
            r#"pack.toml:1972:9: goal "diversity": steps: expected steps that rise in amount and points"#
        ]],
    );
    broken(
        "id = \"exploration\"",
        "max = 4",
        "max = 3",
        &expect![[
            r#"pack.toml:2003:7: goal "exploration": max: no more than this can be stored: the last step is out of reach"#
        ]],
    );
    broken(
        "id = \"exploration\"",
        "rule = \"stockpile\"",
        "rule = \"amount\"",
        &expect![[
            r#"pack.toml:2000:8: goal "exploration": rule: expected "stockpile", as it counts worlds, found "amount""#
        ]],
    );
}

#[test]
fn nf_183_statistics() {
    broken(
        "id = \"spice_world\"",
        "cost = 2",
        "cost = 3",
        &expect![[
            r#"pack.toml:1932:8: statistics "non_military": cost: expected {"0": 1, "1": 3, "2": 12, "3": 5, "4": 4, "5": 6, "6": 2, "7": 1}, found {"0": 1, "1": 3, "2": 11, "3": 6, "4": 4, "5": 6, "6": 2, "7": 1} in the worlds"#
        ]],
    );
    broken(
        "id = \"uplift_academy\"",
        "score: 2 per uplift tile",
        "score: 2 per rebel tile",
        &expect![[
            r#"pack.toml:1939:20: statistics "non_military": question_mark_by: expected [Imperium, Uplift], found [Imperium, Rebel] in the worlds"#
        ]],
    );
}

#[test]
fn all_faults_come_at_once() {
    let text = changed(STANDARD, "id = \"spice_world\"", "trade: +2", "trade: 2");
    let text = changed(&text, "id = \"space_marines\"", "cost = 2", "cots = 2");
    let text = changed(&text, "id = \"diversity\"", "origin = \"rulebook\"", "origin = \"nowhere\"");
    told(
        &text,
        &expect![[r#"
        pack.toml:503:1: development "space_marines": missing field `cost`
        pack.toml:512:1: development "space_marines": cots: unknown field `cots`, expected one of `id`, `stack`, `face`, `fixed`, `first_game`, `size`, `place`, `name`, `cost`, `vp`, `keywords`, `powers`, `origin`, `note`
        pack.toml:1544:19: world "spice_world": powers[0]: expected "+<n>" or "+<n> vs <kind>", found "2 vs novelty"
        pack.toml:1974:10: goal "diversity": origin: unknown variant `nowhere`, expected one of `rulebook`, `public`, `partial`, `reconstructed`"#]],
    );
}

//! Packs that can be read but contradict themselves: each contradiction is reported with its place.

use expect_test::expect;

use super::broken::broken;

#[test]
fn goods() {
    broken(
        "cultures.toml",
        "\"voil_silk\"\nname",
        "cost = 140",
        "cost = 100",
        &expect![[r#"cultures.toml:166:8: good "voil_silk": cost: a luxury good costs 120 to 200"#]],
    );
    broken(
        "cultures.toml",
        "\"voil_silk\"\nname",
        "black_market = 7",
        "black_market = 8",
        &expect![[
            r#"cultures.toml:169:16: good "voil_silk": black_market: expected culture 7, which follows its buyers"#
        ]],
    );
    broken(
        "cultures.toml",
        "\"voil_silk\"\nname",
        "[180, 220, 260]",
        "[180, 180, 260]",
        &expect![[
            r#"cultures.toml:167:10: good "voil_silk": resale: expected a price for weak, active and strong, each above the last"#
        ]],
    );
}

#[test]
fn market_tokens() {
    broken(
        "cultures.toml",
        "\"mk_01a\"",
        "impossible_furniture = \"strong\", ",
        "",
        &expect![[
            r#"cultures.toml:462:10: market_token "mk_01a": states: expected a state for each good the culture buys; "impossible_furniture" does not fit"#
        ]],
    );
}

#[test]
fn the_map() {
    broken(
        "map.toml",
        "spaces = [",
        "kind = \"orbit\", system = \"TRP\", colour = \"blue\"",
        "kind = \"orbit\", system = \"TRP\"",
        &expect![[r#"map.toml:39:26: spaces "TRP01": kind: expected a `colour` beside it"#]],
    );
    broken(
        "map.toml",
        "id = \"NEB02\"",
        "\"NEB01\", \"NEB03\", \"WAT02\"]",
        "\"NEB03\", \"NEB03\", \"WAT02\"]",
        &expect![[
            r#"map.toml:172:75: spaces "NEB02": exits: the exits must name exactly the neighbours of the space"#
        ]],
    );
    broken(
        "map.toml",
        "edges = [",
        "cost = 2, line = \"green\"",
        "cost = 1, line = \"green\"",
        &expect!["map.toml:349:38: edges #1: cost: a green line costs 2"],
    );
}

#[test]
fn effects_out_of_place() {
    broken(
        "rewards.toml",
        "\"rw_12\"",
        "use after_roll",
        "use end_of_move",
        &expect![[
            r#"rewards.toml:111:10: reward "rw_12": effect: "set_die(pick(die), 4)" belongs into "use after_roll" alone"#
        ]],
    );
    broken(
        "rewards.toml",
        "\"rw_16\"",
        "dial(shield, 1)",
        "place(blue)",
        &expect![[
            r#"rewards.toml:147:10: reward "rw_16": effect: only an encounter card can "place(blue)""#
        ]],
    );
    broken(
        "rewards.toml",
        "\"rw_14\"",
        "mod green_cost = 1",
        "mod green_cost = 1 when assigned()",
        &expect![[
            r#"rewards.toml:129:10: reward "rw_14": effect: only a ship upgrade has a die assigned to it"#
        ]],
    );
    broken(
        "missions.toml",
        "\"ms_15\"",
        "ends_on(SNO)",
        "landed()",
        &expect![[r#"missions.toml:136:8: mission "ms_15": goal: "landed()" needs a destination"#]],
    );
    broken(
        "missions.toml",
        "\"ms_09\"",
        "pay(30)",
        "credits(30)",
        &expect![[
            r#"missions.toml:82:8: mission "ms_09": goal: a goal can cost "pay" and "lose_good" alone"#
        ]],
    );
    broken(
        "equipment.toml",
        "\"cargo_hold\"",
        "hold(1)",
        "hold(2)",
        &expect![[r#"equipment.toml:66:10: equipment "cargo_hold": effect: this is not what a hold does"#]],
    );
}

#[test]
fn kinds_of_cards() {
    broken(
        "encounters.toml",
        "\"en_in_wire\"",
        "after = \"row\"",
        "after = \"discard\"",
        &expect![[
            r#"encounters.toml:208:9: encounter "en_in_wire": after: a card of kind "intel" goes to "row""#
        ]],
    );
    broken(
        "encounters.toml",
        "\"en_ti_host\"",
        "criterion = \"count(delivered)\"\n",
        "",
        &expect![[
            r#"encounters.toml:179:8: encounter "en_ti_host": kind: a title, and no other card, has a `criterion`"#
        ]],
    );
    broken(
        "technologies.toml",
        "\"shuttle\"",
        "capacity = 0",
        "capacity = 1",
        &expect![[
            r#"technologies.toml:103:12: technology "shuttle": capacity: a structure, and no other technology, needs 1 dot"#
        ]],
    );
}

#[test]
fn counts() {
    broken(
        "cultures.toml",
        "\"voil_silk\"\nname",
        "count = 6",
        "count = 5",
        &expect![[r#"setup.toml:186:9: component "goods_token": count: expected 76, found 75 in the pack"#]],
    );
    broken(
        "setup.toml",
        "round_track",
        "{ round = 30, events = [\"drill\"] },\n",
        "",
        &expect!["setup.toml:105:10: round_track: spaces: expected a space for each round in order"],
    );
}

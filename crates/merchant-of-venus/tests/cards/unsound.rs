//! Packs that can be read and make no sense: each contradiction is told with its place.

use expect_test::expect;

use super::broken::broken;

#[test]
fn goods() {
    broken("cultures.toml", "\"voil_silk\"\nname", "cost = 140", "cost = 100", &expect![[""]]);
    broken("cultures.toml", "\"voil_silk\"\nname", "black_market = 7", "black_market = 8", &expect![[""]]);
    broken("cultures.toml", "\"voil_silk\"\nname", "[180, 220, 260]", "[180, 180, 260]", &expect![[""]]);
}

#[test]
fn market_tokens() {
    broken("cultures.toml", "\"mk_01a\"", "impossible_furniture = \"strong\", ", "", &expect![[""]]);
}

#[test]
fn the_map() {
    broken(
        "map.toml",
        "spaces = [",
        "kind = \"orbit\", system = \"TRP\", colour = \"blue\"",
        "kind = \"orbit\", system = \"TRP\"",
        &expect![[""]],
    );
    broken(
        "map.toml",
        "id = \"NEB02\"",
        "\"NEB01\", \"NEB03\", \"WAT02\"]",
        "\"NEB03\", \"NEB03\", \"WAT02\"]",
        &expect![[""]],
    );
    broken(
        "map.toml",
        "edges = [",
        "cost = 2, line = \"green\"",
        "cost = 1, line = \"green\"",
        &expect![[""]],
    );
}

#[test]
fn effects_out_of_place() {
    broken("rewards.toml", "\"rw_12\"", "use after_roll", "use end_of_move", &expect![[""]]);
    broken("rewards.toml", "\"rw_16\"", "dial(shield, 1)", "place(blue)", &expect![[""]]);
    broken(
        "rewards.toml",
        "\"rw_14\"",
        "mod green_cost = 1",
        "mod green_cost = 1 when assigned()",
        &expect![[""]],
    );
    broken("missions.toml", "\"ms_15\"", "ends_on(SNO)", "landed()", &expect![[""]]);
    broken("missions.toml", "\"ms_09\"", "pay(30)", "credits(30)", &expect![[""]]);
    broken("equipment.toml", "\"cargo_hold\"", "hold(1)", "hold(2)", &expect![[""]]);
}

#[test]
fn kinds_of_cards() {
    broken("encounters.toml", "\"en_in_wire\"", "after = \"row\"", "after = \"discard\"", &expect![[""]]);
    broken("encounters.toml", "\"en_ti_host\"", "criterion = \"count(delivered)\"\n", "", &expect![[""]]);
    broken("technologies.toml", "\"shuttle\"", "capacity = 0", "capacity = 1", &expect![[""]]);
}

#[test]
fn counts() {
    broken("cultures.toml", "\"voil_silk\"\nname", "count = 6", "count = 5", &expect![[""]]);
    broken("setup.toml", "round_track", "{ round = 30, events = [\"drill\"] },\n", "", &expect![[""]]);
}

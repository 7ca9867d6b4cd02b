//! Effects that can be read but make no sense on their card.

use expect_test::expect;

use super::broken::broken;

#[test]
fn steps_stand_on_the_right_sort_of_card() {
    let gain = "gain 2 ore; jump 2";
    broken(
        "techs.toml",
        "terraforming",
        gain,
        "open-guild scholars-guild",
        &expect![[
            r#"techs.toml:31:13: tech "terraforming": immediate: open-guild scholars-guild: only an event does this"#
        ]],
    );
    broken(
        "techs.toml",
        "terraforming",
        gain,
        "?(museum 1)",
        &expect![[r#"techs.toml:31:13: tech "terraforming": immediate: museum 1: only an event does this"#]],
    );
    broken(
        "techs.toml",
        "terraforming",
        gain,
        "for all (upgrade start-ship by 1)",
        &expect![[
            r#"techs.toml:31:13: tech "terraforming": immediate: upgrade start-ship by 1: only the set-up of a mat or leader does this"#
        ]],
    );
    broken(
        "techs.toml",
        "terraforming",
        gain,
        "copy-action any",
        &expect![[
            r#"techs.toml:31:13: tech "terraforming": immediate: copy-action any: only an action copies actions"#
        ]],
    );
    broken(
        "techs.toml",
        "terraforming",
        gain,
        "supply>ship1 @here",
        &expect![[
            r#"techs.toml:31:13: tech "terraforming": immediate: supply>ship1 @here: only a system is a place"#
        ]],
    );
    broken(
        "techs.toml",
        "terraforming",
        gain,
        "2x(take-dyson)",
        &expect![[
            r#"techs.toml:31:13: tech "terraforming": immediate: take-dyson: only the action of an event does this"#
        ]],
    );
    broken(
        "techs.toml",
        "terraforming",
        gain,
        "1 token: gain 1 ore",
        &expect![[
            r#"techs.toml:31:13: tech "terraforming": immediate: nothing here has tokens to pay with"#
        ]],
    );
    broken(
        "techs.toml",
        "terraforming",
        gain,
        "if colony >= 1 (grow) else (predict)",
        &expect![[
            r#"techs.toml:31:13: tech "terraforming": immediate: predict: only the set-up of a mat does this"#
        ]],
    );
    broken(
        "techs.toml",
        "galactic-hq",
        "any-time once(1 ore: jump 2)",
        "any-time(scatter)",
        &expect![[r#"techs.toml:594:13: tech "galactic-hq": abilities: scatter: only an event does this"#]],
    );
}

#[test]
fn steps_have_what_they_need() {
    broken(
        "techs.toml",
        "intersystem-diplomacy",
        "1 ore to player: copy",
        "1 ore: copy",
        &expect![[
            r#"techs.toml:252:11: tech "intersystem-diplomacy": actions: copy-action theirs: nobody was paid whose actions these are"#
        ]],
    );
    broken(
        "techs.toml",
        "stealth-terraformers-r",
        "; colonise neutral",
        "",
        &expect![[
            r#"techs.toml:724:11: tech "stealth-terraformers-r": actions: jump 3 hold-bonus: no colonise follows for which a bonus waits"#
        ]],
    );
    let ore = "gain 1 ore per controlled location max 2";
    let taken = "gain 1 ore per taken location max 2";
    broken(
        "techs.toml",
        "asteroid-foundries",
        ore,
        taken,
        &expect![[
            r#"techs.toml:166:13: tech "asteroid-foundries": immediate: only an action knows which places were taken"#
        ]],
    );
}

#[test]
fn events_open_guilds_and_stay_where_they_must() {
    broken(
        "events.toml",
        "ono",
        "architects-guild",
        "scholars-guild",
        &expect![[
            r#"events.toml:143:10: event "ono": effect: `open-guild` and `opened_by` of the guild go together"#
        ]],
    );
    broken(
        "events.toml",
        "dimensional-rift",
        "stays = \"board\"",
        "stays = \"no\"",
        &expect![[r#"events.toml:41:9: event "dimensional-rift": stays: expected "board" for this effect"#]],
    );
    broken(
        "events.toml",
        "customs-station",
        "stays = \"place\"",
        "stays = \"player\"",
        &expect![[r#"events.toml:97:9: event "customs-station": stays: expected "place" for this effect"#]],
    );
    broken(
        "events.toml",
        "galactic-census",
        "end = \"rank tech 3 1\"\n",
        "",
        &expect![[r#"events.toml:219:9: event "galactic-census": stays: expected "no" for this effect"#]],
    );
    broken(
        "events.toml",
        "golden-age",
        "stays = \"player\"",
        "stays = \"achievements\"",
        &expect![[r#"events.toml:242:9: event "golden-age": stays: expected "player" for this effect"#]],
    );
    let rift = "attach-system A next-to system; for all (jump 2)";
    broken(
        "events.toml",
        "nomad-fleet",
        "for all (supply>ship2 @deep-space | gain 2 ore)\"\nstays = \"no\"",
        &format!("{rift}\"\nstays = \"board\""),
        &expect![[r#"events.toml:289:10: event "nomad-fleet": effect: at most two events bring a system"#]],
    );
    broken(
        "events.toml",
        "dyson-sphere-mk-i",
        "attach-dyson B",
        "grow",
        &expect![[r#"
        events.toml:168:10: event "dyson-sphere-mk-i": effect: `attach-dyson` and an action go together
        events.toml:169:9: event "dyson-sphere-mk-i": stays: expected "no" for this effect"#]],
    );
    broken(
        "events.toml",
        "dyson-sphere-mk-i",
        "spaces = 1",
        "spaces = 2",
        &expect![[
            r#"events.toml:170:11: event "dyson-sphere-mk-i": actions: an event has at most 1 action space"#
        ]],
    );
}

#[test]
fn exchanges_are_what_their_names_say() {
    let file = "factions.toml";
    broken(
        file,
        "[common.trade]",
        "3 ore: supply>pop",
        "3 ore: ship>pop",
        &expect![[
            r#"factions.toml:70:14: common: trade.ore_to_pop: expected one option: "supply>pop" for some ore"#
        ]],
    );
    broken(
        file,
        "[common.trade]",
        "1 ore: ship>pop",
        "ship>pop",
        &expect![[
            r#"factions.toml:71:15: common: trade.ship_to_pop: expected one option: "ship>pop" for some ore"#
        ]],
    );
    broken(
        file,
        "[common.trade]",
        "1 recall: gain 1 ore",
        "1 ore: gain 1 ore",
        &expect![[
            r#"factions.toml:72:14: common: trade.pop_to_ore: expected one option: "gain" for 1 recall"#
        ]],
    );
    broken(
        file,
        "[common.trade]",
        "1 recall: gain 1 ore",
        "1 recall: gain 1 ore | grow",
        &expect![[
            r#"factions.toml:72:14: common: trade.pop_to_ore: expected one option: "gain" for 1 recall"#
        ]],
    );
}

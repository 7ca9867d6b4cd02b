//! Packs whose leaders contradict themselves: each fault is reported with its place.

use super::broken::broken;
use expect_test::expect;

#[test]
fn tokens_kinds_and_tiles_go_together() {
    broken(
        "leaders.toml",
        "settler",
        "tokens = 3",
        "tokens = 0",
        &expect![[
            r#"leaders.toml:242:10: leader "settler": tokens: tokens and effects that need them go together"#
        ]],
    );
    broken(
        "leaders.toml",
        "guildmaster",
        "tokens = 0",
        "tokens = 1",
        &expect![[
            r#"leaders.toml:112:10: leader "guildmaster": tokens: tokens and effects that need them go together"#
        ]],
    );
    broken(
        "leaders.toml",
        "logistician",
        "\"unlimited\"",
        "\"limited\"",
        &expect![[
            r#"leaders.toml:217:9: leader "logistician": kinds: "unlimited" and the effects of the card disagree"#
        ]],
    );
    broken(
        "leaders.toml",
        "terraformer",
        "end = \"2 vp",
        "note = \"2 vp",
        &expect![[
            r#"leaders.toml:136:9: leader "terraformer": kinds: "end" and the effects of the card disagree"#
        ]],
    );
    broken(
        "leaders.toml",
        "investor",
        "tiles = [\"credit\"]",
        "tiles = []",
        &expect![[
            r#"leaders.toml:73:9: leader "investor": tiles: this and the abilities of the card do not go together"#
        ]],
    );
    broken(
        "leaders.toml",
        "smuggler",
        "attach-private A draw 2",
        "gain 1 ore",
        &expect![[
            r#"leaders.toml:183:9: leader "smuggler": setup: this and the abilities of the card do not go together"#
        ]],
    );
    broken(
        "leaders.toml",
        "orbital-defense-expert",
        "[\"strength-round\", ",
        "[\"credit\", \"credit\", ",
        &expect![[r#"
            leaders.toml:160:9: leader "orbital-defense-expert": tiles: this and the abilities of the card do not go together
            leaders.toml:160:9: leader "orbital-defense-expert": tiles: there are fewer credit tiles"#]],
    );
}

#[test]
fn only_leaders_have_what_lies_with_leaders() {
    broken(
        "techs.toml",
        "wormhole-technology",
        "\"wormhole\"",
        "\"private-system\"",
        &expect![[
            r#"techs.toml:506:13: tech "wormhole-technology": abilities: private-system: only a leader has this"#
        ]],
    );
    broken(
        "techs.toml",
        "terraforming",
        "gain 2 ore; jump 2",
        "place-ship 2 @sol",
        &expect![[
            r#"techs.toml:31:13: tech "terraforming": immediate: place-ship 2 @sol: only the set-up of a leader does this"#
        ]],
    );
    broken(
        "techs.toml",
        "terraforming",
        "\"4 ore: colonise\"",
        "\"4 ore, 1 token: colonise\"",
        &expect![[r#"techs.toml:32:11: tech "terraforming": actions: nothing here has tokens to pay with"#]],
    );
    broken(
        "leaders.toml",
        "guildmaster",
        "guild-discount 2",
        "predictions",
        &expect![[
            r#"leaders.toml:113:13: leader "guildmaster": abilities: predictions: only an expert mat has this"#
        ]],
    );
    broken(
        "leaders.toml",
        "prototype-builder",
        "token-prototype 1",
        "credit 3 repay 4",
        &expect![[r#"
        leaders.toml:231:10: leader "prototype-builder": tokens: tokens and effects that need them go together
        leaders.toml:232:13: leader "prototype-builder": abilities: another leader has this ability, and there is one of it in the box"#]],
    );
}

#[test]
fn rows_to_draft_from() {
    broken(
        "setup.toml",
        "[leaders]",
        "extra_per_row = 2",
        "extra_per_row = 7",
        &expect!["setup.toml:110:17: leaders: extra_per_row: expected at most 6 more leaders than players"],
    );
    broken(
        "leaders.toml",
        "settler",
        "colour = \"military\"",
        "colour = \"red\"",
        &expect![[
            r#"leaders.toml:240:10: leader "settler": colour: unknown variant `red`, expected `political` or `military`"#
        ]],
    );
    broken(
        "leaders.toml",
        "settler",
        "1 token: colonise",
        "1 token: colonize",
        &expect![[
            r#"leaders.toml:243:53: leader "settler": actions[0].effect: expected a step, found "colonize", did you mean "colonise"?"#
        ]],
    );
    broken(
        "leaders.toml",
        "vp-plus-1",
        "count = 5",
        "count = 0",
        &expect![[r#"leaders.toml:267:9: tile "vp-plus-1": count: expected 1 to 20 tiles"#]],
    );
}

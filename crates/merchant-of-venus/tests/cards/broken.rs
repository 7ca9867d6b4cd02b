//! Packs that cannot be read: each fault is reported with its place and what was expected.

use expect_test::{Expect, expect};
use merchant_of_venus::cards::Pack;

const FILES: [(&str, &str); 12] = [
    ("setup.toml", include_str!("../../cards/setup.toml")),
    ("map.toml", include_str!("../../cards/map.toml")),
    ("cultures.toml", include_str!("../../cards/cultures.toml")),
    ("technologies.toml", include_str!("../../cards/technologies.toml")),
    ("equipment.toml", include_str!("../../cards/equipment.toml")),
    ("pilots.toml", include_str!("../../cards/pilots.toml")),
    ("passengers.toml", include_str!("../../cards/passengers.toml")),
    ("missions.toml", include_str!("../../cards/missions.toml")),
    ("rewards.toml", include_str!("../../cards/rewards.toml")),
    ("encounters.toml", include_str!("../../cards/encounters.toml")),
    ("tokens.toml", include_str!("../../cards/tokens.toml")),
    ("challenges.toml", include_str!("../../cards/challenges.toml")),
];

/// The pack with `old` replaced by `new`, once, at its first place after `entry`.
pub(super) fn broken(file: &str, entry: &str, old: &str, new: &str, expected: &Expect) {
    let mut texts: Vec<(String, String)> =
        FILES.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
    let (_, text) = texts.iter_mut().find(|(name, _)| name == file).unwrap_or_else(|| panic!("no {file}"));
    let start = text.find(entry).unwrap_or_else(|| panic!("no {entry}"));
    let at = start + text[start..].find(old).unwrap_or_else(|| panic!("no {old} after {entry}"));
    text.replace_range(at..at + old.len(), new);
    let files: Vec<(&str, &str)> = texts.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let errors = Pack::read(&files).expect_err("the pack is broken");
    expected.assert_eq(&errors.to_string());
}

#[test]
fn the_standard_pack_is_not_broken() {
    Pack::read(&FILES).expect("it is the standard pack");
}

#[test]
fn syntax() {
    broken(
        "technologies.toml",
        "\"shuttle\"",
        "cost = 60",
        "cost = ",
        &expect![[
            r#"technologies.toml:100:8: technology "shuttle": cost: string values must be quoted, expected literal string"#
        ]],
    );
}

#[test]
fn unknown_field() {
    broken(
        "rewards.toml",
        "\"rw_05\"",
        "fame = 4",
        "fame = 4\nfames = 4",
        &expect![[
            r#"rewards.toml:48:1: reward "rw_05": fames: unknown field `fames`, expected one of `id`, `name`, `relic`, `exchange`, `fame`, `effect`, `origin`, `note`"#
        ]],
    );
}

#[test]
fn wrong_type() {
    broken(
        "cultures.toml",
        "\"voil_silk\"\nname",
        "cost = 140",
        "cost = \"140\"",
        &expect![[
            r#"cultures.toml:166:8: good "voil_silk": cost: invalid type: string "140", expected u16"#
        ]],
    );
}

#[test]
fn unknown_ids() {
    broken(
        "map.toml",
        "sites",
        "\"TRP-A\", system",
        "\"TRP-X\", system",
        &expect![[r#"map.toml:9:29: sites "TRP01": from: there is no Space TRP-X"#]],
    );
    broken(
        "map.toml",
        "edges = [",
        "b = \"TRP01\"",
        "b = \"TRP0\"",
        &expect![[r#"
        map.toml:9:61: sites "TRP01": path: expected green lines from the builder's place to the orbit space
        map.toml:349:22: edges #1: b: there is no such space, did you mean "TRP01" or "TRP02"?"#]],
    );
    broken(
        "missions.toml",
        "\"ms_05\"",
        "\"ICE\"",
        "\"ICY\"",
        &expect![[
            r#"missions.toml:45:15: mission "ms_05": destination: there is no such system, did you mean "ICE"?"#
        ]],
    );
    broken(
        "cultures.toml",
        "\"space_spice\"\nname",
        "culture = 3",
        "culture = 15",
        &expect![[
            r#"cultures.toml:178:11: good "space_spice": culture: expected a culture from 1 to 14, found 15"#
        ]],
    );
}

#[test]
fn double_and_missing_entries() {
    broken(
        "rewards.toml",
        "[[reward]]",
        "\"rw_02\"",
        "\"rw_01\"",
        &expect![[r#"rewards.toml:16:6: reward "rw_01": id: already taken at rewards.toml:7"#]],
    );
    broken(
        "rewards.toml",
        "[[reward]]",
        "\"rw_02\"",
        "\"rw_92\"",
        &expect![[
            r#"rewards.toml:16:6: reward "rw_92": id: there is no such reward, did you mean "rw_02" or "rw_12"?"#
        ]],
    );
}

#[test]
fn notation() {
    broken(
        "technologies.toml",
        "\"strong_flame\"",
        "use after_roll",
        "use after_rol",
        &expect![[
            r#"technologies.toml:62:15: technology "strong_flame": effect: expected a window, found "after_rol", did you mean "after_roll"?"#
        ]],
    );
    broken(
        "technologies.toml",
        "\"strong_flame\"",
        "move(10)",
        "mov(10)",
        &expect![[
            r#"technologies.toml:62:28: technology "strong_flame": effect: expected an effect, found "mov", did you mean "move"?"#
        ]],
    );
    broken(
        "technologies.toml",
        "\"market_flux\"",
        "on assign",
        "on asign",
        &expect![[
            r#"technologies.toml:47:14: technology "market_flux": effect: expected an event such as "deliver" or "enter(asteroid)", found "asign""#
        ]],
    );
    broken(
        "missions.toml",
        "\"ms_08\"",
        ">= 2",
        "=> 2",
        &expect![[
            r#"missions.toml:73:26: mission "ms_08": goal: expected a comparison such as ">=", found "=""#
        ]],
    );
    broken(
        "rewards.toml",
        "\"rw_12\"",
        "pick(die), 4)",
        "pick(die), 7)",
        &expect![[
            r#"rewards.toml:111:57: reward "rw_12": effect: expected a number from 1 to 6, found "7""#
        ]],
    );
}

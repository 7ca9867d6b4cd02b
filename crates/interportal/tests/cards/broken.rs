//! Packs that cannot be read: each fault is told with its place and what was expected.

use expect_test::{Expect, expect};
use interportal::cards::Pack;

macro_rules! files {
    ($($name:literal)*) => { [$(($name, include_str!(concat!("../../cards/", $name)))),*] };
}

pub(super) const STANDARD: [(&str, &str); 24] = files! {
    "setup.toml" "keywords.toml" "map.toml" "economy.toml" "technologies.toml" "governments.toml" "policies.toml"
    "advisors.toml" "laws.toml" "actions.toml" "buildings.toml" "ships.toml" "ground.toml" "weapons.toml"
    "protection.toml" "equipment.toml" "events.toml" "black-market.toml" "crisis.toml" "investors.toml" "wonders.toml"
    "war.toml" "battle.toml" "victory.toml"
};

/// The text with `old` turned into `new`, once, at its first place in an entry or after a header.
pub(super) fn changed(text: &str, entry: &str, old: &str, new: &str) -> String {
    let start = text.find(&format!("id = \"{entry}\"")).or_else(|| text.find(entry));
    let start = start.unwrap_or_else(|| panic!("no {entry}"));
    let at = start + text[start..].find(old).unwrap_or_else(|| panic!("no {old} in {entry}"));
    format!("{}{new}{}", &text[..at], &text[at + old.len()..])
}

/// The pack with a change in one file is refused in these words.
pub(super) fn broken(file: &str, entry: &str, old: &str, new: &str, expected: &Expect) {
    let text = STANDARD.iter().find(|(name, _)| *name == file).expect("a file of the pack").1;
    let text = changed(text, entry, old, new);
    let files = STANDARD.map(|(name, standard)| (name, if name == file { text.as_str() } else { standard }));
    let errors = Pack::read(&files).expect_err("the pack is broken");
    expected.assert_eq(&errors.to_string());
}

#[test]
fn the_standard_pack_is_not_broken() {
    Pack::read(&STANDARD).expect("it is the standard pack");
}

#[test]
fn syntax() {
    broken(
        "ships.toml",
        "corvette",
        "hu = 1",
        "hu = ",
        &expect![[
            r#"ships.toml:72:6: ship "corvette": hu: string values must be quoted, expected literal string"#
        ]],
    );
}

#[test]
fn fields() {
    broken(
        "laws.toml",
        "tax-reform",
        "copies = 1",
        "copies = 1\ncopy = 2",
        &expect![[
            r#"laws.toml:193:1: law "tax-reform": copy: unknown field `copy`, expected one of `id`, `name`, `own_names`, `origin`, `origin_of`, `rules`, `copies`, `effect`"#
        ]],
    );
    broken(
        "buildings.toml",
        "centre",
        "cost = { A = 6 }\n",
        "",
        &expect![[r#"buildings.toml:156:1: building "centre": missing field `cost`"#]],
    );
    broken(
        "policies.toml",
        "dogma",
        "bound = true",
        "bound = \"yes\"",
        &expect![[
            r#"policies.toml:377:9: policy "dogma": bound: invalid type: string "yes", expected a boolean"#
        ]],
    );
}

#[test]
fn references() {
    broken(
        "technologies.toml",
        "drives-2",
        "arrows_from = [\"drives-1\"]",
        "arrows_from = [\"drive-1\"]",
        &expect![[
            r#"technologies.toml:472:15: tech "drives-2": arrows_from: there is no technology "drive-1", did you mean "drives-1" or "drives-2"?"#
        ]],
    );
    broken(
        "ships.toml",
        "std-lance-destroyer",
        "[\"decoys\"]",
        "[\"decoy\"]",
        &expect![[
            r#"ships.toml:780:13: standard "std-lance-destroyer": equipment: there is no protection or equipment "decoy", did you mean "decoys"?"#
        ]],
    );
    broken(
        "actions.toml",
        "ia-rebellion",
        "wr-covert-attack",
        "wr-covert",
        &expect![[
            r#"actions.toml:751:14: action "ia-rebellion": war_reason: there is no reason for war "wr-covert""#
        ]],
    );
    broken(
        "laws.toml",
        "tax-reform",
        "id = \"tax-reform\"",
        "id = \"tax-reforms\"",
        &expect![[
            r#"laws.toml:188:6: law "tax-reforms": id: there is no law "tax-reforms", did you mean "tax-reform"?"#
        ]],
    );
}

#[test]
fn notation() {
    broken(
        "policies.toml",
        "dogma",
        "mod upkeep.policy -1 min 0",
        "mod upkep.policy -1 min 0",
        &expect![[
            r#"policies.toml:378:15: policy "dogma": effect: expected a word for `quantity`, found "upkep.policy -1 min 0", did you mean "upkeep.policy"?"#
        ]],
    );
    broken(
        "policies.toml",
        "dogma",
        "mod upkeep.policy -1 min 0",
        "mod upkeep.policy",
        &expect![[
            r#"policies.toml:378:28: policy "dogma": effect: expected "+", "-", "=", "*", "min" or "max" after a quantity, found the end"#
        ]],
    );
    broken(
        "policies.toml",
        "tribute",
        "colony[conquered]",
        "colony[conquerd]",
        &expect![[
            r#"policies.toml:257:44: policy "tribute": effect: expected a test of `colony`, found "conquerd])", did you mean "conquered"?"#
        ]],
    );
    broken(
        "policies.toml",
        "holy-war",
        "gain 4 C",
        "gain 4 D",
        &expect![[
            r#"policies.toml:400:44: policy "holy-war": effect: expected one of "A", "F", "R", "C", "any", found "D""#
        ]],
    );
    broken(
        "events.toml",
        "rift",
        "else: gain 5 R }",
        "else: gain 5 R",
        &expect![[r#"events.toml:399:58: event "rift": effect: expected "}", found the end"#]],
    );
    broken(
        "actions.toml",
        "ia-terror-attack",
        "3 * level(target) C",
        "3 * levels(target) C",
        &expect![[
            r#"actions.toml:804:18: action "ia-terror-attack": cost_expr: expected a number, a variable or a function, found "levels(target) C", did you mean "level"?"#
        ]],
    );
    broken(
        "governments.toml",
        "goal-lawgiver",
        "events(government, law-passed)",
        "events(reign, law-passed)",
        &expect![[
            r#"governments.toml:340:16: goal "goal-lawgiver": cond: expected one of "game", "round", "government", found "reign, law-passed) >= 1""#
        ]],
    );
}

#[test]
fn sections() {
    broken(
        "war.toml",
        "[war]",
        "[war]",
        "[wars]",
        &expect![[r#"
        setup.toml:1:1: missing section [war]
        war.toml:4:2: wars: there is no such section, did you mean "war"?"#]],
    );
    broken(
        "ships.toml",
        "[[neutral_unit]]",
        "[[neutral_unit]]",
        "[neutral_unit]",
        &expect!["ships.toml:975:2: neutral_unit: expected [[neutral_unit]]"],
    );
}

//! Packs that cannot be read: each fault is told with its place and what was expected.

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

/// The pack with `old` turned into `new`, once, at its first place after `entry`.
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
    broken("technologies.toml", "\"shuttle\"", "cost = 60", "cost = ", &expect![[""]]);
}

#[test]
fn unknown_field() {
    broken("rewards.toml", "\"rw_05\"", "fame = 4", "fame = 4\nfames = 4", &expect![[""]]);
}

#[test]
fn wrong_type() {
    broken("cultures.toml", "\"voil_silk\"\nname", "cost = 140", "cost = \"140\"", &expect![[""]]);
}

#[test]
fn unknown_ids() {
    broken("map.toml", "sites", "\"TRP-A\", system", "\"TRP-X\", system", &expect![[""]]);
    broken("map.toml", "edges = [", "b = \"TRP01\"", "b = \"TRP0\"", &expect![[""]]);
    broken("missions.toml", "\"ms_05\"", "\"ICE\"", "\"ICY\"", &expect![[""]]);
    broken("cultures.toml", "\"space_spice\"\nname", "culture = 3", "culture = 15", &expect![[""]]);
}

#[test]
fn double_and_missing_entries() {
    broken("rewards.toml", "[[reward]]", "\"rw_02\"", "\"rw_01\"", &expect![[""]]);
    broken("rewards.toml", "[[reward]]", "\"rw_02\"", "\"rw_92\"", &expect![[""]]);
}

#[test]
fn notation() {
    broken("technologies.toml", "\"strong_flame\"", "use after_roll", "use after_rol", &expect![[""]]);
    broken("technologies.toml", "\"strong_flame\"", "move(10)", "mov(10)", &expect![[""]]);
    broken("technologies.toml", "\"market_flux\"", "on assign", "on asign", &expect![[""]]);
    broken("missions.toml", "\"ms_08\"", ">= 2", "=> 2", &expect![[""]]);
    broken("rewards.toml", "\"rw_12\"", "pick(die), 4)", "pick(die), 7)", &expect![[""]]);
}

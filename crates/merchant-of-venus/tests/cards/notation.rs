//! Printed notation parses to the same value.

use merchant_of_venus::cards::Pack;
use merchant_of_venus::effect::{Expr, Script};

/// Every effect of the standard pack is written as it would be printed.
#[test]
fn every_effect_prints_as_it_is_written() {
    let mut n = 0;
    for line in include_str!("../../cards/technologies.toml")
        .lines()
        .chain(include_str!("../../cards/rewards.toml").lines())
        .chain(include_str!("../../cards/encounters.toml").lines())
        .chain(include_str!("../../cards/pilots.toml").lines())
        .chain(include_str!("../../cards/equipment.toml").lines())
        .chain(include_str!("../../cards/missions.toml").lines())
        .chain(include_str!("../../cards/challenges.toml").lines())
    {
        let written = line.strip_prefix("effect = ").or_else(|| line.strip_prefix("goal = "));
        let Some(written) = written.map(|text| text.trim_matches('"')) else { continue };
        let script: Script = written.parse().unwrap_or_else(|misread| panic!("{written}: {misread}"));
        assert_eq!(script.to_string(), written);
        n += 1;
    }
    assert_eq!(n, 15 + 24 + 33 + 16 + 6 + 28 + 12);
}

#[test]
fn numbers() {
    for text in [
        "3 * count(missions_done)",
        "cash() + 200 * count(ports)",
        "-d6",
        "2d6",
        "(1 + 2) * level()",
        "5 - (2 - 1)",
    ] {
        let expr: Expr = text.parse().unwrap_or_else(|misread| panic!("{text}: {misread}"));
        assert_eq!(expr.to_string(), text);
    }
}

#[test]
fn white_space_is_free() {
    let script: Script = "do{fame( 3 );end_turn()}".parse().expect("a script");
    assert_eq!(script.to_string(), "do { fame(3); end_turn() }");
}

/// All cards are there.
#[test]
fn the_standard_pack_is_whole() {
    let pack = Pack::standard();
    assert_eq!(pack.scripts.missions.len(), 28);
    assert_eq!(pack.scripts.challenges.len(), 12);
    assert_eq!(pack.scripts.ends.len(), 5, "two spoilers, Jammer, fuzzy dice, Zen");
}

//! Packs that cannot be read: each fault is reported with its place and what was expected.

use expect_test::{Expect, expect};
use new_frontiers::cards::Pack;

const STANDARD: &str = include_str!("../../cards/pack.toml");

/// The pack with `old` replaced by `new`, once, at its first place in an entry or after a header.
fn changed(text: &str, entry: &str, old: &str, new: &str) -> String {
    let start = text.find(&format!("id = \"{entry}\"")).or_else(|| text.find(entry));
    let start = start.unwrap_or_else(|| panic!("no {entry}"));
    let at = start + text[start..].find(old).unwrap_or_else(|| panic!("no {old} in {entry}"));
    format!("{}{new}{}", &text[..at], &text[at + old.len()..])
}

fn told(text: &str, expected: &Expect) {
    let errors = Pack::read(&[("pack.toml", text)]).expect_err("the pack is broken");
    expected.assert_eq(&errors.to_string());
}

pub(super) fn broken(entry: &str, old: &str, new: &str, expected: &Expect) {
    told(&changed(STANDARD, entry, old, new), expected);
}

#[test]
fn the_standard_pack_is_not_broken() {
    Pack::read(&[("pack.toml", STANDARD)]).expect("it is the standard pack");
}

#[test]
fn syntax() {
    broken(
        "spice_world",
        "cost = 2",
        "cost = ",
        &expect![[
            r#"pack.toml:1543:8: world "spice_world": cost: string values must be quoted, expected literal string"#
        ]],
    );
    broken(
        "spice_world",
        "military = false",
        "military = false\nmilitary = true",
        &expect![[r#"pack.toml:1543:1: world "spice_world": military: duplicate key"#]],
    );
}

#[test]
fn unknown_field() {
    broken(
        "spice_world",
        "vp = 1",
        "vp = 1\nvps = 1",
        &expect![[
            r#"pack.toml:1546:1: world "spice_world": vps: unknown field `vps`, expected one of `id`, `mat`, `side`, `first_game`, `name`, `military`, `cost`, `defence`, `colonists`, `vp`, `kind`, `type`, `keywords`, `powers`, `origin`, `note`"#
        ]],
    );
}

#[test]
fn missing_field() {
    broken(
        "spice_world",
        "colonists = 1\n",
        "",
        &expect![[r#"pack.toml:1539:1: world "spice_world": missing field `colonists`"#]],
    );
}

#[test]
fn wrong_type() {
    broken(
        "spice_world",
        "cost = 2",
        "cost = \"2\"",
        &expect![[r#"pack.toml:1543:8: world "spice_world": cost: invalid type: string "2", expected u8"#]],
    );
    broken(
        "spice_world",
        "cost = 2",
        "cost = 256",
        &expect![[
            r#"pack.toml:1543:8: world "spice_world": cost: invalid value: integer `256`, expected u8"#
        ]],
    );
    broken(
        "spice_world",
        "name = {",
        "name = { fr = \"Monde d'épices\",",
        &expect![[
            r#"pack.toml:1541:10: world "spice_world": name.fr: unknown field `fr`, expected `en` or `de`"#
        ]],
    );
}

#[test]
fn duplicate_id() {
    broken(
        "spice_world",
        "spice_world",
        "new_vinland",
        &expect![[r#"pack.toml:1554:6: world "new_vinland": id: already taken at pack.toml:1540"#]],
    );
}

#[test]
fn unknown_id() {
    broken(
        "spice_world",
        "spice_world",
        "spicy_world",
        &expect![[
            r#"pack.toml:1540:6: world "spicy_world": id: there is no such world, did you mean "spice_world"?"#
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
        "spice_world",
        "kind = \"novelty\"",
        "kind = \"novelties\"",
        &expect![[
            r#"pack.toml:1546:8: world "spice_world": kind: unknown variant `novelties`, expected one of `grey`, `joker`, `novelty`, `rare`, `genes`, `alientech`"#
        ]],
    );
    broken(
        "rebel_outpost",
        "[\"rebel\"]",
        "[\"rebels\"]",
        &expect![[
            r#"pack.toml:1364:13: world "rebel_outpost": keywords[0]: unknown variant `rebels`, expected one of `alien`, `imperium`, `rebel`, `terraforming`, `uplift`"#
        ]],
    );
    broken(
        "rebel_outpost",
        "origin = \"rulebook\"",
        "origin = \"rumour\"",
        &expect![[
            r#"pack.toml:1366:10: world "rebel_outpost": origin: unknown variant `rumour`, expected one of `rulebook`, `public`, `partial`, `reconstructed`"#
        ]],
    );
}

#[test]
fn notation() {
    broken(
        "space_marines",
        "military +2",
        "militray +2",
        &expect![[
            r#"pack.toml:520:20: development "space_marines": powers[0]: expected "military +<n>" or "military +<n> vs <target>", found "militray +2""#
        ]],
    );
    broken(
        "trade_league",
        "consume: may sell 1",
        "consume: may sel 1",
        &expect![[
            r#"pack.toml:887:38: development "trade_league": powers[1]: expected "sell 1 at base price", found "sel 1 at base price""#
        ]],
    );
    broken(
        "technology_investors",
        "for large",
        "for lareg",
        &expect![[
            r#"pack.toml:871:33: development "technology_investors": powers[0]: expected "large", found "lareg""#
        ]],
    );
    broken(
        "retreat_into_isolation",
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
        "new_economy",
        "galactic_salon",
        "galactic_saloon",
        &expect![[
            r#"pack.toml:1127:57: development "new_economy": powers[0]: expected the id of a development, found "galactic_saloon", did you mean "galactic_salon"?"#
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
        &expect![[r#"pack.toml:31:8: goods "ore": there is no such table"#]],
    );
}

#[test]
fn all_faults_come_at_once() {
    let text = changed(STANDARD, "spice_world", "trade: +2", "trade: 2");
    let text = changed(&text, "space_marines", "cost = 2", "cots = 2");
    let text = changed(&text, "diversity", "origin = \"rulebook\"", "origin = \"nowhere\"");
    told(
        &text,
        &expect![[r#"
            pack.toml:508:1: development "space_marines": missing field `cost`
            pack.toml:517:1: development "space_marines": cots: unknown field `cots`, expected one of `id`, `stack`, `face`, `fixed`, `first_game`, `size`, `place`, `name`, `cost`, `vp`, `keywords`, `powers`, `origin`, `note`
            pack.toml:1549:19: world "spice_world": powers[0]: expected "+<n>" or "+<n> vs <kind>", found "2 vs novelty"
            pack.toml:1979:10: goal "diversity": origin: unknown variant `nowhere`, expected one of `rulebook`, `public`, `partial`, `reconstructed`"#]],
    );
}

//! Packs that cannot be read: each fault is reported with its place and what was expected.

use beyond_the_sun::cards::Pack;
use expect_test::{Expect, expect};

pub(super) const STANDARD: [(&str, &str); 9] = [
    ("setup.toml", include_str!("../../cards/setup.toml")),
    ("boards.toml", include_str!("../../cards/boards.toml")),
    ("techs.toml", include_str!("../../cards/techs.toml")),
    ("events.toml", include_str!("../../cards/events.toml")),
    ("systems.toml", include_str!("../../cards/systems.toml")),
    ("achievements.toml", include_str!("../../cards/achievements.toml")),
    ("factions.toml", include_str!("../../cards/factions.toml")),
    ("leaders.toml", include_str!("../../cards/leaders.toml")),
    ("anarchists.toml", include_str!("../../cards/anarchists.toml")),
];

/// The text with `old` replaced by `new`, once, at its first place in an entry or after a header.
fn changed(text: &str, entry: &str, old: &str, new: &str) -> String {
    let start = text.find(&format!("id = \"{entry}\"")).or_else(|| text.find(entry));
    let start = start.unwrap_or_else(|| panic!("no {entry}"));
    let at = start + text[start..].find(old).unwrap_or_else(|| panic!("no {old} in {entry}"));
    format!("{}{new}{}", &text[..at], &text[at + old.len()..])
}

/// The pack with a change in one file is refused with this message.
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
        "techs.toml",
        "terraforming",
        "level = 1",
        "level = ",
        &expect![[
            r#"techs.toml:27:9: tech "terraforming": level: string values must be quoted, expected literal string"#
        ]],
    );
    broken(
        "systems.toml",
        "sirius",
        "vp = 4",
        "vp = 4\nvp = 5",
        &expect![[r#"systems.toml:43:1: system "sirius": vp: duplicate key"#]],
    );
}

#[test]
fn fields() {
    broken(
        "systems.toml",
        "sirius",
        "vp = 4",
        "vp = 4\nvps = 4",
        &expect![[
            r#"systems.toml:43:1: system "sirius": vps: unknown field `vps`, expected one of `id`, `name`, `deck`, `set`, `start`, `strength`, `spec`, `vp`, `control`, `control_deferred`, `control_once_per_faction`, `colonise`, `board_rules`, `abilities`, `end`, `solo_removed`, `origin`, `note`"#
        ]],
    );
    broken(
        "events.toml",
        "ono",
        "stays = \"no\"\n",
        "",
        &expect![[r#"events.toml:136:1: event "ono": missing field `stays`"#]],
    );
    broken(
        "events.toml",
        "ono",
        "border = \"light\"",
        "border = \"lite\"",
        &expect![[
            r#"events.toml:142:10: event "ono": border: unknown variant `lite`, expected `normal` or `light`"#
        ]],
    );
    broken(
        "achievements.toml",
        "empire",
        "vp = [5",
        "vp = [500",
        &expect![[
            r#"achievements.toml:10:7: achievement "empire": vp[0]: invalid value: integer `500`, expected u8"#
        ]],
    );
}

#[test]
fn sections() {
    broken(
        "setup.toml",
        "[display]",
        "[display]",
        "[displays]",
        &expect![[r#"
        setup.toml:1:1: missing section [display]
        setup.toml:85:2: displays: there is no such section, did you mean "display"?"#]],
    );
    broken(
        "setup.toml",
        "[type.science]",
        "[type.science]",
        "[type.sience]",
        &expect![[r#"setup.toml:10:7: type "sience": there is no such type, did you mean "science"?"#]],
    );
}

#[test]
fn ids() {
    broken(
        "techs.toml",
        "terraforming",
        "terraforming",
        "terra-forming",
        &expect![[
            r#"techs.toml:24:6: tech "terra-forming": id: there is no such tech, did you mean "terraforming"?"#
        ]],
    );
    broken(
        "systems.toml",
        "sirius",
        "sirius",
        "luytens-star",
        &expect![[r#"systems.toml:49:6: system "luytens-star": id: already taken at systems.toml:35"#]],
    );
    broken(
        "setup.toml",
        "[techs]",
        "\"modular-fleet\"",
        "\"modular-fleets\"",
        &expect![[
            r#"setup.toml:63:30: techs: withdrawn[1]: there is no such tech, did you mean "modular-fleet" or "modular-fleet-r"?"#
        ]],
    );
    broken(
        "boards.toml",
        "IV-1",
        "\"III-2\"",
        "\"III-9\"",
        &expect![[
            r#"boards.toml:172:19: slot "IV-1": needs[1]: there is no such slot, did you mean "III-1" or "III-2"?"#
        ]],
    );
    broken(
        "boards.toml",
        "ono",
        "ono",
        "oho",
        &expect![[
            r#"boards.toml:281:14: guild "architects-guild": opened_by[0]: there is no such event, did you mean "ono"?"#
        ]],
    );
    broken(
        "boards.toml",
        "side-2",
        "{ id = \"b1\"",
        "{ id = \"b9\"",
        &expect![[
            r#"boards.toml:299:10: exploration "side-2": places[3].id: unknown variant `b9`, expected one of `sol`, `deep-space`, `a1`, `a2`, `b1`, `b2`, `yard-left`, `yard-right`, `yard-top`, `x1`, `x2`, `private`"#
        ]],
    );
    broken(
        "factions.toml",
        "uns-standard",
        "united-nations-of-sol",
        "united-nations",
        &expect![[r#"factions.toml:78:11: mat "uns-standard": faction: there is no such faction"#]],
    );
}

#[test]
fn effects() {
    let immediate = "immediate = \"gain 2 ore; jump 2\"";
    broken(
        "techs.toml",
        "terraforming",
        immediate,
        "immediate = \"gain ore; jump 2\"",
        &expect![[
            r#"techs.toml:31:19: tech "terraforming": immediate: expected a number from 1 to 99, found "ore; jump 2""#
        ]],
    );
    broken(
        "techs.toml",
        "terraforming",
        immediate,
        "immediate = \"gain 2 ore, jump 2\"",
        &expect![[r#"techs.toml:31:24: tech "terraforming": immediate: expected the end, found ", jump 2""#]],
    );
    broken(
        "techs.toml",
        "terraforming",
        immediate,
        "immediate = \"gain 2 ore; jmp 2\"",
        &expect![[
            r#"techs.toml:31:26: tech "terraforming": immediate: expected a step, found "jmp 2", did you mean "jump"?"#
        ]],
    );
    broken(
        "techs.toml",
        "terraforming",
        immediate,
        "immediate = \"gain 0 ore\"",
        &expect![[
            r#"techs.toml:31:19: tech "terraforming": immediate: expected a number from 1 to 99, found "0 ore""#
        ]],
    );
    broken(
        "techs.toml",
        "terraforming",
        immediate,
        "immediate = \"\"",
        &expect![[r#"techs.toml:31:14: tech "terraforming": immediate: expected a step, found the end"#]],
    );
    broken(
        "techs.toml",
        "terraforming",
        immediate,
        "immediate = \"2x(gain 2 ore\"",
        &expect![[r#"techs.toml:31:27: tech "terraforming": immediate: expected ")", found the end"#]],
    );
    broken(
        "techs.toml",
        "terraforming",
        "4 ore: colonise",
        "4 ore colonise",
        &expect![[
            r#"techs.toml:33:33: tech "terraforming": actions[0].effect: expected ":" or "," after a payment, found "colonise""#
        ]],
    );
    broken(
        "techs.toml",
        "terraforming",
        "3 ore, 1 recall",
        "3 ore, 1 ore",
        &expect![[
            r#"techs.toml:34:36: tech "terraforming": actions[1].effect: expected a sort of payment that has not come before, found "ore: colonise""#
        ]],
    );
    broken(
        "techs.toml",
        "asteroid-foundries",
        "max 2",
        "max x",
        &expect![[
            r#"techs.toml:166:68: tech "asteroid-foundries": immediate: expected a number from 1 to 99, found "x""#
        ]],
    );
    broken(
        "techs.toml",
        "asteroid-foundries",
        "per controlled location",
        "per controled location",
        &expect![[
            r#"techs.toml:166:44: tech "asteroid-foundries": immediate: expected a count, found "controled location max 2", did you mean "controlled location"?"#
        ]],
    );
    broken(
        "events.toml",
        "tyler-lee",
        "colonists-guild",
        "colonist-guild",
        &expect![[
            r#"events.toml:16:22: event "tyler-lee": effect: expected one of "colonists-guild", "scholars-guild", "technocrats-guild", "architects-guild", found "colonist-guild; for all (jump 1)", did you mean "colonists-guild"?"#
        ]],
    );
    broken(
        "events.toml",
        "academic-exchange",
        "fewest tech",
        "fewer tech",
        &expect![[
            r#"events.toml:85:15: event "academic-exchange": effect: expected one of "me", "all", "others", "most", "fewest", found "fewer tech (supply>pop); for all (gain 1 ore)""#
        ]],
    );
}

#[test]
fn conditions_scorings_and_abilities() {
    broken(
        "achievements.toml",
        "empire",
        "colony >= 4",
        "colony > 4",
        &expect![[
            r#"achievements.toml:9:21: achievement "empire": condition: expected ">=", "<=" or "=", found "> 4""#
        ]],
    );
    broken(
        "achievements.toml",
        "hegemon",
        "and colony >= 1",
        "and",
        &expect![[
            r#"achievements.toml:96:42: achievement "hegemon": condition: expected a count, found the end"#
        ]],
    );
    broken(
        "techs.toml",
        "megafleet-construction",
        "1 vp per 3",
        "1 vpp per 3",
        &expect![[
            r#"techs.toml:549:10: tech "megafleet-construction": end: expected "vp", found "vpp per 3 strength max 5", did you mean "vp"?"#
        ]],
    );
    broken(
        "events.toml",
        "galactic-census",
        "rank tech 3 1",
        "rank tech 1 3",
        &expect![[
            r#"events.toml:220:20: event "galactic-census": end: expected a number from 1 to 1, found "3""#
        ]],
    );
    broken(
        "techs.toml",
        "wormhole-technology",
        "[\"wormhole\"]",
        "[\"wormholes\"]",
        &expect![[
            r#"techs.toml:506:15: tech "wormhole-technology": abilities[0]: expected an ability, found "wormholes", did you mean "wormhole"?"#
        ]],
    );
    broken(
        "factions.toml",
        "uns-expert",
        "on-trades 3(",
        "on-trades (",
        &expect![[
            r#"factions.toml:145:61: mat "uns-expert": abilities[0].ability: expected a number from 1 to 99, found "(automate any)""#
        ]],
    );
    broken(
        "systems.toml",
        "van-maanens-star",
        "entry-cost 1",
        "push-pawn",
        &expect![[
            r#"systems.toml:255:16: system "van-maanens-star": board_rules[0]: this belongs to `abilities`"#
        ]],
    );
    broken(
        "systems.toml",
        "ross-154",
        "push-pawn",
        "entry-cost 1",
        &expect![[r#"systems.toml:202:14: system "ross-154": abilities[0]: this belongs to `board_rules`"#]],
    );
    broken(
        "factions.toml",
        "uns-expert",
        "removed >= 2",
        "never",
        &expect![[
            r#"factions.toml:145:25: mat "uns-expert": abilities[0].unlock: expected a count, found "never""#
        ]],
    );
}

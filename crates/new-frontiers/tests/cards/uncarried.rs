//! Packs that say what the rules do not carry out: each line is refused with its place and the reason.

use expect_test::{Expect, expect};
use new_frontiers::cards::Pack;

/// The faults of an override.
fn refused(entry: &str, expected: &Expect) {
    let errors = Pack::with("mine.toml", entry).expect_err("the rules do not carry it out");
    expected.assert_eq(&errors.to_string());
}

/// The bonus of an action tile must be one that its action gives.
#[test]
fn bonuses() {
    for (tile, bonus) in [
        ("explore", "explore: draw 1 extra"),
        ("settle", "settle: military +1"),
        ("develop", "after develop: gain 1 vp"),
        ("trade_consume", "trade: +1"),
        ("produce", "produce: gain 1 vp"),
        ("settle", "pick 1 more"),
        ("explore", "take tile credits"),
        ("develop", "move first"),
        ("retreat_into_isolation", "draw 3 goals keep 1"),
    ] {
        let entry = format!("[[action]]\nid = \"{tile}\"\nbonus = [\"gain 1 credit\", \"{bonus}\"]");
        let errors = Pack::with("mine.toml", &entry).expect_err("the rules do not carry it out");
        let expected = format!(
            "mine.toml:3:27: action \"{tile}\": bonus[1]: this action tile cannot give the bonus \"{bonus}\""
        );
        assert_eq!(errors.to_string(), expected);
    }
}

#[test]
fn action_tiles() {
    refused(
        "[[action]]\nid = \"explore\"\neveryone = false",
        &expect![[
            r#"mine.toml:2:6: action "explore": id: expected `everyone = true`: everyone executes it"#
        ]],
    );
    refused(
        "[[action]]\nid = \"send_diplomatic_envoys\"\neveryone = true",
        &expect![[
            r#"mine.toml:2:6: action "send_diplomatic_envoys": id: expected `everyone = false`: only the selector executes it"#
        ]],
    );
    refused(
        "[[action]]\nid = \"settle\"\ncredit_if_unchosen = 1",
        &expect![[
            r#"mine.toml:2:6: action "settle": id: only Produce gets credits in a round without it (NF-131)"#
        ]],
    );
}

/// NF-069 to NF-074: one joker, which is a windfall world that is paid for.
#[test]
fn jokers() {
    let joker = "kind = \"joker\"\ntype = \"windfall\"\npowers = [\"property: joker\"]";
    refused(
        &format!("[[home]]\nid = \"old_earth\"\n{joker}"),
        &expect![[
            r#"mine.toml:3:8: home "old_earth": kind: a home cannot be a joker: only a world is declared"#
        ]],
    );
    refused(
        &format!("[[world]]\nid = \"iron_hills\"\n{joker}"),
        &expect![[
            r#"mine.toml:3:8: world "iron_hills": kind: there is one joker at most, and "alien_oort_cloud_refinery" is it"#
        ]],
    );
    refused(
        "[[world]]\nid = \"alien_oort_cloud_refinery\"\ntype = \"production\"",
        &expect![[
            r#"mine.toml:3:8: world "alien_oort_cloud_refinery": type: a joker is a "windfall" colony"#
        ]],
    );
}

#[test]
fn goods_of_grey_colonies() {
    refused(
        "[[world]]\nid = \"rebel_citadel\"\npowers = [\"when produces: gain 1 vp\"]",
        &expect![[r#"mine.toml:3:11: world "rebel_citadel": powers[0]: a grey colony never has a good"#]],
    );
    refused(
        "[[world]]\nid = \"rebel_citadel\"\npowers = [\"property: untradable\"]",
        &expect![[r#"mine.toml:3:11: world "rebel_citadel": powers[0]: a grey colony never has a good"#]],
    );
}

/// NF-105, NF-115: a turn remembers tiles and numbers of replacements, not single lines.
#[test]
fn lines_of_one_turn() {
    let discard = "settle: may discard 1 any good: military +1 this action";
    refused(
        &format!("[[development]]\nid = \"space_marines\"\npowers = [\"{discard}\", \"{discard}\"]"),
        &expect![[
            r#"mine.toml:3:70: development "space_marines": powers[1]: a tile has at most one such line"#
        ]],
    );
    let replace = "settle: may replace colony: same kind, cost +0 to +2";
    refused(
        &format!("[[world]]\nid = \"iron_hills\"\npowers = [\"{replace}\"]"),
        &expect![[
            r#"mine.toml:3:10: world "iron_hills": powers: all powers to replace a colony have the same number: expected +3, found +2"#
        ]],
    );
}

#[test]
fn too_much() {
    refused(
        "[[world]]\nid = \"iron_hills\"\npowers = [\"produce: gain 13 credits per tile\"]",
        &expect![[
            r#"mine.toml:3:26: world "iron_hills": powers[0]: expected a number from 1 to 12, found "13 credits per tile""#
        ]],
    );
    let lines = ["\"trade: +1\""; 5].join(", ");
    refused(
        &format!("[[world]]\nid = \"iron_hills\"\npowers = [{lines}]"),
        &expect![[r#"mine.toml:3:63: world "iron_hills": powers[4]: a tile has at most 4 lines, found 5"#]],
    );
}

/// Without "pick 1 more" the selector takes one world.
#[test]
fn the_bonus_of_explore_is_the_one_of_the_pack() {
    use new_frontiers::cards::PackRef;
    use new_frontiers::testing::Play;
    let pack =
        Pack::with("mine.toml", "[[action]]\nid = \"explore\"\nbonus = [\"gain 1 vp\"]").expect("a bonus");
    let mut play = Play::deal_with(PackRef::new(pack), "");
    play.play("p1 select explore");
    while play.board().underway().is_some() {
        let seat = play.asked().expect("somebody takes a world");
        let line = play.legal_of(&seat)[0].clone();
        play.play(&format!("{seat} {line}"));
    }
    assert_eq!((play.explored("p1").len(), play.empire("p1").vp), (1, 1));
}

//! Reads a small pack, finds its faults and overrides it.

use expect_test::{Expect, expect};
use pack::{Document, Errors, Section, Shape, Spanned};
use serde::Deserialize;

const SECTIONS: &[Section] = &[
    Section { name: "rules", shape: Shape::Table },
    Section { name: "colour", shape: Shape::Tables },
    Section { name: "card", shape: Shape::List { key: "id" } },
    Section { name: "setup", shape: Shape::List { key: "players" } },
    Section { name: "rank", shape: Shape::OpenList { key: "min", most: 3 } },
];

const BASE: &str = r#"# A pack for tests.
[rules]
hand = 5

[colour.red]
name = { en = "red", de = "rot" }

[colour.blue]
name = { en = "blue", de = "blau" }

[[card]]
id = "comet"
cost = 2
text = "draw 1"

[[card]]
id = "grün"
cost = 3
text = "draw 2"
tags = ["old", "rare"]

[[setup]]
players = 2
cards = 7

[[rank]]
min = 0
"#;

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Rules {
    hand: u8,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Colour {
    name: Name,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Name {
    en: String,
    de: String,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Card {
    id: String,
    cost: u8,
    text: Spanned<String>,
    #[serde(default)]
    tags: Vec<String>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct SetUp {
    players: u8,
    cards: u8,
}

/// Reads every section; a card's text must be `draw N`.
fn read(document: &Document<'_>) -> Result<String, Errors> {
    let mut reading = document.reading();
    let rules = reading.table::<Rules>("rules");
    let colours = reading.tables::<Colour>("colour");
    let cards = reading.list::<Card>("card");
    let setups = reading.list::<SetUp>("setup");
    for card in &cards {
        let text = &card.get_ref().text;
        if let Some(at) = text.get_ref().find(|c: char| !"draw 0123456789".contains(c)) {
            reading.fault_in(text, at, format!("expected \"draw N\", found \"{}\"", &text.get_ref()[at..]));
        }
        if card.get_ref().cost > 9 {
            reading.fault_of(&card.span(), "cost", "expected at most 9");
        }
        if card.get_ref().tags.len() > 2 {
            reading.fault_of(&card.span(), "tag", "a field that is not there is no place");
        }
    }
    let clean = reading.is_clean();
    reading.finish().inspect_err(|_| assert!(!clean))?;
    let colours: Vec<_> = colours.iter().map(|(id, c)| (id.get_ref(), &c.name.en, &c.name.de)).collect();
    let cards: Vec<_> =
        cards.iter().map(Spanned::get_ref).map(|c| (&c.id, c.cost, c.text.get_ref(), &c.tags)).collect();
    let setups: Vec<_> =
        setups.iter().map(|setup| (setup.get_ref().players, setup.get_ref().cards)).collect();
    Ok(format!("{}\n{colours:?}\n{cards:?}\n{setups:?}", rules.map_or(0, |rules| rules.hand)))
}

fn document(files: &[(&'static str, &'static str)]) -> Document<'static> {
    Document::read(SECTIONS, files).unwrap_or_else(|errors| panic!("{errors}"))
}

fn told<T: std::fmt::Debug>(result: Result<T, Errors>, expected: &Expect) {
    expected.assert_eq(&result.expect_err("a fault").to_string());
}

fn changed(old: &str, new: &str, expected: &Expect) {
    let text = BASE.replacen(old, new, 1);
    assert_ne!(text, BASE, "{old}");
    told(Document::read(SECTIONS, &[("base.toml", &text)]).and_then(|document| read(&document)), expected);
}

fn overridden(text: &str) -> Result<String, Errors> {
    let mut document = document(&[("base.toml", BASE)]);
    document.replace("mine.toml", text)?;
    read(&document)
}

#[test]
fn reading() {
    let read = read(&document(&[("base.toml", BASE)])).expect("no fault");
    expect![[r#"
        5
        [("blue", "blue", "blau"), ("red", "red", "rot")]
        [("comet", 2, "draw 1", []), ("grün", 3, "draw 2", ["old", "rare"])]
        [(2, 7)]"#]]
    .assert_eq(&read);
}

#[test]
fn sections_may_lie_in_several_files() {
    let (rules, rest) = BASE.split_at(BASE.find("[[card]]").expect("cards"));
    let split = document(&[("rules.toml", rules), ("cards.toml", rest)]);
    assert_eq!(read(&split).expect("no fault"), read(&document(&[("base.toml", BASE)])).expect("no fault"));
    told(
        Document::read(SECTIONS, &[("base.toml", BASE), ("more.toml", "[rules]\nhand = 4")]),
        &expect![[r#"more.toml:1:2: section "rules" is already in another file"#]],
    );
    told(
        Document::read(SECTIONS, &[("rules.toml", rules)]),
        &expect![[r#"
            rules.toml:1:1: missing section [[card]]
            rules.toml:1:1: missing section [[setup]]
            rules.toml:1:1: missing section [[rank]]"#]],
    );
}

#[test]
fn faults_have_a_place() {
    changed(
        "hand = 5",
        "hand = 5\nfoot = 2",
        &expect!["base.toml:4:1: rules: foot: unknown field `foot`, expected `hand`"],
    );
    changed("hand = 5", "", &expect!["base.toml:2:1: rules: missing field `hand`"]);
    changed("en = \"red\", ", "", &expect![[r#"base.toml:6:8: colour "red": name: missing field `en`"#]]);
    changed(
        "cost = 3",
        "cost = -3",
        &expect![[r#"base.toml:18:8: card "grün": cost: invalid value: integer `-3`, expected u8"#]],
    );
    changed("cost = 3", "cost = 10", &expect![[r#"base.toml:18:8: card "grün": cost: expected at most 9"#]]);
    changed(
        "\"rare\"]",
        "7]",
        &expect![[r#"base.toml:20:16: card "grün": tags[1]: invalid type: integer `7`, expected a string"#]],
    );
    changed(
        "\"rare\"]",
        "\"rare\", \"new\"]",
        &expect![[r#"base.toml:16:1: card "grün": a field that is not there is no place"#]],
    );
    changed(
        "id = \"grün\"",
        "id = \"comet\"",
        &expect![[r#"base.toml:17:6: card "comet": id: already taken at base.toml:12"#]],
    );
    changed("id = \"grün\"", "", &expect!["base.toml:16:1: card #2: missing field `id`"]);
    changed(
        "[rules]",
        "[rulez]",
        &expect![[r#"
        base.toml:1:1: missing section [rules]
        base.toml:2:2: rulez: there is no such section, did you mean "rules"?"#]],
    );
    changed("[[setup]]", "[setup]", &expect!["base.toml:22:2: setup: expected [[setup]]"]);
    changed(
        "[colour.red]",
        "[colour]\npink = 3\n[colour.red]",
        &expect!["base.toml:5:2: colour: expected [colour.NAME]"],
    );
    changed(
        "cost = 3",
        "cost = 3 4",
        &expect![[
            r#"base.toml:18:8: card "grün": cost: string values must be quoted, expected literal string"#
        ]],
    );
}

#[test]
fn faults_inside_a_text_point_into_it() {
    changed(
        "draw 2",
        "draw two",
        &expect![[r#"base.toml:19:14: card "grün": text: expected "draw N", found "two""#]],
    );
    changed(
        "\"draw 2\"",
        "'draw two'",
        &expect![[r#"base.toml:19:14: card "grün": text: expected "draw N", found "two""#]],
    );
    changed(
        "\"draw 2\"",
        "\"draw \\u0074wo\"",
        &expect![[r#"base.toml:19:8: card "grün": text: expected "draw N", found "two""#]],
    );
}

#[test]
fn all_faults_come_at_once_and_in_order() {
    let text = BASE
        .replace("hand = 5", "hand = true")
        .replace("cost = 2", "cots = 2\ntxt = 1")
        .replace("draw 2", "play 2");
    told(
        Document::read(SECTIONS, &[("base.toml", &text)]).and_then(|document| read(&document)),
        &expect![[r#"
            base.toml:3:8: rules: hand: invalid type: boolean `true`, expected u8
            base.toml:11:1: card "comet": missing field `cost`
            base.toml:13:1: card "comet": cots: unknown field `cots`, expected one of `id`, `cost`, `text`, `tags`
            base.toml:14:1: card "comet": txt: unknown field `txt`, expected one of `id`, `cost`, `text`, `tags`
            base.toml:20:9: card "grün": text: expected "draw N", found "play 2""#]],
    );
}

#[test]
fn overrides_replace_fields() {
    let text = "[rules]\nhand = 6\n[colour.red]\nname = { de = \"purpur\" }\n[[card]]\nid = \"grün\"\ntags = []\n[[setup]]\nplayers = 2\ncards = 8";
    expect![[r#"
        6
        [("blue", "blue", "blau"), ("red", "red", "purpur")]
        [("comet", 2, "draw 1", []), ("grün", 3, "draw 2", [])]
        [(2, 8)]"#]]
    .assert_eq(&overridden(text).expect("no fault"));
    let whole = "[[card]]\nid = \"grün\"\nreplace = true\ncost = 1\ntext = \"draw 9\"";
    expect![[r#"
        5
        [("blue", "blue", "blau"), ("red", "red", "rot")]
        [("comet", 2, "draw 1", []), ("grün", 1, "draw 9", [])]
        [(2, 7)]"#]]
    .assert_eq(&overridden(whole).expect("no fault"));
}

#[test]
fn overrides_name_their_own_faults() {
    told(
        overridden("[[card]]\nid = \"commet\"\n[[card]]\ncost = 1\n[colour.rad]\n[[setup]]\nplayers = 4"),
        &expect![[r#"
            mine.toml:2:6: card "commet": id: there is no such card, did you mean "comet"?
            mine.toml:3:1: card #2: missing field `id`, which says what to replace
            mine.toml:5:9: colour "rad": there is no such table, did you mean "red"?
            mine.toml:7:11: setup 4: players: there is no such setup: the game has exactly 1 and the pack has all of them, so that an override can change one but not add one"#]],
    );
    told(
        overridden("[[card]]\nid = \"comet\"\ncost = 99\nfoo = 1"),
        &expect![[r#"
        mine.toml:3:8: card "comet": cost: expected at most 9
        mine.toml:4:1: card "comet": foo: unknown field `foo`, expected one of `id`, `cost`, `text`, `tags`"#]],
    );
    told(
        overridden("[[card]]\nid = \"comet\"\nreplace = true"),
        &expect![[r#"mine.toml:1:1: card "comet": missing field `cost`"#]],
    );
    told(
        overridden("[[card]]\nid = \"comet\"\nreplace = 1"),
        &expect![[
            r#"mine.toml:3:1: card "comet": replace: unknown field `replace`, expected one of `id`, `cost`, `text`, `tags`"#
        ]],
    );
    told(overridden("[card]\nid = \"comet\""), &expect!["mine.toml:1:2: card: expected [[card]]"]);
    told(
        overridden("[[card]\nid = \"comet\""),
        &expect!["mine.toml:1:8: id: unclosed array table, expected `]`"],
    );
}

#[test]
fn fingerprints_follow_content() {
    let fingerprint = |text: &str, apart: &[&str]| {
        Document::read(SECTIONS, &[("any.toml", text)]).expect("no fault").fingerprint(apart)
    };
    let base = fingerprint(BASE, &[]);
    assert_eq!(
        base,
        fingerprint(&BASE.replace("# A pack", "# The pack").replace("cost = 2", "cost  =  2 # cheap"), &[])
    );
    assert_eq!(
        base,
        fingerprint(&BASE.replace("cost = 2\ntext = \"draw 1\"", "text = 'draw 1'\ncost = 2"), &[])
    );
    for (old, new) in [
        ("cost = 2", "cost = 3"),
        ("draw 1", "draw 2"),
        ("\"old\", \"rare\"", "\"rare\", \"old\""),
        ("\"comet\"", "\"comets\""),
    ] {
        assert_ne!(base, fingerprint(&BASE.replace(old, new), &[]), "{new}");
    }
    assert_ne!(base, fingerprint(&BASE.replace("\"rot\"", "\"Rot\""), &[]));
    assert_eq!(fingerprint(BASE, &["name"]), fingerprint(&BASE.replace("\"rot\"", "\"Rot\""), &["name"]));
}

/// A list whose entries the rules do not know by name takes new entries, as many as there is room for.
#[test]
fn entries_are_added_to_an_open_list() {
    let ranks = |document: &Document<'_>| -> Vec<u8> {
        #[derive(Deserialize)]
        struct Rank {
            min: u8,
        }
        let mut reading = document.reading();
        reading.list::<Rank>("rank").into_iter().map(|rank| rank.into_inner().min).collect()
    };
    let mut document = Document::read(SECTIONS, &[("base.toml", BASE)]).expect("a good pack");
    document.replace("mine.toml", "[[rank]]\nmin = 20\n[[rank]]\nmin = 10").expect("room for two more");
    assert_eq!(ranks(&document), [0, 20, 10]);
    let errors =
        document.replace("more.toml", "[[rank]]\nmin = 20\n[[rank]]\nmin = 30").expect_err("it is full");
    assert_eq!(errors.to_string(), "more.toml:4:7: rank 30: min: expected at most 3 rank entries");
}

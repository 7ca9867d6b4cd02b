//! Overrides by id, fingerprints, and the reference that a match keeps.

use expect_test::{Expect, expect};
use new_frontiers::cards::{Origin, Pack, PackRef, Points};
use new_frontiers::effect::Power;
use new_frontiers::ids::{Development, Home, Kind, World};

fn world(id: &str) -> World {
    World::from_id(id).expect("a known id")
}

fn refused(text: &str, expected: &Expect) {
    let errors = Pack::with("mine.toml", text).expect_err("the override is broken");
    expected.assert_eq(&errors.to_string());
}

#[test]
fn fields_are_replaced_and_the_rest_stays() {
    let text = r#"
[goods.genes]
price = 5

[[setup]]
players = 3
vp_pool = 30

[[world]]
id = "spice_world"
name = { de = "Pfefferwelt" }
powers = ["trade: +3 vs novelty"]
"#;
    let pack = Pack::with("mine.toml", text).expect("a good override");
    let spice = &pack[world("spice_world")];
    assert_eq!((spice.name.en.as_str(), spice.name.de.as_str()), ("Spice World", "Pfefferwelt"));
    assert_eq!(spice.powers, [Power::TradeVs(3, Kind::Novelty)]);
    assert_eq!((spice.value, spice.origin), (2, Origin::Partial));
    assert_eq!((pack[Kind::Genes].price, pack[Kind::Genes].count), (5, 13));
    assert_eq!((pack.setup(3).vp_pool, pack.setup(3).colonist_pool), (30, 36));
    assert_eq!(Pack::standard()[Kind::Genes].price, 3, "the standard pack is untouched");
}

#[test]
fn an_entry_is_replaced_whole_on_request() {
    let text = r#"
[[world]]
id = "spice_world"
replace = true
name = { en = "Spice World", de = "Gewürzwelt" }
military = true
defence = 3
colonists = 2
vp = 2
kind = "novelty"
type = "windfall"
keywords = []
powers = []
origin = "public"
"#;
    let pack = Pack::with("mine.toml", text).expect("a good override");
    let spice = &pack[world("spice_world")];
    assert_eq!((spice.military, spice.value, &spice.points), (true, 3, &Points::Printed(2)));
    assert_eq!((spice.note.as_deref(), spice.powers.as_slice()), (None, [].as_slice()));
    assert!(pack.masks.military.has(world("spice_world")), "masks follow the override");
}

#[test]
fn faults_of_an_override_name_its_file() {
    refused(
        "[[world]]\nid = \"spice_wrld\"\ncost = 3",
        &expect![[
            r#"mine.toml:2:6: world "spice_wrld": id: there is no such world, did you mean "spice_world"?"#
        ]],
    );
    refused(
        "[[world]]\ncost = 3",
        &expect!["mine.toml:1:1: world #1: missing field `id`, which says what to replace"],
    );
    refused(
        "[[world]]\nid = \"spice_world\"\ncots = 3",
        &expect![[
            r#"mine.toml:3:1: world "spice_world": cots: unknown field `cots`, expected one of `id`, `mat`, `side`, `first_game`, `name`, `military`, `cost`, `defence`, `colonists`, `vp`, `kind`, `type`, `keywords`, `powers`, `origin`, `note`"#
        ]],
    );
    refused(
        "[[world]]\nid = \"spice_world\"\npowers = [\"trade +3\"]",
        &expect![[
            r#"mine.toml:3:12: world "spice_world": powers[0]: expected "trade: +<n>" or "trade: +<n> vs <kind>", found "trade +3""#
        ]],
    );
    refused(
        "[[world]]\nid = \"spice_world\"\ndefence = 3",
        &expect![[
            r#"mine.toml:2:6: world "spice_world": id: expected `cost` and no `defence`: it is not military"#
        ]],
    );
    refused(
        "[[world]]\nid = \"spice_world\"\nreplace = true",
        &expect![[r#"mine.toml:1:1: world "spice_world": missing field `name`"#]],
    );
    refused(
        "[[world]]\nid = \"spice_world\"\n[[world]]\nid = \"spice_world\"",
        &expect![[r#"mine.toml:4:6: world "spice_world": id: already taken at mine.toml:2"#]],
    );
    refused(
        "[[setup]]\nplayers = 6",
        &expect![
            "mine.toml:2:11: setup 6: players: there is no such setup: the game has exactly 4 and the pack has all of them, so that an override can change one but not add one"
        ],
    );
    refused(
        "[goods.novelties]\nprice = 2",
        &expect![[r#"mine.toml:1:8: goods "novelties": there is no such table, did you mean "novelty"?"#]],
    );
    refused("[[planet]]\nid = \"spice_world\"", &expect!["mine.toml:1:3: planet: there is no such section"]);
    refused(
        "[[development]]\nid = \"survey_team\"\nstack = \"B\"",
        &expect![[r#"
            pack.toml:639:8: development "expeditionary_force": face: stack "A": expected the faces [1, 2], found [1]
            pack.toml:641:14: development "expeditionary_force": first_game: stack "A": expected one face for the first game, found 0
            pack.toml:659:9: development "survey_team": place: its place is taken by stack "A"
            pack.toml:686:9: development "mining_robots": stack: stack "B": `fixed`, `size` and `place` differ
            pack.toml:687:8: development "mining_robots": face: stack "B": expected the faces [1, 2], found [1, 2, 2]
            pack.toml:689:14: development "mining_robots": first_game: stack "B": expected one face for the first game, found 2"#]],
    );
    refused(
        "cost = = 3",
        &expect![[r#"
        mine.toml:1:8: cost: extra `=`, expected nothing
        mine.toml:1:10: cost: unexpected key or value, expected newline, `#`"#]],
    );
}

#[test]
fn statistics_bind_the_standard_pack_alone() {
    let pack = Pack::with("mine.toml", "[[world]]\nid = \"spice_world\"\ncost = 7").expect("a good override");
    assert_eq!(pack[world("spice_world")].value, 7);
}

/// If this number changes, matches played before can no longer be read, unless `cards/former` keeps the former
/// entries and so makes the pack with the number that was here before.
#[test]
fn the_fingerprint_is_stable() {
    expect!["7ad5778a98dd014b"].assert_eq(&format!("{:016x}", Pack::standard().fingerprint()));
}

/// Matches that were begun with a former pack find it by its number, and the pairs of that time in it (NFX-06).
#[test]
fn former_packs_are_known() {
    let stacks = |pack: &Pack| {
        ["improved_logistics", "terraforming_robots", "diversified_economy", "investment_credits"]
            .map(|id| pack[Development::from_id(id).expect("a known id")].stack.clone())
    };
    let first = Pack::installed(0x4551_bde7_04cb_4924).expect("the first pack");
    assert_eq!(stacks(first), ["F", "F", "E", "E"]);
    assert_eq!(stacks(Pack::standard()), ["E", "F", "F", "E"]);
    let second = Pack::installed(0x0f3b_5942_2303_f5d6).expect("the second pack");
    let is = |pack: &Pack, home: &str, points: i8| {
        pack[Home::from_id(home).expect("a known id")].colony.points == Points::Printed(points)
    };
    assert!([first, second].iter().all(|pack| is(pack, "old_earth", 2) && is(pack, "alien_wreck_camp", 0)));
    assert!(is(Pack::standard(), "old_earth", 3) && is(Pack::standard(), "alien_wreck_camp", -2));
}

#[test]
fn the_fingerprint_follows_rules_and_not_words() {
    let standard = Pack::standard().fingerprint();
    let same = |text: &str| Pack::with("mine.toml", text).expect("a good override").fingerprint() == standard;
    assert!(same(""));
    assert!(same("# a comment\n[[world]]\nid = \"iron_hills\"\ncost = 2"));
    assert!(same(
        "[[world]]\nid = \"iron_hills\"\nname = { de = \"Eisenberge\" }\nnote = \"Renamed.\"\norigin = \"public\""
    ));
    assert!(!same("[[world]]\nid = \"iron_hills\"\nvp = 2"));
    assert!(!same("[[world]]\nid = \"iron_hills\"\npowers = [\"trade: +1\"]"));
    assert!(!same("[goods.rare]\nprice = 3"));
    assert!(!same("[end]\ncolonies = 9"));
}

#[test]
fn a_pack_is_installed_once_and_found_by_its_fingerprint() {
    let text = "[[home]]\nid = \"old_earth\"\nvp = 5";
    let pack = Pack::with("mine.toml", text).expect("a good override");
    assert!(std::ptr::eq(pack, Pack::with("again.toml", text).expect("the same override")));
    assert!(std::ptr::eq(pack, Pack::installed(pack.fingerprint()).expect("it is installed")));
    assert_eq!(pack[Home::from_id("old_earth").expect("a known id")].colony.points, Points::Printed(5));
    assert!(Pack::installed(1).is_none());
}

#[test]
fn a_reference_is_kept_as_a_fingerprint() {
    let text = "[[development]]\nid = \"drop_ships\"\ncost = 4";
    let pack = PackRef::new(Pack::with("mine.toml", text).expect("a good override"));
    assert_ne!(pack, PackRef::standard());
    assert_eq!(pack[Development::from_id("drop_ships").expect("a known id")].cost, 4);

    let json = serde_json::to_string(&pack).expect("it can be written");
    assert_eq!(json, format!("\"{:016x}\"", pack.fingerprint()));
    assert_eq!(serde_json::from_str::<PackRef>(&json).expect("and read"), pack);
    let bytes = postcard::to_stdvec(&pack).expect("it can be written");
    assert_eq!(postcard::from_bytes::<PackRef>(&bytes).expect("and read"), pack);

    let error = serde_json::from_str::<PackRef>("\"00000000000000ff\"").expect_err("no such pack");
    expect!["the match was played with the pack 00000000000000ff, which is not installed"]
        .assert_eq(&error.to_string());
}

/// The examples of the documentation work as it says.
#[test]
fn documented_examples() {
    let page = include_str!("../../../../docs/cards/README.md");
    let examples: Vec<_> =
        page.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    let [fields, whole] = examples[..] else { panic!("expected two examples") };
    let pack = Pack::with("fields.toml", fields).unwrap_or_else(|errors| panic!("{errors}"));
    assert_eq!((pack[world("spice_world")].value, pack.setup(2).vp_pool), (3, 26));
    let pack = Pack::with("whole.toml", whole).unwrap_or_else(|errors| panic!("{errors}"));
    assert!(pack[world("iron_hills")].military);

    let wrong = fields.replace("trade: +2", "trade +2");
    let errors = Pack::with("mine.toml", &wrong).expect_err("the colon is missing");
    let shown =
        page.split("```text\n").nth(1).and_then(|rest| rest.split("```").next()).expect("the message");
    assert_eq!(errors.to_string(), shown.trim_end());
}

/// NF-183: the game has a fixed number of every tile; the message says how many.
#[test]
fn no_tile_can_be_added() {
    refused(
        "[[world]]\nid = \"hidden_harbour\"\ncost = 3",
        &expect![[
            r#"mine.toml:2:6: world "hidden_harbour": id: there is no such world: the game has exactly 60 and the pack has all of them, so that an override can change one but not add one"#
        ]],
    );
    refused(
        "[[development]]\nid = \"orbital_docks\"\ncost = 3",
        &expect![[
            r#"mine.toml:2:6: development "orbital_docks": id: there is no such development: the game has exactly 40 and the pack has all of them, so that an override can change one but not add one"#
        ]],
    );
}

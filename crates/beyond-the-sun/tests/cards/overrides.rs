//! Overrides by id, fingerprints, and the reference that a match keeps.

use beyond_the_sun::cards::{Origin, Pack, PackRef};
use beyond_the_sun::ids::{Leader, Mat, System, Tech, Type};
use expect_test::{Expect, expect};

fn refused(text: &str, expected: &Expect) {
    let errors = Pack::with("mine.toml", text).expect_err("the override is broken");
    expected.assert_eq(&errors.to_string());
}

fn tech(id: &str) -> Tech {
    Tech::from_id(id).expect("a known id")
}

#[test]
fn fields_are_replaced_and_the_rest_stays() {
    let text = r#"
[[tech]]
id = "terraforming"
name = { de = "Erdformung" }
immediate = "gain 5 ore"

[[players]]
count = 3
ore = [2, 2, 2]
"#;
    let pack = Pack::with("mine.toml", text).expect("a good override");
    let card = &pack[tech("terraforming")];
    assert_eq!((card.name.en.as_str(), card.name.de.as_str()), ("Terraforming", "Erdformung"));
    assert_eq!(pack.code.show(card.immediate).to_string(), "gain 5 ore");
    assert_eq!((card.actions.len(), card.origin), (2, Origin::Partial));
    assert_eq!((pack.setup(3).ore.as_slice(), pack.setup(3).pop), ([2, 2, 2].as_slice(), 2));
    assert_eq!(Pack::standard().setup(3).ore, [2, 2, 3], "the standard pack is untouched");
}

#[test]
fn an_entry_is_replaced_whole_on_request() {
    let text = r#"
[[system]]
id = "ross-154"
replace = true
name = { en = "Ross 154", de = "Ross 154" }
deck = "B"
set = "base"
start = false
strength = 5
spec = ["food"]
vp = 6
origin = "public"
"#;
    let pack = Pack::with("mine.toml", text).expect("a good override");
    let ross = System::from_id("ross-154").expect("a known id");
    assert!(pack[ross].abilities.is_empty() && pack[ross].colonise.is_none());
    assert!(pack.masks.push_pawn.is_empty(), "masks follow the override");
    assert_eq!((pack[ross].strength, pack[ross].note.as_deref()), (5, None));
}

#[test]
fn masks_follow_an_override_of_types() {
    let text = "[[tech]]\nid = \"plasma-cannon\"\nleft = [\"military\", \"commerce\"]";
    let pack = Pack::with("mine.toml", text).expect("a good override");
    let cannon = tech("plasma-cannon");
    assert!(pack.masks.of_type[Type::Commerce as usize].has(cannon));
    assert!(!pack.masks.of_type[Type::Science as usize].has(cannon));
}

#[test]
fn faults_of_an_override_name_its_file() {
    refused(
        "[[tech]]\nid = \"terraformin\"\nvp = 3",
        &expect![[
            r#"mine.toml:2:6: tech "terraformin": id: there is no such tech, did you mean "terraforming"?"#
        ]],
    );
    refused(
        "[[tech]]\nvp = 3",
        &expect!["mine.toml:1:1: tech #1: missing field `id`, which says what to replace"],
    );
    refused(
        "[[tech]]\nid = \"terraforming\"\nvps = 3",
        &expect![[
            r#"mine.toml:3:1: tech "terraforming": vps: unknown field `vps`, expected one of `id`, `name`, `own_names`, `set`, `replaces`, `level`, `left`, `right`, `vp`, `immediate`, `actions`, `abilities`, `end`, `solo_removed`, `solo`, `origin`, `note`"#
        ]],
    );
    refused(
        "[[tech]]\nid = \"terraforming\"\nimmediate = \"gain 5 oar\"",
        &expect![[r#"mine.toml:3:21: tech "terraforming": immediate: expected "ore", found "oar""#]],
    );
    refused(
        "[[mat]]\nid = \"uns-standard\"\ncolumns = [ { id = \"A\", size = 4 } ]",
        &expect![[
            r#"factions.toml:81:10: mat "uns-standard": growth: a symbol draws from a column that the mat does not have"#
        ]],
    );
}

#[test]
fn the_fingerprint_is_of_rules_and_not_of_words() {
    let standard = Pack::standard();
    let spoken = "[[tech]]\nid = \"terraforming\"\nname = { en = \"Earth\", de = \"Erde\" }\nnote = \"x\"";
    assert_eq!(Pack::with("mine.toml", spoken).expect("good").fingerprint(), standard.fingerprint());
    let drawn = "[[slot]]\nid = \"I-1\"\nx = 310";
    assert_eq!(Pack::with("mine.toml", drawn).expect("good").fingerprint(), standard.fingerprint());
    let played = "[[tech]]\nid = \"terraforming\"\nvp = 2";
    assert_ne!(Pack::with("mine.toml", played).expect("good").fingerprint(), standard.fingerprint());
}

/// If this number changes, matches played before can no longer be read, unless `cards/former` keeps the former
/// entries and so makes the pack with the number that was here before.
#[test]
fn the_fingerprint_is_stable() {
    expect!["61f0f24fb4a34f6b"].assert_eq(&format!("{:016x}", Pack::standard().fingerprint()));
}

/// Matches that were begun with the former pack find it by its number, and the values of that time in it.
#[test]
fn the_former_pack_is_known() {
    let former = Pack::installed(0x7a15_61a8_7901_8e21).expect("the former pack");
    let tokens = |pack: &Pack| pack[Leader::from_id("scholar").expect("a leader")].tokens;
    let mine = |pack: &Pack| pack[Mat::from_id("martian-expert").expect("a mat")].mine.clone();
    assert_eq!((former.setup(3).ore.as_slice(), tokens(former)), ([1, 2, 3].as_slice(), 2));
    assert_eq!(mine(former), [0, 2, 5, 7]);
    let standard = Pack::standard();
    assert_eq!((standard.setup(3).ore.as_slice(), tokens(standard)), ([2, 2, 3].as_slice(), 1));
    assert_eq!(mine(standard), [0, 2, 4, 6, 8]);
}

#[test]
fn a_match_keeps_its_pack() {
    let text = "[[system]]\nid = \"sirius\"\nvp = 9";
    let pack = PackRef::new(Pack::with("mine.toml", text).expect("a good override"));
    let json = serde_json::to_string(&pack).expect("it can be written");
    let back: PackRef = serde_json::from_str(&json).expect("it is installed");
    assert_eq!(back, pack);
    assert_eq!(back[System::from_id("sirius").expect("a known id")].vp, 9);
    let bytes = postcard::to_allocvec(&pack).expect("it can be written");
    assert_eq!(postcard::from_bytes::<PackRef>(&bytes).expect("it is installed"), pack);
    assert_ne!(pack, PackRef::standard());
    let error = serde_json::from_str::<PackRef>("\"0000000000000001\"").expect_err("no such pack");
    expect!["the match was played with the pack 0000000000000001, which is not installed"]
        .assert_eq(&error.to_string());
}

/// A step that does not depend on a count must not have one: the text would describe what does not happen.
#[test]
fn only_some_steps_go_by_a_count() {
    let scaling = ["gain 2 ore", "vp 2", "supply>pop", "supply>pop from B"];
    let text = |step: &str| format!("[[tech]]\nid = \"terraforming\"\nimmediate = \"{step} per colony\"\n");
    for step in scaling {
        assert!(Pack::with("mine.toml", &text(step)).is_ok(), "{step}");
    }
    for step in EVERY_STEP.into_iter().filter(|step| !scaling.contains(step)) {
        let errors = Pack::with("mine.toml", &text(step)).expect_err("it does not scale").to_string();
        // The word after the step; columns are counted from one.
        let column = "immediate = \"".len() + step.len() + 2;
        assert!(errors.starts_with(&format!("mine.toml:3:{column}:")), "{step}: {errors}");
        assert!(errors.contains("go by a count") && errors.contains("per colony"), "{step}: {errors}");
    }
}

/// A text for every step of the notation.
const EVERY_STEP: [&str; 48] = [
    "gain 2 ore",
    "pay 1 ore",
    "pay 1 ore to player",
    "lose 1 ore",
    "lose 1 pop",
    "vp 2",
    "take 1 ore from others",
    "give 1 ore to others",
    "banish 1",
    "museum 1",
    "scatter",
    "supply>pop",
    "supply>ship1",
    "pop>ship2",
    "pop>supply",
    "ship>pop",
    "ship>supply",
    "grow",
    "mine",
    "trade",
    "automate any",
    "move-supply 1 to any",
    "jump 2",
    "warp 1",
    "upgrade 2 points",
    "upgrade up to 2 ships by 1",
    "place-ship 1 @sol",
    "research 1",
    "research 1 + colony max 4",
    "private-tech 2 draw 1",
    "copy-action any",
    "colonise",
    "colonise neutral",
    "charter A draw 2",
    "attach-system A next-to sol",
    "attach-vp 2 yard",
    "attach-dyson A",
    "take-dyson",
    "open-guild scholars-guild",
    "upgrade start-ship by 1",
    "place-tile credit",
    "attach-private A draw 2",
    "predict",
    "add-achievement draw 2",
    "private-achievement draw 2",
    "threat +1",
    "anarchist-ship 1",
    "anarchist-jump 1",
];

/// The game has a fixed number of every card; the message says how many.
#[test]
fn no_card_can_be_added() {
    refused(
        "[[tech]]\nid = \"cold-fusion\"\nvp = 3",
        &expect![[
            r#"mine.toml:2:6: tech "cold-fusion": id: there is no such tech: the game has exactly 58 and the pack has all of them, so that an override can change one but not add one"#
        ]],
    );
    refused(
        "[[players]]\ncount = 5",
        &expect![
            "mine.toml:2:9: players 5: count: there is no such players: the game has exactly 3 and the pack has all of them, so that an override can change one but not add one"
        ],
    );
}

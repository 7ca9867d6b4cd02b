//! The cards of the solo game: their reader, its errors and their texts.

use beyond_the_sun::cards::{Level, Pack, Verdict};
use beyond_the_sun::effect::{Code, Plot};
use beyond_the_sun::ids::{AnarchistAction, AnarchistEvent, Type};
use beyond_the_sun::words::{Lang, Words};
use expect_test::{Expect, expect};
use proptest::prelude::*;
use proptest::sample::select;

use super::broken::broken;

const FILE: &str = "anarchists.toml";

/// BTA-012, BTA-013, BTA-028: 16 action cards and 12 events, and each of their effects prints as it is written.
#[test]
fn bta_012_everything_prints_as_it_is_written() {
    let pack = Pack::standard();
    let text = include_str!("../../cards/anarchists.toml");
    assert_eq!((AnarchistAction::COUNT, AnarchistEvent::COUNT), (16, 12));
    for plot in pack.solo.actions.iter().flat_map(|card| card.rows.iter().flatten()) {
        assert!(text.contains(&format!("\"{plot}\"")), "{plot}");
    }
    for effect in pack.solo.events.iter().flat_map(|card| [card.you, card.anarchists]) {
        let shown = pack.code.show(effect).to_string();
        let section = shown.split("; open-guild").next().unwrap_or_default();
        assert!(text.contains(&format!("\"{section}\"")), "{shown}");
    }
    let opens = |card: &beyond_the_sun::cards::AnarchistEventCard| {
        [card.you, card.anarchists].map(|it| pack.code.show(it).to_string().contains("open-guild"))
    };
    assert_eq!(
        pack.solo.events.iter().filter(|card| opens(card) == [true; 2]).count(),
        4,
        "one for each guild"
    );
    assert_eq!(pack.solo.events.iter().filter(|card| opens(card) == [false; 2]).count(), 8);
}

/// BTA-016, BTA-017, BTA-078: the numbers of the booklet.
#[test]
fn bta_016_bta_017_bta_078_numbers_of_the_booklet() {
    let solo = &Pack::standard().solo;
    assert_eq!(Level::ALL.map(|level| solo.levels[level as usize].markers), [14, 13, 12]);
    assert_eq!(Verdict::ALL.map(|it| solo.results[it as usize].below), [Some(0), Some(8), Some(16), None]);
    let ends: Vec<_> = solo.ends.iter().map(ToString::to_string).collect();
    assert_eq!(ends, ["colony >= 4", "tech 3 >= 2 and colony >= 3", "tech 4 >= 1 and colony >= 2"]);
}

fn plot() -> impl Strategy<Value = String> {
    let kinds: Vec<&str> = Type::ALL.iter().map(|kind| kind.id()).chain(["any"]).collect();
    let research = (1_u8..=3, select(kinds), any::<bool>()).prop_map(|(level, kind, known)| {
        format!("research {level} {kind}{}", if known { " known" } else { "" })
    });
    let fixed = [
        "threat +1",
        "threat -1",
        "colonise",
        "draw-card",
        "forbid colonise-action",
        "forbid research-action",
    ];
    prop_oneof![
        select(fixed.to_vec()).prop_map(str::to_owned),
        (1_u8..=4).prop_map(|level| format!("ship {level}")),
        (1_u8..=99).prop_map(|n| format!("jump {n}")),
        (0_u8..=9).prop_map(|n| format!("limit-jumps {n}")),
        research,
    ]
}

proptest! {
    /// Every row prints as it was written, and has a text in both languages.
    #[test]
    fn rows_print_as_they_are_written(text in plot()) {
        let plot: Plot = text.parse().expect("a row");
        prop_assert_eq!(plot.to_string(), text);
        for lang in Lang::ALL {
            prop_assert!(!Words::new(lang, Pack::standard()).plot(plot).is_empty());
        }
    }

    /// The steps of events likewise.
    #[test]
    fn steps_print_as_they_are_written(n in 1_u8..=4, rises in any::<bool>()) {
        let text = format!("threat {}; anarchist-ship {n}; anarchist-jump {n}", if rises { "+1" } else { "-1" });
        let mut code = Code::default();
        let effect = code.read_effect(&text).expect("an effect");
        prop_assert_eq!(code.show(effect).to_string(), text);
    }
}

fn row(new: &str, expected: &Expect) {
    broken(FILE, "recruitment-drive", "ship 3", new, expected);
}

#[test]
fn rows_that_cannot_be_read() {
    row(
        "shop 2",
        &expect![[
            r#"anarchists.toml:167:5: anarchist_action "recruitment-drive": rows[0][0]: expected an effect of the anarchists, found "shop 2", did you mean "ship"?"#
        ]],
    );
    row(
        "ship 5",
        &expect![[
            r#"anarchists.toml:167:10: anarchist_action "recruitment-drive": rows[0][0]: expected a number from 1 to 4, found "5""#
        ]],
    );
    row(
        "threat +2",
        &expect![[
            r#"anarchists.toml:167:12: anarchist_action "recruitment-drive": rows[0][0]: expected "+1" or "-1", found "+2""#
        ]],
    );
    row(
        "research 4 any",
        &expect![[
            r#"anarchists.toml:167:14: anarchist_action "recruitment-drive": rows[0][0]: expected a number from 1 to 3, found "4 any""#
        ]],
    );
    row(
        "research 2 sience",
        &expect![[
            r#"anarchists.toml:167:16: anarchist_action "recruitment-drive": rows[0][0]: expected one of "science", "economy", "military", "commerce", "any", found "sience", did you mean "science"?"#
        ]],
    );
    row(
        "forbid jumps",
        &expect![[
            r#"anarchists.toml:167:12: anarchist_action "recruitment-drive": rows[0][0]: expected one of "colonise-action", "research-action", found "jumps""#
        ]],
    );
    row(
        "colonise now",
        &expect![[
            r#"anarchists.toml:167:14: anarchist_action "recruitment-drive": rows[0][0]: expected the end, found "now""#
        ]],
    );
}

#[test]
fn tables_that_make_no_sense() {
    let no = || {
        expect![[
            r#"anarchists.toml:165:9: anarchist_action "recruitment-drive": level: action cards have level 1, 2 or 3"#
        ]]
    };
    broken(FILE, "recruitment-drive", "level = 1", "level = 4", &no());
    broken(
        FILE,
        "recruitment-drive",
        "level = 1",
        "level = 2",
        &expect![
            "anarchists.toml:19:10: solo: origin: the 6 slots of level 2 need an action card and an event each, found 7 and 6"
        ],
    );
    broken(
        FILE,
        "recruitment-drive",
        "[\"ship 3\"]",
        "[]",
        &expect![[
            r#"anarchists.toml:167:3: anarchist_action "recruitment-drive": rows[0]: expected at least one effect"#
        ]],
    );
    broken(
        FILE,
        "leaked-archives",
        "gain 2 ore",
        "gain 2 iron",
        &expect![[
            r#"anarchists.toml:358:15: anarchist_event "leaked-archives": you: expected "ore", found "iron""#
        ]],
    );
    broken(
        FILE,
        "leaked-archives",
        "gain 2 ore",
        "take-dyson",
        &expect![[
            r#"anarchists.toml:358:7: anarchist_event "leaked-archives": you: take-dyson: only the action of an event does this"#
        ]],
    );
    broken(
        FILE,
        "leaked-archives",
        "scholars-guild",
        "scholar-guild",
        &expect![[
            r#"anarchists.toml:357:9: anarchist_event "leaked-archives": opens: there is no such guild, did you mean "scholars-guild"?"#
        ]],
    );
    broken(
        FILE,
        "index = 3",
        "target = \"a2\"",
        "target = \"sol\"",
        &expect!["anarchists.toml:72:10: threat_space 3: target: expected a system: a1, a2 or b1"],
    );
    broken(
        FILE,
        "index = 3",
        "circled = true",
        "circled = false",
        &expect![
            "anarchists.toml:71:11: threat_space 3: circled: expected a circle on every field but the first"
        ],
    );
    broken(
        FILE,
        "\nid = \"hard\"",
        "markers = 12",
        "markers = 2",
        &expect![[r#"anarchists.toml:141:11: difficulty "hard": markers: expected 4 to 16 markers"#]],
    );
    broken(
        FILE,
        "\nid = \"stalemate\"",
        "below = 8",
        "below = 0",
        &expect![[
            r#"anarchists.toml:31:9: result "stalemate": below: expected numbers that rise from line to line, and none in the last"#
        ]],
    );
    broken(
        FILE,
        "[solo]",
        "\"colony >= 4\"",
        "\"colony > 4\"",
        &expect![[
            r#"anarchists.toml:13:27: solo: end_conditions[0]: expected ">=", "<=" or "=", found "> 4""#
        ]],
    );
    broken(
        FILE,
        "[solo]",
        "ship = 1",
        "ship = 0",
        &expect!["anarchists.toml:11:8: solo: ship: expected a level from 1 to 4"],
    );
}

/// Steps of the solo game are allowed only on its events.
#[test]
fn steps_of_the_solo_game() {
    broken(
        "techs.toml",
        "terraforming",
        "gain 2 ore; jump 2",
        "threat -1",
        &expect![[
            r#"techs.toml:31:13: tech "terraforming": immediate: threat -1: only an event of the solo game does this"#
        ]],
    );
}

/// The text of an action card and of an event in both languages.
#[test]
fn words_of_the_cards() {
    let pack = Pack::standard();
    let text = Lang::ALL.map(|lang| {
        let words = Words::new(lang, pack);
        let card = |id| &pack[AnarchistAction::from_id(id).expect("a card")];
        let event = &pack[AnarchistEvent::from_id("leaked-archives").expect("an event")];
        let cards = ["schism-of-science", "systemic-corruption", "hyperspace-blockade"];
        let mut lines: Vec<String> = cards.iter().flat_map(|id| words.anarchist_action(card(id)).0).collect();
        lines.extend(words.anarchist_event(event).0);
        lines.join("\n")
    });
    expect![[r#"
        Colonise a system → 1 jump to the target → +1 threat.
        Research level III Economy → research level III Military → research level III Commerce → research level III Science → research any level II.
        Research any known level II → +1 threat.
        Draw and carry out another action card.
        In your next turn you make at most 1 jump.
        Level 3 ship to Deep Space.
        You turned it up: Gain 2 ore. Open the Scholars’ Guild.
        The anarchists turned it up: Lose 1 ore. Lose 1 population to supply. Open the Scholars’ Guild.
        Ein System kolonisieren → 1 Sprung zum Ziel → +1 Bedrohung.
        Stufe III Wirtschaft erforschen → Stufe III Militär erforschen → Stufe III Handel erforschen → Stufe III Wissenschaft erforschen → beliebige Stufe II erforschen.
        Beliebige bekannte Stufe II erforschen → +1 Bedrohung.
        Eine weitere Aktionskarte ziehen und ausführen.
        In deinem nächsten Zug machst du höchstens 1 Sprung.
        Raumschiff der Stufe 3 in den Deep Space.
        Du hast es aufgedeckt: 2 Erz erhalten. Gelehrten-Gilde öffnen.
        Die Anarchisten haben es aufgedeckt: 1 Erz verlieren. 1 Bevölkerung an den Vorrat verlieren. Gelehrten-Gilde öffnen."#]].assert_eq(&text.join("\n"));
}

//! What options need if no path must be followed: the shortcut of the look ahead.

use beyond_the_sun::effect::{Code, Needs};

/// What the first option of an effect needs.
fn needs(text: &str) -> Option<Needs> {
    let mut code = Code::default();
    let effect = code.read_effect(text).unwrap_or_else(|misread| panic!("{text}: {misread}"));
    code.options(effect)[0].needs
}

#[test]
fn what_is_paid_for_or_gained_changes_something_by_itself() {
    for text in ["gain 3 ore", "supply>pop; gain 1 ore", "2 ore: jump 1", "1 recall: grow"] {
        assert_eq!(needs(text), Some(Needs::default()), "{text}");
    }
}

#[test]
fn cubes_slots_and_systems_are_needed() {
    let pop = |text| needs(text).map(|needs| needs.pop);
    assert_eq!(pop("1 ore: pop>ship2; jump 3"), Some(1));
    assert_eq!(pop("pop>ship1; pop>ship1"), Some(2));
    assert_eq!(pop("2 ore, 2 recall: research 3"), Some(1), "what is recalled is part of the cost");
    let research = needs("2 ore: research 2 known").and_then(|needs| needs.research);
    assert!(research.is_some_and(|research| research.level == 2 && research.modes.known));
    assert_eq!(needs("4 ore: colonise").and_then(|needs| needs.colonise), Some(false));
}

#[test]
fn a_move_is_a_change_if_there_is_a_ship() {
    assert!(needs("?(pop>ship1); jump 2").is_some_and(|needs| needs.ship));
    assert!(needs("gain 2 ore; jump 2").is_some_and(|needs| !needs.ship), "the ore is a change already");
}

#[test]
fn everything_else_has_to_be_followed() {
    for text in [
        "grow",
        "gain 1 ore per colony",
        "supply>ship1; research 2",
        "2 ore: research 2 with supply",
        "4 ore: research 1 + colony max 4",
        "jump 2; colonise",
        "gain 1 ore; ?(6 ore: research 3)",
        "jump 2; (gain 2 ore | 6 ore: research 3)",
        "copy-action any research",
        "2 ore to player, 1 recall: colonise",
    ] {
        assert_eq!(needs(text), None, "{text}");
    }
}

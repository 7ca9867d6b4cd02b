//! Effects that can be written but that the rules do not carry out: each is refused with its place and the reason.

use merchant_of_venus::cards::Pack;

/// Section and card, the text of its effect or goal, and the reason why it is refused.
const REFUSED: [(&str, &str, &str, &str); 27] = [
    ("reward", "rw_14", "mod move + d6", "no dice are rolled for a modifier"),
    ("reward", "rw_14", "mod move + 1 when d6 > 3", "no dice are rolled for a condition"),
    ("reward", "rw_14", "mod move + die()", "only a ship upgrade has a die assigned to it"),
    ("reward", "rw_14", "mod move + 1 when not assigned()", "only a ship upgrade has a die assigned to it"),
    ("reward", "rw_14", "on assign { fame(1) }", "only a ship upgrade has a die assigned to it"),
    ("reward", "rw_14", "on deliver { credits(10 * die()) }", "only a ship upgrade has a die assigned to it"),
    ("reward", "rw_14", "mod move + 1 when landed()", "only a mission has a destination"),
    (
        "reward",
        "rw_14",
        "mod move + turn(sell)",
        "deeds are counted for the goals of missions and challenges alone",
    ),
    (
        "reward",
        "rw_14",
        "on deliver { if tally(sell) > 1 { fame(1) } }",
        "deeds are counted for the goals of missions and challenges alone",
    ),
    (
        "reward",
        "rw_14",
        "mod black_market = 0",
        "expected \"mod black_market = 1\", which alone is carried out",
    ),
    (
        "reward",
        "rw_14",
        "mod passenger_capacity = 2",
        "expected \"mod passenger_capacity = 0\", which alone is carried out",
    ),
    ("reward", "rw_14", "mod skip - yellow", "expected \"mod skip + <colour>\", which alone is carried out"),
    (
        "reward",
        "rw_14",
        "mod skip + yellow when round() > 3",
        "expected \"mod skip + <colour>\", which alone is carried out",
    ),
    (
        "reward",
        "rw_14",
        "mod thrust_values = variant()",
        "expected \"mod thrust_values = variant()\", which alone is carried out",
    ),
    (
        "reward",
        "rw_14",
        "mod move + 1 once/turn",
        "only \"mod price_good\" has a limit, and it is \"once/turn\"",
    ),
    ("reward", "rw_14", "end { credits(10) }", "final scoring has \"fame\" and \"fuzzy\" alone"),
    ("reward", "rw_14", "end { may { fame(1) } }", "final scoring has \"fame\" and \"fuzzy\" alone"),
    ("reward", "rw_14", "end { fame(fame_total()) }", "\"fame_total\" is known only after final scoring"),
    ("reward", "rw_14", "end { fame(2 * d6) }", "dice stand alone in final scoring"),
    ("reward", "rw_14", "do { fuzzy() }", "\"fuzzy()\" belongs into \"end\" alone"),
    (
        "reward",
        "rw_14",
        "do { fame(-3) }",
        "\"fame(-3)\" takes no markers back: a number cannot be subtracted",
    ),
    ("reward", "rw_14", "do { return(self) }", "\"return(self)\" is for technologies and intel alone"),
    ("reward", "rw_14", "on port_action(mine) { move(2) }", "\"move(2)\" belongs into the own turn"),
    (
        "reward",
        "rw_14",
        "do { may { swap_first_contact() } }",
        "\"swap_first_contact\" comes after \"peek(first_contact, 2)\"",
    ),
    ("encounter", "en_ev_comet", "mod move + 1", "nobody owns this card: it can have \"do\" alone"),
    ("encounter", "en_ev_comet", "do { title() }", "\"title()\" is for titles alone"),
    ("encounter", "en_ev_comet", "do { move(101) }", "\"move(101)\" is more than any ship can fly"),
];

/// The same for goals.
const GOALS: [(&str, &str); 4] = [
    ("round() > 3 or landed()", "\"landed()\" needs a destination"),
    ("die() > 2", "only a ship upgrade has a die assigned to it"),
    ("d6 > 2", "no dice are rolled for a condition"),
    ("tally(jump, category=basic) > 1", "\"jump\" is not counted with this category, state or kind"),
];

#[test]
fn what_is_not_carried_out_is_refused() {
    let goals = GOALS.map(|(goal, reason)| ("mission", "ms_20", format!("goal {goal}"), reason));
    let effects = REFUSED.map(|(section, id, text, reason)| (section, id, text.to_owned(), reason));
    for (section, id, text, reason) in effects.into_iter().chain(goals) {
        let field = if section == "mission" { "goal" } else { "effect" };
        let entry = format!("[[{section}]]\nid = \"{id}\"\n{field} = \"{text}\"\n");
        let errors = Pack::with("mine.toml", &entry).err().unwrap_or_else(|| panic!("{text} is accepted"));
        let at = field.len() + 4;
        assert_eq!(
            errors.to_string(),
            format!("mine.toml:3:{at}: {section} \"{id}\": {field}: {reason}"),
            "{text}"
        );
    }
}

/// A number that cannot be computed with is refused where it stands.
#[test]
fn large_numbers() {
    let entry = "[[reward]]\nid = \"rw_14\"\neffect = \"do { credits(3 * 10001) }\"\n";
    let errors = Pack::with("mine.toml", entry).expect_err("it is too large");
    assert_eq!(
        errors.to_string(),
        "mine.toml:3:28: reward \"rw_14\": effect: expected a number up to 10000, found \"10001\""
    );
}

//! The small parts, as HTML.

use super::decision::{self, At, Decision, State, Step};
use super::*;
use crate::game::{Choice, Hint, Why};
use expect_test::{Expect, expect};

/// The fingerprint of the files changes with each of them; the snapshots should not.
#[track_caller]
fn check(markup: &Markup, expect: &Expect) {
    expect.assert_eq(&markup.0.replace(assets::fingerprint(), "FP"));
}

#[test]
fn icons_and_seats() {
    check(
        &icon("ore"),
        &expect![[
            r##"<svg class="ic" aria-hidden="true"><use href="/static/FP/icons.svg#i-ore"></use></svg>"##
        ]],
    );
    check(
        &who(2, "Mira <3"),
        &expect![[
            r##"<span class="who seat-2"><svg class="mark" aria-hidden="true"><use href="/static/FP/icons.svg#i-seat-2"></use></svg>Mira &lt;3</span>"##
        ]],
    );
}

#[test]
fn numbers_are_said_in_words() {
    check(
        &amount("mil", 3, "military 3"),
        &expect![[
            r##"<span class="amount c-mil"><svg class="ic" aria-hidden="true"><use href="/static/FP/icons.svg#i-military"></use></svg><span aria-hidden="true">3</span><span class="vh">military 3</span></span>"##
        ]],
    );
    check(
        &change("credits", -2, "2 credits less"),
        &expect![[
            r##"<span class="amount lose"><svg class="ic" aria-hidden="true"><use href="/static/FP/icons.svg#i-credits"></use></svg><span aria-hidden="true">−2</span><span class="vh">2 credits less</span></span>"##
        ]],
    );
    check(
        &points(Lang::De, None),
        &expect![[
            r#"<span class="hexvp"><span aria-hidden="true">?</span><span class="vh">Siegpunkte zählen am Ende</span></span>"#
        ]],
    );
    assert_eq!(
        (signed(0), signed(4), signed(-4)),
        ("+0".to_owned(), "+4".to_owned(), "\u{2212}4".to_owned())
    );
    assert_eq!((number(3), number(-2)), ("3".to_owned(), "\u{2212}2".to_owned()));
    assert!(
        points(Lang::En, Some(-2)).0.contains(">\u{2212}2<")
            && amount("vp", -2, "").0.contains(">\u{2212}2<")
    );
}

#[test]
fn a_meter_never_overflows() {
    let full = meter("Colonists", 70, 60, "70", true).0;
    assert!(full.contains(r#"<rect width="100""#), "{full}");
    assert!(meter("Nothing", 1, 0, "1", false).0.contains(r#"<rect width="0""#));
}

fn why(title: &str, text: &str, sums: &[(&str, &str)], rule: &'static str) -> Why {
    let sums = sums.iter().map(|(label, value)| ((*label).to_owned(), (*value).to_owned())).collect();
    Why { title: title.into(), text: text.into(), sums, rule }
}

#[test]
fn why_not_has_reason_sum_and_rule() {
    let why = why(
        "Not yet: military too low",
        "You cannot buy it with credits.",
        &[("Your military", "3"), ("Needed", "8")],
        "NF-093",
    );
    check(
        &popover::why_not(Lang::En, "new-frontiers", &why, None),
        &expect![[
            r##"<h4><svg class="ic" aria-hidden="true"><use href="/static/FP/icons.svg#i-why-not"></use></svg>Not yet: military too low</h4><p>You cannot buy it with credits.</p><dl class="sum"><dt>Your military</dt><dd><b>3</b></dd><dt>Needed</dt><dd><b>8</b></dd></dl><a class="rule" href="/rules/new-frontiers/rule/NF-093"><svg class="ic" aria-hidden="true"><use href="/static/FP/icons.svg#i-help"></use></svg>Rule NF-093</a>"##
        ]],
    );
}

/// Where a price differs from the printed one, every part of the sum stands in its own line, in order.
#[test]
fn a_sum_may_have_several_parts() {
    let parts =
        [("Printed", "5"), ("Mining Robots", "−1"), ("Selector", "−1"), ("Cost", "3"), ("You have", "2")];
    let why = why("Too expensive", "You lack 1 credit.", &parts, "NF-047");
    let html = popover::why_not(Lang::En, "new-frontiers", &why, None).0;
    let sum = html
        .split("<dl class=\"sum\">")
        .nth(1)
        .and_then(|rest| rest.split("</dl>").next())
        .unwrap_or_default();
    assert_eq!(sum.matches("<dt>").count(), 5, "{html}");
    assert!(
        sum.starts_with("<dt>Printed</dt><dd><b>5</b></dd><dt>Mining Robots</dt><dd><b>−1</b></dd>"),
        "{html}"
    );
    assert!(sum.ends_with("<dt>You have</dt><dd><b>2</b></dd>"), "{html}");
}

#[test]
fn a_hint_names_the_line_it_speaks_of() {
    let hint = Hint {
        line: "settle x".into(),
        choice: "A bot would settle X".into(),
        reason: "It is cheap.".into(),
        chance: Some(62),
        follows: Some("Then Bob explores.".into()),
        others: vec!["Explore: 58 %".into(), "Develop: 41 %".into()],
    };
    let html = popover::hint(Lang::En, &hint).0;
    for words in ["Chance to win: 62 %", "Then Bob explores.", "<li>Explore: 58 %</li><li>Develop: 41 %</li>"]
    {
        assert!(html.contains(words), "{words}: {html}");
    }
    let without = Hint { chance: None, follows: None, others: vec![], ..hint.clone() };
    assert!(!popover::hint(Lang::En, &without).0.contains('%'), "no chance is invented");
    assert!(
        html.contains(r#"data-hint-act="settle x""#) && html.contains(r#"data-show-act="settle x""#),
        "{html}"
    );
}

fn decision<'a>(ask: &'a Markup, choices: &'a [Choice]) -> Decision<'a> {
    Decision {
        state: State::Choose,
        version: 17,
        key: "17-settle",
        post: "/t/x/act",
        trail: &[Step { label: "Settle", at: At::Done }, Step { label: "World", at: At::Now }],
        ask,
        note: None,
        choices,
        undo: None,
        undo_stop: None,
        hint: None,
        extra: None,
    }
}

/// Without scripts a choice is a form that sends its line and the version it was made for.
#[test]
fn a_choice_is_a_form() {
    let ask = html! { "Settle " b { "a world" } "." };
    let choices = [Choice {
        line: "settle x".into(),
        label: "X".into(),
        note: Some("2 credits".into()),
        confirm: "Settle".into(),
        ..Choice::default()
    }];
    let html = decision::bar(Lang::En, &decision(&ask, &choices)).0;
    let form = html.split("<form").nth(1).and_then(|rest| rest.split("</form>").next()).unwrap();
    expect![[
        r#" class="as-is" method="post" action="/t/x/act" data-key="choice-settle x"><input type="hidden" name="version" value="17"><button class="choice" name="line" value="settle x" data-act="settle x" data-confirm="Settle" aria-pressed="false" aria-keyshortcuts="1"><span>X<small><span>2 credits</span></small></span></button>"#
    ]]
    .assert_eq(form);
}

#[test]
fn what_cannot_be_undone_says_so() {
    let ask = html! { "Draw?" };
    let choices = [Choice {
        line: "draw".into(),
        label: "Draw".into(),
        confirm: "Draw".into(),
        reveals: true,
        ..Choice::default()
    }];
    let html = decision::bar(Lang::En, &decision(&ask, &choices)).0;
    assert!(html.contains("data-reveals") && html.contains("no undo"), "{html}");
    let stopped = Decision { undo_stop: Some("a tile was drawn"), ..decision(&ask, &choices) };
    assert!(decision::bar(Lang::En, &stopped).0.contains("Undo stops here: a tile was drawn"));
}

#[test]
fn many_choices_become_a_list() {
    let ask = html! { "Choose." };
    let choice = |line: String| Choice { label: line.clone(), line, ..Choice::default() };
    let choices: Vec<Choice> = (0..7).map(|n| choice(format!("take {n}"))).collect();
    let many = decision::bar(Lang::En, &decision(&ask, &choices)).0;
    assert!(many.contains("<details") && many.contains("7 choices are lit"), "{many}");
    let few = decision::bar(Lang::En, &decision(&ask, &choices[..6])).0;
    assert!(!few.contains("<details"), "{few}");
    assert_eq!(few.matches("data-act=").count(), 6);
}

/// Who listens hears whether something is gained or lost.
#[test]
fn a_change_is_read_with_its_sign() {
    let said = |by, words: &str| change("credits", by, words).into_string();
    assert!(said(1, "1 credit").contains("<span class=\"vh\">+1 credit</span>"));
    assert!(said(-2, "-2 credits").contains("<span class=\"vh\">\u{2212}2 credits</span>"));
    assert!(said(-2, "nothing is left").contains("<span class=\"vh\">nothing is left</span>"));
}

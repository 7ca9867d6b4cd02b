//! The notation by itself: what it refuses, that it prints what it read, and that no text makes it fall over.

use expect_test::{Expect, expect};
use interportal::cards::Pack;
use interportal::notation::{Code, Condition, Costs, Expr};

use super::broken::STANDARD;

fn refused(text: &str, expected: &Expect) {
    let misread = Code::default().read(text).expect_err("no notation");
    expected.assert_eq(&format!("{}: {misread}", misread.at));
}

#[test]
fn programs_that_are_none() {
    refused("", &expect!["0: expected something to do, found the end"]);
    refused("gian 3 A", &expect![[r#"0: expected something to do, found "gian 3 A""#]]);
    refused("gain 3 A;", &expect!["9: expected something to do, found the end"]);
    refused("gain 3 A gain 2 F", &expect![[r#"9: expected the end, found "gain 2 F""#]]);
    refused("choose { gain 3 A }", &expect![[r#"18: expected "|", found "}""#]]);
    refused(
        "roll 1d8 { 1: nothing }",
        &expect![[r#"6: expected "d6", found "d8 { 1: nothing }", did you mean "d6"?"#]],
    );
    refused(
        "mod cost.tech[level>=2] -1",
        &expect![[r#"14: expected a test of `tech`, found "level>=2] -1""#]],
    );
    refused(
        "mod votes +1 per count(planet)",
        &expect![[r#"23: expected a sort of things, found "planet)", did you mean "player"?"#]],
    );
    refused(
        "mod cost.unit[class>=XL] -1",
        &expect![[r#"21: expected one of "KS", "US", "HS", "GS", "MK", found "XL] -1""#]],
    );
    refused(
        "ship corvete at=home",
        &expect![[r#"5: expected a ship, or "unit[…]", found "corvete at=home", did you mean "corvette"?"#]],
    );
    refused("ship corvette", &expect![[r#"13: expected "at=", found the end"#]]);
    refused("gain level(it) A", &expect![[r#"11: expected one of "here", "target", found "it) A""#]]);
    refused("gain police(target) A", &expect![[r#"12: expected "here", found "target) A""#]]);
    refused("raise colony[military]", &expect![[r#"13: expected a test of `colony`, found "military]""#]]);
    refused(
        "mod votes +1 per count(policy[level>=2])",
        &expect![[r#"30: expected no brackets, as `policy` has no tests, found "level>=2])""#]],
    );
}

/// What income is made of cannot be worked out from income.
#[test]
fn no_number_goes_in_circles() {
    refused(
        "mod income.A +1 per 10 (income(A) + 1)",
        &expect![[
            r#"4: expected a quantity that income does not depend on, as `income.A` does, found "income.A +1 per 10 (income(A) + 1)""#
        ]],
    );
    assert!(Code::default().read("mod votes +1 per 10 income(A)").is_ok());
}

#[test]
fn numbers_conditions_and_prices() {
    let shown = |text: &str| text.parse::<Expr>().map(|expr| expr.to_string());
    assert_eq!(shown("5+5*uses + 3 * vp").as_deref(), Ok("5 + 5 * uses + 3 * vp"));
    assert_eq!(shown("max(0, 6 - network-level)").as_deref(), Ok("max(0, 6 - network-level)"));
    let shown = |text: &str| text.parse::<Condition>().map(|condition| condition.to_string());
    let text = "not at-war and count(colony[!home, level>=3]) >= 2 or tech(drives-1)";
    assert_eq!(shown(text).as_deref(), Ok(text));
    let costs: Costs = "10 + 10 * uses R & 5 A | 3 card & 5 A".parse().expect("prices");
    assert_eq!(costs.0.len(), 2);
    assert_eq!(costs.to_string(), "10 + 10 * uses R & 5 A | 3 card & 5 A");
}

/// A program of every shape the notation has; it prints as written and reads as the same again.
#[test]
fn a_program_prints_and_reads_again() {
    let text = "on battle-won[vs=player]: once round: may: { pay 3 F, 1 any; set-level here 2 }; \
                when holds-core: mod votes +3 per 2 count(colony[connected]) cap 5 min 1 max 9 apply=last; \
                each ship[here, owner=any]: roll 2d6 { 2..4: destroy it | 5: damage 1 to=it | else: nothing }; \
                upto 2: choose { build building[kind=resource|capacity, step<=2] at=home/colony | gain half-up(sum(ship, cost)) A }; \
                grant cost.tech -4 min 2 for=game uses=1; until-paid 6 R: forbid auction";
    let mut code = Code::default();
    let first = code.read(text).expect("a program");
    assert_eq!(code.show(first).to_string(), text);
    let again = code.show(first).to_string();
    let second = code.read(&again).expect("the same program");
    assert_eq!(code.show(second).to_string(), text);
}

/// Every text of the pack, cut off anywhere or with any one letter changed, is read or refused in good order.
#[test]
fn damaged_texts_are_refused_in_good_order() {
    let texts = STANDARD.iter().flat_map(|(_, text)| text.lines());
    let texts = texts.filter_map(|line| line.split_once(" = \"")).filter(|(key, _)| {
        ["effect", "effect_2", "effect_3", "bonus", "reward", "hand_effect"].contains(key)
    });
    let (mut read, mut refused) = (0, 0);
    for (_, text) in texts {
        let text = text.trim_end_matches('"');
        for at in 0..text.len() {
            for damaged in [text[..at].to_owned(), format!("{}#{}", &text[..at], &text[at + 1..])] {
                match Code::default().read(&damaged) {
                    Ok(_) => read += 1,
                    Err(misread) => {
                        assert!(misread.at <= damaged.len(), "{damaged}");
                        refused += 1;
                    }
                }
            }
        }
    }
    assert!(refused > 20 * read && read > 0, "{refused} refused, {read} read");
}

/// The code of the standard pack is as large as its texts ask for.
#[test]
fn the_code_of_the_pack() {
    let code = &Pack::standard().code;
    assert!(code.all().count() > 450);
    assert!(code.all().any(interportal::notation::Statement::is_standing));
}

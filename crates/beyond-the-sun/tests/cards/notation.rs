//! The notation: printed text can be parsed, and parse errors give the position.

use beyond_the_sun::cards::Pack;
use beyond_the_sun::effect::{Code, Condition, Count, Effect, Scoring};
use expect_test::{Expect, expect};

use super::broken::STANDARD;

/// All effects that the pack prints, except those inside abilities.
fn effects(pack: &Pack) -> Vec<Effect> {
    let actions = pack.techs.iter().flat_map(|card| &card.actions);
    let actions = actions.chain(pack.events.iter().flat_map(|card| &card.actions));
    let actions = actions.chain(pack.guilds.iter().map(|card| &card.action)).map(|action| action.effect);
    let mut effects: Vec<_> = actions.collect();
    effects.extend(pack.techs.iter().map(|card| card.immediate));
    effects.extend(pack.events.iter().map(|card| card.effect));
    effects.extend(pack.systems.iter().flat_map(|card| [card.control, card.colonise]));
    effects.extend(pack.basics.iter().map(|card| card.effect));
    effects.extend(pack.mats.iter().map(|card| card.setup));
    effects.extend([
        pack.common.trade.ore_to_pop,
        pack.common.trade.ship_to_pop,
        pack.common.trade.pop_to_ore,
    ]);
    effects.retain(|effect| !effect.is_none());
    effects
}

fn is_written(text: &str) -> bool {
    let quoted = format!("\"{text}\"");
    STANDARD.iter().any(|(_, file)| file.contains(&quoted))
}

#[test]
fn everything_in_the_pack_prints_as_it_is_written() {
    let pack = Pack::standard();
    let effects = effects(pack);
    assert_eq!(effects.len(), 191, "the effects of the pack");
    for effect in effects {
        let text = pack.code.show(effect).to_string();
        assert!(is_written(&text), "{text}");
    }
    let abilities = pack.techs.iter().flat_map(|card| &card.abilities);
    let abilities =
        abilities.chain(pack.systems.iter().flat_map(|card| card.board_rules.iter().chain(&card.abilities)));
    let mats = pack.mats.iter().flat_map(|card| &card.abilities);
    let mats = mats.flat_map(|ability| {
        std::iter::once(&ability.ability).chain(ability.options.iter().map(|option| &option.ability))
    });
    for ability in abilities.chain(mats) {
        let text = pack.code.ability_text(*ability);
        assert!(is_written(&text), "{text}");
    }
    for card in &pack.achievements {
        assert!(is_written(&card.condition.to_string()), "{}", card.condition);
    }
    let ends = pack.techs.iter().map(|card| card.end);
    let ends =
        ends.chain(pack.events.iter().map(|card| card.end)).chain(pack.systems.iter().map(|card| card.end));
    for end in ends.filter(|end| !end.is_none()) {
        assert!(is_written(&end.to_string()), "{end}");
    }
}

pub(super) fn again(text: &str) -> String {
    let mut code = Code::default();
    let effect = code.read_effect(text).unwrap_or_else(|misread| panic!("{text}: {misread}"));
    code.show(effect).to_string()
}

#[test]
fn white_space_is_free() {
    assert_eq!(
        again(" 2 ore,1 recall :research 3;?( jump 2 )|grow "),
        "2 ore, 1 recall: research 3; ?(jump 2) | grow"
    );
    assert_eq!(
        again("supply > ship4@deep-space;gain 1 ore per 2 colony"),
        "supply>ship4 @deep-space; gain 1 ore per 2 colony"
    );
    assert_eq!(
        again("if tech 3>=2 and colony=0(grow)else(mine)"),
        "if tech 3 >= 2 and colony = 0 (grow) else (mine)"
    );
}

#[test]
fn costs_come_in_one_order() {
    assert_eq!(again("1 recall, 2 ore: grow"), "2 ore, 1 recall: grow");
    assert_eq!(
        again("1 ship, 1 recall, 3 ore to player, 2 ore: grow"),
        "2 ore, 3 ore to player, 1 recall, 1 ship: grow"
    );
}

#[test]
fn ranks_are_no_levels() {
    let ranked: Scoring = "rank tech 3 1".parse().expect("a scoring");
    assert_eq!(ranked.to_string(), "rank tech 3 1");
    let levels: Scoring = "1 vp per tech 3 max 4".parse().expect("a scoring");
    assert_eq!(levels.vp(|count| if count == Count::Tech3 { 6 } else { 0 }), 4);
}

fn misread(text: &str, expected: &Expect) {
    let misread = Code::default().read_effect(text).expect_err("no notation");
    expected.assert_eq(&format!("{}: {misread}", misread.at));
}

#[test]
fn what_cannot_be_read_is_pointed_at() {
    misread("", &expect!["0: expected a step, found the end"]);
    misread("gain", &expect!["4: expected a number from 1 to 99, found the end"]);
    misread("gain 300 ore", &expect![[r#"5: expected a number from 1 to 99, found "300 ore""#]]);
    misread("gain 2 ore jump 1", &expect![[r#"11: expected the end, found "jump 1""#]]);
    misread("2 ore:", &expect!["6: expected a step, found the end"]);
    misread("2 ore grow", &expect![[r#"6: expected ":" or "," after a payment, found "grow""#]]);
    misread("(grow", &expect![[r#"5: expected ")", found the end"#]]);
    misread(
        "pop>pop",
        &expect![[r#"4: expected one of "supply", "ship1", "ship2", "ship3", "ship4", found "pop""#]],
    );
    misread("ship>ship2", &expect![[r#"5: expected one of "pop", "supply", found "ship2""#]]);
    misread("research 5", &expect![[r#"9: expected a number from 1 to 4, found "5""#]]);
    misread("research 2 + colony", &expect![[r#"19: expected "max", found the end"#]]);
    misread(
        "research 2 known known",
        &expect![[r#"17: expected a condition that has not come before, found "known""#]],
    );
    misread(
        "for everyone (grow)",
        &expect![[r#"4: expected one of "me", "all", "others", "most", "fewest", found "everyone (grow)""#]],
    );
    misread("if colony (grow)", &expect![[r#"10: expected ">=", "<=" or "=", found "(grow)""#]]);
    misread(
        "automate foo",
        &expect![[r#"9: expected one of "food", "ore", "any", found "foo", did you mean "food"?"#]],
    );
    misread("upgrade 2 point", &expect![[r#"10: expected "points", found "point", did you mean "points"?"#]]);
    misread(
        "pop>ship1 @nowhere",
        &expect![[
            r#"11: expected one of "sol-or-yard", "deep-space", "any", "here", "sol", found "nowhere""#
        ]],
    );
    misread("private-tech 4 draw 3", &expect![[r#"13: expected a number from 2 to 3, found "4 draw 3""#]]);
}

#[test]
fn conditions_and_scorings_have_three_parts_at_most() {
    let long: Result<Condition, _> = "colony >= 1 and ore >= 1 and pop >= 1 and ship >= 1".parse();
    expect![[r#"expected no more than three comparisons, found "ship >= 1""#]]
        .assert_eq(&long.expect_err("too long").to_string());
    let long: Result<Scoring, _> = "1 vp; 1 vp; 1 vp; 1 vp".parse();
    expect![[r#"expected no more than three terms, found "1 vp""#]]
        .assert_eq(&long.expect_err("too long").to_string());
}

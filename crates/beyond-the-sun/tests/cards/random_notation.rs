//! The notation on random texts: every valid text prints as it was written.

use beyond_the_sun::effect::{Code, Condition, Count, Scoring};
use beyond_the_sun::ids::Guild;
use proptest::prelude::*;
use proptest::sample::select;

use super::notation::again;

fn count() -> impl Strategy<Value = String> {
    select(&Count::ALL[..]).prop_map(|count| count.id().to_owned())
}

fn condition() -> impl Strategy<Value = String> {
    let comparison = (count(), select(&[">=", "<=", "="][..]), 0_u8..=99)
        .prop_map(|(count, relation, number)| format!("{count} {relation} {number}"));
    prop::collection::vec(comparison, 1..=3).prop_map(|parts| parts.join(" and "))
}

fn scale() -> impl Strategy<Value = String> {
    (1_u8..=9, count(), prop::option::of(1_u8..=9)).prop_map(|(per, count, max)| {
        let per = if per == 1 { String::new() } else { format!("{per} ") };
        let max = max.map_or(String::new(), |max| format!(" max {max}"));
        format!("per {per}{count}{max}")
    })
}

fn step() -> impl Strategy<Value = String> {
    let n = 1_u8..=99;
    let fixed = [
        "grow",
        "mine",
        "trade",
        "automate food",
        "automate ore",
        "automate any",
        "take-dyson",
        "scatter",
        "predict",
        "colonise",
        "colonise neutral",
        "supply>pop",
        "supply>pop from B",
        "supply>ship1 from C @any",
        "pop>supply",
        "pop>ship4 @here",
        "ship>pop",
        "ship>supply",
        "pop>ship2",
        "supply>ship3 @sol",
        "attach-dyson A",
        "attach-private A draw 2",
        "private-achievement draw 2",
        "place-ship 2 @sol",
        "place-tile strength-square",
        "place-tile credit",
        "attach-system B next-to sol",
        "attach-system A next-to deep-space",
        "attach-system A next-to system",
        "copy-action any",
        "copy-action own research",
        "copy-action theirs",
        "charter A draw 3",
        "private-tech 2 draw 3",
        "private-tech 3 draw 1",
        "add-achievement draw 2",
        "upgrade start-ship by 2",
        "upgrade up to 2 ships by 3",
        "move-supply 2 rightmost to any",
        "move-supply 1 to A",
        "attach-vp 2 yard",
        "attach-vp 3 system",
        "research 1 + colony max 4",
        "research 2 known no-prereq no-bonus with supply",
        "research 4",
        "research 3 with supply",
    ];
    let numbered = [
        "gain # ore",
        "pay # ore",
        "pay # ore to player",
        "lose # ore",
        "lose # pop",
        "take # ore from others",
        "give # ore to others",
        "jump #",
        "jump # hold-bonus",
        "warp #",
        "upgrade # points",
        "banish #",
        "museum #",
        "vp #",
    ];
    prop_oneof![
        select(fixed.to_vec()).prop_map(str::to_owned),
        (select(numbered.to_vec()), n).prop_map(|(text, n)| text.replace('#', &n.to_string())),
        (0..Guild::COUNT).prop_map(|i| format!("open-guild {}", Guild::all().nth(i).expect("a guild"))),
    ]
}

/// Steps that go by a count.
fn scaling_step() -> impl Strategy<Value = String> {
    let texts = ["gain # ore", "vp #", "supply>pop", "supply>pop from B"];
    (select(texts.to_vec()), 1_u8..=99).prop_map(|(text, n)| text.replace('#', &n.to_string()))
}

fn cost() -> impl Strategy<Value = String> {
    let part = |what: &'static str| prop::option::of((1_u8..=9).prop_map(move |n| format!("{n} {what}")));
    (part("ore"), part("ore to player"), part("recall"), part("ship"), part("token")).prop_map(
        |(ore, player, recall, ship, token)| {
            let parts: Vec<_> = [ore, player, recall, ship, token].into_iter().flatten().collect();
            if parts.is_empty() { String::new() } else { format!("{}: ", parts.join(", ")) }
        },
    )
}

fn effect() -> impl Strategy<Value = String> {
    let scaled = (scaling_step(), scale()).prop_map(|(step, scale)| format!("{step} {scale}"));
    let leaf = prop_oneof![step(), scaled];
    let options = |item: BoxedStrategy<String>| {
        let sequence = prop::collection::vec(item, 1..3).prop_map(|items| items.join("; "));
        let option = (cost(), sequence).prop_map(|(cost, sequence)| format!("{cost}{sequence}"));
        prop::collection::vec(option, 1..3).prop_map(|options| options.join(" | ")).boxed()
    };
    let item = leaf.boxed().prop_recursive(3, 12, 3, move |inner| {
        let group = options(inner.boxed());
        prop_oneof![
            group.clone().prop_map(|group| format!("({group})")),
            group.clone().prop_map(|group| format!("?({group})")),
            (2_u8..9, group.clone()).prop_map(|(n, group)| format!("{n}x({group})")),
            (condition(), group.clone()).prop_map(|(condition, group)| format!("if {condition} ({group})")),
            (condition(), group.clone(), group.clone())
                .prop_map(|(condition, then, other)| format!("if {condition} ({then}) else ({other})")),
            (select(vec!["me", "all", "others"]), group.clone())
                .prop_map(|(who, group)| format!("for {who} ({group})")),
            (select(vec!["most", "fewest"]), count(), group)
                .prop_map(|(who, count, group)| format!("for {who} {count} ({group})")),
        ]
        .boxed()
    });
    options(item.boxed())
}

proptest! {
    #[test]
    fn effects_print_as_they_are_written(text in effect()) {
        prop_assert_eq!(again(&text), text);
    }

    #[test]
    fn only_some_steps_go_by_a_count(step in step(), scale in scale()) {
        let scales = step.starts_with("gain") || step.starts_with("vp") || step.starts_with("supply>pop");
        let read = Code::default().read_effect(&format!("{step} {scale}"));
        prop_assert_eq!(read.is_ok(), scales, "{} {}", step, scale);
    }

    #[test]
    fn conditions_print_as_they_are_written(text in condition()) {
        let condition: Condition = text.parse().expect("a condition");
        prop_assert_eq!(condition.to_string(), text);
    }

    #[test]
    fn reading_never_panics(text in "[a-z0-9 ;:,|()?>@+=-]{0,40}") {
        let _ = Code::default().read_effect(&text);
        let _ = Code::default().read_ability(&text);
        let _ = text.parse::<Condition>();
        let _ = text.parse::<Scoring>();
    }
}

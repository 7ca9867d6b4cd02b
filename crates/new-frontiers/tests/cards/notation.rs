//! The notation: printed text can be parsed, and parse errors give the position.

use expect_test::{Expect, expect};
use new_frontiers::cards::{ColonyCard, DevelopmentCard, Pack};
use new_frontiers::effect::{
    Bonus, Clause, Gains, Good, Group, Line, Noun, Parts, Power, Scoring, Target, With,
};
use new_frontiers::ids::{Development, Keyword, Kind, Phase};
use proptest::prelude::*;
use proptest::sample::select;

fn kind() -> impl Strategy<Value = Kind> {
    select(&Kind::ALL[..])
}

fn keyword() -> impl Strategy<Value = Keyword> {
    select(&Keyword::ALL[..])
}

fn good() -> impl Strategy<Value = Good> {
    prop_oneof![Just(Good::Any), kind().prop_map(Good::Kind)]
}

fn target() -> impl Strategy<Value = Target> {
    prop_oneof![kind().prop_map(Target::Kind), keyword().prop_map(Target::Keyword)]
}

fn gains() -> impl Strategy<Value = Gains> {
    let gains =
        prop::array::uniform3(0..=12u8).prop_map(|[credits, vp, colonists]| Gains { credits, vp, colonists });
    gains.prop_filter("nothing is no gain", |gains| *gains != Gains::default())
}

fn parts() -> impl Strategy<Value = Parts> {
    let number = || prop_oneof![Just(0), 0..=12u8];
    let parts = ([number(), number(), number(), number()], number()).prop_map(|(of, any)| Parts { of, any });
    parts.prop_filter("nothing is no part", |parts| *parts != Parts::default())
}

fn group() -> impl Strategy<Value = Group> {
    let noun = select(&[Noun::Tile, Noun::Colony, Noun::Development][..]);
    let with = prop_oneof![select(&Phase::ALL[..]).prop_map(With::Phase), Just(With::Military)];
    let option = prop::option::of::<BoxedStrategy<bool>>;
    (
        noun,
        prop::option::of(kind()),
        prop::option::of(keyword()),
        option(any::<bool>().boxed()),
        any::<[bool; 2]>(),
        prop::option::of(with),
    )
        .prop_map(|(noun, kind, keyword, military, [production, two_colonist], with)| Group {
            noun,
            kind,
            keyword,
            military,
            production,
            two_colonist,
            with,
        })
}

fn power() -> impl Strategy<Value = Power> {
    let n = || 0..=12u8;
    let development = || (0..40u8).prop_map(|index| Development::new(index).expect("below 40"));
    prop_oneof![
        n().prop_map(Power::DevelopCost),
        n().prop_map(Power::DevelopLargeCost),
        gains().prop_map(Power::AfterDevelop),
        n().prop_map(Power::ExploreDraw),
        gains().prop_map(Power::ExploreGain),
        n().prop_map(Power::Military),
        (n(), target()).prop_map(|(n, target)| Power::MilitaryVs(n, target)),
        n().prop_map(Power::SettleCost),
        (n(), n(), target()).prop_map(|(cost, military, target)| Power::CostOrMilitaryVs {
            cost,
            military,
            target
        }),
        (good(), n()).prop_map(|(good, military)| Power::DiscardForMilitary { good, military }),
        n().prop_map(|less| Power::PayForMilitary { less }),
        Just(Power::SettleMore),
        n().prop_map(|up_to| Power::ReplaceColony { up_to }),
        Just(Power::ReplaceThis),
        gains().prop_map(Power::SettleGain),
        n().prop_map(Power::AfterSettleDraw),
        gains().prop_map(Power::AfterSettleGain),
        good().prop_map(Power::Windfall),
        gains().prop_map(Power::ProduceGain),
        (gains(), group()).prop_map(|(gains, group)| Power::ProduceGainPer(gains, group)),
        (gains(), kind()).prop_map(|(gains, kind)| Power::ProduceGainIfMost(gains, kind)),
        gains().prop_map(Power::WhenProduces),
        n().prop_map(Power::Trade),
        (n(), kind()).prop_map(|(n, kind)| Power::TradeVs(n, kind)),
        (parts(), gains()).prop_map(|(parts, gains)| Power::Consume(parts, gains)),
        (n(), gains()).prop_map(|(n, gains)| Power::ConsumeDifferent(n, gains)),
        (n(), good(), gains()).prop_map(|(n, good, gains)| Power::ConsumeUpTo(n, good, gains)),
        (n(), gains()).prop_map(|(n, gains)| Power::ConsumeUpToDifferent(n, gains)),
        gains().prop_map(Power::ConsumeNothing),
        Just(Power::ConsumeSell),
        (n(), development(), n()).prop_map(|(vp, with, bonus)| Power::ConsumePerGood { vp, with, bonus }),
    ]
}

fn scoring() -> impl Strategy<Value = Scoring> {
    let clause = prop_oneof![
        4 => (0..=12u8, group()).prop_map(|(points, group)| Clause::Per(points, group)),
        1 => (0..=12u8).prop_map(Clause::PerStrength),
        1 => prop::array::uniform4(0..=12u8).prop_map(Clause::TableByKind),
    ];
    prop::collection::vec(clause, 1..4).prop_map(|mut clauses| {
        let mut most = u8::MAX;
        for clause in &mut clauses {
            if let Clause::Per(points, _) = clause {
                *points = most.min(*points);
                most = *points;
            }
        }
        Scoring(clauses)
    })
}

fn line() -> impl Strategy<Value = Line> {
    prop_oneof![
        4 => power().prop_map(Line::Power),
        4 => scoring().prop_map(Line::Score),
        1 => Just(Line::Joker),
        1 => Just(Line::Untradable),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_printed_is_read_back(line in line()) {
        prop_assert_eq!(line.to_string().parse::<Line>(), Ok(line));
    }

    #[test]
    fn bonuses_are_read_back(power in power(), gains in gains()) {
        let plain = [Bonus::PickOneMore, Bonus::TakeTileCredits, Bonus::MoveFirst, Bonus::MoveUp, Bonus::DrawGoals];
        for bonus in plain.into_iter().chain([Bonus::Gain(gains), Bonus::Power(power)]) {
            prop_assert_eq!(bonus.to_string().parse::<Bonus>(), Ok(bonus));
        }
    }

    /// A line with one wrong letter is refused at that letter or at the start of its word.
    #[test]
    fn a_slip_is_found(line in line(), place in any::<prop::sample::Index>(), letter in select(&["x", "!", "ß"][..])) {
        let text = line.to_string();
        let at = place.index(text.len());
        prop_assume!(&text[at..=at] != letter);
        let misread = format!("{}{letter}{}", &text[..at], &text[at + 1..]).parse::<Line>().expect_err("a slip");
        prop_assert!(misread.at <= at, "{misread} at {} and not at {at} in {text}", misread.at);
    }
}

/// Every string of the pack is written as it would be printed.
#[test]
fn the_pack_is_canonical() {
    let text = include_str!("../../cards/pack.toml");
    let mut n_lines = 0;
    for list in text.lines().filter_map(|line| line.strip_prefix("powers = [")) {
        let strings = list.trim_end_matches(']').split('"').skip(1).step_by(2);
        for string in strings {
            let line: Line = string.parse().unwrap_or_else(|misread| panic!("{string}: {misread}"));
            assert_eq!(line.to_string(), string);
            n_lines += 1;
        }
    }
    let pack = Pack::standard();
    let colonies = pack.worlds.iter().chain(pack.homes.iter().map(|home| &home.colony));
    let lines =
        colonies.flat_map(ColonyCard::lines).chain(pack.developments.iter().flat_map(DevelopmentCard::lines));
    assert_eq!(n_lines, lines.count());
}

/// The head of a power decides its phase (section 2 of the notation).
#[test]
fn phases() {
    let pack = Pack::standard();
    let powers = pack.worlds.iter().flat_map(|card| &card.powers);
    for power in powers.chain(pack.developments.iter().flat_map(|card| &card.powers)) {
        let text = power.to_string();
        let head = text.split(':').next().expect("a head");
        let phase = match head.trim_start_matches("after ") {
            "when produces" => "produce",
            head => head,
        };
        assert_eq!(power.phase().id(), phase, "{text}");
        assert_eq!(power.is_military(), text.contains("military +"), "{text}");
    }
}

fn misread(text: &str, message: &Expect) {
    let misread = text.parse::<Line>().expect_err("it is not notation");
    message.assert_eq(&format!("{}: {misread}", misread.at));
}

#[test]
fn misreadings() {
    misread(
        "",
        &expect![[
            r#"0: expected "develop:" or "after" or "explore:" or "settle:" or "produce:" or "when" or "trade:" or "consume:" or "score:" or "property:", found the end"#
        ]],
    );
    misread("trade: 1", &expect![[r#"7: expected "+<n>" or "+<n> vs <kind>", found "1""#]]);
    misread(
        "trade: +1 vs alien",
        &expect![[r#"13: expected one of "novelty", "rare", "genes", "alientech", found "alien""#]],
    );
    misread("trade: +1 vs novelty goods", &expect![[r#"21: expected the end, found "goods""#]]);
    misread("settle: military +13", &expect![[r#"18: expected a number up to 12, found "13""#]]);
    misread(
        "settle: military +1 against rebel",
        &expect![[r#"20: expected "vs <target>", found "against rebel""#]],
    );
    misread("settle: may settle 2 more", &expect![[r#"19: expected "1 more", found "2 more""#]]);
    misread(
        "settle: may",
        &expect![[r#"11: expected "discard" or "pay" or "settle" or "replace", found the end"#]],
    );
    misread(
        "produce: gain 1 credits",
        &expect![[
            r#"16: expected one of "vp", "colonist", "credit", found "credits", did you mean "credit"?"#
        ]],
    );
    misread("produce: gain 0 vp", &expect![[r#"14: expected a number from 1 to 12, found "0 vp""#]]);
    misread(
        "produce: gain 1 vp + 2 vp",
        &expect![[r#"23: expected one of "colonists", "credits", found "vp""#]],
    );
    misread(
        "produce: gain 1 credit per rare genes colony",
        &expect![[
            r#"32: expected one of "alien", "imperium", "rebel", "terraforming", "uplift", "military", "non-military", "production", "two-colonist", "tile", "colony", "development", found "genes colony""#
        ]],
    );
    misread(
        "produce: gain 1 credit per military non-military colony",
        &expect![[
            r#"36: expected one of "novelty", "rare", "genes", "alientech", "alien", "imperium", "rebel", "terraforming", "uplift", "production", "two-colonist", "tile", "colony", "development", found "non-military colony""#
        ]],
    );
    misread("consume: 2 rare - > 3 vp", &expect![[r#"16: expected "-> <gains>", found "- > 3 vp""#]]);
    misread("consume: up to 2 rare -> 1 vp", &expect![[r#"29: expected "each", found the end"#]]);
    misread(
        "consume: +1 vp per good consumed, +1 vp with galactic_saloon",
        &expect![[
            r#"45: expected the id of a development, found "galactic_saloon", did you mean "galactic_salon"?"#
        ]],
    );
    misread(
        "score: 2 per other rare colony",
        &expect![[
            r#"13: expected one of "novelty", "rare", "genes", "alientech", "alien", "imperium", "rebel", "terraforming", "uplift", "military", "non-military", "production", "two-colonist", "tile", "colony", "development" or "strength", found "other rare colony""#
        ]],
    );
    misread(
        "score: 1 per rare colony; 2 per other tile",
        &expect![[r#"26: expected at most 1 points, as in the clause before, found "2 per other tile""#]],
    );
    misread(
        "score: 1 per rare colony;1 per other tile",
        &expect![[r#"24: expected the end, found ";1 per other tile""#]],
    );
    misread("score: table 1 3 6 by kind", &expect![[r#"19: expected a number up to 12, found "by kind""#]]);
    misread("property: jocker", &expect![[r#"10: expected "joker", found "jocker""#]]);
    misread(
        "Property: joker",
        &expect![[
            r#"0: expected "develop:" or "after" or "explore:" or "settle:" or "produce:" or "when" or "trade:" or "consume:" or "score:" or "property:", found "Property: joker""#
        ]],
    );
}

/// `other` is optional in the text, and printing adds it.
#[test]
fn other_changes_nothing() {
    let plain: Line = "score: 2 per rare colony; 1 per colony".parse().expect("notation");
    assert_eq!(plain.to_string(), "score: 2 per rare colony; 1 per other colony");
}

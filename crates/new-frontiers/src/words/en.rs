//! English: sentences and short lines.

mod nouns;

use super::list;
use crate::cards::Pack;
use crate::effect::{Clause, Good, Line, Power, Scoring};
use nouns::{
    brief_goods, brief_group, brief_kind, brief_target, capital, credits, goods, group, kind, other, parts,
    target, worlds,
};
pub(super) use nouns::{gains, phase};

pub(super) fn sentence(line: &Line, pack: &Pack) -> String {
    match line {
        Line::Power(power) => power_sentence(*power, pack),
        Line::Score(scoring) => score_sentence(scoring),
        Line::Joker => "In each action you declare the kind of this colony.".to_owned(),
        Line::Untradable => "Its good cannot be sold.".to_owned(),
    }
}

fn power_sentence(power: Power, pack: &Pack) -> String {
    let gain = gains;
    match power {
        Power::DevelopCost(n) => format!("Develop: you pay {n} less."),
        Power::DevelopLargeCost(n) => format!("Develop: large developments cost {n} less."),
        Power::AfterDevelop(g) => format!("Gain {} after you develop.", gain(g)),
        Power::ExploreDraw(n) => format!("Explore: after your pick draw {} from the bag.", worlds(n)),
        Power::ExploreGain(g) => format!("Explore: gain {}.", gain(g)),
        Power::Military(n) => format!("Settle: you have {n} more military strength."),
        Power::MilitaryVs(n, t) => {
            format!("Settle: you have {n} more military strength against {} worlds.", target(t))
        }
        Power::SettleCost(n) => format!("Settle: worlds cost {n} less."),
        Power::CostOrMilitaryVs { cost, military, target: t } => {
            format!(
                "Settle {} worlds: you pay {cost} less or have {military} more military strength.",
                target(t)
            )
        }
        Power::DiscardForMilitary { good, military } => format!(
            "Settle: you may discard {} for {military} more military strength in this action.",
            goods(1, good)
        ),
        Power::PayForMilitary { less: 0 } => {
            "Settle: you may buy a military world (not Alien) for its defence.".to_owned()
        }
        Power::PayForMilitary { less } => {
            format!("Settle: you may buy a military world (not Alien) for its defence −{less}.")
        }
        Power::SettleMore => "Settle: you may settle a second world.".to_owned(),
        Power::ReplaceColony { up_to } => format!(
            "Settle: you may swap a non-military colony for an explored non-military world of its kind that \
             costs 0–{up_to} more, free of charge."
        ),
        Power::ReplaceThis => {
            "Settle: you may swap this colony for an explored non-military world (not Alien), free of charge."
                .to_owned()
        }
        Power::SettleGain(g) => format!("Settle: gain {} first.", gain(g)),
        Power::AfterSettleDraw(n) => format!("After settling a world draw {} from the bag.", worlds(n)),
        Power::AfterSettleGain(g) => format!("Gain {} after settling a world.", gain(g)),
        Power::Windfall(Good::Any) => "Produce on one empty windfall colony.".to_owned(),
        Power::Windfall(Good::Kind(k)) => format!("Produce on one empty {} windfall colony.", kind(k)),
        Power::ProduceGain(g) => format!("Produce: gain {}.", gain(g)),
        Power::ProduceGainPer(g, per) => format!("Produce: gain {} for each {}.", gain(g), group(per)),
        Power::ProduceGainIfMost(g, k) => {
            format!("Produce: gain {} if you produced {} and nobody produced more.", gain(g), kind(k))
        }
        Power::WhenProduces(g) => format!("Gain {} when this colony produces.", gain(g)),
        Power::Trade(n) => format!("Trade: you receive {} more for any good.", credits(n)),
        Power::TradeVs(n, k) => format!("Trade: you receive {} more for {} goods.", credits(n), kind(k)),
        Power::Consume(p, g) => format!("Consume {} for {}.", list(&parts(p, goods), "and"), gain(g)),
        Power::ConsumeDifferent(n, g) => format!("Consume {n} different goods for {}.", gain(g)),
        Power::ConsumeUpTo(n, good, g) => format!("Consume up to {} for {} each.", goods(n, good), gain(g)),
        Power::ConsumeUpToDifferent(n, g) => {
            format!("Consume up to {n} different goods for {} each.", gain(g))
        }
        Power::ConsumeNothing(g) => format!("Consume: gain {}.", gain(g)),
        Power::ConsumeSell => "Consume: you may sell 1 more good, without bonuses.".to_owned(),
        Power::ConsumePerGood { vp, with, bonus } => {
            format!(
                "Consume: each good consumed brings {vp} VP more, and {bonus} VP more with {}.",
                pack[with].name.en
            )
        }
    }
}

/// The same on a development, whose power does not reduce its own price (NF-062).
pub(super) fn development_sentence(line: &Line, pack: &Pack) -> String {
    match line {
        Line::Power(Power::DevelopCost(n)) => format!("Develop: you pay {n} less (not for this tile)."),
        line => sentence(line, pack),
    }
}

pub(super) fn short(line: &Line, pack: &Pack) -> String {
    match line {
        Line::Power(power) => power_short(*power, pack),
        Line::Score(scoring) => score_short(scoring),
        Line::Joker => "Any kind".to_owned(),
        Line::Untradable => "Never sold".to_owned(),
    }
}

fn power_short(power: Power, pack: &Pack) -> String {
    let gain = gains;
    match power {
        Power::DevelopCost(n) => format!("Cost −{n}"),
        Power::DevelopLargeCost(n) => format!("Large −{n}"),
        Power::AfterDevelop(g) | Power::AfterSettleGain(g) => format!("Then +{}", gain(g)),
        Power::ExploreDraw(n) => format!("Draw {n} more"),
        Power::Military(n) => format!("Military +{n}"),
        Power::MilitaryVs(n, t) => format!("Military +{n} vs {}", brief_target(t)),
        Power::SettleCost(n) => format!("Worlds −{n}"),
        Power::CostOrMilitaryVs { cost, military, target: t } => {
            format!("{} worlds −{cost}/+{military}", capital(brief_target(t)))
        }
        Power::DiscardForMilitary { good, military } => {
            format!("{}: military +{military}", brief_goods(1, good))
        }
        Power::PayForMilitary { less: 0 } => "Buy military worlds".to_owned(),
        Power::PayForMilitary { less } => format!("Buy military worlds −{less}"),
        Power::SettleMore => "Settle two worlds".to_owned(),
        Power::ReplaceColony { up_to } => format!("Swap a colony, +0–{up_to}"),
        Power::ReplaceThis => "Swap this colony".to_owned(),
        Power::AfterSettleDraw(n) => format!("Then draw {n}"),
        Power::Windfall(Good::Any) => "Windfall good".to_owned(),
        Power::Windfall(Good::Kind(k)) => format!("{} windfall good", capital(brief_kind(k))),
        Power::ExploreGain(g) | Power::SettleGain(g) | Power::ProduceGain(g) | Power::ConsumeNothing(g) => {
            format!("+{}", gain(g))
        }
        Power::ProduceGainPer(g, per) => format!("+{} per {}", gain(g), brief_group(per)),
        Power::ProduceGainIfMost(g, k) => format!("Most {}: +{}", brief_kind(k), gain(g)),
        Power::WhenProduces(g) => format!("Its good: +{}", gain(g)),
        Power::Trade(n) => format!("Any sale +{n}"),
        Power::TradeVs(n, k) => format!("{} sale +{n}", capital(brief_kind(k))),
        Power::Consume(p, g) => format!("{}: {}", parts(p, brief_goods).join(" + "), gain(g)),
        Power::ConsumeDifferent(n, g) => format!("{n} different: {}", gain(g)),
        Power::ConsumeUpTo(n, good, g) => format!("Up to {}: {} each", brief_goods(n, good), gain(g)),
        Power::ConsumeUpToDifferent(n, g) => format!("Up to {n} different: {} each", gain(g)),
        Power::ConsumeSell => "Sell 1 more".to_owned(),
        Power::ConsumePerGood { vp, with, bonus } => {
            format!("Per good +{vp} VP; {} +{bonus}", pack[with].name.en)
        }
    }
}

fn score_sentence(scoring: &Scoring) -> String {
    let clause = |(i, clause): (usize, &Clause)| match clause {
        Clause::Per(n, per) => format!("{n} VP for each {}{}", other(i), group(*per)),
        Clause::PerStrength(n) => {
            format!("{n} VP for each point of lasting military strength that counts against every world")
        }
        Clause::TableByKind([a, b, c, d]) => {
            format!("{a}/{b}/{c}/{d} VP for 1/2/3/4 different kinds of colonies")
        }
    };
    let clauses: Vec<_> = scoring.0.iter().enumerate().map(clause).collect();
    format!("{}.", clauses.join(", "))
}

fn score_short(scoring: &Scoring) -> String {
    let clause = |(i, clause): (usize, &Clause)| match clause {
        Clause::Per(n, per) => format!("{n} per {}{}", other(i), brief_group(*per)),
        Clause::PerStrength(n) => format!("{n} per military vs all"),
        Clause::TableByKind([a, b, c, d]) => format!("{a}/{b}/{c}/{d} for 1–4 kinds"),
    };
    scoring.0.iter().enumerate().map(clause).collect::<Vec<_>>().join(", ")
}

//! German: sentences and short lines.

mod nouns;

use super::list;
use crate::cards::Pack;
use crate::effect::{Clause, Good, Line, Power, Scoring, Target};
use crate::ids::Keyword;
pub(super) use nouns::{Case, gains, phase};
use nouns::{
    capital, compound, credits, each, goods, keyword, parts, per_one, plural, singular, target_worlds, worlds,
};

pub(super) fn sentence(line: &Line, pack: &Pack) -> String {
    match line {
        Line::Power(power) => power_sentence(*power, pack),
        Line::Score(scoring) => score_sentence(scoring),
        Line::Joker => "Du bestimmst in jeder Aktion die Art dieser Kolonie.".to_owned(),
        Line::Untradable => "Ihr Gut kann nicht verkauft werden.".to_owned(),
    }
}

fn power_sentence(power: Power, pack: &Pack) -> String {
    let gain = |g| gains(g, Case::Accusative);
    match power {
        Power::DevelopCost(n) => format!("Entwickeln: Du zahlst {n} weniger."),
        Power::DevelopLargeCost(n) => format!("Entwickeln: Große Entwicklungen kosten {n} weniger."),
        Power::AfterDevelop(g) => format!("Du erhältst {}, nachdem du entwickelt hast.", gain(g)),
        Power::ExploreDraw(n) => format!("Erkunden: Ziehe nach deiner Wahl {} aus dem Beutel.", worlds(n)),
        Power::ExploreGain(g) => format!("Erkunden: Du erhältst {}.", gain(g)),
        Power::Military(n) => format!("Siedeln: Du hast {n} militärische Stärke mehr."),
        Power::MilitaryVs(n, t) => {
            format!("Siedeln: Du hast {n} militärische Stärke mehr gegen {}.", target_worlds(t))
        }
        Power::SettleCost(n) => format!("Siedeln: Welten kosten {n} weniger."),
        Power::CostOrMilitaryVs { cost, military, target } => {
            let worlds = capital(&target_worlds(target));
            format!(
                "{worlds} besiedeln: Du zahlst {cost} weniger oder hast {military} militärische Stärke mehr."
            )
        }
        Power::DiscardForMilitary { good, military } => format!(
            "Siedeln: Du darfst {} abgeben und hast dafür in dieser Aktion {military} militärische Stärke mehr.",
            goods(1, good)
        ),
        Power::PayForMilitary { less: 0 } => {
            "Siedeln: Du darfst eine militärische Welt (nicht Alien) für ihre Verteidigung kaufen.".to_owned()
        }
        Power::PayForMilitary { less } => format!(
            "Siedeln: Du darfst eine militärische Welt (nicht Alien) für ihre Verteidigung −{less} kaufen."
        ),
        Power::SettleMore => "Siedeln: Du darfst eine zweite Welt besiedeln.".to_owned(),
        Power::ReplaceColony { up_to } => format!(
            "Siedeln: Du darfst eine nicht-militärische Kolonie kostenlos durch eine erkundete \
             nicht-militärische Welt gleicher Art ersetzen, die 0–{up_to} mehr kostet."
        ),
        Power::ReplaceThis => "Siedeln: Du darfst diese Kolonie kostenlos durch eine erkundete \
                               nicht-militärische Welt (nicht Alien) ersetzen."
            .to_owned(),
        Power::SettleGain(g) => format!("Siedeln: Du erhältst zuerst {}.", gain(g)),
        Power::AfterSettleDraw(n) => {
            format!("Ziehe {} aus dem Beutel, nachdem du eine Welt besiedelt hast.", worlds(n))
        }
        Power::AfterSettleGain(g) => format!("Du erhältst {}, nachdem du eine Welt besiedelt hast.", gain(g)),
        Power::Windfall(Good::Any) => "Produziere auf einer leeren Windfall-Kolonie.".to_owned(),
        Power::Windfall(Good::Kind(k)) => {
            format!("Produziere auf einer leeren {}-Windfall-Kolonie.", compound(k))
        }
        Power::ProduceGain(g) => format!("Produzieren: Du erhältst {}.", gain(g)),
        Power::ProduceGainPer(g, per) => {
            format!("Produzieren: Du erhältst {} für {}.", gain(g), each(per, false))
        }
        Power::ProduceGainIfMost(g, k) => format!(
            "Produzieren: Du erhältst {}, wenn du {} produziert hast und niemand mehr davon.",
            gain(g),
            plural(k)
        ),
        Power::WhenProduces(g) => format!("Du erhältst {}, wenn diese Kolonie produziert.", gain(g)),
        Power::Trade(n) => format!("Handeln: Du erhältst {} mehr für ein beliebiges Gut.", credits(n)),
        Power::TradeVs(n, k) => format!("Handeln: Du erhältst {} mehr für {}.", credits(n), plural(k)),
        Power::Consume(p, g) => format!("Verbrauche {} für {}.", list(&parts(p), "und"), gain(g)),
        Power::ConsumeDifferent(n, g) => format!("Verbrauche {n} verschiedene Güter für {}.", gain(g)),
        Power::ConsumeUpTo(n, good, g) => {
            format!("Verbrauche bis zu {} für je {}.", goods(n, good), gain(g))
        }
        Power::ConsumeUpToDifferent(n, g) => {
            format!("Verbrauche bis zu {n} verschiedene Güter für je {}.", gain(g))
        }
        Power::ConsumeNothing(g) => format!("Verbrauchen: Du erhältst {}.", gain(g)),
        Power::ConsumeSell => "Verbrauchen: Du darfst 1 weiteres Gut ohne Zuschläge verkaufen.".to_owned(),
        Power::ConsumePerGood { vp, with, bonus } => format!(
            "Verbrauchen: Jedes verbrauchte Gut bringt {vp} SP mehr, mit dem Plättchen „{}“ noch einmal {bonus} SP.",
            pack[with].name.de
        ),
    }
}

/// The same on a development, whose power does not reduce its own price (NF-062).
pub(super) fn development_sentence(line: &Line, pack: &Pack) -> String {
    match line {
        Line::Power(Power::DevelopCost(n)) => {
            format!("Entwickeln: Du zahlst {n} weniger (nicht für dieses Plättchen).")
        }
        line => sentence(line, pack),
    }
}

pub(super) fn short(line: &Line, pack: &Pack) -> String {
    match line {
        Line::Power(power) => power_short(*power, pack),
        Line::Score(scoring) => score_short(scoring),
        Line::Joker => "Beliebige Art".to_owned(),
        Line::Untradable => "Unverkäuflich".to_owned(),
    }
}

fn power_short(power: Power, pack: &Pack) -> String {
    let gain = |g| gains(g, Case::Nominative);
    match power {
        Power::DevelopCost(n) => format!("Kosten −{n}"),
        Power::DevelopLargeCost(n) => format!("Große −{n}"),
        Power::AfterDevelop(g) | Power::AfterSettleGain(g) => format!("Danach +{}", gain(g)),
        Power::ExploreDraw(n) => format!("{n} mehr ziehen"),
        Power::Military(n) => format!("Stärke +{n}"),
        Power::MilitaryVs(n, Target::Keyword(Keyword::Uplift)) => {
            format!("Stärke +{n} gegen Genmanipulierte")
        }
        Power::MilitaryVs(n, Target::Keyword(k)) => format!("Stärke +{n} gegen {}", keyword(k)),
        Power::MilitaryVs(n, Target::Kind(k)) => format!("Stärke +{n} gegen {}", plural(k)),
        Power::SettleCost(n) => format!("Welten −{n}"),
        Power::CostOrMilitaryVs { cost, military, target } => {
            format!("{} −{cost}/+{military}", capital(&target_worlds(target)))
        }
        Power::DiscardForMilitary { good, military } => format!("{}: Stärke +{military}", goods(1, good)),
        Power::PayForMilitary { less: 0 } => "Militärische Welten kaufen".to_owned(),
        Power::PayForMilitary { less } => format!("Militärische Welten kaufen −{less}"),
        Power::SettleMore => "Zwei Welten besiedeln".to_owned(),
        Power::ReplaceColony { up_to } => format!("Kolonie ersetzen, +0–{up_to}"),
        Power::ReplaceThis => "Diese Kolonie ersetzen".to_owned(),
        Power::AfterSettleDraw(n) => format!("Danach {n} ziehen"),
        Power::Windfall(Good::Any) => "Windfall-Gut".to_owned(),
        Power::Windfall(Good::Kind(k)) => format!("Windfall-Gut: {}", singular(k)),
        Power::ExploreGain(g) | Power::SettleGain(g) | Power::ProduceGain(g) | Power::ConsumeNothing(g) => {
            format!("+{}", gain(g))
        }
        Power::ProduceGainPer(g, per) => format!("+{} je {}", gain(g), per_one(per, false)),
        Power::ProduceGainIfMost(g, k) => format!("Meiste {}: +{}", plural(k), gain(g)),
        Power::WhenProduces(g) => format!("Eigenes Gut: +{}", gain(g)),
        Power::Trade(n) => format!("Jeder Verkauf +{n}"),
        Power::TradeVs(n, k) => format!("Verkauf {} +{n}", singular(k)),
        Power::Consume(p, g) => format!("{}: {}", parts(p).join(" + "), gain(g)),
        Power::ConsumeDifferent(n, g) => format!("{n} verschiedene: {}", gain(g)),
        Power::ConsumeUpTo(n, good, g) => format!("Bis zu {}: je {}", goods(n, good), gain(g)),
        Power::ConsumeUpToDifferent(n, g) => format!("Bis zu {n} verschiedene: je {}", gain(g)),
        Power::ConsumeSell => "1 mehr verkaufen".to_owned(),
        Power::ConsumePerGood { vp, with, bonus } => {
            format!("Je Gut +{vp} SP; {} +{bonus}", pack[with].name.de)
        }
    }
}

fn score_sentence(scoring: &Scoring) -> String {
    let clause = |(i, clause): (usize, &Clause)| match clause {
        Clause::Per(n, per) => format!("{n} SP für {}", each(*per, i > 0)),
        Clause::PerStrength(n) => {
            format!("{n} SP für jeden Punkt dauerhafter militärischer Stärke, die gegen jede Welt zählt")
        }
        Clause::TableByKind([a, b, c, d]) => {
            format!("{a}/{b}/{c}/{d} SP für 1/2/3/4 verschiedene Arten von Kolonien")
        }
    };
    let clauses: Vec<_> = scoring.0.iter().enumerate().map(clause).collect();
    format!("{}.", clauses.join(", "))
}

fn score_short(scoring: &Scoring) -> String {
    let clause = |(i, clause): (usize, &Clause)| match clause {
        Clause::Per(n, per) => format!("{n} je {}", per_one(*per, i > 0)),
        Clause::PerStrength(n) => format!("{n} je Stärke gegen alle"),
        Clause::TableByKind([a, b, c, d]) => format!("{a}/{b}/{c}/{d} für 1–4 Arten"),
    };
    scoring.0.iter().enumerate().map(clause).collect::<Vec<_>>().join(", ")
}

//! English nouns: goods, kinds, groups and their plurals.

use crate::effect::{Gains, Good, Group, Noun, Parts, Target, With};
use crate::ids::{Keyword, Kind, Phase};
use crate::words::list;

/// A tile that the first clause counts is not counted by a later one.
pub(super) fn other(clause: usize) -> &'static str {
    if clause == 0 { "" } else { "other " }
}

pub(in crate::words) fn gains(gains: Gains) -> String {
    let Gains { credits: n_credits, vp, colonists } = gains;
    let mut parts = Vec::new();
    if vp > 0 {
        parts.push(format!("{vp} VP"));
    }
    if colonists > 0 {
        parts.push(count(colonists, "colonist"));
    }
    if n_credits > 0 {
        parts.push(credits(n_credits));
    }
    list(&parts, "and")
}

fn count(n: u8, noun: &str) -> String {
    if n == 1 { format!("1 {noun}") } else { format!("{n} {noun}s") }
}

pub(super) fn credits(n: u8) -> String {
    count(n, "credit")
}

pub(super) fn worlds(n: u8) -> String {
    count(n, "world")
}

pub(super) fn goods(n: u8, good: Good) -> String {
    match good {
        Good::Any => count(n, "good"),
        Good::Kind(k) => count(n, &format!("{} good", kind(k))),
    }
}

pub(super) fn brief_goods(n: u8, good: Good) -> String {
    match good {
        Good::Any => count(n, "good"),
        Good::Kind(k) => format!("{n} {}", brief_kind(k)),
    }
}

pub(super) fn parts(parts: Parts, goods: fn(u8, Good) -> String) -> Vec<String> {
    let kinds = Kind::ALL.into_iter().zip(parts.of).map(|(kind, n)| (n, Good::Kind(kind)));
    kinds.chain([(parts.any, Good::Any)]).filter(|(n, _)| *n > 0).map(|(n, good)| goods(n, good)).collect()
}

pub(super) fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Novelty => "Novelty",
        Kind::Rare => "Rare Elements",
        Kind::Genes => "Genes",
        Kind::AlienTech => "Alien Technology",
    }
}

pub(super) fn brief_kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Novelty => "novelty",
        Kind::Rare => "rare",
        Kind::Genes => "genes",
        Kind::AlienTech => "alien tech",
    }
}

fn keyword(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Alien => "Alien",
        Keyword::Imperium => "Imperium",
        Keyword::Rebel => "Rebel",
        Keyword::Terraforming => "Terraforming",
        Keyword::Uplift => "Uplift",
    }
}

pub(super) fn target(target: Target) -> &'static str {
    match target {
        Target::Kind(k) => kind(k),
        Target::Keyword(k) => keyword(k),
    }
}

pub(super) fn brief_target(target: Target) -> &'static str {
    match target {
        Target::Kind(k) => brief_kind(k),
        Target::Keyword(k) => keyword(k),
    }
}

pub(super) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

pub(in crate::words) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Develop => "Develop",
        Phase::Explore => "Explore",
        Phase::Settle => "Settle",
        Phase::Produce => "Produce",
        Phase::Trade => "Trade",
        Phase::Consume => "Consume",
    }
}

pub(super) fn group(group: Group) -> String {
    let with = group.with.map(|with| match with {
        With::Military => "a military power".to_owned(),
        With::Phase(Phase::Explore) => "an Explore power".to_owned(),
        With::Phase(of) => format!("a {} power", phase(of)),
    });
    noun_phrase(group, kind, None, with)
}

pub(super) fn brief_group(group: Group) -> String {
    match group.with {
        Some(With::Phase(of)) => noun_phrase(group, brief_kind, Some(phase(of)), None),
        Some(With::Military) => noun_phrase(group, brief_kind, None, Some("military".to_owned())),
        None => noun_phrase(group, brief_kind, None, None),
    }
}

fn noun_phrase(
    group: Group,
    kind: fn(Kind) -> &'static str,
    before: Option<&'static str>,
    with: Option<String>,
) -> String {
    let noun = match group.noun {
        Noun::Tile => "tile",
        Noun::Colony => "colony",
        Noun::Development => "development",
    };
    let words = [
        group.kind.map(kind),
        group.keyword.map(keyword),
        group.military.map(|military| if military { "military" } else { "non-military" }),
        group.production.then_some("production"),
        before,
        Some(noun),
    ];
    let features: Vec<_> =
        group.two_colonist.then(|| "2 colonists".to_owned()).into_iter().chain(with).collect();
    let mut phrase = words.into_iter().flatten().collect::<Vec<_>>().join(" ");
    if !features.is_empty() {
        phrase.push_str(" with ");
        phrase.push_str(&list(&features, "and"));
    }
    phrase
}

//! German nouns: goods, kinds, groups, their plurals, cases and adjectives.

use crate::effect::{Gains, Good, Group, Noun, Parts, Target, With};
use crate::ids::{Keyword, Kind, Phase};
use crate::words::list;

/// The two cases that card text needs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::words) enum Case {
    /// "+1 Kolonist".
    Nominative,
    /// "Du erhältst 1 Kolonisten".
    Accusative,
}

pub(in crate::words) fn gains(gains: Gains, case: Case) -> String {
    let Gains { credits: n_credits, vp, colonists } = gains;
    let mut parts = Vec::new();
    if vp > 0 {
        parts.push(format!("{vp} SP"));
    }
    if colonists > 0 {
        let one = colonists == 1 && case == Case::Nominative;
        parts.push(format!("{colonists} {}", if one { "Kolonist" } else { "Kolonisten" }));
    }
    if n_credits > 0 {
        parts.push(credits(n_credits));
    }
    list(&parts, "und")
}

pub(super) fn credits(n: u8) -> String {
    if n == 1 { "1 Krediteinheit".to_owned() } else { format!("{n} Krediteinheiten") }
}

pub(super) fn worlds(n: u8) -> String {
    if n == 1 { "1 Welt".to_owned() } else { format!("{n} Welten") }
}

pub(super) fn goods(n: u8, good: Good) -> String {
    match (n, good) {
        (1, Good::Any) => "1 Gut".to_owned(),
        (_, Good::Any) => format!("{n} Güter"),
        // Technology is uncountable in German; its goods are counted.
        (1, Good::Kind(Kind::AlienTech)) => "1 Gut Alien-Technologie".to_owned(),
        (_, Good::Kind(Kind::AlienTech)) => format!("{n} Güter Alien-Technologie"),
        (1, Good::Kind(k)) => format!("1 {}", singular(k)),
        (_, Good::Kind(k)) => format!("{n} {}", plural(k)),
    }
}

pub(super) fn parts(parts: Parts) -> Vec<String> {
    let kinds = Kind::ALL.into_iter().zip(parts.of).map(|(kind, n)| (n, Good::Kind(kind)));
    kinds.chain([(parts.any, Good::Any)]).filter(|(n, _)| *n > 0).map(|(n, good)| goods(n, good)).collect()
}

pub(super) fn singular(kind: Kind) -> &'static str {
    match kind {
        Kind::Novelty => "Luxusgut",
        Kind::Rare => "Seltenes Element",
        Kind::Genes => "Gen",
        Kind::AlienTech => "Alien-Technologie",
    }
}

pub(super) fn plural(kind: Kind) -> &'static str {
    match kind {
        Kind::Novelty => "Luxusgüter",
        Kind::Rare => "Seltene Elemente",
        Kind::Genes => "Gene",
        Kind::AlienTech => "Alien-Technologie",
    }
}

/// The kind as the first half of a word such as "Gene-Kolonie".
pub(super) fn compound(kind: Kind) -> &'static str {
    match kind {
        Kind::Novelty => "Luxusgüter",
        Kind::Rare => "Seltene-Elemente",
        Kind::Genes => "Gene",
        Kind::AlienTech => "Alien-Technologie",
    }
}

pub(super) fn keyword(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Alien => "Alien",
        Keyword::Imperium => "Imperium",
        Keyword::Rebel => "Rebellen",
        Keyword::Terraforming => "Terraforming",
        Keyword::Uplift => "genmanipuliert",
    }
}

pub(super) fn target_worlds(target: Target) -> String {
    match target {
        Target::Kind(k) => format!("{}-Welten", compound(k)),
        Target::Keyword(Keyword::Uplift) => "genmanipulierte Welten".to_owned(),
        Target::Keyword(k) => format!("{}-Welten", keyword(k)),
    }
}

pub(super) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

pub(in crate::words) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Develop => "Entwickeln",
        Phase::Explore => "Erkunden",
        Phase::Settle => "Siedeln",
        Phase::Produce => "Produzieren",
        Phase::Trade => "Handeln",
        Phase::Consume => "Verbrauchen",
    }
}

/// "jede militärische Kolonie", "jedes andere Alien-Plättchen".
pub(super) fn each(group: Group, other: bool) -> String {
    let every = if group.noun == Noun::Tile { "jedes" } else { "jede" };
    let with = group.with.map(|with| match with {
        With::Military => "militärischer Fähigkeit".to_owned(),
        With::Phase(of) => format!("{}-Fähigkeit", phase(of)),
    });
    format!("{every} {}", noun_phrase(group, other, "e", None, with))
}

/// "militärische Kolonie", "anderes Alien-Plättchen": the neuter adjective is strong without an article.
pub(super) fn per_one(group: Group, other: bool) -> String {
    let ending = if group.noun == Noun::Tile { "es" } else { "e" };
    match group.with {
        Some(With::Phase(of)) => noun_phrase(group, other, ending, Some(phase(of)), None),
        Some(With::Military) => noun_phrase(group, other, ending, None, Some("Stärke".to_owned())),
        None => noun_phrase(group, other, ending, None, None),
    }
}

fn noun_phrase(
    group: Group,
    other: bool,
    ending: &str,
    before: Option<&'static str>,
    with: Option<String>,
) -> String {
    let uplift = group.keyword == Some(Keyword::Uplift);
    let adjectives = [
        other.then_some("ander"),
        group.military.map(|military| if military { "militärisch" } else { "nicht-militärisch" }),
        uplift.then_some("genmanipuliert"),
    ];
    let mut phrase: String =
        adjectives.into_iter().flatten().map(|stem| format!("{stem}{ending} ")).collect();
    let prefixes = [group.keyword.filter(|_| !uplift).map(keyword), group.kind.map(compound), before];
    for prefix in prefixes.into_iter().flatten() {
        phrase.push_str(prefix);
        phrase.push('-');
    }
    phrase.push_str(match (group.noun, group.production) {
        (Noun::Tile, false) => "Plättchen",
        (Noun::Tile, true) => "Produktionsplättchen",
        (Noun::Colony, false) => "Kolonie",
        (Noun::Colony, true) => "Produktionskolonie",
        (Noun::Development, false) => "Entwicklung",
        (Noun::Development, true) => "Produktionsentwicklung",
    });
    let features: Vec<_> =
        group.two_colonist.then(|| "2 Kolonisten".to_owned()).into_iter().chain(with).collect();
    if !features.is_empty() {
        phrase.push_str(" mit ");
        phrase.push_str(&list(&features, "und"));
    }
    phrase
}

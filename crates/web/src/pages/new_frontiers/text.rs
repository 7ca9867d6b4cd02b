//! Powers of tiles in a few words, as they stand on the tiles.

use crate::i18n::{Lang, t};
use new_frontiers::cards::{ColonyCard, Pack, Points};
use new_frontiers::effect::{Line, Power};
use new_frontiers::ids::{Development, Phase};
use new_frontiers::words::Words;
use new_frontiers::{Empire, Source, query};

/// The short line of a development: its "?" if it has one, since that is why one buys it, else its powers.
pub(super) fn development(pack: &Pack, development: Development, lang: Lang) -> String {
    let card = &pack[development];
    short(pack, &card.powers, &card.points, lang)
}

/// The short line of a world or home.
pub(super) fn colony(pack: &Pack, card: &ColonyCard, lang: Lang) -> String {
    if card.powers.is_empty() && matches!(card.points, Points::Printed(_)) {
        return String::new();
    }
    short(pack, &card.powers, &card.points, lang)
}

/// What the Consume powers of a tile do.
pub(super) fn consumes(pack: &Pack, empire: &Empire, source: Source, lang: Lang) -> String {
    let powers = match source {
        Source::Development(on) => &pack[on].powers,
        Source::Colony(on) => &query::card(pack, empire, on).powers,
    };
    let consume: Vec<Power> =
        powers.iter().copied().filter(|power| power.phase() == Phase::Consume).collect();
    listed(pack, &consume, lang)
}

fn short(pack: &Pack, powers: &[Power], points: &Points, lang: Lang) -> String {
    match points {
        Points::Scored(scoring) => Words::new(lang, pack).short(&Line::Score(scoring.clone())),
        Points::Printed(_) if powers.is_empty() => t!(lang, "nf-no-power"),
        Points::Printed(_) => listed(pack, powers, lang),
    }
}

fn listed(pack: &Pack, powers: &[Power], lang: Lang) -> String {
    let words = Words::new(lang, pack);
    let all: Vec<String> = powers.iter().map(|power| words.short(&Line::Power(*power))).collect();
    all.join(" · ")
}

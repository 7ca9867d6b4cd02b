//! Derived numbers: costs, strength, spaces. They are computed from powers each time and never stored.

use crate::cards::{ColonyCard, Colour, Pack};
use crate::effect::{Bonus, Good, Group, Noun, Power, Target, With};
use crate::event::Giver;
use crate::ids::{Development, Keyword, Keywords, Kind, Phase, Tile, World};
use crate::state::{Colony, Empire, Source};
use engine::{Bits, Index};

/// The face of a colony of `empire`.
///
/// # Panics
/// If there is no home; only colonies that exist may be passed.
pub fn card<'a>(pack: &'a Pack, empire: &Empire, colony: Colony) -> &'a ColonyCard {
    match colony.world() {
        Some(world) => &pack[world],
        None => &pack[empire.home.expect("the home has not been replaced")].colony,
    }
}

/// The powers of an empire for one action, with their tiles (NF-059, NF-063).
pub fn powers<'a>(
    pack: &'a Pack,
    empire: &Empire,
    phase: Phase,
) -> impl Iterator<Item = (Source, Power)> + Clone + use<'a> {
    powers_without(pack, empire, phase, Bits::EMPTY)
}

/// The same without the colonies that arrived in this action (NF-062).
pub fn powers_without<'a>(
    pack: &'a Pack,
    empire: &Empire,
    phase: Phase,
    fresh: Bits<World>,
) -> impl Iterator<Item = (Source, Power)> + Clone + use<'a> {
    let at = phase.at();
    let developments = empire.developments.and(pack.masks.developments_with[at]);
    let worlds = empire.settled.without(fresh).and(pack.masks.worlds_with[at]);
    let home = empire.home.filter(|home| pack.masks.homes_with[at].has(*home));
    let on_developments = developments.iter().flat_map(move |development| {
        let source = Source::Development(development);
        pack[development].powers.iter().map(move |power| (source, *power))
    });
    let on_home = home.into_iter().flat_map(move |home| {
        let source = Source::Colony(Colony::HOME);
        pack[home].colony.powers.iter().map(move |power| (source, *power))
    });
    let on_worlds = worlds.iter().flat_map(move |world| {
        let source = Source::Colony(world.into());
        pack[world].powers.iter().map(move |power| (source, *power))
    });
    on_developments.chain(on_home).chain(on_worlds).filter(move |(_, power)| power.phase() == phase)
}

/// What the selector of `tile` may use as an additional power (NF-041).
pub fn bonus_powers(pack: &Pack, tile: Tile) -> impl Iterator<Item = Power> + Clone {
    pack[tile].bonus.iter().filter_map(|bonus| match bonus {
        Bonus::Power(power) => Some(*power),
        _ => None,
    })
}

/// NF-048 to NF-050: what a development costs, with the selector's bonus if `selects`.
pub fn develop_cost(pack: &Pack, empire: &Empire, development: Development, selects: bool) -> u8 {
    let less = develop_discounts(pack, empire, selects);
    discounted(pack, development, less)
}

/// Discounts on small and on large developments.
pub(crate) fn develop_discounts(pack: &Pack, empire: &Empire, selects: bool) -> [u8; 2] {
    let each = each_develop_discount(pack, empire, selects);
    each.fold([0, 0], |[small, large], (_, less): (_, [u8; 2])| {
        [u8::saturating_add(small, less[0]), u8::saturating_add(large, less[1])]
    })
}

/// What makes developments cheaper: small ones and large ones.
pub(crate) fn each_develop_discount<'a>(
    pack: &'a Pack,
    empire: &Empire,
    selects: bool,
) -> impl Iterator<Item = (Giver, [u8; 2])> + use<'a> {
    let own = powers(pack, empire, Phase::Develop).map(|(source, power)| (Giver::Power(source), power));
    let bonus = selects.then(|| bonus_powers(pack, Tile::Develop)).into_iter().flatten();
    let bonus = bonus.map(|power| (Giver::Tile(Tile::Develop), power));
    own.chain(bonus).filter_map(|(giver, power)| match power {
        Power::DevelopCost(less) => Some((giver, [less, less])),
        Power::DevelopLargeCost(less) => Some((giver, [0, less])),
        _ => None,
    })
}

pub(crate) fn discounted(pack: &Pack, development: Development, less: [u8; 2]) -> u8 {
    let card = &pack[development];
    card.cost.saturating_sub(less[usize::from(card.large)])
}

/// NF-053: development spaces that are occupied.
pub fn spaces(pack: &Pack, empire: &Empire) -> u8 {
    let n_large = empire.developments.and(pack.masks.large).len();
    let n_small = empire.developments.len() - n_large;
    n_small * pack.limits.small_spaces + n_large * pack.limits.large_spaces
}

/// NF-053: spaces that a development takes.
pub fn spaces_of(pack: &Pack, development: Development) -> u8 {
    if pack[development].large { pack.limits.large_spaces } else { pack.limits.small_spaces }
}

/// NF-053, NF-055: development spaces that are free. Light spaces always fill before red ones, because developments may
/// be rearranged at any time (NF-054).
pub fn free_spaces(pack: &Pack, empire: &Empire) -> u8 {
    let limits = &pack.limits;
    (limits.light_development_spaces + limits.red_development_spaces).saturating_sub(spaces(pack, empire))
}

/// The kind of a colony or world: its own, or what the joker was declared to be.
pub fn kind(card: &ColonyCard, declared: Option<Kind>) -> Option<Kind> {
    match card.colour {
        Colour::Grey => None,
        Colour::Joker => declared,
        Colour::Kind(kind) => Some(kind),
    }
}

/// The kind of the good that lies on `colony`.
pub fn good(pack: &Pack, empire: &Empire, colony: Colony) -> Option<Kind> {
    empire.goods.has(colony).then(|| kind(card(pack, empire, colony), empire.joker_good)).flatten()
}

/// Whether a good of this kind is such a `good`.
pub fn is_good(good: Good, kind: Kind) -> bool {
    good == Good::Any || good == Good::Kind(kind)
}

/// NF-104: whether a world meets the condition of a power.
pub fn is_target(card: &ColonyCard, declared: Option<Kind>, target: Target) -> bool {
    match target {
        Target::Kind(wanted) => kind(card, declared) == Some(wanted),
        Target::Keyword(keyword) => card.keywords.contains(keyword),
    }
}

/// NF-094, NF-104: strength against a world, without discarded goods.
pub fn strength(pack: &Pack, empire: &Empire, world: World, fresh: Bits<World>) -> u8 {
    let card = &pack[world];
    powers_without(pack, empire, Phase::Settle, fresh).fold(0, |sum: u8, (_, power)| match power {
        Power::Military(more) => sum.saturating_add(more),
        Power::MilitaryVs(more, target) if is_target(card, None, target) => sum.saturating_add(more),
        Power::CostOrMilitaryVs { military, target, .. } if is_target(card, None, target) => {
            sum.saturating_add(military)
        }
        _ => sum,
    })
}

/// Permanent strength that counts against every world.
pub fn permanent_strength(pack: &Pack, empire: &Empire) -> u8 {
    powers(pack, empire, Phase::Settle).fold(0, |sum: u8, (_, power)| match power {
        Power::Military(more) => sum.saturating_add(more),
        _ => sum,
    })
}

/// NF-064, NF-092: what it costs to pay for a world; the joker is settled as the `declared` kind (NF-070).
pub fn settle_cost(
    pack: &Pack,
    empire: &Empire,
    world: World,
    declared: Option<Kind>,
    fresh: Bits<World>,
) -> u8 {
    let discounts = each_settle_discount(pack, empire, world, declared, fresh);
    discounts.fold(pack[world].value, |cost, (_, less)| cost.saturating_sub(less))
}

/// What makes this world cheaper.
pub(crate) fn each_settle_discount<'a>(
    pack: &'a Pack,
    empire: &Empire,
    world: World,
    declared: Option<Kind>,
    fresh: Bits<World>,
) -> impl Iterator<Item = (Source, u8)> + use<'a> {
    let card = &pack[world];
    powers_without(pack, empire, Phase::Settle, fresh).filter_map(move |(source, power)| match power {
        Power::SettleCost(less) => Some((source, less)),
        Power::CostOrMilitaryVs { cost: less, target, .. } if is_target(card, declared, target) => {
            Some((source, less))
        }
        _ => None,
    })
}

/// NF-111, NF-112: what it costs to pay for a military world, if that is possible. Of several such powers the best
/// one is used.
pub fn price_of_peace(pack: &Pack, empire: &Empire, world: World, fresh: Bits<World>) -> Option<u8> {
    if !pack[world].military || pack[world].keywords.contains(Keyword::Alien) {
        return None;
    }
    let (_, less) = peacemaker(pack, empire, fresh)?;
    Some(settle_cost(pack, empire, world, None, fresh).saturating_sub(less))
}

/// The tile that lets its owner pay for military worlds, and its discount.
pub(crate) fn peacemaker(pack: &Pack, empire: &Empire, fresh: Bits<World>) -> Option<(Source, u8)> {
    powers_without(pack, empire, Phase::Settle, fresh)
        .filter_map(|(source, power)| match power {
            Power::PayForMilitary { less } => Some((source, less)),
            _ => None,
        })
        .max_by_key(|(_, less)| *less)
}

/// A tile of an empire with the properties that groups look at.
#[derive(Clone, Copy)]
pub(crate) struct Seen<'a> {
    pub(crate) colony: Option<&'a ColonyCard>,
    pub(crate) keywords: Keywords,
    pub(crate) powers: &'a [Power],
}

/// All tiles of an empire: developments, then colonies.
pub(crate) fn tiles<'a>(pack: &'a Pack, empire: &Empire) -> impl Iterator<Item = Seen<'a>> + use<'a> {
    let home = empire.home.map(|home| &pack[home].colony);
    let colonies = home.into_iter().chain(empire.settled.iter().map(|world| &pack[world]));
    let developments = empire.developments.iter().map(|development| &pack[development]);
    developments.map(|card| Seen { colony: None, keywords: card.keywords, powers: &card.powers }).chain(
        colonies.map(|card| Seen { colony: Some(card), keywords: card.keywords, powers: &card.powers }),
    )
}

/// Whether a tile belongs to a group.
pub(crate) fn belongs(tile: Seen<'_>, group: &Group, declared: Option<Kind>) -> bool {
    let of_noun = match group.noun {
        Noun::Tile => true,
        Noun::Colony => tile.colony.is_some(),
        Noun::Development => tile.colony.is_none(),
    };
    let colony = |wanted: &dyn Fn(&ColonyCard) -> bool| tile.colony.is_some_and(wanted);
    of_noun
        && group.keyword.is_none_or(|keyword| tile.keywords.contains(keyword))
        && group.kind.is_none_or(|wanted| colony(&|card| kind(card, declared) == Some(wanted)))
        && group.military.is_none_or(|military| colony(&|card| card.military == military))
        && (!group.production || colony(&|card| card.yields == crate::cards::Yield::Production))
        && (!group.two_colonist || colony(&|card| card.colonists == 2))
        && group.with.is_none_or(|with| match with {
            With::Phase(phase) => tile.powers.iter().any(|power| power.phase() == phase),
            With::Military => tile.powers.iter().any(|power| power.is_military()),
        })
}

/// How many own tiles belong to a group.
pub(crate) fn n_in_group(pack: &Pack, empire: &Empire, group: &Group, declared: Option<Kind>) -> u8 {
    tiles(pack, empire).filter(|tile| belongs(*tile, group, declared)).count() as u8
}

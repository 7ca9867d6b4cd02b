//! Sets of tiles, computed once, that the rules use.

use engine::{Bits, Index};

use super::{ColonyCard, Colour, DevelopmentCard, HomeCard, Yield};
use crate::effect::Power;
use crate::ids::{Development, Home, Keyword, Kind, Phase, World};

/// Sets of tiles that the rules use.
#[derive(Clone, Debug, Default)]
pub struct Masks {
    /// Worlds with a power of a phase, by `Phase`.
    pub worlds_with: [Bits<World>; 6],
    /// Homes with a power of a phase, by `Phase`.
    pub homes_with: [Bits<Home>; 6],
    /// Developments with a power of a phase, by `Phase`.
    pub developments_with: [Bits<Development>; 6],
    /// Worlds of a kind, by `Kind`; the joker is in none.
    pub kind: [Bits<World>; 4],
    /// Worlds with a keyword, by `Keyword`.
    pub keyword: [Bits<World>; 5],
    /// Developments with a keyword, by `Keyword`.
    pub developments_keyword: [Bits<Development>; 5],
    /// Military worlds.
    pub military: Bits<World>,
    /// Windfall worlds.
    pub windfall: Bits<World>,
    /// Production worlds.
    pub production: Bits<World>,
    /// Large developments.
    pub large: Bits<Development>,
}

/// The things at those places of a table whose card fits.
fn those<I: Index, C>(cards: &[C], fits: impl Fn(&C) -> bool) -> Bits<I> {
    (0..).zip(cards).filter(|(_, card)| fits(card)).map(|(index, _)| I::from_index(index)).collect()
}

fn has(powers: &[Power], phase: Phase) -> bool {
    powers.iter().any(|power| power.phase() == phase)
}

impl Masks {
    pub(super) fn new(worlds: &[ColonyCard], homes: &[HomeCard], developments: &[DevelopmentCard]) -> Self {
        Self {
            worlds_with: Phase::ALL.map(|phase| those(worlds, |card| has(&card.powers, phase))),
            homes_with: Phase::ALL.map(|phase| those(homes, |card| has(&card.colony.powers, phase))),
            developments_with: Phase::ALL.map(|phase| those(developments, |card| has(&card.powers, phase))),
            kind: Kind::ALL.map(|kind| those(worlds, |card| card.colour == Colour::Kind(kind))),
            keyword: Keyword::ALL.map(|keyword| those(worlds, |card| card.keywords.contains(keyword))),
            developments_keyword: Keyword::ALL
                .map(|keyword| those(developments, |card| card.keywords.contains(keyword))),
            military: those(worlds, |card| card.military),
            windfall: those(worlds, |card| card.yields == Yield::Windfall),
            production: those(worlds, |card| card.yields == Yield::Production),
            large: those(developments, |card| card.large),
        }
    }
}

//! The value of colonies, goods and explored worlds.

use super::{POINT, Rates};
use engine::Bits;
use new_frontiers::Empire;
use new_frontiers::cards::{ColonyCard, Colour, Pack, Points, Yield};
use new_frontiers::ids::World;
use new_frontiers::query;

/// The value of a good beyond its market price, because it can be sold or consumed.
const GOOD: i64 = 150;

/// How often a colony is emptied and filled again in a whole game.
const HARVESTS: i64 = 2;

/// The weight of the best explored world, the second best and so on, in hundredths.
const WEIGHTS: [i64; 7] = [90, 50, 27, 15, 8, 4, 2];

impl Rates {
    /// Goods on colonies, now and in the future.
    pub(super) fn goods(self, pack: &Pack, empire: &Empire) -> i64 {
        empire
            .colonies()
            .iter()
            .map(|colony| {
                let card = query::card(pack, empire, colony);
                let here = if empire.goods.has(colony) { self.good(pack, card) } else { 0 };
                here + self.over_time(self.harvest(pack, card))
            })
            .sum()
    }

    /// The good of a colony.
    fn good(self, pack: &Pack, card: &ColonyCard) -> i64 {
        match card.colour {
            Colour::Grey => 0,
            Colour::Joker => GOOD,
            Colour::Kind(kind) => GOOD + i64::from(pack[kind].price) * self.credit * 2 / 3,
        }
    }

    /// What a colony yields in a whole game.
    fn harvest(self, pack: &Pack, card: &ColonyCard) -> i64 {
        match card.yields {
            Yield::None => 0,
            Yield::Windfall => self.good(pack, card) / 2,
            Yield::Production => self.good(pack, card) * HARVESTS,
        }
    }

    /// Explored worlds: only the best ones count, because each needs a separate Settle.
    pub(super) fn explored(self, pack: &Pack, empire: &Empire) -> i64 {
        let mut prospects: Vec<i64> =
            empire.explored.iter().map(|world| self.prospect(pack, empire, world)).collect();
        prospects.sort_unstable_by_key(|prospect| std::cmp::Reverse(*prospect));
        let sum = prospects.iter().zip(WEIGHTS).map(|(prospect, weight)| prospect * weight / 100).sum();
        // A world still needs a Settle, and late in the game there may be none.
        self.over_time(sum)
    }

    /// What settling a world would bring, reduced the further away that is.
    fn prospect(self, pack: &Pack, empire: &Empire, world: World) -> i64 {
        let card = &pack[world];
        let points = match card.points {
            Points::Printed(vp) => i64::from(vp) * POINT,
            Points::Scored(_) => 3 * POINT,
        };
        let powers: i64 = card.powers.iter().map(|power| self.power(*power) + self.consuming(*power).1).sum();
        let at_once = if card.yields == Yield::Windfall { self.good(pack, card) } else { 0 };
        let gain = points + at_once + self.over_time(powers + self.harvest(pack, card));

        let (price, missing) = self.price(pack, empire, world);
        let colonists = i64::from(card.colonists);
        let short = (colonists - i64::from(empire.colonists)).max(0);
        let net = gain - price * self.credit - colonists * self.colonist;
        net.max(0) * 100 / (100 + 35 * missing + 12 * short)
    }

    /// What a world costs in credits, and how much credits or strength are missing.
    fn price(self, pack: &Pack, empire: &Empire, world: World) -> (i64, i64) {
        let credits = i64::from(empire.credits);
        let paid = |cost: u8| (i64::from(cost), (i64::from(cost) - credits).max(0));
        if !pack[world].military {
            return paid(query::settle_cost(pack, empire, world, None, Bits::EMPTY));
        }
        let strength = i64::from(query::strength(pack, empire, world, Bits::EMPTY));
        let conquered = (0, 2 * (i64::from(pack[world].value) - strength).max(0));
        let bought = query::price_of_peace(pack, empire, world, Bits::EMPTY).map(paid);
        bought.filter(|bought| bought.1 < conquered.1).unwrap_or(conquered)
    }
}

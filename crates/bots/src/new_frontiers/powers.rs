//! The value of powers: a gain times the expected number of uses in a game.

use super::Rates;
use new_frontiers::Empire;
use new_frontiers::cards::{Pack, Yield};
use new_frontiers::effect::{Good, Power};
use new_frontiers::ids::Phase;
use new_frontiers::query;

/// How often a Develop power is used in a whole game: almost every round, because it works in every player's Develop.
const DEVELOPS: i64 = 9;

/// How often any other power is used in a whole game.
const USES: i64 = 6;

/// How often a Consume power finds its goods in a whole game.
const CONSUMPTIONS: i64 = 3;

/// A world drawn from the bag.
const DRAWN_WORLD: i64 = 250;

impl Rates {
    /// All powers of an empire.
    pub(super) fn powers(self, pack: &Pack, empire: &Empire) -> i64 {
        let standing: i64 = Phase::ALL
            .into_iter()
            .filter(|phase| *phase != Phase::Consume)
            .flat_map(|phase| query::powers(pack, empire, phase))
            .map(|(_, power)| self.power(power))
            .sum();
        self.over_time(standing + self.consumption(pack, empire))
    }

    /// One power over a whole game, other than those of Consume.
    pub(super) fn power(self, power: Power) -> i64 {
        match power {
            Power::DevelopCost(less) => i64::from(less) * self.credit * DEVELOPS,
            Power::DevelopLargeCost(less) => i64::from(less) * self.credit * DEVELOPS / 3,
            Power::AfterDevelop(gains) => self.gains(gains) * DEVELOPS,
            Power::ExploreGain(gains)
            | Power::AfterSettleGain(gains)
            | Power::ProduceGain(gains)
            | Power::WhenProduces(gains)
            | Power::SettleGain(gains) => self.gains(gains) * USES,
            Power::ProduceGainPer(gains, _) | Power::ProduceGainIfMost(gains, _) => {
                self.gains(gains) * USES / 2
            }
            Power::ExploreDraw(n) | Power::AfterSettleDraw(n) => i64::from(n) * DRAWN_WORLD * USES,
            Power::Military(more) => i64::from(more) * 900,
            Power::MilitaryVs(more, _) => i64::from(more) * 300,
            Power::SettleCost(less) => i64::from(less) * self.credit * USES,
            Power::CostOrMilitaryVs { cost, .. } => i64::from(cost) * 400,
            Power::DiscardForMilitary { military, .. } => i64::from(military) * 150,
            Power::PayForMilitary { .. } => 1200,
            Power::SettleMore | Power::ReplaceThis => 1600,
            Power::ReplaceColony { .. } => 900,
            Power::Windfall(Good::Any) => 1500,
            Power::Windfall(Good::Kind(_)) => 1000,
            Power::Trade(more) => i64::from(more) * self.credit * USES,
            Power::TradeVs(more, _) => i64::from(more) * self.credit * USES / 2,
            Power::Consume(..)
            | Power::ConsumeDifferent(..)
            | Power::ConsumeUpTo(..)
            | Power::ConsumeUpToDifferent(..)
            | Power::ConsumeNothing(_)
            | Power::ConsumeSell
            | Power::ConsumePerGood { .. } => 0,
        }
    }

    /// The Consume powers over a whole game, limited by the goods of the colonies.
    fn consumption(self, pack: &Pack, empire: &Empire) -> i64 {
        let colonies = empire.colonies().iter().map(|colony| query::card(pack, empire, colony).yields);
        let n_made = colonies.filter(|yields| *yields == Yield::Production).count() as i64;
        let mut consumed = (0, 0);
        let mut free = 0;
        for (_, power) in query::powers(pack, empire, Phase::Consume) {
            let (n_goods, gains) = self.consuming(power);
            if n_goods == 0 {
                free += gains;
            } else {
                consumed = (consumed.0 + n_goods, consumed.1 + gains);
            }
        }
        let (n_goods, gains) = consumed;
        CONSUMPTIONS * (free + if n_goods == 0 { 0 } else { gains * n_made.min(n_goods) / n_goods })
    }

    /// How many goods a Consume power takes in one use, and what it gives for them.
    pub(super) fn consuming(self, power: Power) -> (i64, i64) {
        match power {
            Power::Consume(parts, gains) => {
                let n_goods = parts.of.iter().sum::<u8>() + parts.any;
                (i64::from(n_goods), self.gains(gains))
            }
            Power::ConsumeDifferent(n, gains) => (i64::from(n), self.gains(gains)),
            Power::ConsumeUpTo(n, _, gains) | Power::ConsumeUpToDifferent(n, gains) => {
                (i64::from(n), i64::from(n) * self.gains(gains))
            }
            Power::ConsumeNothing(gains) => (0, self.gains(gains)),
            Power::ConsumeSell => (1, 2 * self.credit),
            Power::ConsumePerGood { .. } => (0, super::POINT),
            _ => (0, 0),
        }
    }
}

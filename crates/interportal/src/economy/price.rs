//! Prices and points that effects change.

use engine::Bits;

use super::Books;
use super::amount::{Steps, small};
use super::force::Force;
use super::sight::Sight;
use crate::cards::{Character, Pack, Price};
use crate::ids::{Deed, Kosme, Resource, Tech, VpSource, named};
use crate::notation::{ActionKind, Core, Permission, Property, Quantity, Unit, Verb};
use crate::state::Colony;
use crate::why::Reason;

/// Prices of technologies for one seat.
#[derive(Debug)]
pub struct TechPrices {
    pack: &'static Pack,
    known: Bits<Tech>,
    rebate: i32,
    steps: Steps,
    /// A lower price for the next one, and its least.
    next: (u8, u8),
}

impl TechPrices {
    /// No technology costs less.
    pub(crate) fn least(&self) -> u8 {
        if self.next.0 == 0 { self.pack.technology.min_cost } else { 0 }
    }

    /// Research for a technology.
    pub fn of(&self, tech: Tech) -> u8 {
        let rebate = if self.known.has(tech) { self.rebate } else { 0 };
        let base = i32::from(self.pack[tech].cost.research) - rebate;
        let price = small(self.steps.on(base).max(i32::from(self.pack.technology.min_cost)));
        price.saturating_sub(self.next.0).max(self.next.1.min(price))
    }
}

impl Books<'_> {
    /// X4R-053: food for the next level of a colony; nothing if it has the highest.
    pub fn raise_cost(&self, colony: &Colony) -> Option<u8> {
        if colony.level >= self.max_level(colony) {
            return None;
        }
        self.level_price(colony)
    }

    /// Food for the level above the present one, whether the colony can have it or not.
    pub(crate) fn level_price(&self, colony: &Colony) -> Option<u8> {
        let numbers = &self.pack.colony_levels;
        let raise = numbers.raise_cost.iter().find(|raise| raise.to == colony.level + 1)?;
        let about = |force: &Force, property: &Property| self.of_colony(colony, force.here, property);
        let cost = self.changed(Quantity::CostLevel, i32::from(raise.cost.food), about);
        Some(self.rebated(
            Quantity::CostLevel,
            Some(colony.hex),
            small(cost.max(i32::from(numbers.min_cost))),
        ))
    }

    /// X4-109, X4R-094: research for technologies, with the rebate for what another player has researched.
    pub fn tech_prices(&self) -> TechPrices {
        let numbers = &self.pack.technology;
        let others = self.board.realms.iter().filter(|(seat, _)| *seat != self.seat);
        let known = others.fold(Bits::EMPTY, |known: Bits<Tech>, (_, realm)| known.or(realm.techs));
        let rebate = self.changed(Quantity::RebateTech, i32::from(numbers.rebate_known), |_, _| None);
        let steps = self.steps(&Sight::of(self), Quantity::CostTech, |_, _| None);
        let next = self.rebate(Quantity::CostTech, None);
        let next = next.map(|place| self.board.realms[self.seat].rebates[place]);
        TechPrices { pack: self.pack, known, rebate, steps, next: next.map_or((0, 0), |it| (it.by, it.min)) }
    }

    /// Research for one technology.
    pub fn tech_cost(&self, tech: Tech) -> u8 {
        self.tech_prices().of(tech)
    }

    /// X4-347: the action that raises the state size, and the culture it costs.
    ///
    /// # Panics
    /// Never: the pack has the action.
    pub fn state_size_price(&self) -> (Deed, u8) {
        let deed = named!(Deed, "buy-state-size");
        let card = &self.pack[deed];
        let sight = Sight::of(self);
        let costs = card.cost_expr.as_ref().map_or(&[][..], |costs| &costs.0[..]);
        let parts = costs.iter().flatten().filter(|part| part.unit == Unit::Culture);
        let price: i32 = parts.filter_map(|part| sight.number(&part.number)).sum();
        let less = card.reduction_expr.as_ref().and_then(|expr| sight.number(expr)).unwrap_or(0);
        (deed, small(price - less))
    }

    /// X4-058: culture for the next development aid.
    pub fn aid_cost(&self) -> u16 {
        let aid = named!(Deed, "cab-development-aid");
        let uses = Some(self.board.realms[self.seat].aids);
        let sight = Sight { uses, ..Sight::of(self) };
        let costs = self.pack[aid].cost_expr.as_ref().map_or(&[][..], |costs| &costs.0[..]);
        let parts = costs.iter().flatten().filter(|part| part.unit == Unit::Culture);
        parts.filter_map(|part| sight.number(&part.number)).sum::<i32>().clamp(0, i32::from(u16::MAX)) as u16
    }

    /// X4-268: a vote for each home world of another player with an own diplomat, two where an own embassy is.
    fn envoy_votes(&self) -> i32 {
        let others = self.board.realms.iter().filter(|(other, _)| *other != self.seat);
        let homes = others.map(|(_, realm)| realm.capital);
        let manned = homes.filter(|hex| self.board.has_character(self.seat, Character::Diplomat, *hex));
        manned.map(|hex| 1 + i32::from(self.board.has_embassy(self.seat, hex))).sum()
    }

    /// X4-089, X4-268, X4R-130, X4R-273: votes of a seat: colony levels, effects, envoys and the core, less sanctions.
    pub fn votes(&self) -> u8 {
        let levels: i32 = self.board.colonies_of(self.seat).map(|colony| i32::from(colony.level)).sum();
        let core = if self.board.core == Some(self.seat) { self.pack.core.votes } else { 0 };
        let each = i32::from(self.pack.colony_levels.votes_per_level);
        let base = levels * each + i32::from(core) + self.envoy_votes();
        let votes = self.changed(Quantity::Votes, base, |_, _| None);
        let lost = i32::from(self.pack.sanctions.votes_per_level)
            * i32::from(self.board.realms[self.seat].sanctions);
        (votes + lost).clamp(0, 250) as u8
    }

    /// A quantity that speaks of no things, with all changes in force; never below 0.
    pub(crate) fn plainly_changed(&self, quantity: Quantity, base: i32) -> u8 {
        small(self.changed(quantity, base, |_, _| None))
    }

    /// X4-088: culture for a bought vote.
    pub fn vote_cost(&self) -> u8 {
        let base = i32::from(self.pack.politics.vote_cost.culture);
        small(self.changed(Quantity::CostVote, base, |_, _| None))
    }

    /// X4R-264: research for studying an anomaly.
    pub fn study_cost(&self) -> u8 {
        let deed = named!(Deed, "study-anomaly");
        let base = self.pack[deed].cost.map_or(0, |price| price.research);
        small(self.changed(Quantity::CostStudy, i32::from(base), |_, _| None))
    }

    /// X4R-225: A, and as much space capacity, for each hull point.
    pub fn repair_cost(&self) -> u8 {
        let base = i32::from(self.pack.repair.cost_per_hull.awe);
        small(self.changed(Quantity::CostRepair, base, |_, _| None))
    }

    /// X4R-281: what a stage of a wonder costs of a resource.
    pub fn stage_cost(&self, resource: Resource) -> u8 {
        match self.pack.wonder_numbers.stage_cost[resource] {
            0 => 0,
            n => small(self.changed(Quantity::CostWonderStage, i32::from(n), |_, _| None)),
        }
    }

    /// X4-065: Closing phases until Kosme ships leave.
    pub fn kosme_rounds(&self) -> u8 {
        small(self.changed(Quantity::KosmeRounds, 1, |_, _| None)).max(1)
    }

    /// X4-449, X4-503: the highest level of own networks, or of own watches.
    pub fn highest(&self, watch: bool) -> u8 {
        let numbers = &self.pack.politics;
        if watch {
            return numbers.watch_level_max;
        }
        let base = i32::from(numbers.network_level_max);
        small(self.changed(Quantity::LimitNetworkLevel, base, |_, _| None))
    }

    /// X4-020: policies that can be active.
    pub fn policy_limit(&self) -> u8 {
        let base = i32::from(self.pack.politics.policy_limit);
        small(self.changed(Quantity::LimitPolicies, base, |_, _| None))
    }

    /// X4-028: advisors that can be recruited.
    pub fn advisor_limit(&self) -> u8 {
        let base = i32::from(self.pack.politics.advisor_limit);
        small(self.changed(Quantity::LimitAdvisors, base, |_, _| None))
    }

    /// X4-029: the price of an advisor's level.
    pub(crate) fn advisor_price(&self, base: Price) -> Price {
        let of = |n: u8| match n {
            0 => 0,
            n => small(self.changed(Quantity::CostAdvisorUpgrade, i32::from(n), |_, _| None)),
        };
        Price {
            awe: of(base.awe),
            food: of(base.food),
            research: of(base.research),
            culture: of(base.culture),
        }
    }

    /// Political actions of a kind in a Politics phase, with those of the government (X4-010).
    pub fn actions(&self, kind: ActionKind, base: u8) -> u8 {
        let quantity = match kind {
            ActionKind::Treaty => Quantity::ActionTreaty,
            ActionKind::Law => Quantity::ActionLaw,
            ActionKind::Institution => Quantity::ActionInstitution,
            ActionKind::Free | ActionKind::Government => return base,
        };
        small(self.changed(quantity, i32::from(base), |_, _| None))
    }

    /// X4-056: research for a sold event card.
    pub fn discovery_price(&self) -> u8 {
        let base = i32::from(self.pack.politics.discovery_sale.research);
        small(self.changed(Quantity::PriceDiscovery, base, |_, _| None))
    }

    /// X4-060: the research part of the next expedition.
    pub fn expedition_cost(&self) -> u8 {
        let uses = i32::from(self.board.realms[self.seat].expeditions);
        let cost = self.changed(Quantity::CostExpeditionResearch, 10 + 10 * uses, |_, _| None);
        cost.clamp(0, 250) as u8
    }

    /// X4-061: resources for a point.
    pub fn gift_cost(&self) -> u8 {
        small(self.changed(Quantity::CostGift, 45, |_, _| None))
    }

    /// X4-065: culture for a Kosme ship.
    pub fn kosme_cost(&self, kosme: Kosme) -> u8 {
        let base = i32::from(self.pack[kosme].cost.culture);
        small(self.changed(Quantity::CostKosme, base, |_, _| None))
    }

    /// X4R-G11, X4R-377: whether a price in culture can be paid, if need be with A.
    ///
    /// # Errors
    /// What is missing.
    pub fn has_culture(&self, need: i16) -> Result<(), Reason> {
        let realm = &self.board.realms[self.seat];
        let plain = self.has(Resource::Culture, need);
        let (culture, awe) = (realm.accounts[Resource::Culture], realm.accounts[Resource::Awe]);
        if plain.is_ok() || culture + awe / 2 < need {
            return plain;
        }
        let effect = self.pack[realm.government].effect.as_ref();
        let allow = Core::Do(Verb::Allow(Permission::CultureByAwe));
        let by_awe = effect.is_some_and(|effect| {
            self.pack.code.statements(**effect).iter().any(|statement| statement.core == allow)
        });
        if by_awe { Ok(()) } else { plain }
    }

    /// Whether all accounts together hold so much (X4R-294).
    ///
    /// # Errors
    /// What is missing.
    pub fn has_any(&self, need: i16) -> Result<(), Reason> {
        let accounts = &self.board.realms[self.seat].accounts;
        let have: i16 = Resource::ALL.map(|resource| accounts[resource]).into_iter().sum();
        if have < need { Err(Reason::TooFewResources { need, have }) } else { Ok(()) }
    }

    /// What is added to the own bids in auctions.
    pub fn bid_bonus(&self) -> u8 {
        small(self.changed(Quantity::BidAuction, 0, |_, _| None))
    }

    /// X4R-284: half points of a seat: those kept for good and those that are counted now.
    pub fn half_points(&self) -> u8 {
        let kept = i32::from(self.board.realms[self.seat].half_points());
        let counted = VpSource::all().filter_map(|source| self.half_points_from(source));
        small(kept + counted.sum::<i32>())
    }

    /// X4R-284: half points that a source brings now; nothing for sources whose points are kept for good.
    pub fn half_points_from(&self, source: VpSource) -> Option<i32> {
        let card = &self.pack[source];
        let count = Sight::of(self).number(card.count_expr.as_ref()?)?;
        Some(count * i32::from(card.half_points))
    }
}

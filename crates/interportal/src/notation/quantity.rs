//! Quantities: the numbers of the game that effects change.

use super::Subject;
use crate::ids::{Capacity, Resource};
use engine::words;

words! {
    /// A number of the game that effects change.
    Quantity {
        /// A income.
        IncomeA = "income.A",
        /// Food income.
        IncomeF = "income.F",
        /// Research income.
        IncomeR = "income.R",
        /// Culture income.
        IncomeC = "income.C",
        /// Ground capacity.
        Gcap = "cap.gcap",
        /// Space capacity.
        Scap = "cap.scap",
        /// What a resource building yields of its resource.
        YieldRes = "yield.res",
        /// What a building yields of ground capacity.
        YieldGcap = "yield.gcap",
        /// What a building yields of space capacity.
        YieldScap = "yield.scap",
        /// The level that counts for planet yields and ground capacity.
        YieldLevel = "yield.level",
        /// What a connected colony yields of A.
        YieldConnection = "yield.connection",
        /// Research price of a technology, after the rebate.
        CostTech = "cost.tech",
        /// A price of a unit.
        CostUnit = "cost.unit",
        /// A price of a building, route or gate, also of an upgrade.
        CostBuilding = "cost.building",
        /// A price of one fitting.
        CostFit = "cost.fit",
        /// Food price of raising a colony.
        CostLevel = "cost.level",
        /// Price of an advisor's next level.
        CostAdvisorUpgrade = "cost.advisor-upgrade",
        /// Culture price of a bought vote.
        CostVote = "cost.vote",
        /// Culture price of a treaty.
        CostTreaty = "cost.treaty",
        /// Culture price of an institution action, after surcharges.
        CostIa = "cost.ia",
        /// Culture price of a Kosme ship.
        CostKosme = "cost.kosme",
        /// Price of a series of watch levels.
        CostWatch = "cost.watch",
        /// A and space capacity for each repaired hull point.
        CostRepair = "cost.repair",
        /// Research price of studying an anomaly.
        CostStudy = "cost.study",
        /// Research part of an expedition's price.
        CostExpeditionResearch = "cost.expedition-research",
        /// Resources for one victory point.
        CostGift = "cost.gift",
        /// A part of a wonder's stage.
        CostWonderStage = "cost.wonder-stage",
        /// Capacity price of a unit.
        CapcostUnit = "capcost.unit",
        /// Capacity price of a building.
        CapcostBuilding = "capcost.building",
        /// Rebate for a technology that another player has researched.
        RebateTech = "rebate.tech",
        /// Research for a sold event card.
        PriceDiscovery = "price.discovery",
        /// Culture for each policy.
        UpkeepPolicy = "upkeep.policy",
        /// Culture for each advisor.
        UpkeepAdvisor = "upkeep.advisor",
        /// Food for a building.
        UpkeepBuilding = "upkeep.building",
        /// Food for all buildings.
        UpkeepBuildingsTotal = "upkeep.buildings-total",
        /// Food for a ship, on top of its blueprint's.
        UpkeepUnit = "upkeep.unit",
        /// Food for all units.
        UpkeepUnitsTotal = "upkeep.units-total",
        /// Food for every 2 levels of a watch.
        UpkeepWatch = "upkeep.watch",
        /// Culture for a war card.
        UpkeepWar = "upkeep.war",
        /// Pips of a war die that count for upkeep.
        WarPips = "war.pips",
        /// How many policies can be active.
        LimitPolicies = "limit.policies",
        /// How many advisors can be recruited.
        LimitAdvisors = "limit.advisors",
        /// How many law cards can be held.
        LimitLawHand = "limit.law-hand",
        /// How many planets a state can have.
        LimitStateSize = "limit.state-size",
        /// How many centres can be built.
        LimitCentres = "limit.centres",
        /// The highest level of a network.
        LimitNetworkLevel = "limit.network-level",
        /// Colonies counted against the state size.
        StateSizeUsed = "state-size.used",
        /// Building slots.
        Slots = "slots",
        /// The highest level, never above 4.
        MaxLevel = "max-level",
        /// Treaty actions per Politics phase.
        ActionTreaty = "action.treaty",
        /// Law actions per Politics phase.
        ActionLaw = "action.law",
        /// Institution actions per Politics phase.
        ActionInstitution = "action.institution",
        /// Votes in every vote.
        Votes = "votes",
        /// Votes that only count as no on laws of others.
        VotesAgainst = "votes.against",
        /// Factor on yes votes for the own candidature.
        VotesSovereign = "votes.sovereign",
        /// Law cards drawn for a bill.
        BillsDraw = "bills.draw",
        /// Abstentions for one resource.
        AbstainPer = "abstain.per",
        /// Exchange ratio of a pair of resources.
        Ratio = "ratio",
        /// Resources exchanged for each trade treaty.
        TradeTreatyUnits = "trade-treaty.units",
        /// Added to the own bid in auctions.
        BidAuction = "bid.auction",
        /// Added to the own bid in arrests.
        BidArrest = "bid.arrest",
        /// Culture that each own police adds to institution actions of others.
        PoliceSurcharge = "police.surcharge",
        /// As how many police one own police counts.
        PoliceCount = "police.count",
        /// Levels at which own watches work.
        WatchLevel = "watch.level",
        /// Added to own networks where a level is needed.
        NetworkPrereq = "network.prereq",
        /// Culture that a dialogue gives.
        IaDialogue = "ia.dialogue",
        /// Own illegal actions per round that cannot be arrested.
        IaUnarrestable = "ia.unarrestable",
        /// The price of a war without reason as its target counts it.
        WarX = "war.x",
        /// The least price of a war without reason.
        WarXMin = "war.x-min",
        /// Goals that can be named.
        WarGoals = "war.goals",
        /// Debt of a bankruptcy.
        Debt = "debt",
        /// Closing phases until Kosme ships leave.
        KosmeRounds = "kosme.rounds",
        /// How often per round routes quicken a unit.
        RouteUses = "route.uses",
        /// Initiative.
        StatIni = "stat.INI",
        /// Tactical movement.
        StatTac = "stat.TAC",
        /// Strategic movement.
        StatStr = "stat.STR",
        /// Shield.
        StatSh = "stat.SH",
        /// Armour.
        StatAr = "stat.AR",
        /// Modifier on attack dice.
        Hit = "hit",
        /// Attack dice rolled again per battle round.
        Rerolls = "rerolls",
        /// Militia per colony level.
        Militia = "militia",
        /// Added to the room of own transporters.
        Transporter = "transporter",
        /// Levels that a conquered colony loses.
        ConquestLevelLoss = "conquest.level-loss",
        /// Range of weapons in battles there.
        BattleRange = "battle.range",
    }
}

impl Quantity {
    /// Income of a resource.
    pub const fn income(resource: Resource) -> Self {
        match resource {
            Resource::Awe => Self::IncomeA,
            Resource::Food => Self::IncomeF,
            Resource::Research => Self::IncomeR,
            Resource::Culture => Self::IncomeC,
        }
    }

    /// The pool of a capacity.
    pub const fn pool(capacity: Capacity) -> Self {
        match capacity {
            Capacity::Ground => Self::Gcap,
            Capacity::Space => Self::Scap,
        }
    }

    /// What a building yields of a capacity.
    pub const fn yielded(capacity: Capacity) -> Self {
        match capacity {
            Capacity::Ground => Self::YieldGcap,
            Capacity::Space => Self::YieldScap,
        }
    }

    /// Whether it may be worked out from income: income itself and all that makes it up would go in circles.
    pub const fn may_follow_income(self) -> bool {
        matches!(self, Self::Votes | Self::VotesAgainst | Self::BidAuction | Self::BidArrest)
    }

    /// What a filter after it speaks of; nothing if it takes no filter.
    pub const fn subject(self) -> Option<Subject> {
        Some(match self {
            Self::IncomeA
            | Self::IncomeF
            | Self::IncomeR
            | Self::IncomeC
            | Self::Gcap
            | Self::Scap
            | Self::YieldLevel
            | Self::YieldConnection
            | Self::CostLevel
            | Self::Slots
            | Self::MaxLevel
            | Self::Militia => Subject::Colony,
            Self::YieldRes
            | Self::YieldGcap
            | Self::YieldScap
            | Self::CostBuilding
            | Self::CapcostBuilding
            | Self::UpkeepBuilding => Subject::Building,
            Self::CostTech => Subject::Tech,
            Self::CostUnit
            | Self::CapcostUnit
            | Self::UpkeepUnit
            | Self::StatIni
            | Self::StatTac
            | Self::StatStr
            | Self::StatSh
            | Self::StatAr
            | Self::Rerolls => Subject::Unit,
            Self::CostFit => Subject::Item,
            Self::CostTreaty => Subject::Treaty,
            Self::CostIa => Subject::Ia,
            Self::UpkeepWar | Self::WarPips => Subject::War,
            Self::Ratio => Subject::Ratio,
            Self::Hit => Subject::Attack,
            Self::BattleRange => Subject::System,
            _ => return None,
        })
    }
}

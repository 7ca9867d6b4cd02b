//! "Why not?": for everything that is not legal now, the rule against it and the numbers.
//!
//! Legality and reasons come from one place: each frame offers its choices with a verdict. What is legal are the
//! choices without a reason against them; why something is not legal is the reason that came with it.

use engine::{Seat, words};
use serde::Serialize;

use crate::council_words::CouncilFault;
use crate::event::Decision;
use crate::flow::Seek;
use crate::ids::{Capacity, Resource, Tech};
use crate::intrigue::AgentFault;
use crate::notation::ActionKind;
use crate::state::State;
use crate::tactical_words::TacticalFault;
use crate::thing::Thing;
use crate::war::WarFault;

words! {
    /// A reason without numbers.
    Fault {
        /// The technology is owned already.
        Owned = "owned",
        /// An action was taken in this turn already, so it can end but not be a pass.
        Acted = "acted",
        /// A turn has at least one action.
        NothingDone = "nothing-done",
        /// It cannot be bought.
        NotForSale = "not-for-sale",
        /// There is no place where it could come.
        NoSite = "no-site",
        /// No building slot is free.
        NoSlot = "no-slot",
        /// The planet does not produce the resource.
        WrongResource = "wrong-resource",
        /// One centre a player.
        CentreLimit = "centre-limit",
        /// There is no lower step to upgrade.
        NothingToUpgrade = "nothing-to-upgrade",
        /// The colony belongs to somebody else, or there is none.
        NotYours = "not-yours",
        /// The colony has its highest level.
        HighestLevel = "highest-level",
        /// It was raised or founded this round.
        RaisedThisRound = "raised-this-round",
        /// 64 ships, 12 fleets, 12 armies.
        TooMany = "too-many",
        /// Once per round.
        OncePerRound = "once-per-round",
        /// The price is as low as it gets.
        LowestPrice = "lowest-price",
        /// Nothing can be torn down.
        NothingToRemove = "nothing-to-remove",
        /// The item does not fit into this blueprint.
        DoesNotFit = "does-not-fit",
        /// The blueprint has no other set of slots.
        NoSuchSet = "no-such-set",
        /// A blueprint holds it once.
        FittedAlready = "fitted-already",
        /// A debt is lowered by exchange as long as that is possible.
        ExchangeFirst = "exchange-first",
        /// It does not help against this debt.
        OtherDebt = "other-debt",
        /// It has moved in this phase, or is held back.
        HasMoved = "has-moved",
        /// It has no strategic movement of its own.
        NoMovement = "no-movement",
        /// The movement has ended.
        MoveEnded = "move-ended",
        /// No steps are left.
        NoSteps = "no-steps",
        /// The system is not adjacent.
        TooFar = "too-far",
        /// A supernova without a trade route.
        NeedsRoute = "needs-route",
        /// Something of the fleet, or left behind by it, has no place in a hangar or transporter.
        NotCarried = "not-carried",
        /// It is somewhere else.
        NotHere = "not-here",
        /// A fleet has at least one ship.
        LastShip = "last-ship",
        /// There is nothing to regroup.
        NothingToRegroup = "nothing-to-regroup",
        /// The fleets of this system were regrouped in this round.
        Regrouped = "regrouped",
        /// The system is controlled by somebody else, or by nobody.
        NotInControl = "not-in-control",
        /// There is nothing of another player to blockade.
        NothingToBlockade = "nothing-to-blockade",
        /// The blockade was changed in this phase.
        BlockadeChanged = "blockade-changed",
        /// No sensors, or they were used.
        NoSensors = "no-sensors",
        /// No such card in hand.
        NotInHand = "not-in-hand",
        /// There is no system to withdraw to.
        NoRefuge = "no-refuge",
        /// Nobody can board it now: it has a shield or is out of reach, or there is no boarding party.
        NoBoarding = "no-boarding",
        /// No cloak that could be activated, or the movement has begun.
        NoCloak = "no-cloak",
        /// An event that brings neutral units comes first.
        NeutralsFirst = "neutrals-first",
        /// The card is not on display or not in hand.
        NotThere = "not-there",
        /// The card was put up for auction in this round.
        CalledAlready = "called-already",
        /// It can be played at another time.
        NotNow = "not-now",
        /// The ship must be in a system that produces space capacity.
        NoShipyard = "no-shipyard",
        /// Nothing is damaged.
        Undamaged = "undamaged",
        /// There is no advanced version.
        NoAdvanced = "no-advanced",
        /// One of the own research ships must be there.
        NoResearchShip = "no-research-ship",
        /// The government cannot be introduced.
        NotIntroducible = "not-introducible",
        /// It is in force already.
        InForce = "in-force",
        /// Another player has this government.
        Taken = "taken",
        /// The policy belongs to another government.
        OtherGovernment = "other-government",
        /// No more policies can be active.
        PolicyLimit = "policy-limit",
        /// No more advisors can be recruited.
        AdvisorLimit = "advisor-limit",
        /// An advisor of the highest level stays.
        MasterAdvisor = "master-advisor",
        /// Once in the game.
        OncePerGame = "once-per-game",
        /// There is no sanction level.
        NoSanction = "no-sanction",
        /// Two commissions in a phase.
        TwoCommissions = "two-commissions",
        /// The ratio is as good as it gets.
        BestRatio = "best-ratio",
        /// No diplomat is on the home world.
        NoDiplomat = "no-diplomat",
        /// The system is not discovered.
        Undiscovered = "undiscovered",
        /// Somebody there would fight.
        CausesBattle = "causes-battle",
        /// There is no network, watch or civil unit to give up.
        NothingToAbandon = "nothing-to-abandon",
    }
}

impl Fault {
    /// The rule behind it.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Owned => "X4-105",
            Self::Acted | Self::NothingDone => "X4R-291",
            Self::NotForSale => "X4-105",
            Self::NoSite => "X4-112",
            Self::NoSlot => "X4-128",
            Self::WrongResource => "X4-132",
            Self::CentreLimit => "X4-222",
            Self::NothingToUpgrade => "X4-130",
            Self::NotYours => "X4R-053",
            Self::HighestLevel => "X4R-055",
            Self::RaisedThisRound => "X4R-054",
            Self::TooMany => "X4R-297",
            Self::OncePerRound => "X4R-102",
            Self::LowestPrice => "X4R-298",
            Self::NothingToRemove => "X4R-059",
            Self::DoesNotFit => "X4R-086",
            Self::NoSuchSet => "X4-198",
            Self::FittedAlready => "X4R-087",
            Self::ExchangeFirst | Self::OtherDebt => "X4R-328",
            Self::HasMoved | Self::NothingToRegroup | Self::Regrouped => "X4R-307",
            Self::NoMovement => "X4R-306",
            Self::MoveEnded => "X4-145",
            Self::NoSteps => "X4-141",
            Self::TooFar => "X4R-014",
            Self::NeedsRoute => "X4R-044",
            Self::NotCarried => "X4-144",
            Self::NotHere | Self::LastShip => "X4R-172",
            Self::NotInControl => "X4-151",
            Self::NothingToBlockade | Self::BlockadeChanged => "X4R-309",
            Self::NoSensors => "X4-292",
            Self::NotInHand => "X4R-347",
            Self::NoRefuge => "X4R-183",
            Self::NoBoarding => "X4R-K20",
            Self::NoCloak => "X4-308",
            Self::NeutralsFirst => "X4-294",
            Self::NotThere => "X4R-266",
            Self::CalledAlready => "X4R-268",
            Self::NotNow => "X4R-269",
            Self::NoShipyard | Self::Undamaged => "X4R-225",
            Self::NoAdvanced => "X4R-103",
            Self::NoResearchShip => "X4R-264",
            Self::NotIntroducible | Self::InForce => "X4R-105",
            Self::Taken => "X4R-110",
            Self::OtherGovernment => "X4-018",
            Self::PolicyLimit => "X4-020",
            Self::AdvisorLimit => "X4-028",
            Self::MasterAdvisor => "X4R-315",
            Self::OncePerGame => "X4R-116",
            Self::NoSanction => "X4R-132",
            Self::TwoCommissions => "X4-064",
            Self::BestRatio => "X4-062",
            Self::NoDiplomat => "X4-055",
            Self::Undiscovered => "X4-039",
            Self::CausesBattle => "X4-040",
            Self::NothingToAbandon => "X4R-350",
        }
    }
}

/// Why a thing cannot be chosen now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The game is over.
    Over,
    /// Another player decides now.
    NotYourTurn(Seat),
    /// Something else is asked now.
    AskedSomethingElse(Decision),
    /// This technology comes first.
    NeedsTech(Tech),
    /// It costs more than there is.
    TooExpensive {
        /// What it is paid in.
        resource: Resource,
        /// What it costs.
        need: i16,
        /// What there is.
        have: i16,
    },
    /// It takes more capacity than is left.
    NoCapacity {
        /// Of which kind.
        capacity: Capacity,
        /// What it takes.
        need: u8,
        /// What is left.
        have: u8,
    },
    /// All accounts together hold less.
    TooFewResources {
        /// What it costs.
        need: i16,
        /// What there is.
        have: i16,
    },
    /// No political action of this kind is left, nor a free one.
    NoPoliticalAction(ActionKind),
    /// Something of the council, without numbers.
    Council(CouncilFault),
    /// Something of treaties and wars.
    War(WarFault),
    /// Something else, without numbers.
    Fault(Fault),
    /// Something about characters.
    Agent(AgentFault),
    /// Something of a tactical battle.
    Tactical(TacticalFault),
}

impl From<TacticalFault> for Reason {
    fn from(fault: TacticalFault) -> Self {
        Reason::Tactical(fault)
    }
}

impl From<CouncilFault> for Reason {
    fn from(fault: CouncilFault) -> Self {
        Reason::Council(fault)
    }
}

impl From<WarFault> for Reason {
    fn from(fault: WarFault) -> Self {
        Reason::War(fault)
    }
}

impl From<Fault> for Reason {
    fn from(fault: Fault) -> Self {
        Reason::Fault(fault)
    }
}

impl From<AgentFault> for Reason {
    fn from(fault: AgentFault) -> Self {
        Reason::Agent(fault)
    }
}

impl Reason {
    /// The rule behind it.
    pub const fn rule(&self) -> &'static str {
        match self {
            Reason::Over => "X4R-286",
            Reason::NotYourTurn(_) => "X4-001",
            Reason::AskedSomethingElse(decision) => decision.rule(),
            Reason::NeedsTech(_) => "X4-106",
            Reason::TooExpensive { .. } => "X4R-005",
            Reason::NoCapacity { .. } => "X4-110",
            Reason::TooFewResources { .. } => "X4R-294",
            Reason::NoPoliticalAction(_) => "X4-008",
            Reason::Council(fault) => fault.rule(),
            Reason::War(fault) => fault.rule(),
            Reason::Fault(fault) => fault.rule(),
            Reason::Agent(fault) => fault.rule(),
            Reason::Tactical(fault) => fault.rule(),
        }
    }
}

/// Why `seat` can do nothing with `thing` now.
pub(crate) fn not(state: &State, seat: Seat, thing: Thing) -> Option<Reason> {
    let frame = state.top();
    let Some(asked) = frame.asks(state) else { return Some(Reason::Over) };
    if asked != seat {
        return Some(Reason::NotYourTurn(asked));
    }
    let mut found = None;
    let mut is_legal = false;
    frame.offers(state, Seek::at(thing), &mut |action, verdict| {
        if Thing::of(action) == thing {
            is_legal |= verdict.is_ok();
            found = found.or(verdict.err());
        }
    });
    if is_legal {
        return None;
    }
    found.or_else(|| frame.decision(state).map(Reason::AskedSomethingElse))
}

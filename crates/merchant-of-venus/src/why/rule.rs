//! The rule of the ledger for a reason or a question.

use super::Reason;
use crate::event::Decision;
use crate::query::Refusal;

impl Reason {
    /// The rule for this reason.
    pub fn rule(&self) -> &'static str {
        match self {
            Reason::Over => "MV-033",
            Reason::NotYourTurn(_) => "MV-046",
            Reason::AskedSomethingElse(decision) => decision.rule(),
            Reason::NotJoined => "MV-003",
            Reason::Backwards => "MV-063",
            Reason::Closed(_) => "MV-158",
            Reason::TooFar { .. } => "MV-060",
            Reason::OtherHeading(_) => "MV-049",
            Reason::Navigation => "MV-072",
            Reason::AtGate => "MV-077",
            Reason::MustMove => "MV-053",
            Reason::NoLanding => "MV-064",
            Reason::Refused(refusal) => refusal.rule(),
            Reason::NoBusiness => "MV-122",
            Reason::NotHere => "MV-143",
            Reason::NoRoom => "MV-009",
            Reason::OtherDestination(_) => "MV-145",
            Reason::WrongPlace => "MV-173",
            Reason::TooExpensive { .. } => "MV-128",
            Reason::AlreadyDone => "MV-015",
            Reason::NotOwned => "MV-180",
            Reason::UsedUp(_) => "MV-205",
            Reason::WrongMoment => "MV-198",
            Reason::ConditionNotMet => "MV-174",
            Reason::NotLanded => "MV-113",
            Reason::LandAt(_) | Reason::AfterMovement => "MV-173",
            Reason::GoalOpen { .. } | Reason::GoalUnmet(_) => "MV-174",
            Reason::Reserved(_) => "MV-137",
            Reason::NoSuchDie => "MV-054",
            Reason::AssignLimit(_) => "MV-055",
            Reason::SiteTaken(_) => "MV-156",
            Reason::NoToken => "MV-112",
            Reason::BoughtThisTurn => "MV-155",
            Reason::NoPointsLeft => "MV-092",
            Reason::CanFight => "MV-093",
        }
    }
}

impl Refusal {
    /// The rule for this question.
    pub fn rule(&self) -> &'static str {
        match self {
            Refusal::NotOffered => "MV-127",
            Refusal::LeftThisTurn => "MV-148",
            Refusal::NoActionLeft => "MV-124",
            Refusal::TooExpensive { .. } => "MV-128",
            Refusal::NoRoom => "MV-129",
            Refusal::AlreadyOwned => "MV-186",
            Refusal::NoSlot => "MV-133",
            Refusal::DialFull => "MV-130",
            Refusal::NoneLeft => "MV-015",
            Refusal::NoContracts => "MV-137",
            Refusal::NotAboard => "MV-139",
            Refusal::NotWanted => "MV-138",
        }
    }
}

impl Decision {
    /// The rule that asks it.
    pub fn rule(&self) -> &'static str {
        match self {
            Decision::ChoosePilot => "MV-023",
            Decision::SetDials => "MV-029",
            Decision::Start => "MV-049",
            Decision::Move => "MV-053",
            Decision::Steer => "MV-073",
            Decision::ChooseCourse => "MV-072",
            Decision::AcceptTest(_) => "MV-084",
            Decision::LowerOrEnd(_) => "MV-086",
            Decision::Fight(_) => "MV-093",
            Decision::GiveGood => "MV-098",
            Decision::GainGood | Decision::May(_) | Decision::ChooseWay(_) => "MV-101",
            Decision::ChooseDie => "MV-054",
            Decision::ChooseSystem(_) => "MV-188",
            Decision::Peek | Decision::TopOrUnder => "MV-204",
            Decision::SwapMission => "MV-202",
            Decision::ChooseGate => "MV-078",
            Decision::TakeAboard(_) => "MV-143",
            Decision::Shuttle => "MV-196",
            Decision::EndOfMove => "MV-198",
            Decision::Brace(_) => "MV-059",
            Decision::Trade => "MV-123",
            Decision::Unload => "MV-148",
            Decision::Jettison => "MV-151",
            Decision::Reward(_) => "MV-182",
            Decision::TakeExchanged => "MV-183",
            Decision::Declare => "MV-174",
        }
    }
}

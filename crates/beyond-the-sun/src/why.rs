//! "Why not?": for everything that is not legal now, the rule against it and the numbers.

mod leader;

use crate::effect::Exchange;
use crate::event::Decision;
use crate::flow::{self, Frame};
use crate::ids::Slot;
use crate::state::State;
use crate::thing::{Button, Thing};
use engine::{Refusal, Seat};
use serde::Serialize;

/// Why a thing cannot be chosen now. If several reasons hold, it is the one that the player can remove most easily.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The game is over.
    Over,
    /// Another player decides now.
    NotYourTurn(Seat),
    /// Something else is asked now.
    AskedSomethingElse(Decision),
    /// The pawn of this player stands there.
    Occupied(Seat),
    /// The own pawn stands there and must move.
    StandingThere,
    /// The technology has not been researched.
    NotResearched,
    /// The guild has not been opened.
    GuildClosed,
    /// It costs more ore.
    TooLittleOre {
        /// What it costs.
        need: u16,
        /// What there is.
        have: u16,
    },
    /// It costs more ore than there is, and the price is not the printed one.
    OtherPrice {
        /// What is printed.
        printed: u16,
        /// The surcharge of the space (BTS-035).
        extra: u16,
        /// What cards take off.
        off: u16,
        /// What there is.
        have: u16,
    },
    /// It needs more population than its cost, because its effect also uses some (BTS-110).
    PopulationAddsUp {
        /// What the cost recalls.
        recall: u8,
        /// What the effect uses.
        used: u8,
        /// What there is.
        have: u8,
    },
    /// It needs more population.
    TooLittlePopulation {
        /// What it needs.
        need: u8,
        /// What there is.
        have: u8,
    },
    /// No technology can be researched by it.
    NothingToResearch,
    /// No system can be colonised by it.
    NothingToColonise,
    /// It would change nothing.
    NothingWouldChange,
    /// The technology has been researched already.
    AlreadyResearched,
    /// A technology of this level is to be researched.
    OtherLevel(u8),
    /// This technology has to be researched before.
    MissingPrerequisite(Slot),
    /// Only a technology that lies face up may be researched.
    NotFaceUp,
    /// No card of a type that could be sought is left.
    NoCardLeft,
    /// It is no system card.
    NotASystem,
    /// The place is not controlled.
    NotControlled,
    /// Somebody controlled the system when the turn began.
    ControlledBefore,
    /// There is too little strength at the system.
    TooWeak {
        /// What the system asks for.
        need: u8,
        /// What there is.
        have: u8,
    },
    /// Ships are built on Sol and on controlled shipyards.
    NoShipyard,
    /// No supply cube is left, and population cannot replace it.
    NoSupply,
    /// The ship cannot move with the jumps that are left.
    CannotMove,
    /// The ship cannot be raised any more.
    HighestLevel,
    /// The condition of the achievement is not met.
    ConditionNotMet,
    /// The achievement has been claimed before.
    AlreadyClaimed,
    /// All spaces of the achievement are taken.
    NoSpaceLeft,
    /// It has been used in this turn, or cannot be paid for.
    CannotBeUsed,
    /// The option cannot be carried out.
    CannotBeCarriedOut,
    /// What is asked cannot be declined.
    Mandatory,
    /// Something that must still be carried out would become impossible.
    NeededLater,
    /// The leader belongs to nobody or to another faction (BTL-017).
    NotYourLeader,
    /// No token is left on the leader (BTL-018).
    NoTokenLeft,
    /// A leader of this colour has been taken before (BTL-010).
    ColourTaken,
    /// The credit tile is turned down.
    CreditUsed,
    /// The leader does nothing at this moment.
    NotNow,
    /// The anarchists have forbidden it for this turn.
    Forbidden,
    /// The anarchists do not have this choice.
    NotTheirs,
}

impl Refusal<Reason> for Reason {
    fn because(reason: impl FnOnce() -> Self) -> Self {
        reason()
    }
}

impl Reason {
    /// The rule for this reason.
    pub fn rule(&self) -> &'static str {
        match self {
            Reason::Over => "BTS-088",
            Reason::NotYourTurn(_) => "BTS-023",
            Reason::AskedSomethingElse(decision) => decision.rule(),
            Reason::Occupied(_) => "BTS-027",
            Reason::StandingThere => "BTS-028",
            Reason::NotResearched => "BTS-032",
            Reason::GuildClosed => "BTS-009",
            Reason::TooLittleOre { .. } | Reason::CannotBeUsed => "BTS-034",
            Reason::OtherPrice { extra: 1.., .. } => "BTS-035",
            Reason::OtherPrice { .. } => "BTS-034",
            Reason::TooLittlePopulation { .. } | Reason::PopulationAddsUp { .. } => "BTS-110",
            Reason::NothingToResearch | Reason::AlreadyResearched | Reason::OtherLevel(_) => "BTS-112",
            Reason::NothingToColonise | Reason::NotControlled | Reason::TooWeak { .. } => "BTS-174",
            Reason::NothingWouldChange => "BTS-042",
            Reason::MissingPrerequisite(_) => "BTS-113",
            Reason::NotFaceUp => "BTS-117",
            Reason::NoCardLeft => "BTS-127",
            Reason::NotASystem | Reason::ControlledBefore => "BTS-173",
            Reason::NoShipyard => "BTS-141",
            Reason::NoSupply => "BTS-054",
            Reason::CannotMove => "BTS-149",
            Reason::HighestLevel => "BTS-145",
            Reason::ConditionNotMet => "BTS-061",
            Reason::AlreadyClaimed => "BTS-066",
            Reason::NoSpaceLeft => "BTS-065",
            Reason::CannotBeCarriedOut | Reason::Mandatory | Reason::NeededLater => "BTS-190",
            Reason::NotYourLeader => "BTL-017",
            Reason::NoTokenLeft => "BTL-018",
            Reason::ColourTaken => "BTL-010",
            Reason::CreditUsed | Reason::NotNow => "BTL-015",
            Reason::Forbidden => "BTA-064",
            Reason::NotTheirs => "BTA-024",
        }
    }
}

impl Decision {
    /// The rule that asks it.
    pub fn rule(&self) -> &'static str {
        match self {
            Decision::PickMat => "BTS-022",
            Decision::Act => "BTS-026",
            Decision::Choose => "BTS-190",
            Decision::ChooseOrPass => "BTS-191",
            Decision::PayWhom => "BTS-098",
            Decision::PayRecall => "BTS-107",
            Decision::PayShip => "BTS-039",
            Decision::Build(_) => "BTS-141",
            Decision::BuildFromPopulation(_) => "BTS-105",
            Decision::Jump(_) | Decision::Warp(_) => "BTS-149",
            Decision::Upgrade(_) => "BTS-144",
            Decision::Colonise => "BTS-174",
            Decision::SpendShips(_) => "BTS-176",
            Decision::PlaceOutpost(_) => "BTS-162",
            Decision::PlaceMarker(_) => "BTS-184",
            Decision::Automate => "BTS-135",
            Decision::OrderBonuses => "BTS-172",
            Decision::MoveSupply(_) => "BTS-198",
            Decision::Research(_) => "BTS-112",
            Decision::SeekType(_) => "BTS-125",
            Decision::ChooseTech(_) => "BTS-129",
            Decision::KeepTech => "BTS-213",
            Decision::CharterSystem => "BTS-203",
            Decision::CopyAction => "BTS-200",
            Decision::AttachSystem | Decision::LayEvent(_) | Decision::Scatter => "BTS-122",
            Decision::Museum => "BTS-206",
            Decision::Banish(_) => "BTS-186",
            Decision::Produce => "BTS-043",
            Decision::Trade => "BTS-052",
            Decision::Claim => "BTS-061",
            Decision::PickLeader => "BTL-009",
            Decision::OrderSetUps => "BTL-012",
            Decision::Predict(_) => "BTL-049",
            Decision::KeepSystem => "BTL-044",
            Decision::KeepAchievement => "BTL-057",
            Decision::PayLess(_) => "BTL-015",
            Decision::MoveTile => "BTL-036",
            Decision::BuildOneMore => "BTL-051",
            Decision::ChooseForGood(_) => "BTL-052",
            Decision::ActAgain => "BTL-039",
            Decision::AnyTime | Decision::LastSwap => "BTS-134",
            Decision::AnarchistsColonise => "BTA-046",
            Decision::AnarchistsResearch(1) => "BTA-052",
            Decision::AnarchistsResearch(_) => "BTA-055",
        }
    }
}

/// Why `seat` can do nothing with `thing` now.
pub(crate) fn not(state: &State, seat: Seat, thing: Thing) -> Option<Reason> {
    let frame = state.top();
    let Some((asked, decision)) = frame.asks(state).zip(frame.decision(state)) else {
        return Some(Reason::Over);
    };
    if asked != seat {
        return Some(Reason::NotYourTurn(asked));
    }
    let mut legal = Vec::new();
    frame.legal(state, &mut legal);
    if legal.iter().any(|action| Thing::of(*action) == thing) {
        return None;
    }
    if !matches!(thing, Thing::Button(_)) && would_do_alone(state, frame, thing) {
        return Some(Reason::NeededLater);
    }
    let reason = match (frame, thing) {
        (frame, Thing::Leader(leader)) => Some(leader::not(state, seat, &frame, leader)),
        (Frame::ActingAgain(frame), Thing::Space(space)) => frame.why_not(state, space),
        (Frame::Acting(_), Thing::Space(space)) => flow::may_go(state, seat, space).err(),
        (Frame::Researching(frame), Thing::Slot(slot)) => frame.may(state, slot).err(),
        (Frame::Colonising(frame), Thing::Place(place)) => {
            flow::may_colonise(state, seat, frame.neutral, place).err()
        }
        (Frame::Building(_), Thing::Place(_)) => Some(Reason::NoShipyard),
        (Frame::Jumping(_) | Frame::Warping(_), Thing::Ship(..)) => Some(Reason::CannotMove),
        (Frame::Upgrading(_), Thing::Ship(..)) => Some(Reason::HighestLevel),
        (Frame::Trading(frame), thing) => exchange(thing).and_then(|it| frame.why_not(state, it)),
        (Frame::Claiming(_), Thing::Achievement(card)) => flow::may_claim(state, seat, card).err(),
        (Frame::Choosing(_), Thing::Option(_)) => Some(Reason::CannotBeCarriedOut),
        (Frame::Acting(_) | Frame::Producing(_) | Frame::Pausing(_), Thing::Tech(_) | Thing::System(_)) => {
            Some(Reason::CannotBeUsed)
        }
        (Frame::Deciding(_), Thing::Slot(_) | Thing::Place(_)) => Some(Reason::NotTheirs),
        (_, Thing::Button(Button::Pass | Button::Done)) => Some(Reason::Mandatory),
        _ => None,
    };
    Some(reason.unwrap_or(Reason::AskedSomethingElse(decision)))
}

/// Whether something could be done with `thing` if nothing had to be carried out after it.
fn would_do_alone(state: &State, frame: Frame, thing: Thing) -> bool {
    let spends = matches!(
        frame,
        Frame::Building(_)
            | Frame::Colonising(_)
            | Frame::Settling(_)
            | Frame::Donating(_)
            | Frame::Paying(_)
            | Frame::Jumping(_)
            | Frame::Warping(_)
            | Frame::Scattering(_)
    );
    if !spends {
        return false;
    }
    let mut alone = *state;
    alone.board.frames = [frame].into_iter().collect();
    let mut legal = Vec::new();
    frame.legal(&alone, &mut legal);
    legal.iter().any(|action| Thing::of(*action) == thing)
}

/// The exchange that a thing stands for.
fn exchange(thing: Thing) -> Option<Exchange> {
    match thing {
        Thing::Button(Button::Buy) => Some(Exchange::OreToPop),
        Thing::Ship(..) => Some(Exchange::ShipToPop),
        Thing::Button(Button::Sell) => Some(Exchange::PopToOre),
        _ => None,
    }
}

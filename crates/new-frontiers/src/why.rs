//! "Why not?": for everything that is not legal now, the rule against it and the numbers.

use crate::event::Decision;
use crate::flow::{Frame, Revealing, Selecting, settle_legal, trade};
use crate::ids::Phase;
use crate::price::Price;
use crate::query;
use crate::state::State;
use crate::thing::Thing;
use engine::{Refusal, Seat};
use serde::Serialize;

/// Why a thing cannot be chosen now. If several reasons hold, it is the one that the player can remove most easily.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The game is over.
    Over,
    /// Another player decides now.
    NotYourTurn(Seat),
    /// Something else is asked now.
    AskedSomethingElse(Decision),
    /// The tile was selected in this round by this player.
    TileTaken(Seat),
    /// The development is owned already.
    AlreadyOwned,
    /// No copy is left.
    BoughtOut,
    /// There is no space left for it.
    NoRoom {
        /// Spaces it takes.
        need: u8,
        /// Spaces that are free.
        have: u8,
    },
    /// The development costs more than there is.
    TooExpensive {
        /// What it costs.
        need: u8,
        /// What there is.
        have: u16,
        /// What the cost is made of.
        price: Price,
    },
    /// The world needs more colonists.
    TooFewColonists {
        /// Colonists it needs.
        need: u8,
        /// Colonists that wait.
        have: u8,
    },
    /// The world costs more than there is.
    WorldTooExpensive {
        /// What it costs.
        need: u8,
        /// What there is.
        have: u16,
        /// What the cost is made of.
        price: Price,
    },
    /// The military world is stronger.
    TooWeak {
        /// Its defence.
        need: u8,
        /// The strength that counts against it.
        have: u8,
    },
    /// The military world is stronger, and it costs more than there is to pay for it.
    TooWeakAndExpensive {
        /// Its defence.
        defence: u8,
        /// The strength that counts against it.
        strength: u8,
        /// What it costs.
        need: u8,
        /// What there is.
        have: u16,
        /// What the cost is made of.
        price: Price,
    },
    /// One world a turn.
    SettledAlready,
    /// A player who takes colonists does not settle.
    TookColonists,
    /// There is no good on the colony, and the colony is not part of the question.
    NoGood,
    /// The good on this colony can never be sold.
    Untradable,
    /// The colony does not fit what is asked.
    DoesNotFit,
    /// The Consume power has been used, or its goods are missing.
    PowerCannotBeUsed,
    /// The tile has no Consume power.
    NoConsumePower,
    /// Consume powers that can be used must be used.
    MustConsume,
    /// Taking a world is compulsory.
    MustTake,
    /// Selecting a tile is compulsory.
    MustSelect,
    /// A player settles or takes colonists; passing is not possible.
    MustSettleOrTake,
    /// Colonists are taken or a world is settled before the turn can end.
    NotDoneYet,
    /// The supply of colonists is empty.
    NoColonistsLeft,
    /// Only a goal for which something is stored can be turned up by choice.
    NotAStockpileGoal,
}

impl Refusal<Reason> for Reason {
    fn because(reason: impl FnOnce() -> Reason) -> Self {
        reason()
    }
}

impl Reason {
    /// The rule for this reason.
    pub fn rule(&self) -> &'static str {
        match self {
            Reason::Over => "NF-166",
            Reason::NotYourTurn(_) => "NF-039",
            Reason::AskedSomethingElse(decision) => decision.rule(),
            Reason::TileTaken(_) => "NF-036",
            Reason::AlreadyOwned => "NF-051",
            Reason::BoughtOut => "NF-052",
            Reason::NoRoom { .. } => "NF-053",
            Reason::TooExpensive { .. } => "NF-048",
            Reason::TooFewColonists { .. } => "NF-091",
            Reason::WorldTooExpensive { .. } => "NF-092",
            Reason::TooWeak { .. } => "NF-093",
            Reason::TooWeakAndExpensive { .. } => "NF-111",
            Reason::SettledAlready | Reason::TookColonists => "NF-088",
            Reason::NoGood => "NF-139",
            Reason::Untradable => "NF-073",
            Reason::DoesNotFit => "NF-128",
            Reason::PowerCannotBeUsed => "NF-061",
            Reason::NoConsumePower => "NF-146",
            Reason::MustConsume => "NF-144",
            Reason::MustTake => "NF-077",
            Reason::MustSelect => "NF-036",
            Reason::MustSettleOrTake | Reason::NotDoneYet => "NF-089",
            Reason::NoColonistsLeft => "NF-101",
            Reason::NotAStockpileGoal => "NFG-016",
        }
    }
}

impl Decision {
    /// The rule that asks this question.
    pub fn rule(&self) -> &'static str {
        match self {
            Decision::ChooseHome => "NF-032",
            Decision::Select => "NF-035",
            Decision::Develop => "NF-047",
            Decision::Explore => "NF-077",
            Decision::ExploreMore => "NF-078",
            Decision::Return(_) => "NF-085",
            Decision::Settle => "NF-088",
            Decision::SettleMore => "NF-106",
            Decision::Declare => "NF-069",
            Decision::ProduceShort(_) => "NF-136",
            Decision::Windfall => "NF-128",
            Decision::Trade => "NF-139",
            Decision::Consume => "NF-144",
            Decision::SellMore => "NF-152",
            Decision::Spend(_) => "NF-147",
            Decision::CountAs => "NF-074",
            Decision::KeepGoal | Decision::PutUnder => "NFG-008",
            Decision::RevealGoal => "NFG-016",
            Decision::StoreGoods => "NFG-021",
            Decision::StoreCredits(_) => "NFG-022",
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
    let reason = match (frame, thing) {
        (Frame::Selecting(_), Thing::Tile(tile)) => Selecting::may(state, tile).err(),
        (Frame::Selecting(_), Thing::Pass) => Some(Reason::MustSelect),
        (Frame::Developing(frame), Thing::Development(development)) => frame.why_not(state, development),
        (Frame::Exploring(_), Thing::Pass) => Some(Reason::MustTake),
        (Frame::Settling(turn), Thing::World(world)) if state.empires[seat].explored.has(world) => {
            settle_legal::why_not(&turn, state, world)
        }
        (Frame::Settling(turn), Thing::Pass) => turn.may_pass(state).err(),
        (Frame::Settling(turn), Thing::Done) => turn.may_end().err(),
        (Frame::Settling(turn), Thing::Colonists) => turn.may_take(state).err(),
        (Frame::Producing(_), Thing::Colony(_)) => Some(Reason::DoesNotFit),
        (Frame::Trading(_), Thing::Colony(colony)) => trade::may_sell(state, seat, colony).err(),
        (Frame::Consuming(_), Thing::Pass) => Some(Reason::MustConsume),
        (Frame::Consuming(_), Thing::Colony(colony)) => {
            let empire = &state.empires[seat];
            let consumes = |colony| {
                let powers = &query::card(&state.pack, empire, colony).powers;
                powers.iter().any(|power| power.phase() == Phase::Consume)
            };
            // The home may have been replaced; then it has no face.
            Some(unused(empire.colonies().has(colony) && consumes(colony)))
        }
        (Frame::Consuming(_), Thing::Development(development)) => {
            let owned = state.empires[seat].developments.has(development);
            let powers = &state.pack[development].powers;
            Some(unused(owned && powers.iter().any(|power| power.phase() == Phase::Consume)))
        }
        (Frame::Revealing(_), Thing::Reveal) => Revealing::may(state).err(),
        (Frame::Storing(frame), Thing::Colony(colony)) => frame.may(state, colony).err(),
        (Frame::Spending(frame), Thing::Colony(colony)) => frame.may(state, colony).err(),
        _ => None,
    };
    Some(reason.unwrap_or(Reason::AskedSomethingElse(decision)))
}

fn unused(has_power: bool) -> Reason {
    if has_power { Reason::PowerCannotBeUsed } else { Reason::NoConsumePower }
}

//! What characters ask, what becomes of their actions, and what stands against them.

use engine::{Seat, words};
use serde::Serialize;

use crate::action::Craft;
use crate::agent::{Agent, Mission, Order, Pressure};
use crate::hex::Hex;
use crate::ids::{Advisor, AlwaysLaw, EventCard, Tech};
use crate::notation::ActionKind;
use crate::realm::Make;

/// What a seat is asked about characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AgentDecision {
    /// In which system an institution action is performed (X4-424).
    Where(Mission),
    /// What it is aimed at.
    Aim(Mission, Hex),
    /// Which institution action to perform free of charge (X4-162).
    Perform,
    /// Whether evidence is forged (X4-496).
    Forge(Mission, Hex),
    /// Whether to arrest the ship of another player (X4-498).
    Arrest(Seat, Mission, Hex),
    /// How much culture to bid, for an institution action in a system (X4R-147).
    Wager(Mission, Hex),
    /// What to give to the player on turn (X4-443).
    Support(Seat),
    /// Whether to withdraw from a system that another player has entered (X4-469).
    Escape(Seat, Hex),
    /// Whether further units withdraw to this system (X4-470).
    Bring(Hex),
    /// Whether to pay for a mine that was triggered (X4-475).
    Spring(Seat, Hex),
    /// What becomes of smuggled goods (X4-454).
    Smuggle(Hex),
    /// Where the network of smugglers comes (X4-459).
    SmuggleWhere(Hex),
    /// Which unit a killer is sent to (X4-035).
    Kill,
    /// Whether the killing is covered up (X4-037).
    Cover(Seat),
}

impl AgentDecision {
    /// The rule that asks it.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::Where(_) => "X4-424",
            Self::Aim(..) => "X4-419",
            Self::Perform => "X4-162",
            Self::Forge(..) => "X4-496",
            Self::Arrest(..) => "X4-498",
            Self::Wager(..) => "X4R-147",
            Self::Support(_) => "X4-443",
            Self::Escape(..) => "X4-469",
            Self::Bring(_) => "X4-470",
            Self::Spring(..) => "X4-475",
            Self::Smuggle(_) => "X4-454",
            Self::SmuggleWhere(_) => "X4-459",
            Self::Kill => "X4-035",
            Self::Cover(_) => "X4-037",
        }
    }
}

/// What happened to or by characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AgentEvent {
    /// An institution action was announced in a system, for so much culture.
    Announced(Seat, Agent, Mission, Hex, i16),
    /// Evidence was forged: the blame falls on another player (X4-496).
    Forged(Seat, Seat),
    /// Forged papers were shown (X4R-BM02).
    Papers(Seat),
    /// A player tries to arrest another one (X4-498).
    Arresting(Seat, Seat),
    /// So much culture was bid, with what is added to it.
    Wagered(Seat, u8, u8),
    /// The arrest succeeded: the action is prevented.
    Arrested(Seat, Seat, Mission),
    /// The arrest failed.
    Slipped(Seat, Seat),
    /// A unit of the player was recruited away to this one (X4-428, X4-429).
    Recruited(Seat, Make, Hex),
    /// Nobody could be recruited.
    NobodyCame(Seat, Hex),
    /// An advisor of another player works for this one in this round, with the ability of a level (X4-431).
    Bribed(Seat, Seat, Advisor, u8),
    /// A ship is ambassador with another player now (X4-434).
    Envoy(Seat, Seat),
    /// An ambassador is back in a system (X4-434, X4R-149).
    EnvoyBack(Seat, Hex),
    /// So many cubes of another player lie on a card (X4-439).
    Pressed(Seat, Seat, Pressure, u8),
    /// A treaty was forced (X4-440).
    Forced(Seat, Seat, Pressure),
    /// War weariness of a player rose by so many pips (X4-442, X4-489, X4-491).
    Weary(Seat, u8),
    /// A player was sanctioned for violated immunity (X4-265).
    Sanctioned(Seat),
    /// So many cubes of another player lie on an always-law (X4-446).
    Cubes(Seat, Seat, AlwaysLaw, u8),
    /// All fleets and armies of another player were looked at (X4-447).
    Scouted(Seat, Seat),
    /// A ship carries smuggled goods now, golden or not (X4-453, X4-455).
    Cargo(Seat, Hex, bool),
    /// Smuggled goods brought A, from a colony of another player (X4-455, X4-457).
    Smuggled(Seat, Seat, Hex, i16),
    /// Police took smuggled goods and so much A (X4-460).
    Seized(Seat, Seat, Hex, i16),
    /// So many pips of smuggled goods lie on a colony (X4-458).
    Pips(Seat, Hex, u8),
    /// An advisor was got rid of (X4-466).
    Killed(Seat, Advisor),
    /// An assassination failed (X4-466).
    Survived(Seat, Advisor),
    /// A card was stolen from another player; nobody else knows which (X4-467).
    Stolen(Seat, Seat),
    /// A mine was laid (X4-473).
    Mined(Seat, Hex),
    /// A mine of this player was triggered by another one: its force, or nothing if it was not paid (X4-474).
    Sprung(Seat, Seat, Hex, u8),
    /// A mine was cleared (X4-476).
    Cleared(Seat, Hex),
    /// The watch of a player was destroyed, or a building (X4-479).
    Sabotaged(Seat, Hex),
    /// Militia rose for a player: the colony is conquered or not (X4-481).
    Rebelled(Seat, Hex, bool),
    /// A unit is slowed (X4-484).
    Slowed(Seat, Craft, Hex),
    /// A technology was taken over (X4-486).
    Copied(Seat, Seat, Tech),
    /// A colony was destroyed (X4-489).
    Destroyed(Seat, Hex),
    /// Units went from one own watch to another one (X4-502).
    Patrolled(Seat, Hex, Hex),
    /// A political action was given to another player (X4-444).
    Gave(Seat, Seat, ActionKind),
    /// An event card was given to another player; one that lies open is named (X4-444).
    GaveCard(Seat, Seat, Option<EventCard>),
    /// A card of the black market was given to another player (X4-444).
    GaveMarket(Seat, Seat),
    /// A was given to another player (X4-444).
    GaveAwe(Seat, Seat, u8),
    /// A killer destroyed a unit with a character (X4-035).
    Murdered(Seat, Seat, Hex),
    /// A ship counts as agent in this round (X4-049).
    Witness(Seat, Make),
    /// A reaction is left out from now on, or is asked for again (X4R-440).
    Ordered(Seat, Order, bool),
}

words! {
    /// A reason against something of characters, without numbers.
    AgentFault {
        /// No such character is aboard.
        NoCharacter = "no-character",
        /// The character has done that in this round (X4-421).
        DoneAlready = "done-already",
        /// No more institution actions in this round (X4R-441).
        TooManyErrands = "too-many-errands",
        /// The network there has too low a level.
        NeedsNetwork = "needs-network",
        /// It is performed in other places.
        WrongPlace = "wrong-place",
        /// There is nothing that it could be aimed at.
        NoTarget = "no-target",
        /// It is a reaction.
        OnlyReaction = "only-reaction",
        /// Another illegal action was performed there in this round (X4-450).
        OnlyIllegal = "only-illegal",
        /// The other player was not looked at in this round (X4R-143).
        NotScouted = "not-scouted",
        /// Somebody forbids it there.
        Forbidden = "forbidden",
        /// The level is the highest.
        HighestLevel = "highest-level",
        /// No more of it can be on the map (X4R-441).
        NoMorePieces = "no-more-pieces",
        /// There is an ambassador already.
        HasEnvoy = "has-envoy",
        /// Smuggled goods lie there already (X4-458).
        PipsThere = "pips-there",
        /// Not with a golden cube, or only with one (X4-456).
        WrongCube = "wrong-cube",
        /// Only on a colony of another player (X4-454).
        NoColony = "no-colony",
        /// Two cubes of the player lie there.
        TwoCubes = "two-cubes",
        /// No cube lies there.
        NoCube = "no-cube",
        /// It was changed in this phase (X4R-440).
        ChangedAlready = "changed-already",
        /// No system to withdraw to.
        NoRefuge = "no-refuge",
    }
}

impl AgentFault {
    /// The rule behind it.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::NoCharacter => "X4-419",
            Self::DoneAlready => "X4-421",
            Self::TooManyErrands | Self::NoMorePieces => "X4R-441",
            Self::NeedsNetwork => "X4-422",
            Self::WrongPlace | Self::NoTarget => "X4-424",
            Self::OnlyReaction => "X4R-142",
            Self::OnlyIllegal => "X4-450",
            Self::NotScouted => "X4R-143",
            Self::Forbidden => "X4R-A09",
            Self::HighestLevel => "X4-449",
            Self::HasEnvoy => "X4-436",
            Self::PipsThere => "X4-458",
            Self::WrongCube => "X4-456",
            Self::NoColony => "X4-454",
            Self::TwoCubes => "X4-440",
            Self::NoCube => "X4-441",
            Self::ChangedAlready => "X4R-440",
            Self::NoRefuge => "X4-470",
        }
    }
}

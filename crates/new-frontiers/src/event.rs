//! What is asked, and what happened.

use crate::effect::Gains;
use crate::ids::{Development, Goal, Home, Kind, Tile, World};
use crate::state::{Colony, Ending, Source};
use engine::{Bits, Seat};
use serde::Serialize;

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// Which side of the mat to play (NF-032).
    ChooseHome,
    /// Which action tile to select (NF-035).
    Select,
    /// Which development to buy, if any (NF-047).
    Develop,
    /// Which world to take (NF-077).
    Explore,
    /// Which second world to take (NF-078).
    ExploreMore,
    /// Which explored world to put back; so many are too many (NF-085).
    Return(u8),
    /// To settle a world or to take colonists (NF-088).
    Settle,
    /// Whether to use what is left to use in Settle (NF-106, NF-115).
    SettleMore,
    /// What the joker is in this action (NF-069).
    Declare,
    /// Which colonies produce; goods of this kind are short (NF-136).
    ProduceShort(Kind),
    /// Which windfall colony produces (NF-128).
    Windfall,
    /// Which good to sell, if any (NF-139).
    Trade,
    /// Which Consume power to use next (NF-144).
    Consume,
    /// Whether to sell one more good (NF-152).
    SellMore,
    /// Which good to give for the power in use; so many are still to be given.
    Spend(u8),
    /// Which goal to keep (NFG-008).
    KeepGoal,
    /// Which goal to put under the stack first (NFG-008).
    PutUnder,
    /// Whether to turn the own goal up (NFG-016).
    RevealGoal,
    /// Which goods to store, if any (NFG-021).
    StoreGoods,
    /// How many credits of a sale to store, at most so many (NFG-022).
    StoreCredits(u8),
    /// What the joker counts as in scoring (NF-074).
    CountAs,
}

/// What happened. Everything but the choice of a goal happens openly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A round began.
    RoundBegan(u8),
    /// A side of the mat was chosen.
    ChoseHome(Seat, Home),
    /// A tile was selected.
    Selected(Seat, Tile),
    /// Credits, points or colonists came in; the tile is what gave them.
    Gained(Seat, Gains, Giver),
    /// A development was bought for so many credits.
    Developed(Seat, Development, u8),
    /// Nothing was bought.
    DidNotDevelop(Seat),
    /// Worlds were laid out.
    LaidOut(Bits<World>),
    /// A world was taken from the layout.
    Took(Seat, World),
    /// A world came blindly from the bag.
    Drew(Seat, World),
    /// So many worlds of the layout went back.
    PutBack(u8),
    /// A surplus world went back.
    Returned(Seat, World),
    /// So many colonists were taken in place of settling.
    TookColonists(Seat, u8),
    /// A world was paid for with so many credits.
    SettledFor(Seat, World, u8),
    /// A world was overcome with so much strength.
    Conquered(Seat, World, u8),
    /// A good was discarded for so much strength.
    DiscardedFor(Seat, Colony, u8),
    /// A colony gave way to another world.
    Replaced(Seat, Colony, World),
    /// The joker is of this kind for now.
    Declared(Seat, Kind),
    /// A good came onto a colony.
    Produced(Seat, Colony, Kind),
    /// A good was sold for so many credits.
    Sold(Seat, Kind, u8),
    /// So many goods were consumed by a power.
    Consumed(Seat, Source, u8),
    /// A disc moved to the front of the order track.
    MovedFirst(Seat),
    /// A disc swapped places with the one in front.
    MovedUp(Seat),
    /// So many goals were drawn to look at.
    DrewGoals(Seat, u8),
    /// A goal was kept face down.
    KeptGoal(Seat),
    /// This is the goal; only its keeper hears it.
    KeptThis(Seat, Goal),
    /// A goal was turned up.
    RevealedGoal(Seat, Goal),
    /// A world was stored.
    StoredWorld(Seat, World),
    /// A good was stored.
    StoredGood(Seat, Kind),
    /// So many credits were stored.
    StoredCredits(Seat, u8),
    /// A credit was put on Produce; so many lie there now.
    CreditOnProduce(u8),
    /// The game will end after this round.
    EndIsNear(Ending),
    /// The game is over.
    Ended,
}

/// Where a gain comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Giver {
    /// The bonus of an action tile.
    Tile(Tile),
    /// A power.
    Power(Source),
}

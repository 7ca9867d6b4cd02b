//! What a player can do, one small choice at a time, and the line of text for it.

use crate::ids::{Development, Goal, Home, Kind, Tile, World};
use crate::state::{Colony, Source};
use engine::Unreadable;
use std::fmt;
use std::str::FromStr;

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `home alpha_centauri`: plays with this side of the mat (NF-032).
    Home(Home),
    /// `select explore`: selects an action tile (NF-035).
    Select(Tile),
    /// `develop space_marines`: buys a development (NF-047).
    Develop(Development),
    /// `take comet_zone`: takes a world from the layout (NF-077).
    Take(World),
    /// `return comet_zone`: puts a surplus explored world back into the bag (NF-085).
    Return(World),
    /// `colonists`: gains colonists in place of settling (NF-088).
    Colonists,
    /// `settle comet_zone`: settles, paying its cost or overcoming its defence (NF-092, NF-093).
    Settle(World),
    /// `settle alien_oort_cloud_refinery as genes`: settles the joker as a kind (NF-070).
    SettleAs(World, Kind),
    /// `settle swarm_nest for credits`: pays for a military world (NF-111).
    SettleForCredits(World),
    /// `discard home for imperium_depot`: discards the good on a colony for strength (NF-105).
    Discard(Colony, Source),
    /// `replace home with comet_zone`: replaces a colony by an explored world (NF-115, NF-125).
    Replace(Colony, World),
    /// `declare rare`: says which kind the joker is (NF-069, NF-074).
    Declare(Kind),
    /// `produce glowing_belt`: puts a good on this colony (NF-128, NF-136).
    Produce(Colony),
    /// `sell iron_hills`: sells the good on a colony (NF-139).
    Sell(Colony),
    /// `consume consumer_markets`: uses a Consume power (NF-144); a number selects one of several on a tile.
    Consume(Source, u8),
    /// `spend iron_hills`: gives the good on a colony for the power in use (NF-144).
    Spend(Colony),
    /// `keep diversity`: keeps a goal face down (NFG-008).
    Keep(Goal),
    /// `under diversity`: puts a goal under the stack (NFG-008).
    Under(Goal),
    /// `reveal`: turns the player's own face-down goal up (NFG-016).
    Reveal,
    /// `store world comet_zone`: stores a world instead of putting it back (NFG-018).
    StoreWorld(World),
    /// `store good iron_hills`: stores the good on a colony (NFG-021).
    StoreGood(Colony),
    /// `store credits 2`: stores credits of a sale (NFG-022).
    StoreCredits(u8),
    /// `pass`: declines what is offered.
    Pass,
    /// `done`: ends the turn in Settle.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Home(home) => write!(f, "home {home}"),
            Action::Select(tile) => write!(f, "select {tile}"),
            Action::Develop(development) => write!(f, "develop {development}"),
            Action::Take(world) => write!(f, "take {world}"),
            Action::Return(world) => write!(f, "return {world}"),
            Action::Colonists => f.write_str("colonists"),
            Action::Settle(world) => write!(f, "settle {world}"),
            Action::SettleAs(world, kind) => write!(f, "settle {world} as {kind}"),
            Action::SettleForCredits(world) => write!(f, "settle {world} for credits"),
            Action::Discard(colony, source) => write!(f, "discard {colony} for {source}"),
            Action::Replace(colony, world) => write!(f, "replace {colony} with {world}"),
            Action::Declare(kind) => write!(f, "declare {kind}"),
            Action::Produce(colony) => write!(f, "produce {colony}"),
            Action::Sell(colony) => write!(f, "sell {colony}"),
            Action::Consume(source, 0) => write!(f, "consume {source}"),
            Action::Consume(source, n) => write!(f, "consume {source} {}", n + 1),
            Action::Spend(colony) => write!(f, "spend {colony}"),
            Action::Keep(goal) => write!(f, "keep {goal}"),
            Action::Under(goal) => write!(f, "under {goal}"),
            Action::Reveal => f.write_str("reveal"),
            Action::StoreWorld(world) => write!(f, "store world {world}"),
            Action::StoreGood(colony) => write!(f, "store good {colony}"),
            Action::StoreCredits(n) => write!(f, "store credits {n}"),
            Action::Pass => f.write_str("pass"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        let words: Vec<&str> = line.split(' ').collect();
        let action = match words[..] {
            ["home", home] => Home::from_id(home).map(Action::Home),
            ["select", tile] => Tile::from_id(tile).map(Action::Select),
            ["develop", development] => Development::from_id(development).map(Action::Develop),
            ["take", world] => World::from_id(world).map(Action::Take),
            ["return", world] => World::from_id(world).map(Action::Return),
            ["colonists"] => Some(Action::Colonists),
            ["settle", world] => World::from_id(world).map(Action::Settle),
            ["settle", world, "as", kind] => World::from_id(world)
                .zip(Kind::from_id(kind))
                .map(|(world, kind)| Action::SettleAs(world, kind)),
            ["settle", world, "for", "credits"] => World::from_id(world).map(Action::SettleForCredits),
            ["discard", colony, "for", source] => Colony::from_id(colony)
                .zip(Source::from_id(source))
                .map(|(colony, source)| Action::Discard(colony, source)),
            ["replace", colony, "with", world] => Colony::from_id(colony)
                .zip(World::from_id(world))
                .map(|(colony, world)| Action::Replace(colony, world)),
            ["declare", kind] => Kind::from_id(kind).map(Action::Declare),
            ["produce", colony] => Colony::from_id(colony).map(Action::Produce),
            ["sell", colony] => Colony::from_id(colony).map(Action::Sell),
            ["consume", source] => Source::from_id(source).map(|source| Action::Consume(source, 0)),
            ["consume", source, n] => Source::from_id(source)
                .zip(n.parse::<u8>().ok().filter(|n| *n > 1))
                .map(|(source, n)| Action::Consume(source, n - 1)),
            ["spend", colony] => Colony::from_id(colony).map(Action::Spend),
            ["keep", goal] => Goal::from_id(goal).map(Action::Keep),
            ["under", goal] => Goal::from_id(goal).map(Action::Under),
            ["reveal"] => Some(Action::Reveal),
            ["store", "world", world] => World::from_id(world).map(Action::StoreWorld),
            ["store", "good", colony] => Colony::from_id(colony).map(Action::StoreGood),
            ["store", "credits", n] => n.parse().ok().map(Action::StoreCredits),
            ["pass"] => Some(Action::Pass),
            ["done"] => Some(Action::Done),
            _ => None,
        };
        action
            .ok_or_else(|| Unreadable::new(line, "an action such as `select explore` or `settle comet_zone`"))
    }
}

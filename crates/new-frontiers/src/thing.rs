//! Things on the table that a player may ask about, and the line of text for each.

use crate::action::Action;
use crate::flow::{Frame, homes, round};
use crate::ids::{Development, Goal, Home, Kind, Tile, World};
use crate::state::{Colony, Source, State};
use crate::view;
use engine::{Seat, Unreadable};
use std::fmt;
use std::str::FromStr;

/// Something that a player can ask about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// `tile explore`: an action tile.
    Tile(Tile),
    /// `development space_marines`: a development on the boards or one of the player's own.
    Development(Development),
    /// `world comet_zone`: a world of the layout or an explored world of the player.
    World(World),
    /// `colony home`: an own colony, its power or the good on it.
    Colony(Colony),
    /// `home alpha_centauri`: a side of the mat.
    Home(Home),
    /// `kind rare`: a kind for the joker.
    Kind(Kind),
    /// `goal diversity`: a goal that the player is looking at.
    Goal(Goal),
    /// `credits 2`: so many credits of a sale.
    Credits(u8),
    /// `reveal`: turning the own goal up.
    Reveal,
    /// `colonists`: taking colonists.
    Colonists,
    /// `pass`: declining.
    Pass,
    /// `done`: ending the turn.
    Done,
}

impl Thing {
    /// What an action refers to.
    pub fn of(action: Action) -> Thing {
        match action {
            Action::Home(home) => Thing::Home(home),
            Action::Select(tile) => Thing::Tile(tile),
            Action::Develop(development) => Thing::Development(development),
            Action::Take(world)
            | Action::Return(world)
            | Action::Settle(world)
            | Action::SettleAs(world, _)
            | Action::SettleForCredits(world)
            | Action::StoreWorld(world)
            | Action::Replace(_, world) => Thing::World(world),
            Action::Discard(colony, _)
            | Action::Produce(colony)
            | Action::Sell(colony)
            | Action::StoreGood(colony)
            | Action::Spend(colony) => Thing::Colony(colony),
            Action::Consume(Source::Colony(colony), _) => Thing::Colony(colony),
            Action::Consume(Source::Development(development), _) => Thing::Development(development),
            Action::Declare(kind) => Thing::Kind(kind),
            Action::Keep(goal) | Action::Under(goal) => Thing::Goal(goal),
            Action::Reveal => Thing::Reveal,
            Action::StoreCredits(n) => Thing::Credits(n),
            Action::Colonists => Thing::Colonists,
            Action::Pass => Thing::Pass,
            Action::Done => Thing::Done,
        }
    }
}

/// Everything that `seat` may ask about now.
pub(crate) fn all(state: &State, seat: Seat, into: &mut Vec<Thing>) {
    let empire = &state.empires[seat];
    into.extend(round::tiles(state).map(Thing::Tile));
    into.extend(state.faces.iter().map(Thing::Development));
    into.extend(state.layout.or(empire.explored).iter().map(Thing::World));
    into.extend(empire.colonies().iter().map(Thing::Colony));
    into.extend([Thing::Colonists, Thing::Pass, Thing::Done]);
    if matches!(state.top(), Frame::ChoosingHome(_)) {
        into.extend(homes::sides(state, seat).map(Thing::Home));
    }
    if view::looking(state) == Some(seat) {
        into.extend(state.hidden.drawn.iter().copied().map(Thing::Goal));
    }
    if let Frame::Taxing(taxing) = state.top() {
        into.extend((1..=taxing.most).map(Thing::Credits));
    }
    if state.goals.is_some_and(|goals| goals.keeper == Some(seat)) {
        into.push(Thing::Reveal);
    }
    if matches!(state.top(), Frame::Producing(_) | Frame::Counting(_)) {
        into.extend(Kind::ALL.map(Thing::Kind));
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Tile(tile) => write!(f, "tile {tile}"),
            Thing::Development(development) => write!(f, "development {development}"),
            Thing::World(world) => write!(f, "world {world}"),
            Thing::Colony(colony) => write!(f, "colony {colony}"),
            Thing::Home(home) => write!(f, "home {home}"),
            Thing::Kind(kind) => write!(f, "kind {kind}"),
            Thing::Goal(goal) => write!(f, "goal {goal}"),
            Thing::Credits(n) => write!(f, "credits {n}"),
            Thing::Reveal => f.write_str("reveal"),
            Thing::Colonists => f.write_str("colonists"),
            Thing::Pass => f.write_str("pass"),
            Thing::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Thing {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        let thing = match line.split_once(' ') {
            Some(("tile", id)) => Tile::from_id(id).map(Thing::Tile),
            Some(("development", id)) => Development::from_id(id).map(Thing::Development),
            Some(("world", id)) => World::from_id(id).map(Thing::World),
            Some(("colony", id)) => Colony::from_id(id).map(Thing::Colony),
            Some(("home", id)) => Home::from_id(id).map(Thing::Home),
            Some(("kind", id)) => Kind::from_id(id).map(Thing::Kind),
            Some(("goal", id)) => Goal::from_id(id).map(Thing::Goal),
            Some(("credits", n)) => n.parse().ok().map(Thing::Credits),
            None if line == "reveal" => Some(Thing::Reveal),
            None if line == "colonists" => Some(Thing::Colonists),
            None if line == "pass" => Some(Thing::Pass),
            None if line == "done" => Some(Thing::Done),
            _ => None,
        };
        thing.ok_or_else(|| Unreadable::new(line, "a thing such as `tile explore` or `world comet_zone`"))
    }
}

//! Things on the table that a player may ask about, and the line of text for each.

use crate::action::{Action, Ship, read_seat, read_ship};
use crate::flow::Frame;
use crate::ids::{Achievement, Basic, Column, Guild, Leader, Mat, Place, Slot, Sort, System, Tech, Type};
use crate::space::{self, Holder, Owned, Printed, Space};
use crate::state::State;
use engine::{Seat, Unreadable};
use std::fmt;
use std::str::FromStr;

/// Something that a player can ask about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// `mat uns-expert`: an expert mat.
    Mat(Mat),
    /// `space terraforming 2`: an action space.
    Space(Space),
    /// `slot II-2`: a slot of the technology board.
    Slot(Slot),
    /// `tech plasma-cannon`: a technology that is shown, in a row or owned by the player.
    Tech(Tech),
    /// `system sirius`: a system that is shown or owned by the player.
    System(System),
    /// `place a1`: a place of the exploration board.
    Place(Place),
    /// `ship 2 sol`, or `ship 2+ sol` on the strength tile: an own ship.
    Ship(u8, Place),
    /// `ship p2 1 a1`: a ship of another faction.
    ShipOf(Seat, u8, Place),
    /// `level 2`: ships of this level at the system being colonised.
    Level(u8),
    /// `action mercenary-fleet 2`: an action to copy.
    Printed(Printed),
    /// `column E`: a supply column.
    Column(Column),
    /// `sort food`: a sort of markers.
    Sort(Sort),
    /// `type military`: a type of technologies.
    Type(Type),
    /// `achievement empire`: an achievement in play.
    Achievement(Achievement),
    /// `option b`: an option of the effect being carried out.
    Option(u8),
    /// `leader opportunist`: a leader that is offered or owned by the player, with its tokens and tiles.
    Leader(Leader),
    /// `seat p2`: another faction.
    Seat(Seat),
    /// A button: a choice that is not a thing on the table, written as its action.
    Button(Button),
}

/// A choice that is not a thing on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Button {
    /// `grow`.
    Grow,
    /// `mine`.
    Mine,
    /// `trade`.
    Trade,
    /// `buy`.
    Buy,
    /// `sell`.
    Sell,
    /// `do`.
    Do,
    /// `pass`.
    Pass,
    /// `done`.
    Done,
    /// `pay-ore`.
    PayOre,
    /// `pay-population`.
    PayPopulation,
    /// `pay-full`.
    PayFull,
}

const BUTTONS: [(&str, Button); 11] = [
    ("grow", Button::Grow),
    ("mine", Button::Mine),
    ("trade", Button::Trade),
    ("buy", Button::Buy),
    ("sell", Button::Sell),
    ("do", Button::Do),
    ("pass", Button::Pass),
    ("done", Button::Done),
    ("pay-ore", Button::PayOre),
    ("pay-population", Button::PayPopulation),
    ("pay-full", Button::PayFull),
];

impl Thing {
    /// What an action points at.
    pub fn of(action: Action) -> Thing {
        match action {
            Action::Mat(mat) | Action::SetUpMat(mat) => Thing::Mat(mat),
            Action::Lead(leader)
            | Action::SetUpLeader(leader)
            | Action::Less(leader)
            | Action::Repay(leader)
            | Action::More(leader) => Thing::Leader(leader),
            Action::PayFull => Thing::Button(Button::PayFull),
            Action::Predict(kind) => Thing::Type(kind),
            Action::KeepSystem(system) | Action::AttachDyson(system) => Thing::System(system),
            Action::KeepAchievement(achievement) => Thing::Achievement(achievement),
            Action::Tile(level, place) => Thing::Ship(level, place),
            Action::Prototype(place) => Thing::Place(place),
            Action::Go(space) => Thing::Space(space),
            Action::Option(n) => Thing::Option(n),
            Action::Do => Thing::Button(Button::Do),
            Action::Pass => Thing::Button(Button::Pass),
            Action::Done => Thing::Button(Button::Done),
            Action::PayTo(seat) => Thing::Seat(seat),
            Action::PayOre => Thing::Button(Button::PayOre),
            Action::PayPopulation => Thing::Button(Button::PayPopulation),
            Action::Return(level, place)
            | Action::Museum(level, place)
            | Action::Retire(level, place)
            | Action::Upgrade(level, place)
            | Action::Jump(level, place, _)
            | Action::Warp(level, place, _) => Thing::Ship(level, place),
            Action::Banish(seat, level, place) => Thing::ShipOf(seat, level, place),
            Action::Build(place)
            | Action::Colonise(place)
            | Action::Bonus(place)
            | Action::Attach(place)
            | Action::Scatter(place) => Thing::Place(place),
            Action::Spend(level) => Thing::Level(level),
            Action::Outpost(_, sort) | Action::Marker(sort) | Action::Automate(sort) => Thing::Sort(sort),
            Action::Shift(from, _) => Thing::Column(from),
            Action::Research(slot) => Thing::Slot(slot),
            Action::Seek(kind) => Thing::Type(kind),
            Action::Choose(tech) | Action::Use(Owned::Tech(tech)) => Thing::Tech(tech),
            Action::Charter(system) | Action::Use(Owned::System(system)) => Thing::System(system),
            Action::Copy(printed) => Thing::Printed(printed),
            Action::Grow => Thing::Button(Button::Grow),
            Action::Mine => Thing::Button(Button::Mine),
            Action::Trade => Thing::Button(Button::Trade),
            Action::Buy => Thing::Button(Button::Buy),
            Action::Sell => Thing::Button(Button::Sell),
            Action::Claim(achievement) | Action::Swap(achievement, _) => Thing::Achievement(achievement),
        }
    }
}

/// Everything that `seat` may ask about now.
pub(crate) fn all(state: &State, seat: Seat, into: &mut Vec<Thing>) {
    let (pack, tableau) = (state.pack.pack(), &state.tableaus[seat]);
    let techs = state.slots.iter().flatten().copied().chain(tableau.private);
    let dyson = state.dyson.map(|dyson| Holder::Event(dyson.event));
    let holders = Basic::all().map(Holder::Basic).chain(Guild::all().map(Holder::Guild));
    let leaders = tableau.retinue.iter().map(Holder::Leader);
    for holder in holders.chain(techs.map(Holder::Tech)).chain(dyson).chain(leaders) {
        let spaces = 0..holder.n_spaces(pack, state.n_seats());
        into.extend(spaces.map(|n| Thing::Space(Space { holder, n })));
    }
    into.extend(Slot::all().map(Thing::Slot));
    into.extend(state.places().iter().map(Thing::Place));
    for place in tableau.with_ships() {
        into.extend(tableau.levels(place).map(|level| Thing::Ship(level, place)));
    }
    into.extend(state.achievements.iter().map(|achieved| Thing::Achievement(achieved.card)));
    let open = state.shown.iter().chain(state.techs(seat).and(pack.masks.any_time_techs));
    into.extend(open.chain(state.rows.iter().flatten().flat_map(|row| row.to_vec())).map(Thing::Tech));
    let owned = tableau.systems().filter(|system| pack.masks.any_time_systems.has(*system));
    into.extend(state.shown_systems.iter().chain(owned).map(Thing::System));
    into.extend(state.offered.iter().chain(tableau.retinue.iter()).map(Thing::Leader));
    let goal = tableau.retinue.goal.map(|goal| goal.card);
    into.extend(state.shown_achievements.iter().chain(goal).map(Thing::Achievement));
    into.extend(BUTTONS.map(|(_, button)| Thing::Button(button)));
    let top = state.top();
    if top.asks(state) != Some(seat) {
        return;
    }
    if let Frame::Choosing(choosing) = top
        && choosing.effect.n_options() > 1
    {
        into.extend((0..choosing.effect.n_options()).map(Thing::Option));
    }
    let mut legal = Vec::new();
    top.legal(state, &mut legal);
    for thing in legal.into_iter().map(Thing::of) {
        if !into.contains(&thing) {
            into.push(thing);
        }
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Mat(mat) => write!(f, "mat {mat}"),
            Thing::Space(space) => write!(f, "space {space}"),
            Thing::Slot(slot) => write!(f, "slot {slot}"),
            Thing::Tech(tech) => write!(f, "tech {tech}"),
            Thing::System(system) => write!(f, "system {system}"),
            Thing::Place(place) => write!(f, "place {place}"),
            Thing::Ship(ship, place) => write!(f, "ship {} {place}", Ship(*ship)),
            Thing::ShipOf(seat, ship, place) => write!(f, "ship {seat} {} {place}", Ship(*ship)),
            Thing::Level(ship) => write!(f, "level {}", Ship(*ship)),
            Thing::Leader(leader) => write!(f, "leader {leader}"),
            Thing::Printed(printed) => write!(f, "action {printed}"),
            Thing::Column(column) => write!(f, "column {column}"),
            Thing::Sort(sort) => write!(f, "sort {sort}"),
            Thing::Type(kind) => write!(f, "type {kind}"),
            Thing::Achievement(achievement) => write!(f, "achievement {achievement}"),
            Thing::Option(n) => Action::Option(*n).fmt(f),
            Thing::Seat(seat) => write!(f, "seat {seat}"),
            Thing::Button(button) => {
                let known = BUTTONS.iter().find(|(_, known)| known == button);
                known.map_or(Ok(()), |(word, _)| f.write_str(word))
            }
        }
    }
}

impl FromStr for Thing {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        let words: Vec<&str> = line.split(' ').collect();
        read(line, &words)
            .ok_or_else(|| Unreadable::new(line, "a thing such as `space basic-research-1` or `place a1`"))
    }
}

fn read(line: &str, words: &[&str]) -> Option<Thing> {
    Some(match words {
        ["mat", id] => Thing::Mat(Mat::from_id(id)?),
        ["space", words @ ..] => space::read(words).map(|(holder, n)| Thing::Space(Space { holder, n }))?,
        ["slot", id] => Thing::Slot(Slot::from_id(id)?),
        ["tech", id] => Thing::Tech(Tech::from_id(id)?),
        ["system", id] => Thing::System(System::from_id(id)?),
        ["place", id] => Thing::Place(Place::from_id(id)?),
        ["ship", level, place] => Thing::Ship(read_ship(level)?, Place::from_id(place)?),
        ["ship", seat, level, place] => {
            Thing::ShipOf(read_seat(seat)?, read_ship(level)?, Place::from_id(place)?)
        }
        ["level", level] => Thing::Level(read_ship(level)?),
        ["leader", id] => Thing::Leader(Leader::from_id(id)?),
        ["action", words @ ..] => {
            space::read(words).map(|(holder, n)| Thing::Printed(Printed { holder, n }))?
        }
        ["column", id] => Thing::Column(Column::from_id(id)?),
        ["sort", id] => Thing::Sort(Sort::from_id(id)?),
        ["type", id] => Thing::Type(Type::from_id(id)?),
        ["achievement", id] => Thing::Achievement(Achievement::from_id(id)?),
        ["option", _] => line.parse().ok().map(Thing::of)?,
        ["seat", seat] => Thing::Seat(read_seat(seat)?),
        [word] => BUTTONS.iter().find(|(known, _)| known == word).map(|(_, it)| Thing::Button(*it))?,
        _ => return None,
    })
}

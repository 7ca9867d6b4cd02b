//! What a player can do, one small choice at a time, and the line of text for it.

use crate::ids::{Achievement, Column, Leader, Mat, Place, Slot, Sort, System, Tech, Type};
use crate::space::{self, Owned, Printed, Space};
use crate::tableau::{ON_TILE, hull};
use engine::{Seat, Unreadable};
use std::fmt;
use std::str::FromStr;

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `mat uns-expert`: plays with this expert mat.
    Mat(Mat),
    /// `go terraforming 2`: moves the pawn to this space and takes its action (BTS-026).
    Go(Space),
    /// `option b`: carries out this option of an effect.
    Option(u8),
    /// `do`: carries out an optional effect (BTS-191).
    Do,
    /// `pass`: skips an optional effect.
    Pass,
    /// `done`: ends moving, upgrading, spending, trading or the turn.
    Done,
    /// `pay p2`: pays the ore of a cost to this opponent (BTS-098).
    PayTo(Seat),
    /// `pay ore`: pays one recall of a cost as ore.
    PayOre,
    /// `pay population`: pays the whole recall of a cost in population.
    PayPopulation,
    /// `return 2 sol`: pays a cost with this ship.
    Return(u8, Place),
    /// `build yard-left`: places a new ship there (BTS-141).
    Build(Place),
    /// `jump 2 sol a1`: moves a ship of this level along a line (BTS-149).
    Jump(u8, Place, Place),
    /// `warp 2 sol b1`: moves a ship of this level to any place.
    Warp(u8, Place, Place),
    /// `upgrade 1 sol`: raises a ship of this level (BTS-144).
    Upgrade(u8, Place),
    /// `colonise a1`: colonises the system there (BTS-174).
    Colonise(Place),
    /// `spend 2`: takes a ship of this level for the colony (BTS-176).
    Spend(u8),
    /// `outpost a1 food`: places this sort of marker as outpost (BTS-162).
    Outpost(Place, Sort),
    /// `marker food`: puts this sort of marker on the new colony (BTS-184).
    Marker(Sort),
    /// `automate food`: moves this sort of marker to the automation track (BTS-135).
    Automate(Sort),
    /// `bonus a1`: carries out the bonus of this place first (BTS-172).
    Bonus(Place),
    /// `shift E A`: moves a supply cube between columns.
    Shift(Column, Column),
    /// `research II-2`: places a cube at this slot (BTS-112).
    Research(Slot),
    /// `seek military`: names the type of the new technology (BTS-125).
    Seek(Type),
    /// `choose plasma-cannon`: takes this technology card (BTS-129).
    Choose(Tech),
    /// `charter sirius`: takes this system card as a colony.
    Charter(System),
    /// `copy mercenary-fleet 2`: carries out this action instead of the player's own.
    Copy(Printed),
    /// `attach b1`: lays a card beside or on this place.
    Attach(Place),
    /// `scatter a1`: sends all ships of this place to Deep Space.
    Scatter(Place),
    /// `museum 2 sol`: gives this ship to the museum (BTS-206).
    Museum(u8, Place),
    /// `banish p2 1 a1`: sends a ship of another faction to Deep Space.
    Banish(Seat, u8, Place),
    /// `grow`: population growth (BTS-045).
    Grow,
    /// `mine`: ore production (BTS-049).
    Mine,
    /// `trade`: resource trade (BTS-052).
    Trade,
    /// `buy`: ore for population (BTS-053).
    Buy,
    /// `retire 1 sol`: a ship for population (BTS-055).
    Retire(u8, Place),
    /// `sell`: population for ore (BTS-057).
    Sell,
    /// `claim empire`: claims an achievement (BTS-063).
    Claim(Achievement),
    /// `use 61-cygni`: uses an any-time ability.
    Use(Owned),
    /// `leader opportunist`: takes this leader (BTL-009).
    Lead(Leader),
    /// `set-up scholar`: carries out the instruction of this leader first (BTL-012).
    SetUpLeader(Leader),
    /// `set-up uns-expert`: carries out the special set-up of the mat first.
    SetUpMat(Mat),
    /// `predict military`: marks this type on the prediction card.
    Predict(Type),
    /// `keep sirius`: keeps this system as private system (BTL-044).
    KeepSystem(System),
    /// `keep polymath`: keeps this achievement, or adds it to the game.
    KeepAchievement(Achievement),
    /// `less investor`: pays less with the token or tile of this leader.
    Less(Leader),
    /// `pay full`: pays the rest of the cost.
    PayFull,
    /// `repay investor`: pays to turn the credit tile up again.
    Repay(Leader),
    /// `more fleet-director`: spends a token for more jumps (BTL-030).
    More(Leader),
    /// `prototype sol`: spends a token to place a new ship there at a higher level.
    Prototype(Place),
    /// `tile 2 sol`: puts the strength tile under this ship (BTL-036).
    Tile(u8, Place),
    /// `attach kapteyns-star`: lays an event on the system under the Dyson sphere (BTL-055).
    AttachDyson(System),
    /// `swap empire food`: exchanges the marker on an achievement for a production marker.
    Swap(Achievement, Sort),
}

/// The letters of options.
const LETTERS: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Mat(mat) => write!(f, "mat {mat}"),
            Action::Go(space) => write!(f, "go {space}"),
            Action::Option(n) => write!(f, "option {}", LETTERS[usize::from(*n)]),
            Action::Do => f.write_str("do"),
            Action::Pass => f.write_str("pass"),
            Action::Done => f.write_str("done"),
            Action::PayTo(seat) => write!(f, "pay {seat}"),
            Action::PayOre => f.write_str("pay ore"),
            Action::PayPopulation => f.write_str("pay population"),
            Action::Return(ship, place) => write!(f, "return {} {place}", Ship(*ship)),
            Action::Build(place) => write!(f, "build {place}"),
            Action::Jump(ship, from, to) => write!(f, "jump {} {from} {to}", Ship(*ship)),
            Action::Warp(ship, from, to) => write!(f, "warp {} {from} {to}", Ship(*ship)),
            Action::Upgrade(ship, place) => write!(f, "upgrade {} {place}", Ship(*ship)),
            Action::Colonise(place) => write!(f, "colonise {place}"),
            Action::Spend(ship) => write!(f, "spend {}", Ship(*ship)),
            Action::Outpost(place, sort) => write!(f, "outpost {place} {sort}"),
            Action::Marker(sort) => write!(f, "marker {sort}"),
            Action::Automate(sort) => write!(f, "automate {sort}"),
            Action::Bonus(place) => write!(f, "bonus {place}"),
            Action::Shift(from, to) => write!(f, "shift {from} {to}"),
            Action::Research(slot) => write!(f, "research {slot}"),
            Action::Seek(kind) => write!(f, "seek {kind}"),
            Action::Choose(tech) => write!(f, "choose {tech}"),
            Action::Charter(system) => write!(f, "charter {system}"),
            Action::Copy(printed) => write!(f, "copy {printed}"),
            Action::Attach(place) => write!(f, "attach {place}"),
            Action::Scatter(place) => write!(f, "scatter {place}"),
            Action::Museum(ship, place) => write!(f, "museum {} {place}", Ship(*ship)),
            Action::Banish(seat, ship, place) => write!(f, "banish {seat} {} {place}", Ship(*ship)),
            Action::Grow => f.write_str("grow"),
            Action::Mine => f.write_str("mine"),
            Action::Trade => f.write_str("trade"),
            Action::Buy => f.write_str("buy"),
            Action::Retire(ship, place) => write!(f, "retire {} {place}", Ship(*ship)),
            Action::Sell => f.write_str("sell"),
            Action::Claim(achievement) => write!(f, "claim {achievement}"),
            Action::Use(owned) => write!(f, "use {owned}"),
            Action::Lead(leader) => write!(f, "leader {leader}"),
            Action::SetUpLeader(leader) => write!(f, "set-up {leader}"),
            Action::SetUpMat(mat) => write!(f, "set-up {mat}"),
            Action::Predict(kind) => write!(f, "predict {kind}"),
            Action::KeepSystem(system) => write!(f, "keep {system}"),
            Action::KeepAchievement(achievement) => write!(f, "keep {achievement}"),
            Action::Less(leader) => write!(f, "less {leader}"),
            Action::PayFull => f.write_str("pay full"),
            Action::Repay(leader) => write!(f, "repay {leader}"),
            Action::More(leader) => write!(f, "more {leader}"),
            Action::Prototype(place) => write!(f, "prototype {place}"),
            Action::Tile(level, place) => write!(f, "tile {level} {place}"),
            Action::AttachDyson(system) => write!(f, "attach {system}"),
            Action::Swap(achievement, sort) => write!(f, "swap {achievement} {sort}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        let words: Vec<&str> = line.split(' ').collect();
        read(&words).ok_or_else(|| {
            Unreadable::new(line, "an action such as `go basic-research-1` or `jump 2 sol a1`")
        })
    }
}

fn read(words: &[&str]) -> Option<Action> {
    Some(match words {
        ["mat", id] => Action::Mat(Mat::from_id(id)?),
        ["go", words @ ..] => space::read(words).map(|(holder, n)| Action::Go(Space { holder, n }))?,
        ["option", letter] => Action::Option(LETTERS.iter().position(|it| it == letter)? as u8),
        ["do"] => Action::Do,
        ["pass"] => Action::Pass,
        ["done"] => Action::Done,
        ["pay", "ore"] => Action::PayOre,
        ["pay", "full"] => Action::PayFull,
        ["pay", "population"] => Action::PayPopulation,
        ["pay", seat] => Action::PayTo(read_seat(seat)?),
        ["return", level, place] => Action::Return(read_ship(level)?, Place::from_id(place)?),
        ["build", place] => Action::Build(Place::from_id(place)?),
        ["jump", level, from, to] => {
            Action::Jump(read_ship(level)?, Place::from_id(from)?, Place::from_id(to)?)
        }
        ["warp", level, from, to] => {
            Action::Warp(read_ship(level)?, Place::from_id(from)?, Place::from_id(to)?)
        }
        ["upgrade", level, place] => Action::Upgrade(read_ship(level)?, Place::from_id(place)?),
        ["colonise", place] => Action::Colonise(Place::from_id(place)?),
        ["spend", level] => Action::Spend(read_ship(level)?),
        ["outpost", place, sort] => Action::Outpost(Place::from_id(place)?, Sort::from_id(sort)?),
        ["marker", sort] => Action::Marker(Sort::from_id(sort)?),
        ["automate", sort] => Action::Automate(Sort::from_id(sort)?),
        ["bonus", place] => Action::Bonus(Place::from_id(place)?),
        ["shift", from, to] => Action::Shift(Column::from_id(from)?, Column::from_id(to)?),
        ["research", slot] => Action::Research(Slot::from_id(slot)?),
        ["seek", kind] => Action::Seek(Type::from_id(kind)?),
        ["choose", tech] => Action::Choose(Tech::from_id(tech)?),
        ["charter", system] => Action::Charter(System::from_id(system)?),
        ["copy", words @ ..] => space::read(words).map(|(holder, n)| Action::Copy(Printed { holder, n }))?,
        ["attach", id] => {
            Place::from_id(id).map(Action::Attach).or_else(|| System::from_id(id).map(Action::AttachDyson))?
        }
        ["scatter", place] => Action::Scatter(Place::from_id(place)?),
        ["museum", level, place] => Action::Museum(read_ship(level)?, Place::from_id(place)?),
        ["banish", seat, level, place] => {
            Action::Banish(read_seat(seat)?, read_ship(level)?, Place::from_id(place)?)
        }
        ["grow"] => Action::Grow,
        ["mine"] => Action::Mine,
        ["trade"] => Action::Trade,
        ["buy"] => Action::Buy,
        ["retire", level, place] => Action::Retire(read_ship(level)?, Place::from_id(place)?),
        ["sell"] => Action::Sell,
        ["claim", id] => Action::Claim(Achievement::from_id(id)?),
        ["use", id] => Action::Use(Owned::from_id(id)?),
        ["leader", id] => Action::Lead(Leader::from_id(id)?),
        ["set-up", id] => {
            Leader::from_id(id).map(Action::SetUpLeader).or_else(|| Mat::from_id(id).map(Action::SetUpMat))?
        }
        ["predict", kind] => Action::Predict(Type::from_id(kind)?),
        ["keep", id] => System::from_id(id)
            .map(Action::KeepSystem)
            .or_else(|| Achievement::from_id(id).map(Action::KeepAchievement))?,
        ["less", id] => Action::Less(Leader::from_id(id)?),
        ["repay", id] => Action::Repay(Leader::from_id(id)?),
        ["more", id] => Action::More(Leader::from_id(id)?),
        ["prototype", place] => Action::Prototype(Place::from_id(place)?),
        ["tile", level, place] => Action::Tile(read_level(level)?, Place::from_id(place)?),
        ["swap", id, sort] => Action::Swap(Achievement::from_id(id)?, Sort::from_id(sort)?),
        _ => return None,
    })
}

/// A ship as text: its level, and a `+` if it is on the strength tile.
pub(crate) struct Ship(pub(crate) u8);

impl fmt::Display for Ship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", hull(self.0), if self.0 > ON_TILE { "+" } else { "" })
    }
}

/// A ship as it is written.
pub(crate) fn read_ship(word: &str) -> Option<u8> {
    match word.strip_suffix('+') {
        Some(level) => read_level(level).map(|level| level + ON_TILE),
        None => read_level(word),
    }
}

/// The level of a ship as text.
pub(crate) fn read_level(word: &str) -> Option<u8> {
    word.parse::<u8>().ok().filter(|level| (1..=4).contains(level))
}

/// A seat as it is written.
pub(crate) fn read_seat(word: &str) -> Option<Seat> {
    let n = word.strip_prefix('p')?.parse::<u8>().ok()?;
    (1..=4).contains(&n).then(|| Seat(n - 1))
}

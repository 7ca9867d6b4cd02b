//! What a player can do, one small choice at a time, and the line of text it is written as.

use crate::ids::{Achievement, Column, Mat, Place, Slot, Sort, System, Tech, Type};
use crate::space::{self, Owned, Printed, Space};
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
    /// `pass`: leaves an optional effect out.
    Pass,
    /// `done`: ends moving, upgrading, spending, trading or the turn.
    Done,
    /// `pay p2`: pays the ore of a cost to this opponent (BTS-098).
    PayTo(Seat),
    /// `pay ore`: pays one recall of a cost as ore.
    PayOre,
    /// `pay population`: pays the whole recall of a cost in population.
    PayPopulation,
    /// `return 2 sol`: gives this ship for a cost.
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
    /// `copy mercenary-fleet 2`: carries out this action in place of the own one.
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
            Action::Return(level, place) => write!(f, "return {level} {place}"),
            Action::Build(place) => write!(f, "build {place}"),
            Action::Jump(level, from, to) => write!(f, "jump {level} {from} {to}"),
            Action::Warp(level, from, to) => write!(f, "warp {level} {from} {to}"),
            Action::Upgrade(level, place) => write!(f, "upgrade {level} {place}"),
            Action::Colonise(place) => write!(f, "colonise {place}"),
            Action::Spend(level) => write!(f, "spend {level}"),
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
            Action::Museum(level, place) => write!(f, "museum {level} {place}"),
            Action::Banish(seat, level, place) => write!(f, "banish {seat} {level} {place}"),
            Action::Grow => f.write_str("grow"),
            Action::Mine => f.write_str("mine"),
            Action::Trade => f.write_str("trade"),
            Action::Buy => f.write_str("buy"),
            Action::Retire(level, place) => write!(f, "retire {level} {place}"),
            Action::Sell => f.write_str("sell"),
            Action::Claim(achievement) => write!(f, "claim {achievement}"),
            Action::Use(owned) => write!(f, "use {owned}"),
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
        ["pay", "population"] => Action::PayPopulation,
        ["pay", seat] => Action::PayTo(read_seat(seat)?),
        ["return", level, place] => Action::Return(read_level(level)?, Place::from_id(place)?),
        ["build", place] => Action::Build(Place::from_id(place)?),
        ["jump", level, from, to] => {
            Action::Jump(read_level(level)?, Place::from_id(from)?, Place::from_id(to)?)
        }
        ["warp", level, from, to] => {
            Action::Warp(read_level(level)?, Place::from_id(from)?, Place::from_id(to)?)
        }
        ["upgrade", level, place] => Action::Upgrade(read_level(level)?, Place::from_id(place)?),
        ["colonise", place] => Action::Colonise(Place::from_id(place)?),
        ["spend", level] => Action::Spend(read_level(level)?),
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
        ["attach", place] => Action::Attach(Place::from_id(place)?),
        ["scatter", place] => Action::Scatter(Place::from_id(place)?),
        ["museum", level, place] => Action::Museum(read_level(level)?, Place::from_id(place)?),
        ["banish", seat, level, place] => {
            Action::Banish(read_seat(seat)?, read_level(level)?, Place::from_id(place)?)
        }
        ["grow"] => Action::Grow,
        ["mine"] => Action::Mine,
        ["trade"] => Action::Trade,
        ["buy"] => Action::Buy,
        ["retire", level, place] => Action::Retire(read_level(level)?, Place::from_id(place)?),
        ["sell"] => Action::Sell,
        ["claim", id] => Action::Claim(Achievement::from_id(id)?),
        ["use", id] => Action::Use(Owned::from_id(id)?),
        ["swap", id, sort] => Action::Swap(Achievement::from_id(id)?, Sort::from_id(sort)?),
        _ => return None,
    })
}

/// A ship's level as it is written.
pub(crate) fn read_level(word: &str) -> Option<u8> {
    word.parse::<u8>().ok().filter(|level| (1..=4).contains(level))
}

/// A seat as it is written.
pub(crate) fn read_seat(word: &str) -> Option<Seat> {
    let n = word.strip_prefix('p')?.parse::<u8>().ok()?;
    (1..=4).contains(&n).then(|| Seat(n - 1))
}

//! One small choice, written as one line of text.

use crate::ids::{
    Dial, Encounter, Equipment, Face, Good, Mission, Passenger, Pilot, Reward, Site, Source, Space, Stat,
    System, Technology,
};
use engine::{Seat, Unreadable};
use std::fmt;
use std::str::FromStr;

/// Cargo that can be left or thrown overboard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cargo {
    /// `good voil_silk`.
    Good(Good),
    /// `technology shuttle`.
    Technology(Technology),
    /// `passenger pa_01`.
    Passenger(Passenger),
}

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `pilot human`: takes a pilot (MV-023).
    Pilot(Pilot),
    /// `set laser`: sets this dial to 2 and the other one to 1 (MV-029).
    Set(Dial),
    /// `intel en_in_wire`: buys intel (MV-106).
    Intel(Encounter),
    /// `use rw_12`: uses an ability.
    Use(Source),
    /// `switch off yellow_drive`: deactivates a drive (MV-048).
    SwitchOff(Source),
    /// `head NEB11`: declares the direction and rolls (MV-049).
    Head(Space),
    /// `launch`: rolls on a navigation space, where no direction is declared (D-13).
    Launch,
    /// `stay`: does not move (MV-047).
    Stay,
    /// `navigate 3`: assigns a die that shows 3 to navigation (MV-057).
    Navigate(u8),
    /// `thrust 1`: assigns a die that shows 1 to thrust (MV-058).
    Thrust(u8),
    /// `power shuttle 4`: assigns a die that shows 4 to a ship upgrade (MV-059).
    Power(Technology, u8),
    /// `go NEB11`: moves one space (MV-060).
    Go(Space),
    /// `land`: lands here (MV-064).
    Land,
    /// `jump`: lets the telegate work (MV-078).
    Jump,
    /// `ignore`: passes a telegate without jumping.
    Ignore,
    /// `drift`: leaves a navigation space without choosing (MV-073, MV-075).
    Drift,
    /// `steer NEB05`: chooses the exit of a navigation space (MV-073).
    Steer(Space),
    /// `gate 3`: chooses a telegate.
    Gate(u8),
    /// `fight laser`: fights a pirate (MV-093).
    Fight(Stat),
    /// `surrender`: accepts defeat by a pirate (MV-092).
    Surrender,
    /// `accept`: accepts a failed test.
    Accept,
    /// `lower`: lowers the dial to continue (MV-086).
    Lower,
    /// `end`: ends the turn here (MV-086).
    End,
    /// `give voil_silk`: returns a good (MV-098).
    Give(Good),
    /// `gain space_spice`: takes a good from a supply area.
    Gain(Good),
    /// `yes`: does what is offered.
    Yes,
    /// `no`: declines what is offered.
    No,
    /// `choose 1`: chooses one of the alternatives of a card, from 1.
    Choose(u8),
    /// `die 3`: chooses a speed die that shows 3.
    Die(u8),
    /// `turn 3 6`: turns a speed die from 3 to 6.
    Turn(u8, u8),
    /// `system TRP`: chooses a system.
    System(System),
    /// `top`: leaves the encounter card on top (MV-204).
    Top,
    /// `under`: puts the encounter card under the deck (MV-204).
    Under,
    /// `swap p2 ms_01 ms_05`: gives the first mission and gets the second (MV-202).
    Swap(Seat, Mission, Mission),
    /// `buy good voil_silk` (MV-129).
    BuyGood(Good),
    /// `buy technology shuttle` (MV-133).
    BuyTechnology(Technology),
    /// `buy equipment red_drive` (MV-130).
    BuyEquipment(Equipment),
    /// `buy reward rw_12` (MV-183).
    BuyReward(Reward),
    /// `buy contract TRP01`: reserves a site (MV-137).
    Contract(Site),
    /// `sell voil_silk` (MV-138).
    Sell(Good),
    /// `smuggle voil_silk`: sells on the black market (MV-192).
    Smuggle(Good),
    /// `take pa_01`: takes a passenger aboard (MV-143).
    Take(Passenger),
    /// `drop pa_01`: drops a passenger off at the destination (MV-145).
    Drop(Passenger),
    /// `cargo`: opens the hatch to leave cargo or throw it overboard (MV-148, MV-151).
    Cargo,
    /// `leave good voil_silk`: unloads onto the market (MV-148).
    Leave(Cargo),
    /// `throw good voil_silk`: throws overboard (MV-151).
    Throw(Cargo),
    /// `promote human_2`: upgrades the pilot to a face (MV-067, MV-069).
    Promote(Face),
    /// `second mission` (MV-176).
    SecondMission,
    /// `complete ms_01`: completes a mission or meets a challenge (MV-173).
    Complete(Source),
    /// `build TRP01`: builds a merchant spaceport (MV-156).
    Build(Site),
    /// `keep rw_01`: keeps a reward (MV-182).
    Keep(Reward),
    /// `exchange rw_01`: exchanges a reward for credits (MV-182).
    Exchange(Reward),
    /// `done`: ends what is in progress.
    Done,
}

impl fmt::Display for Cargo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cargo::Good(good) => write!(f, "good {good}"),
            Cargo::Technology(technology) => write!(f, "technology {technology}"),
            Cargo::Passenger(passenger) => write!(f, "passenger {passenger}"),
        }
    }
}

impl Cargo {
    pub(crate) fn read(kind: &str, id: &str) -> Option<Self> {
        match kind {
            "good" => Good::from_id(id).map(Cargo::Good),
            "technology" => Technology::from_id(id).map(Cargo::Technology),
            "passenger" => Passenger::from_id(id).map(Cargo::Passenger),
            _ => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pilot(pilot) => write!(f, "pilot {pilot}"),
            Action::Set(dial) => write!(f, "set {dial}"),
            Action::Intel(encounter) => write!(f, "intel {encounter}"),
            Action::Use(source) => write!(f, "use {source}"),
            Action::SwitchOff(source) => write!(f, "switch off {source}"),
            Action::Head(space) => write!(f, "head {space}"),
            Action::Launch => f.write_str("launch"),
            Action::Stay => f.write_str("stay"),
            Action::Navigate(value) => write!(f, "navigate {value}"),
            Action::Thrust(value) => write!(f, "thrust {value}"),
            Action::Power(technology, value) => write!(f, "power {technology} {value}"),
            Action::Go(space) => write!(f, "go {space}"),
            Action::Land => f.write_str("land"),
            Action::Jump => f.write_str("jump"),
            Action::Ignore => f.write_str("ignore"),
            Action::Drift => f.write_str("drift"),
            Action::Steer(space) => write!(f, "steer {space}"),
            Action::Gate(number) => write!(f, "gate {number}"),
            Action::Fight(stat) => write!(f, "fight {stat}"),
            Action::Surrender => f.write_str("surrender"),
            Action::Accept => f.write_str("accept"),
            Action::Lower => f.write_str("lower"),
            Action::End => f.write_str("end"),
            Action::Give(good) => write!(f, "give {good}"),
            Action::Gain(good) => write!(f, "gain {good}"),
            Action::Yes => f.write_str("yes"),
            Action::No => f.write_str("no"),
            Action::Choose(way) => write!(f, "choose {way}"),
            Action::Die(value) => write!(f, "die {value}"),
            Action::Turn(from, to) => write!(f, "turn {from} {to}"),
            Action::System(system) => write!(f, "system {system}"),
            Action::Top => f.write_str("top"),
            Action::Under => f.write_str("under"),
            Action::Swap(seat, mine, theirs) => write!(f, "swap {seat} {mine} {theirs}"),
            Action::BuyGood(good) => write!(f, "buy good {good}"),
            Action::BuyTechnology(technology) => write!(f, "buy technology {technology}"),
            Action::BuyEquipment(equipment) => write!(f, "buy equipment {equipment}"),
            Action::BuyReward(reward) => write!(f, "buy reward {reward}"),
            Action::Contract(site) => write!(f, "buy contract {site}"),
            Action::Sell(good) => write!(f, "sell {good}"),
            Action::Smuggle(good) => write!(f, "smuggle {good}"),
            Action::Take(passenger) => write!(f, "take {passenger}"),
            Action::Drop(passenger) => write!(f, "drop {passenger}"),
            Action::Cargo => f.write_str("cargo"),
            Action::Leave(cargo) => write!(f, "leave {cargo}"),
            Action::Throw(cargo) => write!(f, "throw {cargo}"),
            Action::Promote(face) => write!(f, "promote {face}"),
            Action::SecondMission => f.write_str("second mission"),
            Action::Complete(source) => write!(f, "complete {source}"),
            Action::Build(site) => write!(f, "build {site}"),
            Action::Keep(reward) => write!(f, "keep {reward}"),
            Action::Exchange(reward) => write!(f, "exchange {reward}"),
            Action::Done => f.write_str("done"),
        }
    }
}

fn die(word: &str) -> Option<u8> {
    word.parse().ok().filter(|value| (1..=6).contains(value) && word.len() == 1)
}

fn seat(word: &str) -> Option<Seat> {
    word.strip_prefix('p')?.parse::<u8>().ok().filter(|n| (1..=4).contains(n)).map(|n| Seat(n - 1))
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        let words: Vec<&str> = line.split(' ').collect();
        let action = match words[..] {
            ["pilot", id] => Pilot::from_id(id).map(Action::Pilot),
            ["set", id] => Dial::from_id(id).map(Action::Set),
            ["intel", id] => Encounter::from_id(id).map(Action::Intel),
            ["use", id] => Source::from_id(id).map(Action::Use),
            ["switch", "off", id] => Source::from_id(id).map(Action::SwitchOff),
            ["head", id] => Space::from_id(id).map(Action::Head),
            ["launch"] => Some(Action::Launch),
            ["stay"] => Some(Action::Stay),
            ["navigate", value] => die(value).map(Action::Navigate),
            ["thrust", value] => die(value).map(Action::Thrust),
            ["power", id, value] => {
                Technology::from_id(id).zip(die(value)).map(|(it, value)| Action::Power(it, value))
            }
            ["go", id] => Space::from_id(id).map(Action::Go),
            ["land"] => Some(Action::Land),
            ["jump"] => Some(Action::Jump),
            ["ignore"] => Some(Action::Ignore),
            ["drift"] => Some(Action::Drift),
            ["steer", id] => Space::from_id(id).map(Action::Steer),
            ["gate", number] => die(number).map(Action::Gate),
            ["fight", id] => Stat::from_id(id).map(Action::Fight),
            ["surrender"] => Some(Action::Surrender),
            ["accept"] => Some(Action::Accept),
            ["lower"] => Some(Action::Lower),
            ["end"] => Some(Action::End),
            ["give", id] => Good::from_id(id).map(Action::Give),
            ["gain", id] => Good::from_id(id).map(Action::Gain),
            ["yes"] => Some(Action::Yes),
            ["no"] => Some(Action::No),
            ["choose", way] => die(way).map(Action::Choose),
            ["die", value] => die(value).map(Action::Die),
            ["turn", from, to] => die(from).zip(die(to)).map(|(from, to)| Action::Turn(from, to)),
            ["system", id] => System::from_id(id).map(Action::System),
            ["top"] => Some(Action::Top),
            ["under"] => Some(Action::Under),
            ["swap", with, mine, theirs] => seat(with)
                .zip(Mission::from_id(mine).zip(Mission::from_id(theirs)))
                .map(|(with, (mine, theirs))| Action::Swap(with, mine, theirs)),
            ["buy", "good", id] => Good::from_id(id).map(Action::BuyGood),
            ["buy", "technology", id] => Technology::from_id(id).map(Action::BuyTechnology),
            ["buy", "equipment", id] => Equipment::from_id(id).map(Action::BuyEquipment),
            ["buy", "reward", id] => Reward::from_id(id).map(Action::BuyReward),
            ["buy", "contract", id] => Site::from_id(id).map(Action::Contract),
            ["sell", id] => Good::from_id(id).map(Action::Sell),
            ["smuggle", id] => Good::from_id(id).map(Action::Smuggle),
            ["take", id] => Passenger::from_id(id).map(Action::Take),
            ["drop", id] => Passenger::from_id(id).map(Action::Drop),
            ["cargo"] => Some(Action::Cargo),
            ["leave", kind, id] => Cargo::read(kind, id).map(Action::Leave),
            ["throw", kind, id] => Cargo::read(kind, id).map(Action::Throw),
            ["promote", id] => Face::from_id(id).map(Action::Promote),
            ["second", "mission"] => Some(Action::SecondMission),
            ["complete", id] => Source::from_id(id).map(Action::Complete),
            ["build", id] => Site::from_id(id).map(Action::Build),
            ["keep", id] => Reward::from_id(id).map(Action::Keep),
            ["exchange", id] => Reward::from_id(id).map(Action::Exchange),
            ["done"] => Some(Action::Done),
            _ => None,
        };
        action.ok_or_else(|| Unreadable::new(line, "an action such as `go NEB11` or `buy good voil_silk`"))
    }
}

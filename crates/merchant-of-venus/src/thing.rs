//! Things on the table that a player may ask about, and the line of text for each.

use crate::action::{Action, Cargo};
use crate::ids::{
    Dial, Encounter, Equipment, Good, Passenger, Pilot, Site, Source, Space, Stat, System, Technology,
};
use crate::state::State;
use engine::words;
use engine::{Seat, Unreadable};
use std::fmt;
use std::str::FromStr;

words! {
    /// Something that is done without a piece.
    Word {
        /// Rolling on a navigation space.
        Launch = "launch",
        /// Not moving.
        Stay = "stay",
        /// Landing.
        Land = "land",
        /// Letting the telegate act.
        Jump = "jump",
        /// Passing a telegate.
        Ignore = "ignore",
        /// Leaving a navigation space without choosing.
        Drift = "drift",
        /// Accepting defeat.
        Surrender = "surrender",
        /// Accepting a failed test.
        Accept = "accept",
        /// Lowering the dial.
        Lower = "lower",
        /// Ending the turn.
        End = "end",
        /// Doing what is offered.
        Yes = "yes",
        /// Declining.
        No = "no",
        /// Leaving a card on top.
        Top = "top",
        /// Putting a card under.
        Under = "under",
        /// Opening the hatch.
        Cargo = "cargo",
        /// Buying the second mission.
        SecondMission = "second_mission",
        /// Ending what is in progress.
        Done = "done",
    }
}

/// Something that a player can ask about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// `space NEB11`.
    Space(Space),
    /// `site TRP01`: where a merchant spaceport can be built or reserved.
    Site(Site),
    /// `system TRP`.
    System(System),
    /// `good voil_silk`.
    Good(Good),
    /// `passenger pa_01`.
    Passenger(Passenger),
    /// `card shuttle`: a technology, equipment, reward, face, intel, mission or challenge.
    Card(Source),
    /// `pilot human`.
    Pilot(Pilot),
    /// `dial laser`.
    Dial(Dial),
    /// `ability pilot`: the ability used in a fight.
    Ability(Stat),
    /// `die 3`: a speed die by its value.
    Die(u8),
    /// `gate 3`: a telegate.
    Gate(u8),
    /// `way 1`: one of the alternatives of a card.
    Way(u8),
    /// `stay`, `done` and other words.
    Word(Word),
}

impl Thing {
    /// What an action points at.
    pub fn of(action: Action) -> Thing {
        match action {
            Action::Pilot(pilot) => Thing::Pilot(pilot),
            Action::Set(dial) => Thing::Dial(dial),
            Action::Intel(card) => Thing::Card(Source::Encounter(card)),
            Action::Use(source) | Action::SwitchOff(source) | Action::Complete(source) => Thing::Card(source),
            Action::Head(space) | Action::Go(space) | Action::Steer(space) => Thing::Space(space),
            Action::Navigate(value) | Action::Thrust(value) | Action::Die(value) | Action::Turn(value, _) => {
                Thing::Die(value)
            }
            Action::Power(technology, _) | Action::BuyTechnology(technology) => {
                Thing::Card(Source::Technology(technology))
            }
            Action::Gate(number) => Thing::Gate(number),
            Action::Fight(stat) => Thing::Ability(stat),
            Action::Give(good)
            | Action::Gain(good)
            | Action::BuyGood(good)
            | Action::Sell(good)
            | Action::Smuggle(good) => Thing::Good(good),
            Action::Leave(cargo) | Action::Throw(cargo) => match cargo {
                Cargo::Good(good) => Thing::Good(good),
                Cargo::Technology(technology) => Thing::Card(Source::Technology(technology)),
                Cargo::Passenger(passenger) => Thing::Passenger(passenger),
            },
            Action::Choose(way) => Thing::Way(way),
            Action::System(system) => Thing::System(system),
            Action::Swap(_, _, theirs) => Thing::Card(Source::Mission(theirs)),
            Action::BuyEquipment(equipment) => Thing::Card(Source::Equipment(equipment)),
            Action::BuyReward(reward) | Action::Keep(reward) | Action::Exchange(reward) => {
                Thing::Card(Source::Reward(reward))
            }
            Action::Take(passenger) | Action::Drop(passenger) => Thing::Passenger(passenger),
            Action::Promote(face) => Thing::Card(Source::Pilot(face)),
            Action::Build(site) | Action::Contract(site) => Thing::Site(site),
            Action::Launch => Thing::Word(Word::Launch),
            Action::Stay => Thing::Word(Word::Stay),
            Action::Land => Thing::Word(Word::Land),
            Action::Jump => Thing::Word(Word::Jump),
            Action::Ignore => Thing::Word(Word::Ignore),
            Action::Drift => Thing::Word(Word::Drift),
            Action::Surrender => Thing::Word(Word::Surrender),
            Action::Accept => Thing::Word(Word::Accept),
            Action::Lower => Thing::Word(Word::Lower),
            Action::End => Thing::Word(Word::End),
            Action::Yes => Thing::Word(Word::Yes),
            Action::No => Thing::Word(Word::No),
            Action::Top => Thing::Word(Word::Top),
            Action::Under => Thing::Word(Word::Under),
            Action::Cargo => Thing::Word(Word::Cargo),
            Action::SecondMission => Thing::Word(Word::SecondMission),
            Action::Done => Thing::Word(Word::Done),
        }
    }
}

/// Everything that `seat` may ask about now.
pub(crate) fn all(state: &State, seat: Seat, into: &mut Vec<Thing>) {
    let (pack, merchant) = (state.pack.pack(), &state.merchants[seat]);
    let active = &state.merchants[state.turn.seat];
    // The lines from the moving ship, which a neighbour may steer, and every landing place.
    let near = pack[active.ship].lines.iter().map(|line| line.to);
    let landing =
        Space::all().filter(|space| state.can_land_on(*space) && near.clone().all(|near| near != *space));
    into.extend(near.clone().chain(landing).map(Thing::Space));
    into.extend(Site::all().map(Thing::Site));
    into.extend(System::all().map(Thing::System));
    into.extend(Good::all().map(Thing::Good));
    let waiting = state.waiting.iter().fold(merchant.passengers, |all, waiting| all.or(*waiting));
    into.extend(waiting.iter().map(Thing::Passenger));
    into.extend(cards(state, seat).map(Thing::Card));
    into.extend(Pilot::all().map(Thing::Pilot));
    into.extend(Dial::ALL.map(Thing::Dial));
    into.extend(Stat::ALL.map(Thing::Ability));
    into.extend((1..=6).map(Thing::Die));
    into.extend((1..=6).map(Thing::Gate));
    into.extend((1..=3).map(Thing::Way));
    into.extend(Word::ALL.map(Thing::Word));
}

/// Cards that `seat` owns, could buy or could be asked about.
fn cards(state: &State, seat: Seat) -> impl Iterator<Item = Source> + use<'_> {
    let (pack, merchant) = (state.pack.pack(), &state.merchants[seat]);
    let faces = pack[merchant.pilot].faces.into_iter().map(Source::Pilot);
    let technologies = Technology::all().map(Source::Technology);
    let equipment = Equipment::all().map(Source::Equipment);
    let drawn = match state.top() {
        crate::flow::Frame::Rewarding(frame) => frame.drawn(),
        _ => None,
    };
    let rewards = merchant.rewards.or(state.exchanged).iter().chain(drawn).map(Source::Reward);
    let is_mine = move |card: &Encounter| merchant.intel == Some(*card) || state.row.has(*card);
    let intel = Encounter::all().filter(is_mine).map(Source::Encounter);
    let others = state.partners(seat).flat_map(|other| state.merchants[other].missions.iter());
    let missions = merchant.missions.iter().chain(others).map(|open| Source::Mission(open.mission));
    let challenges = state.trials.iter().map(|trial| Source::Challenge(trial.challenge));
    faces.chain(technologies).chain(equipment).chain(rewards).chain(intel).chain(missions).chain(challenges)
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Space(space) => write!(f, "space {space}"),
            Thing::Site(site) => write!(f, "site {site}"),
            Thing::System(system) => write!(f, "system {system}"),
            Thing::Good(good) => write!(f, "good {good}"),
            Thing::Passenger(passenger) => write!(f, "passenger {passenger}"),
            Thing::Card(source) => write!(f, "card {source}"),
            Thing::Pilot(pilot) => write!(f, "pilot {pilot}"),
            Thing::Dial(dial) => write!(f, "dial {dial}"),
            Thing::Ability(stat) => write!(f, "ability {stat}"),
            Thing::Die(value) => write!(f, "die {value}"),
            Thing::Gate(number) => write!(f, "gate {number}"),
            Thing::Way(way) => write!(f, "way {way}"),
            Thing::Word(word) => write!(f, "{word}"),
        }
    }
}

impl FromStr for Thing {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        let number = |word: &str| word.parse::<u8>().ok().filter(|n| (1..=6).contains(n) && word.len() == 1);
        let thing = match line.split_once(' ') {
            Some(("space", id)) => Space::from_id(id).map(Thing::Space),
            Some(("site", id)) => Site::from_id(id).map(Thing::Site),
            Some(("system", id)) => System::from_id(id).map(Thing::System),
            Some(("good", id)) => Good::from_id(id).map(Thing::Good),
            Some(("passenger", id)) => Passenger::from_id(id).map(Thing::Passenger),
            Some(("card", id)) => Source::from_id(id).map(Thing::Card),
            Some(("pilot", id)) => Pilot::from_id(id).map(Thing::Pilot),
            Some(("dial", id)) => Dial::from_id(id).map(Thing::Dial),
            Some(("ability", id)) => Stat::from_id(id).map(Thing::Ability),
            Some(("die", value)) => number(value).map(Thing::Die),
            Some(("gate", value)) => number(value).map(Thing::Gate),
            Some(("way", value)) => number(value).map(Thing::Way),
            Some(_) => None,
            None => Word::from_id(line).map(Thing::Word),
        };
        thing.ok_or_else(|| Unreadable::new(line, "a thing such as `space NEB11` or `good voil_silk`"))
    }
}

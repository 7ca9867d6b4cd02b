//! What is asked, and what happened.

use crate::action::Cargo;
use crate::ids::{
    Challenge, Culture, Dial, Encounter, Equipment, Face, Good, MarketState, Mission, Passenger, Pilot,
    Pirate, Reward, Rock, Site, Source, Space, Spot, Stat, System, Technology,
};
use crate::state::Slot;
use engine::{List, Seat};
use serde::Serialize;

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// Which pilot to take (MV-023).
    ChoosePilot,
    /// Which dial to set to 2 (MV-029).
    SetDials,
    /// Where to head, or to stay (MV-047, MV-049).
    Start,
    /// Where to move, what to assign, whether to land (MV-053).
    Move,
    /// Which exit another player's ship takes (MV-073).
    Steer,
    /// Which exit or telegate to take freely.
    ChooseCourse,
    /// Whether to assign a die to an upgrade before a test (D-20).
    Brace(Stat),
    /// Whether to accept a failed test.
    AcceptTest(Stat),
    /// To lower the dial or to end the turn (MV-086, MV-089).
    LowerOrEnd(Dial),
    /// How to fight a pirate (MV-093).
    Fight(Pirate),
    /// Which good to give up (MV-098).
    GiveGood,
    /// Which good to take.
    GainGood,
    /// Whether to do what a card offers.
    May(Source),
    /// Which way of a card to go.
    ChooseWay(Source),
    /// Which speed die to change.
    ChooseDie,
    /// Which system to choose.
    ChooseSystem(Source),
    /// At which First Contact card to look.
    Peek,
    /// Whether the encounter card stays on top (MV-204).
    TopOrUnder,
    /// Which missions to exchange (MV-202).
    SwapMission,
    /// Which telegate to go to.
    ChooseGate,
    /// Whether to take a stowaway aboard.
    TakeAboard(Passenger),
    /// Passengers within reach of the shuttle (MV-196).
    Shuttle,
    /// What to do after moving.
    EndOfMove,
    /// What to trade (MV-123).
    Trade,
    /// What to leave here (MV-148).
    Unload,
    /// What to throw overboard (MV-151).
    Jettison,
    /// Whether to keep a reward (MV-182).
    Reward(Reward),
    /// Which exchanged reward to take (D-61).
    TakeExchanged,
    /// Which missions to complete before the turn ends (MV-174).
    Declare,
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A round began.
    RoundBegan(u8),
    /// A pilot was taken.
    TookPilot(Seat, Pilot),
    /// Dials were set to laser and shield.
    SetDials(Seat, u8, u8),
    /// A passenger appeared at a culture, or at the base.
    PassengerAppeared(Passenger, Option<Culture>),
    /// Drill tokens paid so many credits.
    DrillsPaid(Seat, u16),
    /// A turn began.
    TurnBegan(Seat),
    /// A player did not move.
    Stayed(Seat),
    /// Intel was bought.
    BoughtIntel(Seat, Encounter),
    /// An ability was used.
    Used(Seat, Source),
    /// A drive was switched off.
    SwitchedOff(Seat, Source),
    /// Speed dice were rolled towards a space.
    Rolled(Seat, List<u8, 4>),
    /// A die was assigned.
    Assigned(Seat, Slot, u8),
    /// Thrust brought one more die.
    Thrust(Seat, u8),
    /// A speed die changed from one value to another.
    DieChanged(Seat, u8, u8),
    /// The ship moved to a space.
    Moved(Seat, Space),
    /// Another player steered the ship.
    Steered(Seat, Space),
    /// The ship jumped to a telegate.
    Jumped(Seat, u8),
    /// The telegate did nothing.
    GateIgnored(Seat),
    /// A test was rolled: the die and what it was rolled against.
    Tested(Seat, Stat, u8, i32),
    /// A dial was lowered to continue.
    Lowered(Seat, Dial),
    /// An encounter card was drawn.
    Encountered(Seat, Encounter),
    /// An encounter marker was revealed; if it shows nothing, a card is drawn.
    MarkerTurned(Seat, Spot, Option<Encounter>),
    /// A telegate was placed.
    GatePlaced(Space, u8),
    /// A pirate was placed.
    PiratePlaced(Space, Pirate),
    /// A space became an asteroid.
    AsteroidPlaced(Space),
    /// A space became blue.
    BluePlaced(Space),
    /// A pirate was beaten.
    PirateBeaten(Seat, Pirate, Stat),
    /// A pirate won.
    PirateWon(Seat, Pirate),
    /// A good was lost.
    LostGood(Seat, Good),
    /// A good was gained.
    GainedGood(Seat, Good),
    /// Credits changed by so many.
    Credits(Seat, i32),
    /// Fame came in.
    Fame(Seat, u16),
    /// Infamy came in.
    Infamy(Seat, u16),
    /// Movement points changed by so many.
    Points(Seat, i32),
    /// A dial was turned to a value.
    DialTurned(Seat, Dial, u8),
    /// A drill token was placed.
    Drilled(Seat, Rock),
    /// The turn was ended by a rule.
    TurnEnded(Seat),
    /// The ship landed.
    Landed(Seat, Space),
    /// A culture was discovered.
    Discovered(Seat, System, Culture),
    /// A production token was drawn for a culture; so many goods came.
    Produced(Culture, u8),
    /// Goods of a culture came to its market.
    Restocked(Culture, u8),
    /// The market of a culture moved.
    MarketMoved(Culture),
    /// A good was bought.
    BoughtGood(Seat, Good, u16),
    /// A technology was bought.
    BoughtTechnology(Seat, Technology, u16),
    /// Equipment was bought.
    BoughtEquipment(Seat, Equipment, u16),
    /// A reward was bought.
    BoughtReward(Seat, Reward),
    /// A spaceport contract was bought.
    BoughtContract(Seat, Site, u16),
    /// A good was sold in a market state.
    Sold(Seat, Good, MarketState, u16),
    /// A good was sold on the black market.
    Smuggled(Seat, Good, u16),
    /// A fee was paid to the owner of a spaceport.
    FeePaid(Seat, Seat, u16),
    /// A passenger came aboard.
    Boarded(Seat, Passenger),
    /// A passenger was dropped off.
    Delivered(Seat, Passenger),
    /// Cargo was left on the market.
    Left(Seat, Cargo),
    /// Cargo was thrown overboard.
    Thrown(Seat, Cargo),
    /// A pilot was upgraded.
    Promoted(Seat, Face),
    /// A mission was drawn.
    DrewMission(Seat, Mission),
    /// A mission was completed.
    Completed(Seat, Mission),
    /// A challenge was met.
    Met(Seat, Challenge),
    /// The deadline of a challenge passed.
    Missed(Seat, Challenge),
    /// Missions were exchanged.
    Swapped(Seat, Mission, Seat, Mission),
    /// A reward was drawn.
    DrewReward(Seat, Reward),
    /// A reward was kept.
    KeptReward(Seat, Reward),
    /// A reward was exchanged.
    ExchangedReward(Seat, Reward),
    /// A reward went under the deck.
    ReturnedReward(Seat, Reward),
    /// A title went to a player.
    TitleTo(Seat, Encounter),
    /// Something returned to where it came from.
    Returned(Seat, Source),
    /// A First Contact card was looked at.
    Peeked(Seat, System),
    /// What was seen; only the seat that looked gets this event.
    PeekedAt(System, Culture),
    /// Two First Contact cards changed places.
    ContactsSwapped(System, System),
    /// The top encounter card was looked at.
    Scried(Seat),
    /// What was seen; only the seat that looked gets this event.
    ScriedAt(Encounter),
    /// The encounter card went under the deck.
    PutUnder(Seat),
    /// A merchant spaceport was built.
    Built(Seat, Site),
    /// Merchant spaceports were sold at the end.
    PortsSold(Seat, u16),
    /// Dice at the end brought so much fame.
    FinalRoll(Seat, Source, u8),
    /// The game is over.
    Ended,
}

//! What is asked, and what happened.

use crate::anarchists::Deed;
use crate::ids::{Achievement, Column, EventId, Guild, Leader, Mat, Place, Slot, Sort, System, Tech, Type};
use crate::space::{Owned, Printed, Space};
use crate::state::Marker;
use engine::{Bits, Seat};
use serde::{Deserialize, Serialize};

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// Which expert mat to play with.
    PickMat,
    /// Which action space to go to (BTS-026).
    Act,
    /// Which option to carry out.
    Choose,
    /// Whether to carry an optional effect out, and how (BTS-191).
    ChooseOrPass,
    /// Which opponent to pay (BTS-098).
    PayWhom,
    /// How to pay a recall: with population alone, or one of it as ore.
    PayRecall,
    /// Which ship to give for a cost.
    PayShip,
    /// Where to place a new ship of this level (BTS-141).
    Build(u8),
    /// Whether to build a ship of this level from population, as there is no supply (BTS-105).
    BuildFromPopulation(u8),
    /// Which ship to move, with so many jumps left (BTS-149).
    Jump(u8),
    /// Which ship to move anywhere, with so many left to move.
    Warp(u8),
    /// Which ship to upgrade, with so many upgrades left (BTS-144).
    Upgrade(u8),
    /// Which system to colonise (BTS-174).
    Colonise,
    /// Which ships to take for the colony; this much strength is missing (BTS-176).
    SpendShips(u8),
    /// Which sort of marker to place at this place (BTS-162).
    PlaceOutpost(Place),
    /// Which sort of marker to put on this new colony (BTS-184).
    PlaceMarker(System),
    /// Which sort to automate.
    Automate,
    /// Which take-control bonus comes first (BTS-172).
    OrderBonuses,
    /// Which supply cube to move, with so many left to move.
    MoveSupply(u8),
    /// Which technology of this level to research (BTS-112).
    Research(u8),
    /// Which type to seek (BTS-125).
    SeekType(Slot),
    /// Which card to put on this slot (BTS-129).
    ChooseTech(Slot),
    /// Which technology to keep (BTS-213).
    KeepTech,
    /// Which system to take as a colony.
    CharterSystem,
    /// Which action to carry out instead (BTS-200).
    CopyAction,
    /// Where the new system is joined.
    AttachSystem,
    /// On which place to lay the event.
    LayEvent(EventId),
    /// Which place loses its ships.
    Scatter,
    /// Which ship goes to the museum.
    Museum,
    /// Which ship of others to send away, with so many left.
    Banish(u8),
    /// Which production option to take (BTS-043).
    Produce,
    /// Which exchange to make (BTS-052).
    Trade,
    /// Which achievement to claim (BTS-062).
    Claim,
    /// Whether to use an ability before the turn continues.
    AnyTime,
    /// Which leader to take (BTL-009, BTL-010).
    PickLeader,
    /// Which set-up instruction to carry out first (BTL-012).
    OrderSetUps,
    /// Which type to predict for this level (BTL-049).
    Predict(u8),
    /// Which system to keep as private system (BTL-044).
    KeepSystem,
    /// Which achievement to keep as private achievement, or to add to the game (BTL-057).
    KeepAchievement,
    /// Whether to reduce this ore cost.
    PayLess(u8),
    /// Under which ship the tile goes (BTL-036).
    MoveTile,
    /// Where to build one more ship (BTL-051).
    BuildOneMore,
    /// Whether to use this option of the mat, now and permanently (BTL-052).
    ChooseForGood(u8),
    /// Whether to take an additional action (BTL-039).
    ActAgain,
    /// Whether to exchange markers on achievements before scoring.
    LastSwap,
    /// Which system the anarchists colonise (BTA-046).
    AnarchistsColonise,
    /// Which technology of this level the anarchists research (BTA-052, BTA-055).
    AnarchistsResearch(u8),
}

/// A place with the system that was there at that time, because the log is read after the system has been colonised.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Spot {
    /// The place.
    pub place: Place,
    /// Its system, if it had one.
    pub system: Option<System>,
}

/// What happened. Everything happens openly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A round began.
    RoundBegan(u16),
    /// A turn began.
    TurnBegan(Seat),
    /// A mat was picked.
    PickedMat(Seat, Mat),
    /// A pawn went to a space.
    Went(Seat, Space),
    /// A pawn was pushed aside by another (BTS-205).
    Pushed(Seat, Seat),
    /// So much ore was paid.
    Paid(Seat, u8),
    /// So much ore was paid to an opponent.
    PaidTo(Seat, Seat, u8),
    /// So much ore was gained.
    Gained(Seat, u8),
    /// So much ore was lost.
    Lost(Seat, u8),
    /// So many population cubes were recalled.
    Recalled(Seat, u8),
    /// So many supply cubes became population.
    Recruited(Seat, u8),
    /// Population grew by so many.
    Grew(Seat, u8),
    /// Ore production brought so much.
    Mined(Seat, u8),
    /// A ship of this level was built.
    Built(Seat, u8, Spot),
    /// A ship moved.
    Jumped(Seat, u8, Spot, Spot),
    /// A ship of the first level became one of the second.
    Upgraded(Seat, Spot, u8, u8),
    /// A ship went back to supply.
    ReturnedShip(Seat, u8, Spot),
    /// A ship became population.
    Retired(Seat, u8, Spot),
    /// A ship was sent to Deep Space.
    Expelled(Seat, u8, Spot),
    /// A ship went to the museum.
    Donated(Seat, u8, Spot),
    /// Control of a place was taken, with this marker.
    TookControl(Seat, Spot, Marker),
    /// Control of a place was lost.
    LostControl(Seat, Spot),
    /// A system was colonised.
    Colonised(Seat, System),
    /// A marker was put on a colony.
    Marked(Seat, System, Marker),
    /// A system came into play.
    Discovered(Place, System),
    /// Both system decks are empty, so the place stays empty (BTS-182).
    NothingDiscovered(Place),
    /// A marker was automated.
    Automated(Seat, Marker),
    /// A supply cube changed columns.
    Shifted(Seat, Column, Column),
    /// A cube was put beside a slot, with the technology that lies open there.
    Researched(Seat, Slot, Option<Tech>),
    /// An event was turned up.
    EventTurned(Seat, EventId),
    /// A type was named.
    Sought(Seat, Type),
    /// Technologies were turned up (BTS-127).
    ShowedTechs(Seat, Bits<Tech>),
    /// Systems were drawn to choose from.
    ShowedSystems(Seat, Bits<System>),
    /// A technology came into play.
    PutTech(Seat, Slot, Tech),
    /// A technology was kept as a private one.
    KeptTech(Seat, Tech),
    /// A row of the display was revealed or refilled with this card.
    OpenedTech(Tech),
    /// A card caused an effect: a bonus, an event or an ability.
    Due(Seat, Cause),
    /// An action was copied.
    Copied(Seat, Printed),
    /// A guild was opened.
    OpenedGuild(Guild),
    /// An event was laid on a place.
    LaidEvent(EventId, Place),
    /// A system was put under the Dyson sphere.
    DysonBegan(System),
    /// So many VP were gained.
    GainedVp(Seat, u8),
    /// An ability of the mat was unlocked.
    Unlocked(Seat, u8),
    /// Resource trade was chosen.
    Traded(Seat),
    /// Ore was exchanged for population.
    Bought(Seat),
    /// Population was exchanged for ore.
    Sold(Seat),
    /// An achievement was claimed for so many VP.
    Claimed(Seat, Achievement, u8),
    /// The marker on an achievement was exchanged.
    Swapped(Seat, Achievement, Sort),
    /// Leaders were laid out to pick from (BTL-008).
    OfferedLeaders(Bits<Leader>),
    /// A leader was picked.
    PickedLeader(Seat, Leader),
    /// So many tokens were laid on a leader (BTL-013).
    LaidTokens(Seat, Leader, u8),
    /// So many tokens were taken off a leader (BTL-018).
    SpentTokens(Seat, Leader, u8),
    /// The credit tile was turned down.
    TookCredit(Seat, Leader),
    /// The credit tile was turned up again for so much ore.
    Repaid(Seat, Leader, u8),
    /// The strength tile was put under a ship of this level (BTL-036).
    PutTile(Seat, u8, Spot),
    /// The last ship of the board left the strength tile, which waits for the next one built (BTL-036).
    TookTileBack(Seat),
    /// A system became the private one of a faction (BTL-044).
    KeptSystem(Seat, System),
    /// Achievements were drawn to choose from.
    ShowedAchievements(Seat, Bits<Achievement>),
    /// An achievement became the private one of a faction.
    KeptAchievement(Seat, Achievement),
    /// An achievement was added to the game (BTL-057).
    AddedAchievement(Seat, Achievement),
    /// The private achievement was claimed for so many VP (BTL-047).
    ClaimedPrivately(Seat, Achievement, u8),
    /// A type was predicted for a level.
    Predicted(Seat, u8, Type),
    /// A prediction came true, for a +1 VP tile.
    Foresaw(Seat, Tech),
    /// An option of the mat was chosen permanently (BTL-052).
    ChoseForGood(Seat, u8),
    /// A bonus that is given only once was marked as used (BTL-059).
    MarkedUse(Seat, System),
    /// An event was laid on the system under the Dyson sphere (BTL-055).
    LaidEventOnDyson(EventId, System),
    /// This round will be the last (BTS-072).
    EndIsNear(u16),
    /// Nobody has a cube left, so that the next round is the last (R59).
    AllAreSpent(u16),
    /// The game is over.
    Ended,
    /// A step in the report about the anarchists.
    Anarchists(Deed),
}

/// What brings an effect about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The immediate bonus of a technology (BTS-132).
    Immediate(Tech),
    /// The take-control bonus of a system (BTS-168).
    Control(System),
    /// The colonise bonus of a system (BTS-186).
    Colonise(System),
    /// An event (BTS-121).
    Event(EventId),
    /// An ability of the mat, by its number.
    Mat(u8),
    /// An option of an ability of the mat, by their numbers (BTL-052).
    MatOption(u8, u8),
    /// An any-time ability.
    Use(Owned),
    /// An ability of a leader.
    Leader(Leader),
    /// The set-up instruction of a leader (BTL-012).
    LeaderSetUp(Leader),
    /// The special set-up of the mat.
    SetUp(Mat),
}

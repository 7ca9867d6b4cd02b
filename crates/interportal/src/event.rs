//! What is asked, and what happened.

use engine::Seat;
use serde::Serialize;

use crate::action::{Craft, Unit};
use crate::affair::{Criterion, Underground};
use crate::attack::Attack;
use crate::council_words::{CouncilDecision, CouncilEvent};
use crate::hex::Hex;
use crate::ids::{
    Advisor, Building, EventCard, Goal, Government, Ground, Group, Investor, Kind, Kosme, MarketCard, Planet,
    PlanetaryEvent, Policy, Resource, Ship, Tech, VpSource, Wonder,
};
use crate::intrigue::{AgentDecision, AgentEvent};
use crate::office::Tokens;
use crate::realm::{Make, Stock};
use crate::state::Phase;
use crate::tactical_words::{TacticalDecision, TacticalEvent};
use crate::war::{WarDecision, WarEvent};

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// What to do in this phase; so many actions of the turn are done (X4R-291).
    Act(Phase, u8),
    /// How to cover a debt in this resource (X4R-328).
    Owe(Resource, i16),
    /// Whether to found a colony here (X4R-060).
    Found(Hex),
    /// Whether the new colony draws planetary events (X4-104).
    FoundWithEvents(Hex),
    /// Which resource the colony here yields.
    ChooseYield(Hex),
    /// Where to place what was bought (X4-112).
    Place,
    /// Which fleet the ship joins (X4R-307).
    Berth(Hex),
    /// Whether to spend capacity to lower the price, which is so much now (X4-114).
    Pay(u8),
    /// Which building is meant.
    ChooseBuilding,
    /// Whether to use an effect, so many times more.
    Use(u8),
    /// Which option of an effect to take.
    Elect,
    /// What of one's own an effect improves (X4R-096).
    Improve,
    /// What comes for free (X4R-096).
    Receive,
    /// Which item to fit into a blueprint, and into which slot (X4R-085).
    Fit(Ship, u8),
    /// Where a fleet or civil ship goes; it has so many steps left (X4R-171).
    Move(Craft, u8),
    /// Which ships of a system change their fleets (X4R-307).
    Regroup(Hex),
    /// Whether to spend cards for a planet here (X4-148).
    Explore(Hex),
    /// Which event card to spend, of so many (X4R-050).
    Discard(u8),
    /// Whether to place this planet here (X4R-063).
    PlacePlanet(Hex, Planet),
    /// Which of the events drawn is carried out (X4-294).
    CarryOut(Hex),
    /// Which ship explored (X4R-051), or goes on an expedition (X4-059).
    PickShip,
    /// Which system an effect, an expedition or an underground action means.
    PickSystem,
    /// Whether to fight this round of a battle or to leave (X4R-231).
    Battle(Hex, u8),
    /// Whether the colony here rises with its centre (X4-225).
    Crown(Hex),
    /// Which building of a colony goes (X4R-058).
    LoseBuilding(Hex),
    /// How much to bid for a card of the black market (X4R-266).
    Bid(MarketCard),
    /// How many votes to buy before a tie is decided (X4R-285).
    BuyVotes,
    /// How a tie between winners is decided (X4R-285).
    Decide,
    /// What an effect brings, or what it is used on.
    Pick,
    /// Which advisor to keep (X4-022).
    KeepAdvisor,
    /// Which item an effect fits (X4R-095).
    ChooseItem,
    /// Which blueprint gets it.
    ChooseBlueprint,
    /// Which resource pays the rest, so much of it (X4R-294).
    PayAny(u8),
    /// Which event card to sell besides (X4-056).
    Analyse,
    /// Which fleet or civil unit takes secret routes (X4-039).
    PickCraft,
    /// What to give up (X4R-350).
    Abandon,
    /// Which battle is fought next (X4R-184).
    PickBattle,
    /// What the council or a crisis asks.
    Council(CouncilDecision),
    /// Something about characters.
    Agent(AgentDecision),
    /// Something about treaties and wars.
    War(WarDecision),
    /// Something about a tactical battle.
    Tactical(TacticalDecision),
}

impl Decision {
    /// The rule that asks it.
    pub const fn rule(&self) -> &'static str {
        match self {
            Decision::Act(..) => "X4R-291",
            Decision::Owe(..) => "X4R-328",
            Decision::Found(_) => "X4R-060",
            Decision::FoundWithEvents(_) => "X4-104",
            Decision::ChooseYield(_) => "X4R-052",
            Decision::Place => "X4-112",
            Decision::Berth(_) => "X4R-307",
            Decision::Pay(_) => "X4-114",
            Decision::ChooseBuilding => "X4-130",
            Decision::Use(_) | Decision::Elect | Decision::Improve | Decision::Receive => "X4R-096",
            Decision::Fit(..) => "X4R-085",
            Decision::Move(..) => "X4R-171",
            Decision::Regroup(_) => "X4R-307",
            Decision::Explore(_) => "X4-148",
            Decision::Discard(_) => "X4R-050",
            Decision::PlacePlanet(..) => "X4R-063",
            Decision::CarryOut(_) => "X4-294",
            Decision::PickShip => "X4R-051",
            Decision::PickSystem => "X4R-261",
            Decision::Battle(..) => "X4R-231",
            Decision::Crown(_) => "X4-225",
            Decision::LoseBuilding(_) => "X4R-058",
            Decision::Bid(_) => "X4R-266",
            Decision::BuyVotes | Decision::Decide => "X4R-285",
            Decision::Pick => "X4R-096",
            Decision::KeepAdvisor => "X4-022",
            Decision::ChooseItem | Decision::ChooseBlueprint => "X4R-095",
            Decision::PayAny(_) => "X4R-294",
            Decision::Analyse => "X4-056",
            Decision::PickCraft => "X4-039",
            Decision::Abandon => "X4R-350",
            Decision::PickBattle => "X4R-184",
            Decision::Council(decision) => decision.rule(),
            Decision::Agent(decision) => decision.rule(),
            Decision::War(decision) => decision.rule(),
            Decision::Tactical(decision) => decision.rule(),
        }
    }
}

/// What happened. Everything but the contents of fleets and blueprints happens openly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A round began.
    RoundBegan(u8),
    /// A phase began.
    PhaseBegan(Phase),
    /// Income was received: what the accounts changed by.
    Income(Seat, Stock),
    /// No income, as there are too many planets (X4R-071).
    IncomeSkipped(Seat),
    /// A debt in this resource.
    Owes(Seat, Resource, i16),
    /// What could not be covered was forgiven, at the price of a sanction level (X4R-073).
    Forgiven(Seat, Resource, i16),
    /// No further action in this phase.
    Passed(Seat),
    /// A technology was researched for so much research; first of all players or not.
    Researched(Seat, Tech, u8, bool),
    /// Some of one resource was given for 1 of the other.
    Exchanged(Seat, Resource, Resource, u8),
    /// A unit was bought and placed.
    Bought(Seat, Unit, Hex, u8),
    /// Something was built.
    Built(Seat, Building, Hex, u8),
    /// A building was raised to this step.
    Upgraded(Seat, Building, Hex, u8),
    /// A building was torn down or removed.
    Removed(Seat, Building, Hex),
    /// A unit was removed.
    Dismissed(Seat, Unit),
    /// A colony has this level now.
    Raised(Seat, Hex, u8),
    /// Of a fitting everybody hears the price alone (X4R-301).
    Fitted(Seat, u8),
    /// A fitting that was paid with so much culture (X4-261).
    FittedForCulture(Seat, u8),
    /// An effect brought resources, or took them.
    Gained(Seat, Resource, i16),
    /// The state size was raised for so much culture.
    StateSize(Seat, u8),
    /// A colony was founded.
    Founded(Seat, Hex),
    /// A planetary event was drawn for a colony.
    PlanetaryEvent(Seat, Hex, PlanetaryEvent),
    /// The half points of a seat when they are checked (X4-157).
    Points(Seat, u8),
    /// Half points for good, and where they come from (X4R-284).
    Booked(Seat, VpSource, u8),
    /// A goal of the government is fulfilled (X4R-112).
    GoalMet(Seat, Goal),
    /// A request of investors is met (X4-159).
    RequestMet(Seat, Investor),
    /// A milestone of investors is reached (X4-166).
    MilestoneReached(Seat, Investor),
    /// A card of the black market lies open now (X4-170).
    MarketCard(MarketCard),
    /// The oldest card of the black market went under its deck (X4-170).
    MarketUnder(MarketCard),
    /// A card is put up for auction (X4R-266).
    Called(Seat, MarketCard),
    /// A bid was opened.
    Bid(Seat, u8),
    /// A card went to the highest bid (X4R-267).
    Won(Seat, MarketCard, u8),
    /// Nobody bid for a card.
    Unsold(MarketCard),
    /// A card of the black market was played (X4R-269).
    Played(Seat, MarketCard),
    /// An anomaly has this level now, for so much research (X4R-264).
    Studied(Seat, EventCard, u8, u8),
    /// A fleet regained so many hull points for as much A and space capacity (X4R-225).
    Repaired(Seat, u8, u8),
    /// A ship was rebuilt as this one for so much A (X4R-103).
    Converted(Seat, Ship, u8),
    /// The galactic core is held by this player, or by nobody (X4R-273).
    Core(Option<Seat>),
    /// Votes for a way to decide the tie (X4R-285).
    Voted(Seat, Criterion, u8),
    /// How the tie is decided.
    Decided(Criterion),
    /// Who begins from now on (X4-172).
    Marker(Seat),
    /// A network has this level now (X4-449).
    Network(Seat, Hex, u8),
    /// A watch has this level now (X4-503).
    Watch(Seat, Hex, u8),
    /// The political actions of a seat when the Politics phase begins (X4-008).
    PoliticalActions(Seat, Tokens),
    /// A government was chosen for so much culture; it takes effect at the end of the phase (X4-015).
    GovernmentChosen(Seat, Government, u8),
    /// A government is in force.
    GovernmentActive(Seat, Government),
    /// A policy was introduced for so much culture (X4-019).
    PolicyIntroduced(Seat, Policy, u8),
    /// A policy ended or was given up.
    PolicyEnded(Seat, Policy),
    /// Advisors were drawn (X4-022).
    AdvisorsDrawn(Seat),
    /// An advisor is on display.
    AdvisorShown(Advisor),
    /// The oldest advisor of the display went under the deck (X4-023).
    AdvisorUnder(Advisor),
    /// An advisor was recruited (X4-025).
    Recruited(Seat, Advisor),
    /// An advisor has this level now, with the first or the second ability (X4-029).
    Promoted(Seat, Advisor, u8, u8),
    /// An advisor was dismissed (X4R-118).
    Released(Seat, Advisor),
    /// An ability that works once was used (X4R-116).
    AbilityUsed(Seat, Advisor),
    /// Development aid for so much culture (X4-057).
    Aid(Seat, i16),
    /// A gift to the High Council (X4-061).
    Gift(Seat),
    /// Machine parts for so much A (X4-067).
    Parts(Seat, i16),
    /// A sanction level was bought off for so much culture (X4R-132).
    SanctionLifted(Seat, i16),
    /// A free political action for so much culture (X4-063).
    Commission(Seat, u8),
    /// An exchange ratio is this good now (X4-062).
    Invested(Seat, Resource, Resource, u8),
    /// An event card was given away, for so much research (X4-056).
    Analysed(Seat, EventCard, u8),
    /// A Kosme ship came (X4-065).
    KosmeCame(Seat, Kosme, Hex),
    /// So many ships with diplomats went to the home world of another player (X4-055).
    Delegation(Seat, Seat, u8),
    /// A planet was found beyond the rim (X4-059).
    Expedition(Seat, Hex, Planet),
    /// An underground action (X4-031).
    Underground(Seat, Underground),
    /// Kosme ships have left (X4-065).
    KosmeLeft(Seat, u8),
    /// The game is over.
    Ended,
    /// A fleet or civil ship moved from one system to another.
    Moved(Seat, Craft, Hex, Hex),
    /// Fleets of a system split, merged or exchanged ships, nobody sees which (X4R-300).
    Regrouped(Seat, Hex),
    /// An army was taken aboard a fleet, or left it.
    Carried(Seat, Hex, bool),
    /// Hull points named to everybody (X4R-302).
    HullNamed(Seat, Hex, u16),
    /// Two players have discovered each other (X4-069).
    Met(Seat, Seat),
    /// A blockade was declared.
    Blockaded(Seat, Hex),
    /// A blockade has ended.
    BlockadeEnded(Seat, Hex),
    /// A tile was turned up (X4R-048).
    Discovered(Seat, Hex, Kind),
    /// A tile was looked at; only the player with the sensors learns what it is.
    Looked(Seat, Hex),
    /// What the sensors saw.
    Seen(Hex, Kind),
    /// A planet lies in the system now.
    PlanetPlaced(Seat, Hex, Planet),
    /// A planet card was turned down (X4R-063).
    PlanetReturned(Seat, Planet),
    /// An event was drawn and is carried out.
    EventDrawn(Seat, Hex, EventCard),
    /// An event that would bring neutral units next to a home world was put back (X4R-049).
    EventPutBack(EventCard),
    /// An event card was spent.
    Discarded(Seat, EventCard),
    /// A ship lost so many hull points.
    Damaged(Seat, Make, Hex, u8),
    /// A ship was destroyed.
    ShipLost(Seat, Make, Hex),
    /// Neutral units appeared.
    GroupPlaced(Group, Hex),
    /// So many black-market cards were drawn.
    MarketDrawn(Seat, u8),
    /// A fleet or civil ship is cloaked now, or is so no longer.
    Cloaked(Seat, Craft, bool),
    /// A cloaked fleet or civil ship was detected (X4-293).
    Detected(Seat, Craft),
    /// A fleet or civil ship withdrew from a system to another one (X4R-182, X4R-222).
    Withdrew(Seat, Craft, Hex, Hex),
    /// A round of a battle against neutral units was fought.
    BattleRound(Seat, Hex, u8),
    /// A weapon fired in a battle round of quick mode (X4R-211).
    Attacked(Attack),
    /// A unit took a second turn in a battle (X4R-463).
    SecondTurn(Seat, Hex),
    /// Neutral units were destroyed.
    BattleWon(Seat, Group, Hex),
    /// A stage of a wonder was built; so many stand now (X4R-281).
    StageBuilt(Seat, Wonder, u8),
    /// A player played an event card (X4R-261).
    UsedCard(Seat, EventCard),
    /// A fleet or civil ship moves further in this phase (X4R-EN6).
    Hastened(Seat, Craft),
    /// The module of a destroyed ship brought back A (X4-262).
    Salvaged(Seat, u8),
    /// Ships with repair restored so many hull points (X4R-225).
    Mended(Seat, u8),
    /// A player took so many event cards into the hand (X4R-303).
    EventsTaken(Seat, u8),
    /// A wormhole connects two systems for a player (X4R-EX9).
    WormholeOpened(Seat, Hex, Hex),
    /// A ship of a neutral group was captured (X4R-K20).
    ShipCaptured(Seat, Ship, Hex),
    /// Neutral units destroyed all that fought them.
    BattleLost(Seat, Group, Hex),
    /// A civil unit was given up (X4R-350).
    Abandoned(Seat, Unit),
    /// A blueprint, in one of its variants, was shown to everybody (X4R-390).
    BlueprintShown(Seat, Ship, u8),
    /// An uprising was put down, or it was lost (X4R-E308).
    Uprising(Seat, Hex, bool),
    /// So many ground units of a kind were destroyed.
    GroundLost(Seat, Ground, Hex, u8),
    /// Something happened in the council or by a crisis.
    Council(CouncilEvent),
    /// Something about characters.
    Agent(AgentEvent),
    /// Something about treaties and wars.
    War(WarEvent),
    /// Something about a tactical battle.
    Tactical(TacticalEvent),
}

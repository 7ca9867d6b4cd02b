//! Choices of politics, of the black market and of the Closing phase, and the line of text each is written as.

use std::fmt;

use engine::{Seat, words};

use crate::action::{Craft, Fitting, Unit};
use crate::hex::Hex;
use crate::ids::{Advisor, Capacity, EventCard, Government, Kosme, MarketCard, Policy, Resource, Wonder};
use crate::notation::ActionKind;

words! {
    /// A cabinet action without a choice in its line (X4-053).
    Cabinet {
        /// Development aid (X4-057).
        Aid = "aid",
        /// A gift to the High Council (X4-061).
        Gift = "gift",
        /// Machine parts (X4-067).
        Parts = "parts",
        /// Buying off a sanction level (X4R-132).
        Sanction = "sanction",
        /// A free political action for culture (X4-063).
        Commission = "commission",
        /// An expedition paid with research (X4-060).
        ExpeditionResearch = "expedition-research",
        /// An expedition paid with event cards.
        ExpeditionCards = "expedition-cards",
        /// An expedition paid with a returned planet.
        ExpeditionPlanet = "expedition-planet",
    }
}

impl Cabinet {
    /// The id of its card in the pack.
    pub const fn card(self) -> &'static str {
        match self {
            Self::Aid => "cab-development-aid",
            Self::Gift => "cab-gift-to-the-high-council",
            Self::Parts => "cab-import-machine-parts",
            Self::Sanction => "cab-lift-own-sanction",
            Self::Commission => "cab-found-commission",
            Self::ExpeditionResearch | Self::ExpeditionCards | Self::ExpeditionPlanet => "cab-expedition",
        }
    }
}

words! {
    /// An underground action (X4-031).
    Underground {
        /// Two networks (X4-047).
        SmugglingNetwork = "smuggling-network",
        /// A research ship on an own network (X4-051).
        HireWitnesses = "hire-witnesses",
        /// Pirates are brought near in their deck (X4-045).
        PayOffPirates = "pay-off-pirates",
        /// A fleet or civil unit goes to an adjacent system at once (X4-039).
        SecretRoutes = "secret-routes",
        /// A unit with a character is destroyed (X4-035).
        ContractKilling = "contract-killing",
    }
}

words! {
    /// How a tie between winners is decided (X4-158).
    Criterion {
        /// Hull points of military ships.
        Military = "military",
        /// The sum of the four incomes.
        Economic = "economic",
    }
}

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Affair {
    /// `government technocracy`: introduces a government (X4-013).
    Government(Government),
    /// `policy academies`: introduces a policy (X4-018).
    Policy(Policy),
    /// `give-up academies`: gives a policy up (X4R-111).
    GiveUp(Policy),
    /// `advisors`: draws advisors (X4-022).
    Advisors,
    /// `keep general`: keeps one of several advisors (X4-022).
    Keep(Advisor),
    /// `recruit general`: recruits an advisor (X4-025).
    Recruit(Advisor),
    /// `promote general 1`: raises an advisor and chooses an ability of the level (X4-029).
    Promote(Advisor, u8),
    /// `release general`: dismisses an advisor (X4R-118).
    Release(Advisor),
    /// `ability general`: uses an ability that works once (X4R-116).
    Ability(Advisor),
    /// `sell law`: sells a political action (X4-054).
    Sell(ActionKind),
    /// `convert-action law`: turns a political action into a free one (X4-063).
    ConvertAction(ActionKind),
    /// `cabinet aid`: another cabinet action.
    Cabinet(Cabinet),
    /// `invest A F`: betters an exchange ratio (X4-062).
    Invest(Resource, Resource),
    /// `analyse ore-vein`: sells an event card (X4-056).
    Analyse(EventCard),
    /// `kosme kosme-cruiser`: asks for a Kosme ship (X4-065).
    Kosme(Kosme),
    /// `delegation p2`: sends diplomats to a home world (X4-055).
    Delegation(Seat),
    /// `pay A`: pays with a resource until it is used up (X4R-294).
    Pay(Resource),
    /// `underground hire-witnesses law`: an underground action for a political action (X4-031).
    Underground(Underground, ActionKind),
    /// `auction bm-bounty`: puts a card of the black market up for auction (X4R-266).
    Auction(MarketCard),
    /// `bid 3`: bids so much A (X4R-266).
    Bid(u8),
    /// `play bm-bounty`: plays a card of the black market (X4R-269).
    Play(MarketCard),
    /// `study old-beacon`: studies an anomaly (X4R-264).
    Study(EventCard),
    /// `repair 2`: repairs the ships of a fleet, from 1 (X4R-225).
    Repair(u8),
    /// `convert corvette`: rebuilds a ship as its advanced version (X4R-103).
    Convert(Unit),
    /// `stage dyson-sphere`, `stage dyson-sphere 2,0`: builds a stage of a wonder, the first one here (X4R-281).
    Stage(Wonder, Option<Hex>),
    /// `use-card dark-current 2`, `use-card hidden-path`: plays an event card (X4R-261).
    UseCard(EventCard, Option<Craft>),
    /// `votes 2`: buys votes (X4R-285).
    Votes(u8),
    /// `transform 2,0 gcap A`: turns capacity into a resource (X4R-099).
    Transform(Hex, Capacity, Resource),
    /// `choose torpedo`: chooses an item that an effect fits (X4R-095).
    Choose(Fitting),
    /// `decide military`: votes on how a tie is decided (X4R-285).
    Decide(Criterion),
    /// `abandon-network 2,0`: gives up a network (X4R-350).
    AbandonNetwork(Hex),
    /// `abandon-watch 2,0`: gives up a watch (X4R-350).
    AbandonWatch(Hex),
    /// `battle 2,0 p2`: names the battle that is fought next, by its system and the player in it (X4R-184).
    Battle(Hex, Seat),
}

impl fmt::Display for Affair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Government(government) => write!(f, "government {government}"),
            Self::Policy(policy) => write!(f, "policy {policy}"),
            Self::GiveUp(policy) => write!(f, "give-up {policy}"),
            Self::Advisors => f.write_str("advisors"),
            Self::Keep(advisor) => write!(f, "keep {advisor}"),
            Self::Recruit(advisor) => write!(f, "recruit {advisor}"),
            Self::Promote(advisor, ability) => write!(f, "promote {advisor} {ability}"),
            Self::Release(advisor) => write!(f, "release {advisor}"),
            Self::Ability(advisor) => write!(f, "ability {advisor}"),
            Self::Sell(kind) => write!(f, "sell {kind}"),
            Self::ConvertAction(kind) => write!(f, "convert-action {kind}"),
            Self::Cabinet(cabinet) => write!(f, "cabinet {cabinet}"),
            Self::Invest(one, other) => write!(f, "invest {one} {other}"),
            Self::Analyse(card) => write!(f, "analyse {card}"),
            Self::Kosme(kosme) => write!(f, "kosme {kosme}"),
            Self::Delegation(seat) => write!(f, "delegation {seat}"),
            Self::Pay(resource) => write!(f, "pay {resource}"),
            Self::Underground(deed, kind) => write!(f, "underground {deed} {kind}"),
            Self::Auction(card) => write!(f, "auction {card}"),
            Self::Bid(bid) => write!(f, "bid {bid}"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Study(card) => write!(f, "study {card}"),
            Self::Repair(fleet) => write!(f, "repair {fleet}"),
            Self::Convert(unit) => write!(f, "convert {unit}"),
            Self::Stage(wonder, None) => write!(f, "stage {wonder}"),
            Self::Stage(wonder, Some(hex)) => write!(f, "stage {wonder} {hex}"),
            Self::UseCard(card, None) => write!(f, "use-card {card}"),
            Self::UseCard(card, Some(craft)) => write!(f, "use-card {card} {craft}"),
            Self::Votes(votes) => write!(f, "votes {votes}"),
            Self::Transform(hex, capacity, resource) => write!(f, "transform {hex} {capacity} {resource}"),
            Self::Choose(item) => write!(f, "choose {item}"),
            Self::Decide(criterion) => write!(f, "decide {criterion}"),
            Self::AbandonNetwork(hex) => write!(f, "abandon-network {hex}"),
            Self::AbandonWatch(hex) => write!(f, "abandon-watch {hex}"),
            Self::Battle(hex, seat) => write!(f, "battle {hex} {seat}"),
        }
    }
}

pub(crate) fn pair<T, U>(
    rest: &str,
    one: impl Fn(&str) -> Option<T>,
    other: impl Fn(&str) -> Option<U>,
) -> Option<(T, U)> {
    let (left, right) = rest.split_once(' ')?;
    Some((one(left)?, other(right)?))
}

fn number(text: &str) -> Option<u8> {
    text.parse().ok()
}

/// A seat as lines write it: `p2`.
pub(crate) fn seat(text: &str) -> Option<Seat> {
    let number: u8 = text.strip_prefix('p')?.parse().ok()?;
    (1..=6).contains(&number).then(|| Seat(number - 1))
}

impl Affair {
    /// The choice that a line says; nothing if it says none of these.
    pub(crate) fn read(word: &str, rest: &str) -> Option<Self> {
        Some(match word {
            "government" => Self::Government(Government::from_id(rest)?),
            "policy" => Self::Policy(Policy::from_id(rest)?),
            "give-up" => Self::GiveUp(Policy::from_id(rest)?),
            "advisors" => Self::Advisors,
            "keep" => Self::Keep(Advisor::from_id(rest)?),
            "recruit" => Self::Recruit(Advisor::from_id(rest)?),
            "promote" => {
                let (advisor, ability) = pair(rest, Advisor::from_id, number)?;
                Self::Promote(advisor, ability)
            }
            "release" => Self::Release(Advisor::from_id(rest)?),
            "ability" => Self::Ability(Advisor::from_id(rest)?),
            "sell" => Self::Sell(ActionKind::from_id(rest)?),
            "convert-action" => Self::ConvertAction(ActionKind::from_id(rest)?),
            "cabinet" => Self::Cabinet(Cabinet::from_id(rest)?),
            "invest" => {
                let (one, other) = pair(rest, Resource::from_id, Resource::from_id)?;
                Self::Invest(one, other)
            }
            "analyse" => Self::Analyse(EventCard::from_id(rest)?),
            "kosme" => Self::Kosme(Kosme::from_id(rest)?),
            "delegation" => Self::Delegation(seat(rest)?),
            "pay" => Self::Pay(Resource::from_id(rest)?),
            "underground" => {
                let (deed, kind) = pair(rest, Underground::from_id, ActionKind::from_id)?;
                Self::Underground(deed, kind)
            }
            "auction" => Self::Auction(MarketCard::from_id(rest)?),
            "bid" => Self::Bid(number(rest)?),
            "play" => Self::Play(MarketCard::from_id(rest)?),
            "study" => Self::Study(EventCard::from_id(rest)?),
            "repair" => Self::Repair(number(rest)?),
            "convert" => Self::Convert(Unit::read(rest)?),
            "stage" => match rest.split_once(' ') {
                Some((wonder, hex)) => Self::Stage(Wonder::from_id(wonder)?, Some(hex.parse().ok()?)),
                None => Self::Stage(Wonder::from_id(rest)?, None),
            },
            "use-card" => match rest.split_once(' ') {
                Some((card, craft)) => Self::UseCard(EventCard::from_id(card)?, Some(Craft::read(craft)?)),
                None => Self::UseCard(EventCard::from_id(rest)?, None),
            },
            "votes" => Self::Votes(number(rest)?),
            "transform" => {
                let (hex, rest) = rest.split_once(' ')?;
                let (capacity, resource) = pair(rest, Capacity::from_id, Resource::from_id)?;
                Self::Transform(hex.parse().ok()?, capacity, resource)
            }
            "choose" => Self::Choose(Fitting::read(rest)?),
            "decide" => Self::Decide(Criterion::from_id(rest)?),
            "abandon-network" => Self::AbandonNetwork(rest.parse().ok()?),
            "abandon-watch" => Self::AbandonWatch(rest.parse().ok()?),
            "battle" => {
                let (hex, seat) = pair(rest, |hex| hex.parse().ok(), seat)?;
                Self::Battle(hex, seat)
            }
            _ => return None,
        })
    }
}

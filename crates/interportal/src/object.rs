//! What choices of politics and of the Closing phase point at.

use std::fmt;

use engine::Seat;

use crate::affair::{Affair, Cabinet, Criterion, Underground, seat};
use crate::ids::{Advisor, Government, Kosme, MarketCard, Policy, Resource, Wonder};
use crate::notation::ActionKind;
use crate::state::State;

/// Something on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Object {
    /// A government.
    Government(Government),
    /// A policy.
    Policy(Policy),
    /// The deck of advisors.
    Advisors,
    /// An advisor.
    Advisor(Advisor),
    /// Political actions of a kind.
    Kind(ActionKind),
    /// A cabinet action.
    Cabinet(Cabinet),
    /// An exchange ratio.
    Ratio(Resource, Resource),
    /// A Kosme ship.
    Kosme(Kosme),
    /// A player.
    Player(Seat),
    /// An account.
    Account(Resource),
    /// An underground action.
    Underground(Underground),
    /// A card of the black market.
    Market(MarketCard),
    /// A bid.
    Bid(u8),
    /// Votes to buy.
    Votes(u8),
    /// A way to decide a tie.
    Criterion(Criterion),
    /// A space wonder.
    Wonder(Wonder),
}

impl Object {
    /// What a choice points at; nothing for those that point at a card, a fleet, a unit, an item or a system.
    pub const fn of(affair: Affair) -> Option<Self> {
        Some(match affair {
            Affair::Government(government) => Self::Government(government),
            Affair::Policy(policy) | Affair::GiveUp(policy) => Self::Policy(policy),
            Affair::Advisors => Self::Advisors,
            Affair::Keep(advisor)
            | Affair::Recruit(advisor)
            | Affair::Promote(advisor, _)
            | Affair::Release(advisor)
            | Affair::Ability(advisor) => Self::Advisor(advisor),
            Affair::Sell(kind) | Affair::ConvertAction(kind) => Self::Kind(kind),
            Affair::Cabinet(cabinet) => Self::Cabinet(cabinet),
            Affair::Invest(one, other) => Self::Ratio(one, other),
            Affair::Kosme(kosme) => Self::Kosme(kosme),
            Affair::Delegation(seat) => Self::Player(seat),
            Affair::Pay(resource) => Self::Account(resource),
            Affair::Underground(deed, _) => Self::Underground(deed),
            Affair::Auction(card) | Affair::Play(card) => Self::Market(card),
            Affair::Bid(bid) => Self::Bid(bid),
            Affair::Votes(votes) => Self::Votes(votes),
            Affair::Stage(wonder, _) => Self::Wonder(wonder),
            Affair::Decide(criterion) => Self::Criterion(criterion),
            Affair::Analyse(_)
            | Affair::Study(_)
            | Affair::UseCard(..)
            | Affair::Repair(_)
            | Affair::Convert(_)
            | Affair::Choose(_)
            | Affair::AbandonNetwork(_)
            | Affair::AbandonWatch(_)
            | Affair::Battle(..)
            | Affair::Transform(..) => return None,
        })
    }

    pub(crate) fn read(word: &str, rest: &str) -> Option<Self> {
        let two = || rest.split_once(' ');
        Some(match word {
            "government" => Self::Government(Government::from_id(rest)?),
            "policy" => Self::Policy(Policy::from_id(rest)?),
            "advisors" if rest.is_empty() => Self::Advisors,
            "advisor" => Self::Advisor(Advisor::from_id(rest)?),
            "kind" => Self::Kind(ActionKind::from_id(rest)?),
            "cabinet" => Self::Cabinet(Cabinet::from_id(rest)?),
            "ratio" => Self::Ratio(Resource::from_id(two()?.0)?, Resource::from_id(two()?.1)?),
            "kosme" => Self::Kosme(Kosme::from_id(rest)?),
            "player" => Self::Player(seat(rest)?),
            "account" => Self::Account(Resource::from_id(rest)?),
            "underground" => Self::Underground(Underground::from_id(rest)?),
            "market" => Self::Market(MarketCard::from_id(rest)?),
            "bid" => Self::Bid(rest.parse().ok()?),
            "votes" => Self::Votes(rest.parse().ok()?),
            "criterion" => Self::Criterion(Criterion::from_id(rest)?),
            "wonder" => Self::Wonder(Wonder::from_id(rest)?),
            _ => return None,
        })
    }
}

impl fmt::Display for Object {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Government(government) => write!(f, "government {government}"),
            Self::Policy(policy) => write!(f, "policy {policy}"),
            Self::Advisors => f.write_str("advisors"),
            Self::Advisor(advisor) => write!(f, "advisor {advisor}"),
            Self::Kind(kind) => write!(f, "kind {kind}"),
            Self::Cabinet(cabinet) => write!(f, "cabinet {cabinet}"),
            Self::Ratio(one, other) => write!(f, "ratio {one} {other}"),
            Self::Kosme(kosme) => write!(f, "kosme {kosme}"),
            Self::Player(seat) => write!(f, "player {seat}"),
            Self::Account(resource) => write!(f, "account {resource}"),
            Self::Underground(deed) => write!(f, "underground {deed}"),
            Self::Market(card) => write!(f, "market {card}"),
            Self::Bid(bid) => write!(f, "bid {bid}"),
            Self::Votes(votes) => write!(f, "votes {votes}"),
            Self::Criterion(criterion) => write!(f, "criterion {criterion}"),
            Self::Wonder(wonder) => write!(f, "wonder {wonder}"),
        }
    }
}

/// Pairs of resources, each once.
pub(crate) fn pairs() -> impl Iterator<Item = (Resource, Resource)> {
    Resource::ALL
        .into_iter()
        .flat_map(|one| Resource::ALL.into_iter().filter(move |it| *it > one).map(move |it| (one, it)))
}

/// Adds everything that a seat may point at.
pub(crate) fn all(state: &State, seat: Seat, mut add: impl FnMut(Object)) {
    Government::all().for_each(|it| add(Object::Government(it)));
    Policy::all().for_each(|it| add(Object::Policy(it)));
    add(Object::Advisors);
    Advisor::all().for_each(|it| add(Object::Advisor(it)));
    ActionKind::ALL.into_iter().for_each(|it| add(Object::Kind(it)));
    Cabinet::ALL.into_iter().for_each(|it| add(Object::Cabinet(it)));
    pairs().for_each(|(one, other)| add(Object::Ratio(one, other)));
    Kosme::all().for_each(|it| add(Object::Kosme(it)));
    state.realms.seats().filter(|other| *other != seat).for_each(|it| add(Object::Player(it)));
    Resource::ALL.into_iter().for_each(|it| add(Object::Account(it)));
    Underground::ALL.into_iter().for_each(|it| add(Object::Underground(it)));
    MarketCard::all().for_each(|it| add(Object::Market(it)));
    Criterion::ALL.into_iter().for_each(|it| add(Object::Criterion(it)));
    Wonder::all().for_each(|it| add(Object::Wonder(it)));
    state.top().numbers(state, &mut add);
}

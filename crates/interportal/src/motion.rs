//! Choices of the council, and the line of text each is written as: bills, votes, federations, crises.

use std::fmt;
use std::hash::{Hash, Hasher};

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::affair::seat;
use crate::flow::Frame;
use crate::ids::{AlwaysLaw, Law, named};
use crate::state::State;
use crate::thing::Thing;

/// What is put to the vote: a law card, or an always-law with what it names (X4-086).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bill {
    /// A law card.
    Card(Law),
    /// X4R-L01: this player becomes sovereign.
    Sovereign(Seat),
    /// X4R-L02: this player gets a sanction level.
    Sanction(Seat),
    /// X4R-L03: this player loses a sanction level.
    Lift(Seat),
    /// X4R-L04: this law ends.
    Repeal(Law),
    /// X4R-L05: these players are a federation.
    Federation(Seats),
    /// X4R-L06: the war with this number, from 1, ends with the round.
    Ceasefire(u8),
}

impl Default for Bill {
    fn default() -> Self {
        Self::Card(Law::default())
    }
}

/// Players as a set have no hash of their own.
impl Hash for Bill {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        std::mem::discriminant(self).hash(hasher);
        match self {
            Self::Card(law) | Self::Repeal(law) => law.hash(hasher),
            Self::Sovereign(seat) | Self::Sanction(seat) | Self::Lift(seat) => seat.hash(hasher),
            Self::Federation(members) => members.iter().for_each(|member| member.hash(hasher)),
            Self::Ceasefire(war) => war.hash(hasher),
        }
    }
}

impl Bill {
    /// The always-law; nothing for a law card.
    pub fn always(self) -> Option<AlwaysLaw> {
        Some(match self {
            Self::Card(_) => return None,
            Self::Sovereign(_) => named!(AlwaysLaw, "election-as-sovereign"),
            Self::Sanction(_) => named!(AlwaysLaw, "sanction"),
            Self::Lift(_) => named!(AlwaysLaw, "lift-sanctions"),
            Self::Repeal(_) => named!(AlwaysLaw, "repeal"),
            Self::Federation(_) => named!(AlwaysLaw, "recognise-federation"),
            Self::Ceasefire(_) => named!(AlwaysLaw, "ceasefire"),
        })
    }

    fn read(text: &str) -> Option<Self> {
        let Some((word, rest)) = text.split_once(' ') else {
            return Law::from_id(text).map(Self::Card);
        };
        Some(match word {
            "election-as-sovereign" => Self::Sovereign(seat(rest)?),
            "sanction" => Self::Sanction(seat(rest)?),
            "lift-sanctions" => Self::Lift(seat(rest)?),
            "repeal" => Self::Repeal(Law::from_id(rest)?),
            "recognise-federation" => Self::Federation(members(rest)?),
            "ceasefire" => Self::Ceasefire(rest.parse().ok().filter(|war| *war > 0)?),
            _ => return None,
        })
    }
}

/// Players, each once and in the order of their seats: `p1 p3`.
fn members(text: &str) -> Option<Seats> {
    let mut all = Seats::NONE;
    for member in text.split(' ') {
        all.add(seat(member)?);
    }
    (Bill::Federation(all).to_string() == format!("recognise-federation {text}")).then_some(all)
}

impl fmt::Display for Bill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(law) => law.fmt(f),
            Self::Sovereign(seat) => write!(f, "election-as-sovereign {seat}"),
            Self::Sanction(seat) => write!(f, "sanction {seat}"),
            Self::Lift(seat) => write!(f, "lift-sanctions {seat}"),
            Self::Repeal(law) => write!(f, "repeal {law}"),
            Self::Federation(members) => {
                f.write_str("recognise-federation")?;
                members.iter().try_for_each(|member| write!(f, " {member}"))
            }
            Self::Ceasefire(war) => write!(f, "ceasefire {war}"),
        }
    }
}

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Motion {
    /// `bill`: prepares a bill (X4-084).
    Prepare,
    /// `put sanction p2`, `put tax-reform`: puts a bill to the vote (X4-086).
    Put(Bill),
    /// `keep-law tax-reform`: keeps one of several laws drawn (X4-084).
    Keep(Law),
    /// `yes 3`: casts votes for a bill (X4R-320).
    Yes(u8),
    /// `no 3`: casts votes against a bill.
    No(u8),
    /// `abstain`: casts no votes on a bill.
    Abstain,
    /// `leave-federation`: leaves the own federation (X4R-136).
    Leave,
    /// `decree tax-reform`: a law of the hand passes without a vote (X4R-116).
    Decree(Law),
    /// `annul tax-reform`: an active law ends without a vote.
    Annul(Law),
    /// `cure 3`: pays research to end the plague (X4R-CR1).
    Cure(u8),
    /// `treat`: pays food so that no colony suffers from the plague.
    Treat,
}

impl fmt::Display for Motion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Prepare => f.write_str("bill"),
            Self::Put(bill) => write!(f, "put {bill}"),
            Self::Keep(law) => write!(f, "keep-law {law}"),
            Self::Yes(votes) => write!(f, "yes {votes}"),
            Self::No(votes) => write!(f, "no {votes}"),
            Self::Abstain => f.write_str("abstain"),
            Self::Leave => f.write_str("leave-federation"),
            Self::Decree(law) => write!(f, "decree {law}"),
            Self::Annul(law) => write!(f, "annul {law}"),
            Self::Cure(research) => write!(f, "cure {research}"),
            Self::Treat => f.write_str("treat"),
        }
    }
}

/// A number from 1.
fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number| *number > 0)
}

impl Motion {
    /// The choice that a line says; nothing if it says none of these.
    pub(crate) fn read(word: &str, rest: &str) -> Option<Self> {
        Some(match (word, rest) {
            ("bill", "") => Self::Prepare,
            ("put", bill) => Self::Put(Bill::read(bill)?),
            ("keep-law", law) => Self::Keep(Law::from_id(law)?),
            ("yes", votes) => Self::Yes(number(votes)?),
            ("no", votes) => Self::No(number(votes)?),
            ("abstain", "") => Self::Abstain,
            ("leave-federation", "") => Self::Leave,
            ("decree", law) => Self::Decree(Law::from_id(law)?),
            ("annul", law) => Self::Annul(Law::from_id(law)?),
            ("cure", research) => Self::Cure(number(research)?),
            ("treat", "") => Self::Treat,
            _ => return None,
        })
    }
}

/// What choices of the council point at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Matter {
    /// The deck of laws.
    Deck,
    /// A law card.
    Law(Law),
    /// An always-law.
    Always(AlwaysLaw),
    /// Votes for a bill.
    Yes(u8),
    /// Votes against a bill.
    No(u8),
    /// No votes.
    Abstain,
    /// The own federation.
    Federation,
    /// Research against the plague.
    Cure(u8),
    /// Food against the plague.
    Treat,
}

/// An always-law by its place in the pack, as constants cannot look it up.
const fn always(place: u8) -> AlwaysLaw {
    match AlwaysLaw::new(place) {
        Some(law) => law,
        None => panic!("six always-laws"),
    }
}

impl Matter {
    /// What a choice points at.
    pub const fn of(motion: Motion) -> Self {
        match motion {
            Motion::Prepare => Self::Deck,
            Motion::Put(Bill::Card(law)) | Motion::Keep(law) | Motion::Decree(law) | Motion::Annul(law) => {
                Self::Law(law)
            }
            Motion::Put(Bill::Sovereign(_)) => Self::Always(always(0)),
            Motion::Put(Bill::Sanction(_)) => Self::Always(always(1)),
            Motion::Put(Bill::Lift(_)) => Self::Always(always(2)),
            Motion::Put(Bill::Repeal(_)) => Self::Always(always(3)),
            Motion::Put(Bill::Federation(_)) => Self::Always(always(4)),
            Motion::Put(Bill::Ceasefire(_)) => Self::Always(always(5)),
            Motion::Yes(votes) => Self::Yes(votes),
            Motion::No(votes) => Self::No(votes),
            Motion::Abstain => Self::Abstain,
            Motion::Leave => Self::Federation,
            Motion::Cure(research) => Self::Cure(research),
            Motion::Treat => Self::Treat,
        }
    }

    pub(crate) fn read(word: &str, rest: &str) -> Option<Self> {
        Some(match (word, rest) {
            ("bills", "") => Self::Deck,
            ("law", law) => Self::Law(Law::from_id(law)?),
            ("always-law", law) => Self::Always(AlwaysLaw::from_id(law)?),
            ("yes", votes) => Self::Yes(number(votes)?),
            ("no", votes) => Self::No(number(votes)?),
            ("abstain", "") => Self::Abstain,
            ("federation", "") => Self::Federation,
            ("cure", research) => Self::Cure(number(research)?),
            ("treat", "") => Self::Treat,
            _ => return None,
        })
    }
}

impl fmt::Display for Matter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deck => f.write_str("bills"),
            Self::Law(law) => write!(f, "law {law}"),
            Self::Always(law) => write!(f, "always-law {law}"),
            Self::Yes(votes) => write!(f, "yes {votes}"),
            Self::No(votes) => write!(f, "no {votes}"),
            Self::Abstain => f.write_str("abstain"),
            Self::Federation => f.write_str("federation"),
            Self::Cure(research) => write!(f, "cure {research}"),
            Self::Treat => f.write_str("treat"),
        }
    }
}

/// Adds everything that a seat may point at.
pub(crate) fn all(state: &State, mut add: impl FnMut(Matter)) {
    add(Matter::Deck);
    Law::all().for_each(|law| add(Matter::Law(law)));
    AlwaysLaw::all().for_each(|law| add(Matter::Always(law)));
    [Matter::Abstain, Matter::Federation, Matter::Treat].into_iter().for_each(&mut add);
    let numbered = matches!(state.top(), Frame::Voting(_) | Frame::Rotation(_));
    if numbered {
        state.top().offers(state, crate::flow::Seek::ALL, &mut |action, _| {
            if let Thing::Matter(matter @ (Matter::Yes(_) | Matter::No(_) | Matter::Cure(_))) =
                Thing::of(action)
            {
                add(matter);
            }
        });
    }
}

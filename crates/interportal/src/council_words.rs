//! What the council asks, what happened in it, and why something cannot be put to the vote.

use engine::{Seat, Seats, words};
use serde::Serialize;

use crate::hex::Hex;
use crate::ids::{Crisis, Law};
use crate::motion::Bill;

/// What a seat is asked by the council or by a crisis.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CouncilDecision {
    /// Whether to put further bills to the vote (X4-087).
    Put,
    /// Which of the laws drawn to keep (X4-084).
    KeepLaw,
    /// How many votes to buy (X4-088).
    BuyVotes,
    /// How to vote on a bill (X4R-320).
    Vote(Bill),
    /// Which resource comes, so many more times (X4-092).
    Claim(u8),
    /// Which law of the hand passes without a vote.
    Decree,
    /// Which active law ends.
    Annul,
    /// Whether to pay so much food, or which colony loses a level (X4R-CR1).
    Plague(u8),
}

impl CouncilDecision {
    /// The rule that asks it.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::Put => "X4-087",
            Self::KeepLaw => "X4-084",
            Self::BuyVotes => "X4-088",
            Self::Vote(_) => "X4R-320",
            Self::Claim(_) => "X4-092",
            Self::Decree | Self::Annul => "X4R-116",
            Self::Plague(_) => "X4R-CR1",
        }
    }
}

/// What happened in the council or by a crisis.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CouncilEvent {
    /// A bill was prepared (X4-084).
    Prepared(Seat),
    /// A bill was put to the vote (X4-086).
    Put(Seat, Bill),
    /// So many votes were bought or gained for this vote (X4-088).
    Bought(Seat, u8),
    /// A player casts so many votes of another on a bill, by cubes on the law (X4R-128).
    VotesTaken(Seat, Seat, Bill, u8),
    /// Votes on a bill, above 0 for yes and below for no (X4R-123).
    Cast(Seat, Bill, i16),
    /// The neutral votes of a table of two (X4R-289).
    Neutral(Bill, i16),
    /// The yes votes and the no votes, and whether the bill passed (X4R-124).
    Counted(Bill, u16, u16, bool),
    /// A law is active (X4R-125).
    LawActive(Seat, Law),
    /// A law is active no longer (X4R-126).
    LawEnded(Law),
    /// A player has this many sanction levels now (X4R-129).
    Sanctions(Seat, u8),
    /// A federation was recognised (X4R-133).
    Federated(Seats),
    /// A player left its federation (X4R-136).
    LeftFederation(Seat),
    /// A player was elected sovereign and wins (X4R-139).
    Sovereign(Seat),
    /// A federation wins (X4R-135).
    FederationWon(Seats),
    /// A war ends with the round (X4R-L06).
    Ceasefire(u8),
    /// So much research was paid to end the plague (X4R-CR1).
    Cured(Seat, u8),
    /// So much food was paid against the plague.
    Treated(Seat, u8),
    /// A crisis began (X4R-270).
    Crisis(Crisis),
    /// A crisis ended (X4R-271).
    CrisisEnded(Crisis),
    /// A star is dying here (X4R-CR5).
    StarDying(Hex),
    /// The star here became a supernova.
    Supernova(Hex),
    /// A colony was destroyed.
    ColonyLost(Seat, Hex),
    /// The Nox swarm moved (X4R-CR4).
    NoxMoved(Hex, Hex),
    /// Machines were put down, or they won (X4R-CR6).
    Machines(Seat, Hex, bool),
}

words! {
    /// A reason of the council without numbers.
    CouncilFault {
        /// Not all players are discovered.
        NotAllMet = "not-all-met",
        /// Too many sanction levels.
        Sanctioned = "sanctioned",
        /// There was a vote in this round.
        Voted = "voted",
        /// It is put to the vote already.
        AlreadyPut = "already-put",
        /// As many bills as there is room for.
        TooManyBills = "too-many-bills",
        /// The hand has no room for another law.
        HandFull = "hand-full",
        /// No law is left to draw.
        NoLaws = "no-laws",
        /// The law is not in hand.
        NotInHand = "not-in-hand",
        /// The law is not active.
        NotActive = "not-active",
        /// Too few players.
        TooFewPlayers = "too-few-players",
        /// Too few points for a candidate.
        TooFewPoints = "too-few-points",
        /// The candidate has a sanction level.
        SanctionedCandidate = "sanctioned-candidate",
        /// The candidate stood not long ago.
        StoodLately = "stood-lately",
        /// The player got a sanction level in this round, or has the most.
        NoMoreSanctions = "no-more-sanctions",
        /// The player has no sanction level.
        NoSanction = "no-sanction",
        /// There is no alliance among all of them.
        NoAlliance = "no-alliance",
        /// Somebody is in a federation already, or nobody would stay outside.
        NoFederation = "no-federation",
        /// The player is in no federation.
        NotInFederation = "not-in-federation",
        /// There is no war, or it ends with the round.
        NoWar = "no-war",
        /// A law or a crisis forbids it.
        Forbidden = "forbidden",
        /// More votes than are left.
        TooFewVotes = "too-few-votes",
        /// There is no plague.
        NoPlague = "no-plague",
    }
}

impl CouncilFault {
    /// The rule behind it.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::NotAllMet => "X4-083",
            Self::Sanctioned => "X4R-131",
            Self::Voted => "X4R-121",
            Self::AlreadyPut => "X4R-119",
            Self::TooManyBills => "X4R-120",
            Self::HandFull => "X4-085",
            Self::NoLaws => "X4-084",
            Self::NotInHand => "X4-086",
            Self::NotActive => "X4R-125",
            Self::TooFewPlayers => "X4R-288",
            Self::TooFewPoints | Self::SanctionedCandidate | Self::StoodLately => "X4R-137",
            Self::NoMoreSanctions | Self::NoSanction => "X4R-129",
            Self::NoAlliance | Self::NoFederation => "X4R-133",
            Self::NotInFederation => "X4R-136",
            Self::NoWar => "X4R-161",
            Self::Forbidden => "X4R-125",
            Self::TooFewVotes => "X4-090",
            Self::NoPlague => "X4R-CR1",
        }
    }
}

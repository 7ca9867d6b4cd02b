//! Treaties and wars as data: what lies open, what is asked, what happened, and why not.

use engine::{BySeat, List, Seat, Seats, words};
use serde::{Deserialize, Serialize};

use crate::action::Craft;
use crate::hex::Hex;
use crate::ids::{Capacity, Deed, Resource, Standard, WarGoal, WarReason};
use crate::warfare::{Pact, Prey, Tactic};

/// A treaty in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Treaty {
    /// Of which kind.
    pub kind: Deed,
    /// Between whom.
    pub partners: Seats,
    /// Whether it ends with this Politics phase (X4R-155).
    pub ending: bool,
    /// Whether it was used in this Economy phase (X4R-069).
    pub used: bool,
    /// The first round in which it can be cancelled, if it was forced (X4R-152).
    pub held: u8,
}

/// Goals of a war (X4R-324).
pub const AIMS: usize = 3;

/// X4R-160: a goal of a war.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Aim {
    /// Of which kind.
    pub goal: WarGoal,
    /// The system that it is about, where it is about one.
    pub hex: Option<Hex>,
    /// Victories that it takes.
    pub victories: u8,
    /// Whether it is fulfilled.
    pub met: bool,
}

/// A war going on (X4R-159).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct War {
    /// Attackers.
    pub attackers: Seats,
    /// Defenders.
    pub defenders: Seats,
    /// Pips of the black die.
    pub die: u8,
    /// X4R-164: further pips that count for one player alone.
    pub extra: BySeat<u8>,
    /// Who declared it.
    pub declarer: Seat,
    /// On whom.
    pub target: Seat,
    /// What the attackers want.
    pub aims: List<Aim, AIMS>,
    /// Battles that the attackers have won, less those that they have lost (X4R-160).
    pub balance: i8,
}

impl War {
    /// Who takes part.
    pub fn seats(&self) -> Seats {
        let mut all = self.attackers;
        self.defenders.iter().for_each(|seat| all.add(seat));
        all
    }
}

/// Wars that can go on at once.
pub const WARS: usize = 12;

/// Reasons for war that are kept in mind.
pub const GRIEVANCES: usize = 12;

/// X4R-158: a reason for war.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Grievance {
    /// Of which kind.
    pub reason: WarReason,
    /// Who has it.
    pub holder: Seat,
    /// Against whom.
    pub against: Seat,
    /// Where it arose.
    pub hex: Hex,
    /// The round with which it ends.
    pub until: u8,
}

/// X4R-163: the rounds with which truces end, by pair of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Truces([u8; 15]);

impl Truces {
    fn at(one: Seat, other: Seat) -> usize {
        let (low, high) = (one.0.min(other.0), one.0.max(other.0));
        usize::from(high * high.saturating_sub(1) / 2 + low)
    }

    /// The round with which the truce of two players ends; 0 if there was none.
    pub fn until(&self, one: Seat, other: Seat) -> u8 {
        self.0[Self::at(one, other)]
    }

    pub(crate) fn set(&mut self, one: Seat, other: Seat, round: u8) {
        self.0[Self::at(one, other)] = round;
    }
}

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum WarDecision {
    /// Whether to agree to a treaty that a player offers.
    Treaty(Pact, Seat),
    /// Whether to take 1 of one resource for 1 of the other, by a trade treaty.
    Trade(Seat, Resource, Resource),
    /// Whether to share capacity and sites with a partner in this phase.
    Share(Seat),
    /// Which mercenary to hire besides.
    Hire,
    /// For which reason, or for how much culture, to declare war on a player.
    Declare(Seat),
    /// Whether to prevent the war of a player for so much culture.
    Prevent(Seat, u8),
    /// Which goal the war against a player has.
    Goal(Seat),
    /// Whether to fight the enemies in a system.
    Engage(Hex),
    /// Whether to stand in a battle or to withdraw at once.
    Decline(Hex),
    /// What the own ships do in this round of a battle.
    Orders(Hex, u8),
    /// Which mercenary of the other side to buy off before a battle.
    Bribe(Hex),
    /// Whether to keep a mercenary for so much A.
    KeepMercenary(Hex, u8),
    /// Whether a unit that was just built comes twice.
    Duplicate(Hex),
    /// What the own fleets attack after the battles.
    Assault,
    /// The order for this round of a ground battle.
    Ground(Hex, u8),
    /// Whether to fight on in a ground battle.
    PressOn(Hex, u8),
    /// Whether to end the war against a player, as all its goals are fulfilled.
    EndWar(Seat),
    /// Whether to offer peace to a player.
    Peace(Seat),
    /// Where a fleet or civil unit withdraws from a system.
    Refuge(Craft, Hex),
}

impl WarDecision {
    /// The system that it is about.
    pub const fn hex(&self) -> Option<Hex> {
        match *self {
            Self::Engage(hex)
            | Self::Bribe(hex)
            | Self::KeepMercenary(hex, _)
            | Self::Duplicate(hex)
            | Self::Decline(hex)
            | Self::Orders(hex, _)
            | Self::Ground(hex, _)
            | Self::PressOn(hex, _)
            | Self::Refuge(_, hex) => Some(hex),
            _ => None,
        }
    }

    /// The rule that asks it.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::Treaty(..) => "X4-072",
            Self::Trade(..) => "X4R-069",
            Self::Share(_) => "X4R-326",
            Self::Hire => "X4-077",
            Self::Declare(_) => "X4-079",
            Self::Prevent(..) => "X4-080",
            Self::Goal(_) => "X4-193",
            Self::Engage(_) => "X4R-310",
            Self::Decline(_) => "X4R-202",
            Self::Orders(..) => "X4R-411",
            Self::Bribe(_) | Self::KeepMercenary(..) => "X4R-165",
            Self::Duplicate(_) => "X4-353",
            Self::Assault => "X4R-232",
            Self::Ground(..) => "X4R-339",
            Self::PressOn(..) => "X4R-244",
            Self::EndWar(_) => "X4R-161",
            Self::Peace(_) => "X4R-325",
            Self::Refuge(..) => "X4R-183",
        }
    }
}

words! {
    /// How a war ended (X4R-161).
    WarEnd {
        /// The attacker has reached what it wanted.
        Fulfilled = "fulfilled",
        /// Both sides agreed.
        Agreed = "agreed",
        /// The attacker was weary.
        Weary = "weary",
        /// A player is out of the game.
        Fallen = "fallen",
    }
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum WarEvent {
    /// A treaty was offered.
    Offered(Seat, Pact, Seat),
    /// An offer was turned down by the first player.
    Refused(Seat, Seat),
    /// A treaty is in force, for so much culture.
    Signed(Seat, Pact, Seat, u8),
    /// A treaty was cancelled; it ends with the phase.
    Cancelled(Seat, Pact, Seat),
    /// A treaty has ended.
    TreatyEnded(Pact, Seat, Seat),
    /// One gave so much of a resource for as much of another.
    Traded(Seat, Seat, Resource, Resource, u8),
    /// A player used 1 capacity of a partner.
    Borrowed(Seat, Seat, Capacity),
    /// A mercenary was hired for so much A.
    Hired(Seat, Standard, u8),
    /// A player has a reason for war against another.
    Grievance(Seat, Seat, WarReason),
    /// War was declared, for a reason or for so much culture.
    Declared(Seat, Seat, Option<WarReason>, u8),
    /// A war was prevented for so much culture.
    Prevented(Seat, Seat, u8),
    /// A player joined the side of another in a war.
    Joined(Seat, Seat),
    /// A goal of a war was named: a kind, a system, victories.
    GoalNamed(Seat, WarGoal, Option<Hex>, u8),
    /// A goal of a war is fulfilled.
    GoalMet(Seat, WarGoal, Option<Hex>),
    /// The black die of a war has so many pips.
    Die(Seat, Seat, u8),
    /// A player offered peace, or did not.
    PeaceOffer(Seat, bool),
    /// A war has ended.
    Ended(Seat, Seat, WarEnd),
    /// One player paid another so much culture at the end of a war.
    Reparation(Seat, Seat, i16),
    /// A battle between two players and their allies begins.
    Clash(Seat, Seat, Hex),
    /// A defender withdrew before a battle.
    Declined(Seat, Hex),
    /// A round of a battle between players was fought.
    Round(Hex, u8),
    /// One player and its allies have won a battle against another.
    Victory(Seat, Seat, Hex),
    /// Guns of a player on a planet fire at fleets of another.
    Salvo(Seat, Seat, Hex),
    /// A player has paid off pirates in a system.
    PiratesPaid(Seat, Hex),
    /// Paid pirates went from one system to another.
    PiratesMoved(Seat, Hex, Hex),
    /// A player bought off a mercenary of another for so much A.
    BoughtOff(Seat, Seat, u8),
    /// A player keeps a mercenary for so much A.
    KeptOn(Seat, u8),
    /// A unit came twice in a system.
    Duplicated(Seat, Hex),
    /// A fleet in a system sails as privateers from now on (X4R-166).
    Privateers(Hex),
    /// Privateers went from one system to another.
    PrivateersMoved(Hex, Hex),
    /// Privateers blockade the trade route of a system, or do so no longer (X4R-168).
    RouteClosed(Hex, bool),
    /// Privateers attack what a player has in a system (X4R-167).
    Plundered(Seat, Prey, Hex),
    /// It turned out whose privateers were in a system.
    Unmasked(Seat, Hex),
    /// A player attacks what another has in a system.
    Raided(Seat, Seat, Prey, Hex),
    /// A trade route, gate or watch is gone.
    Wrecked(Seat, Prey, Hex),
    /// A watch has so many levels left.
    WatchHit(Seat, Hex, u8),
    /// A colony was bombarded; its shield has so many points left.
    Bombarded(Seat, Seat, Hex, u8),
    /// So many militia of a colony were lost.
    MilitiaLost(Seat, Hex, u8),
    /// So many ground units landed on a colony of another player.
    Landed(Seat, Seat, Hex, u8),
    /// A round of a ground battle was fought, with what both sides had ordered: the attacker and the defender.
    GroundRound(Hex, u8, Tactic, Tactic),
    /// The attacker went back aboard.
    BrokeOff(Seat, Hex),
    /// An invasion was beaten back by the first player.
    Repelled(Seat, Seat, Hex),
    /// A colony was conquered from another player.
    Conquered(Seat, Seat, Hex),
    /// A colony was destroyed.
    Destroyed(Seat, Seat, Hex),
    /// A player has no colony and no colony ship left.
    Eliminated(Seat),
}

words! {
    /// A reason why something of treaties and wars cannot be chosen.
    WarFault {
        /// The player is not discovered.
        Unknown = "unknown",
        /// The player is out of the game.
        Fallen = "fallen",
        /// There is war between the two.
        AtWar = "at-war",
        /// There is a truce.
        Truce = "truce",
        /// No more treaties of this kind.
        PactLimit = "pact-limit",
        /// There is no such treaty.
        NoPact = "no-pact",
        /// The offer was turned down in this phase.
        TurnedDown = "turned-down",
        /// The treaty was used in this phase, or sanctions forbid it.
        TradeUsed = "trade-used",
        /// The partner does not have it, or not enough of it.
        PartnerLacks = "partner-lacks",
        /// There is no such reason.
        NoReason = "no-reason",
        /// The stake is too low.
        StakeTooLow = "stake-too-low",
        /// The war has as many goals as it can have.
        GoalLimit = "goal-limit",
        /// It is a goal already, or cannot be one.
        NoGoal = "no-goal",
        /// A war has at least one goal.
        GoalMissing = "goal-missing",
        /// Goals are not fulfilled.
        GoalsOpen = "goals-open",
        /// A law forbids it.
        Forbidden = "forbidden",
        /// The system was attacked in this phase.
        Struck = "struck",
        /// There is no weapon for it.
        NoWeapon = "no-weapon",
        /// The planetary shield holds.
        Shielded = "shielded",
        /// There is no army aboard.
        NoArmy = "no-army",
        /// Enemy warships are there.
        Guarded = "guarded",
        /// The fleet cannot become a privateer.
        NoPrivateers = "no-privateers",
        /// Privateers do not do that.
        Privateers = "privateers",
        /// The treaty was forced and cannot be cancelled yet.
        Forced = "forced",
        /// The two are members of one federation.
        Federated = "federated",
    }
}

impl WarFault {
    /// The rule behind it.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Unknown => "X4-068",
            Self::Fallen => "X4R-250",
            Self::AtWar | Self::PactLimit => "X4R-153",
            Self::Truce => "X4R-156",
            Self::NoPact => "X4R-155",
            Self::TurnedDown => "X4R-295",
            Self::TradeUsed | Self::PartnerLacks => "X4R-069",
            Self::NoReason => "X4R-158",
            Self::StakeTooLow => "X4R-157",
            Self::GoalLimit => "X4R-324",
            Self::NoGoal | Self::GoalMissing => "X4-193",
            Self::GoalsOpen => "X4R-161",
            Self::Forbidden => "X4-077",
            Self::Struck => "X4R-413",
            Self::NoWeapon => "X4R-233",
            Self::Shielded => "X4-230",
            Self::NoArmy | Self::Guarded => "X4R-237",
            Self::NoPrivateers => "X4R-166",
            Self::Privateers => "X4R-459",
            Self::Forced => "X4R-152",
            Self::Federated => "X4R-134",
        }
    }
}

//! Choices about treaties and wars, and the line of text each is written as.

use std::fmt;

use engine::{Seat, words};

use crate::affair::seat;
use crate::hex::Hex;
use crate::ids::{Capacity, Deed, Resource, Standard, WarReason, named};

words! {
    /// A treaty between two players (X4-071).
    Pact {
        /// A war against one of the partners is a war against both (X4-073).
        Alliance = "alliance",
        /// Networks are shared (X4-074).
        IntelligenceAgreement = "intelligence-agreement",
        /// Resources are exchanged one for one (X4-075).
        TradeTreaty = "trade-treaty",
        /// Capacity and sites are shared (X4-076).
        ArmamentsCooperation = "armaments-cooperation",
    }
}

impl Pact {
    /// Its card in the pack.
    pub fn deed(self) -> Deed {
        match self {
            Self::Alliance => named!(Deed, "alliance"),
            Self::IntelligenceAgreement => named!(Deed, "intelligence-agreement"),
            Self::TradeTreaty => named!(Deed, "trade-treaty"),
            Self::ArmamentsCooperation => named!(Deed, "armaments-cooperation"),
        }
    }
}

words! {
    /// What a raid or an attack is aimed at (X4R-169, X4R-178, X4R-179).
    Prey {
        /// Civil ships.
        Ships = "ships",
        /// A trade route.
        Route = "route",
        /// A gate.
        Gate = "gate",
        /// A watch.
        Watch = "watch",
    }
}

words! {
    /// What is hit on a planet after shield and fortress (X4R-340).
    Blow {
        /// Ground units.
        Units = "units",
        /// Defence buildings.
        Buildings = "buildings",
    }
}

words! {
    /// The order of a side for a round of a ground battle (X4R-339).
    Tactic {
        /// Infantry is attacked first.
        Infantry = "infantry",
        /// Vehicles are attacked first.
        Vehicles = "vehicles",
        /// Drones and air force help instead of attacking.
        Support = "support",
    }
}

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Warfare {
    /// `offer alliance p3`: offers a treaty (X4-072).
    Offer(Pact, Seat),
    /// `cancel alliance p3`: cancels a treaty (X4R-155).
    Cancel(Pact, Seat),
    /// `trade p2 A F`: offers 1 of one resource for 1 of another by a trade treaty (X4R-069).
    Trade(Seat, Resource, Resource),
    /// `borrow p2 scap`: asks for 1 capacity of a partner (X4R-083).
    Borrow(Seat, Capacity),
    /// `accept`: agrees to what is offered (X4R-295).
    Accept,
    /// `refuse`: turns it down.
    Refuse,
    /// `hire std-steel-corvette`: hires a mercenary (X4-077).
    Hire(Standard),
    /// `war p2`: declares war (X4-079).
    Declare(Seat),
    /// `reason wr-blockade`: gives a reason for it (X4-081).
    Reason(WarReason),
    /// `stake 6`: pays so much culture for a war without reason (X4-079).
    Stake(u8),
    /// `prevent`: pays so that there is no war (X4-080).
    Prevent,
    /// `allow`: lets it come.
    Allow,
    /// `goal colony 1,2`: names a colony as goal of the war (X4-193).
    GoalColony(Hex),
    /// `goal victories 2`: names so many victories as goal (X4-193).
    GoalVictories(u8),
    /// `hold`: enemies that are together do not fight (X4R-310).
    Hold,
    /// `stand`: a defender fights (X4R-202).
    Stand,
    /// `decline`: a defender withdraws at once (X4R-202).
    Decline,
    /// `suppress`: weapons with bombardment fire at the guns on the planet in this round (X4R-235).
    Suppress,
    /// `clash 2,0 p1 p2`: names the battle that is fought next, by its system and the first players of its sides (X4R-184).
    Clash(Hex, Seat, Seat),
    /// `bribe 3`: buys off a mercenary ship of the other side (X4R-165).
    Bribe(u8),
    /// `keep-on`: pays so that it stays.
    KeepOn,
    /// `let-go`: lets it leave.
    LetGo,
    /// `duplicate`: a unit that was just built comes twice (X4-353).
    Duplicate,
    /// `drive 2,0 3,0`: paid pirates go from one system to another (X4R-259).
    Drive(Hex, Hex),
    /// `raid route 2,0 p3`: attacks what a player has in a system (X4R-169).
    Raid(Prey, Hex, Seat),
    /// `hoist`: the fleet sails as privateers (X4R-166).
    Hoist,
    /// `plunder route 2,0 p3`: privateers attack what a player has in a system (X4R-167).
    Plunder(Prey, Hex, Seat),
    /// `hunt 2,0`: attacks privateers in a system (X4R-168).
    Hunt(Hex),
    /// `bombard units 2,0`: bombards a colony (X4R-233).
    Bombard(Blow, Hex),
    /// `raze 2,0`: a titan takes a level of a colony (X4R-252).
    Raze(Hex),
    /// `demolish 2,0`: a titan destroys two buildings (X4R-252).
    Demolish(Hex),
    /// `invade 2,0`: armies land on a colony (X4R-237).
    Invade(Hex),
    /// `tactic infantry`: the order for a round of a ground battle (X4R-339).
    Tactic(Tactic),
    /// `press-on`: the attacker fights on (X4R-244).
    PressOn,
    /// `break-off`: the attacker goes back aboard (X4R-244).
    BreakOff,
    /// `end-war`: ends a war whose goals are fulfilled (X4R-161).
    EndWar,
    /// `peace`: offers peace (X4R-325).
    Peace,
    /// `war-on`: goes on with the war.
    WarOn,
}

impl fmt::Display for Warfare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Offer(pact, seat) => write!(f, "offer {pact} {seat}"),
            Self::Cancel(pact, seat) => write!(f, "cancel {pact} {seat}"),
            Self::Trade(seat, give, take) => write!(f, "trade {seat} {give} {take}"),
            Self::Borrow(seat, capacity) => write!(f, "borrow {seat} {capacity}"),
            Self::Accept => f.write_str("accept"),
            Self::Refuse => f.write_str("refuse"),
            Self::Hire(standard) => write!(f, "hire {standard}"),
            Self::Declare(seat) => write!(f, "war {seat}"),
            Self::Reason(reason) => write!(f, "reason {reason}"),
            Self::Stake(stake) => write!(f, "stake {stake}"),
            Self::Prevent => f.write_str("prevent"),
            Self::Allow => f.write_str("allow"),
            Self::GoalColony(hex) => write!(f, "goal colony {hex}"),
            Self::GoalVictories(n) => write!(f, "goal victories {n}"),
            Self::Hold => f.write_str("hold"),
            Self::Stand => f.write_str("stand"),
            Self::Decline => f.write_str("decline"),
            Self::Suppress => f.write_str("suppress"),
            Self::Clash(hex, one, other) => write!(f, "clash {hex} {one} {other}"),
            Self::Drive(from, to) => write!(f, "drive {from} {to}"),
            Self::Bribe(target) => write!(f, "bribe {target}"),
            Self::KeepOn => f.write_str("keep-on"),
            Self::LetGo => f.write_str("let-go"),
            Self::Duplicate => f.write_str("duplicate"),
            Self::Raid(prey, hex, seat) => write!(f, "raid {prey} {hex} {seat}"),
            Self::Hoist => f.write_str("hoist"),
            Self::Plunder(prey, hex, seat) => write!(f, "plunder {prey} {hex} {seat}"),
            Self::Hunt(hex) => write!(f, "hunt {hex}"),
            Self::Bombard(blow, hex) => write!(f, "bombard {blow} {hex}"),
            Self::Raze(hex) => write!(f, "raze {hex}"),
            Self::Demolish(hex) => write!(f, "demolish {hex}"),
            Self::Invade(hex) => write!(f, "invade {hex}"),
            Self::Tactic(tactic) => write!(f, "tactic {tactic}"),
            Self::PressOn => f.write_str("press-on"),
            Self::BreakOff => f.write_str("break-off"),
            Self::EndWar => f.write_str("end-war"),
            Self::Peace => f.write_str("peace"),
            Self::WarOn => f.write_str("war-on"),
        }
    }
}

fn pact(rest: &str) -> Option<(Pact, Seat)> {
    let (pact, partner) = rest.split_once(' ')?;
    Some((Pact::from_id(pact)?, seat(partner)?))
}

impl Warfare {
    /// The system that an attack after the battles is aimed at.
    pub const fn target(&self) -> Option<Hex> {
        match *self {
            Self::Raid(_, hex, _)
            | Self::Plunder(_, hex, _)
            | Self::Hunt(hex)
            | Self::Bombard(_, hex)
            | Self::Raze(hex)
            | Self::Demolish(hex)
            | Self::Invade(hex) => Some(hex),
            _ => None,
        }
    }

    /// The choice that a line says; nothing if it says none of these.
    pub(crate) fn read(word: &str, rest: &str) -> Option<Self> {
        Some(match word {
            "offer" => pact(rest).map(|(pact, seat)| Self::Offer(pact, seat))?,
            "cancel" => pact(rest).map(|(pact, seat)| Self::Cancel(pact, seat))?,
            "trade" => {
                let (partner, rest) = rest.split_once(' ')?;
                let (give, take) = rest.split_once(' ')?;
                Self::Trade(seat(partner)?, Resource::from_id(give)?, Resource::from_id(take)?)
            }
            "borrow" => {
                let (partner, capacity) = rest.split_once(' ')?;
                Self::Borrow(seat(partner)?, Capacity::from_id(capacity)?)
            }
            "accept" => Self::Accept,
            "refuse" => Self::Refuse,
            "hire" => Self::Hire(Standard::from_id(rest)?),
            "war" => Self::Declare(seat(rest)?),
            "reason" => Self::Reason(WarReason::from_id(rest)?),
            "stake" => Self::Stake(rest.parse().ok()?),
            "prevent" => Self::Prevent,
            "allow" => Self::Allow,
            "goal" => match rest.split_once(' ')? {
                ("colony", hex) => Self::GoalColony(hex.parse().ok()?),
                ("victories", n) => Self::GoalVictories(n.parse().ok()?),
                _ => return None,
            },
            "hold" => Self::Hold,
            "stand" => Self::Stand,
            "decline" => Self::Decline,
            "suppress" => Self::Suppress,
            "clash" => {
                let (hex, rest) = rest.split_once(' ')?;
                let (one, other) = rest.split_once(' ')?;
                Self::Clash(hex.parse().ok()?, seat(one)?, seat(other)?)
            }
            "drive" => {
                let (from, to) = rest.split_once(' ')?;
                Self::Drive(from.parse().ok()?, to.parse().ok()?)
            }
            "bribe" => Self::Bribe(rest.parse().ok()?),
            "keep-on" => Self::KeepOn,
            "let-go" => Self::LetGo,
            "duplicate" => Self::Duplicate,
            "hoist" => Self::Hoist,
            "hunt" => Self::Hunt(rest.parse().ok()?),
            "raid" | "plunder" => {
                let (prey, rest) = rest.split_once(' ')?;
                let (hex, owner) = rest.split_once(' ')?;
                let (prey, hex, owner) = (Prey::from_id(prey)?, hex.parse().ok()?, seat(owner)?);
                if word == "raid" { Self::Raid(prey, hex, owner) } else { Self::Plunder(prey, hex, owner) }
            }
            "bombard" => {
                let (blow, hex) = rest.split_once(' ')?;
                Self::Bombard(Blow::from_id(blow)?, hex.parse().ok()?)
            }
            "raze" => Self::Raze(rest.parse().ok()?),
            "demolish" => Self::Demolish(rest.parse().ok()?),
            "invade" => Self::Invade(rest.parse().ok()?),
            "tactic" => Self::Tactic(Tactic::from_id(rest)?),
            "press-on" => Self::PressOn,
            "break-off" => Self::BreakOff,
            "end-war" => Self::EndWar,
            "peace" => Self::Peace,
            "war-on" => Self::WarOn,
            _ => return None,
        })
    }

    /// Choices that can be pointed at whatever is asked.
    pub(crate) fn usual(seat: Seat, others: impl Iterator<Item = Seat>, mut add: impl FnMut(Self)) {
        for other in others.filter(|other| *other != seat) {
            Pact::ALL.into_iter().for_each(|pact| add(Self::Offer(pact, other)));
            Pact::ALL.into_iter().for_each(|pact| add(Self::Cancel(pact, other)));
            Capacity::ALL.into_iter().for_each(|capacity| add(Self::Borrow(other, capacity)));
            for give in Resource::ALL {
                let others = Resource::ALL.into_iter().filter(|take| *take != give);
                others.for_each(|take| add(Self::Trade(other, give, take)));
            }
            add(Self::Declare(other));
        }
        WarReason::all().for_each(|reason| add(Self::Reason(reason)));
        Standard::all().for_each(|standard| add(Self::Hire(standard)));
        (1..=3).for_each(|n| add(Self::GoalVictories(n)));
        Tactic::ALL.into_iter().for_each(|tactic| add(Self::Tactic(tactic)));
        let words = [
            Self::PressOn,
            Self::BreakOff,
            Self::KeepOn,
            Self::LetGo,
            Self::Duplicate,
            Self::Accept,
            Self::Refuse,
            Self::Prevent,
            Self::Allow,
            Self::Hold,
            Self::Stand,
            Self::Decline,
            Self::Suppress,
            Self::Hoist,
            Self::EndWar,
            Self::Peace,
            Self::WarOn,
        ];
        words.into_iter().for_each(add);
    }
}

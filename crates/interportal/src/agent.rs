//! Choices of characters: institution actions, their targets, reactions and orders, and the line of text of each.

use std::fmt;
use std::sync::LazyLock;

use engine::{Seat, words};
use serde::{Deserialize, Serialize};

use crate::action::Craft;
use crate::affair::{pair, seat};
use crate::cards::{DeedCard, Legality, Pack};
use crate::hex::Hex;
use crate::ids::{Advisor, AlwaysLaw, Deed, EventCard, MarketCard, Resource, Tech};
use crate::notation::ActionKind;

words! {
    /// An institution action (X4-419).
    Mission {
        /// X4-427.
        RecruitAway = "recruit-away",
        /// X4-430.
        Bribery = "bribery",
        /// X4-433.
        AppointAmbassador = "appoint-ambassador",
        /// X4-437.
        Dialogue = "dialogue",
        /// X4-438.
        ExertPressure = "exert-pressure",
        /// X4-443, a reaction.
        PoliticalSupport = "political-support",
        /// X4-445.
        VoteBattle = "vote-battle",
        /// X4-447.
        Reconnaissance = "reconnaissance",
        /// X4-448.
        BuildNetwork = "build-network",
        /// X4-452.
        Smuggling = "smuggling",
        /// X4-461.
        GoUnderground = "go-underground",
        /// X4-464.
        Assassination = "assassination",
        /// X4-467.
        Theft = "theft",
        /// X4-469, a reaction.
        EscapePlan = "escape-plan",
        /// X4-472.
        MineMainRoutes = "mine-main-routes",
        /// X4-477.
        PromoteCorruption = "promote-corruption",
        /// X4-478.
        ProbeTheSituation = "probe-the-situation",
        /// X4-479.
        Sabotage = "sabotage",
        /// X4-480.
        Rebellion = "rebellion",
        /// X4-483.
        DisruptSystems = "disrupt-systems",
        /// X4-486.
        Espionage = "espionage",
        /// X4-488.
        TerrorAttack = "terror-attack",
        /// X4-491.
        Subversion = "subversion",
        /// X4-493.
        DetectNetwork = "detect-network",
        /// X4-495, a reaction.
        ForgeEvidence = "forge-evidence",
        /// X4-498, a reaction.
        Arrest = "arrest",
        /// X4-502.
        Patrol = "patrol",
        /// X4-503.
        ErectWatch = "erect-watch",
    }
}

impl Mission {
    /// Its card in the pack.
    pub fn deed(self) -> Deed {
        static DEEDS: LazyLock<[Deed; Mission::COUNT]> = LazyLock::new(|| {
            Mission::ALL
                .map(|it| Deed::from_id(&format!("ia-{it}")).expect("the pack has the institution actions"))
        });
        DEEDS[self as usize]
    }

    /// The institution action of a card.
    pub fn of(deed: Deed) -> Option<Self> {
        deed.id().strip_prefix("ia-").and_then(Self::from_id)
    }

    /// What the pack says about it.
    pub fn card(self, pack: &Pack) -> &DeedCard {
        &pack[self.deed()]
    }

    /// Whether it is illegal, and so can be answered with an arrest (X4-498).
    pub fn is_illegal(self, pack: &Pack) -> bool {
        self.card(pack).legality == Some(Legality::Illegal)
    }
}

/// Who performs an institution action. Ships count from 0; lines count from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Agent {
    /// A ship with a character, by its place in the list of ships.
    Ship(u8),
    /// The ambassador with another player (X4-434).
    Envoy(Seat),
    /// A watch (X4R-146).
    Watch(Hex),
}

impl Default for Agent {
    fn default() -> Self {
        Self::Ship(0)
    }
}

impl fmt::Display for Agent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ship(ship) => write!(f, "{}", ship + 1),
            Self::Envoy(seat) => write!(f, "envoy {seat}"),
            Self::Watch(hex) => write!(f, "watch {hex}"),
        }
    }
}

impl Agent {
    fn read(text: &str) -> Option<Self> {
        match text.split_once(' ') {
            Some(("envoy", rest)) => seat(rest).map(Self::Envoy),
            Some(("watch", rest)) => rest.parse().ok().map(Self::Watch),
            Some(_) => None,
            None => text.parse::<u8>().ok()?.checked_sub(1).map(Self::Ship),
        }
    }
}

words! {
    /// A pile that a card is stolen from (X4-467).
    Pile {
        /// Event cards.
        Event = "event",
        /// Cards of the black market.
        Market = "market",
    }
}

words! {
    /// A card that cubes of pressure lie on (X4-439).
    Pressure {
        /// The war card.
        War = "war",
        /// Alliance.
        Alliance = "alliance",
        /// Intelligence agreement.
        Intelligence = "intelligence",
        /// Trade treaty.
        Trade = "trade",
        /// Armaments cooperation.
        Armaments = "armaments",
    }
}

words! {
    /// A reaction that a player can leave out for good, so that nobody waits for the answer (X4R-440, X4R-462).
    Order {
        /// Arrests.
        Arrests = "arrests",
        /// Escape plans.
        Escapes = "escapes",
        /// Political support.
        Support = "support",
        /// Orders in space battles, retreat among them.
        Battles = "battles",
    }
}

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Agency {
    /// `deed 3 dialogue`, `deed envoy p2 dialogue`: performs an institution action (X4-419).
    Deed(Agent, Mission),
    /// `scout p2`: reconnaissance without a character, as a law allows it (X4R-L16).
    Scout(Seat),
    /// `prey p2 ship 3`, `prey p2 1`: names a unit of another player.
    Prey(Seat, Craft),
    /// `rival p2`: names a player.
    Rival(Seat),
    /// `their-watch p2`: names the watch of another player (X4-479).
    TheirWatch(Seat),
    /// `raze 2`: names a building of the colony there, from 1 (X4-479).
    Raze(u8),
    /// `neutrals`: names the neutral units there (X4-428).
    Neutrals,
    /// `rid general`: names an advisor of another player (X4-465).
    Rid(Advisor),
    /// `bribe general 2`: names the ability of an advisor by its level (X4-431).
    Bribe(Advisor, u8),
    /// `steal A 5`: takes so much of a resource (X4-467).
    Steal(Resource, u8),
    /// `steal-card event`: takes a card at random (X4-467).
    StealCard(Pile),
    /// `copy drives-2`: takes over a technology (X4-486).
    Copy(Tech),
    /// `charge 2`: the force of a mine (X4-473).
    Charge(u8),
    /// `press trade`: puts a cube of the other player on a card (X4-439).
    Press(Pressure),
    /// `unpress trade`: removes an own cube (X4-441).
    Unpress(Pressure),
    /// `weariness`: raises war weariness (X4-442, X4-491).
    Weariness,
    /// `cube al-sanction`: puts a cube of the other player on an always-law (X4-446).
    Cube(AlwaysLaw),
    /// `uncube al-sanction`: removes such a cube.
    Uncube(AlwaysLaw),
    /// `erect C`: pays one more level of a watch with a resource (X4-509).
    Erect(Resource),
    /// `enough`: ends what is done several times.
    Enough,
    /// `forge p3`: puts the blame on another player (X4-496).
    Forge(Seat),
    /// `papers`: plays forged papers (X4R-BM02).
    Papers,
    /// `honest`: forges nothing.
    Honest,
    /// `arrest`: answers an illegal action with an arrest (X4-498).
    Arrest,
    /// `let`: lets it happen.
    Let,
    /// `wager 3`: bids so much culture (X4R-147).
    Wager(u8),
    /// `give law`: gives a political action away (X4-444).
    Give(ActionKind),
    /// `hand-over ore-vein`: gives an event card away (X4-444).
    HandOver(EventCard),
    /// `slip bm-bounty`: gives a card of the black market away (X4-444).
    Slip(MarketCard),
    /// `fund 5`: gives A away (X4-444).
    Fund(u8),
    /// `flee 2,0`: withdraws to a system (X4-470).
    Flee(Hex),
    /// `flee-network 2,0`: withdraws a network there (X4-470).
    FleeNetwork(Hex),
    /// `bring ship 3`: a further unit withdraws too (X4-470).
    Bring(Craft),
    /// `stay`: stays.
    Stay,
    /// `spring`: pays for a mine that is triggered (X4-475).
    Spring,
    /// `spare`: does not pay for it.
    Spare,
    /// `smuggle 2`: what becomes of smuggled goods (X4-454).
    Smuggle(u8),
    /// `keep-cargo`: keeps the cube (X4-454).
    KeepCargo,
    /// `clear-pips 2,0 1`: removes pips of smuggled goods (X4-458).
    ClearPips(Hex, u8),
    /// `cover`: pays for covering a contract killing up (X4-037).
    Cover,
    /// `bare`: does not.
    Bare,
    /// `order arrests off`: leaves a reaction out, or is asked again (X4R-440).
    Order(Order, bool),
}

impl fmt::Display for Agency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deed(agent, mission) => write!(f, "deed {agent} {mission}"),
            Self::Scout(seat) => write!(f, "scout {seat}"),
            Self::Prey(seat, craft) => write!(f, "prey {seat} {craft}"),
            Self::Rival(seat) => write!(f, "rival {seat}"),
            Self::TheirWatch(seat) => write!(f, "their-watch {seat}"),
            Self::Raze(slot) => write!(f, "raze {slot}"),
            Self::Neutrals => f.write_str("neutrals"),
            Self::Rid(advisor) => write!(f, "rid {advisor}"),
            Self::Bribe(advisor, level) => write!(f, "bribe {advisor} {level}"),
            Self::Steal(resource, n) => write!(f, "steal {resource} {n}"),
            Self::StealCard(pile) => write!(f, "steal-card {pile}"),
            Self::Copy(tech) => write!(f, "copy {tech}"),
            Self::Charge(x) => write!(f, "charge {x}"),
            Self::Press(card) => write!(f, "press {card}"),
            Self::Unpress(card) => write!(f, "unpress {card}"),
            Self::Weariness => f.write_str("weariness"),
            Self::Cube(law) => write!(f, "cube {law}"),
            Self::Uncube(law) => write!(f, "uncube {law}"),
            Self::Erect(resource) => write!(f, "erect {resource}"),
            Self::Enough => f.write_str("enough"),
            Self::Forge(seat) => write!(f, "forge {seat}"),
            Self::Papers => f.write_str("papers"),
            Self::Honest => f.write_str("honest"),
            Self::Arrest => f.write_str("arrest"),
            Self::Let => f.write_str("let"),
            Self::Wager(bid) => write!(f, "wager {bid}"),
            Self::Give(kind) => write!(f, "give {kind}"),
            Self::HandOver(card) => write!(f, "hand-over {card}"),
            Self::Slip(card) => write!(f, "slip {card}"),
            Self::Fund(n) => write!(f, "fund {n}"),
            Self::Flee(hex) => write!(f, "flee {hex}"),
            Self::FleeNetwork(hex) => write!(f, "flee-network {hex}"),
            Self::Bring(craft) => write!(f, "bring {craft}"),
            Self::Stay => f.write_str("stay"),
            Self::Spring => f.write_str("spring"),
            Self::Spare => f.write_str("spare"),
            Self::Smuggle(way) => write!(f, "smuggle {way}"),
            Self::KeepCargo => f.write_str("keep-cargo"),
            Self::ClearPips(hex, n) => write!(f, "clear-pips {hex} {n}"),
            Self::Cover => f.write_str("cover"),
            Self::Bare => f.write_str("bare"),
            Self::Order(order, on) => write!(f, "order {order} {}", if *on { "on" } else { "off" }),
        }
    }
}

impl Agency {
    /// The choice that a line says; nothing if it says none of these.
    pub(crate) fn read(word: &str, rest: &str) -> Option<Self> {
        let number = |text: &str| text.parse::<u8>().ok();
        let hex = |text: &str| text.parse::<Hex>().ok();
        Some(match word {
            "deed" => {
                let (agent, mission) = rest.rsplit_once(' ')?;
                Self::Deed(Agent::read(agent)?, Mission::from_id(mission)?)
            }
            "scout" => Self::Scout(seat(rest)?),
            "prey" => pair(rest, seat, Craft::read).map(|(seat, craft)| Self::Prey(seat, craft))?,
            "rival" => Self::Rival(seat(rest)?),
            "their-watch" => Self::TheirWatch(seat(rest)?),
            "raze" => Self::Raze(number(rest)?),
            "neutrals" => Self::Neutrals,
            "rid" => Self::Rid(Advisor::from_id(rest)?),
            "bribe" => pair(rest, Advisor::from_id, number).map(|(it, level)| Self::Bribe(it, level))?,
            "steal" => pair(rest, Resource::from_id, number).map(|(it, n)| Self::Steal(it, n))?,
            "steal-card" => Self::StealCard(Pile::from_id(rest)?),
            "copy" => Self::Copy(Tech::from_id(rest)?),
            "charge" => Self::Charge(number(rest)?),
            "press" => Self::Press(Pressure::from_id(rest)?),
            "unpress" => Self::Unpress(Pressure::from_id(rest)?),
            "weariness" => Self::Weariness,
            "cube" => Self::Cube(AlwaysLaw::from_id(rest)?),
            "uncube" => Self::Uncube(AlwaysLaw::from_id(rest)?),
            "erect" => Self::Erect(Resource::from_id(rest)?),
            "enough" => Self::Enough,
            "forge" => Self::Forge(seat(rest)?),
            "papers" => Self::Papers,
            "honest" => Self::Honest,
            "arrest" => Self::Arrest,
            "let" => Self::Let,
            "wager" => Self::Wager(number(rest)?),
            "give" => Self::Give(ActionKind::from_id(rest)?),
            "hand-over" => Self::HandOver(EventCard::from_id(rest)?),
            "slip" => Self::Slip(MarketCard::from_id(rest)?),
            "fund" => Self::Fund(number(rest)?),
            "flee" => Self::Flee(hex(rest)?),
            "flee-network" => Self::FleeNetwork(hex(rest)?),
            "bring" => Self::Bring(Craft::read(rest)?),
            "stay" => Self::Stay,
            "spring" => Self::Spring,
            "spare" => Self::Spare,
            "smuggle" => Self::Smuggle(number(rest)?),
            "keep-cargo" => Self::KeepCargo,
            "clear-pips" => pair(rest, hex, number).map(|(hex, n)| Self::ClearPips(hex, n))?,
            "cover" => Self::Cover,
            "bare" => Self::Bare,
            "order" => {
                let (order, on) = pair(rest, Order::from_id, |word| match word {
                    "on" => Some(true),
                    "off" => Some(false),
                    _ => None,
                })?;
                Self::Order(order, on)
            }
            _ => return None,
        })
    }
}

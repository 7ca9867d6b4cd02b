//! The component pack: the board, every card, token and number of the game as typed tables.
//!
//! The standard pack is `cards/*.toml`; an owner of the printed game may override entries by id.

mod board;
mod carried;
mod code;
mod counts;
mod map;
mod people;
mod pieces;
mod read;
mod rules;
mod sheet;
mod sound;
mod trade;

use std::ops;

use engine::Index;

use crate::ids::{
    Category, Challenge, Culture, Dial, Encounter, Equipment, Face, Good, Mission, Passenger, Pilot, Pirate,
    Reward, Site, Space, System, Technology,
};

pub use board::{Line, SiteCard, SpaceCard, SpaceKind, SystemCard, SystemKind};
pub use code::{Ability, End, Goal, Modifier, Once, Reaction, Scripts, Step, Times};
pub use people::{CultureCard, CultureClass, FaceCard, Name, PassengerCard, PilotCard, PirateCard};
pub use pieces::{
    After, ChallengeCard, EncounterCard, EncounterKind, EquipmentCard, EquipmentKind, MissionCard,
    RewardCard, TechnologyCard, TechnologyType,
};
pub use rules::{
    ComponentCard, Constants, Dashboard, DialCard, LeftNeighbour, Meta, PlayerColour, PromotionFame, Rating,
    RoundTrack, Solo, Start, StartMoney, TrackEvent, TrackSpace,
};
pub use sheet::sheet;
pub use trade::{CategoryCard, ContactCard, GoodCard, MarketToken};

/// The files of the standard pack in the repository.
pub(crate) const STANDARD: &[(&str, &str)] = &[
    ("setup.toml", include_str!("../cards/setup.toml")),
    ("map.toml", include_str!("../cards/map.toml")),
    ("cultures.toml", include_str!("../cards/cultures.toml")),
    ("technologies.toml", include_str!("../cards/technologies.toml")),
    ("equipment.toml", include_str!("../cards/equipment.toml")),
    ("pilots.toml", include_str!("../cards/pilots.toml")),
    ("passengers.toml", include_str!("../cards/passengers.toml")),
    ("missions.toml", include_str!("../cards/missions.toml")),
    ("rewards.toml", include_str!("../cards/rewards.toml")),
    ("encounters.toml", include_str!("../cards/encounters.toml")),
    ("tokens.toml", include_str!("../cards/tokens.toml")),
    ("challenges.toml", include_str!("../cards/challenges.toml")),
];

pack::shelve!(Pack: read::SECTIONS, STANDARD, read::read);

/// All components of the game.
#[derive(Debug)]
pub struct Pack {
    /// General information about the pack.
    pub meta: Meta,
    /// Start money by number of players.
    pub start_money: Vec<StartMoney>,
    /// What everybody starts with.
    pub start: Start,
    /// Colours of the players.
    pub player_colours: Vec<PlayerColour>,
    /// Numbers of the rules.
    pub constants: Constants,
    /// Fame for promotions.
    pub promotion_fame: PromotionFame,
    /// The round track.
    pub round_track: RoundTrack,
    /// What is in the box.
    pub components: Vec<ComponentCard>,
    /// The spaces, by `Space`.
    pub spaces: Vec<SpaceCard>,
    /// Where merchant spaceports can be built, by `Site`.
    pub sites: Vec<SiteCard>,
    /// Systems, base and anomalies, by `System`.
    pub systems: Vec<SystemCard>,
    /// Categories of goods, by `Category`.
    pub categories: Vec<CategoryCard>,
    /// Cultures, by `Culture`.
    pub cultures: Vec<CultureCard>,
    /// Goods, by `Good`.
    pub goods: Vec<GoodCard>,
    /// First Contact cards, by `Culture`.
    pub contacts: Vec<ContactCard>,
    /// The three market tokens of each culture, by `Culture`.
    pub markets: Vec<[MarketToken; 3]>,
    /// Race technologies, by `Technology`.
    pub technologies: Vec<TechnologyCard>,
    /// The dashboard.
    pub dashboard: Dashboard,
    /// Dials, by `Dial`.
    pub dials: Vec<DialCard>,
    /// Equipment, by `Equipment`.
    pub equipment: Vec<EquipmentCard>,
    /// Spaceport and drill tokens of each player.
    pub ports_per_player: u8,
    /// Pilots, by `Pilot`.
    pub pilots: Vec<PilotCard>,
    /// Faces of the pilots, by `Face`.
    pub faces: Vec<FaceCard>,
    /// Passengers, by `Passenger`.
    pub passengers: Vec<PassengerCard>,
    /// Missions, by `Mission`.
    pub missions: Vec<MissionCard>,
    /// Rewards, by `Reward`.
    pub rewards: Vec<RewardCard>,
    /// Encounters, by `Encounter`.
    pub encounters: Vec<EncounterCard>,
    /// Pirates, by `Pirate`.
    pub pirates: Vec<PirateCard>,
    /// The solo rules.
    pub solo: Solo,
    /// Ratings of the solo game, lowest first.
    pub ratings: Vec<Rating>,
    /// Challenges, by `Challenge`.
    pub challenges: Vec<ChallengeCard>,
    /// The effects of all cards as flat code.
    pub scripts: Scripts,
    /// Spaces that can be asteroids, by `Rock`.
    pub rocks: Vec<Space>,
    /// Encounter spaces, by `Spot`.
    pub spots: Vec<Space>,
    fingerprint: u64,
    content: u64,
}

impl Pack {
    /// Fingerprint of everything that rules read; a match remembers it. Names and notes can be corrected without
    /// changing it.
    pub fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// The space where ships start.
    pub fn base(&self) -> Space {
        self.start.space
    }
}

impl ops::Index<Space> for Pack {
    type Output = SpaceCard;

    fn index(&self, space: Space) -> &SpaceCard {
        &self.spaces[space.at()]
    }
}

macro_rules! by_index {
    ($($id:ident => $table:ident: $card:ident,)*) => {$(
        impl ops::Index<$id> for Pack {
            type Output = $card;

            fn index(&self, id: $id) -> &$card {
                &self.$table[usize::from(id.index())]
            }
        }
    )*};
}

by_index! {
    Site => sites: SiteCard,
    System => systems: SystemCard,
    Category => categories: CategoryCard,
    Culture => cultures: CultureCard,
    Good => goods: GoodCard,
    Technology => technologies: TechnologyCard,
    Dial => dials: DialCard,
    Equipment => equipment: EquipmentCard,
    Pilot => pilots: PilotCard,
    Face => faces: FaceCard,
    Passenger => passengers: PassengerCard,
    Mission => missions: MissionCard,
    Reward => rewards: RewardCard,
    Encounter => encounters: EncounterCard,
    Pirate => pirates: PirateCard,
    Challenge => challenges: ChallengeCard,
}

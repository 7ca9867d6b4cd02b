//! The component pack: every card, ship, tile and number of the game as typed tables.
//!
//! The standard pack lies in `cards/*.toml`; entries can be overridden by id. [`crate::notation`] is the language
//! of what the pieces do.

mod battle;
mod check;
mod check_fit;
mod check_links;
mod decks;
mod deeds;
mod entry;
mod fits;
mod ground;
mod items;
mod lasting;
mod map;
mod neutral;
mod numbers;
mod overview;
mod read;
mod realm;
mod sheet;
mod sheet_pieces;
mod ships;
mod special;
mod tables;

pub use battle::{
    BattleNumbers, BombardmentNumbers, Carrier, ClassCard, ConquestNumbers, DeclineDamage, GroundClasses,
    KeywordCard, MineNumbers, ModifierCard, Parameter, PlaceNumbers, QuickMode, ScreenIgnored, SizeCard,
    SymbolCard, SymbolGroup, TacticalMap,
};
pub use decks::{
    After, AlwaysLawCard, CrisisCard, CrisisNumbers, DeckCard, DeckPlace, EventFace, HandWhen, InvestorCard,
    LawCard, LawNumbers, MarketFace, MarketNumbers, Naming, NeutralRoll, PlanetaryEventCard, PlayMoment,
    WonderCard, WonderNumbers,
};
pub use deeds::{
    CostOf, DeedCard, DeedGroup, DeedPhase, Legality, Limit, LimitPer, LimitScope, PayWhen, Political,
    Surcharge, Target,
};
pub use entry::{CapacityCost, Gender, Name, Origin, Price, Ratio, Readable, Text, Upkeep};
pub(crate) use fits::{Fits, Items};
pub use ground::{GroundAttack, GroundCard, GroundTag, GroundTarget, GroundType};
pub use items::{
    Allowed, Arc, ByClass, Character, Damage, DamageType, EquipmentCard, ProtectionCard, Scaling, Side,
    WeaponCard, WeaponLine, WeaponType,
};
pub use lasting::{Standing, Standings};
pub use map::{
    Buildable, CardTable, Explored, KindCard, LayoutCard, MaterialCard, PlanetCard, TileSet, Tiles,
};
pub use neutral::{
    BuiltInAttack, GroupCard, GroupMoves, GroupUnits, Hostility, NeutralHull, NeutralUnitCard,
};
pub use numbers::{
    BankruptcyNumbers, CapacityNumbers, ColonyNumbers, CoreNumbers, Displays, EndNumbers, ExchangeNumbers,
    FederationNumbers, GameNumbers, HandLimits, IncomeLoss, Meta, PlayerNumbers, PoliticsNumbers, RaiseCost,
    RepairCost, RepairNumbers, SanctionNumbers, SovereignNumbers, StartUnits, StateSizeNumbers,
    TechnologyNumbers, Threshold, WarNumbers,
};
pub use overview::{
    Booking, GoalKind, ReasonCard, SourceCard, UpkeepAmount, UpkeepCard, UpkeepObject, UpkeepPer, Validity,
    VpPer, VpStored, WarGoalCard,
};
pub use realm::{
    Ability, Actions, AdvisorCard, AreaCard, BuildingCard, BuildingLimit, Cube, Family, GoalCard, GoalCheck,
    GovernmentCard, PolicyCard, TechCard, Unlocks, Upgrade,
};
pub use sheet::sheet;
pub use ships::{
    BuildSite, CostPer, HullGroup, KeywordUse, KosmeCard, Outfit, ShipCard, SlotOnly, Slots, StandardCard,
    Yields,
};
pub use special::Special;
pub use tables::Pack;

/// The standard pack as it lies in the repository.
pub(crate) const STANDARD_FILES: &[(&str, &str)] = &[
    ("setup.toml", include_str!("../cards/setup.toml")),
    ("keywords.toml", include_str!("../cards/keywords.toml")),
    ("map.toml", include_str!("../cards/map.toml")),
    ("economy.toml", include_str!("../cards/economy.toml")),
    ("technologies.toml", include_str!("../cards/technologies.toml")),
    ("governments.toml", include_str!("../cards/governments.toml")),
    ("policies.toml", include_str!("../cards/policies.toml")),
    ("advisors.toml", include_str!("../cards/advisors.toml")),
    ("laws.toml", include_str!("../cards/laws.toml")),
    ("actions.toml", include_str!("../cards/actions.toml")),
    ("buildings.toml", include_str!("../cards/buildings.toml")),
    ("ships.toml", include_str!("../cards/ships.toml")),
    ("ground.toml", include_str!("../cards/ground.toml")),
    ("weapons.toml", include_str!("../cards/weapons.toml")),
    ("protection.toml", include_str!("../cards/protection.toml")),
    ("equipment.toml", include_str!("../cards/equipment.toml")),
    ("events.toml", include_str!("../cards/events.toml")),
    ("black-market.toml", include_str!("../cards/black-market.toml")),
    ("crisis.toml", include_str!("../cards/crisis.toml")),
    ("investors.toml", include_str!("../cards/investors.toml")),
    ("wonders.toml", include_str!("../cards/wonders.toml")),
    ("war.toml", include_str!("../cards/war.toml")),
    ("battle.toml", include_str!("../cards/battle.toml")),
    ("victory.toml", include_str!("../cards/victory.toml")),
];

/// Entries that were different in earlier standard packs.
const FORMER: &[(&str, &str)] = &[("former/1.toml", include_str!("../cards/former/1.toml"))];

pack::shelve!(Pack: tables::SECTIONS, STANDARD_FILES, read::read, FORMER);

//! The tables of a pack, each stated once: its section, its type and who indexes it.

use std::ops;

use engine::Index;
use pack::{Section, Shape, Spanned};

use super::read::Notation;
use super::*;
use crate::ids::{
    Advisor, AlwaysLaw, Area, Building, Class, Crisis, Deck, Deed, Equipment, EventCard, Goal, Government,
    Ground, Group, Investor, Keyword, Kind, Kosme, Law, Layout, MarketCard, Material, Modifier, NeutralUnit,
    Planet, PlanetaryEvent, Policy, Protection, Ship, Size, Standard, Symbol, Tech, UpkeepRow, VpSource,
    WarGoal, WarReason, Weapon, Wonder,
};
use crate::notation::Code;

macro_rules! tables {
    (
        numbers { $($(#[$about:meta])* $table:ident: $section:literal => $type:ident,)* }
        lists { $($(#[$said:meta])* $list:ident: $name:literal => $entry:ident by $id:ident,)* }
    ) => {
        /// The sections of the pack.
        pub(super) const SECTIONS: &[Section] = &[
            $(Section { name: $section, shape: Shape::Table },)*
            $(Section { name: $name, shape: Shape::List { key: "id" } },)*
        ];

        /// All components of the game.
        #[derive(Debug)]
        pub struct Pack {
            /// The effects of all components.
            pub code: Code,
            /// Those of them that change quantities by lying there.
            pub standings: Standings,
            /// What needs which technologies, and what fits where.
            pub(crate) fits: Fits,
            $($(#[$about])* pub $table: $type,)*
            $($(#[$said])* pub $list: Vec<$entry>,)*
            pub(super) fingerprint: u64,
            pub(super) content: u64,
        }

        /// The tables with the positions of their entries.
        pub(super) struct Located {
            $(pub(super) $table: $type,)*
            $(pub(super) $list: Vec<Spanned<$entry>>,)*
        }

        impl Located {
            /// Every section is read before any is missed: all faults of a file come at once.
            pub(super) fn read(notation: &mut Notation<'_, '_>) -> Option<Self> {
                $(let $table = notation.reading.table::<$type>($section);)*
                $(let $list = notation.list::<$entry>($name, $id::ids());)*
                notation.reading.is_clean().then_some(())?;
                Some(Self { $($table: $table?,)* $($list,)* })
            }

            pub(super) fn into_pack(self, code: Code, fingerprint: u64, content: u64) -> Pack {
                let mut pack = Pack {
                    standings: Standings::of_code(&code),
                    fits: Fits::default(),
                    code,
                    $($table: self.$table,)*
                    $($list: self.$list.into_iter().map(Spanned::into_inner).collect(),)*
                    fingerprint,
                    content,
                };
                pack.fits = Fits::of(&pack);
                pack
            }
        }

        $(
            impl ops::Index<$id> for Pack {
                type Output = $entry;

                fn index(&self, id: $id) -> &$entry {
                    &self.$list[id.at()]
                }
            }
        )*
    };
}

tables! {
    numbers {
        /// What the pack says of itself.
        meta: "pack" => Meta,
        /// Players, phases and turns.
        game: "game" => GameNumbers,
        /// What a player starts with.
        player: "player" => PlayerNumbers,
        /// What lies open.
        displays: "displays" => Displays,
        /// What can be held in hand.
        hand_limits: "hand_limits" => HandLimits,
        /// Tiles around home worlds.
        home_cluster: "home_cluster" => TileSet,
        /// Tiles around the galactic centre.
        ring_1: "ring_1" => TileSet,
        /// Colony levels.
        colony_levels: "colony_levels" => ColonyNumbers,
        /// Exchange with the bank.
        exchange: "exchange" => ExchangeNumbers,
        /// State size.
        state_size: "state_size" => StateSizeNumbers,
        /// Bankruptcy.
        bankruptcy: "bankruptcy" => BankruptcyNumbers,
        /// Capacity.
        capacity: "capacity" => CapacityNumbers,
        /// Prices of technologies.
        technology: "technology" => TechnologyNumbers,
        /// Politics.
        politics: "politics" => PoliticsNumbers,
        /// Sanctions.
        sanctions: "sanctions" => SanctionNumbers,
        /// Repair.
        repair: "repair" => RepairNumbers,
        /// The galactic core.
        core: "core" => CoreNumbers,
        /// Laws and votes.
        law_numbers: "laws" => LawNumbers,
        /// The black market.
        market: "black_market" => MarketNumbers,
        /// When a crisis is rolled.
        crisis_numbers: "crises" => CrisisNumbers,
        /// How wonders are built.
        wonder_numbers: "wonders" => WonderNumbers,
        /// War.
        war: "war" => WarNumbers,
        /// Dice and rounds of battles.
        battle: "battle" => BattleNumbers,
        /// The tactical map.
        tactical_map: "tactical_map" => TacticalMap,
        /// Mines.
        mine: "mine" => MineNumbers,
        /// Quick mode.
        quick_mode: "quick_mode" => QuickMode,
        /// Bombardment.
        bombardment: "bombardment" => BombardmentNumbers,
        /// Conquest.
        conquest: "conquest" => ConquestNumbers,
        /// Places for small craft.
        places: "places" => PlaceNumbers,
        /// Points needed for victory.
        threshold: "threshold" => Threshold,
        /// Victory of a federation.
        federation: "federation" => FederationNumbers,
        /// Election as sovereign.
        sovereign: "sovereign" => SovereignNumbers,
        /// The end.
        end: "end" => EndNumbers,
    }
    lists {
        /// Piles of cards, by `Material`.
        materials: "material" => MaterialCard by Material,
        /// Keywords, by `Keyword`.
        keywords: "keyword" => KeywordCard by Keyword,
        /// Ship classes, by `Class`.
        classes: "ship_class" => ClassCard by Class,
        /// Sizes, by `Size`.
        sizes: "size" => SizeCard by Size,
        /// Symbols, by `Symbol`.
        symbols: "symbol" => SymbolCard by Symbol,
        /// Maps, by `Layout`.
        layouts: "layout" => LayoutCard by Layout,
        /// Kinds of systems, by `Kind`.
        kinds: "system_kind" => KindCard by Kind,
        /// Kinds of planets, by `Planet`.
        planets: "planet" => PlanetCard by Planet,
        /// The overview of upkeep, by `UpkeepRow`.
        upkeeps: "upkeep" => UpkeepCard by UpkeepRow,
        /// Research areas, by `Area`.
        areas: "area" => AreaCard by Area,
        /// Technologies, by `Tech`.
        techs: "tech" => TechCard by Tech,
        /// Governments, by `Government`.
        governments: "government" => GovernmentCard by Government,
        /// Goals, by `Goal`.
        goals: "goal" => GoalCard by Goal,
        /// Policies, by `Policy`.
        policies: "policy" => PolicyCard by Policy,
        /// Advisors, by `Advisor`.
        advisors: "advisor" => AdvisorCard by Advisor,
        /// Always-laws, by `AlwaysLaw`.
        always_laws: "always_law" => AlwaysLawCard by AlwaysLaw,
        /// Law cards, by `Law`.
        laws: "law" => LawCard by Law,
        /// Actions, by `Deed`.
        deeds: "action" => DeedCard by Deed,
        /// Buildings, by `Building`.
        buildings: "building" => BuildingCard by Building,
        /// Hulls, by `Ship`.
        ships: "ship" => ShipCard by Ship,
        /// Standardised ships, by `Standard`.
        standards: "standard" => StandardCard by Standard,
        /// Kosme ships, by `Kosme`.
        kosmes: "kosme" => KosmeCard by Kosme,
        /// Neutral units, by `NeutralUnit`.
        neutral_units: "neutral_unit" => NeutralUnitCard by NeutralUnit,
        /// Neutral groups, by `Group`.
        groups: "group" => GroupCard by Group,
        /// Ground units, by `Ground`.
        grounds: "ground" => GroundCard by Ground,
        /// Weapons, by `Weapon`.
        weapons: "weapon" => WeaponCard by Weapon,
        /// Protection, by `Protection`.
        protections: "protection" => ProtectionCard by Protection,
        /// Other equipment, by `Equipment`.
        equipments: "equipment" => EquipmentCard by Equipment,
        /// Decks of events, by `Deck`.
        decks: "event_deck" => DeckCard by Deck,
        /// Events, by `EventCard`.
        events: "event" => EventFace by EventCard,
        /// Planetary events, by `PlanetaryEvent`.
        planetary_events: "planetary_event" => PlanetaryEventCard by PlanetaryEvent,
        /// Black-market cards, by `MarketCard`.
        market_cards: "market_card" => MarketFace by MarketCard,
        /// Crises, by `Crisis`.
        crises: "crisis" => CrisisCard by Crisis,
        /// Wonders, by `Wonder`.
        wonders: "wonder" => WonderCard by Wonder,
        /// Investor groups, by `Investor`.
        investors: "investor" => InvestorCard by Investor,
        /// Reasons for war, by `WarReason`.
        reasons: "reason" => ReasonCard by WarReason,
        /// Goals of war, by `WarGoal`.
        war_goals: "war_goal" => WarGoalCard by WarGoal,
        /// Modifiers, by `Modifier`.
        modifiers: "modifier" => ModifierCard by Modifier,
        /// Sources of points, by `VpSource`.
        sources: "source" => SourceCard by VpSource,
    }
}

impl Pack {
    /// The map for a number of players.
    ///
    /// # Panics
    /// If it is not from 2 to 6.
    pub fn layout(&self, n_seats: u8) -> &LayoutCard {
        self.layouts.iter().find(|layout| layout.fits(n_seats)).expect("two to six players")
    }

    /// Fingerprint of all that rules read, by which a match remembers what it was played with; names, texts and
    /// origins can be corrected without changing it.
    pub fn fingerprint(&self) -> u64 {
        self.fingerprint
    }
}

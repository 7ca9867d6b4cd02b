//! Sets of cards, computed once, that the rules use.

use engine::{Bits, Index};

use crate::effect::Ability;
use crate::ids::{Achievement, EventId, Mat, Module, Set, Slot, System, SystemDeck, Tech, Type};

use super::{AchievementCard, AchievementDeck, Border, EventCard, MatCard, SlotCard, SystemCard, TechCard};

/// Sets of cards that the rules use.
#[derive(Clone, Debug, Default)]
pub struct Masks {
    /// Technologies of a level, by level; the first is empty.
    pub level: [Bits<Tech>; 5],
    /// Slots of a level, by level; the first is empty.
    pub slots: [Bits<Slot>; 5],
    /// Technologies with a type on their left edge, by `Type`.
    pub of_type: [Bits<Tech>; Type::COUNT],
    /// Technologies of the base game with withdrawn cards replaced.
    pub base_techs: Bits<Tech>,
    /// Technologies of the expansion.
    pub new_techs: Bits<Tech>,
    /// Technologies with lasting abilities.
    pub tech_abilities: Bits<Tech>,
    /// Systems with abilities of the owner.
    pub system_abilities: Bits<System>,
    /// Systems of a deck, by `SystemDeck`.
    pub deck: [Bits<System>; SystemDeck::COUNT],
    /// Systems of the base game.
    pub base_systems: Bits<System>,
    /// Systems of the expansion.
    pub new_systems: Bits<System>,
    /// Systems that may be drawn for the A places.
    pub start_systems: Bits<System>,
    /// Technologies taken out in the solo game.
    pub solo_removed_techs: Bits<Tech>,
    /// Systems taken out in the solo game.
    pub solo_removed_systems: Bits<System>,
    /// Events of a level, by level.
    pub event_level: [Bits<EventId>; 4],
    /// Events of the base game.
    pub base_events: Bits<EventId>,
    /// Events of the expansion.
    pub new_events: Bits<EventId>,
    /// Events that are always used.
    pub light_events: Bits<EventId>,
    /// Achievements of a deck, by `AchievementDeck`.
    pub achievements: [Bits<Achievement>; AchievementDeck::COUNT],
    /// Expert mats.
    pub expert: Bits<Mat>,
    /// Technologies that give their owner an ability without effect or number.
    pub skip_one_prerequisite: Bits<Tech>,
    /// Technologies with `recall-as-ore`.
    pub recall_as_ore: Bits<Tech>,
    /// Technologies with `either-track`.
    pub either_track: Bits<Tech>,
    /// Technologies with `wormhole`.
    pub wormhole: Bits<Tech>,
    /// Technologies with `swap-achievement-markers`.
    pub swap_achievement_markers: Bits<Tech>,
    /// Technologies with `any-time`.
    pub any_time_techs: Bits<Tech>,
    /// Systems with `any-time`.
    pub any_time_systems: Bits<System>,
    /// Systems with `push-pawn`.
    pub push_pawn: Bits<System>,
    /// Cards with triggered abilities.
    pub set_off: Bearers,
    /// Cards with abilities that make building or trade better.
    pub easing: Bearers,
    /// Whether cards of the base game reduce the ore of costs.
    pub base_discounts: bool,
}

/// Technologies and systems with abilities of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bearers {
    /// Technologies.
    pub techs: Bits<Tech>,
    /// Systems.
    pub systems: Bits<System>,
}

/// The things at those places of a table whose card fits.
fn those<I: Index, C>(cards: &[C], fits: impl Fn(&C) -> bool) -> Bits<I> {
    (0..).zip(cards).filter(|(_, card)| fits(card)).map(|(index, _)| I::from_index(index)).collect()
}

impl Masks {
    pub(super) fn new(
        slots: &[SlotCard],
        techs: &[TechCard],
        withdrawn: Bits<Tech>,
        systems: &[SystemCard],
        events: &[EventCard],
        achievements: &[AchievementCard],
        mats: &[MatCard],
    ) -> Self {
        let techs_with = |ability| those(techs, |card| card.abilities.contains(&ability));
        let any_time = |abilities: &[Ability]| {
            abilities.iter().any(|ability| matches!(ability, Ability::AnyTime { .. }))
        };
        let is_set_off = |abilities: &[Ability]| {
            let mut all = abilities.iter();
            all.any(|ability| ability.effect().is_some() && !matches!(ability, Ability::AnyTime { .. }))
        };
        let eases = |abilities: &[Ability]| {
            abilities.iter().any(|ability| {
                matches!(ability, Ability::TradeRate(..) | Ability::FirstBuildBonus(_) | Ability::ExtraShip)
            })
        };
        let bearers = |bears: &dyn Fn(&[Ability]) -> bool| Bearers {
            techs: those(techs, |card| bears(&card.abilities)),
            systems: those(systems, |card| bears(&card.abilities)),
        };
        let discount = |ability: &Ability| {
            matches!(ability, Ability::ColoniseActionDiscount(_) | Ability::GuildDiscount(_))
        };
        let base = techs.iter().filter(|card| card.set != Set::Expansion).flat_map(|card| &card.abilities);
        let base = base
            .chain(systems.iter().filter(|card| card.set != Set::Expansion).flat_map(|card| &card.abilities));
        let of_mats = mats.iter().flat_map(|card| card.abilities.iter().map(|ability| &ability.ability));
        let level = std::array::from_fn(|level| those(techs, |card| usize::from(card.level) == level));
        let new_techs = those(techs, |card| card.set == Set::Expansion);
        Self {
            base_techs: Bits::first(Tech::COUNT as u8).without(withdrawn).without(new_techs),
            level,
            slots: std::array::from_fn(|level| those(slots, |card| usize::from(card.level) == level)),
            of_type: Type::ALL.map(|kind| those(techs, |card| card.types.has(kind))),
            new_techs,
            tech_abilities: those(techs, |card| !card.abilities.is_empty()),
            system_abilities: those(systems, |card| !card.abilities.is_empty()),
            deck: SystemDeck::ALL.map(|deck| those(systems, |card| card.deck == deck)),
            base_systems: those(systems, |card| card.set == Set::Base),
            new_systems: those(systems, |card| card.set == Set::Expansion),
            start_systems: those(systems, |card| card.start),
            solo_removed_techs: those(techs, |card| card.solo_removed),
            solo_removed_systems: those(systems, |card| card.solo_removed),
            event_level: std::array::from_fn(|level| those(events, |card| usize::from(card.level) == level)),
            base_events: those(events, |card| card.set == Set::Base),
            new_events: those(events, |card| card.set == Set::Expansion),
            light_events: those(events, |card| card.border == Border::Light),
            achievements: AchievementDeck::ALL.map(|deck| those(achievements, |card| card.deck == deck)),
            expert: those(mats, |card| card.expert),
            skip_one_prerequisite: techs_with(Ability::SkipOnePrerequisite),
            recall_as_ore: techs_with(Ability::RecallAsOre),
            either_track: techs_with(Ability::EitherTrack),
            wormhole: techs_with(Ability::Wormhole),
            swap_achievement_markers: techs_with(Ability::SwapAchievementMarkers),
            any_time_techs: those(techs, |card| any_time(&card.abilities)),
            any_time_systems: those(systems, |card| any_time(&card.abilities)),
            set_off: bearers(&is_set_off),
            easing: bearers(&eases),
            base_discounts: base.chain(of_mats).any(discount),
            push_pawn: those(systems, |card| card.abilities.contains(&Ability::PushPawn)),
        }
    }

    /// BTL-022: the technologies of a game with these modules.
    #[inline]
    pub fn techs(&self, modules: Bits<Module>) -> Bits<Tech> {
        with(self.base_techs, self.new_techs, modules.has(Module::NewTechnologies))
    }

    /// BTL-024, BTL-025: the systems of a game with these modules.
    #[inline]
    pub fn systems(&self, modules: Bits<Module>) -> Bits<System> {
        with(self.base_systems, self.new_systems, modules.has(Module::NewSystems))
    }

    /// BTL-023: the events from which those of a game with these modules are dealt.
    pub fn events(&self, modules: Bits<Module>) -> Bits<EventId> {
        with(self.base_events, self.new_events, modules.has(Module::NewEvents))
    }
}

fn with<I: Index>(base: Bits<I>, new: Bits<I>, added: bool) -> Bits<I> {
    if added { base.or(new) } else { base }
}

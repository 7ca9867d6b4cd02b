//! What must hold between the parts of a pack, so that a game can be dealt and played with it.

use pack::Spanned;

use super::read::Notation;
use super::{
    AchievementCard, Common, Deal, EventCard, Exploration, GuildCard, MatCard, SetUp, SlotCard, SystemCard,
    TechCard,
};

/// The tables of a pack with their positions.
pub(super) struct Located<'a> {
    pub(super) setups: &'a [Spanned<SetUp>],
    pub(super) deal: &'a Deal,
    pub(super) common: &'a Common,
    pub(super) slots: &'a [Spanned<SlotCard>],
    pub(super) guilds: &'a [Spanned<GuildCard>],
    pub(super) sides: &'a [Spanned<Exploration>],
    pub(super) techs: &'a [Spanned<TechCard>],
    pub(super) events: &'a [Spanned<EventCard>],
    pub(super) systems: &'a [Spanned<SystemCard>],
    pub(super) achievements: &'a [Spanned<AchievementCard>],
    pub(super) mats: &'a [Spanned<MatCard>],
}

pub(super) fn check(_: &mut Notation<'_, '_>, _: &Located<'_>) {}

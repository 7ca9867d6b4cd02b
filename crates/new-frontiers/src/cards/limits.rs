//! Checks of the numbers: pieces against tables, set-ups against pieces.

use pack::{Reading, Spanned};

use super::{Chip, Chips, DevelopmentCard, Limits, SetUp};
use crate::ids::{Goal, Home, Tile, World};

/// The numbers of tiles agree with the pack.
pub(super) fn check_counts(
    reading: &mut Reading<'_, '_>,
    limits: &Spanned<Limits>,
    developments: &[Spanned<DevelopmentCard>],
) {
    let limits_at = limits.span();
    let limits = limits.get_ref();
    // A tile of a stack has two faces: count only the first ones.
    let fronts = |large| {
        developments.iter().filter(|card| card.get_ref().face == 1 && card.get_ref().large == large).count()
    };
    let development_tiles = fronts(false) * usize::from(limits.small_stack_size) + fronts(true);
    let counts = [
        ("world_tiles", limits.world_tiles, World::COUNT),
        ("development_tiles", limits.development_tiles, development_tiles),
        ("action_tiles", limits.action_tiles, Tile::ALL.len() - 1),
        ("empire_mats", limits.empire_mats, Home::COUNT / 2),
        ("goal_tiles", limits.goal_tiles, Goal::COUNT),
    ];
    for (field, found, expected) in counts {
        if usize::from(found) != expected {
            reading.fault_of(&limits_at, field, format!("expected {expected}, found {found}"));
        }
    }
}

/// There is one set-up for each number of players, and the pieces suffice for it.
pub(super) fn check_setups(
    reading: &mut Reading<'_, '_>,
    setups: &[Spanned<SetUp>],
    limits: &Limits,
    chips: &Chips,
) {
    let players: Vec<_> = setups.iter().map(|setup| setup.get_ref().players).collect();
    if reading.is_clean() && players != [2, 3, 4, 5] {
        reading.fault(0..0, format!("expected set-ups for 2, 3, 4 and 5 players, found {players:?}"));
    }
    let of_value = |chip: &&Chip| chip.value != chips.vp_reserve_value;
    let vp: u32 =
        chips.vp.iter().filter(of_value).map(|chip| u32::from(chip.value) * u32::from(chip.count)).sum();
    for setup in setups {
        let span = setup.span();
        let setup = setup.get_ref();
        let (n_players, n_discs) = (usize::from(setup.players), usize::from(setup.selections_per_round));
        let lengths = [
            ("start_credits", setup.start_credits.len(), n_players),
            ("disc_owner", setup.disc_owner.len(), n_discs),
            ("disc_spaces", setup.disc_spaces.len(), n_discs),
        ];
        for (field, found, expected) in lengths {
            if found != expected {
                reading.fault_of(&span, field, format!("expected {expected} numbers, found {found}"));
            }
        }
        for place in 0..setup.players {
            if !setup.disc_owner.contains(&place) {
                reading.fault_of(&span, "disc_owner", format!("place {place} owns no disc"));
            }
        }
        if let Some(owner) = setup.disc_owner.iter().find(|owner| **owner >= setup.players) {
            reading.fault_of(&span, "disc_owner", format!("there is no place {owner}"));
        }
        let most: [(&str, u8, u32); 4] = [
            ("copies_per_small_stack", setup.copies_per_small_stack, limits.small_stack_size.into()),
            ("colonist_pool", setup.colonist_pool, limits.colonist_pieces.into()),
            ("vp_pool", setup.vp_pool, vp),
            ("large_tiles", setup.large_tiles, 8),
        ];
        for (field, found, most) in most {
            if u32::from(found) > most {
                reading.fault_of(&span, field, format!("expected at most {most}, found {found}"));
            }
        }
    }
}

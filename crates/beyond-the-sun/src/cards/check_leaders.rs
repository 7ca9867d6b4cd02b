//! Checks of leaders: rows for the draft, and tokens and tiles where effects need them.

use super::LeaderCard;
use super::check::Located;
use super::leaders::Kind;
use super::notation::Notation;
use crate::effect::{Ability, Step};
use crate::ids::{Colour, Tile};

pub(super) fn check(notation: &mut Notation<'_, '_>, pack: &Located<'_>) {
    for colour in Colour::ALL {
        let found = pack.leaders.iter().filter(|entry| entry.get_ref().colour == colour).count();
        let needed = 4 + usize::from(pack.deal.extra_leaders);
        if found < needed {
            let message = format!("{found} {colour} leaders are too few: four players draft from {needed}");
            notation.fault_in_section("leaders", "extra_per_row", message);
        }
    }
    for entry in pack.leaders {
        let card = entry.get_ref();
        if let Some((field, fault)) = fault(notation, card) {
            notation.reading.fault_of(&entry.span(), field, fault);
        }
        for tile in Tile::ALL {
            let needed = card.tiles.iter().filter(|it| **it == tile).count();
            if needed > usize::from(pack.tiles[tile as usize].get_ref().count) {
                notation.reading.fault_of(&entry.span(), "tiles", format!("there are fewer {tile} tiles"));
            }
        }
    }
    unique(notation, pack);
}

/// Fields of a card that contradict each other, and the field to correct.
fn fault(notation: &Notation<'_, '_>, card: &LeaderCard) -> Option<(&'static str, String)> {
    let has = |fits: &dyn Fn(Step) -> bool| notation.code.any_step(card.setup, fits);
    let able = |fits: &dyn Fn(&Ability) -> bool| card.abilities.iter().any(fits);
    let pays = card
        .actions
        .iter()
        .any(|action| notation.code.options(action.effect).iter().any(|choice| choice.cost.tokens > 0));
    let limited = pays || able(&|ability| ability.needs_token());
    let kinds = [
        (Kind::SetUp, !card.setup.is_none()),
        (Kind::Passive, able(&|ability| !ability.needs_token())),
        (Kind::Unlimited, !card.actions.is_empty() && !pays),
        (Kind::Limited, limited),
    ];
    if limited != (card.tokens > 0) {
        return Some(("tokens", "tokens and effects that need them go together".to_owned()));
    }
    if let Some((kind, _)) = kinds.iter().find(|(kind, is)| card.kinds.contains(kind) != *is) {
        return Some(("kinds", format!("\"{kind}\" and the effects of the card disagree")));
    }
    if card.kinds.contains(&Kind::End) && card.end.is_none() {
        return Some(("kinds", "\"end\" and the effects of the card disagree".to_owned()));
    }
    let pairs = [
        (card.tiles.contains(&Tile::Credit), able(&|it| matches!(it, Ability::Credit { .. })), "tiles"),
        (card.tiles.contains(&Tile::StrengthSquare), able(&|it| matches!(it, Ability::ShipTile(_))), "tiles"),
        (
            card.tiles.contains(&Tile::StrengthRound),
            able(&|it| matches!(it, Ability::DefenceBonus(_))),
            "tiles",
        ),
        (
            has(&|step| step == Step::PlaceTile(Tile::StrengthSquare)),
            able(&|it| matches!(it, Ability::ShipTile(_))),
            "setup",
        ),
        (
            has(&|step| matches!(step, Step::PrivateAchievement(_))),
            able(&|it| matches!(it, Ability::PrivateAchievementVp(_))),
            "setup",
        ),
        (
            has(&|step| matches!(step, Step::AttachPrivate { .. })),
            able(&|it| *it == Ability::PrivateSystem),
            "setup",
        ),
    ];
    let unlike = pairs.iter().find(|(one, other, _)| one != other);
    unlike.map(|(_, _, field)| (*field, "this and the abilities of the card do not go together".to_owned()))
}

/// There is one private system, one private achievement, one credit and one square tile.
fn unique(notation: &mut Notation<'_, '_>, pack: &Located<'_>) {
    let only: [fn(&Ability) -> bool; 4] = [
        |ability| matches!(ability, Ability::PrivateSystem),
        |ability| matches!(ability, Ability::PrivateAchievementVp(_)),
        |ability| matches!(ability, Ability::Credit { .. }),
        |ability| matches!(ability, Ability::ShipTile(_)),
    ];
    for fits in only {
        for second in pack.leaders.iter().filter(|it| it.get_ref().abilities.iter().any(fits)).skip(1) {
            let message = "another leader has this ability, and there is one of it in the box";
            notation.reading.fault_of(&second.span(), "abilities", message);
        }
    }
}

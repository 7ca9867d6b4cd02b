//! Reading developments and the places of their stacks.

use std::collections::BTreeMap;

use pack::{Reading, Spanned};

use super::lines::{Lines, keywords};
use super::raw::{RawDevelopment, RawSize};
use super::read::in_order;
use super::{DevelopmentCard, Mat, Name, Place};
use crate::effect::Power;
use crate::ids::Development;

pub(super) fn developments(
    reading: &mut Reading<'_, '_>,
    names: &[Name],
) -> Option<Vec<Spanned<DevelopmentCard>>> {
    let known: Vec<_> = Development::all().map(Development::id).collect();
    in_order(
        reading,
        "development",
        &known,
        |raw: &RawDevelopment| &raw.id,
        |reading, id, raw| Some(development(reading, id, raw, names)),
    )
}

fn development(
    reading: &mut Reading<'_, '_>,
    id: &'static str,
    raw: RawDevelopment,
    names: &[Name],
) -> DevelopmentCard {
    if !(1..=9).contains(raw.cost.get_ref()) {
        reading.fault(raw.cost.span(), format!("expected a cost from 1 to 9, found {}", raw.cost.get_ref()));
    }
    let mut lines = Lines::read(reading, &raw.powers);
    let this_colony = |power: &Power| matches!(power, Power::WhenProduces(_) | Power::ReplaceThis);
    if lines.joker || lines.untradable || lines.powers.iter().any(this_colony) {
        reading.fault(raw.id.span(), "one of its lines needs a colony, but this is a development");
    }
    let place = raw.place.get_ref();
    if place.mat != raw.size {
        reading.fault(raw.place.span(), "large developments and no others have a place on the large mat");
    }
    let place = Place { large: place.mat == RawSize::Large, row: place.row, column: place.column };
    DevelopmentCard {
        id,
        stack: raw.stack.into_inner(),
        face: raw.face.into_inner(),
        fixed: raw.fixed,
        first_game: raw.first_game,
        large: raw.size == RawSize::Large,
        place,
        cost: raw.cost.into_inner(),
        points: lines.points(reading, &raw.id, raw.vp),
        keywords: keywords(reading, &raw.keywords, raw.name.get_ref(), names),
        name: raw.name.into_inner(),
        powers: lines.powers,
        origin: raw.origin,
        note: raw.note,
    }
}

/// The two faces of a stack share one place in the correct column, and one of them is for the first game.
pub(super) fn check_stacks(
    reading: &mut Reading<'_, '_>,
    cards: &[Spanned<DevelopmentCard>],
    small_mat: &Mat,
    large_mat: &Mat,
) {
    let mut stacks: BTreeMap<&str, Vec<&Spanned<DevelopmentCard>>> = BTreeMap::new();
    let mut places: BTreeMap<Place, &str> = BTreeMap::new();
    for card in cards {
        let DevelopmentCard { stack, place, fixed, large, .. } = card.get_ref();
        stacks.entry(stack).or_default().push(card);
        let mat = if *large { large_mat } else { small_mat };
        let columns = if *fixed { &mat.fixed_columns } else { &mat.flipped_columns };
        if !(1..=mat.rows).contains(&place.row) || !columns.contains(&place.column) {
            let (row, column) = (place.row, place.column);
            reading.fault_of(
                &card.span(),
                "place",
                format!("its mat has no place for it at row {row}, column {column}"),
            );
        }
        let owner = *places.entry(*place).or_insert(stack);
        if owner != stack {
            reading.fault_of(&card.span(), "place", format!("its place is taken by stack \"{owner}\""));
        }
    }
    for (stack, faces) in stacks {
        let last = faces[faces.len() - 1];
        let first = faces[0].get_ref();
        let mut numbers: Vec<_> = faces.iter().map(|face| face.get_ref().face).collect();
        numbers.sort_unstable();
        let expected: &[u8] = if first.fixed { &[1] } else { &[1, 2] };
        if numbers != expected {
            reading.fault_of(
                &last.span(),
                "face",
                format!("stack \"{stack}\": expected the faces {expected:?}, found {numbers:?}"),
            );
        }
        let alike = |face: &DevelopmentCard| {
            (face.fixed, face.large, face.place) == (first.fixed, first.large, first.place)
        };
        if !faces.iter().all(|face| alike(face.get_ref())) {
            reading.fault_of(
                &last.span(),
                "stack",
                format!("stack \"{stack}\": `fixed`, `size` and `place` differ"),
            );
        }
        let n_first = faces.iter().filter(|face| face.get_ref().first_game).count();
        if n_first != 1 {
            let message = format!("stack \"{stack}\": expected one face for the first game, found {n_first}");
            reading.fault_of(&last.span(), "first_game", message);
        }
    }
}

//! Reading factions, mats and prediction cards.

use pack::Spanned;

use super::notation::Notation;
use super::raw_mats::{RawAbility, RawFaction, RawKind, RawMat, RawPrediction};
use super::{FactionCard, Growth, MatAbility, MatCard, MatOption, Prediction};
use crate::effect::Ability;
use crate::ids::{Column, Faction, Mat};

pub(super) fn factions(notation: &mut Notation<'_, '_>) -> Option<Vec<Spanned<FactionCard>>> {
    let known = Faction::all().map(Faction::id);
    notation.in_order(
        "faction",
        known,
        |raw: &RawFaction| &raw.id,
        |_, _, raw| {
            let RawFaction { name, set, colour, origin, note, .. } = raw;
            Some(FactionCard { name, set, colour, origin, note })
        },
    )
}

pub(super) fn mats(notation: &mut Notation<'_, '_>) -> Option<Vec<Spanned<MatCard>>> {
    notation.in_order("mat", Mat::all().map(Mat::id), |raw: &RawMat| &raw.id, mat)
}

fn mat(notation: &mut Notation<'_, '_>, id: &'static str, raw: RawMat) -> Option<MatCard> {
    let faction = notation.named(&raw.faction, "faction", Faction::all(), Faction::id);
    let mut columns = [0; Column::COUNT];
    let in_order = raw
        .columns
        .get_ref()
        .iter()
        .map(|column| column.id)
        .eq(Column::ALL.into_iter().take(raw.columns.get_ref().len()));
    if !in_order || raw.columns.get_ref().iter().any(|column| column.size == 0) {
        notation
            .reading
            .fault(raw.columns.span(), "expected columns from A on, in order, none without fields");
    }
    for column in raw.columns.get_ref() {
        columns[column.id as usize] = column.size;
    }
    let growth: Vec<_> =
        raw.growth.get_ref().iter().map(|raw| Growth { at: raw.at, column: raw.column }).collect();
    let rising = growth.is_sorted_by(|left, right| left.at < right.at);
    if growth.first().is_none_or(|first| first.at != 0) || !rising {
        notation.reading.fault(raw.growth.span(), "expected symbols from 0 removed markers on, rising");
    }
    if growth.iter().any(|symbol| columns[symbol.column as usize] == 0) {
        notation.reading.fault(raw.growth.span(), "a symbol draws from a column that the mat does not have");
    }
    let mine = raw.mine.get_ref();
    if mine.first() != Some(&0) || !mine.is_sorted_by(|left, right| left < right) {
        notation.reading.fault(raw.mine.span(), "expected symbols from 0 removed markers on, rising");
    }
    let most = raw.automation.get_ref().iter().max().copied().unwrap_or_default();
    if most.max(*raw.beyond_vp.get_ref()) > 9 {
        notation.reading.fault(raw.automation.span(), "expected at most 9 VP for a level of automation");
    }
    let expert = *raw.kind.get_ref() == RawKind::Expert;
    if !expert && !raw.abilities.is_empty() {
        notation.reading.fault(raw.kind.span(), "only expert mats have abilities");
    }
    let abilities = raw.abilities.into_iter().filter_map(|raw| ability(notation, raw)).collect();
    Some(MatCard {
        id,
        faction: faction?,
        expert,
        columns,
        growth,
        mine: raw.mine.into_inner(),
        automation: raw.automation.into_inner(),
        beyond_vp: raw.beyond_vp.into_inner(),
        setup: notation.effect(raw.setup.as_ref()),
        abilities,
        origin: raw.origin,
        note: raw.note,
    })
}

fn ability(notation: &mut Notation<'_, '_>, raw: RawAbility) -> Option<MatAbility> {
    let unlock = match raw.unlock.get_ref().as_str() {
        "start" => None,
        _ => Some(notation.condition(&raw.unlock)?),
    };
    let ability = notation.ability(&raw.ability, false)?;
    if (ability == Ability::ChooseOneForever) == raw.options.is_empty() {
        notation
            .reading
            .fault(raw.ability.span(), "`choose-one-forever`, and no other ability, has `options`");
    }
    let options = raw.options.into_iter().filter_map(|option| {
        let ability = notation.ability(&option.ability, false)?;
        Some(MatOption { id: option.id, name: option.name, ability })
    });
    Some(MatAbility { id: raw.id, unlock, ability, options: options.collect() })
}

pub(super) fn predictions(notation: &mut Notation<'_, '_>) -> Vec<Prediction> {
    let mut predictions = Vec::new();
    for raw in notation.reading.list::<RawPrediction>("prediction") {
        let raw = raw.into_inner();
        let level = *raw.level.get_ref();
        if !(2..=4).contains(&level) || predictions.iter().any(|other: &Prediction| other.level == level) {
            notation.reading.fault(raw.level.span(), "expected each level from 2 to 4 once");
        }
        predictions.push(Prediction { id: raw.id, name: raw.name, level, origin: raw.origin });
    }
    predictions.sort_by_key(|prediction| prediction.level);
    predictions
}

//! Reading names of types, common values, the deal and the scoring.

use engine::Bits;
use pack::Spanned;

use super::notation::Notation;
use super::raw_setup::{
    RawAchievements, RawCommon, RawDisplay, RawEvents, RawLeaders, RawScoring, RawSystems, RawTechs,
};
use super::{Common, Deal, ScoreTable, TradeRates, TypeCard};
use crate::effect::{Cost, Effect, Item};
use crate::ids::{Tech, Type};

pub(super) fn types(notation: &mut Notation<'_, '_>) -> Option<Vec<TypeCard>> {
    let clean = notation.reading.is_clean();
    let mut types: Vec<Option<TypeCard>> = Type::ALL.iter().map(|_| None).collect();
    for (name, card) in notation.reading.tables::<TypeCard>("type") {
        if let Some(kind) = notation.named(&name, "type", Type::ALL.into_iter(), Type::id) {
            types[kind as usize] = Some(card);
        }
    }
    if clean && notation.reading.is_clean() {
        for (kind, _) in Type::ALL.iter().zip(&types).filter(|(_, card)| card.is_none()) {
            notation.reading.fault(0..0, format!("missing section [type.{kind}]"));
        }
    }
    types.into_iter().collect()
}

pub(super) fn common(notation: &mut Notation<'_, '_>) -> Option<Common> {
    let raw = notation.reading.table::<RawCommon>("common")?;
    if *raw.automation_levels.get_ref() != 7 {
        notation.reading.fault(raw.automation_levels.span(), "the automation track has 7 levels");
    }
    for track in [&raw.food_markers, &raw.ore_markers] {
        if !(1..=15).contains(track.get_ref()) {
            notation.reading.fault(track.span(), "a track has 1 to 15 markers");
        }
    }
    if !(1..=20).contains(raw.cubes.get_ref()) {
        notation.reading.fault(raw.cubes.span(), "a faction has 1 to 20 cubes");
    }
    Some(Common {
        cubes: raw.cubes.into_inner(),
        food_markers: raw.food_markers.into_inner(),
        ore_markers: raw.ore_markers.into_inner(),
        a_markers: raw.a_markers,
        automation_levels: raw.automation_levels.into_inner(),
        trade: TradeRates {
            ore_to_pop: exchange(notation, &raw.trade.ore_to_pop, "supply>pop", false),
            ship_to_pop: exchange(notation, &raw.trade.ship_to_pop, "ship>pop", false),
            pop_to_ore: exchange(notation, &raw.trade.pop_to_ore, "gain", true),
        },
    })
}

/// An exchange must match its name: only its numbers may differ.
fn exchange(notation: &mut Notation<'_, '_>, text: &Spanned<String>, step: &str, recall: bool) -> Effect {
    let effect = notation.effect(Some(text));
    let fits = match notation.code.options(effect) {
        [] => true,
        [choice] => {
            let only = match notation.code.items(choice.items) {
                [Item::Step(found, None)] => found.to_string().starts_with(step),
                _ => false,
            };
            let Cost { ore, recall: recalled, .. } = choice.cost;
            let paid = if recall { ore == 0 && recalled == 1 } else { ore > 0 && recalled == 0 };
            only && paid && Cost { ore: 0, recall: 0, ..choice.cost }.is_free()
        }
        _ => false,
    };
    if !fits {
        let paid = if recall { "1 recall" } else { "some ore" };
        notation.reading.fault(text.span(), format!("expected one option: \"{step}\" for {paid}"));
    }
    effect
}

pub(super) fn deal(notation: &mut Notation<'_, '_>) -> Option<Deal> {
    let techs = notation.reading.table::<RawTechs>("techs");
    let events = notation.reading.table::<RawEvents>("events");
    let systems = notation.reading.table::<RawSystems>("systems");
    let achievements = notation.reading.table::<RawAchievements>("achievements");
    let display = notation.reading.table::<RawDisplay>("display");
    let leaders = notation.reading.table::<RawLeaders>("leaders");
    let (techs, events, systems) = (techs?, events?, systems?);
    let (achievements, display, leaders) = (achievements?, display?, leaders?);
    if *leaders.extra_per_row.get_ref() > 6 {
        notation.reading.fault(leaders.extra_per_row.span(), "expected at most 6 more leaders than players");
    }
    let mut withdrawn = Bits::EMPTY;
    for text in &techs.withdrawn {
        if let Some(tech) = notation.named(text, "tech", Tech::all(), Tech::id) {
            withdrawn.add(tech);
        }
    }
    if !(1..=2).contains(techs.reveal_until_matches.get_ref()) {
        notation.reading.fault(techs.reveal_until_matches.span(), "expected 1 or 2 matching cards");
    }
    let rows = display.rows.span();
    let found = display.rows.into_inner();
    let levels: Vec<u8> = found.iter().map(|row| row.level).collect();
    if levels != [2, 3, 4] || found.iter().any(|row| !(1..=6).contains(&row.size)) {
        notation.reading.fault(rows, "expected rows for levels 2, 3 and 4 with 1 to 6 cards each");
        return None;
    }
    Some(Deal {
        withdrawn,
        matches: techs.reveal_until_matches.into_inner(),
        events_per_level: events.per_level,
        light_per_level: events.light_per_level,
        start_systems: systems.start_on_a,
        achievements_a: achievements.from_a,
        achievements_b: achievements.from_b,
        extra_leaders: leaders.extra_per_row.into_inner(),
        display: [found[0], found[1], found[2]],
    })
}

pub(super) fn score(notation: &mut Notation<'_, '_>) -> Option<ScoreTable> {
    let raw = notation.reading.table::<RawScoring>("scoring")?;
    Some(ScoreTable {
        tech: raw.tech_vp.by_level(),
        private_tech: raw.private_tech_vp.by_level(),
        outpost: raw.outpost_vp,
        majority_places: raw.majority_places.into_iter().collect(),
        majority: raw.majority_vp,
        majority_without_ships: raw.majority_without_ships_vp,
    })
}

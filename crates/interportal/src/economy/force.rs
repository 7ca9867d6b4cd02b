//! The changes of quantities that are in force for a seat, whatever card they come from.

use engine::{Index, Seat};

use super::Books;
use super::sight::Sight;
use crate::cards::Text;
use crate::hex::Hex;
use crate::ids::Building;
use crate::notation::{Apply, Change, Core, Prefix, Program, Verb};
use crate::state::Colony;

/// A change in force.
#[derive(Debug)]
pub(super) struct Force {
    /// What it changes.
    pub(super) change: &'static Change,
    /// To what it applies.
    pub(super) apply: Option<Apply>,
    /// The system of the card, if it has one.
    pub(super) here: Option<Hex>,
}

/// A program in force, where it is, and what was chosen or paid in it.
struct Entry {
    program: Program,
    here: Option<Hex>,
    option: u8,
    paid: bool,
}

impl Entry {
    const fn of(program: Program, here: Option<Hex>) -> Self {
        Self { program, here, option: 0, paid: false }
    }
}

/// All changes in force for the seat of the books.
pub(super) fn gather(books: &Books<'_>) -> Vec<Force> {
    let mut forces = Vec::new();
    for entry in entries(books) {
        walk(books, &entry, entry.program, &mut forces);
    }
    forces
}

fn walk(books: &Books<'_>, entry: &Entry, program: Program, into: &mut Vec<Force>) {
    for statement in books.pack.code.statements(program) {
        let sight = Sight { here: entry.here, ..Sight::of(books) };
        let holds = |prefix: &Prefix| match prefix {
            Prefix::When(condition) => sight.holds(condition) == Some(true),
            Prefix::UntilPaid(_) => !entry.paid,
            // Whatever runs at a moment or by choice changes no quantity by lying there.
            _ => false,
        };
        if !statement.prefixes.iter().all(holds) {
            continue;
        }
        match &statement.core {
            Core::Do(Verb::Mod(change, apply)) => {
                into.push(Force { change, apply: *apply, here: entry.here });
            }
            Core::Block(inner) => walk(books, entry, *inner, into),
            Core::Choose(options) => {
                if let Some(chosen) = options.get(usize::from(entry.option)) {
                    walk(books, entry, *chosen, into);
                }
            }
            Core::Roll { .. } | Core::Do(_) => {}
        }
    }
}

fn entries(books: &Books<'_>) -> Vec<Entry> {
    let (state, pack, seat) = (books.state, books.pack, books.seat);
    let realm = &state.realms[seat];
    let mut entries = Vec::new();
    let mut add = |text: Option<&Text<Program>>, here: Option<Hex>| {
        entries.extend(text.map(|text| Entry::of(**text, here)));
    };
    realm.techs.iter().for_each(|tech| add(pack[tech].effect.as_ref(), None));
    // X4-240: what comes with its technology stands on no colony.
    for building in Building::all().map(|building| &pack[building]).filter(|card| card.automatic) {
        if building.unlocked_by.iter().all(|tech| realm.techs.has(*tech)) {
            add(building.effect.as_ref(), None);
        }
    }
    add(pack[realm.government].effect.as_ref(), None);
    realm.policies.iter().for_each(|policy| add(Some(&pack[*policy].effect), None));
    for recruit in realm.advisors.iter() {
        let card = &pack[recruit.advisor];
        add(Some(&card.effect), None);
        for (level, abilities) in [(2, &card.level2), (3, &card.level3)] {
            let ability = abilities.get(usize::from(recruit.chosen[level - 2]));
            if usize::from(recruit.level) >= level {
                add(ability.filter(|ability| !ability.one_time).map(|ability| &ability.effect), None);
            }
        }
    }
    state.laws.iter().for_each(|passed| add(Some(&pack[passed.law].effect), None));
    state.crisis.into_iter().for_each(|crisis| add(pack[crisis].effect.as_ref(), None));
    for (built, card) in state.wonders.iter().zip(&pack.wonders) {
        if built.is_some_and(|it| it.seat == seat && it.stages == pack.wonder_numbers.stages) {
            add(card.effect.as_ref(), built.map(|it| it.hex));
        }
    }
    for held in state.hidden.hands[seat].events.iter() {
        let card = &pack[held.card];
        add(card.effect.as_ref(), held.hex);
        for (level, effect) in [(2, &card.effect_2), (3, &card.effect_3)] {
            add(effect.as_ref().filter(|_| held.level >= level), held.hex);
        }
    }
    for colony in state.colonies.iter() {
        on_colony(books, seat, colony, &mut entries);
    }
    entries
}

/// What a colony brings: its planet and events to the owner, buildings to whoever built them.
fn on_colony(books: &Books<'_>, seat: Seat, colony: &Colony, entries: &mut Vec<Entry>) {
    let (state, pack) = (books.state, books.pack);
    let here = Some(colony.hex);
    if colony.seat == seat {
        let planet = state.system(colony.hex).planet.and_then(|planet| pack[planet].effect.as_ref());
        entries.extend(planet.map(|text| Entry::of(**text, here)));
        for happened in colony.events.iter() {
            let text = pack.planetary_events[happened.event.at()].effect.as_ref();
            let (option, paid) = (happened.option, happened.paid);
            entries.extend(text.map(|text| Entry { option, paid, ..Entry::of(**text, here) }));
        }
    }
    // X4-152: buildings of a blockaded system yield nothing.
    if state.system(colony.hex).blockade.is_none() {
        for standing in colony.buildings.iter().filter(|standing| standing.seat == seat) {
            let text = pack[standing.building].effect.as_ref();
            entries.extend(text.map(|text| Entry::of(**text, here)));
        }
    }
}

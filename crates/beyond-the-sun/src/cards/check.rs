//! Checks between the parts of a pack, so that a game can be dealt and played with it.

use engine::{Bits, Index};
use pack::Spanned;

use super::check_effects;
use super::check_leaders;
use super::notation::Notation;
use super::{
    AchievementCard, AchievementDeck, BasicCard, Border, Common, Deal, EventCard, Exploration, GuildCard,
    LeaderCard, MatCard, SetUp, SlotCard, SystemCard, TechCard, TileCard,
};
use crate::effect::Effect;
use crate::ids::{Place, Set, SystemDeck, Tech};

/// The tables of a pack with their positions.
pub(super) struct Located<'a> {
    pub(super) setups: &'a [Spanned<SetUp>],
    pub(super) deal: &'a Deal,
    pub(super) common: &'a Common,
    pub(super) slots: &'a [Spanned<SlotCard>],
    pub(super) basics: &'a [Spanned<BasicCard>],
    pub(super) guilds: &'a [Spanned<GuildCard>],
    pub(super) sides: &'a [Spanned<Exploration>],
    pub(super) techs: &'a [Spanned<TechCard>],
    pub(super) events: &'a [Spanned<EventCard>],
    pub(super) systems: &'a [Spanned<SystemCard>],
    pub(super) achievements: &'a [Spanned<AchievementCard>],
    pub(super) mats: &'a [Spanned<MatCard>],
    pub(super) leaders: &'a [Spanned<LeaderCard>],
    pub(super) tiles: &'a [Spanned<TileCard>],
}

pub(super) fn check(notation: &mut Notation<'_, '_>, pack: &Located<'_>) {
    setups(notation, pack);
    slots(notation, pack);
    replacements(notation, pack);
    deal(notation, pack);
    sides(notation, pack);
    mats(notation, pack);
    check_effects::check(notation, pack);
    check_leaders::check(notation, pack);
}

fn count<C>(cards: &[Spanned<C>], fits: impl Fn(&C) -> bool) -> usize {
    cards.iter().filter(|card| fits(card.get_ref())).count()
}

fn setups(notation: &mut Notation<'_, '_>, pack: &Located<'_>) {
    let players: Vec<_> = pack.setups.iter().map(|setup| setup.get_ref().players).collect();
    if players != [2, 3, 4] {
        notation.reading.fault(0..0, format!("expected set-ups for 2, 3 and 4 players, found {players:?}"));
    }
    for entry in pack.setups {
        let setup = entry.get_ref();
        let mut wrong = |field: &str, message: &str| {
            notation.reading.fault_of(&entry.span(), field, message);
        };
        if setup.ore.len() != usize::from(setup.players) {
            wrong("ore", &format!("expected {} numbers, found {}", setup.players, setup.ore.len()));
        }
        if !(1..=4).contains(&setup.start_ship) {
            wrong("start_ship", "expected a level from 1 to 4");
        }
        if !(1..=8).contains(&setup.end_markers) {
            wrong("end_markers", "expected 1 to 8 markers");
        }
        if !pack.sides[setup.board.at()].get_ref().players.contains(&setup.players) {
            wrong("board", "this side is not for so many players");
        }
    }
}

fn slots(notation: &mut Notation<'_, '_>, pack: &Located<'_>) {
    for entry in pack.slots {
        let slot = entry.get_ref();
        let before = slot.needs.iter().all(|need| pack.slots[need.at()].get_ref().level + 1 == slot.level);
        if !before || slot.needs.is_empty() != (slot.level == 1) {
            let message = "expected slots one level lower, and none for level I";
            notation.reading.fault_of(&entry.span(), "needs", message);
        }
    }
}

/// BTL-005: each withdrawn card has a replacement.
fn replacements(notation: &mut Notation<'_, '_>, pack: &Located<'_>) {
    let mut replaced = Bits::EMPTY;
    for entry in pack.techs {
        let card = entry.get_ref();
        if card.replaces.is_some() != (card.set == Set::Replacement) {
            let message = "cards of set replacement, and no others, have `replaces`";
            notation.reading.fault_of(&entry.span(), "set", message);
        }
        let Some(old) = card.replaces else { continue };
        if replaced.has(old)
            || !pack.deal.withdrawn.has(old)
            || pack.techs[old.at()].get_ref().level != card.level
        {
            let message = "expected a withdrawn card of the same level that no other card replaces";
            notation.reading.fault_of(&entry.span(), "replaces", message);
        }
        replaced.add(old);
    }
    for old in pack.deal.withdrawn.without(replaced).iter() {
        notation.reading.fault(pack.techs[old.at()].span(), "no card stands for this withdrawn one");
    }
}

/// The base game alone has enough cards of every sort.
fn deal(notation: &mut Notation<'_, '_>, pack: &Located<'_>) {
    for level in 1..=4 {
        technologies(notation, pack, level);
    }
    for level in 2..=3 {
        events(notation, pack, level);
    }
    let start = count(pack.systems, |card| card.set == Set::Base && card.start);
    if start < usize::from(pack.deal.start_systems) {
        notation.fault_in_section("systems", "start_on_a", format!("there are {start} start systems"));
    }
    let far = count(pack.systems, |card| card.set == Set::Base && card.deck == SystemDeck::B);
    for side in pack.sides {
        let places = |deck| side.get_ref().places.iter().filter(|place| place.deck == Some(deck)).count();
        let (near, expected) = (places(SystemDeck::A), pack.deal.start_systems);
        if near != usize::from(expected) {
            let message = format!("expected an A place for each of {expected} start systems, found {near}");
            notation.reading.fault_of(&side.span(), "places", message);
        }
        if far < places(SystemDeck::B) {
            notation.reading.fault_of(&side.span(), "places", format!("there are {far} systems of deck B"));
        }
    }
    for (deck, field, expected) in [
        (AchievementDeck::A, "from_a", pack.deal.achievements_a),
        (AchievementDeck::B, "from_b", pack.deal.achievements_b),
    ] {
        let found = count(pack.achievements, |card| card.deck == deck);
        if found < usize::from(expected) {
            notation.fault_in_section("achievements", field, format!("deck {deck} has {found} cards"));
        }
    }
    for system in pack.systems {
        let card = system.get_ref();
        if card.start && card.deck != SystemDeck::A {
            notation.reading.fault_of(&system.span(), "start", "start systems belong to deck A");
        }
        let bonus_words = card.control_deferred || card.control_once_per_faction;
        if bonus_words && card.control == Effect::NONE {
            notation.reading.fault(system.span(), "there is no take-control bonus to time or to limit");
        }
    }
}

fn technologies(notation: &mut Notation<'_, '_>, pack: &Located<'_>, level: u8) {
    let n_slots = count(pack.slots, |slot| slot.level == level);
    let base = Tech::all().zip(pack.techs).filter(|(tech, card)| {
        let card = card.get_ref();
        card.level == level && card.set != Set::Expansion && !pack.deal.withdrawn.has(*tech)
    });
    let n_techs = base.count();
    if n_techs < n_slots || level == 1 && n_techs > n_slots {
        let message = format!("{n_techs} technologies of level {level} do not fit its {n_slots} slots");
        notation.fault_in_section("techs", "withdrawn", message);
    }
}

fn events(notation: &mut Notation<'_, '_>, pack: &Located<'_>, level: u8) {
    let n_slots = count(pack.slots, |slot| slot.level == level);
    let of_level = |card: &EventCard| card.set == Set::Base && card.level == level;
    let light = count(pack.events, |card| of_level(card) && card.border == Border::Light);
    if light != usize::from(pack.deal.light_per_level) {
        let message = format!("there are {light} events of level {level} with a light border");
        notation.fault_in_section("events", "light_per_level", message);
    }
    let all = count(pack.events, of_level);
    if n_slots != usize::from(pack.deal.events_per_level) || all < n_slots {
        let message = format!("there are {n_slots} slots of level {level} and {all} events for them");
        notation.fault_in_section("events", "per_level", message);
    }
}

/// Every place can be reached from Sol, and Deep Space exists for ships that are expelled.
fn sides(notation: &mut Notation<'_, '_>, pack: &Located<'_>) {
    for entry in pack.sides {
        let side = entry.get_ref();
        let places: Bits<Place> = side.places.iter().map(|card| card.place).collect();
        let mut reached = Bits::only(Place::Sol);
        for _ in &side.places {
            reached = reached.iter().fold(reached, |all, place| all.or(side.neighbours[place.at()]));
        }
        if !places.has(Place::Sol) || !places.has(Place::DeepSpace) || !places.without(reached).is_empty() {
            let message = "expected Sol, Deep Space, and lines from Sol to every place";
            notation.reading.fault_of(&entry.span(), "lines", message);
        }
    }
}

/// The cubes of a mat fill its columns, and its symbols are under existing markers.
fn mats(notation: &mut Notation<'_, '_>, pack: &Located<'_>) {
    for entry in pack.mats {
        let mat = entry.get_ref();
        let fields: u16 = mat.columns.iter().copied().map(u16::from).sum();
        for setup in pack.setups {
            let expected = pack.common.cubes.saturating_sub(setup.get_ref().pop.saturating_add(1));
            if fields != u16::from(expected) {
                let message = format!(
                    "expected {expected} fields: {} cubes without population and start ship, found {fields}",
                    pack.common.cubes
                );
                notation.reading.fault_of(&entry.span(), "columns", message);
                break;
            }
        }
        if mat.growth.iter().any(|symbol| symbol.at > pack.common.food_markers) {
            notation.reading.fault_of(&entry.span(), "growth", "more markers than the track has");
        }
        if mat.mine.iter().any(|at| *at > pack.common.ore_markers) {
            notation.reading.fault_of(&entry.span(), "mine", "more markers than the track has");
        }
    }
    for expert in [false, true] {
        let mut factions = Bits::EMPTY;
        for entry in pack.mats.iter().filter(|entry| entry.get_ref().expert == expert) {
            if factions.has(entry.get_ref().faction) {
                notation.reading.fault_of(&entry.span(), "faction", "a faction has one mat of each kind");
            }
            factions.add(entry.get_ref().faction);
        }
        if factions.len() < 4 {
            notation.reading.fault(0..0, "expected mats of each kind for four factions");
        }
    }
}

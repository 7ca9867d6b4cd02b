//! Links between entries that must agree from both ends.

use engine::Index;
use pack::Spanned;

use super::read::Notation;
use super::tables::Located;
use super::{CardTable, HullGroup, VpStored};
use crate::ids::{Deck, Tech};
use crate::notation::{Condition, Tier};

pub(super) fn check(notation: &mut Notation<'_, '_>, pack: &Located) {
    unlocking(notation, pack);
    tree(notation, pack);
    governments(notation, pack);
    versions(notation, pack);
    piles(notation, pack);
    orders(notation, pack);
}

/// What a technology unlocks names the technology, and the other way round.
fn unlocking(notation: &mut Notation<'_, '_>, pack: &Located) {
    macro_rules! both_ways {
        ($($field:ident: $list:ident,)*) => {$(
            for tech in &pack.techs {
                for unlocked in &tech.get_ref().unlocks.$field {
                    let entry = pack.$list[unlocked.at()].get_ref();
                    if !entry.unlocked_by.contains(&tech.get_ref().id) {
                        let message = format!("\"{unlocked}\" does not name this technology in its `unlocked_by`");
                        notation.reading.fault_of(&tech.span(), "unlocks", message);
                    }
                }
            }
            for entry in &pack.$list {
                let card = entry.get_ref();
                let named = |tech: &Tech| {
                    pack.techs[tech.at()].get_ref().unlocks.$field.contains(&card.id)
                };
                // A hull that needs two technologies is named by the later one alone.
                if !card.unlocked_by.is_empty() && !card.unlocked_by.iter().any(named) {
                    let message = format!("none of these names \"{}\" in its `unlocks`", card.id);
                    notation.reading.fault_of(&entry.span(), "unlocked_by", message);
                }
            }
        )*};
    }
    both_ways! {
        buildings: buildings,
        equipment: equipments,
        ground: grounds,
        protection: protections,
        ships: ships,
        weapons: weapons,
    }
    for tech in &pack.techs {
        for deed in &tech.get_ref().unlocks.actions {
            let needs = pack.deeds[deed.at()].get_ref().prerequisite.as_deref();
            if !needs.is_some_and(|needs| asks_for(needs, tech.get_ref().id)) {
                let message = format!("\"{deed}\" does not ask for this technology in its `prerequisite`");
                notation.reading.fault_of(&tech.span(), "unlocks", message);
            }
        }
    }
}

fn asks_for(condition: &Condition, tech: Tech) -> bool {
    match condition {
        Condition::Tech(asked) => *asked == tech,
        Condition::And(parts) => parts.iter().any(|part| asks_for(part, tech)),
        _ => false,
    }
}

/// Areas have the nodes and prices they say, and arrows lead only forward.
fn tree(notation: &mut Notation<'_, '_>, pack: &Located) {
    for area in &pack.areas {
        let nodes = pack.techs.iter().filter(|tech| tech.get_ref().area == area.get_ref().id);
        let costs: Vec<u8> = nodes.map(|tech| tech.get_ref().cost.research).collect();
        if costs.len() != usize::from(area.get_ref().nodes) {
            let message = format!("{} technologies belong to this area", costs.len());
            notation.reading.fault_of(&area.span(), "nodes", message);
        }
        let sum: u16 = costs.iter().map(|cost| u16::from(*cost)).sum();
        if sum != u16::from(area.get_ref().cost_sum) {
            notation.reading.fault_of(&area.span(), "cost_sum", format!("its technologies cost {sum}"));
        }
    }
    // A technology is open once all before it are; whatever never opens stands in a circle.
    let mut open = vec![false; pack.techs.len()];
    for _ in 0..pack.techs.len() {
        for (at, tech) in pack.techs.iter().enumerate() {
            open[at] = tech.get_ref().arrows_from.iter().all(|before| open[before.at()]);
        }
    }
    for (tech, open) in pack.techs.iter().zip(open) {
        if !open {
            let message = "the arrows before it run in a circle: nobody could ever buy it";
            notation.reading.fault_of(&tech.span(), "arrows_from", message);
        }
        let card = tech.get_ref();
        if !(1..=card.levels).contains(&card.level) {
            notation.reading.fault_of(&tech.span(), "level", format!("expected 1 to {}", card.levels));
        }
    }
}

/// Goals and policies belong to the government that lists them; successors are of tier II.
fn governments(notation: &mut Notation<'_, '_>, pack: &Located) {
    for entry in &pack.governments {
        let card = entry.get_ref();
        let mut wrong =
            |field: &str, message: String| notation.reading.fault_of(&entry.span(), field, message);
        for goal in card.goals.iter().filter(|goal| pack.goals[goal.at()].get_ref().government != card.id) {
            wrong("goals", format!("\"{goal}\" belongs to another government"));
        }
        for policy in card.policies.iter().filter(|it| pack.policies[it.at()].get_ref().government != card.id)
        {
            wrong("policies", format!("\"{policy}\" belongs to another government"));
        }
        if let Some(successor) = card.successor
            && (card.tier != Tier::One || pack.governments[successor.at()].get_ref().tier != Tier::Two)
        {
            wrong("successor", "only tier I has a successor, and it is of tier II".to_owned());
        }
        if (card.tier == Tier::Start) == card.introducible {
            wrong("introducible", "every government but the first one can be introduced".to_owned());
        }
    }
    for entry in &pack.goals {
        let card = entry.get_ref();
        if !pack.governments[card.government.at()].get_ref().goals.contains(&card.id) {
            notation.reading.fault_of(&entry.span(), "government", "it does not list this goal");
        }
    }
    for entry in &pack.policies {
        let card = entry.get_ref();
        if !pack.governments[card.government.at()].get_ref().policies.contains(&card.id) {
            notation.reading.fault_of(&entry.span(), "government", "it does not list this policy");
        }
    }
}

/// Basic and advanced hulls name each other.
fn versions(notation: &mut Notation<'_, '_>, pack: &Located) {
    for entry in &pack.ships {
        let card = entry.get_ref();
        if (card.group == HullGroup::Basic) != card.advanced.is_some()
            || (card.group == HullGroup::Advanced) != card.basic.is_some()
        {
            let message = "a basic hull has `advanced`, an advanced one has `basic`, others have neither";
            notation.reading.fault_of(&entry.span(), "group", message);
        }
        let back = |ship: crate::ids::Ship| pack.ships[ship.at()].get_ref();
        if card.advanced.is_some_and(|ship| back(ship).basic != Some(card.id)) {
            notation.reading.fault_of(&entry.span(), "advanced", "it does not name this hull as `basic`");
        }
        if card.basic.is_some_and(|ship| back(ship).advanced != Some(card.id)) {
            notation.reading.fault_of(&entry.span(), "basic", "it does not name this hull as `advanced`");
        }
    }
}

/// X4R-017: every pile holds the cards that its list has.
fn piles(notation: &mut Notation<'_, '_>, pack: &Located) {
    for entry in &pack.materials {
        let card = entry.get_ref();
        let deck = card.id.id().strip_prefix("deck-").and_then(Deck::from_id);
        let copies: Vec<u8> = match card.table {
            CardTable::Planet => of(&pack.planets, |it| it.cards),
            CardTable::Event => of(&pack.events, |it| if Some(it.deck) == deck { it.copies } else { 0 }),
            CardTable::PlanetaryEvent => {
                of(&pack.planetary_events, |it| if Some(it.deck) == deck { it.copies } else { 0 })
            }
            CardTable::MarketCard => of(&pack.market_cards, |it| it.copies),
            CardTable::Law => of(&pack.laws, |it| it.copies),
            CardTable::AlwaysLaw => of(&pack.always_laws, |_| 1),
            CardTable::Advisor => of(&pack.advisors, |_| 1),
            CardTable::Government => of(&pack.governments, |it| u8::from(it.introducible)),
            CardTable::Wonder => of(&pack.wonders, |_| 1),
        };
        let cards: u16 = copies.iter().map(|n| u16::from(*n)).sum();
        let kinds = copies.iter().filter(|n| **n > 0).count();
        if cards != u16::from(card.cards) {
            notation.reading.fault_of(&entry.span(), "cards", format!("its list has {cards} cards"));
        }
        if kinds != usize::from(card.kinds) {
            notation.reading.fault_of(&entry.span(), "kinds", format!("its list has {kinds} kinds"));
        }
    }
    for entry in &pack.decks {
        let deck = entry.get_ref().id;
        let drawn = of(&pack.events, |it| if it.deck == deck { it.copies } else { 0 });
        let planetary = of(&pack.planetary_events, |it| if it.deck == deck { it.copies } else { 0 });
        let cards: u16 = drawn.iter().chain(&planetary).map(|n| u16::from(*n)).sum();
        if cards != u16::from(entry.get_ref().cards) {
            notation.reading.fault_of(&entry.span(), "cards", format!("{cards} cards belong to this deck"));
        }
    }
}

fn of<T>(list: &[Spanned<T>], number: impl Fn(&T) -> u8) -> Vec<u8> {
    list.iter().map(|entry| number(entry.get_ref())).collect()
}

/// Lists that count through from 1.
fn orders(notation: &mut Notation<'_, '_>, pack: &Located) {
    for (at, entry) in pack.crises.iter().enumerate() {
        if usize::from(entry.get_ref().roll) != at + 1 {
            notation.reading.fault_of(&entry.span(), "roll", format!("expected {}", at + 1));
        }
    }
    for (at, entry) in pack.investors.iter().enumerate() {
        if usize::from(entry.get_ref().check_order) != at + 1 {
            notation.reading.fault_of(&entry.span(), "check_order", format!("expected {}", at + 1));
        }
    }
    for entry in &pack.sources {
        let card = entry.get_ref();
        let counted = card.stored == VpStored::State;
        if counted != card.count_expr.is_some() || counted == card.booked_on.is_some() {
            let message = "what is counted at every check has `count_expr`, all else has `booked_on`";
            notation.reading.fault_of(&entry.span(), "stored", message);
        }
    }
}

//! What can be done in a turn of Settle: the conditions of NF-091 to NF-095 and of the powers that change them.

use super::settle::Chosen;
use super::{Settling, discarding};
use crate::action::Action;
use crate::cards::Colour;
use crate::effect::Power;
use crate::ids::{Keyword, Kind, Phase, World};
use crate::price::Price;
use crate::query;
use crate::state::{Colony, Source, State};
use crate::why::Reason;
use engine::{Refusal, Unsaid, require};

/// Adds everything except the main choice of colonists and the end of the turn.
pub(crate) fn options(turn: &Settling, state: &State, into: &mut Vec<Action>) {
    each_option(turn, state, &mut |action| {
        into.push(action);
        true
    });
}

/// Whether there is any such option.
pub(crate) fn has_options(turn: &Settling, state: &State) -> bool {
    let mut any = false;
    each_option(turn, state, &mut |_| {
        any = true;
        false
    });
    any
}

/// Passes the options to `each` until it says stop.
fn each_option(turn: &Settling, state: &State, each: &mut dyn FnMut(Action) -> bool) {
    let _ =
        settling(turn, state, each) && discarding::options(turn, state, each) && replacing(turn, state, each);
}

/// NF-088, NF-106: whether another world may be settled in this turn.
pub(crate) fn may_settle<R: Refusal<Reason>>(turn: &Settling, state: &State) -> Result<(), R> {
    match turn.chosen {
        None => Ok(()),
        Some(Chosen::Colonists) => Err(R::because(|| Reason::TookColonists)),
        Some(Chosen::World) => {
            let empire = &state.empires[turn.seat];
            let powers = query::powers_without(&state.pack, empire, Phase::Settle, turn.fresh);
            let n_more = powers.filter(|(_, power)| matches!(power, Power::SettleMore)).count();
            require(usize::from(turn.n_settled) < 1 + n_more, || Reason::SettledAlready)
        }
    }
}

fn settling(turn: &Settling, state: &State, each: &mut dyn FnMut(Action) -> bool) -> bool {
    let explored = state.empires[turn.seat].explored;
    if explored.is_empty() || may_settle::<Unsaid>(turn, state).is_err() {
        return true;
    }
    explored.iter().all(|world| ways::<Unsaid>(turn, state, world, each).unwrap_or(true))
}

/// Why `world` cannot be settled.
pub(crate) fn why_not(turn: &Settling, state: &State, world: World) -> Option<Reason> {
    let may = may_settle(turn, state);
    may.and_then(|()| ways(turn, state, world, &mut |_| true).map(|_| ())).err()
}

/// NF-091 to NF-095, NF-111: passes every way to settle `world` to `each` until it says stop, and tells whether it did
/// not.
fn ways<R: Refusal<Reason>>(
    turn: &Settling,
    state: &State,
    world: World,
    each: &mut dyn FnMut(Action) -> bool,
) -> Result<bool, R> {
    let (pack, empire) = (&state.pack, &state.empires[turn.seat]);
    let (card, have) = (&pack[world], empire.credits);
    require(card.colonists <= empire.colonists, || Reason::TooFewColonists {
        need: card.colonists,
        have: empire.colonists,
    })?;
    if card.military {
        return overcoming(turn, state, world, each);
    }
    let cost = |kind| query::settle_cost(pack, empire, world, kind, turn.fresh);
    // The joker is settled as one kind, which may make it cheaper; for all other worlds the kind makes no difference.
    let cheapest = |kinds: &[Option<Kind>]| {
        let prices = kinds.iter().map(|kind| Price::of_world(pack, empire, world, *kind, turn.fresh));
        let price = prices.min_by_key(Price::total).unwrap_or(Price::printed(card.value));
        Reason::WorldTooExpensive { need: price.total(), have, price }
    };
    if card.colour == Colour::Joker {
        let affordable = |kind: &Kind| u16::from(cost(Some(*kind))) <= have;
        require(Kind::ALL.iter().any(affordable), || cheapest(&Kind::ALL.map(Some)))?;
        return Ok(Kind::ALL.into_iter().filter(affordable).all(|kind| each(Action::SettleAs(world, kind))));
    }
    require(u16::from(cost(None)) <= have, || cheapest(&[None]))?;
    Ok(each(Action::Settle(world)))
}

/// NF-093 to NF-095, NF-111: a military world is overcome by strength, or paid for by a power that allows it.
fn overcoming<R: Refusal<Reason>>(
    turn: &Settling,
    state: &State,
    world: World,
    each: &mut dyn FnMut(Action) -> bool,
) -> Result<bool, R> {
    let (pack, empire) = (&state.pack, &state.empires[turn.seat]);
    let (defence, have) = (pack[world].value, empire.credits);
    let strength = query::strength(pack, empire, world, turn.fresh).saturating_add(turn.temporary);
    let price = query::price_of_peace(pack, empire, world, turn.fresh);
    let (is_strong, is_rich) = (strength >= defence, price.is_some_and(|price| u16::from(price) <= have));
    require(is_strong || is_rich, || match price {
        None => Reason::TooWeak { need: defence, have: strength },
        Some(need) => {
            let price = Price::of_world(pack, empire, world, None, turn.fresh);
            Reason::TooWeakAndExpensive { defence, strength, need, have, price }
        }
    })?;
    let go_on = !is_strong || each(Action::Settle(world));
    Ok(go_on && (!is_rich || each(Action::SettleForCredits(world))))
}

pub(super) fn replacing(turn: &Settling, state: &State, each: &mut dyn FnMut(Action) -> bool) -> bool {
    let (pack, empire) = (&state.pack, &state.empires[turn.seat]);
    let can =
        |(_, power): &(Source, Power)| matches!(power, Power::ReplaceColony { .. } | Power::ReplaceThis);
    if !query::powers_without(pack, empire, Phase::Settle, turn.fresh).any(|power| can(&power)) {
        return true;
    }
    for old in empire.colonies() {
        for new in empire.explored.without(pack.masks.military) {
            let fits = replaces_itself(turn, state, old, new) || replaced_by_engineers(turn, state, old, new);
            if fits && !each(Action::Replace(old, new)) {
                return false;
            }
        }
    }
    true
}

/// NF-122 to NF-125: whether `old` has the power to be replaced by `new`.
pub(crate) fn replaces_itself(turn: &Settling, state: &State, old: Colony, new: World) -> bool {
    let (pack, empire) = (&state.pack, &state.empires[turn.seat]);
    !is_fresh(turn, old)
        && query::card(pack, empire, old).powers.contains(&Power::ReplaceThis)
        && !pack[new].military
        && !pack[new].keywords.contains(Keyword::Alien)
        && has_colonists_for(turn, state, old, new)
}

/// NF-115 to NF-119: whether Terraforming Engineers can replace `old` by `new`.
fn replaced_by_engineers(turn: &Settling, state: &State, old: Colony, new: World) -> bool {
    let (pack, empire) = (&state.pack, &state.empires[turn.seat]);
    let engineers = query::powers_without(pack, empire, Phase::Settle, turn.fresh)
        .filter_map(|(_, power)| if let Power::ReplaceColony { up_to } = power { Some(up_to) } else { None });
    let Some(up_to) = engineers.clone().max() else { return false };
    let (old_card, new_card) = (query::card(pack, empire, old), &pack[new]);
    let same_kind = match (old_card.colour, new_card.colour) {
        // NF-072: the joker is any of the four kinds, never grey.
        (Colour::Joker, other) | (other, Colour::Joker) => other != Colour::Grey,
        (old, new) => old == new,
    };
    usize::from(turn.n_replaced) < engineers.count()
        && !is_fresh(turn, old)
        && !old_card.military
        && !new_card.military
        && same_kind
        && (old_card.value..=old_card.value.saturating_add(up_to)).contains(&new_card.value)
        && has_colonists_for(turn, state, old, new)
}

/// NF-123: a world that needs more colonists than the old one takes them from the mat.
fn has_colonists_for(turn: &Settling, state: &State, old: Colony, new: World) -> bool {
    let (pack, empire) = (&state.pack, &state.empires[turn.seat]);
    pack[new].colonists <= query::card(pack, empire, old).colonists + empire.colonists
}

fn is_fresh(turn: &Settling, colony: Colony) -> bool {
    colony.world().is_some_and(|world| turn.fresh.has(world))
}

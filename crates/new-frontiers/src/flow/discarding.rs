//! NF-105: which goods may be discarded for strength, and when that can help (R3).

use super::{Settling, settle_legal, spend};
use crate::action::Action;
use crate::effect::{Good, Power};
use crate::ids::{Kind, Phase};
use crate::query;
use crate::state::{Source, State};
use engine::{Index, Unsaid};

/// A power that gives strength for a good: its tile, the good it takes, the strength.
type Discard = (Source, Good, u8);

/// Passes every discard to `each` that can help to overcome a military world in this turn, until `each` says stop.
pub(super) fn options(turn: &Settling, state: &State, each: &mut dyn FnMut(Action) -> bool) -> bool {
    let (pack, empire) = (&state.pack, &state.empires[turn.seat]);
    if empire.goods.is_empty()
        || empire.explored.and(pack.masks.military).is_empty()
        || powers(turn, state).next().is_none()
        || settle_legal::may_settle::<Unsaid>(turn, state).is_err()
    {
        return true;
    }
    // A replacement may free colonists and bring another good, but removes the good of the old colony: a player who
    // may still replace a colony may have to discard first.
    let may_replace = !settle_legal::replacing(turn, state, &mut |_| false);
    let Some(missing) = missing(turn, state, may_replace) else { return true };
    let goods = spend::n_goods(state, turn.seat);
    for (source, good, military) in powers(turn, state) {
        for colony in state.goods_where(turn.seat, |_, kind| query::is_good(good, kind)) {
            let Some(kind) = query::good(pack, empire, colony) else { continue };
            let others = powers(turn, state).filter(|(other, ..)| *other != source);
            let more = if may_replace {
                others.fold(0, |sum: u8, (.., more)| sum.saturating_add(more))
            } else {
                let mut left = goods;
                left[kind.at()] -= 1;
                most(others, left)
            };
            if military.saturating_add(more) >= missing && !each(Action::Discard(colony, source)) {
                return false;
            }
        }
    }
    true
}

/// The powers that have not been used in this turn.
fn powers<'a>(turn: &Settling, state: &'a State) -> impl Iterator<Item = Discard> + Clone + use<'a> {
    let (fresh, (colonies, developments)) = (turn.fresh, turn.discarded_for);
    let powers = query::powers_without(&state.pack, &state.empires[turn.seat], Phase::Settle, fresh);
    powers.filter_map(move |(source, power)| {
        let Power::DiscardForMilitary { good, military } = power else { return None };
        let used = match source {
            Source::Colony(on) => colonies.has(on),
            Source::Development(on) => developments.has(on),
        };
        (!used).then_some((source, good, military))
    })
}

/// The smallest strength that is missing to overcome one more world, if there is such a world.
fn missing(turn: &Settling, state: &State, colonists_may_come: bool) -> Option<u8> {
    let (pack, empire) = (&state.pack, &state.empires[turn.seat]);
    let within_reach = empire
        .explored
        .and(pack.masks.military)
        .iter()
        .filter(|world| colonists_may_come || pack[*world].colonists <= empire.colonists);
    within_reach
        .filter_map(|world| {
            let strength = query::strength(pack, empire, world, turn.fresh).saturating_add(turn.temporary);
            pack[world].value.checked_sub(strength).filter(|missing| *missing > 0)
        })
        .min()
}

/// The most strength that these powers give for these goods, by kind.
fn most<I: Iterator<Item = Discard> + Clone>(mut powers: I, goods: [u8; Kind::ALL.len()]) -> u8 {
    let Some((_, good, military)) = powers.next() else { return 0 };
    let with = Kind::ALL.into_iter().filter(|kind| query::is_good(good, *kind) && goods[kind.at()] > 0);
    let with = with.map(|kind| {
        let mut left = goods;
        left[kind.at()] -= 1;
        military.saturating_add(most(powers.clone(), left))
    });
    with.chain([most(powers.clone(), goods)]).max().unwrap_or_default()
}

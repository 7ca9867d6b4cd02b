//! Which parts of a card can be carried out now, so that nothing impossible is offered.

use super::Carrying;
use crate::cards::Step;
use crate::effect::Effect;
use crate::ids::{Category, Good, Reward};
use crate::state::{Board, State};
use engine::Index;

/// Whether the code between two addresses can be carried out: every step, and one alternative of each choice.
pub(super) fn can_do(carrying: &Carrying, state: &State, from: u16, to: u16) -> bool {
    walk(carrying, state, from..to, &|effect| is_possible(carrying, state, effect))
}

/// Whether it could be carried out with space for one more good, which the player can make (D-35).
pub(super) fn can_do_with_room(carrying: &Carrying, state: &State, from: u16, to: u16) -> bool {
    let is_possible = |effect: &Effect| match effect {
        Effect::GainGood(category) => state.supplied(*category).next().is_some(),
        other => is_possible(carrying, state, other),
    };
    state.can_open_hatch(carrying.seat) && walk(carrying, state, from..to, &is_possible)
}

/// The alternatives of a choice that are possible, by their address.
pub(super) fn open_ways(carrying: &Carrying, state: &State, ways: &[u16]) -> Vec<usize> {
    let is_open = |way: &usize| can_do(carrying, state, ways[*way], end_of_way(state, ways, *way));
    (0..ways.len()).filter(is_open).collect()
}

/// Where an alternative of a choice ends: before the jump to the code after the choice.
fn end_of_way(board: &Board, ways: &[u16], way: usize) -> u16 {
    ways.get(way + 1).copied().unwrap_or_else(|| end_of_choice(board, ways)) - 1
}

/// The code after a choice: the address to which its first alternative jumps.
fn end_of_choice(board: &Board, ways: &[u16]) -> u16 {
    let last = ways.get(1).copied().unwrap_or(1) - 1;
    match board.pack.pack().scripts.code[usize::from(last)] {
        Step::Jump(to) => to,
        _ => last + 1,
    }
}

/// Checks each step in turn. Optional steps and tests never make it impossible.
fn walk(
    carrying: &Carrying,
    state: &State,
    span: std::ops::Range<u16>,
    is_possible: &dyn Fn(&Effect) -> bool,
) -> bool {
    let code = &state.pack.pack().scripts.code;
    let mut at = span.start;
    while at < span.end {
        at = match &code[usize::from(at)] {
            Step::Stop => return true,
            Step::Effect(effect) if is_possible(effect) => at + 1,
            Step::Effect(_) => return false,
            Step::May(to) | Step::Jump(to) => *to,
            Step::If(cond, otherwise) => {
                if state.holds(cond, carrying.context()) {
                    at + 1
                } else {
                    *otherwise
                }
            }
            Step::Test(_, otherwise) => match code[usize::from(*otherwise) - 1] {
                Step::Jump(to) => to,
                _ => *otherwise,
            },
            Step::Choose(ways) => {
                let is_open =
                    |way: usize| walk(carrying, state, ways[way]..end_of_way(state, ways, way), is_possible);
                if !(0..ways.len()).any(is_open) {
                    return false;
                }
                end_of_choice(state, ways)
            }
        };
    }
    true
}

fn is_possible(carrying: &Carrying, state: &State, effect: &Effect) -> bool {
    let seat = carrying.seat;
    let merchant = &state.merchants[seat];
    match effect {
        Effect::Pay(n) => merchant.credits >= u32::from(*n),
        Effect::LoseGood(category) => state.goods_of(seat, *category).next().is_some(),
        Effect::GainGood(category) => {
            state.has_room_for_good(seat) && state.supplied(*category).next().is_some()
        }
        Effect::SwapContacts => carrying.looked.iter().all(Option::is_some),
        Effect::Scry => state.unseen.iter().any(|n| *n > 0) || !state.discards.is_empty(),
        // D-69: everybody knows which rewards are face down.
        Effect::DrawRelic => state.rewards_left.iter().any(|reward: Reward| state.pack[reward].relic),
        Effect::Drill => {
            let rock = state.pack.pack()[merchant.ship].rock;
            let free = rock.is_some_and(|rock| state.driller(rock).is_none());
            free && state.n_tokens_left(seat) > 0
        }
        Effect::Dial(dial, n) => {
            let (card, value) = (&state.pack[*dial], merchant.dials[dial.at()]);
            if *n < 0 { value > card.min } else { value < card.max }
        }
        _ => true,
    }
}

impl Board {
    /// Goods of a category in supply areas.
    pub(super) fn supplied(&self, category: Category) -> impl Iterator<Item = Good> + use<'_> {
        let pack = self.pack.pack();
        Good::all().filter(move |good| pack[*good].category == category && self.supply[good.at()] > 0)
    }
}

//! The main battle stage: rounds, and whose turn it is (X4R-187, X4R-188, X4R-203, X4R-204).

use super::super::ROUNDS;
use super::{Manoeuvring, Next};
use crate::combat::{Dice, Melee};
use crate::state::Board;
use crate::tactical_words::TacticalEvent;
use crate::tactics::Stage;

/// X4R-203, X4R-331: the units of which one acts next: those of one owner with the highest initiative; at equal
/// initiative the sides alternate, the defender first.
pub(super) fn candidates(melee: &Melee) -> Vec<usize> {
    let ready: Vec<usize> = melee.present().filter(|at| !melee.has_acted(*at)).collect();
    let Some(most) = ready.iter().map(|at| melee.unit(*at).ini).max() else { return Vec::new() };
    let first: Vec<usize> = ready.into_iter().filter(|at| melee.unit(*at).ini == most).collect();
    let (last, own) = melee.map.last;
    let wanted = if last == most { !own } else { false };
    let has = |side: bool| first.iter().any(|at| melee.unit(*at).own == side);
    let side = if has(wanted) { wanted } else { !wanted };
    let first: Vec<usize> = first.into_iter().filter(|at| melee.unit(*at).own == side).collect();
    let owner = first.first().and_then(|at| melee.owner(*at));
    first.into_iter().filter(|at| melee.owner(*at) == owner).collect()
}

impl Manoeuvring {
    /// One step of the battle: whether somebody is asked now, and whether it goes on.
    pub(super) fn advance(board: &Board, melee: &mut Melee, dice: &mut impl Dice) -> (bool, Next) {
        match melee.map.stage {
            Stage::Choosing => {
                if melee.map.round > 0 && !(melee.can_attack(true) && melee.can_attack(false)) {
                    return (false, Next::Over);
                }
                let next = candidates(melee);
                match next.as_slice() {
                    [] if melee.map.round >= ROUNDS => return (false, Next::Over),
                    [] => Self::begin_round(melee),
                    _ if melee.map.round == 0 => Self::begin_round(melee),
                    [first, rest @ ..] if rest.is_empty() || melee.owner(*first).is_none() => {
                        Self::begin_turn(melee, *first);
                    }
                    [first, ..] => {
                        melee.map.unit = *first as u8;
                        return (true, Next::On);
                    }
                }
                (false, Next::On)
            }
            Stage::Yielding => (true, Next::On),
            Stage::Acting => {
                let at = usize::from(melee.map.unit);
                if melee.owner(at).is_none() {
                    melee.act(board.pack.pack(), at, dice);
                } else if melee.is_active(board.pack.pack(), at) || melee.may_repeat(at).is_ok() {
                    return (true, Next::On);
                }
                Self::end_turn(melee);
                (false, Next::On)
            }
            _ => (Self::approach(board, melee), Next::On),
        }
    }

    fn begin_round(melee: &mut Melee) {
        melee.map.round += 1;
        melee.map.last = (u8::MAX, true);
        melee.map.command = [0; 2];
        melee.map.rerolled = [0; 6];
        melee.begin_round();
        melee.told.push(TacticalEvent::Round(melee.map.hex, melee.map.round));
    }

    /// A unit is on turn.
    pub(super) fn begin_turn(melee: &mut Melee, at: usize) {
        melee.begin_turn(at);
        let halted = melee.placed(at).halted() == 1 && melee.owner(at).is_some();
        melee.map.stage = if halted { Stage::Yielding } else { Stage::Acting };
    }

    /// Its turn is over.
    pub(super) fn end_turn(melee: &mut Melee) {
        let at = usize::from(melee.map.unit);
        melee.end_turn(at);
        melee.map.stage = Stage::Choosing;
    }
}

//! The lines of a dealt table about leaders and mats of the expansion.

use super::deal::{id, number};
use crate::effect::Ability;
use crate::ids::{Achievement, Leader, Module, System, Type};
use crate::retinue::{Goal, Retinue};
use crate::state::State;
use engine::{Index, Seat};

/// Leaders with their printed tokens and tiles.
pub(super) fn lead(state: &mut State, seat: Seat, ids: &[&str]) {
    state.board.modules.add(Module::Leaders);
    for leader in ids.iter().map(|it| id(it, Leader::from_id)) {
        let card = &state.board.pack.pack()[leader];
        let retinue = &mut state.board.tableaus[seat].retinue;
        let at = card.colour.at();
        (retinue.leaders[at], retinue.tokens[at]) = (Some(leader), card.tokens);
        for ability in &card.abilities {
            if let Ability::ShipTile(strength) = ability {
                retinue.tile.strength = *strength;
            }
        }
    }
}

/// Tokens, tiles and cards of the leaders and the mat.
pub(super) fn tell(retinue: &mut Retinue, words: &[&str]) {
    match words {
        ["tokens", leader, n] => {
            let leader = id(leader, Leader::from_id);
            retinue.take_tokens(leader, retinue.tokens_on(leader) - number(n) as u8);
        }
        ["credit", "used"] => retinue.credit_used = true,
        ["goal", card] => retinue.goal = Some(Goal { card: id(card, Achievement::from_id), claimed: false }),
        ["predicts", kinds @ ..] => {
            for (predicted, kind) in retinue.predictions.iter_mut().zip(kinds) {
                *predicted = Some(id(kind, Type::from_id));
            }
        }
        ["forever", option] => retinue.forever = Some(number(option) as u8),
        ["marked", system] => retinue.marked.add(id(system, System::from_id)),
        other => panic!("`{other:?}` is nothing a faction has"),
    }
}

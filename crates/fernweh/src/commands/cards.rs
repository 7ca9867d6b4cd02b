//! `fernweh cards`: all tiles of a game.

use crate::cli::{Cards, Language};
use crate::failure::Failure;
use crate::output;
use crate::packs::Packs;
use engine::Game;
use new_frontiers::State as NewFrontiers;
use new_frontiers::words::Lang;

pub(crate) fn run(cards: &Cards, packs: &Packs) -> Result<(), Failure> {
    let lang = match cards.lang {
        Language::En => Lang::En,
        Language::De => Lang::De,
    };
    match cards.game.as_str() {
        NewFrontiers::NAME => output::say(packs.new_frontiers().sheet(lang).trim_end()),
        other => Err(super::unknown_game(other)),
    }
}

//! `fernweh cards`: all tiles of a game.

use crate::cli::{Cards, Language};
use crate::failure::Failure;
use crate::output;
use crate::packs::Packs;
use beyond_the_sun::State as BeyondTheSun;
use engine::Game;
use merchant_of_venus::State as MerchantOfVenus;
use new_frontiers::State as NewFrontiers;

pub(crate) fn run(cards: &Cards, packs: &Packs) -> Result<(), Failure> {
    let sheet = match cards.game.as_str() {
        NewFrontiers::NAME => packs.new_frontiers().sheet(match cards.lang {
            Language::En => new_frontiers::words::Lang::En,
            Language::De => new_frontiers::words::Lang::De,
        }),
        BeyondTheSun::NAME => packs.beyond_the_sun().sheet(match cards.lang {
            Language::En => beyond_the_sun::words::Lang::En,
            Language::De => beyond_the_sun::words::Lang::De,
        }),
        MerchantOfVenus::NAME => packs.merchant_of_venus().sheet(match cards.lang {
            Language::En => merchant_of_venus::words::Lang::En,
            Language::De => merchant_of_venus::words::Lang::De,
        }),
        other => return Err(super::unknown_game(other)),
    };
    output::say(sheet.trim_end())
}

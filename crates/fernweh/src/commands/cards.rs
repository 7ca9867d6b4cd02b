//! `fernweh cards`: all tiles of a game.

use crate::cli::{Cards, Language};
use crate::failure::Failure;
use crate::games::{self, Command, Commanded, Packs};
use crate::output;

pub(crate) fn run(cards: &Cards, packs: &Packs) -> Result<(), Failure> {
    let sheet = games::with(&cards.game, Sheet { packs, lang: cards.lang })?;
    output::say(sheet.trim_end())
}

struct Sheet<'a> {
    packs: &'a Packs,
    lang: Language,
}

impl Command for Sheet<'_> {
    type Out = String;

    fn of<G: Commanded>(self) -> String {
        G::sheet(self.packs, self.lang)
    }
}

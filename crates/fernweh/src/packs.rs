//! Files that correct the tiles of a game.

use crate::failure::Failure;
use crate::files;
use crate::games::{self, Command, Commanded, NAMES, Packs};
use std::path::{Path, PathBuf};

/// Reads and installs the files, one a game.
pub(crate) fn install(paths: &[PathBuf]) -> Result<Packs, Failure> {
    let mut packs = Packs::default();
    for path in paths {
        let text = files::text(path)?;
        let (game, text) = named(path, text);
        let file = path.display().to_string();
        let Some(game) = game.filter(|game| NAMES.contains(&game.as_str())) else {
            return Err(Failure::input(format_args!(
                "{file} does not say which game it is for: begin it with the line `game = \"{}\"`",
                NAMES[0]
            )));
        };
        if word(&packs, &game)?.is_some() {
            return Err(Failure::input(format_args!(
                "{file} is the second pack for {game}: put both into one file"
            )));
        }
        games::with(&game, Install { packs: &mut packs, file: &file, text: &text })??;
    }
    Ok(packs)
}

struct Install<'a> {
    packs: &'a mut Packs,
    file: &'a str,
    text: &'a str,
}

impl Command for Install<'_> {
    type Out = Result<(), Failure>;

    fn of<G: Commanded>(self) -> Self::Out {
        G::install(self.packs, self.file, self.text)
    }
}

/// The word of an options line that makes a match of `game` use its pack, if there is one.
pub(crate) fn word(packs: &Packs, game: &str) -> Result<Option<String>, Failure> {
    games::with(game, Word(packs))
}

struct Word<'a>(&'a Packs);

impl Command for Word<'_> {
    type Out = Option<String>;

    fn of<G: Commanded>(self) -> Self::Out {
        G::word(self.0)
    }
}

/// The words that make matches use these packs, by game.
pub(crate) fn words(packs: &Packs) -> Vec<(String, String)> {
    let word = |game: &&str| Some(((*game).to_owned(), word(packs, game).ok()??));
    NAMES.iter().filter_map(word).collect()
}

/// The game a file is for, by its first lines or by its name, and the text of the pack itself.
fn named(path: &Path, text: String) -> (Option<String>, String) {
    let mut start = 0;
    for line in text.split_inclusive('\n').take_while(|line| !line.starts_with('[')) {
        if let Some(game) = line.strip_prefix("game").and_then(|rest| rest.trim_start().strip_prefix('=')) {
            let game = game.trim().trim_matches('"').to_owned();
            // The line stays as a comment, so that faults have the correct line numbers.
            let mut text = text;
            text.replace_range(start..=start, "#");
            return (Some(game), text);
        }
        start += line.len();
    }
    let by_name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    (by_name.filter(|name| NAMES.contains(&name.as_str())), text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_names_its_game_in_its_first_lines() {
        let (game, text) =
            named(Path::new("mine.toml"), "# mine\ngame = \"new-frontiers\"\n[[world]]\n".into());
        assert_eq!(game.as_deref(), Some("new-frontiers"));
        assert_eq!(text, "# mine\n#ame = \"new-frontiers\"\n[[world]]\n", "the line is out of the way");
    }

    #[test]
    fn a_pack_names_its_game_by_its_own_name() {
        let (game, text) =
            named(Path::new("a/new-frontiers.toml"), "[meta]\ngame = \"New Frontiers\"\n".into());
        assert_eq!(game.as_deref(), Some("new-frontiers"));
        assert_eq!(text, "[meta]\ngame = \"New Frontiers\"\n", "what stands in a section is the pack's own");
    }

    #[test]
    fn other_files_name_no_game() {
        assert_eq!(named(Path::new("mine.toml"), "[[world]]\n".into()).0, None);
    }
}

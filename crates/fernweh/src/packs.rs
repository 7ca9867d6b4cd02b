//! Files that correct the tiles of a game.

use crate::failure::Failure;
use crate::files;
use engine::Game;
use new_frontiers::State as NewFrontiers;
use new_frontiers::cards::Pack;
use std::path::{Path, PathBuf};

/// The packs that replace the standard ones.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Packs {
    new_frontiers: Option<&'static Pack>,
}

impl Packs {
    /// The tiles of New Frontiers.
    pub(crate) fn new_frontiers(&self) -> &'static Pack {
        self.new_frontiers.unwrap_or_else(|| Pack::standard())
    }

    /// The words that make a match use these packs, by game.
    pub(crate) fn options(&self) -> Vec<(String, String)> {
        let word = |pack: &Pack| (NewFrontiers::NAME.to_owned(), format!("pack={:016x}", pack.fingerprint()));
        self.new_frontiers.map(word).into_iter().collect()
    }
}

/// Reads and installs the files, one a game.
pub(crate) fn install(paths: &[PathBuf]) -> Result<Packs, Failure> {
    let mut packs = Packs::default();
    for path in paths {
        let text = files::text(path)?;
        let (game, text) = named(path, text);
        match game.as_deref() {
            Some(NewFrontiers::NAME) if packs.new_frontiers.is_some() => {
                return Err(Failure::input(format_args!(
                    "{} is the second pack for {}: put both into one file",
                    path.display(),
                    NewFrontiers::NAME
                )));
            }
            Some(NewFrontiers::NAME) => {
                let pack = Pack::with(&path.display().to_string(), &text);
                packs.new_frontiers = Some(pack.map_err(Failure::input)?);
            }
            _ => {
                return Err(Failure::input(format_args!(
                    "{} does not say which game it is for: begin it with the line `game = \"{}\"`",
                    path.display(),
                    NewFrontiers::NAME
                )));
            }
        }
    }
    Ok(packs)
}

/// The game a file is for, by its first lines or by its name, and the text of the pack itself.
fn named(path: &Path, text: String) -> (Option<String>, String) {
    let mut start = 0;
    for line in text.split_inclusive('\n').take_while(|line| !line.starts_with('[')) {
        if let Some(game) = line.strip_prefix("game").and_then(|rest| rest.trim_start().strip_prefix('=')) {
            let game = game.trim().trim_matches('"').to_owned();
            // As a comment the line stays where it is, so that faults are found at the right line.
            let mut text = text;
            text.replace_range(start..=start, "#");
            return (Some(game), text);
        }
        start += line.len();
    }
    let by_name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    (by_name.filter(|name| name == NewFrontiers::NAME), text)
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

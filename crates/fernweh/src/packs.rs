//! Files that correct the tiles of a game.

use crate::failure::Failure;
use crate::files;
use beyond_the_sun::State as BeyondTheSun;
use engine::Game;
use merchant_of_venus::State as MerchantOfVenus;
use new_frontiers::State as NewFrontiers;
use std::path::{Path, PathBuf};

/// The games whose tiles can be corrected.
const GAMES: [&str; 3] = [NewFrontiers::NAME, BeyondTheSun::NAME, MerchantOfVenus::NAME];

/// The packs that replace the standard ones.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Packs {
    new_frontiers: Option<&'static new_frontiers::cards::Pack>,
    beyond_the_sun: Option<&'static beyond_the_sun::cards::Pack>,
    merchant_of_venus: Option<&'static merchant_of_venus::cards::Pack>,
}

impl Packs {
    /// The tiles of New Frontiers.
    pub(crate) fn new_frontiers(&self) -> &'static new_frontiers::cards::Pack {
        self.new_frontiers.unwrap_or_else(|| new_frontiers::cards::Pack::standard())
    }

    /// The cards of Beyond the Sun.
    pub(crate) fn beyond_the_sun(&self) -> &'static beyond_the_sun::cards::Pack {
        self.beyond_the_sun.unwrap_or_else(|| beyond_the_sun::cards::Pack::standard())
    }

    /// The components of Merchant of Venus.
    pub(crate) fn merchant_of_venus(&self) -> &'static merchant_of_venus::cards::Pack {
        self.merchant_of_venus.unwrap_or_else(|| merchant_of_venus::cards::Pack::standard())
    }

    /// The options that make a match use these packs, by game.
    pub(crate) fn options(&self) -> Vec<(String, String)> {
        let word = |game: &str, fingerprint: u64| (game.to_owned(), format!("pack={fingerprint:016x}"));
        let first = self.new_frontiers.map(|pack| word(NewFrontiers::NAME, pack.fingerprint()));
        let second = self.beyond_the_sun.map(|pack| word(BeyondTheSun::NAME, pack.fingerprint()));
        let third = self.merchant_of_venus.map(|pack| word(MerchantOfVenus::NAME, pack.fingerprint()));
        [first, second, third].into_iter().flatten().collect()
    }

    /// Whether there is a pack for `game` already.
    fn has(&self, game: &str) -> bool {
        self.options().iter().any(|(of, _)| of == game)
    }
}

/// Reads and installs the files, one for each game.
pub(crate) fn install(paths: &[PathBuf]) -> Result<Packs, Failure> {
    let mut packs = Packs::default();
    for path in paths {
        let text = files::text(path)?;
        let (game, text) = named(path, text);
        let file = path.display().to_string();
        match game.as_deref() {
            Some(game) if packs.has(game) => {
                return Err(Failure::input(format_args!(
                    "{file} is the second pack for {game}: put both into one file"
                )));
            }
            Some(NewFrontiers::NAME) => {
                let pack = new_frontiers::cards::Pack::with(&file, &text);
                packs.new_frontiers = Some(pack.map_err(Failure::input)?);
            }
            Some(BeyondTheSun::NAME) => {
                let pack = beyond_the_sun::cards::Pack::with(&file, &text);
                packs.beyond_the_sun = Some(pack.map_err(Failure::input)?);
            }
            Some(MerchantOfVenus::NAME) => {
                let pack = merchant_of_venus::cards::Pack::with(&file, &text);
                packs.merchant_of_venus = Some(pack.map_err(Failure::input)?);
            }
            _ => {
                return Err(Failure::input(format_args!(
                    "{file} does not say which game it is for: begin it with the line `game = \"{}\"`",
                    NewFrontiers::NAME
                )));
            }
        }
    }
    Ok(packs)
}

/// The game of a file, by its first lines or by its name, and the text of the pack.
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
    (by_name.filter(|name| GAMES.contains(&name.as_str())), text)
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

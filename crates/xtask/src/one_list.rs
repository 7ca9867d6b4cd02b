//! Where games are named: in the one list, in files of their own, and nowhere else.

use crate::Fault;
use crate::members::{Kind, members};
use crate::tree::File;

/// The one list of games.
const LIST: &str = "crates/games/src/lib.rs";

/// Files that name a game which is not theirs. Manifests may: they say what is built. So may tests.
///
/// A file is a game's own if its path holds the game's name. Beside the list, a source may declare the module of a
/// game: a formatter does not find modules that a macro declares.
pub fn named_elsewhere(files: &[File]) -> Vec<Fault> {
    let games = games(files);
    let shared =
        files.iter().filter(|file| file.path.starts_with("crates/") || file.path.starts_with("scripts/"));
    let shared =
        shared.filter(|file| !file.is_for_tests() && !file.path.ends_with("Cargo.toml") && file.path != LIST);
    let mut faults = Vec::new();
    for file in shared {
        let (path, text) = (bare(&file.path), without_tests(file));
        let whole = bare(text);
        for game in games.iter().filter(|game| !path.contains(&bare(game)) && whole.contains(&bare(game))) {
            for (n, line) in text.lines().enumerate() {
                if bare(line).contains(&bare(game)) && !declares(line, game) {
                    let what = format!(
                        "names `{game}`: let it follow from the list in {LIST}, or move it to a file of that game"
                    );
                    faults.push(Fault::at(&file.path, n + 1, what));
                }
            }
        }
    }
    faults
}

/// Games that are missing in the list.
pub fn unlisted(files: &[File]) -> Vec<Fault> {
    let list = files.iter().find(|file| file.path == LIST).map_or("", |file| file.text.as_str());
    let is_listed = |game: &String| {
        list.split(|c: char| !(c.is_alphanumeric() || c == '_')).any(|word| word == snake(game))
    };
    let missing = games(files).into_iter().filter(|game| !is_listed(game));
    missing.map(|game| Fault::in_file(LIST, format!("`{game}` is missing: add it to the list"))).collect()
}

fn games(files: &[File]) -> Vec<String> {
    members(files).into_iter().filter(|it| it.kind == Kind::Game).map(|it| it.name).collect()
}

fn snake(game: &str) -> String {
    game.replace('-', "_")
}

/// A text without what differs between the spellings of a name.
fn bare(text: &str) -> String {
    text.chars().filter(|c| !['-', '_', ' '].contains(c)).flat_map(char::to_lowercase).collect()
}

/// Whether a line declares the module of a game.
fn declares(line: &str, game: &str) -> bool {
    let line = line.trim();
    let line = ["pub(crate) ", "pub "].iter().find_map(|begin| line.strip_prefix(begin)).unwrap_or(line);
    line == format!("mod {};", snake(game))
}

/// The text up to the tests at its end.
fn without_tests(file: &File) -> &str {
    let tests = file
        .text
        .match_indices("#[cfg(test)]\nmod ")
        .find(|(at, _)| file.text[*at..].lines().nth(1).is_some_and(|line| line.ends_with('{')));
    tests.map_or(&file.text, |(at, _)| &file.text[..at])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(path: &str, text: &str) -> Vec<Fault> {
        let game = "[package.metadata.fernweh]\nkind = \"game\"\n";
        let files = [
            File::new("crates/star-trade/Cargo.toml", game),
            File::new(LIST, "playable: [star_trade]"),
            File::new(path, text),
        ];
        [named_elsewhere(&files), unlisted(&files)].concat()
    }

    #[test]
    fn a_game_in_a_shared_file_is_found_in_every_spelling() {
        for name in ["star-trade", "star_trade", "StarTrade", "Star Trade", "STAR_TRADE"] {
            assert_eq!(
                faults("crates/web/src/a.rs", &format!("first\nlet x = \"{name}\";")).len(),
                1,
                "{name}"
            );
            assert_eq!(faults("crates/web/assets/a.css", &format!("/* {name} */")).len(), 1, "{name}");
        }
        assert_eq!(faults("crates/sim/src/a.rs", "use star_trade::State;")[0].line, 1);
        assert_eq!(faults("crates/web/src/a.rs", "mod star_trades;").len(), 1, "not quite its module");
    }

    #[test]
    fn its_own_files_manifests_and_tests_may_name_it() {
        for path in [
            "crates/star-trade/src/lib.rs",
            "crates/web/src/pages/star_trade/map.rs",
            "crates/web/assets/star-trade.css",
            "crates/web/tests/web/a.rs",
            "crates/web/Cargo.toml",
            "docs/bots.md",
        ] {
            assert_eq!(faults(path, "use star_trade::State;"), [], "{path}");
        }
        assert_eq!(
            faults("crates/web/src/a.rs", "fn a() {}\n#[cfg(test)]\nmod tests {\n    // Star Trade\n}\n"),
            []
        );
        assert_eq!(faults("crates/web/src/a.rs", "pub mod star_trade;\nmod b;"), []);
    }

    #[test]
    fn a_game_that_is_not_listed_is_missed() {
        let game = File::new("crates/ring-world/Cargo.toml", "[package.metadata.fernweh]\nkind = \"game\"\n");
        assert_eq!(unlisted(&[game, File::new(LIST, "playable: [ring_worlds]")]).len(), 1);
    }
}

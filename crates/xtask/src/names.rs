//! Names of types that have one meaning in the whole project.

use crate::Fault;
use crate::rust::{layers, names};
use crate::tree::File;

/// A name and where its type is: the one file, or the end of a path for a type that each game has.
const ONE_MEANING: [(&str, &str); 4] = [
    ("Turn", "crates/engine/src/turn.rs"),
    ("Lang", "crates/pack/src/lang.rs"),
    ("Choice", "crates/web/src/game.rs"),
    ("Forecast", "/src/now.rs"),
];

/// Types with such a name in another place.
pub fn with_a_second_meaning(files: &[File]) -> Vec<Fault> {
    let sources = files.iter().filter(|file| file.extension() == "rs");
    sources.flat_map(second_meanings).collect()
}

fn second_meanings(file: &File) -> Vec<Fault> {
    let foreign: Vec<_> = ONE_MEANING.iter().filter(|(_, home)| !file.path.ends_with(home)).collect();
    // Most sources need not be split into layers.
    if !foreign.iter().any(|(name, _)| file.text.contains(name)) {
        return Vec::new();
    }
    let mut faults = Vec::new();
    for (n, line) in layers(file).code.lines().enumerate() {
        let words: Vec<&str> = names(line).collect();
        for pair in words.windows(2).filter(|pair| ["struct", "enum", "trait", "type"].contains(&pair[0])) {
            if let Some((name, home)) = foreign.iter().find(|(name, _)| *name == pair[1]) {
                let what = format!("`{name}` means something else already, see {home}: choose another name");
                faults.push(Fault::at(&file.path, n + 1, what));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn n_faults(path: &str, text: &str) -> usize {
        with_a_second_meaning(&[File::new(path, text)]).len()
    }

    #[test]
    fn a_name_has_one_meaning() {
        assert_eq!(n_faults("crates/engine/src/turn.rs", "pub struct Turn<G: Game> {"), 0);
        assert_eq!(n_faults("crates/sim/src/a.rs", "pub(super) struct Turn {"), 1);
        assert_eq!(n_faults("crates/sim/src/a.rs", "/// struct Turn\nuse engine::Turn;"), 0);
        assert_eq!(n_faults("crates/sim/src/a.rs", "struct Turned;"), 0);
        assert_eq!(n_faults("crates/web/src/a.rs", "type Lang = u8;\nenum Choice {}"), 2);
        assert_eq!(
            n_faults("crates/new-frontiers/src/now.rs", "pub struct Forecast {"),
            0,
            "each game has one"
        );
        assert_eq!(n_faults("crates/new-frontiers/src/flow.rs", "struct Forecast;"), 1);
    }
}

//! One German word for one thing: words that the pages, the cards and the ledger of a game no longer use.

use crate::Fault;
use crate::tree::File;
use toml::Table;

/// A game, and which words its German texts use instead of which: the file `german.toml` of its crate.
struct Vocabulary {
    game: String,
    variants: Vec<(String, String)>,
}

fn vocabularies(files: &[File]) -> Vec<Vocabulary> {
    let lists = files.iter().filter(|file| file.path.ends_with("/german.toml"));
    lists
        .filter_map(|file| {
            let table: Table = file.text.parse().ok()?;
            let variants = table
                .into_iter()
                .filter_map(|(variant, word)| Some((variant, word.as_str()?.to_owned())))
                .collect();
            Some(Vocabulary { game: file.member()?.to_owned(), variants })
        })
        .collect()
}

/// Whether the file is a German text of this game: a page, the guided game, the rulebook, the cards, the ledger.
fn tells(file: &File, game: &str) -> bool {
    let name = file.path.rsplit('/').next().unwrap_or_default();
    let is_page = file.path.starts_with("crates/web/locales/de/") && name.contains(game);
    let is_rulebook = file.path.starts_with(&format!("crates/web/rulebook/{game}/de/"));
    is_page || is_rulebook || (file.path.starts_with("docs/") && name == format!("{game}.de.md"))
}

/// Whether the line contains the variant as a separate word.
fn stands(line: &str, variant: &str) -> bool {
    let line = line.replace("{\"\\u00AD\"}", "");
    let (word, any_ending) = variant.strip_suffix('*').map_or((variant, false), |stem| (stem, true));
    line.match_indices(word).any(|(at, _)| {
        let begins = word.starts_with('-') || !line[..at].ends_with(char::is_alphabetic);
        begins && (any_ending || !line[at + word.len()..].starts_with(char::is_alphabetic))
    })
}

/// Places where a German text of a game uses a word that must not be used.
pub fn variants(files: &[File]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for vocabulary in vocabularies(files) {
        for file in files.iter().filter(|file| tells(file, &vocabulary.game)) {
            for (n, line) in (1..).zip(file.text.lines()) {
                let said = vocabulary.variants.iter().filter(|(variant, _)| stands(line, variant));
                faults.extend(
                    said.map(|(variant, word)| {
                        Fault::at(&file.path, n, format!("`{variant}`: use `{word}`"))
                    }),
                );
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "\"Verruf*\" = \"Schande\"\n\"Schub\" = \"Zusatzschub\"\n\"-Probe*\" = \"prüfung\"\n\"Welt siedeln\" = \"Welt besiedeln\"\n";

    fn found(path: &str, text: &str) -> usize {
        variants(&[File::new("crates/sample/german.toml", LIST), File::new(path, text)]).len()
    }

    #[test]
    fn each_variant_is_found_in_every_text_of_its_game_and_its_word_is_not() {
        let list = [File::new("crates/sample/german.toml", LIST)];
        for (variant, word) in &vocabularies(&list)[0].variants {
            let variant = variant.trim_end_matches('*');
            for path in [
                "crates/web/locales/de/sample.ftl",
                "crates/web/locales/de/guide-sample.ftl",
                "crates/web/rulebook/sample/de/10-aim.md",
                "docs/rules/sample.de.md",
                "docs/cards/sample.de.md",
            ] {
                assert_eq!(found(path, &format!("key = <b>{variant}</b>, mehr")), 1, "{variant}");
                assert_eq!(found(path, &format!("key = {word}")), 0, "{word}");
            }
            assert_eq!(found("docs/rules/other.de.md", variant), 0);
            assert_eq!(found("docs/rules/sample.md", variant), 0);
        }
    }

    #[test]
    fn a_variant_inside_another_word_is_that_word() {
        let found = |text: &str| found("docs/rules/sample.de.md", text);
        assert_eq!(found("Schubverstärker geben keinen Zusatzschub"), 0);
        assert_eq!(found("Die Laser-Probe kostet Schub."), 2);
        assert_eq!(found("des Verrufs"), 1);
        assert_eq!(found("Schub{\"\\u00AD\"}verstärker"), 0);
    }
}

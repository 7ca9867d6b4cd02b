//! One German word for one thing: variants that the page, the cards and the ledger of a game have given up.

use crate::Fault;
use crate::tree::File;

/// A game, and what its German texts say instead of what. A variant is a whole word; one that ends in `*`
/// stands for all its endings, one that begins with `-` for the second part of a compound.
struct Vocabulary {
    game: &'static str,
    variants: &'static [(&'static str, &'static str)],
}

const VOCABULARIES: &[Vocabulary] = &[
    Vocabulary {
        game: "new-frontiers",
        variants: &[
            ("Kredit", "Krediteinheit"),
            ("Kredite", "Krediteinheiten"),
            ("Krediten", "Krediteinheiten"),
            ("Militär", "Stärke"),
            ("Welt siedeln", "Welt besiedeln"),
            ("Welten siedeln", "Welten besiedeln"),
            ("Welt gesiedelt", "Welt besiedelt"),
            ("Kolonie tauschen", "Kolonie ersetzen"),
            ("zurückgeb*", "zurücklegen"),
            ("herstell*", "produzieren"),
            ("hergestellt*", "produziert"),
        ],
    },
    Vocabulary {
        game: "beyond-the-sun",
        variants: &[
            ("verbesser*", "aufwerten"),
            ("Verbesserung*", "Aufwertung"),
            ("Werft*", "Schiffswerft"),
            ("Unentdeckt*", "Unbekannt"),
            ("unentdeckt*", "unbekannt"),
            ("Automatisierung*", "Automation"),
            ("besiedel*", "kolonisieren"),
            ("Abbau", "Erzproduktion"),
            ("Bewohner*", "Bevölkerung"),
            ("Kriegsschiff*", "Raumschiff"),
            ("Schiff", "Raumschiff"),
            ("Schiffe", "Raumschiffe"),
            ("vorhergesagt*", "vorausgesagt"),
            ("Plättchen zu 1 SP", "+1-SP-Plättchen"),
            ("Solomodus", "Solospiel"),
        ],
    },
    Vocabulary {
        game: "merchant-of-venus",
        variants: &[
            ("Verruf*", "Schande"),
            ("Telegate*", "Teleportal"),
            ("Tempowürfel*", "Geschwindigkeitswürfel"),
            ("Schub", "Zusatzschub"),
            ("-Probe*", "prüfung"),
            ("-Prüfung*", "prüfung"),
            ("Proben", "Prüfungen"),
            ("misslungen*", "nicht bestanden"),
            ("zuteil*", "zuweisen"),
            ("zuzuteilen", "zuzuweisen"),
            ("zugeteilt*", "zugewiesen"),
            ("Ausbau*", "Schiffsverbesserung"),
            ("Orbitfeld*", "Orbitalfeld"),
            ("beförder*", "aufwerten"),
            ("Beförder*", "Aufwertung"),
            ("Fähigkeitswert*", "Können"),
            ("Pilotenfähigkeit*", "Können"),
            ("Information*", "Aufklärung"),
            ("schmuggel*", "auf dem Schwarzmarkt verkaufen"),
            ("mitnehmen", "aufnehmen"),
            ("ausgeladen*", "abgeladen"),
            ("Ladung", "Fracht"),
            ("Frachtpunkt*", "Kapazität"),
            ("Ruhmmarker*", "Ruhmesmarker"),
            ("Erstkontakt-Karte*", "Erstkontaktkarte"),
            ("Richtung an", "die Richtung erklären"),
        ],
    },
];

/// Whether the file tells this game in German: on the page, in the guided game, on the cards, in the ledger.
fn tells(file: &File, game: &str) -> bool {
    let name = file.path.rsplit('/').next().unwrap_or_default();
    let is_page = file.path.starts_with("crates/web/locales/de/") && name.contains(game);
    is_page || (file.path.starts_with("docs/") && name == format!("{game}.de.md"))
}

/// Whether the variant stands in the line as a word of its own; where a long word may be broken it goes on.
fn stands(line: &str, variant: &str) -> bool {
    let line = line.replace("{\"\\u00AD\"}", "");
    let (word, any_ending) = variant.strip_suffix('*').map_or((variant, false), |stem| (stem, true));
    line.match_indices(word).any(|(at, _)| {
        let begins = word.starts_with('-') || !line[..at].ends_with(char::is_alphabetic);
        begins && (any_ending || !line[at + word.len()..].starts_with(char::is_alphabetic))
    })
}

/// Places where a German text of a game says a variant that was given up.
pub fn variants(files: &[File]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for vocabulary in VOCABULARIES {
        for file in files.iter().filter(|file| tells(file, vocabulary.game)) {
            for (n, line) in (1..).zip(file.text.lines()) {
                let said = vocabulary.variants.iter().filter(|(variant, _)| stands(line, variant));
                faults.extend(said.map(|(variant, word)| {
                    Fault::at(&file.path, n, format!("`{variant}`: here it is `{word}`"))
                }));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_variant_is_found_in_every_text_of_its_game_and_its_word_is_not() {
        for Vocabulary { game, variants: given_up } in VOCABULARIES {
            for (variant, word) in *given_up {
                let variant = variant.trim_end_matches('*');
                for path in [
                    format!("crates/web/locales/de/{game}.ftl"),
                    format!("crates/web/locales/de/guide-{game}.ftl"),
                    format!("docs/rules/{game}.de.md"),
                    format!("docs/cards/{game}.de.md"),
                ] {
                    let found = |text: &str| variants(&[File::new(&path, text)]).len();
                    assert_eq!(found(&format!("key = <b>{variant}</b>, mehr")), 1, "{game}: {variant}");
                    assert_eq!(found(&format!("key = {word}")), 0, "{game}: {word}");
                }
                assert_eq!(variants(&[File::new("docs/rules/other.de.md", variant)]), []);
                assert_eq!(variants(&[File::new(&format!("docs/rules/{game}.md"), variant)]), []);
            }
        }
    }

    #[test]
    fn a_variant_inside_another_word_is_that_word() {
        let found = |text: &str| variants(&[File::new("docs/rules/merchant-of-venus.de.md", text)]).len();
        assert_eq!(found("Schubverstärker geben keinen Zusatzschub"), 0);
        assert_eq!(found("Die Laser-Probe kostet Schub."), 2);
        assert_eq!(found("des Verrufs"), 1);
        assert_eq!(found("Schub{\"\\u00AD\"}verstärker"), 0);
    }
}

//! Where long words of names may be broken, because a narrow tile has no space for "Freihandelsvereinigung".
//!
//! Browsers can do this too, but only those that have a dictionary.

use crate::pages::breaks;

/// Long words, with `|` where a line may end.
const WORDS: &[&str] = &[
    "Absatz|märkte",
    "Associ|ation",
    "Auswanderer|hafen",
    "Außen|posten",
    "Belagerungs|werften",
    "Bergbau|industrie",
    "Bergbau|roboter",
    "Conglom|erate",
    "Conserv|atory",
    "Designer|arten",
    "Edelstein|schleifer",
    "Eisen|hügel",
    "Erkun|dungs|team",
    "Erz|frachter",
    "Expedi|tionary",
    "Expe|ditions|korps",
    "Export|zölle",
    "Fertig|habitate",
    "Festspiel|welt",
    "Frei|handels|vereinigung",
    "Galak|tische",
    "Galak|tischer",
    "Galak|tisches",
    "Gen|mani|pu|lierte",
    "Gen|mani|pu|lierten",
    "Gen|mani|pu|lierter",
    "Genom|archiv",
    "Gewürz|welt",
    "Gieße|reien",
    "Gießerei|welt",
    "Grenz|mark",
    "Grenzland|siedler",
    "Heimat|flotte",
    "Home|steading",
    "Horch|posten",
    "Invest|ment",
    "Investitions|kredite",
    "Keim|reaktor",
    "Kometen|schwarm",
    "Konser|vatorium",
    "Kontakt|spezialist",
    "Kredit|einheit",
    "Kredit|einheiten",
    "Kriegs|gewinnler",
    "Kuriositäten|gewölbe",
    "Künstler|siedlung",
    "Land|besetzende",
    "Landungs|schiffe",
    "Leuch|tender",
    "Macht|haber",
    "Moos|gärtner",
    "Nachrichten|center",
    "Pan|galaktische",
    "Pan|galaktisches",
    "Piraten|sender",
    "Prospec|tors",
    "Raben|schwärme",
    "Raum|tiefen",
    "Raum|truppen",
    "Research|ers",
    "Resist|ance",
    "Ring|steinbruch",
    "Rosetta|stein",
    "Rüstungs|industrie",
    "Schla|fende",
    "Schwarm|nest",
    "Settle|ment",
    "Speicher|kern",
    "Spezia|listen",
    "Symbi|onten",
    "Techno|cracy",
    "Techno|kratie",
    "Techno|logie",
    "Techno|logy",
    "Terra|forming",
    "Traum|studios",
    "Trouba|dours",
    "Ver|brauchen",
    "Verbes|serte",
    "Vermessungs|dienst",
    "Vermessungs|zentrale",
    "Verteidi|gungs|system",
    "Verwil|derte",
    "Wach|drohnen",
    "Waffen|fabriken",
    "Waffen|lager",
    "Wander|flotte",
    "Wider|stand",
    "Wächter|flotte",
    "Zerbors|tener",
];

/// `name` with soft hyphens in its long words.
pub(super) fn with_breaks(name: &str) -> String {
    breaks::with_breaks(name, WORDS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::breaks::SOFT;
    use new_frontiers::cards::Pack;
    use new_frontiers::ids::{Development, Tile, World};

    /// Every name on a tile, in both languages.
    fn names() -> Vec<String> {
        let pack = Pack::standard();
        let of_developments = Development::all().map(|id| &pack[id].name);
        let of_worlds = World::all().map(|id| &pack[id].name);
        let of_actions = Tile::ALL.into_iter().map(|id| &pack[id].name);
        of_developments
            .chain(of_worlds)
            .chain(of_actions)
            .flat_map(|name| [name.en.clone(), name.de.clone()])
            .collect()
    }

    #[test]
    fn breaks_stand_inside_words_and_nothing_else_changes() {
        assert_eq!(with_breaks("Freihandelsvereinigung"), "Frei\u{AD}handels\u{AD}vereinigung");
        assert_eq!(
            with_breaks("Welt genmanipulierter Raben"),
            "Welt gen\u{AD}mani\u{AD}pu\u{AD}lierter Raben"
        );
        let ravens = "Gen\u{AD}mani\u{AD}pu\u{AD}lierte Raben\u{AD}schwärme";
        assert_eq!(with_breaks("Genmanipulierte Rabenschwärme"), ravens, "as the browser tests write it");
        assert_eq!(with_breaks("Raumtiefen-Symbionten"), "Raum\u{AD}tiefen-Symbi\u{AD}onten");
        assert_eq!(with_breaks("Terraforming-Roboter"), "Terra\u{AD}forming-Roboter");
        assert_eq!(with_breaks("Alpha Centauri"), "Alpha Centauri");
        for name in names() {
            assert_eq!(with_breaks(&name).replace(SOFT, ""), name);
        }
    }

    #[test]
    fn no_long_word_is_forgotten() {
        for name in names() {
            let broken = with_breaks(&name);
            for part in broken.split([' ', '-', SOFT]) {
                assert!(
                    part.chars().count() <= 14,
                    "`{part}` of `{name}` is too long for a tile: add it to WORDS"
                );
            }
        }
    }
}

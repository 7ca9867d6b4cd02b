//! Where long words on cards may be broken.

use crate::pages::breaks;

/// Long words, with `|` where a line may end.
const WORDS: &[&str] = &[
    "Androiden|rechts|bewegung",
    "Asteroiden|gießereien",
    "Astro|botaniker",
    "Astro|botanist",
    "Astro|chemiker",
    "Bio|synaptisches",
    "Comple|tionist",
    "Daten|austausch",
    "Fertigungs|orbitale",
    "Flotten|leiter",
    "Fortschritt|liche",
    "Gehirn|implantate",
    "Geist/|Maschine",
    "Generationen|schiffe",
    "Gilden|meister",
    "Groß|kampfschiff",
    "Haupt|quartier",
    "Human|experimente",
    "Inter|stellare",
    "Inter|syste|mi|sche",
    "Kolonial|ministerium",
    "Manu|facturing",
    "Mega|structures",
    "Mega|strukturen",
    "Null|punkt|reaktor",
    "Parallel|universums",
    "Planeten|weite",
    "Raumzeit|anomalie",
    "Singulari|täts|archiv",
    "Sonden|schwärme",
    "Stellar|kartografie",
    "Söldner|flotte",
    "Terra|former",
    "Trans|dimensional",
    "Trans|dimensionale",
    "Versorgungs|stützpunkt",
    "Über|flieger",
];

/// `name` with soft hyphens in its long words.
pub(super) fn with_breaks(name: &str) -> String {
    breaks::with_breaks(name, WORDS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use beyond_the_sun::cards::Pack;

    /// Every name on a card of the tree or of a leader, in both languages.
    fn names() -> Vec<String> {
        let pack = Pack::standard();
        let names =
            pack.techs.iter().map(|card| &card.name).chain(pack.leaders.iter().map(|card| &card.name));
        names.flat_map(|name| [name.en.clone(), name.de.clone()]).collect()
    }

    #[test]
    fn long_words_are_broken_and_nothing_else_changes() {
        assert_eq!(with_breaks("Asteroidengießereien"), "Asteroiden\u{AD}gießereien");
        breaks::check(names(), with_breaks);
    }
}

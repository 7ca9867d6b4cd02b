//! Where long words in names of technologies may be broken: a lane of the research drawer is narrow.

use crate::pages::breaks;

/// Long words, with `|` where a line may end.
const WORDS: &[&str] = &[
    "Automati|sierte",
    "Diplo|matischer",
    "Energie|waffen",
    "Fort|schrittlich",
    "Fort|schrittliche",
    "Hoch|industrie",
    "Hyper|commu|nication",
    "Hyper|kommuni|kation",
    "Institu|tionen",
    "Invasions|taktik",
    "Kriegs|wirtschaft",
    "Massen|administra|tion",
    "Massen|produktion",
    "Materialien|abbau",
    "Projektil|waffen",
    "Robotroni|sierung",
    "Terrain|formung",
    "Tiefen|kontakte",
    "Verteidi|gungs|truppen",
    "Wehr|technischer",
    "Wirtschafts|zentrum",
    "adminis|tration",
    "construc|tions",
    "indus|trieller",
    "juris|prudence",
];

/// `name` with soft hyphens in its long words.
pub(super) fn with_breaks(name: &str) -> String {
    breaks::with_breaks(name, WORDS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use interportal::cards::Pack;
    use interportal::ids::Tech;

    /// Every name of a technology, in both languages.
    fn names() -> Vec<String> {
        let pack = Pack::standard();
        Tech::all().map(|tech| &pack[tech].name).flat_map(|name| [name.en.clone(), name.de.clone()]).collect()
    }

    #[test]
    fn long_words_are_broken_and_nothing_else_changes() {
        assert_eq!(with_breaks("Wirtschaftszentrum"), "Wirtschafts\u{AD}zentrum");
        breaks::check(names(), with_breaks);
    }
}

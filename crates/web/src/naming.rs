//! Names of tables that no person has named: stored without a language, and translated for each reader.

use crate::i18n::{Lang, say, t};
use crate::tables::Games;

/// Separates the kind of such a name from its parts. People cannot write it, because such characters are removed from
/// their input.
const MARK: char = '\u{1f}';

/// A generated name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Made<'a> {
    /// The table of somebody.
    Table(&'a str),
    /// Somebody against bots.
    Quick(&'a str),
    /// The guided game of a person.
    Guide(&'a str),
    /// A lesson that begins in a prepared position, and who learns.
    Lesson {
        /// The name of the game.
        game: &'a str,
        /// The name of the lesson.
        lesson: &'a str,
        /// Who learns.
        of: &'a str,
    },
    /// A finished match, played on by somebody.
    Onward(&'a str),
    /// A try at a challenge, known by its own name.
    Daily(&'a str),
}

impl Made<'_> {
    /// The name as it is kept.
    pub(crate) fn kept(self) -> String {
        let (kind, of) = match self {
            Self::Table(of) => ("table", of),
            Self::Quick(of) => ("quick", of),
            Self::Guide(of) => ("guide", of),
            Self::Lesson { game, lesson, of } => return format!("lesson{MARK}{game}/{lesson}/{of}"),
            Self::Onward(of) => ("onward", of),
            Self::Daily(of) => ("daily", of),
        };
        format!("{kind}{MARK}{of}")
    }
}

/// The stored name of a table, for a reader.
pub(crate) fn shown(kept: &str, games: Games, lang: Lang) -> String {
    match kept.split_once(MARK) {
        None => kept.to_owned(),
        Some(("quick", of)) => t!(lang, "quick-name", name = of),
        Some(("guide", of)) => t!(lang, "guide-table", name = of),
        Some(("lesson", of)) => lesson(of, games, lang),
        Some(("onward", of)) => t!(lang, "onward-name", name = of),
        Some(("daily", of)) => daily(of, games, lang),
        Some((_, of)) => t!(lang, "table-name-default", name = of),
    }
}

/// Whether the name tells a table apart from others of the same person: else lists call it by its game.
pub(crate) fn tells_apart(kept: &str) -> bool {
    !matches!(kept.split_once(MARK), Some(("table", _)))
}

fn lesson(kept: &str, games: Games, lang: Lang) -> String {
    let mut parts = kept.splitn(3, '/');
    let mut part = || parts.next().unwrap_or_default();
    let (game, name, of) = (part(), part(), part());
    let title = games
        .find(game)
        .and_then(|game| game.lessons().iter().find(|lesson| lesson.name == name))
        .map_or_else(|| name.to_owned(), |lesson| say(lang, &lesson.title, &[]));
    t!(lang, "lesson-table", name = of, title = title)
}

fn daily(challenge: &str, games: Games, lang: Lang) -> String {
    let (game, day) = challenge.split_once('/').unwrap_or((challenge, ""));
    let title = games.find(game).map_or(game, |game| game.lid().title);
    t!(lang, "daily-table", game = title, day = crate::i18n::day(lang, day))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GAMES;
    use crate::letters::clean_title;

    #[test]
    fn each_reader_has_it_in_their_language() {
        let kept = Made::Table("Ada").kept();
        assert_eq!(shown(&kept, GAMES, Lang::En), "Ada’s table");
        assert_eq!(shown(&kept, GAMES, Lang::De), "Tisch von Ada");
        let daily = Made::Daily("beyond-the-sun/2026-11-15").kept();
        assert_eq!(shown(&daily, GAMES, Lang::En), "Beyond the Sun: challenge of 15 Nov 2026");
        assert_eq!(shown(&daily, GAMES, Lang::De), "Beyond the Sun: Aufgabe vom 15.11.2026");
        let lesson = Made::Lesson { game: "interportal", lesson: "war", of: "Ada/Bo" }.kept();
        assert_eq!(shown(&lesson, GAMES, Lang::En), "Ada/Bo: War");
        assert_eq!(shown(&lesson, GAMES, Lang::De), "Ada/Bo: Krieg");
        for made in [Made::Quick("Ada"), Made::Guide("Ada"), Made::Onward("Ada")] {
            assert_ne!(
                shown(&made.kept(), GAMES, Lang::En),
                shown(&made.kept(), GAMES, Lang::De),
                "{made:?}"
            );
        }
    }

    #[test]
    fn all_tables_of_a_person_have_one_name_unless_they_are_named() {
        assert!(!tells_apart(&Made::Table("Ada").kept()));
        assert!(tells_apart(&Made::Daily("beyond-the-sun/2026-11-15").kept()));
        assert!(tells_apart("Friday") && tells_apart("table"), "a person named it");
    }

    #[test]
    fn a_given_name_stays_as_it_is() {
        assert_eq!(shown("Friday", GAMES, Lang::De), "Friday");
        let written = clean_title(&Made::Quick("Ada").kept()).unwrap_or_default();
        assert_eq!(shown(&written, GAMES, Lang::De), "quick Ada", "nobody can write a made name");
    }
}

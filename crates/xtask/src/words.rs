//! Words that the project does not use.

use crate::Fault;
use crate::tree::File;

/// A word, why it must not be used, and where it may be.
struct Word {
    /// Written in two halves, so that this file does not contain the word.
    halves: (&'static str, &'static str),
    ignores_case: bool,
    /// Whether it must be found as whole words, not as a part of a longer word.
    is_phrase: bool,
    why: &'static str,
    may_stand_in: &'static [&'static str],
}

const WORDS: &[Word] = &[
    Word {
        halves: ("TO", "DO"),
        ignores_case: false,
        is_phrase: false,
        why: "do it now, or write it down where work is planned",
        may_stand_in: &[],
    },
    Word {
        halves: ("FIX", "ME"),
        ignores_case: false,
        is_phrase: false,
        why: "put it right now, or write it down where work is planned",
        may_stand_in: &[],
    },
    Word {
        halves: ("sub", "agent"),
        ignores_case: true,
        is_phrase: false,
        why: "the project speaks of itself alone",
        may_stand_in: &[],
    },
    Word {
        halves: ("../sha", "red"),
        ignores_case: false,
        is_phrase: false,
        why: "everything the project needs is in it",
        may_stand_in: &[],
    },
    Word {
        halves: ("/wo", "rk/"),
        ignores_case: false,
        is_phrase: false,
        why: "a path of one machine means nothing on another",
        may_stand_in: &[],
    },
    Word {
        halves: ("ses", "sion"),
        ignores_case: true,
        is_phrase: false,
        why: "people have guests, tables and matches here; only a browser and a setting of PostgreSQL have that",
        may_stand_in: &[
            "crates/web/",
            "crates/fernweh/tests/browser/",
            "crates/store/src/postgres/opening.rs",
            "docs/api.md",
        ],
    },
    Word {
        halves: ("who", "ever"),
        ignores_case: true,
        is_phrase: false,
        why: "say who it is: the player, the faction, the caller, the reader",
        may_stand_in: &[],
    },
    habit("move", " house", "say what moves where: copy the file, move to another computer"),
    habit("is", " deaf", "say what it does: it drops events, it ignores requests"),
    habit("door", " of the", "name the part: the listener, the trait, the module"),
    habit("nobody's", " business", "say who may know it and who may not"),
    habit("to", " mend", "say `to correct` or `to remove`"),
    habit("second", " idea", "name the topic that gets its own file"),
    habit("sleeps", " until", "say that it does not work until then"),
    habit("in its", " head", "say that it is computed in an imagined state"),
    habit("have", " spoken", "say what dice, cards or players decide"),
    habit("round in", " circles", "say what repeats or what never ends"),
];

/// A figure of speech that a reader has to guess, and what to write instead.
const fn habit(first: &'static str, second: &'static str, why: &'static str) -> Word {
    Word { halves: (first, second), ignores_case: true, is_phrase: true, why, may_stand_in: &[] }
}

/// Places where such a word is used.
pub fn unwanted(files: &[File]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for file in files {
        let lower = file.text.to_ascii_lowercase();
        for word in
            WORDS.iter().filter(|word| !word.may_stand_in.iter().any(|place| file.path.starts_with(place)))
        {
            let text = [word.halves.0, word.halves.1].concat();
            let all = if word.ignores_case { &lower } else { &file.text };
            // Most files contain none of the words, and one search of the whole file is faster than one of each line.
            let lines = if all.contains(&text) { all.as_str() } else { "" }.lines().enumerate();
            for (n, _) in lines.filter(|(_, line)| contains(line, &text, word.is_phrase)) {
                faults.push(Fault::at(&file.path, n + 1, format!("`{text}`: {}", word.why)));
            }
        }
    }
    faults
}

/// Lines of card pages that read like formulas: comparisons, products, changes behind a colon, brackets in brackets.
pub fn formulas(files: &[File]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let is_cards = |file: &&File| file.path.starts_with("docs/cards/") && !file.path.ends_with("README.md");
    for file in files.iter().filter(is_cards) {
        for (n, line) in file.text.lines().enumerate().filter(|(_, line)| line.starts_with("| ")) {
            if let Some(sign) = formula(line) {
                faults.push(Fault::at(&file.path, n + 1, format!("`{sign}`: a card says this in words")));
            }
        }
    }
    faults
}

fn formula(line: &str) -> Option<&'static str> {
    let signs = [" > ", " < ", " ≥ ", " ≤ ", " = ", "×", ": +", "most: ", "meisten: "];
    let nested = || {
        let mut depth = 0;
        line.chars().any(|letter| {
            depth += i32::from(letter == '(') - i32::from(letter == ')');
            depth > 1
        })
    };
    signs.into_iter().find(|sign| line.contains(sign)).or_else(|| nested().then_some("(("))
}

/// Whether `line` contains `text`; as whole words if `is_phrase`.
fn contains(line: &str, text: &str, is_phrase: bool) -> bool {
    line.match_indices(text).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + text.len()..]);
        !is_phrase || !before.ends_with(char::is_alphabetic) && !after.starts_with(char::is_alphabetic)
    })
}

/// Code that was commented out instead of deleted.
pub fn commented_out(files: &[File]) -> Vec<Fault> {
    let looks_like_code = |comment: &str| {
        let words = comment.trim();
        let begins = ["let ", "fn ", "pub ", "use ", "if ", "for ", "match ", "return ", "#["];
        begins.iter().any(|begin| words.starts_with(begin)) && words.ends_with([';', '{', '}', ']'])
    };
    let sources = files.iter().filter(|file| file.extension() == "rs");
    let lines =
        sources.flat_map(|file| file.text.lines().enumerate().map(move |(n, line)| (file, n + 1, line)));
    lines
        .filter_map(|(file, n, line)| Some((file, n, line.trim_start().strip_prefix("// ")?)))
        .filter(|(_, _, comment)| looks_like_code(comment))
        .map(|(file, n, _)| Fault::at(&file.path, n, "commented-out code: delete it, git keeps it"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_word_is_found_and_nothing_else() {
        for word in WORDS {
            let text = [word.halves.0, word.halves.1].concat();
            let found = |path: &str| unwanted(&[File::new(path, &format!("first\n// {text} and more"))]);
            assert_eq!(
                found("crates/engine/src/a.rs"),
                [Fault::at("crates/engine/src/a.rs", 2, format!("`{text}`: {}", word.why))]
            );
            for place in word.may_stand_in {
                assert_eq!(found(&format!("{place}a.rs")), []);
            }
        }
        assert_eq!(unwanted(&[File::new("README.md", "Play and enjoy. todo = \"warn\"")]), []);
    }

    #[test]
    fn plain_sentences_pass() {
        let plain = [
            "The player who selects an action acts first.",
            "Powers do not work in the action in which their tile arrives.",
            "/// Which doors of the ship are open, and the house rules of the host.",
            "A player may amend the name, recommend a bot, and have a second ideal.",
        ];
        for line in plain {
            assert_eq!(unwanted(&[File::new("docs/api.md", line)]), [], "{line}");
        }
        let riddle = ["Who", "ever comes first moves", " house."].concat();
        assert_eq!(unwanted(&[File::new("crates/web/locales/en/app.ftl", &riddle)]).len(), 1);
        let two = ["It is", " deaf, and so is who", "ever asks."].concat();
        assert_eq!(unwanted(&[File::new("README.md", &two)]).len(), 2);
    }

    #[test]
    fn case_matters_only_where_it_should() {
        let upper = format!("{}{}", "Ses", "sion");
        assert_eq!(unwanted(&[File::new("README.md", &upper)]).len(), 1);
    }

    #[test]
    fn formulas_on_cards_are_found() {
        let found = |text: &str| formulas(&[File::new("docs/cards/toy.md", text)]).len();
        assert_eq!(found("| Jump | If gates > 0: jump. |"), 1);
        assert_eq!(found("| Paint | Gain 10 × 2 dice. |"), 1);
        assert_eq!(found("| Slots | Slots (colonies (level 3)): 1. |"), 1);
        assert_eq!(found("| Votes | Votes: +2. |"), 1);
        assert_eq!(found("| Votes | You have 2 more votes (once). |"), 0);
        assert_eq!(formulas(&[File::new("docs/api.md", "| a > b |")]), [], "no card page");
    }

    #[test]
    fn code_in_comments_is_told_from_prose() {
        let found = |text: &str| commented_out(&[File::new("crates/engine/src/a.rs", text)]).len();
        assert_eq!(found("// let x = 1;"), 1);
        assert_eq!(found("    // if done {"), 1);
        assert_eq!(found("// if it is done, nothing follows"), 0);
        assert_eq!(found("/// let x = 1;"), 0, "an example in a doc comment");
        assert_eq!(found("let x = 1;"), 0);
    }
}

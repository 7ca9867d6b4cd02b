//! Words that the project does not use.

use crate::Fault;
use crate::tree::File;

/// A word, why it must not be used, and where it may be.
struct Word {
    /// Written in two halves, so that this file does not contain the word.
    halves: (&'static str, &'static str),
    ignores_case: bool,
    why: &'static str,
    may_stand_in: &'static [&'static str],
}

const WORDS: &[Word] = &[
    Word {
        halves: ("TO", "DO"),
        ignores_case: false,
        why: "do it now, or write it down where work is planned",
        may_stand_in: &[],
    },
    Word {
        halves: ("FIX", "ME"),
        ignores_case: false,
        why: "put it right now, or write it down where work is planned",
        may_stand_in: &[],
    },
    Word {
        halves: ("sub", "agent"),
        ignores_case: true,
        why: "the project speaks of itself alone",
        may_stand_in: &[],
    },
    Word {
        halves: ("../sha", "red"),
        ignores_case: false,
        why: "everything the project needs is in it",
        may_stand_in: &[],
    },
    Word {
        halves: ("/wo", "rk/"),
        ignores_case: false,
        why: "a path of one machine means nothing on another",
        may_stand_in: &[],
    },
    Word {
        halves: ("ses", "sion"),
        ignores_case: true,
        why: "people have guests, tables and matches here; only a browser has that",
        may_stand_in: &["crates/web/", "crates/fernweh/tests/browser/", "docs/api.md"],
    },
];

/// Places where such a word is used.
pub fn unwanted(files: &[File]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for file in files {
        for word in
            WORDS.iter().filter(|word| !word.may_stand_in.iter().any(|place| file.path.starts_with(place)))
        {
            let text = [word.halves.0, word.halves.1].concat();
            for (n, line) in file.text.lines().enumerate() {
                let found = if word.ignores_case {
                    line.to_lowercase().contains(&text)
                } else {
                    line.contains(&text)
                };
                if found {
                    faults.push(Fault::at(&file.path, n + 1, format!("`{text}`: {}", word.why)));
                }
            }
        }
    }
    faults
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
    fn case_matters_only_where_it_should() {
        let upper = format!("{}{}", "Ses", "sion");
        assert_eq!(unwanted(&[File::new("README.md", &upper)]).len(), 1);
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

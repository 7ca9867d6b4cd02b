//! Splits Rust sources into code, comments, and code for tests only.

use crate::tree::File;

/// A source in layers. Each layer has the lines of the file; the parts of other layers are blank.
#[derive(Debug)]
pub struct Layers {
    /// Code of the program, without comments and without the content of strings.
    pub code: String,
    /// Code for tests only.
    pub tests: String,
    /// Comments in code.
    pub comments: String,
    /// Comments in tests.
    pub test_comments: String,
}

/// Splits a source.
pub fn layers(file: &File) -> Layers {
    let (code, comments) = code_and_comments(&file.text);
    let is_test = if file.is_for_tests() { vec![true; code.len()] } else { test_regions(&code) };
    let pick = |text: &[char], wanted: bool| -> String {
        let blank = |(c, is_test): (&char, &bool)| if *is_test == wanted || *c == '\n' { *c } else { ' ' };
        text.iter().zip(&is_test).map(blank).collect()
    };
    Layers {
        code: pick(&code, false),
        tests: pick(&code, true),
        comments: pick(&comments, false),
        test_comments: pick(&comments, true),
    }
}

/// The kind of the next characters.
#[derive(Clone, Copy, PartialEq)]
enum Mode {
    Code,
    LineComment,
    BlockComment { depth: u32 },
    Text,
    RawText { n_hashes: usize },
    Letter,
}

fn code_and_comments(text: &str) -> (Vec<char>, Vec<char>) {
    let chars: Vec<char> = text.chars().collect();
    let mut code = vec![' '; chars.len()];
    let mut comments = code.clone();
    let mut mode = Mode::Code;
    let mut i = 0;
    while i < chars.len() {
        let at = |ahead: usize| chars.get(i + ahead).copied().unwrap_or('\0');
        let (next, n_taken) = match mode {
            Mode::Code => match (at(0), at(1)) {
                ('/', '/') => (Mode::LineComment, 2),
                ('/', '*') => (Mode::BlockComment { depth: 1 }, 2),
                ('"', _) => (Mode::Text, 1),
                ('r', '"' | '#') if !is_word(i.checked_sub(1).map_or(' ', |before| chars[before]), true) => {
                    let n_hashes = chars[i + 1..].iter().take_while(|c| **c == '#').count();
                    if at(1 + n_hashes) == '"' {
                        (Mode::RawText { n_hashes }, 2 + n_hashes)
                    } else {
                        (Mode::Code, 1)
                    }
                }
                ('\'', '\\') => (Mode::Letter, 2),
                // `'a'` is a letter, `'a` a lifetime.
                ('\'', _) if at(2) == '\'' => (Mode::Code, 3),
                _ => (Mode::Code, 1),
            },
            Mode::LineComment if at(0) == '\n' => (Mode::Code, 1),
            Mode::BlockComment { depth } => match (at(0), at(1)) {
                ('*', '/') if depth == 1 => (Mode::Code, 2),
                ('*', '/') => (Mode::BlockComment { depth: depth - 1 }, 2),
                ('/', '*') => (Mode::BlockComment { depth: depth + 1 }, 2),
                _ => (mode, 1),
            },
            Mode::Text if at(0) == '\\' => (mode, 2),
            Mode::Text if at(0) == '"' => (Mode::Code, 1),
            Mode::Letter if at(0) == '\\' => (mode, 2),
            Mode::Letter if at(0) == '\'' => (Mode::Code, 1),
            Mode::RawText { n_hashes } if at(0) == '"' && (1..=n_hashes).all(|n| at(n) == '#') => {
                (Mode::Code, 1 + n_hashes)
            }
            Mode::LineComment | Mode::Text | Mode::RawText { .. } | Mode::Letter => (mode, 1),
        };
        for (k, c) in chars.iter().enumerate().skip(i).take(n_taken) {
            let is_comment = |mode| matches!(mode, Mode::LineComment | Mode::BlockComment { .. });
            if *c == '\n' {
                (code[k], comments[k]) = ('\n', '\n');
            } else if is_comment(mode) || is_comment(next) {
                comments[k] = *c;
            } else if mode == Mode::Code && next == Mode::Code && n_taken == 1 {
                code[k] = *c;
            }
        }
        mode = next;
        i += n_taken;
    }
    (code, comments)
}

/// Whether `c` can be part of a name; `b` and `c` before a raw string are not, if requested.
fn is_word(c: char, but_string_prefixes: bool) -> bool {
    (c.is_alphanumeric() || c == '_') && !(but_string_prefixes && (c == 'b' || c == 'c'))
}

/// For each character, whether it is inside an item marked `#[cfg(test)]`.
fn test_regions(code: &[char]) -> Vec<bool> {
    let mark: Vec<char> = "#[cfg(test)]".chars().collect();
    let mut is_test = vec![false; code.len()];
    let mut from = 0;
    while let Some(start) =
        code[from..].windows(mark.len()).position(|window| window == mark).map(|n| n + from)
    {
        let mut depth = 0;
        let end = code[start + mark.len()..].iter().position(|c| {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            depth == 0 && (*c == '}' || *c == ';')
        });
        let end = end.map_or(code.len(), |n| start + mark.len() + n + 1);
        is_test[start..end].fill(true);
        from = end;
    }
    is_test
}

/// The names in a line of code, first to last.
pub fn names(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !is_word(c, false)).filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(text: &str) -> Layers {
        layers(&File::new("crates/web/src/sample.rs", text))
    }

    #[test]
    fn comments_and_strings_are_no_code() {
        let text = "let a = \"x.unwrap()\"; // .unwrap() here\nlet b = r#\"\"y.unwrap()\"#; /* z /* .unwrap() */ */ c.unwrap();";
        let layers = sample(text);
        assert_eq!(layers.code.matches(".unwrap()").count(), 1);
        assert_eq!(layers.comments.matches(".unwrap()").count(), 2);
        assert_eq!(layers.code.lines().count(), 2, "lines stay lines");
    }

    #[test]
    fn letters_and_lifetimes_are_told_apart() {
        let layers = sample("fn f<'a>(s: &'a str) { s.split('\"'); s.split('\\''); g(b\"//\"); } // end");
        assert!(layers.code.contains("g(b"), "{}", layers.code);
        assert!(!layers.code.contains("end"));
        assert_eq!(layers.comments.trim(), "// end");
    }

    #[test]
    fn tests_are_told_apart() {
        let text = "fn a() { x.unwrap(); }\n#[cfg(test)]\nmod tests {\n    // NF-001\n    fn b() { y.unwrap(); }\n}\nfn c() { z.expect(\"\") }";
        let layers = sample(text);
        assert!(layers.code.contains("x.unwrap") && layers.code.contains("z.expect"));
        assert!(!layers.code.contains("y.unwrap"));
        assert!(layers.tests.contains("y.unwrap") && !layers.tests.contains("x.unwrap"));
        assert_eq!(layers.test_comments.trim(), "// NF-001");
        assert_eq!(layers.comments.trim(), "");
    }

    #[test]
    fn a_test_item_without_a_body_ends_at_its_semicolon() {
        let layers = sample("#[cfg(test)]\nuse a::b;\nfn c() {}");
        assert!(layers.code.contains("fn c") && !layers.code.contains("a::b"));
    }

    #[test]
    fn a_test_file_is_all_test() {
        let layers = layers(&File::new("crates/web/tests/play.rs", "fn a() {} // NF-001"));
        assert_eq!((layers.code.trim(), layers.tests.trim()), ("", "fn a() {}"));
        assert_eq!(layers.test_comments.trim(), "// NF-001");
    }
}

//! Style sheets in one layout: one declaration a line, two spaces for each level, no line that is too long. A rule of one
//! declaration stands on one line if there is room.

use crate::Fault;
use crate::tree::File;

/// The most characters of a line.
const WIDTH: usize = 120;

/// Style sheets that are laid out differently.
pub fn misformatted(files: &[File]) -> Vec<Fault> {
    let sheets = files.iter().filter(|file| file.extension() == "css");
    sheets
        .filter_map(|file| {
            let wanted = formatted(&file.text);
            let mut pairs = file.text.lines().zip(wanted.lines());
            let line = pairs.position(|(is, wanted)| is != wanted);
            let differs = line.is_some() || file.text != wanted;
            let n_lines = file.text.lines().count().min(wanted.lines().count());
            differs.then(|| Fault::at(&file.path, line.unwrap_or(n_lines) + 1, "run `cargo xtask css`"))
        })
        .collect()
}

/// A sheet in the layout of the project. Its meaning stays the same.
pub fn formatted(sheet: &str) -> String {
    let mut rest = sheet;
    let parts: Vec<Part<'_>> = std::iter::from_fn(|| next(&mut rest)).collect();
    let mut parts = &parts[..];
    let mut out = Out::default();
    while let [part, others @ ..] = parts {
        parts = match parts {
            [Part::Opens(selectors), Part::Says(text), Part::Closes, others @ ..]
                if out.short(selectors, text) =>
            {
                others
            }
            _ => {
                out.add(*part);
                others
            }
        };
    }
    out.text
}

/// A part of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part<'a> {
    /// What stands before `{`.
    Opens(&'a str),
    /// `}`.
    Closes,
    /// A declaration, or a rule such as `@import`, without its semicolon.
    Says(&'a str),
    /// What stands between `/*` and `*/`.
    Comment(&'a str),
    /// An empty line.
    Gap,
}

/// Takes the next part off a sheet.
fn next<'a>(rest: &mut &'a str) -> Option<Part<'a>> {
    let text = rest.trim_start();
    let n_newlines = rest[..rest.len() - text.len()].matches('\n').count();
    if text.is_empty() {
        return None;
    }
    if n_newlines > 1 {
        *rest = text;
        return Some(Part::Gap);
    }
    if let Some(comment) = text.strip_prefix("/*") {
        let (inside, after) = comment.split_once("*/").unwrap_or((comment, ""));
        *rest = after;
        return Some(Part::Comment(inside.trim()));
    }
    if let Some(after) = text.strip_prefix('}') {
        *rest = after;
        return Some(Part::Closes);
    }
    let (mut depth, mut quote) = (0_u32, None);
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => quote = Some(c),
            (None, '(' | '[') => depth += 1,
            (None, ')' | ']') => depth = depth.saturating_sub(1),
            (None, '{') if depth == 0 => {
                *rest = &text[at + 1..];
                return Some(Part::Opens(text[..at].trim()));
            }
            (None, ';') if depth == 0 => {
                *rest = &text[at + 1..];
                return Some(Part::Says(text[..at].trim()));
            }
            (None, '}') if depth == 0 => {
                *rest = &text[at..];
                return Some(Part::Says(text[..at].trim()));
            }
            _ => {}
        }
    }
    *rest = "";
    Some(Part::Says(text.trim()))
}

/// What is written so far.
#[derive(Default)]
struct Out {
    text: String,
    depth: usize,
    /// Whether an empty line stood in the sheet here.
    gap: bool,
}

impl Out {
    /// Writes a rule of one declaration on one line, if there is room for it.
    fn short(&mut self, selectors: &str, text: &str) -> bool {
        let rule = format!("{} {{ {} }}", selector(selectors), declaration(text));
        let fits = 2 * self.depth + rule.chars().count() <= WIDTH;
        if fits {
            self.line(&rule);
        }
        fits
    }

    fn add(&mut self, part: Part<'_>) {
        match part {
            Part::Gap => self.gap = true,
            Part::Closes => {
                self.depth = self.depth.saturating_sub(1);
                self.gap = false;
                self.line("}");
            }
            Part::Opens(selectors) => {
                self.wrapped(&format!("{} {{", selector(selectors)), &[','], 0);
                self.depth += 1;
            }
            Part::Says("") => {}
            Part::Says(text) => self.wrapped(&declaration(text), &[',', ' '], 2),
            Part::Comment(text) => self.comment(text),
        }
    }

    fn line(&mut self, text: &str) {
        let is_first = self.text.is_empty() || self.text.ends_with("{\n");
        if std::mem::take(&mut self.gap) && !is_first {
            self.text.push('\n');
        }
        self.text.push_str(&"  ".repeat(self.depth));
        self.text.push_str(text);
        self.text.push('\n');
    }

    /// One line, or several of them where it would be too long: broken at the first of these characters that helps.
    fn wrapped(&mut self, text: &str, breaks: &[char], indent: usize) {
        let room = WIDTH - 2 * self.depth;
        let Some((first, others)) = breaks.split_first().filter(|_| text.chars().count() > room) else {
            return self.line(text);
        };
        let name = text.split_once(": ").filter(|_| indent > 0).map_or(0, |(name, _)| name.len() + 1);
        let pieces = split(&text[name..], *first);
        if pieces.len() == 1 && !others.is_empty() {
            return self.wrapped(text, others, indent);
        }
        let mut lines = vec![text[..name].to_owned()];
        for (n, piece) in (1..).zip(&pieces) {
            let mark = if *first == ',' && n < pieces.len() { "," } else { "" };
            let last = lines.last_mut().expect("there is one");
            let joined =
                if last.is_empty() { format!("{piece}{mark}") } else { format!("{last} {piece}{mark}") };
            let own_line = *first == ',' && name > 0 || joined.chars().count() > room - 4;
            if own_line && !last.is_empty() {
                lines.push(format!("{piece}{mark}"));
            } else {
                *last = joined;
            }
        }
        for (n, line) in lines.iter().enumerate() {
            self.line(&format!("{}{line}", " ".repeat(if n == 0 { 0 } else { indent })));
        }
    }

    fn comment(&mut self, text: &str) {
        let room = WIDTH - 2 * self.depth - 6;
        let mut lines = vec![String::new()];
        for word in text.split_whitespace() {
            let last = lines.last_mut().expect("there is one");
            if last.is_empty() {
                last.push_str(word);
            } else if last.chars().count() + 1 + word.chars().count() <= room {
                last.push(' ');
                last.push_str(word);
            } else {
                lines.push(word.to_owned());
            }
        }
        let n_lines = lines.len();
        for (n, line) in lines.into_iter().enumerate() {
            let before = if n == 0 { "/* " } else { "   " };
            let after = if n + 1 == n_lines { " */" } else { "" };
            self.line(&format!("{before}{line}{after}"));
        }
    }
}

fn selector(text: &str) -> String {
    split(&squeezed(text), ',').join(", ")
}

fn declaration(text: &str) -> String {
    match text.split_once(':') {
        Some((name, value)) if !text.starts_with('@') => format!("{}: {};", name.trim(), squeezed(value)),
        _ => format!("{};", squeezed(text)),
    }
}

/// Every run of white space outside quotes is one space.
fn squeezed(text: &str) -> String {
    let (mut out, mut quote) = (String::new(), None);
    for c in text.trim().chars() {
        match quote {
            Some(open) if c == open => quote = None,
            None if c == '"' || c == '\'' => quote = Some(c),
            _ => {}
        }
        if quote.is_none() && c.is_whitespace() {
            if !out.ends_with(' ') {
                out.push(' ');
            }
        } else {
            out.push(c);
        }
    }
    out
}

/// The pieces between a character that stands outside quotes and brackets.
fn split(text: &str, at: char) -> Vec<String> {
    let (mut pieces, mut depth, mut quote) = (vec![String::new()], 0_u32, None);
    for c in text.chars() {
        match quote {
            Some(open) if c == open => quote = None,
            None if c == '"' || c == '\'' => quote = Some(c),
            None if c == '(' || c == '[' => depth += 1,
            None if c == ')' || c == ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if c == at && depth == 0 && quote.is_none() {
            pieces.push(String::new());
        } else if let Some(piece) = pieces.last_mut() {
            piece.push(c);
        }
    }
    pieces.iter().map(|piece| piece.trim().to_owned()).filter(|piece| !piece.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_declaration_stands_on_a_line() {
        let sheet = "/* A. */ .a,.b > i{ color:red;margin : 0  1px } @media (width > 3px) { .c { &:hover { top: 0 } } }";
        let wanted = "/* A. */\n.a, .b > i {\n  color: red;\n  margin: 0 1px;\n}\n@media (width > 3px) {\n  .c {\n    \
                      &:hover { top: 0; }\n  }\n}\n";
        assert_eq!(formatted(sheet), wanted);
        assert_eq!(formatted(wanted), wanted);
    }

    #[test]
    fn empty_lines_stay_between_rules() {
        assert_eq!(
            formatted(".a {\n\n  top: 0;\n\n\n  left: 0;\n\n}\n\n.b {}\n"),
            ".a {\n  top: 0;\n\n  left: 0;\n}\n\n.b {\n}\n"
        );
    }

    #[test]
    fn what_stands_in_quotes_and_brackets_stays_whole() {
        let sheet = ".a {\n  content: \"a; b {  }\";\n  background: url(data:a;b,c);\n}\n";
        assert_eq!(formatted(sheet), sheet);
    }

    #[test]
    fn long_values_are_broken_at_commas_or_spaces() {
        let shadow = "0 0 0 1px var(--edge)";
        let long = format!(".a {{ box-shadow: {}; }}", [shadow; 8].join(", "));
        let lines = formatted(&long);
        assert_eq!(lines.lines().nth(1), Some("  box-shadow:"));
        assert_eq!(
            lines.lines().filter(|line| line.trim_end_matches([',', ';']).trim() == shadow).count(),
            8
        );
        let wide = format!(".a {{ grid-template-areas: {}; }}", ["\"market map side\""; 12].join(" "));
        let selectors = format!("{} {{ top: 0; }}", ["body.is-long .selector"; 9].join(", "));
        for sheet in [long, wide, selectors] {
            let once = formatted(&sheet);
            assert!(once.lines().all(|line| line.len() <= WIDTH), "{once}");
            assert_eq!(formatted(&once), once);
        }
    }

    #[test]
    fn a_sheet_in_another_layout_is_found() {
        let found = |text: &str| misformatted(&[File::new("crates/web/assets/a.css", text)]);
        assert_eq!(found(".a { top: 0; }\n/* a tile's\n   row */\n").len(), 1, "a comment is filled up, too");
        assert_eq!(found(".a { top: 0; }\n/* a tile's row */\n"), []);
        assert_eq!(found(".a {\n  top: 0; left: 0;\n}\n").first().map(|fault| fault.line), Some(2));
    }
}

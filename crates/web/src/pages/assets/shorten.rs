//! Leaves out of a script, a style sheet or a drawing what only its authors read: comments, indentation, needless spaces.
//!
//! Nothing is renamed or rewritten: the words that remain are those of the file, in their order.

/// A script that does the same.
pub(super) fn script(code: &str) -> String {
    let mut out = Out::new(code, Tongue::Script);
    // For each open `${`, how many braces are open inside of it.
    let mut inserts: Vec<u32> = Vec::new();
    while let Some(c) = out.next() {
        match c {
            '/' if out.rest.starts_with('/') => out.skip_until("\n", 0),
            '/' if out.rest.starts_with('*') => out.skip_until("*/", 2),
            '/' if out.begins_pattern() => out.pattern(),
            '"' | '\'' => out.quoted(c),
            '`' => {
                out.put(c);
                if out.template() {
                    inserts.push(0);
                }
            }
            '}' if inserts.last() == Some(&0) => {
                inserts.pop();
                out.put(c);
                if out.template() {
                    inserts.push(0);
                }
            }
            '{' | '}' => {
                if let Some(open) = inserts.last_mut() {
                    *open = if c == '{' { *open + 1 } else { *open - 1 };
                }
                out.put(c);
            }
            c => out.word(c),
        }
    }
    out.text
}

/// A style sheet that says the same.
pub(super) fn style(sheet: &str) -> String {
    let mut out = Out::new(sheet, Tongue::Style);
    while let Some(c) = out.next() {
        match c {
            '/' if out.rest.starts_with('*') => out.skip_until("*/", 2),
            '"' | '\'' => out.quoted(c),
            '}' => {
                // The last declaration of a rule needs no semicolon.
                if out.text.ends_with(';') {
                    out.text.pop();
                }
                out.put(c);
            }
            c => out.word(c),
        }
    }
    out.text
}

/// A drawing that looks the same. The titles of symbols are left out, because icons stand beside words.
pub(super) fn drawing(svg: &str) -> String {
    let without = |text: &str, from: &str, to: &str| {
        let mut parts = text.split(from);
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |kept, part| kept + part.split_once(to).map_or("", |(_, after)| after))
    };
    let text = without(&without(svg, "<!--", "-->"), "<title>", "</title>");
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.map(|line| if line.ends_with('>') { line.to_owned() } else { format!("{line} ") }).collect()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Tongue {
    Script,
    Style,
}

/// What is written so far, and what is still to be read.
struct Out<'a> {
    text: String,
    rest: &'a str,
    tongue: Tongue,
    /// Whether white space stood before the next character.
    space: bool,
    /// Whether the line ended there.
    line: bool,
}

impl<'a> Out<'a> {
    fn new(rest: &'a str, tongue: Tongue) -> Self {
        Self { text: String::with_capacity(rest.len()), rest, tongue, space: false, line: false }
    }

    /// The next character that is no white space.
    fn next(&mut self) -> Option<char> {
        let text = self.rest.trim_start();
        let white = &self.rest[..self.rest.len() - text.len()];
        self.space |= !white.is_empty();
        self.line |= white.contains('\n');
        let c = text.chars().next()?;
        self.rest = &text[c.len_utf8()..];
        Some(c)
    }

    /// Passes over what ends with `end`; `keep` says how many bytes of the end belong to it.
    fn skip_until(&mut self, end: &str, keep: usize) {
        let at = self.rest.find(end).map_or(self.rest.len(), |at| at + keep);
        self.rest = &self.rest[at..];
        self.space = true;
    }

    /// Writes a character, after the white space that is needed before it.
    fn put(&mut self, c: char) {
        let (space, line) = (std::mem::take(&mut self.space), std::mem::take(&mut self.line));
        let Some(before) = self.text.chars().next_back() else { return self.text.push(c) };
        if space {
            let needed = match self.tongue {
                Tongue::Script if line => !"{([,;:?&|=".contains(before) && !"})],;.?:&|=".contains(c),
                Tongue::Script => {
                    let tight = |c: char| "(){}[];,=<>!?:&|*%\"".contains(c);
                    !tight(before) && !tight(c)
                }
                Tongue::Style => !"{};,(:>".contains(before) && !"{};,)>!".contains(c),
            };
            if needed {
                self.text.push(if line && self.tongue == Tongue::Script { '\n' } else { ' ' });
            }
        }
        self.text.push(c);
    }

    /// Writes the rest of a word or number at once.
    fn word(&mut self, first: char) {
        self.put(first);
        let tongue = self.tongue;
        let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '-' && tongue == Tongue::Style;
        let n = self.rest.find(|c| !is_word(c)).unwrap_or(self.rest.len());
        if is_word(first) {
            self.copy(n);
        }
    }

    fn copy(&mut self, n: usize) {
        let (taken, rest) = self.rest.split_at(n);
        self.text.push_str(taken);
        self.rest = rest;
    }

    /// Writes what stands in quotes as it is.
    fn quoted(&mut self, quote: char) {
        self.put(quote);
        let n = end(self.rest, |c| c == quote);
        self.copy(n);
    }

    /// Writes a template up to its end or to the next `${`; returns whether it is the latter.
    fn template(&mut self) -> bool {
        let mut last = ' ';
        let n = end(self.rest, |c| {
            let stops = c == '`' || c == '{' && last == '$';
            last = c;
            stops
        });
        let opens = self.rest[..n].ends_with("${");
        self.copy(n);
        opens
    }

    /// Whether a slash here begins a regular expression: it cannot divide what has no value.
    fn begins_pattern(&self) -> bool {
        let text = self.text.trim_end();
        let word = text.rsplit(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        text.is_empty() || text.ends_with(|c| "(,=:[!&|?{};+-*%<>~^".contains(c)) || word == "return"
    }

    /// Writes a regular expression. A slash between brackets does not end it.
    fn pattern(&mut self) {
        self.put('/');
        let mut in_class = false;
        let n = end(self.rest, |c| {
            in_class = c == '[' || in_class && c != ']';
            c == '/' && !in_class
        });
        self.copy(n);
    }
}

/// How many bytes there are up to and with the first character that stops and is not escaped.
fn end(text: &str, mut stops: impl FnMut(char) -> bool) -> usize {
    let mut is_escaped = false;
    for (at, c) in text.char_indices() {
        if is_escaped {
            is_escaped = false;
        } else if c == '\\' {
            is_escaped = true;
        } else if stops(c) {
            return at + c.len_utf8();
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_indentation_go_and_code_stays() {
        let code = "// What it is.\n\n/** Says `a`. */\nexport function a(b, c = 1) {\n  // why\n  \
                    if (b) return c + +b; // twice\n  return { b, c };\n}\nconst d = a(1)\nlet e = 2 / 3 / d\n";
        let wanted =
            "export function a(b,c=1){if(b)return c + +b;return{b,c};}\nconst d=a(1)\nlet e=2 / 3 / d";
        assert_eq!(script(code), wanted);
        assert_eq!(script(wanted), wanted);
    }

    #[test]
    fn texts_patterns_and_templates_stay_as_they_are() {
        for code in [
            "const a=\"http://a  // b\"",
            "const a='it\\'s  /* no */ comment'",
            "const a=`b  // ${c(`d  ${e}`)}  {f}  ${{g:1}.g} h`",
            "a.replace(/\\/\\/  [/\"]+/g,\"\")",
            "x=>/ {2}\\/\\*/.test(x)",
            "return /a b/.test(c)",
            "const[a]=b / c,d=e / f",
        ] {
            assert_eq!(script(code), code);
        }
        assert_eq!(script("`a ${ b + 1 } c`"), "`a ${b + 1} c`");
    }

    #[test]
    fn a_line_ends_where_no_semicolon_does() {
        assert_eq!(script("a()\n  .b()\n  ?.c()\nd()\n[e]"), "a().b()?.c()\nd()\n[e]");
        assert_eq!(script("if (a)\n  b();\nelse\n  c();"), "if(a)\nb();else\nc();");
        assert_eq!(script("a +\n  b\n  + c"), "a +\nb\n+ c");
    }

    #[test]
    fn a_style_sheet_says_the_same() {
        let sheet = "/* A. */\n.a > .b, .c :hover {\n  margin: 0 calc(1px + 2px) !important;\n  content: \"a  ; }\";\n\n  \
                     &:not( .d ) { grid-template-areas: \"a b\" \"c d\"; }\n}\n@media (width > 3px) and (hover) {\n}\n";
        assert_eq!(
            style(sheet),
            ".a>.b,.c :hover{margin:0 calc(1px + 2px)!important;content:\"a  ; }\";&:not(.d){grid-template-areas:\"a b\" \
             \"c d\"}}@media (width>3px) and (hover){}"
        );
    }

    #[test]
    fn a_drawing_looks_the_same() {
        let svg = "<svg>\n<!-- why -->\n<symbol id=\"a\"><title>A, big</title><path\n  d=\"M0 0 1 1\"/></symbol>\n</svg>\n";
        assert_eq!(drawing(svg), "<svg><symbol id=\"a\"><path d=\"M0 0 1 1\"/></symbol></svg>");
    }
}

//! A board in words: our own HTML, read line by line as a screen reader would read it.
//!
//! The pieces of a board carry their words already, as text, as hidden text and as labels. So what is read here is
//! what the drawn table says, and cannot differ from it.

mod tags;

use maud::Markup;
use tags::{Part, Tag};

/// The text of our own HTML as people read it: without tags, and with the signs that HTML writes by their names.
pub fn without_tags(html: &str) -> String {
    let texts = tags::parts(html).filter_map(|part| match part {
        Part::Text(text) => Some(text),
        Part::Open(_) | Part::Close(_) => None,
    });
    texts.collect()
}

/// A line of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// The title of what follows.
    Heading(String),
    /// A piece, a sentence, a row of a table.
    Item(Item),
}

/// A piece in words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Item {
    /// What it says.
    pub text: String,
    /// Where to ask about it.
    pub why: Option<String>,
    /// Whether something can be done with it now.
    pub is_lit: bool,
}

/// The lines of a board. A line that repeats the one before it is left out, and so is a title without lines.
pub(crate) fn lines(board: &Markup) -> Vec<Line> {
    let mut reader = Reader::default();
    for part in tags::parts(&board.0) {
        match part {
            Part::Open(tag) => reader.open(&tag),
            Part::Close(name) => reader.close(name),
            Part::Text(text) => reader.text(&text),
        }
    }
    reader.end_line();
    let mut told: Vec<Line> = Vec::new();
    for line in reader.lines {
        if told.last() == Some(&line) {
            continue;
        }
        if matches!((told.last(), &line), (Some(Line::Heading(_)), Line::Heading(_))) {
            told.pop();
        }
        told.push(line);
    }
    if matches!(told.last(), Some(Line::Heading(_))) {
        told.pop();
    }
    told
}

/// All of it as one line.
pub(crate) fn text(markup: &Markup) -> String {
    let said = lines(markup).into_iter().map(|line| match line {
        Line::Heading(text) => text,
        Line::Item(item) => item.text,
    });
    said.collect::<Vec<_>>().join(" ")
}

/// What an open element does to the text in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Role {
    /// Nothing.
    Inline,
    /// It is a line of its own.
    Line,
    /// It is a title.
    Title,
    /// Its text is a drawing: only labels in it are read.
    Drawing,
    /// It is not read at all.
    Silent,
}

#[derive(Default)]
struct Reader {
    lines: Vec<Line>,
    line: Item,
    open: Vec<(String, Role)>,
}

impl Reader {
    fn is(&self, role: Role) -> bool {
        self.open.iter().any(|(_, open)| *open == role)
    }

    fn open(&mut self, tag: &Tag<'_>) {
        if self.is(Role::Silent) {
            return self.push(tag, Role::Silent);
        }
        let is_control =
            TABS.contains(&tag.get("role").as_deref()) || CONTROLS.iter().any(|name| tag.has(name));
        let is_hidden = tag.get("aria-hidden").as_deref() == Some("true");
        if is_control || is_hidden || SILENT.contains(&tag.name) {
            return self.push(tag, Role::Silent);
        }
        let role = match tag.name {
            "svg" => Role::Drawing,
            "h1" | "h2" | "h3" | "h4" | "h5" | "h6" => Role::Title,
            _ if LINES.contains(&tag.name) => Role::Line,
            _ if BOXES.contains(&tag.name) && !self.is_in_row() => Role::Line,
            _ => Role::Inline,
        };
        let label = tag.get("aria-label").filter(|label| !label.is_empty());
        let is_group = GROUPS.contains(&tag.name) || tag.get("role").as_deref() == Some("group");
        let is_piece = tag.name == "g" && label.is_some();
        if matches!(role, Role::Line | Role::Title) || is_piece || (is_group && label.is_some()) {
            self.end_line();
        }
        if CELLS.contains(&tag.name) && !self.line.text.is_empty() {
            self.line.text.push(',');
        }
        match label {
            Some(label) if is_group => {
                self.lines.push(Line::Heading(label));
                self.push(tag, role);
            }
            Some(label) => {
                self.note(tag);
                self.say(&label);
                if is_piece || role == Role::Line {
                    self.end_line();
                }
                self.push(tag, Role::Silent);
            }
            None => {
                self.note(tag);
                self.push(tag, role);
            }
        }
    }

    /// Whether boxes stand side by side here, because they are parts of one row or piece.
    fn is_in_row(&self) -> bool {
        self.open.iter().any(|(name, _)| ROWS.contains(&name.as_str()))
    }

    /// Remembers what can be done with the piece that begins here.
    fn note(&mut self, tag: &Tag<'_>) {
        if let Some(why) = tag.get("data-why") {
            self.line.why = Some(why);
        }
        self.line.is_lit |= tag.has("data-act") || tag.has("data-group");
    }

    fn push(&mut self, tag: &Tag<'_>, role: Role) {
        if !tag.is_void {
            self.open.push((tag.name.to_owned(), role));
        }
    }

    fn close(&mut self, name: &str) {
        let Some((_, role)) = self.open.pop_if(|(open, _)| open == name) else { return };
        match role {
            Role::Title => self.end_title(),
            Role::Line => self.end_line(),
            Role::Inline | Role::Drawing | Role::Silent => {}
        }
    }

    fn text(&mut self, text: &str) {
        if !self.is(Role::Silent) && !self.is(Role::Drawing) {
            self.say(text);
        }
    }

    /// Adds words to the line; white space of any length is one space, and two parts side by side are two words.
    fn say(&mut self, words: &str) {
        let line = &mut self.line.text;
        for (i, word) in words.split_whitespace().enumerate() {
            let word: String = word.chars().filter(|sign| *sign != '\u{ad}').collect();
            // Where a number stands on a piece and in its hidden words, it is read once.
            if i == 0 && word.parse::<u32>().is_ok() && line.rsplit(' ').next() == Some(&word) {
                continue;
            }
            if !line.is_empty() && !word.starts_with(CLOSING) && !line.ends_with(OPENING) {
                line.push(' ');
            }
            line.push_str(&word);
        }
    }

    fn end_line(&mut self) {
        let line = std::mem::take(&mut self.line);
        let text = line.text.trim().trim_end_matches(',').to_owned();
        // A number alone counts an empty place of a track.
        let says = text.chars().any(char::is_alphabetic) || (line.why.is_some() && !text.is_empty());
        if says {
            self.lines.push(Line::Item(Item { text, ..line }));
        }
    }

    fn end_title(&mut self) {
        let line = std::mem::take(&mut self.line);
        if !line.text.trim().is_empty() {
            self.lines.push(Line::Heading(line.text.trim().to_owned()));
        }
    }
}

/// What is for scripts, for drawing, or for acting: a page of words has its own buttons.
const SILENT: &[&str] =
    &["template", "script", "style", "form", "input", "select", "dialog", "noscript", "fieldset"];
/// What opens one of several parts: all of them are read.
const TABS: [Option<&str>; 2] = [Some("tab"), Some("tablist")];
/// What only moves the view of a map.
const CONTROLS: &[&str] = &["data-zoom-by", "data-layer", "data-drawer"];
/// Signs before which and after which there is no space.
const CLOSING: [char; 10] = ['.', ',', ';', ':', '!', '?', ')', '%', '”', '“'];
const OPENING: [char; 3] = ['(', '„', '/'];
const LINES: &[&str] = &["li", "p", "button", "summary", "tr", "dt", "caption", "figcaption", "article"];
/// These are lines of their own where they are not parts of a piece.
const BOXES: &[&str] = &["div", "section", "aside", "header", "footer", "ul", "ol", "dl", "table", "figure"];
const ROWS: &[&str] = &["button", "summary", "tr", "p", "a"];
const CELLS: &[&str] = &["td", "dd"];
const GROUPS: &[&str] = &["section", "aside", "nav", "ol", "ul", "figure"];

#[cfg(test)]
mod tests;

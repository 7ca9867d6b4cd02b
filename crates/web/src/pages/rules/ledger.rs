//! A rules ledger as HTML: Markdown in, numbered rules with an address each out.

use super::kind_word;
use crate::i18n::Lang;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeStream, html as writer};
use std::collections::BTreeSet;

/// A ledger, read once and shown often.
#[derive(Clone, Debug)]
pub struct Ledger {
    /// The chapters, for the table of contents.
    pub chapters: Vec<Chapter>,
    /// The kinds of rules in it: setup, cost, limit …
    pub kinds: BTreeSet<String>,
    /// How many numbered rules it has.
    pub n_rules: usize,
    /// The rules in order, each with the number of its chapter.
    pub rules: Vec<(String, usize)>,
    html: String,
}

/// A heading of the ledger.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Its address on the page.
    pub id: String,
    /// Its words.
    pub title: String,
    /// Whether it heads a part and not just a chapter.
    pub is_part: bool,
}

impl Ledger {
    /// Reads a ledger in its language. Its first heading is the title of the file and is left to the page. What it says
    /// about its sources and their gaps is for those who work on the rules and is left out.
    pub fn read(markdown: &str, lang: Lang) -> Ledger {
        let markdown = &without_sources(markdown);
        let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH;
        let events: Vec<_> = TextMergeStream::new(Parser::new_ext(markdown, options)).collect();
        let ids: BTreeSet<String> = rule_ids(&events);
        let mut reading = Reading {
            lang,
            ids: &ids,
            chapters: Vec::new(),
            n_headings: 0,
            kinds: BTreeSet::new(),
            rules: Vec::new(),
            out: Vec::new(),
        };
        let mut rest = events.as_slice();
        while !rest.is_empty() {
            rest = &rest[reading.take(rest)..];
        }
        let mut html = String::with_capacity(markdown.len() * 2);
        writer::push_html(&mut html, std::mem::take(&mut reading.out).into_iter());
        let Reading { chapters, kinds, rules, .. } = reading;
        Ledger { chapters, kinds, n_rules: ids.len(), rules, html }
    }

    /// The whole text.
    pub fn markup(&self) -> Markup {
        PreEscaped(self.html.clone())
    }
}

/// The words by which a part about the sources is known.
const ABOUT_SOURCES: [&str; 6] =
    ["GAPS", "LÜCKEN", "OPEN QUESTIONS", "OFFENE FRAGEN", "Reading conventions", "Grundsätze der Lesung"];

/// The words by which a remark about a source is known.
const REMARKS: [&str; 5] = ["(reading", "(inference", "(Lesart", "(Lesung", "(Folgerung"];

/// The ledger without its introduction, without the parts about gaps, and without the source of each rule.
fn without_sources(markdown: &str) -> String {
    let mut kept = String::with_capacity(markdown.len());
    // The level of the heading whose part is left out.
    let (mut n_headings, mut dropped) = (0, None);
    for line in markdown.lines() {
        if let Some(level) = line.find(' ').filter(|n| *n > 0 && line[..*n].bytes().all(|c| c == b'#')) {
            n_headings += 1;
            if dropped.is_none_or(|of| level <= of) {
                dropped = ABOUT_SOURCES.iter().any(|word| line.contains(word)).then_some(level);
            }
        } else if n_headings == 1 && (!line.starts_with("- **") || line.starts_with("- **(")) {
            continue;
        }
        if dropped.is_none() {
            kept += &without_remarks(if line.starts_with("- **") { without_source(line) } else { line });
            kept.push('\n');
        }
    }
    kept
}

/// A rule without the parenthesis at its end, which names its source.
fn without_source(rule: &str) -> &str {
    let rule = rule.trim_end();
    let end = if rule.ends_with(')') { opening(rule) } else { None };
    rule[..end.unwrap_or(rule.len())].trim_end()
}

/// A line without remarks about readings.
fn without_remarks(line: &str) -> String {
    let mut line = line.to_owned();
    while let Some(at) = REMARKS.iter().find_map(|word| line.find(word)) {
        let end = closing(&line[at..]).map_or(line.len(), |end| at + end + 1);
        let start = line[..at].trim_end().len();
        line.replace_range(start..end, "");
    }
    line
}

/// Where the parenthesis at the end of `text` opens.
fn opening(text: &str) -> Option<usize> {
    let mut depth = 0;
    text.char_indices().rev().find_map(|(at, c)| {
        depth += i32::from(c == ')') - i32::from(c == '(');
        (depth == 0).then_some(at)
    })
}

/// Where the parenthesis at the beginning of `text` closes.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0;
    text.char_indices().find_map(|(at, c)| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        (depth == 0).then_some(at)
    })
}

/// The ids of all rules, so that a mention of one becomes a link and other capitals stay text.
fn rule_ids(events: &[Event<'_>]) -> BTreeSet<String> {
    events.windows(3).filter_map(|at| rule_id(at).map(str::to_owned)).collect()
}

/// The id at the head of a list item: `- **NF-042** …`.
fn rule_id<'e>(events: &'e [Event<'_>]) -> Option<&'e str> {
    let [Event::Start(Tag::Item), Event::Start(Tag::Strong), Event::Text(id), ..] = events else {
        return None;
    };
    let (letters, number) = id.split_once('-')?;
    let is_id = !letters.is_empty()
        && letters.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit())
        && number.starts_with(|c: char| c.is_ascii_digit())
        && number.chars().all(|c| c.is_ascii_alphanumeric());
    is_id.then_some(id)
}

struct Reading<'a, 'e> {
    lang: Lang,
    ids: &'a BTreeSet<String>,
    chapters: Vec<Chapter>,
    n_headings: usize,
    kinds: BTreeSet<String>,
    rules: Vec<(String, usize)>,
    out: Vec<Event<'e>>,
}

impl<'e> Reading<'_, 'e> {
    /// Takes what stands at the front of `events` and says how many of them that was.
    fn take(&mut self, events: &[Event<'e>]) -> usize {
        if let Some(id) = rule_id(events) {
            return self.rule(id, &events[4..]) + 4;
        }
        match &events[0] {
            Event::Start(Tag::Heading { level, .. }) => self.heading(*level, &events[1..]) + 1,
            Event::Text(text) => {
                self.text(text);
                1
            }
            Event::Start(Tag::Table(_)) => self.copy("<div class=\"table-wrap\">", &events[0], ""),
            Event::End(TagEnd::Table) => self.copy("", &events[0], "</div>"),
            other => self.copy("", other, ""),
        }
    }

    fn copy(&mut self, before: &'static str, event: &Event<'e>, after: &'static str) -> usize {
        self.push_html(before.to_owned());
        self.out.push(event.clone());
        self.push_html(after.to_owned());
        1
    }

    fn push_html(&mut self, html: String) {
        if !html.is_empty() {
            self.out.push(Event::InlineHtml(html.into()));
        }
    }

    /// A rule: its number as a link to itself, its kind, its words. The list item's end comes by itself.
    fn rule(&mut self, id: &str, after: &[Event<'e>]) -> usize {
        self.rules.push((id.to_owned(), self.n_headings));
        let (kind, words) = match after.first() {
            Some(Event::Text(text)) => kind_of(text),
            _ => (None, ""),
        };
        let head = html! {
            a.rid href={ "#" (id) } { (id) }
            @if let Some(kind) = kind { span.kind data-kind=(kind) { (kind_word(self.lang, kind)) } }
        };
        // The list item is opened here, with its address; pulldown would open one without.
        let open = format!("<li class=\"rule\" id=\"{id}\" data-kind=\"{}\">", kind.unwrap_or_default());
        self.push_html(open + &head.into_string());
        let taken = usize::from(!words.is_empty() || kind.is_some());
        if let Some(kind) = kind {
            self.kinds.insert(kind.to_owned());
        }
        self.text(words);
        taken
    }

    fn heading(&mut self, level: HeadingLevel, after: &[Event<'e>]) -> usize {
        let n_inner =
            after.iter().position(|e| matches!(e, Event::End(TagEnd::Heading(_)))).unwrap_or(after.len());
        let title: String = after[..n_inner]
            .iter()
            .filter_map(|event| match event {
                Event::Text(text) | Event::Code(text) => Some(text.as_ref()),
                _ => None,
            })
            .collect();
        let is_title = level == HeadingLevel::H1 && self.chapters.is_empty() && self.out.is_empty();
        if !is_title {
            let id = slug(&title);
            let heading = match level {
                HeadingLevel::H1 => html! { h2.part id=(id) { (title) } },
                HeadingLevel::H2 => html! { h3 id=(id) { (title) } },
                _ => html! { h4 id=(id) { (title) } },
            };
            self.push_html(heading.into_string());
            self.n_headings += 1;
            if level <= HeadingLevel::H2 {
                self.chapters.push(Chapter { id, title, is_part: level == HeadingLevel::H1 });
            }
        }
        n_inner + 1
    }

    /// Words, with every mention of a rule as a link to it.
    fn text(&mut self, text: &str) {
        let mut html = String::new();
        for piece in text.split_inclusive(|c: char| !(c.is_ascii_alphanumeric() || c == '-')) {
            let word = piece.trim_end_matches(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
            let rest = &piece[word.len()..];
            let piece = if self.ids.contains(word) {
                html! { a href={ "#" (word) } { (word) } (rest) }
            } else {
                html! { (piece) }
            };
            html += &piece.into_string();
        }
        self.push_html(html);
    }
}

/// ` [cost] Pay …` → `cost` and the words after it.
fn kind_of(text: &str) -> (Option<&str>, &str) {
    let kind = text.trim_start().strip_prefix('[').and_then(|text| text.split_once(']'));
    match kind {
        Some((kind, words)) => (Some(kind), words),
        None => (None, text),
    }
}

fn slug(title: &str) -> String {
    let mut slug = String::with_capacity(title.len());
    for c in title.chars().flat_map(char::to_lowercase) {
        if c.is_alphanumeric() {
            slug.push(c);
        } else if !slug.ends_with('-') && !slug.is_empty() {
            slug.push('-');
        }
    }
    slug.trim_end_matches('-').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    #[test]
    fn a_ledger_becomes_addresses() {
        let ledger = Ledger::read(
            "# X: ledger\n\nIntro with NF-002.\n\n### 0.3 Reading conventions\n\nOne.\n\n#### Two\n\nThree.\n\n\
             ## 1. Setup (Vorbereitung)\n\n\
             - **NF-001** [setup] Take <3> tiles, see NF-002 (reading: all (3)) (Lesung). (p. 3)\n- **NF-002** [cost] Pay *one*; not XY-9.\n\n\
             | a | b |\n|---|---|\n| 1 | 2 |\n\n# GAPS\n\n## G1\n\nNothing is known.\n",
            Lang::De,
        );
        assert_eq!(ledger.n_rules, 2);
        assert_eq!(ledger.chapters.len(), 1);
        expect![[r##"
            <h3 id="1-setup-vorbereitung">1. Setup (Vorbereitung)</h3>
            <ul>
            <li class="rule" id="NF-001" data-kind="setup"><a class="rid" href="#NF-001">NF-001</a><span class="kind" data-kind="setup">Aufbau</span> Take &lt;3&gt; tiles, see <a href="#NF-002">NF-002</a>.</li>
            <li class="rule" id="NF-002" data-kind="cost"><a class="rid" href="#NF-002">NF-002</a><span class="kind" data-kind="cost">Kosten</span> Pay <em>one</em>; not XY-9.</li>
            </ul>
            <div class="table-wrap"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody>
            <tr><td>1</td><td>2</td></tr>
            </tbody></table>
            </div>"##]]
        .assert_eq(&ledger.html);
    }

    #[test]
    fn the_real_ledger_is_whole() {
        let ledger = Ledger::read(include_str!("../../../../../docs/rules/new-frontiers.md"), Lang::En);
        assert!(ledger.n_rules > 180, "{}", ledger.n_rules);
        assert!(ledger.html.contains("id=\"NF-093\""));
        assert_eq!(
            ledger.html.matches("class=\"rule\"").count(),
            ledger.n_rules,
            "every rule has its own address"
        );
    }
}

//! A page of a rulebook: Markdown in, HTML with anchors, terms and pictures out.
//!
//! - The first heading is the title, the first paragraph the lead. Other headings name their address: `## Pay {#pay}`.
//! - `[NF-042]`, `[NF-042, NF-051]` and `[NF-042..NF-046]` say which rules a paragraph explains. Readers do not see them.
//! - `*windfall world*` marks the place where a term is explained; the index lists it. `*quick|quick battle*` shows the first
//!   words, and the index has the second.
//! - `{{picture name | caption}}` is a picture; an ordered list after it explains its numbers.
//! - A quotation is an example. A link to a file of the same folder leads to that page, `card:name` to a card.

use super::{Page, Section, Sheet};
use crate::i18n::Lang;
use maud::{PreEscaped, html};
use pulldown_cmark::{
    CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeStream, html as writer,
};
use std::collections::BTreeSet;

/// What a page is read with.
pub(super) struct Source<'a> {
    pub(super) game: &'static str,
    /// The rules of the ledger in order, with their chapters.
    pub(super) order: &'a [(String, usize)],
}

/// Reads a page. `anchored` has the rules that already have an address on an earlier page.
pub(super) fn page(sheet: &Sheet, lang: Lang, source: &Source<'_>, anchored: &mut BTreeSet<String>) -> Page {
    let (number, name) = sheet.name.split_once('-').unwrap_or(("00", sheet.name));
    let mut reading = Reading {
        source,
        anchored,
        page: Page {
            name,
            chapter: number.chars().next().unwrap_or('0'),
            opens: number.ends_with('0'),
            title: String::new(),
            sections: vec![Section::default()],
            html: String::new(),
        },
        out: Vec::new(),
        term: None,
        has_lead: false,
    };
    let options = Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES;
    let events: Vec<_> = TextMergeStream::new(Parser::new_ext(sheet.texts[lang as usize], options)).collect();
    let mut rest = events.as_slice();
    while !rest.is_empty() {
        rest = &rest[reading.take(rest)..];
    }
    reading.finish()
}

struct Reading<'a, 'e> {
    source: &'a Source<'a>,
    anchored: &'a mut BTreeSet<String>,
    page: Page,
    out: Vec<Event<'e>>,
    /// The term that is being read.
    term: Option<String>,
    has_lead: bool,
}

impl<'e> Reading<'_, 'e> {
    /// Takes what stands at the front of `events` and says how many of them that was.
    fn take(&mut self, events: &[Event<'e>]) -> usize {
        match &events[0] {
            Event::Start(Tag::Heading { level, id, .. }) => {
                return self.heading(*level, id.as_ref(), &events[1..]) + 1;
            }
            Event::Start(Tag::Paragraph) => {
                if let Some(n) = self.picture(events) {
                    return n;
                }
                self.paragraph();
            }
            Event::Text(text) => self.text(text),
            Event::SoftBreak => {
                self.text(" ");
            }
            Event::Start(Tag::Emphasis) => self.term = Some(String::new()),
            Event::End(TagEnd::Emphasis) => self.end_term(),
            Event::Start(Tag::BlockQuote(_)) => self.push("<div class=\"exm\">"),
            Event::End(TagEnd::BlockQuote(_)) => self.push("</div>"),
            Event::Start(Tag::Table(_)) => self.around("<div class=\"table-wrap\">", &events[0], ""),
            Event::End(TagEnd::Table) => self.around("", &events[0], "</div>"),
            Event::Start(Tag::Link { dest_url, .. }) => {
                let href = self.address(dest_url);
                self.push(&html! { a href=(href) { } }.into_string().replace("</a>", ""));
            }
            Event::End(TagEnd::Link) => self.push("</a>"),
            Event::End(end @ (TagEnd::Item | TagEnd::Paragraph | TagEnd::TableCell)) => {
                self.section().text.push(' ');
                self.out.push(Event::End(*end));
            }
            other => self.out.push(other.clone()),
        }
        1
    }

    fn section(&mut self) -> &mut Section {
        if self.page.sections.is_empty() {
            self.page.sections.push(Section::default());
        }
        let last = self.page.sections.len() - 1;
        &mut self.page.sections[last]
    }

    fn push(&mut self, html: &str) {
        if !html.is_empty() {
            self.out.push(Event::InlineHtml(CowStr::from(html.to_owned())));
        }
    }

    fn around(&mut self, before: &str, event: &Event<'e>, after: &str) {
        self.push(before);
        self.out.push(event.clone());
        self.push(after);
    }

    fn paragraph(&mut self) {
        if self.has_lead {
            self.out.push(Event::Start(Tag::Paragraph));
        } else {
            self.has_lead = true;
            self.push("<p class=\"lead2\">");
        }
    }

    fn heading(&mut self, level: HeadingLevel, id: Option<&CowStr<'_>>, after: &[Event<'e>]) -> usize {
        let n = after.iter().position(|e| matches!(e, Event::End(TagEnd::Heading(_)))).unwrap_or(after.len());
        let title: String = after[..n]
            .iter()
            .filter_map(|event| match event {
                Event::Text(text) => Some(text.as_ref()),
                _ => None,
            })
            .collect();
        if level == HeadingLevel::H1 {
            self.section().title.clone_from(&title);
            self.page.title = title;
        } else {
            let id = id.map(ToString::to_string).unwrap_or_default();
            let close = if self.page.sections.len() > 1 { "</section>" } else { "" };
            let open = html! { h2.part-h { (title) } }.into_string();
            self.push(&format!("{close}<section class=\"part\" id=\"{id}\">{open}"));
            self.page.sections.push(Section { id, title, ..Section::default() });
        }
        n + 1
    }

    /// `{{picture name | caption}}` in a paragraph of its own.
    fn picture(&mut self, events: &[Event<'e>]) -> Option<usize> {
        let [_, Event::Text(text), Event::End(TagEnd::Paragraph), ..] = events else {
            return None;
        };
        let inside = text.trim().strip_prefix("{{picture ")?.strip_suffix("}}")?;
        let (name, caption) = inside.split_once('|').unwrap_or((inside, ""));
        let (name, caption) = (name.trim(), caption.trim());
        self.section().pictures.push(name.to_owned());
        let figure = html! {
            figure.fig {
                (PreEscaped(place_for(name)))
                @if !caption.is_empty() { figcaption { (caption) } }
            }
        };
        self.push(&figure.into_string());
        Some(3)
    }

    /// Words, without the rules they cite; each rule gets an address where it is cited first.
    fn text(&mut self, text: &str) {
        let mut rest = text;
        while let Some((before, inside, after)) = next_citation(rest) {
            self.words(before.strip_suffix(' ').unwrap_or(before));
            for rule in self.cited(inside) {
                self.section().rules.push(rule.clone());
                if self.anchored.insert(rule.clone()) {
                    self.push(&html! { span.cite id=(rule) {} }.into_string());
                }
            }
            rest = after;
        }
        self.words(rest);
    }

    fn words(&mut self, words: &str) {
        if words.is_empty() {
            return;
        }
        if let Some(term) = &mut self.term {
            return term.push_str(words);
        }
        self.push(&html! { (words) }.into_string());
        self.section().text.push_str(words);
    }

    fn end_term(&mut self) {
        let term = self.term.take().unwrap_or_default();
        let (shown, word) = term.split_once('|').unwrap_or((&term, &term));
        let n: usize = self.page.sections.iter().map(|section| section.terms.len()).sum();
        let at = format!("term-{}", n + 1);
        self.push(&html! { dfn id=(at) { (shown) } }.into_string());
        self.section().text.push_str(shown);
        self.section().terms.push((word.to_owned(), at));
    }

    /// `NF-042, NF-051` or `NF-042..NF-046` as single rules. An unknown end of a range stands for itself, so that the
    /// check of the rulebooks finds it.
    fn cited(&self, inside: &str) -> Vec<String> {
        let at = |id: &str| self.source.order.iter().position(|(known, _)| known == id);
        let mut rules = Vec::new();
        for part in inside.split(',').map(str::trim) {
            match part.split_once("..") {
                Some((from, to)) => match (at(from), at(to)) {
                    (Some(from), Some(to)) if from <= to => {
                        rules.extend(self.source.order[from..=to].iter().map(|(id, _)| id.clone()));
                    }
                    _ => rules.push(part.to_owned()),
                },
                None => rules.push(part.to_owned()),
            }
        }
        rules
    }

    fn address(&self, to: &str) -> String {
        match to.strip_prefix("card:") {
            Some(card) => format!("/cards/{}?card={card}", self.source.game),
            None if to.contains('/') => to.to_owned(),
            None => {
                let name =
                    to.trim_start_matches(|c: char| c.is_ascii_digit() || c == '-').trim_end_matches(".md");
                format!("/rules/{}/{name}", self.source.game)
            }
        }
    }

    fn finish(mut self) -> Page {
        if self.page.sections.len() > 1 {
            self.push("</section>");
        }
        let mut html = String::new();
        writer::push_html(&mut html, self.out.into_iter());
        for section in &mut self.page.sections {
            section.text = section.text.split_whitespace().collect::<Vec<_>>().join(" ");
        }
        self.page.html = html;
        self.page
    }
}

/// What stands in the text where a picture is to be drawn.
pub(super) fn place_for(picture: &str) -> String {
    format!("<!--picture {picture}-->")
}

/// The next `[…]` that holds rules and nothing else, with what stands before and after it.
fn next_citation(text: &str) -> Option<(&str, &str, &str)> {
    let mut from = 0;
    while let Some(open) = text[from..].find('[').map(|at| from + at) {
        let close = text[open..].find(']').map(|at| open + at)?;
        let inside = &text[open + 1..close];
        if inside.split(',').flat_map(|part| part.trim().split("..")).all(is_rule) {
            return Some((&text[..open], inside, &text[close + 1..]));
        }
        from = close + 1;
    }
    None
}

fn is_rule(word: &str) -> bool {
    word.split_once('-').is_some_and(|(letters, number)| {
        letters.starts_with(|c: char| c.is_ascii_uppercase())
            && letters.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit())
            && !number.is_empty()
            && number.chars().all(|c| c.is_ascii_alphanumeric())
    })
}

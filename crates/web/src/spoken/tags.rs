//! The parts of our own HTML. It comes from templates, so every `<` begins a tag and every attribute is quoted.

use std::borrow::Cow;

/// A part of HTML.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Part<'a> {
    /// An element begins.
    Open(Tag<'a>),
    /// An element ends.
    Close(&'a str),
    /// Text, as people read it.
    Text(Cow<'a, str>),
}

/// The beginning of an element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Tag<'a> {
    /// Its name.
    pub name: &'a str,
    /// Whether it has no end.
    pub is_void: bool,
    attributes: &'a str,
}

impl Tag<'_> {
    /// The value of an attribute.
    pub(super) fn get(&self, name: &str) -> Option<String> {
        let (_, rest) = self.attributes.split_once(&format!(" {name}=\""))?;
        rest.split('"').next().map(|value| unescaped(value).into_owned())
    }

    /// Whether there is an attribute with a value.
    pub(super) fn has(&self, name: &str) -> bool {
        self.attributes.contains(&format!(" {name}=\""))
    }
}

const VOID: &[&str] = &["br", "hr", "img", "input", "link", "meta", "wbr"];

/// The parts, in their order.
pub(super) fn parts(html: &str) -> impl Iterator<Item = Part<'_>> {
    let mut rest = html;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let Some(after) = rest.strip_prefix('<') else {
            let end = rest.find('<').unwrap_or(rest.len());
            let (text, after) = rest.split_at(end);
            rest = after;
            return Some(Part::Text(unescaped(text)));
        };
        let (inside, after) = after.split_once('>').unwrap_or((after, ""));
        rest = after;
        Some(match inside.strip_prefix('/') {
            Some(name) => Part::Close(name.trim()),
            None => {
                let end =
                    inside.find(|sign: char| sign.is_whitespace() || sign == '/').unwrap_or(inside.len());
                let (name, attributes) = inside.split_at(end);
                Part::Open(Tag {
                    name,
                    is_void: VOID.contains(&name) || attributes.ends_with('/'),
                    attributes,
                })
            }
        })
    })
}

fn unescaped(text: &str) -> Cow<'_, str> {
    if !text.contains('&') {
        return Cow::Borrowed(text);
    }
    let signs =
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&nbsp;", "\u{a0}"), ("&shy;", ""), ("&amp;", "&")];
    Cow::Owned(signs.iter().fold(text.to_owned(), |text, (name, sign)| text.replace(name, sign)))
}

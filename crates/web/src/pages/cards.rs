//! Every card of a game: picture, text, origin; with filters and search.

use crate::art::{self, Kind, Lid};
use crate::i18n::{Lang, t};
use crate::pages::components::popover::Rule;
use crate::pages::components::{icon, icon_s, points};
use crate::pages::layout::{self, Shell, Tab};
use crate::pages::rules::{Part, head, search};
use maud::{Markup, html};

/// What the page shows.
#[derive(Clone, Copy, Debug)]
pub struct Cards<'a> {
    /// The game.
    pub game: &'static Lid,
    /// The games that have a card page.
    pub games: &'a [&'static Lid],
    /// The filters, in groups: a card must match one filter of every group that is used.
    pub filters: &'a [Filter<'a>],
    /// The cards, in the order of the rulebook.
    pub cards: &'a [Card<'a>],
    /// The id of the card shown in full; without one it is the first.
    pub shown: Option<&'a str>,
}

/// A filter chip.
#[derive(Clone, Copy, Debug)]
pub struct Filter<'a> {
    /// The word that cards carry in [`Card::tags`].
    pub tag: &'a str,
    /// Its label.
    pub label: &'a str,
    /// Filters of one group stand together.
    pub group: &'a str,
    /// An icon of the sprite and the class that colours it, such as `("good-genes", "c-genes")`.
    pub icon: Option<(&'a str, &'a str)>,
}

/// What a card's picture shows.
#[derive(Clone, Copy, Debug)]
pub enum Picture<'a> {
    /// A world, drawn from the card's id.
    World(Kind),
    /// An icon in the middle of a small system.
    Icon(&'a str, Kind),
}

/// A card.
#[derive(Clone, Debug)]
pub struct Card<'a> {
    /// Its id in the pack; the seed of its picture and its address on the page.
    pub id: &'a str,
    /// Its name.
    pub name: &'a str,
    /// Its picture.
    pub picture: Picture<'a>,
    /// Cost or defence, and whether it is a defence.
    pub value: Option<(i64, bool)>,
    /// Its points; `Some(None)` where they are only counted at the end.
    pub points: Option<Option<i64>>,
    /// One line over the name: "Large development".
    pub caption: &'a str,
    /// Icons of what it is: sprite name and the class that colours it.
    pub badges: &'a [(&'a str, &'a str)],
    /// What it does: the phase or moment, and the sentence printed from the effect.
    pub lines: &'a [(&'a str, &'a str)],
    /// The words its filters know it by.
    pub tags: &'a [&'a str],
    /// Where its values come from.
    pub origin: Origin,
    /// What we know about that, in the pack's words.
    pub note: Option<&'a str>,
    /// Further facts, as label and value.
    pub facts: &'a [(&'a str, &'a str)],
    /// The rules it is about.
    pub rules: &'a [&'a str],
}

/// Where the values of a card come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// Printed in the rulebook.
    Rulebook,
    /// In public text about the game.
    Public,
    /// Attested, but some values are ours.
    Partial,
    /// Ours, made to fit the rulebook's statistics.
    Reconstructed,
}

impl Origin {
    fn words(self, lang: Lang) -> (String, String) {
        match self {
            Origin::Rulebook => (t!(lang, "origin-rulebook"), t!(lang, "origin-rulebook-note")),
            Origin::Public => (t!(lang, "origin-public"), t!(lang, "origin-public-note")),
            Origin::Partial => (t!(lang, "origin-partial"), t!(lang, "origin-partial-note")),
            Origin::Reconstructed => {
                (t!(lang, "origin-reconstructed"), t!(lang, "origin-reconstructed-note"))
            }
        }
    }
}

/// The page.
pub fn page(shell: &Shell<'_>, cards: &Cards<'_>) -> Markup {
    let lang = shell.lang;
    let title = t!(lang, "cards-title", game = cards.game.title);
    let shown = cards.cards.iter().find(|card| Some(card.id) == cards.shown).or(cards.cards.first());
    let body = html! {
        main.page #main {
            (head(lang, cards.game, cards.games, Part::Cards, &title))
            div.bar {
                (search(lang, &t!(lang, "cards-search"), &t!(lang, "cards-placeholder")))
                (filters(lang, cards))
            }
            p.found role="status" data-found=(t!(lang, "cards-found")) {
                (t!(lang, "cards-count", n = cards.cards.len()))
            }
            div.cwrap {
                section.cgrid aria-label=(t!(lang, "cards")) data-filtered=".tcard" data-detail="#detail" {
                    @for card in cards.cards {
                        (tile(lang, cards.game, card, shown.is_some_and(|s| s.id == card.id)))
                    }
                }
                aside.panel.detail #detail aria-label=(t!(lang, "cards-detail")) aria-live="polite" {
                    @if let Some(card) = shown { (detail(lang, cards.game, card)) }
                }
            }
        }
    };
    layout::wide_page(shell, Tab::Rules, &title, &["pages.css", "library.css"], &["filter.js"], &body)
}

fn filters(lang: Lang, cards: &Cards<'_>) -> Markup {
    html! {
        div.filters role="group" aria-label=(t!(lang, "filters")) {
            @for (i, group) in cards.filters.chunk_by(|a, b| a.group == b.group).enumerate() {
                @if i > 0 { span.barline aria-hidden="true" {} }
                @for filter in group {
                    button.chip type="button" aria-pressed="false" data-filter=(filter.tag)
                        data-group=(filter.group) {
                        @if let Some((name, class)) = filter.icon { span.tint.(class) { (icon_s(name)) } }
                        (filter.label) " "
                        b { (cards.cards.iter().filter(|card| card.tags.contains(&filter.tag)).count()) }
                    }
                }
            }
        }
    }
}

/// A card in the grid. A link, so that it also works without scripts.
fn tile(lang: Lang, game: &'static Lid, card: &Card<'_>, is_shown: bool) -> Markup {
    html! {
        a.tile.tcard.{ "pic-" (kind(card.picture).word()) } id=(card.id) href={ "?card=" (card.id) "#detail" }
            data-tags=(card.tags.join(" ")) aria-current=[is_shown.then_some("true")] {
            (picture(lang, card))
            (words(card))
            template { (detail(lang, game, card)) }
        }
    }
}

fn kind(picture: Picture<'_>) -> Kind {
    match picture {
        Picture::World(kind) | Picture::Icon(_, kind) => kind,
    }
}

fn picture(lang: Lang, card: &Card<'_>) -> Markup {
    html! {
        span.pic {
            @match card.picture {
                Picture::World(kind) => span.sphere { (art::planet(card.id, kind)) },
                Picture::Icon(name, kind) => (art::card(card.id, name, kind)),
            }
            span.ty { @for (name, class) in card.badges { span.(class) { (icon(name)) } } }
            span.lv { (card.caption) }
            @if let Some((n, is_defence)) = card.value {
                span.price.mil[is_defence] {
                    span aria-hidden="true" { (n) }
                    span.vh {
                        @if is_defence { (t!(lang, "defence", n = n)) } @else { (t!(lang, "cost", n = n)) }
                    }
                }
            }
            @if let Some(n) = card.points { (points(lang, n)) }
        }
    }
}

fn words(card: &Card<'_>) -> Markup {
    html! {
        span.in {
            span.name { (card.name) }
            @for (when, text) in card.lines { span.p { (line(when, text)) } }
        }
    }
}

/// The moment in front of the sentence, unless the sentence begins with it by itself.
fn line(when: &str, text: &str) -> Markup {
    match text.strip_prefix(when) {
        Some(rest) if rest.starts_with(':') => html! { b { (when) ":" } (rest[1..]) },
        Some(_) => html! { (text) },
        None => html! { b { (when) ":" } " " (text) },
    }
}

/// The card in full, with everything that we know about it.
fn detail(lang: Lang, game: &'static Lid, card: &Card<'_>) -> Markup {
    let (origin, meaning) = card.origin.words(lang);
    html! {
        div.tcard.{ "pic-" (kind(card.picture).word()) } { (picture(lang, card)) (words(card)) }
        dl {
            @for (label, value) in card.facts { dt { (label) } dd { (value) } }
            dt { (t!(lang, "origin")) }
            // The packs write their notes in English.
            dd { span.chip { (origin) } " " (card.note.filter(|_| lang == Lang::En).unwrap_or(&meaning)) }
            @if !card.rules.is_empty() {
                dt { (t!(lang, "rules")) }
                dd {
                    @for (i, id) in card.rules.iter().enumerate() {
                        @if i > 0 { ", " }
                        a href=(Rule { game: game.name, id }.href()) { (id) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::line;

    #[test]
    fn a_moment_is_said_once() {
        assert_eq!(line("Settle", "worlds cost 1 less.").0, "<b>Settle:</b> worlds cost 1 less.");
        assert_eq!(line("Settle", "Settle: worlds cost 1 less.").0, "<b>Settle:</b> worlds cost 1 less.");
        assert_eq!(line("Consume", "Consume a good for 1 VP.").0, "Consume a good for 1 VP.");
        assert_eq!(line("", "No power.").0, "No power.");
    }
}

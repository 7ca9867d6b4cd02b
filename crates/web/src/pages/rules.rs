//! The numbered rules of a game, searchable, each with an address of its own.

use crate::art::Lid;
use crate::i18n::{Lang, t};
use crate::pages::components::icon;
use crate::pages::guide;
use crate::pages::layout::{self, Shell, Tab};
use maud::{Markup, html};
use std::collections::BTreeSet;

mod ledger;

/// The ledger of a game in `docs/rules`, as it was written and in German.
macro_rules! ledgers {
    ($game:literal) => {
        [
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/", $game, ".md")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/", $game, ".de.md")),
        ]
    };
}
pub(crate) use ledgers;

pub use ledger::{Chapter, Ledger};

/// What the page shows.
#[derive(Clone, Copy, Debug)]
pub struct Rules<'a> {
    /// The game.
    pub game: &'static Lid,
    /// The games that have a rules page.
    pub games: &'a [&'static Lid],
    /// Whether there is a guided game.
    pub has_guide: bool,
    /// Its rules.
    pub ledger: &'a Ledger,
}

/// The page.
pub fn page(shell: &Shell<'_>, rules: &Rules<'_>) -> Markup {
    let lang = shell.lang;
    let title = t!(lang, "rules-title", game = rules.game.title);
    let body = html! {
        main.page #main {
            (head(lang, rules.game, rules.games, Part::Rules, &title))
            p.muted.to-guide { (t!(lang, "rules-numbered-note")) }
            @if rules.has_guide {
                div.row.wrap.to-guide {
                    span.muted { (t!(lang, "guide-new-here")) } (guide::start(lang, rules.game, false))
                }
            }
            div.bar {
                (search(lang, &t!(lang, "rules-search"), &t!(lang, "rules-placeholder")))
                div.filters role="group" aria-label=(t!(lang, "filters")) {
                    @for kind in in_order(&rules.ledger.kinds) {
                        button.chip type="button" aria-pressed="false" data-filter=(kind) data-group="kind" {
                            (kind_word(lang, kind))
                        }
                    }
                }
            }
            p.found role="status" data-found=(t!(lang, "rules-found")) {
                (t!(lang, "rules-count", n = rules.ledger.n_rules))
            }
            div.ledger-wrap {
                nav.toc.panel aria-label=(t!(lang, "contents")) {
                    ol {
                        @for chapter in &rules.ledger.chapters {
                            li.part[chapter.is_part] { a href={ "#" (chapter.id) } { (chapter.title) } }
                        }
                    }
                }
                article.ledger data-filtered=".rule" { (rules.ledger.markup()) }
            }
        }
    };
    layout::wide_page(shell, Tab::Rules, &title, &["pages.css", "library.css"], &["filter.js"], &body)
}

/// Which half of "Rules and cards" a page is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    Rules,
    Cards,
}

/// The head that rules and cards share: title, game, and the way to the other half.
pub(super) fn head(
    lang: Lang,
    game: &'static Lid,
    games: &[&'static Lid],
    part: Part,
    title: &str,
) -> Markup {
    let (folder, tail) = if part == Part::Rules { ("/rules/", "/numbered") } else { ("/cards/", "") };
    html! {
        div.row.wrap.between.page-head {
            h1.title { (title) }
            div.row.wrap {
                @if games.len() > 1 {
                    nav.seg.gt aria-label=(t!(lang, "new-game")) {
                        @for other in games {
                            a href={ (folder) (other.name) (tail) }
                                aria-current=[(*other == game).then_some("page")] {
                                (other.title)
                            }
                        }
                    }
                }
                nav.seg.gt aria-label=(t!(lang, "nav-rules")) {
                    a href={ "/rules/" (game.name) }
                        aria-current=[(part == Part::Rules).then_some("page")] {
                        (t!(lang, "book"))
                    }
                    a href={ "/cards/" (game.name) }
                        aria-current=[(part == Part::Cards).then_some("page")] {
                        (t!(lang, "cards"))
                    }
                }
            }
        }
    }
}

/// The search field that filters what is on the page.
pub(super) fn search(lang: Lang, label: &str, placeholder: &str) -> Markup {
    html! {
        label.search {
            (icon("search"))
            span.vh { (label) }
            input.input type="search" placeholder=(placeholder) data-search autocomplete="off"
                lang=(lang.code());
        }
    }
}

/// The kinds of rules in the order one meets them; others follow.
fn in_order(kinds: &BTreeSet<String>) -> Vec<&str> {
    const ORDER: [&str; 12] = [
        "setup", "turn", "choice", "cost", "effect", "timing", "limit", "hidden", "card", "end", "score",
        "tie",
    ];
    let mut kinds: Vec<_> = kinds.iter().map(String::as_str).collect();
    kinds.sort_by_key(|kind| ORDER.iter().position(|known| known == kind).unwrap_or(ORDER.len()));
    kinds
}

/// The kinds of rules as words. A ledger may bring a kind we have no word for: then its own is shown.
fn kind_word(lang: Lang, kind: &str) -> String {
    match kind {
        "setup" => t!(lang, "kind-setup"),
        "turn" => t!(lang, "kind-turn"),
        "cost" => t!(lang, "kind-cost"),
        "effect" => t!(lang, "kind-effect"),
        "timing" => t!(lang, "kind-timing"),
        "choice" => t!(lang, "kind-choice"),
        "limit" => t!(lang, "kind-limit"),
        "end" => t!(lang, "kind-end"),
        "score" => t!(lang, "kind-score"),
        "tie" => t!(lang, "kind-tie"),
        "card" => t!(lang, "kind-card"),
        "hidden" => t!(lang, "kind-hidden"),
        other => other.to_owned(),
    }
}

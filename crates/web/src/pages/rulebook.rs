//! The rulebook for players: contents and search at the left, the page, what is on it at the right.

use crate::art::{self, Lid};
use crate::i18n::{Lang, t};
use crate::pages::components::icon;
use crate::pages::guide;
use crate::pages::layout::{self, Shell, Tab};
use crate::rulebook::{Hit, Page, Rulebook};
use maud::{Markup, html};

/// What all pages of a rulebook show.
#[derive(Clone, Copy, Debug)]
pub struct Book<'a> {
    /// The game.
    pub game: &'static Lid,
    /// The guided game and the lessons.
    pub lessons: &'static [crate::lesson::Lesson],
    /// Whether there is a page with every card.
    pub has_cards: bool,
    /// The style sheet of the game's table.
    pub sheet: Option<&'static str>,
    /// Its rulebook.
    pub rulebook: &'a Rulebook,
    /// What is looked for.
    pub query: &'a str,
}

/// One page of the book; `text` is what stands on it, with its pictures.
pub fn page(shell: &Shell<'_>, book: &Book<'_>, page: &Page, text: &Markup) -> Markup {
    let lang = shell.lang;
    let pages = &book.rulebook.pages;
    let at = pages.iter().position(|other| other == page).unwrap_or_default();
    let chapter = pages.iter().rev().find(|it| it.opens && it.chapter == page.chapter);
    let main = html! {
        @if let Some(chapter) = chapter { p.crumb { (chapter.chapter) " " (chapter.title) } }
        h1.title { (page.title) }
        (text)
        nav.pn aria-label=(t!(lang, "book-turn")) {
            @if let Some(before) = at.checked_sub(1).and_then(|at| pages.get(at)) {
                a.btn rel="prev" href=(book.rulebook.href(before)) { (icon("prev")) (before.title) }
            }
            span.grow {}
            @if let Some(after) = pages.get(at + 1) {
                a.btn rel="next" href=(book.rulebook.href(after)) { (after.title) (icon("next")) }
            } @else {
                a.btn rel="next" href=(index_href(book)) { (t!(lang, "book-index")) (icon("next")) }
            }
        }
    };
    let named: Vec<_> = page.sections.iter().filter(|section| !section.id.is_empty()).collect();
    let side = html! {
        section.panel.came #came hidden { h2 { (t!(lang, "book-came")) } div.came-in {} (back(lang)) }
        @if !named.is_empty() {
            nav.panel.otp aria-labelledby="on-page" {
                h2 #on-page { (t!(lang, "book-on-page")) }
                @for section in named { a href={ "#" (section.id) } { (section.title) } }
            }
        }
    };
    frame(shell, book, &page.title, Some(page.name), &main, &side)
}

fn back(lang: Lang) -> Markup {
    html! { a.btn.came-back href="/" { (icon("prev")) (t!(lang, "book-back")) } }
}

/// The index of terms.
pub fn index(shell: &Shell<'_>, book: &Book<'_>) -> Markup {
    let lang = shell.lang;
    let terms = book.rulebook.terms();
    let main = html! {
        h1.title { (t!(lang, "book-index")) }
        p.lead2 { (t!(lang, "book-index-lead", n = terms.len())) }
        ul.terms {
            @for term in &terms {
                li { a href=(term.href) { (term.word) } small { (term.page) } }
            }
        }
    };
    frame(shell, book, &t!(lang, "book-index"), Some(INDEX), &main, &html! {})
}

/// The name of the index in addresses.
const INDEX: &str = "index";

fn index_href(book: &Book<'_>) -> String {
    format!("/rules/{}/{INDEX}", book.game.name)
}

fn frame(
    shell: &Shell<'_>,
    book: &Book<'_>,
    title: &str,
    now: Option<&str>,
    main: &Markup,
    side: &Markup,
) -> Markup {
    let lang = shell.lang;
    let title = format!("{title} · {}", book.game.title);
    let body = html! {
        div.rb {
            aside.toc {
                div.panel.toc-head {
                    a.toc-game href="/rules" {
                        (icon("log"))
                        span {
                            b { (book.game.title) }
                            small {
                                (t!(lang, "book-size", n = book.rulebook.n_chapters(), minutes = book.rulebook.n_minutes))
                            }
                        }
                    }
                    (search(lang, book))
                    a.btn.btn-quiet.only-s href="#contents" { (icon("down")) (t!(lang, "contents")) }
                    @if !book.lessons.is_empty() { (guide::start(lang, book.game, false)) }
                    (guide::to_lessons(lang, book.game, book.lessons))
                }
                (contents(lang, book, now))
            }
            main.art2 #main { (main) (foot(lang, book)) }
            aside.asked { (side) }
        }
    };
    let mut sheets = vec!["pages.css", "table.css"];
    sheets.extend(book.sheet);
    sheets.push("rulebook.css");
    layout::wide_page(shell, Tab::Rules, &title, &sheets, &["rulebook.js"], &body)
}

fn search(lang: Lang, book: &Book<'_>) -> Markup {
    let address = format!("/rules/{}", book.game.name);
    html! {
        form.find action=(address) role="search" data-find={ (address) "/find" } {
            label.vh for="q" { (t!(lang, "book-search")) }
            (icon("search"))
            input.input #q type="search" name="q" value=(book.query) autocomplete="off"
                placeholder=(t!(lang, "book-placeholder")) aria-controls="hits";
            div.hits #hits hidden[book.query.is_empty()] aria-live="polite" {
                @if !book.query.is_empty() { (hits(lang, &book.rulebook.find(book.query, MOST_HITS))) }
            }
        }
    }
}

/// As many sections as fit below the field.
pub const MOST_HITS: usize = 8;

/// What was found.
pub fn hits(lang: Lang, hits: &[Hit]) -> Markup {
    html! {
        @for hit in hits {
            a href=(hit.href) { span { (hit.title) } small { (hit.page) } small.excerpt { (hit.excerpt) } }
        }
        @if hits.is_empty() { p.muted { (t!(lang, "book-nothing")) } }
    }
}

fn contents(lang: Lang, book: &Book<'_>, now: Option<&str>) -> Markup {
    let pages = &book.rulebook.pages;
    let open = now.and_then(|now| book.rulebook.page(now)).map(|page| page.chapter);
    let current = |name: &str| (now == Some(name)).then_some("page");
    html! {
        nav.panel.toc-nav #contents aria-label=(t!(lang, "contents")) {
            ol.toclist {
                @for chapter in pages.iter().filter(|page| page.opens) {
                    li {
                        a href=(book.rulebook.href(chapter)) aria-current=[current(chapter.name)] {
                            span { (chapter.chapter) } (chapter.title)
                        }
                        @let inner: Vec<_> =
                            pages.iter().filter(|it| it.chapter == chapter.chapter && !it.opens).collect();
                        @if !inner.is_empty() {
                            ol.now[open == Some(chapter.chapter)] {
                                @for page in inner {
                                    li {
                                        a href=(book.rulebook.href(page)) aria-current=[current(page.name)] {
                                            (page.title)
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
                li { a href=(index_href(book)) aria-current=[current(INDEX)] { span { "·" } (t!(lang, "book-index")) } }
            }
        }
    }
}

fn foot(lang: Lang, book: &Book<'_>) -> Markup {
    html! {
        footer.book-foot {
            @if book.has_cards {
                a href={ "/cards/" (book.game.name) } { (t!(lang, "book-cards")) }
            }
            a href={ "/rules/" (book.game.name) "/numbered" } { (t!(lang, "book-numbered")) }
        }
    }
}

/// A game on the page "Learn".
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The game.
    pub game: &'static Lid,
    /// The guided game and the lessons.
    pub lessons: &'static [crate::lesson::Lesson],
    /// Whether there is a page with every card.
    pub has_cards: bool,
}

/// The page "Learn": for each game the guided game, its lessons, the rulebook and the cards.
pub fn all(shell: &Shell<'_>, games: &[Lesson]) -> Markup {
    let lang = shell.lang;
    let main = html! {
        h1.title { (t!(lang, "nav-rules")) }
        p.lead { (t!(lang, "learn-lead")) }
        div.games.lessons {
            @for lesson in games {
                article.panel.game {
                    (art::scene(lesson.game))
                    div.in {
                        h2 { (lesson.game.title) }
                        p { ((lesson.game.blurb)(lang)) }
                        div.go {
                            @if !lesson.lessons.is_empty() { (guide::on_card(lang, lesson.game, true)) }
                            a.btn href={ "/rules/" (lesson.game.name) } {
                                (icon("log")) (t!(lang, "book")) span.vh { " " (lesson.game.title) }
                            }
                            @if lesson.has_cards {
                                a.btn.btn-quiet href={ "/cards/" (lesson.game.name) } {
                                    (t!(lang, "cards")) span.vh { " " (lesson.game.title) }
                                }
                            }
                        }
                    }
                }
            }
        }
        @for lesson in games { (guide::lessons(lang, lesson.game, lesson.lessons)) }
    };
    layout::page(shell, Tab::Rules, &t!(lang, "nav-rules"), &main)
}

//! A table in plain words: headings, lists and buttons, for screen readers and for browsers without scripts.
//!
//! It says everything that the drawn table says, in an order that can be listened to: what is new, what is asked,
//! how the players stand, what lies on the boards.

use super::page::{Page, Parts};
use super::{address, chat};
use crate::game::Choice;
use crate::i18n::{Lang, t};
use crate::naming;
use crate::pages::layout::{self, Shell, Tab};
use crate::spoken::{self, Item, Line};
use crate::story::Span;
use crate::tables::Looking;
use engine::Seat;
use maud::{Markup, html};
use store::Status;

/// More turns than this are in the log.
const MOST_NEWS: usize = 24;

/// The page.
pub(super) fn page(shell: &Shell<'_>, page: &Page<'_>, parts: &Parts) -> Markup {
    let lang = shell.lang;
    let title = naming::shown(&page.shown.people.name, shell.games, lang);
    let drawn = format!("{}{}", parts.base, address::seen_as(page.viewpoint.named()));
    let is_hidden = page.shown.people.status == Status::Waiting || page.viewpoint.curtain.is_some();
    let news = html! { @if !is_hidden { (news(lang, page, parts)) } };
    let main = html! {
        h1.title { (title) }
        p { (page.slot.game.lid().title) ". " (parts.drawn.moment) }
        nav aria-label=(t!(lang, "plain-parts")) {
            ul.inline {
                @if !is_hidden {
                    li { a href="#news" { (t!(lang, "plain-news")) } }
                    li { a href="#ask" { (t!(lang, "plain-ask")) } }
                    li { a href="#players" { (t!(lang, "plain-players")) } }
                    li { a href="#board" { (t!(lang, "plain-board")) } }
                    li { a href="#log" { (t!(lang, "plain-log")) } }
                }
                li { a href="#chat" { (t!(lang, "plain-chat")) } }
                li { a href=(address::plain(&parts.base, page.viewpoint.named())) { (t!(lang, "plain-again")) } }
                li { a href=(drawn) { (t!(lang, "plain-drawn")) } }
                li { a href={ "/rules/" (page.slot.game.name()) } { (t!(lang, "nav-rules")) } }
            }
        }
        (updates(lang, page, parts))
        @if let Some(seat) = page.viewpoint.curtain.filter(|_| page.shown.people.status == Status::Running) {
            (curtain(lang, parts, seat))
        } @else if is_hidden {
            (parts.drawn.stage)
        } @else {
            (news)
            (question(lang, page, parts))
            (players(lang, page, parts))
            (board(lang, page, parts))
            (log(lang, page, parts))
        }
        (talk(lang, page, parts))
    };
    layout::wide_page(
        shell,
        Tab::Play,
        &t!(lang, "plain-title", name = title),
        &["pages.css"],
        &["plain.js"],
        &html! {
            main.page.spoken #main data-plain data-events={ (parts.base) "/events" } data-version=(page.number)
                data-asked=[parts.drawn.ask.as_ref().map(|_| "")] { (main) }
        },
    )
}

/// How the page learns what happens: by itself with scripts, else by a link or after a while.
fn updates(lang: Lang, page: &Page<'_>, parts: &Parts) -> Markup {
    let named = page.viewpoint.named();
    html! {
        noscript {
            p {
                @if page.is_repeated {
                    (t!(lang, "plain-repeated")) " "
                    a href=(address::plain(&parts.base, named)) { (t!(lang, "plain-repeat-not")) }
                } @else {
                    (t!(lang, "plain-still")) " "
                    a href=(address::plain_again(&parts.base, named)) { (t!(lang, "plain-repeat")) }
                }
            }
        }
        p.muted data-plain-live hidden { (t!(lang, "plain-live")) }
        p role="status" data-plain-news data-asked=(t!(lang, "js-your-turn")) data-news=(t!(lang, "plain-changed")) {}
        p data-plain-show hidden { button.btn type="button" { (t!(lang, "plain-show")) } }
    }
}

/// What the device shows while it is passed on: nothing of the table.
fn curtain(lang: Lang, parts: &Parts, seat: Seat) -> Markup {
    let name = parts.names.of(seat);
    html! {
        h2 { (t!(lang, "curtain-title", name = name)) }
        p { (t!(lang, "curtain-text", name = name)) }
        p { a.btn.btn-primary href=(address::plain(&parts.base, Some(seat))) { (t!(lang, "curtain-ready", name = name)) } }
    }
}

/// The turns since the last look, a sentence each.
fn news(lang: Lang, page: &Page<'_>, parts: &Parts) -> Markup {
    let table = &page.shown.table;
    let spans = table.turns(page.viewpoint.viewer);
    let seen = page.seen.unwrap_or_else(|| {
        let first = spans.len().saturating_sub(usize::from(table.n_seats()));
        spans.get(first).map_or(0, |span| span.from)
    });
    let new: Vec<Span> = spans.into_iter().filter(|span| span.to > seen).collect();
    let told = &new[new.len().saturating_sub(MOST_NEWS)..];
    let looking = looking(lang, page, parts);
    html! {
        h2 #news { (t!(lang, "plain-news")) }
        @if told.is_empty() {
            p { (t!(lang, "plain-no-news")) }
        } @else {
            @if told.len() < new.len() { p { (t!(lang, "plain-older", n = new.len() - told.len())) } }
            ol {
                @for span in told {
                    @let sentence = table.tale(&looking, *span).sentence;
                    @if !sentence.0.is_empty() { li { (spoken::text(&sentence)) } }
                }
            }
            @if page.viewpoint.seat().is_some() {
                form method="post" action={ (parts.base) "/seen" (parts.suffix) } {
                    button.btn { (t!(lang, "log-seen")) }
                }
            }
        }
    }
}

fn looking<'a>(lang: Lang, page: &Page<'_>, parts: &'a Parts) -> Looking<'a> {
    Looking {
        lang,
        viewer: page.viewpoint.viewer,
        names: &parts.names,
        seen: page.seen,
        base: None,
        only: None,
        chat: &parts.chat,
        rail: None,
        told: None,
        pieces: None,
    }
}

/// What is asked, and every choice as a button.
fn question(lang: Lang, page: &Page<'_>, parts: &Parts) -> Markup {
    let (may_undo, undo_stop) = parts.undo(lang, page);
    html! {
        h2 #ask { (t!(lang, "plain-ask")) }
        @match &parts.drawn.ask {
            Some(ask) => {
                p { b { (spoken::text(&ask.sentence)) } }
                @if let Some(note) = &ask.note { p { (note) } }
                p { (t!(lang, "plain-choices", n = parts.drawn.choices.len())) }
                ol.options { @for choice in &parts.drawn.choices { li { (option(lang, page, parts, choice)) } } }
                @if parts.drawn.choices.len() > 1 {
                    p { a href={ (parts.base) "/plain/hint" (address::seen_as(page.viewpoint.named())) } { (t!(lang, "plain-hint")) } }
                }
            }
            None => p { (spoken::text(&parts.pause(lang, page).0)) },
        }
        @if may_undo {
            form method="post" action={ (parts.base) "/undo" (parts.suffix) } {
                input type="hidden" name="version" value=(page.number);
                button.btn { (t!(lang, "plain-undo")) }
            }
        } @else if let Some(why) = undo_stop {
            p { (t!(lang, "bar-undo-stop", why = why)) }
        }
        @if let Some(extra) = parts.extra(lang, page) { div.row.wrap { (extra) } }
    }
}

/// One choice: its button, and what it costs and brings.
fn option(lang: Lang, page: &Page<'_>, parts: &Parts, choice: &Choice) -> Markup {
    // A plan that only repeats the button says nothing.
    let repeats = |said: &String| said.trim_end_matches('?').trim_end() == choice.label;
    let said = choice.preview.as_ref().map(spoken::text).filter(|said| !repeats(said));
    html! {
        form method="post" action={ (parts.base) "/act" (parts.suffix) } {
            input type="hidden" name="version" value=(page.number);
            button.btn name="line" value=(choice.line) {
                (choice.label)
                @if let Some(note) = &choice.note { ", " (note) }
                @if choice.reveals { " (" (t!(lang, "bar-no-undo")) ")" }
            }
        }
        @if let Some(said) = said { p.muted { (said) } }
    }
}

fn players(lang: Lang, page: &Page<'_>, parts: &Parts) -> Markup {
    let asked = page.shown.table.awaiting();
    html! {
        h2 #players { (t!(lang, "plain-players")) }
        ul {
            @for n in 0..page.shown.table.n_seats() {
                li {
                    (parts.words(lang, page, Seat(n)))
                    @if page.shown.people.bot(Seat(n)).is_some() { " (" (t!(lang, "bot")) ")" }
                    @if asked.has(Seat(n)) { ". " (t!(lang, "plain-is-asked")) }
                    " "
                    a href={ (parts.base) "/plain/seats/" (Seat(n)) (address::seen_as(page.viewpoint.named())) } {
                        (t!(lang, "plain-area", name = parts.names.of(Seat(n))))
                    }
                }
            }
        }
    }
}

/// Everything that lies on the boards, and where.
fn board(lang: Lang, page: &Page<'_>, parts: &Parts) -> Markup {
    let bearings = page.shown.table.bearings(&looking(lang, page, parts));
    html! {
        h2 #board { (t!(lang, "plain-board")) }
        (listed(lang, &parts.drawn.stage))
        @for (title, sentences) in &bearings {
            h3 { (title) }
            ul { @for sentence in sentences { li { (sentence) } } }
        }
    }
}

/// Drawn things as headings and lists, each with the way to ask about it.
pub(crate) fn listed(lang: Lang, stage: &Markup) -> Markup {
    let lines = spoken::lines(stage);
    let groups = lines.chunk_by(|_, next| matches!(next, Line::Item(_)));
    html! {
        @for group in groups {
            @let items = group.iter().filter_map(|line| match line { Line::Item(item) => Some(item), Line::Heading(_) => None });
            @if let Some(Line::Heading(title)) = group.first() { h3 { (title) } }
            ul { @for item in items { li { (piece(lang, item)) } } }
        }
    }
}

fn piece(lang: Lang, item: &Item) -> Markup {
    let why = item.why.as_ref().map(|why| why.replacen("/why?", "/plain/why?", 1));
    html! {
        (item.text)
        @if item.is_lit { " (" (t!(lang, "plain-lit")) ")" }
        @if let Some(why) = why { " " a href=(why) { (t!(lang, "plain-why")) span.vh { ": " (item.text) } } }
    }
}

fn log(lang: Lang, page: &Page<'_>, parts: &Parts) -> Markup {
    let rail = page.shown.table.rail(&looking(lang, page, parts));
    let lines = spoken::lines(&rail.log).into_iter().filter_map(|line| match line {
        Line::Item(item) => Some(item.text),
        Line::Heading(_) => None,
    });
    html! {
        h2 #log { (t!(lang, "plain-log")) }
        ol { @for line in lines { li { (line) } } }
    }
}

fn talk(lang: Lang, page: &Page<'_>, parts: &Parts) -> Markup {
    let post = page.is_at_table.then(|| format!("{}/chat{}", parts.base, parts.suffix));
    let is_hidden = !page.is_at_table && !page.shown.people.terms.open_chat;
    html! {
        h2 #chat { (t!(lang, "plain-chat")) }
        (chat(lang, post.as_deref(), page.said, is_hidden))
    }
}

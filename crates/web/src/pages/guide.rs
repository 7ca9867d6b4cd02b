//! The guide of a lesson: the card beside the table, and the buttons that start lessons.

use crate::art::Lid;
use crate::i18n::{Lang, Value, say, t};
use crate::lesson::{Card, Lesson, TurnBy};
use crate::pages::components::{icon, icon_s};
use maud::{Markup, PreEscaped, html};

/// What the guide shows at a table.
#[derive(Clone, Copy, Debug)]
pub struct Coach<'a> {
    /// The cards; empty while another seat moves.
    pub cards: &'a [Card],
    /// The lesson.
    pub lesson: &'a Lesson,
    /// The lesson after it, if there is one.
    pub next: Option<&'a Lesson>,
    /// The name of the game.
    pub game: &'a str,
    /// The number of the first card, counted from 1.
    pub n_first: usize,
    /// How many cards there are in all.
    pub n_all: usize,
    /// Whether these are the last ones.
    pub is_farewell: bool,
    /// The name of the opposing bot.
    pub rival: &'a str,
    /// Where the guide is switched off.
    pub post: &'a str,
    /// Where a game of one's own starts.
    pub new_game: &'a str,
}

/// The card. Scripts switch from one to the next; without scripts all are shown.
pub fn coach(lang: Lang, coach: &Coach<'_>) -> Markup {
    html! {
        aside.coach.panel #coach aria-label=(say(lang, &coach.lesson.title, &[])) aria-live="polite" tabindex="-1" {
            @if coach.cards.is_empty() {
                div.coach-card.is-now {
                    p.coach-say { (filled(lang, "guide-watch", coach.rival)) }
                    div.coach-foot { (skip(lang, coach)) }
                }
            }
            @for (i, card) in coach.cards.iter().enumerate() { (one(lang, coach, card, i)) }
        }
    }
}

fn one(lang: Lang, coach: &Coach<'_>, card: &Card, i: usize) -> Markup {
    let (n, is_last) = (coach.n_first + i, i + 1 == coach.cards.len());
    let chapters = coach.lesson.chapters();
    let goal = chapters.iter().position(|chapter| *chapter == card.chapter).map_or(0, |at| at + 1);
    let turn = if card.turn == TurnBy::Pressing { "pressing" } else { "reading" };
    html! {
        // The browser decides which card is open.
        div.coach-card.is-now[i == 0] data-key={ "coach-" (n) } data-keep="class" data-card=(n)
            data-points=(card.points.join(" ")) data-turn=(turn) {
            div.coach-head {
                (icon("hint"))
                h2 {
                    @if coach.lesson.is_prepared() {
                        small.coach-goal { (t!(lang, "lesson-goal", n = goal, all = chapters.len())) }
                    }
                    (say(lang, &card.chapter, &[]))
                }
                span.coach-n { (t!(lang, "guide-progress", n = n, all = coach.n_all)) }
            }
            svg.coach-bar viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true" {
                rect width=(n * 100 / coach.n_all.max(1)) height="2" {}
            }
            p.coach-say { (filled(lang, &card.message, coach.rival)) }
            p.coach-plan { (filled(lang, "guide-confirm", coach.rival)) }
            div.coach-foot {
                @if !is_last || !coach.is_farewell { (skip(lang, coach)) }
                @if !card.points.is_empty() {
                    button.btn.btn-quiet.coach-show type="button" data-show {
                        (icon("spectator")) span { (t!(lang, "guide-show")) }
                    }
                }
                @if i > 0 { button.btn.btn-quiet type="button" data-turn-to=(n - 1) { (t!(lang, "guide-back")) } }
                @if !is_last {
                    button.btn.coach-next type="button" data-turn-to=(n + 1) { (t!(lang, "guide-next")) }
                } @else if coach.is_farewell {
                    a.btn.btn-quiet href=(coach.new_game) { (icon("plus")) (t!(lang, "guide-new")) }
                    @if let Some(next) = coach.next {
                        (opening(coach.game, next, &html! {
                            button.btn { (icon("hint")) (t!(lang, "lesson-next", title = say(lang, &next.title, &[]))) }
                        }))
                    }
                    (switch(coach.post, Coaching::Off, &html! { button.btn.coach-next { (t!(lang, "guide-close")) } }))
                }
            }
        }
    }
}

/// A message of the guide, with the name of the rival put in.
fn filled(lang: Lang, message: &str, rival: &str) -> Markup {
    let rival = html! { (rival) }.into_string();
    html! { (PreEscaped(say(lang, message, &[("rival", Value::from(rival))]))) }
}

fn skip(lang: Lang, coach: &Coach<'_>) -> Markup {
    let is_prepared = coach.lesson.is_prepared();
    let button = html! {
        button.btn.btn-quiet.coach-skip {
            @if is_prepared { (t!(lang, "lesson-leave")) } @else { (t!(lang, "guide-skip")) }
        }
    };
    switch(coach.post, Coaching::Off, &button)
}

/// Whether the guide is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coaching {
    /// It speaks.
    On,
    /// It is silent.
    Off,
}

/// A form around `button` that switches the guide.
fn switch(post: &str, to: Coaching, button: &Markup) -> Markup {
    let word = if to == Coaching::On { "on" } else { "off" };
    html! {
        form.as-is method="post" action=(post) data-send="guide" {
            input type="hidden" name="guide" value=(word);
            (button)
        }
    }
}

/// The button that shows the guide again, for the decision bar.
pub fn way_back(lang: Lang, post: &str) -> Markup {
    let button = html! { button.btn.btn-quiet { (icon("hint")) (t!(lang, "guide-return")) } };
    switch(post, Coaching::On, &button)
}

/// The text for a piece that could be chosen without the guide.
pub fn other_way(lang: Lang, post: &str) -> Markup {
    let button = html! { button.btn { (t!(lang, "guide-alone")) } };
    html! {
        p { (t!(lang, "guide-other")) }
        div.other-way { (switch(post, Coaching::Off, &button)) }
    }
}

/// The button that opens a guided game.
pub fn start(lang: Lang, game: &'static Lid, is_primary: bool) -> Markup {
    html! {
        form.as-is method="post" action="/guide" {
            input type="hidden" name="game" value=(game.name);
            button.btn.btn-primary[is_primary] { (icon("hint")) (t!(lang, "guide-go")) }
        }
    }
}

/// A form around `button` that opens a lesson of a game.
fn opening(game: &str, lesson: &Lesson, button: &Markup) -> Markup {
    html! {
        form.as-is method="post" action="/guide" {
            input type="hidden" name="game" value=(game);
            input type="hidden" name="lesson" value=(lesson.name);
            (button)
        }
    }
}

/// The lessons of a game that begin in prepared positions, each with its length; nothing where there are none.
pub fn lessons(lang: Lang, game: &'static Lid, lessons: &[Lesson]) -> Markup {
    let prepared: Vec<&Lesson> = lessons.iter().filter(|lesson| lesson.is_prepared()).collect();
    html! {
        @if !prepared.is_empty() {
            section.lesson-list #{ "lessons-" (game.name) } {
                h2 { (t!(lang, "lessons-of", game = game.title)) }
                ul {
                    @for lesson in prepared {
                        @let title = say(lang, &lesson.title, &[]);
                        li.panel {
                            h3 { (title) }
                            p.muted { (say(lang, &lesson.about, &[])) }
                            (opening(game.name, lesson, &html! {
                                button.btn { (icon("hint")) (t!(lang, "lesson-begin")) span.vh { " " (title) ", " (game.title) } }
                            }))
                            span.lesson-length { (icon_s("clock")) (t!(lang, "lesson-minutes", n = lesson.minutes)) }
                        }
                    }
                }
            }
        }
    }
}

/// The way from the card of a game on the home page to its lessons; nothing where there are none.
pub fn to_lessons(lang: Lang, game: &'static Lid, lessons: &[Lesson]) -> Markup {
    let prepared = || lessons.iter().filter(|lesson| lesson.is_prepared());
    let minutes = || prepared().map(|lesson| lesson.minutes);
    let (least, most) = (minutes().min().unwrap_or_default(), minutes().max().unwrap_or_default());
    html! {
        @if prepared().next().is_some() {
            a.btn.btn-quiet.to-lessons href={ "/rules#lessons-" (game.name) } {
                (t!(lang, "lessons-some", n = prepared().count(), least = least, most = most)) span.vh { " " (game.title) }
            }
        }
    }
}

/// A button for each game that has a guided one, with the game's name; the first one is emphasised if `is_primary`.
pub fn choice(lang: Lang, games: &[&'static Lid], is_primary: bool) -> Markup {
    html! {
        form.as-is method="post" action="/guide" {
            div.row.wrap {
                @for (n, game) in games.iter().enumerate() {
                    button.btn.btn-primary[is_primary && n == 0] name="game" value=(game.name) {
                        (icon("hint")) span.vh { (t!(lang, "guide-name")) " " } (game.title)
                    }
                }
            }
        }
    }
}

/// The button on the card of a game that opens its guided game; the first thing to do there if `is_first`.
pub fn on_card(lang: Lang, game: &'static Lid, is_first: bool) -> Markup {
    html! {
        form.as-is method="post" action="/guide" {
            button.btn.guided.btn-primary[is_first].btn-quiet[!is_first] name="game" value=(game.name) {
                (icon("hint")) (t!(lang, "guide-game")) span.vh { " " (game.title) }
            }
        }
    }
}

/// The offer on the form of a new table: the button sends that form to another address.
pub fn instead(lang: Lang) -> Markup {
    html! {
        p.muted.small { (t!(lang, "guide-new-here")) }
        button.btn formaction="/guide" formnovalidate { (icon("hint")) (t!(lang, "guide-go")) }
    }
}

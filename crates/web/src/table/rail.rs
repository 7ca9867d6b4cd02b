//! The parts of the rail that every game has: the log and the chat.

use super::address;
use crate::game::Rail;
use crate::i18n::{Lang, t};
use crate::pages::components::{icon_s, seat_class, who};
use crate::tables::{LogLine, Looking};
use engine::Viewer;
use maud::{Markup, html};
use store::{Event, Said, Saying};

/// So many lines lie on the table; one press shows the older ones. A page must stay light.
pub(crate) const LONGEST: usize = 30;

/// The longest line of chat.
pub(crate) const LONGEST_SAYING: usize = 500;

/// The rail for one viewer. `has_more` says that there are older lines.
pub(crate) fn rail(looking: &Looking<'_>, lines: &[LogLine], has_more: bool) -> Rail {
    let seen = looking.seen.unwrap_or(usize::MAX);
    let n_new = lines.iter().filter(|line| line.n >= seen).count() as u32;
    Rail { log: log(looking, lines, has_more), n_new, chat: looking.chat.clone() }
}

/// The log: each line leads to its turn on the board.
pub(crate) fn log(looking: &Looking<'_>, lines: &[LogLine], has_more: bool) -> Markup {
    let (lang, seen) = (looking.lang, looking.seen.unwrap_or(usize::MAX));
    let is_told = |line: &LogLine| looking.told.is_some_and(|span| span.has(line.told_with));
    let first_new = lines.iter().position(|line| line.n >= seen);
    let then = looking.base.map(|base| address::then_begins(base, looking.viewer));
    html! {
        @if lines.is_empty() { p.muted.empty { (t!(lang, "log-empty")) } }
        ol.log data-log {
            @if let Some(base) = looking.base.filter(|_| has_more) {
                @let href = address::then(&format!("{base}/log"), looking.viewer, None);
                li.sep data-key="log-older" { a href=(href) data-drawer=(href) { (t!(lang, "log-older")) } }
            }
            @for (i, line) in lines.iter().enumerate() {
                @if first_new == Some(i) {
                    li.sep.new data-key="log-new" {
                        (icon_s("changed")) (t!(lang, "log-new"))
                        @if let Some(base) = looking.base {
                            @let href = address::then(&format!("{base}/log"), looking.viewer, None);
                            a.btn.btn-quiet href=(href) data-drawer=(href) { (t!(lang, "log-summary")) }
                        }
                        (mark_as_seen(looking))
                    }
                }
                li.(seat_class(line.seat.0 + 1)).is-new[line.n >= seen].is-told[is_told(line)] data-key={ "log-" (line.n) "-" (nth(lines, i)) } {
                    @if let Some(then) = &then {
                        a href={ (then) (line.n + 1) } data-then { (words(line)) }
                    } @else {
                        (words(line))
                    }
                }
            }
        }
    }
}

fn words(line: &LogLine) -> Markup {
    html! { (line.text) @if line.times > 1 { " (" (line.times) "×)" } }
}

/// Which line of its action a line is. Its number in the list would change whenever the first line of the list is dropped.
fn nth(lines: &[LogLine], i: usize) -> usize {
    lines[..i].iter().rev().take_while(|line| line.n == lines[i].n).count()
}

fn mark_as_seen(looking: &Looking<'_>) -> Markup {
    let Viewer::Seat(seat) = looking.viewer else { return html! {} };
    html! {
        @if let Some(base) = looking.base {
            form.as-is method="post" action={ (base) "/seen" (address::seen_as(Some(seat))) } data-send="seen" {
                button.btn.btn-quiet { (t!(looking.lang, "log-seen")) }
            }
        }
    }
}

/// The chat, with its form for those at the table. `is_hidden` says that only the events of the table are shown.
pub(crate) fn chat(lang: Lang, post: Option<&str>, said: &[Said], is_hidden: bool) -> Markup {
    html! {
        div.chat {
            @if is_hidden {
                p.muted.empty { (t!(lang, "chat-hidden")) }
            } @else if said.is_empty() {
                p.muted.empty { (t!(lang, "chat-empty")) }
            }
            @for Said { n, saying } in said {
                @match saying.event {
                    Some(event) => p.event.muted data-key={ "said-" (n) } { (told(lang, event, saying)) },
                    None => div.msg data-key={ "said-" (n) } {
                        @match saying.seat {
                            Some(seat) => (who(seat + 1, &saying.name)),
                            None => span.who { (saying.name) },
                        }
                        br;
                        (saying.text)
                    },
                }
            }
        }
        @if let Some(post) = post {
            form.chat-form method="post" action=(post) data-send="chat" {
                input.input name="text" aria-label=(t!(lang, "chat-label")) placeholder=(t!(lang, "chat-label"))
                    maxlength=(LONGEST_SAYING) autocomplete="off" data-keep="value" required;
                button.btn { (t!(lang, "chat-send")) }
            }
        }
    }
}

/// What happened to a seat or to the table, in words.
fn told(lang: Lang, event: Event, Saying { name, text, .. }: &Saying) -> String {
    let (by, name) = (name.as_str(), text.as_str());
    match event {
        Event::StandIn if by == name => t!(lang, "event-stand-in-own", name = name),
        Event::StandIn => t!(lang, "event-stand-in", name = name, by = by),
        Event::Returned => t!(lang, "event-returned", name = name),
        Event::Resigned => t!(lang, "event-resigned", name = name),
        Event::WantsToClose => t!(lang, "event-wants-to-close", name = by),
        Event::WantsToPlay => t!(lang, "event-wants-to-play", name = by),
        Event::Closed => t!(lang, "event-closed", name = by),
        Event::AsksUndo => t!(lang, "event-asks-undo", name = by),
        Event::AgreesToUndo => t!(lang, "event-agrees-to-undo", name = by),
        Event::RefusesUndo => t!(lang, "event-refuses-undo", name = by),
        Event::Rematch => t!(lang, "event-rematch", name = by),
        Event::TimedOut => t!(lang, "event-timed-out", name = name),
        Event::OnVacation => t!(lang, "event-on-vacation", name = by),
        Event::BackFromVacation => t!(lang, "event-back-from-vacation", name = by),
    }
}

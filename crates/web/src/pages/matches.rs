//! The visitor's matches: a list with filters, a search and pages.

use crate::daily::date;
use crate::i18n::{Lang, day, t};
use crate::pages::components::{icon_s, mark, who};
use crate::pages::layout::{self, Shell, Tab};
use crate::played::Played;
use crate::table::address;
use maud::{Markup, html};
use store::Status;

/// What the visitor wants to see. Every value is a word of the form; others mean "all".
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Deserialize)]
#[serde(default)]
pub struct Filter {
    /// A game.
    pub game: String,
    /// `running` or `finished`.
    pub state: String,
    /// `people`, `bots` or `alone`.
    pub with: String,
    /// `yes` or `no`.
    pub won: String,
    /// A part of the name of the table or of somebody there.
    pub q: String,
    /// The page, from 1.
    pub page: usize,
}

/// So many matches stand on a page.
pub const PER_PAGE: usize = 20;
/// The longest text that is searched for.
pub const LONGEST_SEARCH: usize = 40;

impl Filter {
    /// Whether a match is wanted.
    pub fn takes(&self, played: &Played) -> bool {
        let is_over = matches!(played.status, Status::Finished | Status::Closed);
        let state = match self.state.as_str() {
            "running" => !is_over,
            "finished" => is_over,
            _ => true,
        };
        let with = match self.with.as_str() {
            "people" => played.is_with_people(),
            "bots" => !played.is_with_people() && !played.others.is_empty(),
            "alone" => played.others.is_empty(),
            _ => true,
        };
        let won = match self.won.as_str() {
            "yes" => played.is_won(),
            "no" => played.result.is_some() && !played.is_won(),
            _ => true,
        };
        let is_game = self.game.is_empty() || self.game == played.game.name();
        state && with && won && is_game && self.is_found(played)
    }

    fn is_found(&self, played: &Played) -> bool {
        let wanted: String = self.q.trim().chars().take(LONGEST_SEARCH).collect::<String>().to_lowercase();
        let has = |text: &str| text.to_lowercase().contains(&wanted);
        wanted.is_empty() || has(&played.name) || played.others.iter().any(|other| has(&other.name))
    }

    /// The address of another page of the same list.
    fn href(&self, page: usize) -> String {
        let words = [
            ("game", &self.game),
            ("state", &self.state),
            ("with", &self.with),
            ("won", &self.won),
            ("q", &self.q),
        ];
        let words = words.iter().filter(|(_, value)| !value.is_empty());
        let words = words.map(|(name, value)| format!("{name}={}&", address::encoded(value)));
        format!("/matches?{}page={page}", words.collect::<String>())
    }
}

/// The page: `all` are the visitor's matches, newest first.
pub fn page(shell: &Shell<'_>, filter: &Filter, all: &[Played]) -> Markup {
    let lang = shell.lang;
    let found: Vec<&Played> = all.iter().filter(|played| filter.takes(played)).collect();
    let n_pages = found.len().div_ceil(PER_PAGE).max(1);
    let at = filter.page.clamp(1, n_pages);
    let shown = found.iter().skip((at - 1) * PER_PAGE).take(PER_PAGE);
    let main = html! {
        h1.title { (t!(lang, "matches")) }
        (form(shell, filter))
        p role="status" { (t!(lang, "matches-found", n = found.len())) }
        @if !found.is_empty() { ul.panel.matches { @for played in shown { (row(lang, played)) } } }
        @if n_pages > 1 {
            nav.row.wrap aria-label=(t!(lang, "matches-pages")) {
                @if at > 1 { a.btn rel="prev" href=(filter.href(at - 1)) { (t!(lang, "matches-newer")) } }
                span { (t!(lang, "matches-page", n = at, all = n_pages)) }
                @if at < n_pages { a.btn rel="next" href=(filter.href(at + 1)) { (t!(lang, "matches-older")) } }
            }
        }
    };
    layout::page(shell, Tab::None, &t!(lang, "matches"), &main)
}

/// The filters: a form, so that they work without scripts.
fn form(shell: &Shell<'_>, filter: &Filter) -> Markup {
    let lang = shell.lang;
    let games: Vec<(String, String)> =
        shell.games.playable_lids().iter().map(|lid| (lid.name.to_owned(), lid.title.to_owned())).collect();
    let word = |value: &str, label: String| (value.to_owned(), label);
    let states =
        [word("running", t!(lang, "matches-running")), word("finished", t!(lang, "matches-finished"))];
    let with = [
        word("people", t!(lang, "matches-people")),
        word("bots", t!(lang, "matches-bots")),
        word("alone", t!(lang, "matches-alone")),
    ];
    let won = [word("yes", t!(lang, "matches-won")), word("no", t!(lang, "matches-lost"))];
    html! {
        form.panel.block.filters method="get" action="/matches" role="search" {
            (choice("game", &t!(lang, "new-game"), &games, &filter.game, lang))
            (choice("state", &t!(lang, "matches-state"), &states, &filter.state, lang))
            (choice("with", &t!(lang, "matches-with"), &with, &filter.with, lang))
            (choice("won", &t!(lang, "matches-result"), &won, &filter.won, lang))
            div.field {
                label.label for="q" { (t!(lang, "matches-search")) }
                input.input #q type="search" name="q" value=(filter.q) maxlength=(LONGEST_SEARCH);
            }
            button.btn.btn-primary { (t!(lang, "matches-show")) }
        }
    }
}

fn choice(name: &str, label: &str, words: &[(String, String)], chosen: &str, lang: Lang) -> Markup {
    html! {
        div.field {
            label.label for=(name) { (label) }
            select.input id=(name) name=(name) {
                option value="" { (t!(lang, "matches-all")) }
                @for (value, label) in words { option value=(value) selected[value == chosen] { (label) } }
            }
        }
    }
}

/// One match of the list.
pub(super) fn row(lang: Lang, played: &Played) -> Markup {
    html! {
        li.is-won[played.is_won()] {
            @let game = played.game.lid().title;
            a href=(played.href) { b { (if played.is_told_apart { played.name.as_str() } else { game }) } }
            span.muted { @if played.is_told_apart { (game) ", " } time { (day(lang, &date(played.at))) } }
            span.people {
                @if let Some(seat) = played.seat { (mark(seat)) span { (t!(lang, "you")) } }
                @for other in &played.others {
                    " " @if other.name.is_empty() { (who(other.seat, &t!(lang, "seat-open"))) } @else { (who(other.seat, &other.name)) }
                    @if other.bot.is_some() { (icon_s("bot")) }
                    @if let Some(points) = other.points { " " span.num { (played.game.written(points)) } }
                }
            }
            span.result {
                @match (played.status, played.result) {
                    (_, Some(result)) => {
                        b.num { (played.game.written(result.points)) }
                        span.chip {
                            @match (played.is_alone(), played.is_won()) {
                                (true, true) => (t!(lang, "matches-victory")),
                                (true, false) => (t!(lang, "matches-defeat")),
                                (false, _) => (t!(lang, "matches-place", n = result.place)),
                            }
                        }
                    }
                    (Status::Waiting, _) => span.chip { (t!(lang, "matches-waiting")) },
                    (Status::Running, _) => span.chip { (t!(lang, "matches-running")) },
                    (Status::Finished | Status::Closed, _) => span.chip {
                        @match &played.late {
                            Some(name) => (t!(lang, "matches-late", name = name.as_str())),
                            None => (t!(lang, "matches-closed")),
                        }
                    },
                }
            }
        }
    }
}

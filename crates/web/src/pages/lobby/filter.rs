//! Which open tables are shown. Each choice is a link, so that one press is enough and no script is needed.

use crate::i18n::{Lang, t};
use crate::pages::components::icon_s;
use crate::pages::layout::Shell;
use crate::table::address;
use maud::{Markup, html};
use serde::Deserialize;
use store::{Listing, Sitter, Time};

/// Which tables are shown; an empty word means all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct Filter {
    /// The name of a game.
    pub game: String,
    /// At least so many free seats.
    pub free: String,
    /// `none`, `live` or `days`.
    pub clock: String,
    /// `yes` or `no`.
    pub rated: String,
    /// The language of the host.
    pub language: String,
}

impl Filter {
    /// Whether a table is shown.
    pub fn takes(&self, table: &Listing) -> bool {
        let is = |wanted: &str, word: &str| wanted.is_empty() || wanted == word;
        let rated = if table.terms.rated { "yes" } else { "no" };
        is(&self.game, &table.game)
            && is(&self.clock, clock_word(table))
            && is(&self.rated, rated)
            && is(&self.language, &table.language)
            && n_free(table) >= self.free.parse().unwrap_or(1)
    }

    fn words(&self) -> [(&'static str, &str); 5] {
        [
            ("game", &self.game),
            ("free", &self.free),
            ("clock", &self.clock),
            ("rated", &self.rated),
            ("language", &self.language),
        ]
    }

    /// The filter as it is kept in a cookie: the query of its address.
    pub fn query(&self) -> String {
        written(&self.words())
    }

    /// The filter that a cookie keeps; what does not come from [`Filter::query`] is none.
    pub fn kept(query: &str) -> Option<Self> {
        let mut kept = Self::default();
        for (name, value) in query.split('&').filter_map(|pair| pair.split_once('=')) {
            let is_word = value.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
            let place = match name {
                "game" => &mut kept.game,
                "free" => &mut kept.free,
                "clock" => &mut kept.clock,
                "rated" => &mut kept.rated,
                "language" => &mut kept.language,
                _ => continue,
            };
            *place = if is_word { value.to_owned() } else { String::new() };
        }
        Some(kept).filter(|kept| *kept != Self::default())
    }

    /// The address of the page with another word for `name`.
    fn href(&self, name: &str, value: &str) -> String {
        let words = self.words().map(|(it, chosen)| (it, if it == name { value } else { chosen }));
        // Without any word the page would show what is kept.
        Some(written(&words))
            .filter(|words| !words.is_empty())
            .map_or_else(all, |words| format!("/lobby?{words}"))
    }

    /// The panel beside the tables. `kept` is the filter that the visitor has kept.
    pub(super) fn panel(&self, shell: &Shell<'_>, kept: Option<&Self>) -> Markup {
        let lang = shell.lang;
        let is_kept = kept == Some(self);
        let word = |value: &str, label: String| (value.to_owned(), label);
        let games = shell.games.playable_lids();
        let games: Vec<_> = games.iter().map(|lid| word(lid.name, lid.title.to_owned())).collect();
        let free: Vec<_> =
            (2_u8..=5).map(|n| word(&n.to_string(), t!(lang, "lobby-free-least", n = n))).collect();
        let clocks = [
            word("none", t!(lang, "new-clock-none")),
            word("live", t!(lang, "new-clock-live")),
            word("days", t!(lang, "new-clock-days")),
        ];
        let rated = [word("yes", t!(lang, "lobby-rated")), word("no", t!(lang, "lobby-not-rated"))];
        let languages: Vec<_> =
            Lang::ALL.iter().map(|it| word(it.code(), it.own_name().to_owned())).collect();
        html! {
            nav.panel.block.lobby-filter aria-label=(t!(lang, "lobby-filter")) {
                div.turns-head {
                    h2 { (icon_s("filter")) " " (t!(lang, "matches-show")) }
                    @if *self != Self::default() { a href=(all()) { (t!(lang, "lobby-clear")) } }
                }
                (self.choice(lang, "game", &t!(lang, "new-game"), &games))
                (self.choice(lang, "free", &t!(lang, "lobby-free"), &free))
                (self.choice(lang, "clock", &t!(lang, "new-clock"), &clocks))
                (self.choice(lang, "rated", &t!(lang, "lobby-rating"), &rated))
                (self.choice(lang, "language", &t!(lang, "language"), &languages))
                @if is_kept || *self != Self::default() {
                    form.as-is.keep method="post" action="/lobby" {
                        input type="hidden" name="keep" value=(if is_kept { String::new() } else { self.query() });
                        button.btn.btn-quiet {
                            @if is_kept { (icon_s("check")) (t!(lang, "lobby-forget")) } @else { (icon_s("filter")) (t!(lang, "lobby-keep")) }
                        }
                    }
                }
            }
        }
    }

    fn choice(&self, lang: Lang, name: &str, label: &str, words: &[(String, String)]) -> Markup {
        let chosen = self.words().iter().find(|(it, _)| *it == name).map_or("", |(_, value)| value);
        let all = (String::new(), t!(lang, "matches-all"));
        html! {
            div.filter-row role="group" aria-label=(label) {
                span.label aria-hidden="true" { (label) }
                div.chips {
                    @for (value, label) in std::iter::once(&all).chain(words) {
                        a.chip.chip-on[value == chosen] href=(self.href(name, value))
                            aria-current=[(value == chosen).then_some("true")] { (label) }
                    }
                }
            }
        }
    }
}

/// The words of an address that are not empty.
fn written(words: &[(&str, &str)]) -> String {
    let chosen = words.iter().filter(|(_, value)| !value.is_empty());
    chosen.map(|(name, value)| format!("{name}={}", address::encoded(value))).collect::<Vec<_>>().join("&")
}

/// The address of all open tables, also where a filter is kept.
pub(super) fn all() -> String {
    "/lobby?game=".to_owned()
}

/// Which kind of clock a table has.
fn clock_word(table: &Listing) -> &'static str {
    match table.terms.clock.map(|clock| clock.time) {
        None => "none",
        Some(Time::Live { .. }) => "live",
        Some(Time::Days(_)) => "days",
    }
}

pub(super) fn n_free(table: &Listing) -> usize {
    table.seats.iter().filter(|seat| seat.sitter == Sitter::Open).count()
}

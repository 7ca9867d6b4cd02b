//! The frame of a table page: top bar with the seats, the stage, the decision bar, the phone's tab bar.
//!
//! What `table.js` relies on is written here and nowhere else: the addresses stand as `data-` attributes
//! on the outermost element, and every update of a table is this same element, rendered anew.

use crate::game::Pane;
use crate::i18n::t;
use crate::pages::assets::TABLE_FACES;
use crate::pages::components::{device_settings, icon, icon_s, seat_class};
use crate::pages::layout::{Document, Share, Shell, brand, document, language_button, theme_switch};
use maud::{Markup, html};

/// A table as one viewer sees it.
#[derive(Clone, Debug)]
pub struct Table<'a> {
    /// The table's name.
    pub title: &'a str,
    /// The game, in words.
    pub game: &'a str,
    /// Whose turn it is, for the title of the page.
    pub turn: Option<&'a str>,
    /// Where the game stands: "Round 8 · Settle".
    pub moment: &'a str,
    /// The version of the table shown here.
    pub version: u64,
    /// Where version numbers are announced (server-sent events).
    pub events: &'a str,
    /// Where to fetch this element anew.
    pub fragment: &'a str,
    /// Where to say that the marked changes have been seen; none for those who only watch.
    pub seen: Option<&'a str>,
    /// What happened, as a strip below the seats.
    pub strip: Option<&'a Markup>,
    /// Whether the board shows a past turn.
    pub is_past: bool,
    /// The pane a phone opens: the one that holds the choices.
    pub pane: &'a str,
    /// Whether the viewer is asked.
    pub is_asked: bool,
    /// Who of several people at this device is asked.
    pub person: Option<&'a str>,
    /// What others see of it where somebody shares its address.
    pub share: Option<&'a Share<'a>>,
    /// The seats, in player order.
    pub seats: &'a [SeatPlate<'a>],
    /// The panes of the phone's tab bar.
    pub panes: &'a [Pane],
    /// Where the rules of this game are.
    pub rules: &'a str,
    /// Where the same table is in plain words.
    pub plain: &'a str,
    /// The stage: boards, my area, rail. Each part has the classes `pane pane-…`.
    pub stage: &'a Markup,
    /// The class of the stage, which chooses its grid.
    pub stage_class: &'a str,
    /// The style sheet of the game.
    pub sheet: Option<&'a str>,
    /// The scripts of the game.
    pub scripts: &'a [&'a str],
    /// The decision bar.
    pub bar: &'a Markup,
}

/// A seat in the top bar.
#[derive(Clone, Debug)]
pub struct SeatPlate<'a> {
    /// The seat's number, counted from one: its colour and shape.
    pub n: u8,
    /// Who sits there.
    pub name: &'a str,
    /// Whether it is the viewer's.
    pub is_me: bool,
    /// Whether it is a bot.
    pub is_bot: bool,
    /// Whether it is asked now.
    pub is_asked: bool,
    /// Everything in words: "Mira: 31 points, 4 credits, military 2".
    pub words: &'a str,
    /// Its clock.
    pub clock: Option<PlateClock>,
    /// The amounts.
    pub amounts: &'a Markup,
    /// Where its area can be seen.
    pub href: &'a str,
}

/// The clock of a seat.
#[derive(Clone, Debug)]
pub struct PlateClock {
    /// What is left, as it was when the page was made.
    pub text: String,
    /// The same in milliseconds.
    pub ms: i64,
    /// Whether it runs.
    pub runs: bool,
    /// Whether little is left.
    pub is_low: bool,
    /// The day on which a vacation ends, during which it stands.
    pub vacation: Option<String>,
}

/// The whole page of a table.
pub fn page(shell: &Shell<'_>, table: &Table<'_>) -> Markup {
    let body = html! {
        a.skip href="#ask" { (t!(shell.lang, "skip-to-decision")) }
        a.skip href=(table.plain) { (t!(shell.lang, "plain-link")) }
        (region(shell, table))
        (settings(shell, table))
        (device_settings::dialogs(shell.lang))
    };
    let title = full_title(table);
    // `table.js` loads the guide where one appears later, and `guide.js` its style.
    let is_guided = table.bar.0.contains("id=\"coach\"");
    let (guide_sheet, guide) = (is_guided.then_some("guide.css"), is_guided.then_some("guide.js"));
    let sheets: Vec<&str> = ["table.css"].into_iter().chain(guide_sheet).chain(table.sheet).collect();
    let scripts: Vec<&str> = ["table.js"].iter().chain(table.scripts).copied().chain(guide).collect();
    document(
        shell,
        &title,
        &Document {
            class: None,
            // A phone hides the brand, and browsers complain about letters that are loaded early for nothing.
            faces: &TABLE_FACES[..1],
            sheets: &sheets,
            scripts: &scripts,
            body: &body,
            share: table.share,
        },
    )
}

/// What the window is called: whose turn it is comes first, because tabs are narrow.
fn full_title(table: &Table<'_>) -> String {
    let words = table.turn.into_iter().chain([table.title, table.game]);
    words.collect::<Vec<_>>().join(" · ")
}

/// The part of the page that an update replaces.
pub fn region(shell: &Shell<'_>, table: &Table<'_>) -> Markup {
    // Where all choices stand in the bar, a phone stays on the pane it shows.
    let open = table.panes.iter().any(|pane| pane.n_lit > 0).then_some(table.pane);
    // The classes are for the style sheets: with `:has` the browser would style the whole table again at every change.
    let (has_tell, has_tabs) = (table.strip.is_some(), !table.panes.is_empty());
    html! {
        div.table-page.has-tell[has_tell].has-tabs[has_tabs] #table data-version=(table.version)
            data-events=(table.events) data-title=(full_title(table))
            data-fragment=(table.fragment) data-seen=[table.seen] data-past[table.is_past]
            data-asked[table.is_asked] data-person=[table.person] data-open-pane=[open] data-pane=(table.pane)
                data-keep="data-pane" {
            (top_bar(shell, table))
            @if let Some(strip) = table.strip { (strip) }
            main.stage.(table.stage_class) { h1.vh { (table.title) } (table.stage) }
            (table.bar)
            @if !table.panes.is_empty() { (tab_bar(shell, table)) }
        }
    }
}

fn top_bar(shell: &Shell<'_>, table: &Table<'_>) -> Markup {
    let lang = shell.lang;
    html! {
        header.sky {
            (brand())
            div.where { b { (table.game) } span { (table.moment) } }
            div.seats role="group" aria-label=(t!(lang, "seats-in-order")) {
                @for seat in table.seats { (plate(shell, seat)) }
            }
            div.row.tight {
                span.chip.link-lost role="status" data-link data-keep="hidden" hidden {}
                a.btn.btn-quiet.btn-icon href=(table.rules) target="_blank"
                    aria-label=(t!(lang, "nav-rules")) {
                    (icon("help"))
                }
                (language_button(shell))
                (theme_switch(shell))
                button.btn.btn-quiet.btn-icon type="button" data-dialog="settings"
                    aria-label=(t!(lang, "settings")) {
                    (icon("settings"))
                }
            }
        }
    }
}

fn plate(shell: &Shell<'_>, seat: &SeatPlate<'_>) -> Markup {
    html! {
        a.seat.(seat_class(seat.n)) id={ "seat-" (seat.n) } data-key={ "seat-" (seat.n) } href=(seat.href)
            data-drawer=(seat.href) aria-current=[seat.is_asked.then_some("true")] aria-label=(seat.words) {
            svg.mark aria-hidden="true" { use href=(super::sprite_url(seat_class(seat.n))) {} }
            span.nm { (seat.name) @if seat.is_me { " " small { (t!(shell.lang, "you")) } } }
            @if seat.is_bot { span.clk { (icon_s("bot")) (t!(shell.lang, "bot")) } }
            @if let Some(clock) = &seat.clock { (clock_of(shell, clock)) }
            span.st { (seat.amounts) }
        }
    }
}

fn clock_of(shell: &Shell<'_>, clock: &PlateClock) -> Markup {
    html! {
        @match &clock.vacation {
            Some(day) => span.clk title=(t!(shell.lang, "vacation-until", day = day.as_str())) {
                (icon_s("clock")) (t!(shell.lang, "on-vacation"))
            },
            None => span.clk.low[clock.is_low] role="timer" data-left=(clock.ms) data-runs[clock.runs] {
                (clock.text)
            },
        }
    }
}

fn tab_bar(shell: &Shell<'_>, table: &Table<'_>) -> Markup {
    html! {
        nav.tabbar aria-label=(t!(shell.lang, "table-areas")) {
            @for pane in table.panes {
                button type="button" data-pane=(pane.name) data-keep="aria-current"
                    aria-current=[(pane.name == table.pane).then_some("true")] {
                    (icon(pane.icon)) (pane.label)
                    @if pane.n_lit > 0 { span.badge.lit { (pane.n_lit) } }
                    @else if pane.n_new > 0 { span.badge { (pane.n_new) } }
                }
            }
        }
    }
}

/// What a player may set for every table; the browser keeps it.
fn settings(shell: &Shell<'_>, table: &Table<'_>) -> Markup {
    let lang = shell.lang;
    let keys = [
        ("1 – 9", t!(lang, "key-choose")),
        ("Enter", t!(lang, "key-confirm")),
        ("Esc", t!(lang, "key-back")),
        ("Ctrl Z", t!(lang, "key-undo")),
        ("H", t!(lang, "key-hint")),
        ("?", t!(lang, "key-why")),
        ("N", t!(lang, "key-next-change")),
        ("B M L", t!(lang, "key-areas")),
        ("← ↑ → ↓", t!(lang, "key-arrows")),
        ("← →", t!(lang, "key-story")),
    ];
    html! {
        dialog.dialog #settings aria-labelledby="settings-title" {
            h2.title #settings-title { (t!(lang, "settings")) }
            fieldset.plain {
                legend.label { (t!(lang, "confirm-moves")) }
                div.seg.radios data-setting="confirm" {
                    label {
                        input.vh type="radio" name="confirm" value="always" checked; span {
                            (t!(lang, "confirm-always"))
                        }
                    }
                    label {
                        input.vh type="radio" name="confirm" value="never"; span {
                            (t!(lang, "confirm-never"))
                        }
                    }
                }
                p.muted.small { (t!(lang, "confirm-note")) }
            }
            (device_settings::buttons(lang))
            p { a.btn.btn-quiet href=(table.plain) { (icon("text-view")) (t!(lang, "plain-link")) } }
            h3.label { (t!(lang, "keys")) }
            dl.keys { @for (key, does) in &keys { dt { span.kbd { (key) } } dd { (does) } } }
            form.row.end method="dialog" { button.btn.btn-primary { (t!(lang, "done")) } }
        }
    }
}

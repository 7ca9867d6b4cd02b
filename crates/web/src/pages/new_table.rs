//! A new table: game, seats, variants, seed. What cannot be chosen stays readable and says why.

use crate::art::{self, Lid};
use crate::game::{Level, OwnLevel, Switch};
use crate::i18n::{Lang, t};
use crate::pages::components::{icon, icon_s, seat_class, sprite_url};
use crate::pages::guide;
use crate::pages::layout::{self, Shell, Tab};
use crate::timing;
use maud::{Markup, html};

/// What the page offers, and what is chosen already.
///
/// The form posts to `/tables`: `game`, `players`, `seat-1` to `seat-6` (`me`, `open`, `here` or
/// `bot-<word>`), `option` once for each variant that is on, `level` for one who plays alone, `name`, `seed`, `public`
/// and `open-chat` where these are on.
#[derive(Clone, Debug)]
pub struct NewTable<'a> {
    /// The chosen game.
    pub game: &'static Lid,
    /// The games one can play today.
    pub playable: &'a [&'static Lid],
    /// The name of the visitor.
    pub host: &'a str,
    /// Whether there is a guided game.
    pub has_guide: bool,
    /// The chosen number of players.
    pub players: u8,
    /// The bots, weakest first.
    pub bots: &'a [Bot<'a>],
    /// The word of the bot that is chosen at first.
    pub usual_bot: Option<&'a str>,
    /// The variants.
    pub switches: &'a [Offered],
    /// How hard it can be for one alone: word, name, sentence.
    pub levels: &'a [Level],
    /// The same by a number of one's own.
    pub own_level: Option<&'a OwnLevel>,
    /// What the table is called unless the host names it.
    pub name: &'a str,
    /// Why the last attempt was refused.
    pub refusal: Option<&'a str>,
}

/// A bot that can take a seat.
#[derive(Clone, Copy, Debug)]
pub struct Bot<'a> {
    /// The word that is sent.
    pub word: &'a str,
    /// Its name: "Strong".
    pub label: &'a str,
    /// What it can do, in one sentence.
    pub text: &'a str,
}

/// A variant that can be switched on, and what it goes together with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offered {
    /// The variant.
    pub switch: Switch,
    /// The variant that is switched on with it.
    pub needs: Option<&'static str>,
    /// Why one who plays alone cannot choose it, if that is so.
    pub not_alone: Option<String>,
}

/// More players than any of the games has.
const MOST: u8 = 6;

/// The page.
pub fn page(shell: &Shell<'_>, table: &NewTable<'_>) -> Markup {
    let lang = shell.lang;
    let body = html! {
        main.page #main {
            h1.title { (t!(lang, "new-title")) }
            @if let Some(refusal) = table.refusal { p.refused role="alert" { (icon("why-not")) (refusal) } }
            form.two #new-table method="post" action="/tables" {
                div {
                    (pick_game(shell, table))
                    (seats(lang, table))
                    (variants(lang, table))
                    (clock(lang))
                    (details(lang, table))
                }
                (summary(lang, table))
            }
        }
    };
    layout::wide_page(shell, Tab::Play, &t!(lang, "new-title"), &["pages.css"], &["new-table.js"], &body)
}

fn pick_game(shell: &Shell<'_>, table: &NewTable<'_>) -> Markup {
    let lang = shell.lang;
    let first = table.playable.first().map_or("", |game| game.title);
    let why = t!(lang, "new-not-yet", game = first);
    html! {
        fieldset.panel.block {
            legend { (t!(lang, "new-game")) }
            div.pick {
                @for game in shell.games.lids() {
                    @let is_playable = table.playable.contains(&game);
                    label.coming[!is_playable] {
                        input.vh type="radio" name="game" value=(game.name) checked[game == table.game]
                            disabled[!is_playable] data-blocked=[(!is_playable).then_some(&why)]
                                data-for="why-game";
                        (art::scene(game))
                        span.nm {
                            (game.title) @if !is_playable { small { (t!(lang, "in-preparation")) } }
                        }
                    }
                }
            }
            p.why #why-game role="status" hidden {}
        }
    }
}

fn seats(lang: Lang, table: &NewTable<'_>) -> Markup {
    let (least, most) = (table.game.seats)().into_inner();
    let why = t!(lang, "new-seats-why", game = table.game.title, least = least, most = most);
    html! {
        fieldset.panel.block {
            legend { (t!(lang, "new-seats")) }
            div.row.wrap.between role="radiogroup" aria-labelledby="n-players" {
                span.label #n-players { (t!(lang, "players")) }
                span.seg.radios {
                    @for n in 1..=MOST {
                        @let fits = (least..=most).contains(&n);
                        label {
                            input.vh type="radio" name="players" value=(n) checked[n == table.players]
                                disabled[!fits]
                                data-blocked=[(!fits).then_some(&why)] data-for="why-players";
                            span { (n) }
                        }
                    }
                }
            }
            p.why #why-players role="status" { (icon("why-not")) span { (why) } }
            div.seatrows { @for n in 1..=most { (seat_row(lang, table, n)) } }
            @if !table.bots.is_empty() { (strengths(lang, table)) }
            @if !table.levels.is_empty() { (levels(lang, table)) }
        }
    }
}

fn seat_row(lang: Lang, table: &NewTable<'_>, n: u8) -> Markup {
    let name = format!("seat-{n}");
    // A first table is quickest against bots of the middle strength.
    let usual = table.usual_bot;
    html! {
        div.seatrow.(seat_class(n)) data-seat=(n) role="radiogroup" aria-label=(t!(lang, "new-seat", n = n)) {
            svg.mark aria-hidden="true" { use href=(sprite_url(seat_class(n))) {} }
            @if n == 1 {
                input type="hidden" name=(name) value="me";
                span { b { (table.host) } small { (t!(lang, "you-capital")) } }
                span.chip { (t!(lang, "host")) }
            } @else {
                span data-seat-words {
                    b { (t!(lang, "new-seat", n = n)) }
                    small.for-open { (t!(lang, "new-open-note")) }
                    small.for-here { (t!(lang, "new-here-note")) }
                    small.for-bot { (t!(lang, "new-bot-note")) }
                }
                span.seg.radios {
                    (seat_choice(&name, "open", &t!(lang, "new-person"), None, usual.is_none()))
                    (seat_choice(&name, "here", &t!(lang, "new-here"), None, false))
                    @for bot in table.bots {
                        @let value = format!("bot-{}", bot.word);
                        (seat_choice(&name, &value, bot.label, Some("bot"), usual == Some(bot.word)))
                    }
                }
            }
        }
    }
}

fn seat_choice(name: &str, value: &str, label: &str, glyph: Option<&str>, is_on: bool) -> Markup {
    html! {
        label {
            input.vh type="radio" name=(name) value=(value) checked[is_on];
            span { @if let Some(glyph) = glyph { (icon_s(glyph)) } (label) }
        }
    }
}

/// What the bots can do, weakest first.
fn strengths(lang: Lang, table: &NewTable<'_>) -> Markup {
    html! {
        section.strengths aria-labelledby="strengths" {
            p.label #strengths { (icon_s("bot")) (t!(lang, "new-strengths")) }
            dl { @for bot in table.bots { dt { (bot.label) } dd { (bot.text) } } }
        }
    }
}

/// What one alone plays against; of no account at a table of more.
fn levels(lang: Lang, table: &NewTable<'_>) -> Markup {
    let levels = table.levels;
    html! {
        div.alone role="radiogroup" aria-labelledby="alone" {
            span.label #alone { (t!(lang, "new-alone")) }
            @for (n, level) in levels.iter().enumerate() {
                label.toggle {
                    b { (level.label) }
                    input type="radio" name="level" value=(level.word) checked[n == levels.len() / 2];
                    p { (level.text) }
                }
            }
            @if let Some(own) = table.own_level {
                label.toggle {
                    b { (own.label) }
                    input type="radio" name="level" value=(own.word);
                    p {
                        (own.text) " "
                        input.input.short type="number" name="number" min=(own.numbers.0) max=(own.numbers.1)
                            value=(own.usual) aria-label=(own.label);
                    }
                }
            }
        }
    }
}

fn variants(lang: Lang, table: &NewTable<'_>) -> Markup {
    let not_yet = t!(lang, "not-yet");
    html! {
        fieldset.panel.block {
            legend { (t!(lang, "new-variants")) }
            @for Offered { switch, needs, not_alone } in table.switches {
                label.toggle.blocked[!switch.ready] {
                    b { (switch.label) }
                    input.switch type="checkbox" role="switch" name="option" value=(switch.word)
                        checked[switch.on && switch.ready] disabled[!switch.ready]
                        data-blocked=[(!switch.ready).then_some(&not_yet)] data-needs=[needs]
                        data-not-alone=[not_alone.as_ref().map(|_| "")];
                    p {
                        (switch.text)
                        @if let Some(why) = not_alone { " " span.reason.only-alone { (icon_s("lock")) (why) } }
                        @if !switch.ready { " " span.reason { (icon_s("lock")) (not_yet) } }
                    }
                }
            }
        }
    }
}

/// How much time the players have, and what happens when it is out.
fn clock(lang: Lang) -> Markup {
    let choice = |value: &str, label: String, is_on: bool| {
        html! {
            label {
                input.vh type="radio" name="clock" value=(value) checked[is_on];
                span { (label) }
            }
        }
    };
    let number = |name: &str, label: String, least: u32, most: u32, usual: u32| {
        html! {
            div.field {
                label.label for=(name) { (label) }
                input.input.short id=(name) type="number" name=(name) min=(least) max=(most) value=(usual);
            }
        }
    };
    html! {
        fieldset.panel.block.clock {
            legend { (t!(lang, "new-clock")) }
            div.seg.radios role="radiogroup" aria-label=(t!(lang, "new-clock")) {
                (choice("none", t!(lang, "new-clock-none"), true))
                (choice("live", t!(lang, "new-clock-live"), false))
                (choice("days", t!(lang, "new-clock-days"), false))
            }
            div.fields.for-live {
                (number("clock-minutes", t!(lang, "new-clock-minutes"), 1, timing::MOST_MINUTES, 45))
                (number("clock-step", t!(lang, "new-clock-step"), 0, timing::MOST_STEP, 30))
            }
            div.fields.for-days {
                (number("clock-days", t!(lang, "new-clock-turn"), 1, timing::MOST_DAYS, 3))
            }
            div.for-timed {
                div.seg.radios role="radiogroup" aria-label=(t!(lang, "new-timeout")) {
                    label { input.vh type="radio" name="timeout" value="bot" checked; span { (t!(lang, "new-timeout-bot")) } }
                    label { input.vh type="radio" name="timeout" value="close"; span { (t!(lang, "new-timeout-close")) } }
                }
                p.muted.small { (t!(lang, "new-timeout-note")) }
            }
        }
    }
}

fn details(lang: Lang, table: &NewTable<'_>) -> Markup {
    html! {
        fieldset.panel.block {
            legend { (t!(lang, "new-details")) }
            div.fields {
                div.field {
                    label.label for="table-name" { (t!(lang, "new-name")) }
                    input.input #table-name name="name" placeholder=(table.name) maxlength="60" autocomplete="off";
                }
                div.field {
                    label.label for="seed" { (t!(lang, "new-seed")) }
                    input.input #seed name="seed" placeholder=(t!(lang, "new-seed-random")) maxlength="40"
                        autocomplete="off" aria-describedby="seed-note";
                    p.muted.small #seed-note { (t!(lang, "new-seed-note")) }
                }
            }
            label.toggle {
                b { (t!(lang, "new-public")) }
                input.switch type="checkbox" role="switch" name="public" value="1";
                p { (t!(lang, "new-public-note")) }
            }
            label.toggle {
                b { (t!(lang, "new-rated")) }
                input.switch type="checkbox" role="switch" name="rated" value="1";
                p { (t!(lang, "new-rated-note")) }
            }
            label.toggle {
                b { (t!(lang, "new-open-chat")) }
                input.switch type="checkbox" role="switch" name="open-chat" value="1";
                p { (t!(lang, "new-open-chat-note")) }
            }
        }
    }
}

fn summary(lang: Lang, table: &NewTable<'_>) -> Markup {
    html! {
        aside.panel.sum aria-labelledby="sum-title" {
            (art::scene(table.game))
            div.in {
                h2.title #sum-title { (table.game.title) }
                dl {
                    dt { (t!(lang, "players")) } dd data-sum="players" { (table.players) }
                    dt { (t!(lang, "new-seats")) } dd data-sum="seats" { (t!(lang, "sum-seats-later")) }
                    dt { (t!(lang, "new-variants")) } dd data-sum="variants"
                        data-none=(t!(lang, "sum-none")) {
                        (t!(lang, "sum-none"))
                    }
                    dt { (t!(lang, "sum-length")) } dd { (table.game.length(lang)) }
                }
                button.btn.btn-primary.btn-lg { (t!(lang, "new-create")) }
                @if table.has_guide { (guide::instead(lang)) }
                p.muted.small.invite { (icon_s("link")) span { (t!(lang, "new-invite-note")) } }
            }
        }
    }
}

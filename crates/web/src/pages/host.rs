//! The page of the host of the server: figures, tables in use, people who are refused, a text for everybody, copies.

use crate::i18n::{Lang, t};
use crate::pages::components::icon;
use crate::pages::layout::{self, Shell, Tab};
use maud::{Markup, html};

/// What the page shows.
#[derive(Clone, Debug, Default)]
pub struct Desk {
    /// The numbers at the top.
    pub figures: Vec<Figure>,
    /// Why the database cannot be written, if it cannot.
    pub unwell: Option<String>,
    /// What everybody is told.
    pub notice: String,
    /// The tables in use.
    pub tables: Vec<InUse>,
    /// Who is refused.
    pub refused: Vec<Refused>,
    /// The folder for copies of the database.
    pub folder: Option<String>,
    /// What was done just now.
    pub done: Option<String>,
}

/// A number at the top.
#[derive(Clone, Debug)]
pub struct Figure {
    /// What it counts.
    pub label: String,
    /// The number, with its unit.
    pub value: String,
    /// What belongs to it; may be empty.
    pub note: String,
}

/// A table in use.
#[derive(Clone, Debug)]
pub struct InUse {
    /// Its id.
    pub id: String,
    /// The title of its game.
    pub game: &'static str,
    /// Whether it waits, is over, or where the game stands: "round 8".
    pub about: String,
    /// Whether it can still be closed.
    pub is_open: bool,
    /// The people there: id and name.
    pub people: Vec<(String, String)>,
}

/// Somebody who is refused.
#[derive(Clone, Debug)]
pub struct Refused {
    /// `guest` or `address`.
    pub kind: &'static str,
    /// The id or the address.
    pub who: String,
    /// The words for it.
    pub shown: String,
    /// The host's note.
    pub note: String,
}

/// The form for the token.
pub fn entrance(shell: &Shell<'_>) -> Markup {
    let lang = shell.lang;
    let main = html! {
        h1.title { (t!(lang, "host-title")) }
        form.panel.block method="post" action="/host/enter" {
            p { (t!(lang, "host-enter-text")) }
            div.field {
                label.label for="token" { (t!(lang, "host-token")) }
                input.input #token name="token" type="password" autocomplete="current-password" required;
            }
            div.row { button.btn.btn-primary { (t!(lang, "host-enter")) } }
        }
    };
    layout::page(shell, Tab::None, &t!(lang, "host-title"), &main)
}

/// The page itself.
pub fn page(shell: &Shell<'_>, desk: &Desk) -> Markup {
    let lang = shell.lang;
    let main = html! {
        div.row.wrap.between {
            h1.title { (t!(lang, "host-title")) }
            form method="post" action="/host/leave" { button.btn { (t!(lang, "host-leave")) } }
        }
        @if let Some(done) = &desk.done { p.panel.block.done role="status" { (done) } }
        (figures(lang, desk))
        div.two.desk {
            div { (tables(lang, &desk.tables)) (copies(lang, desk.folder.as_deref())) }
            div { (notice(lang, &desk.notice)) (refused(lang, &desk.refused)) }
        }
    };
    layout::page(shell, Tab::None, &t!(lang, "host-title"), &main)
}

fn figures(lang: Lang, desk: &Desk) -> Markup {
    html! {
        section aria-labelledby="figures-title" {
            h2.vh #figures-title { (t!(lang, "host-figures")) }
            dl.sums.host-sums {
                @for Figure { label, value, note } in &desk.figures {
                    div.panel { dt { (label) } dd.num { (value) } @if !note.is_empty() { dd { (note) } } }
                }
            }
            @match &desk.unwell {
                None => p.host-well { (icon("check")) (t!(lang, "host-well")) },
                Some(why) => p.panel.block role="alert" { (t!(lang, "host-unwell", why = why.as_str())) },
            }
        }
    }
}

fn notice(lang: Lang, text: &str) -> Markup {
    html! {
        form.panel.block method="post" action="/host/notice" aria-labelledby="notice-title" {
            h2 #notice-title { (t!(lang, "host-notice-title")) }
            div.field {
                label.label for="notice" { (t!(lang, "host-notice-label")) }
                input.input #notice name="text" value=(text) maxlength="200" aria-describedby="notice-note";
                p.muted.small #notice-note { (t!(lang, "host-notice-note")) }
            }
            div.row { button.btn.btn-primary { (t!(lang, "host-notice-save")) } }
        }
    }
}

fn tables(lang: Lang, tables: &[InUse]) -> Markup {
    html! {
        section.panel.block aria-labelledby="tables-title" {
            h2 #tables-title { (t!(lang, "host-people")) }
            @if tables.is_empty() { p.muted { (t!(lang, "host-none")) } }
            ul.desk-list.desk-tables {
                @for table in tables {
                    li {
                        span { a href={ "/t/" (table.id) } { (table.game) } small { (table.id) ", " (table.about) } }
                        span.there {
                            (table.people.iter().map(|(_, name)| name.as_str()).collect::<Vec<_>>().join(", "))
                        }
                        @if table.is_open || !table.people.is_empty() { (measures(lang, table)) }
                    }
                }
            }
            form method="post" action="/host/close" aria-labelledby="closing-title" {
                h3 #closing-title { (t!(lang, "host-close-named")) }
                div.field {
                    label.label for="closing" { (t!(lang, "host-close-label")) }
                    input.input #closing name="table" required aria-describedby="closing-note";
                    p.muted.small #closing-note { (t!(lang, "host-close-note")) }
                }
                div.row { button.btn { (t!(lang, "host-close")) } }
            }
        }
    }
}

/// What the host can do about a table and the people there. It opens first, so that one press closes no game.
fn measures(lang: Lang, table: &InUse) -> Markup {
    html! {
        details.measures {
            summary.btn aria-label={ (t!(lang, "host-measures")) ": " (table.id) } { (t!(lang, "host-measures")) (icon("down")) }
            div {
                @if table.is_open { (close(lang, &table.id)) }
                @for (id, name) in &table.people {
                    form method="post" action="/host/ban" {
                        input type="hidden" name="kind" value="guest";
                        input type="hidden" name="who" value=(id);
                        input type="hidden" name="note" value=(name);
                        p { (t!(lang, "host-ban-text", name = name.as_str())) }
                        button.btn { (t!(lang, "host-ban-name", name = name.as_str())) }
                    }
                }
            }
        }
    }
}

fn close(lang: Lang, id: &str) -> Markup {
    html! {
        form method="post" action="/host/close" {
            input type="hidden" name="table" value=(id);
            p { (t!(lang, "host-close-note")) }
            button.btn { (t!(lang, "host-close-this")) }
        }
    }
}

fn refused(lang: Lang, refused: &[Refused]) -> Markup {
    html! {
        section.panel.block aria-labelledby="refused-title" {
            h2 #refused-title { (t!(lang, "host-bans")) }
            @if refused.is_empty() { p.muted { (t!(lang, "host-nobody-banned")) } }
            ul.desk-list {
                @for one in refused {
                    li {
                        form method="post" action="/host/lift" {
                            input type="hidden" name="kind" value=(one.kind);
                            input type="hidden" name="who" value=(one.who);
                            span { (one.shown) }
                            span.muted { (one.note) }
                            button.btn.btn-quiet aria-label={ (t!(lang, "host-lift")) ": " (one.shown) } {
                                (t!(lang, "host-lift"))
                            }
                        }
                    }
                }
            }
            form method="post" action="/host/ban" {
                input type="hidden" name="kind" value="address";
                div.field {
                    label.label for="who" { (t!(lang, "host-ban-address")) }
                    input.input #who name="who" required;
                }
                div.field {
                    label.label for="note" { (t!(lang, "host-ban-note")) }
                    input.input #note name="note" maxlength="100";
                }
                div.row { button.btn { (t!(lang, "host-ban")) } }
            }
        }
    }
}

fn copies(lang: Lang, folder: Option<&str>) -> Markup {
    html! {
        section.panel.block aria-labelledby="copies-title" {
            h2 #copies-title { (t!(lang, "host-backup")) }
            @match folder {
                None => p.muted { (t!(lang, "host-backup-none")) },
                Some(folder) => form method="post" action="/host/backup" {
                    p { (t!(lang, "host-backup-text", folder = folder)) }
                    div.row { button.btn { (t!(lang, "host-backup-make")) } }
                },
            }
        }
    }
}

//! The whole log of a table: a drawer for a script, otherwise a page of its own.

use super::table::At;
use crate::error::Error;
use crate::i18n::t;
use crate::naming;
use crate::pages::layout::{self, Tab};
use crate::table::{self, address};
use crate::tables::Looking;
use engine::Viewer;
use maud::{Markup, html};

/// The page, or the part of it that a drawer shows.
pub(super) async fn page(at: At) -> Result<Markup, Error> {
    let (lang, viewpoint) = (at.visitor.lang, at.viewpoint()?);
    let base = address::table(&at.slot.id);
    // While a device goes round, nobody is shown what only one of its people knows.
    let viewer = if viewpoint.curtain.is_some() { Viewer::Spectator } else { viewpoint.viewer };
    let title = t!(lang, "plain-log");
    let seen = match viewer {
        Viewer::Seat(seat) => Some(at.app.live().last_look(&at.slot, &at.visitor.guest, seat).await?),
        Viewer::Spectator => None,
    };
    let (news, lines, name) = at.slot.look(|shown| {
        let names = table::names(&shown.people, lang);
        let looking = Looking {
            lang,
            viewer,
            names: &names,
            seen: None,
            base: Some(&base),
            only: None,
            chat: &html! {},
            rail: None,
            told: None,
            pieces: None,
        };
        let lines = table::log(&looking, &shown.table.log_lines(&looking, None), false);
        let news = seen.map(|seen| table::news(&looking, &shown.table.chapters(&looking, seen)));
        (
            news.unwrap_or_else(|| html! {}),
            lines,
            naming::shown(&shown.people.name, at.app.live().games(), lang),
        )
    })?;
    if at.visitor.wants_fragment {
        return Ok(html! { div.block { h2 { (title) } (news) (lines) } });
    }
    let guest = at.visitor.name(&at.app).await?;
    let main = html! {
        main.page #main {
            h1.title { (title) ": " (name) }
            div.panel.block { (news) (lines) }
            p { a.btn href=(address::then(&base, viewpoint.viewer, None)) { (t!(lang, "back-to-table")) } }
        }
    };
    Ok(layout::wide_page(&at.visitor.shell(Some(&guest)), Tab::Play, &title, &["pages.css"], &[], &main))
}

//! What happened since the viewer's last look, by player and place.

use crate::i18n::t;
use crate::pages::components::icon_s;
use crate::story::Chapter;
use crate::tables::Looking;
use maud::{Markup, PreEscaped, html};

/// The chapters, above the lines of the log.
pub(crate) fn news(looking: &Looking<'_>, chapters: &[Chapter]) -> Markup {
    let lang = looking.lang;
    html! {
        @if !chapters.is_empty() {
            section.news {
                h3 { (icon_s("changed")) (t!(lang, "log-new")) }
                @for chapter in chapters {
                    h4 { @match chapter.seat { Some(seat) => (looking.names.mark(seat)), None => (t!(lang, "news-nobody")) } }
                    dl {
                        @for place in &chapter.places {
                            dt { (place.name.map_or_else(|| t!(lang, "news-elsewhere"), str::to_owned)) }
                            dd { @for (words, n) in &place.deeds { p { (PreEscaped(words)) @if *n > 1 { " (" (n) "×)" } } } }
                        }
                    }
                }
            }
        }
    }
}

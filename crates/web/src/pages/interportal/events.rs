//! Events as lines of the log.

use crate::game::Names;
use crate::i18n::Lang;
use interportal::{Event, Options};
use maud::{Markup, html};

/// An event as a line of the log; nothing for those that only move pieces.
pub(super) fn event(event: &Event, _options: &Options, _names: &Names, _lang: Lang) -> Option<Markup> {
    Some(html! { (format!("{event:?}")) })
}

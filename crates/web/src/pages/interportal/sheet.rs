//! The final points, line by line.

use crate::game::Names;
use crate::i18n::Lang;
use engine::Outcome;
use interportal::View;
use maud::{Markup, html};

/// The final points, line by line.
pub(super) fn final_sheet(_view: &View, outcome: &Outcome, _names: &Names, _lang: Lang) -> Markup {
    html! { (format!("{outcome:?}")) }
}

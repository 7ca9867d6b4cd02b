//! The page with every piece and card.

use crate::pages::layout::Shell;
use maud::{Markup, html};

/// Every card, the named one in full.
pub(super) fn browser(_shell: &Shell<'_>, _card: Option<&str>) -> Markup {
    html! {}
}

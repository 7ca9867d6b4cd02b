//! "Why not?" in words.

use crate::game::Why;
use crate::i18n::Lang;
use interportal::{Reason, View};

/// Why something cannot be chosen now.
pub(super) fn reason(_view: &View, reason: &Reason, _lang: Lang) -> Why {
    Why { title: format!("{reason:?}"), text: String::new(), sums: vec![], rule: reason.rule() }
}

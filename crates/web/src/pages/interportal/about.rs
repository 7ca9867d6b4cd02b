//! What a thing on the table is and does.

use crate::game::About;
use crate::i18n::Lang;
use engine::Seat;
use interportal::{Thing, View};

/// What `thing` is and does, as far as it says more than its label.
pub(super) fn about(_view: &View, _seat: Seat, _thing: Thing, _lang: Lang) -> Option<About> {
    None
}

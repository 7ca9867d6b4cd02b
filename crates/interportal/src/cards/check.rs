//! What must hold between the parts of a pack, so that a game can be dealt and played with it.

use super::check_fit;
use super::check_links;
use super::read::Notation;
use super::tables::Located;

pub(super) fn check(notation: &mut Notation<'_, '_>, pack: &Located) {
    check_links::check(notation, pack);
    check_fit::check(notation, pack);
}

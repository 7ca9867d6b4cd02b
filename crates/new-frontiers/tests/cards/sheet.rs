//! The card pages in the documentation are those that the pack prints.

use expect_test::expect_file;
use new_frontiers::cards::sheet;
use new_frontiers::words::Lang;

#[test]
fn english() {
    expect_file!["../../../../docs/cards/new-frontiers.md"].assert_eq(&sheet(Lang::En));
}

#[test]
fn german() {
    expect_file!["../../../../docs/cards/new-frontiers.de.md"].assert_eq(&sheet(Lang::De));
}

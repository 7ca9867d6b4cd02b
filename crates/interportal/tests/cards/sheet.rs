//! The pages of all cards in the documentation are the ones that the pack prints.

use expect_test::expect_file;
use interportal::cards::sheet;
use interportal::words::Lang;

#[test]
fn english() {
    expect_file!["../../../../docs/cards/interportal.md"].assert_eq(&sheet(Lang::En));
}

#[test]
fn german() {
    expect_file!["../../../../docs/cards/interportal.de.md"].assert_eq(&sheet(Lang::De));
}

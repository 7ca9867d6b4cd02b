//! The card pages in the documentation are those that the pack prints.

use expect_test::expect_file;
use merchant_of_venus::cards::sheet;
use merchant_of_venus::words::Lang;

#[test]
fn english() {
    expect_file!["../../../../docs/cards/merchant-of-venus.md"].assert_eq(&sheet(Lang::En));
}

#[test]
fn german() {
    expect_file!["../../../../docs/cards/merchant-of-venus.de.md"].assert_eq(&sheet(Lang::De));
}

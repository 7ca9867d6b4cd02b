//! The card pages in the documentation are those that the pack prints.

use beyond_the_sun::cards::sheet;
use beyond_the_sun::words::Lang;
use expect_test::expect_file;

#[test]
fn english() {
    expect_file!["../../../../docs/cards/beyond-the-sun.md"].assert_eq(&sheet(Lang::En));
}

#[test]
fn german() {
    expect_file!["../../../../docs/cards/beyond-the-sun.de.md"].assert_eq(&sheet(Lang::De));
}

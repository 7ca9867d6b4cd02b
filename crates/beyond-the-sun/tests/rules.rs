//! A test for each rule of the ledger, by chapter; `beyond_the_sun::testing` says how tables are dealt.

mod rules {
    mod examples;
    mod examples_board;
}

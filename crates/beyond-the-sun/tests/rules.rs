//! A test for each rule of the ledger, by chapter; `beyond_the_sun::testing` says how tables are dealt.

mod rules {
    mod abilities;
    mod cards;
    mod control;
    mod display;
    mod examples;
    mod examples_board;
    mod production;
    mod scoring;
}

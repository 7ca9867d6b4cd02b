//! A test for each rule of the ledger that is built, by chapter; `interportal::testing` says how tables are dealt.

mod rules {
    mod checks;
    mod economy;
    mod galaxy;
    mod secrets;
    mod setup;
}

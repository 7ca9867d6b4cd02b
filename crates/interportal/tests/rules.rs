//! A test for each rule of the ledger that is built, by chapter; `interportal::testing` says how tables are dealt.

mod rules {
    mod bonuses;
    mod buildings;
    mod cabinet;
    mod checks;
    mod closing;
    mod economy;
    mod fitting;
    mod founding;
    mod galaxy;
    mod industry;
    mod market;
    mod politics;
    mod purchases;
    mod research;
    mod rotation;
    mod secrets;
    mod setup;
}

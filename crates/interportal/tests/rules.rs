//! A test for each rule of the ledger that is built, by chapter; `interportal::testing` says how tables are dealt.

mod rules {
    mod battles;
    mod bonuses;
    mod buildings;
    mod checks;
    mod cloaking;
    mod control;
    mod economy;
    mod exploring;
    mod fitting;
    mod founding;
    mod galaxy;
    mod movement;
    mod purchases;
    mod research;
    mod rotation;
    mod secrets;
    mod setup;
}

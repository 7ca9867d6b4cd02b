//! A test for each rule of the ledger, by chapter; `beyond_the_sun::testing` says how tables are dealt.

mod rules {
    mod abilities;
    mod achievements;
    mod acting;
    mod attached;
    mod basics;
    mod building;
    mod cards;
    mod clarified;
    mod colonising;
    mod control;
    mod control_changes;
    mod copying;
    mod costs;
    mod discovering;
    mod display;
    mod ending;
    mod examples;
    mod examples_board;
    mod jumping;
    mod laws;
    mod optional;
    mod private;
    mod production;
    mod research;
    mod rulings;
    mod scoring;
    mod setup;
    mod ties;
    mod trading;
    mod turn;
}

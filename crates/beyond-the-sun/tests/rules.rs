//! A test for each rule of the ledger, by chapter; `beyond_the_sun::testing` says how tables are dealt.

mod rules {
    mod examples;
    mod examples_board;

    mod bta;
    mod bta_cards;
    mod bta_colonies;
    mod bta_ends;
    mod bta_events;
    mod bta_examples;
    mod bta_research;
    mod bta_scores;
    mod bta_setup;
    mod bta_ships;
    mod bta_sight;
    mod bta_turns;

    mod achievements;
    mod acting;
    mod attached;
    mod basics;
    mod btl_cards;
    mod btl_draft;
    mod btl_mats;
    mod btl_military;
    mod btl_political;
    mod btl_sets;
    mod building;
    mod clarified;
    mod colonising;
    mod controlling;
    mod copying;
    mod costs;
    mod discovering;
    mod display;
    mod duties;
    mod ending;
    mod jumping;
    mod laws;
    mod optional;
    mod points;
    mod private;
    mod producing;
    mod research;
    mod rulings;
    mod setup;
    mod ties;
    mod trading;
    mod turn;
}

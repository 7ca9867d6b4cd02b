//! A test for each rule of the ledger that is built, by chapter; `interportal::testing` says how tables are dealt.

mod rules {
    mod battles;
    mod bonuses;
    mod boons;
    mod buildings;
    mod cabinet;
    mod changes;
    mod checks;
    mod cloaking;
    mod closing;
    mod control;
    mod economy;
    mod effects;
    mod exploring;
    mod fitting;
    mod founding;
    mod galaxy;
    mod general;
    mod gunnery;
    mod hexes;
    mod industry;
    mod market;
    mod movement;
    mod now;
    mod odds;
    mod politics;
    mod purchases;
    mod research;
    mod roads;
    mod rotation;
    mod secrets;
    mod setup;
    mod tables;
    mod unlocking;
    mod victories;
    mod weapons;
    mod wonders;
}

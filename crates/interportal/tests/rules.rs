//! A test for each rule of the ledger that is built, by chapter; `interportal::testing` says how tables are dealt.

mod rules {
    mod battle_order;
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
    mod defeats;
    mod economy;
    mod effects;
    mod exploring;
    mod fitting;
    mod founding;
    mod galaxy;
    mod general;
    mod gunnery;
    mod hexes;
    mod hulls;
    mod industry;
    mod investors;
    mod lines;
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
    mod staff;
    mod tables;
    mod underground;
    mod unlocking;
    mod uprising;
    mod victories;
    mod weapons;
    mod wonders;
}

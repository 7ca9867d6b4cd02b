//! Component by component: every culture, technology, card and token is executed in a dealt position, and its effect
//! is compared with the pack. A card without effect fails.

mod cards_play {
    mod challenges;
    mod cultures;
    mod encounters;
    mod equipment;
    mod missions;
    mod passengers;
    mod pilots;
    mod pirates;
    mod printed;
    mod rewards;
    mod sites;
    mod tokens;
}

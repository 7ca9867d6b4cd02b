//! The rules of New Frontiers, chapter by chapter of the ledger. Each test names the rule that it checks.

mod rules {
    mod material;
    mod setup;
    mod setup_players;

    mod colonists;
    mod develop;
    mod explore;
    mod isolation;
    mod joker;
    mod powers;
    mod round;
    mod settle;
    mod strength;

    mod consume;
    mod envoys;
    mod produce;
    mod settle_tiles;
    mod trade;

    mod game_end;
    mod limits;
    mod round_end;
    mod scoring;
    mod worlds;
}

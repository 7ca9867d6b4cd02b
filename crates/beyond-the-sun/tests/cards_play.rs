//! Every card of the packs is played: a prepared table, what is done, and exactly what that changes.

mod cards_play {
    mod row;

    mod achievements;
    mod actions;
    mod anarchists;
    mod bonuses;
    mod events;
    mod leaders;
    mod mats;
    mod printed;
    mod scaled;
    mod scoring;
    mod systems;
    mod techs;
}

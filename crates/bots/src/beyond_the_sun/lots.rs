//! What mats and leaders are worth, as games with both by lot have measured it.

use beyond_the_sun::ids::{Leader, Mat};

/// Games won of a hundred by seats with each expert mat, at tables of three `normal` bots with all modules
/// (docs/balance.md). As few games were measured, each value is drawn to the mean as if by 100 more games.
const MATS: [(&str, f32); 6] = [
    ("belt-expert", 31.9),
    ("hivemind-expert", 42.3),
    ("martian-expert", 26.4),
    ("nishida-expert", 43.6),
    ("privateers-expert", 25.9),
    ("uns-expert", 28.5),
];

/// The same with each leader.
const LEADERS: [(&str, f32); 20] = [
    ("astrobotanist", 38.1),
    ("astrochemist", 34.1),
    ("completionist", 28.2),
    ("fleet-director", 35.8),
    ("genius-engineer", 29.5),
    ("guerrilla-tactician", 33.9),
    ("guildmaster", 33.9),
    ("hyperlane-navigator", 31.6),
    ("inventor", 30.8),
    ("investor", 29.3),
    ("logistician", 26.9),
    ("military-investor", 36.9),
    ("opportunist", 34.8),
    ("orbital-defense-expert", 36.4),
    ("overachiever", 31.7),
    ("prototype-builder", 33.3),
    ("scholar", 42.3),
    ("settler", 33.2),
    ("smuggler", 34.9),
    ("terraformer", 30.7),
];

/// Games won of a hundred with this mat.
pub(super) fn with_mat(mat: Mat) -> Option<f32> {
    won(&MATS, mat.id())
}

/// Games won of a hundred with this leader.
pub(super) fn with_leader(leader: Leader) -> Option<f32> {
    won(&LEADERS, leader.id())
}

fn won(all: &[(&str, f32)], id: &str) -> Option<f32> {
    all.iter().find(|(known, _)| *known == id).map(|(_, won)| *won)
}

//! What mats and leaders are worth, as games with both by lot have measured it.

use beyond_the_sun::ids::{Leader, Mat};

/// Games won of a hundred by seats with each expert mat, at tables of three `normal` bots with all modules
/// (docs/balance.md). As few games were measured, each value is drawn to the mean as if by 100 more games.
const MATS: [(&str, f32); 6] = [
    ("belt-expert", 34.7),
    ("hivemind-expert", 33.2),
    ("martian-expert", 35.3),
    ("nishida-expert", 36.4),
    ("privateers-expert", 28.6),
    ("uns-expert", 31.7),
];

/// The same with each leader.
const LEADERS: [(&str, f32); 20] = [
    ("astrobotanist", 37.7),
    ("astrochemist", 34.6),
    ("completionist", 30.7),
    ("fleet-director", 34.1),
    ("genius-engineer", 32.8),
    ("guerrilla-tactician", 30.0),
    ("guildmaster", 34.2),
    ("hyperlane-navigator", 31.8),
    ("inventor", 26.0),
    ("investor", 31.7),
    ("logistician", 33.2),
    ("military-investor", 36.0),
    ("opportunist", 32.3),
    ("orbital-defense-expert", 32.8),
    ("overachiever", 31.4),
    ("prototype-builder", 33.7),
    ("scholar", 42.3),
    ("settler", 31.4),
    ("smuggler", 34.3),
    ("terraformer", 36.2),
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

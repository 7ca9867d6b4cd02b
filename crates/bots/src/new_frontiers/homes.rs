//! What homes are worth, as games with homes by lot have measured it.

use new_frontiers::ids::Home;

/// Games won of a hundred by seats with each home, at tables of three `normal` bots (docs/balance.md).
const WON: [(&str, f32); 16] = [
    ("alien_wreck_camp", 42.0),
    ("alpha_centauri", 31.7),
    ("barnard_foundries", 39.9),
    ("doomed_world", 30.3),
    ("gliese_gene_vault", 38.6),
    ("imperium_marches", 34.2),
    ("kepler_drift_fleet", 36.0),
    ("luyten_garrison", 30.6),
    ("old_earth", 40.2),
    ("procyon_technocracy", 39.4),
    ("rebel_haven", 30.9),
    ("ross_collective", 31.8),
    ("sirius_freeport", 32.1),
    ("terraforming_vanguard", 27.8),
    ("vega_conservatory", 33.4),
    ("wolf_belt_prospectors", 33.5),
];

/// Games won of a hundred with this home.
pub(super) fn won(home: Home) -> Option<f32> {
    WON.iter().find(|(id, _)| *id == home.id()).map(|(_, won)| *won)
}

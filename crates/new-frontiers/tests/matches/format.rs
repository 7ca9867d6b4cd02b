//! How matches are recorded, with what ended them.

use engine::testing::Format;
use engine::{Match, Viewer};
use new_frontiers::{Ending, State};

/// How they are written.
pub(crate) const FORMAT: Format<State> = Format { every: 1, ending: Some(ending) };

/// What ended a game, in words.
pub(crate) fn ending(m: &Match<State>) -> String {
    let Ending { developments, colonies, colonists, points } = m.view(Viewer::Spectator).board.ending;
    let all = [
        (developments, "developments"),
        (colonies, "colonies"),
        (colonists, "colonists"),
        (points, "points"),
    ];
    let held: Vec<_> = all.into_iter().filter(|(holds, _)| *holds).map(|(_, word)| word).collect();
    held.join(" ")
}

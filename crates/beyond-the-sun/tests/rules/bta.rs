//! Shared by the tests of the solo game: tables on which the anarchists have just moved, and the report of their
//! steps.

use beyond_the_sun::testing::Play;
use beyond_the_sun::{Anarchists, Deed, Event};

/// A table of the solo game on which the anarchists begin.
pub(super) fn moved(lines: &str) -> Play {
    Play::deal(&format!("solo normal\nturn p2\n{lines}"))
}

/// A table of the solo game on which the player begins.
pub(super) fn own_turn(lines: &str) -> Play {
    Play::deal(&format!("solo normal\n{lines}"))
}

/// The open information about the anarchists.
pub(super) fn anarchists(play: &Play) -> &Anarchists {
    play.board().anarchists.as_ref().expect("a solo game")
}

/// The report of their steps, as short lines.
pub(super) fn account(play: &Play) -> Vec<String> {
    let deeds = play.events().iter().filter_map(|event| match event {
        Event::Anarchists(deed) => Some(*deed),
        _ => None,
    });
    let line = |deed: Deed| match deed {
        Deed::Drew(card, open) => format!("drew {card}{}", if open { " (open)" } else { "" }),
        Deed::Row(_, row) => format!("row {}", row + 1),
        Deed::Skipped(plot, why) => format!("not {plot}: {why:?}"),
        Deed::Did(plot) => format!("did {plot}"),
        other => format!("{other:?}"),
    };
    deeds.map(line).collect()
}

/// The effects carried out, one for each row that had a possible effect.
pub(super) fn done(play: &Play) -> Vec<String> {
    account(play).iter().filter_map(|line| line.strip_prefix("did ").map(str::to_owned)).collect()
}

/// A whole turn of the player that leaves the boards unchanged.
pub(super) fn idle(play: &mut Play) {
    play.play("p1 go basic-recruit\np1 mine");
}

/// Markers on the track and beside it.
pub(super) fn markers(play: &Play) -> (u8, u8) {
    (anarchists(play).markers, anarchists(play).beside)
}

//! A match as text: one that people can read, keep, and play again.

use crate::error::Error;
use crate::i18n::Lang;
use crate::live::{Shown, Slot};
use crate::table::name_of;
use engine::{Seat, Viewer};
use std::fmt::Write;
use store::Status;

/// The match as text. While it runs the seed is left out, and a game with secrets is not told at all: its lines
/// would tell what was chosen in secret.
pub(crate) fn match_text(slot: &Slot, shown: &Shown, lang: Lang) -> Result<String, Error> {
    let is_over = shown.people.status == Status::Finished;
    if shown.table.secrets() && !is_over {
        return Err(Error::StillRunning);
    }
    let saved = shown.table.saved();
    let mut text = format!("game {}\nrules {}\nseats {}\n", slot.game.name, saved.rules, saved.n_seats);
    // Writing into memory cannot fail.
    let _ = writeln!(text, "options {}", saved.options);
    if is_over {
        let _ = writeln!(text, "seed {}", saved.seed);
    }
    for n in 0..saved.n_seats {
        let _ = writeln!(text, "# {}: {}", Seat(n), one_line(&name_of(&shown.people, Seat(n), lang)));
    }
    for (seat, line) in shown.table.lines(Viewer::Spectator) {
        if let Some(line) = line {
            let _ = writeln!(text, "{seat} {line}");
        }
    }
    if let Some(outcome) = shown.table.outcome() {
        for (seat, points) in outcome.points.iter() {
            let _ = writeln!(text, "# {seat}: {points} points, place {}", outcome.places[seat]);
        }
    }
    Ok(text)
}

/// A name cannot smuggle lines into the text.
fn one_line(name: &str) -> String {
    name.replace(char::is_control, " ")
}

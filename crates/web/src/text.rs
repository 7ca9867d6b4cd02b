//! A match as text, as `docs/match-format.md` describes it: people can read, keep and replay it.

use crate::daily::on_until;
use crate::error::Error;
use crate::live::{Shown, Slot};
use engine::Viewer;
use std::fmt::Write;
use store::Status;

/// The match as text. While it runs the seed is omitted, and a game with secrets has no text: its lines would show
/// secret choices. A try at a challenge has a text once the challenge is over.
pub(crate) fn match_text(slot: &Slot, shown: &Shown, now: i64) -> Result<String, Error> {
    if let Some(from) = shown.people.challenge.as_deref().and_then(|challenge| on_until(challenge, now)) {
        return Err(Error::ChallengeIsOn { from });
    }
    let is_over = matches!(shown.people.status, Status::Finished | Status::Closed);
    if shown.table.has_secrets() && !is_over {
        return Err(Error::StillRunning);
    }
    let saved = shown.table.saved();
    let mut text = format!("game {}\nrules {}\nseats {}\n", slot.game.name(), saved.rules, saved.n_seats);
    // Writing into memory cannot fail.
    let _ = writeln!(text, "options {}", saved.options);
    if is_over {
        let _ = writeln!(text, "seed {}", saved.seed);
    }
    text.push('\n');
    for (seat, line) in shown.table.lines(Viewer::Spectator) {
        if let Some(line) = line {
            let _ = writeln!(text, "{seat} {line}");
        }
    }
    if let Some(outcome) = shown.table.outcome() {
        let points: Vec<String> = outcome.points.iter().map(|(_, points)| points.to_string()).collect();
        let places: Vec<String> = outcome.places.iter().map(|(_, place)| place.to_string()).collect();
        let _ = writeln!(text, "\npoints {}\nplaces {}", points.join(" "), places.join(" "));
    }
    Ok(text)
}

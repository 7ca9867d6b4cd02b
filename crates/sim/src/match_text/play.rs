//! Plays the text of a match.

use super::{Fault, MatchText, Numbered, result};
use crate::Reported;
use engine::{Game, Log, Match, Seat, Unreadable};
use std::fmt::Display;

/// The match of a text, played up to its end.
///
/// # Errors
/// At the first line that cannot be played, or whose result is another.
pub fn played<G: Reported>(text: &MatchText) -> Result<Match<G>, Fault> {
    let mut played = set_up::<G>(text)?;
    for action in &text.actions {
        let (seat, words) = &action.it;
        act(&mut played, *seat, words).map_err(|why| Fault::new(action.line, why))?;
    }
    check(&played, text)?;
    Ok(played)
}

/// The match of a text before its first action.
///
/// # Errors
/// If the game refuses the options or the number of seats.
pub fn set_up<G: Game>(text: &MatchText) -> Result<Match<G>, Fault> {
    let options: G::Options = text.options.it.parse().map_err(|why| Fault::new(text.options.line, why))?;
    Match::new(text.n_seats.it, options, text.seed).map_err(|why| Fault::new(text.n_seats.line, why))
}

/// Does what a line says.
///
/// # Errors
/// If it is no action, or not a legal one; the message lists those that are.
pub fn act<G: Game>(played: &mut Match<G>, seat: Seat, line: &str) -> Result<Log<G::Event>, String> {
    let action: G::Action = line.parse().map_err(|why: Unreadable| why.to_string())?;
    played.act(seat, action).map_err(|why| {
        let legal = played.legal(seat);
        let offered = if legal.is_empty() {
            format!("{} to move", awaited(played))
        } else {
            format!("legal are {}", listed(&legal))
        };
        format!("`{seat} {line}`: {why}; {offered}")
    })
}

/// The written result must be the result of the replay.
///
/// # Errors
/// At the first line of the result that differs.
pub fn check<G: Reported>(played: &Match<G>, text: &MatchText) -> Result<(), Fault> {
    let word = |line: &str| line.split(' ').next().unwrap_or_default().to_owned();
    let said = |wanted: &str| text.result.iter().find(|said| word(&said.it) == word(wanted));
    let Some(result) = result(played) else {
        let early = |said: &Numbered<String>| {
            let who = awaited(played);
            Fault::new(said.line, format_args!("there is a result, but the match is not over: {who} to move"))
        };
        return text.result.first().map_or(Ok(()), |said| Err(early(said)));
    };
    for wanted in &result {
        match said(wanted) {
            Some(said) if said.it == *wanted => {}
            Some(said) => {
                let why = format_args!("`{}`, but the match came to `{wanted}`", said.it);
                return Err(Fault::new(said.line, why));
            }
            // The ending is optional.
            None if word(wanted) == "ending" => {}
            None => return Err(Fault::new(0, format_args!("the line `{wanted}` is missing at the end"))),
        }
    }
    Ok(())
}

/// Who is asked, as text.
pub fn awaited<G: Game>(played: &Match<G>) -> String {
    listed(&played.awaiting().iter().collect::<Vec<_>>())
}

fn listed(items: &[impl Display]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

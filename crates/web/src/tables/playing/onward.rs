//! What a seat must do: questions with one legal action that shows nothing hidden.

use engine::{Game, Match, Seat};

/// More than any turn has; it bounds the loop whatever the rules do.
const MOST: usize = 16;

/// Does the only legal action of `seat` as long as there is exactly one, and gives these actions. It stops before an action
/// that would show something hidden or end the match: neither can be undone, so a person does it.
pub(crate) fn go_on<G: Game>(played: &mut Match<G>, seat: Seat) -> Vec<G::Action> {
    let mut done = Vec::new();
    while done.len() < MOST {
        let [only] = played.legal(seat)[..] else { break };
        let mut next = played.clone();
        match next.act(seat, only) {
            Ok(log) if !log.revealed() && next.outcome().is_none() => {}
            _ => break,
        }
        *played = next;
        done.push(only);
    }
    done
}

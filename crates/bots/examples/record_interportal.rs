//! Lets bots play Interportal and writes their matches for `crates/interportal/tests/matches`.
//!
//! `cargo run --release -p bots --example record_interportal` replaces all of them, or those whose names contain the word
//! that follows `--`; to be run when the rules or the state have changed, never to make a test pass that found a fault.

#[path = "../../interportal/tests/matches/plan.rs"]
mod plan;
#[path = "../../engine/tests/recorded/planned.rs"]
mod planning;

use bots::{Bot, Level};
use engine::Match;
use interportal::State;
use plan::{FORMAT, planned};
use planning::Planned;
use std::path::Path;
use std::{env, error, fs};

/// The levels that play, in turn: a table of the strongest alone would leave out what they never do.
const LEVELS: [Level; 3] = [Level::Search, Level::Greedy, Level::Score];

fn main() -> Result<(), Box<dyn error::Error>> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../interportal/tests/matches"));
    let wanted = env::args().nth(1).unwrap_or_default();
    for plan in planned().iter().filter(|plan| plan.name.contains(&wanted)) {
        let (m, digests) = FORMAT.played(&FORMAT.written(&match_of_bots(plan)?))?;
        fs::write(folder.join(&plan.name).with_extension("txt"), FORMAT.recorded(&m, &digests))?;
        println!("{}, {} actions", plan.name, m.actions().len());
    }
    Ok(())
}

/// A match that bots play to its end.
fn match_of_bots(plan: &Planned<State>) -> Result<Match<State>, Box<dyn error::Error>> {
    let mut m = Match::<State>::new(plan.n_seats, plan.options, plan.seed)?;
    let player = |seat: u8| {
        let seed = plan.seed + u64::from(seat);
        LEVELS[seed as usize % LEVELS.len()].player::<State>(seed)
    };
    let mut players: Vec<_> = (0..plan.n_seats).map(player).collect();
    while let Some(turn) = m.awaiting().iter().next().and_then(|seat| m.turn(seat)) {
        let action = players[usize::from(turn.seat.0)].choose(&turn);
        m.act(turn.seat, action)?;
    }
    Ok(m)
}

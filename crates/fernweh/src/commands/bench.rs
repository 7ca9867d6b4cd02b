//! `fernweh bench`: how fast fernweh is here.

use crate::cli::{Bench, What};
use crate::failure::Failure;
use crate::output;
use engine::Game;
use new_frontiers::State as NewFrontiers;
use sim::bench::{Bound, Figure};
use std::time::Duration;

pub(crate) fn run(bench: &Bench) -> Result<(), Failure> {
    let What::Rules { game, seats, seconds } = &bench.what;
    match game.as_str() {
        NewFrontiers::NAME => rules::<NewFrontiers>(*seats, *seconds),
        other => Err(super::unknown_game(other)),
    }
}

fn rules<G: Game>(n_seats: u8, seconds: f64) -> Result<(), Failure> {
    let possible = G::seats(&G::Options::default());
    if !possible.contains(&n_seats) {
        let (least, most) = (possible.start(), possible.end());
        return Err(Failure::input(format_args!("{} is for {least} to {most}: choose --seats so", G::NAME)));
    }
    let time = Duration::try_from_secs_f64(seconds).map_err(|_| {
        Failure::input(format_args!("{seconds} is no time to measure: choose --seconds above 0"))
    })?;
    output::say(format_args!("{} at a table of {n_seats}, processor time of one core", G::NAME))?;
    sim::bench::rules::<G>(n_seats, time).iter().try_for_each(|figure| output::say(line(figure)))
}

fn line(figure: &Figure) -> String {
    let Figure { name, value, bound } = *figure;
    let verdict = if figure.is_kept() { "kept" } else { "missed" };
    match bound {
        Bound::AtLeast(least) => format!("{name:<28}{value:>12.0} /s   at least {least:.0} /s: {verdict}"),
        Bound::AtMost(most) => {
            format!("{name:<28}{:>12.3} µs   at most {} µs: {verdict}", value * 1e6, most * 1e6)
        }
    }
}

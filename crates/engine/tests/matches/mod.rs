//! Playing, undoing, replaying and restoring a match.

mod acting;
mod restoring;
mod undoing;

use crate::toy::{Action, Options, Toy};
use engine::{Game, Match, Quick, Seat, Viewer};

const P1: Seat = Seat(0);
const P2: Seat = Seat(1);
const P3: Seat = Seat(2);

fn toy_match(seed: u64) -> Match<Toy> {
    Match::new(3, Options::default(), seed).expect("three may play")
}

/// The lowest card of `seat`.
fn bid(m: &Match<Toy>, seat: Seat) -> Action {
    m.legal(seat)[0]
}

/// Everybody bids the lowest card; the last bid opens them all.
fn bid_all(m: &mut Match<Toy>) {
    for seat in [P1, P2, P3] {
        m.act(seat, bid(m, seat)).expect("it is legal");
    }
}

/// The only seat that is asked.
fn asked<G: Game>(m: &Match<G>) -> Seat {
    m.awaiting().iter().next().expect("somebody is asked")
}

/// Does a random legal action; nothing once it is over.
fn step<G: Game>(m: &mut Match<G>, luck: &mut Quick) {
    let seats: Vec<Seat> = m.awaiting().iter().collect();
    if seats.is_empty() {
        return;
    }
    let seat = seats[luck.below(seats.len())];
    let legal = m.legal(seat);
    m.act(seat, legal[luck.below(legal.len())]).expect("it is legal");
}

/// A match played at random for `n` actions.
fn played<G: Game>(seed: u64, n: usize) -> Match<G> {
    let mut m = Match::<G>::new(3, G::Options::default(), seed).expect("three may play");
    let mut luck = Quick::seeded(seed);
    (0..n).for_each(|_| step(&mut m, &mut luck));
    m
}

/// What was done, what was reported and the resulting state.
fn story<G: Game>(m: &Match<G>) -> String {
    let seats = (0..m.n_seats()).map(|n| Viewer::Seat(Seat(n)));
    let logs: Vec<_> =
        seats.chain([Viewer::Spectator]).map(|viewer| m.log(viewer).collect::<Vec<_>>()).collect();
    format!("{:?}\n{:?}\n{logs:?}", m.snapshot(), m.actions())
}

/// Everything that can be observed from outside: two matches with the same trace are the same.
fn trace<G: Game>(m: &Match<G>) -> String {
    format!("{} fixed\n{}", m.fixed(), story(m))
}

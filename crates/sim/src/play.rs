//! One game from the deal to the result.

use crate::Reported;
use bots::{Bot, Player};
use engine::{Dealer, Log, Seat, Turn, Viewer};

/// How a game went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// How many decisions were made.
    pub n_decisions: u32,
    /// How many rounds were played.
    pub n_rounds: u32,
    /// Whether it ended; if not, points are those of that moment and places are 0.
    pub finished: bool,
    /// What ended it.
    pub endings: Vec<&'static str>,
    /// The cards that were offered together with others, and whether they were picked; see [`Reported::picked`].
    pub offers: Vec<(&'static str, bool)>,
    /// The results by seat.
    pub seats: Vec<Seated>,
}

/// The result of one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seated {
    /// Final points.
    pub points: i32,
    /// Final place, from 1; 0 if there is none.
    pub place: u8,
    /// The values of [`Reported::COLUMNS`].
    pub facts: Vec<i32>,
}

/// Plays a game between `players`, one for each seat, for at most `patience` decisions.
///
/// # Panics
/// If a bot makes an illegal choice, because its results would be worthless.
pub fn play<G: Reported>(
    players: &mut [Player<G>],
    options: &G::Options,
    seed: u64,
    patience: u32,
) -> Played {
    let mut state = G::new(players.len() as u8, options, Dealer::seeded(seed));
    let (mut n_decisions, mut offers) = (0, Vec::new());
    let mut legal = Vec::new();
    while let Some(seat) = state.awaiting().iter().next().filter(|_| n_decisions < patience) {
        legal.clear();
        state.legal(seat, &mut legal);
        let decision = state.decision(seat).expect("who is awaited is asked something");
        let turn = Turn { seat, view: state.view(Viewer::Seat(seat)), decision, legal };
        let action = players[usize::from(seat.0)].choose(&turn);
        assert!(turn.legal.contains(&action), "{seat} chose `{action}`, which is not legal (seed {seed})");
        if turn.legal.len() > 1 {
            let offered = |other: &G::Action| G::picked(*other).map(|card| (card, *other == action));
            offers.extend(turn.legal.iter().filter_map(offered));
        }
        state.apply(seat, action, &mut Log::silent());
        n_decisions += 1;
        legal = turn.legal;
    }
    let (outcome, view) = (state.outcome(), state.view(Viewer::Spectator));
    let seated = |seat: Seat| Seated {
        points: outcome.map_or_else(|| G::points(&view, seat), |outcome| outcome.points[seat]),
        place: outcome.map_or(0, |outcome| outcome.places[seat]),
        facts: G::facts(&view, seat),
    };
    Played {
        n_decisions,
        n_rounds: G::n_rounds(&view),
        finished: outcome.is_some(),
        endings: G::endings(&view),
        offers,
        seats: (0..state.n_seats()).map(Seat).map(seated).collect(),
    }
}

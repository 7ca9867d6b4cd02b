//! One game from the deal to the result.

use crate::{Entry, Fates, Reported};
use bots::{Bot, Player};
use engine::{Dealer, Log, Quick, Seat, Turn, Viewer};

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
    /// What became of the entries that the game offered; see [`Reported::taken`].
    pub fates: Fates,
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

/// Plays a game between `players`, one for each seat, for at most `patience` decisions. If there are `lots`, they
/// answer what [`Reported::is_dealt`].
///
/// # Panics
/// If a bot makes an illegal choice, because its results would be worthless.
pub fn play<G: Reported>(
    players: &mut [Player<G>],
    options: &G::Options,
    seed: u64,
    patience: u32,
    mut lots: Option<Quick>,
) -> Played {
    let mut state = G::new(players.len() as u8, options, Dealer::seeded(seed));
    let mut watched = vec![vec![0; G::WATCHED.len()]; players.len()];
    let (mut n_decisions, mut fates) = (0, opening(&state));
    let mut legal = Vec::new();
    while let Some(seat) = state.awaiting().iter().next().filter(|_| n_decisions < patience) {
        legal.clear();
        state.legal(seat, &mut legal);
        let decision = state.decision(seat).expect("who is awaited is asked something");
        let turn = Turn { seat, view: state.view(Viewer::Seat(seat)), decision, legal };
        let action = match &mut lots {
            Some(lots) if G::is_dealt(decision) => turn.legal[lots.below(turn.legal.len())],
            _ => players[usize::from(seat.0)].choose(&turn),
        };
        assert!(turn.legal.contains(&action), "{seat} chose `{action}`, which is not legal (seed {seed})");
        let taken = G::taken(&turn.view, seat, action);
        if turn.legal.len() > 1 {
            let offered = turn.legal.iter().filter_map(|other| G::taken(&turn.view, seat, *other));
            fates.choice(offered.collect(), taken);
        }
        taken.into_iter().for_each(|entry| fates.belongs(entry, seat));
        G::watch(&turn.view, seat, action, &mut watched[usize::from(seat.0)]);
        let mut log = if G::TELLS { Log::written() } else { Log::silent() };
        state.apply(seat, action, &mut log);
        let told = log.events().iter().filter_map(|(_, event)| G::told(event));
        told.for_each(|(seat, entry)| fates.belongs(entry, seat));
        n_decisions += 1;
        legal = turn.legal;
    }
    let (outcome, view) = (state.outcome(), state.view(Viewer::Spectator));
    holdings::<G>(&view, state.n_seats(), &mut fates);
    let mut seated = |seat: Seat| Seated {
        points: outcome.map_or_else(|| G::points(&view, seat), |outcome| outcome.points[seat]),
        place: outcome.map_or(0, |outcome| outcome.places[seat]),
        facts: [G::facts(&view, seat), std::mem::take(&mut watched[usize::from(seat.0)])].concat(),
    };
    Played {
        n_decisions,
        n_rounds: G::n_rounds(&view),
        finished: outcome.is_some(),
        endings: G::endings(&view),
        fates,
        seats: (0..state.n_seats()).map(Seat).map(&mut seated).collect(),
    }
}

/// What seats have before the first decision, their places in the order of play among it.
fn opening<G: Reported>(state: &G) -> Fates {
    let (mut fates, view) = (Fates::default(), state.view(Viewer::Spectator));
    for (place, seat) in G::order(&view).into_iter().enumerate() {
        fates.belongs(Entry::start(place), seat);
    }
    holdings::<G>(&view, state.n_seats(), &mut fates);
    fates
}

/// What lies open for everybody and what seats have.
fn holdings<G: Reported>(view: &G::View, n_seats: u8, fates: &mut Fates) {
    G::open(view).into_iter().for_each(|entry| fates.lies_open(entry));
    for seat in (0..n_seats).map(Seat) {
        G::owned(view, seat).into_iter().for_each(|entry| fates.belongs(entry, seat));
    }
}

//! Matches among bots, for the tests of every game.

use bots::{Bot, Judged, Level, Player};
use engine::{Chance, Match, Seat, Turn, Viewer};

/// More actions than any match among bots needs.
const LONGEST: usize = 6000;

/// A bot for each level, seeded one after the other.
pub(crate) fn players<G: Judged>(levels: &[Level], seed: u64) -> Vec<Player<G>> {
    levels.iter().zip(seed..).map(|(level, seed)| level.player(seed)).collect()
}

/// Plays a match with these bots; `each` gets every turn and the chosen action.
pub(crate) fn play<G: Judged>(
    players: &mut [Player<G>],
    line: &str,
    seed: u64,
    mut each: impl FnMut(&Turn<G>, G::Action),
) -> Match<G> {
    let options: G::Options = line.parse().expect("options");
    let mut table = Match::<G>::new(players.len() as u8, options, seed).expect("so many can play");
    while let Some(seat) = table.awaiting().iter().next() {
        assert!(table.actions().len() < LONGEST, "the game {seed} ({line}) does not end");
        let turn = table.turn(seat).expect("a seat that is awaited is asked");
        let action = players[usize::from(seat.0)].choose(&turn);
        each(&turn, action);
        table.act(seat, action).expect("bots choose what is legal");
    }
    table
}

/// The same turn in another imagined state that looks the same to its seat.
pub(crate) fn twin<G: Judged>(turn: &Turn<G>, seed: u64) -> Turn<G> {
    let seat = turn.seat;
    let world = G::imagine(&turn.view, seat, Chance::seeded(seed));
    let mut legal = Vec::new();
    world.legal(seat, &mut legal);
    let view = world.view(Viewer::Seat(seat));
    assert_eq!(view, turn.view, "it looks the same");
    Turn { seat, view, decision: world.decision(seat).expect("asked there too"), legal }
}

/// One bot, on changing seats, is first among others of another level in so many of so many games, see [`wins_often`].
pub(crate) fn beats<G: Judged>(bot: Level, others: Level, n_seats: u8, of: [u64; 2]) {
    wins_often(of, |game| {
        let mut levels = vec![others; usize::from(n_seats)];
        let mine = Seat((game % u64::from(n_seats)) as u8);
        levels[usize::from(mine.0)] = bot;
        let played = play(&mut players::<G>(&levels, 1000 * game), "", game, |_, _| {});
        played.outcome().expect("it is over").winners().has(mine)
    });
}

/// At least `wanted` of `n_games` are won. Those that cannot change that any more are not played.
pub(crate) fn wins_often([wanted, n_games]: [u64; 2], wins: impl Fn(u64) -> bool) {
    let mut n_won = 0;
    for game in 0..n_games {
        if n_won == wanted {
            return;
        }
        n_won += u64::from(wins(game));
        let n_left = n_games - game - 1;
        assert!(n_won + n_left >= wanted, "only {n_won} of {} games are won", game + 1);
    }
}

//! What is promised of all bots: legal, the same for the same seed, nothing known but the turn, each better
//! than the one below.

use bots::{Bot, Greedy, Level, Player, advice, new_frontiers::Judge};
use engine::{Chance, Game, Match, Quick, Seat, Turn, Viewer};
use new_frontiers::{Action, Options, State};

fn options(line: &str) -> Options {
    line.parse().expect("options")
}

/// Plays a match with these bots; `each` sees every turn and what was chosen.
fn play(
    players: &mut [Player<State>],
    line: &str,
    seed: u64,
    mut each: impl FnMut(&Turn<State>, Action),
) -> Match<State> {
    let mut table = Match::<State>::new(players.len() as u8, options(line), seed).expect("so many can play");
    while let Some(seat) = table.awaiting().iter().next() {
        let turn = table.turn(seat).expect("who is awaited is asked");
        let action = players[usize::from(seat.0)].choose(&turn);
        each(&turn, action);
        table.act(seat, action).expect("bots choose what is legal");
    }
    table
}

fn players(levels: &[Level], seed: u64) -> Vec<Player<State>> {
    levels.iter().zip(seed..).map(|(level, seed)| level.player(seed)).collect()
}

/// In how many of `n_games` one greedy bot, on changing seats, is first among blind ones.
fn n_wins(n_seats: u8, n_games: u64) -> u64 {
    let wins = |game: u64| {
        let mut levels = vec![Level::Random; usize::from(n_seats)];
        let mine = Seat((game % u64::from(n_seats)) as u8);
        levels[usize::from(mine.0)] = Level::Greedy;
        let played = play(&mut players(&levels, 1000 * game), "", game, |_, _| {});
        played.outcome().expect("it is over").winners().has(mine)
    };
    (0..n_games).filter(|game| wins(*game)).count() as u64
}

#[test]
fn greedy_beats_random_at_a_table_of_two() {
    assert!(n_wins(2, 100) >= 98);
}

#[test]
fn greedy_beats_random_at_a_table_of_three() {
    assert!(n_wins(3, 60) >= 58);
}

#[test]
fn greedy_beats_random_at_a_table_of_four() {
    assert!(n_wins(4, 40) >= 38);
}

#[test]
fn all_choices_are_legal_in_all_variants() {
    for (n_seats, line) in [(2, "first-game"), (3, "goals"), (4, "first-game goals"), (5, "")] {
        let levels: Vec<Level> = Level::ALL.into_iter().cycle().take(n_seats).collect();
        let played = play(&mut players(&levels, 5), line, 5, |turn, action| {
            assert!(turn.legal.contains(&action), "{action} for {:?}", turn.decision);
        });
        assert!(played.outcome().is_some());
    }
}

#[test]
fn the_same_seed_plays_the_same() {
    let levels = [Level::Greedy, Level::Random, Level::Greedy];
    let actions = |seed| play(&mut players(&levels, seed), "goals", 9, |_, _| {}).actions().to_vec();
    assert_eq!(actions(1), actions(1));
    assert_ne!(actions(1), actions(2), "and another seed plays something else");
}

/// A bot's only argument is the turn; this shows that nothing hidden is smuggled in with it: in another world
/// that looks the same to its seat it chooses the same.
#[test]
fn bots_know_nothing_but_the_turn() {
    let mut elsewhere = Quick::seeded(4);
    for level in Level::ALL {
        let mut n_hidden = 0;
        play(&mut players(&[Level::Random; 3], 3), "goals", 3, |turn, _| {
            let world = State::imagine(&turn.view, turn.seat, Chance::seeded(elsewhere.word()));
            let mut legal = Vec::new();
            world.legal(turn.seat, &mut legal);
            let twin = Turn::<State> {
                seat: turn.seat,
                view: world.view(Viewer::Seat(turn.seat)),
                decision: world.decision(turn.seat).expect("asked there too"),
                legal,
            };
            n_hidden += u32::from(turn.view.n_stack > 0);
            assert_eq!(level.player(8).choose(turn), level.player(8).choose(&twin), "{level}");
        });
        assert!(n_hidden > 0, "something was hidden, or this shows nothing");
    }
}

#[test]
fn advice_ranks_all_legal_actions() {
    let mut n_asked = 0;
    play(&mut players(&[Level::Random; 2], 1), "", 1, |turn, _| {
        let ranked = advice(turn);
        assert_eq!(ranked.len(), turn.legal.len());
        assert!(turn.legal.iter().all(|action| ranked.iter().any(|advice| advice.action == *action)));
        assert!(ranked.is_sorted_by(|a, b| a.worth >= b.worth));
        assert_eq!(ranked, advice(turn), "the same turn gets the same advice");
        n_asked += 1;
    });
    assert!(n_asked > 20);
}

#[test]
fn looking_ahead_sees_what_a_selection_is_good_for() {
    let table = Match::<State>::new(2, options("first-game"), 2).expect("two can play");
    let seat = table.awaiting().iter().next().expect("somebody begins");
    let turn = table.turn(seat).expect("asked");
    let worth = |ahead: u8, line: &str| {
        let wanted: Action = line.parse().expect("an action");
        let ranked = Greedy::seeded(Judge, 1).looking(ahead).advice(&turn);
        ranked.iter().find(|advice| advice.action == wanted).expect("it is legal").worth
    };
    assert!(
        worth(1, "select develop") > worth(0, "select develop"),
        "only the purchase makes it worth something"
    );
    assert_eq!(worth(1, "select retreat_into_isolation"), worth(0, "select retreat_into_isolation"));
}

#[test]
fn names_lead_to_bots() {
    for level in Level::ALL {
        assert_eq!(level.name().parse(), Ok(level));
    }
    let unknown = "clever".parse::<Level>().expect_err("there is none");
    assert_eq!(unknown.to_string(), "there is no bot `clever`: choose from random, greedy");
}

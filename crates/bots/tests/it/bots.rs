//! What holds for all bots: their actions are legal, the same seed gives the same actions, they know nothing but the
//! turn, and each level is better than the one below.

use crate::playing::{beats, play, players, twin};
use bots::{Bot, Greedy, Level, advice, new_frontiers::ScoreOnly};
use engine::{Game, Match, Quick, Seat, Turn, Viewer};
use new_frontiers::testing::Play;
use new_frontiers::{Action, Options, State};

fn options(line: &str) -> Options {
    line.parse().expect("options")
}

/// All levels that choose at once; trees have tests of their own.
fn quick() -> impl Iterator<Item = Level> + Clone {
    Level::ALL.into_iter().filter(|level| ![Level::HARD, Level::EXPERT].contains(level))
}

#[test]
fn score_beats_random() {
    beats::<State>(Level::Score, Level::Random, 2, [48, 60]);
    // Chance alone would give 15.
    beats::<State>(Level::Score, Level::Random, 4, [24, 60]);
}

#[test]
fn greedy_beats_random() {
    beats::<State>(Level::Greedy, Level::Random, 2, [57, 60]);
    beats::<State>(Level::Greedy, Level::Random, 3, [28, 30]);
    beats::<State>(Level::Greedy, Level::Random, 4, [36, 40]);
}

#[test]
fn greedy_beats_score() {
    beats::<State>(Level::Greedy, Level::Score, 2, [48, 60]);
    beats::<State>(Level::Greedy, Level::Score, 4, [28, 40]);
}

#[test]
fn search_beats_greedy() {
    beats::<State>(Level::Search, Level::Greedy, 2, [38, 60]);
}

/// The rules let players wait forever; earlier bots waited for each other.
#[test]
fn games_among_equals_end() {
    for (level, n_games) in [(Level::Score, 10), (Level::Greedy, 5), (Level::Search, 1)] {
        for (n_seats, line) in
            [(2, ""), (2, "goals"), (3, ""), (3, "goals"), (4, ""), (4, "goals"), (5, "goals")]
        {
            for game in 0..n_games {
                let played = play(&mut players::<State>(&vec![level; n_seats], game), line, game, |_, _| {});
                let n_rounds = played.view(Viewer::Spectator).round;
                assert!(n_rounds <= 35, "{n_seats} {level} took {n_rounds} rounds {line} (seed {game})");
            }
        }
    }
}

#[test]
fn all_choices_are_legal_in_all_variants() {
    for (n_seats, line) in [(2, "first-game"), (3, "goals"), (4, "first-game goals"), (5, "")] {
        let levels: Vec<Level> = quick().cycle().take(n_seats).collect();
        let played = play(&mut players::<State>(&levels, 5), line, 5, |turn, action| {
            assert!(turn.legal.contains(&action), "{action} for {:?}", turn.decision);
        });
        assert!(played.outcome().is_some());
    }
}

#[test]
fn the_same_seed_plays_the_same() {
    let levels = [Level::Greedy, Level::Random, Level::Greedy];
    let actions = |seed| play(&mut players::<State>(&levels, seed), "goals", 9, |_, _| {}).actions().to_vec();
    assert_eq!(actions(1), actions(1));
    assert_ne!(actions(1), actions(2), "and another seed plays something else");
}

/// A bot's only argument is the turn. This shows that the turn contains nothing hidden: in another imagined state
/// that looks the same to its seat, the bot makes the same choice.
#[test]
fn bots_know_nothing_but_the_turn() {
    let mut elsewhere = Quick::seeded(4);
    for level in quick() {
        let mut n_hidden = 0;
        play(&mut players::<State>(&[Level::Random; 3], 3), "goals", 3, |turn, _| {
            let twin = twin(turn, elsewhere.word());
            n_hidden += u32::from(turn.view.n_stack > 0);
            assert_eq!(level.player(8).choose(turn), level.player(8).choose(&twin), "{level}");
        });
        assert!(n_hidden > 0, "something was hidden, or this shows nothing");
    }
}

#[test]
fn advice_ranks_all_legal_actions() {
    let mut n_asked = 0;
    play(&mut players::<State>(&[Level::Random; 2], 1), "", 1, |turn, _| {
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
        let ranked = Greedy::seeded(ScoreOnly, 1).looking(ahead).advice(&turn);
        ranked.iter().find(|advice| advice.action == wanted).expect("it is legal").worth
    };
    assert!(
        worth(1, "select develop") > worth(0, "select develop"),
        "only the purchase makes it worth something"
    );
    assert_eq!(worth(1, "select retreat_into_isolation"), worth(0, "select retreat_into_isolation"));
}

#[test]
fn a_planner_sees_what_others_make_of_an_action() {
    // Both can settle, but only the second has worlds that are worth it.
    let worth = |rival: &str| {
        let table = Play::deal(&format!("seats 2\np1 colonists 2\np2 credits 9 colonists 4\n{rival}"));
        let (state, seat) = (table.state(), Seat(0));
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let decision = state.decision(seat).expect("the first selects");
        let turn = Turn::<State> { seat, view: state.view(Viewer::Seat(seat)), decision, legal };
        let ranked = advice(&turn);
        let of = |line: &str| {
            let wanted: Action = line.parse().expect("an action");
            ranked.iter().find(|advice| advice.action == wanted).expect("it is legal").worth
        };
        of("select settle") - of("select send_diplomatic_envoys")
    };
    assert!(worth("p2 explored alien_memory_core") < worth(""));
}

#[test]
fn names_lead_to_bots() {
    for level in Level::ALL {
        assert_eq!(level.name().parse(), Ok(level));
    }
    let unknown = "clever".parse::<Level>().expect_err("there is none");
    assert_eq!(
        unknown.to_string(),
        "there is no bot `clever`: choose from easy, normal, hard, expert, random, score, greedy, search"
    );
}

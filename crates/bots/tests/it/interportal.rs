//! Interportal: values of states, and how bots play.

use crate::playing::{beats, play, players, twin};
use bots::interportal::{Judge, ScoreOnly};
use bots::{Bot, Evaluate, Greedy, Level, Resting};
use engine::{Game, Quick, Seat, Turn, Viewer};
use interportal::hex::Hex;
use interportal::ids::{Government, Resource};
use interportal::state::Phase;
use interportal::testing::{self, Play};
use interportal::{Action, Decision, State};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

const FIRST: Seat = Seat(0);

/// The value for the first seat of a table for two that is changed by hand.
fn worth(change: impl FnOnce(&mut State)) -> i64 {
    Judge::default().worth(&Play::table(change).state.view(Viewer::Seat(FIRST)), FIRST)
}

/// The turn of the seat that is asked.
pub(super) fn turn_at(table: &Play) -> Turn<State> {
    let seat = table.asked().expect("a seat is asked");
    let mut legal = Vec::new();
    table.state.legal(seat, &mut legal);
    let decision = table.decision().expect("a seat is asked");
    Turn { seat, view: table.state.view(Viewer::Seat(seat)), decision, legal }
}

/// What a good bot does there.
fn chosen(table: &Play) -> String {
    Level::Greedy.player::<State>(1).choose(&turn_at(table)).to_string()
}

/// X4R-284: points kept for good count in full.
#[test]
fn a_point_is_a_thousand() {
    let kept = |n: u8| worth(|state| state.realms[FIRST].booked[0] = n);
    let score = |n: u8| {
        let table = Play::table(|state| state.realms[FIRST].booked[0] = n);
        ScoreOnly.worth(&table.state.view(Viewer::Spectator), FIRST)
    };
    assert_eq!(score(4) - score(2), 1000);
    assert!(kept(4) > kept(2), "the game is nearer to its end, but the point is worth more");
}

/// X4R-075: an income is worth more the more rounds are left, a stock is not.
#[test]
fn income_is_worth_more_early_than_late() {
    let building = |round: u8| {
        let of = |built: bool| {
            worth(|state| {
                state.round = round;
                let home = state.realms[FIRST].capital;
                if built {
                    testing::build(state, FIRST, home, "resource-building-1", Some(Resource::Food));
                }
            })
        };
        of(true) - of(false)
    };
    assert!(building(2) > building(10) && building(10) > 0, "{} {}", building(2), building(10));
}

/// X4R-071: with too many planets every second income is lost.
#[test]
fn too_many_planets_do_harm() {
    let settled = |n: usize| {
        worth(|state| {
            let free = Hex::within(2).filter(|hex| *hex != Hex::CENTRE).take(n);
            free.for_each(|hex| testing::found(state, FIRST, hex, "garden-world", 1));
        })
    };
    assert!(settled(3) > settled(2), "X4R-026: the state has room for four planets");
    assert!(settled(4) < settled(3));
}

/// X4R-112, X4R-317: a government whose goals are met at once is a point for little culture.
#[test]
fn a_regent_changes_to_the_government_whose_goals_it_meets() {
    let techs = [
        "political-philosophy",
        "council-of-experts",
        "refineries",
        "automated-factories",
        "drives-1",
        "sensors-1",
        "terraforming",
        "mass-administration",
        "ships-ks",
        "missiles-1",
    ];
    let mut table = Play::table(|state| {
        testing::learn(state, FIRST, &techs);
        techs[..3].iter().for_each(|id| state.realms[FIRST].first.add(testing::tech(id)));
        state.realms[FIRST].government = Government::from_id("republic").expect("a government");
    });
    table.until_round(2);
    table.state.realms[FIRST].accounts[Resource::Culture] = 30;
    while table.asked() != Some(FIRST) {
        let seat = table.asked().expect("the phase is not over");
        table.play(&format!("{seat} pass"));
    }
    assert!(matches!(table.decision(), Some(Decision::Act(Phase::Politics, _))));
    let mut done = Vec::new();
    while let (Some(FIRST), Some(Decision::Act(Phase::Politics, _))) = (table.asked(), table.decision()) {
        let line = chosen(&table);
        table.play(&format!("p1 {line}"));
        done.push(line);
    }
    assert!(done.contains(&"government technocracy".to_owned()), "{done:?}");
}

/// X4-061: who reaches the threshold with a gift gives it.
#[test]
fn a_regent_gives_the_gift_that_wins() {
    let mut table = Play::table(|state| state.realms[FIRST].booked[0] = 18);
    table.until_round(2);
    table.state.realms[FIRST].accounts[Resource::Food] = 60;
    while table.asked() != Some(FIRST) {
        table.play("p2 pass");
    }
    assert!(matches!(table.decision(), Some(Decision::Act(Phase::Politics, 0))), "{:?}", table.decision());
    let mut done = Vec::new();
    while let Some(FIRST) = table.asked().filter(|_| done.len() < 6) {
        let line = chosen(&table);
        table.play(&format!("p1 {line}"));
        done.push(line);
    }
    assert!(done.contains(&"cabinet gift".to_owned()), "{done:?}");
}

#[test]
fn a_table_rests_between_actions_only() {
    assert!(State::is_rest(Decision::Act(Phase::Economy, 1)));
    assert!(!State::is_rest(Decision::Place));
    assert!(!State::is_rest(Decision::Pay(3)));
}

/// Counts how often a state is evaluated.
#[derive(Clone, Default)]
struct Counting(Arc<AtomicUsize>);

impl Evaluate<State> for Counting {
    const N_CONTINUED: usize = <ScoreOnly as Evaluate<State>>::N_CONTINUED;

    fn worth(&self, view: &interportal::View, seat: Seat) -> i64 {
        self.0.fetch_add(1, Ordering::Relaxed);
        ScoreOnly.worth(view, seat)
    }
}

/// Of many actions only a few are continued, so that no turn takes long.
#[test]
fn score_continues_few_actions() {
    let table = Play::table(|state| {
        for resource in Resource::ALL {
            state.realms[FIRST].accounts[resource] = 60;
        }
    });
    let (turn, counting) = (turn_at(&table), Counting::default());
    assert!(turn.legal.len() > 20, "a turn with a choice: {}", turn.legal.len());
    Greedy::seeded(counting.clone(), 1).choose(&turn);
    let n = counting.0.load(Ordering::Relaxed);
    assert!(n >= turn.legal.len(), "each action is evaluated");
    // Eight imagined states at most for each action, and six that are continued.
    assert!(n < turn.legal.len() * turn.legal.len() / 2, "{n} states for {} actions", turn.legal.len());
}

/// Whether the first of these bots wins a short game.
fn wins(levels: &[Level], seed: u64) -> bool {
    let played = play::<State>(&mut players(levels, seed), "short", seed, |_, _| {});
    played.outcome().expect("it is over").winners().has(FIRST)
}

#[test]
fn each_level_beats_the_one_below() {
    assert!((1..3).all(|seed| wins(&[Level::Greedy, Level::Random, Level::Random, Level::Random], seed)));
    assert!((1..3).all(|seed| wins(&[Level::Greedy, Level::Score], seed)));
    assert!(wins(&[Level::Score, Level::Random], 1));
}

/// More than its share of games against two others.
#[test]
fn search_is_stronger_than_greedy() {
    beats::<State>(Level::Search, Level::Greedy, 3, [5, 12]);
}

/// X4R-286: nobody needs the last round to win.
#[test]
fn games_among_equals_end_by_points() {
    for n_seats in [2, 6] {
        let played = play::<State>(&mut players(&vec![Level::Greedy; n_seats], 3), "", 3, |_, _| {});
        assert!((6..=16).contains(&played.view(Viewer::Spectator).round), "with {n_seats}");
    }
}

/// A turn contains nothing hidden: in another imagined state that looks the same, a bot makes the same choice.
#[test]
fn bots_know_nothing_but_the_turn() {
    let (mut elsewhere, mut n_turns) = (Quick::seeded(4), 0);
    play::<State>(&mut players(&[Level::Greedy; 2], 3), "short", 3, |turn, _| {
        n_turns += 1;
        if n_turns % 17 != 0 {
            return;
        }
        let twin = twin(turn, elsewhere.word());
        for level in [Level::Greedy, Level::Search] {
            assert_eq!(level.player(8).choose(turn), level.player(8).choose(&twin), "{level}");
        }
    });
    assert!(n_turns > 50, "a whole game");
}

#[test]
fn the_same_seed_plays_the_same() {
    let lines = |seed: u64| {
        let mut lines = Vec::new();
        play::<State>(&mut players(&[Level::Greedy, Level::Search], seed), "short", 7, |_, action| {
            lines.push(action.to_string());
        });
        lines
    };
    assert_eq!(lines(1), lines(1));
    assert_ne!(lines(1), lines(2), "bots with other seeds imagine other things");
}

/// All that a seat can do in a peaceful game is done, and every choice is legal.
#[test]
fn bots_use_the_whole_game() {
    let mut words = BTreeSet::new();
    for seed in 1..3 {
        play::<State>(
            &mut players(&[Level::Greedy, Level::Search, Level::Greedy], seed),
            "",
            seed,
            |turn, action| {
                assert!(turn.legal.contains(&action), "{action} for {:?}", turn.decision);
                words.insert(word(action));
            },
        );
    }
    let wanted = [
        "found",
        "research",
        "build",
        "upgrade",
        "raise",
        "buy",
        "move",
        "go",
        "government",
        "recruit",
        "cabinet",
        "auction",
        "bid",
        "play",
        "analyse",
        "sell",
        "keep-planet",
    ];
    let missing: Vec<&str> = wanted.into_iter().filter(|word| !words.contains(*word)).collect();
    assert!(missing.is_empty(), "never done: {missing:?}");
}

/// The first word of the line of an action.
fn word(action: Action) -> String {
    action.to_string().split(' ').next().unwrap_or_default().to_owned()
}

//! A game joins by one line of the list: then it can be simulated and measured.

#[path = "../../../engine/tests/toy/mod.rs"]
mod salvage;

use bots::{Advice, Evaluate, Greedy, Judged, Unranked};
use engine::{Seat, Turn};
use salvage::{Action, Options, Toy, View};
use sim::{Error, Order, Reported, Simulated};
use std::time::Duration;

/// Judges by nothing: every table is as good as another.
#[derive(Clone, Debug, Default)]
pub(crate) struct Judge;

impl Evaluate<Toy> for Judge {
    fn worth(&self, _: &View, _: Seat) -> i64 {
        0
    }
}

impl Judged for Toy {
    type Judge = Judge;
    type ScoreOnly = Judge;
    type Greedy = Greedy<Judge>;
    type Search = Greedy<Judge>;
    type Ranked = Unranked;

    fn greedy(seed: u64) -> Greedy<Judge> {
        Greedy::seeded(Judge, seed)
    }

    fn search(seed: u64) -> Greedy<Judge> {
        Self::greedy(seed)
    }

    fn advice(turn: &Turn<Self>) -> Vec<Advice<Action>> {
        Self::greedy(0).advice(turn)
    }
}

impl Reported for Toy {
    const COLUMNS: &'static [&'static str] = &[];
    const SOURCES: &'static [&'static str] = &[];

    fn points(_: &View, _: Seat) -> i32 {
        0
    }

    fn n_rounds(_: &View) -> u32 {
        1
    }

    fn endings(_: &View) -> Vec<&'static str> {
        vec!["rounds"]
    }

    fn facts(_: &View, _: Seat) -> Vec<i32> {
        vec![]
    }
}

/// All games there are, and one more.
fn games() -> &'static [Simulated] {
    [sim::GAMES, &[Simulated::of::<Toy>()]].concat().leak()
}

#[test]
fn a_game_in_the_list_is_simulated() {
    let bots = vec!["greedy".to_owned(), "random".to_owned()];
    let options = Options::default().to_string();
    let order = Order { game: "salvage".into(), bots, options, n_games: 6, ..Order::default() };
    let toy = Simulated::find(games(), &order.game).expect("it is in the list");
    let report = toy.simulate(&order).expect("a sound order");
    assert_eq!((report.game, report.n_games, report.n_unfinished), ("salvage", 6, 0));
    let unknown = sim::simulate(&order).expect_err("it is not in the list of the program");
    assert!(matches!(unknown, Error::UnknownGame { .. }), "{unknown}");
}

#[test]
fn a_game_in_the_list_is_measured() {
    let toy = Simulated::find(games(), "salvage").expect("it is in the list");
    let figures = toy.measure(2, Duration::from_micros(1)).expect("it is for two");
    assert!(figures.iter().any(|figure| figure.name == "decisions in random play" && figure.value > 0.0));
    let why = toy.measure(9, Duration::from_micros(1)).expect_err("it is not for nine");
    assert_eq!(why.to_string(), "salvage is for 2 to 3: choose --seats so");
}

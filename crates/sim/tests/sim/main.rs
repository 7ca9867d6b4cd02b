//! Simulations from the outside: reproducible, written completely, refused with clear messages.

use sim::{Order, Report, Share, Spread, simulate};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

mod balance;
mod ladder;
mod match_text;
#[cfg(feature = "parquet")]
mod parquet;
mod toy;
mod train;

/// The sources of points in New Frontiers.
const POINTS: [&str; 6] = [
    "chips",
    "development_points",
    "colony_points",
    "scored_development_points",
    "scored_colony_points",
    "goal_points",
];

fn order(bots: &[&str], n_games: u64) -> Order {
    Order {
        game: "new-frontiers".into(),
        bots: bots.iter().map(|bot| (*bot).to_owned()).collect(),
        n_games,
        ..Order::default()
    }
}

/// Simulates with the results in `folder`: the report, and the bytes of the tables that this build can write.
fn written(folder: &Path, order: &Order) -> (Report, Vec<u8>, Option<Vec<u8>>) {
    let (csv, parquet) = (folder.join("results.csv"), folder.join("results.parquet"));
    let parquet = cfg!(feature = "parquet").then_some(parquet);
    let order = Order { csv: Some(csv.clone()), parquet: parquet.clone(), ..order.clone() };
    let report = simulate(&order).expect("a sound order");
    let read = |path| fs::read(path).expect("it was written");
    (report, read(csv), parquet.map(read))
}

/// Without Parquet an order for it is refused before a game is played, and the message says how to get it.
#[cfg(not(feature = "parquet"))]
#[test]
fn without_parquet_the_message_says_how_to_get_it() {
    let order = Order { parquet: Some("results.parquet".into()), ..order(&["random", "random"], 2) };
    let refused = simulate(&order).expect_err("this build has no Parquet").to_string();
    assert!(refused.contains("--features parquet") && refused.contains("--csv"), "{refused}");
}

type Row = BTreeMap<String, String>;

fn rows(csv: &[u8]) -> Vec<Row> {
    csv::Reader::from_reader(csv).deserialize().collect::<Result<_, _>>().expect("readable rows")
}

#[test]
fn the_same_seed_writes_the_same_bytes_whatever_the_threads() {
    let folder = tempfile::tempdir().expect("a folder");
    let order = order(&["greedy", "random", "random"], 24);
    let (mut one, csv, parquet) = written(folder.path(), &Order { n_threads: 1, ..order.clone() });
    let (two, csv_of_two, parquet_of_two) = written(folder.path(), &Order { n_threads: 2, ..order.clone() });
    assert_eq!(csv, csv_of_two);
    assert_eq!(parquet, parquet_of_two);
    one.seconds = two.seconds;
    assert_eq!(one, two, "the report too");
    let (_, of_another_seed, _) = written(folder.path(), &Order { seed: 2, ..order });
    assert_ne!(csv, of_another_seed);
}

#[test]
fn a_row_for_each_game_and_seat() {
    let folder = tempfile::tempdir().expect("a folder");
    let (report, csv, _) = written(folder.path(), &order(&["greedy", "random", "random", "random"], 30));
    let rows = rows(&csv);
    assert_eq!(rows.len(), 120);
    let seeds: BTreeSet<&String> = rows.iter().map(|row| &row["seed"]).collect();
    assert_eq!(seeds.len(), 30, "every game is dealt anew");
    for (n, entrant) in report.entrants.iter().enumerate() {
        let own = || rows.iter().filter(|row| row["entrant"] == (n + 1).to_string());
        assert!(own().all(|row| row["bot"] == entrant.bot.name()));
        assert_eq!(own().filter(|row| row["place"] == "1").count() as u64, entrant.n_wins);
        let points: i64 = own().map(|row| row["points"].parse::<i64>().expect("a number")).sum();
        assert_eq!(points, entrant.points.sum());
        for seat in 1..=4 {
            let n_there = own().filter(|row| row["seat"] == seat.to_string()).count();
            assert!((7..=8).contains(&n_there), "entrant {n} sat {n_there} times on seat {seat}");
        }
    }
    for row in &rows {
        let number = |column: &str| row[column].parse::<i32>().expect("a number");
        assert_eq!(number("points"), POINTS.map(number).iter().sum::<i32>());
        assert!(!row["ending"].is_empty());
    }
}

#[test]
fn parts_of_a_simulation_have_the_rows_of_the_whole() {
    let part = |first, n_games| {
        let order = Order { options: "goals".into(), ..order(&["score", "random", "random"], n_games) };
        sim::rows::<new_frontiers::State>(&order, first).expect("a sound order")
    };
    let whole = part(0, 10);
    assert_eq!(whole.len(), 30);
    assert_eq!([part(0, 4), part(4, 1), part(5, 5)].concat(), whole);
    let folder = tempfile::tempdir().expect("a folder");
    let order = Order { options: "goals".into(), ..order(&["score", "random", "random"], 10) };
    let (_, csv, _) = written(folder.path(), &order);
    let points: Vec<String> = rows(&csv).iter().map(|row| row["points"].clone()).collect();
    assert_eq!(points, whole.iter().map(|row| row.points.to_string()).collect::<Vec<_>>());
}

#[test]
fn a_report_reads_like_a_table() {
    let mut report = simulate(&order(&["greedy", "random"], 40)).expect("a sound order");
    report.seconds = 2.0;
    let text = report.to_string();
    for part in [
        "new-frontiers, later-game: 40 games from seed 1",
        "95 % interval",
        "│ 1 ┆ greedy ┆",
        "rounds    ",
        "ended by  ",
        "speed     20 games/s, ",
        "│ source of points ",
        "│ start place ",
        "correlation with points",
    ] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
}

#[test]
fn a_game_that_does_not_end_is_given_up_and_counted_apart() {
    let folder = tempfile::tempdir().expect("a folder");
    let order = Order { patience: 110, ..order(&["random", "random"], 60) };
    let (report, csv, _) = written(folder.path(), &order);
    let rows = rows(&csv);
    let unfinished: Vec<&Row> = rows.iter().filter(|row| row["ending"] == "unfinished").collect();
    assert!(report.n_games > 0 && report.n_unfinished > 0, "some games are longer than others");
    assert_eq!(report.n_games + report.n_unfinished, 60);
    assert_eq!(unfinished.len() as u64, 2 * report.n_unfinished);
    for row in &rows {
        let is_unfinished = row["ending"] == "unfinished";
        assert_eq!(row["place"] == "0", is_unfinished, "nobody wins what has no end");
        let n_decisions: u32 = row["decisions"].parse().expect("a number");
        assert!(n_decisions <= 110 && (n_decisions == 110 || !is_unfinished));
        let number = |column: &str| row[column].parse::<i32>().expect("a number");
        assert_eq!(number("points"), POINTS.map(number).iter().sum::<i32>(), "as they stand");
    }
    let n_wins: u64 = report.entrants.iter().map(|entrant| entrant.n_wins).sum();
    let first = rows.iter().filter(|row| row["place"] == "1").count() as u64;
    assert_eq!(n_wins, first);
    let line = format!("unfinished {} more", report.n_unfinished);
    assert!(report.to_string().contains(&line), "{line} is missing in\n{report}");
}

#[test]
fn nothing_is_said_of_unfinished_games_where_there_are_none() {
    let report = simulate(&order(&["greedy", "greedy"], 10)).expect("a sound order");
    assert_eq!((report.n_games, report.n_unfinished), (10, 0));
    assert!(!report.to_string().contains("unfinished"));
}

#[test]
fn options_are_played_and_reported() {
    let first = |line: &str| {
        let order = Order { options: line.into(), ..order(&["random", "random"], 10) };
        simulate(&order).expect("a sound order")
    };
    assert_eq!(first("first-game").options, "first-game");
    assert_eq!(first("goals").options, "later-game goals");
    assert_ne!(first("first-game").entrants, first("").entrants);
}

#[test]
fn what_cannot_be_done_is_refused_in_clear_words() {
    let refused = |order: &Order| simulate(order).expect_err("it cannot be done").to_string();
    let two = || order(&["random", "random"], 1);
    assert_eq!(
        refused(&Order { game: "chess".into(), ..two() }),
        "there is no game `chess`: choose from new-frontiers, beyond-the-sun, merchant-of-venus, interportal"
    );
    assert_eq!(
        refused(&order(&["random", "clever"], 1)),
        "there is no bot `clever`: choose from easy, normal, hard, expert, random, score, greedy, search"
    );
    assert_eq!(
        refused(&order(&["random"], 1)),
        "new-frontiers is for 2 to 5 players: name one bot for each of them, not 1"
    );
    assert_eq!(refused(&order(&["random"; 6], 1)).split(", ").nth(1), Some("not 6"));
    assert_eq!(refused(&order(&["random"; 300], 1)).split(", ").nth(1), Some("not 300"));
    assert_eq!(
        refused(&order(&["random", "random"], 0)),
        "there is nothing to play: ask for at least one game"
    );
    assert!(refused(&Order { options: "fast".into(), ..two() }).starts_with("cannot read `fast`: expected"));
    let nowhere = refused(&Order { csv: Some("/nowhere/results.csv".into()), ..two() });
    assert!(nowhere.starts_with("cannot write /nowhere/results.csv: "), "{nowhere}");
}

#[test]
fn wilson_s_interval() {
    let near = |share: Share, least: f64, most: f64| {
        let (low, high) = share.interval();
        assert!((low - least).abs() < 5e-4 && (high - most).abs() < 5e-4, "{low} to {high}");
    };
    near(Share { n: 8, of: 10 }, 0.4902, 0.9433);
    near(Share { n: 0, of: 20 }, 0.0, 0.1611);
    near(Share { n: 20, of: 20 }, 0.8389, 1.0);
    near(Share { n: 500, of: 1000 }, 0.4691, 0.5309);
}

#[test]
fn a_spread_knows_mean_deviation_and_ends() {
    let mut spread = Spread::default();
    assert_eq!((spread.mean(), spread.deviation(), spread.ends()), (0.0, 0.0, None));
    for value in [2, 4, 4, 4, 5, 5, 7, 9, -3] {
        spread.add(value);
    }
    assert!((spread.mean() - 37.0 / 9.0).abs() < 1e-12);
    assert!((spread.deviation() - 3.333_333).abs() < 1e-4, "{}", spread.deviation());
    assert_eq!(spread.ends(), Some((-3, 9)));
}

#[test]
fn a_report_tells_lengths_and_wins_by_seat() {
    let of = |game: &str| Order { game: game.into(), ..order(&["random", "random"], 7) };
    let report = simulate(&of("beyond-the-sun")).expect("a sound order");
    assert_eq!(report.lengths.values().sum::<u64>(), report.n_games);
    let median = report.median_rounds();
    let n_shorter: u64 = report.lengths.range(..median).map(|(_, n_games)| n_games).sum();
    let n_longer: u64 = report.lengths.range(median + 1..).map(|(_, n_games)| n_games).sum();
    assert!(
        2 * n_shorter < report.n_games && 2 * n_longer <= report.n_games,
        "{median} of {:?}",
        report.lengths
    );
    let n_wins: u64 = report.entrants.iter().map(|entrant| entrant.n_wins).sum();
    assert_eq!(report.seat_wins.iter().sum::<u64>(), n_wins);
}

#[test]
fn one_plays_alone_against_the_anarchists() {
    let order = |bots: &[&str], options: &str| Order {
        game: "beyond-the-sun".into(),
        bots: bots.iter().map(|bot| (*bot).to_owned()).collect(),
        options: options.into(),
        n_games: 20,
        ..Order::default()
    };
    let report = simulate(&order(&["random"], "solo=hard")).expect("a sound order");
    assert_eq!((report.n_games, report.entrants[0].n_wins), (20, 0), "no victory comes by chance");
    let ends: u64 = ["threat track", "own condition"].iter().filter_map(|end| report.endings.get(end)).sum();
    let results = ["defeat", "stalemate", "narrow", "complete"];
    let all: u64 = results.iter().filter_map(|result| report.endings.get(result)).sum();
    assert_eq!((ends, all), (20, 20), "each game has an end and a result");
    let refused = simulate(&order(&["random", "random"], "solo=hard")).expect_err("nobody else plays along");
    assert_eq!(refused.to_string(), "beyond-the-sun is for 1 player: name one bot for each of them, not 2");
}

#[test]
fn merchants_trade_for_thirty_rounds_alone_or_together() {
    for n_seats in 1..=4 {
        let order = Order { game: "merchant-of-venus".into(), ..order(&vec!["random"; n_seats], 5) };
        let report = simulate(&order).expect("a sound order");
        assert_eq!(report.lengths.keys().copied().collect::<Vec<_>>(), [30], "{n_seats} players");
        // A solo bot also pursues challenges.
        assert_eq!(report.endings.get("rounds"), Some(&5), "{n_seats} players");
        let met = report.endings.iter().filter(|(ending, _)| ending.ends_with(" met")).map(|(_, n)| n);
        assert_eq!(met.sum::<u64>(), if n_seats == 1 { 5 } else { 0 }, "{n_seats} players");
    }
    let report = simulate(&Order { game: "merchant-of-venus".into(), ..order(&["greedy", "random"], 20) });
    let [greedy, random] = &report.expect("a sound order").entrants[..] else { panic!("two entrants") };
    assert!(greedy.points.mean() > random.points.mean());
}

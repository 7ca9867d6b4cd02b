//! What a report says about the entries of a pack agrees with the games.

use super::{Row, rows};
use sim::{Order, Relation, Report, Reported, Tally, simulate};
use std::fs;

const GAMES: [(&str, &[&str]); 4] = [
    ("new-frontiers", &["first-game", "goals"]),
    ("beyond-the-sun", &["", "expert leaders new-factions new-technologies new-events new-systems"]),
    ("merchant-of-venus", &["", "chosen-pilots contracts-and-markers"]),
    ("interportal", &["short"]),
];

fn order(game: &str, bots: &[&str], options: &str, n_games: u64) -> Order {
    let bots = bots.iter().map(|bot| (*bot).to_owned()).collect();
    Order { game: game.into(), bots, options: options.into(), n_games, seed: 5, ..Order::default() }
}

/// The report, the rows of seats and the rows of entries.
fn simulated(order: &Order) -> (Report, Vec<Row>, Vec<Row>) {
    let folder = tempfile::tempdir().expect("a folder");
    let (csv, entries) = (folder.path().join("seats.csv"), folder.path().join("entries.csv"));
    let order = Order { csv: Some(csv.clone()), entries: Some(entries.clone()), ..order.clone() };
    let report = simulate(&order).expect("a sound order");
    let read = |path| rows(&fs::read(path).expect("it was written"));
    (report, read(csv), read(entries))
}

fn number(row: &Row, column: &str) -> i64 {
    row[column].parse().expect("a number")
}

fn check_sources(order: &Order) -> Report {
    let (report, seats, _) = simulated(order);
    assert!(!report.sources.is_empty());
    for row in &seats {
        let parts: i64 = report.sources.iter().map(|source| number(row, source)).sum();
        assert_eq!(number(row, "points"), parts, "{} {}: {row:?}", order.game, order.options);
    }
    report
}

#[test]
fn points_by_source_add_up_to_the_score_in_every_row() {
    for (game, lines) in GAMES {
        for options in lines {
            check_sources(&order(game, &["score", "random", "random"], options, 6));
        }
    }
    let alone = check_sources(&order("beyond-the-sun", &["greedy"], "solo=normal", 2));
    assert_ne!(alone.tallies.get("source of points", "anarchist_points").points, 0);
    let led = check_sources(&order("beyond-the-sun", &["greedy", "random"], "leaders", 6));
    assert!(led.tallies.get("source of points", "leader_points").points > 0, "leaders bring points");
    let infamous = check_sources(&order("merchant-of-venus", &["random"], "", 60));
    assert_ne!(infamous.tallies.get("source of points", "disqualification").points, 0);
}

#[test]
fn a_stopped_game_has_its_points_by_source_too() {
    for (game, _) in GAMES {
        check_sources(&Order { patience: 90, ..order(game, &["random", "random"], "", 4) });
    }
}

#[test]
fn totals_of_the_report_agree_with_the_games() {
    for (game, lines) in GAMES {
        let (report, seats, entries) = simulated(&order(game, &["score", "random", "random"], lines[0], 6));
        let n_wins = seats.iter().filter(|row| row["place"] == "1").count() as u64;
        let all = |kind: &str| -> Vec<Tally> {
            report.tallies.iter().filter(|(entry, _)| entry.kind == kind).map(|(_, tally)| tally).collect()
        };
        let places = all("start place");
        assert_eq!(places.iter().map(|tally| tally.wins.of).sum::<u64>(), seats.len() as u64, "{game}");
        assert_eq!(places.iter().map(|tally| tally.wins.n).sum::<u64>(), n_wins, "{game}");
        assert!(places.iter().all(|tally| tally.games.of == report.n_games), "{game}");
        for source in report.sources {
            let tally = report.tallies.get("source of points", source);
            let sum = |rows: &mut dyn Iterator<Item = &Row>| rows.map(|row| number(row, source)).sum::<i64>();
            assert_eq!(tally.points, sum(&mut seats.iter()), "{game} {source}");
            let mut winners = seats.iter().filter(|row| row["place"] == "1");
            assert_eq!(tally.winner_points, sum(&mut winners), "{game} {source}");
        }
        for (ending, n) in &report.endings {
            let endings = |row: &&Row| row["seat"] == "1" && row["ending"].split('+').any(|it| it == *ending);
            assert_eq!(seats.iter().filter(endings).count() as u64, *n, "{game} {ending}");
            assert_eq!(report.tallies.get("ending", ending).games.n, *n, "{game} {ending}");
        }
        for (entry, tally) in report.tallies.iter() {
            let row = entries.iter().find(|row| row["kind"] == entry.kind && row["id"] == entry.id);
            let row = row.expect("each entry has a row");
            let counts = ["choices_offered", "choices_taken", "games_offered", "games_taken", "owners"];
            let told = counts.map(|column| number(row, column).cast_unsigned());
            let Tally { choices, games, wins, .. } = tally;
            assert_eq!(told, [choices.of, choices.n, games.of, games.n, wins.of], "{game} {entry:?}");
            assert_eq!(row["taken"], format!("{:.6}", games.value()));
            assert_eq!(row["won_high"], format!("{:.6}", wins.interval().1));
            assert!(choices.n <= choices.of && games.n <= games.of && games.of <= report.n_games);
            assert!(wins.n <= wins.of && games.n <= wins.of.max(games.n), "{game} {entry:?}");
        }
        assert_eq!(entries.len(), report.tallies.iter().count(), "{game}");
    }
}

/// A milestone is worth a point, also if it is reached after something hidden was shown in the same action.
#[test]
fn every_milestone_is_counted() {
    let (report, _, _) = simulated(&order("interportal", &["greedy", "greedy", "greedy"], "short", 3));
    let owners = report.tallies.iter().filter(|(entry, _)| entry.kind == "milestone");
    let n_owners: u64 = owners.map(|(_, tally)| tally.wins.of).sum();
    let half_points = report.tallies.get("source of points", "milestone_half_points").points;
    assert!(n_owners > 0);
    assert_eq!(half_points, 2 * n_owners.cast_signed());
}

/// What seats own is counted twice: as a number in the rows, and entry by entry.
#[test]
fn owners_of_entries_are_as_many_as_the_rows_say() {
    for (game, kind, column) in [
        ("new-frontiers", "development", "n_developments"),
        ("beyond-the-sun", "technology", "n_techs"),
        ("merchant-of-venus", "mission", "n_missions"),
        ("interportal", "technology", "n_techs"),
        ("interportal", "goal", "n_goals"),
    ] {
        let (report, seats, _) = simulated(&order(game, &["score", "random"], "", 5));
        let owners = report.tallies.iter().filter(|(entry, _)| entry.kind == kind);
        let n_owners: u64 = owners.map(|(_, tally)| tally.wins.of).sum();
        let told: i64 = seats.iter().map(|row| number(row, column)).sum();
        assert_eq!(n_owners, told.cast_unsigned(), "{game}: {kind}");
    }
}

#[test]
fn columns_begin_with_sources_and_end_with_what_is_watched() {
    fn check<G: Reported>() {
        assert!(G::COLUMNS.starts_with(G::SOURCES) && G::COLUMNS.ends_with(G::WATCHED));
    }
    check::<new_frontiers::State>();
    check::<beyond_the_sun::State>();
    check::<merchant_of_venus::State>();
    check::<interportal::State>();
}

#[test]
fn a_relation_knows_how_closely_two_numbers_go_together() {
    let of = |pairs: &[(i64, i64)]| {
        let mut relation = Relation::default();
        pairs.iter().for_each(|(first, second)| relation.add(*first, *second));
        relation.correlation()
    };
    assert!((of(&[(1, 2), (2, 4), (3, 6)]) - 1.0).abs() < 1e-12);
    assert!((of(&[(1, 6), (2, 4), (3, 2)]) + 1.0).abs() < 1e-12);
    assert!((of(&[(1, 2), (2, 1), (3, 4), (4, 3)]) - 0.6).abs() < 1e-12);
    assert!(of(&[(1, 5), (2, 5)]).abs() < 1e-12);
}

/// Bots prefer some homes, mats and pilots; lots give all of them.
#[test]
fn lots_give_what_no_bot_chooses() {
    for (game, options, kind, n) in [
        ("new-frontiers", "", "home", 16),
        ("beyond-the-sun", "expert new-factions", "mat", 6),
        ("merchant-of-venus", "chosen-pilots", "pilot", 4),
    ] {
        let chosen = order(game, &["score", "score"], options, 40);
        let report = simulate(&Order { by_lot: true, ..chosen.clone() }).expect("a sound order");
        let owned = report.tallies.iter().filter(|(entry, tally)| entry.kind == kind && tally.wins.of > 0);
        assert_eq!(owned.count(), n, "{game}: {kind}");
        assert!(report.to_string().contains("by lot"), "the report says so");
        assert_ne!(simulate(&chosen).expect("a sound order").tallies, report.tallies, "{game}");
    }
}

//! `fernweh sim` and `fernweh bench`.

use super::run;
use std::fs;

#[test]
fn results_are_counted_and_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name).display().to_string();
    let sim = |csv: &str, threads: &str| {
        let csv = file(csv);
        let words =
            ["sim", "new-frontiers", "--seats", "greedy,random", "--games", "20", "--options", "first-game"];
        let files = ["--seed", "7", "--csv", &csv, "--threads", threads];
        run(&[&words[..], &files[..]].concat()).well()
    };
    let report = sim("one.csv", "1");
    assert!(report.starts_with("new-frontiers, first-game: 20 games from seed 7\n"), "{report}");
    assert!(report.contains("95 % interval") && report.contains("games/s"), "{report}");
    sim("two.csv", "2");
    let bytes = |name: &str| fs::read(file(name)).expect("it was written");
    assert_eq!(bytes("one.csv"), bytes("two.csv"));
}

#[test]
fn entries_of_the_pack_are_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("entries.csv").display().to_string();
    let words = ["sim", "new-frontiers", "--seats", "random,random", "--games", "4", "--entries", &file];
    let report = run(&words).well();
    assert!(report.contains("│ home ") && report.contains("│ start place "), "{report}");
    let table = fs::read_to_string(&file).expect("it was written");
    assert!(table.starts_with("kind,id,choices_offered,choices_taken,games_offered,"), "{table}");
    assert!(table.contains("\nstart place,1,0,0,4,4,4,"), "{table}");
    let refused = run(&[&words[..7], &["/nowhere/x.csv"]].concat()).badly(2);
    assert!(refused.starts_with("cannot write /nowhere/x.csv: "), "{refused}");
}

/// D-80: a solo player plays for credits, and to meet all challenges.
#[test]
fn credits_are_told_with_their_mean() {
    let sim = |seats: &str| {
        run(&["sim", "merchant-of-venus", "--seats", seats, "--games", "6", "--seed", "3"]).well()
    };
    let alone = sim("greedy");
    let row = alone.lines().find(|line| line.contains("greedy")).expect("a row");
    let cells: Vec<&str> = row.split(['│', '┆']).map(str::trim).collect();
    let heads = alone.lines().find(|line| line.contains("credits")).expect("a head");
    let at = heads.split(['│', '┆']).position(|cell| cell.trim() == "credits").expect("a column");
    let number = |text: &str| text.parse::<f64>().expect("a number");
    let (low, high) = cells[at + 1].split_once(" to ").expect("an interval");
    assert!(number(low) < number(cells[at]) && number(cells[at]) < number(high), "{row}");
    assert!(alone.contains(" met "), "{alone}");
    let two = sim("greedy,random");
    assert!(two.contains("credits") && !two.contains(" met "), "{two}");
}

#[test]
fn bad_orders_are_refused_in_a_sentence() {
    let sim = |arguments: &[&str]| run(&[&["sim"], arguments].concat()).badly(2);
    assert_eq!(
        sim(&["chess", "--seats", "random,random"]),
        "there is no game `chess`: choose from new-frontiers, beyond-the-sun, merchant-of-venus, interportal"
    );
    assert_eq!(
        sim(&["new-frontiers", "--seats", "random,clever"]),
        "there is no bot `clever`: choose from easy, normal, hard, expert, random, score, greedy, search"
    );
    assert_eq!(
        sim(&["new-frontiers", "--seats", "random"]),
        "new-frontiers is for 2 to 5 players: name one bot for each of them, not 1"
    );
    let two = ["new-frontiers", "--seats", "random,random"];
    assert!(
        sim(&[&two[..], &["--csv", "/nowhere/x.csv"]].concat()).starts_with("cannot write /nowhere/x.csv: ")
    );
    let parquet = sim(&[&two[..], &["--parquet", "/nowhere/x"]].concat());
    let expected = if cfg!(feature = "parquet") {
        "cannot write /nowhere/x: "
    } else {
        "this program was built without"
    };
    assert!(parquet.starts_with(expected), "{parquet}");
    assert!(sim(&[&two[..], &["--options", "fast"]].concat()).starts_with("cannot read `fast`: "));
    assert!(sim(&[&two[..], &["--games", "0"]].concat()).contains("at least one game"));
    assert!(sim(&[&two[..], &["--threads", "0"]].concat()).contains("at least one"));
    assert!(sim(&[&two[..], &["--games", "many"]].concat()).contains("invalid value 'many'"));
}

#[test]
fn rules_are_measured() {
    let figures = run(&["bench", "rules", "--seats", "2", "--seconds", "0.01"]).well();
    let all = ["decisions in random play", "copy of a state", "imagined world", "undo", "reload"];
    for name in all.into_iter().chain(["state in memory", "snapshot"]) {
        assert!(figures.contains(name), "{name} is missing in\n{figures}");
    }
    let own = run(&["bench", "rules", "interportal", "--seats", "2", "--seconds", "0.001"]).well();
    for name in ["at least 1000000 /s", "odds of a battle, own", "odds of a battle, others"] {
        assert!(own.contains(name), "{name} is missing in\n{own}");
    }
    assert_eq!(
        run(&["bench", "rules", "--seats", "9"]).badly(2),
        "new-frontiers is for 2 to 5: choose --seats so"
    );
    assert!(run(&["bench", "rules", "--seconds=-1"]).badly(2).contains("above 0"));
    assert!(run(&["bench", "rules", "chess"]).badly(2).starts_with("there is no game `chess`"));
}

#[test]
fn bots_are_measured_and_what_they_say_about_chances() {
    let words =
        ["bench", "bots", "new-frontiers", "--seats", "hard,easy", "--games", "1", "--options", "first-game"];
    let told = run(&[&words[..], &["--chances"]].concat()).well();
    let row = |bot: &str| told.lines().find(|line| line.starts_with(&format!("| {bot}"))).expect("a row");
    let cells = |bot: &str| row(bot).split('|').map(str::trim).map(str::to_owned).collect::<Vec<_>>();
    let n_descents = |bot: &str| cells(bot)[5].parse::<u32>().ok();
    assert!(n_descents("hard").is_some_and(|n| n > 0) && n_descents("easy").is_none(), "{told}");
    assert!(told.contains(" to ") && told.contains("said so often"), "{told}");
    let quick = run(&["bench", "bots", "new-frontiers", "--seats", "easy,easy", "--games", "1"]).well();
    assert!(!quick.contains("said so often"), "{quick}");
    assert!(run(&["bench", "bots", "new-frontiers", "--seats", "hard"]).badly(2).contains("2 to 5"));
}

#[cfg(target_os = "linux")]
#[test]
fn the_server_is_measured() {
    let small = ["--tables", "4", "--moves", "40", "--rate", "50", "--seconds", "0.4", "--connections", "2"];
    let figures = run(&[&["bench", "server"], &small[..]].concat()).well();
    for name in
        ["new-frontiers, 4 tables", "alone", "views of all seats", "99 of 100 within", "per live table"]
    {
        assert!(figures.contains(name), "{name} is missing in\n{figures}");
    }
    let browsers = ["bench", "server", "merchant-of-venus", "--pages", "--listen", "2"];
    let figures = run(&[&browsers, &small[..]].concat()).well();
    for name in
        ["merchant-of-venus, 4 tables", "pages of all seats", "open event streams                    8"]
    {
        assert!(figures.contains(name), "{name} is missing in\n{figures}");
    }
    assert!(run(&["bench", "server", "--tables", "0"]).badly(2).contains("at least one table"));
}

//! `fernweh replay` and `fernweh export`.

use super::{run, run_with};
use engine::{Match, Quick};
use new_frontiers::{Options, State};
use std::path::{Path, PathBuf};
use store::{Append, NewMatch, NewSeat, Sitter, Store};

const SEED: u64 = 11;

/// A random match of two, up to `n` actions.
fn played(n: usize) -> Match<State> {
    let mut luck = Quick::seeded(5);
    let mut played = Match::<State>::new(2, Options::default(), SEED).expect("two can play");
    while let Some(seat) = played.awaiting().iter().next().filter(|_| played.actions().len() < n) {
        let legal = played.legal(seat);
        played.act(seat, legal[luck.below(legal.len())]).expect("legal");
    }
    played
}

/// A database with that match in it.
fn database(folder: &Path, played: &Match<State>) -> PathBuf {
    let path = folder.join("fernweh.db");
    let seat = |n: u8| NewSeat {
        sitter: Sitter::Guest("ada".into()),
        name: None,
        invite: format!("secret {n}"),
        asked: false,
    };
    let saved = played.saved();
    let start = Match::<State>::new(2, Options::default(), SEED).expect("two can play");
    let new = NewMatch {
        id: "kite-ember-42".into(),
        game: "new-frontiers".into(),
        rules: saved.rules,
        pack: 0,
        options: saved.options,
        seed: SEED.to_string(),
        name: "Friday".into(),
        host: "ada".into(),
        language: String::new(),
        terms: store::Terms::default(),
        running: true,
        snapshot: start.snapshot(),
        seats: vec![seat(0), seat(1)],
        challenge: None,
        rematch_of: None,
        at: 1,
    };
    let act = Append {
        match_id: new.id.clone(),
        expect_version: 0,
        lines: saved.actions.into_iter().map(|(seat, line)| (seat.0, line)).collect(),
        fixed: saved.fixed as u32,
        snapshot: played.snapshot(),
        outcome: played.outcome().map(|_| "over".into()),
        asked: None,
        places: None,
        at: 2,
    };
    tokio::runtime::Runtime::new().expect("threads").block_on(async {
        let store = Store::open(&path).await.expect("a new database");
        store.create_match(new).await.expect("a new table");
        store.append(act).await.expect("all its actions");
        store.close().await;
    });
    path
}

fn exported(n: usize) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let path = database(folder.path(), &played(n)).display().to_string();
    run(&["export", "kite-ember-42", "--database", &path]).well()
}

#[test]
fn a_finished_match_goes_out_as_text_and_comes_back() {
    let text = exported(usize::MAX);
    let head = format!("game new-frontiers\nrules {}\nseats 2\noptions later-game\nseed 11\n\np", rules());
    assert!(text.starts_with(&head), "{text}");
    let told = run_with(&["replay", "-"], &text).well();
    let result: Vec<&str> = text.lines().rev().take(3).collect();
    let told_result: Vec<&str> = told.lines().rev().take(3).collect();
    assert_eq!(result, told_result, "the result is told at the end");
    assert!(told.contains(" selects ") && told.contains("The game is over"), "{told}");
    assert!(!told.contains('<'), "words, not pages");
    assert!(
        run_with(&["replay", "-", "--lang", "de"], &text).well().contains("Das Spiel ist"),
        "in German too"
    );
}

fn rules() -> u32 {
    <State as engine::Game>::RULES
}

#[test]
fn a_running_match_goes_out_without_a_result() {
    let text = exported(20);
    assert_eq!(text.lines().filter(|line| line.starts_with('p')).count(), 20);
    let told = run_with(&["replay", "-"], &text).well();
    assert!(told.trim_end().ends_with(" to move"), "{told}");
}

#[test]
fn the_faulty_line_is_named() {
    let text = exported(usize::MAX);
    let replay = |text: &str| run_with(&["replay", "-"], text);
    let lines: Vec<&str> = text.lines().collect();
    let with = |n: usize, line: &str| {
        let mut lines = lines.clone();
        lines[n - 1] = line;
        lines.join("\n")
    };
    let illegal = replay(&with(9, "p1 pass")).badly(1);
    assert!(illegal.starts_with("-:9: `p1 pass`: ") && illegal.contains(';'), "{illegal}");
    let unreadable = replay(&with(9, "p1 dance")).badly(1);
    assert!(unreadable.starts_with("-:9: cannot read `dance`: expected"), "{unreadable}");
    let n_points = lines.iter().position(|line| line.starts_with("points")).expect("a result") + 1;
    let wrong = replay(&with(n_points, "points 1 2")).badly(1);
    assert!(
        wrong.starts_with(&format!("-:{n_points}: `points 1 2`, but the match came to `points ")),
        "{wrong}"
    );
    let cut = replay(&lines[..n_points - 1].join("\n")).badly(1);
    assert!(cut.starts_with("-: the line `points ") && cut.ends_with("is missing at the end"), "{cut}");
    assert!(replay(&with(3, "seats 7")).badly(1).starts_with("-:3: 7 players cannot play this"));
    assert!(replay(&with(3, "chairs 2")).badly(2).starts_with("-:3: `chairs` means nothing here"));
    assert!(replay(&with(1, "game chess")).badly(2).starts_with("there is no game `chess`"));
    let other_rules = replay(&with(2, "rules 4000")).well();
    assert!(other_rules.contains("points"), "other rules are no fault as long as all goes well");
    let both = with(2, "rules 4000").replace(lines[8], "p1 pass");
    assert!(replay(&both).badly(1).contains("played with rules 4000"), "but they may be the reason");
    assert!(run(&["replay", "/nowhere/match.txt"]).badly(2).starts_with("cannot read /nowhere/match.txt: "));
}

#[test]
fn what_is_not_there_cannot_be_exported() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = database(folder.path(), &played(3)).display().to_string();
    assert_eq!(
        run(&["export", "kite-ember-43", "--database", &path]).badly(2),
        "there is no match `kite-ember-43`: its id is the last part of the table's address"
    );
    let nowhere = folder.path().join("other.db");
    let missing = run(&["export", "x", "--database", &nowhere.display().to_string()]).badly(2);
    assert!(missing.starts_with("there is no database "), "{missing}");
    assert!(!nowhere.exists(), "and none was made");
    let foreign = folder.path().join("notes.txt");
    std::fs::write(&foreign, "not a database, but long enough to look like one ".repeat(20))
        .expect("written");
    let refused = run(&["export", "x", "--database", &foreign.display().to_string()]).badly(1);
    assert!(refused.contains("is not a Fernweh database"), "{refused}");
}

/// The same file and nodes give the same table; every choice has a line, luck a column, every seat its accuracy.
#[test]
fn a_match_is_analysed() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("match.txt");
    std::fs::write(&file, exported(usize::MAX)).expect("a file");
    let file = file.display().to_string();
    let table = run(&["analyse", &file, "--nodes", "12"]).well();
    assert_eq!(table, run(&["analyse", &file, "--nodes", "12"]).well());
    assert!(table.contains("12 nodes for each choice"), "{table}");
    assert!(table.contains("   n seat chance   loss   luck  choice\n"), "{table}");
    let match_ = played(usize::MAX);
    let mut then = match_.at(0);
    for (n, (seat, action)) in (1..).zip(match_.actions()) {
        let row = table.lines().find(|row| row.starts_with(&format!("{n:>4} {seat}   ")));
        assert_eq!(row.is_some(), then.legal(*seat).len() > 1, "action {n}");
        assert!(row.is_none_or(|row| row.contains(&format!("  {action}"))), "{row:?}");
        then.act(*seat, *action).expect("legal");
    }
    for words in
        ["blunder; better: ", "seat accuracy inaccuracies mistakes blunders   luck", "biggest swing: +"]
    {
        assert!(table.contains(words), "{words}: {table}");
    }
}

/// Where no network judges, the table says where its chances come from.
#[test]
fn a_match_without_a_search_is_analysed() {
    let text = "game merchant-of-venus\nrules 3\nseats 2\noptions \nseed 1\n";
    let table = run_with(&["analyse", "-"], text).well();
    assert!(table.contains("chances from the worth of positions") && !table.contains("nodes"), "{table}");
}

#[test]
fn what_cannot_be_analysed_is_refused_clearly() {
    let broken = exported(5).replace("\np", "\np9");
    let message = run_with(&["analyse", "-"], &broken).badly(2);
    assert!(message.contains("-:7: "), "{message}");
    let message = run(&["analyse", "nowhere.txt"]).badly(2);
    assert!(message.contains("cannot read nowhere.txt"), "{message}");
}

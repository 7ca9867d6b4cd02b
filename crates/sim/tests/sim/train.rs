//! Training: the weights follow from the seed alone, whatever the threads and interruptions.

use bots::Level;
use sim::train::{Kind, Row, Trained, Training};
use sim::{Error, GAMES, Simulated};
use std::fs;
use std::path::Path;

fn training(folder: &Path) -> Training {
    Training {
        game: "new-frontiers".into(),
        n_rounds: 2,
        n_games: 24,
        // After so few games a network wanders about, and its games are long.
        n_gate: 1,
        seats: vec![2, 3],
        options: vec![String::new(), "goals".into()],
        kinds: vec![Kind::Next, Kind::Level(Level::Score)],
        seed: 3,
        n_threads: 1,
        seconds: None,
        out: folder.join("trained.net"),
        work: folder.join("work"),
        command: "fernweh train".into(),
    }
}

fn train(training: &Training) -> Result<Trained, Error> {
    let quiet = |_: &Row| {};
    Simulated::find(GAMES, &training.game)?.train(training, quiet)
}

#[test]
fn weights_depend_neither_on_threads_nor_on_interruptions() {
    let folders = [(); 3].map(|()| tempfile::tempdir().expect("a folder"));
    let [one, four, stopped] = folders.each_ref().map(|folder| training(folder.path()));
    let trained = train(&one).expect("two rounds");
    assert_eq!(trained.rows.len(), 2);
    train(&Training { n_threads: 4, ..four.clone() }).expect("two rounds");
    let first = train(&Training { n_rounds: 1, ..stopped.clone() }).expect("one round");
    assert_eq!(first.rows[..], trained.rows[..1]);
    let second = train(&stopped).expect("the other round");
    assert_eq!(second.rows.len(), 2);
    let net = |training: &Training| fs::read(&training.out).expect("a network");
    assert!(net(&one) == net(&four), "four threads make other weights than one");
    assert!(net(&one) == net(&stopped), "an interruption makes other weights");
    let head = String::from_utf8_lossy(&net(&one)[..600]).into_owned();
    assert!(head.contains("command fernweh train\nseed 3\nrounds 2, 48 games\nresult round"), "{head}");
    let exact = |training: &Training| fs::read(training.work.join("candidate.weights")).expect("weights");
    assert!(exact(&one) == exact(&four) && exact(&one) == exact(&stopped), "to the last bit");
}

/// Each line of options is played at the tables that it has, and a player alone trains the network, too.
#[test]
fn tables_for_one_are_trained_together_with_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let training = Training {
        game: "beyond-the-sun".into(),
        n_rounds: 1,
        n_games: 40,
        n_gate: 0,
        seats: vec![1, 2],
        options: vec!["solo=easy".into(), String::new()],
        ..training(folder.path())
    };
    let trained = train(&training).expect("one round");
    // The games of the teacher take long, so the first round has fewer of them.
    assert_eq!(trained.rows[0].n_games, 5);
    let refused =
        train(&Training { options: vec!["solo=easy".into()], ..training }).expect_err("no table for two");
    assert!(refused.to_string().contains("1 to 1"), "{refused}");
}

#[test]
fn a_damaged_folder_is_refused_with_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let training = Training { n_rounds: 1, ..training(folder.path()) };
    train(&training).expect("one round");
    fs::write(training.work.join("best.weights"), "short").expect("written");
    let refused = train(&Training { n_rounds: 2, ..training }).expect_err("it is damaged").to_string();
    assert!(refused.contains("best.weights") && refused.contains("remove the folder"), "{refused}");
}

#[test]
fn a_training_without_sense_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let sound = training(folder.path());
    let refused = |training: &Training| train(training).expect_err("it makes no sense").to_string();
    assert!(refused(&Training { seats: vec![2, 6], ..sound.clone() }).contains("2 to 5"));
    assert!(refused(&Training { n_games: 0, ..sound.clone() }).contains("at least one game"));
    assert!(refused(&Training { options: vec!["moons".into()], ..sound.clone() }).contains("moons"));
    assert!(
        refused(&Training { options: vec!["goals".into()], seats: Vec::new(), ..sound.clone() })
            .contains("2 to 5")
    );
    assert!(refused(&Training { game: "interportal".into(), ..sound }).contains("no network"));
    assert!("bush:3".parse::<Kind>().expect_err("no such player").to_string().contains("tree:100"));
    for kind in [Kind::Next, Kind::Plan, Kind::Tree(40), Kind::Noisy(250), Kind::Level(Level::NORMAL)] {
        assert_eq!(kind.to_string().parse::<Kind>().expect("what was printed"), kind);
    }
}

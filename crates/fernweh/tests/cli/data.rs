//! `fernweh cards` and `--pack`.

use super::nodes::well;
use super::run;
use super::serving::Server;
use serde_json::{Value, json};
use std::fs;

#[test]
fn cards_are_printed_in_both_languages() {
    let english = run(&["cards", "new-frontiers"]).well();
    let german = run(&["cards", "new-frontiers", "--lang", "de"]).well();
    assert!(english.contains("| Retreat into Isolation |"), "{english}");
    assert!(german.contains("| Rückzug in die Isolation |"), "{german}");
    assert!(run(&["cards", "chess"]).badly(2).starts_with("there is no game `chess`: choose from "));
    assert!(run(&["cards", "new-frontiers", "--lang", "fr"]).badly(2).contains("possible values: en, de"));
}

#[test]
fn a_pack_replaces_tiles_by_id() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.toml");
    let file = path.display().to_string();
    let cards = || run(&["cards", "new-frontiers", "--pack", &file]);

    fs::write(&path, "game = \"new-frontiers\"\n[[development]]\nid = \"space_marines\"\ncost = 7\n")
        .expect("written");
    let row = |text: &str| text.lines().find(|line| line.contains("Space Marines")).map(str::to_owned);
    let (mine, standard) = (cards().well(), run(&["cards", "new-frontiers"]).well());
    assert_ne!(row(&mine).expect("it is there"), row(&standard).expect("it is there"));

    let sim = ["sim", "new-frontiers", "--seats", "random,random", "--games", "5", "--pack", &file];
    assert!(run(&sim).well().contains(" pack="), "games are played with it");

    fs::write(&path, "game = \"new-frontiers\"\n[[development]]\nid = \"space_mariners\"\ncost = 7\n")
        .expect("written");
    let fault = cards().badly(2);
    assert!(fault.starts_with(&format!("{file}:3:6: ")), "the fault is at its line: {fault}");
    assert!(fault.contains("space_marines"), "the near name is offered: {fault}");

    fs::write(&path, "[[development]]\nid = \"space_marines\"\ncost = 7\n").expect("written");
    let nameless = cards().badly(2);
    assert!(nameless.ends_with("begin it with the line `game = \"new-frontiers\"`"), "{nameless}");

    let missing = folder.path().join("missing.toml").display().to_string();
    assert!(
        run(&["cards", "new-frontiers", "--pack", &missing]).badly(2).contains("check the name of the file")
    );
}

#[test]
fn one_pack_a_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("new-frontiers.toml");
    fs::write(&path, "[[development]]\nid = \"space_marines\"\ncost = 1\n").expect("written");
    let file = path.display().to_string();
    run(&["cards", "new-frontiers", "--pack", &file]).well();
    let twice = run(&["cards", "new-frontiers", "--pack", &file, "--pack", &file]).badly(2);
    assert!(twice.ends_with("put both into one file"), "{twice}");
}

/// The rules are the same, so that a table goes on with or without such a pack.
#[test]
fn a_pack_that_changes_names_alone_is_used() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).display().to_string();
    let (pack, database) = (at("new-frontiers.toml"), at("games.db"));
    let name = "name = { en = \"Sea Marines\", de = \"Seetruppen\" }";
    fs::write(&pack, format!("[[development]]\nid = \"space_marines\"\n{name}\n")).expect("written");
    let start = |more: &[&str]| {
        Server::start(&[&["--port", "0", "--database", &database], more].concat(), folder.path())
    };

    let server = start(&["--pack", &pack]);
    let guest: Value = serde_json::from_str(&well(&server, "POST", "/api/guests", "", "{}")).expect("JSON");
    let token = guest["token"].as_str().expect("a token");
    let open = |server: &Server| {
        let new =
            json!({ "game": "new-frontiers", "seats": ["me", "here"], "options": "first-game", "seed": 1 });
        let opened = well(server, "POST", "/api/tables", token, &new.to_string());
        let opened: Value = serde_json::from_str(&opened).expect("JSON");
        format!("/t/{}", opened["table"].as_str().expect("a name"))
    };
    let is_renamed = |server: &Server, table: &str| {
        let page = server.get(table);
        assert_ne!(page.contains("Sea Marines"), page.contains("Space Marines"), "{page}");
        page.contains("Sea Marines")
    };
    let table = open(&server);
    assert!(is_renamed(&server, &table));
    assert_eq!(server.stop("-TERM").code, Some(0));

    let server = start(&[]);
    assert!(!is_renamed(&server, &table));
    let other = open(&server);
    assert_eq!(server.stop("-TERM").code, Some(0));

    let server = start(&["--pack", &pack]);
    assert!(is_renamed(&server, &table) && is_renamed(&server, &other));
}

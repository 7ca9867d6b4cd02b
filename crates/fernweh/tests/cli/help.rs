//! Help for everything that can be typed.

use super::run;

#[test]
fn every_command_explains_itself() {
    for (arguments, said) in [
        (&["--help"][..], "serves the games on this machine"),
        (&["--help"], "may let a bot play instead"),
        (&["sim", "--help"], "The same seed gives the same games"),
        (&["sim", "--help"], "seed the seed of the game"),
        (&["ladder", "--help"], "each deal is played twice, with seats swapped"),
        (&["train", "--help"], "continues after its last round if the same command is given again"),
        (&["bench", "--help"], "Measure how fast"),
        (&["bench", "rules", "--help"], "How long to measure"),
        (&["bench", "bots", "--help"], "Times are processor time"),
        (&["bench", "server", "--help"], "with a temporary database"),
        (&["cards", "--help"], "Print all tiles"),
        (&["replay", "--help"], "its number and the reason are printed"),
        (&["analyse", "--help"], "it is never a mistake"),
        (&["export", "--help"], "do not show it to people who still play"),
        (&["backup", "--help"], "The server may be running"),
        (&["restore", "--help"], "Stop the server first"),
    ] {
        let text = run(arguments).well();
        let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flat.contains(said), "`{said}` is missing in\n{text}");
        assert!(text.contains("Usage: fernweh"), "{text}");
    }
}

#[test]
fn the_version_is_printed() {
    assert_eq!(run(&["--version"]).well(), concat!("fernweh ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn unknown_words_are_refused_with_a_pointer_to_help() {
    for arguments in [&["simulate"][..], &["--prot", "80"], &["cards"], &["sim", "new-frontiers"]] {
        let message = run(arguments).badly(2);
        assert!(message.contains("--help"), "{message}");
    }
}

//! Help for everything that can be typed.

use super::run;

#[test]
fn every_command_explains_itself() {
    for (arguments, said) in [
        (&["--help"][..], "serves the games on this machine"),
        (&["--help"], "may let a bot play instead"),
        (&["sim", "--help"], "The same seed gives the same games"),
        (&["sim", "--help"], "seed what it was dealt from"),
        (&["bench", "--help"], "Measure how fast"),
        (&["bench", "rules", "--help"], "How long to measure"),
        (&["bench", "server", "--help"], "a database that is thrown away"),
        (&["cards", "--help"], "Print all tiles"),
        (&["replay", "--help"], "it is named"),
        (&["export", "--help"], "do not show it to those who still play"),
    ] {
        let text = run(arguments).well();
        let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flat.contains(said), "`{said}` is missing in\n{text}");
        assert!(text.contains("Usage: fernweh"), "{text}");
    }
}

#[test]
fn the_version_is_told() {
    assert_eq!(run(&["--version"]).well(), concat!("fernweh ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn unknown_words_are_refused_with_a_way_out() {
    for arguments in [&["simulate"][..], &["--prot", "80"], &["cards"], &["sim", "new-frontiers"]] {
        let message = run(arguments).badly(2);
        assert!(message.contains("--help"), "{message}");
    }
}

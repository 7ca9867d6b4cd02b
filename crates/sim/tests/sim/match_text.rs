//! The text of a match is read up to its first fault.

use engine::Seat;
use sim::match_text::{MatchText, Numbered};

const HEAD: &str = "game new-frontiers\nrules 1\nseats 2\noptions first-game\nseed 4711\n";

fn fault(text: &str) -> (usize, String) {
    let fault = text.parse::<MatchText>().expect_err("a fault");
    (fault.line, fault.why)
}

#[test]
fn reads_all_three_parts() {
    let text =
        format!("{HEAD}\n# for people\np2 select explore\r\n\nending points\npoints 3 -1\nplaces 1 2\n");
    let read: MatchText = text.parse().expect("it is well formed");
    assert_eq!((read.game.as_str(), read.rules, read.n_seats.it, read.seed), ("new-frontiers", 1, 2, 4711));
    assert_eq!(read.actions, [Numbered { line: 8, it: (Seat(1), "select explore".to_owned()) }]);
    assert_eq!(read.result.len(), 3);
}

#[test]
fn names_the_faulty_line() {
    assert_eq!(fault("seats 2\n"), (1, "a match begins with the line `game NAME`".into()));
    assert_eq!(fault("game x\nrules one\nseats 2\noptions a\nseed 1\n").0, 2);
    assert_eq!(fault(&format!("{HEAD}seed 4711\n")), (6, "`seed` was said before".into()));
    assert_eq!(fault(&format!("{HEAD}p1 pass\nseed 1\n")).0, 7);
    assert_eq!(
        fault(&format!("{HEAD}points 1 2\np1 pass\n")),
        (7, "an action cannot follow the result".into())
    );
    assert_eq!(fault(&format!("{HEAD}p7 pass\n")).0, 6, "there is no seventh seat");
    assert_eq!(fault("game x\nrules 1\n"), (0, "the line `seats ...` is missing".into()));
}

//! Reading the text of a match, up to its first fault.

use super::{MatchText, Numbered};
use engine::{MAX_SEATS, Seat};
use std::fmt;
use std::str::FromStr;

/// What is wrong with a text, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    /// The number of the line, from 1; 0 for the text as a whole.
    pub(crate) line: usize,
    /// What is wrong with it.
    pub(crate) why: String,
}

impl Fault {
    pub(crate) fn new(line: usize, why: impl fmt::Display) -> Self {
        Self { line, why: why.to_string() }
    }
}

const HEAD: [&str; 5] = ["game", "rules", "seats", "options", "seed"];
const RESULT: [&str; 3] = ["ending", "points", "places"];

impl FromStr for MatchText {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let mut head: [Option<Numbered<&str>>; HEAD.len()] = Default::default();
        let mut actions = Vec::new();
        let mut result: Vec<Numbered<String>> = Vec::new();
        for (line, whole) in (1..).zip(text.lines()) {
            if whole.is_empty() || whole.starts_with('#') {
                continue;
            }
            let (word, rest) = whole.split_once(' ').unwrap_or((whole, ""));
            if let Some(place) = HEAD.iter().position(|known| *known == word) {
                if !actions.is_empty() || !result.is_empty() {
                    return Err(Fault::new(line, format_args!("`{word}` belongs before the first action")));
                }
                if head[0].is_none() && word != "game" {
                    return Err(Fault::new(line, "a match begins with the line `game NAME`"));
                }
                if head[place].replace(Numbered { line, it: rest }).is_some() {
                    return Err(Fault::new(line, format_args!("`{word}` was said before")));
                }
            } else if RESULT.contains(&word) {
                if result.iter().any(|said| said.it.split(' ').next() == Some(word)) {
                    return Err(Fault::new(line, format_args!("`{word}` was said before")));
                }
                result.push(Numbered { line, it: whole.to_owned() });
            } else if let Some(seat) = seat(word) {
                if !result.is_empty() {
                    return Err(Fault::new(line, "an action cannot follow the result"));
                }
                actions.push(Numbered { line, it: (seat, rest.to_owned()) });
            } else {
                let expected = "expected a word such as `seats`, `p1` or `points`";
                return Err(Fault::new(line, format_args!("`{word}` means nothing here: {expected}")));
            }
        }
        let mut said = HEAD.iter().zip(head).map(|(word, said)| {
            said.ok_or_else(|| Fault::new(0, format_args!("the line `{word} ...` is missing")))
        });
        let mut next = || said.next().unwrap_or_else(|| Err(Fault::new(0, "the head is missing")));
        let (game, rules, n_seats, options, seed) = (next()?, next()?, next()?, next()?, next()?);
        Ok(Self {
            game: game.it.to_owned(),
            rules: number(&rules)?,
            n_seats: Numbered { line: n_seats.line, it: number(&n_seats)? },
            options: Numbered { line: options.line, it: options.it.to_owned() },
            seed: number(&seed)?,
            actions,
            result,
        })
    }
}

/// The seat written as `p1`.
fn seat(word: &str) -> Option<Seat> {
    let number: usize = word.strip_prefix('p')?.parse().ok()?;
    (1..=MAX_SEATS).contains(&number).then(|| Seat(number as u8 - 1))
}

fn number<T: FromStr>(said: &Numbered<&str>) -> Result<T, Fault> {
    said.it
        .parse()
        .map_err(|_| Fault::new(said.line, format_args!("`{}` is not a number that fits here", said.it)))
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!(
            (read.game.as_str(), read.rules, read.n_seats.it, read.seed),
            ("new-frontiers", 1, 2, 4711)
        );
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
}

//! Reading the text of a match, up to its first fault.

use super::{MatchText, Numbered};
use engine::{MAX_SEATS, Seat};
use std::fmt;
use std::str::FromStr;

/// What is wrong with a text, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The number of the line, from 1; 0 for the text as a whole.
    pub line: usize,
    /// What is wrong with it.
    pub why: String,
}

impl Fault {
    /// A fault in a line.
    pub fn new(line: usize, why: impl fmt::Display) -> Self {
        Self { line, why: why.to_string() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.why),
            line => write!(f, "line {line}: {}", self.why),
        }
    }
}

impl std::error::Error for Fault {}

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

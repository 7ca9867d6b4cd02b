//! Whole matches as text, as `docs/match-format.md` describes them: written, read and played again to every state.

use crate::{Game, Match, Outcome, Seat};
use std::fmt::{Display, Write};

/// The words of the head, in the order of writing.
const HEAD: [&str; 5] = ["game", "rules", "seats", "options", "seed"];
/// The words of the result, in the order of writing.
const RESULT: [&str; 3] = ["ending", "points", "places"];

/// Its number, its first word, and the rest.
type Line<'a> = (usize, &'a str, &'a str);

/// How the matches of a game are recorded.
#[derive(Debug)]
pub struct Format<G: Game> {
    /// Every so many versions the state has a digest; the last one has a digest in every case.
    pub every: usize,
    /// What ended a finished match, in words, in a game that records it.
    pub ending: Option<fn(&Match<G>) -> String>,
}

impl<G: Game> Format<G> {
    /// A match as text.
    pub fn written(&self, m: &Match<G>) -> String {
        let saved = m.saved();
        let mut text = format!(
            "game {}\nrules {}\nseats {}\noptions {}\nseed {}\n\n",
            G::NAME,
            saved.rules,
            saved.n_seats,
            saved.options,
            saved.seed
        );
        for (seat, line) in &saved.actions {
            let _ = writeln!(text, "{seat} {line}");
        }
        if let Some(outcome) = m.outcome() {
            text.push('\n');
            for (word, found) in RESULT.into_iter().zip(self.result(m, &outcome)) {
                if let Some(found) = found {
                    let _ = writeln!(text, "{word} {found}");
                }
            }
        }
        text
    }

    /// A match as text, and below it the digests of its states, the first as it was dealt.
    pub fn recorded(&self, m: &Match<G>, digests: &[u64]) -> String {
        let mut text = self.written(m);
        let _ = match self.every {
            1 => writeln!(text, "\n# The state at every version."),
            every => writeln!(text, "\n# The state at every {every}th version and at the last one."),
        };
        for row in digests.chunks(20) {
            let row: Vec<_> = row.iter().map(|digest| format!("{:04x}", digest >> 48)).collect();
            let _ = writeln!(text, "# {}", row.join(" "));
        }
        text
    }

    /// Plays a match from its text, with the digests of its states.
    ///
    /// # Errors
    /// What is wrong with the text, with its line.
    pub fn played(&self, text: &str) -> Result<(Match<G>, Vec<u64>), String> {
        let lines: Vec<Line<'_>> = text
            .lines()
            .zip(1..)
            .filter(|(line, _)| !line.is_empty() && !line.starts_with('#'))
            .map(|(line, n)| line.split_once(' ').map_or((n, line, ""), |(word, rest)| (n, word, rest)))
            .collect();
        let n_head = lines.iter().take_while(|(_, word, _)| HEAD.contains(word)).count();
        let (head, rest) = lines.split_at(n_head);
        let n_actions = rest.iter().take_while(|(_, word, _)| !RESULT.contains(word)).count();
        let (actions, result) = rest.split_at(n_actions);

        let (mut m, rules) = set_up::<G>(head)?;
        let digests = self.play_on(&mut m, actions);
        let digests = digests.and_then(|digests| self.compare(&m, result).map(|()| digests));
        let digests = digests.map_err(|fault| {
            if rules == G::RULES {
                return fault;
            }
            format!("{fault}; the match was played with rules {rules}, these are rules {}", G::RULES)
        })?;
        Ok((m, digests))
    }

    fn play_on(&self, m: &mut Match<G>, actions: &[Line<'_>]) -> Result<Vec<u64>, String> {
        let mut digests = vec![with(0xcbf2_9ce4_8422_2325, &m.snapshot())];
        for (n, seat, line) in actions {
            let number = seat.strip_prefix('p').and_then(|number| number.parse::<u8>().ok());
            let seat =
                number.filter(|number| (1..=m.n_seats()).contains(number)).map(|number| Seat(number - 1));
            let seat = seat.ok_or_else(|| format!("line {n}: expected a seat such as `p1`"))?;
            let action = line.parse().map_err(|unreadable| format!("line {n}: {unreadable}"))?;
            m.act(seat, action).map_err(|illegal| format!("line {n}: `{line}` of {seat}: {illegal}"))?;
            if m.actions().len().is_multiple_of(self.every) || m.awaiting().is_empty() {
                digests.push(with(digests[digests.len() - 1], &m.snapshot()));
            }
        }
        Ok(digests)
    }

    fn compare(&self, m: &Match<G>, result: &[Line<'_>]) -> Result<(), String> {
        let Some(outcome) = m.outcome() else {
            return match result.first() {
                Some((n, ..)) => Err(format!("line {n}: the match is not over")),
                None => Ok(()),
            };
        };
        for (word, found) in RESULT.into_iter().zip(self.result(m, &outcome)) {
            match only(result, &RESULT, word)? {
                None if word == "ending" => {}
                None => return Err(format!("the match is over, but `{word}` is missing")),
                Some((n, expected)) => {
                    let found = found.unwrap_or_default();
                    if expected != found {
                        return Err(format!("line {n}: expected {word} {expected}, found {found}"));
                    }
                }
            }
        }
        Ok(())
    }

    /// Ending, points and places, as they are written.
    fn result(&self, m: &Match<G>, outcome: &Outcome) -> [Option<String>; 3] {
        fn joined<T: Display>(numbers: &[T]) -> String {
            numbers.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
        }
        let ending = self.ending.map(|ending| ending(m));
        [ending, Some(joined(outcome.points.as_slice())), Some(joined(outcome.places.as_slice()))]
    }
}

/// The hash FNV-1a of a state, which continues that of the states before: after one difference all later ones differ.
fn with(hash: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(hash, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

fn set_up<G: Game>(head: &[Line<'_>]) -> Result<(Match<G>, u32), String> {
    let field = |word| only(head, &HEAD, word)?.ok_or_else(|| format!("`{word}` is missing"));
    fn number<T: std::str::FromStr>((n, text): (usize, &str)) -> Result<T, String> {
        text.parse().map_err(|_| format!("line {n}: `{text}` is no such number"))
    }
    let (n, game) = field("game")?;
    if game != G::NAME {
        return Err(format!("line {n}: expected the game {}", G::NAME));
    }
    let rules = number(field("rules")?)?;
    let (n, options) = field("options")?;
    let options = options.parse().map_err(|unreadable| format!("line {n}: {unreadable}"))?;
    let m = Match::new(number(field("seats")?)?, options, number(field("seed")?)?);
    Ok((m.map_err(|refused| refused.to_string())?, rules))
}

/// The line of `part` that begins with `word`, which may be there once.
fn only<'a>(part: &[Line<'a>], words: &[&str], word: &str) -> Result<Option<(usize, &'a str)>, String> {
    if let Some((n, other, _)) = part.iter().find(|(_, other, _)| !words.contains(other)) {
        return Err(format!("line {n}: `{other}` is out of place"));
    }
    let mut found = part.iter().filter(|(_, other, _)| *other == word);
    let first = found.next().map(|(n, _, rest)| (*n, *rest));
    match found.next() {
        Some((n, ..)) => Err(format!("line {n}: `{word}` comes twice")),
        None => Ok(first),
    }
}

//! Matches as text, as `docs/match-format.md` describes them: written, read and played again.

use engine::{Game, Match, Outcome, Seat};
use interportal::State;
use std::fmt::{Display, Write};

/// The words of the result, in the order of writing.
const RESULT: [&str; 2] = ["points", "places"];

/// Every so many versions the state has a digest: a match has thousands of them.
const EVERY: usize = 20;

/// A match as text.
pub(crate) fn written(m: &Match<State>) -> String {
    let saved = m.saved();
    let mut text = format!(
        "game {}\nrules {}\nseats {}\noptions {}\nseed {}\n\n",
        State::NAME,
        saved.rules,
        saved.n_seats,
        saved.options,
        saved.seed
    );
    for (seat, line) in &saved.actions {
        let _ = writeln!(text, "{seat} {line}");
    }
    if let Some(outcome) = m.outcome() {
        let [points, places] = numbers(&outcome);
        let _ = write!(text, "\npoints {points}\nplaces {places}\n");
    }
    text
}

/// A match as text, and below it the digests of its states.
pub(crate) fn recorded(m: &Match<State>, digests: &[u64]) -> String {
    let mut text = written(m);
    let _ = write!(text, "\n# The state at every {EVERY}th version and at the last one.\n");
    for row in digests.chunks(20) {
        let row: Vec<_> = row.iter().map(|digest| format!("{:04x}", digest >> 48)).collect();
        let _ = writeln!(text, "# {}", row.join(" "));
    }
    text
}

/// The hash FNV-1a of the state, which goes on from that of the states before: once another, always another.
fn with(hash: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(hash, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

fn numbers(outcome: &Outcome) -> [String; 2] {
    fn joined<T: Display>(numbers: &[T]) -> String {
        numbers.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
    }
    [joined(outcome.points.as_slice()), joined(outcome.places.as_slice())]
}

/// Plays a match from its text, with the digests of its states; a fault names its line.
pub(crate) fn played(text: &str) -> Result<(Match<State>, Vec<u64>), String> {
    let lines: Vec<_> = text
        .lines()
        .zip(1..)
        .filter(|(line, _)| !line.is_empty() && !line.starts_with('#'))
        .map(|(line, n)| line.split_once(' ').map_or((n, line, ""), |(word, rest)| (n, word, rest)))
        .collect();
    let mut m = set_up(&lines)?;
    let mut digests = vec![with(0xcbf2_9ce4_8422_2325, &m.snapshot())];
    for (n, word, rest) in lines.iter().skip(5) {
        if RESULT.contains(word) {
            let [points, places] = m.outcome().map(|it| numbers(&it)).unwrap_or_default();
            let found = if *word == "points" { points } else { places };
            if found != *rest {
                return Err(format!("line {n}: expected {word} {rest}, found {found}"));
            }
            continue;
        }
        let number = word.strip_prefix('p').and_then(|number| number.parse::<u8>().ok());
        let seat = number.filter(|number| (1..=m.n_seats()).contains(number)).map(|number| Seat(number - 1));
        let seat = seat.ok_or_else(|| format!("line {n}: expected a seat such as `p1`"))?;
        let action = rest.parse().map_err(|unreadable| format!("line {n}: {unreadable}"))?;
        m.act(seat, action).map_err(|illegal| format!("line {n}: `{rest}` of {seat}: {illegal}"))?;
        if m.actions().len().is_multiple_of(EVERY) || m.awaiting().is_empty() {
            digests.push(with(digests[digests.len() - 1], &m.snapshot()));
        }
    }
    Ok((m, digests))
}

fn set_up(lines: &[(usize, &str, &str)]) -> Result<Match<State>, String> {
    let field = |at: usize, word: &str| match lines.get(at) {
        Some((n, found, rest)) if *found == word => Ok((*n, *rest)),
        _ => Err(format!("`{word}` is missing")),
    };
    fn number<T: std::str::FromStr>((n, text): (usize, &str)) -> Result<T, String> {
        text.parse().map_err(|_| format!("line {n}: `{text}` is no such number"))
    }
    let (n, game) = field(0, "game")?;
    if game != State::NAME {
        return Err(format!("line {n}: expected the game {}", State::NAME));
    }
    let _: u32 = number(field(1, "rules")?)?;
    let (n, options) = field(3, "options")?;
    let options = options.parse().map_err(|unreadable| format!("line {n}: {unreadable}"))?;
    let m = Match::new(number(field(2, "seats")?)?, options, number(field(4, "seed")?)?);
    m.map_err(|refused| refused.to_string())
}

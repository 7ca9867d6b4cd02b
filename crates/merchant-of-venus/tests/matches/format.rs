//! Matches as text, as `docs/match-format.md` describes them: written, read and replayed.

use engine::{Game, Match, Outcome, Seat};
use merchant_of_venus::State;
use std::fmt::{Display, Write};

/// The words of the result, in the order of writing.
const RESULT: [&str; 2] = ["points", "places"];

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

/// Digests of states as text, eighteen a line.
pub(crate) fn digests(states: &[u16]) -> String {
    let lines = states.chunks(18).map(|line| {
        let words: Vec<_> = line.iter().map(|digest| format!("{digest:04x}")).collect();
        words.join(" ") + "\n"
    });
    lines.collect()
}

/// The digest of the bytes of a state: FNV-1a, folded to sixteen bits.
pub(crate) fn digest(m: &Match<State>) -> u16 {
    let hash = m.snapshot().iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    (hash ^ hash >> 16 ^ hash >> 32 ^ hash >> 48) as u16
}

fn numbers(outcome: &Outcome) -> [String; 2] {
    fn joined<T: Display>(numbers: &[T]) -> String {
        numbers.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
    }
    [joined(outcome.points.as_slice()), joined(outcome.places.as_slice())]
}

/// Plays a match from its text, with the digest of every state on the way; a fault names its line.
pub(crate) fn played(text: &str) -> Result<(Match<State>, Vec<u16>), String> {
    let lines: Vec<_> = text
        .lines()
        .zip(1..)
        .filter(|(line, _)| !line.is_empty())
        .map(|(line, n)| line.split_once(' ').map_or((n, line, ""), |(word, rest)| (n, word, rest)))
        .collect();
    let mut m = set_up(&lines)?;
    let mut states = vec![digest(&m)];
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
        states.push(digest(&m));
    }
    Ok((m, states))
}

fn set_up(lines: &[(usize, &str, &str)]) -> Result<Match<State>, String> {
    let field = |at: usize, word: &str| match lines.get(at) {
        Some((n, found, rest)) if *found == word => Ok((*n, *rest)),
        _ => Err(format!("`{word}` is missing")),
    };
    fn number<T: std::str::FromStr>((n, text): (usize, &str)) -> Result<T, String> {
        text.parse().map_err(|_| format!("line {n}: `{text}` is no such number"))
    }
    field(0, "game")?;
    let _: u32 = number(field(1, "rules")?)?;
    let (n, options) = field(3, "options")?;
    let options = options.parse().map_err(|unreadable| format!("line {n}: {unreadable}"))?;
    let m = Match::new(number(field(2, "seats")?)?, options, number(field(4, "seed")?)?);
    m.map_err(|refused| refused.to_string())
}

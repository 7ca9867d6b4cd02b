//! Matches as text, as `docs/match-format.md` describes them: written, read and replayed.

use engine::{Game, Match, Outcome, Seat, Viewer};
use new_frontiers::{Ending, State};
use std::fmt::{self, Display, Formatter, Write};

/// The words of the head, in the order of writing.
const HEAD: [&str; 5] = ["game", "rules", "seats", "options", "seed"];
/// The words of the result, in the order of writing.
const RESULT: [&str; 3] = ["ending", "points", "places"];

/// Its number, its first word, and the rest.
type Line<'a> = (usize, &'a str, &'a str);

/// What ended a game, in words.
pub(crate) fn ending(ending: Ending) -> String {
    let Ending { developments, colonies, colonists, points } = ending;
    let all = [
        (developments, "developments"),
        (colonies, "colonies"),
        (colonists, "colonists"),
        (points, "points"),
    ];
    let held: Vec<_> = all.into_iter().filter(|(holds, _)| *holds).map(|(_, word)| word).collect();
    held.join(" ")
}

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
        let reason = ending(m.view(Viewer::Spectator).board.ending);
        let _ = write!(text, "\nending {reason}\npoints {points}\nplaces {places}\n");
    }
    text
}

/// A match as text, and below it the digest of its state at every version, the first as it was dealt.
pub(crate) fn recorded(m: &Match<State>) -> String {
    let mut again =
        Match::<State>::new(m.n_seats(), *m.options(), m.saved().seed).expect("it was played with these");
    let mut digests = vec![Digest::default().with(&again.snapshot())];
    for (seat, action) in m.actions() {
        again.act(*seat, *action).expect("it was played");
        // Each digest covers all states so far: after one difference all later digests differ.
        digests.push(digests[digests.len() - 1].with(&again.snapshot()));
    }
    let mut text = written(m);
    text.push_str("\n# The state at every version.\n");
    for row in digests.chunks(20) {
        let row: Vec<_> = row.iter().map(Digest::to_string).collect();
        let _ = writeln!(text, "# {}", row.join(" "));
    }
    text
}

/// The hash FNV-1a, of which the highest four digits are shown.
#[derive(Clone, Copy)]
struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Digest {
    fn with(self, bytes: &[u8]) -> Self {
        bytes
            .iter()
            .fold(self, |Self(hash), byte| Self((hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)))
    }
}

impl Display for Digest {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{:04x}", self.0 >> 48)
    }
}

fn numbers(outcome: &Outcome) -> [String; 2] {
    fn joined<T: Display>(numbers: &[T]) -> String {
        numbers.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
    }
    [joined(outcome.points.as_slice()), joined(outcome.places.as_slice())]
}

/// Plays a match from its text; a fault names its line.
pub(crate) fn played(text: &str) -> Result<Match<State>, String> {
    let lines: Vec<Line<'_>> = text
        .lines()
        .map(|line| line.trim_end_matches('\r'))
        .zip(1..)
        .filter(|(line, _)| !line.is_empty() && !line.starts_with('#'))
        .map(|(line, n)| line.split_once(' ').map_or((n, line, ""), |(word, rest)| (n, word, rest)))
        .collect();
    let n_head = lines.iter().take_while(|(_, word, _)| HEAD.contains(word)).count();
    let (head, rest) = lines.split_at(n_head);
    let n_actions = rest.iter().take_while(|(_, word, _)| !RESULT.contains(word)).count();
    let (actions, result) = rest.split_at(n_actions);

    let (mut m, rules) = set_up(head)?;
    play_on(&mut m, actions).and_then(|()| compare(&m, result)).map_err(|fault| {
        if rules == State::RULES {
            return fault;
        }
        format!("{fault}; the match was played with rules {rules}, these are rules {}", State::RULES)
    })?;
    Ok(m)
}

fn play_on(m: &mut Match<State>, actions: &[Line<'_>]) -> Result<(), String> {
    for (n, seat, line) in actions {
        let number = seat.strip_prefix('p').and_then(|number| number.parse::<u8>().ok());
        let seat = number.filter(|number| (1..=m.n_seats()).contains(number)).map(|number| Seat(number - 1));
        let seat = seat.ok_or_else(|| format!("line {n}: expected a seat such as `p1`"))?;
        let action = line.parse().map_err(|unreadable| format!("line {n}: {unreadable}"))?;
        m.act(seat, action).map_err(|illegal| format!("line {n}: `{line}` of {seat}: {illegal}"))?;
    }
    Ok(())
}

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

fn set_up(head: &[Line<'_>]) -> Result<(Match<State>, u32), String> {
    let field = |word| only(head, &HEAD, word)?.ok_or_else(|| format!("`{word}` is missing"));
    fn number<T: std::str::FromStr>((n, text): (usize, &str)) -> Result<T, String> {
        text.parse().map_err(|_| format!("line {n}: `{text}` is no such number"))
    }
    let (n, game) = field("game")?;
    if game != State::NAME {
        return Err(format!("line {n}: expected the game {}", State::NAME));
    }
    let rules = number(field("rules")?)?;
    let (n, options) = field("options")?;
    let options = options.parse().map_err(|unreadable| format!("line {n}: {unreadable}"))?;
    let m = Match::new(number(field("seats")?)?, options, number(field("seed")?)?);
    Ok((m.map_err(|refused| refused.to_string())?, rules))
}

fn compare(m: &Match<State>, result: &[Line<'_>]) -> Result<(), String> {
    let Some(outcome) = m.outcome() else {
        return match result.first() {
            Some((n, ..)) => Err(format!("line {n}: the match is not over")),
            None => Ok(()),
        };
    };
    let [points, places] = numbers(&outcome);
    let reason = ending(m.view(Viewer::Spectator).board.ending);
    for (word, found) in RESULT.into_iter().zip([reason, points, places]) {
        match only(result, &RESULT, word)? {
            None if word == "ending" => {}
            None => return Err(format!("the match is over, but `{word}` is missing")),
            Some((n, expected)) if expected != found => {
                return Err(format!("line {n}: expected {word} {expected}, found {found}"));
            }
            Some(_) => {}
        }
    }
    Ok(())
}

//! Reads lessons from text files, strictly: a line that cannot be read is a fault with its number.

use super::{Card, Lesson, Step, TurnBy};
use crate::table::address;
use engine::Seat;
use std::fmt;

/// Why a text is not a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoLesson {
    /// The line, counted from 1; the one after the last where something is missing.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What can be wrong with a line of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Problem {
    /// It does not begin with a word that is known.
    UnknownWord,
    /// The text after the first word cannot be read.
    Value,
    /// A line of the head comes after the first move, or occurs twice.
    Misplaced,
    /// Cards are above a move of a seat that is not guided, or outside a chapter.
    Unheard,
    /// Something of the head is missing, or there are no moves.
    Missing,
    /// A seat that does not play.
    NoSuchSeat,
    /// A move of the learner has no card.
    Silent,
}

impl fmt::Display for NoLesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let problem = match self.problem {
            Problem::UnknownWord => "expected `chapter`, `say`, `try`, a seat, or a word of the head",
            Problem::Value => "what follows the first word cannot be read",
            Problem::Misplaced => "the head stands once, before the first card",
            Problem::Unheard => "cards stand below a chapter and above a move of the learner",
            Problem::Missing => {
                "a lesson has `name`, `title`, `about`, `minutes`, `seats`, `options`, `seed`, `learner`, moves and last words"
            }
            Problem::NoSuchSeat => "this seat does not play",
            Problem::Silent => "nothing is said before this move of the learner",
        };
        write!(f, "line {}: {problem}", self.line)
    }
}

impl std::error::Error for NoLesson {}

/// What was read so far.
#[derive(Default)]
struct Reading {
    name: Option<String>,
    title: Option<String>,
    about: Option<String>,
    minutes: Option<u8>,
    n_seats: Option<u8>,
    options: Option<String>,
    seed: Option<u64>,
    learner: Option<Seat>,
    /// The moves above the first chapter.
    given: Vec<(Seat, String)>,
    steps: Vec<Step>,
    chapter: Option<String>,
    /// The cards since the last move.
    cards: Vec<Card>,
}

impl Lesson {
    /// Reads a lesson.
    pub fn read(text: &str) -> Result<Self, NoLesson> {
        let mut reading = Reading::default();
        for (n, line) in text.lines().enumerate() {
            let line = line.trim_end();
            if !line.is_empty() && !line.starts_with('#') {
                reading.line(line).map_err(|problem| NoLesson { line: n + 1, problem })?;
            }
        }
        reading.whole().map_err(|problem| NoLesson { line: text.lines().count() + 1, problem })
    }
}

impl Reading {
    fn line(&mut self, line: &str) -> Result<(), Problem> {
        let (word, rest) = line.split_once(' ').ok_or(Problem::UnknownWord)?;
        match word {
            "name" => self.head(|head| head.name.replace(id(rest).ok()?.to_owned()).is_none().then_some(())),
            "title" => {
                self.head(|head| head.title.replace(id(rest).ok()?.to_owned()).is_none().then_some(()))
            }
            "about" => {
                self.head(|head| head.about.replace(id(rest).ok()?.to_owned()).is_none().then_some(()))
            }
            "minutes" => self.head(|head| head.minutes.replace(rest.parse().ok()?).is_none().then_some(())),
            "seats" => self.head(|head| head.n_seats.replace(rest.parse().ok()?).is_none().then_some(())),
            "options" => self.head(|head| head.options.replace(rest.to_owned()).is_none().then_some(())),
            "seed" => self.head(|head| head.seed.replace(rest.parse().ok()?).is_none().then_some(())),
            "learner" => self.head(|head| head.learner.replace(address::seat(rest)?).is_none().then_some(())),
            "chapter" => {
                self.chapter = Some(id(rest)?.to_owned());
                Ok(())
            }
            "say" => self.card(rest, TurnBy::Reading),
            "try" => self.card(rest, TurnBy::Pressing),
            _ => self.step(address::seat(word).ok_or(Problem::UnknownWord)?, rest),
        }
    }

    /// A line of the head; `set` returns `None` for a value that cannot be read or occurs twice.
    fn head(&mut self, set: impl FnOnce(&mut Self) -> Option<()>) -> Result<(), Problem> {
        if self.chapter.is_some() || !self.given.is_empty() {
            return Err(Problem::Misplaced);
        }
        set(self).ok_or(Problem::Value)
    }

    fn card(&mut self, rest: &str, turn: TurnBy) -> Result<(), Problem> {
        let (message, points) = rest.split_once(" -> ").unwrap_or((rest, ""));
        let points: Vec<String> = points.split_whitespace().map(str::to_owned).collect();
        if turn == TurnBy::Pressing && points.is_empty() {
            return Err(Problem::Value);
        }
        let chapter = self.chapter.clone().ok_or(Problem::Unheard)?;
        self.cards.push(Card { chapter, message: id(message)?.to_owned(), points, turn });
        Ok(())
    }

    fn step(&mut self, seat: Seat, line: &str) -> Result<(), Problem> {
        if self.n_seats.is_none_or(|n_seats| seat.0 >= n_seats) {
            return Err(Problem::NoSuchSeat);
        }
        let lines: Vec<&str> = line.split("; ").collect();
        if lines.iter().any(|line| line.is_empty() || line.contains(';')) {
            return Err(Problem::Value);
        }
        if self.chapter.is_none() {
            self.given.extend(lines.iter().map(|line| (seat, (*line).to_owned())));
            return Ok(());
        }
        let cards = std::mem::take(&mut self.cards);
        match (self.learner == Some(seat), cards.is_empty()) {
            (true, true) => return Err(Problem::Silent),
            (false, false) => return Err(Problem::Unheard),
            _ => {}
        }
        let mut cards = Some(cards);
        for (n, line) in lines.iter().enumerate() {
            let (line, onward) = ((*line).to_owned(), lines[n..].join(";"));
            self.steps.push(Step { seat, line, onward, cards: cards.take().unwrap_or_default() });
        }
        Ok(())
    }

    fn whole(self) -> Result<Lesson, Problem> {
        let n_seats = self.n_seats.ok_or(Problem::Missing)?;
        let learner = self.learner.ok_or(Problem::Missing)?;
        if learner.0 >= n_seats {
            return Err(Problem::NoSuchSeat);
        }
        if self.steps.is_empty() || self.cards.is_empty() {
            return Err(Problem::Missing);
        }
        Ok(Lesson {
            name: self.name.ok_or(Problem::Missing)?,
            title: self.title.ok_or(Problem::Missing)?,
            about: self.about.ok_or(Problem::Missing)?,
            minutes: self.minutes.ok_or(Problem::Missing)?,
            n_seats,
            options: self.options.ok_or(Problem::Missing)?,
            seed: self.seed.ok_or(Problem::Missing)?,
            learner,
            given: self.given,
            steps: self.steps,
            farewell: self.cards,
        })
    }
}

/// The id of a message.
fn id(text: &str) -> Result<&str, Problem> {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    (!text.is_empty() && text.chars().all(fits)).then_some(text).ok_or(Problem::Value)
}

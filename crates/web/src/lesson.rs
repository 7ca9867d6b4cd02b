//! Lessons: guided games and prepared positions. A script of moves, the cards before each, and the present step of a match.

mod read;
#[cfg(test)]
mod tests;

pub use read::{NoLesson, Problem};

use engine::{Saved, Seat};

/// A match that follows a script, so that the guide can explain what happens and why. It is an ordinary match with
/// ordinary rules. Its actions alone determine the present step: the guide is shown while they are the first ones of
/// the script, and hidden otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its name among the lessons of its game, as addresses and forms use it.
    pub name: String,
    /// The message with its title.
    pub title: String,
    /// The message that says what it teaches.
    pub about: String,
    /// How long it takes, in minutes.
    pub minutes: u8,
    /// How many play.
    pub n_seats: u8,
    /// The variants, as one line.
    pub options: String,
    /// The seed. It need not be secret: the draws are the same each time.
    pub seed: u64,
    /// The seat of the person who is guided; all others are bots.
    pub learner: Seat,
    /// The moves that lead from the deal to the position in which the lesson begins; none if it begins with the game.
    /// They are legal moves of all seats, so the position is one that play can reach.
    pub given: Vec<(Seat, String)>,
    /// The moves of the lesson in order.
    pub steps: Vec<Step>,
    /// The cards after the last step.
    pub farewell: Vec<Card>,
}

/// One move of a script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Who moves.
    pub seat: Seat,
    /// The action in the game's notation.
    pub line: String,
    /// This action and those that follow in one click, such as the steps of a flight, joined by `;`.
    pub onward: String,
    /// The cards before it; only before moves of the learner, and of several in one click only before the first.
    pub cards: Vec<Card>,
}

/// A card of the guide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// The message that heads it.
    pub chapter: String,
    /// The message itself.
    pub message: String,
    /// The pieces that it points at, by id or `data-key`; the most important one first. A tilde stands for a space.
    pub points: Vec<String>,
    /// What leads to the next card.
    pub turn: TurnBy,
}

/// What leads from a card to the next one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnBy {
    /// Reading it; on the last card of a step, making the move.
    Reading,
    /// Pressing the piece that it points at, to see why it cannot be chosen.
    Pressing,
}

/// The position of a match in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Before the step with this number.
    Before(usize),
    /// All steps are done, and the learner has not moved since.
    Through,
    /// The learner plays alone: another move was made, or the lesson is over.
    Left,
}

/// A table that follows a lesson, and its position in it.
#[derive(Clone, Copy, Debug)]
pub struct Guided {
    /// The lesson.
    pub lesson: &'static Lesson,
    /// Where the match stands.
    pub place: Place,
}

impl Lesson {
    /// Reads the lessons of a game; one that cannot be read is left out, which the tests of lessons notice.
    pub fn all(texts: &[&str]) -> Vec<Self> {
        texts.iter().filter_map(|text| Self::read(text).ok()).collect()
    }

    /// Whether it begins in a prepared position.
    pub fn is_prepared(&self) -> bool {
        !self.given.is_empty()
    }

    /// All moves from the deal on.
    pub fn moves(&self) -> impl Iterator<Item = (Seat, &str)> {
        let given = self.given.iter().map(|(seat, line)| (*seat, line.as_str()));
        given.chain(self.steps.iter().map(|step| (step.seat, step.line.as_str())))
    }

    /// The position of a match with these actions.
    pub fn place(&self, mut actions: impl Iterator<Item = (Seat, String)>) -> Place {
        for (seat, line) in &self.given {
            if !actions.next().is_some_and(|(by, done)| by == *seat && done == *line) {
                return Place::Left;
            }
        }
        let mut n_done = 0;
        for (seat, line) in actions {
            match self.steps.get(n_done) {
                Some(step) if step.seat == seat && step.line == line => n_done += 1,
                None if seat != self.learner => {}
                _ => return Place::Left,
            }
        }
        if n_done < self.steps.len() { Place::Before(n_done) } else { Place::Through }
    }

    /// Whether a match was dealt as in this lesson, regardless of its later course.
    pub fn is_of(&self, saved: &Saved) -> bool {
        (self.n_seats, self.seed, &self.options) == (saved.n_seats, saved.seed, &saved.options)
    }

    /// Where the cards of step `n` are: with the first of the moves that belong to one click.
    fn told_at(&self, n: usize) -> usize {
        let is_told = |step: &Step| step.seat != self.learner || !step.cards.is_empty();
        self.steps.get(..=n).and_then(|until| until.iter().rposition(is_told)).unwrap_or(n)
    }

    /// The chapters, by their messages, in order.
    pub fn chapters(&self) -> Vec<&str> {
        let cards = self.steps.iter().flat_map(|step| &step.cards).chain(&self.farewell);
        let mut chapters: Vec<&str> = cards.map(|card| card.chapter.as_str()).collect();
        chapters.dedup();
        chapters
    }

    /// How many cards there are in all.
    pub fn n_cards(&self) -> usize {
        self.n_cards_before(self.steps.len()) + self.farewell.len()
    }

    /// How many cards come before those of step `n`.
    pub fn n_cards_before(&self, n: usize) -> usize {
        self.steps.iter().take(n).map(|step| step.cards.len()).sum()
    }
}

impl Guided {
    /// The next step.
    pub fn step(&self) -> Option<&'static Step> {
        match self.place {
            Place::Before(n) => self.lesson.steps.get(n),
            Place::Through | Place::Left => None,
        }
    }

    /// The line of the script for `seat`, if that seat is next.
    pub fn line_of(&self, seat: Seat) -> Option<&'static str> {
        self.step().filter(|step| step.seat == seat).map(|step| step.line.as_str())
    }

    /// The line of the script for `seat`, with all moves that follow in one click.
    pub fn onward_of(&self, seat: Seat) -> Option<&'static str> {
        self.step().filter(|step| step.seat == seat).map(|step| step.onward.as_str())
    }

    /// Whether the next step belongs to the same click as the one before it.
    pub fn goes_on(&self) -> bool {
        match self.place {
            Place::Before(n) => {
                self.lesson.steps[..n].last().is_some_and(|before| before.onward.contains(';'))
            }
            Place::Through | Place::Left => false,
        }
    }

    /// The cards to show now, with the number of the first card, counted from 1.
    pub fn cards(&self) -> (usize, &'static [Card]) {
        match self.place {
            Place::Before(n) => {
                let told = self.lesson.told_at(n);
                let cards = self.lesson.steps.get(told).map_or(&[][..], |step| &step.cards[..]);
                (self.lesson.n_cards_before(told) + 1, cards)
            }
            Place::Through => {
                (self.lesson.n_cards() - self.lesson.farewell.len() + 1, &self.lesson.farewell[..])
            }
            Place::Left => (0, &[]),
        }
    }
}

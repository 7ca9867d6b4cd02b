//! Whether a match follows a lesson of its game, and its position there.

use super::Playing;
use crate::game::Pages;
use crate::lesson::{Guided, Lesson, Place};
use engine::Seat;

impl<G: Pages> Playing<G> {
    /// The lesson, while this match follows it. Set-up and actions determine it, so nothing is stored: an undo
    /// returns to the lesson, and another move leaves it.
    pub(super) fn in_lesson(&self) -> Option<Guided> {
        G::lessons().iter().find_map(|lesson| self.follows(lesson))
    }

    /// Whether a lesson was given all moves of `seat`: those are no moves of its own that it could undo.
    pub(super) fn is_given(&self, seat: Seat) -> bool {
        self.in_lesson().filter(|guided| guided.lesson.is_prepared()).is_some_and(|guided| {
            match guided.place {
                Place::Before(n) => guided.lesson.steps.iter().take(n).all(|step| step.seat != seat),
                Place::Through | Place::Left => false,
            }
        })
    }

    fn follows(&self, lesson: &'static Lesson) -> Option<Guided> {
        if self.played.n_seats() != lesson.n_seats || self.played.options().to_string() != lesson.options {
            return None;
        }
        let place =
            lesson.place(self.played.actions().iter().map(|(seat, action)| (*seat, action.to_string())));
        let guided = Guided { lesson, place };
        // Under other rules than those of the script, a step may be refused: then the lesson is over.
        let is_playable = guided.step().is_none_or(|step| {
            step.line.parse().is_ok_and(|action| self.played.check(step.seat, action).is_ok())
        });
        // The seed comes last, because reading it writes the whole match.
        (place != Place::Left && is_playable && self.played.saved().seed == lesson.seed).then_some(guided)
    }
}

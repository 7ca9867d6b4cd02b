//! The guide at a table: who is guided, what is offered, and the card beside the decision bar.

use super::{address, name_of};
use crate::i18n::Lang;
use crate::lesson::{Guided, Place};
use crate::live::{Shown, Slot};
use crate::pages::guide::{self, Coach};
use engine::Seat;
use maud::{Markup, html};
use store::Status;

/// The guide of a viewer of a table.
pub(crate) struct Guide {
    guided: Guided,
    is_on: bool,
}

impl Guide {
    /// The guide for `seat`: only the learner has one, and only against bots. `is_on` is the learner's setting.
    pub(crate) fn of(shown: &Shown, seat: Option<Seat>, is_on: bool) -> Option<Self> {
        if shown.people.status != Status::Running {
            return None;
        }
        let guided = shown.table.guided()?;
        let (learner, bots) = (guided.lesson.learner, shown.people.bots());
        let against_bots = !bots.has(learner) && bots.len() + 1 == usize::from(shown.table.n_seats());
        (seat == Some(learner) && against_bots).then_some(Self { guided, is_on })
    }

    /// The one action that it offers, with those that follow in one click.
    pub(crate) fn only(&self) -> Option<&'static str> {
        self.guided.onward_of(self.guided.lesson.learner).filter(|_| self.is_on)
    }

    /// The decision bar with the card of the guide.
    pub(super) fn beside(&self, bar: Markup, shown: &Shown, slot: &Slot, lang: Lang) -> Markup {
        if !self.is_on {
            return bar;
        }
        let (n_first, cards) = self.guided.cards();
        let lesson = self.guided.lesson;
        // Only the lessons after the first game follow one another.
        let game = slot.game.name();
        let lessons = if lesson.is_prepared() { slot.game.lessons() } else { &[] };
        let next = lessons.iter().skip_while(|it| it.name != lesson.name).nth(1);
        let rival = shown.people.bots().iter().next().unwrap_or_default();
        let coach = Coach {
            cards,
            n_first,
            lesson,
            next,
            game,
            n_all: lesson.n_cards(),
            is_farewell: self.guided.place == Place::Through,
            rival: &name_of(&shown.people, rival, lang),
            post: &post(&slot.id),
            new_game: &format!("/new?game={game}"),
        };
        html! { div.dock { (guide::coach(lang, &coach)) (bar) } }
    }

    /// The button to return, for learners who have left the guide and could return.
    pub(super) fn way_back(&self, id: &str, lang: Lang) -> Option<Markup> {
        let is_offered = !self.is_on && self.guided.place != Place::Through;
        is_offered.then(|| guide::way_back(lang, &post(id)))
    }
}

/// Where the guide of a table is switched.
pub(crate) fn post(id: &str) -> String {
    format!("{}/guide", address::table(id))
}

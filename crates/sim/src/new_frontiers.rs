//! What a report tells of New Frontiers.

use crate::train::{self, Row, Trained, Training};
use crate::{Error, Reported};
use engine::Seat;
use new_frontiers::{State, View, score};

impl Reported for State {
    const COLUMNS: &'static [&'static str] = &[
        "chips",
        "development_points",
        "colony_points",
        "scored_points",
        "goal_points",
        "n_developments",
        "n_colonies",
        "credits",
        "goods",
    ];

    fn points(view: &View, seat: Seat) -> i32 {
        score::sheet(view, seat).total()
    }

    fn n_rounds(view: &View) -> u32 {
        view.round.into()
    }

    fn endings(view: &View) -> Vec<&'static str> {
        let ending = view.ending;
        [
            ("developments", ending.developments),
            ("colonies", ending.colonies),
            ("colonists", ending.colonists),
            ("points", ending.points),
        ]
        .into_iter()
        .filter_map(|(name, holds)| holds.then_some(name))
        .collect()
    }

    fn facts(view: &View, seat: Seat) -> Vec<i32> {
        let (sheet, empire) = (score::sheet(view, seat), &view.empires[seat]);
        vec![
            sheet.chips,
            sheet.developments,
            sheet.colonies,
            sheet.scored_developments + sheet.scored_colonies,
            sheet.goals,
            empire.developments.len().into(),
            empire.colonies().len().into(),
            empire.credits.into(),
            empire.goods.len().into(),
        ]
    }

    fn train(training: &Training, tell: fn(&Row)) -> Result<Trained, Error> {
        train::run::<Self>(training, tell)
    }
}

//! What a report tells of Beyond the Sun.

use crate::train::{self, Row, Trained, Training};
use crate::{Error, Reported};
use beyond_the_sun::anarchists::Ending;
use beyond_the_sun::tableau::strength;
use beyond_the_sun::{Action, State, View, score, solo_result};
use engine::Seat;

impl Reported for State {
    const COLUMNS: &'static [&'static str] = &[
        "tech_points",
        "automation_points",
        "colony_points",
        "outpost_points",
        "event_points",
        "achievement_points",
        "majority_points",
        "n_techs",
        "n_colonies",
        "strength",
        "ore",
        "population",
    ];

    fn points(view: &View, seat: Seat) -> i32 {
        let alone = solo_result(view).map(|result| result.margin);
        alone.unwrap_or_else(|| score::sheet(view, seat).total())
    }

    fn n_rounds(view: &View) -> u32 {
        view.round.into()
    }

    fn endings(view: &View) -> Vec<&'static str> {
        if let Some(result) = solo_result(view) {
            let end = match result.ending {
                Some(Ending::Threat) => "threat track",
                Some(Ending::Player(_)) => "own condition",
                None => return vec![],
            };
            return vec![result.verdict.id(), end];
        }
        view.last_round.map(|_| "achievements").into_iter().collect()
    }

    fn facts(view: &View, seat: Seat) -> Vec<i32> {
        let (sheet, tableau) = (score::sheet(view, seat), &view.tableaus[seat]);
        vec![
            sheet.level_1 + sheet.level_2 + sheet.level_3 + sheet.private + sheet.level_4,
            sheet.automation,
            sheet.colonies,
            sheet.outposts,
            sheet.events,
            sheet.achievements,
            sheet.majorities,
            i32::from(tableau.researched.len() + tableau.private.len()),
            tableau.colonies.len() as i32,
            strength(tableau.fleet()).into(),
            tableau.ore.into(),
            tableau.pop.into(),
        ]
    }

    fn picked(action: Action) -> Option<&'static str> {
        match action {
            Action::Choose(tech) => Some(tech.id()),
            _ => None,
        }
    }

    fn train(training: &Training, tell: fn(&Row)) -> Result<Trained, Error> {
        train::run::<Self>(training, tell)
    }
}

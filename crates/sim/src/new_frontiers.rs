//! What a report tells of New Frontiers.

use crate::train::{self, Row, Trained, Training};
use crate::{Entry, Error, Reported};
use engine::Seat;
use new_frontiers::{Action, Decision, State, View, score};

const HOME: &str = "home";
const DEVELOPMENT: &str = "development";
const COLONY: &str = "colony";

impl Reported for State {
    const COLUMNS: &'static [&'static str] = &[
        "chips",
        "development_points",
        "colony_points",
        "scored_development_points",
        "scored_colony_points",
        "goal_points",
        "n_developments",
        "n_colonies",
        "credits",
        "goods",
    ];
    const SOURCES: &'static [&'static str] = Self::COLUMNS.split_at(6).0;

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
            sheet.scored_developments,
            sheet.scored_colonies,
            sheet.goals,
            empire.developments.len().into(),
            empire.colonies().len().into(),
            empire.credits.into(),
            empire.goods.len().into(),
        ]
    }

    /// The order of the first discs; with two players each has several.
    fn order(view: &View) -> Vec<Seat> {
        let mut order = Vec::new();
        for seat in view.discs.iter().copied() {
            if !order.contains(&seat) {
                order.push(seat);
            }
        }
        order
    }

    fn is_dealt(decision: Decision) -> bool {
        decision == Decision::ChooseHome
    }

    fn taken(_: &View, _: Seat, action: Action) -> Option<Entry> {
        Some(match action {
            Action::Home(home) => Entry::new(HOME, home.id()),
            Action::Select(tile) => Entry::new("action tile", tile.id()),
            Action::Develop(development) => Entry::new(DEVELOPMENT, development.id()),
            Action::Take(world) => Entry::new("explored world", world.id()),
            Action::Settle(world)
            | Action::SettleAs(world, _)
            | Action::SettleForCredits(world)
            | Action::Replace(_, world) => Entry::new(COLONY, world.id()),
            Action::Keep(goal) => Entry::new("goal kept", goal.id()),
            _ => return None,
        })
    }

    fn owned(view: &View, seat: Seat) -> Vec<Entry> {
        let empire = &view.empires[seat];
        let home = empire.home.into_iter().map(|home| Entry::new(HOME, home.id()));
        let bought = empire.developments.iter().map(|bought| Entry::new(DEVELOPMENT, bought.id()));
        let settled = empire.settled.iter().map(|world| Entry::new(COLONY, world.id()));
        home.chain(bought).chain(settled).collect()
    }

    fn open(view: &View) -> Vec<Entry> {
        view.faces.iter().map(|face| Entry::new(DEVELOPMENT, face.id())).collect()
    }

    fn train(training: &Training, tell: fn(&Row)) -> Result<Trained, Error> {
        train::run::<Self>(training, tell)
    }
}

//! What a report tells of Interportal.

use crate::Reported;
use engine::Seat;
use interportal::{Action, Books, State, View, ids::Resource, score};

impl Reported for State {
    const UNIT: &'static str = "half points";
    const COLUMNS: &'static [&'static str] = &[
        "kept_half_points",
        "n_colonies",
        "colony_levels",
        "n_techs",
        "n_first_techs",
        "n_goals",
        "n_ships",
        "awe_income",
        "research_income",
    ];

    fn points(view: &View, seat: Seat) -> i32 {
        score::half_points(view, seat)
    }

    fn n_rounds(view: &View) -> u32 {
        view.round.into()
    }

    fn endings(view: &View) -> Vec<&'static str> {
        let enough = score::threshold(view);
        let won = view.realms.seats().any(|seat| score::half_points(view, seat) >= enough);
        vec![if won { "points" } else { "rounds" }]
    }

    fn facts(view: &View, seat: Seat) -> Vec<i32> {
        let (realm, income) = (&view.realms[seat], Books::open(view, seat).income().net());
        vec![
            realm.half_points().into(),
            view.colonies_of(seat).count() as i32,
            view.colonies_of(seat).map(|colony| i32::from(colony.level)).sum(),
            realm.techs.len() as i32,
            realm.first.len() as i32,
            realm.goals.len() as i32,
            realm.ships.len() as i32,
            income[Resource::Awe].into(),
            income[Resource::Research].into(),
        ]
    }

    fn picked(action: Action) -> Option<&'static str> {
        match action {
            Action::Research(tech) => Some(tech.id()),
            _ => None,
        }
    }
}

//! What a report tells of Interportal.

use crate::Reported;
use crate::bench::{Figure, Targets, timed};
use engine::{Chance, Game, Seat, Viewer};
use interportal::ids::{Group, Resource};
use interportal::odds::{Encounter, odds};
use interportal::{Action, Books, Hex, State, View, score, testing};
use std::time::Duration;

/// Runs for the odds that a page shows before a battle.
const N_RUNS: u32 = 4000;

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

    const TARGETS: Targets = Targets {
        decisions: 700_000.0,
        bytes: 16_384.0,
        copy: 0.5e-6,
        view: 2e-6,
        imagine: 30e-6,
        reload: 8e-3,
    };

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
            realm.half_points.into(),
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

    /// The odds of five cruisers against the guard of the core, for their owner and for another player.
    fn figures(time: Duration) -> Vec<Figure> {
        let (mut state, own, core) = (testing::dealt(2, 1), Seat(0), Hex::CENTRE);
        testing::chart(&mut state);
        state.systems[core.at()].group = Group::from_id("core-guard");
        let home = state.realms[own].capital;
        testing::enlist(&mut state, own, home, "std-storm-cruiser", 5);
        let viewers = [("odds of a battle, own", own), ("odds of a battle, others", Seat(1))];
        let figure = |(name, viewer): (&'static str, Seat)| {
            let view = state.view(Viewer::Seat(viewer));
            let encounter = Encounter::before(&view, own, core, &[0])?;
            Some(timed(name, 60e-3, time, || odds(&view, viewer, &encounter, N_RUNS, Chance::seeded(7))))
        };
        viewers.into_iter().filter_map(figure).collect()
    }
}

//! What a report tells of Interportal.

use crate::bench::{Figure, Targets, timed};
use crate::{Entry, Reported};
use engine::{Chance, Game, Index, Seat, Viewer};
use interportal::action::Unit;
use interportal::council::Victory;
use interportal::ids::{Group, Investor, Resource, VpSource, Wonder};
use interportal::odds::{Encounter, odds};
use interportal::{Action, Affair, Books, Event, Hex, State, View, score, testing};
use std::time::Duration;

/// Corners of the map, where home worlds are.
const HOMES: [&str; 6] = ["corner 0", "corner 1", "corner 2", "corner 3", "corner 4", "corner 5"];
/// Runs for the odds that a page shows before a battle.
const N_RUNS: u32 = 4000;

const TECHNOLOGY: &str = "technology";
const GOVERNMENT: &str = "government";
const POLICY: &str = "policy";
const ADVISOR: &str = "advisor";
const GOAL: &str = "goal";
const WONDER: &str = "wonder";
const MILESTONE: &str = "milestone";

impl Reported for State {
    const UNIT: &'static str = "half points";
    const COLUMNS: &'static [&'static str] = &[
        "home_world_half_points",
        "colony_half_points",
        "advisor_half_points",
        "wonder_half_points",
        "research_area_half_points",
        "core_half_points",
        "milestone_half_points",
        "goal_half_points",
        "conquest_half_points",
        "titan_half_points",
        "gift_half_points",
        "n_colonies",
        "colony_levels",
        "n_techs",
        "n_first_techs",
        "n_goals",
        "n_ships",
        "awe_income",
        "research_income",
    ];
    /// In the order of the pack.
    const SOURCES: &'static [&'static str] = Self::COLUMNS.split_at(VpSource::COUNT).0;
    const TELLS: bool = true;

    const TARGETS: Targets = Targets {
        decisions: 1_000_000.0,
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
        match view.council.victory {
            Some(Victory::Sovereign(..)) => return vec!["sovereign"],
            Some(Victory::Federation(_)) => return vec!["federation"],
            None => {}
        }
        let enough = score::threshold(view);
        let won = view.realms.seats().any(|seat| score::half_points(view, seat) >= enough);
        vec![if won { "points" } else { "rounds" }]
    }

    fn facts(view: &View, seat: Seat) -> Vec<i32> {
        let (realm, books) = (&view.realms[seat], Books::open(view, seat));
        let income = books.income().net();
        let counted = |source: VpSource| books.half_points_from(source).unwrap_or_default();
        let mut facts: Vec<i32> =
            VpSource::all().map(|source| i32::from(realm.booked[source.at()]) + counted(source)).collect();
        facts.extend([
            view.colonies_of(seat).count() as i32,
            view.colonies_of(seat).map(|colony| i32::from(colony.level)).sum(),
            realm.techs.len() as i32,
            realm.first.len() as i32,
            realm.goals.len() as i32,
            realm.ships.len() as i32,
            income[Resource::Awe].into(),
            income[Resource::Research].into(),
        ]);
        facts
    }

    fn order(view: &View) -> Vec<Seat> {
        super::entry::clockwise(view.n_players(), view.first)
    }

    fn taken(_: &View, _: Seat, action: Action) -> Option<Entry> {
        Some(match action {
            Action::Research(tech) => Entry::new(TECHNOLOGY, tech.id()),
            Action::Build(building, _) | Action::Upgrade(building) => Entry::new("building", building.id()),
            Action::Buy(Unit::Ship(ship, _)) => Entry::new("ship", ship.id()),
            Action::Buy(Unit::Standard(ship)) => Entry::new("standardised ship", ship.id()),
            Action::Buy(Unit::Ground(ground)) => Entry::new("ground unit", ground.id()),
            Action::Affair(affair) => match affair {
                Affair::Government(government) => Entry::new(GOVERNMENT, government.id()),
                Affair::Policy(policy) => Entry::new(POLICY, policy.id()),
                Affair::Recruit(advisor) => Entry::new(ADVISOR, advisor.id()),
                Affair::Cabinet(cabinet) => Entry::new("cabinet action", cabinet.card()),
                Affair::Auction(card) => Entry::new("black-market card", card.id()),
                Affair::Stage(wonder, _) => Entry::new("wonder begun", wonder.id()),
                _ => return None,
            },
            _ => return None,
        })
    }

    fn owned(view: &View, seat: Seat) -> Vec<Entry> {
        let realm = &view.realms[seat];
        let corner = view.pack.layout(view.n_players()).home_corners.get(usize::from(seat.0));
        let home = corner.map(|corner| Entry::new("home", HOMES[usize::from(*corner) % HOMES.len()]));
        let whole = Wonder::all().filter(|wonder| {
            let built = view.wonders[wonder.at()];
            built.is_some_and(|built| built.seat == seat && built.stages >= view.pack.wonder_numbers.stages)
        });
        home.into_iter()
            .chain(realm.techs.iter().map(|tech| Entry::new(TECHNOLOGY, tech.id())))
            .chain([Entry::new(GOVERNMENT, realm.government.id())])
            .chain(realm.policies.iter().map(|policy| Entry::new(POLICY, policy.id())))
            .chain(realm.advisors.iter().map(|recruit| Entry::new(ADVISOR, recruit.advisor.id())))
            .chain(realm.goals.iter().map(|goal| Entry::new(GOAL, goal.id())))
            .chain(whole.map(|wonder| Entry::new(WONDER, wonder.id())))
            .collect()
    }

    fn open(_: &View) -> Vec<Entry> {
        let milestones = Investor::all().map(|investor| Entry::new(MILESTONE, investor.id()));
        milestones.chain(Wonder::all().map(|wonder| Entry::new(WONDER, wonder.id()))).collect()
    }

    fn told(event: &Event) -> Option<(Seat, Entry)> {
        match event {
            Event::MilestoneReached(seat, investor) => Some((*seat, Entry::new(MILESTONE, investor.id()))),
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

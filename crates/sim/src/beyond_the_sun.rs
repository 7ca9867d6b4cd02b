//! What a report tells of Beyond the Sun.

use crate::train::{self, Row, Trained, Training};
use crate::{Entry, Error, Reported};
use beyond_the_sun::anarchists::Ending;
use beyond_the_sun::tableau::strength;
use beyond_the_sun::{Action, Decision, Holder, State, View, score, solo_result};
use engine::{Index, Seat};

const MAT: &str = "mat";
const LEADER: &str = "leader";
const TECHNOLOGY: &str = "technology";
const SYSTEM: &str = "system";
const ACHIEVEMENT: &str = "achievement";

impl Reported for State {
    const COLUMNS: &'static [&'static str] = &[
        "tech_points",
        "automation_points",
        "colony_points",
        "outpost_points",
        "event_points",
        "achievement_points",
        "majority_points",
        "leader_points",
        "threat_points",
        "solo_colony_points",
        "anarchist_points",
        "n_techs",
        "n_colonies",
        "strength",
        "ore",
        "population",
    ];
    const SOURCES: &'static [&'static str] = Self::COLUMNS.split_at(11).0;

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
            sheet.leaders,
            sheet.threat,
            sheet.colonist,
            // BTA-077: a solo result is the margin.
            solo_result(view).map_or(0, |result| -result.anarchists.total()),
            i32::from(tableau.researched.len() + tableau.private.len()),
            tableau.colonies.len() as i32,
            strength(tableau.fleet()).into(),
            tableau.ore.into(),
            tableau.pop.into(),
        ]
    }

    fn order(view: &View) -> Vec<Seat> {
        super::entry::clockwise(view.n_players(), view.first)
    }

    fn is_dealt(decision: Decision) -> bool {
        matches!(decision, Decision::PickMat | Decision::PickLeader)
    }

    fn taken(view: &View, _: Seat, action: Action) -> Option<Entry> {
        Some(match action {
            Action::Mat(mat) => Entry::new(MAT, mat.id()),
            Action::Lead(leader) => Entry::new(LEADER, leader.id()),
            Action::Choose(tech) => Entry::new("technology chosen for a slot", tech.id()),
            Action::Research(slot) => Entry::new(TECHNOLOGY, view.slots[slot.at()]?.id()),
            Action::Colonise(place) => Entry::new(SYSTEM, view.systems[place.at()]?.id()),
            Action::Claim(achievement) => Entry::new(ACHIEVEMENT, achievement.id()),
            Action::Go(space) => match space.holder {
                Holder::Guild(guild) => Entry::new("guild", guild.id()),
                Holder::Basic(basic) => Entry::new("basic action", basic.id()),
                _ => return None,
            },
            _ => return None,
        })
    }

    fn owned(view: &View, seat: Seat) -> Vec<Entry> {
        let tableau = &view.tableaus[seat];
        let mat = tableau.seated.then(|| Entry::new(MAT, tableau.mat.id()));
        let leaders = tableau.retinue.leaders.into_iter().flatten();
        let researched = tableau.researched.iter().filter_map(|slot| view.slots[slot.at()]);
        let techs = researched.chain(tableau.private.iter());
        let mine = |claims: &[beyond_the_sun::Claim]| claims.iter().any(|claim| claim.seat == seat);
        let claimed = view.achievements.iter().filter(|achieved| mine(&achieved.claims));
        mat.into_iter()
            .chain(leaders.map(|leader| Entry::new(LEADER, leader.id())))
            .chain(techs.map(|tech| Entry::new(TECHNOLOGY, tech.id())))
            .chain(tableau.colonies.iter().map(|colony| Entry::new(SYSTEM, colony.system.id())))
            .chain(claimed.map(|achieved| Entry::new(ACHIEVEMENT, achieved.card.id())))
            .collect()
    }

    fn open(view: &View) -> Vec<Entry> {
        let techs = view.slots.iter().flatten().map(|tech| Entry::new(TECHNOLOGY, tech.id()));
        let systems = view.systems.iter().flatten().map(|system| Entry::new(SYSTEM, system.id()));
        let goals = view.achievements.iter().map(|goal| Entry::new(ACHIEVEMENT, goal.card.id()));
        techs.chain(systems).chain(goals).collect()
    }

    fn train(training: &Training, tell: fn(&Row)) -> Result<Trained, Error> {
        train::run::<Self>(training, tell)
    }
}

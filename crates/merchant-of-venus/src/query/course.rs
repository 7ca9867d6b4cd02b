//! Courses: where the ship on turn could fly, step by step, and what dice or cards would decide on the way.

use crate::action::Action;
use crate::ids::Space;
use crate::query::Kind;
use crate::state::Board;
use engine::Index;

/// A path to a space, as far as it is certain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    /// Where it leads.
    pub to: Space,
    /// The actions it takes, in order: steps, jumps, a die for navigation where one must be assigned, and the landing
    /// where ships land to do business.
    pub actions: Vec<Action>,
    /// The spaces it leads over, in order, with the movement points left on each; the last is the goal.
    pub spaces: Vec<(Space, u8)>,
    /// Spaces on the way, the goal among them, where a test, a pirate or a card decides.
    pub risks: Vec<Space>,
    /// How many of the actions can be done before dice or cards decide something, including the action that leads to
    /// it.
    pub n_sure: usize,
}

impl Course {
    /// The value of the die that it assigns to navigation, if it assigns one.
    pub fn assigns(&self) -> Option<u8> {
        self.actions.iter().find_map(|action| match action {
            Action::Navigate(value) => Some(*value),
            _ => None,
        })
    }

    /// Movement points left at the goal.
    pub fn points(&self) -> u8 {
        self.spaces.last().map_or(0, |(_, points)| *points)
    }
}

/// A stop on the path: where, from where, and at what cost.
#[derive(Clone, Copy)]
struct Stop {
    space: Space,
    from: Option<Space>,
    points: u8,
    n_risks: u8,
    /// The value of the die that was assigned to navigation on the way here.
    assigned: Option<u8>,
    /// Whether a telegate still works here.
    gate: bool,
    before: Option<usize>,
    action: Option<Action>,
}

impl Board {
    /// MV-060, MV-061: movement points for a step of the ship on turn; `None` if no open line leads there.
    pub fn step_to(&self, to: Space) -> Option<u8> {
        let ship = self.merchants[self.turn.seat].ship;
        let line = self.pack.pack()[ship].lines.iter().find(|line| line.to == to && self.is_open(line))?;
        Some(self.step_cost(line, self.green_cost(self.turn.seat)))
    }

    /// Whether something is decided by dice or cards when the ship on turn enters a space.
    pub fn decides(&self, space: Space) -> bool {
        match self.kind(space) {
            Kind::Hazard(stat) => {
                let is_blue = stat.dial().is_some_and(|dial| self.turn.lowered[dial.at()]);
                !self.is_skipped(space) && !is_blue
            }
            Kind::Pirate(_) | Kind::Encounter => true,
            _ => false,
        }
    }

    /// The best course to every space that the ship on turn could reach: the fewest risks, then the most movement
    /// points left. It assumes that all tests and fights on the way are won; a course ends at cards. Where an exit depends on
    /// navigation and no die is assigned to it, a course assigns one that can be assigned now (MV-057); without such a
    /// die it ends there.
    pub fn courses(&self) -> Vec<Course> {
        let turn = &self.turn;
        let start = Stop {
            space: self.merchants[turn.seat].ship,
            from: turn.came_from,
            points: turn.points,
            n_risks: 0,
            assigned: None,
            gate: turn.gate,
            before: None,
            action: None,
        };
        let free = self.navigable_values();
        let mut stops = vec![start];
        let mut at = vec![Vec::<usize>::new(); Space::COUNT];
        at[start.space.at()].push(0);
        let mut next = 0;
        while next < stops.len() {
            let mut found = Vec::new();
            self.leave(&stops[next], next, &free, &mut found);
            for stop in found {
                let known = &at[stop.space.at()];
                let is_worse = known.iter().map(|n| &stops[*n]).any(|other| {
                    other.from == stop.from
                        && other.n_risks <= stop.n_risks
                        && other.points >= stop.points
                        && (other.assigned.is_none() || other.assigned == stop.assigned)
                });
                if !is_worse {
                    at[stop.space.at()].push(stops.len());
                    stops.push(stop);
                }
            }
            next += 1;
        }
        let best = Space::all().filter(|space| *space != start.space).filter_map(|space| {
            // A die that is kept can be of use elsewhere.
            let worth =
                |n: &&usize| (stops[**n].n_risks, stops[**n].assigned.is_some(), 255 - stops[**n].points);
            let best = at[space.at()].iter().min_by_key(worth)?;
            Some(self.course(&stops, *best))
        });
        best.collect()
    }

    /// Where the ship can go from a stop, with the dice of these values `free` for navigation.
    fn leave(&self, stop: &Stop, number: usize, free: &[u8], into: &mut Vec<Stop>) {
        let (pack, turn) = (self.pack.pack(), &self.turn);
        let (is_start, kind) = (stop.before.is_none(), self.kind(stop.space));
        if !is_start && matches!(kind, Kind::City | Kind::Encounter) {
            return;
        }
        // A jump is free, also with the last point.
        if stop.gate {
            let Some(number_of_gate) = stop.assigned.or(self.navigation()) else { return };
            if let Some(target) = self.telegate(number_of_gate).filter(|target| *target != stop.space) {
                let jumped = Stop { space: target, from: None, gate: false, before: Some(number), ..*stop };
                return into.push(Stop { action: Some(Action::Jump), ..jumped });
            }
        }
        if stop.points == 0 {
            return;
        }
        let exits = pack[stop.space].exits.filter(|_| kind == Kind::Nav);
        let exit_for = |value: u8| exits.map(|exits| exits[usize::from(value) - 1]);
        let ways: Vec<(Option<u8>, Option<Space>)> = match (kind, stop.assigned.or(self.navigation())) {
            (Kind::Nav, Some(value)) => vec![(stop.assigned, exit_for(value))],
            (Kind::Nav, None) => free.iter().map(|value| (Some(*value), exit_for(*value))).collect(),
            _ => vec![(stop.assigned, turn.heading.filter(|_| is_start && turn.n_steps == 0))],
        };
        for (assigned, exit) in ways {
            self.leave_by(&Stop { assigned, ..*stop }, number, exit, into);
        }
    }

    /// Every step from a stop, or the one that leads to `exit`.
    fn leave_by(&self, stop: &Stop, number: usize, exit: Option<Space>, into: &mut Vec<Stop>) {
        let (pack, green) = (self.pack.pack(), self.green_cost(self.turn.seat));
        for line in pack[stop.space].lines.iter() {
            let cost = self.step_cost(line, green);
            let is_way = exit.is_none_or(|exit| line.to == exit) && stop.from != Some(line.to);
            if is_way && self.is_open(line) && cost <= stop.points {
                into.push(Stop {
                    space: line.to,
                    from: Some(stop.space),
                    points: stop.points - cost,
                    n_risks: stop.n_risks + u8::from(self.decides(line.to)),
                    assigned: stop.assigned,
                    gate: matches!(self.kind(line.to), Kind::Telegate(_)),
                    before: Some(number),
                    action: Some(Action::Go(line.to)),
                });
            }
        }
    }

    fn course(&self, stops: &[Stop], last: usize) -> Course {
        let mut way = Vec::new();
        let mut at = Some(last);
        while let Some(number) = at {
            way.push(&stops[number]);
            at = stops[number].before;
        }
        way.reverse();
        let steps = &way[1..];
        let risks: Vec<Space> = steps
            .iter()
            .filter(|stop| stop.action != Some(Action::Jump) && self.decides(stop.space))
            .map(|stop| stop.space)
            .collect();
        let (mut actions, mut decided) = (Vec::new(), None);
        for (before, stop) in way.iter().zip(steps) {
            actions.extend(stop.assigned.filter(|_| before.assigned.is_none()).map(Action::Navigate));
            actions.extend(stop.action);
            if risks.contains(&stop.space) {
                decided.get_or_insert(actions.len());
            }
        }
        let goal = &stops[last];
        // On a city, and with the last point, the ship lands without a question.
        let must_land =
            goal.points > 0 && self.is_landing_place(goal.space) && self.kind(goal.space) != Kind::City;
        if must_land {
            actions.push(Action::Land);
        }
        let n_sure = decided.unwrap_or(actions.len());
        let spaces = steps.iter().map(|stop| (stop.space, stop.points)).collect();
        Course { to: goal.space, actions, spaces, risks, n_sure }
    }
}

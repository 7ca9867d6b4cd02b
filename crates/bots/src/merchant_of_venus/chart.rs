//! How far it is from one space to another for one ship, with what lies in the way.

use super::fittings::is_variable;
use engine::{Bits, Index, Seat};
use merchant_of_venus::Board;
use merchant_of_venus::cards::SpaceKind;
use merchant_of_venus::effect::Quantity;
use merchant_of_venus::ids::{Colours, Face, Reward, Site, Space, Spot, Stat, System};
use merchant_of_venus::query::Kind;
use merchant_of_venus::state::Token;
use std::collections::BinaryHeap;

/// Movement points that a turn brings on average, in tenths.
const TURN: f64 = 105.0;

/// What a test that fails costs on average, in tenths of a movement point: some turns end, some dials are lowered.
const FAILURE: i32 = 60;

/// What it costs to leave a navigation space by chance, in tenths of a movement point.
const LOST: u16 = 70;

/// What a die on an upgrade adds to laser or shield, if one is free.
const VARIABLE: i32 = 2;

/// What a lost fight costs on average: the rest of the turn, and a good or credits.
const DEFEAT: i32 = 110;

/// What an encounter costs on average: some end the turn, some place pirates, some bring something.
const ENCOUNTER: u16 = 12;

/// What a telegate costs a ship that wants to pass.
const GATE: u16 = 30;

/// Turns until a ship has moved this many points, with three dice in a turn.
const N_TURNS: usize = 160;

/// A path: movement points, and the expected cost of obstacles, both in tenths of a point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Way {
    pub(super) points: u16,
    pub(super) trouble: u16,
}

impl Way {
    const NONE: Self = Self { points: u16::MAX, trouble: 0 };

    pub(super) fn exists(self) -> bool {
        self != Self::NONE
    }

    fn length(self) -> u32 {
        u32::from(self.points) + u32::from(self.trouble)
    }
}

/// A line for one ship.
#[derive(Clone, Copy, Debug)]
struct Leg {
    to: Space,
    points: u16,
    /// What may happen on arrival.
    trouble: u16,
}

/// What the paths of a ship depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Waters {
    tokens: [Token; Spot::COUNT],
    ports: [Option<Seat>; Site::COUNT],
    skips: Colours,
    green: u8,
    strengths: [i32; 3],
    /// Whether a die can raise laser and shield.
    variable: [bool; 2],
    /// What changes the odds against pirates and telegates.
    face: Face,
    rewards: Bits<Reward>,
}

impl Waters {
    pub(super) fn of(board: &Board, seat: Seat) -> Self {
        Self {
            tokens: board.tokens,
            ports: board.ports,
            skips: if board.turn.seat == seat && board.turn.moved {
                board.turn.skips
            } else {
                board.skips(seat)
            },
            green: board.green_cost(seat),
            strengths: Stat::ALL.map(|stat| board.strength(seat, stat)),
            variable: [Quantity::Laser, Quantity::Shield].map(|it| is_variable(board, seat, it)),
            face: board.merchants[seat].face,
            rewards: board.merchants[seat].rewards,
        }
    }
}

/// A mooring: a space where business can be done, and the system it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Mooring {
    pub(super) space: Space,
    pub(super) system: System,
}

/// The chart of one ship.
#[derive(Clone, Debug)]
pub(super) struct Chart {
    pub(super) waters: Waters,
    legs: Vec<Vec<Leg>>,
    pub(super) moorings: Vec<Mooring>,
    /// Turns from each mooring to each system, by mooring and `System`.
    between: Vec<[f64; System::COUNT]>,
    turns: [f64; N_TURNS],
}

/// Where a voyage starts in the middle of a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Start {
    pub(super) space: Space,
    /// The only first step, if there is one.
    pub(super) first: Option<Space>,
    /// The step that is not allowed.
    pub(super) not: Option<Space>,
    /// Movement points left, in tenths.
    pub(super) points: u16,
    /// Navigation values that are possible, as bits; none is known before the dice are rolled.
    pub(super) values: Option<u8>,
}

impl Start {
    /// Before a turn.
    pub(super) const fn at(space: Space) -> Self {
        Self { space, first: None, not: None, points: 0, values: None }
    }
}

impl Chart {
    pub(super) fn of(board: &Board, seat: Seat) -> Self {
        let waters = Waters::of(board, seat);
        let legs = Space::all().map(|space| legs(board, seat, &waters, space)).collect();
        let moorings = Space::all().filter(|space| board.is_landing_place(*space));
        let moorings =
            moorings.filter_map(|space| Some(Mooring { space, system: board.pack[space].system? }));
        let mut chart = Self {
            waters,
            legs,
            moorings: moorings.collect(),
            between: Vec::new(),
            turns: turns_by_points(),
        };
        chart.between = chart.moorings.iter().map(|mooring| chart.to_systems(board, mooring.space)).collect();
        chart
    }

    fn to_systems(&self, board: &Board, from: Space) -> [f64; System::COUNT] {
        let ways = self.ways(board, Start::at(from));
        let mut nearest = [f64::INFINITY; System::COUNT];
        for mooring in self.moorings.iter().filter(|mooring| mooring.space != from) {
            let turns = self.turns(ways[mooring.space.at()], 0);
            let known = &mut nearest[mooring.system.at()];
            *known = known.min(turns);
        }
        if let Some(here) = board.pack[from].system {
            nearest[here.at()] = 1.0;
        }
        nearest
    }

    /// Turns from a mooring, by its place in the list, to a system; staying takes a turn, too.
    pub(super) fn between(&self, mooring: usize, system: System) -> f64 {
        self.between[mooring][system.at()]
    }

    /// Turns that a path takes with this many tenths of a point available.
    pub(super) fn turns(&self, way: Way, at_hand: u16) -> f64 {
        if !way.exists() {
            return f64::INFINITY;
        }
        let left = way.points.saturating_sub(at_hand).div_ceil(10);
        // Of two paths that take the same number of turns, the longer one has more risk.
        self.turns[usize::from(left).min(N_TURNS - 1)]
            + f64::from(way.trouble) / TURN
            + f64::from(way.points) * 1e-3
    }

    /// The best way to every space.
    pub(super) fn ways(&self, board: &Board, start: Start) -> Vec<Way> {
        let mut ways = vec![Way::NONE; Space::COUNT];
        // The best way found so far to each space; longer ones are not even put among the open ones.
        let mut found = vec![0_u64; Space::COUNT];
        let mut open = BinaryHeap::with_capacity(Space::COUNT);
        open.push(entry(start.space, Way { points: 0, trouble: 0 }));
        while let Some(next) = open.pop() {
            let (space, way) = taken(next);
            if ways[space.at()].exists() {
                continue;
            }
            ways[space.at()] = way;
            let is_start = space == start.space && way.points == 0;
            // A ship cannot pass through a city.
            if !is_start && board.pack[space].kind == SpaceKind::City {
                continue;
            }
            for leg in &self.legs[space.at()] {
                let barred = is_start
                    && (start.not == Some(leg.to) || start.first.is_some_and(|first| first != leg.to));
                if barred || ways[leg.to.at()].exists() {
                    continue;
                }
                let at_hand = start.points.saturating_sub(way.points);
                let lost = lost(board, space, leg.to, start.values.filter(|_| at_hand > 0), at_hand);
                let next = Way { points: way.points + leg.points, trouble: way.trouble + leg.trouble + lost };
                let next = entry(leg.to, next);
                if next > found[leg.to.at()] {
                    found[leg.to.at()] = next;
                    open.push(next);
                }
            }
        }
        ways
    }
}

/// A way to a space as a number: the shorter, the greater; of equal ones by space, then by points.
fn entry(space: Space, way: Way) -> u64 {
    u64::from(u32::MAX - way.length()) << 32 | (space.at() as u64) << 16 | u64::from(way.points)
}

/// The space and the way of a number.
fn taken(entry: u64) -> (Space, Way) {
    let (length, points) = (u32::MAX - (entry >> 32) as u32, entry as u16);
    let way = Way { points, trouble: (length - u32::from(points)) as u16 };
    (Space::new((entry >> 16) as u16).expect("it was made from a space"), way)
}

/// The average cost of leaving by the wanted exit.
fn lost(board: &Board, from: Space, to: Space, values: Option<u8>, at_hand: u16) -> u16 {
    let Some(exits) = board.pack[from].exits else { return 0 };
    let wanted = (0..6).filter(|value| exits[*value] == to);
    match values {
        Some(values) => {
            if wanted.into_iter().any(|value| values >> value & 1 == 1) {
                0
            } else {
                at_hand + 20
            }
        }
        None => {
            // At least one of three dice must show a value for that exit.
            let missed = (6 - wanted.count()) as f64 / 6.0;
            (f64::from(LOST) * missed.powi(3)) as u16
        }
    }
}

/// The lines from a space, with their cost and the obstacles at their end.
fn legs(board: &Board, seat: Seat, waters: &Waters, from: Space) -> Vec<Leg> {
    let is_open = |site: Option<Site>| site.is_none_or(|site| waters.ports[site.at()].is_none());
    let lines = board.pack[from].lines.iter().filter(|line| is_open(line.closed_by));
    let leg = |line: &merchant_of_venus::cards::Line| {
        let card = &board.pack[line.to];
        let coloured = matches!(card.kind, SpaceKind::Dot | SpaceKind::Hazard);
        if coloured && card.colour.is_some_and(|colour| waters.skips.has(colour)) {
            return Leg { to: line.to, points: 0, trouble: 0 };
        }
        let points = if line.is_green { u16::from(waters.green) * 10 } else { 10 };
        Leg { to: line.to, points, trouble: trouble(board, seat, waters, line.to) }
    };
    lines.map(leg).collect()
}

/// The obstacles on a space, in tenths of a movement point.
fn trouble(board: &Board, seat: Seat, waters: &Waters, space: Space) -> u16 {
    let variable = |stat: Stat| match stat {
        Stat::Laser if waters.variable[0] => VARIABLE,
        Stat::Shield if waters.variable[1] => VARIABLE,
        _ => 0,
    };
    let missed = |stat: Stat, more: i32| 6 - (board.strength(seat, stat) + variable(stat) - more).clamp(0, 6);
    match board.kind(space) {
        Kind::Hazard(stat) => (missed(stat, 0) * FAILURE / 6) as u16,
        Kind::Pirate(pirate) => {
            let more = board.pirate_modifier(seat, pirate);
            let least = Stat::ALL.map(|stat| missed(stat, more)).into_iter().min();
            (least.unwrap_or(6) * DEFEAT / 6) as u16
        }
        Kind::Encounter => ENCOUNTER,
        Kind::Telegate(_) if board.modified(seat, Quantity::IgnoreTelegate, 0) == 0 => GATE,
        _ => 0,
    }
}

/// How many turns it takes on average to move this many points, by points.
fn turns_by_points() -> [f64; N_TURNS] {
    let mut sums = [0.0; 19];
    for dice in 0..216 {
        sums[dice % 6 + dice / 6 % 6 + dice / 36 + 3] += 1.0 / 216.0;
    }
    let mut turns = [0.0; N_TURNS];
    for points in 1..N_TURNS {
        let further = (3..=18.min(points)).map(|sum| sums[sum] * turns[points - sum]);
        turns[points] = 1.0 + further.sum::<f64>();
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;
    use merchant_of_venus::testing::Play;

    /// Movement points from the base to the nearest mooring of a system, without obstacles.
    fn from_base(system: &str) -> u16 {
        let table = Play::deal("seats 2");
        let board = table.board();
        let chart = Chart::of(board, Seat(0));
        let ways = chart.ways(board, Start::at(board.pack.base()));
        let system = System::from_id(system).expect("a system of the board");
        let there = chart.moorings.iter().filter(|mooring| mooring.system == system);
        there.map(|mooring| ways[mooring.space.at()].points / 10).min().expect("it has a mooring")
    }

    #[test]
    fn ways_are_as_long_as_the_lines_say() {
        assert_eq!(from_base("NEB"), 3);
        assert_eq!(from_base("BIO"), 6);
        assert_eq!(from_base("COL"), 9);
        assert!(from_base("ICE") >= 36, "a way around trouble may be longer");
    }

    #[test]
    fn a_turn_is_three_dice() {
        let turns = turns_by_points();
        assert!((1.0..1.001).contains(&turns[3]), "three points are always there");
        assert!(turns[11] > 1.4 && turns[11] < 1.6, "one turn or two: {}", turns[11]);
        assert!(turns[100] > 9.5 && turns[100] < 10.5, "{}", turns[100]);
    }

    /// MV-065: spaces that a drive skips cost nothing.
    #[test]
    fn drives_make_ways_shorter() {
        let far = |lines: &str| {
            let table = Play::deal(lines);
            let chart = Chart::of(table.board(), Seat(0));
            let base = chart.moorings.iter().position(|it| it.space == table.board().pack.base());
            chart.between(base.expect("the base is a mooring"), System::from_id("JUN").expect("a system"))
        };
        assert!(far("p1 drive combined_drive") < far("p1 drive yellow_drive"));
        assert!(far("p1 drive yellow_drive") < far(""));
    }
}

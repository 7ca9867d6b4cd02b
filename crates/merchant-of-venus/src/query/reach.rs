//! Which spaces a ship can reach: for the page and for the shuttle.

use crate::action::Action;
use crate::cards::Line;
use crate::ids::Space;
use crate::query::Kind;
use crate::state::Board;
use crate::why::Reason;
use engine::{Index, List, Seat};

/// A space within reach, if no die and no card prevents it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reached {
    /// The space.
    pub space: Space,
    /// Movement points left there at most.
    pub points: u8,
    /// Whether the ship could land there.
    pub can_land: bool,
}

impl Board {
    /// Whether a line is open.
    pub(crate) fn is_open(&self, line: &Line) -> bool {
        self.may_pass(line).is_ok()
    }

    /// MV-158: a merchant spaceport closes the way down to its city.
    fn may_pass(&self, line: &Line) -> Result<(), Reason> {
        line.closed_by
            .and_then(|site| self.ports[site.at()])
            .map_or(Ok(()), |owner| Err(Reason::Closed(owner)))
    }

    /// MV-049, MV-072: whether the ship of the active player may declare `space` as its first space.
    pub(crate) fn may_head(&self, space: Space) -> Result<Action, Reason> {
        let ship = self.merchants[self.turn.seat].ship;
        if self.kind(ship) == Kind::Nav {
            return Err(Reason::Navigation);
        }
        let mut lines = self.pack.pack()[ship].lines.iter();
        self.may_pass(lines.find(|line| line.to == space).ok_or(Reason::NotJoined)?)?;
        Ok(Action::Head(space))
    }

    /// MV-049, MV-060 to MV-063: whether the ship of the active player may take a step along a line; navigation and
    /// telegates are not considered.
    pub(crate) fn may_step(&self, line: &Line, green: u8) -> Result<Space, Reason> {
        let turn = &self.turn;
        self.may_pass(line)?;
        if turn.came_from == Some(line.to) {
            return Err(Reason::Backwards);
        }
        if let Some(heading) = turn.heading.filter(|heading| turn.n_steps == 0 && *heading != line.to) {
            return Err(Reason::OtherHeading(heading));
        }
        let (need, have) = (self.step_cost(line, green), turn.points);
        if need > have { Err(Reason::TooFar { need, have }) } else { Ok(line.to) }
    }

    /// MV-053, MV-064, MV-077: whether the ship of the active player may land where it is.
    pub(crate) fn may_land(&self) -> Result<Action, Reason> {
        if self.turn.gate {
            Err(Reason::AtGate)
        } else if !self.can_land_on(self.merchants[self.turn.seat].ship) {
            Err(Reason::NoLanding)
        } else if self.is_before_first_step() {
            Err(Reason::MustMove)
        } else {
            Ok(Action::Land)
        }
    }

    /// MV-060, MV-061, D-18: what a step along a line costs in this turn.
    pub(crate) fn step_cost(&self, line: &Line, green: u8) -> u8 {
        if !self.turn.skips.is_empty() && self.is_skipped(line.to) {
            0
        } else if line.is_green {
            green
        } else {
            1
        }
    }

    /// The steps that the ship of the active player can pay for now; navigation and telegates are not considered.
    pub(crate) fn steps(&self) -> List<Space, 6> {
        let card = &self.pack.pack()[self.merchants[self.turn.seat].ship];
        let green = self.green_cost(self.turn.seat);
        card.lines.iter().filter_map(|line| self.may_step(line, green).ok()).collect()
    }

    /// Whether the ship could land on a space.
    pub(crate) fn can_land_on(&self, space: Space) -> bool {
        self.is_landing_place(space) || self.kind(space) == Kind::Asteroid
    }
}

/// Every space that the ship of the active player could reach with its movement points, if all tests are passed and
/// navigation is free. Each space occurs once, with the most points left.
pub fn reach(board: &Board) -> Vec<Reached> {
    let (turn, pack) = (&board.turn, board.pack.pack());
    let green = board.green_cost(turn.seat);
    // The best points left for each space and each line it was entered by; 0 is the start.
    let mut best = vec![[None::<u8>; 7]; Space::COUNT];
    let start = board.merchants[turn.seat].ship;
    let entered_by = |space: Space, from: Option<Space>| {
        from.and_then(|from| pack[space].lines.iter().position(|line| line.to == from)).map_or(0, |i| i + 1)
    };
    let mut open = vec![(start, turn.came_from, turn.points)];
    while let Some((space, from, points)) = open.pop() {
        let known = &mut best[space.at()][entered_by(space, from)];
        if known.is_some_and(|known| known >= points) {
            continue;
        }
        *known = Some(points);
        let declared = turn.heading.filter(|_| turn.n_steps == 0 && space == start && from == turn.came_from);
        for line in pack[space].lines.iter() {
            let cost = board.step_cost(line, green);
            let wanted =
                declared.is_none_or(|to| line.to == to) && from != Some(line.to) && board.is_open(line);
            if wanted && points > 0 && cost <= points && board.kind(space) != Kind::City
                || wanted && space == start && from.is_none() && cost <= points
            {
                open.push((line.to, Some(space), points - cost));
            }
        }
    }
    let reached = Space::all().filter_map(|space| {
        let points = best[space.at()].iter().flatten().max()?;
        Some(Reached { space, points: *points, can_land: board.can_land_on(space) })
    });
    reached.filter(|reached| reached.space != start).collect()
}

/// MV-197, D-76: lines from the ship of `seat` to every space within a distance, each line counting 1.
pub fn distance(board: &Board, seat: Seat, most: u8) -> Vec<(Space, u8)> {
    let pack = board.pack.pack();
    let mut found = vec![(board.merchants[seat].ship, 0)];
    let mut seen = [false; Space::COUNT];
    seen[found[0].0.at()] = true;
    let mut next = 0;
    while let Some((space, away)) = found.get(next).copied().filter(|(_, away)| *away <= most) {
        next += 1;
        if away == most {
            continue;
        }
        for line in pack[space].lines.iter().filter(|line| board.is_open(line)) {
            if !seen[line.to.at()] {
                seen[line.to.at()] = true;
                found.push((line.to, away + 1));
            }
        }
    }
    found
}

//! NF-167 to NF-175: points and places.

use crate::cards::{ColonyCard, Pack, Points};
use crate::effect::{Clause, Scoring};
use crate::goals;
use crate::ids::{Development, Kind};
use crate::query;
use crate::state::{Board, Colony, Empire};
use engine::{BySeat, Outcome, Seat};
use serde::Serialize;

/// The score of one empire, line by line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Sheet {
    /// Point chips.
    pub chips: i32,
    /// Printed points of developments.
    pub developments: i32,
    /// Printed points of colonies.
    pub colonies: i32,
    /// The "?" of developments.
    pub scored_developments: i32,
    /// The "?" of colonies.
    pub scored_colonies: i32,
    /// Goals that are face up.
    pub goals: i32,
}

impl Sheet {
    /// All points.
    pub fn total(&self) -> i32 {
        let printed = self.chips + self.developments + self.colonies;
        printed + self.scored_developments + self.scored_colonies + self.goals
    }
}

/// NF-169: what `seat` has scored, or would if the game ended now.
pub fn sheet(board: &Board, seat: Seat) -> Sheet {
    let (pack, empire) = (&*board.pack, &board.empires[seat]);
    let goals = goals::points(board, seat);
    let mut sheet = Sheet { chips: i32::from(empire.vp), goals, ..Sheet::default() };
    for development in empire.developments {
        match &pack[development].points {
            Points::Printed(vp) => sheet.developments += i32::from(*vp),
            Points::Scored(scoring) => sheet.scored_developments += scored(pack, empire, scoring),
        }
    }
    for colony in empire.colonies() {
        match &query::card(pack, empire, colony).points {
            Points::Printed(vp) => sheet.colonies += i32::from(*vp),
            Points::Scored(scoring) => sheet.scored_colonies += scored(pack, empire, scoring),
        }
    }
    sheet
}

/// What one development is worth to `empire` now.
pub fn development_points(pack: &Pack, empire: &Empire, development: Development) -> i32 {
    points(pack, empire, &pack[development].points)
}

/// What one colony is worth to `empire` now.
pub fn colony_points(pack: &Pack, empire: &Empire, colony: Colony) -> i32 {
    points(pack, empire, &query::card(pack, empire, colony).points)
}

fn points(pack: &Pack, empire: &Empire, points: &Points) -> i32 {
    match points {
        Points::Printed(vp) => i32::from(*vp),
        Points::Scored(scoring) => scored(pack, empire, scoring),
    }
}

/// NF-170 to NF-172: within one "?" the first fitting clause counts a tile; the tile itself may count.
fn scored(pack: &Pack, empire: &Empire, Scoring(clauses): &Scoring) -> i32 {
    let declared = empire.joker_counts_as;
    let counted: i32 = query::tiles(pack, empire)
        .filter_map(|tile| {
            clauses.iter().find_map(|clause| match clause {
                Clause::Per(vp, group) if query::belongs(tile, group, declared) => Some(i32::from(*vp)),
                _ => None,
            })
        })
        .sum();
    let whole: i32 = clauses
        .iter()
        .map(|clause| match clause {
            Clause::Per(..) => 0,
            Clause::PerStrength(vp) => i32::from(*vp) * i32::from(query::permanent_strength(pack, empire)),
            Clause::TableByKind(table) => match n_kinds(pack, empire) {
                0 => 0,
                n => i32::from(table[n - 1]),
            },
        })
        .sum();
    counted + whole
}

/// How many different kinds the colonies have; grey is none.
fn n_kinds(pack: &Pack, empire: &Empire) -> usize {
    let has = |kind: &Kind| {
        empire
            .colonies()
            .iter()
            .map(|colony| -> &ColonyCard { query::card(pack, empire, colony) })
            .any(|card| query::kind(card, empire.joker_counts_as) == Some(*kind))
    };
    Kind::ALL.iter().filter(|kind| has(kind)).count()
}

/// NF-173 to NF-175: most points win; then goods and credits; then the victory is shared.
pub fn outcome(board: &Board) -> Option<Outcome> {
    if !board.is_over() {
        return None;
    }
    let points = BySeat::new(board.empires.n_seats(), |seat| sheet(board, seat).total());
    let tie_break = board.empires.map(|_, empire| tie_break(empire));
    Some(Outcome::ranked(points, &tie_break))
}

/// NF-174: goods plus credits.
pub fn tie_break(empire: &Empire) -> i32 {
    i32::from(empire.goods.len()) + i32::from(empire.credits)
}

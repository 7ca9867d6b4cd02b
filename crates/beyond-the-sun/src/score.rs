//! BTS-077 to BTS-092: points and places.

use crate::anarchists;
use crate::cards::TechCard;
use crate::effect::{Count, Scoring, Term};
use crate::flow::Frame;
use crate::ids::{Place, Sort};
use crate::state::Board;
use engine::{BySeat, Index, Outcome, Seat};
use serde::Serialize;

/// The score of one faction, line by line as the rulebook lists it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Sheet {
    /// BTS-077: technologies of level I.
    pub level_1: i32,
    /// BTS-078: technologies of level II.
    pub level_2: i32,
    /// BTS-079: technologies of level III.
    pub level_3: i32,
    /// BTS-080: private technologies.
    pub private: i32,
    /// BTS-081: technologies of level IIII, with what they score at the end.
    pub level_4: i32,
    /// BTS-082: the automation track.
    pub automation: i32,
    /// BTS-083: colonies.
    pub colonies: i32,
    /// BTS-084: outposts.
    pub outposts: i32,
    /// BTS-085: events, and VP gained during the game.
    pub events: i32,
    /// BTS-086: achievements.
    pub achievements: i32,
    /// BTS-087: Sol and Deep Space.
    pub majorities: i32,
    /// BTL-019: leaders, and tiles for predictions.
    pub leaders: i32,
    /// BTA-075: markers left on the threat track.
    pub threat: i32,
    /// BTA-076: many colonised systems in the solo game.
    pub colonist: i32,
}

impl Sheet {
    /// All points.
    pub fn total(&self) -> i32 {
        let techs = self.level_1 + self.level_2 + self.level_3 + self.private + self.level_4;
        let places = self.colonies + self.outposts + self.majorities;
        let solo = self.threat + self.colonist;
        techs + self.automation + places + self.events + self.achievements + self.leaders + solo
    }
}

/// What `seat` has scored, or would if the game ended now.
pub fn sheet(board: &Board, seat: Seat) -> Sheet {
    let (pack, tableau) = (board.pack.pack(), &board.tableaus[seat]);
    let of_level = |level: usize| {
        let n = tableau.researched.iter().filter(|slot| usize::from(pack[*slot].level) == level).count();
        n as i32 * i32::from(pack.score.tech[level])
    };
    let scored = |scoring: Scoring| points(board, seat, scoring);
    let solo_player = board.is_solo() && !board.is_anarchists(seat);
    // BTA-015: in the solo game some cards have another value.
    let solo = board.is_solo();
    let top = |card: &TechCard| i32::from(card.vp_in(solo)) + scored(card.end_in(solo));
    let level_4 = tableau.researched.iter().filter(|slot| pack[*slot].level == 4);
    let level_4 = level_4.filter_map(|slot| board.slots[slot.at()]).map(|tech| &pack[tech]);
    let private = tableau.private.iter().map(|tech| &pack[tech]);
    let colonies = tableau.systems().map(|system| &pack[system]);
    let lasting = board.lasting.iter().map(|event| scored(pack[event].end));
    let laid = board.laid.iter().filter(|laid| {
        laid.owner == Some(seat) || laid.place.is_some_and(|place| board.controller(place) == Some(seat))
    });
    let majorities = pack.score.majority_places.iter().map(|place| majority(board, seat, place));
    Sheet {
        level_1: of_level(1),
        level_2: of_level(2),
        level_3: of_level(3),
        private: private
            .map(|card| i32::from(pack.score.private_tech[usize::from(card.level)]) + scored(card.end))
            .sum(),
        level_4: level_4.map(top).sum(),
        automation: i32::from(pack[tableau.mat].automation_vp(tableau.n_automated())),
        colonies: match board.is_anarchists(seat) {
            true => i32::from(pack.solo.anarchist_colony_vp) * tableau.colonies.len() as i32,
            false => colonies.map(|card| i32::from(card.vp) + scored(card.end)).sum(),
        },
        outposts: i32::from(pack.score.outpost) * i32::from(board.controlled(seat).len()),
        events: i32::from(tableau.vp)
            + lasting.sum::<i32>()
            + laid.map(|laid| i32::from(laid.vp)).sum::<i32>(),
        achievements: board.claims(seat).map(|(_, vp)| i32::from(vp)).sum::<i32>()
            + i32::from(board.private_claims(seat) * board.private_vp(seat)),
        majorities: majorities.sum(),
        leaders: tableau.retinue.iter().map(|leader| scored(pack[leader].end)).sum::<i32>()
            + i32::from(tableau.retinue.vp_tiles),
        threat: if solo_player { board.threat_points() } else { 0 },
        colonist: if solo_player { board.colonist_points() } else { 0 },
    }
}

/// What a card scores at the end for `seat`.
fn points(board: &Board, seat: Seat, scoring: Scoring) -> i32 {
    let own = i32::from(scoring.vp(|count| board.count(seat, count)));
    let ranks = scoring.terms().map(|term| match term {
        Term::Rank(count, ranks) => rank(board, seat, count, ranks),
        Term::Vp(_) | Term::Per(..) => 0,
    });
    own + ranks.sum::<i32>()
}

/// The VP of a rank: tied factions get those of the best tied rank; with two players only the first rank scores, and
/// a count of 0 never scores.
fn rank(board: &Board, seat: Seat, count: Count, ranks: [u8; 4]) -> i32 {
    let own = board.count(seat, count);
    let ahead = board.tableaus.seats().filter(|other| board.count(*other, count) > own).count();
    let pays = own > 0 && (ahead == 0 || board.n_seats() > 2);
    if pays { i32::from(ranks[ahead]) } else { 0 }
}

/// BTS-087, OQ-01: the greatest strength at a place, alone or tied.
fn majority(board: &Board, seat: Seat, place: Place) -> i32 {
    let most = board.tableaus.iter().map(|(_, tableau)| tableau.strength(place)).max().unwrap_or_default();
    let score = &board.pack.score;
    i32::from(match board.tableaus[seat].strength(place) {
        _ if most == 0 => score.majority_without_ships,
        own if own == most => score.majority,
        _ => 0,
    })
}

/// BTS-088: most VP win; then the tie-breaks; then the victory is shared (BTS-092).
pub fn outcome(board: &Board) -> Option<Outcome> {
    if !board.is_over() {
        return None;
    }
    if let Some(result) = anarchists::solo_result(board) {
        return Some(anarchists::outcome(&result));
    }
    let points = BySeat::new(board.n_seats(), |seat| sheet(board, seat).total());
    let tie_break = BySeat::new(board.n_seats(), |seat| tie_break(board, seat));
    Some(Outcome::ranked(points, &tie_break))
}

/// BTS-089 to BTS-091 in one number: fewest markers on the tracks, then population, then ore.
pub fn tie_break(board: &Board, seat: Seat) -> i32 {
    let tableau = &board.tableaus[seat];
    let removed: i32 = Sort::ALL.iter().map(|sort| i32::from(tableau.removed[sort.at()])).sum();
    (removed << 24) + (i32::from(tableau.pop) << 16) + i32::from(tableau.ore)
}

impl Board {
    /// Whether everything has been played and no question is left.
    pub fn is_over(&self) -> bool {
        self.frames.last() == Some(&Frame::Over)
    }
}

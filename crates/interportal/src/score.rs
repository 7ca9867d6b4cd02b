//! The end and the points (X4-157, X4R-283 to X4R-286).

use engine::{BySeat, Index, Log, Outcome, Seat, Seats};

use crate::affair::Criterion;
use crate::council::Victory;
use crate::economy::Books;
use crate::event::Event;
use crate::ids::{Resource, VpSource};
use crate::options::Length;
use crate::realm::Realm;
use crate::state::{Board, State};

/// Half points of a seat.
pub fn half_points(board: &Board, seat: Seat) -> i32 {
    i32::from(Books::open(board, seat).half_points())
}

impl Realm {
    /// X4R-284: half points that are kept for good.
    pub fn half_points(&self) -> u8 {
        self.booked.iter().sum()
    }
}

/// X4R-283: half points that win.
pub fn threshold(board: &Board) -> i32 {
    let threshold = &board.pack.threshold;
    2 * i32::from(match board.length {
        Length::Short => threshold.short,
        Length::Standard => threshold.standard,
        Length::Long => threshold.long,
    })
}

/// X4-157: whether somebody has enough.
pub(crate) fn has_winner(board: &Board) -> bool {
    board.realms.seats().any(|seat| !board.is_out(seat) && half_points(board, seat) >= threshold(board))
}

/// X4R-285: hull points of military ships.
pub fn hull_points(board: &Board, seat: Seat) -> i32 {
    let ships = board.realms[seat].ships.iter();
    ships.filter(|vessel| board.hull(vessel.make).military).map(|vessel| i32::from(vessel.hull)).sum()
}

/// X4R-285: the sum of the four incomes.
fn incomes(board: &Board, seat: Seat) -> i32 {
    let net = Books::open(board, seat).income().net();
    Resource::ALL.map(|resource| i32::from(net[resource])).into_iter().sum()
}

/// X4R-285: the players with most points.
pub(crate) fn leaders(board: &Board) -> Seats {
    let all_in = || board.realms.seats().filter(|seat| !board.is_out(*seat));
    let most = all_in().map(|seat| half_points(board, seat)).max().unwrap_or(0);
    let mut leaders = Seats::NONE;
    all_in().filter(|seat| half_points(board, *seat) == most).for_each(|seat| leaders.add(seat));
    leaders
}

/// X4R-135: half points that a federation of these members needs.
pub fn federal_threshold(board: &Board, members: Seats) -> i32 {
    // The threshold in whole points, once and half of it for each further member, rounded up.
    let points = threshold(board) / 2;
    2 * (points * (members.len() as i32 + 1) + 1).div_euclid(2)
}

/// X4R-135, X4R-323: the federation that has enough, unless a single player has at least as much beyond its own need.
pub(crate) fn winning_federation(board: &Board) -> Option<Seats> {
    let sum = |members: Seats| members.iter().map(|seat| half_points(board, seat)).sum::<i32>();
    let surplus = |members: Seats| sum(members) - federal_threshold(board, members);
    let best = board.council.federations.iter().copied().max_by_key(|members| surplus(*members))?;
    let single = board.realms.seats().map(|seat| half_points(board, seat) - threshold(board)).max()?;
    (surplus(best) >= 0 && (single < 0 || surplus(best) > single)).then_some(best)
}

/// X4R-284: points that are kept for good.
///
/// # Panics
/// If the pack has no such source.
pub(crate) fn book(state: &mut State, seat: Seat, source: &str, log: &mut Log<Event>) {
    let source = VpSource::from_id(source).expect("a source of points");
    let half_points = state.pack[source].half_points;
    state.realms[seat].booked[source.at()] += half_points;
    log.tell(Event::Booked(seat, source, half_points));
    state.touch(seat);
}

/// The result, in half points. X4R-285: ties by what the tied players voted for, and then by the other criterion.
pub fn outcome(board: &Board) -> Option<Outcome> {
    if !board.is_over() {
        return None;
    }
    let points = BySeat::new(board.n_players(), |seat| half_points(board, seat));
    let ties = BySeat::new(board.n_players(), |seat| {
        let (hull, income) = (hull_points(board, seat), incomes(board, seat));
        match board.criterion {
            Some(Criterion::Economic) => 1000 * income + hull,
            _ => 1000 * hull + income,
        }
    });
    // X4R-322: the sovereign or the federation comes first, then who supported the sovereign.
    let rank = |seat: Seat| match board.council.victory {
        // X4R-343: behind all who are still in, later ones before earlier ones.
        _ if board.is_out(seat) => i32::from(board.realms[seat].fallen) - 100,
        Some(Victory::Sovereign(sovereign, _)) if sovereign == seat => 2,
        Some(Victory::Sovereign(_, supporters)) => i32::from(supporters.has(seat)),
        Some(Victory::Federation(members)) => i32::from(members.has(seat)),
        None => 0,
    };
    let shared =
        |seat: Seat| matches!(board.council.victory, Some(Victory::Federation(members)) if members.has(seat));
    let worth = |seat: Seat| {
        if shared(seat) { (1, 0, 0) } else { (rank(seat), points[seat], ties[seat]) }
    };
    let places =
        points.map(|seat, _| 1 + points.seats().filter(|other| worth(*other) > worth(seat)).count() as u8);
    Some(Outcome { points, places })
}

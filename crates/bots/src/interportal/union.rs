//! With whom a player shares a victory: two players who are behind make a federation against the leader.

use super::regent::Mind;
use engine::{Seat, Seats};
use interportal::warfare::{Pact, Warfare};
use interportal::{Action, Bill, Board, State, score};

/// From this share of the points that win, in percent, others unite against a leader.
const NEAR: i32 = 40;

/// Half points that a federation may need beyond what its leader needs alone, for each member.
const SLACK: i32 = 2;

/// What an alliance is worth that leads to a shared victory, and what the federation is.
const TREATY: i64 = 250;
const FEDERATION: i64 = 1000;

/// Votes that are bought for a federation at most.
const BOUGHT: u8 = 6;

impl Mind<'_> {
    /// How much the offer of an alliance brings; nothing if the action is another one.
    pub(super) fn rate_alliance(&self, world: &State, action: Action) -> Option<i64> {
        let Action::Warfare(Warfare::Offer(Pact::Alliance, other)) = action else { return None };
        let best = world.realms.seats().filter(|it| self.shares_with(world, *it));
        let best = best.max_by_key(|it| score::half_points(world, *it));
        Some(if best == Some(other) { TREATY } else { -1 })
    }

    /// What a federation brings: a shared victory, or one of others.
    pub(super) fn weigh_federation(&self, world: &State, members: Seats) -> i64 {
        let mut others = members.iter().filter(|other| *other != self.seat);
        let shares = members.has(self.seat) && others.all(|other| self.shares_with(world, other));
        if shares { FEDERATION } else { -FEDERATION }
    }

    /// Votes that this seat still needs so that a federation with it is recognised.
    pub(super) fn missing_votes(&self, world: &State, bill: Bill) -> u8 {
        let Bill::Federation(members) = bill else { return 0 };
        if !members.has(self.seat) || self.weigh_federation(world, members) < 0 {
            return 0;
        }
        let votes = |inside: bool| -> u8 {
            let council = world.realms.seats().filter(|seat| members.has(*seat) == inside);
            council.map(|seat| world.council.votes[seat]).fold(0, u8::saturating_add)
        };
        (votes(false) + 1).saturating_sub(votes(true)).min(BOUGHT)
    }

    /// X4R-135: whether this player would sooner win together with another one than see a leader win alone.
    pub(super) fn shares_with(&self, board: &Board, other: Seat) -> bool {
        let behind = self.weights().behind as i32;
        if behind == 0 || other == self.seat || board.n_players() < 3 || board.is_out(other) {
            return false;
        }
        let mut pair = Seats::only(self.seat);
        pair.add(other);
        let points = |seat: Seat| score::half_points(board, seat);
        let rest = board.realms.seats().filter(|seat| !pair.has(*seat) && !board.is_out(*seat));
        let Some(leader) = rest.max_by_key(|seat| points(*seat)) else { return false };
        let bound = [self.seat, other].iter().any(|seat| board.council.are_federated(*seat, leader));
        let (need, lead) = (score::threshold(board), points(leader));
        let are_behind = pair.iter().all(|seat| 100 * (lead - points(seat)) >= behind * need);
        let missing = score::federal_threshold(board, pair) - pair.iter().map(points).sum::<i32>();
        !bound && 100 * lead >= NEAR * need && are_behind && missing <= 2 * (need - lead + SLACK)
    }
}

//! What accounts, income, colonies and capacity are worth.

use super::Table;
use interportal::ids::{Capacity, Resource};
use interportal::state::Colony;

impl Table<'_> {
    /// What lies on the accounts.
    pub(super) fn accounts(&self) -> i64 {
        let (accounts, weights) = (&self.realm().accounts, self.weights);
        let worth = |resource: Resource| {
            let n = i64::from(accounts[resource]);
            n.min(weights.plenty) * weights.account + (n - weights.plenty).max(0) * weights.surplus
        };
        Resource::ALL.map(worth).iter().sum()
    }

    /// What the rounds that are left bring, and debts that are near.
    pub(super) fn income(&self) -> i64 {
        let (net, accounts, weights) = (self.books.income().net(), &self.realm().accounts, self.weights);
        let (used, limit) = self.books.state_size();
        let mut worth = 0;
        for resource in Resource::ALL {
            let n = i64::from(net[resource]);
            worth += n * weights.income[resource as usize] * self.rounds;
            if n < 0 {
                worth += n * weights.shortage;
                let soon = i64::from(accounts[resource]) + 2 * n;
                if soon < 0 {
                    worth += soon.max(-4) * weights.debt / 4;
                }
            }
        }
        // X4R-071: with too many planets every second income is lost.
        if used > limit { worth.min(worth / 2) - weights.debt } else { worth }
    }

    /// Capacity that refills every round.
    pub(super) fn capacity(&self) -> i64 {
        let n: i64 =
            Capacity::ALL.map(|capacity| i64::from(self.books.capacity(capacity)).min(10)).iter().sum();
        n * self.weights.capacity * self.rounds.min(8)
    }

    /// Colonies, what they can become, and room for more.
    pub(super) fn colonies(&self) -> i64 {
        let (used, limit) = self.books.state_size();
        let room = i64::from(limit.saturating_sub(used)).min(2) * self.weights.room * self.rounds.min(8) / 8;
        room + self.board.colonies_of(self.seat).map(|colony| self.colony(colony)).sum::<i64>()
    }

    fn colony(&self, colony: &Colony) -> i64 {
        let (most, slots) = (self.books.max_level(colony), self.books.slots(colony));
        let used = self.books.used_slots(colony).min(slots);
        let (done, all) = (i64::from(colony.level + used), i64::from(2 * most).max(1));
        let way = self.weights.developing * done.min(all) * self.rounds.min(4) / (4 * all);
        self.prospect() + way
    }

    /// What a new colony will be worth.
    pub(super) fn prospect(&self) -> i64 {
        self.weights.colony * self.rounds.min(10)
    }
}

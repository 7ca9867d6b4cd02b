//! Accounts after income, debts (X4R-072) and exchange ratios (X4R-067).

use super::Books;
use super::amount::{large, small};
use super::force::Force;
use crate::ids::Resource;
use crate::notation::{Property, Quantity};
use crate::realm::Stock;

impl Books<'_> {
    /// X4-097, X4-099, X4R-072: the accounts once income has been received, none below 0, and what is missing.
    pub(crate) fn accounts_and_debts(&self) -> (Stock, Stock) {
        let accounts = self.board.realms[self.seat].accounts;
        if self.is_income_skipped() {
            return (accounts, Stock::default());
        }
        let net = self.income().net();
        let debts = Stock::new(|resource| {
            let missing = -(accounts[resource] + net[resource]).min(0);
            large(self.changed(Quantity::Debt, i32::from(missing), |_, _| None))
        });
        (Stock::new(|resource| (accounts[resource] + net[resource]).max(0)), debts)
    }

    /// X4-097, X4R-072: the accounts once income has been received; none falls below 0.
    pub fn accounts_after_income(&self) -> Stock {
        self.accounts_and_debts().0
    }

    /// X4-099, X4R-072: what is missing in each resource when income is received.
    pub fn debts(&self) -> Stock {
        self.accounts_and_debts().1
    }

    /// X4R-067: the best ratio that there can be.
    pub(crate) fn best_ratio(&self) -> i16 {
        i16::from(self.pack.exchange.best_ratio)
    }

    /// X4R-067: how many of one resource the bank takes for 1 of the other; never better than 2:1.
    pub fn ratio(&self, one: Resource, other: Resource) -> u8 {
        self.ratios().of(one, other)
    }

    /// The same for all pairs of resources.
    pub(crate) fn ratios(&self) -> Ratios<'_> {
        let plain = !self.is_changed(Quantity::Ratio);
        Ratios { books: self, granted: plain.then(|| self.granted(Quantity::Ratio)) }
    }
}

/// What the bank takes for resources, looked up once for all pairs.
pub(crate) struct Ratios<'b> {
    books: &'b Books<'b>,
    /// What is granted by name, if nothing else changes ratios.
    granted: Option<i32>,
}

impl Ratios<'_> {
    /// X4R-067: how many of one resource the bank takes for 1 of the other.
    pub(crate) fn of(&self, one: Resource, other: Resource) -> u8 {
        let (books, realm) = (self.books, &self.books.board.realms[self.books.seat]);
        let best = books.pack.exchange.best_ratio;
        if realm.office.cheap_exchange {
            return best;
        }
        let base = i32::from(realm.ratios.of(one, other));
        let about = |_: &Force, property: &Property| match property {
            Property::Resource(resources) => Some(resources.contains(&one) || resources.contains(&other)),
            _ => None,
        };
        let changed = || books.changed(Quantity::Ratio, base, about);
        let ratio = self.granted.map_or_else(changed, |granted| base + granted);
        small(ratio.max(i32::from(best)))
    }
}

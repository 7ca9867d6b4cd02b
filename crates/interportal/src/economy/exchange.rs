//! Accounts after income, debts (X4R-072) and exchange ratios (X4R-067).

use super::Books;
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
            self.changed(Quantity::Debt, i32::from(missing), |_, _| None).max(0) as i16
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
        let base = self.board.realms[self.seat].ratios.of(one, other);
        let about = |_: &Force, property: &Property| match property {
            Property::Resource(resources) => Some(resources.contains(&one) || resources.contains(&other)),
            _ => None,
        };
        if self.board.realms[self.seat].office.cheap_exchange {
            return self.pack.exchange.best_ratio;
        }
        let ratio = self.changed(Quantity::Ratio, i32::from(base), about);
        ratio.max(i32::from(self.pack.exchange.best_ratio)) as u8
    }
}

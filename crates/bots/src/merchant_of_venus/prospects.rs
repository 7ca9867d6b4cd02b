//! Expected values of cargo and of unknown places.

use super::Weights;
use super::plan::{Hold, Planning};
use engine::{Index, Seat};
use merchant_of_venus::Board;
use merchant_of_venus::ids::{Culture, Good, Passenger, System};

/// A known culture that buys a good.
#[derive(Clone, Copy, Debug)]
struct Buyer {
    culture: Culture,
    system: System,
    /// The mean of what it pays now and what it pays usually.
    price: f64,
}

/// What does not change in the middle of a plan: who buys what, and what is on sale.
#[derive(Clone, Debug)]
pub(super) struct Trade {
    buyers: Vec<Buyer>,
    /// Where the buyers of each good begin, by `Good`, and where the last ones end.
    first: [u8; Good::COUNT + 1],
    /// What a good brings whose buyers are partly unknown, with enough time; 0 if they are all known.
    unknown: [f64; Good::COUNT],
    /// Goods on sale, with their prices.
    sold: Vec<(Culture, Good, u8, i32)>,
}

impl Trade {
    pub(super) fn of(board: &Board, seat: Seat, n_hidden: usize, weights: &Weights) -> Self {
        let mut trade = Self {
            buyers: Vec::with_capacity(64),
            first: [0; Good::COUNT + 1],
            unknown: [0.0; Good::COUNT],
            sold: Vec::new(),
        };
        for good in Good::all() {
            let card = &board.pack[good];
            let mut n_unknown = 0;
            for culture in &card.buyers {
                let Some(system) = board.system_of(*culture) else {
                    n_unknown += 1;
                    continue;
                };
                let now = board.market_state(*culture, good);
                let now = now.map_or(card.resale[0], |it| card.resale[it.at()]);
                let price = f64::from(now + card.resale[1]) / 2.0;
                trade.buyers.push(Buyer { culture: *culture, system, price });
            }
            trade.first[good.at() + 1] = trade.buyers.len() as u8;
            if n_unknown > 0 {
                let chance = (f64::from(n_unknown) * 3.0 / n_hidden.max(1) as f64).min(1.0);
                trade.unknown[good.at()] = f64::from(card.resale[1]) * weights.unknown * chance;
            }
        }
        for culture in Culture::all() {
            for good in Good::all().filter(|good| !board.turn.left.0.has(*good)) {
                let n = board.offers[culture.at()][good.at()];
                if n > 0 {
                    trade.sold.push((culture, good, n, board.price_of_good(seat, culture, good).into()));
                }
            }
        }
        trade
    }

    fn buyers(&self, good: Good) -> &[Buyer] {
        &self.buyers[usize::from(self.first[good.at()])..usize::from(self.first[good.at() + 1])]
    }

    /// What a culture sells: each good, how many there are, and the price.
    pub(super) fn sold(&self, by: Culture) -> impl Iterator<Item = (Good, u8, i32)> + use<'_> {
        let from = self.sold.partition_point(|sold| sold.0 < by);
        let all = self.sold[from..].iter().take_while(move |sold| sold.0 == by);
        all.map(|(_, good, n, price)| (*good, *n, *price))
    }
}

impl Planning<'_> {
    /// The value of the cargo when no more stops are examined.
    pub(super) fn ends(&self, mooring: Option<usize>, hold: &Hold, left: f64) -> f64 {
        let Some(mooring) = mooring else { return 0.0 };
        let goods = Good::all().filter(|good| hold.goods[good.at()] > 0);
        let goods = goods.map(|good| f64::from(hold.goods[good.at()]) * self.prospect(good, mooring, left));
        let fares = hold.passengers.iter().map(|it| self.fare_ahead(it, mooring, left));
        goods.sum::<f64>() + fares.sum::<f64>()
    }

    /// What a good aboard will probably bring from here.
    pub(super) fn prospect(&self, good: Good, mooring: usize, left: f64) -> f64 {
        self.prospect_where(good, mooring, left, |_| true)
    }

    /// The same, without one culture.
    pub(super) fn prospect_but(&self, good: Good, but: Culture, mooring: usize, left: f64) -> f64 {
        self.prospect_where(good, mooring, left, |buyer| buyer != but)
    }

    fn prospect_where(
        &self,
        good: Good,
        mooring: usize,
        left: f64,
        is_asked: impl Fn(Culture) -> bool,
    ) -> f64 {
        let mut best = 0.0_f64;
        for buyer in self.trade.buyers(good).iter().filter(|buyer| is_asked(buyer.culture)) {
            let away = self.chart.between(mooring, buyer.system);
            if away <= left {
                let price = buyer.price + self.zeal(good, buyer.price, left - away);
                let in_time = if away + 1.0 <= left { 1.0 } else { 0.6 };
                best = best.max(price * in_time * self.weights.prospect - away * self.weights.carry);
            }
        }
        if left > 4.0 {
            best = best.max(self.trade.unknown[good.at()] * (left / 12.0).min(1.0));
        }
        best
    }

    /// The value of a sale for open challenges.
    pub(super) fn zeal(&self, good: Good, price: f64, left: f64) -> f64 {
        self.urges.sales(1, left) + self.urges.money(price, -f64::from(self.view.pack[good].cost), left)
    }

    /// What a passenger aboard will probably pay.
    pub(super) fn fare_ahead(&self, passenger: Passenger, mooring: usize, left: f64) -> f64 {
        let fare = self.fare(passenger);
        match self.destination(passenger) {
            Some(system) => {
                let away = self.chart.between(mooring, system);
                let fare = fare + self.urges.delivery(left - away);
                if away <= left { fare * self.weights.prospect - away * self.weights.carry } else { 0.0 }
            }
            None => fare * self.weights.unknown * ((left - 4.0) / 12.0).clamp(0.0, 1.0),
        }
    }

    /// What a passenger pays, fame included.
    pub(super) fn fare(&self, passenger: Passenger) -> f64 {
        let card = &self.view.pack[passenger];
        let fame = f64::from(card.fame) * f64::from(self.view.pack.constants.credits_per_fame);
        f64::from(card.fare) + fame + self.tip
    }

    /// The destination of a passenger, if it is known.
    fn destination(&self, passenger: Passenger) -> Option<System> {
        match self.view.pack[passenger].to {
            Some(culture) => self.view.system_of(culture),
            None => self.view.pack[self.view.pack.base()].system,
        }
    }

    /// Cultures that may be in an undiscovered system.
    pub(super) fn suspects(&self, system: System) -> Vec<Culture> {
        self.view.known[system.at()].map_or_else(|| self.hidden.clone(), |culture| vec![culture])
    }
}

//! Expected values of cargo and of unknown places.

use super::plan::{Hold, Planning};
use engine::Index;
use merchant_of_venus::ids::{Culture, Good, Passenger, System};

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
        let card = &self.view.pack[good];
        let mut best = 0.0_f64;
        let mut n_hidden = 0;
        for buyer in card.buyers.iter().filter(|buyer| is_asked(**buyer)) {
            let Some(system) = self.view.system_of(*buyer) else {
                n_hidden += 1;
                continue;
            };
            let away = self.chart.between(mooring, system);
            if away <= left {
                let now =
                    self.view.market_state(*buyer, good).map_or(card.resale[0], |it| card.resale[it.at()]);
                let price = f64::from(now + card.resale[1]) / 2.0;
                let price = price + self.zeal(good, price, left - away);
                let in_time = if away + 1.0 <= left { 1.0 } else { 0.6 };
                best = best.max(price * in_time * self.weights.prospect - away * self.weights.carry);
            }
        }
        if n_hidden > 0 && left > 4.0 {
            let chance = (f64::from(n_hidden) * 3.0 / self.hidden.len().max(1) as f64).min(1.0);
            let in_time = (left / 12.0).min(1.0);
            best = best.max(f64::from(card.resale[1]) * self.weights.unknown * chance * in_time);
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

//! Journeys from market to market, and what they bring.

use super::chart::Chart;
use super::estate::{liquidity, n_dots};
use super::{Weights, market};
use engine::{Bits, Index, Seat};
use merchant_of_venus::View;
use merchant_of_venus::cards::SystemKind;
use merchant_of_venus::ids::{Culture, Good, Passenger, System};
use merchant_of_venus::query::Place;

/// How many first stops are looked at more closely.
const N_CANDIDATES: usize = 6;

/// What is aboard in the middle of a plan.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hold {
    pub(super) cash: i32,
    pub(super) goods: [u8; Good::COUNT],
    pub(super) passengers: Bits<Passenger>,
    /// Dots that are free.
    pub(super) room: i32,
    /// Goods that the plan has bought so far: nobody can buy them again.
    pub(super) bought: [u8; Good::COUNT],
    /// Where the plan has sold last, and how often that market has moved for it.
    pub(super) moved: Option<(Culture, usize)>,
}

/// How many actions a stop allows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Actions {
    pub(super) buys: u8,
    pub(super) sells: u8,
}

impl Actions {
    /// As many as one likes, for whoever stays.
    pub(super) const ANY: Self = Self { buys: u8::MAX, sells: u8::MAX };
}

/// The table as a planner sees it.
pub(super) struct Planning<'p> {
    pub(super) view: &'p View,
    pub(super) seat: Seat,
    pub(super) chart: &'p Chart,
    pub(super) weights: &'p Weights,
    /// What completing the open missions brings, by `System`.
    missions: [f64; System::COUNT],
    /// Turns that are left.
    turns: f64,
    /// Cultures that nobody has found yet.
    hidden: Vec<Culture>,
}

/// A stop that could be made next.
#[derive(Clone, Copy, Debug)]
struct Stop {
    mooring: usize,
    turns: f64,
    /// Whether a turn is spent there without moving, so that there is no limit to trade.
    stays: bool,
    /// Whether the ship is there already.
    is_here: bool,
}

/// Where the ship is, if at a mooring.
#[derive(Clone, Copy, Debug)]
pub(super) struct Here {
    pub(super) mooring: Option<usize>,
    /// Whether a turn could be spent there, and how many stops would be looked at after it.
    pub(super) stay: Option<u8>,
}

impl Here {
    /// In space, or about to leave.
    pub(super) const NOWHERE: Self = Self { mooring: None, stay: None };
}

/// The best plan.
#[derive(Clone, Copy, Debug)]
pub(super) struct Best {
    pub(super) worth: f64,
    /// Its first stop, if it has any.
    pub(super) mooring: Option<usize>,
    /// When that is reached.
    pub(super) turns: f64,
}

impl Best {
    fn take(&mut self, worth: f64, stop: Stop) {
        if worth > self.worth {
            let turns = if stop.stays { stop.turns - 1.0 } else { stop.turns };
            *self = Self { worth, mooring: Some(stop.mooring), turns };
        }
    }
}

impl<'p> Planning<'p> {
    pub(super) fn new(
        view: &'p View,
        seat: Seat,
        chart: &'p Chart,
        turns: f64,
        weights: &'p Weights,
    ) -> Self {
        let hidden = Culture::all().filter(|culture| view.system_of(*culture).is_none()).collect();
        let mut planning = Self { view, seat, chart, weights, missions: [0.0; System::COUNT], turns, hidden };
        planning.missions = planning.errands();
        planning
    }

    /// What the open missions bring in each system, as far as they could be completed there as things are.
    fn errands(&self) -> [f64; System::COUNT] {
        let mut errands = [0.0; System::COUNT];
        let (board, pack) = (&self.view.board, self.view.pack.pack());
        for open in board.merchants[self.seat].missions.iter() {
            let card = &pack[open.mission];
            let Some(system) = card.system else { continue };
            let Some(mooring) = self.chart.moorings.iter().find(|mooring| mooring.system == system) else {
                continue;
            };
            let mut there = *board;
            there.merchants[self.seat].ship = mooring.space;
            if !there.can_complete(self.seat, open.mission, true) {
                continue;
            }
            let fame = f64::from(card.fame) * f64::from(pack.constants.credits_per_fame);
            errands[system.at()] += fame + self.weights.reward;
        }
        errands
    }

    pub(super) fn hold(&self) -> Hold {
        let merchant = &self.view.merchants[self.seat];
        let passengers: i32 =
            merchant.passengers.iter().map(|it| i32::from(self.view.pack[it].capacity)).sum();
        Hold {
            cash: merchant.credits as i32,
            goods: merchant.goods,
            passengers: merchant.passengers,
            room: n_dots(self.view, self.seat) - i32::from(merchant.n_goods()) - passengers,
            bought: [0; Good::COUNT],
            moved: None,
        }
    }

    /// The most that the stops ahead can bring. `reach` says in how many turns each mooring can be reached.
    pub(super) fn best(&self, reach: &[f64], hold: &Hold, turns: f64, depth: u8, here: Here) -> Best {
        let idle = self.ends(here.mooring, hold, turns) + turns * self.weights.turn * 0.5;
        let mut best = Best { worth: idle, mooring: None, turns: 0.0 };
        if let Some((mooring, depth)) = here.mooring.zip(here.stay).filter(|_| turns >= 1.0) {
            let stay = Stop { mooring, turns: 1.0, stays: true, is_here: true };
            best.take(self.at_stop(stay, hold, turns, depth), stay);
        }
        let mut stops: Vec<(f64, Stop)> = Vec::with_capacity(40);
        for stop in self.stops(reach, turns, here) {
            stops.push((self.at_stop(stop, hold, turns, 0), stop));
        }
        if depth > 1 {
            stops.sort_by(|a, b| b.0.total_cmp(&a.0));
            stops.truncate(N_CANDIDATES);
            for (worth, stop) in &mut stops {
                *worth = self.at_stop(*stop, hold, turns, depth - 1);
            }
        }
        stops.into_iter().for_each(|(worth, stop)| best.take(worth, stop));
        best
    }

    /// The next stops: the nearest mooring of each system, for a moment or for a turn more.
    fn stops(&self, reach: &[f64], turns: f64, here: Here) -> Vec<Stop> {
        let mut nearest: [Option<(usize, f64)>; System::COUNT] = [None; System::COUNT];
        let but = here.mooring.map(|mooring| self.chart.moorings[mooring].system);
        for (mooring, at) in self.chart.moorings.iter().enumerate() {
            let known = &mut nearest[at.system.at()];
            let away = reach[mooring];
            if Some(at.system) != but && away <= turns && known.is_none_or(|(_, other)| away < other) {
                *known = Some((mooring, away));
            }
        }
        let mut stops = Vec::with_capacity(40);
        for (mooring, away) in nearest.into_iter().flatten() {
            stops.push(Stop { mooring, turns: away, stays: false, is_here: false });
            let system = self.chart.moorings[mooring].system;
            if away + 1.0 <= turns && self.view.discovered[system.at()].is_some() {
                stops.push(Stop { mooring, turns: away + 1.0, stays: true, is_here: false });
            }
        }
        stops
    }

    /// What a stop brings, and the stops after it.
    fn at_stop(&self, stop: Stop, hold: &Hold, turns: f64, depth: u8) -> f64 {
        let mut hold = *hold;
        let left = turns - stop.turns;
        let system = self.chart.moorings[stop.mooring].system;
        let is_system = self.view.pack[system].kind == SystemKind::System;
        let mut gained = if stop.is_here { 0.0 } else { self.missions[system.at()] };
        if is_system && self.view.discovered[system.at()].is_none() {
            gained += market::contact(self, &hold, system, stop.mooring, left);
        } else {
            let actions = if stop.stays { Actions::ANY } else { Actions { buys: 1, sells: 1 } };
            gained += self.business(&mut hold, stop.mooring, actions, left);
        }
        if depth == 0 || left < 1.0 {
            return gained + self.ends(Some(stop.mooring), &hold, left) + left * self.weights.turn;
        }
        let reach: Vec<f64> =
            self.chart.moorings.iter().map(|to| self.chart.between(stop.mooring, to.system)).collect();
        // Whoever has traded at will has no reason to stay; whoever has not may yet.
        let here = Here { mooring: Some(stop.mooring), stay: (!stop.stays).then_some(depth) };
        gained + self.best(&reach, &hold, left, depth, here).worth
    }

    /// Trades at a mooring as far as the actions go: what comes in, less what is paid.
    pub(super) fn business(&self, hold: &mut Hold, mooring: usize, actions: Actions, left: f64) -> f64 {
        let system = self.chart.moorings[mooring].system;
        let place = Place::of(self.view.discovered[system.at()]);
        let before = hold.cash;
        let mut gained = market::deliver(self, hold, place);
        if let Some(culture) = place.culture() {
            market::sell(self, hold, culture, mooring, actions.sells, left);
            gained -= market::buy(self, hold, culture, mooring, actions.buys, left);
        }
        market::board(self, hold, place, mooring, left);
        gained + self.purse(hold.cash) - self.purse(before)
    }

    /// What can be completed at a mooring.
    pub(super) fn errand(&self, mooring: usize) -> f64 {
        self.missions[self.chart.moorings[mooring].system.at()]
    }

    /// What cash is worth.
    fn purse(&self, cash: i32) -> f64 {
        f64::from(cash) + liquidity(f64::from(cash), self.turns, self.weights)
    }

    /// What is still aboard when no more stops are looked at.
    fn ends(&self, mooring: Option<usize>, hold: &Hold, left: f64) -> f64 {
        let Some(mooring) = mooring else { return 0.0 };
        let goods = Good::all().filter(|good| hold.goods[good.at()] > 0);
        let goods = goods.map(|good| f64::from(hold.goods[good.at()]) * self.prospect(good, mooring, left));
        let fares = hold.passengers.iter().map(|it| self.fare_ahead(it, mooring, left));
        goods.sum::<f64>() + fares.sum::<f64>()
    }

    /// What a good aboard is likely to bring from here.
    pub(super) fn prospect(&self, good: Good, mooring: usize, left: f64) -> f64 {
        self.prospect_where(good, mooring, left, |_| true)
    }

    /// The same anywhere but at one culture.
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

    /// What a passenger aboard is likely to pay.
    pub(super) fn fare_ahead(&self, passenger: Passenger, mooring: usize, left: f64) -> f64 {
        let fare = self.fare(passenger);
        match self.destination(passenger) {
            Some(system) => {
                let away = self.chart.between(mooring, system);
                if away <= left { fare * self.weights.prospect - away * self.weights.carry } else { 0.0 }
            }
            None => fare * self.weights.unknown * ((left - 4.0) / 12.0).clamp(0.0, 1.0),
        }
    }

    /// What a passenger pays, fame included.
    pub(super) fn fare(&self, passenger: Passenger) -> f64 {
        let card = &self.view.pack[passenger];
        f64::from(card.fare) + f64::from(card.fame) * f64::from(self.view.pack.constants.credits_per_fame)
    }

    /// Where a passenger wants to go, if that is known.
    fn destination(&self, passenger: Passenger) -> Option<System> {
        match self.view.pack[passenger].to {
            Some(culture) => self.view.system_of(culture),
            None => self.view.pack[self.view.pack.base()].system,
        }
    }

    /// Cultures that may live in a system nobody has been to.
    pub(super) fn suspects(&self, system: System) -> Vec<Culture> {
        self.view.known[system.at()].map_or_else(|| self.hidden.clone(), |culture| vec![culture])
    }
}

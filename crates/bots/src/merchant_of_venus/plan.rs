//! Journeys from market to market, and what they bring.

use super::chart::Chart;
use super::errands::destinations;
use super::estate::{liquidity, n_dots};
use super::fittings::tip;
use super::prospects::Trade;
use super::trials::{Urges, stock};
use super::{Weights, market, wares};
use engine::{Bits, Index, Quick, Seat};
use merchant_of_venus::View;
use merchant_of_venus::cards::SystemKind;
use merchant_of_venus::effect::Quantity;
use merchant_of_venus::ids::{Culture, Good, Mission, Passenger, System};
use merchant_of_venus::query::Place;

/// Rounds in which a trader with a blurred sight makes the same error.
const ERROR_LASTS: u8 = 4;

/// What is aboard in the middle of a plan.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hold {
    pub(super) cash: i32,
    pub(super) goods: [u8; Good::COUNT],
    pub(super) passengers: Bits<Passenger>,
    /// Dots that are free.
    pub(super) room: i32,
    /// Goods that the plan has bought so far and that cannot be bought again.
    pub(super) bought: [u8; Good::COUNT],
    /// What the plan has paid from First Contact cards, by `Culture`.
    pub(super) from_card: [u16; Culture::COUNT],
    /// Where the plan sold last, and how often that market has changed since.
    pub(super) moved: Option<(Culture, usize)>,
}

/// How many actions a stop allows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Actions {
    pub(super) buys: u8,
    pub(super) sells: u8,
}

impl Actions {
    /// Any number, for a player who stays.
    pub(super) const ANY: Self = Self { buys: u8::MAX, sells: u8::MAX };
}

/// The table from the perspective of a planner.
pub(super) struct Planning<'p> {
    pub(super) view: &'p View,
    pub(super) seat: Seat,
    pub(super) chart: &'p Chart,
    pub(super) weights: &'p Weights,
    /// Open missions with a destination.
    pub(super) destinations: Vec<(Mission, System)>,
    /// What a delivered passenger pays besides the fare.
    pub(super) tip: f64,
    /// Whether passengers need no room.
    pub(super) has_tanks: bool,
    /// What open challenges need.
    pub(super) urges: Urges,
    /// Turns that are left.
    pub(super) turns: f64,
    /// Who buys what, and what is on sale.
    pub(super) trade: Trade,
    /// Cultures that have not been discovered yet.
    pub(super) hidden: Vec<Culture>,
    /// By how much the trader misjudges what each system brings, by `System`.
    errors: [f64; System::COUNT],
}

/// A stop that could be made next.
#[derive(Clone, Copy, Debug)]
struct Stop {
    mooring: usize,
    turns: f64,
    /// Whether the ship spends a turn there without moving, so that trade has no limit.
    stays: bool,
    /// Whether the ship is there already.
    is_here: bool,
}

/// Where the ship is, if at a mooring.
#[derive(Clone, Copy, Debug)]
pub(super) struct Here {
    pub(super) mooring: Option<usize>,
    /// Whether a turn could be spent there, and how many stops would be examined after it.
    pub(super) stay: Option<u8>,
}

impl Here {
    /// In space, or about to leave.
    pub(super) const NOWHERE: Self = Self { mooring: None, stay: None };
}

/// A stop of a plan.
#[derive(Clone, Copy, Debug)]
pub(super) struct Visit {
    pub(super) mooring: usize,
    /// Turns until it is reached, from the stop before it.
    pub(super) turns: f64,
    /// Turns until it is over, from the stop before it.
    pub(super) until: f64,
    /// What it brings, in credits.
    pub(super) gained: f64,
}

/// The best plan.
#[derive(Clone, Copy, Debug)]
pub(super) struct Best {
    pub(super) worth: f64,
    /// Its first stop, if there is one.
    pub(super) first: Option<Visit>,
    /// The stop after it, if the plan looks so far.
    pub(super) second: Option<Visit>,
    /// What the cargo is worth that is aboard after the last stop.
    pub(super) cargo: f64,
}

/// What a stop and the stops after it bring.
struct Stay {
    worth: f64,
    gained: f64,
    next: Option<Visit>,
    /// What the cargo is worth after the last stop.
    cargo: f64,
}

impl Best {
    fn take(&mut self, stay: &Stay, stop: Stop) {
        if stay.worth > self.worth {
            let turns = if stop.stays { stop.turns - 1.0 } else { stop.turns };
            let first = Visit { mooring: stop.mooring, turns, until: stop.turns, gained: stay.gained };
            *self = Self { worth: stay.worth, first: Some(first), second: stay.next, cargo: stay.cargo };
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
        let hidden: Vec<Culture> =
            Culture::all().filter(|culture| view.system_of(*culture).is_none()).collect();
        let trade = Trade::of(view, seat, hidden.len(), weights);
        let (destinations, urges) = (destinations(view, seat), Urges::of(view, seat, weights));
        let has_tanks = view.modified(seat, Quantity::PassengerCapacity, 1) == 0;
        let tip = tip(view, seat);
        let errors = errors(view, seat, weights);
        Self { view, seat, chart, weights, destinations, tip, has_tanks, urges, turns, trade, hidden, errors }
    }

    pub(super) fn hold(&self) -> Hold {
        let merchant = &self.view.merchants[self.seat];
        let passengers: i32 = merchant.passengers.iter().map(|it| self.berth(it)).sum();
        Hold {
            cash: merchant.credits as i32,
            goods: merchant.goods,
            passengers: merchant.passengers,
            room: n_dots(self.view, self.seat) - i32::from(merchant.n_goods()) - passengers,
            bought: [0; Good::COUNT],
            from_card: [0; Culture::COUNT],
            moved: None,
        }
    }

    /// Dots that a passenger needs.
    pub(super) fn berth(&self, passenger: Passenger) -> i32 {
        if self.has_tanks { 0 } else { i32::from(self.view.pack[passenger].capacity) }
    }

    /// Credits left on the First Contact card of a culture in the middle of a plan.
    pub(super) fn card(&self, hold: &Hold, culture: Culture) -> i32 {
        self.view.contact_credits(self.seat, culture) as i32 - i32::from(hold.from_card[culture.at()])
    }

    /// The most that the next stops can bring. `reach` gives the number of turns to each mooring.
    pub(super) fn best(&self, reach: &[f64], hold: &Hold, turns: f64, depth: u8, here: Here) -> Best {
        let cargo = self.ends(here.mooring, hold, turns);
        let idle = cargo + turns * self.weights.turn * 0.5;
        let mut best = Best { worth: idle, first: None, second: None, cargo };
        if let Some((mooring, depth)) = here.mooring.zip(here.stay).filter(|_| turns >= 1.0) {
            let stay = Stop { mooring, turns: 1.0, stays: true, is_here: true };
            best.take(&self.at_stop(stay, hold, turns, depth), stay);
        }
        let mut stops: Vec<(Stay, Stop)> = Vec::with_capacity(40);
        for stop in self.stops(reach, turns, here) {
            stops.push((self.at_stop(stop, hold, turns, 0), stop));
        }
        if depth > 1 {
            stops.sort_by(|a, b| b.0.worth.total_cmp(&a.0.worth));
            stops.truncate(self.weights.candidates as usize);
            for (stay, stop) in &mut stops {
                *stay = self.at_stop(*stop, hold, turns, depth - 1);
            }
        }
        stops.iter().for_each(|(stay, stop)| best.take(stay, *stop));
        best
    }

    /// The next stops: the nearest mooring of each system, for a short stop or for one more turn.
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
    fn at_stop(&self, stop: Stop, hold: &Hold, turns: f64, depth: u8) -> Stay {
        let mut hold = *hold;
        let left = turns - stop.turns;
        let system = self.chart.moorings[stop.mooring].system;
        let is_system = self.view.pack[system].kind == SystemKind::System;
        let (mut gained, before) = (0.0, hold);
        if is_system && self.view.discovered[system.at()].is_none() {
            gained += market::contact(self, &hold, system, stop.mooring, left);
        } else {
            let actions = if stop.stays { Actions::ANY } else { Actions { buys: 1, sells: 1 } };
            gained += self.business(&mut hold, stop.mooring, actions, left);
        }
        if !stop.is_here && !self.destinations.is_empty() {
            gained += self.errands_with(&before, &hold, stop.mooring);
        }
        gained *= self.errors[system.at()];
        if depth == 0 || left < 1.0 {
            let cargo = self.ends(Some(stop.mooring), &hold, left);
            let worth = gained + cargo + left * self.weights.turn;
            return Stay { worth, gained, next: None, cargo };
        }
        let reach: Vec<f64> =
            self.chart.moorings.iter().map(|to| self.chart.between(stop.mooring, to.system)).collect();
        // A player who has traded without limit has no reason to stay; a player who has not may still do so.
        let here = Here { mooring: Some(stop.mooring), stay: (!stop.stays).then_some(depth) };
        let best = self.best(&reach, &hold, left, depth, here);
        Stay { worth: gained + best.worth, gained, next: best.first, cargo: best.cargo }
    }

    /// Trades at a mooring within the limit of actions: income minus payments.
    pub(super) fn business(&self, hold: &mut Hold, mooring: usize, actions: Actions, left: f64) -> f64 {
        let system = self.chart.moorings[mooring].system;
        let place = Place::of(self.view.discovered[system.at()]);
        let before = (hold.cash, stock(self.view, &hold.goods));
        let mut gained = market::deliver(self, hold, place, left);
        if let Some(culture) = place.culture() {
            let n_sold = market::sell(self, hold, culture, mooring, actions.sells, left);
            gained += self.urges.sales(n_sold, left);
        }
        if actions.buys > 0 {
            gained += wares::shop(self, hold, place, mooring, left);
        }
        if let Some(culture) = place.culture() {
            gained -= market::buy(self, hold, culture, mooring, actions.buys, left);
        }
        market::board(self, hold, place, mooring, left);
        let (cash, goods) = (f64::from(hold.cash - before.0), stock(self.view, &hold.goods) - before.1);
        gained + self.urges.money(cash, goods, left) + self.purse(hold.cash) - self.purse(before.0)
    }

    /// What can be completed at a mooring.
    pub(super) fn errand(&self, mooring: usize) -> f64 {
        let hold = self.hold();
        self.errands_with(&hold, &hold, mooring)
    }

    /// What cash is worth.
    fn purse(&self, cash: i32) -> f64 {
        f64::from(cash) + liquidity(f64::from(cash), self.turns, self.weights)
    }
}

/// By how much the trader misjudges what each system brings. The errors stay the same for some rounds and for every
/// bot at the table, so that a ship does not turn round in the middle of a flight.
fn errors(view: &View, seat: Seat, weights: &Weights) -> [f64; System::COUNT] {
    let mut errors = [1.0; System::COUNT];
    if weights.blur <= 0.0 {
        return errors;
    }
    let period = view.round / ERROR_LASTS;
    for system in System::all() {
        let pilots = view.merchants.iter().map(|(_, merchant)| merchant.pilot.at() as u8);
        let parts = [seat.0, view.first.0, period, system.at() as u8].into_iter().chain(pilots);
        let seed = parts.fold(0, |seed, part| Quick::seeded(seed ^ u64::from(part)).word());
        let error = (seed >> 40) as f64 / (1_u64 << 23) as f64 - 1.0;
        errors[system.at()] = 1.0 + weights.blur * error;
    }
    errors
}

//! The value of a state for a trader: what it has, and what its best plan brings.

use super::Weights;
use super::chart::{Chart, Mooring, Start};
use super::estate::estate;
use super::plan::{Actions, Best, Here, Planning, Visit};
use engine::{Game, Log, Seat, Turn, Viewer};
use merchant_of_venus::effect::Quantity;
use merchant_of_venus::ids::{Source, Space};
use merchant_of_venus::query::Kind;
use merchant_of_venus::{Action, Board, Decision, State, View};

/// How far the turn of a seat has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// The ship moves, with points left.
    Moving,
    /// Business is done.
    Trading,
    /// The next decision is where to head.
    Between,
}

/// The value of a state, and the best plan from there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Voyage {
    pub(super) worth: f64,
    /// The stops of the plan, in order.
    pub(super) stops: [Option<Visit>; 2],
    /// What the cargo is worth that is aboard after the last stop, in credits.
    pub(super) cargo: f64,
}

impl Voyage {
    const fn without_plan(worth: f64) -> Self {
        Self { worth, stops: [None; 2], cargo: 0.0 }
    }

    /// What a seat has, and its best plan.
    fn of(owned: f64, best: &Best) -> Self {
        Self { worth: owned + best.worth, stops: [best.first, best.second], cargo: best.cargo }
    }
}

/// What is needed to compare the actions of one decision.
pub(super) struct Sight<'s> {
    pub(super) chart: &'s Chart,
    pub(super) weights: &'s Weights,
    /// The seat whose plans are evaluated.
    pub(super) captain: Seat,
    /// What is asked.
    pub(super) root: Decision,
}

impl Sight<'_> {
    /// The average value of an action.
    pub(super) fn tried(&self, worlds: &[State], seat: Seat, action: Action) -> f64 {
        let mut sum = 0.0;
        for (n, world) in worlds.iter().enumerate() {
            let mut log = Log::silent();
            let mut world = *world;
            world.apply(seat, action, &mut log);
            sum += self.settled(&world, seat, action);
            // An action that shows nothing hidden has the same value in all imagined states.
            if n == 0 && !log.revealed() {
                return sum - self.haste(action);
            }
        }
        sum / worlds.len() as f64 - self.haste(action)
    }

    /// The value after an action, or after the best of the choices that it leads to.
    fn settled(&self, world: &State, seat: Seat, action: Action) -> f64 {
        let worth = self.worth(world);
        let technology = match action {
            Action::Power(technology, _) | Action::Use(Source::Technology(technology)) => technology,
            _ => return worth,
        };
        let asks = matches!(world.decision(seat), Some(Decision::ChooseSystem(_) | Decision::Shuttle));
        let follows = |next: &Action| asks || *next == Action::Use(Source::Technology(technology));
        let mut legal = Vec::new();
        world.legal(seat, &mut legal);
        let next = legal.into_iter().filter(follows).map(|next| {
            let mut world = *world;
            world.apply(seat, next, &mut Log::silent());
            self.settled(&world, seat, next)
        });
        if asks { next.fold(f64::NEG_INFINITY, f64::max) } else { next.fold(worth, f64::max) }
    }

    /// The value of a die on an upgrade in a fight: the best fight after it.
    pub(super) fn armed(&self, worlds: &[State], seat: Seat, action: Action) -> f64 {
        let armed: Vec<State> = worlds
            .iter()
            .map(|world| {
                let mut world = *world;
                world.apply(seat, action, &mut Log::silent());
                world
            })
            .collect();
        let mut legal = Vec::new();
        armed[0].legal(seat, &mut legal);
        let fights = legal.into_iter().filter(|next| matches!(next, Action::Fight(_)));
        let best = fights.map(|next| self.tried(&armed, seat, next)).fold(f64::NEG_INFINITY, f64::max);
        best - self.haste(action)
    }

    /// A little less for actions without an effect of their own, so that among equals the ship moves on.
    fn haste(&self, action: Action) -> f64 {
        match action {
            Action::Use(_) | Action::Intel(_) | Action::Power(..) => 0.5,
            // Drives are bought to be used, so they are not switched off.
            Action::SwitchOff(_) => 100.0,
            Action::Navigate(_) | Action::Stay => 0.1,
            _ => 0.0,
        }
    }

    /// What the best removal of cargo would bring: opening the hatch alone brings nothing.
    pub(super) fn unloaded(&self, world: &State, seat: Seat) -> f64 {
        let mut world = *world;
        world.apply(seat, Action::Cargo, &mut Log::silent());
        let mut legal = Vec::new();
        world.legal(seat, &mut legal);
        let taken_off = legal.into_iter().filter(|action| *action != Action::Done);
        taken_off.map(|action| self.tried(&[world], seat, action)).fold(f64::NEG_INFINITY, f64::max)
    }

    /// The value of a ship that another player steers: that player chooses the worst for it.
    fn steered(&self, world: &State, by: Seat) -> f64 {
        let mut legal = Vec::new();
        world.legal(by, &mut legal);
        let exits = legal.into_iter().map(|action| {
            let mut world = *world;
            world.apply(by, action, &mut Log::silent());
            self.worth(&world)
        });
        exits.fold(f64::INFINITY, f64::min)
    }

    /// The value of the state for the captain.
    pub(super) fn worth(&self, world: &State) -> f64 {
        self.voyage(world).worth
    }

    /// The value of the state for the captain, and the plan behind it.
    pub(super) fn voyage(&self, world: &State) -> Voyage {
        let steering = world.awaiting().iter().find(|seat| world.decision(*seat) == Some(Decision::Steer));
        if let Some(by) = steering.filter(|_| world.view(Viewer::Spectator).turn.seat == self.captain) {
            return Voyage::without_plan(self.steered(world, by));
        }
        let view = world.view(Viewer::Seat(self.captain));
        if view.is_over() {
            return Voyage::without_plan(estate(&view, self.captain, 0.0, self.weights));
        }
        let decision = world.decision(self.captain);
        let ship = view.merchants[self.captain].ship;
        match phase(&view, self.captain, decision) {
            Phase::Between => {
                let begins = view.turn.seat == self.captain && decision == Some(Decision::Start);
                let turns = turns_after(&view, self.captain) + f64::from(u8::from(begins));
                self.planned(&view, Start::at(ship), turns)
            }
            Phase::Moving => self.planned(&view, under_way(&view, ship), turns_after(&view, self.captain)),
            Phase::Trading => self.trading(&view, ship),
        }
    }

    /// The action that lands where the best plan wants to land now, with the value of the plan. The value of a stop
    /// is an estimate before landing and known after it. A trader that compared the two would skip every stop that it
    /// had slightly overestimated.
    pub(super) fn landing(&self, turn: &Turn<State>) -> Option<(Action, f64)> {
        if turn.decision != Decision::Move {
            return None;
        }
        let ship = turn.view.merchants[self.captain].ship;
        let (estate, best) =
            self.plan(&turn.view, under_way(&turn.view, ship), turns_after(&turn.view, self.captain));
        let first = best.first?;
        let space = self.chart.moorings[first.mooring].space;
        let action = if space == ship { Action::Land } else { Action::Go(space) };
        let is_city = turn.view.kind(space) == Kind::City;
        let lands = action == Action::Land || is_city;
        (lands && first.turns < 0.5).then_some((action, estate + best.worth + 1.0))
    }

    /// The value of heading for a space, before the dice are rolled.
    pub(super) fn heading(&self, view: &View, first: Option<Space>) -> f64 {
        self.headed(view, first).worth
    }

    /// The same with the plan.
    pub(super) fn headed(&self, view: &View, first: Option<Space>) -> Voyage {
        let start = Start { first, ..Start::at(view.merchants[self.captain].ship) };
        let turns = turns_after(view, self.captain) + 1.0;
        let planning = Planning::new(view, self.captain, self.chart, turns, self.weights);
        let reach = self.reach(view, start);
        let best = planning.best(&reach, &planning.hold(), turns, self.n_stops(), Here::NOWHERE);
        Voyage::of(estate(view, self.captain, turns, self.weights), &best)
    }

    fn planned(&self, view: &View, start: Start, turns: f64) -> Voyage {
        let (estate, best) = self.plan(view, start, turns);
        Voyage::of(estate, &best)
    }

    /// What the seat has, and its best plan from there.
    fn plan(&self, view: &View, start: Start, turns: f64) -> (f64, Best) {
        let planning = Planning::new(view, self.captain, self.chart, turns, self.weights);
        let reach = self.reach(view, start);
        let mooring = self.mooring(start.space).filter(|_| start.points == 0);
        // Staying adds to the stop before it, but at the start of a turn it is a separate stop.
        let stay = if self.root == Decision::Start { self.n_stops() - 1 } else { self.depth() };
        let here = Here { mooring, stay: Some(stay) };
        let best = planning.best(&reach, &planning.hold(), turns, self.depth(), here);
        (estate(view, self.captain, turns, self.weights), best)
    }

    /// Business continues where the ship is, within the rules, and then at the next stop.
    fn trading(&self, view: &View, ship: Space) -> Voyage {
        let turns = turns_after(view, self.captain);
        let Some(mooring) = self.mooring(ship) else {
            return self.planned(view, Start::at(ship), turns);
        };
        let planning = Planning::new(view, self.captain, self.chart, turns, self.weights);
        let limits = view.limits();
        let left = |most: Option<u8>, done: u8| most.map_or(u8::MAX, |most| most.saturating_sub(done));
        let actions = Actions {
            buys: left(limits.buys, view.turn.n_buys),
            sells: left(limits.sells, view.turn.n_sells),
        };
        let mut hold = planning.hold();
        let is_known = view.place(ship).is_some();
        let gained = if is_known { planning.business(&mut hold, mooring, actions, turns) } else { 0.0 };
        let reach = self.reach(view, Start::at(ship));
        let here = Here { mooring: Some(mooring), stay: view.turn.moved.then_some(self.n_stops() - 1) };
        let owned = estate(view, self.captain, turns, self.weights);
        let best = planning.best(&reach, &hold, turns, self.n_stops() - 1, here);
        let errand = planning.errand(mooring);
        let here = Visit { mooring, turns: 0.0, until: 0.0, gained: errand + gained };
        Voyage { stops: [Some(here), best.first], ..Voyage::of(owned + errand + gained, &best) }
    }

    /// How many stops a plan looks ahead.
    const fn n_stops(&self) -> u8 {
        self.weights.stops as u8
    }

    /// After landing, the present stop is the first stop of a plan.
    fn depth(&self) -> u8 {
        if is_business(self.root) { self.n_stops() - 1 } else { self.n_stops() }
    }

    fn mooring(&self, space: Space) -> Option<usize> {
        self.chart.moorings.iter().position(|mooring| mooring.space == space)
    }

    /// Turns to each mooring.
    fn reach(&self, view: &View, start: Start) -> Vec<f64> {
        let ways = self.chart.ways(view, start);
        // A ship that has not moved must move before it can land.
        let is_start = |space: Space| space == start.space && start.not.is_none();
        let turns = |mooring: &Mooring| match mooring.space {
            space if is_start(space) => f64::INFINITY,
            space => self.chart.turns(ways[space.at()], start.points),
        };
        self.chart.moorings.iter().map(turns).collect()
    }
}

/// Whether this decision is part of business.
fn is_business(decision: Decision) -> bool {
    matches!(decision, Decision::Trade | Decision::Unload)
}

/// How far the turn of a seat has come, determined by its decision.
fn phase(board: &Board, seat: Seat, decision: Option<Decision>) -> Phase {
    let turn = &board.turn;
    if turn.seat != seat || decision == Some(Decision::Start) {
        return Phase::Between;
    }
    if decision.is_some_and(is_business) {
        return Phase::Trading;
    }
    let is_moving = turn.moved && !turn.ended && turn.ends_on.is_none() && turn.points > 0;
    let has_landed = !turn.ended && board.is_landing_place(board.merchants[seat].ship);
    match decision {
        Some(Decision::Declare) => Phase::Between,
        Some(Decision::EndOfMove | Decision::Shuttle) if has_landed => Phase::Trading,
        Some(Decision::Move | Decision::Fight(_)) => Phase::Moving,
        _ if is_moving => Phase::Moving,
        _ if has_landed => Phase::Trading,
        _ => Phase::Between,
    }
}

/// Where a ship is in the middle of its movement.
fn under_way(board: &Board, ship: Space) -> Start {
    let turn = &board.turn;
    let level = i32::from(board.level(turn.seat));
    let most = board.modified(turn.seat, Quantity::AssignLimit, level);
    let values = match board.navigation() {
        Some(value) => 1 << (value - 1),
        None if turn.assigned.len() as i32 >= most => 0,
        None => {
            let free = |at: usize| !turn.assigned.iter().any(|(_, die)| usize::from(*die) == at);
            let dice = turn.dice.iter().enumerate().filter(|(at, _)| free(*at));
            dice.fold(0, |values, (_, die)| values | 1 << (die - 1))
        }
    };
    Start {
        space: ship,
        first: turn.heading.filter(|_| turn.n_steps == 0),
        not: turn.came_from,
        points: u16::from(turn.points) * 10,
        values: Some(values),
    }
}

/// Turns of a seat whose movement is still to come, without the current one.
pub(super) fn turns_after(board: &Board, seat: Seat) -> f64 {
    let n_seats = board.merchants.n_seats();
    let place = |seat: Seat| (seat.0 + n_seats - board.first.0) % n_seats;
    let rounds = f64::from(board.pack.constants.rounds) - f64::from(board.round);
    rounds + f64::from(u8::from(place(seat) > place(board.turn.seat)))
}

//! What happens now, in the terms of the screen, and what an action would bring.

use crate::effect::{Effect, Exchange};
use crate::event::Event;
use crate::flow::{Frame, Turning};
use crate::ids::{EventId, Place};
use crate::score;
use crate::state::{Board, State, View};
use crate::{Action, Decision};
use engine::{Chance, Game, Index, Log, Seat};
use serde::Serialize;

/// The part of a turn (BTS-024).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Mats are picked and their set-up carried out.
    SettingUp,
    /// The pawn moves to a space, and its action is carried out.
    Action,
    /// Growth, mining or trade.
    Production,
    /// Achievements are claimed.
    Achievements,
    /// The anarchists' turn.
    Anarchists,
    /// The game is over.
    Over,
}

impl Board {
    /// The part of the turn that is played now.
    pub fn phase(&self) -> Phase {
        let next = self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Turning(turning) => Some(*turning),
            _ => None,
        });
        match next {
            _ if self.round == 0 => Phase::SettingUp,
            Some(Turning::Begin) => Phase::SettingUp,
            Some(Turning::Act | Turning::AfterAct | Turning::Produce) => Phase::Action,
            Some(Turning::BeforeClaim) => Phase::Production,
            Some(Turning::Claim | Turning::AfterClaim | Turning::End) => Phase::Achievements,
            None if self.is_solo() && !self.is_over() => Phase::Anarchists,
            None => Phase::Over,
        }
    }

    /// The effect whose options are offered, if that is the question.
    pub fn options_asked(&self) -> Option<Effect> {
        match self.frames.last() {
            Some(Frame::Choosing(choosing)) => Some(choosing.effect),
            _ => None,
        }
    }

    /// The place whose system is being colonised, while ships are taken for it.
    pub fn colonising(&self) -> Option<Place> {
        match self.frames.last() {
            Some(Frame::Settling(settling)) => Some(settling.place),
            _ => None,
        }
    }

    /// The event that is being carried out.
    pub fn event_underway(&self) -> Option<EventId> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Turned(turned) => Some(turned.event),
            _ => None,
        })
    }
}

/// What an action would bring to the seat that does it, as far as that is certain.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Forecast {
    /// Ore gained or paid.
    pub ore: i32,
    /// Population gained or used.
    pub pop: i32,
    /// Strength of all ships.
    pub strength: i32,
    /// Points, counted as if the game ended now, without those that depend on hidden information.
    pub points: i32,
    /// Places whose controller would change: the present one and the new one.
    pub control: Vec<(Place, Option<Seat>, Option<Seat>)>,
    /// Whether something hidden is shown, so that there is no undo.
    pub reveals: bool,
    /// What happens immediately, up to where something hidden is shown.
    pub events: Vec<Event>,
}

impl View {
    /// What each of these actions of `seat` would bring, tried in an imagined state.
    pub fn forecasts(&self, seat: Seat, actions: &[Action]) -> Vec<Forecast> {
        let world = State::imagine(self, seat, Chance::seeded(0));
        actions.iter().map(|action| forecast(&world, seat, *action)).collect()
    }

    /// The ore in the cost of an exchange for `seat`.
    pub fn trade_cost(&self, seat: Seat, exchange: Exchange) -> u8 {
        self.trade_rates(seat)[exchange.at()]
    }
}

fn forecast(before: &State, seat: Seat, action: Action) -> Forecast {
    let mut after = *before;
    let mut log = Log::written();
    after.apply(seat, action, &mut log);
    let events: Vec<Event> = log.certain().copied().collect();
    if log.revealed() {
        let [ore, pop] = told(before, &events, seat);
        return Forecast { ore, pop, reveals: true, events, ..Forecast::default() };
    }
    let control = settled(&after, seat);
    let sum = |state: &State| {
        let tableau = &state.tableaus[seat];
        let all = [i32::from(tableau.ore), i32::from(tableau.pop), i32::from(tableau.total_strength())];
        (all, score::sheet(state, seat).total())
    };
    let ((was, had), (is, has)) = (sum(before), sum(&after));
    let [ore, pop, strength] = std::array::from_fn(|i| is[i] - was[i]);
    let changed = |place: &Place| before.systems[place.at()] == after.systems[place.at()];
    let control = before.controllable().iter().filter(changed).filter_map(|place| {
        let (was, is) = (before.controller(place), control.controller_due(place));
        (was != is).then_some((place, was, is))
    });
    let control = control.collect();
    Forecast { ore, pop, strength, points: has - had, control, reveals: false, events }
}

/// The state if the moves ended here, to predict control.
fn settled(after: &State, seat: Seat) -> State {
    let mut ended = *after;
    let moves = matches!(ended.decision(seat), Some(Decision::Jump(_) | Decision::Warp(_)));
    let mut legal = Vec::new();
    ended.legal(seat, &mut legal);
    if moves && legal.contains(&Action::Done) {
        ended.apply(seat, Action::Done, &mut Log::written());
    }
    ended
}

/// Ore and population that these events bring to `seat`.
fn told(before: &State, events: &[Event], seat: Seat) -> [i32; 2] {
    let from_supply = match before.top() {
        Frame::Researching(frame) => frame.with_supply && before.tableaus[seat].n_supply() > 0,
        _ => false,
    };
    let mut sum = [0; 2];
    for event in events {
        match *event {
            Event::Paid(who, n) | Event::PaidTo(who, _, n) | Event::Lost(who, n) if who == seat => {
                sum[0] -= i32::from(n);
            }
            Event::Gained(who, n) | Event::Mined(who, n) if who == seat => sum[0] += i32::from(n),
            Event::Recalled(who, n) if who == seat => sum[1] -= i32::from(n),
            // BTS-112: the cube on the technology was population.
            Event::Researched(who, ..) if who == seat && !from_supply => sum[1] -= 1,
            Event::Recruited(who, n) | Event::Grew(who, n) if who == seat => sum[1] += i32::from(n),
            _ => {}
        }
    }
    sum
}

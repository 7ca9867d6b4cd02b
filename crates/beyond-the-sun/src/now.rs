//! What is under way, in the words of the screen, and what an action would bring.

use crate::effect::Effect;
use crate::flow::{Frame, Turning};
use crate::ids::{EventId, Place};
use crate::score;
use crate::space::Space;
use crate::state::{Board, State, View};
use crate::{Action, Decision, Event};
use engine::{Chance, Game, Index, Known, Log, Reveal, Seat, Silent};
use serde::Serialize;

/// A phase of the game or of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Mats are picked and prepared.
    SetUp,
    /// BTS-026: the action phase.
    Action,
    /// BTS-043: the production phase.
    Production,
    /// BTS-060: the achievement phase.
    Achievement,
    /// Nothing is left but to count.
    End,
}

impl Board {
    /// The phase that is under way.
    pub fn phase(&self) -> Phase {
        let turning = self.frames.iter().find_map(|frame| match frame {
            Frame::Turning(turning) => Some(*turning),
            Frame::Over | Frame::Swapping(_) => Some(Turning::End),
            _ => None,
        });
        match turning {
            None | Some(Turning::Begin) => Phase::SetUp,
            // The frame says what comes next, so what is under way is the phase before it.
            Some(Turning::Act | Turning::Produce) => Phase::Action,
            Some(Turning::BeforeClaim) => Phase::Production,
            Some(Turning::Claim | Turning::AfterClaim) => Phase::Achievement,
            Some(Turning::End) if self.round == 0 => Phase::SetUp,
            Some(Turning::End) if self.is_ending() => Phase::End,
            Some(Turning::End) => Phase::Achievement,
        }
    }

    fn is_ending(&self) -> bool {
        self.frames.iter().any(|frame| matches!(frame, Frame::Over | Frame::Swapping(_)))
    }

    /// The space whose action is being carried out.
    pub fn acting_on(&self) -> Option<Space> {
        let acts = self.frames.iter().any(|frame| matches!(frame, Frame::Acted(_)));
        self.tableaus[self.turn].pawn.filter(|_| acts)
    }

    /// The event that is being carried out.
    pub fn happening(&self) -> Option<EventId> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Turned(turned) => Some(turned.event),
            _ => None,
        })
    }

    /// The place whose system is being colonised, while ships are taken for it.
    pub fn colonising(&self) -> Option<Place> {
        match self.frames.last() {
            Some(Frame::Settling(settling)) => Some(settling.place),
            _ => None,
        }
    }

    /// The effect of which an option is to be chosen, for its words; letters follow its options.
    pub fn choosing(&self) -> Option<Effect> {
        match self.frames.last() {
            Some(Frame::Choosing(choosing)) => Some(choosing.effect),
            Some(Frame::Paying(paying)) => Some(paying.effect),
            _ => None,
        }
    }
}

/// What an action would bring to the one who does it, as far as can be foreseen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Forecast {
    /// Ore gained or spent.
    pub ore: i32,
    /// Population gained or used.
    pub pop: i32,
    /// Supply cubes gained or used.
    pub supply: i32,
    /// Strength on the exploration board.
    pub strength: i32,
    /// Places controlled.
    pub places: i32,
    /// Points at the end of the game, as they would be counted now.
    pub points: i32,
    /// Places that would change hands if the moves ended here: who controls them now, and who would.
    pub control: Vec<(Place, Option<Seat>, Option<Seat>)>,
    /// Whether something hidden is shown, so that there is no undo.
    pub reveals: bool,
    /// What happens at once; if something hidden is shown, only up to there.
    pub events: Vec<Event>,
}

impl View {
    /// Plays `action` in an imagined world and compares. What is drawn there is a guess and promises nothing.
    pub fn forecast(&self, seat: Seat, action: Action) -> Forecast {
        forecast(&State::imagine(self, seat, Chance::seeded(0)), seat, action)
    }

    /// The same for several actions, each on its own.
    pub fn forecasts(&self, seat: Seat, actions: &[Action]) -> Vec<Forecast> {
        let world = State::imagine(self, seat, Chance::seeded(0));
        actions.iter().map(|action| forecast(&world, seat, *action)).collect()
    }
}

fn forecast(before: &State, seat: Seat, action: Action) -> Forecast {
    let mut after = *before;
    let mut known = UntilReveal::default();
    after.apply(seat, action, &mut known);
    if known.revealed {
        let [ore, pop] = told(before, &known.events, seat);
        return Forecast { ore, pop, reveals: true, events: known.events, ..Forecast::default() };
    }
    let (was, is) = (sum(before, seat), sum(&after, seat));
    let [ore, pop, supply, strength, places, points] = std::array::from_fn(|at| is[at] - was[at]);
    let control = flips(before, &after, seat);
    Forecast { ore, pop, supply, strength, places, points, control, reveals: false, events: known.events }
}

/// Places that change hands once control has been corrected; a system that was colonised is none any more.
fn flips(before: &State, after: &State, seat: Seat) -> Vec<(Place, Option<Seat>, Option<Seat>)> {
    let mut ended = *after;
    let moves = matches!(ended.decision(seat), Some(Decision::Jump(_) | Decision::Warp(_)));
    let mut legal = Vec::new();
    ended.legal(seat, &mut legal);
    if moves && legal.contains(&Action::Done) {
        ended.apply(seat, Action::Done, &mut Silent);
    }
    let stays = |place: &Place| before.systems[place.at()] == after.systems[place.at()];
    let flip = |place: Place| {
        let (was, is) = (before.controller(place), ended.controller_due(place));
        (was != is).then_some((place, was, is))
    };
    before.controllable().iter().filter(stays).filter_map(flip).collect()
}

fn sum(board: &Board, seat: Seat) -> [i32; 6] {
    let tableau = &board.tableaus[seat];
    [
        i32::from(tableau.ore),
        i32::from(tableau.pop),
        i32::from(tableau.n_supply()),
        i32::from(board.count(seat, crate::effect::Count::Strength)),
        i32::from(board.controlled(seat).len()),
        score::sheet(board, seat).total(),
    ]
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
            Event::Researched(who, _) if who == seat && !from_supply => sum[1] -= 1,
            Event::Recruited(who, n) | Event::Grew(who, n) if who == seat => sum[1] += i32::from(n),
            _ => {}
        }
    }
    sum
}

/// Writes down what is certain: all that happens before something hidden is shown.
#[derive(Default)]
struct UntilReveal {
    events: Vec<Event>,
    revealed: bool,
}

impl Log<Event> for UntilReveal {
    fn say(&mut self, _: Known, event: Event) {
        if !self.revealed {
            self.events.push(event);
        }
    }

    fn mark(&mut self, _: Reveal) {
        self.revealed = true;
    }
}

//! What is under way, in the words of the screen, and what an action would bring.

use crate::effect::Effect;
use crate::flow::{Frame, Turning};
use crate::ids::EventId;
use crate::score;
use crate::space::Space;
use crate::state::{Board, State, View};
use crate::{Action, Event};
use engine::{Chance, Game, Seat, Viewer, Written};
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
    /// Whether something hidden is shown, so that there is no undo.
    pub reveals: bool,
    /// What happens at once; if something hidden is shown, only up to there.
    pub events: Vec<Event>,
}

impl View {
    /// Plays `action` in an imagined world and compares. What is drawn there is a guess and promises nothing.
    pub fn forecast(&self, seat: Seat, action: Action) -> Forecast {
        let mut world = State::imagine(self, seat, Chance::seeded(0));
        let mut log = Written::default();
        world.apply(seat, action, &mut log);
        let (before, after) = (sum(&self.board, seat), sum(&world, seat));
        let [ore, pop, supply, strength, places, points] = std::array::from_fn(|at| after[at] - before[at]);
        let told = log.seen_by(Viewer::Seat(seat)).copied();
        let events = told.take_while(|event| !event.is_drawn()).collect();
        if log.revealed() {
            return Forecast { reveals: true, events, ..Forecast::default() };
        }
        Forecast { ore, pop, supply, strength, places, points, reveals: false, events }
    }
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

impl Event {
    /// Whether it tells of a card that was hidden before.
    pub fn is_drawn(&self) -> bool {
        matches!(
            self,
            Event::EventTurned(..)
                | Event::ShowedTechs(..)
                | Event::ShowedSystems(..)
                | Event::PutTech(..)
                | Event::OpenedTech(_)
                | Event::Discovered(..)
                | Event::DysonBegan(_)
        )
    }
}

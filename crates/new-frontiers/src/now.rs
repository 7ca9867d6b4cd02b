//! What happens now, in the terms of the screen, and what an action would bring.

use crate::flow::Frame;
use crate::ids::{Goal, Tile, World};
use crate::query;
use crate::score;
use crate::state::{Board, State, View};
use crate::{Action, Event};
use engine::{Bits, Chance, Game, Index, List, Log, Seat, Viewer};

/// The action that is being executed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Underway {
    /// Its tile.
    pub tile: Tile,
    /// Everybody who executes it, the selector first.
    pub order: List<Seat, 5>,
    /// How many of them have begun their turn.
    pub n_begun: u8,
}

impl Board {
    /// The action that is being executed, if one is.
    pub fn underway(&self) -> Option<Underway> {
        self.frames.iter().find_map(|frame| match frame {
            Frame::Resolving(resolving) => {
                Some(Underway { tile: resolving.tile, order: resolving.order, n_begun: resolving.n_done })
            }
            _ => None,
        })
    }

    /// Whether all rounds have been played and no question is left.
    pub fn is_over(&self) -> bool {
        self.frames.last() == Some(&Frame::Over)
    }

    /// Whether `seat` selected the tile that is being executed.
    pub fn selects(&self, seat: Seat) -> bool {
        // Not the disc that selects now: Set Galactic Goals and Envoys move it (NF-156, NFG-005).
        self.underway().is_some_and(|underway| self.selected[underway.tile.at()] == Some(seat))
    }

    /// The strength of `seat` against a world now, including discarded goods.
    pub fn strength_against(&self, seat: Seat, world: World) -> u8 {
        let (fresh, temporary) = match self.frames.last() {
            Some(Frame::Settling(turn)) if turn.seat == seat => (turn.fresh, turn.temporary),
            _ => (Bits::EMPTY, 0),
        };
        query::strength(&self.pack, &self.empires[seat], world, fresh).saturating_add(temporary)
    }
}

/// What an action would bring to the seat that does it, as far as that is certain.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Forecast {
    /// Credits gained or spent.
    pub credits: i32,
    /// Colonists gained or used.
    pub colonists: i32,
    /// Points at the end of the game, counted as if it ended now.
    pub points: i32,
    /// Lasting strength.
    pub strength: i32,
    /// Goods gained or given away.
    pub goods: i32,
    /// Whether something hidden is shown, so that there is no undo.
    pub reveals: bool,
    /// What happens at once.
    pub events: Vec<Event>,
}

impl View {
    /// Plays `action` in an imagined state and compares the two states.
    pub fn forecast(&self, seat: Seat, action: Action) -> Forecast {
        let mut world = State::imagine(self, seat, Chance::seeded(0));
        let mut log = Log::written();
        world.apply(seat, action, &mut log);
        // A goal that was drawn or turned up only in the imagined state is a guess and must not be shown.
        let is_known = |goal: Goal| {
            let is_open = self.goals.is_some_and(|goals| goals.open.has(goal));
            is_open || self.kept == Some(goal) || self.drawn.contains(&goal)
        };
        if let Some(goals) = &mut world.board.goals {
            goals.open = goals.open.iter().filter(|goal| is_known(*goal)).collect();
        }
        let sum = |board: &Board| {
            let empire = &board.empires[seat];
            [
                i32::from(empire.credits),
                i32::from(empire.colonists),
                score::sheet(board, seat).total(),
                i32::from(query::permanent_strength(&board.pack, empire)),
                i32::from(empire.goods.len()),
            ]
        };
        let (before, after) = (sum(&self.board), sum(&world));
        let [credits, colonists, points, strength, goods] = std::array::from_fn(|i| after[i] - before[i]);
        let is_guess = |event: &Event| match event {
            Event::RevealedGoal(_, goal) | Event::KeptThis(_, goal) => !is_known(*goal),
            _ => false,
        };
        let events = log.seen_by(Viewer::Seat(seat)).filter(|event| !is_guess(event)).copied().collect();
        Forecast { credits, colonists, points, strength, goods, reveals: log.revealed(), events }
    }
}

//! What happens now, in the terms of the screen, and what an action would bring.

use crate::score::sheet;
use crate::state::{Board, State, View};
use crate::{Action, Event};
use engine::{Chance, Game, Log, Seat, Viewer};

/// What an action would bring to the seat that does it, as far as that is certain.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Forecast {
    /// Credits gained or spent.
    pub credits: i32,
    /// Fame gained or lost, as final scoring would count it now.
    pub fame: i32,
    /// Movement points gained or used.
    pub points: i32,
    /// Goods gained or given away.
    pub goods: i32,
    /// Whether something hidden is shown or dice are thrown, so that there is no undo.
    pub reveals: bool,
    /// What happens immediately, without anything that chance or a hidden card decides.
    pub events: Vec<Event>,
}

/// More of the same is not counted.
const MOST_IN_A_ROW: u8 = 12;

impl View {
    /// How often `seat` can do `action` one time after the other, until something else is asked or shown; 0 if not at all.
    pub fn in_a_row(&self, seat: Seat, action: Action) -> u8 {
        let mut world = State::imagine(self, seat, Chance::seeded(0));
        let mut n = 0;
        while n < MOST_IN_A_ROW && world.allows(seat, action) {
            let mut log = Log::written();
            world.apply(seat, action, &mut log);
            if log.revealed() {
                break;
            }
            n += 1;
        }
        n
    }

    /// Plays `action` in an imagined state and compares the two states. Results of dice and cards are omitted.
    pub fn forecast(&self, seat: Seat, action: Action) -> Forecast {
        let mut world = State::imagine(self, seat, Chance::seeded(0));
        let mut log = Log::written();
        world.apply(seat, action, &mut log);
        if log.revealed() {
            return Forecast { reveals: true, ..Forecast::default() };
        }
        let sum = |board: &Board| {
            let merchant = &board.merchants[seat];
            let fame = sheet(board, seat).fame();
            [merchant.credits as i32, fame, i32::from(board.turn.points), i32::from(merchant.n_goods())]
        };
        let (before, after) = (sum(&self.board), sum(&world));
        let [credits, fame, points, goods] = std::array::from_fn(|i| after[i] - before[i]);
        let events = log.seen_by(Viewer::Seat(seat)).copied().collect();
        Forecast { credits, fame, points, goods, reveals: false, events }
    }
}

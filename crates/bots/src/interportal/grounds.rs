//! What speaks for an action: the parts of the value of a state that it changes.

use super::regent::Regent;
use super::time::rounds_left;
use super::{Judge, POINT, Table};
use engine::{Chance, Game, Log, Seat, Turn, Viewer};
use interportal::{Action, State, View, score};

/// A part of the value of a state, as players speak of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ground {
    /// Points that count already.
    Points,
    /// What the rounds to come bring.
    Income,
    /// Ground and space capacity.
    Capacity,
    /// Colonies and those that ships can found.
    Colonies,
    /// Technologies.
    Science,
    /// Government, policies and advisors.
    Offices,
    /// Goals of the government and the wishes of investors.
    Goals,
    /// Cards in hand.
    Cards,
    /// Exploring.
    Exploring,
    /// Warships, campaigns and defence.
    Fleets,
    /// Wonders.
    Wonders,
    /// Agents and networks.
    Agents,
    /// What lies in the treasury.
    Treasury,
}

impl Ground {
    /// All of them.
    pub const ALL: [Self; 13] = [
        Self::Points,
        Self::Income,
        Self::Capacity,
        Self::Colonies,
        Self::Science,
        Self::Offices,
        Self::Goals,
        Self::Cards,
        Self::Exploring,
        Self::Fleets,
        Self::Wonders,
        Self::Agents,
        Self::Treasury,
    ];

    fn worth(self, table: &Table<'_>, view: &View) -> i64 {
        match self {
            Self::Points => i64::from(score::half_points(view, table.seat)) * POINT / 2,
            Self::Income => table.income(),
            Self::Capacity => table.capacity(),
            Self::Colonies => table.colonies() + table.settlers(),
            Self::Science => table.science(),
            Self::Offices => table.offices() + table.advisors(),
            Self::Goals => table.goals() + table.investors(),
            Self::Cards => table.cards(),
            Self::Exploring => table.scouts(),
            Self::Fleets => table.warships() + table.campaign() + table.defence(),
            Self::Wonders => table.wonders(),
            Self::Agents => table.service(),
            Self::Treasury => table.accounts(),
        }
    }
}

impl Judge {
    /// The parts of the value of a state if so many rounds are left.
    fn grounds(&self, view: &View, seat: Seat, rounds: i64) -> [i64; Ground::ALL.len()] {
        let table = Table::new(view, seat, rounds, &self.weights);
        Ground::ALL.map(|ground| ground.worth(&table, view))
    }
}

impl Regent {
    /// By how much every part of the value changes when `action` has been carried out to its end, in thousandths of a
    /// point, without those that stay as they are.
    pub fn grounds(&self, turn: &Turn<State>, action: Action) -> Vec<(Ground, i64)> {
        let (seat, rounds) = (turn.seat, rounds_left(&turn.view));
        let world = State::imagine(&turn.view, seat, Chance::seeded(0));
        let parts = |world: &State| self.judge().grounds(&world.view(Viewer::Seat(seat)), seat, rounds);
        let (mut next, mut log) = (world, Log::silent());
        next.apply(seat, action, &mut log);
        self.mind(turn).settle(&mut next, &mut log);
        let (before, after) = (parts(&world), parts(&next));
        let change = |(at, ground): (usize, Ground)| (ground, after[at] - before[at]);
        Ground::ALL.into_iter().enumerate().map(change).filter(|(_, by)| *by != 0).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Evaluate;
    use interportal::testing;

    /// The parts are the whole: what the judge adds up is told.
    #[test]
    fn the_parts_add_up_to_the_value() {
        let state = testing::midgame(3, 5);
        for seat in state.realms.seats() {
            let view = state.view(Viewer::Seat(seat));
            let judge = Judge::default();
            let parts = judge.grounds(&view, seat, rounds_left(&view));
            assert_eq!(parts.iter().sum::<i64>(), judge.worth(&view, seat));
        }
    }

    /// Who researches pays for it, and has the technology.
    #[test]
    fn research_changes_science_and_the_treasury() {
        let state = testing::Play::table(|_| {}).state;
        let seat = state.awaiting().iter().next().expect("a seat that is asked");
        let decision = state.decision(seat).expect("a question");
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let turn = Turn { seat, view: state.view(Viewer::Seat(seat)), decision, legal };
        let regent = Regent::seeded(Judge::default(), 0);
        let mut research = turn.legal.iter().filter(|it| matches!(it, Action::Research(_)));
        let pays_and_gains = |action: &Action| {
            let grounds = regent.grounds(&turn, *action);
            let of = |ground: Ground| grounds.iter().find(|(it, _)| *it == ground).map_or(0, |(_, by)| *by);
            of(Ground::Science) > 0 && of(Ground::Treasury) < 0
        };
        assert!(research.any(pays_and_gains), "no technology is told by its gain and its price");
    }
}

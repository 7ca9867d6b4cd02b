//! How likely a test is passed.

use engine::Seat;
use merchant_of_venus::Board;
use merchant_of_venus::ids::{Pirate, Stat};

/// A test that may come: what the die is rolled against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Odds {
    /// The highest die that passes; 0 if none does.
    pub(super) passes: u8,
}

impl Odds {
    /// MV-084: the die must not be higher than the value.
    fn against(value: i32) -> Self {
        Self { passes: value.clamp(0, 6) as u8 }
    }

    /// MV-084: of a hazard.
    pub(super) fn of_hazard(board: &Board, seat: Seat, stat: Stat) -> Self {
        Self::against(board.strength(seat, stat))
    }

    /// MV-094: of a fight.
    pub(super) fn of_fight(board: &Board, seat: Seat, stat: Stat, pirate: Pirate) -> Self {
        Self::against(board.strength(seat, stat) - board.pirate_modifier(seat, pirate))
    }

    /// Of the best way to fight, and which it is.
    pub(super) fn of_pirate(board: &Board, seat: Seat, pirate: Pirate) -> (Stat, Self) {
        let all = Stat::ALL.map(|stat| (stat, Self::of_fight(board, seat, stat, pirate)));
        all.into_iter().max_by_key(|(_, odds)| odds.passes).unwrap_or((Stat::Pilot, Self { passes: 0 }))
    }

    /// The chance in per cent, rounded.
    pub(super) fn percent(self) -> u32 {
        (u32::from(self.passes) * 200 + 6) / 12
    }
}

#[cfg(test)]
mod tests {
    use super::Odds;

    #[test]
    fn a_die_that_is_not_higher_passes() {
        let percents: Vec<u32> = (-1..8).map(|value| Odds::against(value).percent()).collect();
        assert_eq!(percents, [0, 0, 17, 33, 50, 67, 83, 100, 100]);
    }
}

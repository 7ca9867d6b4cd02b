//! How the time of a seat is counted. Pure arithmetic: the database says what time it is.
//!
//! Time is counted in milliseconds of service: it passes only while a server serves the database. A seat whose clock
//! runs has a moment at which its time is out (`due`); a clock that stands has the time that is left.

use crate::{Error, Result};

/// A day in milliseconds.
const DAY: i64 = 86_400_000;

/// The clock of a table, chosen when it is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// How much time each seat has.
    pub time: Time,
    /// What happens when the time of a seat is out.
    pub timeout: Timeout,
}

/// How much time each seat has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Time {
    /// For the whole game, and more with every turn.
    Live {
        /// Seconds for the whole game.
        seconds: u32,
        /// Seconds that are added at the end of each turn.
        step: u32,
    },
    /// So many days for each turn.
    Days(u32),
}

/// What happens when the time of a seat is out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Timeout {
    /// A bot plays on, permanently.
    #[default]
    Bot,
    /// The table is closed without a result.
    Close,
}

/// How much time a seat has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// Milliseconds; never less than 0.
    pub ms: i64,
    /// Whether its clock runs.
    pub runs: bool,
    /// Until when its person is on vacation, in unix seconds.
    pub vacation: Option<i64>,
}

/// A seat whose time is out.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Expired {
    /// The table.
    pub match_id: String,
    /// The seat.
    pub seat: u8,
}

impl Clock {
    /// The time of a seat at the beginning, in milliseconds.
    pub(crate) fn full(self) -> i64 {
        match self.time {
            Time::Live { seconds, .. } => i64::from(seconds) * 1000,
            Time::Days(days) => i64::from(days) * DAY,
        }
    }

    /// Whether a vacation stops it.
    pub fn rests_on_vacation(self) -> bool {
        matches!(self.time, Time::Days(_))
    }

    /// As on disk; nothing for a table without a clock.
    pub(crate) fn written(clock: Option<Self>) -> String {
        let Some(Self { time, timeout }) = clock else { return String::new() };
        let end = match timeout {
            Timeout::Bot => "bot",
            Timeout::Close => "close",
        };
        match time {
            Time::Live { seconds, step } => format!("live {seconds} {step} {end}"),
            Time::Days(days) => format!("days {days} {end}"),
        }
    }

    pub(crate) fn read(text: &str) -> Result<Option<Self>> {
        if text.is_empty() {
            return Ok(None);
        }
        let read = || {
            let words: Vec<&str> = text.split(' ').collect();
            let (time, end) = match words[..] {
                ["live", seconds, step, end] => {
                    (Time::Live { seconds: seconds.parse().ok()?, step: step.parse().ok()? }, end)
                }
                ["days", days, end] => (Time::Days(days.parse().ok()?), end),
                _ => return None,
            };
            let timeout = match end {
                "bot" => Timeout::Bot,
                "close" => Timeout::Close,
                _ => return None,
            };
            Some(Self { time, timeout })
        };
        read().map(Some).ok_or_else(|| Error::Damaged(format!("{text:?} is no clock")))
    }
}

/// The clock of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SeatClock {
    /// Whether the seat is asked.
    pub(crate) asked: bool,
    /// What is left, unless it runs.
    pub(crate) left: i64,
    /// When the time is out, if it runs.
    pub(crate) due: Option<i64>,
    /// What was left when the seat was last asked, for an undo.
    pub(crate) before: i64,
}

impl SeatClock {
    /// What is left now.
    pub(crate) fn left_at(&self, now: i64) -> i64 {
        self.due.map_or(self.left, |due| due - now).max(0)
    }

    /// Lets the clock run or stand.
    pub(crate) fn set_running(&mut self, runs: bool, now: i64) {
        if !runs {
            self.left = self.left_at(now);
            self.due = None;
        } else if self.due.is_none() {
            self.due = Some(now + self.left);
        }
    }

    /// Notes whether the seat is asked after an act, or after an undo. An undo gives back what was left before, so that
    /// nobody wins time by acting and undoing.
    pub(crate) fn ask(&mut self, clock: Clock, is_asked: bool, is_undo: bool, now: i64) {
        if self.asked && !is_asked {
            self.set_running(false, now);
            self.before = self.left;
            if let (Time::Live { step, .. }, false) = (clock.time, is_undo) {
                self.left += i64::from(step) * 1000;
            }
        }
        if !self.asked && is_asked {
            if is_undo {
                self.left = self.before;
            } else if let Time::Days(_) = clock.time {
                self.left = clock.full();
            }
        }
        self.asked = is_asked;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Clock = Clock { time: Time::Live { seconds: 60, step: 5 }, timeout: Timeout::Bot };
    const DAYS: Clock = Clock { time: Time::Days(2), timeout: Timeout::Close };

    fn fresh(clock: Clock) -> SeatClock {
        SeatClock { asked: false, left: clock.full(), due: None, before: clock.full() }
    }

    fn asked(seat: &mut SeatClock, clock: Clock, is_asked: bool, is_undo: bool, now: i64) {
        seat.ask(clock, is_asked, is_undo, now);
        seat.set_running(is_asked, now);
    }

    #[test]
    fn a_turn_costs_its_time_and_gives_the_step() {
        let mut seat = fresh(LIVE);
        asked(&mut seat, LIVE, true, false, 1000);
        assert_eq!((seat.due, seat.left_at(11_000)), (Some(61_000), 50_000));
        asked(&mut seat, LIVE, true, false, 11_000);
        assert_eq!(seat.left_at(11_000), 50_000, "the same turn goes on");
        asked(&mut seat, LIVE, false, false, 21_000);
        assert_eq!((seat.due, seat.left_at(99_000)), (None, 45_000));
        asked(&mut seat, LIVE, true, false, 99_000);
        assert_eq!(seat.left_at(200_000), 0, "never less than nothing");
    }

    #[test]
    fn nobody_wins_time_by_undoing() {
        for clock in [LIVE, DAYS] {
            let mut seat = fresh(clock);
            asked(&mut seat, clock, true, false, 0);
            for n in 1..=3 {
                asked(&mut seat, clock, false, false, n * 10_000);
                asked(&mut seat, clock, true, true, n * 10_000);
            }
            assert_eq!(seat.left_at(30_000), clock.full() - 30_000, "{clock:?}");
        }
    }

    #[test]
    fn whose_question_was_taken_back_wins_nothing_either() {
        let mut seat = fresh(LIVE);
        asked(&mut seat, LIVE, true, false, 0);
        asked(&mut seat, LIVE, false, true, 8000);
        assert_eq!(seat.left_at(8000), 52_000);
        let mut seat = fresh(DAYS);
        asked(&mut seat, DAYS, true, false, 0);
        asked(&mut seat, DAYS, false, true, 8000);
        asked(&mut seat, DAYS, true, false, 9000);
        assert_eq!(seat.left_at(9000), 2 * DAY, "a new question has all its days");
    }

    #[test]
    fn a_clock_is_read_as_it_is_written() {
        for clock in [None, Some(LIVE), Some(DAYS)] {
            assert_eq!(Clock::read(&Clock::written(clock)), Ok(clock));
        }
        for bad in ["live", "live 1 2", "days x bot", "days 3", "days 3 never", "hours 3 bot"] {
            assert!(Clock::read(bad).is_err(), "{bad}");
        }
    }
}

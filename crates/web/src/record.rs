//! How a match went: the points of every seat over time, the beginnings of rounds, and the turning points.

use crate::error::Error;
use crate::live::{Shown, Slot};
use crate::tables::Past;
use crate::turning::{self, KeyMoment};
use engine::Seat;
use std::sync::Arc;

/// What the replay and the result of a match show of its course. It is small, unlike the history that it is made from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Record {
    /// For each seat the moments at which its points changed, and the points then; the first and the last moment always.
    pub points: Vec<Vec<(u32, i32)>>,
    /// The moment each round begins with, and its number.
    pub rounds: Vec<(u32, u32)>,
    /// Where the game turned, the first of them first.
    pub turns: Vec<KeyMoment>,
}

impl Record {
    /// The record of a match with this history.
    pub(crate) fn of(history: &[Past]) -> Self {
        let n_seats = history.first().map_or(0, |past| past.points.len());
        Self {
            points: (0..n_seats).map(|n| curve(history, Seat(n as u8))).collect(),
            rounds: rounds(history),
            turns: turning::turns(history),
        }
    }
}

/// The record of a match. The first time the whole match is replayed for it: not on the threads that answer requests.
pub(crate) async fn record(slot: &Arc<Slot>, shown: &Arc<Shown>) -> Result<Arc<Record>, Error> {
    if let Some(record) = shown.known_record() {
        return Ok(record);
    }
    let (slot, shown) = (slot.clone(), shown.clone());
    let replayed = tokio::task::spawn_blocking(move || slot.guarded(|| shown.record()));
    replayed.await.map_err(|_| Error::SetAside)?
}

/// The points of a seat where they change; the ends always.
fn curve(history: &[Past], seat: Seat) -> Vec<(u32, i32)> {
    let points = |past: &Past| past.points.get(usize::from(seat.0)).copied().unwrap_or_default();
    let mut curve: Vec<(u32, i32)> = Vec::new();
    for (i, past) in history.iter().enumerate() {
        let is_end = i + 1 == history.len();
        if is_end || curve.last().is_none_or(|(_, last)| *last != points(past)) {
            curve.push((past.n as u32, points(past)));
        }
    }
    curve
}

/// The moment each round begins with.
fn rounds(history: &[Past]) -> Vec<(u32, u32)> {
    let mut rounds: Vec<(u32, u32)> = Vec::new();
    for past in history.iter().filter(|past| past.round > 0) {
        if rounds.last().is_none_or(|(_, round)| *round != past.round) {
            rounds.push((past.n as u32, past.round));
        }
    }
    rounds
}

#[cfg(test)]
mod tests {
    use super::*;

    fn past(n: usize, round: u32, points: [i32; 2]) -> Past {
        Past { n, by: None, round, is_ending: false, points: points.to_vec(), rating: vec![0, 0] }
    }

    #[test]
    fn curves_bend_where_points_change_and_reach_the_end() {
        let history = [past(0, 0, [0, 0]), past(1, 1, [2, 0]), past(2, 1, [2, 0]), past(3, 2, [2, 5])];
        let record = Record::of(&history);
        assert_eq!(record.points, [vec![(0, 0), (1, 2), (3, 2)], vec![(0, 0), (3, 5)]]);
        assert_eq!(record.rounds, [(1, 1), (3, 2)]);
    }

    #[test]
    fn a_match_without_history_has_an_empty_record() {
        assert_eq!(Record::of(&[]), Record { points: vec![], rounds: vec![], turns: vec![] });
    }
}

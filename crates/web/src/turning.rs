//! Turning points of a game, for the readers of its replay.

use crate::tables::Past;
use engine::Seat;

/// The most turning points that are listed.
const MOST: usize = 6;
/// A lead counts from this size on, in thousandths of a point: less is noise.
const CLEAR: i64 = 2000;
/// Smaller gains are nothing special.
const MANY: i32 = 5;

/// A moment that changed the course of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct KeyMoment {
    /// How many actions had been done.
    pub n: usize,
    /// The round.
    pub round: u32,
    /// What made it one.
    pub cause: Cause,
    /// By how many points the acting player came nearer to the best of the others, or moved ahead of them.
    pub swing: i32,
}

/// What makes a moment a turning point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cause {
    /// Another seat leads.
    Lead { new: Seat, old: Seat },
    /// The end can no longer be delayed.
    End,
    /// So many points at once.
    Score(i32),
}

/// The turning points of a game, the first of them first.
pub(crate) fn turns(history: &[Past]) -> Vec<KeyMoment> {
    let mut found = Vec::new();
    let mut leader = None;
    for pair in history.windows(2) {
        let [before, after] = pair else { continue };
        let Some(by) = after.by else { continue };
        let turn =
            |cause| KeyMoment { n: after.n, round: after.round, cause, swing: swing(before, after, by) };
        let old = leader;
        leader = led_by(after, leader);
        // What is dealt or chosen before the first round is no turn of the game.
        if after.round == 0 {
            continue;
        }
        if after.is_ending && !before.is_ending {
            found.push(turn(Cause::End));
        } else if let (Some(old), Some(new)) = (old, leader)
            && old != new
        {
            found.push(turn(Cause::Lead { new, old }));
        } else if let gain @ MANY.. = at(&after.points, by) - at(&before.points, by)
            && swing(before, after, by) > 0
        {
            // Points that a bot had counted on already change nothing.
            found.push(turn(Cause::Score(gain)));
        }
    }
    // The end first, then the largest changes; listed in the order of play.
    found.sort_by_key(|turn| (turn.cause != Cause::End, std::cmp::Reverse(weight(turn))));
    found.truncate(MOST);
    found.sort_by_key(|turn| turn.n);
    found
}

fn weight(turn: &KeyMoment) -> i32 {
    match turn.cause {
        Cause::Score(_) => turn.swing,
        Cause::Lead { .. } | Cause::End => turn.swing.abs() + MANY,
    }
}

/// Who leads now, if `leader` led before: another seat only if its lead is clear.
fn led_by(now: &Past, leader: Option<Seat>) -> Option<Seat> {
    let best = (0..now.rating.len() as u8).map(Seat).max_by_key(|seat| at(&now.rating, *seat))?;
    let clear = match leader {
        Some(leader) => at(&now.rating, best) >= at(&now.rating, leader) + CLEAR,
        None => at(&now.rating, best) >= best_other(now, best) + CLEAR,
    };
    if clear { Some(best) } else { leader }
}

fn best_other(past: &Past, seat: Seat) -> i64 {
    let others = past.rating.iter().enumerate().filter(|(n, _)| *n != usize::from(seat.0));
    others.map(|(_, worth)| *worth).max().unwrap_or_default()
}

/// How the distance of `seat` to the best of the others changed, in whole points.
fn swing(before: &Past, after: &Past, seat: Seat) -> i32 {
    let ahead = |past: &Past| at(&past.rating, seat) - best_other(past, seat);
    let change = ahead(after) - ahead(before);
    ((change + 500 * change.signum()) / 1000) as i32
}

fn at<T: Copy + Default>(values: &[T], seat: Seat) -> T {
    values.get(usize::from(seat.0)).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn past(n: usize, by: u8, points: [i32; 2], rating: [i64; 2]) -> Past {
        let rating = rating.map(|worth| worth * 1000).to_vec();
        Past { n, by: Some(Seat(by)), round: 1, is_ending: false, points: points.to_vec(), rating }
    }

    #[test]
    fn a_clear_lead_that_changes_hands_is_told() {
        let told = turns(&[
            past(0, 0, [0, 0], [10, 10]),
            past(1, 0, [0, 0], [13, 10]),
            past(2, 1, [0, 0], [13, 14]),
            past(3, 1, [0, 0], [13, 18]),
            past(4, 0, [0, 0], [19, 18]),
        ]);
        let lead = Cause::Lead { new: Seat(1), old: Seat(0) };
        assert_eq!(told, [KeyMoment { n: 3, round: 1, cause: lead, swing: 4 }], "by a point is not clear");
    }

    #[test]
    fn the_end_and_many_points_are_told() {
        let mut game =
            vec![past(0, 0, [0, 0], [0, 0]), past(1, 1, [0, 6], [0, 1]), past(2, 0, [4, 6], [1, 1])];
        game.push(Past { is_ending: true, ..past(3, 1, [4, 6], [1, 1]) });
        game.push(Past { is_ending: true, ..past(4, 1, [4, 10], [1, 1]) });
        let told: Vec<(usize, Cause)> = turns(&game).into_iter().map(|turn| (turn.n, turn.cause)).collect();
        assert_eq!(told, [(1, Cause::Score(6)), (3, Cause::End)]);
    }

    #[test]
    fn only_the_greatest_are_told_and_in_order() {
        let game: Vec<Past> =
            (0..30).map(|n| past(n as usize, 0, [n * n, 0], [i64::from(n * n), 0])).collect();
        let told: Vec<usize> = turns(&game).into_iter().map(|turn| turn.n).collect();
        assert_eq!(told, [24, 25, 26, 27, 28, 29]);
    }

    #[test]
    fn neither_set_up_nor_points_that_were_certain_are_turns() {
        let deal = |past: Past| Past { round: 0, ..past };
        let told = turns(&[
            deal(past(0, 0, [0, 0], [0, 0])),
            deal(past(1, 0, [0, 0], [9, 0])),
            deal(past(2, 1, [0, 0], [9, 20])),
            past(3, 1, [0, 30], [9, 20]),
        ]);
        assert_eq!(told, []);
    }

    #[test]
    fn a_game_without_moves_has_none() {
        assert_eq!(turns(&[]), []);
        assert_eq!(turns(&[past(0, 0, [0, 0], [0, 0])]), []);
    }
}

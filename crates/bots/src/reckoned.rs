//! Chances from the worth of states, for games whose bots judge in points or credits and have no network.
//!
//! The worth of a state for each seat becomes its chance by a formula that was fitted on games of bots: see
//! `examples/fit_chances.rs`. It says what the judge sees, and no more: what the judge leaves out does not change a chance.

use crate::net::{BySeats, shares};
use crate::tree::{Insight, Outlook, Step};
use crate::{Advice, Judged, advice};
use engine::{Chance, Log, MAX_SEATS, Seat, Turn, Viewer};

/// How many actions an insight tells about.
const N_BEST: usize = 3;

/// How many moves a line has at most.
const LONGEST_LINE: usize = 4;

/// Choices in a row that are followed for a line.
const LONGEST: usize = 40;

/// Below this a bot rules an action out: its worth is no number of points.
const RULED_OUT: i64 = -1_000_000_000;

/// An action that loses so many thousandths of a chance is told with the line of the better one.
const TOLD: f32 = 0.05;

/// How many weights [`Odds`] has for the time that is left.
pub const N_TIMES: usize = 5;

/// What turns the worth of states into chances.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Odds {
    /// The log-odds of a thousand units of worth when nothing, a quarter, half, three quarters and all of the game is
    /// left.
    pub sharpness: [f32; N_TIMES],
    /// For a player alone: the log-odds of a victory at these times with a worth of nothing, and those of a thousand
    /// units of worth.
    pub alone: [[f32; N_TIMES]; 2],
}

/// How much each of the weights of [`Odds`] counts when `left`, from 0 to 1, of the game is left.
pub fn times(left: f32) -> [f32; N_TIMES] {
    let at = left.clamp(0.0, 1.0) * (N_TIMES - 1) as f32;
    std::array::from_fn(|n| (1.0 - (at - n as f32).abs()).max(0.0))
}

impl Odds {
    /// The chance of each seat to win. `worths` are in thousandths of a point or of a credit.
    pub fn chances(&self, worths: &[i64], left: f32) -> BySeats {
        let now = times(left);
        let at =
            |weights: &[f32; N_TIMES]| weights.iter().zip(now).map(|(weight, now)| weight * now).sum::<f32>();
        // Differences are small and sums large, so they are taken before they become floats.
        let most = worths.iter().copied().max().unwrap_or(0);
        let mut logits = [0.0; MAX_SEATS];
        for (logit, worth) in logits.iter_mut().zip(worths) {
            *logit = match worths.len() {
                1 => at(&self.alone[0]) + at(&self.alone[1]) * (*worth as f32 / 1e6),
                _ => at(&self.sharpness) * ((worth - most) as f32 / 1e6),
            };
        }
        shares(&logits, worths.len())
    }
}

/// What a judge makes of a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Reckoning<A> {
    /// The worth of the state for each seat before the choice.
    pub now: Vec<i64>,
    /// Whose worth the actions change: in most cases that of the seat that is asked.
    pub whose: Seat,
    /// How much of the game is left, from 0 to 1.
    pub left: f32,
    /// Some of the legal actions with the worth of the state after them for `whose`: the best ones as the bot ranks
    /// them, best first, and those that were asked for.
    pub after: Vec<Advice<A>>,
}

impl<A: Copy + PartialEq> Reckoning<A> {
    /// The worth of the state for each seat after an action.
    pub fn worths(&self, after: i64) -> Vec<i64> {
        let mut worths = self.now.clone();
        worths[usize::from(self.whose.0)] = after;
        worths
    }

    fn of(&self, action: A) -> Option<i64> {
        self.after.iter().find(|advice| advice.action == action).map(|advice| advice.worth)
    }
}

/// A game whose bots judge states for every seat.
pub trait Reckoned: Judged {
    /// What turns the worth of its states into chances.
    const ODDS: Odds;

    /// What its judge makes of the actions `about`; the first is the best one. It sees no more than `turn`.
    fn reckon(turn: &Turn<Self>, about: &[Self::Action]) -> Reckoning<Self::Action>;

    /// Whether two actions are parts of different plans. Only then is the second told as an alternative to the first.
    fn is_other_plan(_turn: &Turn<Self>, _one: Self::Action, _other: Self::Action) -> bool {
        true
    }
}

/// What the judge of a game says about `turn` and about the action `played`; see [`Insight`].
pub(crate) fn insight<G: Reckoned>(
    turn: &Turn<G>,
    played: Option<G::Action>,
    goes_on: &dyn Fn() -> bool,
) -> Option<Insight<G>> {
    if turn.legal.len() < 2 {
        return None;
    }
    let told = worth_telling(turn);
    let about: Vec<G::Action> = told.iter().copied().chain(played).collect();
    let reckoning = G::reckon(turn, &about);
    let chances =
        |action: G::Action| Some(G::ODDS.chances(&reckoning.worths(reckoning.of(action)?), reckoning.left));
    let mine = usize::from(turn.seat.0);
    let first = chances(told[0])?;
    let played = match played {
        Some(action) => Some(chances(action)?),
        None => None,
    };
    // An analysis looks at every choice of a match: it needs lines only where something was lost.
    let longest = match played {
        Some(played) if first[mine] - played[mine] < TOLD => 1,
        _ => LONGEST_LINE,
    };
    let best = reckoning.of(told[0])?;
    let outlook = |action: &G::Action| {
        let n_moves = if goes_on() { longest } else { 1 };
        Some(Outlook {
            action: *action,
            n_visits: 0,
            chances: chances(*action)?,
            behind: Some((best - reckoning.of(*action)?).max(0)),
            line: line(turn, *action, n_moves),
        })
    };
    let n_told = if played.is_some() { 1 } else { N_BEST };
    let best: Vec<Outlook<G>> = told.iter().take(n_told).filter_map(outlook).collect();
    let now = Some(G::ODDS.chances(&reckoning.now, reckoning.left));
    (!best.is_empty()).then_some(Insight { best, played, now })
}

/// The best action, and the next best ones that the bot does not rule out: first those of other plans.
fn worth_telling<G: Reckoned>(turn: &Turn<G>) -> Vec<G::Action> {
    let ranked = advice(turn);
    let Some((first, rest)) = ranked.split_first() else { return turn.legal[..1].to_vec() };
    let rest = || rest.iter().take_while(|advice| advice.worth > RULED_OUT).map(|advice| advice.action);
    let mut told = vec![first.action];
    for action in rest() {
        if told.len() < N_BEST && told.iter().all(|other| G::is_other_plan(turn, *other, action)) {
            told.push(action);
        }
    }
    for action in rest() {
        if told.len() < N_BEST && !told.contains(&action) {
            told.push(action);
        }
    }
    told
}

/// The moves from `turn` on if `action` is taken and everybody follows the advice, up to the first that shows something
/// hidden. Moves without a choice are left out.
fn line<G: Judged>(turn: &Turn<G>, action: G::Action, n_moves: usize) -> Vec<Step<G>> {
    let mut world = G::imagine(&turn.view, turn.seat, Chance::seeded(0));
    let mut line = vec![Step { turn: turn.clone(), action }];
    let mut next = (turn.seat, action);
    for _ in 0..LONGEST {
        let mut log = Log::silent();
        world.apply(next.0, next.1, &mut log);
        if log.revealed() || line.len() >= n_moves {
            break;
        }
        let Some(seat) = world.awaiting().iter().next() else { break };
        let mut legal = Vec::new();
        world.legal(seat, &mut legal);
        let Some(decision) = world.decision(seat) else { break };
        if let [only] = legal[..] {
            next = (seat, only);
            continue;
        }
        let turn = Turn { seat, view: world.view(Viewer::Seat(seat)), decision, legal };
        let Some(best) = advice(&turn).first().map(|advice| advice.action) else { break };
        line.push(Step { turn, action: best });
        next = (seat, best);
    }
    line
}

/// The methods of `impl Judged` for a [`Reckoned`] game.
macro_rules! chances_by_worth {
    () => {
        fn weights() -> Option<u64> {
            Some($crate::reckoned::fingerprint(&<Self as $crate::Reckoned>::ODDS))
        }

        fn searches() -> bool {
            false
        }

        fn insight(
            turn: &engine::Turn<Self>,
            played: Option<Self::Action>,
            _: u32,
            _: u64,
            goes_on: &dyn Fn() -> bool,
        ) -> Option<$crate::Insight<Self>> {
            $crate::reckoned::insight(turn, played, goes_on)
        }
    };
}

pub(crate) use chances_by_worth;

/// A number that changes with every weight.
pub(crate) fn fingerprint(odds: &Odds) -> u64 {
    let all = odds.sharpness.iter().chain(odds.alone.iter().flatten());
    all.fold(0xcbf2_9ce4_8422_2325, |hash: u64, weight| {
        (hash ^ u64::from(weight.to_bits())).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ODDS: Odds = Odds { sharpness: [8.0, 4.0, 2.0, 1.0, 0.5], alone: [[-1.0; 5], [2.0; 5]] };

    #[test]
    fn a_lead_counts_more_the_less_is_left() {
        let lead = |left: f32| ODDS.chances(&[300_000, 0, 0], left)[0];
        assert!(lead(0.0) > lead(0.3) && lead(0.3) > lead(1.0) && lead(1.0) > 1.0 / 3.0);
        assert_eq!(ODDS.chances(&[5_000_000, 5_000_000], 0.5)[..2], [0.5, 0.5]);
        assert!((ODDS.chances(&[7, -200_000, 90_000], 0.6).iter().sum::<f32>() - 1.0).abs() < 1e-6);
    }

    #[test]
    fn a_player_alone_has_a_chance_of_defeat() {
        let chance = |worth: i64| ODDS.chances(&[worth], 0.5)[0];
        assert!((chance(500_000) - 0.5).abs() < 1e-6);
        assert!(chance(2_000_000) > 0.9 && chance(0) < 0.3);
    }

    #[test]
    fn times_share_their_weight() {
        assert_eq!(times(0.0), [1.0, 0.0, 0.0, 0.0, 0.0]);
        assert_eq!(times(7.0), [0.0, 0.0, 0.0, 0.0, 1.0]);
        assert_eq!(times(0.375), [0.0, 0.5, 0.5, 0.0, 0.0]);
    }
}

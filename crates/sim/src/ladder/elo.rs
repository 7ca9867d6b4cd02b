//! Elo from the results of all pairs.

use super::Pair;

/// Rounds of fitting; each brings all numbers nearer to those that explain the results best.
const N_ROUNDS: usize = 2000;

/// Half points that every bot is given for and against each other, so that a bot that wins everything has a strength,
/// too.
const GIVEN: f64 = 0.5;

/// The strength of each of `n_bots` in Elo, by the method of Bradley and Terry; the mean is 0.
pub fn elo(n_bots: usize, pairs: &[Pair]) -> Vec<f64> {
    let mut strengths = vec![1.0_f64; n_bots];
    for _ in 0..N_ROUNDS {
        let (mut won, mut expected) = (vec![0.0; n_bots], vec![0.0; n_bots]);
        for Pair { bots: [first, second], halves, n_games } in pairs {
            let games = *n_games as f64 + GIVEN;
            let points = *halves as f64 / 2.0 + GIVEN / 2.0;
            let share = games / (strengths[*first] + strengths[*second]);
            won[*first] += points;
            won[*second] += games - points;
            expected[*first] += share;
            expected[*second] += share;
        }
        for ((strength, won), expected) in strengths.iter_mut().zip(&won).zip(&expected) {
            if *expected > 0.0 {
                *strength = won / expected;
            }
        }
        // Only ratios count.
        let mean = (strengths.iter().map(|strength| strength.ln()).sum::<f64>() / n_bots as f64).exp();
        strengths.iter_mut().for_each(|strength| *strength /= mean);
    }
    strengths.into_iter().map(|strength| 400.0 * strength.log10()).collect()
}

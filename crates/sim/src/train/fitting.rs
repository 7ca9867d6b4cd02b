//! Fits the weights of a network to samples.

use bots::net::{Adam, Gradient, Loss, Net, Sample};
use engine::Quick;
use rayon::prelude::*;

/// Samples in a step.
const BATCH: usize = 1024;

/// A batch is cut into this many parts on any machine, so that the sums are added in the same order everywhere.
const N_PARTS: usize = 16;

/// Draws all weights a little to 0.
const DECAY: f32 = 1e-5;

/// The share of the first rate that is left at the end.
const LAST_RATE: f32 = 0.02;

/// Trains `net` with `n_passes` over all samples; steps become smaller from `rate` on. The loss of the last pass.
pub(super) fn fit(net: &mut Net, samples: &[&Sample], n_passes: usize, rate: f32, seed: u64) -> Loss {
    let mut adam = Adam::new(net, DECAY);
    let mut order: Vec<u32> = (0..samples.len() as u32).collect();
    let mut luck = Quick::seeded(seed);
    let n_steps = n_passes * samples.len().div_ceil(BATCH);
    let (mut step, mut loss) = (0, Loss::default());
    for _ in 0..n_passes {
        for last in (1..order.len()).rev() {
            order.swap(last, luck.below(last + 1));
        }
        loss = Loss::default();
        for batch in order.chunks(BATCH) {
            let part = |part: &[u32]| Gradient::of(net, part.iter().map(|at| samples[*at as usize]));
            let parts: Vec<Gradient> = batch.par_chunks(batch.len().div_ceil(N_PARTS)).map(part).collect();
            loss = parts.iter().fold(loss, |loss, part| loss.and(part.loss));
            let left = 1.0 - step as f32 / n_steps as f32;
            adam.step(net, &parts, rate * left.max(LAST_RATE));
            step += 1;
        }
    }
    loss
}

/// How far `net` is from samples that it was not trained with.
pub(super) fn held_out(net: &Net, samples: &[&Sample]) -> Loss {
    // Sums of parts of a fixed size, added in order: floats must not depend on the number of threads.
    let part = |part: &[&Sample]| part.iter().map(|sample| sample.loss(net)).fold(Loss::default(), Loss::and);
    let parts: Vec<Loss> = samples.par_chunks(BATCH).map(part).collect();
    parts.into_iter().fold(Loss::default(), Loss::and)
}

//! The arrays that a batch writes its results into.

/// Where the results of a call go, for all games of a batch one after the other.
pub(crate) struct Arrays<'a> {
    pub(crate) seats: &'a mut [i8],
    pub(crate) counts: &'a mut [i32],
    pub(crate) masks: &'a mut [bool],
    pub(crate) rewards: &'a mut [f32],
    pub(crate) ended: &'a mut [bool],
    pub(crate) cut_off: &'a mut [bool],
    pub(crate) observations: Option<&'a mut [f32]>,
}

/// The same for one game.
pub(super) struct Place<'a> {
    pub(super) seat: &'a mut i8,
    pub(super) count: &'a mut i32,
    pub(super) mask: &'a mut [bool],
    pub(super) rewards: &'a mut [f32],
    pub(super) ended: &'a mut bool,
    pub(super) cut_off: &'a mut bool,
    pub(super) observation: Option<&'a mut [f32]>,
}

impl Place<'_> {
    /// Nothing has ended in this call yet.
    pub(super) fn forget(&mut self) {
        self.rewards.fill(0.0);
        (*self.ended, *self.cut_off) = (false, false);
    }
}

/// The places of all games.
pub(super) fn places(
    arrays: Arrays<'_>,
    n_seats: usize,
    n_actions: usize,
    n_features: usize,
) -> impl Iterator<Item = Place<'_>> {
    let observations = arrays.observations.map(|all| all.chunks_exact_mut(n_features));
    let mut observations = observations.into_iter().flatten();
    let flags = arrays.ended.iter_mut().zip(arrays.cut_off);
    let rows = arrays.masks.chunks_exact_mut(n_actions).zip(arrays.rewards.chunks_exact_mut(n_seats));
    let all = arrays.seats.iter_mut().zip(arrays.counts).zip(rows).zip(flags);
    all.map(move |(((seat, count), (mask, rewards)), (ended, cut_off))| Place {
        seat,
        count,
        mask,
        rewards,
        ended,
        cut_off,
        observation: observations.next(),
    })
}

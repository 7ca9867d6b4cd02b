//! What the tests of a game check whose recorded matches are planned one by one.

use super::{Planned, recorded};
use engine::Game;
use engine::testing::Format;

/// Every planned match comes to the result and to the states that are written in its file, and is of the seats, options
/// and seed that were planned. There are at least 40.
pub(crate) fn all_come_to_their_states<G: Game>(format: &Format<G>, folder: &str, planned: &[Planned<G>]) {
    assert!(planned.len() >= 40, "{} matches", planned.len());
    for plan in planned {
        let name = &plan.name;
        let m = recorded::comes_to_its_states(format, name, &recorded::text(folder, name));
        assert_eq!((m.n_seats(), m.saved().seed), (plan.n_seats, plan.seed), "{name}");
        assert_eq!(m.options(), &plan.options, "{name}");
    }
}

/// No file lies in the folder that nobody planned.
pub(crate) fn no_other_is_recorded<G: Game>(folder: &str, planned: &[Planned<G>]) {
    for (name, _) in recorded::texts(folder) {
        assert!(planned.iter().any(|plan| plan.name == name), "{name} is not planned: delete it");
    }
}

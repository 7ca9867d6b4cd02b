//! What a viewer sees, and imagined states that look the same.

use crate::flow::Frame;
use crate::ids::Goal;
use crate::state::{Hidden, State, View};
use engine::{Chance, Deck, List, Seat, Secret, Viewer};

/// NF-178, NFG-009: everything is open except the order of the bag and the face-down goals of others.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let State { board, hidden: Hidden { stack, drawn, kept }, chance: _ } = state;
    let keeper = board.goals.and_then(|goals| goals.keeper);
    let looks = looking(state).is_some_and(|seat| viewer == Viewer::Seat(seat));
    let keeps = keeper.is_some_and(|seat| viewer == Viewer::Seat(seat));
    View {
        board: *board,
        n_stack: stack.len() as u8,
        n_drawn: drawn.len() as u8,
        drawn: if looks { *drawn } else { List::new() },
        kept: kept.filter(|_| keeps).map(|kept| kept.for_its_keeper()),
    }
}

/// Who is looking at drawn goals.
pub(crate) fn looking(state: &State) -> Option<Seat> {
    match state.top() {
        Frame::Keeping(frame) => Some(frame.seat),
        _ => None,
    }
}

/// Goals that the seat cannot know are dealt again.
pub(crate) fn imagine(view: &View, chance: Chance) -> State {
    let View { board, n_stack, n_drawn, drawn, kept } = view;
    let seen = |goal: &Goal| {
        board.goals.is_some_and(|goals| goals.open.has(*goal)) || drawn.contains(goal) || *kept == Some(*goal)
    };
    let mut dealer = chance.dealer();
    let mut unknown: Vec<Goal> = Goal::all().filter(|goal| !seen(goal)).collect();
    dealer.shuffle(&mut unknown);
    let keeper = board.goals.and_then(|goals| goals.keeper);
    let kept = keeper.and_then(|_| kept.or_else(|| unknown.pop())).map(Secret::keep);
    let drawn = if drawn.is_empty() { unknown.drain(..usize::from(*n_drawn)).collect() } else { *drawn };
    let stack = Deck::stacked(unknown.into_iter().take(usize::from(*n_stack)));
    State { board: *board, hidden: Hidden { stack, drawn, kept }, chance: dealer.into_chance() }
}

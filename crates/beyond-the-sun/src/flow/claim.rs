//! BTS-060 to BTS-075: claiming achievements, and abilities that can be used between the phases.

use super::{Part, Triggering, Weighing, prospect};
use crate::action::Action;
use crate::effect::{Ability, Effect};
use crate::event::{Cause, Decision, Event};
use crate::ids::{Achievement, Sort};
use crate::retinue::Goal;
use crate::space::Owned;
use crate::state::{Claim, State};
use crate::why::Reason;
use engine::{Index, Log, Seat};
use serde::{Deserialize, Serialize};

/// BTS-060 to BTS-066: whether `seat` may claim an achievement now, a common one or its private one.
pub(crate) fn may_claim(state: &State, seat: Seat, card: Achievement) -> Result<Action, Reason> {
    if let Some(achieved) = state.achievements.iter().find(|achieved| achieved.card == card) {
        if achieved.claims.iter().any(|claim| claim.seat == seat) {
            return Err(Reason::AlreadyClaimed);
        }
        if achieved.claims.len() >= usize::from(state.pack[card].n_spaces(state.n_seats())) {
            return Err(Reason::NoSpaceLeft);
        }
    } else if let Some(goal) = state.tableaus[seat].retinue.goal.filter(|goal| goal.card == card) {
        if goal.claimed {
            return Err(Reason::AlreadyClaimed);
        }
    } else {
        return Err(Reason::ConditionNotMet);
    }
    let met = state.pack[card].condition(state.n_seats()).holds(|count| state.count(seat, count));
    if met { Ok(Action::Claim(card)) } else { Err(Reason::ConditionNotMet) }
}

/// Achievements that `seat` may claim now.
pub(crate) fn claimable(state: &State, seat: Seat) -> impl Iterator<Item = Action> + '_ {
    let goal = state.tableaus[seat].retinue.goal.map(|goal| goal.card);
    let cards = state.achievements.iter().map(|achieved| achieved.card).chain(goal);
    cards.filter_map(move |card| may_claim(state, seat, card).ok())
}

/// A choice of the achievement to claim; it cannot be declined (BTS-061).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Claiming {}

impl Part<State> for Claiming {
    fn asks(&self, state: &State) -> Option<Seat> {
        Some(state.turn)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Claim
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(claimable(state, state.turn));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::Claim(card) = action else { return };
        let (seat, pack) = (state.turn, state.pack.pack());
        if let Some(goal) = state.tableaus[seat].retinue.goal.filter(|goal| goal.card == card) {
            // BTL-026: it never brings the end nearer.
            state.tableaus[seat].retinue.goal = Some(Goal { claimed: true, ..goal });
            return log.tell(Event::ClaimedPrivately(seat, card, state.private_vp(seat)));
        }
        let Some(achieved) = state.board.achievements.iter_mut().find(|it| it.card == card) else { return };
        let vp = pack[card].vp[achieved.claims.len()];
        achieved.claims.push(Claim { seat, swapped: None });
        log.tell(Event::Claimed(seat, card, vp));
        // BTS-071, BTS-072: this round is finished and one more is played.
        let n_claims: usize = state.achievements.iter().map(|achieved| achieved.claims.len()).sum();
        let needed = pack.setup(usize::from(state.n_seats())).end_markers;
        if state.last_round.is_none() && n_claims >= usize::from(needed) {
            let last = state.round + 1;
            state.last_round = Some(last);
            log.tell(Event::EndIsNear(last));
        }
    }
}

/// A moment between the phases in which abilities may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Pausing {}

impl Part<State> for Pausing {
    fn asks(&self, state: &State) -> Option<Seat> {
        Some(state.turn)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::AnyTime
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        at_any_time(state, state.turn, into);
        into.push(Action::Done);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if action != Action::Done {
            state.push(self);
            use_now(state, state.turn, action, log);
        }
    }
}

/// The last exchange of markers, before scoring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Swapping {
    pub seat: Seat,
}

impl Part<State> for Swapping {
    fn asks(&self, state: &State) -> Option<Seat> {
        has_swap(state, self.seat).then_some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::LastSwap
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        swaps(state, self.seat, |card, sort| into.push(Action::Swap(card, sort)));
        into.push(Action::Done);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if action == Action::Done {
            self.go_on(state, log);
        } else {
            state.push(self);
            use_now(state, self.seat, action, log);
        }
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        self.go_on(state, log);
    }
}

impl Swapping {
    fn go_on(self, state: &mut State, log: &mut Log<Event>) {
        let next = Seat(self.seat.0 + 1);
        if next.0 < state.n_seats() {
            state.push(Swapping { seat: next });
        } else {
            log.tell(Event::Ended);
            state.board.frames.push(super::Frame::Over);
        }
    }
}

/// Adds what `seat` may do while nothing is being resolved.
pub(crate) fn at_any_time(state: &State, seat: Seat, into: &mut Vec<Action>) {
    if may_have_any_time(state, seat) {
        usable(state, seat, |owned| into.push(Action::Use(owned)));
        swaps(state, seat, |card, sort| into.push(Action::Swap(card, sort)));
    }
}

/// During most of the game there is nothing to use; this check is fast.
fn may_have_any_time(state: &State, seat: Seat) -> bool {
    let masks = &state.pack.masks;
    let any_time = masks.any_time_techs.or(masks.swap_achievement_markers);
    state.tableaus[seat].systems().any(|system| masks.any_time_systems.has(system))
        || state.has_tech(seat, any_time)
}

/// Whether there is anything to do while nothing is being resolved.
pub(crate) fn has_any_time(state: &State, seat: Seat) -> bool {
    if !may_have_any_time(state, seat) {
        return false;
    }
    let mut any = has_swap(state, seat);
    usable(state, seat, |_| any = true);
    any
}

/// The any-time ability of a card.
fn any_time(state: &State, owned: Owned) -> Option<(bool, Effect)> {
    let abilities = match owned {
        Owned::Tech(tech) => &state.pack[tech].abilities,
        Owned::System(system) => &state.pack[system].abilities,
    };
    abilities.iter().find_map(|ability| match ability {
        Ability::AnyTime { once, effect } => Some((*once, *effect)),
        _ => None,
    })
}

fn usable(state: &State, seat: Seat, mut each: impl FnMut(Owned)) {
    let masks = &state.pack.masks;
    let techs = state.techs(seat).and(masks.any_time_techs).iter().map(Owned::Tech);
    let systems = state.tableaus[seat].systems().filter(|system| masks.any_time_systems.has(*system));
    for owned in techs.chain(systems.map(Owned::System)) {
        let used = match owned {
            Owned::Tech(tech) => state.this_turn.used_techs.has(tech),
            Owned::System(system) => state.this_turn.used_systems.has(system),
        };
        let may = |(once, effect): (bool, Effect)| !(once && used) && prospect::may_use(state, seat, effect);
        if any_time(state, owned).is_some_and(may) {
            each(owned);
        }
    }
}

/// Markers of `seat` on achievements that may be exchanged for production markers.
fn swaps(state: &State, seat: Seat, mut each: impl FnMut(Achievement, Sort)) {
    // BTA-014: in the solo game that paragraph is void.
    if state.is_solo() || !state.has_tech(seat, state.pack.masks.swap_achievement_markers) {
        return;
    }
    let pack = state.pack.pack();
    for achieved in state.achievements.iter() {
        let own = achieved.claims.iter().any(|claim| claim.seat == seat && claim.swapped.is_none());
        for sort in Sort::ALL.into_iter().filter(|sort| own && !state.tableaus[seat].is_empty(pack, *sort)) {
            each(achieved.card, sort);
        }
    }
}

fn has_swap(state: &State, seat: Seat) -> bool {
    let mut any = false;
    swaps(state, seat, |_, _| any = true);
    any
}

/// Uses an any-time ability or exchanges a marker.
pub(crate) fn use_now(state: &mut State, seat: Seat, action: Action, log: &mut Log<Event>) {
    match action {
        Action::Use(owned) => {
            match owned {
                Owned::Tech(tech) => state.this_turn.used_techs.add(tech),
                Owned::System(system) => state.this_turn.used_systems.add(system),
            }
            if let Some((_, effect)) = any_time(state, owned) {
                state.push(Weighing::bonus(seat, effect, Cause::Use(owned)));
            }
        }
        Action::Swap(card, sort) => {
            let claims = state.board.achievements.iter_mut().filter(|it| it.card == card);
            let mut claims = claims.flat_map(|achieved| achieved.claims.iter_mut());
            if let Some(claim) = claims.find(|claim| claim.seat == seat) {
                claim.swapped = Some(sort);
                state.tableaus[seat].removed[sort.at()] += 1;
                log.tell(Event::Swapped(seat, card, sort));
                state.push(Triggering {});
            }
        }
        _ => {}
    }
}

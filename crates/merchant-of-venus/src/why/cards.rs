//! Why a card does nothing now.

use super::Reason;
use crate::cards::Times;
use crate::flow::Frame;
use crate::ids::{Encounter, Face, Mission, Source};
use crate::query::{Place, Progress, Refusal};
use crate::state::State;
use engine::Seat;

/// Why nothing can be done with a component now.
pub(super) fn idle(state: &State, seat: Seat, frame: Frame, source: Source) -> Reason {
    let culture = state.place(state.merchants[seat].ship).and_then(Place::culture);
    match (frame, source) {
        (Frame::Trading(_), Source::Technology(technology)) => match culture {
            Some(culture) => refused(state.can_buy_technology(seat, culture, technology)),
            None => Reason::NoBusiness,
        },
        (Frame::Trading(_), Source::Equipment(equipment)) => match culture {
            Some(culture) => refused(state.can_buy_equipment(seat, culture, equipment)),
            None => Reason::NoBusiness,
        },
        (Frame::Trading(_), Source::Reward(reward)) if state.exchanged.has(reward) => unbought(state, seat),
        (Frame::Trading(_), Source::Pilot(face)) => unpromoted(state, seat, face),
        (Frame::Starting(_), Source::Encounter(card)) if state.row.has(card) => unsold(state, seat, card),
        (frame, Source::Mission(mission)) => incomplete(state, seat, frame, mission),
        (_, Source::Challenge(_)) => unmet(state, seat, source),
        (_, source) => unused(state, seat, source),
    }
}

fn refused(answer: Result<(), Refusal>) -> Reason {
    Reason::Refused(answer.err().unwrap_or(Refusal::NoActionLeft))
}

/// MV-183: an exchanged reward.
fn unbought(state: &State, seat: Seat) -> Reason {
    let (have, need) = (state.merchants[seat].credits, u32::from(state.pack.constants.reward_buy_price));
    if state.place(state.merchants[seat].ship) != Some(Place::Base) {
        Reason::WrongPlace
    } else if !state.can_buy_more() {
        Reason::Refused(Refusal::NoActionLeft)
    } else {
        Reason::TooExpensive { need, have, printed: need }
    }
}

/// MV-067 to MV-069: a face of the own pilot.
fn unpromoted(state: &State, seat: Seat, face: Face) -> Reason {
    let merchant = &state.merchants[seat];
    let (level, wanted) = (state.level(seat), state.pack[face].level);
    let need = u32::from(state.pack.constants.pilot_upgrade_price);
    if wanted <= level {
        return Reason::AlreadyDone;
    }
    let place = if level == 1 { Place::Base } else { Place::Of(state.pack[merchant.pilot].home) };
    if wanted > level + 1 {
        Reason::ConditionNotMet
    } else if state.place(merchant.ship) != Some(place) {
        Reason::WrongPlace
    } else if !state.turn.moved {
        Reason::NotLanded
    } else {
        Reason::TooExpensive { need, have: merchant.credits, printed: need }
    }
}

/// D-67: intel in the row.
fn unsold(state: &State, seat: Seat, card: Encounter) -> Reason {
    let (have, need) = (state.merchants[seat].credits, u32::from(state.pack[card].price));
    if state.merchants[seat].intel.is_some() || state.turn.bought_intel {
        Reason::AlreadyDone
    } else {
        Reason::TooExpensive { need, have, printed: need }
    }
}

/// MV-172 to MV-174, D-59: what is missing for a mission.
fn incomplete(state: &State, seat: Seat, frame: Frame, mission: Mission) -> Reason {
    let merchant = &state.merchants[seat];
    if !merchant.missions.iter().any(|open| open.mission == mission) {
        return Reason::NotOwned;
    }
    if let Some(system) = state.pack[mission].system {
        if state.pack[merchant.ship].system != Some(system) || !state.is_landing_place(merchant.ship) {
            return Reason::LandAt(system);
        }
        if state.can_complete(seat, mission, true)
            && !matches!(frame, Frame::Trading(_) | Frame::Declaring(_))
        {
            return Reason::AfterMovement;
        }
    }
    unmet(state, seat, Source::Mission(mission))
}

/// What a mission or challenge needs and what there is.
fn unmet(state: &State, seat: Seat, goal: Source) -> Reason {
    match state.progress(seat, goal) {
        Some(Progress { have, want }) if have < want => Reason::GoalOpen { goal, have, want },
        _ => Reason::GoalUnmet(goal),
    }
}

/// A component whose ability, if it has one, cannot be used.
fn unused(state: &State, seat: Seat, source: Source) -> Reason {
    if !state.owns(seat, source) {
        return Reason::NotOwned;
    }
    let abilities = &state.pack.pack().scripts.abilities;
    match abilities.iter().find(|ability| ability.source == source) {
        Some(ability) => match ability.times {
            Some(Times { limit, .. }) if !state.is_fresh(seat, ability.times) => Reason::UsedUp(limit),
            _ => Reason::WrongMoment,
        },
        None => Reason::WrongMoment,
    }
}

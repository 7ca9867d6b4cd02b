//! Why a card does nothing now.

use super::Reason;
use crate::action::Action;
use crate::cards::Times;
use crate::flow::{Frame, Starting};
use crate::ids::Source;
use crate::query::{Place, Refusal};
use crate::state::State;
use engine::Seat;

/// Why nothing can be done with a component now.
pub(super) fn idle(state: &State, seat: Seat, frame: Frame, source: Source) -> Reason {
    let place = state.place(state.merchants[seat].ship);
    let culture = place.and_then(Place::culture);
    match (frame, source) {
        (Frame::Trading(_), Source::Technology(technology)) => match culture {
            Some(culture) => refused(state.can_buy_technology(seat, culture, technology)),
            None => Reason::NoBusiness,
        },
        (Frame::Trading(_), Source::Equipment(equipment)) => match culture {
            Some(culture) => refused(state.can_buy_equipment(seat, culture, equipment)),
            None => Reason::NoBusiness,
        },
        (Frame::Trading(_), Source::Reward(reward)) if state.exchanged.has(reward) => {
            or_now(state.may_buy_reward(seat, place, reward))
        }
        (Frame::Trading(_), Source::Pilot(face)) => or_now(state.may_promote(seat, place, face)),
        (Frame::Starting(_), Source::Encounter(card)) if state.row.has(card) => {
            or_now(Starting::may_buy_intel(state, seat, card))
        }
        // D-59: those with a destination are completed after movement.
        (frame, Source::Mission(mission)) => {
            let after_movement = matches!(frame, Frame::Trading(_) | Frame::Declaring(_));
            or_now(state.may_complete(seat, mission, after_movement))
        }
        (_, Source::Challenge(challenge)) => or_now(state.may_meet(seat, challenge)),
        (_, source) => unused(state, seat, source),
    }
}

fn refused(answer: Result<(), Refusal>) -> Reason {
    Reason::Refused(answer.err().unwrap_or(Refusal::NoActionLeft))
}

/// The reason against it. Where there is none, another question is being answered now.
fn or_now(answer: Result<Action, Reason>) -> Reason {
    answer.err().unwrap_or(Reason::WrongMoment)
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

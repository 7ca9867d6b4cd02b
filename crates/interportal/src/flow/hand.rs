//! Event cards that are played from the hand in the Movement phase (X4R-261, X4R-EN6, X4R-EN7).

use engine::{Log, Seat};

use super::{Errand, Expedition, Seek, Verdict, expedition, giving, moving};
use crate::action::{Action, Craft};
use crate::affair::Affair;
use crate::event::Event;
use crate::ids::EventCard;
use crate::notation::{Core, Mover, Verb};
use crate::realm::Mark;
use crate::state::State;
use crate::thing::Thing;
use crate::why::Fault;

/// What a card moves when it is played; nothing for cards that are not played.
fn mover(state: &State, card: EventCard) -> Option<Mover> {
    let pack = state.pack.pack();
    let effect = pack[card].hand_effect.as_ref()?;
    pack.code.statements(**effect).iter().find_map(|statement| match &statement.core {
        Core::Do(Verb::Strategic(mover, ..) | Verb::Relocate(mover, ..)) => Some(*mover),
        _ => None,
    })
}

/// Cards that might be played.
pub(super) fn offers(state: &State, seat: Seat, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
    if !matches!(seek.only(), None | Some(Thing::Card(_))) {
        return;
    }
    for card in giving::cards(state, seat).filter(|card| seek.wants(Thing::Card(*card))) {
        let Some(mover) = mover(state, card) else { continue };
        let play = |craft| Action::Affair(Affair::UseCard(card, craft));
        match mover {
            Mover::OneOwn => {
                let mut any = false;
                for craft in movable(state, seat) {
                    any = true;
                    to(play(Some(craft)), Ok(()));
                }
                if !any {
                    to(play(None), Err(Fault::HasMoved.into()));
                }
            }
            Mover::OneCivil => {
                let able = civil(state, seat).next().is_some() && !expedition::safe_systems(state).is_empty();
                to(play(None), if able { Ok(()) } else { Err(Fault::NoSite.into()) });
            }
            Mover::Explorer => {}
        }
    }
}

/// Civil ships, from 0.
fn civil(state: &State, seat: Seat) -> impl Iterator<Item = u8> {
    let ships = (0..).zip(state.realms[seat].ships.iter());
    ships.filter(|(_, vessel)| vessel.at.is_some() && !state.hull(vessel.make).military).map(|(ship, _)| ship)
}

/// Fleets and civil ships that have not moved yet.
fn movable(state: &State, seat: Seat) -> impl Iterator<Item = Craft> {
    let realm = &state.realms[seat];
    let fleets = (0..).zip(&realm.fleets).filter_map(|(fleet, marker)| Some((fleet, (*marker)?)));
    let fleets = fleets.filter(|(_, marker)| !marker.course.is(Mark::Moved)).map(|(it, _)| Craft::Fleet(it));
    let resting = |ship: &u8| !realm.ships[usize::from(*ship)].course.is(Mark::Moved);
    fleets.chain(civil(state, seat).filter(resting).map(Craft::Ship))
}

/// X4R-262: the card is played and goes to the discards.
pub(super) fn play(
    state: &mut State,
    seat: Seat,
    card: EventCard,
    craft: Option<Craft>,
    log: &mut Log<Event>,
) {
    giving::discard(state, seat, card, log);
    log.tell(Event::UsedCard(seat, card));
    match craft {
        Some(craft) => {
            moving::course(state, seat, craft).set(Mark::Hastened, true);
            log.tell(Event::Hastened(seat, craft));
        }
        None => state.push(Expedition { seat, errand: Errand::Path, at: None }),
    }
}

//! Effects that wait for a moment: what governments, policies, advisors and laws do when something happens.

use engine::{Log, Seat};

use super::Effecting;
use crate::event::Event;
use crate::hex::Hex;
use crate::notation::{Foe, Moment, Program};
use crate::state::State;

/// Programs that can wait for a moment before one seat.
const WAITING: usize = 24;

/// Something happened to a seat: whatever waits for it acts, in the order of the tableau.
pub(super) fn happen(state: &mut State, seat: Seat, moment: Moment, here: Option<Hex>, log: &mut Log<Event>) {
    for program in waiting(state, seat).iter() {
        Effecting { here, ..Effecting::plain(seat, *program) }.at_moment(state, moment, log);
    }
}

/// The same for a technology.
pub(super) fn happen_with(
    state: &mut State,
    seat: Seat,
    moment: Moment,
    tech: crate::ids::Tech,
    log: &mut Log<Event>,
) {
    for program in waiting(state, seat).iter() {
        Effecting { tech: Some(tech), ..Effecting::plain(seat, *program) }.at_moment(state, moment, log);
    }
}

/// The same for a battle that was won against this foe.
pub(super) fn happen_against(
    state: &mut State,
    seat: Seat,
    moment: Moment,
    foe: Foe,
    here: Option<Hex>,
    log: &mut Log<Event>,
) {
    for program in waiting(state, seat).iter() {
        Effecting { here, ..Effecting::plain(seat, *program) }.at_moment_against(state, moment, foe, log);
    }
}

fn waiting(state: &State, seat: Seat) -> engine::List<Program, WAITING> {
    let pack = state.pack.pack();
    let realm = &state.realms[seat];
    let government = pack[realm.government].effect.as_ref().map(|text| **text);
    let policies = realm.policies.iter().map(|policy| *pack[*policy].effect);
    let advisors = realm.advisors.iter().flat_map(|recruit| {
        let card = &pack[recruit.advisor];
        let level = |level: u8, abilities: &'static [crate::cards::Ability]| {
            let chosen = abilities.get(usize::from(recruit.chosen[usize::from(level) - 2]));
            let chosen = chosen.filter(|ability| recruit.level >= level && !ability.one_time);
            chosen.map(|ability| *ability.effect)
        };
        [Some(*card.effect), level(2, &card.level2), level(3, &card.level3)].into_iter().flatten()
    });
    // X4R-125: active laws act for every player.
    let laws = state.laws.iter().map(|passed| *pack[passed.law].effect);
    government.into_iter().chain(policies).chain(advisors).chain(laws).take(WAITING).collect()
}

//! Governments and policies (X4-013 to X4-021, X4R-105 to X4R-113).

use engine::{Log, Seat};

use super::{Verdict, politics, research};
use crate::cards::Special;
use crate::economy::Books;
use crate::event::Event;
use crate::ids::{Government, Policy, Resource};
use crate::notation::{ActionKind, Property, Selector, Tier};
use crate::office::POLICIES;
use crate::state::State;
use crate::why::Fault;

/// X4R-105, X4R-108, X4R-110: whether a government can be introduced at all, whatever it costs.
fn may_have(state: &State, seat: Seat, government: Government) -> Verdict {
    let card = &state.pack.pack()[government];
    let realm = &state.realms[seat];
    if !card.introducible {
        return Err(Fault::NotIntroducible.into());
    }
    if realm.government == government || realm.office.coming == Some(government) {
        return Err(Fault::InForce.into());
    }
    research::needs(state, seat, &card.unlocked_by)?;
    let mut others = state.realms.iter().filter(|(other, _)| *other != seat);
    let taken = others.any(|(_, it)| it.government == government || it.office.coming == Some(government));
    if card.exclusive && taken { Err(Fault::Taken.into()) } else { Ok(()) }
}

/// X4-369: the technology that makes one change of government a round cheap and quick, if it is not used up.
fn is_polymorphic(state: &State, seat: Seat) -> bool {
    !state.realms[seat].office.polymorphic && state.tally(seat).has(Special::PolymorphicCabinet)
}

/// X4-369: culture that such a change costs less.
const POLYMORPHIC: u8 = 3;

fn government_price(state: &State, seat: Seat, government: Government) -> u8 {
    let price = state.pack[government].cost.culture;
    if is_polymorphic(state, seat) { price.saturating_sub(POLYMORPHIC) } else { price }
}

/// Whether a seat has what any change of government takes, but for its price.
pub(super) fn can_change(state: &State, seat: Seat) -> bool {
    is_polymorphic(state, seat) || politics::has_token(state, seat, ActionKind::Government).is_ok()
}

/// X4-012 to X4-014: a change of government.
pub(super) fn may_change(state: &State, books: &Books<'_>, seat: Seat, government: Government) -> Verdict {
    may_have(state, seat, government)?;
    if !is_polymorphic(state, seat) {
        politics::has_token(state, seat, ActionKind::Government)?;
    }
    books.has_culture(i16::from(government_price(state, seat, government)))
}

/// X4-015, X4R-106: it takes effect when the phase ends; with the polymorphic cabinet at once, with its actions.
pub(super) fn change(state: &mut State, seat: Seat, government: Government, log: &mut Log<Event>) {
    let price = government_price(state, seat, government);
    let at_once = is_polymorphic(state, seat);
    state.realms[seat].pay_culture(i16::from(price));
    log.tell(Event::GovernmentChosen(seat, government, price));
    if at_once {
        state.realms[seat].office.polymorphic = true;
        introduce(state, seat, government, log);
        politics::refill(state, seat);
    } else {
        politics::spend(state, seat, ActionKind::Government);
        state.realms[seat].office.coming = Some(government);
    }
}

/// X4-017, X4R-105, X4R-109, X4R-111: a government replaces the old one; bound policies end unless it is the
/// successor of theirs.
pub(super) fn introduce(state: &mut State, seat: Seat, government: Government, log: &mut Log<Event>) {
    let pack = state.pack.pack();
    let realm = &mut state.board.realms[seat];
    realm.government = government;
    realm.office.coming = None;
    realm.office.victories = Default::default();
    (realm.service.record.arrests, realm.service.record.laws) = (0, 0);
    log.tell(Event::GovernmentActive(seat, government));
    for place in (0..realm.policies.len()).rev() {
        let card = &pack[realm.policies[place]];
        if card.bound && pack[card.government].successor != Some(government) {
            log.tell(Event::PolicyEnded(seat, realm.policies.remove(place)));
        }
    }
    state.touch(seat);
}

/// X4R-113: governments that a bonus introduces for nothing.
pub(super) fn may_receive(state: &State, seat: Seat, of: &Selector, government: Government) -> Verdict {
    may_have(state, seat, government)?;
    let tier: Tier = state.pack[government].tier;
    let fits = of.filter.iter().all(|test| match &test.property {
        Property::Tier(wanted) => (*wanted == tier) != test.not,
        // Another one than the present one is what may_have says.
        _ => true,
    });
    if fits { Ok(()) } else { Err(Fault::DoesNotFit.into()) }
}

/// X4-018, X4-020: whether a policy can be introduced, whatever it costs.
pub(super) fn may_adopt(state: &State, books: &Books<'_>, seat: Seat, policy: Policy) -> Verdict {
    let realm = &state.realms[seat];
    if realm.policies.contains(&policy) {
        return Err(Fault::InForce.into());
    }
    if !state.pack[realm.government].policies.contains(&policy) {
        return Err(Fault::OtherGovernment.into());
    }
    let room = realm.policies.len() < usize::from(books.policy_limit()).min(POLICIES);
    if room { Ok(()) } else { Err(Fault::PolicyLimit.into()) }
}

/// X4-012, X4-018: a reform of policy.
pub(super) fn may_reform(state: &State, books: &Books<'_>, seat: Seat, policy: Policy) -> Verdict {
    may_adopt(state, books, seat, policy)?;
    politics::has_token(state, seat, ActionKind::Government)?;
    books.has_culture(i16::from(state.pack[policy].cost.culture))
}

/// X4-018: pays and introduces.
pub(super) fn reform(state: &mut State, seat: Seat, policy: Policy, log: &mut Log<Event>) {
    let price = state.pack[policy].cost.culture;
    politics::spend(state, seat, ActionKind::Government);
    state.realms[seat].pay_culture(i16::from(price));
    adopt(state, seat, policy, price, log);
}

/// X4-019: a policy is active at once.
pub(super) fn adopt(state: &mut State, seat: Seat, policy: Policy, price: u8, log: &mut Log<Event>) {
    let realm = &mut state.board.realms[seat];
    realm.policies.push(policy);
    realm.office.last_policy = Some(policy);
    log.tell(Event::PolicyIntroduced(seat, policy, price));
    state.touch(seat);
}

/// X4R-111: a policy is given up.
pub(super) fn give_up(state: &mut State, seat: Seat, policy: Policy, log: &mut Log<Event>) {
    let policies = &mut state.board.realms[seat].policies;
    if let Some(place) = policies.iter().position(|other| *other == policy) {
        log.tell(Event::PolicyEnded(seat, policies.remove(place)));
        state.touch(seat);
    }
}

/// X4-161: the price of the policy introduced last comes back.
pub(super) fn refund(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let Some(policy) = state.realms[seat].office.last_policy else { return };
    let price = i16::from(state.pack[policy].cost.culture);
    state.realms[seat].accounts[Resource::Culture] += price;
    log.tell(Event::Gained(seat, Resource::Culture, price));
}

//! Cards of prepared tables: what lies on the table is not in its deck, and no card is in two places.

use engine::{Deck, Log, Seat};

use super::known;
use crate::hex::Hex;
use crate::ids::{Advisor, EventCard, Kind, Planet, PlanetaryEvent};
use crate::realm::Held;
use crate::setup::{event_piles, planetary_piles};
use crate::state::{Colony, Happened, State};

/// The cards of a pile, the top one first.
fn cards<T: Copy + Default, const N: usize>(pile: &Deck<T, N>) -> Vec<T> {
    let mut pile = *pile;
    std::iter::from_fn(|| pile.draw(&mut Log::<()>::silent())).collect()
}

/// Takes one such card out of a pile, if one is in it.
fn take_out<T: Copy + Default + PartialEq, const N: usize>(pile: &mut Deck<T, N>, card: T) -> bool {
    let mut all = cards(pile);
    let Some(place) = all.iter().position(|other| *other == card) else { return false };
    all.remove(place);
    *pile = Deck::stacked(all.into_iter().rev());
    true
}

/// Puts a planetary event on top of its deck, in place of another card if it lies elsewhere.
pub fn drawn(state: &mut State, event: PlanetaryEvent) {
    let piles = planetary_piles(&state.pack);
    let place = known(piles.iter().position(|pile| pile.contains(&event)), event.id());
    let deck = &mut state.hidden.planetary[place];
    if !take_out(deck, event) {
        deck.draw(&mut Log::<()>::silent());
    }
    let rest = cards(deck);
    *deck = Deck::stacked(rest.into_iter().rev().chain([event]));
}

/// A planetary event lies beside the colony of a system, and no longer in its deck.
pub fn befall(state: &mut State, hex: Hex, id: &str) {
    let event = known(PlanetaryEvent::from_id(id), id);
    state.hidden.planetary.iter_mut().for_each(|deck| {
        take_out(deck, event);
    });
    let colony = state.board.colonies.iter_mut().find(|colony| colony.hex == hex);
    known(colony, "colony there").events.push(Happened::of(event, 0, false));
}

/// Gives an event card that was carried out; it is no longer in its deck.
pub fn hold(state: &mut State, seat: Seat, held: Held) {
    let piles = event_piles(&state.pack);
    if let Some(place) = piles.iter().position(|pile| pile.contains(&held.card)) {
        take_out(&mut state.hidden.events[place], held.card);
    }
    state.board.cards.push((seat, held));
}

/// Founds a colony on a planet of this kind, whose card comes from the deck; what lay there goes under it.
pub fn found(state: &mut State, seat: Seat, hex: Hex, planet: &str, level: u8) {
    let planet = known(Planet::from_id(planet), planet);
    let system = &mut state.board.systems[hex.at()];
    system.kind = Some(Kind::Planet);
    let before = system.planet.replace(planet).filter(|before| state.board.pack[*before].cards > 0);
    before.into_iter().for_each(|before| state.hidden.planets.put_under(before));
    take_out(&mut state.hidden.planets, planet);
    let colony = Colony { seat, hex, level, founder: seat, ..Colony::default() };
    state.colonies.push(colony);
}

/// An advisor is no longer in its deck; one on display is replaced by the top card.
pub(super) fn take_advisor(state: &mut State, advisor: Advisor) {
    if take_out(&mut state.hidden.advisors, advisor) {
        return;
    }
    if let Some(shown) = state.board.advisors.iter_mut().find(|shown| **shown == advisor) {
        *shown = known(state.hidden.advisors.draw(&mut Log::<()>::silent()), "advisor left");
    }
}

/// The star of a system bursts (X4R-CR5).
pub fn burst(state: &mut State, hex: Hex) {
    crate::flow::burst(state, hex, &mut Log::silent());
}

/// The ring of a system is closed, and it becomes a ring world (X4R-W3).
pub fn close_ring(state: &mut State, seat: Seat, hex: Hex) {
    crate::flow::close_ring(state, seat, hex, &mut Log::silent());
}

/// Every card is in one place: none is lost, and none is there twice.
///
/// # Panics
/// If one is not.
pub(super) fn all_cards_are_there(state: &State) {
    planets_are_there(state);
    events_are_there(state);
    let hands = state.hidden.hands.as_slice();
    let held: usize =
        hands.iter().map(|hand| hand.candidates.len() + usize::from(hand.advisor.is_some())).sum();
    let recruited: usize = state.realms.as_slice().iter().map(|realm| realm.advisors.len()).sum();
    let advisors = state.hidden.advisors.len() + state.advisors.len() + held + recruited;
    assert_eq!(advisors, Advisor::COUNT, "every advisor is in one place in round {}", state.round);
    let held: usize = hands.iter().map(|hand| hand.market.len()).sum();
    let market = state.hidden.market.len() + state.market.len() + state.played.len() + held;
    assert_eq!(market, usize::from(state.pack.market.cards), "every market card is in one place");
    let held: usize = hands.iter().map(|hand| hand.laws.len()).sum();
    let laws = state.hidden.laws.len() + state.laws.len() + state.council.laws().count() + held;
    assert_eq!(laws, usize::from(state.pack.law_numbers.law_cards), "every law is in one place");
    assert_eq!(state.market.len(), state.called.len(), "calls are noted for every card on display");
}

/// X4R-037, X4R-048, X4R-313: each planet card; only rock worlds can lie there without a card.
fn planets_are_there(state: &State) {
    let deck = cards(&state.hidden.planets);
    let open = state.systems.iter().filter_map(|system| system.planet);
    let returned = state.realms.as_slice().iter().filter_map(|realm| realm.returned);
    let asked = state.frames.iter().filter_map(crate::flow::Frame::planet);
    let all: Vec<Planet> = deck.into_iter().chain(open).chain(returned).chain(asked).collect();
    for planet in Planet::all().filter(|planet| state.pack[*planet].cards > 0) {
        let (n, printed) =
            (all.iter().filter(|other| **other == planet).count(), usize::from(state.pack[planet].cards));
        let rock = planet.id() == "rock-world";
        assert!(
            n == printed || rock && n > printed,
            "{n} of {printed} cards of {planet} in round {}",
            state.round
        );
    }
}

/// X4R-261, X4R-262, X4-104: each event card and each planetary event.
fn events_are_there(state: &State) {
    let hands = state.hidden.hands.as_slice();
    for (place, pile) in event_piles(&state.pack).into_iter().enumerate() {
        let kept = state.cards.iter().map(|(_, held)| held.card);
        let secret = hands.iter().flat_map(|hand| hand.events.iter().copied());
        let spent = state.discards[place].iter().copied();
        let mut all: Vec<EventCard> = cards(&state.hidden.events[place]);
        all.extend(kept.chain(secret).chain(spent).filter(|card| pile.contains(card)));
        compare(all, pile, EventCard::id);
    }
    for (place, pile) in planetary_piles(&state.pack).into_iter().enumerate() {
        let mut all: Vec<PlanetaryEvent> = cards(&state.hidden.planetary[place]);
        let colonies = state.colonies.iter().flat_map(|colony| colony.events.iter());
        all.extend(colonies.map(|happened| happened.event).filter(|event| pile.contains(event)));
        compare(all, pile, PlanetaryEvent::id);
    }
}

/// The same cards, in whatever order.
fn compare<T: Copy>(there: Vec<T>, printed: Vec<T>, id: impl Fn(T) -> &'static str) {
    let [there, printed] = [there, printed].map(|all| {
        let mut ids: Vec<&str> = all.into_iter().map(&id).collect();
        ids.sort_unstable();
        ids
    });
    assert_eq!(there, printed, "every event card is in one place");
}

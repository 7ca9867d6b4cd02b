//! Exploring: a tile is turned up, and a planet or an event is drawn (X4-145 to X4-148, X4R-048 to X4R-051).

use engine::{Known, Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{Effecting, Errand, Expedition, Moving, Offer, Seek, Verdict, expedition, giving, happening};
use crate::action::{Action, Craft};
use crate::cards::{Explored, Special};
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::hex::Hex;
use crate::ids::{Deck, Equipment, EventCard, Kind, Planet, named};
use crate::notation::{Moment, Permission};
use crate::realm::{Held, Make, SECRET_EVENTS};
use crate::state::State;
use crate::thing::{Thing, Word};
use crate::why::Fault;

/// Cards that a planet in place of the tile costs (X4-148).
const CARDS: u8 = 3;

/// The planet that is there when no card is left (X4R-313).
pub(super) const ROCK_WORLD: &str = "rock-world";

/// A craft is about to enter an undiscovered system.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Exploring {
    moving: Moving,
    hex: Hex,
}

/// Cards are spent for a planet in place of the tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Discarding {
    moving: Moving,
    hex: Hex,
    left: u8,
}

/// A planet card was drawn and may be turned down once (X4R-063).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Surveying {
    seat: Seat,
    hex: Hex,
    planet: Planet,
}

/// One of two events is carried out, the other is kept in hand (X4-294, X4R-303).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct CarryingOut {
    seat: Seat,
    hex: Hex,
}

/// X4-145: a craft enters a system that nobody has discovered; X4-148: who has cards enough may spend them first.
pub(super) fn enter(state: &mut State, moving: Moving, hex: Hex, log: &mut Log<Event>) {
    let seat = moving.seat;
    if giving::n_cards(state, seat) >= usize::from(CARDS) && !state.hidden.planets.is_empty() {
        state.push(Exploring { moving, hex });
    } else {
        turn(state, moving, hex, log);
    }
}

/// X4R-048: the tile is turned up. X4R-044: a supernova is not entered; the craft stays where it is.
fn turn(state: &mut State, mut moving: Moving, hex: Hex, log: &mut Log<Event>) {
    let kind = uncover(state, moving.seat, hex, log);
    moving.ended = true;
    if state.can_be_entered(hex) {
        moving.enter(state, hex, log);
        // X4R-364: who does not arrive draws nothing.
        if state.explorer().is_some() {
            draw(state, moving.seat, hex, kind, log);
        }
    } else {
        state.push(moving);
    }
}

/// A tile lies open from now on.
pub(super) fn uncover(state: &mut State, seat: Seat, hex: Hex, log: &mut Log<Event>) -> Kind {
    let kind = state.hidden.tiles.open(log)[hex.at()];
    state.systems[hex.at()].kind = Some(kind);
    for seat in state.realms.seats() {
        state.hidden.hands[seat].forget(hex);
    }
    log.tell(Event::Discovered(seat, hex, kind));
    state.touch_all();
    happening::happen(state, seat, Moment::Discover, Some(hex), log);
    kind
}

/// A tile is turned up from afar, with its event or without; a planet gets its card.
pub(super) fn chart(state: &mut State, seat: Seat, hex: Hex, event: bool, log: &mut Log<Event>) {
    let kind = uncover(state, seat, hex, log);
    if event {
        draw(state, seat, hex, kind, log);
    } else if kind == Kind::Planet {
        draw_planet(state, seat, hex, false, log);
    }
}

/// X4-400: a system draws as if it were explored again.
pub(super) fn again(state: &mut State, seat: Seat, hex: Hex, log: &mut Log<Event>) {
    if let Some(kind) = state.system(hex).kind.filter(|kind| deck_of(*kind).is_some()) {
        draw_events(state, seat, hex, kind, log);
    }
}

/// Cards of a deck of events are drawn for a system of another kind, and carried out there.
pub(super) fn unearth(state: &mut State, seat: Seat, hex: Hex, deck: Deck, n: u8, log: &mut Log<Event>) {
    let kind = DECKS.into_iter().find(|kind| state.pack[*kind].explore_draws == Explored::Event(deck));
    for _ in 0..n {
        if let Some(card) = kind.and_then(|kind| draw_event(state, hex, kind, log)) {
            carry_out(state, seat, hex, card, log);
        }
    }
}

/// The deck of events that a system draws from.
pub(super) fn deck_at(state: &State, hex: Hex) -> Option<Deck> {
    match state.pack[state.system(hex).kind?].explore_draws {
        Explored::Event(deck) => Some(deck),
        Explored::Nothing | Explored::PlanetCard => None,
    }
}

/// X4R-048: what lies under a tile.
fn draw(state: &mut State, seat: Seat, hex: Hex, kind: Kind, log: &mut Log<Event>) {
    match state.pack[kind].explore_draws {
        Explored::Nothing => {}
        Explored::PlanetCard => draw_planet(state, seat, hex, true, log),
        Explored::Event(_) => draw_events(state, seat, hex, kind, log),
    }
}

/// X4R-048, X4R-063, X4R-313: a planet card; with none left it is a rock world.
pub(super) fn draw_planet(state: &mut State, seat: Seat, hex: Hex, may_return: bool, log: &mut Log<Event>) {
    let card = if state.hidden.planets.is_empty() { None } else { state.hidden.planets.draw(log) };
    let asks = card.is_some() && may_return && state.realms[seat].returned.is_none();
    let planet = card.or_else(|| Planet::from_id(ROCK_WORLD)).unwrap_or_default();
    if asks {
        state.push(Surveying { seat, hex, planet });
    } else {
        settle_planet(state, seat, hex, planet, log);
    }
}

fn settle_planet(state: &mut State, seat: Seat, hex: Hex, planet: Planet, log: &mut Log<Event>) {
    state.systems[hex.at()].planet = Some(planet);
    log.tell(Event::PlanetPlaced(seat, hex, planet));
    state.touch_all();
}

/// The kinds of systems with a deck of events, in the order of `Hidden::events`.
pub(super) const DECKS: [Kind; 5] =
    [Kind::AsteroidField, Kind::Nebula, Kind::Anomaly, Kind::Storm, Kind::BlackHole];

fn deck_of(kind: Kind) -> Option<usize> {
    DECKS.iter().position(|other| *other == kind)
}

/// X4-294: two events are drawn in systems that are not dangerous, if the explorer has the means for it.
fn draw_events(state: &mut State, seat: Seat, hex: Hex, kind: Kind, log: &mut Log<Event>) {
    let Some(first) = draw_event(state, hex, kind, log) else { return };
    let books = Books::open(state, seat);
    let sharp = books.is_allowed(Permission::ExploreTwo)
        || books.is_allowed(Permission::ImprovedSensors) && state.has_sensors();
    // One more place is for a card that exploring itself brings.
    let room = state.hidden.hands[seat].events.len() + 3 <= SECRET_EVENTS;
    let two = sharp && room && !state.pack[kind].dangerous;
    let second = if two { draw_event(state, hex, kind, log) } else { None };
    happening::happen(state, seat, Moment::Explore, Some(hex), log);
    let Some(second) = second else {
        return carry_out(state, seat, hex, first, log);
    };
    for card in [first, second] {
        state.hidden.hands[seat].events.push(card);
    }
    state.push(CarryingOut { seat, hex });
}

/// X4-147, X4R-049, X4R-261: the top card; an empty deck is made of its discards again. Cards that would bring neutral
/// units next to a home world go under the deck.
fn draw_event(state: &mut State, hex: Hex, kind: Kind, log: &mut Log<Event>) -> Option<EventCard> {
    let deck = deck_of(kind)?;
    let near_home = hex.neighbours().any(|next| state.system(next).kind == Some(Kind::HomeWorld));
    if state.hidden.events[deck].is_empty() {
        while let Some(card) = state.board.discards[deck].pop() {
            state.hidden.events[deck].shuffle_in(card, &mut state.chance, log);
        }
    }
    for _ in 0..state.hidden.events[deck].len() {
        let card = state.hidden.events[deck].draw(log)?;
        if !near_home || !state.pack[card].creates_neutrals {
            return Some(card);
        }
        log.tell(Event::EventPutBack(card));
        state.hidden.events[deck].put_under(card);
    }
    None
}

/// X4R-303, X4R-384: cards are taken into the hand without being carried out, each from the fullest of these decks.
pub(super) fn take(state: &mut State, seat: Seat, decks: &[Deck], n: u8, log: &mut Log<Event>) {
    let is_named = |place: &usize| {
        let draws = state.pack[DECKS[*place]].explore_draws;
        decks.iter().any(|deck| Explored::Event(*deck) == draws)
    };
    let named: Vec<usize> = (0..DECKS.len()).filter(is_named).collect();
    let mut taken = 0;
    for _ in 0..n {
        let fullest =
            named.iter().copied().max_by_key(|at| (state.hidden.events[*at].len(), usize::MAX - at));
        let room = state.hidden.hands[seat].events.len() < SECRET_EVENTS;
        let Some(card) = fullest.filter(|_| room).and_then(|at| state.hidden.events[at].draw(log)) else {
            break;
        };
        state.hidden.hands[seat].events.push(card);
        taken += 1;
    }
    log.tell(Event::EventsTaken(seat, taken));
}

/// X4-146, X4R-261, X4R-303: the event is read to everybody and carried out; the card is kept, or goes under its deck.
fn carry_out(state: &mut State, seat: Seat, hex: Hex, card: EventCard, log: &mut Log<Event>) {
    log.tell(Event::EventDrawn(seat, hex, card));
    let entry = &state.pack.pack()[card];
    if entry.keep {
        state.board.cards.push((seat, Held { card, hex: Some(hex), level: 1 }));
        state.touch(seat);
    } else {
        let deck =
            DECKS.iter().position(|kind| state.pack[*kind].explore_draws == Explored::Event(entry.deck));
        deck.into_iter().for_each(|deck| state.hidden.events[deck].put_under(card));
    }
    if let Some(effect) = entry.effect.as_ref() {
        state.push(Effecting::card(seat, hex, **effect));
    }
    if entry.special == Some(Special::Wormhole) && !expedition::wormhole_ends(state, seat).is_empty() {
        state.push(Expedition { seat, errand: Errand::Wormhole, at: None });
    }
}

impl State {
    /// Whether the ship that explores has sensors fitted; of a fleet one ship is enough.
    pub(super) fn has_sensors(&self) -> bool {
        self.explorer().is_some_and(|moving| self.can_look(&moving))
    }

    /// X4-292: whether a craft has sensors, for the eyes of its owner.
    pub(super) fn can_look(&self, moving: &Moving) -> bool {
        let seat = moving.seat;
        let fitted = |make: Make| self.is_fitted(seat, make, named!(Equipment, "sensors"));
        match moving.craft {
            Craft::Ship(ship) => {
                let vessel = self.realms[seat].ships.get(usize::from(ship));
                vessel.is_some_and(|vessel| fitted(vessel.make))
            }
            Craft::Fleet(fleet) => self.crew(seat, fleet).any(|(_, vessel)| fitted(vessel.make)),
        }
    }

    /// A seat looks at a tile that stays face down.
    pub(super) fn glimpse(&mut self, seat: Seat, hex: Hex, log: &mut Log<Event>) {
        let kind = self.hidden.tiles.open(log)[hex.at()];
        self.hidden.hands[seat].see(hex, kind);
        log.tell(Event::Looked(seat, hex));
        log.say(Known::Only(seat), Event::Seen(hex, kind));
    }
}

impl Part<State> for Exploring {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.moving.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Explore(self.hex)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Self { moving, hex } = self;
        match action {
            Action::DiscoverPlanet => state.push(Discarding { moving, hex, left: CARDS }),
            _ => turn(state, moving, hex, log),
        }
    }
}

impl Offer for Exploring {
    fn offers(&self, _: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        for action in [Action::Explore, Action::DiscoverPlanet] {
            if seek.means(action) {
                to(action, Ok(()));
            }
        }
    }
}

impl Part<State> for Discarding {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.moving.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Discard(self.left)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    /// X4R-050: the last card brings the planet; the tile goes out of the game unseen.
    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Self { mut moving, hex, left } = self;
        let Action::Discard(card) = action else { return };
        giving::discard(state, moving.seat, card, log);
        log.tell(Event::Discarded(moving.seat, card));
        if left > 1 {
            return state.push(Self { left: left - 1, ..self });
        }
        state.systems[hex.at()].kind = Some(Kind::Planet);
        for seat in state.realms.seats() {
            state.hidden.hands[seat].forget(hex);
        }
        log.tell(Event::Discovered(moving.seat, hex, Kind::Planet));
        happening::happen(state, moving.seat, Moment::Discover, Some(hex), log);
        moving.ended = true;
        moving.enter(state, hex, log);
        draw_planet(state, moving.seat, hex, false, log);
    }
}

impl Offer for Discarding {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let seat = self.moving.seat;
        for card in EventCard::all().filter(|card| seek.wants(Thing::Card(*card))) {
            let open = state.cards_of(seat).any(|held| held.card == card);
            let held = open || state.hidden.hands[seat].events.contains(&card);
            to(Action::Discard(card), if held { Ok(()) } else { Err(Fault::NotInHand.into()) });
        }
    }
}

impl Surveying {
    pub(super) const fn planet(&self) -> Planet {
        self.planet
    }
}

impl Part<State> for Surveying {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::PlacePlanet(self.hex, self.planet)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Self { seat, hex, planet } = self;
        if action == Action::ReturnPlanet {
            state.realms[seat].returned = Some(planet);
            log.tell(Event::PlanetReturned(seat, planet));
            draw_planet(state, seat, hex, false, log);
        } else {
            settle_planet(state, seat, hex, planet, log);
        }
    }
}

impl Offer for Surveying {
    fn offers(&self, _: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        for (word, action) in
            [(Word::KeepPlanet, Action::KeepPlanet), (Word::ReturnPlanet, Action::ReturnPlanet)]
        {
            if seek.wants(Thing::Word(word)) {
                to(action, Ok(()));
            }
        }
    }
}

impl CarryingOut {
    /// The two cards just drawn: the last ones of the hand.
    fn drawn(&self, state: &State) -> [EventCard; 2] {
        let events = &state.hidden.hands[self.seat].events;
        let n = events.len();
        [events[n - 2], events[n - 1]]
    }
}

impl Part<State> for CarryingOut {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::CarryOut(self.hex)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::CarryOut(card) = action else { return };
        let events = &mut state.hidden.hands[self.seat].events;
        if let Some(at) = events.iter().rposition(|held| *held == card) {
            events.remove(at);
        }
        carry_out(state, self.seat, self.hex, card, log);
    }
}

impl Offer for CarryingOut {
    /// X4-294: if one of them brings neutral units, such a one must be chosen.
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let [first, second] = self.drawn(state);
        let wild = |card: EventCard| state.pack[card].creates_neutrals;
        let any_wild = wild(first) || wild(second);
        let both = [Some(first), Some(second).filter(|card| *card != first)];
        for card in both.into_iter().flatten().filter(|card| seek.wants(Thing::Card(*card))) {
            let fits = wild(card) || !any_wild;
            to(Action::CarryOut(card), if fits { Ok(()) } else { Err(Fault::NeutralsFirst.into()) });
        }
    }
}

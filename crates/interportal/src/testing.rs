//! Tables for tests: dealt from a seed, and changed by hand where a rule needs more than a fresh start.

mod decks;
mod field;
mod intrigue;
mod play;
mod skirmish;

use engine::{Dealer, Deck, List, Seat};

use crate::economy::Books;
use crate::hex::Hex;
use crate::ids::{
    Advisor, Building, EventCard, Government, Ground, Kind, MarketCard, Planet, Policy, Resource, Ship,
    Standard, Tech, named,
};
use crate::options::Options;
use crate::realm::{Course, Held, Make, Mark, Marker, Vessel};
use crate::state::{Standing, State};

pub use crate::economy::{Step, changed};
pub use decks::{befall, burst, close_ring, drawn, found, hold};
pub use field::{battlefield, halt, on_turn, soldier, station, thin, tokens, weaken};
pub use intrigue::{ally, disclose, employ, federate, fight, lay_cubes, leave_out, look_at, stir};
pub use play::Play;
pub use skirmish::{Side, embark, skirmish, storm};

/// A fresh table with the usual options, before the first round.
pub fn dealt(n_seats: u8, seed: u64) -> State {
    crate::setup::deal(n_seats, &Options::default(), Dealer::seeded(seed))
}

/// The kind of a tile, turned up or not.
pub fn tile(state: &State, hex: Hex) -> Kind {
    state.hidden.tiles.for_its_keeper()[hex.at()]
}

/// Cards left face down: planets, the five decks of events, the three of planetary events, advisors, laws, market.
pub fn n_cards(state: &State) -> (usize, [usize; 5], [usize; 3], [usize; 3]) {
    let hidden = &state.hidden;
    let events = [0, 1, 2, 3, 4].map(|deck| hidden.events[deck].len());
    let planetary = [0, 1, 2].map(|deck| hidden.planetary[deck].len());
    (hidden.planets.len(), events, planetary, [hidden.advisors.len(), hidden.laws.len(), hidden.market.len()])
}

/// The table with all tallies counted anew, after changes by hand.
pub fn fresh(state: &State) -> State {
    let mut state = *state;
    state.count();
    state
}

/// Lays advisors on display, and stacks others as the whole deck, the first one on top.
pub fn advisors(state: &mut State, shown: &[&str], deck: &[&str]) {
    let advisor = |id: &&str| known(Advisor::from_id(id), id);
    state.advisors = shown.iter().map(advisor).collect();
    state.hidden.advisors = Deck::stacked(deck.iter().rev().map(advisor));
}

/// The advisor that a seat holds.
pub fn advisor_hand(state: &State, seat: Seat) -> Option<Advisor> {
    state.hidden.hands[seat].advisor
}

/// The table without berths of a seat that has no ships.
pub fn unmanned(state: &State, seat: Seat) -> State {
    let mut state = *state;
    state.hidden.hands[seat].berths = Default::default();
    state
}

/// The top cards of a deck of events, the first one on top.
pub fn top_events(state: &State, deck: usize, n: usize) -> Vec<EventCard> {
    let mut deck = state.hidden.events[deck];
    (0..n).filter_map(|_| deck.draw(&mut engine::Log::<()>::silent())).collect()
}

/// Lays cards of the black market on display.
pub fn market(state: &mut State, ids: &[&str]) {
    let cards: Vec<MarketCard> = ids.iter().map(|id| known(MarketCard::from_id(id), id)).collect();
    state.market = List::new();
    take(state, &cards);
    state.market = cards.iter().copied().collect();
    state.called = cards.iter().map(|_| false).collect();
}

/// Gives cards of the black market.
pub fn pocket(state: &mut State, seat: Seat, ids: &[&str]) {
    let cards: Vec<MarketCard> = ids.iter().map(|id| known(MarketCard::from_id(id), id)).collect();
    take(state, &cards);
    cards.into_iter().for_each(|card| state.hidden.hands[seat].market.push(card));
}

/// The deck of the black market without cards that lie elsewhere.
fn take(state: &mut State, gone: &[MarketCard]) {
    let mut all = crate::setup::copies(MarketCard::all(), |card| state.pack[card].copies);
    let held = state.hidden.hands.as_slice().iter().flat_map(|hand| hand.market.iter().copied());
    let elsewhere = state.market.iter().copied().chain(state.played.iter().copied()).chain(held);
    for card in gone.iter() {
        let place = known(all.iter().position(|other| other == card), card.id());
        all.remove(place);
    }
    // A card that is taken can be one of these.
    for card in elsewhere {
        if let Some(place) = all.iter().position(|other| *other == card) {
            all.remove(place);
        }
    }
    state.hidden.market = Deck::stacked(all);
}

/// Whether nobody holds a card.
pub fn hands_are_empty(state: &State) -> bool {
    let empty = |hand: &crate::realm::Hand| {
        let n_cards = hand.events.len() + hand.laws.len() + hand.market.len();
        n_cards == 0 && hand.advisor.is_none()
    };
    let none_open = state.cards.is_empty();
    none_open && state.hidden.hands.as_slice().iter().all(empty)
}

/// The fleet of each ship of a seat.
pub fn berths(state: &State, seat: Seat) -> Vec<Option<u8>> {
    state.hidden.hands[seat].berths.of_ships().collect()
}

/// The ships of the first fleet of a seat and those of its second change places.
pub fn swap_berths(state: &mut State, seat: Seat) {
    let berths = &mut state.hidden.hands[seat].berths;
    berths.merge(0, 2);
    berths.merge(1, 0);
    berths.merge(2, 1);
}

/// The items of a blueprint of a seat, by slot.
pub fn drawing(state: &State, seat: Seat, id: &str, variant: u8) -> Vec<String> {
    let ship = known(Ship::from_id(id), id);
    let drawing = state.hidden.hands[seat].drawings.get(&state.pack, ship, variant);
    drawing.items().map(|item| item.to_string()).collect()
}

/// The units of an army of a seat, by `Ground`.
pub fn troops(state: &State, seat: Seat, army: u8) -> [u8; Ground::COUNT] {
    state.hidden.hands[seat].troops.army(army)
}

/// A table on which late rules are met early: everybody has technologies, a government, two colonies, cards and plenty.
pub fn midgame(n_seats: u8, seed: u64) -> State {
    let mut state = dealt(n_seats, seed);
    let techs = [
        "political-philosophy",
        "political-vision",
        "council-of-experts",
        "drives-1",
        "ships-ks",
        "ships-us",
        "projectile-weapons-1",
        "refineries",
        "automated-factories",
        "mass-production",
        "robotronics",
        "military-industrial-complex",
    ];
    let governments =
        ["technocracy", "hierocracy", "corporate-state", "lobbycracy-soul", "clan-government", "empire"];
    for seat in (0..n_seats).map(Seat) {
        learn(&mut state, seat, &techs);
        let id = governments[usize::from(seat.0)];
        state.realms[seat].government = known(Government::from_id(id), id);
        state.realms[seat].accounts = crate::realm::Stock::new(|_| 150);
        let home = state.realms[seat].capital;
        let near = home.neighbours().filter(|hex| state.is_on_map(*hex) && state.colony_at(*hex).is_none());
        let near: Vec<Hex> = near.take(2).collect();
        // There are five cards of each.
        let planets =
            if seat.0 < 5 { ["garden-world", "desert-world"] } else { ["ocean-world", "ice-world"] };
        for (hex, planet) in near.into_iter().zip(planets) {
            found(&mut state, seat, hex, planet, 2);
            build(&mut state, seat, hex, "capacity-building-2", None);
            state.systems[hex.at()].networks.set(seat, 1);
        }
        launch(&mut state, seat, home, "corvette", 2);
        // The third deck is that of anomalies.
        let card = state.hidden.events[2].draw(&mut engine::Log::<()>::silent());
        let card = known(card, "anomaly left");
        hold(&mut state, seat, Held { card, hex: Some(home), level: 1 });
        let drawn: Vec<MarketCard> =
            (0..3).filter_map(|_| state.hidden.market.draw(&mut engine::Log::<()>::silent())).collect();
        drawn.into_iter().for_each(|card| state.hidden.hands[seat].market.push(card));
        // Characters of all kinds, some of them abroad.
        fit_out(&mut state, seat, "research-ship", &["agent", "diplomat"]);
        disclose(&mut state, seat, "research-ship", 1);
        equip_openly(&mut state, seat, "research-ship", 2, "police-unit");
        let ship = known(Ship::from_id("research-ship"), "research ship");
        state.realms[seat].ships[1].make = Make::Blueprint(ship, 2);
        let next = Seat((seat.0 + 1) % n_seats);
        state.realms[seat].ships[0].at = Some(state.realms[next].capital);
    }
    // Votes and crises come early.
    state.crises = true;
    meet(&mut state);
    crate::flow::begin(&mut state, &mut engine::Log::silent());
    state
}

/// All players have discovered each other.
pub fn meet(state: &mut State) {
    let all = engine::Seats::first(state.n_players());
    for seat in all.iter() {
        state.realms[seat].discovered = all;
        state.realms[seat].discovered.remove(seat);
    }
}

/// Gives laws of the deck to a hand.
pub fn draft(state: &mut State, seat: Seat, ids: &[&str]) {
    for id in ids {
        let law = known(crate::ids::Law::from_id(id), id);
        let mut all: Vec<_> = crate::setup::copies(crate::ids::Law::all(), |law| state.pack[law].copies);
        state.hidden.hands[seat].laws.push(law);
        let held = state.hidden.hands.as_slice().iter().flat_map(|hand| hand.laws.iter().copied());
        let gone: Vec<_> = held.chain(state.laws.iter().map(|passed| passed.law)).collect();
        all.retain(|law| !gone.contains(law));
        state.hidden.laws = Deck::stacked(all);
    }
}

/// The laws that a seat holds.
pub fn drafts(state: &State, seat: Seat) -> Vec<crate::ids::Law> {
    state.hidden.hands[seat].laws.to_vec()
}

/// A crisis begins.
pub fn strike(state: &mut State, id: &str) {
    let crisis = known(crate::ids::Crisis::from_id(id), id);
    crate::flow::strike(state, crisis, &mut engine::Log::silent());
}

/// The same table with another pack, whose entries are in the same order.
pub fn repacked(state: &State, pack: &'static crate::cards::Pack) -> State {
    let mut state = *state;
    state.board.pack = crate::cards::PackRef::new(pack);
    fresh(&state)
}

/// What must hold after every action.
///
/// # Panics
/// If something does not.
pub fn is_sound(state: &State) {
    decks::all_cards_are_there(state);
    for war in state.wars.iter() {
        assert!(war.die <= 6, "a die has no {} pips in round {} (X4R-161)", war.die, state.round);
    }
    for named in state.named.iter() {
        let hull = state.hull_points(named.seat, named.hex);
        assert_eq!(named.hull, hull, "{} has named its hull points in {} (X4R-302)", named.seat, named.hex);
    }
    for (seat, realm) in state.realms.iter() {
        let at = format!("{seat} in round {}", state.round);
        let books = Books::open(state, seat);
        for resource in Resource::ALL {
            assert!(realm.accounts[resource] >= 0, "{at}: no account is below 0 (X4R-005)");
        }
        let policies = (realm.policies.len(), usize::from(books.policy_limit()));
        assert!(policies.0 <= policies.1, "{at}: {policies:?} policies within their limit (X4-020)");
        let advisors = (realm.advisors.len(), usize::from(books.advisor_limit()));
        assert!(advisors.0 <= advisors.1, "{at}: {advisors:?} advisors within their limit (X4-028)");
        let hand = &state.hidden.hands[seat];
        let berths: Vec<Option<u8>> = hand.berths.of_ships().collect();
        assert_eq!(berths.len(), realm.ships.len(), "{at}: every ship has a berth or none");
        for (vessel, berth) in realm.ships.iter().zip(&berths) {
            assert_ne!(vessel.at.is_some(), berth.is_some(), "{at}: a ship is open or in a fleet (X4R-300)");
        }
        for (fleet, marker) in (0..).zip(&realm.fleets) {
            let manned = berths.contains(&Some(fleet));
            assert_eq!(marker.is_some(), manned, "{at}: every fleet has a ship");
        }
        for (army, marker) in (0..).zip(&realm.armies) {
            let manned = hand.troops.army(army).iter().any(|n| *n > 0);
            assert_eq!(marker.is_some(), manned, "{at}: every army has a unit");
        }
        for colony in state.colonies_of(seat) {
            // A blockade takes what a centre gives, but the centre is not lost.
            let centre = named!(Building, "centre");
            let has_centre = colony.buildings.iter().any(|standing| standing.building == centre);
            let highest = books.max_level(colony) + u8::from(has_centre);
            assert!(colony.level <= highest, "{at}: levels within their limit (X4R-055)");
            assert!(colony.level > 0, "{at}: a colony has a level");
            let (used, slots) = (books.used_slots(colony), books.slots(colony));
            // X4-225: a colony without a free slot rises with its centre.
            let waits = state.frames.iter().any(|frame| {
                matches!(frame, crate::flow::Frame::Losing(_) | crate::flow::Frame::Crowning(_))
            });
            // X4R-A07, X4R-467: who has a general has kept all buildings of conquered colonies.
            let may_be_full = waits || state.keeps_buildings(colony);
            assert!(
                used <= slots || may_be_full,
                "{at}: {used} of {slots} slots of {} are used (X4R-058)",
                colony.hex
            );
        }
        let tokens = realm.office.tokens.total();
        assert!(tokens < 60, "{at}: political actions do not pile up (X4R-107)");
        assert!(realm.sanctions <= state.pack.sanctions.levels_max, "{at}: sanctions (X4R-129)");
        for recruit in realm.advisors.iter() {
            assert!((1..=3).contains(&recruit.level), "{at}: levels of advisors (X4-030)");
        }
        assert!(books.n_centres() <= books.centre_limit(), "{at}: centres within their limit (X4-222)");
    }
}

/// Other dice from here on.
pub fn reseed(state: &mut State, seed: u64) {
    state.chance = engine::Chance::seeded(seed);
}

/// Lays a tile face down.
pub fn lay(state: &mut State, hex: Hex, kind: Kind) {
    let mut tiles = state.hidden.tiles.for_its_keeper();
    tiles[hex.at()] = kind;
    state.hidden.tiles = engine::Secret::keep(tiles);
    state.systems[hex.at()].kind = None;
}

/// Makes a deck of events consist of these cards, the first on top.
pub fn stack(state: &mut State, kind: Kind, ids: &[&str]) {
    let piles = crate::setup::event_piles(&state.pack);
    let cards = ids.iter().rev().map(|id| known(EventCard::from_id(id), id));
    let deck = crate::cards::Explored::Event(state.pack[known(EventCard::from_id(ids[0]), ids[0])].deck);
    assert_eq!(state.pack[kind].explore_draws, deck, "cards of this kind of system");
    let is = |pile: &Vec<EventCard>| crate::cards::Explored::Event(state.pack[pile[0]].deck) == deck;
    let place = known(piles.iter().position(is), "deck");
    state.hidden.events[place] = Deck::stacked(cards);
}

/// Makes the planet deck consist of these cards, the first on top.
pub fn stack_planets(state: &mut State, ids: &[&str]) {
    let cards = ids.iter().rev().map(|id| known(Planet::from_id(id), id));
    state.hidden.planets = Deck::stacked(cards);
}

/// Fits an item into the first equipment slot of a blueprint.
pub fn equip(state: &mut State, seat: Seat, id: &str, variant: u8, item: &str) {
    let ship = known(Ship::from_id(id), id);
    let item = known(crate::action::Fitting::read(item), item);
    let slot = crate::drawing::first_equipment(&state.pack[ship]);
    state.hidden.hands[seat].drawings.fit(&state.board.pack, (ship, variant, 1), slot, item);
}

/// The same for everybody to see, where the item lies open (X4R-390).
pub fn equip_openly(state: &mut State, seat: Seat, id: &str, variant: u8, item: &str) {
    equip(state, seat, id, variant, item);
    let ship = known(Ship::from_id(id), id);
    state.disclose(seat, (ship, variant), &mut engine::Log::silent());
}

/// Fits items into a blueprint: weapons into its weapon slots, the rest into its equipment slots, fitting or not.
pub fn fit_out(state: &mut State, seat: Seat, id: &str, items: &[&str]) {
    let ship = known(Ship::from_id(id), id);
    let (mut weapon, mut other) = (0, crate::drawing::first_equipment(&state.pack[ship]));
    for id in items {
        let item = known(crate::action::Fitting::read(id), id);
        let is_weapon = matches!(item.item(), crate::notation::Item::Weapon(_));
        let slot = if is_weapon { &mut weapon } else { &mut other };
        state.hidden.hands[seat].drawings.fit(&state.board.pack, (ship, 1, 1), *slot, item);
        *slot += 1;
    }
}

/// Turns every tile of the map up as a nebula, so that nothing is explored.
pub fn chart(state: &mut State) {
    let radius = state.radius;
    for hex in Hex::within(radius) {
        state.systems[hex.at()].kind.get_or_insert(Kind::Nebula);
    }
}

fn known<T>(found: Option<T>, id: &str) -> T {
    found.unwrap_or_else(|| panic!("there is no {id}"))
}

/// A technology by its id.
pub fn tech(id: &str) -> Tech {
    known(Tech::from_id(id), id)
}

/// Gives technologies.
pub fn learn(state: &mut State, seat: Seat, ids: &[&str]) {
    ids.iter().for_each(|id| state.realms[seat].techs.add(tech(id)));
}

/// Introduces a policy.
pub fn introduce(state: &mut State, seat: Seat, id: &str) {
    state.realms[seat].policies.push(known(Policy::from_id(id), id));
}

/// Builds on a colony.
pub fn build(state: &mut State, seat: Seat, hex: Hex, id: &str, resource: Option<Resource>) {
    let building = known(Building::from_id(id), id);
    let colony = state.colonies.iter_mut().find(|colony| colony.hex == hex);
    known(colony, "colony there").buildings.push(Standing { building, seat, resource });
}

/// Takes all buildings off a colony.
pub fn clear(state: &mut State, hex: Hex) {
    let colony = state.colonies.iter_mut().find(|colony| colony.hex == hex);
    known(colony, "colony there").buildings = List::new();
}

/// Places ships of a blueprint; those of a fleet join one that is there, or form a new one.
pub fn launch(state: &mut State, seat: Seat, hex: Hex, id: &str, n: usize) {
    let ship = known(Ship::from_id(id), id);
    let (hull, make) = (state.pack[ship].hu, Make::Blueprint(ship, 1));
    for _ in 0..n {
        join(state, seat, hex, Vessel { make, hull, ..Vessel::default() });
    }
}

/// Hires a standardised ship.
pub fn hire(state: &mut State, seat: Seat, hex: Hex, id: &str) {
    let make = Make::Standard(known(Standard::from_id(id), id));
    join(
        state,
        seat,
        hex,
        Vessel { make, course: Course::only(Mark::Mercenary), hull: 1, ..Vessel::default() },
    );
}

/// Places standardised ships, whole and regular.
pub fn enlist(state: &mut State, seat: Seat, hex: Hex, id: &str, n: usize) {
    let make = Make::Standard(known(Standard::from_id(id), id));
    for _ in 0..n {
        let vessel = Vessel::built(state, make);
        join(state, seat, hex, vessel);
    }
}

/// Puts a ship into the fleet that is there, or into a new one.
pub fn join(state: &mut State, seat: Seat, hex: Hex, vessel: Vessel) {
    let there = |marker: &Option<Marker>| marker.is_some_and(|marker| marker.hex == hex);
    let fleet = state.realms[seat].fleets.iter().position(there);
    crate::flow::place(state, seat, vessel, hex, fleet.map(|fleet| fleet as u8));
}

/// Places ground units of one kind in an army of their own.
pub fn land(state: &mut State, seat: Seat, hex: Hex, id: &str, n: u8) {
    let ground = known(Ground::from_id(id), id);
    let army = known(state.realms[seat].armies.iter().position(Option::is_none), "army left");
    state.realms[seat].armies[army] = Some(Marker::at(hex));
    state.realms[seat].ground[engine::Index::at(ground)] += n;
    state.hidden.hands[seat].troops.change(army as u8, ground, n as i8);
}

//! Setting the game up (X4R-019 to X4R-037).

use engine::{Bits, BySeat, Dealer, Deck, List, Seat, Seats, Secret};

use crate::cards::{Explored, Pack};
use crate::economy::Tally;
use crate::hex::{HEXES, Hex};
use crate::ids::{Advisor, EventCard, Kind, Law, MarketCard, Planet, PlanetaryEvent, Resource};
use crate::options::Options;
use crate::realm::{Make, Ratios, Realm, Stock, Vessel};
use crate::state::{Board, Colony, Hidden, Standing, State, System};

/// Deals a match, before its first round begins.
pub fn deal(n_seats: u8, options: &Options, mut dealer: Dealer) -> State {
    let pack = options.pack.pack();
    let layout = pack.layout(n_seats);
    let first = Seat(dealer.below(u32::from(n_seats)) as u8);
    let tiles = lay_out(pack, n_seats, &mut dealer);
    let mut systems = List::new();
    for hex in Hex::all() {
        let kind = tiles[hex.at()].filter(|kind| pack[*kind].discovered_at_start);
        let group = kind.and_then(|kind| pack[kind].guard);
        let planet = kind.and_then(|kind| pack[kind].planet);
        systems.push(System { kind, planet, group, ..System::default() });
    }
    let lost = layout.lost_home_corner.and_then(|_| pack[Kind::LostHomeWorld].planet);
    let mut hidden = Hidden {
        tiles: Secret::keep(tiles.iter().map(|kind| kind.unwrap_or_default()).collect()),
        planets: Deck::shuffled(planet_cards(pack, lost), &mut dealer),
        events: event_piles(pack).map(|pile| Deck::shuffled(pile, &mut dealer)),
        planetary: planetary_piles(pack).map(|pile| Deck::shuffled(pile, &mut dealer)),
        advisors: Deck::shuffled(Advisor::all(), &mut dealer),
        laws: Deck::shuffled(copies(Law::all(), |law| pack[law].copies), &mut dealer),
        market: Deck::shuffled(copies(MarketCard::all(), |card| pack[card].copies), &mut dealer),
        hands: BySeat::new(n_seats, |_| crate::realm::Hand::default()),
    };
    // X4R-028: what is shown now is shown to all before anybody has done anything.
    let mut advisors = List::new();
    for _ in 0..pack.displays.advisors_start {
        hidden.advisors.deal(&dealer).into_iter().for_each(|advisor| advisors.push(advisor));
    }
    let mut market = List::new();
    for _ in 0..pack.displays.black_market_start {
        hidden.market.deal(&dealer).into_iter().for_each(|card| market.push(card));
    }
    let homes: Vec<Hex> =
        layout.home_corners.iter().map(|corner| Hex::corner(layout.radius, *corner)).collect();
    let board = Board {
        pack: options.pack,
        battles: options.battles,
        length: options.length,
        crises: options.crises,
        round: 1,
        first,
        radius: layout.radius,
        systems,
        colonies: homes.iter().zip(0..).map(|(hex, seat)| home_world(pack, Seat(seat), *hex)).collect(),
        realms: BySeat::new(n_seats, |seat| realm(pack, homes[usize::from(seat.0)])),
        laws: List::new(),
        council: crate::council::Council::new(n_seats),
        treaties: List::new(),
        wars: List::new(),
        grievances: List::new(),
        truces: Default::default(),
        wonders: [None; crate::ids::Wonder::COUNT],
        wormhole: None,
        core: None,
        crisis: None,
        advisors,
        called: market.iter().map(|_| false).collect(),
        market,
        played: List::new(),
        cards: List::new(),
        requests: Bits::EMPTY,
        milestones: Bits::EMPTY,
        criterion: None,
        tallies: BySeat::new(n_seats, |_| Tally::default()),
        stale: Seats::NONE,
        discards: [List::new(); 5],
        named: List::new(),
        neutrals: List::new(),
        tactics: Default::default(),
        battle: Default::default(),
        closed: List::new(),
        rethought: List::new(),
        paid: List::new(),
        struck: List::new(),
        mines: List::new(),
        stirred: false,
        frames: List::new(),
    };
    for (seat, realm) in board.realms.iter() {
        realm.ships.iter().for_each(|_| hidden.hands[seat].berths.push(None));
    }
    let mut state = State { board, hidden, chance: dealer.into_chance() };
    state.count();
    state
}

/// X4R-031 to X4R-037: the kind of every tile of the map.
fn lay_out(pack: &Pack, n_seats: u8, dealer: &mut Dealer) -> [Option<Kind>; HEXES] {
    let layout = pack.layout(n_seats);
    let radius = layout.radius;
    let mut tiles = [None; HEXES];
    tiles[Hex::CENTRE.at()] = Some(Kind::GalacticCentre);
    if let Some(corner) = layout.lost_home_corner {
        tiles[Hex::corner(radius, corner).at()] = Some(Kind::LostHomeWorld);
    }
    for corner in &layout.home_corners {
        let home = Hex::corner(radius, *corner);
        tiles[home.at()] = Some(Kind::HomeWorld);
        let near = home.neighbours().filter(|hex| hex.distance(Hex::CENTRE) <= radius);
        lay(&mut tiles, near, pack.home_cluster.tiles.pile(), dealer);
    }
    lay(&mut tiles, Hex::ring(1), pack.ring_1.tiles.pile(), dealer);
    let rest: Vec<Hex> = Hex::within(radius).filter(|hex| tiles[hex.at()].is_none()).collect();
    lay(&mut tiles, rest.into_iter(), layout.rest.pile(), dealer);
    tiles
}

fn lay(
    tiles: &mut [Option<Kind>; HEXES],
    hexes: impl Iterator<Item = Hex>,
    mut pile: Vec<Kind>,
    dealer: &mut Dealer,
) {
    dealer.shuffle(&mut pile);
    hexes.zip(pile).for_each(|(hex, kind)| tiles[hex.at()] = Some(kind));
}

pub(crate) fn copies<T: Copy>(all: impl Iterator<Item = T>, n: impl Fn(T) -> u8) -> Vec<T> {
    all.flat_map(|it| std::iter::repeat_n(it, usize::from(n(it)))).collect()
}

/// X4R-037: the card of the lost home world is taken out before shuffling.
fn planet_cards(pack: &Pack, lost: Option<Planet>) -> Vec<Planet> {
    copies(Planet::all(), |planet| pack[planet].cards - u8::from(lost == Some(planet)))
}

/// The cards of each kind of system that draws events.
pub(crate) fn event_piles(pack: &Pack) -> [Vec<EventCard>; 5] {
    [Kind::AsteroidField, Kind::Nebula, Kind::Anomaly, Kind::Storm, Kind::BlackHole].map(|kind| {
        let Explored::Event(deck) = pack[kind].explore_draws else {
            return Vec::new();
        };
        copies(EventCard::all().filter(|card| pack[*card].deck == deck), |card| pack[card].copies)
    })
}

/// The cards of planetary events I, II and III.
pub(crate) fn planetary_piles(pack: &Pack) -> [Vec<PlanetaryEvent>; 3] {
    ["planetary-1", "planetary-2", "planetary-3"].map(|deck| {
        let all = PlanetaryEvent::all().filter(|card| pack[*card].deck.id() == deck);
        copies(all, |card| pack[card].copies)
    })
}

/// X4R-022: the home world with its building.
fn home_world(pack: &Pack, seat: Seat, hex: Hex) -> Colony {
    let standing = |building: &crate::ids::Building| Standing { building: *building, seat, resource: None };
    Colony {
        seat,
        hex,
        level: pack.player.home_level,
        founder: seat,
        home: true,
        buildings: pack.player.home_buildings.iter().map(standing).collect(),
        ..Colony::default()
    }
}

/// X4R-021, X4R-023 to X4R-027: accounts, ships, government and ratios.
fn realm(pack: &Pack, home: Hex) -> Realm {
    let start = &pack.player;
    let mut ships = List::new();
    for units in &start.units {
        for variant in &units.variants {
            let make = Make::Blueprint(units.ship, *variant);
            ships.push(Vessel { make, at: Some(home), hull: pack[units.ship].hu, ..Vessel::default() });
        }
    }
    Realm {
        accounts: Stock::new(|resource: Resource| i16::from(start.accounts[resource])),
        ratios: Ratios::all(pack.exchange.start_ratio),
        capital: home,
        government: start.government,
        ships,
        ..Realm::default()
    }
}

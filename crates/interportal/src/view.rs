//! What leaves the game, and worlds that look like it (X4R-009, X4R-010, X4R-300).

use std::ops::Deref;

use engine::{BySeat, Chance, Dealer, Deck, List, Seat, Secret, Viewer};
use serde::Serialize;

use crate::cards::Pack;
use crate::drawing::Drawings;
use crate::flow::{Frame, MOST, imagined_owner, privateer, veiled};
use crate::hex::Hex;
use crate::ids::{Advisor, EventCard, Kind, Law, MarketCard, Planet, PlanetaryEvent, Resource};
use crate::office::Bid;
use crate::realm::{Berths, Hand, MARKERS, Troops};
use crate::state::{Board, Hidden, State};
use crate::{manning, setup};

/// How many cards somebody holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct NumbersHeld {
    /// Events taken without being carried out.
    pub events: u8,
    /// Laws.
    pub laws: u8,
    /// Advisors.
    pub advisors: u8,
    /// Black-market cards.
    pub market: u8,
    /// Advisors of which one is kept.
    pub candidates: u8,
    /// Whether there is a bid that is not opened yet.
    pub bid: bool,
    /// Bills on which a vote is cast and sealed.
    pub ballots: u8,
}

/// How many cards lie face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Piles {
    /// Planets.
    pub planets: u8,
    /// Events, by deck.
    pub events: [u8; 5],
    /// Planetary events I to III.
    pub planetary: [u8; 3],
    /// Advisors.
    pub advisors: u8,
    /// Laws.
    pub laws: u8,
    /// Black market.
    pub market: u8,
}

/// What can be seen of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The open table.
    pub board: Board,
    /// What the viewer keeps to itself.
    pub hand: Option<Hand>,
    /// How many cards each seat holds.
    pub n_held: BySeat<NumbersHeld>,
    /// How many cards lie face down.
    pub n_cards: Piles,
    /// The systems of privateers whose owner the viewer does not know, one for each fleet (X4R-166).
    pub privateers: List<Hex, { 2 * MARKERS }>,
    /// The fleets and armies of other players, for who sees them (X4R-W5, X4-447).
    pub fleets: BySeat<Option<Watched>>,
}

/// What somebody who sees all fleets sees of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Watched {
    /// The fleet of each ship.
    pub berths: Berths,
    /// What is fitted into each blueprint.
    pub drawings: Drawings,
    /// The units of each army.
    pub troops: Troops,
}

impl Deref for View {
    type Target = Board;

    fn deref(&self) -> &Board {
        &self.board
    }
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let State { board, hidden, chance: _ } = state;
    let n_held = hidden.hands.map(|_, hand| NumbersHeld {
        events: hand.events.len() as u8,
        laws: hand.laws.len() as u8,
        advisors: u8::from(hand.advisor.is_some()),
        market: hand.market.len() as u8,
        candidates: hand.candidates.len() as u8,
        bid: hand.bid.is_made(),
        ballots: hand.ballot.n_cast(),
    });
    let n_cards = Piles {
        planets: hidden.planets.len() as u8,
        events: [0, 1, 2, 3, 4].map(|deck| hidden.events[deck].len() as u8),
        planetary: [0, 1, 2].map(|deck| hidden.planetary[deck].len() as u8),
        advisors: hidden.advisors.len() as u8,
        laws: hidden.laws.len() as u8,
        market: hidden.market.len() as u8,
    };
    let hand = match viewer {
        Viewer::Seat(seat) => Some(hidden.hands[seat]),
        Viewer::Spectator => None,
    };
    let fleets = hidden.hands.map(|other, hand| {
        let Hand { berths, drawings, troops, .. } = *hand;
        let sees = matches!(viewer, Viewer::Seat(seat) if board.sees_fleets_of(seat, other));
        sees.then_some(Watched { berths, drawings, troops })
    });
    let mut table = veiled(board, viewer);
    let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
    let privateers = state.mask(seat, &mut table);
    View { board: table, hand, n_held, n_cards, privateers, fleets }
}

/// Takes cards that lie open or in the own hand out of a pile, and shuffles the rest.
fn unseen<T: Copy + PartialEq>(
    mut all: Vec<T>,
    seen: impl Iterator<Item = T>,
    dealer: &mut Dealer,
) -> Vec<T> {
    for card in seen {
        if let Some(at) = all.iter().position(|other| *other == card) {
            all.swap_remove(at);
        }
    }
    dealer.shuffle(&mut all);
    all
}

fn pile<T: Copy + Default, const N: usize>(cards: &mut Vec<T>, n: u8) -> Deck<T, N> {
    let left = cards.len().saturating_sub(usize::from(n));
    Deck::stacked(cards.drain(left..))
}

/// Hidden things that the seat cannot know are dealt anew.
pub(crate) fn imagine(view: &View, seat: Seat, chance: Chance) -> State {
    let View { board, hand, n_held, n_cards, privateers, fleets } = view;
    let pack = board.pack.pack();
    let own = hand.unwrap_or_default();
    let mut dealer = chance.dealer();
    let dealer = &mut dealer;
    let mut table = *board;
    for hex in privateers.iter() {
        let owner = imagined_owner(&table, seat, |n| dealer.below(n as u32) as usize);
        if let Some((owner, place)) = owner {
            table.realms[owner].fleets[place] = Some(privateer(*hex));
        }
    }
    let board = &table;
    let realms = board.realms.as_slice();
    let open_events = board.cards.iter().map(|(_, held)| held.card).chain(own.events.iter().copied());
    let discards = board.discards.iter().flat_map(|pile| pile.iter().copied());
    let open_events: Vec<EventCard> = open_events.chain(discards).collect();
    let mut decks = setup::event_piles(pack).map(|pile| unseen(pile, open_events.iter().copied(), dealer));
    let recruited = realms.iter().flat_map(|realm| realm.advisors.iter().map(|recruit| recruit.advisor));
    let seen = recruited.chain(board.advisors.iter().copied()).chain(own.advisor);
    let seen = seen.chain(own.candidates.iter().copied());
    let mut advisors = unseen(Advisor::all().collect(), seen, dealer);
    let seen = board.laws.iter().map(|passed| passed.law).chain(own.laws.iter().copied());
    let seen = seen.chain(board.council.laws());
    let mut laws = unseen(setup::copies(Law::all(), |law| pack[law].copies), seen, dealer);
    let seen = board.market.iter().chain(board.played.iter()).chain(own.market.iter()).copied();
    let mut market = unseen(setup::copies(MarketCard::all(), |card| pack[card].copies), seen, dealer);
    let hands = BySeat::new(board.n_players(), |other| {
        if other == seat && hand.is_some() {
            return own;
        }
        let n = n_held[other];
        let drawings = board.realms[other].shown.drawings(pack);
        let mut theirs = Hand { advisor: None, drawings, ..Hand::default() };
        for _ in 0..n.events {
            // Cards that lie neither open nor face down are in hands.
            let surplus =
                |(deck, left): &(&mut Vec<EventCard>, u8)| deck.len().saturating_sub(usize::from(*left));
            let deck = decks.iter_mut().zip(n_cards.events).max_by_key(surplus);
            let card = deck.and_then(|(deck, _)| deck.pop());
            theirs.events.push(card.unwrap_or_default());
        }
        (0..n.laws).for_each(|_| theirs.laws.push(laws.pop().unwrap_or_default()));
        (0..n.market).for_each(|_| theirs.market.push(market.pop().unwrap_or_default()));
        theirs.advisor = (n.advisors > 0).then(|| advisors.pop().unwrap_or_default());
        (0..n.candidates).for_each(|_| theirs.candidates.push(advisors.pop().unwrap_or_default()));
        for _ in 0..n.ballots {
            let bill = board.council.bills.get(usize::from(theirs.ballot.n_cast()));
            let left = bill.map_or(0, |it| board.council.left(other, &theirs.ballot.cast(), it.bill));
            let votes = dealer.below(u32::from(left) + 1) as i16;
            theirs.ballot.push(if dealer.below(2) == 0 { votes } else { -votes });
        }
        if n.bid {
            // Market cards are bid for with A, all else with culture.
            let market = matches!(board.frames.last(), Some(Frame::Bidding(_)));
            let resource = if market { Resource::Awe } else { Resource::Culture };
            let purse = board.realms[other].accounts[resource].clamp(0, i16::from(MOST)) as u8;
            let most = board.frames.last().and_then(Frame::sealed).unwrap_or(purse);
            theirs.bid = Bid::of(dealer.below(u32::from(most) + 1) as u8);
        }
        if let Some(watched) = fleets[other] {
            (theirs.berths, theirs.drawings) = (watched.berths, watched.drawings);
            theirs.troops = watched.troops;
        } else {
            manning::man_fleets(board, other, &mut theirs, dealer);
            manning::man_armies(board, other, &mut theirs, dealer);
        }
        for (hex, _) in board.mines.iter().filter(|(_, owner)| *owner == other) {
            theirs.mines.lay(*hex, dealer.below(3) as u8 + 1);
        }
        theirs
    });
    let systems = board.systems.iter().filter_map(|system| system.planet);
    let returned = realms.iter().filter_map(|realm| realm.returned);
    let cards = setup::copies(Planet::all(), |planet| pack[planet].cards);
    let mut planets = unseen(cards, systems.chain(returned), dealer);
    let happened = board.colonies.iter().flat_map(|colony| colony.events.iter().map(|it| it.event));
    let happened: Vec<PlanetaryEvent> = happened.collect();
    let mut planetary =
        setup::planetary_piles(pack).map(|pile| unseen(pile, happened.iter().copied(), dealer));
    let hidden = Hidden {
        tiles: Secret::keep(tiles(board, &own, pack, dealer)),
        planets: pile(&mut planets, n_cards.planets),
        events: [0, 1, 2, 3, 4].map(|deck| pile(&mut decks[deck], n_cards.events[deck])),
        planetary: [0, 1, 2].map(|deck| pile(&mut planetary[deck], n_cards.planetary[deck])),
        advisors: pile(&mut advisors, n_cards.advisors),
        laws: pile(&mut laws, n_cards.laws),
        market: pile(&mut market, n_cards.market),
        hands,
    };
    State { board: *board, hidden, chance: Chance::seeded(u64::from(dealer.below(u32::MAX))) }
}

/// X4R-020: tiles that are face down, in any order.
fn tiles<const N: usize>(board: &Board, own: &Hand, pack: &Pack, dealer: &mut Dealer) -> List<Kind, N> {
    // What an expedition found beyond the rim is none of the tiles.
    let turned = Hex::within(board.radius).filter_map(|hex| board.system(hex).kind);
    let seen = own.seen.iter().map(|glimpse| glimpse.kind);
    let mut left = unseen(pack.layout(board.n_players()).tiles.pile(), turned.chain(seen), dealer);
    let known = |hex: Hex| own.seen.iter().find(|glimpse| glimpse.hex == hex).map(|glimpse| glimpse.kind);
    let kinds = Hex::all().map(|hex| {
        let kind = board.system(hex).kind.or_else(|| known(hex));
        // Outside the map there is nothing.
        let covered = || left.pop().filter(|_| hex.distance(Hex::CENTRE) <= board.radius);
        kind.or_else(covered).unwrap_or_default()
    });
    kinds.collect()
}

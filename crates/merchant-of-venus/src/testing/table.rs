//! Reading the lines that describe a table.

use crate::flow::{Playing, Starting};
use crate::ids::{
    Challenge, Culture, Dial, Encounter, Equipment, Face, Good, Mission, Passenger, Pilot, Pirate, Reward,
    Site, Space, System, Technology,
};
use crate::options::Options;
use crate::query::Place;
use crate::state::{State, ThisTurn, Token, Trial, Variant};
use crate::testing::throws::seed_that_throws;
use engine::{Bag, Bits, Chance, Dealer, Deck, Game, Index, List, Seat, Secret};

/// The seat written as `p1`.
///
/// # Panics
/// If it is not a seat.
pub fn seat_of(name: &str) -> Seat {
    let number = name.strip_prefix('p').and_then(|n| n.parse::<u8>().ok()).filter(|n| *n > 0);
    Seat(number.unwrap_or_else(|| panic!("`{name}` is no seat")) - 1)
}

macro_rules! find {
    ($id:ident, $text:expr) => {
        $id::from_id($text).unwrap_or_else(|| panic!("`{}` is no {}", $text, stringify!($id)))
    };
}

fn number<T: std::str::FromStr>(word: &str) -> T {
    word.parse().unwrap_or_else(|_| panic!("`{word}` is no number"))
}

/// Deals the table that `lines` describe.
pub(super) fn deal(options: &Options, lines: &str) -> State {
    let lines = || lines.lines().map(str::trim).filter(|line| !line.is_empty());
    let n_seats = lines().find_map(|line| line.strip_prefix("seats ")).map_or(2, number);
    let mut state = plain(options, n_seats);
    for line in lines().filter(|line| !line.starts_with("seats ")) {
        tell(&mut state, line);
    }
    state
}

/// The table without any lines.
fn plain(options: &Options, n_seats: u8) -> State {
    let mut state = State::new(n_seats, options, Dealer::seeded(7));
    let pack = state.pack.pack();
    for culture in Culture::all() {
        let system = System::from_index(culture.number());
        state.hidden.contacts[system.at()] = Secret::keep(culture);
    }
    let passengers = state.waiting.iter().fold(state.passengers.contents(), |all, waiting| all.or(*waiting));
    let board = &mut state.board;
    board.first = Seat(0);
    board.round = 1;
    board.waiting = Default::default();
    board.passengers = Bag::of(passengers);
    let money =
        pack.start_money.iter().find(|money| *money.players.get_ref() == n_seats).expect("start money");
    for seat in board.merchants.seats() {
        let merchant = &mut board.merchants[seat];
        merchant.pilot = Pilot::from_index(seat.0);
        merchant.face = pack[merchant.pilot].faces[0];
        merchant.dials = pack.start.dial_choice[0];
        merchant.credits = u32::from(money.credits[usize::from(seat.0)]);
        merchant.missions.clear();
    }
    board.missions_left = Mission::all().collect();
    state.hidden.missions = Deck::stacked(Mission::all());
    board.trials.clear();
    board.frames = List::new();
    board.turn = ThisTurn { seat: Seat(0), ..ThisTurn::default() };
    state.push(Playing { n_done: 1 });
    state.push(Starting);
    state
}

fn tell(state: &mut State, line: &str) {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["round", round] => state.board.round = number(round),
        ["throws", ..] => {
            state.chance = Chance::seeded(seed_that_throws(line.trim_start_matches("throws ")));
        }
        ["culture", culture, system] => discover(state, culture, system, [0, 1, 2]),
        ["culture", culture, system, "order", a, b, c] => {
            discover(state, culture, system, [number(a), number(b), number(c)]);
        }
        ["hide", culture, system] => hide(state, find!(Culture, culture), find!(System, system)),
        ["tally", what, n] => tally(state, Seat(0), what, number(n)),
        ["tally", seat, what, n] => tally(state, seat_of(seat), what, number(n)),
        ["token", space, ref token @ ..] => place(state, find!(Space, space), token),
        ["marker", space, shown] => mark(state, find!(Space, space), shown),
        ["contract", site, holder] => state.board.contracts[find!(Site, site).at()] = Some(seat_of(holder)),
        ["port", site, owner] => state.board.ports[find!(Site, site).at()] = Some(seat_of(owner)),
        ["deck", "encounters", ref ids @ ..] => stack_encounters(state, ids),
        ["deck", "encounters_only", ref ids @ ..] => {
            let of = |card: Encounter| ids.iter().filter(|id| **id == card.id()).count() as u8;
            state.board.unseen = Encounter::all().map(of).collect();
            stack_encounters(state, &[]);
        }
        ["deck", "rewards", ref ids @ ..] => {
            let top: Vec<Reward> = ids.iter().map(|id| find!(Reward, id)).collect();
            let left = state.rewards_left;
            let rest = left.iter().filter(|reward| !top.contains(reward));
            state.hidden.rewards = Deck::stacked(rest.chain(top.iter().rev().copied()));
        }
        ["deck", "rewards_only", ref ids @ ..] => {
            state.board.rewards_left = ids.iter().map(|id| find!(Reward, id)).collect();
            state.hidden.rewards = Deck::stacked(state.rewards_left);
        }
        ["deck", "missions", ref ids @ ..] => {
            let top: Vec<Mission> = ids.iter().map(|id| find!(Mission, id)).collect();
            let left = state.missions_left;
            let rest = left.iter().filter(|mission| !top.contains(mission));
            state.hidden.missions = Deck::stacked(rest.chain(top.iter().rev().copied()));
        }
        ["exchanged", ref ids @ ..] => {
            for id in ids {
                take_reward(state, find!(Reward, id));
                state.board.exchanged.add(find!(Reward, id));
            }
        }
        ["row", ref ids @ ..] => ids.iter().for_each(|id| {
            take_encounter(state, find!(Encounter, id));
            state.board.row.add(find!(Encounter, id));
        }),
        ["waiting", id, place] => {
            let passenger = find!(Passenger, id);
            take_passenger(state, passenger);
            let place = if place == "base" { Place::Base } else { Place::Of(find!(Culture, place)) };
            state.board.waiting[place.at()].add(passenger);
        }
        ["offer", culture, "good", id] => {
            state.board.supply[find!(Good, id).at()] -= 1;
            state.board.offers[find!(Culture, culture).at()][find!(Good, id).at()] += 1;
        }
        ["supply", id, n] => state.board.supply[find!(Good, id).at()] = number(n),
        ["trials", ref ids @ ..] => {
            let trial = |id: &&str| Trial { challenge: find!(Challenge, id), met: None };
            state.board.trials = ids.iter().map(trial).collect();
        }
        [seat, ref rest @ ..] => merchant(state, seat_of(seat), rest),
        [] => {}
    }
}

/// The First Contact card of a culture lies face down in a system.
fn hide(state: &mut State, culture: Culture, system: System) {
    let there = state.hidden.contacts[system.at()].for_its_keeper();
    let holds = |card: &System| {
        let is_system = state.pack[*card].kind == crate::cards::SystemKind::System;
        is_system && state.hidden.contacts[card.at()].for_its_keeper() == culture
    };
    let other = System::all().find(holds).expect("every culture has a card");
    state.hidden.contacts[other.at()] = Secret::keep(there);
    state.hidden.contacts[system.at()] = Secret::keep(culture);
}

/// Deeds done before: passengers delivered, pirates beaten, or what missions count.
fn tally(state: &mut State, seat: Seat, what: &str, n: u8) {
    let tallies = &state.pack.pack().scripts.tallies;
    let merchant = &mut state.board.merchants[seat];
    match what {
        "delivered" => merchant.delivered = n,
        "wins" => merchant.wins = n,
        deed => {
            let place = tallies.iter().position(|tally| tally.to_string() == deed);
            merchant.tallies[place.unwrap_or_else(|| panic!("nobody counts `{deed}`"))] = n;
        }
    }
}

/// A culture that was discovered by nobody at the table; its goods and technologies are in its market.
fn discover(state: &mut State, culture: &str, system: &str, order: [u8; 3]) {
    let (culture, system) = (find!(Culture, culture), find!(System, system));
    let pack = state.pack.pack();
    hide(state, culture, system);
    state.board.discovered[system.at()] = Some(culture);
    state.board.contacts[culture.at()].system = Some(system);
    state.board.markets[culture.at()] = order;
    state.restock(culture, u8::MAX);
    for technology in Technology::all().filter(|it| pack[*it].culture == culture) {
        let n = std::mem::take(&mut state.board.tech_supply[technology.at()]);
        state.board.tech_offers[culture.at()][technology.at()] += n;
    }
}

fn place(state: &mut State, space: Space, words: &[&str]) {
    let spot = state.pack[space].spot.expect("tokens lie on encounter spaces");
    let token = match words {
        ["telegate", n] => Token::Telegate(number(n)),
        ["pirate", id, markers] => {
            let pirate = find!(Pirate, id);
            let category = state.pack[pirate].category;
            let mut left = state.pirates[category.at()].contents();
            left.remove(pirate);
            state.board.pirates[category.at()] = Bag::of(left);
            Token::Pirate(pirate, number(markers))
        }
        ["asteroid"] => Token::Asteroid,
        ["blue"] => Token::Blue,
        other => panic!("`{other:?}` is no token"),
    };
    state.board.tokens[spot.at()] = token;
    if state.marked.has(spot) {
        match std::mem::replace(&mut state.hidden.markers[spot.at()], Secret::keep(None)).for_its_keeper() {
            Some(card) => state.board.unturned.shows[card.at()] -= 1,
            None => state.board.unturned.draws -= 1,
        }
        state.board.marked.remove(spot);
    }
}

/// A face-down marker on an encounter space, swapped with one from another space or the box; `card` is one that
/// requires a card.
fn mark(state: &mut State, space: Space, shown: &str) {
    let spot = state.pack[space].spot.expect("markers lie on encounter spaces");
    assert!(state.marked.has(spot), "play with markers");
    let shown = if shown == "card" { None } else { Some(find!(Encounter, shown)) };
    let markers = &mut state.hidden.markers;
    let elsewhere = (0..markers.len()).find(|place| markers[*place].for_its_keeper() == shown);
    match elsewhere {
        Some(place) => markers.swap(place, spot.at()),
        None => markers[spot.at()] = Secret::keep(shown),
    }
}

fn stack_encounters(state: &mut State, ids: &[&str]) {
    let top: Vec<Encounter> = ids.iter().map(|id| find!(Encounter, id)).collect();
    let mut rest = Vec::new();
    for card in Encounter::all() {
        let n_top = top.iter().filter(|top| **top == card).count();
        rest.extend(std::iter::repeat_n(card, usize::from(state.unseen[card.at()]).saturating_sub(n_top)));
    }
    state.hidden.encounters = Deck::stacked(rest.into_iter().chain(top.into_iter().rev()));
}

fn take_encounter(state: &mut State, card: Encounter) {
    state.board.unseen[card.at()] = state.unseen[card.at()].saturating_sub(1);
    stack_encounters(state, &[]);
}

fn take_reward(state: &mut State, reward: Reward) {
    state.board.rewards_left.remove(reward);
    state.hidden.rewards = Deck::stacked(state.rewards_left);
}

fn take_mission(state: &mut State, mission: Mission) {
    state.board.missions_left.remove(mission);
    state.hidden.missions = Deck::stacked(state.missions_left);
}

fn take_passenger(state: &mut State, passenger: Passenger) {
    let mut left = state.passengers.contents();
    left.remove(passenger);
    state.board.passengers = Bag::of(left);
}

fn merchant(state: &mut State, seat: Seat, words: &[&str]) {
    match words {
        ["pilot", id] => {
            let face = find!(Face, id);
            let merchant = &mut state.board.merchants[seat];
            (merchant.face, merchant.pilot) = (face, state.board.pack[face].pilot);
        }
        ["goods", ids @ ..] => ids.iter().for_each(|id| {
            let good = find!(Good, id);
            state.board.merchants[seat].goods[good.at()] += 1;
            let culture = good.culture().at();
            if state.supply[good.at()] > 0 {
                state.board.supply[good.at()] -= 1;
            } else {
                state.board.offers[culture][good.at()] -= 1;
            }
        }),
        ["technologies", ids @ ..] => ids.iter().for_each(|id| {
            let it = find!(Technology, id);
            state.board.merchants[seat].technologies[it.at()] += 1;
            let culture = state.pack[it].culture.at();
            if state.tech_supply[it.at()] > 0 {
                state.board.tech_supply[it.at()] -= 1;
            } else {
                state.board.tech_offers[culture][it.at()] -= 1;
            }
        }),
        ["amplifier", n] => {
            let variant = Variant(number(n));
            let mut left = state.amplifiers.contents();
            left.remove(variant);
            state.board.amplifiers = Bag::of(left);
            state.board.merchants[seat].amplifier = Some(variant);
        }
        ["rewards", ids @ ..] => ids.iter().for_each(|id| {
            take_reward(state, find!(Reward, id));
            state.board.merchants[seat].rewards.add(find!(Reward, id));
        }),
        ["titles", ids @ ..] => ids.iter().for_each(|id| {
            take_encounter(state, find!(Encounter, id));
            state.board.merchants[seat].titles.add(find!(Encounter, id));
        }),
        ["intel", id] => {
            take_encounter(state, find!(Encounter, id));
            state.board.merchants[seat].intel = Some(find!(Encounter, id));
        }
        ["missions", ids @ ..] => ids.iter().for_each(|id| {
            take_mission(state, find!(Mission, id));
            let opened = state.open_mission(seat, find!(Mission, id));
            state.board.merchants[seat].missions.push(opened);
        }),
        ["done", ids @ ..] => ids.iter().for_each(|id| {
            take_mission(state, find!(Mission, id));
            state.board.merchants[seat].done.add(find!(Mission, id));
        }),
        ["passengers", ids @ ..] => ids.iter().for_each(|id| {
            take_passenger(state, find!(Passenger, id));
            state.board.merchants[seat].passengers.add(find!(Passenger, id));
        }),
        ["contact", culture, credits] => {
            let contact = &mut state.board.contacts[find!(Culture, culture).at()];
            (contact.owner, contact.credits) = (Some(seat), number(credits));
        }
        ["drills", ids @ ..] => {
            let pack = state.pack.pack();
            let rocks: Bits<_> = ids.iter().filter_map(|id| pack[find!(Space, id)].rock).collect();
            state.board.merchants[seat].drills = rocks;
        }
        _ => words.chunks(2).for_each(|pair| own(state, seat, pair[0], pair[1])),
    }
}

fn own(state: &mut State, seat: Seat, what: &str, value: &str) {
    let merchant = &mut state.board.merchants[seat];
    match what {
        "at" => merchant.ship = find!(Space, value),
        "credits" => merchant.credits = number(value),
        "fame" => merchant.fame = number(value),
        "infamy" => merchant.infamy = number(value),
        "laser" => merchant.dials[Dial::Laser.at()] = number(value),
        "shield" => merchant.dials[Dial::Shield.at()] = number(value),
        "holds" => merchant.holds = number(value),
        "drive" => {
            let drive = find!(Equipment, value);
            merchant.drive = Some(drive);
            state.board.equipment[drive.at()] -= 1;
        }
        other => panic!("`{other}` is nothing a merchant has"),
    }
}

//! The lines of a dealt table.

use super::{retinue, seat_of, solo};
use crate::anarchists::Difficulty;
use crate::event::Event;
use crate::flow::{Turning, Uprising};
use crate::ids::{
    Achievement, AnarchistAction, EventId, Guild, Mat, Module, Place, Slot, Sort, System, SystemDeck, Tech,
};
use crate::options::Options;
use crate::space::{self, Space};
use crate::state::{Achieved, Claim, Colony, Dyson, Marker, Outpost, State};
use crate::{setup, tableau};
use engine::{Bits, Dealer, Deck, Game, Index, List, Log, Seat, Secret};

/// The given tops of decks.
#[derive(Default)]
struct Tops {
    techs: [Vec<Tech>; 3],
    systems: [Vec<System>; 2],
    actions: Vec<AnarchistAction>,
}

pub(super) fn deal(lines: &str, log: &mut Log<Event>) -> State {
    let lines = || lines.lines().map(str::trim).filter(|line| !line.is_empty());
    let n_seats = lines().find_map(|line| line.strip_prefix("seats ")).map_or(3, number);
    let solo = lines().find_map(|line| line.strip_prefix("solo ")).and_then(Difficulty::read);
    let options = Options { solo, pack: solo::pack(lines()), ..Options::default() };
    let n_seats = if solo.is_some() { 1 } else { n_seats };
    let mut state = State::new(n_seats as u8, &options, Dealer::seeded(7));
    clear(&mut state);
    solo::clear(&mut state);
    let mut tops = Tops::default();
    for line in lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        if !solo::tell(&mut state, &words, &mut tops.actions) {
            tell(&mut state, &words, &mut tops);
        }
    }
    fill_decks(&mut state, &tops);
    solo::fill(&mut state, &tops.actions);
    if state.turn != state.first && state.round == 0 {
        state.round = 1;
    }
    state.round = state.round.max(1);
    let turn = state.turn;
    if state.is_anarchists(turn) {
        state.push(Uprising::Begin);
        state.run(log);
        return state;
    }
    state.begin_turn(turn, &mut Log::silent());
    state.unlock(&mut Log::silent());
    state.push(Turning::Act);
    state.run(&mut Log::silent());
    state
}

/// The table without any lines.
fn clear(state: &mut State) {
    state.board.frames = List::new();
    (state.first, state.turn, state.round) = (Seat(0), Seat(0), 0);
    state.board.outposts = [None; Place::COUNT];
    state.hidden.events = [None; Slot::COUNT];
    let start_ship = state.pack.setup(usize::from(state.board.n_seats())).start_ship;
    for seat in state.tableaus.seats() {
        state.tableaus[seat] = tableau::Tableau { pop: 2, ..Default::default() };
        state.tableaus[seat].add_ship(Place::Sol, start_ship);
        setup::seat_at(state, seat, id("uns-standard", Mat::from_id));
    }
    let techs = ["narrow-beam-lasers", "terraforming", "advanced-genetics", "advanced-robotics"];
    for (slot, tech) in Slot::all().zip(techs) {
        state.slots[slot.at()] = Some(id(tech, Tech::from_id));
    }
    let systems = [
        (Place::A1, "alpha-centauri"),
        (Place::A2, "barnards-star"),
        (Place::B1, "kapteyns-star"),
        (Place::B2, "gliese-876"),
    ];
    let board = state.side().systems;
    for (place, system) in systems.into_iter().filter(|(place, _)| board.has(*place)) {
        state.systems[place.at()] = Some(id(system, System::from_id));
    }
}

fn tell(state: &mut State, words: &[&str], tops: &mut Tops) {
    let board = &mut state.board;
    match words {
        ["seats", _] | ["expert"] | ["basic", ..] => {}
        ["display"] => board.display = true,
        ["modules", ids @ ..] => board.modules = ids.iter().map(|it| id(it, Module::from_id)).collect(),
        ["first", seat] => (board.first, board.turn) = (seat_of(seat), seat_of(seat)),
        ["turn", seat] => board.turn = seat_of(seat),
        ["round", n] => board.round = number(n),
        ["last-round", n] => board.last_round = Some(number(n)),
        ["place", place, system] => {
            board.systems[id(place, Place::from_id).at()] = Some(id(system, System::from_id));
        }
        ["beside", system, to] => {
            let at = usize::from(board.joined[0].is_some());
            board.joined[at] = Some(id(to, Place::from_id));
            board.systems[[Place::X1, Place::X2][at].at()] = Some(id(system, System::from_id));
        }
        ["slot", slot, tech] => board.slots[id(slot, Slot::from_id).at()] = Some(id(tech, Tech::from_id)),
        ["event", slot, event] => {
            let event = Secret::keep(id(event, EventId::from_id));
            state.hidden.events[id(slot, Slot::from_id).at()] = Some(event);
        }
        ["deck", deck, ids @ ..] => match SystemDeck::from_id(deck) {
            Some(deck) => tops.systems[deck.at()] = ids.iter().map(|it| id(it, System::from_id)).collect(),
            None => {
                tops.techs[usize::from(number(deck)) - 2] =
                    ids.iter().map(|it| id(it, Tech::from_id)).collect();
            }
        },
        ["row", level, ids @ ..] => {
            let row = ids.iter().map(|it| id(it, Tech::from_id)).collect();
            board.rows[usize::from(number(level)) - 2] = Some(row);
        }
        ["guild", ids @ ..] => board.guilds = ids.iter().map(|it| id(it, Guild::from_id)).collect(),
        ["dyson", system] => {
            let event = id("dyson-sphere-mk-i", EventId::from_id);
            board.dyson = Some(Dyson { event, system: id(system, System::from_id) });
        }
        ["lasting", ids @ ..] => board.lasting = ids.iter().map(|it| id(it, EventId::from_id)).collect(),
        ["achievements", ids @ ..] => {
            let card = |it: &&str| Achieved { card: id(it, Achievement::from_id), claims: List::new() };
            board.achievements = ids.iter().map(card).collect();
        }
        [seat, words @ ..] => own(state, seat_of(seat), words),
        [] => {}
    }
}

fn own(state: &mut State, seat: Seat, words: &[&str]) {
    let pack = state.pack.pack();
    if let ["mat", mat] = words {
        return setup::seat_at(state, seat, id(mat, Mat::from_id));
    }
    let tableau = &mut state.board.tableaus[seat];
    match words {
        ["supply", cubes @ ..] => {
            tableau.supply = Default::default();
            tableau.supply.iter_mut().zip(cubes).for_each(|(column, n)| *column = number(n) as u8);
        }
        ["removed", pairs @ ..] => {
            for pair in pairs.chunks(2) {
                let (sort, n) = (id(pair[0], Sort::from_id), number(pair[1]) as u8);
                for _ in 0..n {
                    assert_eq!(tableau.take_marker(pack, sort), Marker::Of(sort), "a marker is left");
                    tableau.automated[sort.at()] += 1;
                }
            }
        }
        ["ships", words @ ..] => {
            tableau.ships = Default::default();
            let mut place = Place::Sol;
            for word in words {
                match crate::action::read_ship(word) {
                    Some(ship) => {
                        tableau.add_ship(place, tableau::hull(ship));
                        if ship > tableau::ON_TILE {
                            tableau.retinue.tile.under = Some((place, tableau::hull(ship)));
                        }
                    }
                    None => place = id(word, Place::from_id),
                }
            }
        }
        ["outpost", place, sort] => {
            let marker = tableau.take_marker(pack, id(sort, Sort::from_id));
            state.board.outposts[id(place, Place::from_id).at()] = Some(Outpost { seat, marker });
        }
        ["researched", ids @ ..] => tableau.researched = ids.iter().map(|it| id(it, Slot::from_id)).collect(),
        ["private", ids @ ..] => tableau.private = ids.iter().map(|it| id(it, Tech::from_id)).collect(),
        ["colonies", ids @ ..] => {
            let colony = |it: &&str| Colony { system: id(it, System::from_id), markers: [None; 2] };
            tableau.colonies = ids.iter().map(colony).collect();
        }
        ["pawn", words @ ..] => {
            let (holder, n) = space::read(words).unwrap_or_else(|| panic!("`{words:?}` is no space"));
            tableau.pawn = Some(Space { holder, n });
        }
        ["leaders", ids @ ..] => retinue::lead(state, seat, ids),
        ["tokens" | "credit" | "goal" | "predicts" | "forever" | "marked", ..] => {
            retinue::tell(&mut tableau.retinue, words);
        }
        ["claimed", card] => {
            let card = id(card, Achievement::from_id);
            let achieved = state.board.achievements.iter_mut().find(|it| it.card == card);
            achieved.expect("an achievement in play").claims.push(Claim { seat, swapped: None });
        }
        pairs => {
            for pair in pairs.chunks(2) {
                let n = number(pair[1]);
                match pair[0] {
                    "ore" => tableau.ore = n,
                    "pop" => tableau.pop = n as u8,
                    "vp" => tableau.vp = n as u8,
                    other => panic!("`{other}` is nothing a faction has"),
                }
            }
        }
    }
}

/// Cards that are nowhere else are in the decks, the given ones on top.
fn fill_decks(state: &mut State, tops: &Tops) {
    for (at, top) in tops.techs.iter().enumerate() {
        let said: Bits<Tech> = top.iter().copied().collect();
        let rest = state.undealt(at as u8 + 2).without(said);
        state.hidden.techs[at] = Deck::stacked(rest.iter().chain(top.iter().rev().copied()));
    }
    for deck in SystemDeck::ALL {
        let top = &tops.systems[deck.at()];
        let said: Bits<System> = top.iter().copied().collect();
        let rest = state.undealt_systems(deck).without(said);
        state.hidden.systems[deck.at()] = Deck::stacked(rest.iter().chain(top.iter().rev().copied()));
    }
}

pub(super) fn id<T>(text: &str, from_id: impl Fn(&str) -> Option<T>) -> T {
    from_id(text).unwrap_or_else(|| panic!("there is no `{text}`"))
}

pub(super) fn number(word: &str) -> u16 {
    word.parse().unwrap_or_else(|_| panic!("`{word}` is no number"))
}

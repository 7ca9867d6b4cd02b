//! Tables for tests, described by a few lines of text and played by a script.
//!
//! ```text
//! seats 3
//! order p2 p1 p3
//! supply colonists 5 vp 2 produce 3 rare 0
//! face improved_logistics
//! bag comet_zone swarm_nest
//! p1 home old_earth credits 5 colonists 2 vp 3
//! p1 developments space_marines investment_credits
//! p1 explored comet_zone
//! p1 colonies spice_world* alien_oort_cloud_refinery*genes
//! goals open exploration diversity
//! goals keeper p2 conscription
//! goals stack trade_taxes skilled_workers
//! p1 stored credits 3 rare 2 comet_zone
//! ```
//! A star puts a good on a colony. `goals` plays the variant; the stack is given last, its top first, and without
//! that line it holds all goals that are nowhere else. Everything else is as in a first game with empty mats and the
//! dealt homes; players are in the order p1, p2, ... and the first of them selects next.
//!
//! A table that cannot exist is refused: a development whose other face somebody owns, more copies of it than there
//! are, a world in two places.

use crate::cards::PackRef;
use crate::ids::{Development, Goal, Home, Kind, World};
use crate::options::Options;
use crate::state::{Board, Colony, State};
use crate::thing::Thing;
use crate::{Action, Event, Reason};
use engine::{Bag, Bits, Dealer, Deck, Game, Index, Known, Log, Seat, Secret, Viewer};

/// A table being played in a test.
#[derive(Clone, Debug)]
pub struct Play {
    state: State,
    events: Vec<Event>,
    said: Vec<(Known, Event)>,
    revealed: bool,
}

impl Play {
    /// Deals the table that `lines` describe.
    ///
    /// # Panics
    /// If a line cannot be understood, or if there can be no such table.
    pub fn deal(lines: &str) -> Self {
        Self::deal_with(PackRef::standard(), lines)
    }

    /// Deals such a table from another pack, for tests that the standard tiles do not allow.
    ///
    /// # Panics
    /// If a line cannot be understood, or if there can be no such table.
    pub fn deal_with(pack: PackRef, lines: &str) -> Self {
        let lines = || lines.lines().map(str::trim).filter(|line| !line.is_empty());
        let n_seats = lines().find_map(|line| line.strip_prefix("seats ")).map_or(3, number);
        let goals = lines().any(|line| line.starts_with("goals"));
        let options = Options { first_game: true, goals, pack };
        let mut state = State::new(n_seats as u8, &options, Dealer::seeded(7));
        order(&mut state, &(0..n_seats as u8).map(Seat).collect::<Vec<_>>());
        for seat in state.empires.seats() {
            let empire = &mut state.board.empires[seat];
            empire.credits = 0;
            // Homes are the same for all seats, so that a test mentions only what matters to it.
            empire.home = Home::from_id("old_earth");
            empire.goods = Bits::EMPTY;
        }
        state.board.goods = Kind::ALL.map(|kind| state.pack[kind].count);
        for line in lines().filter(|line| !line.starts_with("seats ")) {
            tell(&mut state, line);
        }
        no_world_twice(&state);
        Self { state, events: Vec::new(), said: Vec::new(), revealed: false }
    }

    /// A freshly set-up match.
    pub fn set_up(n_seats: u8, options: &Options, seed: u64) -> Self {
        Self {
            state: State::new(n_seats, options, Dealer::seeded(seed)),
            events: Vec::new(),
            said: Vec::new(),
            revealed: false,
        }
    }

    /// Plays a script of lines such as `p1 select explore`. Events are those of this script.
    ///
    /// # Panics
    /// If a line is not a legal action of that seat at that moment.
    pub fn play(&mut self, script: &str) -> &mut Self {
        self.events.clear();
        self.said.clear();
        self.revealed = false;
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (seat, action) = line.split_once(' ').expect("a seat and an action");
            let (seat, action) = (seat_of(seat), action.parse::<Action>().expect("an action"));
            let legal = self.legal(seat);
            assert!(legal.contains(&action.to_string()), "`{line}` is not legal; legal is {legal:?}");
            let mut log = Log::written();
            self.state.apply(seat, action, &mut log);
            self.events.extend(log.seen_by(Viewer::Spectator));
            self.said.extend_from_slice(log.events());
            self.revealed |= log.revealed();
        }
        self
    }

    /// Turns a face-up goal face down, in front of `keeper` (as `p1`).
    ///
    /// # Panics
    /// If the variant is not played or there is no such goal.
    pub fn hide(&mut self, keeper: &str, goal: &str) -> &mut Self {
        let goal = Goal::from_id(goal).unwrap_or_else(|| panic!("`{goal}` is no goal"));
        let goals = self.state.board.goals.as_mut().expect("the goals variant");
        goals.open.remove(goal);
        goals.keeper = Some(seat_of(keeper));
        self.state.hidden.kept = Some(Secret::keep(goal));
        self
    }

    /// What `seat` (as `p1`) may do, as lines.
    pub fn legal_of(&self, seat: &str) -> Vec<String> {
        self.legal(seat_of(seat))
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        self.state.legal(seat, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    /// Whether `p1 some action` is legal now.
    pub fn offers(&self, line: &str) -> bool {
        let (seat, action) = line.split_once(' ').expect("a seat and an action");
        self.legal_of(seat).iter().any(|legal| legal == action)
    }

    /// Why `seat` can do nothing with a thing such as `world comet_zone`.
    pub fn why_not(&self, seat: &str, thing: &str) -> Option<Reason> {
        self.state.why_not(seat_of(seat), thing.parse::<Thing>().expect("a thing"))
    }

    /// Who is asked, as `p1`; nothing once it is over.
    pub fn asked(&self) -> Option<String> {
        self.state.awaiting().iter().next().map(|seat| seat.to_string())
    }

    /// What is asked.
    pub fn decision(&self) -> Option<crate::Decision> {
        self.state.awaiting().iter().next().and_then(|seat| self.state.decision(seat))
    }

    /// The open table.
    pub fn board(&self) -> &Board {
        &self.state.board
    }

    /// The empire of `seat`.
    pub fn empire(&self, seat: &str) -> &crate::Empire {
        &self.state.empires[seat_of(seat)]
    }

    /// The developments of `seat`, by id in the order of the pack.
    pub fn developments(&self, seat: &str) -> Vec<String> {
        self.empire(seat).developments.iter().map(|development| development.to_string()).collect()
    }

    /// The explored worlds of `seat`, by id in the order of the pack.
    pub fn explored(&self, seat: &str) -> Vec<String> {
        ids(self.empire(seat).explored)
    }

    /// The colonies of `seat` by id, worlds in the order of the pack and `home` last; a good on a colony
    /// follows as `*rare`.
    pub fn colonies(&self, seat: &str) -> Vec<String> {
        let empire = self.empire(seat);
        let good = |colony| crate::query::good(&self.state.pack, empire, colony);
        let line = |colony| good(colony).map_or(format!("{colony}"), |kind| format!("{colony}*{kind}"));
        empire.colonies().iter().map(line).collect()
    }

    /// The worlds laid out in Explore, by id.
    pub fn layout(&self) -> Vec<String> {
        ids(self.state.layout)
    }

    /// The worlds in the bag, by id.
    pub fn bag(&self) -> Vec<String> {
        ids(self.state.bag.contents())
    }

    /// The discs on the order track, as `p2 p1 p3`.
    pub fn order(&self) -> String {
        self.state.discs.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    /// The public events of the last script.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The events of the last script, with who may know them.
    pub fn said(&self) -> &[(Known, Event)] {
        &self.said
    }

    /// Whether the last script showed anything hidden.
    pub fn revealed(&self) -> bool {
        self.revealed
    }

    /// The state, for laws and benchmarks.
    pub fn state(&self) -> &State {
        &self.state
    }
}

/// The seat written as `p1`.
pub fn seat_of(name: &str) -> Seat {
    let number = name.strip_prefix('p').and_then(|n| n.parse::<u8>().ok()).filter(|n| *n > 0);
    Seat(number.unwrap_or_else(|| panic!("`{name}` is no seat")) - 1)
}

fn ids(worlds: Bits<World>) -> Vec<String> {
    worlds.iter().map(|world| world.to_string()).collect()
}

fn number(word: &str) -> u16 {
    word.parse().unwrap_or_else(|_| panic!("`{word}` is no number"))
}

/// Players in this order; with two players each has two discs (NF-026).
fn order(state: &mut State, seats: &[Seat]) {
    let setup = state.pack.setups.iter().find(|setup| setup.players == state.empires.n_seats());
    let owners = &setup.expect("a set-up").disc_owner;
    state.board.discs = owners.iter().map(|place| seats[usize::from(*place)]).collect();
}

fn tell(state: &mut State, line: &str) {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[0] {
        "order" => order(state, &words[1..].iter().map(|word| seat_of(word)).collect::<Vec<_>>()),
        "supply" => words[1..].chunks(2).for_each(|pair| supply(state, pair[0], number(pair[1]))),
        "face" => words[1..].iter().for_each(|word| face(state, word)),
        "bag" => state.board.bag = Bag::of(words[1..].iter().map(|word| world(word)).collect()),
        "round" => state.board.round = number(words[1]) as u8,
        "goals" => goals(state, &words[1..]),
        seat => empire(state, seat_of(seat), &words[1..]),
    }
}

fn goals(state: &mut State, words: &[&str]) {
    let goal = |id: &&str| Goal::from_id(id).unwrap_or_else(|| panic!("`{id}` is no goal"));
    let open = state.board.goals.as_mut().expect("the goals variant");
    match words {
        [] => {}
        ["open", ids @ ..] => open.open = ids.iter().map(goal).collect(),
        ["keeper", seat, id] => {
            open.keeper = Some(seat_of(seat));
            state.hidden.kept = Some(Secret::keep(goal(id)));
        }
        ["stack", ids @ ..] => {
            state.hidden.stack = Deck::stacked(ids.iter().rev().map(goal));
            return;
        }
        other => panic!("`{other:?}` is nothing goals have"),
    }
    let (open, kept) = (open.open, state.hidden.kept.map(|goal| goal.for_its_keeper()));
    state.hidden.stack = Deck::stacked(Goal::all().filter(|goal| !open.has(*goal) && kept != Some(*goal)));
}

fn stored(state: &mut State, seat: Seat, words: &[&str]) {
    let mut words = words.iter();
    while let Some(what) = words.next() {
        let stockpile = &mut state.board.goals.as_mut().expect("the goals variant").stockpiles[seat];
        if let Some(world) = World::from_id(what) {
            stockpile.worlds.add(world);
            take_out(state, world);
            continue;
        }
        let n = number(words.next().expect("how many")) as u8;
        if *what == "credits" {
            stockpile.credits = n;
        } else {
            let kind = Kind::from_id(what).expect("a kind").at();
            stockpile.goods[kind] = n;
            state.board.goods[kind] -= n;
        }
    }
}

fn supply(state: &mut State, what: &str, n: u16) {
    match what {
        "colonists" => state.board.colonists = n as u8,
        "vp" => state.board.vp_pool = n,
        "produce" => state.board.produce_credits = n as u8,
        kind => state.board.goods[Kind::from_id(kind).expect("a kind").at()] = n as u8,
    }
}

/// Turns the stack of a development so that this face lies open.
fn face(state: &mut State, id: &str) {
    let (pack, face) = (state.pack, Development::from_id(id).expect("a development"));
    let other = Development::all().find(|other| *other != face && pack[*other].stack == pack[face].stack);
    if let Some(other) = other.filter(|_| !state.faces.has(face)) {
        let owned = state.empires.iter().any(|(_, empire)| empire.developments.has(other));
        assert!(!owned, "`{face}` and `{other}` are two faces of one stack: only one of them is in the game");
        state.board.faces.remove(other);
        state.board.faces.add(face);
        state.board.stock.swap(face.at(), other.at());
    }
}

fn world(id: &str) -> World {
    World::from_id(id).unwrap_or_else(|| panic!("`{id}` is no world"))
}

fn empire(state: &mut State, seat: Seat, words: &[&str]) {
    match words[0] {
        "developments" => words[1..].iter().for_each(|id| {
            face(state, id);
            let development = Development::from_id(id).expect("a development");
            let (left, own) = (state.stock[development.at()], &mut state.board.empires[seat].developments);
            assert!(left > 0 && !own.has(development), "there is no `{id}` left for {seat}");
            own.add(development);
            state.board.stock[development.at()] = left - 1;
        }),
        "explored" => words[1..].iter().for_each(|id| {
            take_out(state, world(id));
            state.board.empires[seat].explored.add(world(id));
        }),
        "stored" => stored(state, seat, &words[1..]),
        "colonies" => words[1..].iter().for_each(|word| colony(state, seat, word)),
        _ => words.chunks(2).for_each(|pair| own(state, seat, pair[0], pair[1])),
    }
}

fn own(state: &mut State, seat: Seat, what: &str, value: &str) {
    let empire = &mut state.board.empires[seat];
    match what {
        "credits" => empire.credits = number(value),
        "colonists" => empire.colonists = number(value) as u8,
        "vp" => empire.vp = number(value),
        "home" => {
            let (id, good) = value.split_once('*').map_or((value, false), |(id, _)| (id, true));
            empire.home = Some(Home::from_id(id).expect("a home"));
            if good {
                state.put_windfall_or_production_good(seat, Colony::HOME, None);
            }
        }
        other => panic!("`{other}` is nothing an empire has"),
    }
}

fn colony(state: &mut State, seat: Seat, word: &str) {
    let (id, good) = word.split_once('*').map_or((word, None), |(id, kind)| (id, Some(Kind::from_id(kind))));
    let world = world(id);
    take_out(state, world);
    state.board.empires[seat].settled.add(world);
    if let Some(declared) = good {
        state.put_windfall_or_production_good(seat, world.into(), declared);
    }
}

fn no_world_twice(state: &State) {
    let stored = state.goals.into_iter().flat_map(|goals| {
        let seats = goals.stockpiles.seats();
        seats.map(|seat| goals.stockpiles[seat].worlds).collect::<Vec<_>>()
    });
    let owned = state.empires.iter().flat_map(|(_, empire)| [empire.explored, empire.settled]);
    let mut seen = state.bag.contents();
    for worlds in owned.chain(stored) {
        let twice = seen.and(worlds);
        assert!(twice.is_empty(), "in two places: {:?}", ids(twice));
        seen = seen.or(worlds);
    }
}

fn take_out(state: &mut State, world: World) {
    let mut left = state.bag.contents();
    left.remove(world);
    state.board.bag = Bag::of(left);
}

impl State {
    fn put_windfall_or_production_good(&mut self, seat: Seat, colony: Colony, declared: Option<Kind>) {
        let card = crate::query::card(&self.pack, &self.empires[seat], colony);
        let kind = crate::query::kind(card, declared).expect("a colony with a kind");
        assert!(self.put_good(seat, colony, kind), "a good is left");
    }
}

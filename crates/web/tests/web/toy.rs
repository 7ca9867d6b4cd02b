//! A small game with everything that is difficult at a table: hidden hands, sealed simultaneous choices, a face-down
//! pile, steps that can be undone, and one option under which the rules fail.
//!
//! In each of four rounds every player seals a stone from the own hand; the stones are opened together, and the
//! highest scores its number. Then each player in turn draws a stone or passes.

mod drawn;

use engine::{
    Bits, BySeat, Chance, Dealer, Deck, Game, Index, Known, Log, Outcome, Sealed, Seat, Seats, Unreadable,
    Viewer,
};
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

thread_local! {
    static LISTED: Cell<usize> = const { Cell::new(0) };
}

/// How often this thread has listed legal actions; a server in a test answers on the thread of the test.
pub(crate) fn n_listed() -> usize {
    LISTED.get()
}

const ROUNDS: u8 = 4;
const STONES: u8 = 60;
const HAND: u8 = 4;

/// A stone by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash, Serialize, Deserialize)]
pub(crate) struct Stone(u8);

impl Index for Stone {
    fn index(self) -> u8 {
        self.0
    }

    fn from_index(index: u8) -> Self {
        Self(index)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Toy {
    round: u8,
    fragile: bool,
    pile: Deck<Stone, { STONES as usize }>,
    hands: BySeat<Bits<Stone>>,
    sealed: Sealed<Stone>,
    points: BySeat<i32>,
    /// Who draws next; none while stones are sealed.
    drawing: Option<Seat>,
    chance: Chance,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Options {
    fragile: bool,
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.fragile { "fragile" } else { "sound" })
    }
}

impl FromStr for Options {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        match line {
            "" | "sound" => Ok(Self { fragile: false }),
            "fragile" => Ok(Self { fragile: true }),
            _ => Err(Unreadable::new(line, "`sound` or `fragile`")),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Action {
    Seal(Stone),
    Draw,
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Seal(stone) => write!(f, "seal {}", stone.0),
            Action::Draw => f.write_str("draw"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        match (line, line.strip_prefix("seal ").and_then(|n| n.parse().ok())) {
            ("draw", _) => Ok(Action::Draw),
            ("pass", _) => Ok(Action::Pass),
            (_, Some(n)) if n < STONES && !line.contains('+') => Ok(Action::Seal(Stone(n))),
            _ => Err(Unreadable::new(line, "`seal 17`, `draw` or `pass`")),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) enum Decision {
    Seal,
    Draw,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) enum Event {
    Sealed(Seat),
    Opened(Seat, Stone),
    Won(Seat, u8),
    Drew(Seat),
    Saw(Stone),
    Passed(Seat),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct View {
    pub round: u8,
    pub fragile: bool,
    pub n_pile: usize,
    pub n_hands: BySeat<u8>,
    pub hand: Option<Bits<Stone>>,
    pub sealed: Option<Stone>,
    pub chosen: Seats,
    pub points: BySeat<i32>,
    pub drawing: Option<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Thing {
    Stone(Stone),
    Pile,
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Stone(stone) => write!(f, "stone {}", stone.0),
            Thing::Pile => f.write_str("pile"),
        }
    }
}

impl FromStr for Thing {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        match (line, line.strip_prefix("stone ").and_then(|n| n.parse().ok())) {
            ("pile", _) => Ok(Thing::Pile),
            (_, Some(n)) if n < STONES => Ok(Thing::Stone(Stone(n))),
            _ => Err(Unreadable::new(line, "`stone 17` or `pile`")),
        }
    }
}

/// What a seat is asked instead.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Reason(Option<Decision>);

impl Toy {
    fn open(&mut self, log: &mut Log<Event>) {
        let Some(stones) = self.sealed.open(log) else { return };
        let mut best = Seat(0);
        for (seat, stone) in stones.iter() {
            log.tell(Event::Opened(seat, *stone));
            if stone.0 > stones[best].0 {
                best = seat;
            }
        }
        self.points[best] += i32::from(stones[best].0);
        log.tell(Event::Won(best, stones[best].0));
        self.sealed = Sealed::empty(self.n_seats());
        self.drawing = Some(Seat(0));
    }

    fn next(&mut self) {
        let next = self.drawing.map_or(0, |seat| seat.0 + 1);
        self.drawing = (next < self.n_seats()).then_some(Seat(next));
        if self.drawing.is_none() {
            self.round += 1;
        }
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const RULES: u32 = 1;

    type Options = Options;
    type Action = Action;
    type Decision = Decision;
    type Event = Event;
    type View = View;
    type Thing = Thing;
    type Reason = Reason;

    fn seats(_: &Options) -> RangeInclusive<u8> {
        2..=5
    }

    fn new(n_seats: u8, options: &Options, mut dealer: Dealer) -> Self {
        let mut pile: Deck<Stone, { STONES as usize }> = Deck::shuffled((0..STONES).map(Stone), &mut dealer);
        let mut hand = || (0..HAND).filter_map(|_| pile.deal(&dealer)).collect();
        let hands = BySeat::new(n_seats, |_| hand());
        Self {
            round: 1,
            fragile: options.fragile,
            pile,
            hands,
            sealed: Sealed::empty(n_seats),
            points: BySeat::new(n_seats, |_| 0),
            drawing: None,
            chance: dealer.into_chance(),
        }
    }

    fn n_seats(&self) -> u8 {
        self.hands.n_seats()
    }

    fn awaiting(&self) -> Seats {
        match self.drawing {
            _ if self.round > ROUNDS => Seats::NONE,
            Some(seat) => Seats::only(seat),
            None => {
                let mut seats = Seats::first(self.n_seats());
                self.sealed.chosen().iter().for_each(|seat| seats.remove(seat));
                seats
            }
        }
    }

    fn decision(&self, seat: Seat) -> Option<Decision> {
        let decision = if self.drawing.is_some() { Decision::Draw } else { Decision::Seal };
        self.awaiting().has(seat).then_some(decision)
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        LISTED.set(LISTED.get() + 1);
        match self.decision(seat) {
            None => {}
            Some(Decision::Seal) => into.extend(self.hands[seat].iter().map(Action::Seal)),
            Some(Decision::Draw) => into.extend([Action::Draw, Action::Pass]),
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Seal(stone) => {
                self.hands[seat].remove(stone);
                self.sealed.put(seat, stone);
                log.tell(Event::Sealed(seat));
                self.open(log);
            }
            Action::Draw => {
                if let Some(stone) = self.pile.draw(log) {
                    self.hands[seat].add(stone);
                    log.tell(Event::Drew(seat));
                    log.say(Known::Only(seat), Event::Saw(stone));
                }
                self.next();
            }
            Action::Pass => {
                assert!(!self.fragile, "the fragile rules break here");
                log.tell(Event::Passed(seat));
                self.next();
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let Self { round, fragile, pile, hands, sealed, points, drawing, chance: _ } = self;
        let me = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        View {
            round: *round,
            fragile: *fragile,
            n_pile: pile.len(),
            n_hands: hands.map(|_, hand| hand.len()),
            hand: me.map(|seat| hands[seat]),
            sealed: me.and_then(|seat| sealed.of(seat)),
            chosen: sealed.chosen(),
            points: *points,
            drawing: *drawing,
        }
    }

    fn imagine(view: &View, seat: Seat, mut chance: Chance) -> Self {
        let mine = view.hand.unwrap_or(Bits::EMPTY);
        let mut dealer = Dealer::seeded(u64::from(chance.below(u32::MAX, &mut Log::<Event>::silent())));
        // Which stones were played is not in the view, so any of the rest may lie anywhere.
        let rest =
            Bits::<Stone>::first(STONES).without(mine).iter().filter(|stone| Some(*stone) != view.sealed);
        let mut rest: Vec<Stone> = rest.collect();
        dealer.shuffle(&mut rest);
        let mut sealed = Sealed::empty(view.n_hands.n_seats());
        for other in view.chosen.iter() {
            let stone = if other == seat { view.sealed } else { rest.pop() };
            stone.into_iter().for_each(|stone| sealed.put(other, stone));
        }
        let hands = view
            .n_hands
            .map(|other, n| if other == seat { mine } else { (0..*n).filter_map(|_| rest.pop()).collect() });
        rest.truncate(view.n_pile);
        Self {
            round: view.round,
            fragile: view.fragile,
            pile: Deck::shuffled(rest, &mut dealer),
            hands,
            sealed,
            points: view.points,
            drawing: view.drawing,
            chance,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.round > ROUNDS).then(|| Outcome::ranked(self.points, &self.points))
    }

    fn things(&self, seat: Seat, into: &mut Vec<Thing>) {
        into.extend(self.hands[seat].iter().map(Thing::Stone));
        into.push(Thing::Pile);
    }

    fn thing(action: Action) -> Option<Thing> {
        match action {
            Action::Seal(stone) => Some(Thing::Stone(stone)),
            Action::Draw => Some(Thing::Pile),
            Action::Pass => None,
        }
    }

    fn why_not(&self, seat: Seat, thing: Thing) -> Option<Reason> {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        let is_offered = legal.iter().any(|action| Self::thing(*action) == Some(thing));
        (!is_offered).then(|| Reason(self.decision(seat)))
    }
}

/// The toy obeys the laws of every game, so that tests with it are meaningful.
#[test]
fn the_toy_is_a_game() {
    for n_seats in 2..=5 {
        engine::testing::conforms::<Toy>(n_seats, &Options::default(), 0..20, 1000);
    }
}

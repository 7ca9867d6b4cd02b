//! The toy game with one fault.

use crate::toy::{self, Action, Decision, Event, Options, Reason, Thing, Toy};
use engine::{Chance, Dealer, Game, Log, Outcome, Seat, Seats, Unreadable, Viewer};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// What is wrong. Each method is correct unless a fault overrides it.
pub(crate) trait Fault: Copy + Eq + Hash + Debug + Default + Send + Sync + 'static {
    /// The rules number, for a fault that changes the rules.
    const RULES: u32 = Toy::RULES;

    /// What the view shows beyond what it should.
    fn leak(_: &Toy, _: Viewer) -> Option<u8> {
        None
    }

    fn awaiting(toy: &Toy) -> Seats {
        toy.awaiting()
    }

    fn legal(toy: &Toy, seat: Seat, into: &mut Vec<Action>) {
        toy.legal(seat, into);
    }

    fn allows(toy: &Toy, seat: Seat, action: Action) -> bool {
        let mut legal = Vec::new();
        Self::legal(toy, seat, &mut legal);
        legal.contains(&action)
    }

    /// The number is additional state that no view shows.
    fn apply(toy: &mut Toy, _: &mut u32, seat: Seat, action: Action, log: &mut Log<Event>) {
        toy.apply(seat, action, log);
    }

    fn decision(toy: &Toy, seat: Seat) -> Option<Decision> {
        toy.decision(seat)
    }

    fn outcome(toy: &Toy) -> Option<Outcome> {
        toy.outcome()
    }

    fn things(toy: &Toy, seat: Seat, into: &mut Vec<Thing>) {
        toy.things(seat, into);
    }

    fn why_not(toy: &Toy, seat: Seat, thing: Thing) -> Option<Reason> {
        toy.why_not(seat, thing)
    }

    fn printed(line: String) -> String {
        line
    }

    fn snapshot(toy: &Toy) -> Toy {
        *toy
    }
}

/// The toy with the fault `F`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Broken<F> {
    toy: Toy,
    beside: u32,
    fault: PhantomData<F>,
}

/// The view of a broken toy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Seen {
    view: toy::View,
    leak: Option<u8>,
}

/// A word of the toy game that the fault may print wrongly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Word<T, F>(T, PhantomData<F>);

impl<T: Display, F: Fault> Display for Word<T, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&F::printed(self.0.to_string()))
    }
}

impl<T: FromStr<Err = Unreadable>, F> FromStr for Word<T, F> {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        line.parse().map(word)
    }
}

fn word<T, F>(inner: T) -> Word<T, F> {
    Word(inner, PhantomData)
}

impl<F: Fault> Serialize for Broken<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (F::snapshot(&self.toy), self.beside).serialize(serializer)
    }
}

impl<'de, F> Deserialize<'de> for Broken<F> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (toy, beside) = Deserialize::deserialize(deserializer)?;
        Ok(Self { toy, beside, fault: PhantomData })
    }
}

impl<F: Fault> Game for Broken<F> {
    const NAME: &'static str = "broken-salvage";
    const RULES: u32 = F::RULES;

    type Options = Word<Options, F>;
    type Action = Word<Action, F>;
    type Decision = Decision;
    type Event = Event;
    type View = Seen;
    type Thing = Word<Thing, F>;
    type Reason = Reason;

    fn seats(options: &Self::Options) -> RangeInclusive<u8> {
        Toy::seats(&options.0)
    }

    fn new(n_seats: u8, options: &Self::Options, dealer: Dealer) -> Self {
        Self { toy: Toy::new(n_seats, &options.0, dealer), beside: 0, fault: PhantomData }
    }

    fn n_seats(&self) -> u8 {
        self.toy.n_seats()
    }

    fn awaiting(&self) -> Seats {
        F::awaiting(&self.toy)
    }

    fn decision(&self, seat: Seat) -> Option<Decision> {
        F::decision(&self.toy, seat)
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Self::Action>) {
        let mut legal = Vec::new();
        F::legal(&self.toy, seat, &mut legal);
        into.extend(legal.into_iter().map(word));
    }

    fn allows(&self, seat: Seat, action: Self::Action) -> bool {
        F::allows(&self.toy, seat, action.0)
    }

    fn apply(&mut self, seat: Seat, action: Self::Action, log: &mut Log<Event>) {
        F::apply(&mut self.toy, &mut self.beside, seat, action.0, log);
    }

    fn view(&self, viewer: Viewer) -> Seen {
        Seen { view: self.toy.view(viewer), leak: F::leak(&self.toy, viewer) }
    }

    fn imagine(seen: &Seen, seat: Seat, chance: Chance) -> Self {
        Self { toy: Toy::imagine(&seen.view, seat, chance), beside: 0, fault: PhantomData }
    }

    fn outcome(&self) -> Option<Outcome> {
        F::outcome(&self.toy)
    }

    fn things(&self, seat: Seat, into: &mut Vec<Self::Thing>) {
        let mut things = Vec::new();
        F::things(&self.toy, seat, &mut things);
        into.extend(things.into_iter().map(word));
    }

    fn thing(action: Self::Action) -> Option<Self::Thing> {
        Toy::thing(action.0).map(word)
    }

    fn why_not(&self, seat: Seat, thing: Self::Thing) -> Option<Reason> {
        F::why_not(&self.toy, seat, thing.0)
    }
}

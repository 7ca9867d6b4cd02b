//! Which bot or hint is computed next, so that one guest with many tables does not delay the others.

use crate::sender::Source;
use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::oneshot;

/// How urgent the answer is. The first is computed first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Need {
    /// Somebody watches the table.
    Awaited,
    /// Nobody looks.
    Unattended,
}

/// To whom a computation is charged: first by address, then by guest.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Owner {
    pub(crate) source: Source,
    pub(crate) guest: String,
}

/// Lets this many compute at the same time. A clone is another handle on the same queue.
#[derive(Clone)]
pub(crate) struct Thinking(Arc<Mutex<State>>);

struct State {
    /// How many more may begin.
    n_free: usize,
    /// How many of the places may be used when nobody waits, so that a new request finds a free place.
    n_unattended: usize,
    /// How many places one address may use: not the last one, so that another address finds a free place at once.
    at_address: usize,
    /// How many places each address uses now.
    busy: HashMap<Source, usize>,
    line: Line<oneshot::Sender<Permit>>,
}

/// Two queues, so that long searches never hold up short ones.
pub(crate) struct Gates {
    /// Hints, and bots that answer within a moment.
    pub(crate) short: Thinking,
    /// Bots that search for seconds, and analyses: at most on half of the cores.
    pub(crate) long: Thinking,
}

impl Gates {
    /// The queues of a machine with this many cores.
    pub(crate) fn new(n_cores: usize) -> Self {
        Self { short: Thinking::new(n_cores), long: Thinking::new(n_cores / 2) }
    }

    /// The queue for a bot of this name.
    pub(crate) fn of(&self, bot: &str) -> &Thinking {
        if bot == bots::Level::EXPERT.name() { &self.long } else { &self.short }
    }
}

/// The right to compute. Released when it is dropped.
pub(crate) struct Permit {
    thinking: Thinking,
    need: Need,
    source: Source,
}

impl Thinking {
    /// This many compute at the same time; half of them, but at least one, without anybody waiting; all but one for the
    /// same address.
    pub(crate) fn new(n_places: usize) -> Self {
        Self(Arc::new(Mutex::new(State {
            n_free: n_places.max(1),
            n_unattended: (n_places / 2).max(1),
            at_address: n_places.saturating_sub(1).max(1),
            busy: HashMap::new(),
            line: Line::default(),
        })))
    }

    /// Waits for a place. Dropping the future leaves the queue.
    pub(crate) async fn turn(&self, need: Need, owner: Owner) -> Option<Permit> {
        let (sender, receiver) = oneshot::channel();
        self.with(|state| state.line.push(need, owner, sender));
        self.grant();
        receiver.await.ok()
    }

    /// Gives free places to those who wait.
    fn grant(&self) {
        while let Some((sender, permit)) = self.with(|state| self.next(state)) {
            // If the waiting future was dropped, the permit is released by being dropped here.
            drop(sender.send(permit));
        }
    }

    fn next(&self, state: &mut State) -> Option<(oneshot::Sender<Permit>, Permit)> {
        if state.n_free == 0 {
            return None;
        }
        let last = if state.n_unattended > 0 { Need::Unattended } else { Need::Awaited };
        loop {
            let has_place = |source: &Source| state.busy.get(source).is_none_or(|n| *n < state.at_address);
            let (need, source, sender) = state.line.pop(last, has_place)?;
            if sender.is_closed() {
                continue;
            }
            state.n_free -= 1;
            *state.busy.entry(source).or_default() += 1;
            if need == Need::Unattended {
                state.n_unattended -= 1;
            }
            return Some((sender, Permit { thinking: self.clone(), need, source }));
        }
    }

    fn with<T>(&self, use_it: impl FnOnce(&mut State) -> T) -> T {
        use_it(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.thinking.with(|state| {
            state.n_free += 1;
            if let Some(n) = state.busy.get_mut(&self.source) {
                *n -= 1;
                if *n == 0 {
                    state.busy.remove(&self.source);
                }
            }
            if self.need == Need::Unattended {
                state.n_unattended += 1;
            }
        });
        self.thinking.grant();
    }
}

/// The queue: by urgency, then address by address, at each address guest by guest, for each guest in order.
struct Line<T>([Rounds<Source, Rounds<String, VecDeque<T>>>; 2]);

impl<T> Default for Line<T> {
    fn default() -> Self {
        Self([Rounds::default(), Rounds::default()])
    }
}

impl<T> Line<T> {
    fn push(&mut self, need: Need, owner: Owner, it: T) {
        self.0[need as usize].at(owner.source).at(owner.guest).push_back(it);
    }

    /// Who is next, among those whose urgency is at least `last` and whose address may compute.
    fn pop(&mut self, last: Need, may: impl Fn(&Source) -> bool) -> Option<(Need, Source, T)> {
        [Need::Awaited, Need::Unattended].into_iter().filter(|need| *need <= last).find_map(|need| {
            let (source, it) = self.0[need as usize].next_of(&may)?;
            Some((need, source, it))
        })
    }
}

/// Something that can be empty.
trait Supply {
    type Item;
    fn next(&mut self) -> Option<Self::Item>;
    fn is_empty(&self) -> bool;
}

impl<T> Supply for VecDeque<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        self.pop_front()
    }

    fn is_empty(&self) -> bool {
        VecDeque::is_empty(self)
    }
}

/// Queues that are served in turn.
struct Rounds<K, S> {
    order: VecDeque<K>,
    supplies: HashMap<K, S>,
}

impl<K, S> Default for Rounds<K, S> {
    fn default() -> Self {
        Self { order: VecDeque::new(), supplies: HashMap::new() }
    }
}

impl<K: Clone + Eq + Hash, S: Default> Rounds<K, S> {
    /// The queue of `key`, which comes after all others if it is new.
    fn at(&mut self, key: K) -> &mut S {
        self.supplies.entry(key).or_insert_with_key(|key| {
            self.order.push_back(key.clone());
            S::default()
        })
    }
}

impl<K: Clone + Eq + Hash, S: Supply> Rounds<K, S> {
    /// The next item among the keys that `may` be served.
    fn next_of(&mut self, may: impl Fn(&K) -> bool) -> Option<(K, S::Item)> {
        let at = self.order.iter().position(may)?;
        let key = self.order.remove(at)?;
        let supply = self.supplies.get_mut(&key)?;
        let item = supply.next()?;
        if supply.is_empty() {
            self.supplies.remove(&key);
        } else {
            self.order.push_back(key.clone());
        }
        Some((key, item))
    }
}

impl<K: Clone + Eq + Hash, S: Supply> Supply for Rounds<K, S> {
    type Item = S::Item;

    fn next(&mut self) -> Option<S::Item> {
        self.next_of(|_| true).map(|(_, item)| item)
    }

    fn is_empty(&self) -> bool {
        self.order.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owner(source: u8, guest: &str) -> Owner {
        Owner { source: Source::of([10, 0, 0, source].into()), guest: guest.into() }
    }

    fn drawn(line: &mut Line<&'static str>) -> String {
        std::iter::from_fn(|| line.pop(Need::Unattended, |_| true)).map(|(_, _, it)| it).collect()
    }

    #[test]
    fn addresses_take_turns_and_at_each_address_its_guests() {
        let mut line = Line::default();
        for _ in 0..6 {
            line.push(Need::Awaited, owner(1, "ada"), "a");
        }
        line.push(Need::Awaited, owner(1, "eve"), "e");
        line.push(Need::Awaited, owner(2, "bob"), "b");
        line.push(Need::Awaited, owner(2, "bob"), "B");
        assert_eq!(drawn(&mut line), "abeBaaaaa");
    }

    #[test]
    fn who_comes_late_waits_for_one_of_each_at_most() {
        let mut line = Line::default();
        for _ in 0..600 {
            line.push(Need::Awaited, owner(1, "ada"), "a");
        }
        assert_eq!(line.pop(Need::Unattended, |_| true).map(|(_, _, it)| it), Some("a"));
        line.push(Need::Awaited, owner(2, "bob"), "b");
        assert!(drawn(&mut line).starts_with("aba"));
    }

    #[test]
    fn tables_with_somebody_at_them_come_first() {
        let mut line = Line::default();
        for _ in 0..3 {
            line.push(Need::Unattended, owner(1, "ada"), "u");
        }
        line.push(Need::Awaited, owner(1, "ada"), "w");
        assert_eq!(
            line.pop(Need::Awaited, |_| true).map(|(need, _, it)| (need, it)),
            Some((Need::Awaited, "w"))
        );
        assert_eq!(line.pop(Need::Awaited, |_| true), None, "the others are not served from this place");
        assert_eq!(drawn(&mut line), "uuu");
    }

    /// Six hundred tables of one client on two places; the test checks the order of service, not the time.
    #[tokio::test]
    async fn many_tables_of_one_client_do_not_hold_up_another() {
        let thinking = Thinking::new(2);
        let mut served = Vec::new();
        let mut waiting = Vec::new();
        for _ in 0..600 {
            waiting.push(Box::pin(thinking.turn(Need::Unattended, owner(1, "ada"))));
        }
        let mut working = Vec::new();
        for turn in &mut waiting {
            if let Some(permit) = ready(turn.as_mut()).await {
                working.push(permit);
            }
        }
        assert_eq!(working.len(), 1, "one place is kept for those who wait for an answer");
        let awaited = thinking.turn(Need::Awaited, owner(2, "bob"));
        served.push(ready(Box::pin(awaited).as_mut()).await.expect("at once"));
        let mut second = Box::pin(thinking.turn(Need::Awaited, owner(3, "cy")));
        assert!(ready(second.as_mut()).await.is_none(), "both places are taken");
        working.clear();
        assert!(ready(second.as_mut()).await.is_some(), "before all 599 that nobody waits for");
    }

    /// The same with tables that the client watches: they leave one place to others.
    #[tokio::test]
    async fn one_client_never_takes_the_last_place() {
        let thinking = Thinking::new(2);
        let mut waiting: Vec<_> =
            (0..600).map(|_| Box::pin(thinking.turn(Need::Awaited, owner(1, "ada")))).collect();
        let mut working = Vec::new();
        for turn in &mut waiting {
            working.extend(ready(turn.as_mut()).await);
        }
        assert_eq!(working.len(), 1, "one of two places");
        let other = ready(Box::pin(thinking.turn(Need::Awaited, owner(2, "bob"))).as_mut()).await;
        assert!(other.is_some(), "another client is served at once");
        drop(other);
        working.clear();
        for turn in &mut waiting[1..] {
            working.extend(ready(turn.as_mut()).await);
        }
        assert_eq!(working.len(), 1, "the next table of the first client follows");
    }

    /// Many experts think on half of the cores, and a bot that answers at once does not wait for them.
    #[tokio::test]
    async fn long_searches_do_not_hold_up_short_ones() {
        let gates = Gates::new(4);
        let mut waiting: Vec<_> = (1..=40)
            .map(|source| Box::pin(gates.of("expert").turn(Need::Awaited, owner(source, "ada"))))
            .collect();
        let mut working = Vec::new();
        for turn in &mut waiting {
            working.extend(ready(turn.as_mut()).await);
        }
        assert_eq!(working.len(), 2, "half of four cores");
        for bot in ["easy", "normal", "hard", "search"] {
            let other = ready(Box::pin(gates.of(bot).turn(Need::Awaited, owner(1, "bob"))).as_mut()).await;
            assert!(other.is_some(), "{bot} waits");
        }
        let hint = ready(Box::pin(gates.short.turn(Need::Awaited, owner(1, "bob"))).as_mut()).await;
        assert!(hint.is_some(), "a hint waits");
    }

    #[tokio::test]
    async fn who_goes_away_takes_no_turn() {
        let thinking = Thinking::new(1);
        let first = thinking.turn(Need::Awaited, owner(1, "ada")).await;
        let mut gone = Box::pin(thinking.turn(Need::Awaited, owner(1, "ada")));
        assert!(ready(gone.as_mut()).await.is_none());
        let mut next = Box::pin(thinking.turn(Need::Awaited, owner(2, "bob")));
        assert!(ready(next.as_mut()).await.is_none());
        drop(gone);
        drop(first);
        assert!(ready(next.as_mut()).await.is_some());
    }

    /// The result of a future, if it has one.
    async fn ready<T>(mut turn: std::pin::Pin<&mut impl Future<Output = Option<T>>>) -> Option<T> {
        std::future::poll_fn(|context| match turn.as_mut().poll(context) {
            std::task::Poll::Ready(it) => std::task::Poll::Ready(it),
            std::task::Poll::Pending => std::task::Poll::Ready(None),
        })
        .await
    }
}

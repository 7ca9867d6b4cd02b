//! A tree search over imagined states: a state is dealt anew for every descent, and the tree is one of actions only.
//!
//! So no choice in the tree can depend on a draw that its seat has not seen. Every seat maximises its own chance.

mod insight;

pub use insight::{Insight, Outlook, Step};

use crate::Bot;
use crate::net::BySeats;
use crate::net::maths::{exp, log_odds};
use engine::{Chance, Game, Log, Quick, Seat, Turn};

/// Says what a state is worth to each seat, from 0 to 1, at any decision and after the end.
pub trait Chances<G: Game> {
    /// The value of `world` for each seat.
    fn chances(&self, world: &G) -> BySeats;

    /// Whether the answer to this question stays hidden from the other seats.
    fn is_secret(_decision: G::Decision) -> bool {
        false
    }
}

/// How a tree is searched.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Depth {
    /// How many descents are made.
    pub n_descents: u32,
    /// How many states are imagined, in turn; 0 for a new one in each descent.
    pub n_worlds: u32,
    /// How much an action is tried that looks good but has not been tried often.
    pub curiosity: f32,
    /// How much better an action must look to be tried first.
    pub sharpness: f32,
}

impl Depth {
    /// So many descents with the usual settings.
    pub const fn of(n_descents: u32) -> Self {
        Self { n_descents, n_worlds: 0, curiosity: 0.5, sharpness: 3.0 }
    }
}

/// A tree never has more nodes than this; then it only visits again.
const MOST_NODES: usize = 200_000;

/// The share of tries that all actions get alike.
const ALIKE: f32 = 0.05;

/// An action at a node.
#[derive(Clone, Debug)]
struct Edge<A> {
    action: A,
    /// The share of tries that it gets at first.
    prior: f32,
    /// Its value when it was looked at: the mean of all looks.
    first: f32,
    /// How often it was looked at; more than once if it shows something hidden.
    n_looks: u32,
    /// Whether it shows something hidden, so that its value differs between states.
    reveals: bool,
    n_visits: u32,
    /// The sum of the values of its visits, for the seat that acts.
    sum: f32,
    child: Option<usize>,
}

impl<A> Edge<A> {
    fn value(&self) -> f32 {
        // All looks together count as one visit.
        (self.sum + self.first) / (self.n_visits as f32 + 1.0)
    }
}

/// A moment in the game, known by the actions that led to it.
#[derive(Clone, Debug)]
struct Node<A> {
    edges: Vec<Edge<A>>,
    n_visits: u32,
}

impl<A> Node<A> {
    const NEW: Self = Self { edges: Vec::new(), n_visits: 0 };
}

/// What a search found out about an action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Found<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub n_visits: u32,
    /// Its value for the seat that is asked, from 0 to 1.
    pub value: f32,
}

/// A player that searches a tree.
#[derive(Clone, Debug)]
pub struct Tree<J> {
    judge: J,
    depth: Depth,
    luck: Quick,
}

impl<J> Tree<J> {
    /// A player that uses `judge`, searches as deep as `depth`, and imagines hidden information with the random
    /// numbers of `seed`.
    pub const fn seeded(judge: J, depth: Depth, seed: u64) -> Self {
        Self { judge, depth, luck: Quick::seeded(seed) }
    }

    /// All legal actions with what a search found out, in the order of `turn.legal`.
    pub fn search<G: Game>(&mut self, turn: &Turn<G>) -> Vec<Found<G::Action>>
    where
        J: Chances<G>,
    {
        self.search_while(turn, &|| true)
    }

    /// The same, until `goes_on` says no; it is asked between two descents, and the first one is always made.
    pub fn search_while<G: Game>(
        &mut self,
        turn: &Turn<G>,
        goes_on: &dyn Fn() -> bool,
    ) -> Vec<Found<G::Action>>
    where
        J: Chances<G>,
    {
        let seeds: Vec<u64> = (0..self.depth.n_worlds).map(|_| self.luck.word()).collect();
        let mut search = Search::new(&self.judge, self.depth, turn.seat);
        for n in 0..self.depth.n_descents {
            let seed = match seeds.len() {
                0 => self.luck.word(),
                n_worlds => seeds[n as usize % n_worlds],
            };
            search.descend(G::imagine(&turn.view, turn.seat, Chance::seeded(seed)));
            if search.is_decided(self.depth.n_descents - n - 1) || !goes_on() {
                break;
            }
        }
        let edges = &search.nodes[0].edges;
        let found = |action: &G::Action| {
            let edge = edges.iter().find(|edge| edge.action == *action);
            let (n_visits, value) = edge.map_or((0, 0.0), |edge| (edge.n_visits, edge.value()));
            Found { action: *action, n_visits, value }
        };
        turn.legal.iter().map(found).collect()
    }
}

impl<G: Game, J: Chances<G> + Send> Bot<G> for Tree<J> {
    fn choose(&mut self, turn: &Turn<G>) -> G::Action {
        self.choose_while(turn, &|| true)
    }

    fn choose_while(&mut self, turn: &Turn<G>, goes_on: &dyn Fn() -> bool) -> G::Action {
        if let [only] = turn.legal[..] {
            return only;
        }
        let found = self.search_while(turn, goes_on);
        let better = |a: &&Found<G::Action>, b: &&Found<G::Action>| {
            a.n_visits.cmp(&b.n_visits).then(a.value.total_cmp(&b.value))
        };
        found.iter().max_by(better).map_or(turn.legal[0], |best| best.action)
    }
}

/// A search under way.
struct Search<'j, G: Game, J> {
    judge: &'j J,
    depth: Depth,
    /// Who thinks.
    root: Seat,
    nodes: Vec<Node<G::Action>>,
    legal: Vec<G::Action>,
    /// The edges of the present descent: node, edge, and who acts.
    path: Vec<(usize, usize, Seat)>,
}

impl<'j, G: Game, J: Chances<G>> Search<'j, G, J> {
    fn new(judge: &'j J, depth: Depth, root: Seat) -> Self {
        Self { judge, depth, root, nodes: vec![Node::NEW], legal: Vec::new(), path: Vec::new() }
    }

    /// Walks down from the root to the first new node and adds its value to all edges on the way; returns this value.
    fn descend(&mut self, mut world: G) -> BySeats {
        self.path.clear();
        let mut at = 0;
        let values = loop {
            let Some(seat) = world.awaiting().iter().next() else { break self.judge.chances(&world) };
            self.legal.clear();
            world.legal(seat, &mut self.legal);
            let forced = match self.legal[..] {
                [only] => Some(only),
                _ => self.secret(&world, seat),
            };
            if let Some(action) = forced {
                world.apply(seat, action, &mut Log::silent());
                continue;
            }
            let is_new = self.nodes[at].edges.is_empty();
            let best_look = self.widen(at, &world, seat);
            self.nodes[at].n_visits += 1;
            if let Some(values) = best_look.filter(|_| is_new && !self.path.is_empty()) {
                break values;
            }
            let edge = self.chosen(at);
            world.apply(seat, self.nodes[at].edges[edge].action, &mut Log::silent());
            self.path.push((at, edge, seat));
            at = match self.nodes[at].edges[edge].child {
                Some(child) => child,
                None if self.nodes.len() >= MOST_NODES => break self.judge.chances(&world),
                None => {
                    self.nodes.push(Node::NEW);
                    let child = self.nodes.len() - 1;
                    self.nodes[at].edges[edge].child = Some(child);
                    child
                }
            };
        };
        for (node, edge, seat) in &self.path {
            let edge = &mut self.nodes[*node].edges[*edge];
            edge.n_visits += 1;
            edge.sum += values[usize::from(seat.0)];
        }
        values
    }

    /// The answer of another seat to a question whose answer stays hidden. It is what that seat would like best, and
    /// has no node, because the tree must not answer what the root cannot see.
    fn secret(&self, world: &G, seat: Seat) -> Option<G::Action> {
        let decision = world.decision(seat)?;
        if seat == self.root || !J::is_secret(decision) {
            return None;
        }
        let value = |action: &G::Action| self.look(world, seat, *action).0[usize::from(seat.0)];
        self.legal.iter().copied().max_by(|a, b| value(a).total_cmp(&value(b)))
    }

    /// The values after an action, and whether it showed something hidden.
    fn look(&self, world: &G, seat: Seat, action: G::Action) -> (BySeats, bool) {
        let (mut next, mut log) = (world.clone(), Log::silent());
        next.apply(seat, action, &mut log);
        (self.judge.chances(&next), log.revealed())
    }

    /// Adds the actions of this state that the node does not have; the values after the best of them. After 1, 2, 4, 8
    /// and so on visits, actions that show something hidden are looked at again, because one draw tells little.
    fn widen(&mut self, at: usize, world: &G, seat: Seat) -> Option<BySeats> {
        let mine = usize::from(seat.0);
        let looks_again = self.nodes[at].n_visits.is_power_of_two();
        let (mut best, mut has_changed): (Option<BySeats>, bool) = (None, false);
        for n in 0..self.legal.len() {
            let action = self.legal[n];
            let known = self.nodes[at].edges.iter().position(|edge| edge.action == action);
            if known.is_some_and(|edge| !(looks_again && self.nodes[at].edges[edge].reveals)) {
                continue;
            }
            let (values, reveals) = self.look(world, seat, action);
            has_changed = true;
            if let Some(edge) = known {
                let edge = &mut self.nodes[at].edges[edge];
                edge.n_looks += 1;
                edge.first += (values[mine] - edge.first) / edge.n_looks as f32;
                continue;
            }
            if best.is_none_or(|best| values[mine] > best[mine]) {
                best = Some(values);
            }
            let first = values[mine];
            let edge =
                Edge { action, prior: 0.0, first, n_looks: 1, reveals, n_visits: 0, sum: 0.0, child: None };
            self.nodes[at].edges.push(edge);
        }
        if has_changed {
            self.share_out(at);
        }
        best
    }

    /// Sets the priors of all edges of a node by their first values.
    fn share_out(&mut self, at: usize) {
        let edges = &mut self.nodes[at].edges;
        let most = edges.iter().map(|edge| log_odds(edge.first)).fold(f32::MIN, f32::max);
        for edge in edges.iter_mut() {
            edge.prior = exp((log_odds(edge.first) - most) * self.depth.sharpness);
        }
        let (sum, n) = (edges.iter().map(|edge| edge.prior).sum::<f32>(), edges.len() as f32);
        for edge in edges.iter_mut() {
            edge.prior = (1.0 - ALIKE) * edge.prior / sum + ALIKE / n;
        }
    }

    /// The edge to try next, of those that are legal in the present state.
    fn chosen(&self, at: usize) -> usize {
        let node = &self.nodes[at];
        let tries = (node.n_visits as f32).sqrt() * self.depth.curiosity;
        let mut best = (f32::MIN, 0);
        for (n, edge) in node.edges.iter().enumerate() {
            let urge = edge.value() + tries * edge.prior / (1.0 + edge.n_visits as f32);
            if urge > best.0 && self.legal.contains(&edge.action) {
                best = (urge, n);
            }
        }
        best.1
    }

    /// Whether no other action can still be visited as often as the first one.
    fn is_decided(&self, n_left: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for edge in &self.nodes[0].edges {
            if edge.n_visits > most {
                (most, second) = (edge.n_visits, most);
            } else {
                second = second.max(edge.n_visits);
            }
        }
        most > second + n_left
    }
}

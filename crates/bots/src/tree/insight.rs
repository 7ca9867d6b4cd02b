//! What a search tells about a turn: the chances of all seats, the best actions, and the moves that follow them.

use super::{Chances, Search, Tree};
use crate::net::BySeats;
use engine::{Chance, Game, Log, MAX_SEATS, Turn, Viewer};

/// How many actions an insight tells about.
const N_BEST: usize = 3;

/// How many moves a line has at most.
const LONGEST_LINE: usize = 4;

/// A move is part of a line if it was tried so often.
const SURE: u32 = 8;

/// An action that got less than this part of all tries is searched on its own.
const HARDLY: u32 = 10;

/// What a search found out about a turn. It sees no more than the seat that is asked.
#[derive(Clone, Debug)]
pub struct Insight<G: Game> {
    /// The best actions, at most three, best first; never empty.
    pub best: Vec<Outlook<G>>,
    /// Each seat's chance after the action that was asked about.
    pub played: Option<BySeats>,
    /// Each seat's chance before the choice, if it is known apart from the best action.
    pub now: Option<BySeats>,
}

/// What a search found out about an action.
#[derive(Clone, Debug)]
pub struct Outlook<G: Game> {
    /// The action.
    pub action: G::Action,
    /// How often it was tried by a search.
    pub n_visits: u32,
    /// Each seat's chance after it: of a search the value of the search, which has a little of the lead in points. The chances of
    /// several seats add up to 1.
    pub chances: BySeats,
    /// By how many thousandths of a point or of a credit it is worth less than the best action, where a judge says so.
    pub behind: Option<i64>,
    /// The action, and the moves that are likely to follow: as far as they were searched, and up to the first that
    /// shows something hidden, because nobody knows what comes then. Moves without a choice are left out.
    pub line: Vec<Step<G>>,
}

/// A move of a line.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// The question, in a state that looks to the seat that thinks like one that can come about.
    pub turn: Turn<G>,
    /// The answer.
    pub action: G::Action,
}

/// The sum of values.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    n: u32,
    values: BySeats,
}

impl Sum {
    fn add(&mut self, values: BySeats) {
        self.n += 1;
        self.values.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
    }

    /// The mean for each of `n_seats`, so that they add up to 1 if there are several.
    fn chances(self, n_seats: u8) -> BySeats {
        let all = &self.values[..usize::from(n_seats)];
        let whole = if n_seats > 1 { all.iter().sum::<f32>() } else { self.n as f32 };
        let mut chances = [0.0; MAX_SEATS];
        chances.iter_mut().zip(all).for_each(|(chance, sum)| *chance = sum / whole.max(f32::MIN_POSITIVE));
        chances
    }
}

impl<J> Tree<J> {
    /// What a search finds out about `turn`, and about the action `played` if there is one. `goes_on` is asked as in
    /// [`Tree::search_while`]. `None` if there is only one legal action, or if another seat answers first.
    pub fn insight<G: Game>(
        &mut self,
        turn: &Turn<G>,
        played: Option<G::Action>,
        goes_on: &dyn Fn() -> bool,
    ) -> Option<Insight<G>>
    where
        J: Chances<G>,
    {
        if turn.legal.len() < 2 {
            return None;
        }
        let mut search = Search::new(&self.judge, self.depth, turn.seat);
        let mut sums: Vec<Sum> = Vec::new();
        let seed = self.luck.word();
        let first = G::imagine(&turn.view, turn.seat, Chance::seeded(seed));
        let n_seats = first.n_seats();
        if first.awaiting().iter().next() != Some(turn.seat) {
            return None;
        }
        for _ in 0..self.depth.n_descents {
            let seed = self.luck.word();
            let values = search.descend(G::imagine(&turn.view, turn.seat, Chance::seeded(seed)));
            if let Some((0, edge, _)) = search.path.first() {
                sums.resize(sums.len().max(edge + 1), Sum::default());
                sums[*edge].add(values);
            }
            if !goes_on() {
                break;
            }
        }
        let edges = &search.nodes[0].edges;
        let mut order: Vec<usize> = (0..sums.len()).filter(|edge| sums[*edge].n > 0).collect();
        order.sort_by(|a, b| {
            let by_value = edges[*b].value().total_cmp(&edges[*a].value());
            sums[*b].n.cmp(&sums[*a].n).then(by_value)
        });
        let n_tried: u32 = sums.iter().map(|sum| sum.n).sum();
        let well_tried = played.and_then(|played| {
            let edge = order.iter().copied().find(|edge| edges[*edge].action == played)?;
            (edge == order[0] || sums[edge].n * HARDLY >= n_tried).then(|| sums[edge].chances(n_seats))
        });
        let best: Vec<Outlook<G>> = order
            .into_iter()
            .take(N_BEST)
            .map(|edge| Outlook {
                action: edges[edge].action,
                n_visits: sums[edge].n,
                chances: sums[edge].chances(n_seats),
                behind: None,
                line: search.line(first.clone(), edge),
            })
            .collect();
        let played = played.map(|action| well_tried.unwrap_or_else(|| self.alone(turn, action, goes_on)));
        (!best.is_empty()).then_some(Insight { best, played, now: None })
    }

    /// Each seat's chance after an action, from half as many descents that all begin with it.
    fn alone<G: Game>(&mut self, turn: &Turn<G>, action: G::Action, goes_on: &dyn Fn() -> bool) -> BySeats
    where
        J: Chances<G>,
    {
        let mut search = Search::new(&self.judge, self.depth, turn.seat);
        let mut sum = Sum::default();
        let mut n_seats = 1;
        for _ in 0..self.depth.n_descents.div_ceil(2) {
            let mut world = G::imagine(&turn.view, turn.seat, Chance::seeded(self.luck.word()));
            n_seats = world.n_seats();
            world.apply(turn.seat, action, &mut Log::silent());
            sum.add(search.descend(world));
            if !goes_on() {
                break;
            }
        }
        sum.chances(n_seats)
    }
}

impl<G: Game, J: Chances<G>> Search<'_, G, J> {
    /// The moves from `world`, a state of the root, along the edge `first` and then where the search went most often.
    fn line(&self, mut world: G, first: usize) -> Vec<Step<G>> {
        let (mut line, mut at, mut next) = (Vec::new(), 0, Some(first));
        while let Some(seat) = world.awaiting().iter().next() {
            let mut legal = Vec::new();
            world.legal(seat, &mut legal);
            let Some(decision) = world.decision(seat) else { break };
            let mut log = Log::silent();
            if let [only] = legal[..] {
                world.apply(seat, only, &mut log);
            } else if seat != self.root && J::is_secret(decision) {
                break;
            } else {
                let edges = &self.nodes[at].edges;
                let tried =
                    |edge: &usize| edges[*edge].n_visits >= SURE && legal.contains(&edges[*edge].action);
                let most = || (0..edges.len()).filter(tried).max_by_key(|edge| edges[*edge].n_visits);
                let Some(edge) = next.take().or_else(most) else { break };
                let action = edges[edge].action;
                let turn = Turn { seat, view: world.view(Viewer::Seat(seat)), decision, legal };
                line.push(Step { turn, action });
                world.apply(seat, action, &mut log);
                match edges[edge].child {
                    Some(child) if line.len() < LONGEST_LINE => at = child,
                    _ => break,
                }
            }
            if log.revealed() {
                break;
            }
        }
        line
    }
}

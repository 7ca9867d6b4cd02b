//! How long bots think, how many descents a tree makes, and how far the chances that they tell come true.

use super::Clock;
use crate::order::Plan;
use crate::{Error, Order, Reported};
use bots::{Bot, Level, Player};
use comfy_table::{CellAlignment, Table, presets};
use engine::{Dealer, Log, Outcome, Quick, Seat, Turn, Viewer};
use std::cell::Cell;
use std::fmt;
use std::time::Duration;

/// Descents of the search that tells chances: those of a hint that the host limits.
const N_DESCENTS: u32 = 200;

/// Chances are asked for at one choice of so many.
const ASKED: u64 = 8;

/// How bots thought in all games of an order, in the processor time of one thread.
#[derive(Clone, PartialEq, Debug)]
pub struct Thinking {
    /// What the bots of each level needed, in the order in which levels were named.
    pub bots: Vec<(Level, Thought)>,
    /// What was said about chances, by tenth; empty without a network.
    pub chances: Vec<Tenth>,
}

/// What choices took.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Thought {
    /// Choices between several actions.
    pub n_choices: u64,
    /// What they took together.
    pub time: Duration,
    /// What the longest of them took.
    pub longest: Duration,
    /// Descents of a tree.
    pub n_descents: u64,
    /// What choices with descents took.
    pub searching: Duration,
}

/// Chances between this tenth and the next.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tenth {
    /// How often such a chance was said.
    pub n: u64,
    /// The sum of what was said.
    pub said: f64,
    /// The sum of the shares of victory that came of it.
    pub won: f64,
}

/// Plays the games of an order on one thread and measures every choice. With `tells`, chances are asked for, too.
pub(crate) fn bots<G: Reported>(order: &Order, tells: bool) -> Result<Thinking, Error> {
    let plan = Plan::<G>::new(order)?;
    let tells = tells && G::weights().is_some();
    let mut thinking =
        Thinking { bots: Vec::new(), chances: vec![Tenth::default(); if tells { 10 } else { 0 }] };
    for bot in &plan.bots {
        if thinking.bots.iter().all(|(level, _)| level != bot) {
            thinking.bots.push((*bot, Thought::default()));
        }
    }
    for n in 0..order.n_games {
        game(&plan, n, &mut thinking);
    }
    Ok(thinking)
}

fn game<G: Reported>(plan: &Plan<G>, n: u64, thinking: &mut Thinking) {
    let seed = plan.seed_of(n);
    // The bots' random numbers must differ from those of the deal, or a bot could know the bag.
    let mut luck = Quick::seeded(!seed);
    let levels: Vec<Level> = (0..plan.bots.len()).map(|seat| plan.bots[plan.entrant(n, seat)]).collect();
    let mut players: Vec<Player<G>> = levels.iter().map(|level| level.player(luck.word())).collect();
    let mut state = G::new(levels.len() as u8, &plan.options, Dealer::seeded(seed));
    let (mut n_choices, mut told) = (0, Vec::new());
    for _ in 0..plan.patience {
        let Some(seat) = state.awaiting().iter().next() else { break };
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let Some(decision) = state.decision(seat) else { break };
        let turn = Turn { seat, view: state.view(Viewer::Seat(seat)), decision, legal };
        if let [only] = turn.legal[..] {
            state.apply(seat, only, &mut Log::silent());
            continue;
        }
        n_choices += 1;
        if !thinking.chances.is_empty() && n_choices % ASKED == 0 {
            let insight = G::insight(&turn, None, N_DESCENTS, luck.word(), &|| true);
            told.extend(insight.and_then(|insight| insight.best.first().map(|best| best.chances)));
        }
        let level = levels[usize::from(seat.0)];
        let action = thinking.chosen(level, &mut players[usize::from(seat.0)], &turn);
        state.apply(seat, action, &mut Log::silent());
    }
    let Some(outcome) = state.outcome() else { return };
    for chances in told {
        for seat in (0..levels.len()).map(|seat| Seat(seat as u8)) {
            thinking.came_true(chances[usize::from(seat.0)].into(), share(&outcome, seat));
        }
    }
}

/// The share of a seat in the victory.
fn share(outcome: &Outcome, seat: Seat) -> f64 {
    if outcome.winners().has(seat) { 1.0 / outcome.winners().len() as f64 } else { 0.0 }
}

impl Thinking {
    fn chosen<G: Reported>(&mut self, level: Level, player: &mut Player<G>, turn: &Turn<G>) -> G::Action {
        let n_descents = Cell::new(0);
        let clock = Clock::start();
        // A search asks after each descent whether it may go on.
        let action = player.choose_while(turn, &|| {
            n_descents.set(n_descents.get() + 1);
            true
        });
        let took = clock.elapsed();
        if let Some((_, thought)) = self.bots.iter_mut().find(|(of, _)| *of == level) {
            thought.n_choices += 1;
            thought.time += took;
            thought.longest = thought.longest.max(took);
            if n_descents.get() > 0 {
                thought.n_descents += n_descents.get();
                thought.searching += took;
            }
        }
        action
    }

    fn came_true(&mut self, said: f64, won: f64) {
        let tenth = &mut self.chances[((said * 10.0) as usize).min(9)];
        tenth.n += 1;
        tenth.said += said;
        tenth.won += won;
    }
}

impl fmt::Display for Thinking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let millis = |time: Duration| format!("{:.2} ms", time.as_secs_f64() * 1e3);
        let mut table = Table::new();
        table.load_style(presets::ASCII_MARKDOWN);
        table.set_header(["bot", "choices", "mean", "longest", "descents a second"]);
        for (level, thought) in &self.bots {
            let mean = thought.time / (thought.n_choices.max(1) as u32);
            let descents = match thought.n_descents {
                0 => String::new(),
                n => format!("{:.0}", n as f64 / thought.searching.as_secs_f64()),
            };
            let choices = thought.n_choices.to_string();
            table.add_row([level.to_string(), choices, millis(mean), millis(thought.longest), descents]);
        }
        right(&mut table);
        write!(f, "{}", table.trim_fmt())?;
        if self.chances.is_empty() {
            return Ok(());
        }
        let mut table = Table::new();
        table.load_style(presets::ASCII_MARKDOWN);
        table.set_header(["chance", "said so often", "said", "won"]);
        for (n, tenth) in self.chances.iter().enumerate().filter(|(_, tenth)| tenth.n > 0) {
            let [said, won] =
                [tenth.said, tenth.won].map(|sum| format!("{:.1} %", 100.0 * sum / tenth.n as f64));
            table.add_row([format!("{} to {} %", 10 * n, 10 * n + 10), tenth.n.to_string(), said, won]);
        }
        right(&mut table);
        write!(f, "\n\n{}", table.trim_fmt())
    }
}

/// All columns but the first have their numbers on the right.
fn right(table: &mut Table) {
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
}

//! The effects of all cards as flat code, so that a frame remembers only an address.

use engine::Index;
use serde::{Deserialize, Serialize};

use crate::effect::{
    Block, Clause, Cond, Effect, Expr, Function, Limit, Op, Quantity, Script, Statement, Tally, Trigger,
    Value, Window,
};
use crate::ids::{Challenge, Encounter, Equipment, Face, Mission, Reward, Source, Stat, Technology};

/// One step of the flat code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// The end.
    Stop,
    /// Goes on elsewhere.
    Jump(u16),
    /// A plain effect.
    Effect(Effect),
    /// Continues with the next step or, if declined, at another address.
    May(u16),
    /// Continues at one of these addresses.
    Choose(Vec<u16>),
    /// Continues with the next step if the condition holds, otherwise at another address.
    If(Cond, u16),
    /// Continues with the next step if the test is passed, otherwise at another address.
    Test(Stat, u16),
}

/// A limited ability, by number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Once(u8);

impl Index for Once {
    fn index(self) -> u8 {
        self.0
    }

    fn from_index(index: u8) -> Self {
        Self(index)
    }
}

/// How often, and which mark remembers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Times {
    /// Once in what.
    pub limit: Limit,
    /// The mark.
    pub once: Once,
}

/// A `use` clause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ability {
    /// Whose it is.
    pub source: Source,
    /// The windows, one bit each.
    windows: u8,
    /// Only if this holds.
    pub when: Option<Cond>,
    /// How often.
    pub times: Option<Times>,
    /// What happens.
    pub code: u16,
}

impl Ability {
    /// Whether it may be used then.
    pub fn is_for(&self, window: Window) -> bool {
        self.windows & (1 << window.index()) != 0
    }
}

/// An `on` clause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reaction {
    /// Whose it is.
    pub source: Source,
    /// What sets it off.
    pub on: Trigger,
    /// Only if this holds.
    pub when: Option<Cond>,
    /// How often.
    pub times: Option<Times>,
    /// What happens.
    pub code: u16,
}

/// A `mod` clause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Modifier {
    /// Whose it is.
    pub source: Source,
    /// How it changes the quantity.
    pub op: Op,
    /// By how much.
    pub value: Value,
    /// Only if this holds.
    pub when: Option<Cond>,
    /// How often.
    pub times: Option<Times>,
}

/// An `end` clause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// Whose it is.
    pub source: Source,
    /// What it adds.
    pub effects: Vec<Effect>,
}

/// A `goal` clause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Goal {
    /// The condition.
    pub cond: Cond,
    /// What it costs.
    pub cost: Block,
    /// The cost as code.
    pub code: u16,
    /// The deeds it counts since it came into play, by number.
    pub tally: Option<u8>,
}

/// What all cards do.
#[derive(Clone, Debug, Default)]
pub struct Scripts {
    /// All blocks, one after the other.
    pub code: Vec<Step>,
    /// What may be used.
    pub abilities: Vec<Ability>,
    /// What happens by itself.
    pub reactions: Vec<Reaction>,
    /// Modifiers, by `Quantity`.
    pub modifiers: [Vec<Modifier>; Quantity::ALL.len()],
    /// What counts at the end, in the order of counting (D-77).
    pub ends: Vec<End>,
    /// Goals of missions.
    pub missions: Vec<Goal>,
    /// Goals of challenges.
    pub challenges: Vec<Goal>,
    /// What an encounter does when drawn.
    pub encounters: Vec<Option<u16>>,
    /// What a reward does when kept.
    pub rewards: Vec<Option<u16>>,
    /// What equipment does when bought.
    pub equipment: Vec<Option<u16>>,
    /// All deeds that are counted anywhere.
    pub tallies: Vec<Tally>,
    /// Abilities of each window, by place.
    windows: [Vec<u8>; Window::ALL.len()],
    n_limited: u8,
}

impl Scripts {
    /// The abilities of a window.
    pub fn in_window(&self, window: Window) -> impl Iterator<Item = &Ability> {
        self.windows[window.at()].iter().map(|place| &self.abilities[usize::from(*place)])
    }

    /// Takes a card in.
    pub(super) fn add(&mut self, source: Source, script: &Script) {
        let mut at_once = None;
        for clause in &script.0 {
            match clause {
                Clause::Do(block) => at_once = Some(self.lay_out(block)),
                Clause::End(block) => {
                    let effects = block.effects().into_iter().cloned().collect();
                    self.ends.push(End { source, effects });
                }
                Clause::On { on, when, limit, block } => {
                    let (times, code) = (self.times(*limit), self.lay_out(block));
                    self.reactions.push(Reaction { source, on: *on, when: when.clone(), times, code });
                }
                Clause::Use { windows, when, limit, block } => {
                    let bits = windows.iter().fold(0, |bits, window| bits | 1 << window.index());
                    let (times, code) = (self.times(*limit), self.lay_out(block));
                    self.abilities.push(Ability { source, windows: bits, when: when.clone(), times, code });
                }
                Clause::Mod { quantity, op, value, when, limit } => {
                    let (times, value) = (self.times(*limit), value.clone());
                    let modifier = Modifier { source, op: *op, value, when: when.clone(), times };
                    self.modifiers[quantity.at()].push(modifier);
                }
                Clause::Goal { cond, cost } => {
                    let tally = tally_of(cond).map(|tally| self.tally(tally));
                    for tally in turns_of(cond) {
                        self.tally(tally);
                    }
                    let goal =
                        Goal { cond: cond.clone(), cost: cost.clone(), code: self.lay_out(cost), tally };
                    match source {
                        Source::Challenge(_) => self.challenges.push(goal),
                        _ => self.missions.push(goal),
                    }
                }
            }
        }
        match source {
            Source::Encounter(_) => self.encounters.push(at_once),
            Source::Reward(_) => self.rewards.push(at_once),
            Source::Equipment(_) => self.equipment.push(at_once),
            _ => {}
        }
    }

    /// D-77: Zen, Jammer, spoiler, fuzzy dice: first the fixed values, then those with dice.
    pub(super) fn finish(&mut self) {
        let rank = |end: &End| match end.effects.first() {
            Some(Effect::Fame(Expr::Negative(_) | Expr::Number(_))) => 0,
            Some(Effect::Fame(Expr::Dice(_))) => 2,
            Some(Effect::Fuzzy) => 3,
            _ => 1,
        };
        self.ends.sort_by_key(rank);
        for (place, ability) in self.abilities.iter().enumerate() {
            for window in Window::ALL.into_iter().filter(|window| ability.is_for(*window)) {
                self.windows[window.at()].push(place as u8);
            }
        }
    }

    /// The number of these deeds.
    pub fn tally(&mut self, tally: Tally) -> u8 {
        let known = self.tallies.iter().position(|known| *known == tally);
        known.unwrap_or_else(|| {
            self.tallies.push(tally);
            self.tallies.len() - 1
        }) as u8
    }

    fn times(&mut self, limit: Option<Limit>) -> Option<Times> {
        let limit = limit?;
        self.n_limited += 1;
        Some(Times { limit, once: Once(self.n_limited - 1) })
    }

    fn lay_out(&mut self, block: &Block) -> u16 {
        let start = self.code.len() as u16;
        self.block(block);
        self.code.push(Step::Stop);
        start
    }

    fn here(&self) -> u16 {
        self.code.len() as u16
    }

    /// Reserves a step that is filled in when the following steps are known.
    fn reserve(&mut self) -> usize {
        self.code.push(Step::Stop);
        self.code.len() - 1
    }

    fn block(&mut self, block: &Block) {
        for statement in &block.0 {
            match statement {
                Statement::Effect(effect) => self.code.push(Step::Effect(effect.clone())),
                Statement::May(block) => {
                    let at = self.reserve();
                    self.block(block);
                    self.code[at] = Step::May(self.here());
                }
                Statement::Choose(blocks) => {
                    let at = self.reserve();
                    let (mut ways, mut ends) = (Vec::new(), Vec::new());
                    for block in blocks {
                        ways.push(self.here());
                        self.block(block);
                        ends.push(self.reserve());
                    }
                    let end = self.here();
                    ends.into_iter().for_each(|at| self.code[at] = Step::Jump(end));
                    self.code[at] = Step::Choose(ways);
                }
                Statement::If(cond, then, or) => {
                    self.fork(|otherwise| Step::If(cond.clone(), otherwise), then, or);
                }
                Statement::Test(stat, then, or) => {
                    self.fork(|otherwise| Step::Test(*stat, otherwise), then, or);
                }
            }
        }
    }

    fn fork(&mut self, step: impl Fn(u16) -> Step, then: &Block, or: &Block) {
        let at = self.reserve();
        self.block(then);
        let end = self.reserve();
        self.code[at] = step(self.here());
        self.block(or);
        self.code[end] = Step::Jump(self.here());
    }
}

fn functions(cond: &Cond, found: &mut Vec<Function>) {
    fn of_expr(expr: &Expr, found: &mut Vec<Function>) {
        match expr {
            Expr::Of(function) => found.push(*function),
            Expr::Times(a, b) | Expr::Plus(a, b) | Expr::Minus(a, b) => {
                of_expr(a, found);
                of_expr(b, found);
            }
            Expr::Negative(a) => of_expr(a, found),
            Expr::Number(_) | Expr::Dice(_) => {}
        }
    }
    match cond {
        Cond::Compare(a, _, b) => {
            of_expr(a, found);
            of_expr(b, found);
        }
        Cond::Odd(a) | Cond::Even(a) => of_expr(a, found),
        Cond::Not(cond) => functions(cond, found),
        Cond::And(all) | Cond::Or(all) => all.iter().for_each(|cond| functions(cond, found)),
        Cond::Doubles | Cond::Assigned | Cond::Landed | Cond::EndsOn(_) => {}
    }
}

/// The functions that a condition uses.
pub(super) fn functions_of(cond: &Cond) -> Vec<Function> {
    let mut found = Vec::new();
    functions(cond, &mut found);
    found
}

fn tally_of(cond: &Cond) -> Option<Tally> {
    functions_of(cond).into_iter().find_map(|function| match function {
        Function::Tally(tally) => Some(tally),
        _ => None,
    })
}

fn turns_of(cond: &Cond) -> Vec<Tally> {
    let turns = functions_of(cond).into_iter();
    turns
        .filter_map(|function| if let Function::Turn(tally) = function { Some(tally) } else { None })
        .collect()
}

/// Every component with an effect, in the order in which tables are filled.
pub(super) fn sources() -> impl Iterator<Item = Source> {
    let faces = Face::all().map(Source::Pilot);
    let technologies = Technology::all().map(Source::Technology);
    let rewards = Reward::all().map(Source::Reward);
    let encounters = Encounter::all().map(Source::Encounter);
    let equipment = Equipment::all().map(Source::Equipment);
    let missions = Mission::all().map(Source::Mission);
    let challenges = Challenge::all().map(Source::Challenge);
    faces
        .chain(technologies)
        .chain(rewards)
        .chain(encounters)
        .chain(equipment)
        .chain(missions)
        .chain(challenges)
}

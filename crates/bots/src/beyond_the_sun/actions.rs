//! The value of a seat's own actions: how much more they bring than the actions that everybody has.

use super::{POINT, Table};
use beyond_the_sun::effect::{Cost, Cube, Effect, EffectOption, Face, Item, Research, Step};
use beyond_the_sun::ids::Sort;
use engine::Index;

/// How often the best action is used, the second best and so on, in hundredths of the best.
const WEIGHTS: [i64; 5] = [100, 70, 45, 25, 10];

impl Table<'_> {
    /// Actions on the technologies of the seat, over the turns that are left.
    pub(super) fn actions(&self) -> i64 {
        let pack = self.board.pack.pack();
        let mut best = [0; WEIGHTS.len()];
        for tech in self.board.techs(self.seat).without(self.tableau().private) {
            for action in &pack[tech].actions {
                let gain = self.effect(action.effect) - self.weights.turn;
                insert(&mut best, gain);
            }
        }
        let sum: i64 = best.iter().zip(WEIGHTS).map(|(gain, weight)| gain * weight / 100).sum();
        sum * self.weights.action * self.turns / 100
    }

    /// What one execution of an effect brings: its best option.
    pub(super) fn effect(&self, effect: Effect) -> i64 {
        let options = self.board.pack.code.options(effect);
        options.iter().map(|choice| self.choice(choice)).max().unwrap_or_default()
    }

    fn choice(&self, choice: &EffectOption) -> i64 {
        let items = self.board.pack.code.items(choice.items);
        items.iter().map(|item| self.item(*item)).sum::<i64>() - self.cost(choice.cost)
    }

    fn cost(&self, cost: Cost) -> i64 {
        let Cost { ore, ore_to_player, recall, ships, tokens: _ } = cost;
        i64::from(ore + ore_to_player) * self.weights.ore
            + i64::from(recall) * self.weights.pop * 3 / 4
            + i64::from(ships) * self.weights.strength
    }

    fn item(&self, item: Item) -> i64 {
        match item {
            Item::Step(step, None) => self.step(step),
            Item::Step(step, Some(scale)) => {
                let counted = self.board.count(self.seat, scale.count);
                self.step(step) * i64::from(scale.of(1, counted))
            }
            Item::Repeat(n, effect) => i64::from(n) * self.effect(effect),
            Item::Optional(effect) => self.effect(effect).max(0),
            Item::Group(effect) => self.effect(effect),
            Item::If(condition, then, other) => {
                let holds = condition.holds(|count| self.board.count(self.seat, count));
                self.effect(if holds { then } else { other })
            }
            Item::For(..) => 0,
        }
    }

    fn step(&self, step: Step) -> i64 {
        let (weights, mat, tableau) = (self.weights, self.board.mat_card(self.seat), self.tableau());
        match step {
            Step::Gain(n) | Step::TakeOre(n) => i64::from(n) * weights.ore,
            Step::Pay(n) | Step::PayPlayer(n) | Step::LoseOre(n) | Step::GiveOre(n) => {
                -i64::from(n) * weights.ore
            }
            Step::LosePop(n) => -i64::from(n) * weights.pop,
            Step::Convert { cube, face, .. } => self.cube(face) - self.cube(from(cube)),
            Step::Grow => mat.growth(tableau.removed[Sort::Food.at()]).count() as i64 * weights.pop,
            Step::Mine => i64::from(mat.ore(tableau.removed[Sort::Ore.at()])) * weights.ore,
            Step::Automate(_) => weights.marker * self.turns / 10 + POINT / 2,
            Step::Research(research) => self.research(research),
            Step::PrivateTech { level, .. } => i64::from(level) * POINT,
            Step::Jump { n, .. } => i64::from(n) * weights.jump,
            Step::Warp(n) => 2 * i64::from(n) * weights.jump,
            Step::UpgradeShips { ships, by } => i64::from(ships * by) * weights.strength,
            Step::UpgradePoints(n) | Step::UpgradeStart(n) => i64::from(n) * weights.strength,
            Step::Colonise { .. } => weights.colonise,
            Step::Charter { .. } | Step::TakeDyson => 4 * POINT,
            Step::PlaceShip { level, .. } => i64::from(level) * weights.strength,
            Step::Copy { .. } => weights.turn + weights.research,
            Step::Vp(n) => i64::from(n) * POINT,
            Step::Trade
            | Step::MoveSupply { .. }
            | Step::OpenGuild(_)
            | Step::AttachSystem { .. }
            | Step::AttachVp { .. }
            | Step::AttachDyson(_)
            | Step::Scatter
            | Step::Banish(_)
            | Step::Museum(_)
            | Step::AddAchievement(_)
            | Step::Predict
            | Step::AttachPrivate { .. }
            | Step::PrivateAchievement(_)
            | Step::PlaceTile(_)
            | Step::Threat { .. }
            | Step::AnarchistShip(_)
            | Step::AnarchistJump(_) => 0,
        }
    }

    /// A technology of the level that can be reached now, minus the cube that stays there.
    fn research(&self, research: Research) -> i64 {
        let more = research.plus.map_or(0, |(count, _)| self.board.count(self.seat, count));
        let most = research.plus.map_or(research.level, |(_, most)| most);
        let level = i64::from((research.level + more).min(most));
        let known = if research.modes.known { 2 } else { 1 };
        // A card of level IIII scores about six points, and the first one leads to an achievement.
        let points = match level {
            4 if self.reached() => 6 * POINT,
            4 => 10 * POINT,
            level => level * POINT,
        };
        points + self.weights.research / known - self.weights.pop
    }

    fn cube(&self, face: Face) -> i64 {
        match face {
            Face::Supply => 0,
            Face::Pop => self.weights.pop,
            ship => i64::from(ship.level().unwrap_or_default()) * self.weights.strength,
        }
    }
}

/// What a cube is before it is turned.
const fn from(cube: Cube) -> Face {
    match cube {
        Cube::Supply => Face::Supply,
        Cube::Pop => Face::Pop,
        Cube::Ship => Face::Ship2,
    }
}

/// Puts a gain among the best, which stay in order.
pub(super) fn insert(best: &mut [i64], mut gain: i64) {
    for kept in best {
        if gain > *kept {
            std::mem::swap(kept, &mut gain);
        }
    }
}

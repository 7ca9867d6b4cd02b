//! What a seat can research and colonise with its actions, and how long it takes to get what that costs.

use super::Table;
use beyond_the_sun::Board;
use beyond_the_sun::effect::{Code, Cost, Effect, Item, Step};
use beyond_the_sun::ids::{Basic, Sort};
use engine::{Index, Seat};

/// What an action costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Price {
    pub(super) ore: i64,
    pub(super) pop: i64,
}

impl Price {
    const fn new(ore: i64, pop: i64) -> Self {
        Self { ore, pop }
    }

    fn with(self, cost: Cost) -> Self {
        Self::new(self.ore + i64::from(cost.ore + cost.ore_to_player), self.pop + i64::from(cost.recall))
    }

    /// For comparing: a cube is worth more than an ore.
    const fn weight(self) -> i64 {
        2 * self.ore + 3 * self.pop
    }
}

/// The best actions of a seat for research and colonising; `None` if it has no such action yet.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Means {
    research: [Option<Price>; 5],
    pub(super) colonise: Option<Price>,
    /// Carrying out an action of another technology.
    copy: Option<Price>,
}

/// What research will probably cost with an action that must still be found, by level.
const USUAL: [Price; 5] =
    [Price::new(0, 0), Price::new(0, 0), Price::new(2, 0), Price::new(6, 0), Price::new(8, 0)];

impl Means {
    pub(super) fn of(board: &Board, seat: Seat) -> Self {
        let pack = board.pack.pack();
        let mut means = Self::default();
        let techs = board.techs(seat).without(board.tableaus[seat].private);
        let own = techs.iter().flat_map(|tech| pack[tech].actions.iter().map(|action| action.effect));
        let guilds = board.guilds.iter().map(|guild| pack[guild].action.effect);
        let basics = Basic::all().map(|basic| pack[basic].effect);
        for effect in own.chain(guilds).chain(basics) {
            means.add(&pack.code, effect, Price::default());
        }
        if let Some(price) = means.copy {
            let all = board.slots.iter().flatten().flat_map(|tech| &pack[*tech].actions);
            all.for_each(|action| means.add(&pack.code, action.effect, price));
        }
        means
    }

    /// Searches an effect for research and colonising, with the cost so far.
    fn add(&mut self, code: &Code, effect: Effect, paid: Price) {
        for choice in code.options(effect) {
            if !choice.research && !choice.colonise {
                continue;
            }
            let paid = paid.with(choice.cost);
            for item in code.items(choice.items) {
                match *item {
                    Item::Step(Step::Research(research), _)
                        if !research.modes.known && research.plus.is_none() =>
                    {
                        cheaper(&mut self.research[usize::from(research.level)], paid);
                    }
                    Item::Step(Step::Copy { .. }, _) => cheaper(&mut self.copy, paid),
                    Item::Step(Step::Colonise { .. }, _) => cheaper(&mut self.colonise, paid),
                    Item::Optional(inner) | Item::Group(inner) => self.add(code, inner, paid),
                    _ => {}
                }
            }
        }
    }

    /// What researching a technology of a level costs with its cube, and whether there is an action for it.
    pub(super) fn research(&self, level: u8) -> (Price, bool) {
        let level = usize::from(level);
        let Price { ore, pop } = self.research[level].unwrap_or(USUAL[level]);
        (Price::new(ore, pop + 1), self.research[level].is_some())
    }
}

fn cheaper(kept: &mut Option<Price>, price: Price) {
    if kept.is_none_or(|kept| kept.weight() > price.weight()) {
        *kept = Some(price);
    }
}

/// Some actions and everything that they cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Task {
    /// How long the actions alone take, in tenths of a turn.
    pub(super) tenths: i64,
    pub(super) price: Price,
}

impl Task {
    #[must_use]
    pub(super) fn and(self, other: Self) -> Self {
        let price = Price::new(self.price.ore + other.price.ore, self.price.pop + other.price.pop);
        Self { tenths: self.tenths + other.tenths, price }
    }
}

/// How long it takes to retire a ship for its cube, in tenths of a turn.
const RETIRED: i64 = 15;

/// How long it takes to manage without a missing cube, in tenths of a turn.
const LACKING: i64 = 100;

impl Table<'_> {
    /// BTS-054, BTS-055: how much longer it takes to get this many cubes if fewer are left to grow. The other cubes
    /// stay with technologies permanently; only ships can be retired.
    fn retiring(&self, pop: i64) -> i64 {
        let tableau = self.tableau();
        let pop = (pop - i64::from(tableau.n_supply())).max(0);
        let ships = pop.min(tableau.fleet().iter().map(|n| i64::from(*n)).sum());
        ships * RETIRED + (pop - ships) * LACKING
    }

    /// How long a task takes, in tenths of a turn: each turn has one action and one production.
    pub(super) fn tenths(&self, task: Task) -> i64 {
        let (tableau, mat) = (self.tableau(), self.board.mat_card(self.seat));
        let mined = i64::from(mat.ore(tableau.removed[Sort::Ore.at()])).max(1);
        let grown = mat.growth(tableau.removed[Sort::Food.at()]).filter(|it| tableau.supply[it.at()] > 0);
        let grown = (grown.count() as i64).max(1);
        let ore = (task.price.ore - i64::from(tableau.ore)).max(0);
        let pop = (task.price.pop - i64::from(tableau.pop)).max(0);
        // The last action needs what earlier turns have produced; turns without a needed action also produce.
        let production = 10 * ore / mined + 10 * pop / grown;
        let waiting = (production - (task.tenths - 10).max(0)).max(0);
        task.tenths + waiting * 2 / 3 + self.retiring(pop)
    }
}

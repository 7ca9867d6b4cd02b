//! What the network reads of a table of New Frontiers.

use crate::net::{Block, Featured, Sink, Writer};
use engine::{Bits, Game, Index, Seat, Viewer};
use new_frontiers::cards::{Colour, Yield};
use new_frontiers::ids::{Development, Goal, Home, Kind, Tile, World};
use new_frontiers::now::Underway;
use new_frontiers::{Decision, Empire, State, goals, query, score};

impl Featured for State {
    const MARGIN: f32 = 12.0;
    const POINTS: f32 = 20.0;
    const MOST_ACTIONS: usize = 64;

    fn features<S: Sink>(&self, to: &mut Writer<'_, S>) {
        Look::new(self, |_| true).write(to);
    }

    /// NFG-009: a goal that is face down is known to the seat that keeps it.
    fn seen_by<S: Sink>(&self, seat: Seat, to: &mut Writer<'_, S>) {
        Look::new(self, |keeper| keeper == seat).write(to);
    }

    /// NFG-009: which goal is kept, and which ones go under the stack.
    fn is_secret(decision: Decision) -> bool {
        matches!(decision, Decision::KeepGoal | Decision::PutUnder)
    }
}

/// Kinds of questions, in the order of [`question`].
const QUESTIONS: [&str; 21] = [
    "home",
    "select",
    "develop",
    "explore",
    "explore more",
    "return",
    "settle",
    "settle more",
    "declare",
    "produce short",
    "windfall",
    "trade",
    "consume",
    "sell more",
    "spend",
    "keep goal",
    "put under",
    "reveal goal",
    "store goods",
    "store credits",
    "count as",
];

/// The number of a question in [`QUESTIONS`].
fn question(decision: Decision) -> usize {
    match decision {
        Decision::ChooseHome => 0,
        Decision::Select => 1,
        Decision::Develop => 2,
        Decision::Explore => 3,
        Decision::ExploreMore => 4,
        Decision::Return(_) => 5,
        Decision::Settle => 6,
        Decision::SettleMore => 7,
        Decision::Declare => 8,
        Decision::ProduceShort(_) => 9,
        Decision::Windfall => 10,
        Decision::Trade => 11,
        Decision::Consume => 12,
        Decision::SellMore => 13,
        Decision::Spend(_) => 14,
        Decision::KeepGoal => 15,
        Decision::PutUnder => 16,
        Decision::RevealGoal => 17,
        Decision::StoreGoods => 18,
        Decision::StoreCredits(_) => 19,
        Decision::CountAs => 20,
    }
}

/// A state with what all seats' inputs need.
struct Look<'s> {
    state: &'s State,
    asked: Option<Seat>,
    decision: Option<Decision>,
    underway: Option<Underway>,
    /// Faces that can still be bought.
    stock: Bits<Development>,
    /// The goal that is face down, as this state has it, if it may be read.
    kept: Option<Goal>,
}

impl<'s> Look<'s> {
    /// A look at everything but the goal kept by a seat that does not tell.
    fn new(state: &'s State, tells: impl Fn(Seat) -> bool) -> Self {
        let asked = state.awaiting().iter().next();
        let keeper = state.goals.and_then(|goals| goals.keeper).filter(|keeper| tells(*keeper));
        Self {
            state,
            asked,
            decision: asked.and_then(|seat| state.decision(seat)),
            underway: state.underway(),
            stock: state.faces.iter().filter(|face| state.stock[face.at()] > 0).collect(),
            kept: keeper.and_then(|seat| state.view(Viewer::Seat(seat)).kept),
        }
    }

    fn write<S: Sink>(&self, to: &mut Writer<'_, S>) {
        to.begin(Block::Table);
        self.table(to);
        for seat in self.state.empires.seats() {
            to.begin(Block::Seat(usize::from(seat.0)));
            self.seat(seat, to);
        }
    }

    fn table<S: Sink>(&self, to: &mut Writer<'_, S>) {
        let state = self.state;
        to.one_of(Some(usize::from(state.n_seats()) - 2), 4, |n| format!("{} seats", n + 2));
        to.steps(state.round.into(), 1, 18, "round");
        to.steps(state.n_selected.into(), 1, 5, "discs that have selected");
        let selected = |tile: &Tile| state.selected[tile.at()].is_some();
        to.flags(tiles(selected), Tile::COUNT, |n| format!("selected: {}", name::<Tile>(n)));
        let tile = self.underway.map(|underway| underway.tile.at());
        to.one_of(tile, Tile::COUNT, |n| format!("under way: {}", name::<Tile>(n)));
        to.steps(self.underway.map_or(0, |underway| underway.n_begun.into()), 1, 5, "seats that have begun");
        to.one_of(self.decision.map(question), QUESTIONS.len(), |n| format!("asked: {}", QUESTIONS[n]));
        to.steps(state.vp_pool.into(), 3, 24, "points in the pool");
        to.steps(state.colonists.into(), 2, 30, "colonists in the supply");
        to.steps(state.produce_credits.into(), 1, 4, "credits on produce");
        to.flags(self.stock.word(), Development::COUNT, |n| format!("on offer: {}", name::<Development>(n)));
        to.flags(state.layout.word(), World::COUNT, |n| format!("laid out: {}", name::<World>(n)));
        let ending = state.ending;
        let ends = [ending.developments, ending.colonies, ending.colonists, ending.points];
        to.flags(set(ends), 4, |n| {
            format!("ends by {}", ["developments", "colonies", "colonists", "points"][n])
        });
        to.flags(ending.is_near().into(), 1, |_| "last round".to_owned());
        let open = state.goals.map_or(Bits::EMPTY, |goals| goals.open);
        to.flags(open.word(), Goal::COUNT, |n| format!("open goal: {}", name::<Goal>(n)));
        to.flags(state.goals.is_some().into(), 1, |_| "goals".to_owned());
    }

    fn seat<S: Sink>(&self, seat: Seat, to: &mut Writer<'_, S>) {
        let empire = &self.state.empires[seat];
        to.one_of(empire.home.map(Index::at), Home::COUNT, |n| format!("home: {}", name::<Home>(n)));
        to.flags(empire.developments.word(), Development::COUNT, |n| {
            format!("has {}", name::<Development>(n))
        });
        to.flags(empire.settled.word(), World::COUNT, |n| format!("settled {}", name::<World>(n)));
        to.flags(empire.explored.word(), World::COUNT, |n| format!("explored {}", name::<World>(n)));
        self.means(seat, empire, to);
        self.holdings(seat, empire, to);
        self.goods(empire, to);
        self.turns(seat, to);
        self.goals(seat, to);
    }

    /// What could be settled or bought at once.
    fn means<S: Sink>(&self, seat: Seat, empire: &Empire, to: &mut Writer<'_, S>) {
        let pack = &*self.state.pack;
        let (mut can, mut price) = (Bits::<World>::EMPTY, 0);
        for world in empire.explored {
            let card = &pack[world];
            let paid = |cost: u8| u16::from(cost) <= empire.credits;
            let is_possible = if card.military {
                query::strength(pack, empire, world, Bits::EMPTY) >= card.value
                    || query::price_of_peace(pack, empire, world, Bits::EMPTY).is_some_and(paid)
            } else {
                let cost = query::settle_cost(pack, empire, world, None, Bits::EMPTY);
                price += i32::from(cost);
                paid(cost)
            };
            if is_possible && card.colonists <= empire.colonists {
                can.add(world);
            }
        }
        to.flags(can.word(), World::COUNT, |n| format!("can settle {}", name::<World>(n)));
        to.steps(can.len().into(), 1, 5, "worlds that can be settled");
        to.number(price as f32 / 20.0, "price of explored worlds");
        let free = query::free_spaces(pack, empire);
        let selects = self.state.selects(seat);
        let can_buy = |face: &Development| {
            query::spaces_of(pack, *face) <= free
                && u16::from(query::develop_cost(pack, empire, *face, selects)) <= empire.credits
        };
        let buy: Bits<Development> = self.stock.without(empire.developments).iter().filter(can_buy).collect();
        to.flags(buy.word(), Development::COUNT, |n| format!("can buy {}", name::<Development>(n)));
    }

    fn holdings<S: Sink>(&self, seat: Seat, empire: &Empire, to: &mut Writer<'_, S>) {
        let pack = &*self.state.pack;
        to.number(f32::from(empire.credits) / 10.0, "credits");
        to.steps(empire.credits.into(), 1, 20, "credits");
        to.number(f32::from(empire.colonists) / 4.0, "colonists");
        to.steps(empire.colonists.into(), 1, 8, "colonists");
        to.number(f32::from(empire.vp) / 10.0, "chips");
        to.steps(empire.vp.into(), 4, 10, "chips");
        let sheet = score::sheet(self.state, seat);
        to.number(sheet.total() as f32 / 20.0, "score");
        to.number((sheet.scored_developments + sheet.scored_colonies) as f32 / 10.0, "scored by tiles");
        to.number(score::tie_break(empire) as f32 / 100.0, "tie-break");
        to.steps(query::spaces(pack, empire).into(), 1, 13, "spaces");
        to.steps(empire.colonies().len().into(), 1, 9, "colonies");
        to.steps(query::permanent_strength(pack, empire).into(), 1, 10, "strength");
    }

    /// Goods on colonies, and colonies that produce, by kind; the joker is a kind of its own.
    fn goods<S: Sink>(&self, empire: &Empire, to: &mut Writer<'_, S>) {
        const JOKER: usize = Kind::ALL.len();
        let pack = &*self.state.pack;
        let (mut goods, mut makers) = ([0; JOKER + 1], [0; JOKER + 1]);
        for colony in empire.colonies() {
            let card = query::card(pack, empire, colony);
            let kind = match card.colour {
                Colour::Grey => continue,
                Colour::Joker => JOKER,
                Colour::Kind(kind) => kind.at(),
            };
            goods[kind] += i32::from(empire.goods.has(colony));
            makers[kind] += i32::from(card.yields == Yield::Production);
        }
        for kind in 0..=JOKER {
            let named = Kind::ALL.get(kind).map_or("joker", |kind| kind.id());
            to.steps(goods[kind], 1, 3, format_args!("goods of {named}"));
            to.steps(makers[kind], 1, 4, format_args!("makers of {named}"));
        }
        to.steps(goods.iter().sum(), 1, 8, "goods");
        to.steps(makers.iter().sum(), 1, 6, "makers");
    }

    /// Who selects when, who is asked what, and who still waits for the action that is under way.
    fn turns<S: Sink>(&self, seat: Seat, to: &mut Writer<'_, S>) {
        let (state, asked) = (self.state, self.asked == Some(seat));
        let own = |disc: &usize| state.discs[*disc] == seat;
        let discs = (0..state.discs.len()).filter(own);
        to.flags(discs.clone().fold(0, |word, disc| word | 1 << disc), 5, |n| format!("disc {}", n + 1));
        let n_left = discs.filter(|disc| *disc >= usize::from(state.n_selected)).count();
        to.steps(n_left as i32, 1, 3, "discs left");
        let selected = |tile: &Tile| state.selected[tile.at()] == Some(seat);
        to.flags(tiles(selected), Tile::COUNT, |n| format!("selected {}", name::<Tile>(n)));
        let decision = self.decision.filter(|_| asked).map(question);
        to.one_of(decision, QUESTIONS.len(), |n| format!("is asked: {}", QUESTIONS[n]));
        let place = self.underway.and_then(|underway| underway.order.iter().position(|other| *other == seat));
        let has_begun = self.underway.zip(place).map(|(underway, at)| at < usize::from(underway.n_begun));
        to.flags(set([has_begun == Some(true), has_begun == Some(false)]), 2, |n| {
            ["has begun", "waits"][n].to_owned()
        });
        let waits_for = self.underway.filter(|_| has_begun == Some(false)).map(|underway| underway.tile.at());
        to.one_of(waits_for, Tile::COUNT, |n| format!("waits for {}", name::<Tile>(n)));
    }

    /// Progress in every goal that counts for the seat or will, and what is stored.
    fn goals<S: Sink>(&self, seat: Seat, to: &mut Writer<'_, S>) {
        const WIDTH: usize = 7;
        let board = &**self.state;
        let open = board.goals.map_or(Bits::EMPTY, |goals| goals.open);
        for goal in Goal::all() {
            let counts = open.has(goal) || self.kept == Some(goal);
            let amount = if counts { goals::amount(board, seat, goal) } else { 0 };
            to.steps(amount.into(), 1, WIDTH, format_args!("{goal}"));
        }
        let kept = self.kept.map_or(0, |goal| goals::goal_points(board, seat, goal));
        to.number(kept as f32 / 10.0, "points of the kept goal");
        to.number(goals::points(board, seat) as f32 / 10.0, "points of open goals");
        let keeps = board.goals.is_some_and(|goals| goals.keeper == Some(seat));
        to.one_of(self.kept.filter(|_| keeps).map(Index::at), Goal::COUNT, |n| {
            format!("keeps {}", name::<Goal>(n))
        });
    }
}

/// The thing with this number; it is printed by its id.
fn name<I: Index>(n: usize) -> I {
    I::from_index(n as u8)
}

/// The tiles that fulfil a condition, as a word.
fn tiles(fulfil: impl Fn(&Tile) -> bool) -> u64 {
    Tile::ALL.into_iter().filter(fulfil).collect::<Bits<Tile>>().word()
}

/// Conditions as a word, the first one in the lowest bit.
fn set<const N: usize>(conditions: [bool; N]) -> u64 {
    conditions.into_iter().enumerate().fold(0, |word, (n, holds)| word | u64::from(holds) << n)
}

//! A player for recorded games: random, but with weights that make the games realistic.

use engine::{Bits, Match, Quick, Seat, Viewer};
use new_frontiers::ids::{Tile, World};
use new_frontiers::{Action, Board, State, query};

/// What a player likes most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Leaning {
    /// Nothing in particular.
    Even,
    /// Developments.
    Builder,
    /// Colonies.
    Settler,
    /// Colonists on the mat.
    Hoarder,
    /// Goods and points.
    Merchant,
}

/// Chooses among the legal actions of `seat`, with a probability in proportion to the weight of each.
pub(crate) fn choose(m: &Match<State>, seat: Seat, leaning: Leaning, luck: &mut Quick) -> Action {
    let board = m.view(Viewer::Seat(seat)).board;
    let legal = m.legal(seat);
    let weights: Vec<usize> = legal.iter().map(|action| weight(&board, seat, leaning, *action)).collect();
    let mut at = luck.below(weights.iter().sum());
    for (action, weight) in legal.iter().zip(weights) {
        match at.checked_sub(weight) {
            Some(rest) => at = rest,
            None => return *action,
        }
    }
    unreachable!("the weights were summed")
}

fn weight(board: &Board, seat: Seat, leaning: Leaning, action: Action) -> usize {
    let empire = &board.empires[seat];
    let likes = |those: Leaning, much: usize| if leaning == those { much } else { 1 };
    match action {
        Action::Select(tile) => match tile {
            Tile::Develop => 2 * usize::from(empire.credits) * likes(Leaning::Builder, 6) + 1,
            Tile::Explore if empire.explored.len() < 2 => 40,
            Tile::Explore => 8,
            Tile::Settle => {
                n_ready(board, seat) * likes(Leaning::Settler, 4) * likes(Leaning::Hoarder, 40) + 1
            }
            Tile::Produce => 3 * usize::from(empire.colonies().len()) * likes(Leaning::Merchant, 4),
            Tile::TradeConsume => (2 + 14 * usize::from(empire.goods.len())) * likes(Leaning::Merchant, 4),
            Tile::Isolation | Tile::Goals => 8 * likes(Leaning::Builder, 3),
            Tile::Envoys => 6,
        },
        Action::Develop(development) => {
            usize::from(board.pack[development].cost) * likes(Leaning::Builder, 9)
        }
        Action::Colonists => likes(Leaning::Hoarder, 300),
        Action::Settle(_) | Action::SettleAs(..) | Action::SettleForCredits(_) => 9,
        Action::Replace(..) | Action::Sell(_) | Action::Consume(..) => 6,
        Action::Discard(..) => 3,
        _ => 2,
    }
}

/// How much Settle would help: much if a world can be settled, a little if colonists are short.
fn n_ready(board: &Board, seat: Seat) -> usize {
    let (pack, empire) = (&board.pack, &board.empires[seat]);
    let ready = |world: &World| {
        let card = &pack[*world];
        card.colonists <= empire.colonists + 1
            && if card.military {
                query::strength(pack, empire, *world, Bits::EMPTY) >= card.value
            } else {
                u16::from(query::settle_cost(pack, empire, *world, None, Bits::EMPTY)) <= empire.credits
            }
    };
    let n_worlds = empire.explored.iter().filter(ready).count();
    20 * n_worlds + if empire.colonists < 2 && !empire.explored.is_empty() { 8 } else { 0 }
}

//! Tactical battles: units come into range, fire together at what they can destroy, and leave when the battle is lost.

use engine::Seat;
use interportal::battlefield::{Battlefield, Soldier};
use interportal::{Action, Cell, State, TacticalAction as Order, TacticalDecision};

/// A battle is lost when the enemy has so many times the points that are left.
const LOST: u32 = 3;

/// What is done in a tactical battle.
pub(super) fn answer(world: &State, seat: Seat, asked: TacticalDecision, legal: &[Action]) -> Option<Action> {
    let field = Battlefield::now(world)?;
    let orders: Vec<Order> = legal
        .iter()
        .filter_map(|action| match action {
            Action::Tactical(order) => Some(*order),
            _ => None,
        })
        .collect();
    let can = |order: Order| orders.contains(&order).then_some(order);
    let order = match asked {
        TacticalDecision::Join(..) => can(Order::TakePart),
        TacticalDecision::Mine(..) => mine(&orders),
        TacticalDecision::Deploy(..) | TacticalDecision::Face(..) => can(Order::LineUp),
        TacticalDecision::Prepare(_) => can(Order::Ready),
        TacticalDecision::Choose(..) => next(&field, &orders),
        TacticalDecision::Yield(_, unit) => {
            let fires = field.units.iter().any(|it| it.number != unit && world.volley(it.number).is_some());
            can(if fires { Order::YieldMovement } else { Order::YieldAttack })
        }
        TacticalDecision::Act(_, _, unit) => act(world, seat, &field, unit, &orders),
    };
    order.map(Action::Tactical)
}

/// Mines lie in the middle, where the enemy comes.
fn mine(orders: &[Order]) -> Option<Order> {
    let middle = |order: &&Order| matches!(order, Order::Mine(cell) if cell.column() == 5);
    orders.iter().find(middle).or_else(|| orders.iter().find(|order| **order == Order::Ready)).copied()
}

/// Points of shield, armour and hull that a side has on the map.
fn strength(field: &Battlefield, attacks: bool) -> u32 {
    let side = field.units.iter().filter(|unit| unit.attacks == attacks && unit.cell().is_some());
    side.map(|unit| {
        let whole: u32 = unit.full.iter().map(|it| u32::from(*it)).sum();
        points(unit) + u32::from(unit.n.saturating_sub(1)) * whole
    })
    .sum()
}

fn points(unit: &Soldier) -> u32 {
    unit.left.iter().map(|it| u32::from(*it)).sum()
}

/// The enemies of a unit on the map, with their hexes.
fn enemies<'a>(field: &'a Battlefield, unit: &'a Soldier) -> impl Iterator<Item = (&'a Soldier, Cell)> {
    let other = field.units.iter().filter(move |it| it.attacks != unit.attacks);
    other.filter_map(|it| Some((it, it.cell()?)))
}

/// Steps from a hex to the nearest enemy.
fn away(field: &Battlefield, unit: &Soldier, cell: Cell) -> u32 {
    enemies(field, unit).map(|(_, other)| u32::from(other.distance(cell))).min().unwrap_or(0)
}

/// The unit that is nearest to the enemy acts first.
fn next(field: &Battlefield, orders: &[Order]) -> Option<Order> {
    let distance = |order: &&Order| match order {
        Order::Act(number) => {
            let unit = field.soldier(*number);
            unit.and_then(|unit| Some(away(field, unit, unit.cell()?))).unwrap_or(u32::MAX)
        }
        _ => u32::MAX,
    };
    orders.iter().min_by_key(distance).copied()
}

/// The turn of a unit, one order at a time.
fn act(world: &State, seat: Seat, field: &Battlefield, number: u8, orders: &[Order]) -> Option<Order> {
    let unit = field.soldier(number)?;
    debug_assert_eq!(unit.owner, Some(seat), "own units are asked about");
    let (own, theirs) = (strength(field, unit.attacks), strength(field, !unit.attacks));
    let lost = theirs > LOST * own;
    let leaves = |order: &&Order| matches!(order, Order::Depart | Order::Dock(_));
    if let Some(order) = orders.iter().find(leaves).filter(|_| lost) {
        return Some(*order);
    }
    let start = orders.iter().filter(|order| matches!(order, Order::Disrupt(_) | Order::Command(_)));
    if let Some(order) = start.max_by_key(|order| aimed(field, order).map_or(0, points)) {
        return Some(*order);
    }
    if let Some(order) = attack(world, field, orders) {
        return Some(order);
    }
    let flight = if lost { home(unit, orders) } else { advance(world, field, unit, orders) };
    let again = || orders.iter().find(|order| **order == Order::Again && !lost && is_near(field, unit));
    let end = || orders.iter().find(|order| **order == Order::EndTurn);
    flight.or_else(|| again().or_else(end).copied())
}

/// Whether a second turn finds something to attack, since enemies are within reach of most weapons.
fn is_near(field: &Battlefield, unit: &Soldier) -> bool {
    unit.cell().is_some_and(|cell| away(field, unit, cell) <= 2)
}

/// The unit that an order is about.
fn aimed<'a>(field: &'a Battlefield, order: &Order) -> Option<&'a Soldier> {
    match order {
        Order::Disrupt(unit)
        | Order::Command(unit)
        | Order::Fire(_, unit)
        | Order::Volley(unit)
        | Order::Storm(unit) => field.soldier(*unit),
        _ => None,
    }
}

/// The attack that is most likely to destroy something; damaged enemies first, so that fire is not spread.
fn attack(world: &State, field: &Battlefield, orders: &[Order]) -> Option<Order> {
    let worth = |order: &Order| -> u64 {
        let target = aimed(field, order).map_or(1, points).max(1);
        let (aim, all) = match order {
            Order::Fire(weapon, unit) => (world.aim(*weapon, *unit), false),
            Order::Volley(unit) => (world.volley(*unit), true),
            Order::Storm(unit) => {
                let hull = field.soldier(*unit).map_or(9, |unit| unit.left[2]);
                return if hull == 1 { 900_000 } else { 0 };
            }
            Order::Beam(..) => return 1,
            _ => return 0,
        };
        let Some(aim) = aim else { return 0 };
        u64::from(aim.chance) * 10 + u64::from(aim.expected) * 30_000 / u64::from(target) + u64::from(all)
    };
    let best = orders.iter().max_by_key(|order| worth(order))?;
    (worth(best) > 0).then_some(*best)
}

/// The hex from which the unit does most and suffers little; else nearer to the enemy.
fn advance(world: &State, field: &Battlefield, unit: &Soldier, orders: &[Order]) -> Option<Order> {
    let cell = unit.cell()?;
    let rank = |to: Cell, facing: Option<u8>| {
        let (own, theirs) = world.prospects(to, facing);
        let rock = field.rocks.contains(&to) || field.mines.contains(&to);
        let turned = facing.map_or(0, |facing| {
            let near = enemies(field, unit).min_by_key(|(_, it)| it.distance(to));
            let turn = near.map_or(0, |(_, it)| (to.direction(it) + 6 - facing) % 6);
            i64::from(turn.min(6 - turn))
        });
        let steps = i64::from(away(field, unit, to));
        4 * i64::from(own) - i64::from(theirs) - 6 * steps - turned - if rock { 20 } else { 0 }
    };
    let flights = orders.iter().filter_map(|order| match order {
        Order::Fly(to, facing) => Some((rank(*to, *facing), *order)),
        _ => None,
    });
    let (best, order) = flights.max_by_key(|(rank, _)| *rank)?;
    (best > rank(cell, unit.facing)).then_some(order)
}

/// Towards the edge of the map from which it can leave.
fn home(unit: &Soldier, orders: &[Order]) -> Option<Order> {
    let column = |cell: Cell| if unit.attacks { cell.column() } else { 8 - cell.column() };
    let flights = orders.iter().filter_map(|order| match order {
        Order::Fly(to, _) => Some((column(*to), *order)),
        _ => None,
    });
    let best = flights.min_by_key(|(column, _)| *column)?;
    (best.0 <= column(unit.cell()?)).then_some(best.1)
}

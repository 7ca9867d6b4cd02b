//! Refuses what can be written in an effect but what the rules do not carry out.

use pack::{Reading, Spanned};

use super::EncounterKind;
use super::code::functions_of;
use crate::effect::{
    Block, Clause, Cond, Deed, DeedKind, Effect, Expr, Function, Limit, Op, Quantity, Script, Statement,
    Tally, Trigger, Value,
};
use crate::eval::n_dice;

/// The card of a script.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Owner {
    /// A race technology; `true` if dice are assigned to it.
    Technology(bool),
    /// A face of a pilot.
    Pilot,
    /// A reward.
    Reward,
    /// A drive, which is kept.
    Drive,
    /// An encounter card of this kind.
    Encounter(EncounterKind),
}

/// Checks the clauses of a card that is drawn, kept or bought.
pub(super) fn check(reading: &mut Reading<'_, '_>, text: &Spanned<String>, script: &Script, owner: Owner) {
    for reason in script.0.iter().flat_map(|clause| faults(clause, owner)) {
        reading.fault(text.span(), reason);
    }
}

/// Checks the condition of a mission or challenge.
pub(super) fn check_goal(
    reading: &mut Reading<'_, '_>,
    text: &Spanned<String>,
    cond: &Cond,
    has_destination: bool,
) {
    let mut faults = Vec::new();
    if has(cond, &Cond::Landed) && !has_destination {
        faults.push("\"landed()\" needs a destination".to_owned());
    }
    if has(cond, &Cond::Assigned) || functions_of(cond).contains(&Function::Die) {
        faults.push("only a ship upgrade has a die assigned to it".to_owned());
    }
    if rolls(cond) {
        faults.push("no dice are rolled for a condition".to_owned());
    }
    for function in functions_of(cond) {
        if let Function::Tally(tally) | Function::Turn(tally) = function {
            faults.extend(filter_fault(tally));
        }
    }
    faults.into_iter().for_each(|fault| reading.fault(text.span(), fault));
}

/// A deed is counted with what it is done with: goods are sold, landing places are landed on.
fn filter_fault(tally: Tally) -> Option<String> {
    let of_sale = tally.category.is_some() || tally.states.is_some();
    let fits = match tally.deed {
        Deed::Sell => tally.kind.is_none(),
        Deed::Buy => {
            let bought = |kind| matches!(kind, DeedKind::Equipment | DeedKind::Good | DeedKind::Technology);
            !of_sale && tally.kind.is_none_or(bought)
        }
        Deed::Land => {
            let place = |kind| matches!(kind, DeedKind::Asteroid | DeedKind::City | DeedKind::Port);
            !of_sale && tally.kind.is_none_or(place)
        }
        _ => !of_sale && tally.kind.is_none(),
    };
    (!fits).then(|| format!("\"{}\" is not counted with this category, state or kind", tally.deed))
}

fn faults(clause: &Clause, owner: Owner) -> Vec<String> {
    let mut faults = Vec::new();
    let mut fault = |wrong: bool, reason: &str| {
        if wrong {
            faults.push(reason.to_owned());
        }
    };
    // Only intel is kept and owned; other encounter cards are carried out and go.
    let kept = !matches!(owner, Owner::Encounter(kind) if kind != EncounterKind::Intel);
    fault(!kept && !matches!(clause, Clause::Do(_)), "nobody owns this card: it can have \"do\" alone");
    let (when, block) = match clause {
        Clause::Do(block) | Clause::End(block) => (None, block),
        Clause::On { when, block, .. } | Clause::Use { when, block, .. } => (when.as_ref(), block),
        Clause::Mod { when, .. } => (when.as_ref(), &NOTHING),
        Clause::Goal { .. } => return faults,
    };
    let mut conds = Vec::from_iter(when);
    conditions(block, &mut conds);
    let effects = block.effects();
    let numbers: Vec<_> =
        effects.iter().filter_map(|effect| number(effect)).chain(modifier(clause)).collect();
    let uses = |wanted: fn(&Function) -> bool| {
        conds.iter().any(|cond| functions_of(cond).iter().any(wanted))
            || numbers.iter().any(|number| functions_in(number).iter().any(wanted))
    };
    let asks_die = uses(|function| *function == Function::Die)
        || conds.iter().any(|cond| has(cond, &Cond::Assigned))
        || matches!(clause, Clause::On { on: Trigger::Assign, .. });
    fault(asks_die && owner != Owner::Technology(true), "only a ship upgrade has a die assigned to it");
    fault(
        uses(|function| matches!(function, Function::Tally(_) | Function::Turn(_))),
        "deeds are counted for the goals of missions and challenges alone",
    );
    fault(conds.iter().any(|cond| has(cond, &Cond::Landed)), "only a mission has a destination");
    fault(conds.iter().any(|cond| rolls(cond)), "no dice are rolled for a condition");
    match clause {
        Clause::Mod { quantity, op, value, when, limit } => {
            faults.extend(modifier_fault(*quantity, *op, value, when.is_some(), *limit, owner));
        }
        Clause::End(block) => faults.extend(end_fault(block)),
        _ => {
            let of_others = matches!(clause, Clause::On { on: Trigger::PortAction, .. });
            faults.extend(effects.iter().filter_map(|effect| effect_fault(effect, owner, of_others)));
            if of_others && tests(block) {
                faults.push("a test belongs into the own turn".to_owned());
            }
            let peeks = effects.iter().position(|effect| **effect == Effect::Peek(2));
            let swaps = effects.iter().position(|effect| **effect == Effect::SwapContacts);
            if swaps.is_some() && peeks.is_none_or(|peeks| Some(peeks) > swaps) {
                faults.push("\"swap_first_contact\" comes after \"peek(first_contact, 2)\"".to_owned());
            }
        }
    }
    faults
}

/// Movement points that a card may give or take at once.
const MOST_POINTS: i32 = 100;

const NOTHING: Block = Block(Vec::new());

/// Which modifier the rules read in which form.
fn modifier_fault(
    quantity: Quantity,
    op: Op,
    value: &Value,
    has_condition: bool,
    limit: Option<Limit>,
    owner: Owner,
) -> Option<String> {
    let is = |n: i32| op == Op::Set && *value == Value::Number(Expr::Number(n));
    let only = |form: &str| Some(format!("expected \"mod {form}\", which alone is carried out"));
    match quantity {
        Quantity::IgnoreTelegate | Quantity::DoubleDuty | Quantity::BlackMarket | Quantity::BuildAfterBuy
            if !is(1) =>
        {
            return only(&format!("{quantity} = 1"));
        }
        Quantity::PassengerCapacity if !is(0) => return only("passenger_capacity = 0"),
        Quantity::Skip if op != Op::Add || has_condition => return only("skip + <colour>"),
        Quantity::ThrustValues
            if op != Op::Set || has_condition || !matches!(owner, Owner::Technology(_)) =>
        {
            return only("thrust_values = variant()");
        }
        _ => {}
    }
    if limit.is_some() && (quantity, limit) != (Quantity::PriceGood, Some(Limit::Turn)) {
        return Some("only \"mod price_good\" has a limit, and it is \"once/turn\"".to_owned());
    }
    let rolls = matches!(value, Value::Number(number) if n_dice(number) > 0);
    rolls.then(|| "no dice are rolled for a modifier".to_owned())
}

/// Final scoring adds fame, and rolls dice that stand alone.
fn end_fault(block: &Block) -> Option<String> {
    for statement in &block.0 {
        let fault = match statement {
            Statement::Effect(Effect::Fuzzy) => None,
            Statement::Effect(Effect::Fame(Expr::Dice(_))) => None,
            Statement::Effect(Effect::Fame(number)) if n_dice(number) > 0 => {
                Some("dice stand alone in final scoring")
            }
            Statement::Effect(Effect::Fame(number))
                if functions_in(number).contains(&Function::FameTotal) =>
            {
                Some("\"fame_total\" is known only after final scoring")
            }
            Statement::Effect(Effect::Fame(_)) => None,
            _ => Some("final scoring has \"fame\" and \"fuzzy\" alone"),
        };
        if let Some(fault) = fault {
            return Some(fault.to_owned());
        }
    }
    None
}

/// An effect that does nothing on this card; `of_others`: in the turn of another player.
fn effect_fault(effect: &Effect, owner: Owner, of_others: bool) -> Option<String> {
    let reason = match effect {
        Effect::Fuzzy => "belongs into \"end\" alone",
        Effect::Fame(number) | Effect::Infamy(number) if subtracts(number) => {
            "takes no markers back: a number cannot be subtracted"
        }
        Effect::ReturnSelf
            if !matches!(owner, Owner::Technology(_) | Owner::Encounter(EncounterKind::Intel)) =>
        {
            "is for technologies and intel alone"
        }
        Effect::Title if owner != Owner::Encounter(EncounterKind::Title) => "is for titles alone",
        Effect::Shuttle(number) if n_dice(number) > 0 => "rolls no dice",
        Effect::Move(number) if largest(number) > MOST_POINTS => "is more than any ship can fly",
        Effect::Move(_) | Effect::EndTurn | Effect::Shuttle(_) if of_others => "belongs into the own turn",
        _ => return None,
    };
    Some(format!("\"{effect}\" {reason}"))
}

fn number(effect: &Effect) -> Option<&Expr> {
    match effect {
        Effect::Credits(n) | Effect::Fame(n) | Effect::Infamy(n) | Effect::Move(n) | Effect::Shuttle(n) => {
            Some(n)
        }
        _ => None,
    }
}

fn modifier(clause: &Clause) -> Option<&Expr> {
    match clause {
        Clause::Mod { value: Value::Number(number), .. } => Some(number),
        _ => None,
    }
}

fn functions_in(number: &Expr) -> Vec<Function> {
    functions_of(&Cond::Odd(number.clone()))
}

fn subtracts(number: &Expr) -> bool {
    match number {
        Expr::Minus(..) | Expr::Negative(_) => true,
        Expr::Times(a, b) | Expr::Plus(a, b) => subtracts(a) || subtracts(b),
        Expr::Number(_) | Expr::Dice(_) | Expr::Of(_) => false,
    }
}

/// The largest number that is written in an expression.
fn largest(number: &Expr) -> i32 {
    match number {
        Expr::Number(number) => *number,
        Expr::Times(a, b) | Expr::Plus(a, b) | Expr::Minus(a, b) => largest(a).max(largest(b)),
        Expr::Negative(a) => largest(a),
        Expr::Dice(_) | Expr::Of(_) => 0,
    }
}

/// The conditions inside a block.
fn conditions<'a>(block: &'a Block, found: &mut Vec<&'a Cond>) {
    for statement in &block.0 {
        match statement {
            Statement::If(cond, then, or) => {
                found.push(cond);
                conditions(then, found);
                conditions(or, found);
            }
            Statement::Test(_, then, or) => {
                conditions(then, found);
                conditions(or, found);
            }
            Statement::May(block) => conditions(block, found),
            Statement::Choose(blocks) => blocks.iter().for_each(|block| conditions(block, found)),
            Statement::Effect(_) => {}
        }
    }
}

/// Whether a block has a test.
fn tests(block: &Block) -> bool {
    block.0.iter().any(|statement| match statement {
        Statement::Test(..) => true,
        Statement::If(_, then, or) => tests(then) || tests(or),
        Statement::May(block) => tests(block),
        Statement::Choose(blocks) => blocks.iter().any(tests),
        Statement::Effect(_) => false,
    })
}

/// Whether a condition is this one or has it as a part.
fn has(cond: &Cond, wanted: &Cond) -> bool {
    match cond {
        Cond::Not(inner) => has(inner, wanted),
        Cond::And(all) | Cond::Or(all) => all.iter().any(|part| has(part, wanted)),
        cond => cond == wanted,
    }
}

/// Whether a condition has dice in it.
fn rolls(cond: &Cond) -> bool {
    match cond {
        Cond::Compare(a, _, b) => n_dice(a) > 0 || n_dice(b) > 0,
        Cond::Odd(number) | Cond::Even(number) => n_dice(number) > 0,
        Cond::Not(inner) => rolls(inner),
        Cond::And(all) | Cond::Or(all) => all.iter().any(rolls),
        Cond::Doubles | Cond::Assigned | Cond::Landed | Cond::EndsOn(_) => false,
    }
}

//! Reading numbers, conditions, amounts and prices.

use super::Misread;
use super::cursor::{Cursor, Keyed, id, word};
use super::parse_filter::{relation, selector, trigger};
use super::{
    Amount, Any, Circumstance, Condition, Context, Costs, Expr, Field, Measure, Payment, Place, Position,
    Scope, Unit, Variable,
};
use crate::ids::{Resource, Tech};

/// A sum of terms.
pub(super) fn expr(cursor: &mut Cursor<'_>) -> Result<Expr, Misread> {
    let mut left = term(cursor)?;
    loop {
        if cursor.take_sign("+") {
            left = Expr::Plus(Box::new(left), Box::new(term(cursor)?));
        } else if cursor.take_sign("-") {
            left = Expr::Minus(Box::new(left), Box::new(term(cursor)?));
        } else {
            return Ok(left);
        }
    }
}

fn term(cursor: &mut Cursor<'_>) -> Result<Expr, Misread> {
    let mut left = factor(cursor)?;
    while cursor.take_sign("*") {
        left = Expr::Times(Box::new(left), Box::new(factor(cursor)?));
    }
    Ok(left)
}

/// A number, a fraction, a word or a function.
pub(super) fn factor(cursor: &mut Cursor<'_>) -> Result<Expr, Misread> {
    if cursor.take_sign("(") {
        let inner = expr(cursor)?;
        cursor.expect_sign(")")?;
        return Ok(Expr::Group(Box::new(inner)));
    }
    if cursor.is_before_number() {
        let before = *cursor;
        let number = cursor.number(0..=999)?;
        if !cursor.take_fraction_bar() {
            return Ok(Expr::Number(number));
        }
        *cursor = before;
        let (over, under) = fraction(cursor)?;
        return Ok(Expr::Fraction(over, under));
    }
    if let Some(variable) = Variable::from_id(cursor.word()) {
        cursor.expect(variable.id())?;
        return Ok(Expr::Variable(variable));
    }
    function(cursor)
}

/// A fraction such as `1/2`.
pub(super) fn fraction(cursor: &mut Cursor<'_>) -> Result<(u8, u8), Misread> {
    let over = cursor.number(1..=9)? as u8;
    cursor.expect_sign("/")?;
    Ok((over, cursor.number(1..=9)? as u8))
}

const FUNCTIONS: [&str; 9] =
    ["count", "sum", "account", "income", "events", "max", "min", "half-up", "half-down"];

fn function(cursor: &mut Cursor<'_>) -> Result<Expr, Misread> {
    let name = cursor.word();
    if let Some(measure) = Measure::from_id(name) {
        cursor.expect(name)?;
        cursor.expect_sign("(")?;
        let allowed = measure.contexts();
        let context = *cursor;
        let of = word!(cursor, Context)?;
        if !allowed.contains(&of) {
            let allowed: Vec<_> = allowed.iter().map(|it| format!("\"{it}\"")).collect();
            return Err(context.miss(allowed.join(" or ")));
        }
        cursor.expect_sign(")")?;
        return Ok(Expr::Measure(measure, of));
    }
    if !FUNCTIONS.contains(&name) {
        let known =
            FUNCTIONS.into_iter().chain(Variable::ALL.map(Variable::id)).chain(Measure::ALL.map(Measure::id));
        return Err(cursor.miss_near("a number, a variable or a function", known));
    }
    cursor.expect(name)?;
    cursor.expect_sign("(")?;
    let read = match name {
        "count" => Expr::Count(selector(cursor)?),
        "sum" => {
            let of = selector(cursor)?;
            cursor.expect_sign(",")?;
            Expr::Total(of, word!(cursor, Field)?)
        }
        "account" => Expr::Account(word!(cursor, Resource)?),
        "income" => Expr::Income(word!(cursor, Resource)?),
        "events" => {
            let scope = word!(cursor, Scope)?;
            cursor.expect_sign(",")?;
            Expr::Events(scope, trigger(cursor)?)
        }
        "max" | "min" => {
            let left = Box::new(expr(cursor)?);
            cursor.expect_sign(",")?;
            let right = Box::new(expr(cursor)?);
            if name == "max" { Expr::Max(left, right) } else { Expr::Min(left, right) }
        }
        "half-up" => Expr::HalfUp(Box::new(expr(cursor)?)),
        _ => Expr::HalfDown(Box::new(expr(cursor)?)),
    };
    cursor.expect_sign(")")?;
    Ok(read)
}

/// A condition: alternatives of conjunctions.
pub(super) fn condition(cursor: &mut Cursor<'_>) -> Result<Condition, Misread> {
    let mut parts = vec![conjunction(cursor)?];
    while cursor.take("or") {
        parts.push(conjunction(cursor)?);
    }
    Ok(if parts.len() == 1 { parts.remove(0) } else { Condition::Or(parts) })
}

fn conjunction(cursor: &mut Cursor<'_>) -> Result<Condition, Misread> {
    let mut parts = vec![negation(cursor)?];
    while cursor.take("and") {
        parts.push(negation(cursor)?);
    }
    Ok(if parts.len() == 1 { parts.remove(0) } else { Condition::And(parts) })
}

fn negation(cursor: &mut Cursor<'_>) -> Result<Condition, Misread> {
    if cursor.take("not") {
        return Ok(Condition::Not(Box::new(negation(cursor)?)));
    }
    if let Some(word) = Circumstance::from_id(cursor.word()) {
        cursor.expect(word.id())?;
        return Ok(Condition::Is(word));
    }
    let name = cursor.word();
    if ["tech", "has", "controls", "small-or-civil", "network", "at"].contains(&name) {
        cursor.expect(name)?;
        cursor.expect_sign("(")?;
        let read = match name {
            "tech" => Condition::Tech(id!(cursor, Tech, "a technology")?),
            "has" => Condition::Has(selector(cursor)?),
            "controls" => Condition::Controls(word!(cursor, Place)?),
            "small-or-civil" => {
                cursor.expect("it")?;
                Condition::SmallOrCivil
            }
            "network" => Condition::Network(cursor.number(1..=4)? as u8),
            _ => Condition::At(word!(cursor, Position)?),
        };
        cursor.expect_sign(")")?;
        return Ok(read);
    }
    let left = expr(cursor)?;
    let relation = relation(cursor)?;
    Ok(Condition::Compare(left, relation, expr(cursor)?))
}

/// Amounts of resources, with commas between them.
pub(super) fn amounts(cursor: &mut Cursor<'_>) -> Result<Vec<Amount>, Misread> {
    let mut amounts = Vec::new();
    loop {
        let number = expr(cursor)?;
        amounts.push(Amount { number, of: word!(cursor, Any)? });
        if !cursor.take_sign(",") {
            return Ok(amounts);
        }
    }
}

/// Prices of which one is paid.
pub(super) fn costs(cursor: &mut Cursor<'_>) -> Result<Costs, Misread> {
    let mut costs = Vec::new();
    loop {
        let mut parts = Vec::new();
        loop {
            let number = expr(cursor)?;
            parts.push(Payment { number, unit: word!(cursor, Unit)? });
            if !cursor.take_sign("&") {
                break;
            }
        }
        costs.push(parts);
        if !cursor.take_sign("|") {
            return Ok(Costs(costs));
        }
    }
}

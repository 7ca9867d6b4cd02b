//! Reading clauses, statements and conditions.

use std::str::FromStr;

use super::Misread;
use super::cursor::{Cursor, GRAMMAR};
use super::read_calls::{comparison, effect, predicate};
use super::{Block, Clause, Cond, Expr, Limit, Op, Quantity, Script, Statement, Trigger, Value, Window};
use crate::ids::{Colours, DriveColour, Stat};

impl FromStr for Script {
    type Err = Misread;

    /// An empty text is a card without clauses.
    fn from_str(text: &str) -> Result<Self, Misread> {
        let mut cursor = Cursor::new(text, &GRAMMAR);
        let mut clauses = Vec::new();
        if cursor.is_at_end() {
            return Ok(Self(clauses));
        }
        loop {
            clauses.push(clause(&mut cursor)?);
            if !cursor.take_sign(";") {
                cursor.end()?;
                return Ok(Self(clauses));
            }
        }
    }
}

impl FromStr for Expr {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Self, Misread> {
        let mut cursor = Cursor::new(text, &GRAMMAR);
        let expr = super::read_calls::expr(&mut cursor)?;
        cursor.end()?;
        Ok(expr)
    }
}

fn clause(cursor: &mut Cursor<'_>) -> Result<Clause, Misread> {
    if cursor.take("do") {
        return block(cursor).map(Clause::Do);
    }
    if cursor.take("end") {
        return block(cursor).map(Clause::End);
    }
    if cursor.take("on") {
        let on = trigger(cursor)?;
        let (when, limit) = conditions(cursor)?;
        return Ok(Clause::On { on, when, limit, block: block(cursor)? });
    }
    if cursor.take("use") {
        let names = Window::ALL.map(|window| (window.id(), window));
        let mut windows = vec![cursor.name("a window", &names)?];
        while cursor.take_sign("|") {
            windows.push(cursor.name("a window", &names)?);
        }
        let (when, limit) = conditions(cursor)?;
        return Ok(Clause::Use { windows, when, limit, block: block(cursor)? });
    }
    if cursor.take("mod") {
        return modifier(cursor);
    }
    if cursor.take("goal") {
        let cond = cond(cursor)?;
        let cost = if cursor.take("then") { block(cursor)? } else { Block::default() };
        return Ok(Clause::Goal { cond, cost });
    }
    Err(cursor.miss("a clause: \"do\", \"end\", \"on\", \"use\", \"mod\" or \"goal\""))
}

/// Longer names first, since `enter(asteroid)` is more than one word.
fn trigger(cursor: &mut Cursor<'_>) -> Result<Trigger, Misread> {
    Trigger::ALL
        .into_iter()
        .find(|trigger| {
            let mut ahead = *cursor;
            let mut parts = trigger.id().split(['(', ')']);
            let is_it = ahead.take(parts.next().unwrap_or_default())
                && match parts.next() {
                    Some(of) => ahead.take_sign("(") && ahead.take(of) && ahead.take_sign(")"),
                    None => true,
                };
            if is_it {
                *cursor = ahead;
            }
            is_it
        })
        .ok_or_else(|| cursor.miss("an event such as \"deliver\" or \"enter(asteroid)\""))
}

fn conditions(cursor: &mut Cursor<'_>) -> Result<(Option<Cond>, Option<Limit>), Misread> {
    let when = if cursor.take("when") { Some(cond(cursor)?) } else { None };
    let limit = if cursor.take("once") {
        cursor.expect_sign("/")?;
        Some(cursor.name("\"turn\", \"round\" or \"game\"", &Limit::ALL.map(|limit| (limit.id(), limit)))?)
    } else {
        None
    };
    Ok((when, limit))
}

fn modifier(cursor: &mut Cursor<'_>) -> Result<Clause, Misread> {
    let quantity = cursor.name("a quantity", &Quantity::ALL.map(|quantity| (quantity.id(), quantity)))?;
    let op = if cursor.take_sign("+") {
        Op::Add
    } else if cursor.take_sign("-") {
        Op::Subtract
    } else {
        cursor.expect_sign("=").map_err(|_| cursor.miss("\"+\", \"-\" or \"=\""))?;
        Op::Set
    };
    let value = match quantity {
        Quantity::Skip => {
            let names = DriveColour::ALL.map(|colour| (colour.id(), colour));
            let mut colours = Colours::NONE;
            loop {
                colours.add(cursor.name("\"yellow\" or \"red\"", &names)?);
                if !cursor.take_sign("|") {
                    break Value::Colours(colours);
                }
            }
        }
        Quantity::ThrustValues => {
            cursor.expect("variant")?;
            cursor.expect_sign("(")?;
            cursor.expect_sign(")")?;
            Value::Variant
        }
        _ => Value::Number(super::read_calls::expr(cursor)?),
    };
    let (when, limit) = conditions(cursor)?;
    Ok(Clause::Mod { quantity, op, value, when, limit })
}

fn block(cursor: &mut Cursor<'_>) -> Result<Block, Misread> {
    cursor.expect_sign("{")?;
    let mut statements = Vec::new();
    if cursor.take_sign("}") {
        return Ok(Block(statements));
    }
    loop {
        statements.push(statement(cursor)?);
        if !cursor.take_sign(";") {
            cursor.expect_sign("}").map_err(|_| cursor.miss("\";\" or \"}\""))?;
            return Ok(Block(statements));
        }
    }
}

fn statement(cursor: &mut Cursor<'_>) -> Result<Statement, Misread> {
    if cursor.take("may") {
        return block(cursor).map(Statement::May);
    }
    if cursor.take("choose") {
        let mut blocks = vec![block(cursor)?];
        cursor.expect("or")?;
        blocks.push(block(cursor)?);
        while cursor.take("or") {
            blocks.push(block(cursor)?);
        }
        return Ok(Statement::Choose(blocks));
    }
    if cursor.take("if") {
        let cond = cond(cursor)?;
        let then = block(cursor)?;
        return Ok(Statement::If(cond, then, otherwise(cursor)?));
    }
    if cursor.take("test") {
        cursor.expect_sign("(")?;
        let stat =
            cursor.name("\"laser\", \"shield\" or \"pilot\"", &Stat::ALL.map(|stat| (stat.id(), stat)))?;
        cursor.expect_sign(")")?;
        let then = block(cursor)?;
        return Ok(Statement::Test(stat, then, otherwise(cursor)?));
    }
    effect(cursor).map(Statement::Effect)
}

fn otherwise(cursor: &mut Cursor<'_>) -> Result<Block, Misread> {
    if cursor.take("else") { block(cursor) } else { Ok(Block::default()) }
}

/// `and` binds tighter than `or`.
fn cond(cursor: &mut Cursor<'_>) -> Result<Cond, Misread> {
    let mut any = vec![conjunction(cursor)?];
    while cursor.take("or") {
        any.push(conjunction(cursor)?);
    }
    Ok(if any.len() == 1 { any.remove(0) } else { Cond::Or(any) })
}

fn conjunction(cursor: &mut Cursor<'_>) -> Result<Cond, Misread> {
    let mut all = vec![negation(cursor)?];
    while cursor.take("and") {
        all.push(negation(cursor)?);
    }
    Ok(if all.len() == 1 { all.remove(0) } else { Cond::And(all) })
}

fn negation(cursor: &mut Cursor<'_>) -> Result<Cond, Misread> {
    if cursor.take("not") {
        return negation(cursor).map(|cond| Cond::Not(Box::new(cond)));
    }
    match predicate(cursor)? {
        Some(cond) => Ok(cond),
        None => comparison(cursor),
    }
}

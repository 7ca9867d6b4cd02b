//! Printing effects in the notation they are read from.

use std::fmt::{self, Display, Formatter, Result};

use super::{Block, Clause, Cmp, Cond, Effect, Expr, Function, Limit, Op, Script, Statement, Tally, Value};

/// Writes items with a separator between them.
fn list<T: Display>(f: &mut Formatter<'_>, items: impl IntoIterator<Item = T>, separator: &str) -> Result {
    for (i, item) in items.into_iter().enumerate() {
        if i > 0 {
            f.write_str(separator)?;
        }
        write!(f, "{item}")?;
    }
    Ok(())
}

impl Display for Script {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        list(f, &self.0, "; ")
    }
}

fn conditions(f: &mut Formatter<'_>, when: Option<&Cond>, limit: Option<Limit>) -> Result {
    if let Some(when) = when {
        write!(f, " when {when}")?;
    }
    limit.map_or(Ok(()), |limit| write!(f, " once/{limit}"))
}

impl Display for Clause {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Clause::Do(block) => write!(f, "do {block}"),
            Clause::End(block) => write!(f, "end {block}"),
            Clause::On { on, when, limit, block } => {
                write!(f, "on {on}")?;
                conditions(f, when.as_ref(), *limit)?;
                write!(f, " {block}")
            }
            Clause::Use { windows, when, limit, block } => {
                f.write_str("use ")?;
                list(f, windows, "|")?;
                conditions(f, when.as_ref(), *limit)?;
                write!(f, " {block}")
            }
            Clause::Mod { quantity, op, value, when, limit } => {
                let sign = match op {
                    Op::Add => "+",
                    Op::Subtract => "-",
                    Op::Set => "=",
                };
                write!(f, "mod {quantity} {sign} {value}")?;
                conditions(f, when.as_ref(), *limit)
            }
            Clause::Goal { cond, cost } if cost.0.is_empty() => write!(f, "goal {cond}"),
            Clause::Goal { cond, cost } => write!(f, "goal {cond} then {cost}"),
        }
    }
}

impl Display for Value {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Value::Number(number) => number.fmt(f),
            Value::Colours(colours) => list(f, colours.iter(), "|"),
            Value::Variant => f.write_str("variant()"),
        }
    }
}

impl Display for Block {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        if self.0.is_empty() {
            return f.write_str("{}");
        }
        f.write_str("{ ")?;
        list(f, &self.0, "; ")?;
        f.write_str(" }")
    }
}

fn otherwise(f: &mut Formatter<'_>, block: &Block) -> Result {
    if block.0.is_empty() { Ok(()) } else { write!(f, " else {block}") }
}

impl Display for Statement {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Statement::May(block) => write!(f, "may {block}"),
            Statement::Choose(blocks) => {
                f.write_str("choose ")?;
                list(f, blocks, " or ")
            }
            Statement::If(cond, then, or) => {
                write!(f, "if {cond} {then}")?;
                otherwise(f, or)
            }
            Statement::Test(stat, then, or) => {
                write!(f, "test({stat}) {then}")?;
                otherwise(f, or)
            }
            Statement::Effect(effect) => effect.fmt(f),
        }
    }
}

impl Display for Effect {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Effect::Credits(n) => write!(f, "credits({n})"),
            Effect::Pay(n) => write!(f, "pay({n})"),
            Effect::Fame(n) => write!(f, "fame({n})"),
            Effect::Infamy(n) => write!(f, "infamy({n})"),
            Effect::Move(n) => write!(f, "move({n})"),
            Effect::Dial(dial, n) => write!(f, "dial({dial}, {n})"),
            Effect::Hold(n) => write!(f, "hold({n})"),
            Effect::DrawReward => f.write_str("draw(reward)"),
            Effect::DrawRelic => f.write_str("draw(relic)"),
            Effect::DrawPassenger => f.write_str("draw(passenger)"),
            Effect::PlaceTelegate(n) => write!(f, "place(telegate, {n})"),
            Effect::PlacePirate(category) => write!(f, "place(pirate, {})", category.colour()),
            Effect::PlaceAsteroid => f.write_str("place(asteroid)"),
            Effect::PlaceBlue => f.write_str("place(blue)"),
            Effect::Production => f.write_str("production()"),
            Effect::Restock(n) => write!(f, "restock(pick(system, discovered), {n})"),
            Effect::MarketMove => f.write_str("market_move(pick(system, discovered))"),
            Effect::GainGood(category) => write!(f, "gain_good(category={category})"),
            Effect::LoseGood(Some(category)) => write!(f, "lose_good(category={category})"),
            Effect::LoseGood(None) => f.write_str("lose_good()"),
            Effect::EndTurn => f.write_str("end_turn()"),
            Effect::Peek(n) => write!(f, "peek(first_contact, {n})"),
            Effect::SwapContacts => f.write_str("swap_first_contact()"),
            Effect::Scry => f.write_str("scry(encounter)"),
            Effect::Reroll => f.write_str("reroll(pick(die))"),
            Effect::SetDie(Some(n)) => write!(f, "set_die(pick(die), {n})"),
            Effect::SetDie(None) => f.write_str("set_die(pick(die), any)"),
            Effect::RerollTest => f.write_str("reroll_test()"),
            Effect::AutoPass => f.write_str("auto_pass()"),
            Effect::IgnoreSpace => f.write_str("ignore_space()"),
            Effect::NavChoose => f.write_str("nav_choose()"),
            Effect::Relocate => f.write_str("relocate(pick(telegate))"),
            Effect::Drill => f.write_str("drill()"),
            Effect::Shuttle(n) => write!(f, "shuttle({n})"),
            Effect::SwapMission => f.write_str("swap_mission(pick(player, same_space))"),
            Effect::Title => f.write_str("title()"),
            Effect::Fuzzy => f.write_str("fuzzy()"),
            Effect::ReturnSelf => f.write_str("return(self)"),
            Effect::DiscardSelf => f.write_str("discard(self)"),
        }
    }
}

impl Expr {
    fn is_sum(&self) -> bool {
        matches!(self, Expr::Plus(..) | Expr::Minus(..))
    }
}

/// A part of a product: sums stand in brackets.
fn part(f: &mut Formatter<'_>, part: &Expr) -> Result {
    if part.is_sum() { write!(f, "({part})") } else { write!(f, "{part}") }
}

impl Display for Expr {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Expr::Number(n) => write!(f, "{n}"),
            Expr::Dice(1) => f.write_str("d6"),
            Expr::Dice(n) => write!(f, "{n}d6"),
            Expr::Of(function) => function.fmt(f),
            Expr::Times(a, b) => {
                part(f, a)?;
                f.write_str(" * ")?;
                part(f, b)
            }
            Expr::Plus(a, b) => write!(f, "{a} + {b}"),
            Expr::Minus(a, b) => {
                write!(f, "{a} - ")?;
                part(f, b)
            }
            Expr::Negative(inner) => {
                f.write_str("-")?;
                part(f, inner)
            }
        }
    }
}

impl Display for Function {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Function::RollTotal => f.write_str("roll_total()"),
            Function::Die => f.write_str("die()"),
            Function::Dial(dial) => write!(f, "dial({dial})"),
            Function::Level => f.write_str("level()"),
            Function::Cash => f.write_str("cash()"),
            Function::Round => f.write_str("round()"),
            Function::FameTotal => f.write_str("fame_total()"),
            Function::AboardGoods(None) => f.write_str("aboard(good)"),
            Function::AboardGoods(Some(category)) => write!(f, "aboard(good, category={category})"),
            Function::AboardPassengers => f.write_str("aboard(passenger)"),
            Function::AboardKinds => f.write_str("aboard(kinds)"),
            Function::Count(count) => write!(f, "count({count})"),
            Function::Tally(tally) => write!(f, "tally({tally})"),
            Function::Turn(tally) => write!(f, "turn({tally})"),
        }
    }
}

impl Display for Tally {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{}", self.deed)?;
        if let Some(category) = self.category {
            write!(f, ", category={category}")?;
        }
        if let Some(states) = self.states {
            f.write_str(", state=")?;
            list(f, states.iter(), "|")?;
        }
        self.kind.map_or(Ok(()), |kind| write!(f, ", kind={kind}"))
    }
}

impl Display for Cond {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> Result {
        match self {
            Cond::Compare(a, cmp, b) => write!(f, "{a} {cmp} {b}"),
            Cond::Odd(n) => write!(f, "odd({n})"),
            Cond::Even(n) => write!(f, "even({n})"),
            Cond::Doubles => f.write_str("doubles()"),
            Cond::Assigned => f.write_str("assigned()"),
            Cond::Landed => f.write_str("landed()"),
            Cond::EndsOn(system) => write!(f, "ends_on({system})"),
            Cond::Not(cond) => write!(f, "not {cond}"),
            Cond::And(all) => list(f, all, " and "),
            Cond::Or(any) => list(f, any, " or "),
        }
    }
}

impl Display for Cmp {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let (sign, _) = Self::SIGNS.iter().find(|(_, cmp)| cmp == self).expect("every comparison has a sign");
        f.write_str(sign)
    }
}

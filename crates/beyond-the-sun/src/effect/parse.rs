//! Reading whole texts of the notation: effects, conditions and scorings.

use std::str::FromStr;

use super::Misread;
use super::cursor::{Counting, Cursor, GRAMMAR};
use super::parse_step::step;
use super::{
    Code, Comparison, Condition, Cost, Effect, EffectOption, Item, Relation, Scale, Scoring, Term, Who,
};

impl Code {
    /// Reads an effect into the code.
    ///
    /// # Errors
    /// The first place at which the text is not valid notation.
    pub fn read_effect(&mut self, text: &str) -> Result<Effect, Misread> {
        let mut cursor = Cursor::new(text, &GRAMMAR);
        let effect = self.effect_at(&mut cursor)?;
        cursor.end()?;
        Ok(effect)
    }

    fn effect_at(&mut self, cursor: &mut Cursor<'_>) -> Result<Effect, Misread> {
        let mut choices = vec![self.choice_at(cursor)?];
        while cursor.take_sign("|") {
            choices.push(self.choice_at(cursor)?);
        }
        Ok(self.effect(&choices))
    }

    fn choice_at(&mut self, cursor: &mut Cursor<'_>) -> Result<EffectOption, Misread> {
        let cost = if cursor.is_before_number() { cost(cursor)? } else { Cost::FREE };
        let mut items = vec![self.item_at(cursor)?];
        while cursor.take_sign(";") {
            items.push(self.item_at(cursor)?);
        }
        Ok(self.choice(cost, &items))
    }

    fn item_at(&mut self, cursor: &mut Cursor<'_>) -> Result<Item, Misread> {
        if cursor.is_before_repeat() {
            let n = cursor.some()?;
            cursor.expect("x")?;
            return Ok(Item::Repeat(n, self.group_at(cursor)?));
        }
        if cursor.take_sign("?") {
            return Ok(Item::Optional(self.group_at(cursor)?));
        }
        if cursor.take_sign("(") {
            let effect = self.effect_at(cursor)?;
            cursor.expect_sign(")")?;
            return Ok(Item::Group(effect));
        }
        if cursor.take("if") {
            let condition = condition(cursor)?;
            let then = self.group_at(cursor)?;
            let other = if cursor.take("else") { self.group_at(cursor)? } else { Effect::NONE };
            return Ok(Item::If(condition, then, other));
        }
        if cursor.take("for") {
            return Ok(Item::For(who(cursor)?, self.group_at(cursor)?));
        }
        let step = step(cursor)?;
        let fixed =
            cursor.miss("the end of the step, since only \"gain\", \"supply>pop\" and \"vp\" go by a count");
        if !cursor.take("per") {
            return Ok(Item::Step(step, None));
        }
        if step.scales() { Ok(Item::Step(step, Some(scale(cursor)?))) } else { Err(fixed) }
    }

    pub(super) fn group_at(&mut self, cursor: &mut Cursor<'_>) -> Result<Effect, Misread> {
        cursor.expect_sign("(")?;
        let effect = self.effect_at(cursor)?;
        cursor.expect_sign(")")?;
        Ok(effect)
    }
}

/// A cost and the colon after it; every sort of payment at most once.
fn cost(cursor: &mut Cursor<'_>) -> Result<Cost, Misread> {
    let mut cost = Cost::FREE;
    loop {
        let number = cursor.some()?;
        let again = cursor.miss("a sort of payment that has not come before");
        let part = if cursor.take("ore") {
            if cursor.take("to") {
                cursor.expect("player")?;
                &mut cost.ore_to_player
            } else {
                &mut cost.ore
            }
        } else {
            match cursor.one_of(&[("ore", 0), ("recall", 1), ("ship", 2), ("token", 3)])? {
                1 => &mut cost.recall,
                2 => &mut cost.ships,
                _ => &mut cost.tokens,
            }
        };
        if *part > 0 {
            return Err(again);
        }
        *part = number;
        if cursor.take_sign(":") {
            return Ok(cost);
        }
        if !cursor.take_sign(",") {
            return Err(cursor.miss("\":\" or \",\" after a payment"));
        }
    }
}

fn who(cursor: &mut Cursor<'_>) -> Result<Who, Misread> {
    if cursor.take("most") {
        return Ok(Who::Most(cursor.count(false)?));
    }
    if cursor.take("fewest") {
        return Ok(Who::Fewest(cursor.count(false)?));
    }
    let known =
        [("me", Who::Me), ("all", Who::All), ("others", Who::Others), ("most", Who::Me), ("fewest", Who::Me)];
    cursor.one_of(&known)
}

fn scale(cursor: &mut Cursor<'_>) -> Result<Scale, Misread> {
    let per = if cursor.is_before_number() { cursor.some()? } else { 1 };
    let count = cursor.count(false)?;
    let max = if cursor.take("max") { Some(cursor.some()?) } else { None };
    Ok(Scale { per, count, max })
}

fn condition(cursor: &mut Cursor<'_>) -> Result<Condition, Misread> {
    let mut comparisons = [None; Condition::LONGEST];
    for comparison in &mut comparisons {
        let count = cursor.count(false)?;
        let relation = Relation::ALL.into_iter().find(|relation| cursor.take_sign(relation.id()));
        let relation = relation.ok_or_else(|| cursor.miss("\">=\", \"<=\" or \"=\""))?;
        *comparison = Some(Comparison { count, relation, number: cursor.number(0..=99)? });
        if !cursor.take("and") {
            return Ok(Condition(comparisons));
        }
    }
    Err(cursor.miss("no more than three comparisons"))
}

fn term(cursor: &mut Cursor<'_>) -> Result<Term, Misread> {
    if cursor.take("rank") {
        let count = cursor.count(true)?;
        let mut ranks = [0; 4];
        ranks[0] = cursor.some()?;
        for rank in 1..ranks.len() {
            if !cursor.is_before_number() {
                break;
            }
            ranks[rank] = cursor.number(1..=ranks[rank - 1])?;
        }
        return Ok(Term::Rank(count, ranks));
    }
    let negative = cursor.take_sign("-");
    if !negative {
        cursor.take_sign("+");
    }
    let number = cursor.some()? as i8;
    cursor.expect("vp")?;
    let number = if negative { -number } else { number };
    Ok(if cursor.take("per") { Term::Per(number, scale(cursor)?) } else { Term::Vp(number) })
}

impl FromStr for Condition {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Self, Misread> {
        let mut cursor = Cursor::new(text, &GRAMMAR);
        let read = condition(&mut cursor)?;
        cursor.end()?;
        Ok(read)
    }
}

impl FromStr for Scoring {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Self, Misread> {
        let mut cursor = Cursor::new(text, &GRAMMAR);
        let mut terms = [None; Self::LONGEST];
        if cursor.is_at_end() {
            return Ok(Self(terms));
        }
        for place in &mut terms {
            *place = Some(term(&mut cursor)?);
            if !cursor.take_sign(";") {
                cursor.end()?;
                return Ok(Self(terms));
            }
        }
        Err(cursor.miss("no more than three terms"))
    }
}

//! Reading programs: statements, their prefixes and the blocks inside them.

use super::Misread;
use super::cursor::{Cursor, GRAMMAR, word};
use super::parse_expr::{amounts, condition, costs, expr};
use super::parse_filter::{selector, trigger};
use super::parse_verb::verb;
use super::{Case, Code, Condition, Core, Costs, Expr, Period, Prefix, Program, Statement};

impl Code {
    /// Reads a program into the code.
    ///
    /// # Errors
    /// The first place at which the text is no notation.
    pub fn read(&mut self, text: &str) -> Result<Program, Misread> {
        let mut cursor = Cursor::new(text, &GRAMMAR);
        let program = self.program(&mut cursor)?;
        cursor.end()?;
        Ok(program)
    }

    fn program(&mut self, cursor: &mut Cursor<'_>) -> Result<Program, Misread> {
        let mut statements = vec![self.statement(cursor)?];
        while cursor.take_sign(";") {
            statements.push(self.statement(cursor)?);
        }
        Ok(self.add(statements))
    }

    fn statement(&mut self, cursor: &mut Cursor<'_>) -> Result<Statement, Misread> {
        let mut prefixes = Vec::new();
        while let Some(prefix) = prefix(cursor)? {
            cursor.expect_sign(":")?;
            prefixes.push(prefix);
        }
        Ok(Statement { prefixes, core: self.core(cursor)? })
    }

    fn core(&mut self, cursor: &mut Cursor<'_>) -> Result<Core, Misread> {
        if cursor.take_sign("{") {
            let program = self.program(cursor)?;
            cursor.expect_sign("}")?;
            return Ok(Core::Block(program));
        }
        if cursor.take("choose") {
            cursor.expect_sign("{")?;
            let mut options = vec![self.program(cursor)?];
            cursor.expect_sign("|")?;
            options.push(self.program(cursor)?);
            while cursor.take_sign("|") {
                options.push(self.program(cursor)?);
            }
            cursor.expect_sign("}")?;
            return Ok(Core::Choose(options));
        }
        if cursor.take("roll") {
            let dice = cursor.number(1..=9)? as u8;
            cursor.expect("d6")?;
            cursor.expect_sign("{")?;
            let mut cases = vec![self.case(cursor)?];
            while cursor.take_sign("|") {
                cases.push(self.case(cursor)?);
            }
            cursor.expect_sign("}")?;
            return Ok(Core::Roll { dice, cases });
        }
        verb(cursor).map(Core::Do)
    }

    fn case(&mut self, cursor: &mut Cursor<'_>) -> Result<Case, Misread> {
        let results = if cursor.take("else") {
            None
        } else {
            let low = cursor.number(1..=54)? as u8;
            let high = if cursor.take_sign("..") { cursor.number(u16::from(low)..=54)? as u8 } else { low };
            Some((low, high))
        };
        cursor.expect_sign(":")?;
        Ok(Case { results, program: self.program(cursor)? })
    }
}

fn prefix(cursor: &mut Cursor<'_>) -> Result<Option<Prefix>, Misread> {
    Ok(Some(if cursor.take("on") {
        Prefix::On(trigger(cursor)?)
    } else if cursor.take("when") {
        Prefix::When(condition(cursor)?)
    } else if cursor.take("once") {
        Prefix::Once(word!(cursor, Period)?)
    } else if cursor.take("may") {
        Prefix::May
    } else if cursor.take("upto") {
        Prefix::UpTo(cursor.number(1..=9)? as u8)
    } else if cursor.take("each") {
        Prefix::Each(selector(cursor)?)
    } else if cursor.take("until-paid") {
        Prefix::UntilPaid(amounts(cursor)?)
    } else {
        return Ok(None);
    }))
}

macro_rules! whole {
    ($($type:ident by $read:ident,)*) => {$(
        impl std::str::FromStr for $type {
            type Err = Misread;

            fn from_str(text: &str) -> Result<Self, Misread> {
                let mut cursor = Cursor::new(text, &GRAMMAR);
                let read = $read(&mut cursor)?;
                cursor.end()?;
                Ok(read)
            }
        }
    )*};
}

whole! {
    Condition by condition,
    Costs by costs,
    Expr by expr,
}

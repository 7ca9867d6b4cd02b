//! Whole texts of the notation: effects, conditions, scorings and abilities.

use std::str::FromStr;

use super::cursor::{Cursor, Misread};
use super::parse_step::step;
use super::{
    Ability, Choice, Code, Comparison, Condition, Cost, Effect, Item, Relation, Scale, Scoring, Term, Who,
};
use crate::ids::Sort;

impl Code {
    /// Reads an effect into the code.
    ///
    /// # Errors
    /// The first place at which the text is no notation.
    pub fn read_effect(&mut self, text: &str) -> Result<Effect, Misread> {
        let mut cursor = Cursor::new(text);
        let effect = self.effect_at(&mut cursor)?;
        cursor.end()?;
        Ok(effect)
    }

    /// Reads an ability; its effect goes into the code.
    ///
    /// # Errors
    /// The first place at which the text is no notation.
    pub fn read_ability(&mut self, text: &str) -> Result<Ability, Misread> {
        let mut cursor = Cursor::new(text);
        let ability = self.ability_at(&mut cursor)?;
        cursor.end()?;
        Ok(ability)
    }

    fn effect_at(&mut self, cursor: &mut Cursor<'_>) -> Result<Effect, Misread> {
        let mut choices = vec![self.choice_at(cursor)?];
        while cursor.take_sign("|") {
            choices.push(self.choice_at(cursor)?);
        }
        Ok(self.effect(&choices))
    }

    fn choice_at(&mut self, cursor: &mut Cursor<'_>) -> Result<Choice, Misread> {
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
        let scale = if cursor.take("per") { Some(scale(cursor)?) } else { None };
        Ok(Item::Step(step, scale))
    }

    fn group_at(&mut self, cursor: &mut Cursor<'_>) -> Result<Effect, Misread> {
        cursor.expect_sign("(")?;
        let effect = self.effect_at(cursor)?;
        cursor.expect_sign(")")?;
        Ok(effect)
    }

    fn ability_at(&mut self, cursor: &mut Cursor<'_>) -> Result<Ability, Misread> {
        type Rest = fn(&mut Code, &mut Cursor<'_>) -> Result<Ability, Misread>;
        let known: [(&str, Rest); 28] = [
            ("skip-one-prerequisite", |_, _| Ok(Ability::SkipOnePrerequisite)),
            ("recall-as-ore", |_, _| Ok(Ability::RecallAsOre)),
            ("either-track", |_, _| Ok(Ability::EitherTrack)),
            ("wormhole", |_, _| Ok(Ability::Wormhole)),
            ("any-time", |code, cursor| {
                Ok(Ability::AnyTime { once: cursor.take("once"), effect: code.group_at(cursor)? })
            }),
            ("swap-achievement-markers", |_, _| Ok(Ability::SwapAchievementMarkers)),
            ("push-pawn", |_, _| Ok(Ability::PushPawn)),
            ("colonise-action-discount", |_, cursor| Ok(Ability::ColoniseActionDiscount(cursor.some()?))),
            ("guild-discount", |_, cursor| Ok(Ability::GuildDiscount(cursor.some()?))),
            ("on-guild-opened", |code, cursor| Ok(Ability::OnGuildOpened(code.group_at(cursor)?))),
            ("on-take-control", |code, cursor| {
                let own_turn = cursor.take("own-turn");
                let once = cursor.take("once");
                Ok(Ability::OnTakeControl { own_turn, once, effect: code.group_at(cursor)? })
            }),
            ("on-take-control-from", |code, cursor| {
                Ok(Ability::OnTakeControlFrom { once: cursor.take("once"), effect: code.group_at(cursor)? })
            }),
            ("on-research", |code, cursor| {
                Ok(Ability::OnResearch(cursor.number(1..=4)?, code.group_at(cursor)?))
            }),
            ("on-automate", |code, cursor| {
                let sort = cursor.one_of(&Sort::ALL.map(|sort| (sort.id(), sort)))?;
                Ok(Ability::OnAutomate(sort, code.group_at(cursor)?))
            }),
            ("on-last-marker", |code, cursor| Ok(Ability::OnLastMarker(code.group_at(cursor)?))),
            ("on-trades", |code, cursor| Ok(Ability::OnTrades(cursor.some()?, code.group_at(cursor)?))),
            ("trade-rate", |_, cursor| {
                let known = super::Exchange::ALL.map(|exchange| (exchange.id(), exchange));
                Ok(Ability::TradeRate(cursor.one_of(&known)?, cursor.number(0..=99)?))
            }),
            ("first-build-bonus", |_, cursor| Ok(Ability::FirstBuildBonus(cursor.number(1..=3)?))),
            ("extra-ship", |_, _| Ok(Ability::ExtraShip)),
            ("on-mine-phase", |code, cursor| Ok(Ability::OnMinePhase(code.group_at(cursor)?))),
            ("on-colonise", |code, cursor| Ok(Ability::OnColonise(code.group_at(cursor)?))),
            ("on-event", |code, cursor| Ok(Ability::OnEvent(code.group_at(cursor)?))),
            ("predictions", |_, _| Ok(Ability::Predictions)),
            ("choose-one-forever", |_, _| Ok(Ability::ChooseOneForever)),
            ("after-action", |code, cursor| {
                Ok(Ability::AfterAction { once: cursor.take("once"), effect: code.group_at(cursor)? })
            }),
            ("entry-cost", |_, cursor| Ok(Ability::EntryCost(cursor.some()?))),
            ("entry-min-level", |_, cursor| Ok(Ability::EntryMinLevel(cursor.number(2..=4)?))),
            ("counts-as-yard", |_, _| Ok(Ability::CountsAsYard)),
        ];
        let rest =
            cursor.one_of(&known).map_err(|miss| Misread { expected: "an ability".to_owned(), ..miss })?;
        rest(self, cursor)
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
        let mut cursor = Cursor::new(text);
        let read = condition(&mut cursor)?;
        cursor.end()?;
        Ok(read)
    }
}

impl FromStr for Scoring {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Self, Misread> {
        let mut cursor = Cursor::new(text);
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

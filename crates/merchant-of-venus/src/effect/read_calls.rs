//! Reading effects, functions and numbers.

use super::Misread;
use super::cursor::{Cursor, Signed};
use super::{Cmp, Cond, Count, Deed, DeedKind, Effect, Expr, Function, Tally};
use crate::ids::{Category, Dial, MarketState, States, System};

/// The names of all effects, for suggestions.
const EFFECTS: [&str; 32] = [
    "credits",
    "pay",
    "fame",
    "infamy",
    "move",
    "dial",
    "hold",
    "draw",
    "place",
    "production",
    "restock",
    "market_move",
    "gain_good",
    "lose_good",
    "end_turn",
    "peek",
    "swap_first_contact",
    "scry",
    "reroll",
    "set_die",
    "reroll_test",
    "auto_pass",
    "ignore_space",
    "nav_choose",
    "relocate",
    "drill",
    "shuttle",
    "swap_mission",
    "title",
    "fuzzy",
    "return",
    "discard",
];

/// The largest number of a text; a product of three is still an `i32`.
const MOST: i32 = 10_000;

fn categories() -> [(&'static str, Category); 3] {
    Category::ALL.map(|category| (category.id(), category))
}

fn dial(cursor: &mut Cursor<'_>) -> Result<Dial, Misread> {
    cursor.name("\"laser\" or \"shield\"", &Dial::ALL.map(|dial| (dial.id(), dial)))
}

/// `pick(system, discovered)` and similar forms: the words in brackets are fixed.
fn pick(cursor: &mut Cursor<'_>, words: &[&str]) -> Result<(), Misread> {
    cursor.expect("pick")?;
    cursor.expect_sign("(")?;
    for (i, word) in words.iter().enumerate() {
        if i > 0 {
            cursor.expect_sign(",")?;
        }
        cursor.expect(word)?;
    }
    cursor.expect_sign(")")
}

/// A plain effect with its arguments.
pub(super) fn effect(cursor: &mut Cursor<'_>) -> Result<Effect, Misread> {
    let name = cursor.name("an effect", &EFFECTS.map(|name| (name, name)))?;
    cursor.expect_sign("(")?;
    let effect = match name {
        "credits" => Effect::Credits(expr(cursor)?),
        "pay" => Effect::Pay(cursor.number_in(1, 10_000)? as u16),
        "fame" => Effect::Fame(expr(cursor)?),
        "infamy" => Effect::Infamy(expr(cursor)?),
        "move" => Effect::Move(expr(cursor)?),
        "dial" => {
            let dial = dial(cursor)?;
            cursor.expect_sign(",")?;
            Effect::Dial(dial, cursor.number_in(-5, 5)? as i8)
        }
        "hold" => Effect::Hold(cursor.number_in(1, 4)? as u8),
        "draw" => cursor
            .name("\"reward\", \"relic\" or \"passenger\"", &[("reward", 0), ("relic", 1), ("passenger", 2)])
            .map(|which| [Effect::DrawReward, Effect::DrawRelic, Effect::DrawPassenger][which].clone())?,
        "place" => place(cursor)?,
        "production" => Effect::Production,
        "restock" => {
            pick(cursor, &["system", "discovered"])?;
            cursor.expect_sign(",")?;
            Effect::Restock(cursor.number_in(1, 9)? as u8)
        }
        "market_move" => {
            pick(cursor, &["system", "discovered"])?;
            Effect::MarketMove
        }
        "gain_good" => {
            cursor.expect("category")?;
            cursor.expect_sign("=")?;
            Effect::GainGood(cursor.name("a category", &categories())?)
        }
        "lose_good" => {
            let of = if cursor.take("category") {
                cursor.expect_sign("=")?;
                Some(cursor.name("a category", &categories())?)
            } else {
                None
            };
            Effect::LoseGood(of)
        }
        "end_turn" => Effect::EndTurn,
        "peek" => {
            cursor.expect("first_contact")?;
            cursor.expect_sign(",")?;
            Effect::Peek(cursor.number_in(1, 2)? as u8)
        }
        "swap_first_contact" => Effect::SwapContacts,
        "scry" => {
            cursor.expect("encounter")?;
            Effect::Scry
        }
        "reroll" => {
            pick(cursor, &["die"])?;
            Effect::Reroll
        }
        "set_die" => {
            pick(cursor, &["die"])?;
            cursor.expect_sign(",")?;
            let any = cursor.take("any");
            Effect::SetDie(if any { None } else { Some(cursor.number_in(1, 6)? as u8) })
        }
        "reroll_test" => Effect::RerollTest,
        "auto_pass" => Effect::AutoPass,
        "ignore_space" => Effect::IgnoreSpace,
        "nav_choose" => Effect::NavChoose,
        "relocate" => {
            pick(cursor, &["telegate"])?;
            Effect::Relocate
        }
        "drill" => Effect::Drill,
        "shuttle" => Effect::Shuttle(expr(cursor)?),
        "swap_mission" => {
            pick(cursor, &["player", "same_space"])?;
            Effect::SwapMission
        }
        "title" => Effect::Title,
        "fuzzy" => Effect::Fuzzy,
        "return" => {
            cursor.expect("self")?;
            Effect::ReturnSelf
        }
        _ => {
            cursor.expect("self")?;
            Effect::DiscardSelf
        }
    };
    cursor.expect_sign(")")?;
    Ok(effect)
}

fn place(cursor: &mut Cursor<'_>) -> Result<Effect, Misread> {
    let names = [("telegate", 0), ("pirate", 1), ("asteroid", 2), ("blue", 3)];
    Ok(match cursor.name("\"telegate\", \"pirate\", \"asteroid\" or \"blue\"", &names)? {
        0 => {
            cursor.expect_sign(",")?;
            Effect::PlaceTelegate(cursor.number_in(1, 6)? as u8)
        }
        1 => {
            cursor.expect_sign(",")?;
            let colours = Category::ALL.map(|category| (category.colour(), category));
            Effect::PlacePirate(cursor.name("\"copper\", \"silver\" or \"gold\"", &colours)?)
        }
        2 => Effect::PlaceAsteroid,
        _ => Effect::PlaceBlue,
    })
}

/// A condition that is not a comparison, if one comes.
pub(super) fn predicate(cursor: &mut Cursor<'_>) -> Result<Option<Cond>, Misread> {
    let mut ahead = *cursor;
    let cond = match ahead.word() {
        "odd" | "even" => {
            let is_odd = ahead.take("odd") || !ahead.take("even");
            ahead.expect_sign("(")?;
            let number = expr(&mut ahead)?;
            if is_odd { Cond::Odd(number) } else { Cond::Even(number) }
        }
        "doubles" => plain(&mut ahead, "doubles", Cond::Doubles)?,
        "assigned" => plain(&mut ahead, "assigned", Cond::Assigned)?,
        "landed" => plain(&mut ahead, "landed", Cond::Landed)?,
        "ends_on" => {
            ahead.expect("ends_on")?;
            ahead.expect_sign("(")?;
            let systems: Vec<_> = System::all().map(|system| (system.id(), system)).collect();
            Cond::EndsOn(ahead.name("a system", &systems)?)
        }
        _ => return Ok(None),
    };
    ahead.expect_sign(")")?;
    *cursor = ahead;
    Ok(Some(cond))
}

fn plain(cursor: &mut Cursor<'_>, name: &str, cond: Cond) -> Result<Cond, Misread> {
    cursor.expect(name)?;
    cursor.expect_sign("(")?;
    Ok(cond)
}

/// Two numbers compared.
pub(super) fn comparison(cursor: &mut Cursor<'_>) -> Result<Cond, Misread> {
    let left = expr(cursor)?;
    let found = Cmp::SIGNS.iter().find(|(sign, _)| cursor.take_sign(sign));
    let (_, cmp) = found.ok_or_else(|| cursor.miss("a comparison such as \">=\""))?;
    Ok(Cond::Compare(left, *cmp, expr(cursor)?))
}

/// Sums and differences.
pub(super) fn expr(cursor: &mut Cursor<'_>) -> Result<Expr, Misread> {
    let mut sum = term(cursor)?;
    loop {
        if cursor.take_sign("+") {
            sum = Expr::Plus(Box::new(sum), Box::new(term(cursor)?));
        } else if cursor.take_sign("-") {
            sum = Expr::Minus(Box::new(sum), Box::new(term(cursor)?));
        } else {
            return Ok(sum);
        }
    }
}

fn term(cursor: &mut Cursor<'_>) -> Result<Expr, Misread> {
    let mut product = factor(cursor)?;
    while cursor.take_sign("*") {
        product = Expr::Times(Box::new(product), Box::new(factor(cursor)?));
    }
    Ok(product)
}

fn factor(cursor: &mut Cursor<'_>) -> Result<Expr, Misread> {
    if cursor.take_sign("-") {
        return Ok(Expr::Negative(Box::new(factor(cursor)?)));
    }
    if cursor.take_sign("(") {
        let inner = expr(cursor)?;
        cursor.expect_sign(")")?;
        return Ok(inner);
    }
    let before = *cursor;
    if let Some(number) = cursor.whole() {
        if number > MOST {
            return Err(before.miss(format!("a number up to {MOST}")));
        }
        return Ok(Expr::Number(number));
    }
    if let Some(n) = (1..=9).find(|n| cursor.take(&format!("{n}d6"))) {
        return Ok(Expr::Dice(n));
    }
    if cursor.take("d6") {
        return Ok(Expr::Dice(1));
    }
    function(cursor).map(Expr::Of)
}

fn function(cursor: &mut Cursor<'_>) -> Result<Function, Misread> {
    const NAMES: [&str; 11] = [
        "roll_total",
        "die",
        "dial",
        "level",
        "cash",
        "round",
        "fame_total",
        "aboard",
        "count",
        "tally",
        "turn",
    ];
    let name = cursor.name("a number or a function", &NAMES.map(|name| (name, name)))?;
    cursor.expect_sign("(")?;
    let function = match name {
        "roll_total" => Function::RollTotal,
        "die" => Function::Die,
        "dial" => Function::Dial(dial(cursor)?),
        "level" => Function::Level,
        "cash" => Function::Cash,
        "round" => Function::Round,
        "fame_total" => Function::FameTotal,
        "aboard" => match cursor.free_name("\"good\", \"passenger\" or \"kinds\"")? {
            "good" if cursor.take_sign(",") => {
                cursor.expect("category")?;
                cursor.expect_sign("=")?;
                Function::AboardGoods(Some(cursor.name("a category", &categories())?))
            }
            "good" => Function::AboardGoods(None),
            "passenger" => Function::AboardPassengers,
            "kinds" => Function::AboardKinds,
            _ => return Err(cursor.miss("\"good\", \"passenger\" or \"kinds\" before this")),
        },
        "count" => {
            Function::Count(cursor.name("something to count", &Count::ALL.map(|count| (count.id(), count)))?)
        }
        "tally" => Function::Tally(tally(cursor)?),
        _ => Function::Turn(tally(cursor)?),
    };
    cursor.expect_sign(")")?;
    Ok(function)
}

fn tally(cursor: &mut Cursor<'_>) -> Result<Tally, Misread> {
    let deed = cursor.name("a deed", &Deed::ALL.map(|deed| (deed.id(), deed)))?;
    let mut tally = Tally { deed, category: None, states: None, kind: None };
    while cursor.take_sign(",") {
        let filters = [("category", 0), ("state", 1), ("kind", 2)];
        let filter = cursor.name("\"category\", \"state\" or \"kind\"", &filters)?;
        cursor.expect_sign("=")?;
        match filter {
            0 => tally.category = Some(cursor.name("a category", &categories())?),
            1 => {
                let names = MarketState::ALL.map(|state| (state.id(), state));
                let mut states = States::default();
                loop {
                    states.add(cursor.name("a market state", &names)?);
                    if !cursor.take_sign("|") {
                        break;
                    }
                }
                tally.states = Some(states);
            }
            _ => {
                let names = DeedKind::ALL.map(|kind| (kind.id(), kind));
                tally.kind = Some(cursor.name("a kind of deed", &names)?);
            }
        }
    }
    Ok(tally)
}

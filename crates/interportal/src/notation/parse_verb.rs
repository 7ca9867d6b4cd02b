//! Reading what a statement does.

use super::Misread;
use super::cursor::{Cursor, Keyed, id, word};
use super::parse_expr::{amounts, expr, factor, fraction};
use super::parse_filter::{filter, selector};
use super::{
    ActionKind, Advised, Apply, Built, Change, Deal, Destroyed, Discovered, Expr, Fitted, Found, Into,
    Introduced, Item, Lasting, Meant, Mover, Op, Performer, Permission, Pick, Place, Quantity, Receiver,
    Shift, Shipped, Site, Span, Subject, Term, Verb, When,
};
use crate::ids::{
    Advisor, Building, Deck, Deed, Equipment, Ground, Group, Keyword, Kosme, Protection, Resource, Ship,
    Standard, Weapon,
};

/// The words that a statement begins with.
const VERBS: [&str; 48] = [
    "mod",
    "allow",
    "forbid",
    "keyword",
    "grant",
    "nothing",
    "gain",
    "pay",
    "actions",
    "ship",
    "ground",
    "group",
    "network",
    "watch",
    "build",
    "upgrade-building",
    "raise",
    "set-level",
    "draw",
    "damage",
    "destroy",
    "lose-building",
    "str",
    "relocate",
    "aside",
    "peek",
    "discover",
    "research",
    "buy-tech",
    "introduce",
    "refund",
    "fit",
    "advisor-upgrade",
    "search-advisor",
    "duplicate",
    "perform",
    "take-planet",
    "expedition",
    "repair",
    "pass-law",
    "cancel-law",
    "sanction",
    "end-war",
    "found-federation",
    "elect-sovereign",
    "force-treaty",
    "dismiss",
    "add-resource",
];

pub(super) fn verb(cursor: &mut Cursor<'_>) -> Result<Verb, Misread> {
    let find = |word: &str| VERBS.into_iter().find(|verb| *verb == word);
    let name = cursor.known("something to do", VERBS, find)?;
    Ok(match name {
        "mod" => {
            let change = change(cursor)?;
            let apply = if cursor.take_key("apply") { Some(word!(cursor, Apply)?) } else { None };
            Verb::Mod(change, apply)
        }
        "allow" => Verb::Allow(word!(cursor, Permission)?),
        "forbid" => Verb::Forbid(word!(cursor, Permission)?),
        "keyword" => {
            let keyword = id!(cursor, Keyword, "a keyword")?;
            let number = if cursor.is_before_number() { Some(cursor.small()?) } else { None };
            Verb::Keyword(keyword, number)
        }
        "grant" => {
            let change = change(cursor)?;
            Verb::Grant(change, lasting(cursor)?)
        }
        "nothing" => Verb::Nothing,
        "gain" => Verb::Gain(amounts(cursor)?),
        "pay" => {
            let amounts = amounts(cursor)?;
            Verb::Pay(amounts, if cursor.take_key("to") { Some(word!(cursor, Receiver)?) } else { None })
        }
        "actions" => {
            let n = cursor.number(1..=9)? as u8;
            let kind = word!(cursor, ActionKind)?;
            cursor.expect_key("when")?;
            Verb::Actions(n, kind, word!(cursor, When)?)
        }
        "advisor-upgrade" => Verb::AdvisorUpgrade,
        "take-planet" => Verb::TakePlanet,
        "expedition" => Verb::Expedition,
        "pass-law" => Verb::PassLaw,
        "ship" | "ground" | "group" | "network" | "watch" | "build" | "upgrade-building" => {
            piece(cursor, name)?
        }
        "raise" if cursor.take("here") => Verb::Raise(None),
        "raise" => Verb::Raise(Some(selector(cursor)?)),
        "set-level" => {
            cursor.expect("here")?;
            Verb::SetLevel(cursor.number(1..=4)? as u8)
        }
        "damage" => {
            let n = cursor.number(1..=9)? as u8;
            cursor.expect_key("to")?;
            Verb::Damage(n, destroyed(cursor)?)
        }
        "destroy" => Verb::Destroy(destroyed(cursor)?),
        "draw" | "peek" | "discover" | "research" | "buy-tech" => find_out(cursor, name)?,
        "lose-building" | "str" | "relocate" | "aside" => suffer(cursor, name)?,
        _ => state(cursor, name)?,
    })
}

fn change(cursor: &mut Cursor<'_>) -> Result<Change, Misread> {
    let start = *cursor;
    let quantity = word!(cursor, Quantity)?;
    let filter = match quantity.subject() {
        Some(subject) => filter(cursor, subject)?,
        None => Vec::new(),
    };
    let mut by = None;
    let mut term = None;
    let op = Op::ALL.into_iter().find(|op| cursor.take_sign(op.id()));
    if let Some(op) = op {
        let number = *cursor;
        by = Some((op, factor(cursor)?));
        if op != Op::Times && matches!(by, Some((_, Expr::Fraction(..)))) {
            return Err(number.miss("a whole number: only `*` takes a fraction"));
        }
        if cursor.take("per") {
            let per = if cursor.is_before_number() { cursor.number(1..=99)? as u8 } else { 1 };
            let of = expr(cursor)?;
            let cap = if cursor.take("cap") { Some(cursor.small()?) } else { None };
            term = Some(Term { per, of, cap });
        }
    }
    let min = if cursor.take("min") { Some(cursor.small()?) } else { None };
    let max = if cursor.take("max") { Some(cursor.small()?) } else { None };
    if by.is_none() && min.is_none() && max.is_none() {
        return Err(cursor.miss("\"+\", \"-\", \"=\", \"*\", \"min\" or \"max\" after a quantity"));
    }
    // Income is added up from many sources, so there is no one number to set, to multiply or to bound.
    let is_summed = Resource::ALL.into_iter().any(|resource| quantity == Quantity::income(resource));
    let is_added = matches!(by, Some((Op::Plus | Op::Minus, _))) && min.is_none() && max.is_none();
    if is_summed && !is_added {
        return Err(start.miss("an income with \"+\" or \"-\", without bounds"));
    }
    let numbers = by.iter().map(|(_, by)| by).chain(term.iter().map(|term| &term.of));
    if !quantity.may_follow_income() && numbers.into_iter().any(asks_for_income) {
        return Err(start.miss(format!("a quantity that income does not depend on, as `{quantity}` does")));
    }
    Ok(Change { quantity, filter, by, term, min, max })
}

/// Whether a number is worked out from income.
fn asks_for_income(expr: &Expr) -> bool {
    match expr {
        Expr::Income(_) => true,
        Expr::Max(left, right)
        | Expr::Min(left, right)
        | Expr::Plus(left, right)
        | Expr::Minus(left, right)
        | Expr::Times(left, right) => asks_for_income(left) || asks_for_income(right),
        Expr::HalfUp(of) | Expr::HalfDown(of) | Expr::Group(of) => asks_for_income(of),
        _ => false,
    }
}

fn lasting(cursor: &mut Cursor<'_>) -> Result<Lasting, Misread> {
    cursor.expect_key("for")?;
    let span = word!(cursor, Span)?;
    let uses = if cursor.take_key("uses") { Some(cursor.number(1..=9)? as u8) } else { None };
    Ok(Lasting { span, uses })
}

/// Places after `key=`, with `/` between them.
fn sites(cursor: &mut Cursor<'_>, key: &str) -> Result<Vec<Site>, Misread> {
    cursor.expect_key(key)?;
    let mut sites = Vec::new();
    loop {
        sites.push(if cursor.take("system") {
            Site::System(filter(cursor, Subject::System)?)
        } else {
            Site::Place(word!(cursor, Place)?)
        });
        if !cursor.take_sign("/") {
            return Ok(sites);
        }
    }
}

fn shift(cursor: &mut Cursor<'_>) -> Result<Shift, Misread> {
    if cursor.take_key("add") {
        return Ok(Shift::Add(cursor.number(1..=9)? as u8));
    }
    if cursor.take_key("set") {
        return Ok(Shift::Set(cursor.number(0..=9)? as u8));
    }
    Err(cursor.miss("\"add=\" or \"set=\""))
}

fn destroyed(cursor: &mut Cursor<'_>) -> Result<Destroyed, Misread> {
    Ok(match cursor.word() {
        "explorer" => cursor.expect("explorer").map(|()| Destroyed::Explorer)?,
        "it" => cursor.expect("it").map(|()| Destroyed::It)?,
        "target" => cursor.expect("target").map(|()| Destroyed::Target)?,
        _ => Destroyed::One(selector(cursor)?),
    })
}

fn shipped(cursor: &mut Cursor<'_>) -> Result<Shipped, Misread> {
    let word = cursor.word();
    if let Some(ship) = Ship::from_id(word) {
        return cursor.expect(word).map(|()| Shipped::Ship(ship));
    }
    if let Some(ship) = Standard::from_id(word) {
        return cursor.expect(word).map(|()| Shipped::Standard(ship));
    }
    if let Some(ship) = Kosme::from_id(word) {
        return cursor.expect(word).map(|()| Shipped::Kosme(ship));
    }
    if Subject::from_id(word).is_some() {
        return Ok(Shipped::One(selector(cursor)?));
    }
    let known = Ship::ids().iter().chain(Standard::ids()).chain(Kosme::ids());
    Err(cursor.miss_near("a ship, or \"unit[…]\"", known.copied()))
}

fn piece(cursor: &mut Cursor<'_>, name: &str) -> Result<Verb, Misread> {
    Ok(match name {
        "ship" => {
            let ship = shipped(cursor)?;
            let sites = sites(cursor, "at")?;
            Verb::Ship(ship, sites, if cursor.take_key("upkeep") { Some(cursor.small()?) } else { None })
        }
        "ground" => Verb::Ground(id!(cursor, Ground, "a ground unit")?, sites(cursor, "at")?),
        "group" => Verb::Group(id!(cursor, Group, "a neutral group")?, sites(cursor, "at")?),
        "network" => Verb::Network(shift(cursor)?, sites(cursor, "at")?),
        "watch" => Verb::Watch(shift(cursor)?, sites(cursor, "at")?),
        "build" => {
            let built = if cursor.word() == "building" {
                Built::One(selector(cursor)?)
            } else {
                Built::Building(id!(cursor, Building, "a building, or \"building[…]\"")?)
            };
            let sites = if cursor.is_before_key("at") { sites(cursor, "at")? } else { Vec::new() };
            Verb::Build(built, sites)
        }
        _ => {
            let of = selector(cursor)?;
            cursor.expect_key("to")?;
            Verb::UpgradeBuilding(of, cursor.number(2..=3)? as u8)
        }
    })
}

fn yes_or_no(cursor: &mut Cursor<'_>) -> Result<bool, Misread> {
    if cursor.take("yes") { Ok(true) } else { cursor.expect("no").map(|()| false) }
}

fn find_out(cursor: &mut Cursor<'_>, name: &str) -> Result<Verb, Misread> {
    Ok(match name {
        "draw" => {
            if let Some(pile) = Deal::from_id(cursor.word()) {
                cursor.expect(pile.id())?;
                let n = cursor.number(1..=9)? as u8;
                let effect = if cursor.take_key("effect") { Some(yes_or_no(cursor)?) } else { None };
                return Ok(Verb::Deal(pile, n, effect));
            }
            let mut decks = vec![id!(cursor, Deck, "a deck")?];
            while cursor.take_sign("/") {
                decks.push(id!(cursor, Deck, "a deck")?);
            }
            let n = cursor.number(1..=9)? as u8;
            Verb::Draw(decks, n, if cursor.take_key("effect") { Some(yes_or_no(cursor)?) } else { None })
        }
        "peek" => Verb::Peek(cursor.number(1..=9)? as u8, selector(cursor)?),
        "discover" => {
            let n = cursor.number(1..=9)? as u8;
            let of =
                if cursor.take("peeked") { Discovered::Peeked } else { Discovered::Of(selector(cursor)?) };
            cursor.expect_key("event")?;
            Verb::Discover(n, of, yes_or_no(cursor)?)
        }
        "research" => Verb::Research(selector(cursor)?),
        _ => {
            let of = selector(cursor)?;
            cursor.expect_key("price")?;
            Verb::BuyTech(of, fraction(cursor)?)
        }
    })
}

fn suffer(cursor: &mut Cursor<'_>, name: &str) -> Result<Verb, Misread> {
    Ok(match name {
        "lose-building" => Verb::LoseBuilding(cursor.number(1..=9)? as u8, sites(cursor, "at")?),
        "str" => {
            let mover = word!(cursor, Mover)?;
            let shift = shift(cursor)?;
            cursor.expect_key("for")?;
            let next = cursor.take("next-round");
            if !next {
                cursor.expect("round")?;
            }
            Verb::Strategic(mover, shift, !next)
        }
        "relocate" => {
            let mover = word!(cursor, Mover)?;
            let sites = sites(cursor, "to")?;
            cursor.expect_key("pick")?;
            Verb::Relocate(mover, sites, word!(cursor, Pick)?)
        }
        _ => cursor.expect("explorer").map(|()| Verb::Aside)?,
    })
}

fn fitted(cursor: &mut Cursor<'_>) -> Result<Fitted, Misread> {
    let word = cursor.word();
    let found = match word {
        "one-unlocked-now" => Some(Fitted::OneUnlockedNow),
        "all-unlocked-now" => Some(Fitted::AllUnlockedNow),
        "any-item" => Some(Fitted::AnyItem),
        _ => item(word).map(Fitted::Item),
    };
    match found {
        Some(found) => cursor.expect(word).map(|()| found),
        None => {
            let known = Weapon::ids().iter().chain(Protection::ids()).chain(Equipment::ids());
            Err(cursor.miss_near("an item", known.copied()))
        }
    }
}

/// The weapon, protection or equipment with this id.
fn item(id: &str) -> Option<Item> {
    let protection = || Protection::from_id(id).map(Item::Protection);
    let equipment = || Equipment::from_id(id).map(Item::Equipment);
    Weapon::from_id(id).map(Item::Weapon).or_else(protection).or_else(equipment)
}

fn state(cursor: &mut Cursor<'_>, name: &str) -> Result<Verb, Misread> {
    Ok(match name {
        "introduce" if cursor.take("policy") => Verb::Introduce(Introduced::Policy),
        "introduce" => Verb::Introduce(Introduced::Of(selector(cursor)?)),
        "refund" => cursor.expect("policy").map(|()| Verb::RefundPolicy)?,
        "fit" => {
            let what = fitted(cursor)?;
            cursor.expect_key("into")?;
            let into = word!(cursor, Into)?;
            let free = cursor.take_key("ignore");
            if free {
                cursor.expect("tech")?;
            }
            Verb::Fit(what, into, free)
        }
        "search-advisor" => {
            let who = if cursor.take("any") {
                Advised::Any
            } else {
                Advised::Advisor(id!(cursor, Advisor, "an advisor, or \"any\"")?)
            };
            cursor.expect_key("to")?;
            Verb::SearchAdvisor(who, word!(cursor, Found)?)
        }
        "duplicate" => Verb::Duplicate(selector(cursor)?),
        "perform" => {
            let what =
                if cursor.take("any-ia") { None } else { Some(id!(cursor, Deed, "an institution action")?) };
            Verb::Perform(what, if cursor.take_key("by") { Some(word!(cursor, Performer)?) } else { None })
        }
        "repair" => cursor.expect("one-fleet").map(|()| Verb::RepairFleet)?,
        "cancel-law" => {
            cursor.expect_key("which")?;
            Verb::CancelLaw(word!(cursor, Meant)?)
        }
        "sanction" => {
            let op =
                if cursor.take_sign("-") { Op::Minus } else { cursor.expect_sign("+").map(|()| Op::Plus)? };
            let n = cursor.number(1..=5)? as u8;
            cursor.expect_key("who")?;
            Verb::Sanction(op, n, word!(cursor, Meant)?)
        }
        "end-war" => named(cursor, "which").map(|()| Verb::EndWar)?,
        "found-federation" => named(cursor, "who").map(|()| Verb::FoundFederation)?,
        "elect-sovereign" => named(cursor, "who").map(|()| Verb::ElectSovereign)?,
        "force-treaty" => {
            let mut treaties = vec![id!(cursor, Deed, "a treaty")?];
            while cursor.take_sign("/") {
                treaties.push(id!(cursor, Deed, "a treaty")?);
            }
            Verb::ForceTreaty(treaties)
        }
        "dismiss" => Verb::Dismiss(selector(cursor)?),
        _ => cursor.expect("here").map(|()| Verb::AddResource)?,
    })
}

fn named(cursor: &mut Cursor<'_>, key: &str) -> Result<(), Misread> {
    cursor.expect_key(key)?;
    cursor.expect("named")
}

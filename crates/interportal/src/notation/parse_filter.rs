//! Reading selectors, filters and triggers; every test must say something about its subject.

use super::Misread;
use super::cursor::{Cursor, Keyed, id, word};
use super::{
    Actor, Attackers, BuildingKind, Company, Filter, Flag, Foe, Moment, Named, Near, Owner, Place, Property,
    Relation, Selector, Subject, Test, Tier, Trigger,
};
use crate::ids::{
    Area, Building, Class, Deck, Deed, Ground, Group, Keyword, Kind, Planet, Resource, Ship, Size,
};

/// A sort of things and what they must be like.
pub(super) fn selector(cursor: &mut Cursor<'_>) -> Result<Selector, Misread> {
    let known = Subject::SELECTED;
    let find = |word: &str| known.into_iter().find(|it| it.id() == word);
    let subject = cursor.known("a sort of things", known.map(Subject::id), find)?;
    Ok(Selector { subject, filter: filter(cursor, subject)? })
}

/// A moment and what it must be like.
pub(super) fn trigger(cursor: &mut Cursor<'_>) -> Result<Trigger, Misread> {
    let moment = word!(cursor, Moment)?;
    Ok(Trigger { moment, filter: filter(cursor, Subject::Trigger)? })
}

/// The tests in square brackets, if there are any.
pub(super) fn filter(cursor: &mut Cursor<'_>, subject: Subject) -> Result<Filter, Misread> {
    let mut tests = Vec::new();
    if !cursor.take_sign("[") {
        return Ok(tests);
    }
    loop {
        let not = cursor.take_sign("!");
        tests.push(Test { not, property: property(cursor, subject)? });
        if !cursor.take_sign(",") {
            break;
        }
    }
    cursor.expect_sign("]")?;
    Ok(tests)
}

/// How two numbers stand to each other.
pub(super) fn relation(cursor: &mut Cursor<'_>) -> Result<Relation, Misread> {
    let found = Relation::ALL.into_iter().find(|relation| cursor.take_sign(relation.id()));
    found.ok_or_else(|| cursor.miss("\"=\", \"!=\", \"<\", \"<=\", \">\" or \">=\""))
}

/// The tests with a value that say something about a subject.
fn valued(subject: Subject) -> &'static [&'static str] {
    match subject {
        Subject::Colony => &["level", "planet", "slotted-buildings"],
        Subject::Building => &["id", "kind", "res", "step"],
        Subject::Unit | Subject::Ship | Subject::Ground => {
            &["id", "hull", "class", "at", "battle-round", "owner"]
        }
        Subject::Network | Subject::Advisor | Subject::Watch => &["level"],
        Subject::Card => &["level", "deck"],
        Subject::Tech => &["area", "cost", "owner"],
        Subject::Law => &["by"],
        Subject::Treaty => &["kind"],
        Subject::System => &["kind", "adjacent", "within", "with"],
        Subject::Group => &["id"],
        Subject::Government => &["tier"],
        Subject::Item => &["size"],
        Subject::Attack => &["weapon", "attacker"],
        Subject::Ia => &["id", "by"],
        Subject::Ratio => &["res"],
        Subject::Trigger => &["vs", "with"],
        Subject::Policy | Subject::Player | Subject::Fitting | Subject::War => &[],
    }
}

fn property(cursor: &mut Cursor<'_>, subject: Subject) -> Result<Property, Misread> {
    let name = cursor.word();
    if let Some(name) = valued(subject).iter().find(|it| **it == name) {
        cursor.expect(name)?;
        return value(cursor, subject, name);
    }
    let flags = Flag::ALL.into_iter().filter(|flag| flag.fits(subject));
    match flags.clone().find(|flag| flag.id() == name) {
        Some(flag) => {
            cursor.expect(name)?;
            Ok(Property::Flag(flag))
        }
        None => {
            let known = flags.map(Flag::id).chain(valued(subject).iter().copied());
            let expected = if valued(subject).is_empty() && !Flag::ALL.iter().any(|flag| flag.fits(subject)) {
                format!("no brackets, as `{subject}` has no tests")
            } else {
                format!("a test of `{subject}`")
            };
            Err(cursor.miss_near(expected, known))
        }
    }
}

fn value(cursor: &mut Cursor<'_>, subject: Subject, name: &str) -> Result<Property, Misread> {
    Ok(match name {
        "level" => Property::Level(relation(cursor)?, cursor.number(0..=6)? as u8),
        "slotted-buildings" => Property::SlottedBuildings(relation(cursor)?, cursor.small()?),
        "step" => Property::Step(relation(cursor)?, cursor.number(1..=3)? as u8),
        "cost" => Property::Cost(relation(cursor)?, cursor.small()?),
        "battle-round" => Property::BattleRound(relation(cursor)?, cursor.small()?),
        "class" => Property::Class(relation(cursor)?, word!(cursor, Class)?),
        _ => {
            cursor.expect_sign("=")?;
            listed(cursor, subject, name)?
        }
    })
}

/// Several values of which one must fit.
fn list<T>(
    cursor: &mut Cursor<'_>,
    read: impl Fn(&mut Cursor<'_>) -> Result<T, Misread>,
) -> Result<Vec<T>, Misread> {
    let mut values = vec![read(cursor)?];
    while cursor.take_sign("|") {
        values.push(read(cursor)?);
    }
    Ok(values)
}

fn listed(cursor: &mut Cursor<'_>, subject: Subject, name: &str) -> Result<Property, Misread> {
    Ok(match (name, subject) {
        ("planet", _) => Property::Planet(list(cursor, |cursor| id!(cursor, Planet, "a kind of planet"))?),
        ("id", _) => Property::Id(list(cursor, |cursor| named(cursor, subject))?),
        ("hull", _) => Property::Hull(list(cursor, |cursor| id!(cursor, Ship, "a ship"))?),
        ("kind", Subject::Building) => {
            Property::Building(list(cursor, |cursor| word!(cursor, BuildingKind))?)
        }
        ("kind", Subject::Treaty) => Property::Treaty(list(cursor, |cursor| id!(cursor, Deed, "a treaty"))?),
        ("kind", _) => Property::System(list(cursor, |cursor| word!(cursor, Kind))?),
        ("res", _) => Property::Resource(list(cursor, |cursor| word!(cursor, Resource))?),
        ("size", _) => Property::Size(list(cursor, |cursor| word!(cursor, Size))?),
        ("weapon", _) => Property::Weapon(id!(cursor, Keyword, "a keyword")?),
        ("attacker", _) => Property::Attackers(word!(cursor, Attackers)?),
        ("owner", _) => Property::Owner(word!(cursor, Owner)?),
        ("by", _) => Property::By(word!(cursor, Actor)?),
        ("deck", _) if cursor.take("event") => Property::Deck(None),
        ("deck", _) => Property::Deck(Some(id!(cursor, Deck, "a deck of events, or \"event\" for all")?)),
        ("tier", _) => Property::Tier(word!(cursor, Tier)?),
        ("area", _) => Property::Area(id!(cursor, Area, "a research area")?),
        ("at", _) => Property::At(word!(cursor, Place)?),
        ("with", _) => Property::With(word!(cursor, Company)?),
        ("adjacent", _) => Property::Adjacent(word!(cursor, Near)?),
        ("within", _) => Property::Within(cursor.number(1..=9)? as u8),
        _ => Property::Vs(word!(cursor, Foe)?),
    })
}

fn named(cursor: &mut Cursor<'_>, subject: Subject) -> Result<Named, Misread> {
    Ok(match subject {
        Subject::Building => Named::Building(id!(cursor, Building, "a building")?),
        Subject::Ia => Named::Deed(id!(cursor, Deed, "an institution action")?),
        Subject::Group => Named::Group(id!(cursor, Group, "a neutral group")?),
        _ if Ground::from_id(cursor.word()).is_some() => Named::Ground(id!(cursor, Ground, "a ground unit")?),
        _ => Named::Ship(id!(cursor, Ship, "a ship or ground unit")?),
    })
}

//! Reading single steps of the notation.

use super::Misread;
use super::cursor::{Counting, Cursor};
use super::plot::threat;
use super::{Cube, Face, Modes, Neighbour, Research, Site, Sorts, Spot, Step, Whose};
use crate::ids::{Column, Guild, SystemDeck, Tile};

type Rest = fn(&mut Cursor<'_>) -> Result<Step, Misread>;

/// Every step by its first word, with the reader of what follows.
const STEPS: &[(&str, Rest)] = &[
    ("gain", |cursor| Ok(Step::Gain(ore(cursor)?))),
    ("pay", |cursor| {
        let ore = ore(cursor)?;
        if cursor.take("to") {
            cursor.expect("player")?;
            return Ok(Step::PayPlayer(ore));
        }
        Ok(Step::Pay(ore))
    }),
    ("lose", |cursor| {
        let n = cursor.some()?;
        let what: fn(u8) -> Step =
            cursor.one_of(&[("ore", Step::LoseOre as fn(u8) -> Step), ("pop", Step::LosePop)])?;
        Ok(what(n))
    }),
    ("take", |cursor| {
        let ore = ore(cursor)?;
        cursor.expect("from")?;
        cursor.expect("others")?;
        Ok(Step::TakeOre(ore))
    }),
    ("give", |cursor| {
        let ore = ore(cursor)?;
        cursor.expect("to")?;
        cursor.expect("others")?;
        Ok(Step::GiveOre(ore))
    }),
    ("supply", |cursor| convert(cursor, Cube::Supply)),
    ("pop", |cursor| convert(cursor, Cube::Pop)),
    ("ship", |cursor| convert(cursor, Cube::Ship)),
    ("grow", |_| Ok(Step::Grow)),
    ("mine", |_| Ok(Step::Mine)),
    ("trade", |_| Ok(Step::Trade)),
    ("automate", |cursor| Ok(Step::Automate(cursor.one_of(&Sorts::ALL.map(|sorts| (sorts.id(), sorts)))?))),
    ("move-supply", |cursor| {
        let n = cursor.some()?;
        let rightmost = cursor.take("rightmost");
        cursor.expect("to")?;
        let to = if cursor.take("any") { None } else { Some(column(cursor)?) };
        Ok(Step::MoveSupply { n, rightmost, to })
    }),
    ("research", |cursor| Ok(Step::Research(research(cursor)?))),
    ("private-tech", |cursor| {
        let level = cursor.number(2..=3)?;
        Ok(Step::PrivateTech { level, draw: draw(cursor)? })
    }),
    ("jump", |cursor| Ok(Step::Jump { n: cursor.some()?, hold_bonus: cursor.take("hold-bonus") })),
    ("warp", |cursor| Ok(Step::Warp(cursor.some()?))),
    ("upgrade", upgrade),
    ("colonise", |cursor| Ok(Step::Colonise { neutral: cursor.take("neutral") })),
    ("charter", |cursor| {
        let deck = deck(cursor)?;
        Ok(Step::Charter { deck, draw: draw(cursor)? })
    }),
    ("copy-action", |cursor| {
        let whose = cursor.one_of(&Whose::ALL.map(|whose| (whose.id(), whose)))?;
        Ok(Step::Copy { whose, research: cursor.take("research") })
    }),
    ("open-guild", |cursor| {
        let guilds: Vec<_> = Guild::all().map(|guild| (guild.id(), guild)).collect();
        Ok(Step::OpenGuild(cursor.one_of(&guilds)?))
    }),
    ("attach-system", |cursor| {
        let deck = deck(cursor)?;
        cursor.expect("next-to")?;
        let next_to = cursor.one_of(&Neighbour::ALL.map(|next_to| (next_to.id(), next_to)))?;
        Ok(Step::AttachSystem { deck, next_to })
    }),
    ("attach-vp", |cursor| {
        let vp = cursor.some()?;
        Ok(Step::AttachVp { vp, site: cursor.one_of(&Site::ALL.map(|site| (site.id(), site)))? })
    }),
    ("attach-private", |cursor| {
        let deck = deck(cursor)?;
        Ok(Step::AttachPrivate { deck, draw: draw(cursor)? })
    }),
    ("private-achievement", |cursor| Ok(Step::PrivateAchievement(draw(cursor)?))),
    ("place-ship", |cursor| {
        let level = cursor.number(1..=4)?;
        cursor.expect_sign("@")?;
        Ok(Step::PlaceShip { level, at: cursor.one_of(&Spot::ALL.map(|spot| (spot.id(), spot)))? })
    }),
    ("place-tile", |cursor| Ok(Step::PlaceTile(cursor.one_of(&Tile::ALL.map(|tile| (tile.id(), tile)))?))),
    ("attach-dyson", |cursor| Ok(Step::AttachDyson(deck(cursor)?))),
    ("take-dyson", |_| Ok(Step::TakeDyson)),
    ("scatter", |_| Ok(Step::Scatter)),
    ("banish", |cursor| Ok(Step::Banish(cursor.some()?))),
    ("museum", |cursor| Ok(Step::Museum(cursor.some()?))),
    ("vp", |cursor| Ok(Step::Vp(cursor.some()?))),
    ("add-achievement", |cursor| Ok(Step::AddAchievement(draw(cursor)?))),
    ("predict", |_| Ok(Step::Predict)),
    ("threat", |cursor| Ok(Step::Threat { rises: threat(cursor)? > 0 })),
    ("anarchist-ship", |cursor| Ok(Step::AnarchistShip(cursor.number(1..=4)?))),
    ("anarchist-jump", |cursor| Ok(Step::AnarchistJump(cursor.some()?))),
];

/// Reads one step.
pub(super) fn step(cursor: &mut Cursor<'_>) -> Result<Step, Misread> {
    let rest = cursor.one_of(STEPS).map_err(|miss| Misread { expected: "a step".to_owned(), ..miss })?;
    rest(cursor)
}

fn ore(cursor: &mut Cursor<'_>) -> Result<u8, Misread> {
    let n = cursor.some()?;
    cursor.expect("ore")?;
    Ok(n)
}

fn draw(cursor: &mut Cursor<'_>) -> Result<u8, Misread> {
    cursor.expect("draw")?;
    cursor.number(1..=4)
}

fn deck(cursor: &mut Cursor<'_>) -> Result<SystemDeck, Misread> {
    cursor.one_of(&SystemDeck::ALL.map(|deck| (deck.id(), deck)))
}

fn column(cursor: &mut Cursor<'_>) -> Result<Column, Misread> {
    cursor.one_of(&Column::ALL.map(|column| (column.id(), column)))
}

fn convert(cursor: &mut Cursor<'_>, cube: Cube) -> Result<Step, Misread> {
    cursor.expect_sign(">")?;
    // A cube that keeps its face is not converted, and a ship cannot be converted.
    let faces: Vec<_> = Face::ALL
        .into_iter()
        .filter(|face| face.id() != cube.id() && (cube != Cube::Ship || face.level().is_none()))
        .map(|face| (face.id(), face))
        .collect();
    let face = cursor.one_of(&faces)?;
    let from = if cube == Cube::Supply && cursor.take("from") { Some(column(cursor)?) } else { None };
    let at = if face.level().is_some() && cursor.take_sign("@") {
        cursor.one_of(&Spot::ALL.map(|spot| (spot.id(), spot)))?
    } else {
        Spot::SolOrYard
    };
    Ok(Step::Convert { cube, face, from, at })
}

fn upgrade(cursor: &mut Cursor<'_>) -> Result<Step, Misread> {
    if cursor.take("up") {
        cursor.expect("to")?;
        let ships = cursor.some()?;
        cursor.expect("ships")?;
        cursor.expect("by")?;
        return Ok(Step::UpgradeShips { ships, by: cursor.number(1..=3)? });
    }
    if cursor.take("start-ship") {
        cursor.expect("by")?;
        return Ok(Step::UpgradeStart(cursor.number(1..=3)?));
    }
    let n = cursor.some()?;
    cursor.expect("points")?;
    Ok(Step::UpgradePoints(n))
}

fn research(cursor: &mut Cursor<'_>) -> Result<Research, Misread> {
    let level = cursor.number(1..=4)?;
    let plus = if cursor.take_sign("+") {
        let count = cursor.count(false)?;
        cursor.expect("max")?;
        Some((count, cursor.number(level..=4)?))
    } else {
        None
    };
    let mut modes = Modes::default();
    loop {
        let again = cursor.miss("a condition that has not come before");
        let mode = if cursor.take("known") {
            &mut modes.known
        } else if cursor.take("no-prereq") {
            &mut modes.no_prereq
        } else if cursor.take("no-bonus") {
            &mut modes.no_bonus
        } else if cursor.take("with") {
            cursor.expect("supply")?;
            &mut modes.with_supply
        } else {
            return Ok(Research { level, plus, modes });
        };
        if std::mem::replace(mode, true) {
            return Err(again);
        }
    }
}

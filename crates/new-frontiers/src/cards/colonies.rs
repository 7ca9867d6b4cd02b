//! Reading worlds and homes.

use pack::{Reading, Spanned};

use super::carried;
use super::lines::{Lines, keywords};
use super::raw::{RawColony, RawKind};
use super::read::in_order;
use super::{ColonyCard, Colour, HomeCard, Limits, Name, Side, Yield};
use crate::ids::{Home, Kind, World};

pub(super) fn worlds(reading: &mut Reading<'_, '_>, names: &[Name]) -> Option<Vec<Spanned<ColonyCard>>> {
    let known: Vec<_> = World::all().map(World::id).collect();
    in_order(
        reading,
        "world",
        &known,
        |raw: &RawColony| &raw.id,
        |reading, id, raw| {
            let of_homes = [
                raw.mat.as_ref().map(Spanned::span),
                raw.side.as_ref().map(Spanned::span),
                raw.first_game.as_ref().map(Spanned::span),
            ];
            for span in of_homes.into_iter().flatten() {
                reading.fault(span, "only a home has this field");
            }
            Some(colony(reading, id, raw, names))
        },
    )
}

pub(super) fn homes(reading: &mut Reading<'_, '_>, names: &[Name]) -> Option<Vec<Spanned<HomeCard>>> {
    let known: Vec<_> = Home::all().map(Home::id).collect();
    in_order(
        reading,
        "home",
        &known,
        |raw: &RawColony| &raw.id,
        |reading, id, mut raw| {
            let (Some(mat), Some(side), Some(first_game)) =
                (raw.mat.take(), raw.side.take(), raw.first_game.take())
            else {
                reading.fault(raw.id.span(), "a home needs the fields `mat`, `side` and `first_game`");
                return None;
            };
            if *first_game.get_ref() != (*side.get_ref() == Side::A) {
                reading.fault(first_game.span(), "side a, and no other, is for the first game");
            }
            let colony = colony(reading, id, raw, names);
            Some(HomeCard {
                colony,
                mat: mat.into_inner(),
                side: side.into_inner(),
                first_game: first_game.into_inner(),
            })
        },
    )
}

fn colony(reading: &mut Reading<'_, '_>, id: &'static str, raw: RawColony, names: &[Name]) -> ColonyCard {
    let value = match (raw.military, raw.cost, raw.defence) {
        (false, Some(value), None) | (true, None, Some(value)) => value.into_inner(),
        (false, ..) => {
            reading.fault(raw.id.span(), "expected `cost` and no `defence`: it is not military");
            0
        }
        (true, ..) => {
            reading.fault(raw.id.span(), "expected `defence` and no `cost`: it is military");
            0
        }
    };
    if !(1..=2).contains(raw.colonists.get_ref()) {
        reading.fault(raw.colonists.span(), format!("expected 1 or 2, found {}", raw.colonists.get_ref()));
    }
    let kind = raw.kind.span();
    let colour = match raw.kind.into_inner() {
        RawKind::Grey => Colour::Grey,
        RawKind::Joker => Colour::Joker,
        RawKind::Novelty => Colour::Kind(Kind::Novelty),
        RawKind::Rare => Colour::Kind(Kind::Rare),
        RawKind::Genes => Colour::Kind(Kind::Genes),
        RawKind::AlienTech => Colour::Kind(Kind::AlienTech),
    };
    match (&raw.yields, colour) {
        (Some(yields), Colour::Grey) => reading.fault(yields.span(), "a grey colony has no type"),
        (None, Colour::Joker | Colour::Kind(_)) => {
            reading.fault(kind.clone(), "expected a `type` beside it: \"windfall\" or \"production\"");
        }
        _ => {}
    }
    let mut lines = Lines::read(reading, &raw.powers);
    if colour == Colour::Grey {
        carried::check_grey(reading, &raw.powers);
    }
    if lines.joker != (colour == Colour::Joker) {
        reading.fault(kind, "kind \"joker\" and the line \"property: joker\" go together");
    }
    ColonyCard {
        id,
        military: raw.military,
        value,
        colonists: raw.colonists.into_inner(),
        points: lines.points(reading, &raw.id, raw.vp),
        colour,
        yields: raw.yields.map_or(Yield::None, Spanned::into_inner),
        keywords: keywords(reading, &raw.keywords, raw.name.get_ref(), names),
        name: raw.name.into_inner(),
        powers: lines.powers,
        untradable: lines.untradable,
        origin: raw.origin,
        note: raw.note,
    }
}

/// Each mat has its two sides, and every home has as many colonists as the set-up gives it.
pub(super) fn check_homes(reading: &mut Reading<'_, '_>, homes: &[Spanned<HomeCard>], limits: &Limits) {
    for mat in 1..=limits.empire_mats {
        for side in Side::ALL {
            let fits = |home: &&Spanned<HomeCard>| home.get_ref().mat == mat && home.get_ref().side == side;
            let n_homes = homes.iter().filter(fits).count();
            if n_homes != 1 {
                let span = homes.iter().rfind(fits).map_or(0..0, Spanned::span);
                reading.fault_of(
                    &span,
                    "mat",
                    format!("expected one home for mat {mat} side {side}, found {n_homes}"),
                );
            }
        }
    }
    for home in homes {
        if home.get_ref().colony.colonists != limits.colonists_per_home {
            let found = home.get_ref().colony.colonists;
            let expected = limits.colonists_per_home;
            reading.fault_of(&home.span(), "colonists", format!("expected {expected}, found {found}"));
        }
    }
}

//! Reads the board and checks it.

use engine::{Index, List};
use pack::{Reading, Spanned, suggestion};

use super::board::{LineColour, RawLine, RawSpace};
use super::read::in_order;
use super::{Line, SiteCard, SpaceCard, SpaceKind, SystemCard, SystemKind};
use crate::ids::{Rock, Site, Space, Spot, System};

/// The board: spaces, sites, systems, and where asteroids and encounters are.
pub(super) struct Map {
    pub(super) spaces: Vec<SpaceCard>,
    pub(super) sites: Vec<SiteCard>,
    pub(super) systems: Vec<SystemCard>,
    pub(super) rocks: Vec<Space>,
    pub(super) spots: Vec<Space>,
}

fn find(reading: &mut Reading<'_, '_>, id: &Spanned<String>) -> Option<Space> {
    let found = Space::from_id(id.get_ref());
    if found.is_none() {
        let near = suggestion(id.get_ref(), Space::all().map(Space::id));
        reading.fault(id.span(), format!("there is no such space{near}"));
    }
    found
}

pub(super) fn read(reading: &mut Reading<'_, '_>) -> Option<Map> {
    let known: Vec<_> = Space::all().map(Space::id).collect();
    let raw = in_order(reading, "spaces", &known, |raw: &RawSpace| &raw.id);
    let known: Vec<_> = Site::all().map(Site::id).collect();
    let sites = in_order(reading, "sites", &known, |site: &SiteCard| &site.orbit);
    let known: Vec<_> = System::all().map(System::id).collect();
    let systems = in_order(reading, "system", &known, |system: &SystemCard| &system.id);
    let lines = reading.list::<RawLine>("edges");
    let (raw, mut sites, systems) = (raw?, sites?, systems?);

    for site in &mut sites {
        let orbit = site.get_ref().orbit.clone();
        site.get_mut().space = find(reading, &orbit)?;
    }
    let mut spaces: Vec<SpaceCard> = raw.iter().map(|raw| space(reading, raw.get_ref())).collect();
    draw_lines(reading, &mut spaces, &lines);
    for (raw, card) in raw.iter().zip(&spaces) {
        check_exits(reading, raw.get_ref(), card);
    }
    place_sites(reading, &mut spaces, &sites);
    check_systems(reading, &spaces, &systems);
    let spots: Vec<Space> =
        Space::all().filter(|space| spaces[space.at()].kind == SpaceKind::Encounter).collect();
    let rocks = rocks(&spaces);
    if spots.len() != Spot::COUNT || rocks.len() != Rock::COUNT {
        let message = format!(
            "expected {} encounter spaces and {} places for asteroids, found {} and {}",
            Spot::COUNT,
            Rock::COUNT,
            spots.len(),
            rocks.len()
        );
        reading.fault(0..0, message);
        return None;
    }
    for (i, spot) in spots.iter().enumerate() {
        spaces[spot.at()].spot = Some(Spot::from_index(i as u8));
    }
    for (i, rock) in rocks.iter().enumerate() {
        spaces[rock.at()].rock = Some(Rock::from_index(i as u8));
    }
    let bare = |site: Spanned<SiteCard>| site.into_inner();
    Some(Map {
        spaces,
        sites: sites.into_iter().map(bare).collect(),
        systems: systems.into_iter().map(Spanned::into_inner).collect(),
        rocks,
        spots,
    })
}

/// Printed asteroids, encounter spaces and spaceports that can be ruined.
fn rocks(spaces: &[SpaceCard]) -> Vec<Space> {
    let can_be = |space: &Space| {
        let card = &spaces[space.at()];
        matches!(card.kind, SpaceKind::Asteroid | SpaceKind::Encounter) || card.ruined_by.is_some()
    };
    Space::all().filter(can_be).collect()
}

fn space(reading: &mut Reading<'_, '_>, raw: &RawSpace) -> SpaceCard {
    let kind = *raw.kind.get_ref();
    let coloured = matches!(kind, SpaceKind::Dot | SpaceKind::Hazard | SpaceKind::Orbit);
    if coloured != raw.colour.is_some() {
        let message =
            if coloured { "expected a `colour` beside it" } else { "a space of this kind has no `colour`" };
        reading.fault(raw.kind.span(), message);
    }
    if (kind == SpaceKind::Hazard) != raw.test.is_some() {
        reading.fault(raw.kind.span(), "a hazard, and no other space, has a `test`");
    }
    if (kind == SpaceKind::Nav) != raw.exits.is_some() {
        reading.fault(raw.kind.span(), "a navigation space, and no other, has `exits`");
    }
    if raw.system.is_some() == raw.route.is_some() {
        reading.fault(raw.id.span(), "expected either a `system` or a `route`");
    }
    let exits = raw.exits.as_ref().and_then(|exits| {
        let found: Vec<Space> = exits.get_ref().iter().filter_map(|id| find(reading, id)).collect();
        let n = found.len();
        let six = <[Space; 6]>::try_from(found).ok();
        if six.is_none() {
            reading.fault(exits.span(), format!("expected an exit for each value from 1 to 6, found {n}"));
        }
        six
    });
    SpaceCard {
        kind,
        colour: raw.colour.as_ref().map(|colour| *colour.get_ref()),
        test: raw.test.as_ref().map(|test| *test.get_ref()),
        lines: List::new(),
        exits,
        system: raw.system,
        site: None,
        builds: None,
        ruined_by: None,
        spot: None,
        rock: None,
        is_orbit: raw.orbit,
        name: raw.name.clone(),
        route: raw.route.clone(),
        at: [raw.x, raw.y],
        origin: raw.origin,
        note: raw.note.clone(),
    }
}

fn draw_lines(reading: &mut Reading<'_, '_>, spaces: &mut [SpaceCard], lines: &[Spanned<RawLine>]) {
    for line in lines {
        let RawLine { a, b, cost, line, .. } = line.get_ref();
        let is_green = *line.get_ref() == LineColour::Green;
        if *cost.get_ref() != 1 + u8::from(is_green) {
            reading.fault(
                cost.span(),
                format!(
                    "a {} line costs {}",
                    if is_green { "green" } else { "grey" },
                    1 + u8::from(is_green)
                ),
            );
        }
        let (Some(from), Some(to)) = (find(reading, a), find(reading, b)) else { continue };
        for (from, to) in [(from, to), (to, from)] {
            let lines = &mut spaces[from.at()].lines;
            if lines.len() == 6 || lines.iter().any(|line| line.to == to) || from == to {
                reading.fault(
                    a.span(),
                    "expected two spaces that are not yet joined, with at most 6 lines each",
                );
                return;
            }
            lines.push(Line { to, is_green, closed_by: None });
        }
    }
}

/// The exits of a navigation space are exactly its neighbours.
fn check_exits(reading: &mut Reading<'_, '_>, raw: &RawSpace, card: &SpaceCard) {
    let (Some(exits), Some(written)) = (card.exits, &raw.exits) else { return };
    let joined = exits.iter().all(|exit| card.lines.iter().any(|line| line.to == *exit));
    let reached = card.lines.iter().all(|line| exits.contains(&line.to));
    if !joined || !reached {
        reading.fault(written.span(), "the exits must name exactly the neighbours of the space");
    }
}

fn place_sites(reading: &mut Reading<'_, '_>, spaces: &mut [SpaceCard], sites: &[Spanned<SiteCard>]) {
    for (number, site) in sites.iter().enumerate() {
        let span = site.span();
        let site_of = Site::from_index(number as u8);
        let SiteCard { from, path, ruins_from, space, .. } = site.get_ref();
        let joined = path
            .windows(2)
            .all(|pair| spaces[pair[0].at()].lines.iter().any(|line| line.to == pair[1] && line.is_green));
        if !joined || path.first() != Some(from) || path.last() != Some(space) {
            let message = "expected green lines from the builder's place to the orbit space";
            reading.fault_of(&span, "path", message);
        }
        spaces[space.at()].site = Some(site_of);
        spaces[from.at()].builds = Some(site_of);
        if *ruins_from {
            spaces[from.at()].ruined_by = Some(site_of);
        } else if let Some(line) = spaces[space.at()].lines.iter_mut().find(|line| line.to == *from) {
            line.closed_by = Some(site_of);
        }
    }
}

/// MV-005, MV-007: systems have landing places, anomalies have none; all are in their own system.
fn check_systems(reading: &mut Reading<'_, '_>, spaces: &[SpaceCard], systems: &[Spanned<SystemCard>]) {
    for (number, system) in systems.iter().enumerate() {
        let id = System::from_index(number as u8);
        let card = system.get_ref();
        let lands = |space: &Space| {
            let printed = &spaces[space.at()];
            printed.system == Some(id)
                && matches!(printed.kind, SpaceKind::Base | SpaceKind::City | SpaceKind::Port)
        };
        if card.landing.is_empty() != (card.kind == SystemKind::Anomaly) || !card.landing.iter().all(lands) {
            let message = "expected the cities and spaceports of the system; an anomaly has none";
            reading.fault_of(&system.span(), "landing", message);
        }
    }
}

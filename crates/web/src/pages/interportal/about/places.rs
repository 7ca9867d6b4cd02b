//! Systems, fleets, ships and armies in full sentences.

use super::{Line, of_hull};
use crate::called::called;
use crate::i18n::{Lang, t};
use crate::pages::interportal::{choices, fleets, names};
use engine::Seat;
use interportal::ids::Ground;
use interportal::realm::Make;
use interportal::{Books, Hex, View};

/// What lies in a system and who is there.
pub(super) fn of_system(view: &View, seat: Seat, hex: Hex, lang: Lang) -> Vec<Line> {
    let (pack, system) = (view.pack.pack(), view.system(hex));
    let words = names::words(pack, lang);
    let plain = |text: String| (String::new(), text);
    let Some(kind) = system.kind else {
        let seen = view.hand.as_ref().and_then(|hand| hand.seen.iter().find(|seen| seen.hex == hex));
        let glimpse = seen.map_or_else(String::new, |seen| {
            t!(lang, "x4-about-glimpse", it = names::name(&pack[seen.kind].name, lang))
        });
        return vec![plain(t!(lang, "x4-about-unknown")), plain(glimpse)];
    };
    let card = &pack[kind];
    let mut lines =
        vec![(names::title(names::name(&card.name, lang)), words.text(card.effect.as_ref(), None))];
    if let Some(planet) = system.planet {
        let card = &pack[planet];
        let resources: Vec<_> = card.resources.iter().map(|it| names::resource(*it, lang)).collect();
        lines.push((names::title(names::name(&card.name, lang)), words.text(card.effect.as_ref(), None)));
        lines.push((t!(lang, "x4-about-production"), resources.join(", ")));
        lines.push((t!(lang, "x4-about-most"), card.max_level.to_string()));
    }
    if let Some(colony) = view.colony_at(hex) {
        let books = Books::open(view, colony.seat);
        let text = t!(
            lang,
            "x4-about-colony-of",
            level = colony.level,
            who = called(colony.seat),
            used = books.used_slots(colony),
            slots = books.slots(colony)
        );
        lines.push((t!(lang, "x4-about-colony"), text));
        let standing = colony.buildings.iter().map(|it| names::name(&pack[it.building].name, lang));
        lines.push((t!(lang, "x4-about-buildings"), standing.collect::<Vec<_>>().join(", ")));
        let events = colony.events.iter().map(|it| names::name(&pack[it.event].name, lang));
        lines.push((t!(lang, "x4-about-events"), events.collect::<Vec<_>>().join(", ")));
    }
    let whose = |seat: Option<Seat>| seat.map_or_else(String::new, called);
    lines.push((t!(lang, "x4-about-control"), whose(view.controller(hex))));
    lines.push((t!(lang, "x4-about-route"), whose(system.route)));
    let gates: Vec<_> = system.gates.iter().map(called).collect();
    lines.push((t!(lang, "x4-about-gates"), gates.join(", ")));
    lines.push((t!(lang, "x4-about-blockade"), whose(system.blockade)));
    let group = system.group.map_or("", |group| names::name(&pack[group].name, lang));
    lines.push((t!(lang, "x4-about-neutral"), group.to_owned()));
    let n_privateers = view.privateers.iter().filter(|at| **at == hex).count();
    let privateers = if n_privateers > 0 { n_privateers.to_string() } else { String::new() };
    lines.push((t!(lang, "x4-about-privateers"), privateers));
    for (other, classes) in fleets::watched_at(view, seat, hex) {
        let classes: Vec<_> = classes.iter().map(|(class, n)| format!("{n} {class}")).collect();
        lines.push((t!(lang, "x4-about-fleet-of", who = called(other)), classes.join(", ")));
    }
    for (label, level) in [
        (t!(lang, "x4-about-network"), system.networks[seat]),
        (t!(lang, "x4-about-watch"), system.watches[seat]),
    ] {
        let text = if level > 0 { t!(lang, "x4-about-level", n = level) } else { String::new() };
        lines.push((label, text));
    }
    lines
}

/// Where an own fleet is and which ships it has.
pub(super) fn of_fleet(view: &View, seat: Seat, fleet: u8, lang: Lang) -> Vec<Line> {
    let at = usize::from(fleet).saturating_sub(1);
    let marker = view.realms[seat].fleets.get(at).copied().flatten();
    let place = marker.map_or("", |marker| names::place(marker.hex));
    let ships = choices::notes::ships(view, seat, fleet, lang).unwrap_or_default();
    vec![(t!(lang, "x4-about-at"), place.to_owned()), (t!(lang, "x4-about-fleet"), ships)]
}

/// Where an own ship is, what is left of it and what it is.
pub(super) fn of_vessel(view: &View, seat: Seat, ship: u8, lang: Lang) -> Vec<Line> {
    let pack = view.pack.pack();
    let at = usize::from(ship).saturating_sub(1);
    let Some(vessel) = view.realms[seat].ships.get(at) else { return vec![] };
    let all = names::full_hull(pack, vessel.make);
    let mut lines = vec![
        (t!(lang, "x4-about-at"), vessel.at.map_or("", names::place).to_owned()),
        (t!(lang, "x4-about-hull"), t!(lang, "x4-about-hull-of", n = vessel.hull, all = all)),
    ];
    let hull = match vessel.make {
        Make::Blueprint(ship, _) => &pack[ship],
        Make::Standard(ship) => &pack[pack[ship].base],
        Make::Kosme(ship) => &pack[pack[ship].base],
    };
    lines.extend(of_hull(pack, hull, lang));
    lines
}

/// Where an own army is and which units it has.
pub(super) fn of_army(view: &View, seat: Seat, army: u8, lang: Lang) -> Vec<Line> {
    let at = usize::from(army).saturating_sub(1);
    let Some(marker) = view.realms[seat].armies.get(at).copied().flatten() else { return vec![] };
    let place = match marker.aboard() {
        Some(fleet) => t!(lang, "x4-about-carried", n = fleet + 1),
        None => names::place(marker.hex).to_owned(),
    };
    let units = view.hand.as_ref().map(|hand| hand.troops.army(at as u8)).unwrap_or_default();
    let units = Ground::all().zip(units).filter(|(_, n)| *n > 0);
    let units = units.map(|(it, n)| format!("{n} {}", names::name(&view.pack.pack()[it].name, lang)));
    vec![(t!(lang, "x4-about-at"), place), (t!(lang, "x4-about-army"), units.collect::<Vec<_>>().join(", "))]
}

/// What is left of a neutral unit in a battle.
pub(super) fn of_target(view: &View, target: u8, lang: Lang) -> Vec<Line> {
    let of_fighter = || names::fighter(view, target).map(|it| (it.class, it.left));
    let unit = of_fighter().or_else(|| names::combatant(view, target).map(|it| (it.class, it.left)));
    let Some((class, [shield, armour, hull])) = unit else { return vec![] };
    vec![
        (t!(lang, "x4-about-class"), names::name(&view.pack[class].name, lang).to_owned()),
        (
            t!(lang, "x4-about-values"),
            t!(lang, "x4-about-target-values", shield = shield, armour = armour, hull = hull),
        ),
    ]
}

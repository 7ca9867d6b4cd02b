//! Tactical battles in words: questions, choices, the log and reasons; the field itself is in its own file.

mod field;
mod why;

use super::{fleets, names};
use crate::game::Names;
use crate::i18n::{Lang, t};
use engine::{Seat, Turn};
use interportal::battlefield::{Aim, Battlefield, Soldier};
use interportal::cards::Pack;
use interportal::odds::HullOf;
use interportal::tactical::{Device, Spot};
use interportal::tactical_words::Fighter;
use interportal::{Cell, Hex, State, TacticalAction, TacticalDecision, TacticalEvent, View};
use maud::html;

pub(super) use field::{centre as place_of, is_shown, section, shape};
pub(super) use why::fault;

/// Ways of six dice, of which chances are told.
const WAYS: u32 = 46_656;

/// How often all weapons of a unit are fired to tell whether a target falls.
const RUNS: u32 = 300;

fn direction(facing: u8, lang: Lang) -> String {
    match facing % 6 {
        0 => t!(lang, "x4b-east"),
        1 => t!(lang, "x4b-south-east"),
        2 => t!(lang, "x4b-south-west"),
        3 => t!(lang, "x4b-west"),
        4 => t!(lang, "x4b-north-west"),
        _ => t!(lang, "x4b-north-east"),
    }
}

/// A hex of the map, by column and row from 1.
fn spot(cell: Cell) -> String {
    let column = char::from(b'A' + cell.column().min(25));
    format!("{column}{}", cell.row() + 1)
}

fn device(device: Device, lang: Lang) -> String {
    match device {
        Device::Hologram => t!(lang, "x4b-hologram"),
        Device::Jammer => t!(lang, "x4b-jammer"),
        Device::Stabilisers => t!(lang, "x4b-stabilisers"),
    }
}

/// The name of a unit with its number in the battle.
fn soldier(pack: &Pack, unit: &Soldier, lang: Lang) -> String {
    let it = names::title(names::hull(pack, unit.hull, lang));
    match unit.n {
        0 | 1 => t!(lang, "x4b-unit", it = it, n = unit.number),
        n => t!(lang, "x4b-stack", it = it, n = unit.number, many = n),
    }
}

/// A unit of the battle going on, by its number.
fn named(view: &View, number: u8, lang: Lang) -> String {
    let unit = Battlefield::now(view).and_then(|field| field.soldier(number).cloned());
    unit.map_or_else(|| number.to_string(), |unit| soldier(view.pack.pack(), &unit, lang))
}

/// What is asked.
pub(super) fn ask(decision: TacticalDecision, view: &View, lang: Lang) -> String {
    let place = |hex: Hex| names::place(hex);
    let it = |number: u8| html! { (named(view, number, lang)) }.into_string();
    match decision {
        TacticalDecision::Join(hex, unit) => t!(lang, "x4b-ask-join", place = place(hex), it = it(unit)),
        TacticalDecision::Mine(hex, n) => t!(lang, "x4b-ask-mine", place = place(hex), n = n),
        TacticalDecision::Deploy(hex, unit) => t!(lang, "x4b-ask-deploy", place = place(hex), it = it(unit)),
        TacticalDecision::Face(hex, unit) => t!(lang, "x4b-ask-face", place = place(hex), it = it(unit)),
        TacticalDecision::Prepare(hex) => t!(lang, "x4b-ask-prepare", place = place(hex)),
        TacticalDecision::Choose(hex, n) => t!(lang, "x4b-ask-choose", place = place(hex), n = n),
        TacticalDecision::Yield(hex, unit) => t!(lang, "x4b-ask-yield", place = place(hex), it = it(unit)),
        TacticalDecision::Act(hex, n, unit) => {
            t!(lang, "x4b-ask-act", place = place(hex), n = n, it = it(unit))
        }
    }
}

/// What one ought to know before answering.
pub(super) fn ask_note(decision: TacticalDecision, lang: Lang) -> Option<String> {
    Some(match decision {
        TacticalDecision::Join(..) => t!(lang, "x4b-note-join"),
        TacticalDecision::Mine(..) => t!(lang, "x4b-note-mine"),
        TacticalDecision::Deploy(..) => t!(lang, "x4b-note-deploy"),
        TacticalDecision::Act(..) => t!(lang, "x4b-note-act"),
        TacticalDecision::Choose(..) => t!(lang, "x4b-note-choose"),
        TacticalDecision::Face(..) | TacticalDecision::Prepare(_) | TacticalDecision::Yield(..) => {
            return None;
        }
    })
}

/// The weapon of the unit on turn, by its slot from 1.
fn weapon(view: &View, slot: u8, lang: Lang) -> String {
    let field = Battlefield::now(view);
    let unit = field.as_ref().and_then(|field| field.soldier(field.unit?));
    let card = unit.and_then(|unit| *unit.weapons.get(usize::from(slot).checked_sub(1)?)?);
    card.map_or_else(|| t!(lang, "x4b-attack"), |it| names::name(&view.pack.pack()[it].name, lang).to_owned())
}

/// A choice in a few words.
pub(super) fn label(view: &View, action: TacticalAction, lang: Lang) -> String {
    let it = |number: u8| named(view, number, lang);
    match action {
        TacticalAction::TakePart => t!(lang, "x4b-do-take-part"),
        TacticalAction::StayOut => t!(lang, "x4b-do-stay-out"),
        TacticalAction::Mine(cell) => t!(lang, "x4b-do-mine", at = spot(cell)),
        TacticalAction::Deploy(cell) => t!(lang, "x4b-do-deploy", at = spot(cell)),
        TacticalAction::Face(facing) => t!(lang, "x4b-do-face", to = direction(facing, lang)),
        TacticalAction::LineUp => t!(lang, "x4b-do-line-up"),
        TacticalAction::Switch(it_, unit) => {
            let on = Battlefield::now(view)
                .is_some_and(|field| field.soldier(unit).is_some_and(|unit| unit.on.contains(&it_)));
            let (what, it) = (device(it_, lang), it(unit));
            match on {
                true => t!(lang, "x4b-do-switch-off", what = what, it = it),
                false => t!(lang, "x4b-do-switch-on", what = what, it = it),
            }
        }
        TacticalAction::Ready => t!(lang, "x4b-do-ready"),
        TacticalAction::Act(unit) => it(unit),
        TacticalAction::YieldMovement => t!(lang, "x4b-do-yield-movement"),
        TacticalAction::YieldAttack => t!(lang, "x4b-do-yield-attack"),
        TacticalAction::Disrupt(unit) => t!(lang, "x4b-do-disrupt", it = it(unit)),
        TacticalAction::Command(unit) => t!(lang, "x4b-do-command", it = it(unit)),
        TacticalAction::Fly(cell, None) => t!(lang, "x4b-do-fly", at = spot(cell)),
        TacticalAction::Fly(cell, Some(facing)) => {
            let field = Battlefield::now(view);
            let here = field.and_then(|field| field.soldier(field.unit?)?.cell());
            let to = direction(facing, lang);
            match here == Some(cell) {
                true => t!(lang, "x4b-do-turn", to = to),
                false => t!(lang, "x4b-do-fly-facing", at = spot(cell), to = to),
            }
        }
        TacticalAction::Dock(unit) => t!(lang, "x4b-do-dock", it = it(unit)),
        TacticalAction::Depart => t!(lang, "x4b-do-depart"),
        TacticalAction::Fire(slot, unit) => {
            t!(lang, "x4b-do-fire", weapon = weapon(view, slot, lang), it = it(unit))
        }
        TacticalAction::Volley(unit) => t!(lang, "x4b-do-volley", it = it(unit)),
        TacticalAction::Beam(slot, facing) => {
            t!(lang, "x4b-do-beam", weapon = weapon(view, slot, lang), to = direction(facing, lang))
        }
        TacticalAction::Bomb(slot, _) => t!(lang, "x4b-do-bomb", weapon = weapon(view, slot, lang)),
        TacticalAction::Storm(unit) => t!(lang, "x4b-do-storm", it = it(unit)),
        TacticalAction::Sweep => t!(lang, "x4b-do-sweep"),
        TacticalAction::ByItself => t!(lang, "x4b-do-by-itself"),
        TacticalAction::Again => t!(lang, "x4b-do-again"),
        TacticalAction::EndTurn => t!(lang, "x4b-do-end"),
    }
}

/// A number of sixths with one decimal.
fn points(sixths: u32, lang: Lang) -> String {
    let tenths = (sixths * 10 + 3) / 6;
    let point = if lang == Lang::De { ',' } else { '.' };
    format!("{}{point}{}", tenths / 10, tenths % 10)
}

/// The chances of an attack.
fn chances(aim: &Aim, lang: Lang) -> String {
    let percent = (aim.chance * 100 + WAYS / 2) / WAYS;
    t!(lang, "x4b-aim", face = aim.face, n = percent, points = points(aim.expected, lang))
}

/// The chance in hundredths that a unit falls if the one on turn fires all its weapons at it; nothing if none can.
fn falls(view: &View, target: u8) -> Option<u32> {
    view.volley(target)?;
    Some((view.falls(target, RUNS, 0) * 100 + RUNS / 2) / RUNS)
}

/// What a choice brings.
pub(super) fn note(turn: &Turn<State>, action: TacticalAction, lang: Lang) -> Option<String> {
    let view = &turn.view;
    match action {
        TacticalAction::Fire(slot, unit) => view.aim(slot, unit).map(|aim| chances(&aim, lang)),
        TacticalAction::Volley(unit) => {
            let aim = view.volley(unit)?;
            let (n, points) = (falls(view, unit)?, points(aim.expected, lang));
            Some(t!(lang, "x4b-aim-all", face = aim.face, n = n, points = points))
        }
        TacticalAction::Fly(cell, facing) => {
            let (own, theirs) = view.prospects(cell, facing);
            Some(t!(lang, "x4b-prospects", own = points(own, lang), theirs = points(theirs, lang)))
        }
        TacticalAction::ByItself => Some(t!(lang, "x4b-note-by-itself")),
        TacticalAction::LineUp => Some(t!(lang, "x4b-note-line-up")),
        TacticalAction::Depart => Some(t!(lang, "x4b-note-depart")),
        TacticalAction::Again => Some(t!(lang, "x4b-note-again")),
        _ => None,
    }
}

/// The key of a hex of the map.
fn cell_key(cell: Cell) -> String {
    format!("cell-{}-{}", cell.column(), cell.row())
}

/// The key of a unit in the battle.
fn unit_key(number: u8) -> String {
    format!("fighter-{number}")
}

/// The piece that a choice lights.
pub(super) fn key(view: &View, action: TacticalAction) -> Option<String> {
    let unit = || {
        let field = Battlefield::now(view)?;
        field.soldier(field.unit?)?.cell()
    };
    match Spot::of(action) {
        Spot::Cell(cell) => Some(cell_key(cell)),
        Spot::Unit(number) => Some(unit_key(number)),
        Spot::Facing(facing) => unit()?.next(facing, view.tactics.rows).map(cell_key),
        Spot::Word(_) => None,
    }
}

/// Its picture.
pub(super) const fn icon(action: TacticalAction) -> Option<&'static str> {
    Some(match action {
        TacticalAction::Fire(..)
        | TacticalAction::Volley(_)
        | TacticalAction::Beam(..)
        | TacticalAction::Bomb(..) => "military",
        TacticalAction::Storm(_) => "troops",
        TacticalAction::Fly(..) | TacticalAction::Deploy(_) | TacticalAction::Face(_) => "jump",
        TacticalAction::Depart | TacticalAction::Dock(_) | TacticalAction::StayOut => "retreat",
        TacticalAction::EndTurn | TacticalAction::Ready | TacticalAction::Again => "next",
        TacticalAction::LineUp | TacticalAction::ByItself => "fleet",
        _ => return None,
    })
}

/// The verb on the button that confirms it.
pub(super) fn verb(action: TacticalAction, lang: Lang) -> String {
    match action {
        TacticalAction::Fire(..)
        | TacticalAction::Volley(_)
        | TacticalAction::Beam(..)
        | TacticalAction::Bomb(..) => {
            t!(lang, "x4b-verb-fire")
        }
        TacticalAction::Fly(..) => t!(lang, "x4b-verb-fly"),
        TacticalAction::Deploy(_) | TacticalAction::Mine(_) | TacticalAction::LineUp => {
            t!(lang, "x4b-verb-place")
        }
        TacticalAction::Storm(_) => t!(lang, "x4b-verb-storm"),
        TacticalAction::Depart => t!(lang, "x4b-verb-leave"),
        TacticalAction::EndTurn => t!(lang, "x4b-verb-end"),
        _ => t!(lang, "x4-verb-choose"),
    }
}

/// What one points at.
pub(super) fn about(view: &View, spot_: Spot, lang: Lang) -> Option<(String, Vec<(String, String)>)> {
    let field = Battlefield::now(view)?;
    let pack = view.pack.pack();
    match spot_ {
        Spot::Cell(cell) => {
            let mut lines = Vec::new();
            if field.rocks.contains(&cell) {
                lines.push((String::new(), t!(lang, "x4b-about-rock")));
            }
            if field.mines.contains(&cell) {
                lines.push((String::new(), t!(lang, "x4b-about-mine")));
            }
            if field.planet == Some(cell) {
                lines.push((String::new(), t!(lang, "x4b-about-planet")));
            }
            Some((t!(lang, "x4b-hex", at = spot(cell)), lines))
        }
        Spot::Unit(number) => {
            let unit = field.soldier(number)?;
            let weapons: Vec<String> = unit.weapons.iter().map(|card| arm(pack, *card, lang)).collect();
            let [sh, ar, hu] = unit.left;
            let points = t!(lang, "x4b-about-points", sh = sh, ar = ar, hu = hu);
            let lines =
                vec![(t!(lang, "x4b-about-left"), points), (t!(lang, "x4b-about-arms"), weapons.join(", "))];
            Some((soldier(pack, unit, lang), lines))
        }
        Spot::Facing(_) | Spot::Word(_) => None,
    }
}

/// A weapon with its range.
fn arm(pack: &Pack, card: Option<interportal::ids::Weapon>, lang: Lang) -> String {
    card.map_or_else(
        || t!(lang, "x4b-attack"),
        |it| t!(lang, "x4b-weapon", it = names::name(&pack[it].name, lang), n = pack[it].range),
    )
}

/// The system that an event is about.
pub(super) const fn hex(event: &TacticalEvent) -> Option<Hex> {
    match event {
        TacticalEvent::Began(hex) | TacticalEvent::Round(hex, _) | TacticalEvent::Ended(hex) => Some(*hex),
        _ => None,
    }
}

/// Who did something, and what; nobody where it happened by itself.
pub(super) fn said(event: &TacticalEvent, pack: &Pack, who: &Names, lang: Lang) -> (Option<Seat>, String) {
    let bold = |text: String| html! { b { (text) } }.into_string();
    let unit = |it: Fighter| {
        let name = names::title(names::hull(pack, it.hull, lang));
        bold(t!(lang, "x4b-unit", it = name, n = it.number))
    };
    let whose = |it: Fighter| match it.owner {
        Some(seat) => format!("{} {}", who.mark(seat).into_string(), unit(it)),
        None => unit(it),
    };
    let words = match *event {
        TacticalEvent::Began(hex) => t!(lang, "x4b-log-began", place = bold(names::place(hex).to_owned())),
        TacticalEvent::Round(_, n) => t!(lang, "x4b-log-round", n = n),
        TacticalEvent::Ended(hex) => t!(lang, "x4b-log-ended", place = bold(names::place(hex).to_owned())),
        TacticalEvent::StayedOut(it) => t!(lang, "x4b-log-stayed-out", it = whose(it)),
        TacticalEvent::Deployed(it, cell) => t!(lang, "x4b-log-deployed", it = whose(it), at = spot(cell)),
        TacticalEvent::Mined(seat, cell) => return (Some(seat), t!(lang, "x4b-log-mined", at = spot(cell))),
        TacticalEvent::Switched(it, what, true) => {
            t!(lang, "x4b-log-switched-on", it = whose(it), what = device(what, lang))
        }
        TacticalEvent::Switched(it, what, false) => {
            t!(lang, "x4b-log-switched-off", it = whose(it), what = device(what, lang))
        }
        TacticalEvent::Flew(it, from, to) if from == to => t!(lang, "x4b-log-turned", it = whose(it)),
        TacticalEvent::Flew(it, from, to) => {
            t!(lang, "x4b-log-flew", it = whose(it), from = spot(from), to = spot(to))
        }
        TacticalEvent::Grazed(it, cell) => t!(lang, "x4b-log-grazed", it = whose(it), at = spot(cell)),
        TacticalEvent::Blown(it, cell) => t!(lang, "x4b-log-blown", it = whose(it), at = spot(cell)),
        TacticalEvent::Merged(it, other) => t!(lang, "x4b-log-merged", it = whose(it), other = whose(other)),
        // The line that follows says what it did.
        TacticalEvent::Rolled(_) => String::new(),
        TacticalEvent::Fired(it, card, target, hits, lost) => {
            let weapon = match card {
                Some(card) => names::name(&pack[card].name, lang).to_owned(),
                None => t!(lang, "x4b-attack"),
            };
            match hits {
                0 => t!(lang, "x4b-log-missed", it = whose(it), weapon = weapon, target = whose(target)),
                _ => t!(
                    lang,
                    "x4b-log-fired",
                    it = whose(it),
                    weapon = weapon,
                    target = whose(target),
                    hits = hits,
                    lost = lost
                ),
            }
        }
        TacticalEvent::Intercepted(it, n) => t!(lang, "x4b-log-intercepted", it = whose(it), n = n),
        TacticalEvent::Hurt(it, n) => t!(lang, "x4b-log-hurt", it = whose(it), n = n),
        TacticalEvent::Marked(it) => t!(lang, "x4b-log-marked", it = whose(it)),
        TacticalEvent::Commanded(it, target) => {
            t!(lang, "x4b-log-commanded", it = whose(it), target = whose(target))
        }
        TacticalEvent::Disrupted(it, target, true) => {
            t!(lang, "x4b-log-disrupted", it = whose(it), target = whose(target))
        }
        TacticalEvent::Disrupted(it, target, false) => {
            t!(lang, "x4b-log-not-disrupted", it = whose(it), target = whose(target))
        }
        TacticalEvent::Stormed(it, target, n) => {
            t!(lang, "x4b-log-stormed", it = whose(it), target = whose(target), n = n)
        }
        TacticalEvent::Captured(it) => t!(lang, "x4b-log-captured", it = whose(it)),
        TacticalEvent::Destroyed(it) => t!(lang, "x4b-log-destroyed", it = whose(it)),
        TacticalEvent::Mended(it, n) => t!(lang, "x4b-log-mended", it = whose(it), n = n),
        TacticalEvent::Swept(it, n) => t!(lang, "x4b-log-swept", it = whose(it), n = n),
        TacticalEvent::Docked(it, carrier) => {
            t!(lang, "x4b-log-docked", it = whose(it), carrier = whose(carrier))
        }
        TacticalEvent::Departed(it) => t!(lang, "x4b-log-departed", it = whose(it)),
        TacticalEvent::SecondTurn(it) => t!(lang, "x4b-log-again", it = whose(it)),
    };
    (None, words)
}

/// The picture of a hull.
fn glyph(pack: &Pack, hull: HullOf) -> &'static str {
    match hull {
        HullOf::Ship(ship) => fleets::icon(&pack[ship]),
        HullOf::Neutral(_) => "neutral",
    }
}

//! The two sides of a battle, unit by unit: points, weapons, and for units that can be aimed at the chance that they fall.

use super::percent;
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::press::press;
use crate::pages::components::{icon, icon_s, seat_class};
use crate::pages::interportal::{fleets, names};
use engine::{Chance, Game, Seat, Seats};
use interportal::cards::Pack;
use interportal::duel::{Duel, Fighter};
use interportal::ids::{Class, Weapon};
use interportal::odds::{Combatant, Encounter, HullOf, Odds};
use interportal::{State, View};
use maud::{Markup, html};

/// How often a round is fought to tell whether a target falls in it.
const ROUNDS_RUN: u32 = 600;

/// One side.
pub(super) struct Party {
    /// Whose units they are.
    pub(super) name: String,
    /// The class of its colour.
    pub(super) class: &'static str,
    /// Its units.
    pub(super) members: Vec<Member>,
}

/// A unit in a battle of quick mode.
pub(super) struct Member {
    /// What it is called on the field and in what happened.
    pub(super) token: String,
    /// The number by which it can be aimed at.
    number: u8,
    hull: HullOf,
    pub(super) class: Class,
    initiative: u8,
    left: [u8; 3],
    full: [u8; 3],
    weapons: Vec<Weapon>,
    pub(super) is_out: bool,
    /// Chance in hundredths that it is lost in the whole battle.
    risk: Option<u32>,
    /// Whether it can be aimed at, and the chance in hundredths that it falls in this round then.
    pub(super) aim: Option<u32>,
}

/// The chance in hundredths that a unit falls in this round if the player aims at it, or boards it; the fitting of ships in
/// the battle lies open, and what is hidden is imagined.
pub(in crate::pages::interportal) fn falls(view: &View, seat: Seat, target: u8, boards: bool) -> Option<u32> {
    let n = if Duel::now(view).is_some() {
        Duel::aimed(&State::imagine(view, seat, Chance::seeded(0)), seat, (target, boards), ROUNDS_RUN, 0)
    } else {
        let encounter = Encounter::now(view).filter(|encounter| encounter.seat == seat)?;
        encounter.aimed(view, target, boards, ROUNDS_RUN, 0)
    };
    Some(percent(n, ROUNDS_RUN))
}

/// The name of a unit on the field: the numbers of ships and of neutral units begin both with 1.
pub(in crate::pages::interportal) fn token(owner: Option<Seat>, number: u8) -> String {
    format!("{}{number}", if owner.is_some() { "o" } else { "n" })
}

/// The chance that a unit falls, if the viewer can aim at it now.
fn aim(scene: &Scene<'_, State>, number: u8) -> Option<u32> {
    let key = names::target_key(scene.view, number)?;
    let is_lit = scene.lit(&key).next().is_some();
    scene.turn.filter(|_| is_lit).and_then(|turn| falls(scene.view, turn.seat, number, false))
}

/// The player and the neutral units.
pub(super) fn of_encounter(scene: &Scene<'_, State>, encounter: &Encounter, odds: &Odds) -> [Party; 2] {
    let (view, lang, seat) = (scene.view, scene.lang, encounter.seat);
    let (own, neutral): (Vec<_>, Vec<_>) = encounter.units(view, seat).into_iter().partition(|unit| unit.own);
    let member = |unit: Combatant| {
        let of = |number: u8| odds.losses.iter().find(|(ship, _)| *ship == number);
        let risk = of(unit.number).filter(|_| unit.own).map(|(_, lost)| percent(*lost, odds.n_runs));
        Member {
            token: token(Some(seat).filter(|_| unit.own), unit.number),
            number: unit.number,
            hull: unit.hull_of,
            class: unit.class,
            initiative: unit.initiative,
            left: unit.left,
            full: unit.full,
            is_out: unit.left[2] == 0 || unit.captured,
            weapons: unit.weapons,
            risk,
            aim: if unit.own { None } else { aim(scene, unit.number) },
        }
    };
    let group = names::title(names::name(&view.pack.pack()[encounter.group].name, lang));
    [
        Party {
            name: scene.names.of(seat).to_owned(),
            class: seat_class(seat.0 + 1),
            members: own.into_iter().map(member).collect(),
        },
        Party { name: group, class: "neutral", members: neutral.into_iter().map(member).collect() },
    ]
}

/// The side of the viewer, or else the attackers, and the other side; who fights knows of all ships what they carry.
pub(super) fn of_duel(scene: &Scene<'_, State>, duel: &Duel, world: Option<&State>) -> [Party; 2] {
    let fighters = duel.fighters(scene.view);
    let fitted = world.map(Duel::units).unwrap_or_default();
    let pack = scene.view.pack.pack();
    let party = |seats: Seats| {
        let own = fighters.iter().filter(|fighter| seats.has(fighter.seat));
        let member = |fighter: &Fighter| {
            let fit = fitted.iter().find(|unit| unit.number == fighter.number);
            Member {
                token: token(Some(fighter.seat), fighter.number),
                number: fighter.number,
                hull: HullOf::Ship(fighter.ship),
                class: fighter.class,
                initiative: fit.map_or(pack[fighter.ship].ini, |unit| unit.initiative),
                left: fighter.left,
                full: fit.map_or([fighter.left[0], fighter.left[1], fighter.hull], |unit| unit.full),
                weapons: fit.map(|unit| unit.weapons.clone()).unwrap_or_default(),
                is_out: fighter.left[2] == 0 || fighter.captured,
                risk: None,
                aim: aim(scene, fighter.number),
            }
        };
        let all: Vec<&str> = seats.iter().map(|seat| scene.names.of(seat)).collect();
        let first = seats.iter().next().map(|seat| seat_class(seat.0 + 1));
        Party { name: all.join(", "), class: first.unwrap_or_default(), members: own.map(member).collect() }
    };
    let is_defended = scene.seat().is_some_and(|seat| duel.defenders.has(seat));
    let (one, other) = match is_defended {
        true => (duel.defenders, duel.attackers),
        false => (duel.attackers, duel.defenders),
    };
    [party(one), party(other)]
}

impl Party {
    /// Hull points that are left, and those of whole units.
    pub(super) fn hull(&self) -> [u32; 2] {
        let sum = |points: fn(&Member) -> u8| self.members.iter().map(|it| u32::from(points(it))).sum();
        [sum(|it| if it.is_out { 0 } else { it.left[2] }), sum(|it| it.full[2])]
    }
}

impl Member {
    /// Its name on the page.
    pub(super) fn name(&self, pack: &Pack, lang: crate::i18n::Lang) -> String {
        names::title(names::hull(pack, self.hull, lang))
    }

    /// What a press on it chooses.
    pub(super) fn key(&self, view: &View) -> Option<String> {
        names::target_key(view, self.number).filter(|_| self.aim.is_some())
    }
}

/// A side as a list.
pub(super) fn list(scene: &Scene<'_, State>, party: &Party) -> Markup {
    let [left, full] = party.hull();
    html! {
        section.sd.(party.class) {
            h3 { span { (party.name) } b { (icon("hull")) (left) "/" (full) } }
            ul { @for member in &party.members { (unit(scene, member)) } }
        }
    }
}

fn unit(scene: &Scene<'_, State>, it: &Member) -> Markup {
    let (pack, lang) = (scene.view.pack.pack(), scene.lang);
    let glyph = match it.hull {
        HullOf::Ship(ship) => fleets::icon(&pack[ship]),
        HullOf::Neutral(_) => "neutral",
    };
    html! {
        li.lost[it.is_out].lit[it.aim.is_some()] {
            (icon(glyph))
            b { (it.name(pack, lang)) }
            small.cl { (it.class) " " (icon_s("initiative")) (it.initiative) }
            span.hp role="img" aria-label=(t!(lang, "x4b-about-points", sh = it.left[0], ar = it.left[1], hu = it.left[2])) {
                @for (n, kind) in ["sh", "ar", "hu"].into_iter().enumerate() {
                    @for point in 0..it.full[n].max(it.left[n]) { i.(kind).on[point < it.left[n]] {} }
                }
            }
            @if let Some(n) = it.aim { b.falls { (n) " %" } }
            @if !it.weapons.is_empty() {
                small.arms { @for (n, weapon) in it.weapons.iter().enumerate() { @if n > 0 { ", " } (names::name(&pack[*weapon].name, lang)) } }
            }
            @if let Some(risk) = it.risk.filter(|risk| *risk > 0 && !it.is_out) {
                small.risk { (t!(lang, "x4t-odds-ship", n = risk)) }
            }
            (target(scene, it))
        }
    }
}

/// What lies over a unit that can be aimed at: a press on the unit chooses that.
fn target(scene: &Scene<'_, State>, it: &Member) -> Markup {
    let Some((key, chance)) = it.key(scene.view).zip(it.aim) else { return html! {} };
    let press = press(scene.lit(&key), &key, None);
    let name = scene.names.text(names::target(scene.view, it.number, scene.lang));
    html! {
        // The unit on the field is the lit piece; this is its twin.
        button.aim type="button" id=(key) data-key=(key) data-act=[press.act] data-group=[press.group]
            aria-label={ (name) ", " (t!(scene.lang, "x4t-falls", n = chance)) } {}
    }
}

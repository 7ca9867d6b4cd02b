//! The technology board: slots by level, lines between them, cubes of those who researched.

use super::{names, spaces};
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::{icon, mark, seat_class};
use crate::pages::once::{self, Once};
use beyond_the_sun::cards::{Pack, SlotCard, TechCard};
use beyond_the_sun::ids::{Slot, Tech};
use beyond_the_sun::words::roman;
use beyond_the_sun::{Holder, State, Tableau, Thing, View};
use engine::{Index, Seat};
use maud::{Markup, html};

/// Half the width of a card, in hundredths of the board; the style sheet has the same number.
const HALF: f32 = 10.3;
/// Where the centres of the highest and lowest cards are, in hundredths of the board.
const TOP: f32 = 7.6;

pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    html! {
        section.tree.panel.pane.pane-board aria-label=(t!(lang, "bts-tree")) {
            div.lvtabs {
                @for level in 1..=4_u8 {
                    a href={ "#level-" (level) } {
                        (roman(level))
                        @let n_lit = n_lit(scene, level);
                        @if n_lit > 0 { span.badge.lit { (n_lit) } }
                    }
                }
            }
            div.tree-scroll {
                div.tree-in {
                    div.levels {
                        @for level in 1..=4_u8 { h2 #{ "level-" (level) } { (heading(scene, level)) } }
                    }
                    div.slots data-board="tree" {
                        (lines(scene))
                        @for slot in Slot::all() { (self::slot(scene, slot)) }
                    }
                }
            }
        }
    }
}

/// Whether a choice with a key lights a slot, or a space on its card.
fn lights(scene: &Scene<'_, State>, slot: Slot) -> impl Fn(&str) -> bool + use<> {
    let on_card = scene.view.slots[slot.at()].map(|tech| format!("space-{tech}-"));
    let key = names::slot_key(slot);
    move |it: &str| it == key || on_card.as_deref().is_some_and(|start| it.starts_with(start))
}

/// How many choices wait on a level.
fn n_lit(scene: &Scene<'_, State>, level: u8) -> usize {
    let pack = scene.view.pack.pack();
    let of_slot = |slot: Slot| {
        let lights = lights(scene, slot);
        scene.choices.iter().filter(move |choice| choice.key.as_deref().is_some_and(&lights)).count()
    };
    Slot::all().filter(|slot| pack[*slot].level == level).map(of_slot).sum()
}

fn heading(scene: &Scene<'_, State>, level: u8) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let points = view.pack.score.tech[usize::from(level)];
    let left = (level >= 2).then(|| view.n_techs[usize::from(level) - 2]);
    html! {
        (t!(lang, "bts-level", level = roman(level)))
        @if points > 0 { " · " (t!(lang, "bts-vp", n = points)) }
        @if let Some(left) = left { small { (t!(lang, "bts-in-deck", n = left)) } }
    }
}

/// The lines between slots, below the cards: thick where one has what it starts from.
fn lines(scene: &Scene<'_, State>) -> Markup {
    let (view, pack) = (scene.view, scene.view.pack.pack());
    let mine = scene.seat().map(|seat| view.tableaus[seat].researched);
    html! {
        svg.edges viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" {
            @for slot in Slot::all() {
                @let wanted = scene.lit(&names::slot_key(slot)).next().is_some();
                @for from in pack[slot].needs {
                    @let have = mine.is_some_and(|mine| mine.has(from));
                    @let both = have && mine.is_some_and(|mine| mine.has(slot));
                    path.edge.have[both].want[have && wanted] d=(WAYS.get((once::of_pack(pack), from, slot), || html! { (way(pack, from, slot)) })) {}
                }
            }
        }
    }
}

/// The lines, by pack and slots.
static WAYS: Once<(usize, Slot, Slot)> = Once::new();

fn way(pack: &Pack, from: Slot, to: Slot) -> String {
    let ([x, y], [to_x, to_y]) = (at(pack, from), at(pack, to));
    let (right, left) = (x + HALF, to_x - HALF);
    let middle = (right + left) / 2.0;
    format!("M{x} {y}H{right}C{middle} {y} {middle} {to_y} {left} {to_y}H{to_x}")
}

/// The centre of a slot in hundredths of the board below the headings; the levels share its width.
fn at(pack: &Pack, slot: Slot) -> [f32; 2] {
    let ys = || pack.slots.iter().map(|card| f32::from(card.at.y));
    let (least, most) = (ys().fold(f32::MAX, f32::min), ys().fold(f32::MIN, f32::max));
    let card = &pack[slot];
    let y = TOP + (f32::from(card.at.y) - least) * (100.0 - 2.0 * TOP) / (most - least).max(1.0);
    [f32::from(card.level) * 25.0 - 12.5, y.round()]
}

/// A slot with its card, which is drawn again only if something about it has changed.
fn slot(scene: &Scene<'_, State>, slot: Slot) -> Markup {
    let at = |view: &View| {
        let tech = view.slots[slot.at()];
        let has = |it: &Tableau| it.researched.has(slot);
        let stands = |it: &Tableau| {
            let space = it.pawn.filter(|space| tech.is_some_and(|tech| space.holder == Holder::Tech(tech)));
            space.map(|space| (space.n, it.pushed))
        };
        let seats: Vec<_> = view.tableaus.iter().map(|(_, it)| (has(it), stands(it))).collect();
        (tech, seats)
    };
    let (view, before) = (scene.view, scene.before.map(at));
    // Where a card was found since, pawns stood nowhere here.
    let hidden = (view.events.has(slot), view.anarchist_actions.has(slot), view.is_solo());
    let lights = lights(scene, slot);
    scene.piece_lit_by("slot", lights, &(slot.at() as u8, at(view), before, hidden), || drawn(scene, slot))
}

fn drawn(scene: &Scene<'_, State>, slot: Slot) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let (pack, card) = (view.pack.pack(), &view.pack.pack()[slot]);
    let key = names::slot_key(slot);
    let press = names::press(scene.lit(&key), &key, scene.why(Thing::Slot(slot)));
    let tech = view.slots[slot.at()].map(|tech| (tech, &pack[tech]));
    let have = scene.seat().is_some_and(|seat| view.tableaus[seat].researched.has(slot));
    let owners: Vec<Seat> =
        view.tableaus.iter().filter(|(_, it)| it.researched.has(slot)).map(|(seat, _)| seat).collect();
    let changed = scene.before.is_some_and(|before| {
        before.slots[slot.at()] != view.slots[slot.at()]
            || before.tableaus.iter().any(|(seat, it)| it.researched.has(slot) != owners.contains(&seat))
    });
    let [_, y] = at(pack, slot);
    html! {
        div.slot.{ "lv-" (card.level) }.{ "y-" (y) }.have[have].hid[tech.is_none()] {
            button.tile.face.can.is-lit[press.is_lit()].is-changed[changed] type="button" id=(key) data-key=(key)
                data-act=[press.act] data-group=[press.group] data-why=[press.why] {
                @match tech {
                    Some((id, tech)) => (FACES.get(
                        (once::of_pack(pack), id, lang as u8, view.is_solo()),
                        || face(scene, tech),
                    )),
                    None => (unknown(scene, slot, card)),
                }
                span.cubes {
                    @for seat in &owners {
                        i.cube.(seat_class(seat.0 + 1)) data-key={ "cube-" (slot) "-" (seat) } { (mark(seat.0 + 1)) }
                    }
                    @if !owners.is_empty() {
                        span.vh {
                            (t!(lang, "bts-researched-by",
                                names = owners.iter().map(|seat| scene.names.of(*seat)).collect::<Vec<_>>().join(", ")))
                        }
                    }
                }
            }
            @if view.anarchist_actions.has(slot) {
                span.plot title=(t!(lang, "bta-card-lies")) { (icon("pirate")) span.vh { (t!(lang, "bta-card-lies")) } }
            }
            @if let Some((id, tech)) = tech {
                div.acts { (spaces::of_card(scene, Holder::Tech(id), &tech.actions)) }
            }
        }
    }
}

/// What is printed on technologies, by pack, card, language, and whether one plays alone.
static FACES: Once<(usize, Tech, u8, bool)> = Once::new();

/// A technology that lies open.
fn face(scene: &Scene<'_, State>, tech: &TechCard) -> Markup {
    let (words, lang) = (names::table_words(scene.view, scene.lang), scene.lang);
    html! {
        (strip(scene, tech))
        span.name { (names::on_card(&tech.name, lang)) }
        @if tech.actions.is_empty() { span.fx.quiet { (lasting(&words, tech, lang)) } }
    }
}

/// What a card without actions is good for, in a few words.
fn lasting(words: &beyond_the_sun::words::Words<'_>, tech: &TechCard, lang: crate::i18n::Lang) -> String {
    let ability = tech.abilities_in(words.solo).next().map(|ability| words.ability(ability));
    let scores = words.scoring(tech.end_in(words.solo));
    match ability {
        Some(ability) => names::cut(&ability, 34),
        None if !scores.is_empty() => names::cut(&scores, 34),
        None => t!(lang, "bts-no-action"),
    }
}

/// The types on the left edge, and the one it passes on.
pub(super) fn strip(scene: &Scene<'_, State>, tech: &TechCard) -> Markup {
    let words = names::words(scene.view.pack.pack(), scene.lang);
    html! {
        span.strip {
            @for kind in &tech.left {
                span.(names::type_class(*kind)) { (icon(names::type_icon(*kind))) span.vh { (words.kind(*kind)) " " } }
            }
        }
        @if let Some(kind) = tech.right { span.passes.(names::type_class(kind)) aria-hidden="true" {} }
    }
}

/// A slot whose card has not been found yet.
fn unknown(scene: &Scene<'_, State>, slot: Slot, card: &SlotCard) -> Markup {
    let lang = scene.lang;
    let waits = scene.view.events.has(slot);
    let n_needs = card.needs.len();
    let needs = match (card.need, n_needs) {
        _ if waits => t!(lang, "bts-event-waits"),
        (1, 1) => t!(lang, "bts-needs-one"),
        (need, all) if need == all => t!(lang, "bts-needs-both"),
        (need, all) => t!(lang, "bts-needs", need = need, all = all),
    };
    html! {
        span.unknown {
            (icon(if waits { "event" } else { "research" }))
            span {
                span.name { (t!(lang, "bts-undiscovered")) @if let Some(label) = &card.label { " " (label) } }
                small { (needs) }
            }
        }
    }
}

//! Effects as rows of glyphs, as short as a card allows; the popover has the sentence.

use super::names;
use crate::pages::components::{icon, sprite_url};
use crate::pages::once::{self, Once};
use beyond_the_sun::cards::Pack;
use beyond_the_sun::effect::{Cost, Cube, Effect, EffectOption, Face, Item, Scale, Sorts, Step};
use beyond_the_sun::ids::Sort;
use maud::{Markup, PreEscaped, html};
use std::sync::Arc;

/// One sign of a row.
enum Glyph {
    /// A number or a sign of punctuation.
    Text(String),
    /// An icon, with the class that colours it.
    Icon(&'static str, &'static str),
}

/// More signs than this do not fit beside a space.
const MOST: usize = 8;

/// The effect in glyphs. They are decoration: screen readers get the sentence.
pub(super) fn row(pack: &Pack, effect: Effect, most: usize) -> Markup {
    let mut glyphs = Vec::new();
    write(pack, effect, &mut glyphs);
    let is_cut = glyphs.len() > most;
    glyphs.truncate(if is_cut { most.saturating_sub(1) } else { most });
    html! {
        span.fx aria-hidden="true" {
            @for glyph in &glyphs {
                @match glyph {
                    Glyph::Text(text) => { span { (text) } }
                    Glyph::Icon(name, class) => { svg.ic.(class) { use href=(sprite_url(name)) {} } }
                }
            }
            @if is_cut { span { "…" } }
        }
    }
}

/// The effect beside a space of a card.
pub(super) fn beside(pack: &'static Pack, effect: Effect) -> PreEscaped<Arc<str>> {
    static ROWS: Once<(usize, Effect)> = Once::new();
    ROWS.get((once::of_pack(pack), effect), || row(pack, effect, MOST))
}

/// A sort of production as an icon.
pub(super) fn sort(sort: Sort) -> Markup {
    html! { span.{ "c-" (sort) } { (icon(names::sort_icon(sort))) } }
}

fn write(pack: &Pack, effect: Effect, into: &mut Vec<Glyph>) {
    for (n, choice) in pack.code.options(effect).iter().enumerate() {
        if n > 0 {
            into.push(text("/"));
        }
        option(pack, choice, into);
    }
}

fn option(pack: &Pack, choice: &EffectOption, into: &mut Vec<Glyph>) {
    cost(choice.cost, into);
    for item in pack.code.items(choice.items) {
        self::item(pack, *item, into);
    }
}

fn cost(cost: Cost, into: &mut Vec<Glyph>) {
    let start = into.len();
    let parts = [
        (cost.ore, "ore", "i-ore"),
        (cost.ore_to_player, "people", "i-ore"),
        (cost.recall, "recall", ""),
        (cost.ships, "ship-1", ""),
    ];
    for (n, name, class) in parts.into_iter().filter(|(n, ..)| *n > 0) {
        into.extend([text(n), Glyph::Icon(name, class)]);
    }
    if into.len() > start {
        into.push(text(":"));
    }
}

fn item(pack: &Pack, item: Item, into: &mut Vec<Glyph>) {
    match item {
        Item::Step(step, scale) => {
            self::step(step, into);
            if let Some(Scale { .. }) = scale {
                into.push(text("×"));
            }
        }
        Item::Repeat(n, effect) => {
            into.push(text(format_args!("{n}×")));
            write(pack, effect, into);
        }
        Item::Optional(effect) => {
            into.push(text("("));
            write(pack, effect, into);
            into.push(text(")"));
        }
        Item::Group(effect) | Item::If(_, effect, _) => write(pack, effect, into),
        Item::For(_, effect) => {
            into.push(Glyph::Icon("people", ""));
            write(pack, effect, into);
        }
    }
}

fn step(step: Step, into: &mut Vec<Glyph>) {
    let icon = |name| Glyph::Icon(name, "");
    let counted = |name, n: u8| vec![icon(name), text(n)];
    into.extend(match step {
        Step::Gain(n) => vec![text(format_args!("+{n}")), Glyph::Icon("ore", "i-ore")],
        Step::Pay(n) | Step::PayPlayer(n) | Step::LoseOre(n) | Step::GiveOre(n) => {
            vec![text(format_args!("−{n}")), Glyph::Icon("ore", "i-ore")]
        }
        Step::TakeOre(n) => vec![text(format_args!("+{n}")), Glyph::Icon("ore", "i-ore"), icon("people")],
        Step::LosePop(n) => counted("recall", n),
        Step::Convert { cube, face, .. } => vec![icon(cube_icon(cube)), text("→"), icon(face_icon(face))],
        Step::Grow => vec![Glyph::Icon("food", "i-food"), icon("population")],
        Step::Mine => vec![Glyph::Icon("ore", "i-ore"), icon("produce")],
        Step::Trade => vec![icon("trade")],
        Step::Automate(Sorts::Food) => vec![icon("automate"), Glyph::Icon("food", "i-food")],
        Step::Automate(Sorts::Ore) => vec![icon("automate"), Glyph::Icon("ore", "i-ore")],
        Step::Automate(Sorts::Any) => vec![icon("automate")],
        Step::MoveSupply { n, .. } => counted("supply", n),
        Step::Research(research) => vec![icon(level_icon(research.level))],
        Step::PrivateTech { level, .. } => vec![icon("lock"), icon(level_icon(level))],
        Step::Jump { n, .. } | Step::Warp(n) => counted("jump", n),
        Step::UpgradeShips { ships, by } => counted("upgrade", ships.saturating_mul(by)),
        Step::UpgradePoints(n) | Step::UpgradeStart(n) => counted("upgrade", n),
        Step::Colonise { .. } => vec![icon("colonise")],
        Step::Charter { .. } | Step::TakeDyson => vec![icon("colony")],
        Step::Copy { .. } => vec![icon("redo")],
        Step::OpenGuild(_) => vec![icon("guild")],
        Step::AttachSystem { .. } | Step::AttachDyson(_) => vec![icon("system")],
        Step::AttachPrivate { .. } => vec![icon("lock"), icon("system")],
        Step::PrivateAchievement(_) => vec![icon("lock"), icon("achievement")],
        Step::PlaceShip { level, .. } => vec![icon(ship_icon(level))],
        Step::PlaceTile(_) => vec![text("+"), icon("shield")],
        Step::Banish(n) | Step::Museum(n) => counted("ship-1", n),
        Step::Vp(n) | Step::AttachVp { vp: n, .. } => vec![text(n), Glyph::Icon("vp", "i-vp")],
        Step::AddAchievement(_) => vec![icon("achievement")],
        Step::Scatter | Step::Predict | Step::Threat { .. } => vec![icon("event")],
        Step::AnarchistShip(_) => vec![icon("ship-1")],
        Step::AnarchistJump(n) => counted("jump", n),
    });
}

fn text(text: impl ToString + Copy) -> Glyph {
    Glyph::Text(text.to_string())
}

fn cube_icon(cube: Cube) -> &'static str {
    match cube {
        Cube::Supply => "supply",
        Cube::Pop => "population",
        Cube::Ship => "ship-1",
    }
}

fn face_icon(face: Face) -> &'static str {
    match face.level() {
        Some(level) => ship_icon(level),
        None if face == Face::Pop => "population",
        None => "supply",
    }
}

pub(super) fn ship_icon(level: u8) -> &'static str {
    match level {
        1 => "ship-1",
        2 => "ship-2",
        3 => "ship-3",
        _ => "ship-4",
    }
}

pub(super) fn level_icon(level: u8) -> &'static str {
    match level {
        1 => "research-1",
        2 => "research-2",
        3 => "research-3",
        _ => "research-4",
    }
}

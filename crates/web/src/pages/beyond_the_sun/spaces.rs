//! Action spaces: the hexagons that pawns stand on, wherever they are printed.

use super::{glyphs, names};
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::{icon, mark, seat_class};
use beyond_the_sun::cards::ActionCard;
use beyond_the_sun::{Holder, Space, State, Thing};
use maud::{Markup, html};

/// All spaces of a box with one action, and what that does.
pub(super) fn of_box(scene: &Scene<'_, State>, holder: Holder) -> Markup {
    let pack = scene.view.pack.pack();
    let n_spaces = holder.n_spaces(pack, scene.view.n_seats());
    html! {
        span.sp {
            @for n in 0..n_spaces { (hexagon(scene, Space { holder, n })) }
            @if let Some(effect) = holder.effect(pack, 0) { (glyphs::beside(pack, effect)) }
        }
    }
}

/// The actions of a card, a row each: the spaces, and what they do.
pub(super) fn of_card(scene: &Scene<'_, State>, holder: Holder, actions: &[ActionCard]) -> Markup {
    let pack = scene.view.pack.pack();
    let mut first = 0;
    let rows = actions.iter().map(|action| {
        let from = first;
        first += action.spaces;
        (from..first, action.effect)
    });
    html! {
        @for (spaces, effect) in rows {
            span.sp {
                @for n in spaces { (hexagon(scene, Space { holder, n })) }
                (glyphs::beside(pack, effect))
            }
        }
    }
}

/// One space: the pawn on it, or what it costs on top.
fn hexagon(scene: &Scene<'_, State>, space: Space) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let key = names::space_key(space);
    let press = names::press(scene.lit(&key), &key, scene.why(Thing::Space(space)));
    let unlimited = space.is_unlimited(pack);
    let on_it = |(_, tableau): &(_, &beyond_the_sun::Tableau)| tableau.pawn == Some(space);
    let pawns: Vec<_> = view.tableaus.iter().filter(on_it).map(|(seat, _)| seat).collect();
    let blocks = view.pawn_on(space).filter(|_| !unlimited);
    let extra = space.surcharge(pack, view.n_seats());
    let there = match blocks {
        Some(seat) => t!(lang, "bts-space-taken", name = scene.names.of(seat)),
        None if unlimited => t!(lang, "bts-space-unlimited"),
        None => t!(lang, "bts-space-free"),
    };
    let name = names::holder(pack, space.holder, lang);
    let words = t!(lang, "bts-space", name = name, n = space.n + 1, there = there);
    let moved = scene.before.is_some_and(|before| before.pawn_on(space) != view.pawn_on(space));
    html! {
        button.hexb.can.is-lit[press.is_lit()].taken[blocks.is_some()].is-changed[moved]
            .(blocks.map(|seat| seat_class(seat.0 + 1)).unwrap_or_default())
            type="button" id=(key) data-key=(key) data-act=[press.act] data-group=[press.group] data-why=[press.why] {
            span.vh { (words) @if extra > 0 { ", " (t!(lang, "bts-extra", n = extra)) } }
            @for seat in &pawns { span.pawn data-key={ "pawn-" (seat) } { (mark(seat.0 + 1)) } }
            @if pawns.is_empty() {
                span aria-hidden="true" {
                    @if unlimited { "∞" } @else if extra > 0 { "+" (extra) } @else { (icon("pawn")) }
                }
            }
        }
    }
}

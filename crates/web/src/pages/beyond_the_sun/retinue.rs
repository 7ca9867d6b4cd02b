//! Leaders on the table: the two rows of the draft, and what lies with a faction.

use super::{names, spaces};
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::{icon, mark, seat_class};
use beyond_the_sun::ids::{Colour, Leader, Tile};
use beyond_the_sun::retinue::Goal;
use beyond_the_sun::words::roman;
use beyond_the_sun::{Holder, State, Thing};
use engine::Seat;
use maud::{Markup, html};

/// BTL-008 to BTL-011: both rows, with those who took a leader already.
pub(super) fn draft(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let taken = |leader| view.tableaus.iter().find(|(_, it)| it.retinue.has(leader)).map(|(seat, _)| seat);
    html! {
        section.offer.draft.panel.pane.pane-board aria-label=(t!(lang, "btl-draft")) {
            div.panel-head {
                h2 { (t!(lang, "btl-draft")) }
                span.note { (t!(lang, "btl-draft-of", name = scene.names.of(picks(scene)))) }
            }
            @for colour in Colour::ALL {
                h3.colour.{ "l-" (colour) } { (colour_name(scene, colour)) }
                div.cards-row data-board={ "draft-" (colour) } {
                    @for leader in Leader::all().filter(|leader| view.pack.pack()[*leader].colour == colour) {
                        @if view.offered.has(leader) { (card(scene, leader, None)) }
                        @else if let Some(seat) = taken(leader) { (card(scene, leader, Some(seat))) }
                    }
                }
            }
        }
    }
}

/// BTL-009, BTL-010: whose pick it is, back and then forth.
fn picks(scene: &Scene<'_, State>) -> Seat {
    let view = scene.view;
    let n = view.n_seats();
    let picked: usize = view.tableaus.iter().map(|(_, it)| it.retinue.iter().count()).sum();
    let picked = picked as u8;
    let from_first = if picked < n { n - 1 - picked } else { picked - n };
    Seat((view.first.0 + from_first) % n)
}

fn colour_name(scene: &Scene<'_, State>, colour: Colour) -> String {
    match colour {
        Colour::Political => t!(scene.lang, "btl-political"),
        Colour::Military => t!(scene.lang, "btl-military"),
    }
}

fn card(scene: &Scene<'_, State>, leader: Leader, owner: Option<Seat>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let (pack, card) = (view.pack.pack(), &view.pack.pack()[leader]);
    // A leader that was taken lies with its owner as well, and is pressed there.
    let key = match owner {
        None => names::leader_key(leader),
        Some(_) => format!("taken-{leader}"),
    };
    let press = names::press(scene.lit(&key), &key, scene.why(Thing::Leader(leader)));
    html! {
        button.tile.big.leader.can.{ "l-" (card.colour) }.gone[owner.is_some()].is-lit[press.is_lit()] type="button" id=(key)
            data-key=(key) data-act=[press.act] data-group=[press.group] data-why=[press.why] {
            span.strip { span { (icon(colour_icon(card.colour))) } }
            span.name { (names::on_card(&card.name, lang)) }
            @if let Some(seat) = owner {
                span.taken-by.(seat_class(seat.0 + 1)) { (mark(seat.0 + 1)) (scene.names.of(seat)) }
            }
            @for line in &names::words(pack, lang).leader(card).0 { span.line { (line) } }
        }
    }
}

pub(super) fn colour_icon(colour: Colour) -> &'static str {
    match colour {
        Colour::Political => "guild",
        Colour::Military => "military",
    }
}

/// What the expansion gave a faction: leaders, private achievement, predictions and tiles.
pub(super) fn held(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let retinue = &view.tableaus[seat].retinue;
    html! {
        @for leader in retinue.iter() { (own(scene, seat, leader)) }
        @if let Some(goal) = retinue.goal { (self::goal(scene, seat, goal)) }
        @if retinue.predictions.iter().any(Option::is_some) {
            p.ability.predicted {
                (t!(lang, "btl-predictions")) ": "
                @for (kind, level) in retinue.predictions.iter().zip(2_u8..) {
                    @if let Some(kind) = kind {
                        span.(names::type_class(*kind)) { (icon(names::type_icon(*kind))) } (roman(level)) " "
                        span.vh { (names::words(view.pack.pack(), lang).kind(*kind)) " " }
                    }
                }
                @if retinue.vp_tiles > 0 { b { (t!(lang, "btl-vp-tiles", n = retinue.vp_tiles)) } }
            }
        }
    }
}

/// A leader with its tokens and tiles, and its private spaces (BTL-013, BTL-017, BTL-018).
fn own(scene: &Scene<'_, State>, seat: Seat, leader: Leader) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let (retinue, card) = (&view.tableaus[seat].retinue, &view.pack.pack()[leader]);
    let mine = scene.seat() == Some(seat);
    let key = if mine { names::leader_key(leader) } else { format!("{seat}-{}", names::leader_key(leader)) };
    let press = match mine {
        true => names::press(scene.lit(&key), &key, scene.why(Thing::Leader(leader))),
        false => names::Press::default(),
    };
    let tokens = retinue.tokens_on(leader);
    let text = names::words(view.pack.pack(), lang).leader(card).joined();
    html! {
        div.private.leader {
            button.tile.own.can.{ "l-" (card.colour) }.is-lit[press.is_lit()] type="button" id=(key) data-key=(key)
                data-act=[press.act] data-group=[press.group] data-why=[press.why] title=(text) {
                (icon(colour_icon(card.colour))) span.name { (names::on_card(&card.name, lang)) }
                @if card.tokens > 0 {
                    span.pips { @for n in 0..card.tokens { i.pip.on[n < tokens] aria-hidden="true" {} }
                        span.vh { (t!(lang, "btl-tokens", n = tokens)) } }
                }
                @for tile in card.tiles.iter().filter(|tile| **tile != Tile::StrengthRound) { (self::tile(scene, seat, *tile)) }
                @let n_round = card.tiles.iter().filter(|tile| **tile == Tile::StrengthRound).count();
                @if n_round > 0 { (round_tiles(n_round)) }
            }
            @if mine && !card.actions.is_empty() { div.acts { (spaces::of_card(scene, Holder::Leader(leader), &card.actions)) } }
        }
    }
}

fn tile(scene: &Scene<'_, State>, seat: Seat, tile: Tile) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let retinue = &view.tableaus[seat].retinue;
    html! {
        @match tile {
            Tile::Credit => {
                span.chip-tile.off[retinue.credit_used] {
                    (icon("credits")) span.vh { @if retinue.credit_used { (t!(lang, "btl-credit-down")) } @else { (t!(lang, "btl-credit-up")) } }
                }
            }
            Tile::StrengthSquare => {
                span.chip-tile.off[retinue.tile.under.is_some()] { "+" (retinue.tile.strength) (icon("shield"))
                    span.vh { @if retinue.tile.under.is_some() { (t!(lang, "btl-tile-out")) } @else { (t!(lang, "btl-tile-waits")) } } }
            }
            Tile::StrengthRound | Tile::VpPlusOne => {}
        }
    }
}

/// Tiles that are all alike, as one with their number.
fn round_tiles(n: usize) -> Markup {
    html! { span.chip-tile { @if n > 1 { (n) " × " } "+1" (icon("shield")) } }
}

/// BTL-047: the achievement that only its owner may claim.
fn goal(scene: &Scene<'_, State>, seat: Seat, goal: Goal) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let (pack, card) = (view.pack.pack(), &view.pack.pack()[goal.card]);
    let mine = scene.seat() == Some(seat);
    let plain = names::achievement_key(goal.card);
    let key = if mine { plain } else { format!("{seat}-{plain}") };
    let press = match mine {
        true => names::press(scene.lit(&key), &key, scene.why(Thing::Achievement(goal.card))),
        false => names::Press::default(),
    };
    html! {
        button.tile.own.can.is-lit[press.is_lit()] type="button" id=(key) data-key=(key) data-act=[press.act]
            data-group=[press.group] data-why=[press.why] {
            (icon(if goal.claimed { "check" } else { "lock" }))
            span.name { (names::achievement(pack, goal.card, lang)) }
            small { (names::words(pack, lang).condition(card.condition(view.n_seats()))) }
        }
    }
}

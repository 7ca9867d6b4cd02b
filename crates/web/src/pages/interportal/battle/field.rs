//! The field of a battle in quick mode: both sides face each other at the distance of the round, in the order in which they act.

use super::party::{Member, Party};
use crate::art::coordinate as c;
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::press::press;
use crate::pages::interportal::tactical::shape;
use interportal::State;
use maud::{Markup, html};

/// Width and height of the drawing.
const SIZE: (f64, f64) = (700.0, 300.0);

/// Units below each other, before a further column begins.
const ROWS: usize = 5;

/// The middle of a unit: the first column of a side stands nearest to the other one.
fn place(n: usize, all: usize, is_left: bool) -> (f64, f64) {
    let (column, row) = (n / ROWS, n % ROWS);
    let in_column = ROWS.min(all - column * ROWS);
    let columns = all.div_ceil(ROWS);
    // Units of a column stand in a wedge, so that no one is behind another.
    let wedge = (row as f64 - (in_column as f64 - 1.0) / 2.0).abs() * 11.0;
    let step = (210.0 / columns as f64).min(84.0);
    let x = 250.0 - column as f64 * step - wedge - if columns == 1 { 60.0 } else { 0.0 };
    let gap = 248.0 / in_column as f64;
    let y = 26.0 + gap * (row as f64 + 0.5);
    (if is_left { x } else { SIZE.0 - x }, y)
}

/// Both sides, and the distance between them.
pub(super) fn picture(scene: &Scene<'_, State>, parties: &[Party; 2], distance: u8) -> Markup {
    let lang = scene.lang;
    html! {
        svg.quick viewBox={ "0 0 " (SIZE.0) " " (SIZE.1) } role="group" aria-label=(t!(lang, "x4t-field", n = distance)) data-pb-tokens {
            @for x in [14.0, SIZE.0 - 290.0] { rect.zone x=(c(x)) y="12" width="276" height="276" rx="14" {} }
            path.range d="M304 272v12M304 278H396M396 272v12" {}
            text.range x="350" y="262" text-anchor="middle" { (t!(lang, "x4t-distance", n = distance)) }
            @for (party, is_left) in parties.iter().zip([true, false]) {
                @let all = party.members.len();
                @for (n, member) in party.members.iter().enumerate() {
                    (token(scene, (party, member), place(n, all, is_left), is_left))
                }
            }
            path.pb-shot data-pb-shot {}
        }
    }
}

/// A unit; a press on one that can be aimed at chooses that.
fn token(
    scene: &Scene<'_, State>,
    (party, it): (&Party, &Member),
    (x, y): (f64, f64),
    is_left: bool,
) -> Markup {
    let (pack, lang) = (scene.view.pack.pack(), scene.lang);
    let key = it.key(scene.view);
    let press = key.as_deref().map(|key| press(scene.lit(key), key, None)).unwrap_or_default();
    let turn = if is_left { "scale(1.5)" } else { "scale(-1.5 1.5)" };
    let label = match it.aim {
        Some(n) => format!("{}, {}", it.name(pack, lang), t!(lang, "x4t-falls", n = n)),
        None => it.name(pack, lang),
    };
    html! {
        g.qu.(party.class).out[it.is_out].is-lit[key.is_some()] role=[key.as_ref().map(|_| "button")] tabindex=[key.as_ref().map(|_| "-1")]
            aria-label=(label) data-act=[press.act] data-group=[press.group] data-pb-token=(it.token)
            data-at={ (c(x)) " " (c(y)) } transform={ "translate(" (c(x)) " " (c(y)) ")" } {
            circle.hit r="25" {}
            @if key.is_some() { circle.tring r="25" {} path.pip d="M18-24l6 6-6 6-6-6Z" {} }
            path.hull d=(shape(it.class)) transform=(turn) {}
            @if let Some(n) = it.aim { text.falls y="42" text-anchor="middle" { (n) " %" } }
        }
    }
}

/// The order in which the units that still fight act in this round.
pub(super) fn order(scene: &Scene<'_, State>, parties: &[Party; 2], order: &[String], round: u8) -> Markup {
    let (pack, lang) = (scene.view.pack.pack(), scene.lang);
    let found = order.iter().filter_map(|token| {
        parties.iter().find_map(|party| {
            party.members.iter().find(|member| member.token == *token).map(|member| (party, member))
        })
    });
    html! {
        @if !order.is_empty() {
            div.turnorder {
                span.lb { (t!(lang, "x4b-order", n = round)) }
                ol {
                    @for (party, member) in found {
                        li.(party.class) title=(member.name(pack, lang)) {
                            svg viewBox="-24 -17 48 34" role="img" aria-label={ (member.name(pack, lang)) ", " (party.name) } { path.hull d=(shape(member.class)) {} }
                        }
                    }
                }
            }
        }
    }
}
